"""heroes.py - scenes made for one page each. All return the exposure."""

import math

import numpy as np

import aircraft
import common
import hours
import places
import plants
import sea
import seabed
import skies
from afloat_views import lagoon, moor, sea_grass
from cartagena import cartagena
from havana import havana
from interior import lighting


def wing(yacht, camera=(0, -150, 140), hour='late', sun=(174, 27), cloud=2.0):
    """A wing over reefs and palm cays, from a window seat behind it on the way in to San Blas."""
    ground = places.palm_cays
    seen = {'yaw': math.pi / 2, 'fov': 0.85, 'r0': 60, 'rmax': 15000}
    bottom = seabed.bottom_material(caustics=0.0, scat_gain=hours.HOURS[hour].light)
    grass = sea_grass(9, 0.6)
    seabed.terrain(ground, *camera[:2], polar=True, nr=1000, na=950, grass_fn=grass, mat=bottom, **seen)
    waves = sea.wave_set(36, lmin=1.2, lmax=12, steep=0.03)
    water = sea.water_material(ripple=0.25, haze=(1000.0, 9500.0))
    sea.water(camera[:2], nr=520, na=640, waves=waves, mat=water, **seen)
    for number, (x, y, across, deep, _) in enumerate(places.FLOWN_OVER):
        share = min(3.2, across * deep / 900)
        counts = [int(each * share) for each in (60, 130, 16)]
        plants.plant(ground, (x, y), (across * 1.2, deep * 1.5), *counts, 0, number)
    moor(yacht, (-24, 92), 30, toys=False)
    plane = aircraft.wing((8.1, 1.0, -2.4)).root
    plane.location = camera
    common.camera(camera, (camera[0] - 10, camera[1] + 100, camera[2] - 24), 26)
    common.VEIL = (700.0, 10000.0, 0.75)
    return skies.sky(hour, *sun, seed=cloud) + 0.15


def fleet(subject, hour='dusk', sun=(62, 3.4)):
    """All seven at anchor together in the evening, lamps lit."""
    camera = (-4, -62, 13.0)
    islets = ((-150, 190, 60, 24), (150, 250, 90, 26), (10, 420, 130, 34))
    lagoon(camera, hour, islets, 30, 2, 0.03, 0.24, 50, base=-8, bar=False, size=(760, 620))
    places_of = (
        ('leopard42', (-22, -8), 222),
        ('so44i', (0, 12), 198),
        ('sunreef62', (24, 2), 146),
        ('pershing64', (-36, 40), 172),
        ('bali54', (60, 52), 232),
        ('lagoon56', (10, 78), 186),
        ('lagoon62', (-30, 112), 160),
    )
    for name, at, heading in places_of:
        moor(
            name,
            at,
            heading,
            toys='tender',
            lit=True,
            lamps=False,
        )
    common.camera(camera, (6, 60, 9.0), 30)
    return skies.sky(hour, *sun, seed=6.0)


# Where each town is looked at from and which way, at what hour and through how much air, where the sun stands,
# and how the yacht lies.
TOWNS = {
    'cartagena': {
        'camera': (-150, 60, 11),
        'target': (20, 330, 7.5),
        'lens': 46,
        'hour': 'blue-hour',
        'sun': (78, 1.5),
        'clouds': 7.0,
        'veil': (300.0, 2600.0, 0.5),
        'at': (-125, 115),
        'heading': 104,
        'steep': 0.022,
    },
    'havana': {
        'camera': (-190, -40, 13),
        'target': (-160, 223, 20),
        'lens': 43,
        'hour': 'sunrise',
        'sun': (95, 4.6),
        'clouds': 3.0,
        'veil': (200.0, 1800.0, 0.66),
        'at': (-186, 54),
        'heading': 136,
        'steep': 0.04,
    },
}


def town(name, yacht):
    """A town from the water, one yacht before it."""
    given = TOWNS[name]
    camera = given['camera']
    waves = sea.wave_set(46, lmin=0.45, lmax=12, steep=given['steep'], seed=5)
    water = sea.water_material(ripple=0.30, rough=0.05, reflect_max=0.8, haze=(600.0, 3600.0))
    yaw = math.atan2(given['target'][1] - camera[1], given['target'][0] - camera[0])
    sea.water(camera[:2], yaw=yaw, fov=0.75, r0=5, nr=620, na=700, waves=waves, mat=water)
    {'cartagena': cartagena, 'havana': havana}[name]()
    lit = given['hour'] in ('sunrise', 'blue-hour')
    near = name == 'cartagena'
    moor(yacht, given['at'], given['heading'], toys='tender', lit=lit, lamps=near, guests=near)
    if near:
        # The last of the light from the west, behind the camera, on the yacht alone.
        x, y = given['at']
        lighting.area((x - 1, y - 51, 20), (x, y, 2), (1.0, 0.60, 0.48), 5000, 24, 14)
    common.camera(camera, given['target'], given['lens'])
    common.VEIL = given['veil']
    return skies.sky(given['hour'], *given['sun'], seed=given['clouds'])


HEROES = {
    'wing': wing,
    'fleet': fleet,
    'town': lambda subject, yacht: town(subject, yacht),
}
