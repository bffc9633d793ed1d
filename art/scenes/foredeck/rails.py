"""rails.py - what stands along a deck's edge: stanchions with their lifelines, the pulpit with its seat, cleats. Metres.
"""

import math

import numpy as np

from interior import shapes


def stanchion(m, at, height=0.64):
    x, y, z = at
    shapes.lathe([(0.0, 0.012), (0.030, 0.012), (0.036, 0.008), (0.037, 0.0)], m['steel'], at, 32)
    shapes.lathe([(0.0185, 0.07), (0.0195, 0.066), (0.0195, 0.010)], m['steel'], at, 28)
    shapes.cylinder((x, y, z), (x, y, z + height), 0.0125, m['steel'], 24)
    shapes.lathe([(0.0, 0.012), (0.010, 0.009), (0.0135, 0.0), (0.0135, -0.02)], m['steel'], (x, y, z + height), 24)


def lifelines(m, posts, height=0.64):
    """Two wires along posts (x, y, z), each hanging a little between them."""
    for part, radius in ((0.97, 0.0036), (0.5, 0.0032)):
        line = []
        for (ax, ay, az), (bx, by, bz) in zip(posts, posts[1:]):
            for t in np.linspace(0, 1, 12):
                hang = 0.012 * 4 * t * (1 - t)
                line.append((ax + (bx - ax) * t, ay + (by - ay) * t, az + (bz - az) * t + part * height - hang))
        shapes.tube(line, radius, m['wire'], name='lifeline')
    for post in posts:
        stanchion(m, post, height)


def cleat(m, at, turn=0.0, size=0.26):
    """A mooring cleat of polished steel: two feet and a horn drawn out at both ends."""
    x, y, z = at
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def spot(u, up):
        return (x + u * c, y + u * s, z + up)

    for u in (-0.16, 0.16):
        foot = [(0.0, 0.050), (0.011, 0.046), (0.012, 0.020), (0.024, 0.004), (0.026, 0.0)]
        shapes.lathe(foot, m['steel'], spot(u * size, 0), 28)
    run = np.linspace(-0.5, 0.5, 41)
    thick = 0.0135 * (1 - 0.45 * (2 * np.abs(run)) ** 2)
    around = np.linspace(0, 2 * math.pi, 21)
    up = 0.052 + 0.016 * (2 * run) ** 2
    u = (run * size)[:, None] + 0 * around[None]
    v = thick[:, None] * np.cos(around)[None]
    w = up[:, None] + thick[:, None] * np.sin(around)[None]
    shapes.surface(x + u * c - v * s, y + u * s + v * c, z + w, m['steel'], 'horn')


def bow_seat(m, plan, side):
    """The rail round a bow and the teak seat on it."""
    start = plan.beam - 0.15
    y = np.array([start, start + 0.5, plan.stem - 0.42, plan.stem - 0.10])
    inner, outer = plan.edges(y)
    z = plan.rise(y)
    up = 0.62
    ring = [(outer[0] - 0.05, y[0], z[0] + up), (outer[1] - 0.04, y[1], z[1] + up)]
    ring += [(outer[2] - 0.02, y[2], z[2] + up + 0.03)]
    middle = plan.inner + 0.5 * plan.hull
    ring += [(middle + 0.16, plan.stem + 0.08, z[3] + up + 0.04), (middle - 0.16, plan.stem + 0.08, z[3] + up + 0.04)]
    ring += [(inner[2] + 0.02, y[2], z[2] + up + 0.03), (inner[1] + 0.05, y[1], z[1] + up)]
    rounded = _rounded([(side * px, py, pz) for px, py, pz in ring])
    shapes.tube(rounded, 0.0145, m['steel'], name='pulpit')
    for px, py, pz in (ring[0], ring[1], ring[2], ring[5], ring[6]):
        foot = 0.05 if px > middle else -0.05
        shapes.cylinder((side * (px - foot * 0.3), py, pz - up), (side * px, py, pz), 0.0125, m['steel'], 24)
    seat_y = plan.stem - 0.42
    low, high = plan.edges(np.array([seat_y]))
    seat_z = float(plan.rise(seat_y)) + up - 0.16
    for number in range(6):
        along = seat_y - 0.16 + 0.064 * number
        wide = 0.9 * (1 - 0.07 * number)
        half = 0.5 * (high[0] - low[0]) * wide + 0.10
        shapes.box(
            (side * middle - half, along, seat_z), (side * middle + half, along + 0.056, seat_z + 0.022), m['slat'], 0.006
        )


def _rounded(points, rounds=3):
    """The corners of a line of points cut off, again and again (Chaikin)."""
    line = np.array(points)
    for _ in range(rounds):
        first, last = line[:1], line[-1:]
        a = 0.75 * line[:-1] + 0.25 * line[1:]
        b = 0.25 * line[:-1] + 0.75 * line[1:]
        line = np.concatenate([first, np.stack([a, b], 1).reshape(-1, 3), last])
    return [tuple(point) for point in line]


def along_deck(m, plan, side, places):
    """Stanchions on a bow's outer edge at places along it."""
    y = np.array(places)
    _, outer = plan.edges(y)
    posts = [(side * (o - 0.075), at, float(plan.rise(at)) + 0.03) for o, at in zip(outer, y)]
    lifelines(m, posts)
