"""things.py - what guests leave lying on a foredeck: a book face down, sunglasses, wet footprints, two drinks on a tray.
Metres; location: where a thing touches what it lies on.
"""

import math

import mathutils
import numpy as np

from interior import belongings, materials, shapes, welcome
from interior.food import turned_at
from interior.fruit import LEMON, LIME, lime_slice
from interior.graph import new_material
from interior.welcome import HEIGHT, RADIUS


def _cover(colours):
    """A printed paperback: a sun over two bands of sea."""
    sky, sun, near, far = colours
    material, g = new_material('cover')
    x, y, _ = g.separate(g.node('TexCoord').outputs['UV'])
    aside, over = g.math('SUBTRACT', x, 0.078), g.math('SUBTRACT', y, 0.022)
    out = g.math('SQRT', g.add(g.multiply(aside, aside), g.multiply(over, over)))
    wave = g.multiply(g.math('SINE', g.multiply(x, 95.0)), 0.0035)
    shade = g.mix(g.math('LESS_THAN', out, 0.030), sky, sun)
    shade = g.mix(g.math('LESS_THAN', g.add(y, wave), 0.004), shade, far)
    shade = g.mix(g.math('LESS_THAN', g.add(y, g.multiply(wave, -1.3)), -0.036), shade, near)
    g.principled(shade, 0.32, {'Specular': 0.5}, sky)
    return material


def face_down(location, turn, colours, tilt=(0, 0), width=0.135, deep=0.205):
    """A paperback left open on its face, its spine up, 27 cm across."""
    lean = mathutils.Euler([math.radians(angle) for angle in (*tilt, 0)])
    at = turned_at(location, turn) @ lean.to_matrix().to_4x4()
    cover, paper = _cover(colours), materials.plain((0.70, 0.65, 0.55), 0.8)
    half = deep / 2
    for side in (-1, 1):
        s = np.linspace(0, 1, 26)
        bow = 0.040 * (1 - s) ** 1.6 + 0.006 * np.sin(np.pi * s) + 0.016 * (1 - s)
        bow += 0.010 * np.clip(s - 0.86, 0, 1) * (1 if side > 0 else 0.3)
        x = side * (0.005 + (width - 0.006) * s ** 0.97)
        leaves = ((0.0, 0.0, cover), (0.0035, 0.004, paper), (0.010, 0.004, paper))
        for number, (drop, short, material) in enumerate(leaves):
            y = np.linspace(-half + short, half - short, 12)
            keep = x * (1 - short / width)
            xs, ys = np.meshgrid(keep, y, indexing='ij')
            level = np.maximum(bow - drop * (1 - 0.6 * s), 0.0022 - 0.0006 * number)[:, None]
            z = level + 0.0012 * np.sin(ys * 21) * s[:, None]
            sheet = shapes.surface(xs, ys, z, material, 'book')
            shapes.lay_flat(sheet.data)
            solid = sheet.modifiers.new('solid', 'SOLIDIFY')
            solid.thickness = 0.0011 if number == 0 else 0.0045
            solid.offset = -side
            sheet.matrix_world = at
    ridge = [(0.0062 * math.cos(a), 0.0525 + 0.004 * math.sin(a)) for a in np.linspace(0, math.pi, 9)]
    spine = shapes.sweep(ridge, -half, half, cover, 0.0012, 'spine')
    spine.matrix_world = at


def sunglasses(location, turn, frame=(0.03, 0.017, 0.009), lens=(0.012, 0.011, 0.010)):
    """Folded open, standing on the rims and the tips of their temples, 14 cm across; they look towards +y."""
    at = turned_at(location, turn)
    horn = materials.plain(frame, 0.12, {'Specular': 0.6})
    glass = materials.plain(lens, 0.03, {'Specular': 0.9})

    def put(points, radius, closed=False):
        placed = [tuple(at @ mathutils.Vector(p)) for p in points]
        return shapes.tube(placed, radius, horn, closed, 'frame')

    angles = np.linspace(0, 2 * math.pi, 49)[:-1]
    for side in (-1, 1):
        rim = []
        for a in angles:
            c, s = math.cos(a), math.sin(a)
            px = side * 0.034 + 0.0275 * math.copysign(abs(c) ** 0.72, c)
            pz = 0.026 + 0.0235 * math.copysign(abs(s) ** 0.80, s) + 0.0035 * side * c * (s > 0)
            rim.append((px, -0.010 * (abs(px) / 0.062) ** 2, pz))
        put(rim, 0.0026, True)
        middle = np.array([side * 0.034, -0.0035, 0.026])
        ring = np.array(rim)
        layers = np.linspace(0, 1, 8)[:, None, None]
        dome = middle + (np.concatenate([ring, ring[:1]])[None] - middle) * layers
        dome[..., 1] += 0.0035 * (1 - layers[..., 0] ** 2)
        made = shapes.surface(dome[..., 0], dome[..., 1], dome[..., 2], glass, 'lens')
        made.matrix_world = at
        temple = [(side * 0.0625, -0.010, 0.036), (side * 0.068, -0.016, 0.037), (side * 0.0685, -0.06, 0.033)]
        temple += [(side * 0.067, -0.105, 0.026), (side * 0.064, -0.128, 0.014), (side * 0.061, -0.142, 0.003)]
        put(temple, 0.0022)
    put([(-0.0085, 0.0, 0.034), (-0.004, 0.001, 0.0375), (0.004, 0.001, 0.0375), (0.0085, 0.0, 0.034)], 0.0026)


def footprint(m, location, turn, side):
    """The print of a wet bare foot, 25 cm long, its toes towards +y; side: 1 the right one."""
    at = turned_at(location, turn)
    sole = [(-0.020, -0.118), (0.006, -0.124), (0.028, -0.110), (0.033, -0.080), (0.030, -0.035), (0.036, 0.020)]
    sole += [(0.042, 0.058), (0.030, 0.082), (0.000, 0.090), (-0.032, 0.084), (-0.044, 0.060), (-0.036, 0.028)]
    sole += [(0.000, -0.005), (-0.002, -0.040), (-0.026, -0.072), (-0.032, -0.098)]
    outlines = [_smooth(np.array(sole) * (side, 1))]
    toes = ((-0.034, 0.113, 0.0145), (-0.010, 0.122, 0.0095), (0.010, 0.117, 0.0085))
    toes += ((0.026, 0.107, 0.008), (0.040, 0.092, 0.0072))
    for x, y, radius in toes:
        angles = np.linspace(0, 2 * math.pi, 17)[:-1]
        outlines.append(np.stack([side * x + radius * np.cos(angles), y + 1.15 * radius * np.sin(angles)], 1))
    for outline in outlines:
        vertices = [tuple(at @ mathutils.Vector((x, y, 0.0009))) for x, y in outline]
        made = shapes.link('footprint', shapes.mesh_of('footprint', vertices, [tuple(range(len(vertices)))]), m['wet'])
        made.visible_shadow = False


def _smooth(line):
    for _ in range(3):
        after = np.roll(line, -1, 0)
        line = np.stack([0.75 * line + 0.25 * after, 0.25 * line + 0.75 * after], 1).reshape(-1, 2)
    return line


PASSION = ((0.95, 0.36, 0.02), (0.98, 0.70, 0.16), 0.5)
LIMEADE = ((0.80, 0.90, 0.46), (0.95, 0.98, 0.84), 0.18)
HIBISCUS = ((0.62, 0.03, 0.06), (0.86, 0.22, 0.20), 0.20)
COCONUT = ((0.86, 0.86, 0.80), (0.92, 0.92, 0.88), 0.75)


def long_drinks(location, turn, looks=(LIMEADE, PASSION), wood='walnut', size=(0.36, 0.25), fruit=True):
    """A small tray with long drinks, mint and a slice of lime on each rim; location: the middle of its underside."""
    spot = belongings.tray(materials.wood(wood, 0), location, turn, *size)
    straw = materials.straw()
    mats = [(0.0, 0.0), (0.044, 0.0), (0.045, 0.002), (0.044, 0.004), (0.0, 0.004)]
    places = ((-0.085, -0.040), (0.030, 0.040), (0.10, -0.05))
    for number, ((u, v), look) in enumerate(zip(places, looks)):
        x, y, z = spot(u, v, 0.0105)
        shapes.lathe(mats, straw, (x, y, z))
        low, high, cloudy = look
        welcome.highball((x, y, z + 0.004), (0.82, 0.66)[number % 2], low, high, cloudy, 205 + 46 * number)
        brim = z + HEIGHT
        welcome.mint((x - 0.012, y + 0.004, brim - 0.006), 40 + 70 * number, 8, number)
        angle = math.radians((-34, -58, -30)[number])
        edge = (x + RADIUS * math.cos(angle), y + RADIUS * math.sin(angle), brim + 0.009)
        lime_slice(edge, math.degrees(angle) + 6, 87, 0.0255, LEMON if look is PASSION else LIME, 0.0052)
    if fruit:
        welcome.passion_fruit_half(spot(0.110, -0.060, 0.011), 20, 14)
        welcome.passion_fruit_half(spot(0.135, -0.005, 0.011), 100, -10)
        welcome.frangipani(spot(-0.10, 0.070, 0.013), 20, (4, -6))
    return spot


def coffee_pot(location, metal, turn):
    """A stove-top pot with eight sides, 20 cm tall."""
    at = turned_at(location, turn)
    profile = [(0.0, 0.0), (0.050, 0.0), (0.052, 0.004), (0.038, 0.088), (0.040, 0.094), (0.037, 0.100), (0.050, 0.168)]
    profile += [(0.051, 0.172), (0.030, 0.188), (0.008, 0.194), (0.0, 0.195)]
    body = shapes.lathe(profile, metal, segments=8)
    shapes.sharpen_edges(body, 20)
    body.matrix_world = at
    black = materials.plain((0.015, 0.015, 0.016), 0.3)
    ear = [(0.046, 0.165), (0.088, 0.170), (0.094, 0.150), (0.082, 0.085)]
    shapes.tube([tuple(at @ mathutils.Vector((x, 0, z))) for x, z in ear], 0.0075, black, name='ear')
    shapes.lathe([(0.0, 0.220), (0.009, 0.216), (0.011, 0.204), (0.006, 0.194)], black).matrix_world = at
    spout = [(-0.044, 0.150), (-0.066, 0.176)]
    ends = [at @ mathutils.Vector((x, 0, z)) for x, z in spout]
    shapes.cylinder(*ends, 0.014, metal, 20, 0.001, 0.008)
