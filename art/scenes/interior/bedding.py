"""bedding.py - mattress, duvet, turned-down sheet, throw and pillows, simulated. Metres; the head of the
bed is towards +y.
"""
import math

import numpy as np

from .folds import crease, crease_field, lift, rumple, trim_below, tuck, widen_to
from .shapes import lay_flat, link, mesh_of, tube
from .simulation import coordinates, relax, set_coordinates, sheet, simulate, soften


# How far a duvet hangs below the mattress's top, metres.
HEM = 0.27


def _fullness(u, v):
    """Height of a filled case over its rim, 1 in the middle."""
    return ((1 - np.abs(u) ** 2.5) * (1 - np.abs(v) ** 2.5)) ** 0.62


def pillow_mesh(width, height, thickness, flange, random):
    """Two sheets joined along the rim; flange: width of the flat border. Returns the mesh and the rim's
    vertices in order.
    """
    columns = 80
    rows = max(24, int(columns * height / width))
    across = np.sin(np.linspace(-math.pi / 2, math.pi / 2, columns))
    along = np.sin(np.linspace(-math.pi / 2, math.pi / 2, rows))
    u, v = np.meshgrid(across, along, indexing='ij')
    # Filling draws the middles of the sides in; the tips of the corners are turned round.
    corner = 1 - 0.045 * (u * v) ** 10
    x = u * (1 - 0.055 * (1 - v ** 4)) * corner * width / 2
    y = v * (1 - 0.075 * (1 - u ** 4)) * corner * height / 2
    inside_u = np.clip(u / (1 - 2 * flange / width), -1, 1)
    inside_v = np.clip(v / (1 - 2 * flange / height), -1, 1)
    z = _fullness(inside_u, inside_v) * thickness / 2
    # Creases run inwards from the seams.
    for position, edge in ((u, inside_v), (v, inside_u)):
        near = np.exp(-(1 - np.abs(edge)) / 0.20) * (1 - np.abs(edge)) / 0.20
        for _ in range(4):
            waves = np.sin(position * random.uniform(9, 24) + np.sign(edge) * random.uniform(0, 6))
            z += thickness * 0.026 * near * waves
    folds = crease_field(x, y, 9, random, (0.010, 0.020), (0.05, 0.16))
    z += thickness * 0.026 * folds * _fullness(inside_u, inside_v)
    rim = np.zeros((columns, rows), bool)
    rim[0] = rim[-1] = True
    rim[:, 0] = rim[:, -1] = True
    sheet_gap = 0.0025
    ripple = 0.006 * np.sin(
        u * 9 + random.uniform(0, 6),
    ) * np.sin(v * 8 + random.uniform(0, 6)) if flange else 0 * u
    index = np.arange(columns * rows).reshape(columns, rows)
    inner = ~rim.ravel()
    top = np.stack([x, y, ripple + (z + sheet_gap) * ~rim], -1).reshape(-1, 3)
    below = np.stack([x, y, ripple - (z + sheet_gap) * ~rim], -1).reshape(-1, 3)
    bottom_index = np.arange(columns * rows)
    bottom_index[inner] = columns * rows + np.arange(inner.sum())
    quads = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    vertices = np.concatenate([top, below[inner]])
    faces = np.concatenate([quads, bottom_index[quads][:, ::-1]])
    around = [*index[:, 0], *index[-1, 1:], *index[-2::-1, -1], *index[0, -2:0:-1]]
    mesh = mesh_of('pillow', vertices, faces)
    lay_flat(mesh)
    return mesh, around


def pillow(
    width,
    height,
    material,
    location,
    rotation,
    thickness=0.16,
    piping=None,
    dent=0.0,
    flange=0.0,
    seed=0,
):
    """A filled pillow that leans: full below, its crown bent back. piping: material of the edge; dent:
    depth in metres of the mark that a hand leaves in the upper edge."""
    random = np.random.default_rng(seed)
    mesh, around = pillow_mesh(width, height, thickness, flange, random)
    made = link('pillow', mesh, material)
    points = coordinates(made)
    up = points[:, 1] / height
    across = points[:, 0] / width
    points[:, 2] *= 1.08 - 0.42 * up
    points[:, 2] -= 0.10 * np.clip(up + 0.5, 0, 1) ** 2 * height
    points[:, 0] *= 1 - 0.05 * up
    points[:, 1] -= dent * np.exp(-((across / 0.15) ** 2)) * np.clip(up * 2, 0, 1)
    for _ in range(6):
        direction = random.uniform(0, math.pi)
        waves = np.sin(
            random.uniform(8, 22) * (points[:, 0] * math.cos(direction) + points[:, 1] * math.sin(direction)),
        )
        points[:, 2] += 0.0020 * waves * np.sign(points[:, 2])
    set_coordinates(made, points)
    soften(made, 0, 1)
    parts = [made]
    if piping:
        parts.append(tube(points[around], 0.0035, piping, closed=True, name='piping'))
    for part in parts:
        part.location = location
        part.rotation_euler = [math.radians(angle) for angle in rotation]
    return made


def height_at(thing, x, y, radius=0.12):
    """The highest point of a cloth about (x, y), 0 where it does not reach."""
    points = coordinates(thing)
    near = np.hypot(points[:, 0] - x, points[:, 1] - y) < radius
    return float(points[near, 2].max()) if near.any() else 0.0


def duvet(left, right, foot, fold, mattress_top, colliders, material, folds):
    """A duvet from the fold at the head to over the foot, hanging on the right side; folds: seed of its
    creases.
    """
    made = sheet(
        (left - 0.03, right + 0.24),
        (foot - 0.16, fold),
        mattress_top + 0.05,
        0.015,
        material,
        'duvet',
        0.007,
        4,
    )
    settings = {'stiffness': 14, 'shear': 5, 'bending': 0.9, 'shrink': -0.032, 'mass': 0.4, 'gap': 0.012}
    simulate(made, 44, ('duvet', mattress_top), colliders, **settings)
    relax(made, 2)
    trim_below(made, mattress_top - HEM)
    widen_to(made, left - 0.01, right - 0.15)
    crease(made, 0.010, 9, folds, (0.035, 0.065), (0.25, 0.60))
    crease(made, 0.0045, 60, folds + 1)
    rumple(made, 0.006, 0.30, (1.0, 1.7, 1.0))
    return soften(made, 0.026, 1)


def turned_down(left, right, fold, mattress_top, colliders, material):
    """The sheet folded back over the duvet's upper end."""
    made = sheet(
        (left - 0.03, right + 0.25),
        (fold - 0.24, fold + 0.12),
        mattress_top + 0.13,
        0.014,
        material,
        'turndown',
        0.004,
        9,
    )
    simulate(
        made,
        34,
        ('turndown', mattress_top),
        colliders,
        stiffness=12,
        bending=1.0,
        shrink=-0.02,
        gap=0.022,
    )
    relax(made, 3)
    widen_to(made, left - 0.02, right - 0.3)
    tuck(made, left)
    crease(made, 0.004, 22, 9)
    soften(made, 0.010, 1)
    lift(made, 0.008)
    return made


def throw(left, right, start, end, mattress_top, colliders, material, folds):
    made = sheet(
        (left - 0.03, right + 0.30),
        (start, end),
        mattress_top + 0.13,
        0.014,
        material,
        'throw',
        0.009,
        12,
    )
    simulate(made, 36, ('throw', mattress_top), colliders, stiffness=10, bending=0.8, shrink=-0.01, gap=0.020)
    relax(made, 8)
    widen_to(made, left - 0.02, right - 0.3)
    tuck(made, left)
    crease(made, 0.007, 16, folds, (0.016, 0.035), (0.20, 0.55), 0.0)
    soften(made, 0.010, 1)
    lift(made, 0.021)
    return made
