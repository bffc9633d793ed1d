"""foredeck.py - what covers a catamaran's decks, and her foredeck: nets with towels, or a lounge on a solid deck."""

import math

import numpy as np

from boats import paint
from boats.cockpit import cushion
from shading import grid_mesh, new_mat


def _panels():
    m, g = new_mat('decking')
    place = g.n('ShaderNodeSeparateXYZ', ins={0: g.n('ShaderNodeTexCoord').outputs['Object']})
    gap = g.math(
        'MAXIMUM',
        g.math('LESS_THAN', g.math('PINGPONG', place.outputs[0], 0.8), 0.05),
        g.math('LESS_THAN', g.math('PINGPONG', place.outputs[1], 0.55), 0.04),
    )
    shader = g.n(
        'ShaderNodeBsdfPrincipled',
        ins={'Base Color': g.mix(gap, (0.52, 0.51, 0.48), (0.78, 0.78, 0.76)), 'Roughness': 0.6, 'Specular': 0.3},
    )
    g.t.links.new(shader.outputs[0], g.n('ShaderNodeOutputMaterial').inputs[0])
    return m


def decking():
    """Makes the material of decks one walks on: rough panels with smooth ways between them."""
    paint.keep('decking', _panels)


def foredeck(b, L, F, x1, xb, zd, wI, yc, solid, accent, towels):
    """From the cabin (x1) to the crossbeam (xb); wI: half width between the hulls; zd: the deck there."""
    if solid:
        rings = [
            [(x, -wI, F(x / L)), (x, -wI, F(x / L) - 0.5), (x, wI, F(x / L) - 0.5), (x, wI, F(x / L))]
            for x in np.linspace(x1, 0.94 * L, 8)
        ]
        b.loft(rings, ['white', 'decking'], midx=lambda i, j: 1 if j == 3 else 0)
        for sg in (1, -1):
            for part in (0.27, 0.57):
                cushion(b, (0.865 * L, sg * wI * part, zd + 0.16), (1.9, wI * 0.29, 0.26), 'cushion2')
                cushion(b, (0.80 * L, sg * wI * part, zd + 0.30), (0.34, wI * 0.29, 0.5), accent, lean=-0.2)
        for part in (-0.43, 0, 0.43):
            cushion(b, (0.765 * L, part * wI, zd + 0.24), (0.7, wI * 0.42, 0.44), accent)
            cushion(b, (0.735 * L, part * wI, zd + 0.55), (0.22, wI * 0.42, 0.44), accent, lean=-0.15)
        b.box((0.80 * L, 0, zd + 0.42), (0.7, 0.9, 0.06), 'teak', 0.02)
    else:
        for sg in (1, -1):
            g = grid_mesh(
                'net',
                *np.meshgrid(np.linspace(x1, xb, 12), sg * np.linspace(0.18, wI, 10), indexing='ij'),
                np.full((12, 10), zd - 0.12) - 0.06 * np.sin(np.linspace(0, math.pi, 12))[:, None],
            )
            b.add(g, ['net'])
        b.box(((x1 + 0.985 * L) / 2, 0, zd - 0.12), (0.985 * L - x1, 0.34, 0.16), 'white', 0.05)
        if towels:
            for k, (u, v, colour) in enumerate(
                ((0.30, 0.55, 'towel'), (0.34, 0.78, 'cushion2'), (0.62, -0.55, 'coral'))
            ):
                b.box(
                    (x1 + u * (xb - x1), v * wI, zd - 0.13),
                    (1.75, 0.72, 0.035),
                    colour,
                    0.01,
                    rot=0.12 * (k - 1),
                )
    b.tube([(xb, -yc, zd - 0.05), (xb, 0, zd + 0.02), (xb, yc, zd - 0.05)], 0.13, 'alu', 12)
    b.tube(
        [(xb - 0.05, -0.9, zd), (xb + 0.25, 0, zd - 0.55), (xb - 0.05, 0.9, zd)], 0.04, 'alu', 8
    )  # seagull striker
