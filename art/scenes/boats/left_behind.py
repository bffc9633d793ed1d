"""left_behind.py - what guests leave lying where they were: fins and a mask, an open book. Metres."""

import math

import numpy as np

from boats.builder import Boat, superellipse


def _put(b, root, at, turn):
    b.root.parent = root
    b.root.location = at
    b.root.rotation_euler[2] = math.radians(turn)


def fins(root, at, turn=0.0, colour='coral'):
    """A pair of fins side by side, the one not quite beside the other; at: the middle between their heels."""
    b = Boat('fins')
    # Along from the heel, half width, half thickness.
    shape = ((0.0, 0.035, 0.03), (0.05, 0.052, 0.045), (0.16, 0.055, 0.05), (0.24, 0.062, 0.02), (0.40, 0.092, 0.010), (0.62, 0.105, 0.006))
    for side, ahead, skew in ((1, 0.0, 0.10), (-1, 0.09, -0.28)):
        rings = []
        for along, wide, thick in shape:
            middle = (along + ahead, side * 0.14 + skew * along)
            around = np.linspace(0, 2 * math.pi, 12, endpoint=False)
            rings.append([(middle[0], middle[1] + wide * math.cos(a), 0.05 + thick * math.sin(a)) for a in around])
        b.loft(rings, [colour], angle=50)
    _put(b, root, at, turn)


def mask(root, at, turn=0.0, colour='coral'):
    """A diving mask with its snorkel beside it."""
    b = Boat('mask')
    outline = superellipse(-0.055, 0.055, 0.095, 3, 3)
    b.plan(outline, [(0.0, 0.02, 0), (0.05, 0, 0), (0.075, 0.006, 0)], ['dark'], n=28)
    b.plan(outline, [(0.074, 0.012, 0), (0.080, 0.018, 0)], ['aqua'], n=28)
    b.tube([(0.02, 0.16, 0.02), (0.30, 0.20, 0.02), (0.36, 0.24, 0.02), (0.35, 0.31, 0.02)], 0.016, colour, 8)
    _put(b, root, at, turn)


def book(root, at, turn=0.0):
    """A book laid down open, its cover up."""
    b = Boat('book')
    for side in (1, -1):
        rings = [[(x, side * y, z) for y, z in ((0.0, 0.055), (0.15, 0.012), (0.15, 0.0), (0.0, 0.04))] for x in (-0.11, 0.11)]
        b.loft(rings, ['coral'], angle=20)
    _put(b, root, at, turn)
