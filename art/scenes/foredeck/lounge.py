"""lounge.py - foredecks that one lies on: the solid one of a catamaran with its sofa and pads, the pad of a motor
yacht. Metres; y forward, z = 0 the deck.
"""

import math

import numpy as np

from interior import bedding, belongings, shapes


def pad(m, low, high, top, seed=0, thick=0.13, cloth='upholstery', buttons=(0, 0), piped=True):
    """A mattress between two corners (x, y) whose upper side is at `top`: full, piped round both edges, tied down at
    buttons across and along."""
    (x0, y0), (x1, y1) = low, high
    wide, long = x1 - x0, y1 - y0
    random = np.random.default_rng(seed)
    run = np.sin(np.linspace(-math.pi / 2, math.pi / 2, 70))
    u, v = np.meshgrid(run, run, indexing='ij')
    body = ((1 - np.abs(u) ** 14) * (1 - np.abs(v) ** 14)) ** 0.32
    z = thick * body + 0.016 * (1 - u**2) * (1 - v**2)
    x, y = u * wide / 2, v * long / 2
    for _ in range(6):
        angle = random.uniform(0, math.pi)
        across = x * math.cos(angle) + y * math.sin(angle)
        z += 0.0016 * body * np.sin(across * random.uniform(14, 40) + random.uniform(0, 6))
    edge = np.exp(-(((1 - np.maximum(np.abs(u), np.abs(v))) / 0.06) ** 2))
    for _ in range(5):
        z += 0.0013 * edge * np.sin((x + y) * random.uniform(50, 120) + random.uniform(0, 6)) * body
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    for bx, by in _grid(buttons):
        away = ((x - bx * wide / 2) ** 2 + (y - by * long / 2) ** 2) / 0.075**2
        z -= 0.022 * np.exp(-away) + 0.012 * np.exp(-away * 9)
        at = (middle[0] + bx * wide / 2, middle[1] + by * long / 2, top - 0.026)
        shapes.lathe([(0.0, 0.006), (0.010, 0.005), (0.0135, 0.0), (0.012, -0.004)], m['piping'], at, 24)
    shapes.surface(x, y, z, m[cloth], 'pad', (*middle, top - thick - 0.012))
    if piped:
        for up, inset in ((0.040, 0.012), (thick + 0.002 - 0.008, 0.022)):
            outline = shapes.rounded_rectangle(wide - inset * 1.3, long - inset * 1.3, 0.035, middle)
            shapes.tube([(px, py, top - thick + up - 0.018) for px, py in outline], 0.0055, m['piping'], True, 'piping')


def _grid(counts):
    across, along = counts
    return [(-1 + 2 * (i + 0.5) / across, -1 + 2 * (j + 0.5) / along) for i in range(across) for j in range(along)]


def bolster(m, at, turn, long=0.78, radius=0.085, cloth='upholstery', lean=0.0):
    """A head roll: ends gathered to a button, straps round it."""
    s = np.linspace(-1, 1, 60)
    shape = radius * (1 - np.abs(s) ** 16) ** 0.4 * (1 - 0.03 * np.cos(9 * s))
    angles = np.linspace(0, 2 * math.pi, 49)
    x = (long / 2 * s)[:, None] + 0 * angles[None]
    gather = 1 + 0.020 * np.cos(angles * 14)[None] * (np.abs(s) ** 10)[:, None]
    y = (shape[:, None] * gather) * np.cos(angles)[None]
    z = (shape[:, None] * gather) * np.sin(angles)[None] * 0.94 + radius * 0.92
    shapes.surface(x, y, z, m[cloth], 'bolster', at, (0, lean, turn))
    c, w = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for end in (-0.36, 0.36):
        px = end * long
        ring = [(1.012 * radius * math.cos(a), radius * (0.92 + 0.95 * math.sin(a))) for a in angles[:-1]]
        strap = [(at[0] + px * c - py * w, at[1] + px * w + py * c, at[2] + pz) for py, pz in ring]
        shapes.tube(strap, 0.004, m['piping'], True)


def sofa(m, x0, x1, y, depth=0.66, seat=0.36, back=0.70, seed=1, parts=3, facing=1):
    """A sofa along x that faces forward (1) or aft (-1): its base, seats, backs."""
    ends = sorted((y, y + facing * depth))
    shapes.box((x0, ends[0], 0), (x1, ends[1], seat - 0.12), m['gelcoat'], 0.03, 4)
    behind = sorted((y - facing * 0.16, y + facing * 0.06))
    shapes.box((x0 - 0.04, behind[0], 0), (x1 + 0.04, behind[1], back - 0.10), m['gelcoat'], 0.04, 4)
    step = (x1 - x0) / parts
    for number in range(parts):
        a, b = x0 + step * number + 0.006, x0 + step * (number + 1) - 0.006
        pad(m, (a, ends[0] + 0.02), (b, ends[1] + 0.015), seat, seed + number, 0.12)
        middle = ((a + b) / 2, y + facing * 0.075, seat + 0.20)
        turn = 0 if facing < 0 else 180
        shapes.cushion(b - a, 0.36, 0.13, m['upholstery'], middle, (80, 0, turn), seed=seed + number + 9)


def low_table(m, low, high, top=0.42):
    """Teak slats in a frame, on a steel foot."""
    (x0, y0), (x1, y1) = low, high
    shapes.box((x0, y0, top - 0.040), (x1, y1, top - 0.012), m['along'], 0.008)
    count = int((x1 - x0) / 0.066)
    for number in range(count):
        a = x0 + (x1 - x0) * number / count
        shapes.box((a + 0.002, y0, top - 0.014), (a + (x1 - x0) / count - 0.002, y1, top), m['along'], 0.003)
    for y in (y0 - 0.022, y1 + 0.022):
        shapes.box((x0 - 0.022, y - 0.022, top - 0.044), (x1 + 0.022, y + 0.022, top + 0.002), m['margin'], 0.008, 4)
    for x in (x0 - 0.011, x1 + 0.011):
        shapes.box((x - 0.011, y0, top - 0.044), (x + 0.011, y1, top + 0.002), m['along'], 0.006, 4)
    middle = ((x0 + x1) / 2, (y0 + y1) / 2)
    shapes.cylinder((*middle, 0), (*middle, top - 0.04), 0.055, m['steel'], 40)
    shapes.cylinder((*middle, 0.0), (*middle, 0.014), 0.20, m['steel'], 48)


def scatter(m, spots):
    """Scatter cushions: x, y, height, lean, turn and cloth of each."""
    for number, (x, y, z, lean, turn, cloth, size) in enumerate(spots):
        bedding.pillow(size, size, m[cloth], (x, y, z), (lean, 0, turn), 0.16, m['piping'], 0.03, seed=number + 2)


def towels_rolled(at, turn, colour, size=0.9):
    belongings.rolled_towels(at, turn, colour, size)
