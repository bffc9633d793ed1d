"""cabin.py - a guest cabin seen from its door: berth against the head bulkhead, window in the ship's side on the left."""
import math

import bpy
import mathutils

from . import bedding, lighting, materials, shapes
from .backdrop import backdrop, surroundings

# Inside faces, metres: ship's side, inboard bulkhead, head bulkhead, door behind the camera.
SIDE, INBOARD, HEAD, DOOR = -1.25, 1.25, 4.0, -1.3
FOOT, LEDGE, MATTRESS, OVERHEAD = 1.86, 0.64, 0.57, 1.955
# How far the topsides lean outwards, as a slope.
FLARE = math.tan(math.radians(4.5))
EYE = (0.80, -0.80, 1.38)
WINDOW_MIDDLE, WINDOW_HEIGHT = 2.18, 1.345


def palette(wood, upholstery, accent):
    """The materials of one cabin by name."""
    return {
        'wood': [materials.wood(wood, axis) for axis in range(3)],
        'gap': materials.plain((0.01, 0.009, 0.008), 0.9),
        'white': materials.paint((0.78, 0.765, 0.735)),
        'gelcoat': materials.paint((0.80, 0.79, 0.765), 0.28, 0.02),
        'lining': materials.paint((0.74, 0.715, 0.67), 0.5, 0.10),
        'linen': materials.cloth((0.80, 0.79, 0.765), 0.0011, 0.12, 0.25, 0.03, crease=0.13),
        'upholstery': materials.cloth(upholstery, 0.0030, 0.5, 0.3, 0.28),
        'accent': materials.cloth(accent, 0.0045, 0.8, 0.5, 0.35),
        'towel': materials.terry((0.82, 0.81, 0.78)),
        'steel': materials.metal(),
        'brass': materials.metal((0.60, 0.47, 0.30), 0.28),
        'black': materials.plain((0.012, 0.012, 0.013), 0.45),
    }


def shell(m, sole):
    """Sole, bulkheads and overhead."""
    along_x, along_y, along_z = m['wood']
    shapes.box((SIDE - 0.1, DOOR, -0.03), (INBOARD + 0.1, HEAD + 0.1, 0), sole, 0)
    shapes.box((SIDE - 0.1, DOOR - 0.03, -0.1), (INBOARD + 0.1, DOOR, 2.3), m['white'], 0)
    shapes.box((SIDE - 0.12, HEAD, -0.1), (INBOARD + 0.1, HEAD + 0.03, 2.3), m['gap'], 0)
    edges = [SIDE - 0.1, -0.42, 0.42, INBOARD + 0.05]
    for start, end in zip(edges, edges[1:]):
        shapes.box((start + 0.003, HEAD - 0.018, 1.205), (end - 0.003, HEAD + 0.004, 2.2), along_x, 0.0025)
    shapes.box((INBOARD + 0.012, DOOR, -0.1), (INBOARD + 0.04, HEAD, 2.3), m['gap'], 0)
    edges = [DOOR, 0.55, 1.50, 2.42, 3.36, HEAD - 0.02]
    for start, end in zip(edges, edges[1:]):
        inner, outer = INBOARD - 0.006, INBOARD + 0.016
        shapes.box((inner, start + 0.003, 0.075), (outer, end - 0.003, 0.905), along_z, 0.0025)
        shapes.box((inner + 0.002, start + 0.003, 0.935), (outer, end - 0.003, 1.925), m['lining'], 0.006)
    shapes.box((INBOARD - 0.004, DOOR, 0), (INBOARD + 0.016, HEAD, 0.070), along_y, 0.002)
    shapes.box((INBOARD - 0.014, DOOR, 0.906), (INBOARD + 0.016, HEAD - 0.02, 0.934), along_y, 0.005)


def overhead(m, dusk):
    """Lowered sides with a cove of light each, and a crowned middle in panels."""
    for inwards, wall, depth in ((1, INBOARD, 0.24), (-1, SIDE - 0.13, 0.34)):
        edge = wall - inwards * depth
        profile = [
            (wall + inwards * 0.05, OVERHEAD - 0.02),
            (edge + inwards * 0.035, OVERHEAD),
            (edge + inwards * 0.012, OVERHEAD + 0.003),
            (edge, OVERHEAD + 0.014),
            (edge, OVERHEAD + 0.045),
        ]
        shapes.sweep(profile, DOOR, HEAD, m['gelcoat'])
        source = (edge + inwards * 0.05, 1.35, OVERHEAD + 0.03)
        target = (edge - inwards * 0.25, 1.35, OVERHEAD + 0.32)
        lighting.area(source, target, (1, 0.80, 0.60), 20 if dusk else 11, 5.1, 0.03)
    left, right = SIDE - 0.13 + 0.20, INBOARD - 0.10
    middle, half = (left + right) / 2, (right - left) / 2
    crown = []
    for step in range(25):
        angle = math.pi * step / 24
        crown.append((middle - math.cos(angle) * half, OVERHEAD + 0.06 + 0.09 * max(0.0, math.sin(angle)) ** 0.6))
    seams = [DOOR, 0.35, 1.30, 2.25, 3.20, HEAD]
    for start, end in zip(seams, seams[1:]):
        shapes.sweep(crown, start + 0.002, end - 0.002, m['white'], 0.010)
    shapes.box((SIDE - 0.3, DOOR, OVERHEAD + 0.20), (INBOARD + 0.1, HEAD, OVERHEAD + 0.24), m['gap'], 0)
    for x, y in ((-0.02, 2.72), (-0.02, 1.78), (0.62, 2.72), (0.62, 1.78)):
        z = OVERHEAD + 0.148
        shapes.cylinder((x, y, z - 0.012), (x, y, z), 0.036, m['steel'], 40)
        shapes.cylinder((x, y, z - 0.0135), (x, y, z - 0.010), 0.026, materials.glowing((1, 0.83, 0.62), 14))


def lean_outwards(part):
    bpy.context.view_layer.update()
    inverse = part.matrix_world.inverted()
    for vertex in part.data.vertices:
        point = part.matrix_world @ vertex.co
        point.x -= FLARE * (point.z - LEDGE)
        vertex.co = inverse @ point
    part.data.update()


def ships_side(m, window, berth_left):
    """Locker with its ledge, lining and window. window: length, height and corner radius in metres."""
    length, height, radius = window
    along_y = m['wood'][1]

    def at(x):
        y, z = WINDOW_MIDDLE, WINDOW_HEIGHT
        return mathutils.Matrix(((0, 0, 1, x), (1, 0, 0, y), (0, 1, 0, z), (0, 0, 0, 1)))

    def opening(larger):
        return shapes.rounded_rectangle(length + larger, height + larger, radius + larger / 2)

    def lining(start, end):
        low, high = LEDGE + 0.004 - WINDOW_HEIGHT, 2.02 - WINDOW_HEIGHT
        a, b = start + 0.003 - WINDOW_MIDDLE, end - 0.003 - WINDOW_MIDDLE
        return [(a, low), (b, low), (b, high), (a, high)]

    parts = [shapes.panel([lining(*ends)], 0.05, m['lining'], 0.006, at(SIDE - 0.03)) for ends in ((DOOR, 0.62), (3.72, HEAD))]
    parts += [
        shapes.panel([lining(0.62, 3.72), opening(0.05)], 0.05, m['lining'], 0.010, at(SIDE - 0.03)),
        shapes.panel([opening(0.09), opening(0)], 0.024, along_y, 0.007, at(SIDE - 0.006)),
        shapes.panel([opening(0.16), opening(0.012)], 0.10, m['gelcoat'], 0.004, at(SIDE - 0.105)),
        shapes.panel([opening(0.30), opening(-0.02)], 0.02, m['black'], 0.004, at(SIDE - 0.16)),
        shapes.panel([opening(0.10)], 0.008, materials.pane(), 0.001, at(SIDE - 0.175)),
    ]
    for part in parts:
        lean_outwards(part)
    shapes.box((SIDE - 0.05, DOOR, 0), (berth_left - 0.075, HEAD, LEDGE - 0.030), m['gap'], 0)
    for start, end in zip((DOOR, 0.10, 0.95, 1.78), (0.10, 0.95, 1.78, HEAD)):
        shapes.box((berth_left - 0.085, start + 0.003, 0.075), (berth_left - 0.063, end - 0.003, LEDGE - 0.040), along_y, 0.0025)
    shapes.box((berth_left - 0.062, DOOR, LEDGE - 0.004), (berth_left - 0.040, HEAD, LEDGE + 0.022), along_y, 0.008)
    return shapes.box((SIDE - 0.05, DOOR, LEDGE - 0.028), (berth_left - 0.045, HEAD, LEDGE), along_y, 0.006)


def berth(m, left, right):
    """Base, mattress and headboard. Returns what cloth falls on."""
    along_x, along_y, _ = m['wood']
    head, middle = HEAD - 0.14, (left + right) / 2
    shapes.box((left + 0.02, FOOT + 0.07, 0), (right - 0.05, head, 0.085), m['gap'], 0)
    base = shapes.box((left, FOOT + 0.02, 0.085), (right, head, 0.36), m['gap'])
    for start, end in ((left, middle), (middle, right)):
        shapes.box((start + 0.003, FOOT, 0.085), (end - 0.003, FOOT + 0.022, 0.345), along_x, 0.003)
    shapes.box((right - 0.002, FOOT + 0.004, 0.085), (right + 0.018, head, 0.345), along_y, 0.003)
    shapes.box((left - 0.005, FOOT - 0.006, 0.347), (right + 0.024, head, 0.372), along_x, 0.008)
    mattress = shapes.box((left + 0.015, FOOT + 0.03, 0.372), (right - 0.015, head - 0.03, MATTRESS), m['linen'], 0.055, 5, 'mattress')
    count = 15
    pitch = (INBOARD - SIDE + 0.06) / count
    for i in range(count):
        location = (SIDE - 0.06 + pitch * (i + 0.5), HEAD - 0.026, 0.79)
        shapes.cushion(pitch - 0.003, 0.785, 0.062, m['upholstery'], location, seed=i)
    shapes.box((SIDE - 0.1, HEAD - 0.085, 1.189), (INBOARD - 0.002, HEAD, 1.217), along_x, 0.008)
    lighting.area((0, HEAD - 0.045, 1.235), (0, HEAD - 0.010, 1.9), (1, 0.74, 0.48), 4, 2.35, 0.02)
    return [mattress, base]


def make_bed(m, left, right, solids):
    width, fold = right - left, 3.10
    bedding.pillow(0.70, 0.47, m['linen'], (left + width * 0.26, 3.655, 0.80), (64, 0, 2), 3.2, dent=0.02, seed=1)
    bedding.pillow(0.70, 0.47, m['linen'], (left + width * 0.745, 3.650, 0.795), (62, 0, -3), 3.4, dent=0.012, seed=2)
    duvet = bedding.duvet(left, right, FOOT, fold, MATTRESS, solids, m['linen'])
    bedding.turned_down(left, right, fold, MATTRESS, [duvet, *solids], m['linen'])
    throw = bedding.throw(left, right, 1.98, 2.44, MATTRESS, [duvet, *solids], m['accent'])
    at = (left + width * 0.30, 3.46, 0.785)
    bedding.pillow(0.44, 0.40, m['upholstery'], at, (60, 3, 7), 4, piping=m['accent'], dent=0.03, seed=3)
    at = (left + width * 0.66, 3.40, 0.735)
    bedding.pillow(0.50, 0.31, m['accent'], at, (57, -3, -6), 4, dent=0.02, seed=4)
    x, y = left + width * 0.40, 2.22
    bedding.folded_towel((x, y, bedding.height_at(throw, x, y) + 0.026), 0.42, 0.28, 0.066, 4, m['towel'], 7, 1)


def night_table(m):
    left = 0.86
    along_x, along_y, _ = m['wood']
    shapes.box((left, 3.40, 0.10), (INBOARD - 0.008, HEAD - 0.09, 0.50), m['gap'], 0)
    shapes.box((left, 3.378, 0.102), (INBOARD - 0.010, 3.40, 0.345), along_x, 0.003)
    shapes.box((left, 3.378, 0.350), (INBOARD - 0.010, 3.40, 0.495), along_x, 0.003)
    shapes.box((left - 0.018, 3.39, 0.10), (left, HEAD - 0.09, 0.50), along_y, 0.003)
    shapes.box((left - 0.022, 3.365, 0.502), (INBOARD - 0.006, HEAD - 0.085, 0.528), along_x, 0.008)
    shapes.cylinder((1.05, 3.366, 0.425), (1.05, 3.378, 0.425), 0.012, m['steel'])


def lights(window, dusk):
    length, height, _ = window
    colour = (1, 0.62, 0.45) if dusk else (0.86, 0.95, 1.0)
    outside = (SIDE - 0.30, WINDOW_MIDDLE, WINDOW_HEIGHT + 0.05)
    lighting.area(outside, (0, WINDOW_MIDDLE, WINDOW_HEIGHT - 0.25), colour, 16 if dusk else 70, length, height)
    lighting.area((0.35, DOOR + 0.25, 1.65), (-0.1, 2.4, 0.75), (1, 0.93, 0.85), 6 if dusk else 10, 1.4, 0.7)
    if dusk:
        lighting.sun(9, -20, (1, 0.45, 0.2), 3)
    else:
        lighting.sun(27, -24, (1, 0.90, 0.75), 40)


def cabin(plate, wood='oak', upholstery=(0.47, 0.44, 0.39), accent=(0.035, 0.13, 0.17), window=(2.35, 0.60, 0.16), width=1.60, bearing=37, dusk=False):
    """Builds the cabin with the view `plate` outside; width: of the berth. Returns the exposure."""
    m = palette(wood, tuple(upholstery), tuple(accent))
    right = 0.75
    left = right - width
    shell(m, materials.planks('teak', (0.60, 0.50, 0.35)))
    overhead(m, dusk)
    shelf = ships_side(m, window, left)
    solids = [*berth(m, left, right), shelf]
    make_bed(m, left, right, solids)
    night_table(m)
    lights(window, dusk)
    backdrop(plate, EYE, bearing, 0.6 if dusk else 1.7)
    surroundings((1, 0.62, 0.45) if dusk else (0.7, 0.85, 1.0), 0.3 if dusk else 1.0)
    lighting.camera(EYE, (-0.36, 2.6), 27, -0.095)
    return 0.9 if dusk else 0.65
