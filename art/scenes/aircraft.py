"""aircraft.py - a wing as seen from a cabin window. Metres; nose towards +x."""

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
