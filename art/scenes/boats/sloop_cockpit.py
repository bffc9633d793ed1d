"""sloop_cockpit.py - a sloop's cockpit: coamings and benches, a table, two wheels, sprayhood and bimini."""

import math

import numpy as np

from boats.builder import superellipse
from boats.cockpit import cushion


def cockpit(b, L, B, fb, canvas, bimini, laid):
    """What stands between the stern steps and the coachroof; fb: the deck's height there; bimini: rigged, or
    folded over the stern; laid: the table for lunch."""
    for side in (1, -1):
        b.box((0.225 * L, side * B * 0.36, fb + 0.20), (0.31 * L, 0.20, 0.52), 'white', 0.08)
        b.box((0.225 * L, side * B * 0.36, fb + 0.47), (0.29 * L, 0.13, 0.03), 'teak', 0.01)
        for x in (0.17, 0.31):
            winch(b, x * L, side * B * 0.362, fb + 0.48)
        b.box((0.25 * L, side * B * 0.245, fb + 0.13), (0.20 * L, 0.62, 0.26), 'white', 0.04)
        for x in (0.20, 0.25, 0.30):
            cushion(b, (x * L, side * B * 0.245, fb + 0.32), (0.66, 0.60, 0.12), 'cushion')
        helm(b, L, side * B * 0.25, fb)
        b.box((0.062 * L, side * B * 0.25, fb + 0.18), (0.30, 0.95, 0.36), 'white', 0.05)
        b.box((0.062 * L, side * B * 0.25, fb + 0.37), (0.28, 0.90, 0.03), 'teak', 0.01)
    b.box((0.205 * L, 0, fb + 0.012), (0.28 * L, 0.36 * B, 0.02), 'nonskid', 0)
    table(b, 0.25 * L, fb, laid)
    sprayhood(b, L, fb, canvas)
    if bimini:
        shade(b, L, B, fb + 2.05, canvas)
    else:
        hoops = [(0.045 * L + lean, 1.20) for lean in (0.0, 0.10)]
        for x, half in hoops:
            leg = [(0.13 * L, half + 0.2, fb + 0.45), (x, half, fb + 1.02)]
            b.tube([*leg, *[(px, -py, pz) for px, py, pz in reversed(leg)]], 0.018, 'steel')
        roll = [(0.048 * L, y, fb + 1.06) for y in np.linspace(-1.18, 1.18, 14)]
        b.tube(roll, [0.05, *[0.12 + 0.012 * math.sin(7 * i) for i in range(12)], 0.05], canvas, 10)


def helm(b, L, y, fb):
    """A wheel before its pedestal, which carries the compass under a steel guard."""
    x, middle, radius = 0.118 * L, fb + 0.86, 0.45
    b.box((x + 0.04, y, fb + 0.45), (0.26, 0.36, 0.90), 'enamel', 0.06, taper=0.8)
    dome = [(fb + 0.90, 0, 0), (fb + 1.0, 0, 0), (fb + 1.06, 0.05, 0)]
    compass = b.plan(superellipse(x - 0.06, x + 0.14, 0.10, 2, 2), dome, ['dark'], n=20, angle=60)
    compass.location.y = y
    hoop = ((1, 0), (1, 0.9), (0.6, 1), (-0.6, 1), (-1, 0.9), (-1, 0))
    guard = [(x + 0.16, y + 0.16 * across, fb + 0.55 + 0.62 * rise) for across, rise in hoop]
    b.tube(guard, 0.018, 'steel', 6)
    rim = [(x - 0.17, y + radius * math.cos(a), middle + radius * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 37)]
    b.tube(rim, 0.022, 'dark', 8)
    for number in range(6):
        a = number * math.pi / 3 + 0.3
        b.tube([(x - 0.15, y, middle), (x - 0.17, y + radius * math.cos(a), middle + radius * math.sin(a))], 0.011, 'steel', 6)
    b.tube([(x - 0.19, y, middle), (x - 0.06, y, middle)], 0.05, 'steel', 10)


def winch(b, x, y, z):
    b.tube([(x, y, z), (x, y, z + 0.07), (x, y, z + 0.10), (x, y, z + 0.19)], [0.10, 0.075, 0.07, 0.085], 'steel', 14)


def table(b, x, fb, laid):
    """Its leaves open; laid: with plates, glasses and a bowl of fruit."""
    top = fb + 0.66
    b.box((x, 0, fb + 0.32), (0.90, 0.24, 0.62), 'enamel', 0.05)
    b.box((x, 0, top), (1.55, 0.86, 0.05), 'teak', 0.02)
    if not laid:
        return
    for along in (-0.50, 0.0, 0.50):
        for side in (-1, 1):
            at = (x + along, side * 0.27)
            b.tube([(*at, top + 0.02), (*at, top + 0.045)], 0.125, 'white', 18)
            glass = (at[0] + 0.17, at[1] * 0.72)
            b.tube([(*glass, top + 0.02), (*glass, top + 0.15)], [0.03, 0.042], 'steel', 8)
    b.tube([(x, 0, top + 0.02), (x, 0, top + 0.12)], [0.08, 0.16], 'coral', 14)


def sprayhood(b, L, fb, canvas):
    """Over the companionway, with clear panes in its slope and a steel bow at its after edge."""
    arches = ((0.350, 1.25, 0.45, 0.88), (0.385, 1.25, 0.45, 0.84), (0.425, 1.15, 0.5, 0.45), (0.445, 1.05, 0.5, 0.1))
    starboard = ((-1, 0), (-0.97, 0.45), (-0.86, 0.80), (-0.5, 1), (-0.04, 1.05))
    around = (*starboard, *[(-across, rise) for across, rise in reversed(starboard)])
    rings = [[(x * L, half * across, fb + low + high * rise) for across, rise in around] for x, half, low, high in arches]
    panes = (1, 3, 5, 7)
    b.loft(rings, [canvas, 'solar'], midx=lambda i, j: 1 if i == 1 and j in panes else 0, close=False, cap=(False, False), angle=60)
    b.tube(rings[0], 0.024, 'steel', 6)


def shade(b, L, B, z, canvas):
    """The bimini on its legs."""
    outline = superellipse(0.07 * L, 0.25 * L, 1.35, 6, 6)
    b.plan(outline, [(z, 0, 0), (z + 0.03, 0, 0), (z + 0.16, 0.4, 0), (z + 0.2, 0.8, 0)], [canvas], n=48, angle=60)
    for x in (0.09, 0.23):
        for side in (1, -1):
            b.tube([(0.16 * L, side * B * 0.36, z - 1.65), (x * L, side * 1.3, z)], 0.028, 'steel')
