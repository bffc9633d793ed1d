"""table.py - the cockpit table laid at dusk, seen from its forward end over the stern: benches, aft rail, the sea beyond."""
import math

from . import belongings, lighting, materials, shapes, tableware
from .backdrop import backdrop, surroundings

TOP = 0.745
# The table's ends along y and half its width, metres.
NEAR, FAR, HALF = 0.62, 2.86, 0.50
SEAT, BACK = 0.44, 0.86


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
        'bronze': materials.metal((0.10, 0.075, 0.055), 0.35),
    }


def deck(m):
    """Sole, benches with their cushions, aft coaming and rail, edge of the hardtop."""
    shapes.box((-3, -1, -0.05), (3, 4.6, 0), m['sole'], 0)
    for side in (-1, 1):
        inner, outer = side * 0.70, side * 1.26
        shapes.box((inner, 0.2, 0), (outer, 3.2, SEAT - 0.09), m['gelcoat'], 0.02)
        shapes.box((outer, -0.2, 0), (outer + side * 0.16, 3.9, BACK - 0.06), m['gelcoat'], 0.03)
        for start in (0.30, 1.26, 2.22):
            middle = ((inner + outer) / 2 + side * 0.01, start + 0.47, SEAT - 0.09)
            shapes.cushion(0.56, 0.95, 0.10, m['upholstery'], middle, (0, 0, 0), seed=int(start * 10))
            behind = (outer - side * 0.005, start + 0.47, SEAT + 0.24)
            shapes.cushion(0.95, 0.40, 0.11, m['upholstery'], behind, (90, 0, -90 * side), seed=int(start * 10) + 5)
    shapes.box((-0.95, 3.36, 0), (0.95, 3.80, SEAT - 0.09), m['gelcoat'], 0.02)
    shapes.box((-1.02, 3.80, 0), (1.02, 3.96, BACK - 0.06), m['gelcoat'], 0.03)
    for x in (-0.47, 0.47):
        shapes.cushion(0.92, 0.46, 0.10, m['upholstery'], (x, 3.59, SEAT - 0.09), (0, 0, 0), seed=21)
        shapes.cushion(0.92, 0.42, 0.12, m['upholstery'], (x, 3.82, SEAT + 0.24), (90, 0, 0), seed=23)
    for x, turn, cloth in ((-0.72, 12, 'accent'), (0.66, -9, 'accent'), (0.30, 6, 'linen')):
        shapes.cushion(0.42, 0.40, 0.13, m[cloth], (x, 3.66, SEAT + 0.22), (72, 0, turn), seed=31, squareness=3.2)
    rail = [(-2.6, 3.2, 1.02), (-1.9, 4.05, 1.04), (1.9, 4.05, 1.04), (2.6, 3.2, 1.02)]
    shapes.tube(rail, 0.014, m['steel'])
    shapes.tube([(x, y, z - 0.33) for x, y, z in rail], 0.008, m['steel'])
    for x in (-1.9, -0.95, 0.0, 0.95, 1.9):
        shapes.cylinder((x, 4.05, 0), (x, 4.05, 1.04), 0.013, m['steel'], 24)
    for side in (-1, 1):
        shapes.cylinder((side * 1.58, 3.98, 0), (side * 1.62, 3.98, 2.3), 0.034, m['steel'], 32)
    shapes.box((-2.6, -1, 2.16), (2.6, 4.15, 2.26), m['gelcoat'], 0.05, 5)
    for x in (-0.95, 0.95):
        shapes.box((x - 0.012, 0.6, 2.154), (x + 0.012, 3.7, 2.161), materials.glowing((1, 0.70, 0.40), 5), 0)


def laid_table(m):
    """The table with settings for six. Returns where flames burn."""
    shapes.box((-HALF, NEAR, TOP - 0.035), (HALF, FAR, TOP), m['teak'], 0.010, 4)
    for x in (-HALF + 0.004, HALF - 0.004):
        shapes.box((x - 0.022, NEAR - 0.004, TOP - 0.045), (x + 0.022, FAR + 0.004, TOP + 0.002), m['edge'], 0.010, 4)
    for y in (NEAR + 0.45, FAR - 0.45):
        shapes.cylinder((0, y, 0), (0, y, TOP - 0.03), 0.05, m['steel'], 40)
    shapes.box((-0.15, NEAR - 0.002, TOP + 0.001), (0.15, FAR + 0.002, TOP + 0.0035), m['runner'], 0.001)
    shapes.box((-0.15, NEAR - 0.0045, TOP - 0.22), (0.15, NEAR - 0.002, TOP + 0.0032), m['runner'], 0.001)
    for number, y in enumerate((1.02, 1.74, 2.46)):
        for side in (-1, 1):
            place = (side * (HALF - 0.165), y, TOP)
            tableware.place_setting(place, side, m['crockery'], m['linen'], m['steel'], number * 2 + (side > 0))
    flames = [
        tableware.lantern((-0.035, 1.38, TOP + 0.003), 18, m['bronze'], 0.30),
        tableware.lantern((0.045, 2.16, TOP + 0.003), -24, m['bronze'], 0.36),
        tableware.lantern((-0.02, 2.70, TOP + 0.003), 8, m['bronze'], 0.27),
    ]
    tableware.bowl((0.02, 1.76, TOP + 0.003), m['crockery'], 0.105, 0.062)
    tableware.limes((0.02, 1.76, TOP + 0.030), materials.peel())
    belongings.carafe((0.055, 1.06, TOP + 0.003))
    return flames


# What each hour's light is: brightness and tint of the view, lamps in watts, the sun's strength, the exposure.
HOURS = {
    'sunset': {
        'outside': 0.62,
        'tint': (1.0, 0.96, 0.94),
        'sky': ((0.78, 0.55, 0.58), 190),
        'sun': (6, (1, 0.48, 0.20), 2.6),
        'strip': 9,
        'flame': 3.6,
        'around': ((0.55, 0.42, 0.50), 0.3),
        'exposure': 0.85,
    },
    'blue-hour': {
        'outside': 0.34,
        'tint': (0.50, 0.66, 1.10),
        'sky': ((0.38, 0.48, 0.85), 95),
        'sun': (6, (1, 0.48, 0.20), 0.0),
        'strip': 13,
        'flame': 5.0,
        'around': ((0.22, 0.28, 0.45), 0.3),
        'exposure': 1.05,
    },
    'lunch': {
        'outside': 1.5,
        'tint': (1, 1, 1),
        'sky': ((0.90, 0.96, 1.0), 620),
        'sun': (52, (1, 0.94, 0.86), 26),
        'strip': 0,
        'flame': 0,
        'around': ((0.7, 0.85, 1.0), 1.0),
        'exposure': 0.3,
    },
}


def light(hour, flames, turn):
    """Lamps of an hour of HOURS; turn: degrees from straight astern to the sun, towards port."""
    for flame in flames:
        if hour['flame']:
            lighting.lamp('POINT', flame, (1, 0.56, 0.24), hour['flame'], shadow_soft_size=0.012)
    colour, watts = hour['sky']
    lighting.area((0, 6.5, 3.2), (0, 1.8, 0.8), colour, watts, 9, 3)
    if hour['strip']:
        lighting.area((0, 2.0, 2.14), (0, 2.0, 0), (1, 0.72, 0.45), hour['strip'], 3.0, 1.9)
    elevation, colour, strength = hour['sun']
    if strength:
        lighting.sun(elevation, turn - 90, colour, strength, 2)
    surroundings(*hour['around'])


def table(
    plate,
    hour='sunset',
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
):
    """Builds the table laid at an `hour` of HOURS with the `plate` behind it; sun: see light(). Returns the exposure."""
    m = palette(wood, tuple(upholstery), tuple(accent))
    deck(m)
    flames = laid_table(m)
    given = HOURS[hour]
    light(given, flames, sun)
    backdrop(plate, eye, bearing, given['outside'], 0, given['tint'])
    made = lighting.camera(eye, aim, lens, shift, 2.2, math.dist(eye[:2], (0, 1.38)))
    if mirrored:
        made.scale.x = -1
    return given['exposure']
