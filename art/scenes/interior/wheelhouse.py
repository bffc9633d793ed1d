"""wheelhouse.py - the saloon of an open sports yacht: the helm under a raked screen, side windows that narrow
forward. Metres; x athwartships, y forward, z up; the after door is behind the camera.
"""

import numpy as np

from . import belongings, dishes, furniture, glass, glassware, helm, lighting, lounge, materials, pieces, shapes
from . import tableware

# From the after end to where the screen meets the overhead, and to the screen's foot.
AFT, BROW, FOOT = -2.4, 1.7, 5.5
# The overhead, and the windows' upper edge beside the saloon.
TOP, HEAD = 2.08, 1.90


def sill(y):
    """Half the width and the height of the windows' lower edge."""
    wide = np.interp(y, (AFT, 1.6, 3.6, FOOT), (1.92, 1.84, 1.58, 1.12))
    return wide, np.interp(y, (AFT, 0.8, FOOT), (0.80, 0.82, 1.0))


def head(y):
    """Half the width and the height of their upper edge, which comes down to the lower one at the screen's foot."""
    forward = np.clip((y - BROW) / (FOOT - BROW), 0, 1)
    wide, low = sill(y)
    return wide - 0.20 * (1 - forward), HEAD + (low + 0.02 - HEAD) * forward


def _screen(along, across):
    """A point of the screen: along 0 at the brow to 1 at its foot, across -1 to 1."""
    y = BROW + (FOOT - BROW) * along
    wide, z = head(y)
    bow = 1 - across**2
    return wide * across, y + 0.42 * along * bow, z + 0.11 * (1 - 0.8 * along) * bow


def _strip(rows, material, name):
    """A surface through rows of points."""
    points = np.array(rows, float)
    return shapes.surface(points[..., 0], points[..., 1], points[..., 2], material, name)


def _side(m, side):
    """Panels, the sill's shelf of wood, the glass, its frame and its leaning pillars."""
    ys = np.linspace(AFT, FOOT, 60)
    (wide, low), (narrow, high) = sill(ys), head(ys)
    _strip([np.stack([side * wide, ys, low * share], -1) for share in (0, 1)], m['lintel'], 'coaming')
    shelf = [(0.02, 0.0), (-0.15, 0.0), (-0.165, -0.012), (-0.16, -0.06)]
    _strip([np.stack([side * (wide + x), ys, low + z], -1) for x, z in shelf], m['wood'][1], 'shelf')
    _strip([np.stack([side * x, ys, z], -1) for x, z in ((wide, low), (narrow, high))], glass.pane(), 'window')
    shapes.tube([(side * x, y, z) for x, y, z in zip(wide - 0.01, ys, low + 0.01)], 0.020, m['black'])
    aft = ys < BROW + 0.1
    shapes.tube([(side * x, y, z) for x, y, z in zip(narrow[aft], ys[aft], high[aft])], 0.024, m['black'])
    for y in (-0.9, 0.75, 2.75):
        foot, top = y + 0.16, y - 0.16
        row = [
            [(side * (x - 0.012), at + aside, z) for aside in (-0.05, 0.05)]
            for (x, z), at in ((sill(foot), foot), (head(top), top))
        ]
        _strip(row, m['black'], 'pillar')
    cove = np.linspace(AFT, BROW, 30)
    edge, height = head(cove)
    profile = ((edge, height), (edge - 0.05, height + 0.10), (edge - 0.26, height * 0 + TOP))
    _strip([np.stack([side * x, cove, z], -1) for x, z in profile], m['lintel'], 'cove')
    lamp = [np.stack([side * (edge - out), cove, cove * 0 + TOP - 0.004], -1) for out in (0.30, 0.284)]
    _strip(lamp, materials.glowing((1, 0.76, 0.50), 2.6), 'line of light')


def build(m, hide, sun):
    """The whole saloon in the evening: sofas in leather of the colour `hide`, helm and overhead in others."""
    m['upholstery'] = materials.leather(tuple(hide))
    m['hide'] = materials.leather((0.030, 0.023, 0.019), 0.46)
    m['lintel'] = materials.leather((0.56, 0.52, 0.46), 0.6)
    shell(m)
    arrange(m)
    light(sun)


def shell(m):
    """Sole, overhead with its lights, sides, screen and the deep shelf under it."""
    sole = materials.planks('oak', None, 0.10, 0.004, 0.30)
    shapes.box((-2.0, AFT, -0.03), (2.0, FOOT, 0), sole, 0)
    shapes.box((-2.0, AFT - 0.05, 0), (2.0, AFT, 2.4), materials.plain((0.45, 0.40, 0.35), 0.8), 0)
    for side in (-1, 1):
        _side(m, side)
    along, across = np.meshgrid(np.linspace(0, 1, 30), np.linspace(-1, 1, 31), indexing='ij')
    shapes.surface(*_screen(along, across), glass.pane(), 'screen')
    us = np.linspace(-1, 1, 31)
    brow = np.stack(_screen(us * 0, us), -1)
    upper = np.stack([us * 1.40, us * 0 + BROW - 0.10, us * 0 + TOP], -1)
    above = brow * (1, 1, 0) + (0, 0.03, TOP + 0.05)
    _strip([upper, brow, brow + (0, 0.03, 0), above], m['lintel'], 'brow')
    shapes.box((-1.7, BROW - 0.29, TOP), (1.7, BROW + 0.05, TOP + 0.03), m['lintel'], 0.004)
    shapes.tube([tuple(point) for point in brow], 0.026, m['black'])
    ts = np.linspace(0, 1, 40)
    for share in (-1, 1):
        shapes.tube([tuple(point) for point in np.stack(_screen(ts, ts * 0 + share), -1)], 0.038, m['black'])
    mullion = [np.stack(_screen(ts, ts * 0 + share), -1) - (0, 0, 0.012) for share in (-0.022, 0.022)]
    _strip(mullion, m['black'], 'mullion')
    _overhead(m)
    # The shelf under the screen, in leather that mirrors nothing in the glass.
    base = np.stack(_screen(us * 0 + 1, us), -1) + (0, 0, -0.02)
    near = np.stack([us * 1.50, us * 0 + 4.30, us * 0 + 0.93], -1)
    _strip([near, base], m['black'], 'dash')
    _strip([near, near - (0, -0.02, 0.08)], m['hide'], 'edge')
    _strip([near - (0, -0.02, 0.08), near * (1, 1, 0) + (0, 0.02, 0)], m['wood'][0], 'front')


def _overhead(m):
    """Panels in pale leather, a raft of wood along the middle with light behind its edges, small lamps."""
    seams = np.linspace(AFT, BROW - 0.28, 5)
    for start, end in zip(seams, seams[1:]):
        for low, high in ((-1.64, -0.66), (-0.66, 0.66), (0.66, 1.64)):
            shapes.box((low + 0.002, start + 0.002, TOP), (high - 0.002, end - 0.002, TOP + 0.03), m['lintel'], 0.006)
    last = BROW - 0.42
    boards = np.linspace(-0.60, 0.60, 5)
    for start, end in zip(boards, boards[1:]):
        shapes.box((start + 0.002, -1.6, TOP - 0.05), (end - 0.002, last, TOP - 0.03), m['wood'][1], 0.003)
    glow = materials.glowing((1, 0.76, 0.50), 3.0)
    for side in (-1, 1):
        shapes.box((side * 0.63 - 0.008, -1.6, TOP - 0.022), (side * 0.63 + 0.008, last, TOP - 0.014), glow, 0)
    shapes.box((-0.62, last + 0.012, TOP - 0.022), (0.62, last + 0.028, TOP - 0.014), glow, 0)
    for x in (-1.08, 1.08):
        for y in (0.2, 1.05):
            shapes.cylinder((x, y, TOP - 0.004), (x, y, TOP + 0.004), 0.034, m['steel'], 40)
            low, high = (x, y, TOP - 0.0055), (x, y, TOP - 0.003)
            shapes.cylinder(low, high, 0.025, materials.glowing((1, 0.84, 0.64), 10), 32, 0)


def arrange(m):
    """A long low sofa to port that turns the corner forward, another to starboard, a dressed table between them;
    the helm forward to starboard.
    """
    left, right = -1.66, 1.66
    furniture.seat_run(m, (left, -1.30), 3.70, 90, 4, 0, 0.80)
    furniture.seat_run(m, (right, 1.15), 2.40, -90, 3, 20, 0.74)
    square, long = (0.46, 0.44), (0.56, 0.33)
    furniture.cushions(
        m,
        [
            (left + 0.30, -0.25, 78, square, 'linen', 3),
            (left + 0.33, 1.98, 82, square, 'linen', 5),
            (left + 0.38, 1.66, 72, long, 'accent', 7),
            (right - 0.30, 0.84, -80, square, 'accent', 6),
        ],
    )
    lounge.throw(m, left, 0.72, 1, 0.80)
    table(m, -0.20, 0.92)
    pieces.sideboard(m, -1.36, -0.18, 4.34, 0.84)
    belongings.straw_hat((right - 0.38, 0.36, furniture.SEAT + 0.055), (3, 2, 40))
    lounge.side_table(m, right - 0.36, 1.48, 0.56, 4.5)
    helm.helm(m, 0.66, 3.62)


def table(m, x, y):
    """A low table of wood with a shelf, dressed for the evening: wine in its cooler, glasses, fruit, a book."""
    furniture.rug(m, x, y - 0.12, 1.40, 2.30)
    for z, thick in ((0.40, 0.034), (0.13, 0.024)):
        shapes.box((x - 0.40, y - 0.68, z - thick), (x + 0.40, y + 0.68, z), m['wood'][1], 0.008)
    for side in (-1, 1):
        for end in (-0.62, 0.62):
            leg = x + side * 0.36, y + end
            shapes.box((leg[0] - 0.02, leg[1] - 0.02, 0.01), (leg[0] + 0.02, leg[1] + 0.02, 0.37), m['steel'], 0.006)
    top = 0.40
    spot = belongings.tray(m['wood'][0], (x + 0.06, y + 0.34, top), 6, 0.50, 0.34)
    dishes.wine_on_ice(spot(-0.11, 0.02, 0.010), m['steel'])
    glassware.wine_glass(spot(0.07, 0.06, 0.010), 0.7)
    glassware.wine_glass(spot(0.16, -0.06, 0.010), 0.65)
    dishes.bowl((x - 0.08, y - 0.06, top), m['crockery'], 0.135, 0.075)
    tableware.limes((x - 0.08, y - 0.06, top + 0.045), materials.peel((0.42, 0.13, 0.015)), 7, 0.037, 3)
    belongings.open_book((x + 0.14, y - 0.40, top), -24)
    belongings.closed_book((x - 0.10, y - 0.2, 0.13), 12, (0.24, 0.32, 0.03), (0.55, 0.50, 0.42))
    belongings.closed_book((x - 0.10, y - 0.2, 0.16), 4, (0.22, 0.28, 0.025), (0.05, 0.13, 0.17))


def light(sun):
    """The low sun through the glass, the evening sky, and lamps behind the overhead's edges."""
    sky = (0.92, 0.62, 0.50)
    for side in (-1, 1):
        lighting.area((side * 2.1, 0.9, 1.5), (0, 0.9, 0.8), sky, 26, 5.0, 0.8)
    lighting.area((0, 4.2, 2.3), (0, 1.0, 0.6), sky, 40, 2.6, 2.2)
    lighting.area((0, -2.0, 1.7), (0, 2.0, 0.9), (1, 0.86, 0.72), 12, 2.6, 1.0)
    lighting.area((0, 0.2, TOP - 0.07), (0, 0.2, 0), (1, 0.76, 0.50), 26, 3.2, 1.6)
    elevation, azimuth = sun
    lighting.sun(elevation, azimuth, (1, 0.60, 0.30), 24, 1.6)
