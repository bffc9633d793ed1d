"""yacht_views.py - the standard views of a yacht: each builds the scene and returns the exposure.

hour is one of hours.HOURS, sun the azimuth of the sun or (azimuth, elevation); side says how far right of
the middle she lies, as a part of the picture's width.
"""

import math

import boats as B
import common
import hours
import sea
import seabed
import skies
from afloat_views import (
    embark,
    frame,
    is_catamaran,
    lagoon,
    length_and_beam,
    masthead,
    moor,
    sea_grass,
    set_down,
)
from spray import spray
from wake import wake

ISLETS = ((8, 125, 46, 26), (-105, 205, 34, 18), (120, 300, 60, 22))


def _sky(hour, sun, cloud):
    return skies.sky(hour, *(sun if isinstance(sun, (list, tuple)) else (sun,)), seed=cloud)


def anchor(
    yacht,
    heading=214,
    at=(0, 32),
    islets=ISLETS,
    hour='noon',
    sun=215,
    camera=(-3, -40, 7.0),
    side=0.12,
    below=0.22,
    seed=0,
    cloud=0.0,
    grass=21,
    company='bow',
    palms=46,
    ripple=0.22,
    steep=0.028,
    above=0.07,
):
    """At anchor, three-quarter view with a long lens from low over the water, an islet beyond."""
    lit = hours.HOURS[hour].light < 0.6
    lagoon(camera, hour, islets, grass, seed, palms=palms, ripple=ripple, steep=steep)
    moor(yacht, at, heading, company, lit=lit)
    frame(yacht, camera, at, side, below, above)
    return _sky(hour, sun, cloud)


def astern(
    yacht,
    heading=62,
    at=(0, 26),
    islets=((-62, 128, 46, 22), (70, 190, 44, 20)),
    hour='morning',
    sun=250,
    camera=(2, -34, 8.0),
    side=0.08,
    below=0.30,
    seed=3,
    cloud=3.0,
    grass=13,
    top=None,
    company='stern',
    palms=46,
):
    """At anchor seen from the quarter: cockpit, steps and bathing platform, people on the steps."""
    lagoon(camera, hour, islets, grass, seed, palms=palms)
    moor(yacht, at, heading, company, lit=hours.HOURS[hour].light < 0.6, tender_turn=26)
    common.frame_rig(camera, at, top or 0.62 * masthead(yacht) + 1, below, 0.0 if top is None else 0.07, side)
    return _sky(hour, sun, cloud)


def above(
    yacht,
    heading=32,
    seed=0,
    hour='noon',
    sun=(145, 52),
    camera=(2, -16, 74),
    target=(0, 0, 0),
    lens=52,
    edge=(0.75, 0.5),
    deep=7.5,
):
    """From a drone nearly overhead, at anchor over sand and sea grass, her shadow on the bottom."""
    edge_x, edge_y = edge
    start = 3 + seed

    def ground(x, y):
        deeper = sea.smooth(-8, 55, x * edge_x + y * edge_y + 16 * sea.fbm(x / 40, y / 40, 4, start))
        bank = -x * edge_x - y * edge_y * 0.7 + 14 * sea.fbm(x / 30, y / 30, 4, start + 6)
        ripples = 0.10 * sea.fbm(x / 7, y / 7, 4, 2) + 0.05 * sea.fbm(x / 2.5, y / 9, 3, 5)
        return -2.4 - deep * deeper + 1.9 * sea.smooth(18, 42, bank) + ripples

    bottom = seabed.bottom_material(caustics=0.22)
    seabed.terrain(ground, 0, 0, (200, 160), n=700, grass_fn=sea_grass(21 + seed), mat=bottom)
    waves = sea.wave_set(36, lmin=0.8, lmax=8, steep=0.03, seed=1 + seed)
    sea.water_rect(0, 0, 200, 160, 700, waves=waves, mat=sea.water_material(ripple=0.26))
    moor(yacht, (0, -1), heading, 'bow')
    common.camera(camera, target, lens)
    return _sky(hour, sun, 0)


def _hulls(yacht):
    """Length, beam of one hull, and its distance from the centre line, in metres."""
    length, beam = length_and_beam(yacht)
    hull = length * 0.135 if is_catamaran(yacht) else beam
    return length, hull, (beam - hull) / 2 if is_catamaran(yacht) else 0


def _wake(yacht, at, heading, gain, motor):
    length, hull, hulls = _hulls(yacht)
    return wake(length, hull, at, math.radians(heading), motor, hulls, gain)


def _under_sail(yacht, at, heading, sail_side, heel):
    motor = yacht == 'pershing64'
    B.paint.LIT = False
    root = B.make(yacht, **({} if motor else {'sails': True, 'sail_side': sail_side}))
    spray(root, *_hulls(yacht), planing=motor)
    if motor:
        return set_down(root, at, heading, 0, 2.3, 0.05)
    embark(root, 'sailing')
    lean = math.copysign(3.5 if is_catamaran(yacht) else 12, sail_side)
    return set_down(root, at, heading, -lean if heel is None else heel)


def underway(
    yacht,
    heading=24,
    seed=0,
    hour='morning',
    sun=(130, 40),
    camera=(-18, -46, 40),
    target=(-3, 2, 0),
    lens=46,
    at=(-4, -3),
    deep=1.0,
    sail_side=0.30,
    heel=None,
):
    """From a drone off the quarter: wake and dark blue water; the motor yacht planing, the others under
    sail."""
    motor = yacht == 'pershing64'

    def ground(x, y):
        return -16 - 14 * deep * sea.smooth(-30, 50, -x * 0.3 + y + 22 * sea.fbm(x / 45, y / 45, 4, 3 + seed))

    bottom = seabed.bottom_material(scatter=(0.003, 0.075, 0.14), scat_gain=1.5)
    seabed.terrain(ground, 0, 40, (520, 460), n=460, grass_fn=sea_grass(21 + seed, 0.5), mat=bottom)
    foam, air, rise = _wake(yacht, at, heading, 1.0 if motor else 0.55, motor)
    waves = sea.wave_set(50, lmin=0.7, lmax=26, steep=0.06, seed=1 + seed)
    material = sea.water_material(ripple=0.36, foamy=True)
    sea.water_rect(0, 60, 420, 400, 1350, waves=waves, foam_fn=foam, air_fn=air, disp_fn=rise, mat=material)
    _under_sail(yacht, at, heading, sail_side, heel)
    common.camera(camera, target, lens)
    return _sky(hour, sun, seed)


def sailing(
    yacht,
    heading=155,
    hour='morning',
    sun=(240, 34),
    camera=(-2, -42, 3.0),
    at=(0, 40),
    side=0.08,
    below=0.22,
    sail_side=0.24,
    heel=None,
    seed=0,
    cloud=0.0,
    coast=0.05,
    steep=0.082,
    above=0.07,
):
    """Under sail in the trade wind, from the water, with a long lens; coast: height of the hills over their
    distance."""
    half = 0.5 * length_and_beam(yacht)[0]
    stern = (at[0] - half * math.cos(math.radians(heading)), at[1] - half * math.sin(math.radians(heading)))
    foam, air, rise = _wake(yacht, stern, heading, 0.85, yacht == 'pershing64')
    waves = sea.wave_set(56, lmin=0.45, lmax=30, steep=steep, wind_dir=0.9, seed=1 + seed)
    material = sea.water_material(ripple=0.48, rough=0.05, foamy=True, haze=(350.0, 4200.0))
    sea.water(
        camera[:2],
        yaw=math.pi / 2,
        fov=0.6,
        r0=5,
        nr=760,
        na=800,
        waves=waves,
        foam_fn=foam,
        air_fn=air,
        disp_fn=rise,
        mat=material,
    )
    exposure = _sky(hour, sun, cloud)
    if coast:
        air_colour = common.AIR
        near = tuple(0.62 * a + 0.38 * b for a, b in zip(air_colour, (0.10, 0.17, 0.20)))
        far = tuple(0.82 * a + 0.18 * b for a, b in zip(air_colour, (0.10, 0.17, 0.25)))
        seabed.hills(coast * 1.5, far, 9.0 + seed, 9000)
        seabed.hills(coast * 0.8, near, 3.0 + seed, 6500)
    _under_sail(yacht, stern, heading, sail_side, heel)
    frame(yacht, camera, at, side, below, above)
    return exposure + 0.1


def dusk(
    yacht,
    heading=205,
    at=(0, 30),
    islets=((95, 210, 46, 22),),
    hour='dusk',
    sun=(97, 3.0),
    camera=(0, -48, 3.6),
    side=-0.08,
    below=0.24,
    seed=0,
    cloud=0.0,
    company='night',
    steep=0.035,
    above=0.08,
    palms=44,
):
    """At anchor with lamps lit: against the low sun, or in the blue hour with lights under water."""
    islets = (islets,) if isinstance(islets[0], (int, float)) else islets
    lagoon(
        camera, hour, islets, 40, seed, steep, 0.26, palms, base=-5 if hour == 'blue-hour' else -12, bar=False
    )
    moor(yacht, at, heading, company, toys='tender', lit=True)
    frame(yacht, camera, at, side, below, above)
    return _sky(hour, sun, cloud)


VIEWS = {
    'anchor': anchor,
    'astern': astern,
    'above': above,
    'underway': underway,
    'sailing': sailing,
    'dusk': dusk,
}
