"""food.py - what is served on a table, by itself: leaves and fish; fruit is in fruit.py. Metres; `location` is the
middle of a thing's foot.
"""

import math

import mathutils
import numpy as np

from . import materials, shapes
from .graph import new_material


def grilled(light, dark):
    """Something roasted: uneven brown, glossy with oil."""
    material, g = new_material('grilled')
    position = g.own_position()
    shade = g.mix(g.remap(g.noise(position, 38, 4, 0.6), 0.36, 0.66), light, dark)
    relief = g.bump(g.noise(position, 150, 3), 0.35, 0.002)
    g.principled(shade, 0.32, {'Specular': 0.55, 'Normal': relief}, light)
    return material


def moist(colour, roughness=0.28):
    """Fruit flesh: a little uneven and wet."""
    material, g = new_material('flesh')
    position = g.own_position()
    shade = g.mix(
        g.noise(position, 55, 3), tuple(c * 0.8 for c in colour), tuple(min(1, c * 1.2) for c in colour)
    )
    relief = g.bump(g.noise(position, 210, 2), 0.3, 0.0015)
    g.principled(shade, roughness, {'Specular': 0.5, 'Subsurface': 0.0, 'Normal': relief}, colour)
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


FISH = (
    # Along the fish, half its height and half its thickness, all as parts of its length.
    (0.00, 0.006, 0.006),
    (0.05, 0.050, 0.030),
    (0.14, 0.100, 0.052),
    (0.28, 0.136, 0.062),
    (0.42, 0.138, 0.060),
    (0.58, 0.112, 0.048),
    (0.74, 0.068, 0.030),
    (0.85, 0.034, 0.015),
    (0.90, 0.042, 0.008),
    (0.96, 0.092, 0.004),
    (1.00, 0.128, 0.002),
)


def snapper(length):
    """Skin of a red snapper by its own x (head towards -x) and y (back towards +y): rose with scales, pale
    below, the gill cover's edge, the mouth, and bars from the grill.
    """
    material, g = new_material('snapper')
    position = g.own_position()
    x, y, _ = (g.multiply(part, 1 / length) for part in g.separate(position))
    shade = g.mix(g.remap(y, -0.075, 0.06), (0.68, 0.36, 0.24), (0.52, 0.085, 0.045))
    shade = g.mix(g.remap(g.noise(position, 45, 3, 0.6), 0.45, 0.75, 0.0, 0.45), shade, (0.40, 0.20, 0.07))
    rows = g.multiply(x, 2 * math.pi * 22)
    columns = g.multiply(y, 2 * math.pi * 30)
    scales = g.math('SINE', g.add(rows, g.math('SINE', columns)))
    scales = g.add(scales, g.math('SINE', g.math('SUBTRACT', rows, columns)))
    behind = g.remap(x, -0.27, -0.24)
    shade = g.mix(g.multiply(g.remap(scales, 0.2, 1.6, 0.0, 0.35), behind), shade, (0.78, 0.44, 0.32))
    along = g.math('FRACT', g.math('DIVIDE', g.add(g.add(x, g.multiply(y, 0.55)), 5.0), 0.105))
    bar = g.remap(g.math('ABSOLUTE', g.math('SUBTRACT', along, 0.5)), 0.13, 0.07)
    bar = g.multiply(bar, g.remap(g.noise(position, 26, 2), 0.36, 0.56))
    within = g.multiply(behind, g.remap(x, 0.36, 0.30))
    shade = g.mix(g.multiply(g.multiply(bar, within), 0.75), shade, (0.055, 0.020, 0.010))
    out = g.math('SQRT', g.add(g.math('POWER', g.add(x, 0.40), 2.0), g.math('POWER', g.add(y, 0.005), 2.0)))
    gill = g.multiply(
        g.remap(g.math('ABSOLUTE', g.math('SUBTRACT', out, 0.135)), 0.009, 0.002),
        g.math('GREATER_THAN', x, -0.36),
    )
    lips = g.math('ABSOLUTE', g.add(y, g.multiply(g.add(x, 0.47), -0.25)))
    mouth = g.multiply(g.remap(lips, 0.006, 0.002), g.math('LESS_THAN', x, -0.425))
    shade = g.mix(g.multiply(g.math('MAXIMUM', gill, mouth), 0.9), shade, (0.07, 0.02, 0.015))
    rays = g.math('SINE', g.multiply(g.math('ARCTAN2', y, g.math('SUBTRACT', x, 0.30)), 150.0))
    tail = g.multiply(g.remap(x, 0.38, 0.42), g.remap(rays, -1, 1, 0.2, 0.8))
    shade = g.mix(tail, shade, (0.26, 0.05, 0.03))
    relief = g.bump(g.add(g.multiply(scales, g.multiply(behind, 0.5)), g.multiply(gill, -3.0)), 0.5, 0.002)
    g.principled(shade, 0.27, {'Specular': 0.6, 'Normal': relief}, (0.5, 0.2, 0.14))
    return material


def fish(location, turn, length=0.36, lean=24):
    """A whole grilled snapper, its head towards its own -x, its back propped up by `lean` degrees."""
    skin = snapper(length)
    table = np.array(FISH)
    s = np.linspace(0, 1, 120)
    tall = np.interp(s, table[:, 0], table[:, 1]) * length
    thick = np.interp(s, table[:, 0], table[:, 2]) * length * 0.85
    around = np.linspace(0, 2 * math.pi, 57)
    lie = thick.max() * 0.9
    # The tail is forked.
    fork = 0.055 * length * np.clip((s - 0.90) / 0.10, 0, 1)
    x = np.outer(s - 0.5, np.ones_like(around)) * length - np.outer(fork, 1 - np.abs(np.cos(around)))
    y = np.outer(tall, np.cos(around))
    # The gill cover stands a little proud of the body behind it.
    cover = 1 + 0.10 * np.exp(-(((s - 0.215) / 0.020) ** 2)) - 0.10 * np.exp(-(((s - 0.255) / 0.016) ** 2))
    z = np.outer(thick * cover, np.sin(around)) + lie
    shapes.surface(x, y, z, skin, 'fish', location, (lean, 0, turn))
    at = turned_at(location, turn) @ mathutils.Matrix.Rotation(math.radians(lean), 4, 'X')
    flat = at @ mathutils.Matrix.Translation((0, 0, lie))
    back = [(-0.20, 0.11), (-0.17, 0.165), (-0.08, 0.185), (0.02, 0.165), (0.10, 0.150), (0.20, 0.140)]
    back += [(0.27, 0.090), (0.24, 0.060), (0.0, 0.10)]
    belly = [(0.06, -0.10), (0.10, -0.150), (0.17, -0.125), (0.22, -0.065)]
    for outline in (back, belly[::-1]):
        points = [(px * length, py * length) for px, py in outline]
        shapes.panel([points], 0.003, skin, 0.001, flat, 'fin')
    side = [(-0.02, 0.0), (0.09, 0.030), (0.125, 0.005), (0.11, -0.030), (0.0, -0.012)]
    lifted = at @ mathutils.Matrix.Translation((-0.22 * length, -0.02 * length, lie + 0.057 * length))
    lifted = lifted @ mathutils.Matrix.Rotation(math.radians(6), 4, 'Y')
    points = [(px * length, py * length) for px, py in side]
    shapes.panel([points[::-1]], 0.002, skin, 0.0006, lifted, 'fin')
    up = lie + 0.036 * length
    for colour, radius, rise in (
        ((0.62, 0.50, 0.32), 0.020, 0.0),
        ((0.012, 0.010, 0.010), 0.0125, 0.006),
        ((0.75, 0.75, 0.72), 0.0035, 0.0125),
    ):
        eye = at @ mathutils.Vector((-0.395 * length, 0.020 * length, up + rise * length))
        ball(materials.plain(colour, 0.15), eye, (radius * length, radius * length, 0.009 * length))
