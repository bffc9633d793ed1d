"""towel.py - bathing towels with stripes across them, as somebody spread them out."""

import math

import numpy as np

from boats import paint
from shading import grid_mesh, new_mat

PATTERNS = {
    'sea': ((0.80, 0.78, 0.72), (0.02, 0.20, 0.34), 0.16),
    'sun': ((0.86, 0.80, 0.66), (0.82, 0.40, 0.05), 0.22),
    'coral': ((0.84, 0.80, 0.74), (0.60, 0.12, 0.08), 0.12),
    'palm': ((0.80, 0.79, 0.70), (0.06, 0.26, 0.16), 0.20),
}
"""Ground, stripe, and metres from stripe to stripe."""


def _material(pattern):
    ground, stripe, step = PATTERNS[pattern]
    made, graph = new_mat(f'towel {pattern}')
    along = graph.n('ShaderNodeSeparateXYZ', ins={0: graph.n('ShaderNodeTexCoord').outputs['Object']}).outputs[0]
    broad = graph.math('LESS_THAN', graph.math('PINGPONG', along, step / 2), step * 0.22)
    shader = graph.n(
        'ShaderNodeBsdfPrincipled', ins={'Base Color': graph.mix(broad, ground, stripe), 'Roughness': 0.95, 'Specular': 0.05}
    )
    graph.t.links.new(shader.outputs[0], graph.n('ShaderNodeOutputMaterial').inputs[0])
    return made


def towel(root, at, turn=0.0, pattern='sea', seed=0, size=(1.75, 0.85)):
    """A towel whose middle lies at a place of a boat, its length turned by so many degrees from ahead."""
    name = f'towel {pattern}'
    paint.keep(name, lambda: _material(pattern))
    chance = np.random.default_rng(seed)
    x, y = np.meshgrid(np.linspace(-0.5, 0.5, 40) * size[0], np.linspace(-0.5, 0.5, 22) * size[1], indexing='ij')
    phase = chance.uniform(0, 6, 4)
    folds = 0.012 * np.sin(7 * x + 3 * y + phase[0]) * np.sin(5 * y + phase[1]) + 0.010 * np.sin(16 * y + phase[2])
    # An edge is never quite straight, and one corner has turned up.
    edged_x = x + 0.03 * np.sin(6 * y + phase[3])
    edged_y = y + 0.03 * np.sin(3.5 * x + phase[1])
    corner = np.exp(-((x - 0.5 * size[0]) ** 2 + (y - 0.5 * size[1]) ** 2) / 0.03)
    cloth = grid_mesh('towel', edged_x - 0.12 * corner, edged_y - 0.06 * corner, 0.03 + folds + 0.06 * corner)
    cloth.data.materials.append(paint.M(name))
    cloth.location = at
    cloth.rotation_euler[2] = math.radians(turn)
    cloth.parent = root
    return cloth


def hung(root, at, turn=0.0, pattern='sea', seed=0, size=(0.80, 1.15), over=0.16):
    """A towel hung over a rail or a sofa's back, whose middle is at a place of a boat and which runs along +x turned by
    so many degrees; size: width and length; over: the radius of what it hangs on."""
    name = f'towel {pattern}'
    paint.keep(name, lambda: _material(pattern))
    chance = np.random.default_rng(seed)
    x, along = np.meshgrid(np.linspace(-0.5, 0.5, 26) * size[0], np.linspace(-0.56, 0.44, 48) * size[1], indexing='ij')
    bend = np.clip(along / over, -math.pi / 2, math.pi / 2)
    down = np.maximum(np.abs(along) - over * math.pi / 2, 0)
    phase = chance.uniform(0, 6, 2)
    wave = 0.030 * np.minimum(down / 0.3, 1) * np.sin(11 * x + phase[0] + 1.5 * down)
    y = over * np.sin(bend) + np.sign(along) * (0.03 * down + 0.012) + wave
    z = over * np.cos(bend) - down + 0.012 + 0.02 * np.sin(5 * x + phase[1]) * np.minimum(down / 0.3, 1)
    cloth = grid_mesh('towel', x * (1 - 0.10 * down), y, z)
    cloth.data.materials.append(paint.M(name))
    cloth.location = at
    cloth.rotation_euler[2] = math.radians(turn)
    cloth.parent = root
    return cloth
