"""table.py - the cockpit table laid, seen from its forward end over the stern: benches, rail or wheels, the
sea beyond.
"""

import math

from . import cockpit, glass, lighting, materials, menus, shapes, steering, tableware
from .backdrop import panorama, surroundings

TOP = 0.745
# The table's near end along y, metres; half its width, and from its last row of places to its far end, where the
# cockpit is broad and where it is narrow.
NEAR = 0.62
HALF = {False: 0.50, True: 0.42}
BEYOND = {False: 0.40, True: 0.50}


def palette(wood, upholstery, accent):
    return {
        'teak': materials.planks(wood, (0.055, 0.045, 0.036), 0.05, 0.004, 0.30),
        'edge': materials.wood(wood, 1),
        'sole': materials.planks('teak', (0.03, 0.027, 0.024), 0.05, 0.005, 0.42),
        'gelcoat': materials.paint((0.72, 0.70, 0.67), 0.26, 0.02),
        'upholstery': materials.cloth(upholstery, 0.0030, 0.5, 0.3, 0.22),
        'accent': materials.cloth(accent, 0.0032, 0.6, 0.4, 0.25),
        'linen': materials.cloth((0.74, 0.70, 0.63), 0.0016, 0.35, 0.3, 0.10, crease=0.12),
        'runner': materials.cloth(accent, 0.0022, 0.45, 0.3, 0.15, crease=0.15, crease_scale=5),
        'crockery': materials.paint((0.74, 0.72, 0.68), 0.16, 0.01),
        'steel': materials.metal((0.62, 0.60, 0.58), 0.14),
        'piping': materials.cloth(tuple(c * 0.45 for c in upholstery), 0.003, 0.3, 0.2, 0.1),
        'rail': materials.metal((0.70, 0.69, 0.67), 0.38),
        'leather': materials.plain((0.055, 0.032, 0.020), 0.5),
        'bronze': materials.metal((0.10, 0.075, 0.055), 0.35),
        'compass': materials.plain((0.012, 0.014, 0.018), 0.06, {'Specular': 0.8}),
        'canvas': materials.sheer((0.022, 0.042, 0.115), 0.42),
    }


def laid_table(m, menu, rows=(1.02, 1.74, 2.46), narrow=False):
    """The table with two settings a row, and what stands in its middle. Returns where flames burn."""
    far, half = rows[-1] + BEYOND[narrow], HALF[narrow]
    shapes.box((-half, NEAR, TOP - 0.035), (half, far, TOP), m['teak'], 0.010, 4)
    for x in (-half + 0.004, half - 0.004):
        shapes.box(
            (x - 0.022, NEAR - 0.004, TOP - 0.045),
            (x + 0.022, far + 0.004, TOP + 0.002),
            m['edge'],
            0.010,
            4,
        )
    for y in (NEAR + 0.45, far - 0.45):
        shapes.cylinder((0, y, 0), (0, y, TOP - 0.03), 0.05, m['steel'], 40)
    course, middle = menus.MENUS[menu]
    if course:
        shapes.box((-0.15, NEAR - 0.002, TOP + 0.001), (0.15, far + 0.002, TOP + 0.0035), m['runner'], 0.001)
        shapes.box((-0.15, NEAR - 0.0045, TOP - 0.22), (0.15, NEAR - 0.002, TOP + 0.0032), m['runner'], 0.001)
    for number, y in enumerate(rows if course else ()):
        for side in (-1, 1):
            place = (side * (half - 0.165), y, TOP)
            seed = number * 2 + (side > 0)
            tableware.place_setting(place, side, m['crockery'], m['linen'], m['steel'], seed, course)
    return middle(m, TOP + (0.003 if course else 0), far)


# What each hour's light is: brightness and tint of the view (or two tints, at the horizon and high above it),
# the sky's lamp, sun, lamp under the hardtop, flames in watts, the light from before the table, what gloss
# mirrors, and how brightly the edges of glasses shine.
HOURS = {
    'sunset': {
        'outside': 0.62,
        'tint': (1.0, 0.96, 0.94),
        'sky': ((0.78, 0.55, 0.58), 190),
        'sun': (6, (1, 0.48, 0.20), 2.6),
        'strip': (19, (1, 0.72, 0.45)),
        'flame': 3.6,
        'glasses': ((1.0, 0.80, 0.58), 0.55),
        'front': ((1, 0.74, 0.52), 16),
        'cards': ((1.0, 0.72, 0.52), 3.0),
        'around': ((0.55, 0.42, 0.50), 0.3),
        'exposure': 0.85,
    },
    'blue-hour': {
        'outside': 0.50,
        'tint': ((0.98, 0.80, 0.84), (0.40, 0.54, 1.08)),
        'sky': ((0.46, 0.50, 0.82), 120),
        'sun': (6, (1, 0.48, 0.20), 0.0),
        'strip': (32, (1, 0.70, 0.42)),
        'flame': 6.5,
        'glasses': ((1.0, 0.82, 0.66), 0.45),
        'front': ((1.0, 0.80, 0.66), 11),
        'cards': ((0.80, 0.74, 0.90), 2.2),
        'around': ((0.26, 0.30, 0.45), 0.3),
        'exposure': 1.05,
    },
    'afterglow': {
        'outside': 0.62,
        'tint': ((1.0, 0.84, 0.84), (0.52, 0.60, 1.05)),
        'sky': ((0.72, 0.52, 0.66), 150),
        'sun': (6, (1, 0.48, 0.20), 0.0),
        'strip': (24, (1, 0.72, 0.45)),
        'flame': 4.6,
        'glasses': ((1.0, 0.82, 0.62), 0.50),
        'front': ((0.95, 0.78, 0.72), 14),
        'cards': ((1.0, 0.72, 0.62), 3.0),
        'around': ((0.46, 0.38, 0.52), 0.3),
        'exposure': 0.95,
    },
    'low-sun': {
        'outside': 1.4,
        'tint': ((1.0, 0.98, 0.94), (1.15, 1.08, 1.0)),
        'sky': ((0.84, 0.92, 1.0), 340),
        'sun': (24, (1, 0.86, 0.66), 40),
        'strip': (34, (1, 0.95, 0.88)),
        'flame': 0,
        'front': ((1, 0.98, 0.95), 5),
        'cards': ((1, 0.97, 0.92), 7.0),
        'around': ((0.7, 0.85, 1.0), 1.0),
        'exposure': 0.3,
    },
    'lunch': {
        'outside': 1.5,
        'tint': (1, 1, 1),
        'sky': ((0.90, 0.96, 1.0), 620),
        'sun': (52, (1, 0.94, 0.86), 26),
        'strip': (60, (1, 0.97, 0.92)),
        'flame': 0,
        'front': ((1, 0.98, 0.95), 0),
        'cards': ((1, 1, 1), 7.0),
        'around': ((0.7, 0.85, 1.0), 1.0),
        'exposure': 0.2,
    },
}


def light(hour, flames, turn, height=None):
    """Lamps of an hour of HOURS; turn: degrees from straight astern to the sun, towards port; height: degrees
    of the sun over the horizon where it is not the hour's own.
    """
    for flame in flames:
        if hour['flame']:
            lighting.lamp('POINT', flame, (1, 0.56, 0.24), hour['flame'], shadow_soft_size=0.012)
    colour, watts = hour['sky']
    lighting.area((0, 6.5, 3.2), (0, 1.8, 0.8), colour, watts, 9, 3)
    watts, colour = hour['strip']
    lighting.area((0, 2.0, 2.14), (0, 2.0, 0), colour, watts, 3.0, 1.9)
    colour, strength = hour['cards']
    for place in ((-3.2, 0.6, 1.9), (2.8, 1.6, 2.0), (-0.8, 6.0, 3.4)):
        lighting.reflected(place, (0, 1.6, 0.85), colour, strength, 0.9, 1.7)
    colour, watts = hour['front']
    if watts:
        lighting.area((0, -1.3, 2.0), (0, 1.0, 0.75), colour, watts, 2.4, 0.8)
    elevation, colour, strength = hour['sun']
    if strength:
        lighting.sun(height or elevation, turn - 90, colour, strength, 2)
    surroundings(*hour['around'])


def table(
    plate,
    hour='sunset',
    stern='bench',
    seats=6,
    cover='hardtop',
    wood='teak',
    upholstery=(0.40, 0.37, 0.33),
    accent=(0.035, 0.13, 0.17),
    bearing=4,
    sun=32,
    eye=(0.46, -0.28, 1.30),
    aim=(-0.10, 2.6),
    lens=34,
    shift=-0.11,
    mirrored=False,
    menu='dinner',
    aperture=None,
    exposure=0.0,
    height=None,
    beside=None,
    strength=1.0,
    left=(),
    narrow=False,
):
    """Builds the table laid for `seats` at an `hour` of HOURS with the `plate` behind it.

    stern: of cockpit.STERNS; cover: 'hardtop', 'bimini' or 'none', a bimini folded away; sun, height: see light(); menu: of menus.MENUS;
    beside: see panorama(); strength: of the view's brightness against the hour's; left: of cockpit.LEFT, what guests
    have left on the benches; narrow: as on a sloop. Returns the exposure.
    """
    m = palette(wood, tuple(upholstery), tuple(accent))
    given = HOURS[hour]
    if 'glasses' in given:
        glass.lit_edges(*given['glasses'])
    plan = cockpit.NARROW if narrow else cockpit.BROAD
    cockpit.benches(m, plan)
    cockpit.STERNS[stern](m)
    for thing in left:
        cockpit.LEFT[thing](m, plan)
    if cover == 'bimini':
        steering.bimini(m)
    elif cover == 'hardtop':
        cockpit.hardtop(m, given['flame'] > 0)
    flames = laid_table(m, menu, (1.02, 1.74, 2.46)[: seats // 2], narrow)
    light(given, flames, sun, height)
    panorama(plate, eye, bearing, given['outside'] * strength, given['tint'], beside)
    made = lighting.camera(
        eye,
        aim,
        lens,
        shift,
        aperture or (2.2 if flames else 8.0),
        math.dist(eye[:2], (0, 1.38)),
    )
    if mirrored:
        made.scale.x = -1
    return given['exposure'] + exposure
