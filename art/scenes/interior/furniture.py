"""furniture.py - what stands in a saloon: sofas, low and dining tables, stools, a vase. Metres."""
import math

import mathutils
import numpy as np

from . import bedding, belongings, dishes, glassware, materials, shapes, tableware, welcome

SEAT = 0.44


def seat_run(m, corner, length, turn, count, seed=0, depth=0.72):
    """A row of seat and back cushions on a base. corner: (x, y) of its back's left end, seen from the front;
    turn: 0 when it faces -y, 90 when it faces +x, -90 when it faces -x."""
    angle = math.radians(turn)
    turned = mathutils.Matrix.Translation((*corner, 0)) @ mathutils.Matrix.Rotation(angle, 4, 'Z')

    def place(made):
        bevelled = mathutils.Matrix.LocRotScale(made.location, made.rotation_euler, None)
        made.matrix_world = turned @ bevelled

    place(shapes.box((0.0, -depth, 0.07), (length, 0, SEAT - 0.10), m['base'], 0.01))
    place(shapes.box((0.03, -depth + 0.07, 0), (length - 0.03, -0.05, 0.07), m['gap'], 0))
    wide = length / count
    for number in range(count):
        middle = wide * (number + 0.5)
        seat = (middle, -depth / 2 + 0.02, SEAT - 0.10), (0, 0, 0)
        back = (middle, -0.02, SEAT + 0.25), (80, 0, 0)
        for size, thick, (spot, turned_by), firm in (
            ((wide - 0.006, depth + 0.02), 0.145, seat, 15),
            ((wide - 0.008, 0.46), 0.17, back, 9),
        ):
            place(shapes.cushion(*size, thick, m['upholstery'], spot, turned_by, seed + number, firm, 0.0018))
            lying = mathutils.Euler([math.radians(angle) for angle in turned_by]).to_matrix()
            outline = shapes.rounded_rectangle(size[0] - 0.004, size[1] - 0.004, 0.02)
            edge = [mathutils.Vector(spot) + lying @ mathutils.Vector((x, y, thick * 0.45)) for x, y in outline]
            place(shapes.tube(edge, 0.0055, m['upholstery'], True, 'piping'))


def cushions(m, places):
    """Loose cushions: (x, y, turn, (width, height), cloth by name, seed) each."""
    for x, y, turn, size, cloth, seed in places:
        piping = m['linen'] if cloth == 'accent' else None
        bedding.pillow(*size, m[cloth], (x, y, SEAT + 0.235), (66, 0, turn), 0.16, piping, 0.03, seed=seed)


def rug(m, x, y, width, length):
    made = shapes.box((-width / 2, -length / 2, 0), (width / 2, length / 2, 0.014), None, 0.006)
    made.data.materials.append(materials.rug((0.58, 0.53, 0.44), m['tint'], length / 2))
    made.location = (x, y, 0.007)


def low_table(m, x, y, things):
    rug(m, x - 0.08, y - 0.10, 1.85, 2.30)
    outline = shapes.rounded_rectangle(0.80, 1.30, 0.12)
    shapes.panel(
        [outline],
        0.036,
        m['wood'][1],
        0.009,
        mathutils.Matrix.Translation((x, y, 0.42)),
        'table-top',
    )
    for end in (-0.40, 0.40):
        shapes.box((x - 0.24, y + end - 0.022, 0.012), (x + 0.24, y + end + 0.022, 0.41), m['wood'][2], 0.010)
    shapes.box((x - 0.02, y - 0.40, 0.18), (x + 0.02, y + 0.40, 0.25), m['wood'][1], 0.006)
    put_out(m, x, y, 0.438, things)


def dining_table(m, x, y, length, things, drums=False):
    """A table with raised edges on two columns, or a rounded one on two drums of battens (drums); with 'laid' among
    `things`, for four."""
    if drums:
        _drum_table(m, x, y, length)
    else:
        _column_table(m, x, y, length)
    if 'laid' in things:
        for number, along in enumerate((-0.50, 0.32)):
            for side in (-1, 1):
                place = (x + side * 0.255, y + along, 0.729)
                seed = number * 2 + (side > 0)
                tableware.place_setting(
                    place, side, m['crockery'], m['linen'], m['steel'], seed, 'ceviche'
                )
        dishes.fruit_platter((x, y - 0.10, 0.730), 84, m['crockery'])
        vase((x + 0.02, y + 0.72, 0.730), m['crockery'])
    put_out(m, x, y, 0.730, things)


def _drum_table(m, x, y, length):
    outline = shapes.rounded_rectangle(0.92, length, 0.30, points=24)
    under = shapes.rounded_rectangle(0.84, length - 0.08, 0.27, points=24)
    for edge, thick, height in ((outline, 0.026, 0.715), (under, 0.022, 0.692)):
        lying = mathutils.Matrix.Translation((x, y, height))
        shapes.panel([edge], thick, m['wood'][1], 0.008, lying, 'table-top')
    for end in (-1, 1):
        middle = y + end * (length / 2 - 0.44)
        shapes.cylinder((x, middle, 0), (x, middle, 0.685), 0.165, m['wood'][2], 56)
        shapes.cylinder((x, middle, 0), (x, middle, 0.035), 0.215, m['wood'][2], 56, 0.008)
        for angle in np.linspace(0, 2 * math.pi, 31)[:-1]:
            px, py = x + 0.168 * math.cos(angle), middle + 0.168 * math.sin(angle)
            shapes.cylinder((px, py, 0.035), (px, py, 0.685), 0.0155, m['wood'][2], 20)


def _column_table(m, x, y, length):
    shapes.box((x - 0.42, y - length / 2, 0.70), (x + 0.42, y + length / 2, 0.728), m['wood'][1], 0.006)
    for side in (-1, 1):
        shapes.box(
            (x + side * 0.42 - 0.016, y - length / 2, 0.70),
            (x + side * 0.42 + 0.016, y + length / 2, 0.745),
            m['wood'][1],
            0.006,
        )
    for end in (-1, 1):
        column = y + end * (length / 2 - 0.25)
        shapes.cylinder((x, column, 0), (x, column, 0.70), 0.05, m['steel'], 40)


def pendant(m, x, y, low, high):
    """A lamp of woven cane on a cord from the overhead."""
    shapes.cylinder((x, y, low + 0.15), (x, y, high), 0.004, m['black'], 12, 0)
    outside = [(0.022, 0.165), (0.040, 0.160), (0.085, 0.12), (0.118, 0.06), (0.125, 0.0), (0.121, 0.0)]
    inside = [(0.113, 0.06), (0.080, 0.116), (0.022, 0.155)]
    shapes.lathe(outside + inside, materials.straw((0.50, 0.34, 0.17)), (x, y, low), 64)
    shapes.lathe(
        [(0.0, 0.03), (0.022, 0.034), (0.034, 0.055), (0.030, 0.085), (0.012, 0.12), (0.0, 0.12)],
        materials.glowing((1, 0.74, 0.45), 6),
        (x, y, low),
        32,
    ).visible_shadow = False


def put_out(m, x, y, top, things):
    if 'vase' in things:
        vase((x - 0.02, y + 0.30, top), m['crockery'])
    if 'books' in things:
        belongings.closed_book((x + 0.16, y + 0.06, top), 12, (0.21, 0.28, 0.026), (0.05, 0.13, 0.17))
        belongings.closed_book((x + 0.16, y + 0.06, top + 0.026), 24, (0.17, 0.23, 0.020), (0.55, 0.50, 0.42))
        belongings.shell((x + 0.16, y + 0.06, top + 0.046), 50)
    if 'reading' in things:
        belongings.open_book((x + 0.10, y - 0.34, top), -18)
    if 'glasses' in things:
        glassware.tumbler((x - 0.17, y - 0.14, top), 0.6)
        glassware.tumbler((x - 0.22, y - 0.02, top), 0.3)
    if 'fruit' in things:
        dishes.bowl((x, y + 0.02, top), m['crockery'], 0.135, 0.075)
        tableware.limes((x, y + 0.02, top + 0.045), materials.peel((0.42, 0.13, 0.015)), 7, 0.037, 3)
    if 'welcome' in things:
        welcome.drinks((x - 0.04, y - 0.33, top), 76)
    if 'tray' in things:
        belongings.coffee_tray((x + 0.02, y - 0.22, top), 80, m['wood'][0], m['crockery'])
    if 'hat' in things:
        belongings.straw_hat((x + 0.05, y - 0.28, top + 0.022), (2, -2, 60))


def stool(m, x, y, turn=None):
    """A bar stool with a padded round seat; turn: degrees from +x to where its low back stands, if it has one."""
    if turn is not None:
        arc = np.radians(turn + np.linspace(-62, 62, 25))
        band = [(x + 0.185 * math.cos(a), y + 0.185 * math.sin(a)) for a in arc]
        for z in (0.835, 0.865, 0.895):
            shapes.tube([(px, py, z) for px, py in band], 0.021, m['upholstery'])
        for end in (4, 20):
            shapes.cylinder((*band[end], 0.63), (*band[end], 0.84), 0.010, m['steel'], 20)
    shapes.lathe([(0.0, 0.012), (0.19, 0.012), (0.20, 0.006), (0.20, 0.0)], m['steel'], (x, y, 0.0))
    shapes.cylinder((x, y, 0.01), (x, y, 0.60), 0.024, m['steel'], 32)
    ring = [(x + 0.13 * math.cos(a), y + 0.13 * math.sin(a), 0.24) for a in np.linspace(0, 2 * math.pi, 40)]
    shapes.tube(ring, 0.009, m['steel'], True)
    seat = [
        (0.0, 0.0),
        (0.15, 0.0),
        (0.178, 0.014),
        (0.187, 0.042),
        (0.176, 0.070),
        (0.13, 0.083),
        (0.0, 0.080),
    ]
    shapes.lathe(seat, m['upholstery'], (x, y, 0.60), 56)


def vase(location, crockery, seed=2):
    """A vase with palm leaves from ashore."""
    x, y, z = location
    shapes.lathe(
        [
            (0.0, 0.0),
            (0.045, 0.0),
            (0.062, 0.05),
            (0.055, 0.12),
            (0.030, 0.165),
            (0.034, 0.185),
            (0.030, 0.183),
            (0.0, 0.12),
        ],
        crockery,
        location,
    )
    leaf = materials.plain((0.045, 0.11, 0.03), 0.45)
    random = np.random.default_rng(seed)
    for number in range(9):
        angle = number * 2.4 + random.uniform(-0.3, 0.3)
        long, reach = random.uniform(0.26, 0.42), random.uniform(0.10, 0.26)
        t = np.linspace(0, 1, 18)
        out = reach * t ** 1.7
        up = long * np.sin(t * math.pi * 0.56)
        half = 0.034 * np.sin(np.clip(t, 0.02, 1) * math.pi) ** 0.8
        across = np.linspace(-1, 1, 5)
        u = out[:, None] + 0 * across[None]
        v = half[:, None] * across[None]
        fold = -0.25 * np.abs(v)
        leaf_x = x + u * math.cos(angle) - v * math.sin(angle)
        leaf_y = y + u * math.sin(angle) + v * math.cos(angle)
        shapes.surface(leaf_x, leaf_y, z + 0.17 + up[:, None] + fold, leaf, 'leaf')
