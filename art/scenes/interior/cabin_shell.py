"""cabin_shell.py - sole, bulkheads, overhead and ship's side of a cabin, with its window."""
import math

import bpy
import mathutils

from . import glass, lighting, materials, shapes

# Inside faces, metres: ship's side, inboard bulkhead, head bulkhead, door behind the camera.
SIDE, INBOARD, HEAD, DOOR = -1.25, 1.25, 4.0, -1.3
FOOT, LEDGE, MATTRESS, OVERHEAD = 1.86, 0.64, 0.57, 1.955
# How far the topsides lean outwards, as a slope.
FLARE = math.tan(math.radians(4.5))
WINDOW_MIDDLE, WINDOW_HEIGHT = 2.18, 1.345


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
        crown.append(
            (middle - math.cos(angle) * half, OVERHEAD + 0.06 + 0.09 * max(0.0, math.sin(angle)) ** 0.6),
        )
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


def openings(window):
    """Middles of the windows along y, relative to WINDOW_MIDDLE. window: see ships_side()."""
    count, pitch = window[3:] or (1, 0)
    return [(number - (count - 1) / 2) * pitch for number in range(count)]


def glazed_length(window):
    """From the first window's after edge to the last one's forward edge."""
    middles = openings(window)
    return middles[-1] - middles[0] + window[0]


def _battens(material, pitch, low, high, holes):
    """Horizontal boards between the windows, as older hulls are lined."""
    z = low
    while z < high - 0.05:
        cuts = [(start, end) for start, end, bottom, top in holes if bottom < z + pitch and z < top]
        y = DOOR
        for start, end in [*cuts, (HEAD, HEAD)]:
            if start - y > 0.03:
                board = shapes.box(
                    (SIDE - 0.012, y + 0.002, z + 0.0015),
                    (SIDE + 0.006, start - 0.002, z + pitch - 0.0015),
                    material,
                    0.005,
                )
                lean_outwards(board)
            y = end
        z += pitch


def ships_side(m, window, berth_left, lining='paint'):
    """Locker with its ledge, lining and windows.

    window: length, height and corner radius in metres, then how many and their pitch; lining: 'paint',
    'battens' of wood or 'boards' painted white.
    """
    length, height, radius = window[:3]
    middles = openings(window)
    along_y = m['wood'][1]

    def at(x):
        y, z = WINDOW_MIDDLE, WINDOW_HEIGHT
        return mathutils.Matrix(((0, 0, 1, x), (1, 0, 0, y), (0, 1, 0, z), (0, 0, 0, 1)))

    def opening(larger, middle):
        return shapes.rounded_rectangle(length + larger, height + larger, radius + larger / 2, (middle, 0))

    def board(start, end):
        low, high = LEDGE + 0.004 - WINDOW_HEIGHT, 2.02 - WINDOW_HEIGHT
        a, b = start + 0.003 - WINDOW_MIDDLE, end - 0.003 - WINDOW_MIDDLE
        return [(a, low), (b, low), (b, high), (a, high)]

    ground = along_y if lining == 'battens' else m['lining']
    parts = [
        shapes.panel(
            [board(*ends)],
            0.05,
            ground,
            0.006,
            at(SIDE - 0.03),
        ) for ends in ((DOOR, 0.62), (3.72, HEAD))
    ]
    holes = [opening(0.05, middle) for middle in middles]
    parts.append(shapes.panel([board(0.62, 3.72), *holes], 0.05, ground, 0.010, at(SIDE - 0.03)))
    for middle in middles:
        parts += [
            shapes.panel(
                [opening(0.09, middle), opening(0, middle)],
                0.024,
                along_y,
                0.007,
                at(SIDE - 0.006),
            ),
            shapes.panel(
                [opening(0.16, middle), opening(0.012, middle)],
                0.10,
                m['gelcoat'],
                0.004,
                at(SIDE - 0.105),
            ),
            shapes.panel(
                [opening(0.30, middle), opening(-0.02, middle)],
                0.02,
                m['black'],
                0.004,
                at(SIDE - 0.16),
            ),
            shapes.panel([opening(0.10, middle)], 0.008, glass.pane(), 0.001, at(SIDE - 0.175)),
        ]
    for part in parts:
        lean_outwards(part)
    if lining != 'paint':
        half_length, half_height = length / 2 + 0.045, height / 2 + 0.045
        cuts = []
        for middle in middles:
            y = WINDOW_MIDDLE + middle
            cuts.append(
                (y - half_length, y + half_length, WINDOW_HEIGHT - half_height, WINDOW_HEIGHT + half_height),
            )
        lined = (along_y, 0.061) if lining == 'battens' else (m['white'], 0.098)
        _battens(*lined, LEDGE + 0.01, OVERHEAD - 0.03, cuts)
    shapes.box((SIDE - 0.05, DOOR, 0), (berth_left - 0.075, HEAD, LEDGE - 0.030), m['gap'], 0)
    for start, end in zip((DOOR, 0.10, 0.95, 1.78), (0.10, 0.95, 1.78, HEAD)):
        shapes.box(
            (berth_left - 0.085, start + 0.003, 0.075),
            (berth_left - 0.063, end - 0.003, LEDGE - 0.040),
            along_y,
            0.0025,
        )
    shapes.box(
        (berth_left - 0.062, DOOR, LEDGE - 0.004),
        (berth_left - 0.040, HEAD, LEDGE + 0.022),
        along_y,
        0.008,
    )
    return shapes.box((SIDE - 0.05, DOOR, LEDGE - 0.028), (berth_left - 0.045, HEAD, LEDGE), along_y, 0.006)
