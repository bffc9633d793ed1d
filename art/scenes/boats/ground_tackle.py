"""ground_tackle.py - what holds a catamaran at anchor: the bridle of both bows, its plate, and the chain."""

import math

import numpy as np


def bridle(b, bows, roller):
    """Ropes from both bows (x, y, z of the port one) to a plate ahead of her, the chain from the plate into the
    water, and its slack end up to the roller under the crossbeam.
    """
    x, y, z = bows
    plate = np.array((x + 1.25 * y, 0.0, 0.42))
    for side in (1, -1):
        rope = _hanging((x, side * y, z), plate + (-0.05, side * 0.10, 0), 0.10)
        b.tube(rope, 0.024, 'rope', 7)
        b.box((x + 0.02, side * y, z), (0.10, 0.12, 0.16), 'steel', 0.02)
    b.box(plate, (0.10, 0.34, 0.20), 'grey', 0.02)
    chain(b, _hanging(plate, plate + (6.0, 0.0, -6.8), 0.12))
    chain(b, _hanging(roller, plate + (-0.06, 0.0, 0.02), 0.30))


def _hanging(start, end, sag):
    """Points of a line from start to end that hangs through so much in its middle."""
    along = np.linspace(0, 1, 40)[:, None]
    points = np.array(start, float) * (1 - along) + np.array(end, float) * along
    points[:, 2] -= sag * 4 * (along * (1 - along))[:, 0]
    return points


def chain(b, line, link=0.15):
    """Links along a line, every second one on edge."""
    steps = np.linalg.norm(np.diff(line, axis=0), axis=1)
    run = np.concatenate([[0], np.cumsum(steps)])
    for number, at in enumerate(np.arange(0, run[-1], link * 0.72)):
        middle = np.array([np.interp(at, run, line[:, axis]) for axis in range(3)])
        ahead = np.array([np.interp(at + 0.05, run, line[:, axis]) for axis in range(3)]) - middle
        if not ahead.any():
            return
        ahead /= np.linalg.norm(ahead)
        across = np.cross(ahead, (0, 1, 0) if number % 2 else np.cross(ahead, (0, 1, 0)))
        across /= np.linalg.norm(across)
        ring = []
        for turn in np.linspace(0, 2 * math.pi, 11):
            ring.append(middle + ahead * 0.5 * link * math.cos(turn) + across * 0.3 * link * math.sin(turn))
        b.tube(ring, 0.022, 'chain', 5)
