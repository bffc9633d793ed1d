"""food.py - what is served on a table, by itself: leaves, fish, limes, fruit. Metres; `location` is the
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


LIME, LEMON = ((0.13, 0.27, 0.03), (0.46, 0.60, 0.13)), ((0.72, 0.47, 0.015), (0.80, 0.62, 0.10))


def lime_slice(location, turn, tilt=0.0, radius=0.026, fruit=LIME):
    """A slice of `fruit`, LIME or LEMON: rind, white pith, pale flesh in segments."""
    rotation = (tilt, 0, turn)
    rind = [(0.0, -0.002), (radius, -0.002), (radius, 0.002), (radius * 0.93, 0.0021)]
    shapes.lathe(rind, materials.peel(fruit[0]), location, 40, 'rind', rotation)
    pith = [(radius * 0.93, 0.0021), (radius * 0.84, 0.0023), (0.0, 0.0023)]
    shapes.lathe(pith, materials.plain((0.74, 0.78, 0.55), 0.5), location, 40, 'pith', rotation)
    turned = (
        mathutils.Matrix.Translation(location)
        @ mathutils.Euler([math.radians(a) for a in rotation]).to_matrix().to_4x4()
    )
    flesh = moist(fruit[1])
    for part in range(8):
        start = part * math.pi / 4
        arc = [
            (math.cos(start + a) * radius * 0.82, math.sin(start + a) * radius * 0.82)
            for a in np.linspace(0.08, math.pi / 4 - 0.08, 5)
        ]
        middle = start + math.pi / 8
        arc.append((math.cos(middle) * radius * 0.16, math.sin(middle) * radius * 0.16))
        shapes.panel(
            [arc], 0.0012, flesh, 0.0004, turned @ mathutils.Matrix.Translation((0, 0, 0.0026)), 'segment'
        )


def papaya(location, turn, size=0.11):
    """Half a papaya, cut side up, black seeds in its hollow."""
    r, v = np.meshgrid(np.linspace(0, 1, 30), np.linspace(0, 2 * math.pi, 57), indexing='ij')
    long = 1 + 0.16 * np.cos(v)
    across, along = size * 0.52 * r * np.sin(v), size * r * np.cos(v) * long
    hollow = np.clip(1 - (r / 0.50) ** 2, 0, 1) ** 0.7
    rotation = (14, 0, turn)
    shapes.surface(along, across, -0.030 * hollow, moist((0.72, 0.22, 0.035)), 'papaya', location, rotation)
    skin = materials.peel((0.40, 0.28, 0.03))
    shapes.surface(
        along * 1.01,
        across * 1.01,
        -0.055 * np.sqrt(np.clip(1 - r**2, 0, 1)),
        skin,
        'skin',
        location,
        rotation,
    )
    random = np.random.default_rng(3)
    at = (
        mathutils.Matrix.Translation(location)
        @ mathutils.Euler([math.radians(a) for a in rotation]).to_matrix().to_4x4()
    )
    seed = materials.plain((0.012, 0.010, 0.009), 0.12)
    for _ in range(46):
        angle, out = random.uniform(0, 6.3), 0.43 * math.sqrt(random.uniform(0, 1))
        spot = mathutils.Vector(
            (
                size * out * math.cos(angle),
                size * 0.52 * out * math.sin(angle),
                -0.028 * (1 - (out / 0.5) ** 2) ** 0.7 + 0.003,
            )
        )
        ball(seed, at @ spot, (0.0042, 0.0042, 0.004), segments=8)


def pineapple(location, height=0.20):
    """A whole pineapple with its crown: eyes in spirals, each a bump with a dark rim."""
    around, eyes = 13, 11
    s, v = np.meshgrid(np.linspace(0, 1, 150), np.linspace(0, 2 * math.pi, 209), indexing='ij')
    wide = np.interp(
        s,
        (0, 0.02, 0.10, 0.3, 0.55, 0.8, 0.93, 0.985, 1),
        (0, 0.035, 0.056, 0.070, 0.074, 0.066, 0.050, 0.030, 0),
    )
    left, right = (around * v + side * eyes * 2.2 * s * math.pi for side in (1, -1))
    eye = np.abs(np.sin(left / 2) * np.sin(right / 2)) ** 0.6
    bump = wide * (1 + 0.075 * eye)
    tip = np.exp(-((1 - eye) / 0.10) ** 2) * 0.004 * np.clip(wide / 0.05, 0, 1)
    x, y, z = (bump + tip) * np.cos(v), (bump + tip) * np.sin(v), height * s
    material, g = new_material('pineapple')
    px, py, pz = g.separate(g.own_position())
    turn = g.multiply(g.math('ARCTAN2', py, px), around / 2)
    rise = g.multiply(pz, eyes * 1.1 * math.pi / height)
    cell = g.multiply(g.math('SINE', g.add(turn, rise)), g.math('SINE', g.math('SUBTRACT', turn, rise)))
    cell = g.math('ABSOLUTE', cell)
    ripe = g.mix(g.remap(pz, height * 0.2, height), (0.60, 0.30, 0.035), (0.34, 0.27, 0.04))
    shade = g.mix(g.remap(cell, 0.05, 0.45), (0.085, 0.055, 0.016), ripe)
    shade = g.mix(g.remap(cell, 0.86, 0.97), shade, (0.30, 0.20, 0.10))
    shade = g.mix(g.multiply(g.noise(g.own_position(), 90, 3), 0.35), shade, (0.16, 0.10, 0.02))
    g.principled(shade, 0.42, {'Specular': 0.4}, (0.36, 0.2, 0.04))
    shapes.surface(x, y, z, material, 'pineapple', location)
    green = moist((0.10, 0.17, 0.075), 0.5)
    for number in range(44):
        share = number / 44
        angle = number * 2.4
        lean = 0.12 + 1.25 * (1 - share) ** 1.3
        long = 0.055 + 0.085 * math.sin(math.pi * (0.25 + 0.6 * share))
        t, u = np.meshgrid(np.linspace(0, 1, 12), np.linspace(-1, 1, 5), indexing='ij')
        half = 0.0095 * (1 - t) ** 0.8
        out = 0.010 * (1 - share) + long * t * np.sin(lean * (0.55 + 0.75 * t))
        up = long * t * np.cos(lean * (0.55 + 0.75 * t)) + 0.004 * u * u * (1 - t) + 0.03 * share
        lx = out * math.cos(angle) - half * u * math.sin(angle)
        ly = out * math.sin(angle) + half * u * math.cos(angle)
        shapes.surface(lx, ly, up + height - 0.008, green, 'leaf', location)


def pineapple_slice(location, rotation=(0, 0, 0), radius=0.052):
    """A round of pineapple without its skin, its core cut out."""
    material, g = new_material('pineapple flesh')
    x, y, _ = g.separate(g.own_position())
    out = g.math('SQRT', g.add(g.multiply(x, x), g.multiply(y, y)))
    fibre = g.noise(g.combine(g.multiply(g.math('ARCTAN2', y, x), 16.0), g.multiply(out, 60.0)), 1.0, 3, 0.6)
    shade = g.mix(g.remap(fibre, 0.35, 0.65), (0.80, 0.48, 0.045), (0.86, 0.64, 0.14))
    g.principled(shade, 0.24, {'Specular': 0.55, 'Normal': g.bump(fibre, 0.6, 0.0015)}, (0.83, 0.56, 0.09))
    angles = np.linspace(0, 2 * math.pi, 67)
    profile = [(0.28, 0.0), (1.0, 0.0), (1.04, 0.10), (1.04, 0.16)]
    profile += [(1.0, 0.26), (0.28, 0.26), (0.26, 0.13), (0.28, 0.0)]
    wave = 1 + 0.035 * np.cos(11 * angles)
    r = np.array([each[0] for each in profile]) * radius
    lift = np.array([each[1] for each in profile]) * radius
    rim = np.where(r > radius * 0.9, 1, 0)
    scale = 1 + (wave[:, None] - 1) * rim[None]
    made = shapes.surface(
        np.cos(angles)[:, None] * r * scale,
        np.sin(angles)[:, None] * r * scale,
        np.ones_like(angles)[:, None] * lift,
        material,
        'pineapple slice',
        location,
        rotation,
    )
    shapes.sharpen_edges(made, 40)


def watermelon_wedge(location, rotation, radius=0.115, thick=0.024, seed=0):
    """A quarter of a slice of watermelon, its rind down, seeds in its flesh; its point is up."""
    material, g = new_material('watermelon')
    x, _, z = g.separate(g.own_position())
    out = g.multiply(g.math('SQRT', g.add(g.multiply(x, x), g.multiply(z, z))), 1 / radius)
    grain = g.noise(g.own_position(), 130, 3, 0.65)
    red = g.mix(grain, (0.60, 0.030, 0.030), (0.78, 0.10, 0.075))
    shade = g.mix(g.remap(out, 0.80, 0.875), red, (0.80, 0.76, 0.56))
    shade = g.mix(g.remap(out, 0.915, 0.94), shade, (0.30, 0.42, 0.12))
    shade = g.mix(g.remap(out, 0.95, 0.97), shade, (0.018, 0.085, 0.018))
    g.principled(shade, 0.26, {'Specular': 0.5, 'Normal': g.bump(grain, 0.5, 0.0015)}, (0.6, 0.1, 0.07))
    low, high = -math.pi / 2 - 0.60, -math.pi / 2 + 0.60
    arc = [(radius * math.cos(a), radius * math.sin(a)) for a in np.linspace(low, high, 30)]
    # The fruit's own middle is the point; the wedge stands on its rind.
    made = shapes.extrusion([*arc, (0.0, 0.0)], -thick / 2, thick / 2, material, 'wedge', location, rotation)
    rounding = made.modifiers.new('bevel', 'BEVEL')
    rounding.width = 0.0015
    rounding.segments = 2
    rounding.limit_method = 'ANGLE'
    at = mathutils.Matrix.Translation(location)
    at = at @ mathutils.Euler([math.radians(a) for a in rotation]).to_matrix().to_4x4()
    random = np.random.default_rng(seed)
    pip = materials.plain((0.015, 0.009, 0.007), 0.15)
    for side in (-1, 1):
        for share in np.linspace(-0.42, 0.42, 5):
            for level in (0.60, 0.73):
                a = -math.pi / 2 + share + random.uniform(-0.07, 0.07)
                spot = at @ mathutils.Vector(
                    (radius * level * math.cos(a), side * thick / 2, radius * level * math.sin(a))
                )
                ball(pip, spot, (0.0026, 0.0016, 0.0042), rotation, 8)


def mango_half(location, turn, lean=0, size=0.058):
    """A mango's cheek scored in squares and turned out, so that its cubes stand up."""
    at = turned_at(location, turn) @ mathutils.Matrix.Rotation(math.radians(lean), 4, 'X')
    flesh, skin = moist((0.80, 0.36, 0.020), 0.26), materials.peel((0.55, 0.20, 0.035))
    u, v = np.meshgrid(np.linspace(0, 1, 14), np.linspace(0, 2 * math.pi, 41), indexing='ij')
    parts = size * 1.25 * u * np.cos(v), size * 0.88 * u * np.sin(v), 0.010 + 0.012 * (1 - u**2)
    made = shapes.surface(*parts, skin, 'mango skin')
    made.matrix_world = at
    pitch = 0.0165
    for i in range(-4, 5):
        for j in range(-3, 4):
            px, py = i * pitch, j * pitch
            out = (px / (size * 1.25)) ** 2 + (py / (size * 0.88)) ** 2
            if out > 0.86:
                continue
            cube = shapes.box((-0.0072, -0.0072, -0.004), (0.0072, 0.0072, 0.0175), flesh, 0.0025, 2)
            tilt = mathutils.Euler((-py * 9, px * 9, 0)).to_matrix().to_4x4()
            rise = mathutils.Matrix.Translation((px * 1.06, py * 1.06, 0.022 + 0.014 * (1 - out)))
            cube.matrix_world = at @ rise @ tilt
