"""guna.py - what lies on a beach of Guna Yala: a dugout (ulu) with her sail up to dry, a thatched house of cane, molas
on a line. Metres; sizes as on photographs of the islands: an ulu some 6 m by 0.8 m, a house some 7 m by 4.6 m under
a roof twice as high as its walls."""

import math

import numpy as np

import island
from boats.builder import Boat
from boats.paint import M, keep
from shading import new_mat

PATCHES = ((0.80, 0.74, 0.60), (0.55, 0.10, 0.05), (0.84, 0.79, 0.68), (0.80, 0.46, 0.10), (0.82, 0.77, 0.66))
"""Cloths of which the sail is sewn, from luff to leech."""
MOLAS = ((0.45, 0.03, 0.03), (0.62, 0.17, 0.03), (0.03, 0.05, 0.12), (0.50, 0.04, 0.10), (0.03, 0.26, 0.28))


def _streaked(dark, pale, along, scale):
    """Wood or straw: two tones in streaks; along: how much finer the grain is across x, y and z."""
    made, g = new_mat('streaked')
    at = g.n('ShaderNodeTexCoord').outputs['Object']
    grain = g.mapr(g.noise(g.scalevec(at, along), scale, 4, 0.6), 0.34, 0.66)
    shader = g.n('ShaderNodeBsdfDiffuse', ins={'Color': g.mix(grain, dark, pale)})
    g.t.links.new(shader.outputs[0], g.n('ShaderNodeOutputMaterial').inputs[0])
    return made


def _cloth(colour):
    """Thin cotton with the sun in it."""
    made, g = new_mat('cotton')
    lit = g.n('ShaderNodeBsdfTranslucent', ins={'Color': colour})
    face = g.n('ShaderNodeBsdfDiffuse', ins={'Color': colour})
    g.t.links.new(g.mixsh(0.4, face.outputs[0], lit.outputs[0]), g.n('ShaderNodeOutputMaterial').inputs[0])
    return made


def _materials():
    keep('ulu', lambda: _streaked((0.10, 0.060, 0.035), (0.30, 0.20, 0.125), (1.0, 9.0, 9.0), 1.6))
    keep('pole', lambda: _streaked((0.24, 0.17, 0.10), (0.46, 0.36, 0.23), (6.0, 6.0, 0.8), 2.0))
    keep('cane', lambda: _streaked((0.22, 0.16, 0.09), (0.52, 0.42, 0.26), (14.0, 14.0, 0.7), 1.0))
    keep('thatch', lambda: _streaked((0.13, 0.095, 0.06), (0.46, 0.35, 0.20), (5.0, 5.0, 2.0), 1.3))
    for number, colour in enumerate(PATCHES):
        keep(f'patch{number}', lambda colour=colour: _cloth(colour))
    for number, colour in enumerate(MOLAS):
        keep(f'mola{number}', lambda colour=colour: _cloth(colour))


def _hull(builder):
    """Hewn from one trunk: round below, walls four centimetres thick, both ends drawn out to a snout."""
    rings = []
    for t in np.linspace(-1, 1, 41):
        end = abs(t)
        half = 0.40 * (1 - end**2.8) + 0.045
        rail = 0.40 + 0.20 * end**3
        keel = 0.36 * end**4
        floor = min(rail - 0.012, keel + 0.07 + 0.6 * max(0.0, end - 0.86))
        ring = []
        for angle in np.linspace(0, math.pi, 13):
            ring.append(
                (half * math.copysign(abs(math.cos(angle)) ** 0.75, math.cos(angle)), rail, keel, angle)
            )
        inner = max(0.012, half - 0.045)
        for angle in np.linspace(math.pi, 0, 13):
            ring.append(
                (inner * math.copysign(abs(math.cos(angle)) ** 0.75, math.cos(angle)), rail, floor, angle)
            )
        rings.append(
            [(3.0 * t, y, top - (top - low) * math.sin(angle) ** 0.8) for y, top, low, angle in ring]
        )
    builder.loft(rings, ['ulu'], angle=40)
    for x in (-1.7, 0.2, 1.5):
        builder.box((x, 0, 0.33), (0.20, 0.70, 0.035), 'ulu', 0.008)


def _paddle(builder, at, turn):
    """1.5 m, its leaf pointed, laid in the boat."""
    c, s = math.cos(turn), math.sin(turn)
    x, y, z = at
    builder.tube([(x, y, z), (x + 0.95 * c, y + 0.95 * s, z + 0.10)], 0.017, 'pole', 6)
    leaf = [(0.92, 0.02), (1.05, 0.085), (1.25, 0.095), (1.42, 0.06), (1.52, 0.0)]
    outline = [*leaf, *[(far, -half) for far, half in leaf[-2::-1]]]
    points = [
        (x + far * c - half * s, y + far * s + half * c, z + 0.10 + 0.04 * far) for far, half in outline
    ]
    builder.loft([points, [(px, py, pz + 0.015) for px, py, pz in points]], ['pole'])


def _sail(builder):
    """A spritsail sewn of odd cloths, hung up to dry with a slack belly."""
    tack, throat, peak, clew = (
        np.array(p) for p in ((1.36, 0, 0.85), (1.33, 0, 3.35), (-0.75, 0, 4.45), (-1.15, 0, 0.95))
    )
    builder.tube([(1.45, 0, 0.08), (1.36, 0, 3.65)], [0.045, 0.03], 'pole', 8)
    builder.tube([(1.40, 0.05, 1.0), tuple(peak + (-0.05, 0.03, 0.06))], 0.022, 'pole', 6)
    builder.tube([tuple(clew), (-2.3, 0.1, 0.5)], 0.008, 'rope', 5)
    widths = len(PATCHES)
    rings = []
    for u in np.linspace(0, 1, 5 * widths + 1):
        low, high = tack + (clew - tack) * u, throat + (peak - throat) * u
        ring = []
        for v in np.linspace(0, 1, 19):
            at = low + (high - low) * v
            belly = 0.46 * math.sin(math.pi * u**0.8) * math.sin(math.pi * v) ** 0.8
            fold = 0.035 * math.sin(11 * u + 3 * v) * math.sin(math.pi * u)
            sag = 0.10 * math.sin(math.pi * u) * (1 - v)
            ring.append((at[0], belly + fold, at[2] - sag))
        rings.append(ring)
    looks = [f'patch{number}' for number in range(widths)]
    builder.loft(rings, looks, midx=lambda i, j: i // 5, close=False, cap=(False, False), angle=80)


def ulu(at, turn, lift, heel=0.0, sail=True):
    """A dugout whose middle lies at `at`; turn and heel in degrees; lift: metres of her keel over the water."""
    _materials()
    made = Boat('ulu')
    _hull(made)
    _paddle(made, (-1.1, 0.16, 0.36), 0.12)
    _paddle(made, (-0.5, -0.20, 0.36), -0.06)
    if sail:
        _sail(made)
    made.root.location = (*at, lift)
    made.root.rotation_euler = (math.radians(heel), math.radians(-2.0), math.radians(turn))
    return made.root


def _thatch(made, eaves, ridge, rows, seed):
    """Palm thatch over one slope: straws in rows from the eaves (two points) up to the ridge (two points), which
    may be one point of a hip."""
    rng = np.random.default_rng(seed)
    eaves, ridge = np.array(eaves, float), np.array(ridge, float)
    upwards = ridge.mean(axis=0) - eaves.mean(axis=0)
    upwards /= np.linalg.norm(upwards)
    normal = np.cross(eaves[1] - eaves[0], upwards)
    normal /= np.linalg.norm(normal)
    normal *= math.copysign(1.0, normal[2])
    corners, faces = [], []
    for row in range(rows):
        t = row / rows
        left, right = eaves[0] + (ridge[0] - eaves[0]) * t, eaves[1] + (ridge[1] - eaves[1]) * t
        wide = np.linalg.norm(right - left)
        side = (eaves[1] - eaves[0]) / np.linalg.norm(eaves[1] - eaves[0])
        for _ in range(int(wide / 0.032)):
            foot = left + (right - left) * rng.random() - upwards * rng.uniform(0.0, 0.16)
            foot = foot + normal * (0.03 + 0.05 * rng.random())
            tip = foot + upwards * rng.uniform(0.42, 0.66) + side * rng.normal(0, 0.05) - normal * 0.03
            half = side * rng.uniform(0.012, 0.03)
            start = len(corners)
            corners += [foot - half, foot + half, tip + half, tip - half]
            faces.append((start, start + 1, start + 2, start + 3))
    made.add(island.mesh_obj('thatch', corners, faces, smooth=False), ['thatch'])
    under = [eaves[0], eaves[1], ridge[1], ridge[0]]
    made.add(island.mesh_obj('roof', under, [(0, 1, 2, 3)], smooth=False), ['thatch'])


def _cane_wall(made, start, end, door=None, seed=0):
    """Canes set side by side between two posts, with chinks; door: metres from and to along the wall, left open."""
    rng = np.random.default_rng(seed)
    start, end = np.array(start, float), np.array(end, float)
    long = np.linalg.norm(end - start)
    corners, faces = [], []
    for along in np.arange(0.0, long, 0.062):
        if door and door[0] < along < door[1]:
            continue
        foot = start + (end - start) * along / long + rng.normal(0, 0.006, 2)
        top = 1.85 + rng.normal(0, 0.02)
        base = len(corners)
        for z, out in ((0.0, 0.0), (top, rng.normal(0, 0.012))):
            for angle in np.linspace(0, 2 * math.pi, 5, endpoint=False):
                corners.append(
                    (foot[0] + out + 0.024 * math.cos(angle), foot[1] + out + 0.024 * math.sin(angle), z)
                )
        for i in range(5):
            j = (i + 1) % 5
            faces.append((base + i, base + j, base + 5 + j, base + 5 + i))
    made.add(island.mesh_obj('canes', corners, faces), ['cane'])
    for z in (0.55, 1.30):
        made.tube([(*start, z), (*end, z)], 0.028, 'pole', 6)


def house(at, turn, lift):
    """A house of cane under a hipped roof of thatch, its door towards -y of its own. turn in degrees."""
    _materials()
    made = Boat('house')
    long, deep = 3.2, 2.0
    walls = [(-long, -deep), (long, -deep), (long, deep), (-long, deep)]
    for number, start in enumerate(walls):
        _cane_wall(made, start, walls[(number + 1) % 4], (2.7, 3.6) if number == 0 else None, number)
        made.tube([(*start, -0.4), (*start, 2.1)], 0.07, 'pole', 8)
    made.box((0, 0.5, 0.9), (2 * long - 0.4, 2.2, 1.7), 'dark', 0.01)
    out, eave, top = 0.75, 1.72, 4.75
    x, y = long + out, deep + out
    eaves = [(-x, -y, eave), (x, -y, eave), (x, y, eave), (-x, y, eave)]
    left, right = (-1.7, 0, top), (1.7, 0, top)
    slopes = ((0, 1, left, right), (1, 2, right, right), (2, 3, right, left), (3, 0, left, left))
    for number, (first, second, start, end) in enumerate(slopes):
        _thatch(made, (eaves[first], eaves[second]), (start, end), 17, 20 + number)
    # Leaves are folded over the ridge.
    for side in (-1, 1):
        _thatch(
            made,
            ((-2.0, side * 0.42, top - 0.40), (2.0, side * 0.42, top - 0.40)),
            (left, right),
            2,
            40 + side,
        )
    made.root.location = (*at, lift)
    made.root.rotation_euler[2] = math.radians(turn)
    return made.root


def line_of_molas(start, end, ground):
    """Molas hung out between two posts, (x, y) each, over a ground(x, y)."""
    _materials()
    made = Boat('molas')
    posts = [(*spot, float(ground(*np.array(spot))) + 1.75) for spot in (start, end)]
    for x, y, z in posts:
        made.tube([(x, y, z - 2.1), (x, y, z + 0.08)], 0.035, 'pole', 7)
    first, last = np.array(posts[0]), np.array(posts[1])
    sag = lambda t: first + (last - first) * t - np.array((0, 0, 0.16 * math.sin(math.pi * t)))
    made.tube([tuple(sag(t)) for t in np.linspace(0, 1, 15)], 0.008, 'rope', 5)
    for number in range(len(MOLAS)):
        at = 0.12 + 0.165 * number
        wide = 0.105 + 0.012 * (number % 2)
        rows = []
        for drop in np.linspace(0, 0.52 + 0.05 * (number % 3), 5):
            sway = 0.05 * drop * math.sin(5 * number)
            rows.append(
                [
                    tuple(sag(at + wide * f) + np.array((sway, 0.03 * math.sin(9 * f) * drop, -drop)))
                    for f in np.linspace(0, 1, 7)
                ]
            )
        made.loft(rows, [f'mola{number}'], close=False, cap=(False, False), angle=80)
    return made.root


def starfish(spots, ground):
    """Cushion stars, 25 cm across, on the sand under water."""
    keep('star', lambda: _streaked((0.50, 0.10, 0.02), (0.78, 0.26, 0.05), (20.0, 20.0, 20.0), 1.0))
    for number, (x, y) in enumerate(spots):
        corners = [(0.0, 0.0, 0.06)]
        for point in range(10):
            angle = math.pi * point / 5 + number
            out = 0.055 if point % 2 else 0.135
            corners.append((out * math.cos(angle), out * math.sin(angle), 0.0))
        faces = [(0, 1 + point, 1 + (point + 1) % 10) for point in range(10)]
        made = island.mesh_obj('star', corners, faces, [M('star')])
        made.location = (x, y, float(ground(np.array([x]), np.array([y]))[0]) + 0.01)
