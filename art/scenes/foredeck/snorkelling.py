"""snorkelling.py - a diving mask, a snorkel, a pair of fins, as somebody just back aboard puts them down. Metres."""

import math

import mathutils
import numpy as np

from interior import materials, shapes
from interior.food import turned_at
from interior.graph import new_material


def _silicone(colour):
    """Soft translucent rubber."""
    material, g = new_material('silicone')
    body = g.node('BsdfPrincipled', {'Base Color': colour, 'Roughness': 0.32, 'Specular': 0.5})
    mixed = g.node('MixShader', {0: 0.35})
    g.tree.links.new(body.outputs[0], mixed.inputs[1])
    g.tree.links.new(g.node('BsdfTranslucent', {'Color': colour}).outputs[0], mixed.inputs[2])
    g.surface(mixed.outputs[0])
    return material


def _ring(wide, high, nose, z, lift=0.0):
    """The outline of a mask: a broad oval, drawn in over the nose."""
    angles = np.linspace(0, 2 * math.pi, 73)
    c, s = np.cos(angles), np.sin(angles)
    x = wide * np.sign(c) * np.abs(c) ** 0.62
    y = high * np.sign(s) * np.abs(s) ** 0.72 + lift
    y = y + nose * np.exp(-((x / 0.022) ** 2)) * (s < 0)
    return np.stack([x, y, np.full_like(x, z)], 1)


def mask(location, turn, accent, tilt=(18, 0)):
    """Lying on its skirt, its glass up, the strap slack behind it."""
    at = turned_at(location, turn) @ mathutils.Euler([math.radians(a) for a in (*tilt, 0)]).to_matrix().to_4x4()
    rubber = _silicone((0.06, 0.065, 0.07))
    frame = materials.plain(accent, 0.22, {'Specular': 0.6})
    pane = materials.plain((0.035, 0.085, 0.10), 0.02, {'Specular': 1.0})
    layers = ((0.078, 0.040, 0.016, 0.0), (0.082, 0.046, 0.014, 0.012), (0.076, 0.042, 0.016, 0.030))
    layers += ((0.079, 0.043, 0.018, 0.046),)
    skirt = np.stack([_ring(*layer) for layer in layers])
    made = [shapes.surface(skirt[..., 0], skirt[..., 1], skirt[..., 2], rubber, 'skirt')]
    solid = made[0].modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = 0.003
    rims = ((0.080, 0.044, 0.018, 0.044), (0.085, 0.048, 0.018, 0.046), (0.086, 0.049, 0.018, 0.054))
    rims += ((0.080, 0.044, 0.020, 0.060), (0.074, 0.039, 0.021, 0.057))
    edge = np.stack([_ring(*layer) for layer in rims])
    made.append(shapes.surface(edge[..., 0], edge[..., 1], edge[..., 2], frame, 'frame'))
    outline = _ring(0.075, 0.040, 0.021, 0.0565)[:-1]
    made.append(shapes.link('pane', shapes.mesh_of('pane', outline, [tuple(range(len(outline)))]), pane))
    made.append(shapes.box((-0.007, -0.024, 0.052), (0.007, 0.042, 0.062), frame, 0.003))
    run = np.linspace(0, math.pi, 50)
    belt = np.stack([0.092 * np.cos(run), 0.015 + 0.105 * np.sin(run), 0.045 - 0.036 * np.sin(run)], 1)
    strap = np.stack([belt + (0, 0, -0.010), belt + (0, 0.004, 0.010)], 1)
    made.append(shapes.surface(strap[..., 0], strap[..., 1], strap[..., 2], rubber, 'strap'))
    made[-1].modifiers.new('solid', 'SOLIDIFY').thickness = 0.003
    for part in made:
        part.matrix_world = at @ part.matrix_basis
    return at


def snorkel(location, turn, accent):
    """Lying: the pipe, its bend and mouthpiece, a coloured band at the open end; 42 cm long."""
    at = turned_at(location, turn)
    path = [(0.0, 0.30), (0.0, 0.04), (0.006, 0.0), (0.028, -0.030), (0.060, -0.034), (0.085, -0.018), (0.098, 0.005)]
    line = np.array([(x, y, 0.013) for x, y in path])
    for _ in range(3):
        a, b = 0.75 * line[:-1] + 0.25 * line[1:], 0.25 * line[:-1] + 0.75 * line[1:]
        line = np.concatenate([line[:1], np.stack([a, b], 1).reshape(-1, 3), line[-1:]])
    black, bright = _silicone((0.03, 0.033, 0.036)), materials.plain(accent, 0.3, {'Specular': 0.5})
    shapes.tube([tuple(at @ mathutils.Vector(p)) for p in line], 0.0115, black, name='snorkel')
    ends = [at @ mathutils.Vector((0.0, y, 0.013)) for y in (0.285, 0.365)]
    shapes.cylinder(*ends, 0.0125, bright, 32)
    piece = [at @ mathutils.Vector(p) for p in ((0.094, 0.0, 0.014), (0.108, 0.026, 0.016))]
    shapes.cylinder(*piece, 0.011, black, 24, 0.002, 0.021)


def fin(location, turn, accent, roll=0.0, side=1):
    """A full-foot fin 62 cm long, its blade towards +y: channels and rails, the foot pocket open at the heel."""
    at = turned_at(location, turn) @ mathutils.Matrix.Rotation(math.radians(roll), 4, 'Y')
    rubber, blade = materials.plain((0.022, 0.024, 0.027), 0.42), materials.plain(accent, 0.28, {'Specular': 0.5})
    along, across = np.meshgrid(np.linspace(0, 1, 60), np.linspace(-1, 1, 41), indexing='ij')
    half = np.interp(along, [0, 0.2, 0.6, 1.0], [0.052, 0.066, 0.092, 0.106])
    tip = 0.030 * (1 - across**2) - 0.018 * side * across
    y = 0.20 + along * (0.40 + tip)
    channel = 0.0040 * np.cos(across * math.pi * 3.0) * np.sin(np.pi * np.clip(along * 1.1, 0, 1)) ** 0.6
    z = 0.014 + 0.030 * (1 - along) ** 2 + channel + 0.006 * across**2 * along
    parts = [shapes.surface(half * across, y, z, blade, 'blade')]
    solid = parts[0].modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = 0.005
    for edge in (-1, 1):
        t = np.linspace(-0.15, 0.97, 30)
        width = np.interp(t, [-0.15, 0, 0.2, 0.6, 1.0], [0.045, 0.052, 0.066, 0.092, 0.106])
        rail = np.stack([edge * width, 0.20 + 0.40 * t, 0.018 + 0.032 * (1 - np.clip(t, 0, 1)) ** 2], 1)
        placed = [tuple(at @ mathutils.Vector(p)) for p in rail]
        shapes.tube(placed, 0.0078, rubber, name='rail')
    s, a = np.meshgrid(np.linspace(0, 1, 40), np.linspace(0, 2 * math.pi, 41), indexing='ij')
    wide = np.interp(s, [0, 0.25, 0.7, 0.9, 1.0], [0.040, 0.046, 0.054, 0.048, 0.020])
    high = np.interp(s, [0, 0.2, 0.5, 0.85, 1.0], [0.030, 0.036, 0.040, 0.028, 0.006])
    opening = np.clip((0.34 - s) / 0.34, 0, 1)
    up = np.sin(a)
    top = np.where(up > 0, up * (1 - 0.92 * opening**0.6), up)
    z = 0.030 + high * top + 0.006 * s
    parts.append(shapes.surface(wide * np.cos(a), -0.02 + 0.27 * s, np.maximum(z, 0.002), rubber, 'foot pocket'))
    for part in parts:
        part.matrix_world = at @ part.matrix_basis


def fins(location, turn, accent):
    """A pair, the one half over the other."""
    x, y, z = location
    fin((x, y, z), turn, accent, 0, 1)
    angle = math.radians(turn)
    aside = (0.15 * math.cos(angle) - 0.06 * math.sin(angle), 0.15 * math.sin(angle) + 0.06 * math.cos(angle))
    fin((x + aside[0], y + aside[1], z + 0.022), turn - 24, accent, 10, -1)
