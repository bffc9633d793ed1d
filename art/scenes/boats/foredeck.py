"""foredeck.py - a catamaran's foredeck: nets with towels, or a lounge on a solid deck."""

import math

import numpy as np

from shading import grid_mesh


def foredeck(b, L, F, x1, xb, zd, wI, yc, solid, accent, towels):
    """From the cabin (x1) to the crossbeam (xb); wI: half width between the hulls; zd: the deck there."""
    if solid:
        rings = [
            [(x, -wI, F(x / L)), (x, -wI, F(x / L) - 0.5), (x, wI, F(x / L) - 0.5), (x, wI, F(x / L))]
            for x in np.linspace(x1, 0.94 * L, 8)
        ]
        b.loft(rings, ['white', 'nonskid'], midx=lambda i, j: 1 if j == 3 else 0)
        for sg in (1, -1):
            b.box((0.865 * L, sg * wI * 0.42, zd + 0.16), (1.9, wI * 0.62, 0.26), 'cushion2', 0.1)
            b.box((0.80 * L, sg * wI * 0.42, zd + 0.28), (0.5, wI * 0.62, 0.5), accent, 0.1)
        b.box((0.765 * L, 0, zd + 0.24), (0.7, wI * 1.3, 0.44), accent, 0.1)
        b.box((0.735 * L, 0, zd + 0.52), (0.22, wI * 1.3, 0.4), accent, 0.08)
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
