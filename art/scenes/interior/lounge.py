"""lounge.py - what makes a saloon lived in: a lamp on a side table, a plant in a basket, a throw.
Metres; x athwartships, y forward.
"""

import math

import numpy as np

from . import belongings, fittings, furniture, lighting, materials, shapes
from .furniture import SEAT


def side_table(m, x, y, height=0.50, watts=7):
    """A round table on one foot with a burning lamp and a book."""
    shapes.lathe([(0.0, 0.02), (0.15, 0.016), (0.16, 0.0)], m['black'], (x, y, 0), 48)
    shapes.cylinder((x, y, 0.01), (x, y, height - 0.02), 0.014, m['black'], 24)
    top = [(0.0, 0.0), (0.205, 0.0), (0.215, 0.010), (0.205, 0.022), (0.0, 0.022)]
    shapes.lathe(top, m['wood'][0], (x, y, height - 0.022), 64)
    lamp = fittings.table_lamp((x - 0.03, y + 0.04, height), m['brass'], True)
    lighting.lamp('POINT', lamp, (1, 0.66, 0.36), watts, shadow_soft_size=0.05)
    belongings.closed_book((x + 0.07, y - 0.09, height), 30, (0.13, 0.19, 0.022), (0.05, 0.12, 0.16))


def plant(x, y, tall=1.15, seed=1):
    """A tall plant with broad leaves in a plaited basket."""
    straw = materials.straw((0.56, 0.42, 0.25))
    basket = [(0.0, 0.0), (0.15, 0.0), (0.19, 0.10), (0.185, 0.26), (0.165, 0.32), (0.155, 0.31), (0.0, 0.28)]
    shapes.lathe(basket, straw, (x, y, 0), 56)
    random = np.random.default_rng(seed)
    leaf = materials.plain((0.040, 0.115, 0.030), 0.38)
    stalk = materials.plain((0.10, 0.16, 0.05), 0.5)
    for number in range(15):
        angle = number * 2.4 + random.uniform(-0.3, 0.3)
        rise = tall * random.uniform(0.45, 1.0)
        reach = random.uniform(0.16, 0.40) * (1.2 - 0.5 * rise / tall)
        ahead, aside = math.cos(angle), math.sin(angle)
        foot = (x + 0.03 * ahead, y + 0.03 * aside, 0.26)
        joint = (x + reach * 0.35 * ahead, y + reach * 0.35 * aside, 0.28 + (rise - 0.28) * 0.62)
        shapes.cylinder(foot, joint, 0.007, stalk, 12, 0.0004, 0.004)
        t, across = np.linspace(0, 1, 20), np.linspace(-1, 1, 7)
        long = random.uniform(0.30, 0.42)
        half = 0.082 * np.sin(np.clip(t, 0.02, 1) ** 0.8 * math.pi) ** 0.75
        out = reach * 0.35 + long * 0.80 * t**1.25
        up = joint[2] + long * (0.85 * t - 0.72 * t**2.2)
        u, v = out[:, None] + 0 * across[None], half[:, None] * across[None]
        z = up[:, None] + 0.30 * np.abs(v) + 0.006 * np.sin(26 * t)[:, None] * np.abs(across)[None]
        shapes.surface(x + u * ahead - v * aside, y + u * aside + v * ahead, z, leaf, 'leaf')


def throw(m, back, y, side=1, depth=0.78, wide=0.46):
    """A woven throw over a sofa whose back stands at x = back and which faces side (+1: +x)."""
    path = [(0.0, 0.50), (0.09, 0.515), (0.17, 0.48), (0.215, 0.25), (0.26, 0.12), (0.34, 0.082)]
    path += [(depth - 0.14, 0.085), (depth - 0.04, 0.06), (depth + 0.012, -0.02), (depth + 0.02, -0.32)]
    steps = np.linspace(0, len(path) - 1, 60)
    d = np.interp(steps, range(len(path)), [each[0] for each in path])
    z = np.interp(steps, range(len(path)), [each[1] for each in path])
    across = np.linspace(-0.5, 0.5, 40)
    wave = 0.010 * np.sin(across * 21)[None] + 0.006 * np.sin(across * 47 + 1)[None]
    fold = wave * (0.35 + 0.65 * steps[:, None] / steps[-1])
    skew = 0.05 * steps[:, None] / steps[-1]
    cloth = materials.cloth(m['tint'], 0.008, 1.0, 0.5, 0.35)
    xs = back + side * (d[:, None] + np.abs(fold) + 0.006)
    ys = y + wide * across[None] + skew + 0 * xs
    made = shapes.surface(xs, ys, SEAT + z[:, None] + np.abs(fold) + 0.008, cloth, 'throw')
    solid = made.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = 0.008


def pendants(m, spots, low, high, watts=5):
    """Lamps of cane over (x, y) each."""
    for x, y in spots:
        furniture.pendant(m, x, y, low, high)
        lighting.lamp('POINT', (x, y, low + 0.02), (1, 0.70, 0.42), watts, shadow_soft_size=0.10)
