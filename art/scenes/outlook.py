"""outlook.py - what lies outside a yacht's windows, seen from eye height: a plate that the interiors show
as a backdrop.

The camera is level and looks along +y. A plate is saved through the Standard view transform, so that an
interior can read it back as light. Its angle of view is 80 degrees; `interior/backdrop.py` relies on it.
"""

import math

import bpy

import afloat_views
import common
import places
import plants
import sea
import seabed
import skies

ANGLE_OF_VIEW = 80.0
EYE_HEIGHT = 2.1

PLATES = {
    'lagoon': {
        'islets': ((-34, 104, 38, 22), (62, 170, 46, 24), (-150, 250, 60, 26), (10, 330, 80, 30)),
        'palms': (34, 40, 46, 60),
        'hills': 0.075,
        'sun': (36, 238),
        'seed': 4,
    },
    'cays': {
        'islets': ((34, 92, 56, 19), (-84, 150, 74, 26), (150, 300, 120, 34), (-10, 420, 150, 40)),
        'palms': (30, 38, 40, 40),
        'hills': 0.0,
        'sun': (44, 292),
        'cover': 0.62,
        'seed': 11,
    },
    'reef': {
        'islets': ((-60, 150, 80, 24), (80, 235, 90, 30), (-10, 400, 150, 44), (230, 420, 90, 40)),
        'palms': (60, 70, 90, 50),
        'hills': 0.0,
        'sun': (30, 300),
        'seed': 23,
    },
    # The Bahamas: long low cays of bush, hardly a palm, and heaps of cloud.
    'shoals': {
        'islets': ((-46, 118, 70, 15), (120, 190, 90, 20), (20, 420, 240, 40)),
        'palms': (3, 2, 4),
        'bushes': 240,
        'trees': 16,
        'hills': 0.0,
        'sun': (32, 250),
        'cover': 0.70,
        'seed': 31,
    },
    # Under the mainland: wooded ridges in the haze and one islet of trees.
    'coast': {
        'islets': ((-30, 150, 40, 20), (96, 260, 60, 26)),
        'palms': (9, 12),
        'bushes': 120,
        'trees': 26,
        'mainland': 0.06,
        'hills': 0.0,
        'sun': (28, 244),
        'cover': 0.66,
        'seed': 37,
    },
    'evening': {
        'islets': ((58, 190, 56, 24), (-95, 260, 70, 28), (10, 520, 160, 40)),
        'palms': (40, 50, 70),
        'hills': 0.05,
        'sun': (5.5, 118),
        'seed': 7,
    },
    'afterglow': {
        'islets': ((-74, 205, 62, 22), (86, 300, 90, 26), (260, 420, 110, 34)),
        'palms': (11, 7, 8),
        'hills': 0.0,
        'sun': (-1.4, 84),
        'cover': 0.60,
        'seed': 16,
    },
}
# Plates after the sun has gone down to the horizon.
EVENINGS = ('evening', 'afterglow')


def outlook(name):
    """Builds the plate `name` of PLATES."""
    plate = PLATES[name]
    evening = name in EVENINGS
    ground = places.islets(plate['islets'], base=-5, bar=not evening)
    seabed.terrain(ground, 0, 260, (900, 640), n=760)
    sea.water(
        (0, 0),
        yaw=math.pi / 2,
        fov=0.85,
        r0=2.0,
        nr=620,
        na=760,
        waves=sea.wave_set(48, lmin=0.35, lmax=9, steep=0.04, seed=plate['seed']),
        mat=sea.water_material(ripple=0.26),
    )
    for number, (x, y, radius_x, radius_y) in enumerate(plate['islets']):
        grown = {'palms': plate['palms'][number], 'seed': number + plate['seed']}
        wood = {kind: plate[kind] for kind in ('bushes', 'trees') if kind in plate}
        plants.plant(ground, (x, y), (radius_x, radius_y), **grown, **wood)
    elevation, azimuth = plate['sun']
    skies.sky('dusk' if evening else 'morning', azimuth, elevation, plate['seed'], plate.get('cover'))
    afloat_views.mainland(plate.get('mainland', 0), plate['seed'])
    if plate['hills']:
        seabed.hills(plate['hills'], (0.30, 0.20, 0.22) if evening else (0.36, 0.53, 0.72), plate['seed'])
    lens = 18.0 / math.tan(math.radians(ANGLE_OF_VIEW / 2))
    common.camera((0, 0, EYE_HEIGHT), (0, 100, EYE_HEIGHT), lens)
    return True


def settings():
    """Render settings of a plate, after common.setup."""
    scene = bpy.context.scene
    scene.view_settings.view_transform = 'Standard'
    scene.view_settings.look = 'None'
    scene.view_settings.exposure = -0.6
    common.VEIL = (150.0, 4500.0, 0.62)
    common.haze()
