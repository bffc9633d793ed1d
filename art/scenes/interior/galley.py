"""galley.py - a galley's counters with sink, tap and hob, and what stands on them. Metres."""
import math

import mathutils
import numpy as np

from . import dishes, glassware, materials, shapes, tableware

HEIGHT = 0.915


def counter(m, low, high, fronts, doors, axis, bar=None):
    """Cupboards under a stone top between the corners `low` and `high` (x, y).

    fronts: the sides with doors, of '-x', '+x', '-y'; doors: how many along each; axis: the grain of the
    fronts; bar: a side, '-x' or '-y', at which one sits: the top reaches out over battens.
    """
    (x0, y0), (x1, y1) = low, high
    out = {side: 0.27 if side == bar else 0.014 for side in ('-x', '-y')}
    shapes.box((x0 + 0.05, y0 + 0.05, 0), (x1 - 0.05, y1 - 0.05, 0.09), m['gap'], 0)
    shapes.box((x0 + 0.012, y0 + 0.012, 0.09), (x1 - 0.012, y1 - 0.012, HEIGHT - 0.045), m['gap'], 0)
    near = (x0 - out['-x'], y0 - out['-y'], HEIGHT - 0.030)
    shapes.box(near, (x1 + 0.014, y1 + 0.014, HEIGHT), m['stone'], 0.006)
    if bar:
        _battens(m, bar, (x0, x1, y0, y1))
    for side in fronts:
        along = (y0, y1) if side[1] == 'x' else (x0, x1)
        edges = np.linspace(*along, doors[side] + 1)
        for number, (start, end) in enumerate(zip(edges, edges[1:])):
            rows = ((0.095, 0.60), (0.606, 0.868)) if number % 2 == 0 else ((0.095, 0.868),)
            for bottom, top in rows:
                _front(m, side, (x0, x1, y0, y1), start + 0.002, end - 0.002, bottom, top, axis)


def _battens(m, side, bounds):
    """Upright battens over the whole of a side."""
    x0, x1, y0, y1 = bounds
    start, end = (y0, y1) if side == '-x' else (x0, x1)
    for at in np.linspace(start, end - 0.034, round((end - start) / 0.052)):
        low, high = (x0 - 0.012, at, 0.095), (x0 + 0.012, at + 0.034, HEIGHT - 0.032)
        if side == '-y':
            low, high = (at, y0 - 0.012, 0.095), (at + 0.034, y0 + 0.012, HEIGHT - 0.032)
        shapes.box(low, high, m['wood'][2], 0.004)


def _front(m, side, bounds, start, end, bottom, top, axis):
    x0, x1, y0, y1 = bounds
    wood = m['fronts'][0 if side == '-y' else axis]
    grip = m['gap']
    if side == '-y':
        shapes.box((start, y0 - 0.004, bottom), (end, y0 + 0.014, top), wood, 0.002)
        shapes.box(
            (start + 0.02, y0 - 0.006, top - 0.024),
            (end - 0.02, y0 - 0.002, top - 0.008),
            grip,
            0.001,
        )
        return
    face = x0 if side == '-x' else x1
    out = -1 if side == '-x' else 1
    shapes.box((face + out * 0.004, start, bottom), (face - out * 0.014, end, top), wood, 0.002)
    shapes.box(
        (face + out * 0.006, start + 0.02, top - 0.024),
        (face + out * 0.002, end - 0.02, top - 0.008),
        grip,
        0.001,
    )


def sink(m, x, y, turn=0):
    """A basin under the top, its tap behind it towards +x (turn 0) or +y (turn 90)."""
    width, depth = (0.36, 0.44) if turn == 0 else (0.44, 0.36)
    shapes.box(
        (x - width / 2, y - depth / 2, HEIGHT - 0.004),
        (x + width / 2, y + depth / 2, HEIGHT + 0.0015),
        m['basin'],
        0.001,
    )
    shapes.box(
        (x - width / 2 + 0.012, y - depth / 2 + 0.012, HEIGHT),
        (x + width / 2 - 0.012, y + depth / 2 - 0.012, HEIGHT + 0.0022),
        m['dark-steel'],
        0.001,
    )
    away = (1, 0) if turn == 0 else (0, 1)
    foot = (x + away[0] * (width / 2 + 0.05), y + away[1] * (depth / 2 + 0.05))
    points = [(foot[0], foot[1], HEIGHT), (foot[0], foot[1], HEIGHT + 0.24)]
    for angle in np.linspace(0, math.pi, 14)[1:]:
        reach = 0.085 * (1 - math.cos(angle))
        points.append(
            (foot[0] - away[0] * reach, foot[1] - away[1] * reach, HEIGHT + 0.24 + 0.085 * math.sin(angle)),
        )
    points.append((points[-1][0], points[-1][1], HEIGHT + 0.19))
    shapes.tube(points, 0.011, m['steel'])
    shapes.cylinder((foot[0], foot[1], HEIGHT), (foot[0], foot[1], HEIGHT + 0.05), 0.02, m['steel'], 32)


def hob(m, x, y):
    shapes.box((x - 0.25, y - 0.28, HEIGHT), (x + 0.25, y + 0.28, HEIGHT + 0.005), m['glossy-black'], 0.002)
    for dx, dy, radius in (
        (-0.11, -0.13, 0.09),
        (0.12, -0.13, 0.07),
        (-0.11, 0.13, 0.07),
        (0.12, 0.13, 0.09),
    ):
        ring = [(radius - 0.002, 0.0), (radius, 0.0)]
        shapes.lathe(ring, m['mark'], (x + dx, y + dy, HEIGHT + 0.0056), 48)


def oven(m, side, face, start, end):
    """An oven of dark glass in a cupboard's front: face: x of a side '-x', y of a side '-y'; start, end:
    along it.
    """

    def board(low, high, bottom, top, out, material, bevel):
        corners = ((face - out, low, bottom), (face + 0.002, high, top))
        if side == '-y':
            corners = ((low, face - out, bottom), (high, face + 0.002, top))
        shapes.box(*corners, material, bevel)

    board(start, end, 0.26, 0.868, 0.010, m['steel'], 0.003)
    board(start + 0.012, end - 0.012, 0.275, 0.745, 0.014, m['glossy-black'], 0.004)
    board(start + 0.012, end - 0.012, 0.765, 0.855, 0.013, m['black'], 0.003)
    out = face - 0.046
    ends = [(out, start + 0.05, 0.715), (out, end - 0.05, 0.715)]
    knobs = [(face - 0.012, start + (end - start) * share, 0.81) for share in (0.2, 0.4, 0.6, 0.8)]
    axis = (-0.020, 0, 0)
    if side == '-y':
        ends, knobs = ([(y, x, z) for x, y, z in points] for points in (ends, knobs))
        axis = (0, -0.020, 0)
    shapes.cylinder(*ends, 0.009, m['steel'], 24)
    for knob in knobs:
        shapes.cylinder(knob, [a + b for a, b in zip(knob, axis)], 0.016, m['steel'], 28)


def pan(m, x, y, turn=0):
    """A low pan with its lid on the hob."""
    z = HEIGHT + 0.006
    wall = [(0.0, 0.0), (0.098, 0.0), (0.105, 0.008), (0.107, 0.075), (0.111, 0.078), (0.111, 0.082)]
    lid = [(0.108, 0.083), (0.070, 0.100), (0.014, 0.107), (0.012, 0.122), (0.017, 0.130), (0.0, 0.133)]
    shapes.lathe(wall + lid, m['steel'], (x, y, z), 64)
    for side in (-1, 1):
        angle = math.radians(turn)
        arc = [
            (0.106 + 0.030 * math.sin(a), 0.042 * math.cos(a)) for a in np.linspace(0, math.pi, 14)
        ]
        ear = [
            (
                x + side * (u * math.cos(angle) - v * math.sin(angle)),
                y + side * (u * math.sin(angle) + v * math.cos(angle)),
                z + 0.064,
            )
            for u, v in arc
        ]
        shapes.tube(ear, 0.005, m['steel'])


def set_out(m, x, y):
    """What a cook has put down: a board with limes, a bowl, two glasses, a bottle of oil and a towel."""
    z = HEIGHT
    shapes.box((x - 0.14, y - 0.22, z), (x + 0.14, y + 0.16, z + 0.022), m['wood'][1], 0.006)
    peel = materials.peel()
    tableware.limes((x - 0.02, y + 0.02, z + 0.040), peel, 4, seed=5)
    dishes.bowl((x + 0.02, y + 0.42, z), m['crockery'], 0.125, 0.075)
    tableware.limes((x + 0.02, y + 0.42, z + 0.045), peel, 7, seed=8)
    glassware.wine_glass((x - 0.06, y - 0.38, z), 0.7)
    glassware.wine_glass((x + 0.06, y - 0.46, z), 0.6)
    glassware.carafe((x + 0.08, y - 0.30, z), 0.7)


def _bottle(m, x, y, height, radius, material, stopper):
    """A bottle with a long neck and its stopper."""
    neck = 0.30 * radius
    body = [(0.0, 0.0), (radius * 0.94, 0.0), (radius, 0.008), (radius, height * 0.58)]
    body += [(radius * 0.85, height * 0.67), (neck * 1.2, height * 0.78), (neck, height * 0.97), (0.0, height * 0.97)]
    shapes.lathe(body, material, (x, y, HEIGHT), 48)
    shapes.cylinder((x, y, HEIGHT + height * 0.96), (x, y, HEIGHT + height), neck * 1.15, stopper, 24)


def ingredients(m, x, y):
    """What stands along the back of a counter by the hob: boards that lean on the sill, oil and wine, a mill and a
    jar of spoons. x: of the leftmost; y: of the back."""
    dark, pale = (materials.plain(colour, 0.5) for colour in ((0.17, 0.085, 0.04), (0.42, 0.25, 0.12)))
    for shift, wide, tall, material, lean in ((0.0, 0.24, 0.35, pale, -9), (0.11, 0.17, 0.26, dark, -14)):
        outline = shapes.rounded_rectangle(wide, tall, 0.05)
        upright = mathutils.Matrix.Translation((x + shift, y - 0.03 - 0.25 * shift, HEIGHT + tall / 2))
        upright @= mathutils.Matrix.Rotation(math.radians(90 + lean), 4, 'X')
        shapes.panel([outline], 0.018, material, 0.005, upright, 'board')
    _bottle(m, x + 0.27, y - 0.06, 0.30, 0.036, materials.plain((0.012, 0.030, 0.012), 0.05), m['brass'])
    _bottle(m, x + 0.15, y - 0.15, 0.23, 0.030, materials.plain((0.36, 0.26, 0.035), 0.05), pale)
    mill = [(0.0, 0.0), (0.027, 0.0), (0.024, 0.04), (0.017, 0.09), (0.023, 0.13), (0.012, 0.155), (0.018, 0.18)]
    shapes.lathe([*mill, (0.010, 0.20), (0.0, 0.20)], pale, (x + 0.06, y - 0.16, HEIGHT), 40)


def spoons(m, x, y):
    """A jar of wooden spoons."""
    jar = [(0.0, 0.0), (0.050, 0.0), (0.055, 0.01), (0.055, 0.14), (0.051, 0.14), (0.050, 0.02), (0.0, 0.02)]
    shapes.lathe(jar, m['crockery'], (x, y, HEIGHT), 48)
    for number, (lean, turn, tall) in enumerate(((0.05, 20, 0.29), (0.06, 140, 0.27), (0.04, 255, 0.31))):
        angle = math.radians(turn)
        far = (x + lean * math.cos(angle), y + lean * math.sin(angle), HEIGHT + tall)
        shapes.cylinder((x, y, HEIGHT + 0.03), far, 0.006, m['wood'][number], 20)
        shapes.lathe([(0.0, -0.03), (0.018, -0.018), (0.024, 0.0), (0.018, 0.024), (0.0, 0.032)], m['wood'][number], far)


def towel(m, start, end, face, low=0.40):
    """A towel over the bar of an oven of a '-y' side: from start to end along x; low: how far it hangs down."""
    u, v = np.meshgrid(np.linspace(0, 1, 40), np.linspace(0, 1, 40), indexing='ij')
    fold = 0.006 * np.sin(u * 15 + 1.2 * v) * (0.25 + v)
    x = start + (end - start) * (u + 0.02 * v * np.sin(u * 9))
    y = face - 0.060 - fold + 0.014 * (1 - v) ** 8
    z = 0.727 - (0.727 - low) * v
    shapes.surface(x, y, z, m['accent'], 'towel')
