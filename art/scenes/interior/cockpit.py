"""cockpit.py - what a laid table stands in: sole, benches, the stern with its bench, sunpad or wheels, the
hardtop. Metres.
"""
from dataclasses import dataclass

import numpy as np

from . import bedding, belongings, materials, shapes, steering

SEAT, BACK = 0.44, 0.86


def seat_cushion(m, width, depth, location, seed):
    """A seat with piping round its upper edge."""
    shapes.cushion(width, depth, 0.10, m['upholstery'], location, (0, 0, 0), seed=seed)
    x, y, z = location
    outline = shapes.rounded_rectangle(width - 0.020, depth - 0.020, 0.035, (x, y))
    shapes.tube([(px, py, z + 0.058) for px, py in outline], 0.0055, m['piping'], True, 'piping')


@dataclass(frozen=True)
class Benches:
    """On each side of the table: from the centre line to their edge, the depth of their seats, how many cushions of
    95 cm, and where the last one ends."""

    inner: float
    deep: float
    cushions: int
    end: float

    @property
    def outer(self):
        return self.inner + self.deep

    @property
    def seat(self):
        """The middle of the seats."""
        return (self.inner + self.outer) / 2 + 0.01


BROAD = Benches(0.70, 0.56, 3, 3.20)
# Of a sloop of 44 feet: nothing stands between the benches and the wheels.
NARROW = Benches(0.56, 0.48, 2, 2.24)


def benches(m, plan):
    """Sole, and a bench with cushions on each side."""
    shapes.box((-3, -1, -0.05), (3, 4.6, 0), m['sole'], 0)
    for side in (-1, 1):
        inner, outer = side * plan.inner, side * plan.outer
        shapes.box((inner, 0.2, 0), (outer, plan.end, SEAT - 0.09), m['gelcoat'], 0.02)
        shapes.box((outer, -0.2, 0), (outer + side * 0.16, plan.end + 0.70, BACK - 0.06), m['gelcoat'], 0.03)
        for start in [0.30 + 0.96 * number for number in range(plan.cushions)]:
            middle = (side * plan.seat, start + 0.47, SEAT - 0.09)
            seat_cushion(m, plan.deep, 0.95, middle, int(start * 10))
            behind = (outer - side * 0.005, start + 0.47, SEAT + 0.24)
            shapes.cushion(
                0.95,
                0.40,
                0.11,
                m['upholstery'],
                behind,
                (90, 0, -90 * side),
                seed=int(start * 10) + 5,
            )
        pillows = ((plan.end - 0.34, 'accent', 76), (plan.end - 0.64, 'linen', 84))
        for along, cloth, turn in pillows[: 2 if side < 0 else 1]:
            at = (side * (plan.seat + 0.04), along, SEAT + 0.215)
            bedding.pillow(
                0.44, 0.42, m[cloth], at, (66, 0, -turn * side), 0.15, None, 0.03, seed=int(along * 9)
            )


def aft_bench(m):
    """A bench across the stern with its rail."""
    shapes.box((-0.95, 3.36, 0), (0.95, 3.80, SEAT - 0.09), m['gelcoat'], 0.02)
    shapes.box((-1.02, 3.80, 0), (1.02, 3.96, BACK - 0.06), m['gelcoat'], 0.03)
    for x in (-0.47, 0.47):
        seat_cushion(m, 0.92, 0.46, (x, 3.59, SEAT - 0.09), 21)
        shapes.cushion(0.92, 0.42, 0.12, m['upholstery'], (x, 3.82, SEAT + 0.24), (90, 0, 0), seed=23)
    for x, turn, cloth, seed in ((-0.72, 12, 'accent', 3), (0.66, -9, 'accent', 4), (0.26, 6, 'linen', 5)):
        bedding.pillow(
            0.44,
            0.42,
            m[cloth],
            (x, 3.64, SEAT + 0.215),
            (68, 0, turn),
            0.15,
            None,
            0.03,
            seed=seed,
        )
    rail = [(-2.6, 3.2, 1.02), (-1.9, 4.05, 1.04), (1.9, 4.05, 1.04), (2.6, 3.2, 1.02)]
    shapes.tube(rail, 0.014, m['steel'])
    shapes.tube([(x, y, z - 0.33) for x, y, z in rail], 0.008, m['steel'])
    for x in (-1.9, -0.95, 0.0, 0.95, 1.9):
        shapes.cylinder((x, 4.05, 0), (x, 4.05, 1.04), 0.013, m['steel'], 24)


def sunpad(m):
    """A broad sunpad across the stern with rolled towels, and no rail behind it."""
    shapes.box((-1.25, 3.35, 0), (1.25, 4.75, 0.34), m['gelcoat'], 0.05)
    for x in (-0.62, 0.62):
        seat_cushion(m, 1.20, 1.34, (x, 4.05, 0.34), 40)
    for x, turn, seed in ((-0.95, 6, 3), (0.95, -7, 5)):
        bedding.pillow(0.54, 0.36, m['accent'], (x, 3.62, 0.50), (28, 0, turn), 0.15, None, 0.02, seed=seed)
    belongings.rolled_towels((0.12, 3.72, 0.435), 80, (0.74, 0.72, 0.68))


def hardtop(m, lit):
    for side in (-1, 1):
        shapes.cylinder((side * 1.58, 3.98, 0), (side * 1.62, 3.98, 2.3), 0.034, m['steel'], 32)
    shapes.box((-2.6, -1, 2.16), (2.6, 4.15, 2.26), m['gelcoat'], 0.05, 5)
    if lit:
        for x in (-0.95, 0.95):
            shapes.box(
                (x - 0.012, 0.6, 2.154),
                (x + 0.012, 3.7, 2.161),
                materials.glowing((1, 0.70, 0.40), 5),
                0,
            )


def rail(m):
    """An open after deck: a rail of wood on steel posts to lean on, a gate in its middle, a coiled line."""
    shapes.box((-3, 4.6, -0.05), (3, 4.75, 0), m['sole'], 0)
    for start, end in ((-2.6, -0.04), (0.04, 2.6)):
        shapes.box((start, 4.36, 1.035), (end, 4.47, 1.070), m['edge'], 0.014, 4)
        for x in np.linspace(start + 0.06, end - 0.06, 4):
            shapes.cylinder((x, 4.415, 0), (x, 4.415, 1.04), 0.016, m['rail'], 24)
        for z in (0.36, 0.70):
            shapes.tube([(start, 4.415, z), (end, 4.415, z)], 0.0085, m['rail'])


STERNS = {'bench': aft_bench, 'sunpad': sunpad, 'wheels': steering.wheels, 'rail': rail}


def _hat(m, plan):
    belongings.straw_hat((plan.seat, plan.end - 0.98, SEAT + 0.022), (4, 0, 30))


def _book(m, plan):
    belongings.open_book((-plan.seat, 1.98, SEAT + 0.020), 62)


# What guests have left on the benches.
LEFT = {'hat': _hat, 'book': _book}
