"""basins.py - washbasins and the mixers over them. Metres."""
import math

import mathutils
import numpy as np

from . import materials, shapes

# Half its width, half its depth and the exponent of its outline, 2 an ellipse and 6 a rectangle with soft
# corners; 'on' the top or 'under' it.
BASINS = {
    'round': (0.195, 0.195, 2.0, 'on'),
    'oval': (0.255, 0.180, 2.0, 'on'),
    'rectangle': (0.265, 0.175, 7.0, 'on'),
    'square': (0.205, 0.185, 5.0, 'on'),
    'sunk': (0.235, 0.165, 4.5, 'under'),
    'sunk-oval': (0.235, 0.165, 2.2, 'under'),
}
ON_TOP = [
    (0.70, 0.000),
    (0.74, 0.000),
    (0.79, 0.006),
    (0.92, 0.062),
    (0.995, 0.118),
    (1.00, 0.124),
    (0.993, 0.129),
    (0.980, 0.1305),
    (0.966, 0.128),
    (0.957, 0.120),
    (0.885, 0.062),
    (0.76, 0.026),
    (0.50, 0.016),
    (0.11, 0.012),
    (0.0, 0.012),
]
UNDER = [
    (1.03, -0.022),
    (1.005, -0.030),
    (0.99, -0.060),
    (0.94, -0.105),
    (0.82, -0.128),
    (0.50, -0.138),
    (0.11, -0.142),
    (0.0, -0.142),
]


def outline(half_u, half_v, exponent, count=96):
    """A superellipse, counter-clockwise."""
    angles = np.linspace(0, 2 * math.pi, count + 1)[:-1]
    cosine, sine = np.cos(angles), np.sin(angles)
    u = half_u * np.sign(cosine) * np.abs(cosine) ** (2 / exponent)
    v = half_v * np.sign(sine) * np.abs(sine) ** (2 / exponent)
    return list(zip(u, v))


def basin(kind, wall, along, out, up, ceramic, steel):
    """A basin of BASINS whose middle is `out` metres from the wall, on or under a top at height `up`."""
    half_u, half_v, exponent, where = BASINS[kind]
    sections = ON_TOP if where == 'on' else UNDER
    ring = np.array(outline(half_u, half_v, exponent, 120))
    ring = np.vstack([ring, ring[:1]])
    scale = np.array([section[0] for section in sections])[:, None]
    rise = np.array([section[1] for section in sections])[:, None] + 0 * ring[None, :, 0]
    place = np.vectorize(wall.at)(along + scale * ring[None, :, 0], out + scale * ring[None, :, 1], up + rise)
    made = shapes.surface(*place, ceramic, 'basin')
    rounding = made.modifiers.new('rounding', 'SUBSURF')
    rounding.levels = 0
    rounding.render_levels = 1
    floor = up + sections[-1][1]
    drain = wall.at(along, out, floor)
    shapes.cylinder(drain, wall.at(along, out, floor + 0.003), 0.023, steel, 40, 0.001)
    shapes.cylinder(wall.at(along, out, floor + 0.003), wall.at(along, out, floor + 0.007), 0.016, steel, 40, 0.0015)


def hole(kind, along, out):
    """The outline cut into a top for a basin under it, or None."""
    half_u, half_v, exponent, where = BASINS[kind]
    if where == 'on':
        return None
    return [(along + u, out + v) for u, v in outline(half_u - 0.004, half_v - 0.004, exponent)]


def mixer(wall, along, out, up, metal, tall, reach=0.125):
    """A mixer with a lever: a straight tall spout beside a basin that stands on the top, or a low arc."""
    height = 0.235 if tall else 0.105
    shapes.cylinder(wall.at(along, out, up), wall.at(along, out, up + 0.005), 0.026, metal, 48, 0.0015)
    shapes.cylinder(wall.at(along, out, up), wall.at(along, out, up + height), 0.0175, metal, 48, 0.003)
    points = []
    rise = 0.0 if tall else 0.035
    for step in np.linspace(0, 1, 18):
        level = up + height - 0.022 + rise * math.sin(math.pi * step * 0.8)
        points.append(wall.at(along, out + reach * step, level))
    points.append(wall.at(along, out + reach + 0.004, up + height - 0.032 + rise * 0.5))
    shapes.tube(points, 0.0095, metal)
    end = points[-1]
    shapes.cylinder(end, (end[0], end[1], end[2] - 0.008), 0.0095, metal, 32, 0.0015)
    neck = wall.at(along, out, up + height), wall.at(along, out, up + height + 0.020)
    shapes.cylinder(*neck, 0.0165, metal, 48, 0.004)
    top = mathutils.Vector(wall.at(along, out, up + height + 0.012))
    lever = mathutils.Vector(wall.at(along + 0.070, out + 0.012, up + height + 0.036))
    shapes.cylinder(top, lever, 0.0055, metal, 24, 0.002, 0.0042)


def ceramic():
    return materials.paint((0.82, 0.81, 0.79), 0.09, 0.0)
