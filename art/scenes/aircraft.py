"""aircraft.py - a wing as seen from a cabin window, and a small business jet from above. Metres; nose
towards +x."""

import math

import numpy as np

import boats as B


def _aerofoil(chord, thickness, points=30):
    """Points (x, z) round a wing section; the leading edge lies at x = 0, the trailing edge at x = -chord."""
    ring = []
    for angle in np.linspace(0, 2 * math.pi, points, endpoint=False):
        x = 0.5 * (1 + math.cos(angle))
        half = (
            5
            * thickness
            * (0.2969 * math.sqrt(x) - 0.126 * x - 0.3516 * x**2 + 0.2843 * x**3 - 0.1015 * x**4)
        )
        ring.append((-x * chord, (half if angle < math.pi else -0.75 * half) * chord))
    return ring


def _surface(builder, sections, mats=('enamel', 'alu'), edge=True):
    """A wing through sections of (leading edge x, y, z, chord, thickness, lean in radians: 0 flat, pi/2
    upright)."""
    rings = []
    for x, y, z, chord, thickness, lean in sections:
        ring = []
        for along, up in _aerofoil(chord, thickness):
            ring.append((x + along, y - up * math.sin(lean), z + up * math.cos(lean)))
        rings.append(ring)
    # The leading edge is bare metal.
    builder.loft(rings, list(mats), midx=lambda i, j: 1 if edge and 12 <= j <= 16 else 0, angle=60)


def wing(root, side=1):
    """A wing from its root (x, y, z) out to a winglet; side 1 runs to port (+y). Returns its builder."""
    builder = B.Boat('wing')
    x0, y0, z0 = root
    sections = []
    for along in np.linspace(0, 1, 14):
        chord = 4.6 - 3.1 * along
        sections.append(
            (
                x0 - 5.4 * along,
                y0 + side * 15.5 * along,
                z0 + 1.15 * along + 0.5 * along**3,
                chord,
                0.125 - 0.03 * along,
                0,
            )
        )
    x, y, z, chord, thick, _ = sections[-1]
    for along in np.linspace(0.12, 1, 8):
        lean = side * 1.25 * min(1.0, along * 2.2)
        sections.append(
            (
                x - 1.5 * along,
                y + side * (0.75 * along**0.6),
                z + 1.75 * along**1.5,
                chord * (1 - 0.62 * along),
                thick,
                lean,
            )
        )
    _surface(builder, sections)
    # Gaps of flap and aileron, and the fairings of the flap tracks.
    for start, end in ((0.02, 0.55), (0.60, 0.92)):
        line = []
        for along in np.linspace(start, end, 12):
            chord = 4.6 - 3.1 * along
            top = z0 + 1.15 * along + 0.5 * along**3 + 0.047 * chord
            line.append((x0 - 5.4 * along - 0.74 * chord, y0 + side * 15.5 * along, top))
        builder.tube(line, 0.012, 'dark', 5)
    for along in (0.22, 0.50):
        chord = 4.6 - 3.1 * along
        y = y0 + side * 15.5 * along
        z = z0 + 1.15 * along
        builder.tube(
            [
                (
                    x0 - 5.4 * along - f * chord,
                    y,
                    z - 0.10 - 0.04 * chord * math.sin(math.pi * (f - 0.5) / 0.62),
                )
                for f in np.linspace(0.5, 1.12, 9)
            ],
            [0.04, 0.12, 0.15, 0.15, 0.14, 0.12, 0.09, 0.06, 0.02],
            'enamel',
            12,
        )
    return builder


def jet():
    """A small business jet, nose towards +x, its middle at the origin. Returns its root."""
    builder = B.Boat('jet')
    profile = [
        (8.6, 0.05),
        (8.3, 0.25),
        (7.7, 0.52),
        (6.9, 0.76),
        (5.8, 0.93),
        (4.4, 1.0),
        (-3.2, 1.0),
        (-5.2, 0.86),
        (-7.2, 0.52),
        (-8.4, 0.2),
        (-8.8, 0.05),
    ]
    rings = []
    for x, radius in profile:
        lift = 0.25 * max(0, (-x - 4) / 5)
        rings.append(
            [
                (x, radius * math.cos(a), lift + radius * math.sin(a))
                for a in np.linspace(0, 2 * math.pi, 28, endpoint=False)
            ]
        )
    builder.loft(rings, ['enamel'], angle=60)
    screen = [
        [
            (7.5 - 0.75 * k, 0.55 * math.cos(a) * (1 + 0.28 * k), 0.53 + 0.20 * k + 0.14 * math.sin(a))
            for a in np.linspace(0.25, 2.9, 12)
        ]
        for k in (0, 1)
    ]
    builder.loft(screen, ['glass'], close=False, cap=(False, False))
    for side in (1, -1):
        _surface(
            builder,
            [
                (1.9, side * 0.8, -0.55, 3.9, 0.12, 0),
                (-0.6, side * 4.4, -0.3, 2.3, 0.11, 0),
                (-2.9, side * 8.0, 0.0, 1.15, 0.10, 0),
                (-3.4, side * 8.3, 0.5, 0.8, 0.10, side * 1.1),
                (-3.9, side * 8.4, 1.0, 0.5, 0.1, side * 1.3),
            ],
        )
        nacelle = [(-2.9, 0.30), (-3.0, 0.56), (-3.6, 0.62), (-4.9, 0.56), (-5.7, 0.36)]
        rings = [
            [
                (x, side * 1.68 + r * math.cos(a), 0.62 + r * math.sin(a))
                for a in np.linspace(0, 2 * math.pi, 20, endpoint=False)
            ]
            for x, r in nacelle
        ]
        builder.loft(rings, ['silver'], angle=50)
        builder.box((-4.2, side * 1.15, 0.62), (1.6, 0.6, 0.18), 'enamel', 0.04)
        _surface(builder, [(-7.9, side * 0.05, 2.75, 1.7, 0.09, 0), (-8.9, side * 3.1, 2.8, 0.9, 0.09, 0)])
        for window in range(6):
            builder.box((3.6 - 1.0 * window, side * 0.97, 0.32), (0.36, 0.06, 0.34), 'glass', 0.05)
    _surface(builder, [(-5.6, 0, 0.8, 2.9, 0.10, math.pi / 2), (-7.6, 0, 2.75, 1.9, 0.09, math.pi / 2)])
    return builder.root
