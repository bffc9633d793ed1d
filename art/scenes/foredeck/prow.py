"""prow.py - the pointed foredeck of a hull with one bow: teak up to the bulwark, the rail round it, anchor and windlass,
hatches. Metres; y forward, z = 0 the deck at the eye.
"""

import math
from dataclasses import dataclass

import numpy as np

from interior import materials, shapes
from interior.graph import new_material

from .net import cords
from .rails import stanchion


@dataclass(frozen=True)
class Prow:
    """half: half the beam at y = 0; long: from there to the stem; full: how full the bow is; bulwark: its height."""

    half: float
    long: float
    freeboard: float
    full: float = 1.8
    bulwark: float = 0.07
    sheer: float = 0.25
    camber: float = 0.05

    def width(self, y):
        t = np.clip(y / self.long, -1, 1)
        return self.half * np.clip(1 - np.where(t > 0, t, 0) ** self.full, 0.004, 1)

    def rise(self, y):
        return self.sheer * np.clip(np.asarray(y) / self.long, 0, 1) ** 1.5

    def deck(self, x, y):
        return self.rise(y) + self.camber * (1 - (x / self.half) ** 2) - self.camber


def hull(plan, m, aft=-3.5):
    """Teak deck, its margin boards, the bulwark with a teak cap, the side outside it."""
    y = np.concatenate([np.linspace(aft, 0, 12)[:-1], plan.long * np.sin(np.linspace(0, math.pi / 2, 70))])
    wide = plan.width(y)
    across = np.linspace(-1, 1, 41)[None]
    inside = np.clip(wide - 0.16, 0.001, None)[:, None]
    ys = y[:, None] + 0 * across
    x = inside * across
    shapes.surface(x, ys, plan.deck(x, ys) + 0.002, m['planks'], 'deck')
    for side in (-1, 1):
        high = plan.bulwark
        board = [(-0.165, 0.003), (-0.09, 0.004), (-0.052, 0.004)]
        wall = [(-0.056, -0.01), (-0.054, high * 0.5), (-0.046, high), (0.0, high)]
        rounded = [(-0.055, high), (-0.056, high + 0.012), (-0.048, high + 0.022)]
        rounded += [(0.006, high + 0.022), (0.014, high + 0.012), (0.013, high)]
        outside = [(0.0, high), (0.004, 0.0), (-0.03, -0.4), (-0.16, -plan.freeboard)]
        sections = (
            ('margin board', m['along'], board),
            ('bulwark', m['gelcoat'], wall),
            ('cap', m['along'], rounded),
            ('side', m['topsides'], outside),
        )
        for name, material, section in sections:
            out = np.array([o for o, _ in section])[None]
            up = np.array([z for _, z in section])[None]
            x = np.clip(wide[:, None] + out, 0.0, None)
            z = plan.deck(x, y[:, None] + 0 * x) + up
            shapes.surface(side * x, y[:, None] + 0 * x, z, material, name)


def rail(plan, m, start, height=0.66, posts=5, wires=1, gate=None):
    """The steel rail from `start` round the bow and back, on raked posts, a wire or more below it."""
    y = start + (plan.long + 0.05 - start) * np.sin(np.linspace(0, math.pi / 2, 60))
    half = np.clip(plan.width(np.minimum(y, plan.long)) - 0.03, 0.0, None)
    half = np.maximum(half, 0.14 * np.sqrt(np.clip(1 - ((y - start) / (plan.long + 0.05 - start)) ** 8, 0, 1)))
    z = plan.rise(y) + plan.bulwark + height
    port = [(-x, along, up) for x, along, up in zip(half, y, z)]
    line = port + [(-x, along, up) for x, along, up in reversed(port)]
    shapes.tube(line, 0.0145, m['steel'], name='rail')
    for number in range(wires):
        low = height * (1 - (number + 1) / (wires + 1))
        shapes.tube([(x * 0.995, yy, zz - height + low) for x, yy, zz in line], 0.0055, m['steel'], name='wire')
    for at in np.linspace(start, plan.long - 0.5, posts):
        k = int(np.argmin(np.abs(y - at)))
        for side in (-1, 1):
            foot = (side * (float(plan.width(at - 0.10)) - 0.03), at - 0.10, float(plan.rise(at)) + plan.bulwark + 0.015)
            shapes.cylinder(foot, (side * half[k], y[k], z[k]), 0.0125, m['steel'], 24)
            shapes.lathe([(0.0, 0.01), (0.028, 0.01), (0.034, 0.006), (0.035, 0.0)], m['steel'], foot, 28)


def side_lines(plan, m, places, height=0.62):
    """Stanchions and two wires on each side, from aft to where the pulpit begins."""
    for side in (-1, 1):
        posts = [(side * (float(plan.width(y)) - 0.03), y, float(plan.rise(y)) + plan.bulwark + 0.015) for y in places]
        for part, radius in ((0.97, 0.0036), (0.5, 0.0032)):
            shapes.tube([(x, y, z + part * height) for x, y, z in posts], radius, m['wire'], name='lifeline')
        for post in posts:
            stanchion(m, post, height)


def _smoked():
    """Tinted acrylic, which lets some light through."""
    material, g = new_material('smoked')
    mixed = g.node('MixShader', {0: 0.18})
    g.tree.links.new(g.node('BsdfTransparent', {'Color': (0.30, 0.34, 0.37)}).outputs[0], mixed.inputs[1])
    g.tree.links.new(g.node('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': 0.05}).outputs[0], mixed.inputs[2])
    g.surface(mixed.outputs[0])
    return material


def hatch(plan, m, at, size=0.52, open_=0):
    """A deck hatch: rounded frame of aluminium, dark pane; open: degrees by which its lid stands up, hinged forward."""
    x, y = at
    z = float(plan.deck(np.array(x), np.array(y)))
    half = size / 2
    outer = shapes.rounded_rectangle(size, size, 0.07)
    inner = shapes.rounded_rectangle(size - 0.09, size - 0.09, 0.045)
    frame = shapes.panel([outer, inner], 0.028, m['aluminium'], 0.006)
    frame.location = (x, y, z + 0.014)
    dark = _smoked()
    inside = half - 0.05
    black = materials.plain((0.01, 0.01, 0.01), 0.9)
    shapes.box((x - inside, y - inside, z - 0.02), (x + inside, y + inside, z + 0.004), black, 0)
    rim = shapes.panel([shapes.rounded_rectangle(size - 0.02, size - 0.02, 0.06), inner], 0.022, m['aluminium'], 0.005)
    pane = shapes.panel([inner], 0.012, dark, 0.002)
    turn = math.radians(open_)
    for part in (rim, pane):
        part.rotation_euler = (-turn, 0, 0)
        part.location = (x, y + half - half * math.cos(turn), z + 0.036 + half * math.sin(turn))
    if open_:
        for side in (-1, 1):
            foot = (x + side * (half - 0.035), y - 0.04, z + 0.03)
            lid = (foot[0], y + half - 0.30 * math.cos(turn), z + 0.03 + 0.30 * math.sin(turn))
            shapes.cylinder(foot, lid, 0.005, m['steel'], 16)


def windlass(plan, m, y):
    """A windlass on the centre line, chain to the roller, the anchor stowed on it, its shank over the stem."""
    z = float(plan.rise(y))
    body = [(0.0, 0.0), (0.105, 0.0), (0.110, 0.008), (0.098, 0.018), (0.092, 0.075), (0.074, 0.092)]
    body += [(0.060, 0.100), (0.048, 0.120), (0.060, 0.140), (0.068, 0.150), (0.066, 0.160), (0.0, 0.165)]
    shapes.lathe(body, m['steel'], (0, y, z), 56)
    tip = plan.long
    top = float(plan.rise(tip)) + plan.bulwark
    start, end = np.array((0.07, y + 0.10, z + 0.035)), np.array((0.0, tip - 0.30, top + 0.035))
    long = np.linalg.norm(end - start)
    way = (end - start) / long
    turn = np.linspace(0, 2 * math.pi, 19)
    link, lines = 0.050, []
    for number, along in enumerate(np.arange(0, long, 0.035)):
        across = np.array((1.0, 0, 0) if number % 2 else (0, 0, 1.0))
        stretch = np.clip(1.35 * np.cos(turn), -1, 1)[:, None]
        lines.append(start + way * (along + 0.5 * link * stretch) + across * 0.30 * link * np.sin(turn)[:, None])
    cords(lines, 0.0047, m['chain'], 'chain', 2)
    for side in (-1, 1):
        shapes.box((side * 0.045, tip - 0.42, top - 0.05), (side * 0.055, tip + 0.26, top + 0.055), m['steel'], 0.004)
    shapes.cylinder((-0.045, tip + 0.20, top + 0.01), (0.045, tip + 0.20, top + 0.01), 0.036, m['drum'], 28)
    shapes.box((-0.016, tip - 0.36, top + 0.018), (0.016, tip + 0.30, top + 0.062), m['steel'], 0.008)
    angles = np.linspace(0, 2 * math.pi, 25)[:-1]
    ring = [(0.030 * math.cos(a), tip - 0.36 + 0.030 * math.sin(a), top + 0.04) for a in angles]
    shapes.tube(ring, 0.006, m['steel'], True)


def coil(m, at, radius=0.26, rope=0.0065, seed=0):
    """A line laid down in a flat coil, its end led out of it."""
    random = np.random.default_rng(seed)
    turns = int(radius / (2.15 * rope)) - 3
    angle = np.linspace(0, 2 * math.pi * turns, turns * 44)
    out = 0.045 + (radius - 0.045) * angle / angle[-1]
    wobble = 0.0022 * np.sin(angle * 1.37 + random.uniform(0, 6)) + 0.0014 * np.sin(3.1 * angle)
    x, y = (out + wobble) * np.cos(angle), (out + wobble) * np.sin(angle)
    z = rope + 0.0012 * np.sin(2.3 * angle)
    tail = np.linspace(0, 1, 40)
    tx = x[-1] - 0.04 * tail + 0.55 * tail**2
    ty = y[-1] + 0.6 * tail - 0.25 * tail**2
    line = np.stack([np.concatenate([x, tx]), np.concatenate([y, ty]), np.concatenate([z, rope + 0 * tail])], 1)
    return cords([line + np.array(at)], rope, m['sheet'], 'coil', 3)
