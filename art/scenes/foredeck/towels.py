"""towels.py - hammam towels: one thrown down, whose folds are simulated, one folded; both with fringes. Metres."""

import math

import numpy as np

from interior import shapes
from interior.folds import crease
from interior.simulation import coordinates, relax, set_coordinates, sheet, simulate, soften

from . import palette
from .net import cords


def ground_of(height, x_range, y_range, step=0.02):
    """A smooth stand-in for what a towel falls on; height(x, y) over arrays."""
    x, y = np.meshgrid(np.arange(*x_range, step), np.arange(*y_range, step), indexing='ij')
    return shapes.surface(x, y, height(x, y), None, 'ground')


def thrown(height, at, turn, cloth, key, size=(0.86, 1.60), seed=0, pushed=0.16, creases=22):
    """A towel that somebody has thrown down: `height` of what it lies on; at: its middle; turn: of its length from +y;
    pushed: by which part it has been shoved together."""
    wide, long = size
    made = sheet((-wide / 2, wide / 2), (-long / 2, long / 2), 0.0, 0.016, cloth, 'towel', 0.012, seed)
    random = np.random.default_rng(seed)
    points = coordinates(made)
    rest = points.copy()
    v = points[:, 1] / long
    u = points[:, 0] / wide
    # Shoved together it stands in waves aslant over its width, and skews a little.
    slant = v * long * 2 * math.pi / 0.30 + 2.2 * u + random.uniform(0, 6)
    amount = pushed * np.exp(-(((v - random.uniform(-0.2, 0.2)) / 0.34) ** 2))
    points[:, 2] += 0.075 * amount / 0.10 * (0.5 + 0.5 * np.sin(slant)) * (0.6 + 0.4 * np.sin(3 * u + seed))
    points[:, 1] -= pushed * 0.5 * long * np.tanh(4 * v)
    points[:, 0] += 0.05 * np.sin(3 * v + seed) + 0.03 * v
    angle = math.radians(turn)
    x = at[0] + points[:, 0] * math.cos(angle) - points[:, 1] * math.sin(angle)
    y = at[1] + points[:, 0] * math.sin(angle) + points[:, 1] * math.cos(angle)
    start = np.stack([x, y, height(x, y) + 0.05 + points[:, 2]], 1)
    set_coordinates(made, start)
    reach = 0.62 * long + 0.2
    ground = ground_of(height, (at[0] - reach, at[0] + reach), (at[1] - reach, at[1] + reach))
    simulate(made, 22, key, [ground], mass=0.35, stiffness=14, bending=2.2, shrink=-0.02, gap=0.004, friction=40)
    ground.hide_render = True
    relax(made, 3)
    crease(made, 0.008, creases, seed + 5, (0.010, 0.022), (0.10, 0.34))
    points = coordinates(made)
    points[:, 2] = np.maximum(points[:, 2], height(points[:, 0], points[:, 1]) + 0.005)
    set_coordinates(made, points)
    fringe(made, rest, long, cloth, random)
    soften(made, 0.0028, 1)
    return made


def fringe(made, rest, long, cloth, random):
    """Knotted tassels along both short ends, lying as they fell."""
    points = coordinates(made)
    lines = []
    for end in (-1, 1):
        edge = np.where(np.abs(rest[:, 1] - end * long / 2) < 0.004)[0]
        edge = edge[np.argsort(rest[edge, 0])]
        inside = [np.argmin(np.hypot(rest[:, 0] - rest[i, 0], rest[:, 1] - rest[i, 1] + end * 0.03)) for i in edge]
        spots = np.linspace(0, len(edge) - 1, int(len(edge) * 1.25))
        for spot in spots:
            k = int(round(spot))
            root = points[edge[k]]
            way = root - points[inside[k]]
            way = way / (np.linalg.norm(way) + 1e-6)
            way = way * (1, 1, 0.3) + random.normal(0, 0.22, 3) * (1, 1, 0)
            reach = random.uniform(0.040, 0.055)
            bend = random.normal(0, 0.010, 3) * (1, 1, 0)
            steps = np.linspace(0, 1, 6)[:, None]
            shift = root + random.normal(0, 0.003, 3) * (1, 1, 0)
            drop = np.array((0, 0, -0.006)) * steps**2
            lines.append(shift + way * reach * steps + bend * steps**2 + drop + (0, 0, 0.002))
    cords(lines, 0.0021, cloth_of_fringe(), 'fringe')


def cloth_of_fringe():
    return palette.cord((0.80, 0.76, 0.68), 0.006)


def folded(at, turn, cloth, size=(0.30, 0.44), layers=4, seed=0, thick=0.0105):
    """A towel folded into layers that turn back on themselves, none quite over the next; at: the middle of its
    underside."""
    random = np.random.default_rng(seed)
    half, long = size[0] / 2, size[1] / 2
    profile, run = [], 0.0
    for layer in range(layers):
        way = 1 if layer % 2 == 0 else -1
        start = -half + random.uniform(0.0, 0.012)
        straight = np.linspace(start, half - thick, 22)
        profile += [(way * x, layer * thick) for x in straight]
        if layer < layers - 1:
            arc = np.linspace(-math.pi / 2, math.pi / 2, 11)[1:-1]
            swell = thick * random.uniform(0.55, 0.8)
            profile += [
                (way * (half - thick + swell * 1.5 * math.cos(a)), layer * thick + thick / 2 * (1 + math.sin(a)))
                for a in arc
            ]
    across = np.array([x for x, _ in profile])
    level = np.array([z for _, z in profile])
    run = np.concatenate([[0], np.cumsum(np.hypot(np.diff(across), np.diff(level)))])
    y = np.linspace(-long, long, 60)[:, None]
    loose = level[None] / (thick * layers)
    wave = 0.0040 * np.sin(y * 17 + random.uniform(0, 6) + 3 * loose) * loose + 0.0022 * np.sin(across[None] * 30 + 9 * y)
    slump = 0.010 * loose * np.exp(-(((np.abs(y) - long) / 0.05) ** 2))
    z = thick / 2 + level[None] * (1 + 0.06 * np.sin(8 * y + seed)) + wave - slump
    x = across[None] + 0.004 * np.sin(y * 13 + 4 * loose + seed) + 0 * y
    rows = y + 0.004 * np.sin(6 * loose + 20 * across[None]) + 0 * across[None]
    made = shapes.surface(x, rows, np.maximum(z, thick * 0.45), cloth, 'folded towel', at, (0, 0, turn))
    uv = made.data.uv_layers.new()
    spots = np.empty(len(made.data.loops), np.int32)
    made.data.loops.foreach_get('vertex_index', spots)
    columns = len(run)
    flat = np.stack([y[spots // columns, 0], run[spots % columns] - run[-1] / 2], 1)
    uv.data.foreach_set('uv', flat.astype(np.float32).ravel())
    solid = made.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = thick * 0.80
    solid.offset = 0
    rounding = made.modifiers.new('rounding', 'SUBSURF')
    rounding.levels = 0
    rounding.render_levels = 1
    return made
