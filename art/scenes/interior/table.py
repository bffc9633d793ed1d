"""table.py - the cockpit table laid, seen from its forward end over the stern: benches, rail or wheels, the
sea beyond.
"""

import math


from . import belongings, cockpit, dishes, food, fruit, lighting, materials, shapes, tableware
from .backdrop import panorama, surroundings

TOP = 0.745
# The table's near end along y and half its width, metres.
NEAR, HALF = 0.62, 0.50


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
    }


def laid_table(m, menu, rows=(1.02, 1.74, 2.46)):
    """The table with two settings a row, and what stands in its middle. Returns where flames burn."""
    far = rows[-1] + 0.40
    shapes.box((-HALF, NEAR, TOP - 0.035), (HALF, far, TOP), m['teak'], 0.010, 4)
    for x in (-HALF + 0.004, HALF - 0.004):
        shapes.box(
            (x - 0.022, NEAR - 0.004, TOP - 0.045),
            (x + 0.022, far + 0.004, TOP + 0.002),
            m['edge'],
            0.010,
            4,
        )
    for y in (NEAR + 0.45, far - 0.45):
        shapes.cylinder((0, y, 0), (0, y, TOP - 0.03), 0.05, m['steel'], 40)
    shapes.box((-0.15, NEAR - 0.002, TOP + 0.001), (0.15, far + 0.002, TOP + 0.0035), m['runner'], 0.001)
    shapes.box((-0.15, NEAR - 0.0045, TOP - 0.22), (0.15, NEAR - 0.002, TOP + 0.0032), m['runner'], 0.001)
    for number, y in enumerate(rows if menu != 'welcome' else ()):
        for side in (-1, 1):
            place = (side * (HALF - 0.165), y, TOP)
            tableware.place_setting(
                place,
                side,
                m['crockery'],
                m['linen'],
                m['steel'],
                number * 2 + (side > 0),
                menu in ('dinner', 'lunch'),
                menu == 'breakfast',
            )
    up = TOP + 0.003
    return MENUS[menu](m, up, far)


def lanterns(m, up, far):
    """Lanterns burning, limes and water, before anything is served."""
    spots = ((-0.035, 1.42, 18, 0.30), (0.045, 2.20, -24, 0.36), (-0.02, 2.72, 8, 0.27))
    dishes.bowl((0.02, 1.80, up), m['crockery'], 0.105, 0.062)
    tableware.limes((0.02, 1.80, up + 0.027), materials.peel())
    belongings.carafe((0.075, 1.20, up))
    return [
        tableware.lantern((x, y, up), turn, m['bronze'], tall) for x, y, turn, tall in spots if y < far - 0.08
    ]


def dinner(m, up, far):
    """Grilled fish, salad, rice, bread and wine between lanterns."""
    dishes.bread_board(m, (-0.02, 0.83, up), 80)
    dishes.fish_dish((-0.01, 1.365, up), 20, m['crockery'])
    dishes.salad((0.045, 1.715, up), m['crockery'])
    dishes.rice((0.10, 1.985, up), m['crockery'])
    dishes.wine_on_ice((-0.05, 2.03, up), m['steel'])
    spots = ((-0.125, 1.80, 18, 0.31), (0.12, 2.22, -24, 0.24), (0.03, 2.70, 8, 0.27))
    return [
        tableware.lantern((x, y, up), turn, m['bronze'], tall) for x, y, turn, tall in spots if y < far - 0.08
    ]


def lunch(m, up, far):
    """Fruit, watermelon, salad and something cold."""
    dishes.fruit_platter((0.0, 1.33, up), 14, m['crockery'])
    dishes.watermelon((-0.01, 1.76, up), 8, m['crockery'])
    if far < 2.4:
        return []
    dishes.salad((0.0, 2.12, up), m['crockery'])
    dishes.wine_on_ice((0.02, 2.52, up), m['steel'])
    return []


def breakfast(m, up, far):
    """Fruit, pineapple, bread and coffee."""
    dishes.fruit_platter((0.0, 1.36, up), 12, m['crockery'])
    belongings.coffee_tray((0.02, 1.76, up), 8, m['edge'], m['crockery'])
    fruit.pineapple((-0.06, 2.10, up))
    dishes.bread_board(m, (0.02, 2.44, up), 84)
    belongings.carafe((0.10, 2.10, up), 0.8)
    return []


def welcome(m, up, far):
    """What waits for those who come aboard: a tray of something cold, towels, fruit."""
    spot = belongings.tray(m['edge'], (0.0, 1.40, up), 24, 0.46, 0.32)
    for number, (u, v) in enumerate(((-0.12, -0.06), (0.03, -0.08), (-0.06, 0.07), (0.10, 0.06))):
        x, y, z = spot(u, v, 0.011)
        belongings.tumbler((x, y, z), 0.86, (0.98, 0.58, 0.16) if number % 2 else (0.93, 0.80, 0.36))
        food.leaves((x, y, z + 0.078), 0.016, 9, (0.06, 0.22, 0.03), 0.030, 0.022, number)
        fruit.lime_slice((x + 0.030, y - 0.012, z + 0.092), 40 * number, 78, 0.024)
    dishes.bowl((-0.23, 1.78, up), m['crockery'], 0.115, 0.066)
    tableware.limes((-0.23, 1.78, up + 0.029), materials.peel((0.66, 0.24, 0.015)), 6, 0.037)
    belongings.rolled_towels((0.26, 2.00, up), 70, (0.30, 0.42, 0.42))
    return []


MENUS = {'welcome': welcome, 'lanterns': lanterns, 'dinner': dinner, 'lunch': lunch, 'breakfast': breakfast}


# What each hour's light is: brightness and tint of the view, the sky's lamp, sun, lamp under the hardtop,
# flames in watts, the light from before the table, what gloss mirrors.
HOURS = {
    'sunset': {
        'outside': 0.62,
        'tint': (1.0, 0.96, 0.94),
        'sky': ((0.78, 0.55, 0.58), 190),
        'sun': (6, (1, 0.48, 0.20), 2.6),
        'strip': (13, (1, 0.72, 0.45)),
        'flame': 3.6,
        'front': ((1, 0.74, 0.52), 16),
        'cards': ((1.0, 0.72, 0.52), 3.0),
        'around': ((0.55, 0.42, 0.50), 0.3),
        'exposure': 0.85,
    },
    'blue-hour': {
        'outside': 0.34,
        'tint': (0.50, 0.66, 1.10),
        'sky': ((0.38, 0.48, 0.85), 95),
        'sun': (6, (1, 0.48, 0.20), 0.0),
        'strip': (13, (1, 0.72, 0.45)),
        'flame': 5.0,
        'front': ((0.80, 0.78, 0.95), 7),
        'cards': ((0.62, 0.72, 1.0), 1.6),
        'around': ((0.22, 0.28, 0.45), 0.3),
        'exposure': 1.05,
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


def light(hour, flames, turn):
    """Lamps of an hour of HOURS; turn: degrees from straight astern to the sun, towards port."""
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
        lighting.sun(elevation, turn - 90, colour, strength, 2)
    surroundings(*hour['around'])


def table(
    plate,
    hour='sunset',
    stern='bench',
    seats=6,
    covered=True,
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
    menu='lanterns',
    aperture=None,
    exposure=0.0,
):
    """Builds the table laid for `seats` at an `hour` of HOURS with the `plate` behind it.

    stern: of cockpit.STERNS; covered: under a hardtop; sun: see light(); menu: of MENUS. Returns the
    exposure.
    """
    m = palette(wood, tuple(upholstery), tuple(accent))
    given = HOURS[hour]
    cockpit.benches(m)
    cockpit.STERNS[stern](m)
    if covered:
        cockpit.hardtop(m, given['flame'] > 0)
    flames = laid_table(m, menu, (1.02, 1.74, 2.46)[: seats // 2])
    light(given, flames, sun)
    panorama(plate, eye, bearing, given['outside'], given['tint'])
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
    # Under the open sky there is more light than under a hardtop.
    return given['exposure'] + exposure - (0 if covered else 1.0)
