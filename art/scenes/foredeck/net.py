"""net.py - the net between the bows of a catamaran: woven cords, a bolt rope round them, lacing to the decks. Metres;
x athwartships, y forward, z up, 0 the deck.
"""

import math
from dataclasses import dataclass

import bpy
import numpy as np

from interior import shapes

# From one cord to the next, half a cord's thickness, and from the net's edge to what it is laced to.
MESH, CORD, GAP = 0.046, 0.0027, 0.075


@dataclass(frozen=True)
class Net:
    """A net from (x0, y0) to (x1, y1), which lies so far below the deck, and what lies on it: (x, y, depth, reach) of
    each hollow that a weight makes."""

    x0: float
    y0: float
    x1: float
    y1: float
    below: float = 0.07
    sag: float = 0.05
    hollows: tuple = ()
    rise: float = 0.0

    def height(self, x, y):
        """Of the net's surface over arrays of places."""
        u = np.clip((x - self.x0) / (self.x1 - self.x0), 0, 1)
        v = np.clip((y - self.y0) / (self.y1 - self.y0), 0, 1)
        belly = (1 - (2 * u - 1) ** 2) * (1 - (2 * v - 1) ** 4)
        z = self.rise * v**2 - self.below - self.sag * belly
        for at_x, at_y, depth, reach in self.hollows:
            away = ((x - at_x) ** 2 + (y - at_y) ** 2) / reach**2
            z = z - depth * np.exp(-away) * np.sqrt(np.clip(belly, 0, 1))
        return z


def cords(lines, radius, material, name='cords', resolution=1):
    """Many round cords as one object, each a list of points."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution
    for line in lines:
        spline = curve.splines.new('POLY')
        spline.points.add(len(line) - 1)
        flat = np.concatenate([np.asarray(line, np.float32), np.ones((len(line), 1), np.float32)], 1)
        spline.points.foreach_set('co', flat.ravel())
    curve.materials.append(material)
    made = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(made)
    return made


def woven(net, material):
    """Cords over and under one another, no two quite straight."""
    random = np.random.default_rng(3)
    columns = np.linspace(net.x0, net.x1, int((net.x1 - net.x0) / MESH) + 1)
    rows = np.linspace(net.y0, net.y1, int((net.y1 - net.y0) / MESH) + 1)
    lines = []
    for number, x in enumerate(columns):
        y = np.linspace(net.y0, net.y1, 2 * len(rows) - 1)
        lines.append(_strand(net, x + 0 * y, y, number, random, 0))
    for number, y in enumerate(rows):
        x = np.linspace(net.x0, net.x1, 2 * len(columns) - 1)
        lines.append(_strand(net, x, y + 0 * x, number + 1, random, 1))
    return cords(lines, CORD, material, 'net')


def _strand(net, x, y, number, random, axis):
    step = np.arange(len(x))
    over = np.where(step % 2 == 0, (-1.0) ** (step // 2 + number), 0) * 0.7 * CORD
    wander = 0.0016 * np.sin(step * random.uniform(0.05, 0.2) + random.uniform(0, 6))
    z = net.height(x, y) + over
    return np.stack([x + wander * (axis == 0), y + wander * (axis == 1), z], 1)


def edged(net, rope, lacing, rail):
    """The bolt rope round the net, and the lacing that winds from it round a rail along each side."""
    corners = ((net.x0, net.y0), (net.x1, net.y0), (net.x1, net.y1), (net.x0, net.y1))
    loop = []
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        along = np.linspace(0, 1, 60)[:-1]
        loop += [(ax + (bx - ax) * t, ay + (by - ay) * t) for t in along]
        _laced(net, (ax, ay), (bx, by), lacing, rail)
    points = np.array(loop)
    heights = net.height(points[:, 0], points[:, 1])
    shapes.tube([(x, y, z) for (x, y), z in zip(loop, heights)], 0.0085, rope, True, 'bolt rope')


def _laced(net, start, end, lacing, rail):
    """A cord wound round the bolt rope and a rail GAP outside it."""
    (ax, ay), (bx, by) = start, end
    long = math.hypot(bx - ax, by - ay)
    way = ((bx - ax) / long, (by - ay) / long)
    out = (way[1], -way[0])
    count = int(long / 0.105)
    turn = np.linspace(0, 2 * math.pi * count, count * 14)
    run = np.linspace(0.02, long - 0.02, len(turn))
    away = GAP / 2 + (GAP / 2 + 0.013) * np.cos(turn)
    x = ax + way[0] * run + out[0] * away
    y = ay + way[1] * run + out[1] * away
    level = net.height(ax + way[0] * run, ay + way[1] * run)
    z = level + 0.0135 * np.sin(turn) + 0.010 * (away > GAP / 2)
    cords([np.stack([x, y, z], 1)], 0.0033, lacing, 'lacing', 2)
    bar = np.linspace(-0.03, long + 0.03, 30)
    path = [(ax + way[0] * t + out[0] * GAP, ay + way[1] * t + out[1] * GAP) for t in bar]
    heights = [float(net.height(np.array(px), np.array(py))) + 0.010 for px, py in path]
    shapes.tube([(px, py, z) for (px, py), z in zip(path, heights)], 0.0075, rail, name='lacing rail')


def made(net, m):
    woven(net, m['cord'])
    edged(net, m['rope'], m['line'], m['steel'])
