"""bakery.py - bread, rolls and croissants. Metres; `location` is the middle of a thing's foot."""

import math

import mathutils
import numpy as np

from . import materials, shapes
from .food import turned_at
from .graph import new_material


def crust(pale=(0.62, 0.36, 0.13), dark=(0.22, 0.085, 0.025), flour=0.35):
    """Baked dough, dull: golden where it is low, dark on what rose highest, flour in patches."""
    material, g = new_material('crust')
    position = g.own_position()
    baked = g.noise(position, 26, 5, 0.62)
    blisters = g.noise(position, 130, 3, 0.6)
    shade = g.mix(g.remap(baked, 0.36, 0.66), pale, dark)
    shade = g.mix(g.multiply(g.remap(blisters, 0.54, 0.68), 0.5), shade, tuple(c * 0.6 for c in dark))
    dust = g.multiply(g.remap(g.noise(g.scaled(position, (40, 90, 40)), 1.0, 4, 0.7), 0.50, 0.66), flour)
    shade = g.mix(dust, shade, (0.80, 0.74, 0.62))
    relief = g.bump(g.add(g.multiply(baked, 0.6), g.multiply(blisters, 0.5)), 0.8, 0.004)
    g.principled(shade, g.remap(baked, 0.3, 0.7, 0.70, 0.48), {'Specular': 0.25, 'Normal': relief}, pale)
    return material


def _crumb():
    """The cut face of a loaf: open holes of every size in a cream crumb, dull."""
    material, g = new_material('crumb')
    position = g.own_position()
    large = g.node('TexVoronoi', {'Vector': position, 'Scale': 95.0}).outputs['Distance']
    small = g.node('TexVoronoi', {'Vector': position, 'Scale': 260.0}).outputs['Distance']
    hole = g.math('MAXIMUM', g.remap(large, 0.30, 0.16), g.multiply(g.remap(small, 0.28, 0.15), 0.7))
    hole = g.multiply(hole, g.remap(g.noise(position, 60, 2), 0.40, 0.58))
    shade = g.mix(g.noise(position, 30, 3), (0.80, 0.68, 0.47), (0.70, 0.56, 0.35))
    shade = g.mix(g.multiply(hole, 0.75), shade, (0.40, 0.27, 0.13))
    g.principled(
        shade, 0.95, {'Specular': 0.1, 'Normal': g.bump(g.multiply(hole, -1.0), 1.0, 0.004)}, (0.72, 0.6, 0.4)
    )
    return material


def board(m, location, turn=0.0):
    """A board with a country loaf, scored across, slices cut from it fallen over one another, and crumbs."""
    outside, inside = crust(), _crumb()
    at = turned_at(location, turn)
    plank = shapes.box((-0.085, -0.19, 0), (0.085, 0.19, 0.018), m['edge'], 0.006)
    plank.matrix_world = at @ mathutils.Matrix.Translation((0, 0, 0.009))
    s, v = np.meshgrid(np.linspace(0, 1, 110), np.linspace(0, 2 * math.pi, 57), indexing='ij')
    body = np.sin(math.pi * np.clip(s, 0.0, 0.66) * 0.76) ** 0.42 * (1 + 0.02 * np.sin(s * 31))
    top = np.clip(np.sin(v), 0, 1)
    slant = s * 5.2 + 0.32 * np.cos(v)
    cut = np.exp(-((((slant % 1) - 0.5) / 0.13) ** 2)) * top**1.5 * (s > 0.08) * (s < 0.72)
    ear = np.exp(-((((slant % 1) - 0.68) / 0.07) ** 2)) * top**2 * (s < 0.72)
    swell = body * (1 - 0.10 * cut + 0.07 * ear)
    x, y, z = (
        0.047 * swell * np.cos(v),
        0.17 - 0.21 * s,
        0.040 * swell * np.where(np.sin(v) < 0, 0.75, 1) * np.sin(v) + 0.047,
    )
    shapes.surface(x, y, z, outside, 'loaf', location, (0, 0, turn))
    end = [
        (0.046 * math.cos(a), 0.039 * math.sin(a) * (0.75 if math.sin(a) < 0 else 1))
        for a in np.linspace(0, 2 * math.pi, 41)[:-1]
    ]
    face = mathutils.Matrix.Translation((0, -0.0405, 0.047)) @ mathutils.Matrix.Rotation(math.pi / 2, 4, 'X')
    shapes.panel([[(px * 0.97, py * 0.97) for px, py in end]], 0.003, inside, 0.001, at @ face, 'crumb')
    random = np.random.default_rng(3)
    for number, (along, lean, aside, twist) in enumerate(
        ((-0.070, 38, 0.004, 4), (-0.098, 56, -0.006, -7), (-0.128, 68, 0.008, 9), (-0.150, 79, -0.012, -16))
    ):
        spot = mathutils.Matrix.Translation(
            (aside, along, 0.018 + 0.038 * math.cos(math.radians(lean)) + 0.007)
        )
        tilted = mathutils.Matrix.Rotation(math.radians(90 - lean), 4, 'X') @ mathutils.Matrix.Rotation(
            math.radians(twist), 4, 'Z'
        )
        outline = [(px * random.uniform(0.97, 1.0), py * random.uniform(0.97, 1.0)) for px, py in end]
        shapes.panel(
            [[(px * 0.95, py * 0.95) for px, py in outline]],
            0.0125,
            inside,
            0.002,
            at @ spot @ tilted,
            'slice',
        )
        shapes.panel([outline], 0.0095, outside, 0.003, at @ spot @ tilted, 'rind')
    crumbs = materials.plain((0.62, 0.42, 0.20), 0.9)
    for _ in range(26):
        px, py = random.uniform(-0.078, 0.078), random.uniform(-0.18, -0.05)
        half = random.uniform(0.0007, 0.0020)
        bit = shapes.box((-half, -half, -half), (half, half, half), crumbs, 0)
        bit.location = at @ mathutils.Vector((px, py, 0.0185 + half))
        bit.rotation_euler = random.uniform(0, 6, 3)


def croissant(location, turn, size=1.0, seed=0):
    """A crescent 13 cm across, rolled in seven turns, thick in the middle and dark along its ridges."""
    material, g = new_material('croissant')
    position = g.own_position()
    flakes = g.noise(g.scaled(position, (55, 55, 120)), 1.0, 4, 0.65)
    shade = g.mix(g.remap(flakes, 0.34, 0.68), (0.62, 0.30, 0.075), (0.36, 0.13, 0.028))
    shade = g.mix(
        g.multiply(g.remap(g.separate(position)[2], 0.012 * size, 0.036 * size), 0.55),
        shade,
        (0.24, 0.085, 0.02),
    )
    g.principled(shade, 0.40, {'Specular': 0.35, 'Normal': g.bump(flakes, 0.8, 0.003)}, (0.5, 0.26, 0.07))
    s, v = np.meshgrid(np.linspace(0, 1, 120), np.linspace(0, 2 * math.pi, 41), indexing='ij')
    bend = math.radians(185)
    around = (s - 0.5) * bend
    step = (np.abs(s - 0.5) * 8.2 + 0.35) % 1
    roll = 1 + 0.30 * (1 - step) ** 1.3 - 0.14
    thick = 0.0245 * np.sin(math.pi * np.clip(s, 0.015, 0.985)) ** 1.1 * roll + 0.0035
    ring = 0.056 + thick * np.cos(v)
    x = ring * np.sin(around) * 1.12
    y = ring * np.cos(around) - 0.035
    z = thick * np.sin(v) * np.where(np.sin(v) < 0, 0.6, 0.95) + 0.0155
    z = np.maximum(z, 0.0005 + 0.004 * (1 - np.sin(math.pi * s)))
    random = np.random.default_rng(seed)
    tilt = random.uniform(-5, 5, 2)
    shapes.surface(x * size, y * size, z * size, material, 'croissant', location, (tilt[0], tilt[1], turn))


def basket(location, turn, linen, size=1.0):
    """A low basket lined with a cloth, heaped with croissants."""
    straw = materials.straw((0.50, 0.35, 0.18))
    wall = [
        (0.0, 0.004),
        (0.085, 0.004),
        (0.105, 0.030),
        (0.118, 0.058),
        (0.122, 0.060),
        (0.121, 0.054),
        (0.100, 0.018),
        (0.0, 0.012),
    ]
    shapes.lathe([(r * size, z) for r, z in wall], straw, location, 72, 'basket')
    x, y, z = location
    rim = [
        (x + 0.121 * size * math.cos(a), y + 0.121 * size * math.sin(a), z + 0.059)
        for a in np.linspace(0, 2 * math.pi, 49)[:-1]
    ]
    shapes.tube(rim, 0.0055, straw, True, 'rim')
    r, a = np.meshgrid(np.linspace(0, 1, 22), np.linspace(0, 2 * math.pi, 97), indexing='ij')
    corner = 1 + 0.24 * np.abs(np.cos(2 * a)) ** 3
    out = 0.126 * size * r * np.where(r > 0.8, corner, 1 + (corner - 1) * 0.2)
    up = 0.020 + 0.052 * np.clip((r - 0.35) / 0.45, 0, 1) ** 1.5 - 0.085 * np.clip(r - 0.80, 0, 1) * corner
    up = up + 0.004 * np.sin(9 * a + 4 * r) * r
    cloth = shapes.surface(out * np.cos(a), out * np.sin(a), up, linen, 'cloth', location, (0, 0, turn))
    cloth.modifiers.new('solid', 'SOLIDIFY').thickness = 0.001
    at = turned_at((x, y, z), turn)
    for number, (px, py, up, way) in enumerate(
        (
            (-0.05, -0.02, 0.030, 20),
            (0.05, -0.03, 0.030, 150),
            (0.0, 0.055, 0.030, 265),
            (-0.01, -0.01, 0.066, 95),
            (0.045, 0.035, 0.060, 215),
        )
    ):
        croissant(at @ mathutils.Vector((px * size, py * size, up)), turn + way, 0.86, number)
