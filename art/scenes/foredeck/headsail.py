"""headsail.py - the furled headsail's foot on its stay: drum, the roll with its strip of sun cloth, sheets. Metres.
"""

import math

import mathutils
import numpy as np

from interior import shapes


def furled(m, foot, top=(0.0, -6.0, 22.0), thick=0.085, seed=1):
    """From the tack at `foot` towards `top`: a drum, then the sail rolled round its stay, fuller above."""
    axis = (mathutils.Vector(top) - mathutils.Vector(foot)).normalized()
    turned = axis.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    at = mathutils.Matrix.Translation(foot) @ turned
    for profile, material in (
        ([(0.0, 0.0), (0.016, 0.0), (0.016, 0.22), (0.0, 0.22)], m['steel']),
        ([(0.03, 0.10), (0.105, 0.10), (0.110, 0.106), (0.105, 0.114), (0.042, 0.120)], m['drum']),
        ([(0.042, 0.118), (0.046, 0.17), (0.042, 0.222)], m['line']),
        ([(0.042, 0.222), (0.105, 0.226), (0.110, 0.234), (0.105, 0.242), (0.034, 0.246), (0.026, 0.34)], m['drum']),
        ([(0.026, 0.30), (0.022, 0.55), (0.0, 0.56)], m['aluminium']),
    ):
        shapes.lathe(profile, material, segments=48).matrix_world = at
    roll = _roll(m['sail'], thick, seed)
    roll.matrix_world = at
    for number in range(3):
        strop = [(0.0, 0.012 * number, 0.46), (0.0, 0.06, 0.50), (0.0, 0.05, 0.62)]
        shapes.tube([tuple(at @ mathutils.Vector(p)) for p in strop], 0.006, m['line'])
    return at


def _roll(material, thick, seed):
    """The rolled sail: a spiral overlap down its length, creases drawn aslant between the turns."""
    random = np.random.default_rng(seed)
    height, around = np.meshgrid(np.linspace(0.50, 12.0, 360), np.linspace(0, 2 * math.pi, 97), indexing='ij')
    fuller = thick * (0.42 + 0.58 * np.clip((height - 0.5) / 0.9, 0, 1) ** 0.7)
    twist = around + 1.15 * height
    overlap = np.mod(twist, 2 * math.pi) / (2 * math.pi)
    radius = fuller * (1 + 0.16 * overlap)
    for _ in range(7):
        slope, count = random.uniform(0.7, 1.7), random.integers(2, 6)
        radius += 0.0022 * np.sin(count * around + slope * 5 * height + random.uniform(0, 6)) * random.uniform(0.4, 1)
    return shapes.surface(radius * np.cos(around), radius * np.sin(around), height, material, 'furled sail')


def sheets(m, at, side_blocks, clew=1.55):
    """The sheets from the clew, which is rolled in at such a height, aft to blocks on deck."""
    knot = at @ mathutils.Vector((0.0, 0.10, clew))
    for end in side_blocks:
        end = mathutils.Vector(end)
        line = []
        for t in np.linspace(0, 1, 40):
            point = knot.lerp(end, t)
            point.z -= 0.16 * 4 * t * (1 - t)
            line.append(tuple(point))
        shapes.tube(line, 0.0065, m['sheet'], name='sheet')
