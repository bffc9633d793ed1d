"""cockpit.py - what stands in a catamaran's cockpit: sofas with their cushions, a laid table, a low table."""

import math

import numpy as np

from boats.builder import superellipse

PIPING = {'sand': 'cushion2', 'taupe': 'cushion2', 'sage': 'cushion2', 'cushion2': 'taupe', 'cushion': 'taupe'}


def cushion(b, at, size, mat, lean=0.0, turn=0.0):
    """A stuffed cushion with a crown and piping round its edges, its middle at `at`; leans about its width."""
    x, y, z = (each / 2 for each in size)
    r = 0.45 * min(x, y, z)
    outline = superellipse(-x, x, y, nf=7, na=7)
    crown = min(x, y)
    levels = [
        (-z, r, 0),
        (-z + 0.4 * r, 0.2 * r, 0),
        (-z + r, 0, 0),
        (z - r, 0, 0),
        (z - 0.4 * r, 0.2 * r, 0),
        (z, r, 0),
        (z + 0.12 * crown, 0.55 * crown, 0),
    ]
    parts = [b.plan(outline, levels, [mat], n=36, angle=80)]
    if mat in PIPING:
        seam = [(*outline(t, 0.1 * r), z - 0.55 * r) for t in np.linspace(0, 2 * math.pi, 37)]
        parts.append(b.tube(seam, 0.016, PIPING[mat], 5))
    for part in parts:
        part.location = at
        part.rotation_euler = (0, lean, turn)


def bolster(b, x, y, z, width, seats, mat):
    """The back of a sofa: a stuffed roll across the boat with a seam from seat to seat, and cloth down to the seat
    behind it; at x, its top at z."""
    thick = 0.15
    b.box((x, y, z - 0.33), (0.16, width - 0.10, 0.36), mat, 0.06)
    places = np.linspace(-0.5, 0.5, 12 * seats + 1)
    ends = np.clip((0.5 - np.abs(places)) * width / thick, 0, 1)
    drawn_in = 0.012 * np.exp(-((((places + 0.5) * seats + 0.5) % 1 - 0.5) ** 2) / 0.004)
    radii = thick * np.sqrt(1 - (1 - ends) ** 2) - drawn_in * (ends >= 1) + 0.004
    b.tube([(x, y + part * width, z - thick) for part in places], list(radii), mat, 18)
    for seam in range(1, seats):
        middle = y + width * (seam / seats - 0.5)
        around = np.linspace(0, 2 * math.pi, 21)
        ring = [(x + (thick - 0.006) * math.cos(a), middle, z - thick + (thick - 0.006) * math.sin(a)) for a in around]
        b.tube(ring, 0.009, PIPING.get(mat, mat), 5)


def sofa(b, x, y, z, width, mat, seats, back):
    """A sofa across the boat, its seat to +x of its back where back is -1, to -x where it is 1."""
    b.box((x - back * 0.06, y, z + 0.15), (0.64, width - 0.08, 0.26), 'white', 0.06)
    each = width / seats
    for number in range(seats):
        middle = y - width / 2 + each * (number + 0.5)
        cushion(b, (x, middle, z + 0.36), (0.80, each - 0.03, 0.18), mat)
    bolster(b, x + back * 0.36, y, z + 0.82, width, seats, mat)
    for part, colour, turn in ((0.40, 'towel', 0.3), (0.29, 'coral', 0.1), (-0.08, 'towel', -0.2), (-0.41, 'coral', -0.25)):
        at = (x + back * 0.13, y + width * part, z + 0.66)
        cushion(b, at, (0.16, 0.46, 0.42), colour, lean=back * 0.32, turn=turn)


def daybed(b, x, y, z, width, mat):
    """A wide bed across the boat without a back, its pillows at the outboard end to starboard."""
    b.box((x, y, z + 0.13), (0.86, width - 0.12, 0.22), 'white', 0.07)
    for part in (-0.25, 0.25):
        cushion(b, (x, y + part * width, z + 0.33), (1.0, width / 2 - 0.02, 0.22), mat)
    for ahead, colour, lean in ((0.24, 'coral', 0.45), (-0.22, 'towel', 0.55)):
        cushion(b, (x + ahead, y - 0.38 * width, z + 0.60), (0.17, 0.46, 0.42), colour, lean=-lean, turn=math.pi / 2)


def lounge(b, L, hw, dz, accent):
    """To port sofas round a table laid for dinner, to starboard a daybed and a low table. Returns where
    guests sit, and which way they look: x, y, z and degrees each."""
    sofa(b, 0.128 * L, hw * 0.45, dz, hw * 0.86, accent, 4, -1)
    sofa(b, 0.222 * L, hw * 0.45, dz, hw * 0.86, accent, 4, 1)
    b.box((0.175 * L, hw * 0.45, dz + 0.72), (0.95, hw * 0.74, 0.06), 'teak', 0.02)
    for part in (-0.22, 0.22):
        y = hw * (0.45 + part)
        b.tube([(0.175 * L, y, dz), (0.175 * L, y, dz + 0.7)], 0.07, 'steel', 10)
    for part in (-0.28, -0.09, 0.10, 0.29):
        for x in (-0.30, 0.30):
            at = (0.175 * L + x, hw * (0.45 + part))
            b.tube([(*at, dz + 0.75), (*at, dz + 0.775)], 0.14, 'white', 16)
            b.tube([(at[0] * 1.0 - 0.4 * x, at[1] + 0.16, dz + 0.75), (at[0] - 0.4 * x, at[1] + 0.16, dz + 0.91)], [0.02, 0.045], 'steel', 8)
    b.tube([(0.175 * L, hw * 0.45, dz + 0.75), (0.175 * L, hw * 0.45, dz + 0.85)], [0.10, 0.20], 'coral', 14)
    daybed(b, 0.138 * L, -hw * 0.47, dz, hw * 0.66, accent)
    b.root['daybed'] = (0.138 * L, -hw * 0.47, dz + 0.46)
    b.root['sofa back'] = (0.128 * L - 0.36, hw * 0.45, dz + 0.67)
    b.box((0.20 * L, -hw * 0.47, dz + 0.34), (0.6, 0.9, 0.05), 'teak', 0.02)
    b.box((0.20 * L, -hw * 0.47, dz + 0.17), (0.2, 0.2, 0.32), 'steel', 0.02)
    aft, fore, seat = 0.128 * L + 0.08, 0.222 * L - 0.08, dz + 0.46
    return [
        (aft, hw * 0.66, seat, 0),
        (fore, hw * 0.62, seat, 180),
        (aft, hw * 0.24, seat, 0),
        (fore, hw * 0.20, seat, 180),
    ]
