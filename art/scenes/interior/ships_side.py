"""ships_side.py - the ship's side of a cabin with its windows, and the chest under them. Metres."""
import math

import bpy
import mathutils

from . import glass, materials, shapes
from .cabin_shell import DOOR, FLARE, HEAD, LEDGE, OVERHEAD, SIDE, WINDOW_HEIGHT, WINDOW_MIDDLE


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


def hull_lining(m, window, lining='paint', middle=WINDOW_MIDDLE, edges=(DOOR, 0.62, 3.72, HEAD), low=LEDGE):
    """The lining of the hull from `low` to the overhead, in boards between `edges`, one of which holds the
    windows; window, lining: see ships_side(); middle: of the windows along y.
    """
    length, height, radius = window[:3]
    middles = openings(window)
    along_y = m['wood'][1]

    def at(x):
        return mathutils.Matrix(((0, 0, 1, x), (1, 0, 0, middle), (0, 1, 0, WINDOW_HEIGHT), (0, 0, 0, 1)))

    def opening(larger, place):
        return shapes.rounded_rectangle(length + larger, height + larger, radius + larger / 2, (place, 0))

    def board(start, end):
        bottom, top = low + 0.004 - WINDOW_HEIGHT, 2.02 - WINDOW_HEIGHT
        a, b = start + 0.003 - middle, end - 0.003 - middle
        return [(a, bottom), (b, bottom), (b, top), (a, top)]

    ground = {'battens': along_y, 'boards': materials.tongue_and_groove(), 'paint': m['lining']}[lining]
    holes = [opening(0.05, place) for place in middles]
    parts = []
    for start, end in zip(edges, edges[1:]):
        glazed = start < middle < end
        outlines = [board(start, end), *(holes if glazed else [])]
        parts.append(shapes.panel(outlines, 0.05, ground, 0.010 if glazed else 0.006, at(SIDE - 0.03)))
    for place in middles:
        parts += [
            shapes.panel(
                [opening(0.09, place), opening(0, place)],
                0.024,
                along_y,
                0.007,
                at(SIDE - 0.006),
            ),
            shapes.panel(
                [opening(0.16, place), opening(0.012, place)],
                0.10,
                m['reveal'],
                0.004,
                at(SIDE - 0.105),
            ),
            shapes.panel(
                [opening(0.30, place), opening(-0.02, place)],
                0.02,
                m['black'],
                0.004,
                at(SIDE - 0.16),
            ),
            shapes.panel([opening(0.10, place)], 0.008, glass.pane(), 0.001, at(SIDE - 0.175)),
        ]
    for part in parts:
        lean_outwards(part)
    if lining == 'battens':
        half_length, half_height = length / 2 + 0.045, height / 2 + 0.045
        bottom, top = WINDOW_HEIGHT - half_height, WINDOW_HEIGHT + half_height
        ys = [middle + place for place in middles]
        cuts = [(y - half_length, y + half_length, bottom, top) for y in ys]
        _battens(along_y, 0.061, low + 0.01, OVERHEAD - 0.03, cuts)


def ships_side(m, window, berth_left, lining='paint'):
    """Locker with its ledge, lining and windows.

    window: length, height and corner radius in metres, then how many and their pitch; lining: 'paint',
    'battens' of wood or 'boards' painted white. Returns what cloth falls on.
    """
    along_y = m['wood'][1]
    hull_lining(m, window, lining)
    shapes.box((SIDE - 0.05, DOOR, 0), (berth_left - 0.075, HEAD, LEDGE - 0.030), m['gap'], 0)
    for start, end in zip((DOOR, 0.10, 0.95, 1.78), (0.10, 0.95, 1.78, HEAD)):
        shapes.box(
            (berth_left - 0.085, start + 0.003, 0.075),
            (berth_left - 0.063, end - 0.003, LEDGE - 0.040),
            along_y,
            0.0025,
        )
        knob = (berth_left - 0.063, (start + end) / 2, LEDGE - 0.085)
        shapes.cylinder(knob, (knob[0] + 0.016, *knob[1:]), 0.011, m['brass'])
    shapes.box(
        (berth_left - 0.062, DOOR, LEDGE - 0.004),
        (berth_left - 0.040, HEAD, LEDGE + 0.022),
        along_y,
        0.008,
    )
    return shapes.box((SIDE - 0.05, DOOR, LEDGE - 0.028), (berth_left - 0.045, HEAD, LEDGE), along_y, 0.006)


def shade_from_sun(window, kept, sun):
    """Lets the sun in through the window numbered `kept` alone, from aft: what is rigged on deck shades the
    others. sun: elevation and direction in degrees.
    """
    rise, turn = (math.radians(angle) for angle in sun)
    out = 1.6
    for number, middle in enumerate(openings(window)):
        if number != kept:
            y = WINDOW_MIDDLE + middle - math.tan(turn) * out
            z = WINDOW_HEIGHT + math.tan(rise) / math.cos(turn) * out
            half = (0, window[0] / 2 + 0.12, window[1] / 2 + 0.45)
            at = (SIDE - out, y, z)
            low, high = (tuple(a + sign * b for a, b in zip(at, half)) for sign in (-1, 1))
            board = shapes.box((low[0] - 0.01, *low[1:]), (high[0] + 0.01, *high[1:]), materials.plain((0, 0, 0)), 0)
            board.visible_camera = board.visible_glossy = board.visible_diffuse = False


def roman_blinds(m, window):
    """A linen blind drawn up in folds over each window."""
    for middle in openings(window):
        y, half = WINDOW_MIDDLE + middle, window[0] / 2 + 0.07
        top = WINDOW_HEIGHT + window[1] / 2 + 0.115
        for drop, out in ((0.150, 0.030), (0.125, 0.046), (0.100, 0.038)):
            low, high = (SIDE + 0.004, y - half, top - drop), (SIDE + out, y + half, top - drop + 0.075)
            lean_outwards(shapes.box(low, high, m['curtain'], 0.014))
        low, high = (SIDE + 0.002, y - half - 0.01, top - 0.03), (SIDE + 0.05, y + half + 0.01, top + 0.012)
        shapes.box(low, high, m['wood'][1], 0.004)
