"""food.py - what is served on a table, by itself; fruit is in fruit.py, fish in seafood.py. Metres; `location` is the
middle of a thing's foot.
"""

import math

import mathutils
import numpy as np

from . import shapes
from .graph import new_material


def through(colour, share=0.16):
    """Inputs of a principled surface into which light goes some millimetres deep."""
    return {'Subsurface': share, 'Subsurface Color': colour, 'Subsurface Radius': (0.006, 0.003, 0.0015)}


def moist(colour, roughness=0.28):
    """Fruit flesh: a little uneven and wet."""
    material, g = new_material('flesh')
    position = g.own_position()
    shade = g.mix(
        g.noise(position, 55, 3), tuple(c * 0.8 for c in colour), tuple(min(1, c * 1.2) for c in colour)
    )
    relief = g.bump(g.noise(position, 210, 2), 0.3, 0.0015)
    g.principled(shade, roughness, {**through(colour), 'Specular': 0.5, 'Normal': relief}, colour)
    return material


def ball(material, location, radii, rotation=(0, 0, 0), segments=20):
    u, v = np.meshgrid(
        np.linspace(0, math.pi, segments), np.linspace(0, 2 * math.pi, segments + 8), indexing='ij'
    )
    rx, ry, rz = radii
    parts = (rx * np.sin(u) * np.cos(v), ry * np.sin(u) * np.sin(v), rz * np.cos(u))
    return shapes.surface(*parts, material, 'ball', location, rotation)


def turned_at(location, turn):
    return mathutils.Matrix.Translation(location) @ mathutils.Matrix.Rotation(math.radians(turn), 4, 'Z')


def leaves(location, spread, count, colour, size=0.03, height=0.03, seed=0):
    """A heap of curled leaves over `spread` metres from the middle, highest there."""
    random = np.random.default_rng(seed)
    points, faces = [], []
    grid = [(i / 4 - 0.5, j / 4 - 0.5) for i in range(5) for j in range(5)]
    for _ in range(count):
        angle, out = random.uniform(0, 2 * math.pi), spread * math.sqrt(random.uniform(0, 1))
        rise = height * (1 - (out / spread) ** 2) * random.uniform(0.55, 1.05)
        turned = mathutils.Euler(
            (random.uniform(-0.9, 0.9), random.uniform(-0.9, 0.9), random.uniform(0, 6.3))
        ).to_matrix()
        long, curl = size * random.uniform(0.7, 1.3), random.uniform(-1.2, 1.6)
        start = len(points)
        for u, v in grid:
            wide = math.cos(v * math.pi * 0.92) ** 0.6
            wave = 0.10 * math.sin(u * 9 + v * 14 + start)
            leaf = mathutils.Vector(
                (u * wide * 0.62 * long, v * long, long * (curl * (u * u + 0.6 * v * v) + wave))
            )
            place = turned @ leaf
            points.append((out * math.cos(angle) + place.x, out * math.sin(angle) + place.y, rise + place.z))
        for i in range(4):
            for j in range(4):
                a = start + 5 * i + j
                faces.append((a, a + 1, a + 6, a + 5))
    made = shapes.link('leaves', shapes.mesh_of('leaves', points, faces), moist(colour, 0.4), location)
    solid = made.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = 0.0006
    return made
