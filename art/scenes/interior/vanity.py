"""vanity.py - the washstand of a bathroom: cupboards, a niche for towels, a top with its basin, and the rail along
its front. Metres.
"""
import mathutils
import numpy as np

from . import basins, shapes, towels

TOP, DEPTH, THICK = 0.865, 0.48, 0.032


def vanity(m, wall, length, basin, basin_at, niche, towel):
    """Built against a wall from its beginning; basin: of BASINS, its middle `basin_at` along; niche: from and to
    where along it towels lie open; towel: from where to where a towel hangs in front, or None.
    """
    middle = 0.265
    _body(m, wall, length, niche)
    _top(m, wall, length, basin, basin_at, middle)
    basins.basin(basin, wall, basin_at, middle, TOP, m['ceramic'], m['chrome'])
    on_top = basins.BASINS[basin][3] == 'on'
    tap_out = 0.055
    basins.mixer(wall, basin_at, tap_out, TOP, m['chrome'], on_top, 0.155 if on_top else 0.135)
    wall.box((0, 0, TOP - 0.002), (length, 0.014, TOP + 0.075), m['top'], 0.003)
    if niche:
        at = wall.at((niche[0] + niche[1]) / 2, DEPTH - 0.15, 0.475)
        turn = 0 if wall.direction == '-y' else 90
        wide = niche[1] - niche[0] - 0.07
        towels.folded(at, turn, (m['towel'], m['white towel'], m['towel']), (wide, 0.22), 4)
        low = wall.at((niche[0] + niche[1]) / 2, DEPTH - 0.15, 0.138)
        towels.folded(low, turn, (m['white towel'], m['white towel'], m['towel']), (wide, 0.22), 9)
    if towel:
        out = DEPTH + 0.050
        up, (first, last) = 0.765, towel
        towels.rail(wall, first, last, DEPTH - 0.02, out, up, m['chrome'])
        between = (first + last) / 2 - 0.02
        towels.over_rail(wall, between, out, up, m['towel'], m['band'], last - first - 0.10, 0.47, 0.36, 3)


def _body(m, wall, length, niche):
    along, across, upright = m['wood'][wall.grain], m['wood'][1 - wall.grain], m['wood'][2]
    bottom, front = 0.10, DEPTH - 0.020
    wall.box((0.02, 0, 0), (length - 0.02, front - 0.05, bottom), m['gap'], 0)
    for end in (0.0, length - 0.018):
        wall.box((end, 0, bottom), (end + 0.018, DEPTH, TOP - THICK), across, 0.002)
    start, stop = niche or (length, length)
    closed = [(a, b) for a, b in ((0.018, start), (stop, length - 0.018)) if b - a > 0.1]
    for low, high in closed:
        wall.box((low, front - 0.03, bottom), (high, front, TOP - THICK - 0.004), m['gap'], 0)
        count = max(1, round((high - low) / 0.42))
        edges = np.linspace(low, high, count + 1)
        for a, b in zip(edges, edges[1:]):
            for z0, z1 in ((bottom + 0.003, 0.520), (0.526, TOP - THICK - 0.030)):
                wall.box((a + 0.0025, front, z0), (b - 0.0025, DEPTH, z1), m['front'] or along, 0.0025)
    wall.box((0.018, front - 0.03, TOP - THICK - 0.028), (length - 0.018, front - 0.012, TOP - THICK), m['gap'], 0)
    if niche:
        wall.box((start, 0, bottom), (stop, 0.02, TOP - THICK), along, 0)
        for z in (bottom, 0.447):
            wall.box((start, 0.01, z), (stop, DEPTH - 0.004, z + 0.020), along, 0.003)
        for end in (start, stop - 0.016):
            wall.box((end, 0.01, bottom), (end + 0.016, DEPTH - 0.002, TOP - THICK), upright, 0.002)


def _top(m, wall, length, basin, basin_at, middle):
    """The top, with the hole of a basin under it."""
    over = 0.012
    cut = basins.hole(basin, basin_at, -middle)
    if not cut:
        wall.box((0, 0, TOP - THICK), (length + over, DEPTH + over, TOP), m['top'], 0.005)
        return
    edge = [(0, -DEPTH - over), (length + over, -DEPTH - over), (length + over, 0), (0, 0)]
    x, y, _ = wall.at(0, 0, 0)
    turn = 0 if wall.direction == '-y' else 90
    turned = mathutils.Matrix.Rotation(np.radians(turn), 4, 'Z')
    place = mathutils.Matrix.Translation((x, y, TOP - THICK / 2))
    shapes.panel([edge, cut], THICK, m['top'], 0.004, place @ turned, 'top')
