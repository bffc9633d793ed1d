"""figures.py - people on deck, some metres away, seen from behind or against the light: clothes with folds
over a body of round limbs. Nearer than three metres, or lit from the front, they would be dolls.

A figure stands at (x, y, z) and faces +y of its own, turned by degrees to port. Metres.
"""

import math

import mathutils
import numpy as np

from . import belongings, materials, shapes

SKIN = ((0.30, 0.165, 0.10), (0.40, 0.245, 0.165), (0.20, 0.105, 0.065))


class Figure:
    """Collects the parts of one person, to be put down together."""

    def __init__(self, at, turn, seed=0, scale=1.0):
        self.place = (
            mathutils.Matrix.Translation(at)
            @ mathutils.Matrix.Rotation(math.radians(turn), 4, 'Z')
            @ mathutils.Matrix.Scale(scale, 4)
        )
        self.random = np.random.default_rng(seed)

    def put(self, made):
        made.matrix_world = self.place @ made.matrix_world
        return made

    def ball(self, material, at, radii, turn=(0, 0, 0)):
        u, v = np.meshgrid(np.linspace(0, math.pi, 28), np.linspace(0, 2 * math.pi, 37), indexing='ij')
        x, y, z = np.sin(u) * np.cos(v), np.sin(u) * np.sin(v), np.cos(u)
        made = shapes.surface(x * radii[0], y * radii[1], z * radii[2], material, 'ball')
        made.matrix_world = mathutils.Matrix.LocRotScale(
            mathutils.Vector(at), mathutils.Euler([math.radians(a) for a in turn]), None
        )
        return self.put(made)

    def limb(self, joints, radii, material, folds=0.0):
        """A round bar through joints, thick as `radii` there; folds: how uneven, for sleeves and trousers."""
        count = 12 * (len(joints) - 1) + 1
        share = np.linspace(0, len(joints) - 1, count)
        steps = np.arange(len(joints))
        points = np.stack(
            [np.interp(share, steps, [joint[axis] for joint in joints]) for axis in range(3)], -1
        )
        thick = np.interp(share, steps, radii)
        for _ in range(5):
            points[1:-1] = (points[:-2] + 2 * points[1:-1] + points[2:]) / 4
            thick[1:-1] = (thick[:-2] + 2 * thick[1:-1] + thick[2:]) / 4
        angles = np.linspace(0, 2 * math.pi, 25)
        rows = []
        for number, (point, radius) in enumerate(zip(points, thick)):
            ahead = points[min(number + 1, count - 1)] - points[max(number - 1, 0)]
            frame = mathutils.Vector(ahead).to_track_quat('Z', 'Y')
            around = radius * (1 + folds * np.sin(3 * angles + number * 0.9) * math.sin(number * 1.7))
            rows.append(
                [
                    point + np.array(frame @ mathutils.Vector((r * math.cos(a), r * math.sin(a), 0)))
                    for a, r in zip(angles, around)
                ]
            )
        rows = np.array([np.tile(points[0], (25, 1)), *rows, np.tile(points[-1], (25, 1))])
        return self.put(shapes.surface(rows[..., 0], rows[..., 1], rows[..., 2], material, 'limb'))

    def garment(self, rings, material, folds=0.012, count=9):
        """Cloth through rings (x, y, z, half width, half depth), its folds growing towards the last one."""
        levels = np.linspace(0, len(rings) - 1, 60)
        steps = np.arange(len(rings))
        x, y, z, wide, deep = (np.interp(levels, steps, [ring[i] for ring in rings]) for i in range(5))
        for series in (x, y, wide, deep):
            for _ in range(8):
                series[1:-1] = (series[:-2] + 2 * series[1:-1] + series[2:]) / 4
        angles = np.linspace(0, 2 * math.pi, 97)
        grown = (levels / levels[-1]) ** 1.4
        phase = self.random.uniform(0, 6, 3)
        wave = (
            np.sin(count * angles[None] + phase[0] + 1.5 * levels[:, None] / len(rings))
            + 0.6 * np.sin((count + 4) * angles[None] + phase[1])
            + 0.5 * np.sin(3 * angles[None] + 9 * z[:, None] + phase[2])
        )
        out = 1 + folds / wide[:, None] * wave * (0.25 + grown[:, None])
        px = x[:, None] + wide[:, None] * np.cos(angles)[None] * out
        py = y[:, None] + deep[:, None] * np.sin(angles)[None] * out
        pz = z[:, None] + 0.5 * folds * np.sin(count * angles + phase[1])[None] * grown[:, None]
        return self.put(shapes.surface(px, py, pz, material, 'garment'))


def _head(figure, neck, turn, skin, hair, style):
    """A head over the neck (x, y, z), turned by degrees to port; style: 'short', 'bun' or 'long'."""
    x, y, z = neck
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(right, ahead, up):
        return (x + right * c - ahead * s, y + right * s + ahead * c, z + up)

    figure.limb([(x, y - 0.005, z - 0.06), at(0, 0.012, 0.07)], (0.060, 0.050), skin)
    figure.ball(skin, at(0, 0.020, 0.150), (0.074, 0.092, 0.108), (0, 0, turn))
    figure.ball(skin, at(0, 0.052, 0.092), (0.046, 0.052, 0.052), (0, 0, turn))
    figure.ball(skin, at(0, 0.112, 0.135), (0.012, 0.017, 0.020), (0, 0, turn))
    for side in (-1, 1):
        figure.ball(skin, at(side * 0.076, 0.010, 0.138), (0.010, 0.020, 0.030), (0, 0, turn))
    figure.ball(hair, at(0, 0.002, 0.178), (0.082, 0.098, 0.092), (0, 0, turn))
    figure.ball(hair, at(0, -0.030, 0.130), (0.074, 0.066, 0.085), (0, 0, turn))
    if style == 'bun':
        figure.ball(hair, at(0.004, -0.092, 0.200), (0.048, 0.044, 0.044))
    if style == 'long':
        figure.limb(
            [at(0, -0.045, 0.15), at(0.0, -0.070, 0.03), at(0.01, -0.075, -0.09)], (0.072, 0.072, 0.030), hair
        )


def _hand(figure, at, skin, turn=(0, 0, 0)):
    figure.ball(skin, at, (0.026, 0.042, 0.020), turn)


def _arm(figure, shoulder, elbow, hand, skin, sleeve=None, rolled=0.62):
    """An arm; sleeve: its cloth, rolled up to a share of the way from the elbow (0) to the hand (1)."""
    figure.limb([shoulder, elbow, hand], (0.050, 0.040, 0.026), skin)
    _hand(figure, hand, skin)
    if sleeve:
        end = tuple(e + (h - e) * rolled for e, h in zip(elbow, hand))
        figure.limb([shoulder, elbow, end], (0.072, 0.058, 0.050), sleeve, 0.07)


def woman(
    at,
    turn,
    dress,
    hair=(0.05, 0.026, 0.014),
    look=1,
    pose='rail',
    head_turn=0,
    style='bun',
    seed=1,
    scale=0.97,
):
    """In a summer dress; pose: 'rail', forearms on it, or 'glass', one arm down, a glass in the other
    hand.
    """
    figure = Figure(at, turn, seed, scale)
    skin, locks = materials.plain(SKIN[look], 0.5), materials.plain(hair, 0.45)
    cloth = materials.cloth(dress, 0.002, 0.3, 0.3, 0.1, crease=0.25, crease_scale=9)
    lean = 0.14 if pose == 'rail' else 0.0
    figure.limb([(-0.085, 0, 0.88), (-0.090, 0.01, 0.47), (-0.088, -0.01, 0.06)], (0.080, 0.052, 0.034), skin)
    figure.limb([(0.095, 0, 0.88), (0.120, 0.07, 0.48), (0.118, -0.02, 0.06)], (0.080, 0.052, 0.034), skin)
    for x in (-0.088, 0.118):
        figure.ball(skin, (x, 0.04, 0.035), (0.036, 0.105, 0.030))
    figure.garment(
        [
            (-0.010, lean, 1.385, 0.150, 0.085),
            (-0.010, lean * 0.9, 1.27, 0.152, 0.108),
            (-0.012, lean * 0.5, 1.08, 0.122, 0.098),
            (-0.024, 0, 0.92, 0.172, 0.130),
            (-0.010, 0, 0.72, 0.190, 0.150),
            (0.010, -0.01, 0.42, 0.245, 0.205),
        ],
        cloth,
    )
    figure.limb([(-0.010, lean, 1.30), (-0.010, lean, 1.40), (0, lean, 1.46)], (0.092, 0.084, 0.050), skin)
    for side in (-1, 1):
        shoulder = (side * 0.150, lean, 1.385)
        figure.ball(skin, shoulder, (0.058, 0.056, 0.058))
        if pose == 'rail':
            _arm(figure, shoulder, (side * 0.215, lean + 0.17, 1.13), (side * 0.04, lean + 0.33, 1.11), skin)
        elif side < 0:
            _arm(figure, shoulder, (-0.205, -0.04, 1.12), (-0.165, 0.05, 0.90), skin)
        else:
            _arm(figure, shoulder, (0.235, 0.03, 1.13), (0.185, 0.24, 1.22), skin)
    if pose == 'glass':
        spot = figure.place @ mathutils.Vector((0.185, 0.275, 1.14))
        belongings.wine_glass(tuple(spot), 0.8)
    _head(figure, (0, lean + 0.01, 1.46), head_turn, skin, locks, style)


def man(
    at, turn, shirt, trousers, hair=(0.03, 0.02, 0.013), look=0, pose='rail', head_turn=0, seed=2, scale=1.03
):
    """In a loose shirt; pose: 'rail', 'glass', or 'tray': carrying one in both hands."""
    figure = Figure(at, turn, seed, scale)
    skin, locks = materials.plain(SKIN[look], 0.5), materials.plain(hair, 0.5)
    linen = materials.cloth(shirt, 0.002, 0.3, 0.3, 0.1, crease=0.30, crease_scale=8)
    cotton = materials.cloth(trousers, 0.002, 0.3, 0.2, 0.1, crease=0.25, crease_scale=7)
    lean = 0.16 if pose == 'rail' else 0.0
    figure.limb(
        [(-0.090, 0, 0.90), (-0.100, 0.01, 0.48), (-0.100, -0.015, 0.07)], (0.094, 0.078, 0.066), cotton, 0.05
    )
    figure.limb(
        [(0.100, 0, 0.90), (0.140, 0.05, 0.48), (0.150, -0.02, 0.07)], (0.094, 0.078, 0.066), cotton, 0.05
    )
    for x in (-0.100, 0.150):
        figure.ball(materials.plain((0.05, 0.035, 0.025), 0.5), (x, 0.035, 0.035), (0.045, 0.125, 0.036))
    figure.garment(
        [
            (0, lean, 1.455, 0.085, 0.070),
            (0, lean, 1.415, 0.190, 0.098),
            (0, lean * 0.9, 1.30, 0.200, 0.128),
            (0, lean * 0.5, 1.08, 0.180, 0.125),
            (0, 0, 0.95, 0.184, 0.140),
            (0, -0.005, 0.83, 0.210, 0.166),
        ],
        linen,
        0.0035,
        7,
    )
    figure.garment(
        [(0, 0.01, 0.96, 0.135, 0.090), (0, 0, 0.88, 0.160, 0.112), (0, 0, 0.76, 0.165, 0.110)], cotton, 0.0
    )
    for side in (-1, 1):
        shoulder = (side * 0.180, lean, 1.385)
        if pose == 'rail':
            joints = (shoulder, (side * 0.265, lean + 0.17, 1.12), (side * 0.06, lean + 0.34, 1.09))
        elif pose == 'tray':
            joints = (shoulder, (side * 0.235, 0.02, 1.13), (side * 0.175, 0.30, 1.14))
        elif side > 0:
            joints = (shoulder, (0.25, -0.05, 1.12), (0.205, 0.10, 0.92))
        else:
            joints = (shoulder, (-0.27, 0.05, 1.14), (-0.20, 0.28, 1.24))
        _arm(figure, *joints, skin, linen)
    if pose == 'glass':
        belongings.wine_glass(tuple(figure.place @ mathutils.Vector((-0.20, 0.315, 1.16))), 0.8)
    if pose == 'tray':
        carry(figure)
    _head(figure, (0, lean + 0.01, 1.475), head_turn, skin, locks, 'short')


def carry(figure):
    """A round tray with four glasses on both hands."""
    tray = [(0.0, 0.0), (0.185, 0.0), (0.195, 0.014), (0.190, 0.015), (0.182, 0.004), (0.0, 0.004)]
    shapes.lathe(
        tray,
        materials.metal((0.60, 0.55, 0.47), 0.2),
        tuple(figure.place @ mathutils.Vector((0, 0.36, 1.165))),
    )
    for x, y, filled in ((-0.09, 0.36, 0.8), (0.0, 0.46, 0.8), (0.09, 0.37, 0.8), (0.01, 0.28, 0.0)):
        belongings.wine_glass(tuple(figure.place @ mathutils.Vector((x, y, 1.169))), filled)
