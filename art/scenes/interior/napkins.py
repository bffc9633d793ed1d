"""napkins.py - table linen as hands leave it: folded soft, drawn through a ring, dropped beside a plate. Metres;
`location` is the middle of a thing's foot."""

import math

import mathutils
import numpy as np

from . import shapes
from .folds import crease_field


def _hemmed(made, thickness=0.0011):
    solid = made.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = thickness
    solid.offset = 1
    return made


def folded(location, turn, cloth, seed=0):
    """Folded in three, 11 by 20 cm: one length of cloth that turns back twice, no fold quite like the next."""
    random = np.random.default_rng(seed)
    half, long, apart, bend = 0.054, 0.100, 0.0052, 9
    profile = []
    for layer in range(3):
        way = 1 if layer % 2 == 0 else -1
        short = half - random.uniform(0.0, 0.006)
        run = (
            np.linspace(-short, half - 0.003, 15)
            if layer == 0
            else np.linspace(-(half - 0.003), half - 0.003, 15)
        )
        if layer == 2:
            run = run[run < short - 0.002]
        profile += [(way * x, layer * apart) for x in run]
        if layer < 2:
            arc = np.linspace(-math.pi / 2, math.pi / 2, bend)[1:-1]
            profile += [
                (
                    way * (half - 0.003 + 0.55 * apart * math.cos(a)),
                    layer * apart + apart / 2 * (1 + math.sin(a)),
                )
                for a in arc
            ]
    across = np.array([x for x, _ in profile])
    level = np.array([z for _, z in profile])
    y = np.linspace(-long, long, 33)[:, None]
    loose = level[None] / (2 * apart)
    waves = 0.0016 * np.sin(y * 31 + random.uniform(0, 6) + 4 * loose) * (0.3 + loose)
    lifted = 0.005 * loose * np.exp(-(((np.abs(y) - long) / 0.03) ** 2)) * (across[None] / half) ** 2
    sway = 0.0022 * np.sin(y * 22 + 5 * loose + seed)
    z = 0.001 + level[None] + waves * loose + lifted
    x = across[None] + sway * (0.4 + loose) + 0 * y
    rows = y + 0.0025 * np.sin(7 * loose + seed) + 0 * across[None]
    _hemmed(shapes.surface(x, rows, np.maximum(z, 0.0012), cloth, 'napkin', location, (0, 0, turn)))


def ringed(location, turn, cloth, ring, seed=0):
    """Drawn through a ring of wood, fanned out in pleats on both sides of it."""
    random = np.random.default_rng(seed)
    s, t = np.meshgrid(np.linspace(-1, 1, 61), np.linspace(-1, 1, 97), indexing='ij')
    out = np.abs(s)
    wide = 0.013 + 0.052 * out**1.25
    pleats = np.cos(t * math.pi * 5.5 + 0.5 * np.sin(3 * t + seed) + 0.35 * np.sign(s))
    deep = 0.0075 * (1 - 0.62 * out) * (1 - 0.35 * t**2)
    x = 0.105 * s * (1 - 0.16 * t**2 * out) + 0.004 * np.sin(t * 9 + seed) * out**3
    y = wide * t + 0.004 * random.uniform(-1, 1) * s
    z = 0.0035 + deep * (1.02 + pleats) + 0.010 * (1 - out) ** 2
    _hemmed(shapes.surface(x, y, z, cloth, 'napkin', location, (0, 0, turn)))
    at = mathutils.Matrix.Translation(location) @ mathutils.Matrix.Rotation(math.radians(turn), 4, 'Z')
    hoop = [
        at @ mathutils.Vector((0, 0.020 * math.cos(a), 0.0175 + 0.0165 * math.sin(a)))
        for a in np.linspace(0, 2 * math.pi, 41)[:-1]
    ]
    for aside in (-0.006, -0.002, 0.002, 0.006):
        shapes.tube(
            [tuple(p + at.to_3x3() @ mathutils.Vector((aside, 0, 0))) for p in hoop],
            0.0030,
            ring,
            True,
            'ring',
        )


def dropped(location, turn, cloth, seed=0):
    """Unfolded and laid down again by somebody who has begun, 24 by 17 cm as it lies."""
    random = np.random.default_rng(seed)
    u, v = np.meshgrid(np.linspace(-0.115, 0.115, 70), np.linspace(-0.08, 0.08, 52), indexing='ij')
    field = crease_field(u, v, 16, random, (0.007, 0.016), (0.05, 0.14))
    edge = np.minimum(1 - np.abs(u) / 0.115, 1 - np.abs(v) / 0.08)
    z = 0.002 + 0.016 * np.clip(field, 0, 1.5) + 0.008 * np.clip(edge, 0, 0.5)
    x = u * (1 + 0.10 * np.sin(v * 40 + seed)) + 0.012 * field
    y = v * (1 + 0.14 * np.sin(u * 33 + 2 * seed)) + 0.010 * field
    made = _hemmed(shapes.surface(x, y, np.maximum(z, 0.0015), cloth, 'napkin', location, (0, 0, turn)))
    rounding = made.modifiers.new('rounding', 'SUBSURF')
    rounding.levels = rounding.render_levels = 1
