"""heroes.py - scenes made for one page each. All return the exposure."""

import math

import numpy as np

import aircraft
import boats as B
import common
import hours
import people
import places
import plants
import sea
import skyline
import seabed
import skies
from afloat_views import lagoon, moor, sea_grass, set_down


def wing(yacht, camera=(0, -150, 140), hour='morning', sun=(250, 34), cloud=2.0):
    """A wing over reefs and palm islets, from a window seat on the way in to San Blas."""
    islets = (
        (-92, 120, 40, 24),
        (6, 205, 46, 24),
        (-190, 290, 60, 30),
        (120, 250, 34, 20),
        (40, 420, 80, 34),
        (-60, 520, 70, 30),
        (230, 480, 90, 36),
        (-330, 560, 110, 40),
        (90, 760, 130, 44),
        (-160, 900, 150, 50),
        (420, 900, 160, 50),
    )
    cays = places.islets(islets, base=-10, bar=False)

    def ground(x, y):
        reef = sea.smooth(0.50, 0.68, sea.fbm(x / 120, y / 85, 5, 12) * 0.5 + 0.5)
        return np.maximum(cays(x, y), -12 + 10.4 * reef + 0.6 * sea.fbm(x / 18, y / 18, 4, 7))

    bottom = seabed.bottom_material(caustics=0.0, scat_gain=hours.HOURS[hour].light)
    seabed.terrain(
        ground,
        *camera[:2],
        polar=True,
        r0=60,
        rmax=6500,
        yaw=math.pi / 2,
        fov=0.85,
        nr=900,
        na=950,
        grass_fn=sea_grass(9, 0.6),
        mat=bottom,
    )
    waves = sea.wave_set(36, lmin=1.2, lmax=12, steep=0.03)
    water = sea.water_material(ripple=0.25, haze=(900.0, 5800.0))
    sea.water(camera[:2], yaw=math.pi / 2, fov=0.85, r0=60, nr=480, na=640, waves=waves, mat=water)
    for number, (x, y, across, deep) in enumerate(islets):
        share = min(3.0, across * deep / 1000)
        plants.plant(
            ground, (x, y), (across, deep), int(70 * share), int(90 * share), int(8 * share), 0, number
        )
    moor(yacht, (-28, 128), 30, 'none', toys=False)
    # Mirrored, the aircraft flies to the left and its wing stands to the right of the seat, which is the
    # camera.
    plane = aircraft.wing((-0.4, 1.4, -1.8)).root
    plane.scale = (-1, 1, 1)
    plane.location = camera
    common.camera(camera, (camera[0] - 3, camera[1] + 100, camera[2] - 24), 26)
    return skies.sky(hour, *sun, seed=cloud)


def jet(subject, heading=28):
    """A small jet over the sandbanks, from above, its shadow on the shallows."""
    bottom = seabed.bottom_material(sand=(0.95, 0.91, 0.82), caustics=0.0)
    seabed.terrain(places.combed_banks, 0, 60, (420, 360), n=1000, grass_fn=sea_grass(9, 0.4), mat=bottom)
    waves = sea.wave_set(36, lmin=0.9, lmax=9, steep=0.03)
    sea.water_rect(0, 60, 420, 360, 900, waves=waves, mat=sea.water_material(ripple=0.25))
    plane = aircraft.jet()
    set_down(plane, (-3, 48), heading, -5, 2, 30)
    common.camera((-4, 4, 104), (4, 40, 12), 40)
    return skies.sky('noon', 120, 52)


def fleet(subject, hour='dusk', sun=(62, 3.4)):
    """All seven at anchor together in the evening, lamps lit."""
    camera = (-4, -62, 13.0)
    islets = ((-150, 190, 60, 24), (150, 250, 90, 26), (10, 420, 130, 34))
    lagoon(camera, hour, islets, 30, 2, 0.03, 0.24, 50, base=-8, bar=False, size=(760, 620))
    places_of = (
        ('leopard42', (-20, -4), 205),
        ('so44i', (2, 6), 214),
        ('sunreef62', (27, 14), 208),
        ('pershing64', (-34, 42), 200),
        ('bali54', (58, 62), 212),
        ('lagoon56', (4, 70), 206),
        ('lagoon62', (-48, 104), 210),
    )
    for name, at, heading in places_of:
        moor(
            name,
            at,
            heading,
            'night' if name in ('leopard42', 'so44i', 'sunreef62') else 'none',
            toys='tender',
            lit=True,
            lamps=False,
        )
    common.camera(camera, (6, 60, 9.0), 30)
    return skies.sky(hour, *sun, seed=6.0)


def town(name, yacht, hour=None, at=None, heading=200):
    """A town from the water in low light, one yacht before it."""
    havana = name == 'havana'
    hour = hour or ('first-light' if havana else 'blue-hour')
    camera = (-10, -40, 4.2)
    waves = sea.wave_set(46, lmin=0.45, lmax=12, steep=0.045 if havana else 0.03, seed=5)
    water = sea.water_material(ripple=0.30, rough=0.05, reflect_max=0.8, haze=(800.0, 5200.0))
    sea.water(camera[:2], yaw=math.pi / 2, fov=0.75, r0=5, nr=620, na=700, waves=waves, mat=water)
    (skyline.havana if havana else skyline.cartagena)()
    moor(yacht, at or ((22, 40) if havana else (4, 32)), heading, 'night', toys='tender', lit=True)
    common.camera(camera, (10 if havana else 0, 200, 24 if havana else 16), 34 if havana else 50)
    return skies.sky(hour, *((150, 6) if havana else (118, 1.5)), seed=3.0)


def deckhands(yacht, hour='dusk'):
    """Two of the crew on the foredeck against the evening sky, one at the anchor line, one looking ahead."""
    islets = ((-70, 240, 50, 20), (60, 330, 70, 22))
    camera = (4.0, -19.0, 2.6)
    lagoon(camera, hour, islets, 40, 3, 0.03, 0.24, 44, base=-12, bar=False)
    B.paint.LIT = True
    root = set_down(B.make(yacht, tender=False), (-13.2, 3.2), -14)
    x, y, z = root['bow']
    people.person('hauling', (x - 0.7, 0.12, z), 0, 1, root)
    people.person('pointing', (x - 2.0, 0.1, z), 12, 3, root)
    common.camera(camera, (2.6, 2, 3.9), 46)
    return skies.sky(hour, 97, 4.0, seed=8.0)


HEROES = {
    'wing': wing,
    'jet': jet,
    'fleet': fleet,
    'town': lambda subject, yacht: town(subject, yacht),
    'deckhands': deckhands,
}
