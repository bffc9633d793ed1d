"""fruit.py - limes, papaya, pineapple, melon and mango, whole and cut. Metres; `location` is the middle of a
thing's foot.
"""

import math

import mathutils
import numpy as np

from . import materials, shapes
from .food import ball, moist, through, turned_at
from .graph import new_material

LIME, LEMON = ((0.13, 0.27, 0.03), (0.46, 0.60, 0.13)), ((0.72, 0.47, 0.015), (0.80, 0.62, 0.10))


def _segments(flesh, radius):
    """The cut face of a lime: eight wedges of juice sacs that let light through, pale skins between them."""
    material, g = new_material('segments')
    x, y, _ = g.separate(g.own_position())
    out = g.multiply(g.math('SQRT', g.add(g.multiply(x, x), g.multiply(y, y))), 1 / radius)
    angle = g.math('ARCTAN2', y, x)
    within = g.math('FRACT', g.add(g.multiply(angle, 8 / (2 * math.pi)), 8.0))
    # As wide at the rim as near the middle: the skins keep their thickness.
    skin = g.multiply(g.math('ABSOLUTE', g.math('SUBTRACT', within, 0.5)), out)
    skin = g.remap(g.math('SUBTRACT', g.multiply(out, 0.5), skin), 0.05, 0.02)
    sacs = g.noise(g.combine(g.multiply(angle, 9.0), g.multiply(out, 4.0)), 1.0, 3, 0.6)
    juicy = g.mix(sacs, tuple(c * 0.55 for c in flesh), tuple(min(1, c * 1.3) for c in flesh))
    pith = (0.80, 0.82, 0.62)
    shade = g.mix(g.math('MAXIMUM', skin, g.remap(out, 0.16, 0.10)), juicy, pith)
    shade = g.mix(g.remap(out, 0.84, 0.88), shade, pith)
    body = g.node('BsdfPrincipled', {'Base Color': shade, 'Roughness': 0.22, 'Specular': 0.6})
    g.set(body.inputs['Normal'], g.bump(g.math('SUBTRACT', sacs, skin), 0.5, 0.0012))
    mixed = g.node('MixShader', {0: 0.35})
    g.tree.links.new(body.outputs[0], mixed.inputs[1])
    g.tree.links.new(g.node('BsdfTranslucent', {'Color': shade}).outputs[0], mixed.inputs[2])
    g.surface(mixed.outputs[0])
    return material


def lime_slice(location, turn, tilt=0.0, radius=0.026, fruit=LIME, thick=0.0028):
    """A slice of `fruit`, LIME or LEMON: rind, white pith, flesh in segments."""
    rotation, half = (tilt, 0, turn), thick / 2
    rind = [(radius * 0.93, -half), (radius, -half * 0.64), (radius, half * 0.64), (radius * 0.93, half)]
    shapes.lathe(rind, materials.peel(fruit[0]), location, 40, 'rind', rotation)
    face = _segments(fruit[1], radius)
    for side in (-1, 1):
        level = (half - 0.0001) * side
        shapes.lathe([(0.0, level), (radius * 0.945, level)], face, location, 40, 'cut', rotation)


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
    tip = np.exp(-(((1 - eye) / 0.10) ** 2)) * 0.004 * np.clip(wide / 0.05, 0, 1)
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


def pineapple_wedge(location, rotation, radius=0.060, thick=0.013):
    """A sixth of a round of pineapple with its rind on, lying; its point is towards -y of its own."""
    material, g = new_material('pineapple wedge')
    x, y, z = g.separate(g.own_position())
    out = g.multiply(g.math('SQRT', g.add(g.multiply(x, x), g.multiply(z, z))), 1 / radius)
    fibre = g.noise(
        g.combine(g.multiply(g.math('ARCTAN2', x, z), 20.0), g.multiply(out, 5.0), g.multiply(y, 60.0)),
        1.0,
        3,
        0.6,
    )
    shade = g.mix(g.remap(fibre, 0.35, 0.65), (0.78, 0.42, 0.03), (0.88, 0.66, 0.16))
    shade = g.mix(g.remap(out, 0.30, 0.16), shade, (0.86, 0.76, 0.42))
    eyes = g.noise(g.own_position(), 75, 2)
    rind = g.mix(g.remap(eyes, 0.42, 0.58), (0.10, 0.055, 0.015), (0.36, 0.22, 0.05))
    shade = g.mix(g.remap(g.add(out, g.multiply(eyes, 0.05)), 0.925, 0.95), shade, rind)
    inputs = {**through((0.85, 0.52, 0.07), 0.10), 'Specular': 0.45, 'Normal': g.bump(fibre, 0.9, 0.0022)}
    g.principled(shade, 0.36, inputs, (0.83, 0.52, 0.09))
    arc = []
    for number, a in enumerate(np.linspace(math.pi / 2 - 0.52, math.pi / 2 + 0.52, 21)):
        rim = radius * (1 + 0.030 * (number % 3 - 1))
        arc.append((rim * math.cos(a), rim * math.sin(a)))
    made = shapes.extrusion(
        [*arc, (-0.004, 0.006), (0.004, 0.006)], -thick / 2, thick / 2, material, 'wedge', location, rotation
    )
    rounding = made.modifiers.new('bevel', 'BEVEL')
    rounding.width = 0.0015
    rounding.segments = 2
    rounding.limit_method = 'ANGLE'


def papaya_slice(location, turn, tilt=0.0, size=0.085):
    """A crescent of papaya, seeds scraped out, its skin still on."""
    material, g = new_material('papaya slice')
    grain = g.noise(g.own_position(), 60, 4, 0.6)
    shade = g.mix(grain, (0.76, 0.17, 0.03), (0.86, 0.33, 0.07))
    inputs = {**through((0.8, 0.25, 0.05), 0.10), 'Specular': 0.45, 'Normal': g.bump(grain, 0.6, 0.0015)}
    g.principled(shade, 0.34, inputs, (0.76, 0.26, 0.05))
    s, v = np.meshgrid(np.linspace(-1, 1, 41), np.linspace(0, 1, 15), indexing='ij')
    half = 0.0125 * np.sqrt(np.clip(1 - s**2, 0, 1)) + 0.0008
    along = size * np.sin(s * 1.25)
    bed = size * 0.42 * (1 - np.cos(s * 1.25))
    for side in (-1, 1):
        # From the skin below up to the hollow's edge, each side of the slice.
        y = side * half * (0.25 + 0.75 * v)
        z = bed + 0.026 * v * np.sqrt(np.clip(1 - s**2, 0.02, 1))
        shapes.surface(along, y, z, material, 'papaya', location, (tilt, 0, turn))
    t = np.linspace(-1, 1, 9)[None]
    rows = np.linspace(-1, 1, 41)[:, None]
    half = half[:, :1]
    top = size * 0.42 * (1 - np.cos(rows * 1.25)) + 0.026 * np.sqrt(np.clip(1 - rows**2, 0.02, 1))
    shapes.surface(
        size * np.sin(rows * 1.25) + 0 * t,
        half * t,
        top - 0.004 * (1 - t**2),
        material,
        'papaya',
        location,
        (tilt, 0, turn),
    )
    skin = materials.peel((0.42, 0.30, 0.03))
    low = size * 0.42 * (1 - np.cos(rows * 1.25)) - 0.004 * (1 - t**2)
    shapes.surface(
        size * np.sin(rows * 1.25) + 0 * t, 0.27 * half * t, low, skin, 'skin', location, (tilt, 0, turn)
    )


def grapes(location, turn, count=34, seed=0):
    """A bunch of dark grapes with bloom on them, lying."""
    material, g = new_material('grape')
    bloom = g.noise(g.own_position(), 70, 4, 0.7)
    shade = g.mix(g.remap(bloom, 0.42, 0.66), (0.035, 0.008, 0.020), (0.17, 0.12, 0.17))
    inputs = {**through((0.20, 0.02, 0.05), 0.12), 'Specular': 0.5}
    g.principled(shade, g.remap(bloom, 0.40, 0.62, 0.20, 0.55), inputs, (0.06, 0.02, 0.04))
    at = turned_at(location, turn)
    random = np.random.default_rng(seed)
    for number in range(count):
        along = random.uniform(0, 1)
        wide = 0.034 * (1 - along) ** 0.6 + 0.006
        angle = random.uniform(0, math.pi)
        out = wide * random.uniform(0.5, 1.0)
        spot = (0.10 * along - 0.05, out * math.cos(angle), 0.008 + 0.85 * out * math.sin(angle))
        size = random.uniform(0.0085, 0.0105)
        ball(
            material,
            at @ mathutils.Vector(spot),
            (size, size, size * 1.12),
            tuple(random.uniform(0, 180, 3)),
            14,
        )
    stem = materials.plain((0.20, 0.16, 0.06), 0.7)
    start, end = at @ mathutils.Vector((-0.045, 0, 0.030)), at @ mathutils.Vector((-0.085, 0.012, 0.040))
    shapes.cylinder(tuple(start), tuple(end), 0.0022, stem, 10, 0.0004)


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
    inputs = {**through((0.7, 0.08, 0.06)), 'Specular': 0.5, 'Normal': g.bump(grain, 0.5, 0.0015)}
    g.principled(shade, 0.26, inputs, (0.6, 0.1, 0.07))
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
    pitch, random = 0.0165, np.random.default_rng(round(abs(location[0]) * 4000))
    for i in range(-4, 5):
        for j in range(-3, 4):
            px, py = i * pitch, j * pitch
            out = (px / (size * 1.25)) ** 2 + (py / (size * 0.88)) ** 2
            if out > 0.86:
                continue
            half, tall = random.uniform(0.0064, 0.0076), random.uniform(0.0150, 0.0185)
            cube = shapes.box((-half, -half, -0.004), (half, half, tall), flesh, 0.0018, 2)
            sway = random.uniform(-0.10, 0.10, 3)
            tilt = mathutils.Euler((-py * 9 + sway[0], px * 9 + sway[1], sway[2])).to_matrix().to_4x4()
            rise = mathutils.Matrix.Translation((px * 1.06, py * 1.06, 0.022 + 0.014 * (1 - out)))
            cube.matrix_world = at @ rise @ tilt
