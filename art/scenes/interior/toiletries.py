"""toiletries.py - what stands about a washbasin: brushes in a glass, soap, bottles, a sprig in water. Metres;
`location` is the middle of a thing's foot.
"""
import math

import mathutils
import numpy as np

from . import glass, glassware, materials, shapes
from .food import turned_at
from .graph import new_material


def brush_glass(location, turn=0.0):
    """A tumbler with two toothbrushes of bamboo that lean on its rim."""
    glassware.tumbler(location, 0.0)
    bamboo = materials.plain((0.50, 0.35, 0.19), 0.5)
    for number, (lean, tint) in enumerate(((25, (0.83, 0.81, 0.76)), (-152, (0.16, 0.34, 0.36)))):
        angle = math.radians(turn + lean)
        way = mathutils.Vector((math.cos(angle), math.sin(angle), 0))
        foot = mathutils.Vector(location) - way * 0.020 + mathutils.Vector((0, 0, 0.013))
        tip = mathutils.Vector(location) + way * (0.062 + 0.012 * number) + mathutils.Vector((0, 0, 0.196))
        shapes.cylinder(foot, tip, 0.0048, bamboo, 16, 0.002, 0.0042)
        axis = (tip - foot).normalized()
        aside = axis.cross(mathutils.Vector((0, 0, 1))).normalized()
        up = aside.cross(axis)
        for step in range(6):
            root = tip - axis * (0.004 + 0.0042 * step)
            shapes.cylinder(root, root + up * 0.0125, 0.0026, materials.plain(tint, 0.7), 12, 0.0006)


def soap(location, m, turn=0.0, colour=(0.80, 0.71, 0.54)):
    """A used cake of soap on a dish of pale stone."""
    dish = [(0.0, 0.004), (0.050, 0.004), (0.060, 0.012), (0.062, 0.0125), (0.056, 0.003), (0.045, 0.0), (0.0, 0.0)]
    shapes.lathe(dish[::-1], m['crockery'], location)
    u, v = np.meshgrid(np.linspace(-math.pi / 2, math.pi / 2, 26), np.linspace(0, 2 * math.pi, 60), indexing='ij')

    def rounded(value, power):
        return np.sign(value) * np.abs(value) ** power

    x = 0.038 * rounded(np.cos(u), 0.55) * rounded(np.cos(v), 0.62)
    y = 0.025 * rounded(np.cos(u), 0.55) * rounded(np.sin(v), 0.62)
    z = 0.0115 * rounded(np.sin(u), 0.7) + 0.0155 - 0.0026 * np.exp(-((x / 0.022) ** 2)) * (u > 0)
    cake = materials.plain(colour, 0.36, {'Subsurface': 0.2, 'Subsurface Radius': (0.006, 0.004, 0.003)})
    shapes.surface(x, y, z, cake, 'soap', location, (0, 0, turn))


def dispenser(location, m, kind='amber', height=0.17):
    """A bottle with a pump and a paper label; kind: 'amber', 'white' or 'dark'."""
    radius, shoulder = 0.031, height * 0.74
    body = {
        'amber': materials.plain((0.10, 0.035, 0.008), 0.08),
        'white': materials.paint((0.78, 0.76, 0.72), 0.30, 0.0),
        'dark': materials.plain((0.020, 0.022, 0.024), 0.22),
    }[kind]
    profile = [(0.0, 0.0), (radius - 0.003, 0.0), (radius, 0.004), (radius, shoulder - 0.016)]
    profile += [(radius - 0.006, shoulder - 0.004), (0.014, shoulder + 0.002), (0.0125, shoulder + 0.012)]
    shapes.lathe(profile, body, location)
    x, y, z = location
    paper = materials.plain((0.76, 0.72, 0.64), 0.7)
    low, high = shoulder * 0.25, shoulder * 0.68
    shapes.lathe([(radius + 0.0006, low), (radius + 0.0006, high)], paper, location, name='label')
    ink = materials.plain((0.10, 0.09, 0.08), 0.7)
    for at, thick in ((0.58, 0.0022), (0.48, 0.0012), (0.43, 0.0012)):
        angles = np.linspace(-2.1, -1.0, 14)
        level = shoulder * at
        rows = np.array([level, level + thick])[:, None] + 0 * angles[None]
        ring = (radius + 0.0010) * np.stack([np.cos(angles), np.sin(angles)])
        shapes.surface(ring[0] + 0 * rows, ring[1] + 0 * rows, rows, ink, 'ink', location)
    cap = [(0.0135, shoulder + 0.008), (0.0140, shoulder + 0.024), (0.005, shoulder + 0.026), (0.0045, height)]
    shapes.lathe([*cap, (0.0, height)], m['pump'], location)
    up = z + height
    nose = [(x, y, up), (x + 0.012, y - 0.022, up + 0.001), (x + 0.017, y - 0.033, up - 0.006)]
    shapes.tube(nose, 0.0042, m['pump'])
    shapes.cylinder((x, y, z + height - 0.004), (x, y, z + height + 0.007), 0.0095, m['pump'], 24, 0.002)


def _leaf(colour):
    material, g = new_material('eucalyptus')
    position = g.own_position()
    rib = g.remap(g.math('ABSOLUTE', g.separate(position)[0]), 0.0011, 0.0003)
    shade = g.mix(g.noise(position, 60, 3), tuple(c * 0.75 for c in colour), tuple(c * 1.3 for c in colour))
    shade = g.mix(g.multiply(rib, 0.4), shade, tuple(c * 2.0 for c in colour))
    body = g.node('BsdfPrincipled', {'Base Color': shade, 'Roughness': 0.55, 'Specular': 0.3})
    mixed = g.node('MixShader', {0: 0.25})
    g.tree.links.new(body.outputs[0], mixed.inputs[1])
    g.tree.links.new(g.node('BsdfTranslucent', {'Color': shade}).outputs[0], mixed.inputs[2])
    g.surface(mixed.outputs[0])
    return material


def sprig(location, turn=0.0, tall=0.30, colour=(0.085, 0.150, 0.075), long=0.052, seed=0):
    """Three twigs with round leaves in a small bottle of clear glass."""
    random = np.random.default_rng(seed)
    bottle = [(0.028, 0.004), (0.034, 0.02), (0.033, 0.062), (0.016, 0.088), (0.0145, 0.118), (0.017, 0.124)]
    shapes.lathe(bottle, glass.drinking_glass(), location)
    foot = [(0.0, 0.0), (0.026, 0.0), (0.028, 0.004), (0.029, 0.010), (0.0, 0.008)]
    shapes.lathe(foot, glass.solid_glass(), location)
    water = [(0.0, 0.0085), (0.029, 0.011), (0.0325, 0.02), (0.0318, 0.056), (0.0, 0.056)]
    shapes.lathe(water, glass.drink((0.80, 0.88, 0.86)), location)
    leaf, bark = _leaf(colour), materials.plain((0.16, 0.11, 0.06), 0.7)
    for number, (lean, bend) in enumerate(((16, 20), (-24, -14), (40, 32))):
        swing = turned_at(location, turn + 118 * number + random.uniform(-12, 12))
        reach = tall * (1.0, 0.86, 0.72)[number]
        points, angles = [], []
        at, angle = mathutils.Vector((0, 0, 0.012)), math.radians(lean * 0.25)
        for step in range(26):
            points.append(at.copy())
            angles.append(angle)
            pace = (0.118 + reach) / 25
            at = at + mathutils.Vector((math.sin(angle), 0, math.cos(angle))) * pace
            if at.z > 0.11:
                angle += math.radians(abs(lean) + abs(bend)) / 22
        shapes.tube([tuple(swing @ point) for point in points], 0.0016, bark)
        for step in range(9, 26, 2):
            for side in (0, 180):
                size = long * (1.0 - 0.5 * (step - 9) / 17) * random.uniform(0.85, 1.15)
                rise, turned = random.uniform(15, 50), side + 90 + random.uniform(-30, 30)
                spread = mathutils.Euler((math.radians(rise), 0, math.radians(turned)))
                tilt = mathutils.Matrix.Rotation(angles[step], 4, 'Y')
                place = swing @ mathutils.Matrix.Translation(points[step]) @ tilt @ spread.to_matrix().to_4x4()
                _blade(leaf, place, size, random.uniform(0.1, 0.7))


def _blade(material, place, long, droop):
    v, u = np.meshgrid(np.linspace(0, 1, 13), np.linspace(-1, 1, 7), indexing='ij')
    half = 0.40 * np.sin(np.pi * np.clip(v, 0, 1) ** 0.85) ** 0.75
    z = long * (0.14 * np.abs(u) * half - droop * 0.30 * v**2 + 0.02 * np.sin(9 * v + 3 * u))
    shapes.surface(u * half * long, v * long, z, material, 'leaf').matrix_world = place
