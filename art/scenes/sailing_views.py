"""sailing_views.py - the views of a yacht on her way, with her wake; as yacht_views.py."""

import math

import numpy as np

import boats as B
import common
import company
import places
import plants
import sea
import seabed
from afloat_views import frame, is_catamaran, length_and_beam, mainland, sea_grass, set_down
from parties import cruise, hike
from people import helmsman
from spray import spray
from wake import planing_wake, wake
from yacht_views import sky


def _hulls(yacht):
    """Length, beam of one hull, and its distance from the centre line, in metres."""
    length, beam = length_and_beam(yacht)
    hull = length * 0.135 if is_catamaran(yacht) else beam
    return length, hull, (beam - hull) / 2 if is_catamaran(yacht) else 0


def _wake(yacht, at, heading, gain, motor):
    length, hull, hulls = _hulls(yacht)
    if motor:
        return planing_wake(length, hull, at, math.radians(heading))
    return wake(length, hull, at, math.radians(heading), hulls, gain)


def _whitecaps(waves, share, seed):
    """foam(x, y) in 0..1 of crests that break in the trade wind, in troops as the gusts come: the part of them
    that breaks is share, 0 to 1. waves: as of sea.wave_set(); those under 2.4 metres long do not break.
    """
    breaking = [each[waves[0] > 2.4] for each in waves]
    spread = math.sqrt(0.5 * np.sum(breaking[2] ** 2))
    limit = 2.5 - 0.9 * share

    def foam(x, y):
        height = sea.wave_height(x, y, breaking, np.full_like(x, 0.1))[0] / spread
        ragged = 0.9 * sea.fbm(x / 1.9, y / 1.9, 5, 31 + seed, 0.62)
        gusts = 0.7 * sea.fbm(x / 40, y / 40, 3, 37 + seed)
        crest = sea.smooth(limit, limit + 1.1, height + ragged + gusts)
        lace = sea.smooth(limit - 0.8, limit + 0.9, height + 1.4 * ragged + gusts)
        return 0.55 * crest + 0.16 * lace

    return foam


def _under_sail(yacht, at, heading, sail_side, heel):
    motor = yacht == 'pershing64'
    B.paint.LIT = False
    looks = {'moored': False} if motor else {'sails': True, 'sail_side': sail_side}
    root = B.make(yacht, **looks, **({'bimini': False} if yacht == 'so44i' else {}))
    if motor:
        cruise(root)
        set_down(root, at, heading, 0, 3.0, 0.18)
    else:
        if is_catamaran(yacht):
            helmsman(root)
            company.aboard(root, moored=False)
        else:
            hike(root, -math.copysign(1, sail_side))
        lean = math.copysign(6 if is_catamaran(yacht) else 16, sail_side)
        trim, lift = (0, 0) if is_catamaran(yacht) else (1.4, -0.10)
        set_down(root, at, heading, -lean if heel is None else heel, trim, lift)
    spray(root, *_hulls(yacht), planing=motor)


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
    islets=(),
    palms=46,
):
    """From a drone off the quarter: wake and dark blue water; the motor yacht planing, the others under
    sail."""
    motor = yacht == 'pershing64'

    cays = places.islets(islets, base=-40, bar=False) if islets else None

    def ground(x, y):
        open_sea = -16 - 14 * deep * sea.smooth(-30, 50, -x * 0.3 + y + 22 * sea.fbm(x / 45, y / 45, 4, 3 + seed))
        return np.maximum(open_sea, cays(x, y)) if islets else open_sea

    bottom = seabed.bottom_material(scatter=(0.003, 0.075, 0.14), scat_gain=1.5)
    seabed.terrain(ground, 0, 40, (520, 460), n=700 if islets else 460, grass_fn=sea_grass(21 + seed, 0.5), mat=bottom)
    for number, (x, y, across, deep_) in enumerate(islets):
        share = across * deep_ / (46 * 24)
        plants.plant(ground, (x, y), (across, deep_), int(palms * share), int(70 * share), int(5 * share), 0, number)
    foam, air, rise = _wake(yacht, at, heading, 1.0 if motor else 0.8, motor)
    waves = sea.wave_set(50, lmin=0.7, lmax=26, steep=0.06, seed=1 + seed)
    material = sea.water_material(ripple=0.36, foamy=True)
    sea.water_rect(0, 60, 420, 400, 1350, waves=waves, foam_fn=foam, air_fn=air, disp_fn=rise, mat=material)
    _under_sail(yacht, at, heading, sail_side, heel)
    common.camera(camera, target, lens)
    return sky(hour, sun, seed)


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
    top=None,
    caps=0.0,
    clear=1.0,
    cover=None,
):
    """Under sail in the trade wind, from the water, with a long lens; coast: height of the hills over their
    distance; caps: how many crests break, 0 to 1; clear: how many times further than in haze one sees; cover:
    how much of the sky is cloud, in place of the hour's own."""
    half = 0.5 * length_and_beam(yacht)[0]
    stern = (at[0] - half * math.cos(math.radians(heading)), at[1] - half * math.sin(math.radians(heading)))
    foam, air, rise = _wake(yacht, stern, heading, 1.0, yacht == 'pershing64')
    waves = sea.wave_set(56, lmin=0.45, lmax=30, steep=steep, wind_dir=0.9, seed=1 + seed)
    breaking = _whitecaps(waves, caps, seed) if caps else lambda x, y: 0.0
    along = math.radians(heading) if yacht == 'pershing64' else None
    haze = (350.0 * clear, 4200.0 * clear)
    material = sea.water_material(ripple=0.48, rough=0.05, foamy=True, haze=haze, streaks=along)
    nearest, farthest, most = common.VEIL
    common.VEIL = (nearest * clear, farthest * clear, most)
    sea.water(
        camera[:2],
        yaw=math.pi / 2,
        fov=1.15,
        r0=5,
        nr=1300,
        na=1120,
        waves=waves,
        foam_fn=lambda x, y: np.maximum(foam(x, y), breaking(x, y)),
        air_fn=lambda x, y: np.maximum(air(x, y), 0.7 * breaking(x, y)),
        disp_fn=rise,
        mat=material,
    )
    exposure = sky(hour, sun, cloud, cover)
    mainland(coast, seed)
    _under_sail(yacht, stern, heading, sail_side, heel)
    frame(yacht, camera, at, side, below, above, top)
    return exposure + 0.1


VIEWS = {'underway': underway, 'sailing': sailing}
