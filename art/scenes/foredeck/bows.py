"""bows.py - the bows of a catamaran seen from between them: decks of both hulls, the crossbeam, the longeron in the
middle, the teak edge that one sits on. Metres; y forward from the edge, z = 0 the deck.
"""

from dataclasses import dataclass

import numpy as np

from interior import shapes

from .net import cords


@dataclass(frozen=True)
class Bows:
    """inner: from the centre line to the hulls; hull: their width; beam: from the edge to the crossbeam; stem: to the
    stems; freeboard; middle: half the longeron's width."""

    inner: float
    hull: float
    beam: float
    stem: float
    freeboard: float
    middle: float = 0.17
    sheer: float = 0.14

    def rise(self, y):
        return self.sheer * np.clip(y / self.stem, 0, 1) ** 2

    def taper(self, y):
        """The part of the hull's width that is left."""
        t = np.clip((y - 0.1 * self.stem) / (0.92 * self.stem), 0, 1)
        return np.sqrt(np.clip(1 - t**2.2, 0.0012, 1))

    def edges(self, y):
        """Inner and outer edge of a deck: the inner one runs straight as far as the crossbeam."""
        centre = self.inner + 0.5 * self.hull
        half = 0.5 * self.hull * self.taper(y)
        return centre - half, centre + half


def hull(side, plan, m):
    """One bow: its inner side from the water up, the rounded edge, the cambered deck, a toe rail, the outer edge."""
    y = np.linspace(-4.0, plan.stem, 120)
    inner, outer = plan.edges(y)
    rise = plan.rise(y)
    wide = outer - inner
    section = _section(plan.freeboard)
    x = np.stack([inner + out * wide for out, _ in section], 1)
    z = np.stack([height + rise * (height > -0.5) for _, height in section], 1)
    ys = np.repeat(y[:, None], len(section), 1)
    shapes.surface(side * x, ys, z, m['gelcoat'], 'bow')


def _section(freeboard):
    """(part of the width from the inner edge, height) round a bow."""
    points = [(0.30, -freeboard - 0.4), (0.20, -freeboard * 0.8), (0.075, -freeboard * 0.45)]
    points += [(0.012, -0.30), (0.002, -0.12), (0.0, -0.06)]
    points += [(0.008, -0.022), (0.022, -0.004), (0.045, 0.004), (0.3, 0.018), (0.6, 0.020), (0.90, 0.010)]
    points += [(0.915, 0.016), (0.925, 0.050), (0.940, 0.062), (0.965, 0.060), (0.982, 0.045), (0.99, 0.0)]
    points += [(0.995, -0.2), (1.0, -0.6)]
    return points


def non_skid(side, plan, m, start, end):
    """A panel of rough deck with rounded corners on a bow."""
    y = np.linspace(start, end, 40)
    inner, outer = plan.edges(y)
    low, high = inner + 0.12 * (outer - inner), outer - 0.14 * (outer - inner)
    across = np.linspace(0, 1, 14)[None]
    corner = np.clip(np.minimum(y - start, end - y) / 0.10, 0, 1)
    tuck = 0.10 * (1 - np.sqrt(1 - (1 - corner) ** 2))
    x = (low + tuck)[:, None] + ((high - low) - 2 * tuck)[:, None] * across
    part = (x - inner[:, None]) / (outer - inner)[:, None]
    z = np.interp(part, [0.045, 0.3, 0.6, 0.9], [0.004, 0.018, 0.020, 0.010]) + plan.rise(y)[:, None] + 0.004
    shapes.surface(side * x, np.repeat(y[:, None], 14, 1), z, m['decking'], 'non-skid')


def crossbeam(plan, m):
    """The aluminium beam between the bows, its end fittings, and the stays of the seagull striker over it."""
    reach, y = plan.inner + 0.15, plan.beam
    x = np.linspace(-reach, reach, 60)[:, None]
    around = np.linspace(0, 2 * np.pi, 33)[None]
    z = float(plan.rise(y)) - 0.10 + 0.105 * np.sin(around) + 0 * x
    shapes.surface(x + 0 * around, y + 0.085 * np.cos(around) + 0 * x, z, m['aluminium'], 'crossbeam')
    level = float(plan.rise(y)) - 0.10
    for side in (-1, 1):
        at = side * (plan.inner - 0.03)
        shapes.box((at - 0.10, y - 0.12, level - 0.14), (at + 0.10, y + 0.12, level + 0.125), m['gelcoat'], 0.03, 4)
        for bolt in (-0.05, 0.05):
            top = (at + bolt, y, level + 0.124)
            shapes.cylinder(top, (top[0], y, top[2] + 0.006), 0.011, m['steel'], 6, 0.001)
    post = [(-0.62, level + 0.06), (0.0, level + 0.52), (0.62, level + 0.06)]
    shapes.tube([(px, y, pz) for px, pz in post], 0.024, m['aluminium'], name='striker')
    for side in (-1, 1):
        stay = [(side * (plan.inner - 0.1), y, level + 0.08), (0, y, level + 0.545)]
        shapes.tube(stay, 0.0065, m['steel'], name='stay')


def longeron(plan, m, ahead=0.75):
    """The white girder from the deck to the crossbeam, and the bowsprit beyond it; its gully for the chain."""
    half, end = plan.middle, plan.beam + ahead
    outline = [(-half, -0.05), (-half * 0.9, -0.34), (half * 0.9, -0.34), (half, -0.05)]
    outline += [(half - 0.02, -0.012), (half - 0.05, 0.0), (-half + 0.05, 0.0), (-half + 0.02, -0.012)]
    made = shapes.extrusion(outline, -0.02, plan.beam - 0.06, m['gelcoat'], 'longeron')
    level = 0.5 * float(plan.rise(plan.beam)) - 0.01
    made.location.z = level
    for side in (-1, 1):
        ends = sorted((side * 0.055, side * (half - 0.025)))
        shapes.box((ends[0], 0.25, level), (ends[1], plan.beam - 0.25, level + 0.020), m['gelcoat'], 0.008)
    chain(m, (0, -0.02, level + 0.012), (0, plan.beam + 0.1, level + 0.030))
    tip = float(plan.rise(plan.beam)) - 0.02
    shapes.box((-0.09, plan.beam - 0.3, tip - 0.14), (0.09, end, tip), m['aluminium'], 0.03, 4)


def chain(m, start, end, link=0.062):
    """Galvanised chain drawn straight from start to end, every second link on edge."""
    start, end = np.array(start, float), np.array(end, float)
    long = np.linalg.norm(end - start)
    way = (end - start) / long
    turn = np.linspace(0, 2 * np.pi, 19)
    lines = []
    for number, at in enumerate(np.arange(0, long, link * 0.70)):
        across = (way[1], -way[0], 0.0) if number % 2 else (0.0, 0.0, 1.0)
        stretch = np.clip(1.35 * np.cos(turn), -1, 1)[:, None]
        aside = np.array(across) * 0.30 * link * np.sin(turn)[:, None]
        lines.append(start + way * (at + 0.5 * link * stretch) + aside)
    return cords(lines, 0.0058, m['chain'], 'chain', 2)


def teak_edge(plan, m, deep=2.6):
    """Planked deck up to the edge that one sits on, a margin board along it, and the white face under it."""
    wide = plan.inner
    shapes.box((-wide, -deep, -0.05), (wide, -0.16, 0.004), m['planks'], 0.002)
    shapes.box((-wide, -0.158, -0.05), (wide, -0.035, 0.005), m['margin'], 0.006, 4)
    shapes.box((-wide, -0.09, -0.42), (wide, 0.004, -0.006), m['gelcoat'], 0.028, 5)


def bows(plan, m):
    for side in (-1, 1):
        hull(side, plan, m)
        for start, end in ((-3.0, 0.9), (1.05, plan.beam + 0.25)):
            non_skid(side, plan, m, start, end)
    crossbeam(plan, m)
    longeron(plan, m)
    teak_edge(plan, m)
