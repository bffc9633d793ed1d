"""steering.py - a sloop's after cockpit: two wheels on pedestals with their compasses, helm seats, coamings with
winches, the pushpit, and a bimini over it all. Metres.
"""

import math

import numpy as np

from . import shapes

# The middle of a wheel: from the centre line, along, over the sole; and its radius.
OUT, ALONG, HEIGHT, RADIUS = 0.90, 3.56, 0.92, 0.41


def wheels(m):
    """Wheels and pedestals, helm seats with a gate between them, the pushpit round them."""
    for side in (-1, 1):
        pedestal(m, side * OUT)
        wheel(m, side * OUT, 0.26 * side)
        seat = (side * 0.42, 4.22, 0), (side * 1.80, 4.58, 0.50)
        shapes.box(*seat, m['gelcoat'], 0.04)
        shapes.box((side * 0.46, 4.24, 0.50), (side * 1.72, 4.56, 0.522), m['teak'], 0.008)
        shapes.box((side * 1.30, -1, 0), (side * 1.95, 4.5, 0.52), m['gelcoat'], 0.05)
        shapes.box((side * 1.18, -1, 0), (side * 1.40, 4.2, 0.74), m['gelcoat'], 0.06)
        winch(m, (side * 1.29, 2.75, 0.74))
        path = ((1.86, 0.2), (1.86, 2.1), (1.82, 3.7), (1.66, 4.54), (0.42, 4.54))
        guard(m, [(side * x, y) for x, y in path])


def wheel(m, x, turn):
    """A rim bound in leather on slender spokes; turn: how far it is put over, in radians."""
    rim = [spot(x, RADIUS, a) for a in np.linspace(0, 2 * math.pi, 121)[:-1]]
    shapes.tube(rim, 0.0165, m['leather'], True, 'wheel')
    inner = [spot(x, RADIUS - 0.020, a) for a in np.linspace(0, 2 * math.pi, 121)[:-1]]
    shapes.tube(inner, 0.006, m['rail'], True, 'felloe')
    for number in range(6):
        a = math.pi * number / 3 + turn
        shapes.cylinder((x, ALONG - 0.012, HEIGHT), spot(x, RADIUS - 0.01, a), 0.0105, m['rail'], 20)
    for number in range(10):
        a = 2 * math.pi * number / 10 + turn
        shapes.cylinder(spot(x, RADIUS, a - 0.012), spot(x, RADIUS, a + 0.012), 0.0180, m['rail'], 24)
    shapes.cylinder((x, ALONG - 0.12, HEIGHT), (x, ALONG + 0.03, HEIGHT), 0.034, m['rail'], 40)
    cap = [(0.0, 0.03), (0.05, 0.026), (0.058, 0.012), (0.058, 0.0)]
    shapes.lathe(cap, m['rail'], (x, ALONG + 0.02, HEIGHT), rotation=(90, 0, 0))


def spot(x, radius, angle):
    """On a circle about the hub."""
    return (x + radius * math.cos(angle), ALONG, HEIGHT + radius * math.sin(angle))


def pedestal(m, x):
    """A moulded column that widens into its console, a steel hoop before it, the compass on top."""
    y = ALONG - 0.24
    rings = []
    for z, half_x, half_y, shift in (
        (0.00, 0.150, 0.150, 0.00),
        (0.04, 0.140, 0.140, 0.00),
        (0.10, 0.124, 0.126, 0.00),
        (0.55, 0.118, 0.118, 0.00),
        (0.74, 0.126, 0.120, 0.00),
        (0.84, 0.144, 0.128, 0.01),
        (0.90, 0.152, 0.134, 0.02),
        (0.975, 0.150, 0.132, 0.02),
        (1.000, 0.132, 0.116, 0.02),
        (1.010, 0.0, 0.0, 0.02),
    ):
        outline = shapes.rounded_rectangle(2 * half_x, 2 * half_y, 0.62 * min(half_x, half_y), (x, y + shift))
        rings.append([(px, py, z) for px, py in (*outline, outline[0])])
    ring = np.array(rings)
    shapes.surface(ring[..., 0], ring[..., 1], ring[..., 2], m['gelcoat'], 'pedestal')
    shapes.box((x - 0.075, y - 0.128, 0.30), (x + 0.075, y - 0.105, 0.56), m['gelcoat'], 0.012)
    compass(m, (x, y + 0.02, 1.005))
    hoop = [(-0.19, -0.13, 0.0), (-0.19, -0.13, 0.98), (-0.17, -0.12, 1.09), (-0.10, -0.11, 1.15)]
    bow = [*hoop, *[(-px, py, pz) for px, py, pz in reversed(hoop)]]
    shapes.tube([(x + px, y + py, pz) for px, py, pz in bow], 0.0125, m['rail'], name='hoop')


def compass(m, at):
    """A dome over a white card, in a steel collar, half under its hood."""
    shapes.lathe([(0.0, 0.0), (0.100, 0.0), (0.100, 0.018), (0.088, 0.030), (0.082, 0.030)], m['rail'], at)
    dome = [(0.080 * math.cos(a), 0.028 + 0.052 * math.sin(a)) for a in np.linspace(0, math.pi / 2, 18)]
    shapes.lathe(dome, m['compass'], at)
    shapes.lathe([(0.058, 0.062), (0.064, 0.061), (0.066, 0.0575)], m['crockery'], at)


def winch(m, at):
    """A self-tailing winch of polished steel."""
    profile = [
        (0.0, 0.190),
        (0.030, 0.190),
        (0.034, 0.178),
        (0.076, 0.176),
        (0.080, 0.166),
        (0.066, 0.158),
        (0.080, 0.150),
        (0.078, 0.142),
        (0.060, 0.120),
        (0.058, 0.060),
        (0.078, 0.030),
        (0.088, 0.024),
        (0.092, 0.0),
    ]
    shapes.lathe(profile, m['rail'], at)


def guard(m, path):
    """A rail with a wire below it along (x, y) points on deck, a post at each."""
    for x, y in path:
        shapes.cylinder((x, y, 0.4), (x, y, 1.10), 0.0135, m['rail'], 24)
    shapes.tube([(x, y, 1.10) for x, y in path], 0.0125, m['rail'])
    shapes.tube([(x, y, 0.78) for x, y in path], 0.0075, m['rail'])


# The bimini: half its width, how high its middle is and how far its sides fall.
HALF, RIDGE, FALL = 1.48, 2.20, 0.26
BOWS = (0.5, 1.75, 3.0, 4.10)


def bimini(m):
    """Canvas over steel bows, taut between them, with a hem along its after edge, and the struts that carry it."""
    across, along = np.meshgrid(np.linspace(-1, 1, 41), np.linspace(BOWS[0], BOWS[-1], 73), indexing='ij')
    between = np.abs(np.sin(np.pi * (along - BOWS[0]) / (BOWS[1] - BOWS[0])))
    x, z = HALF * across, canvas_height(across) - 0.022 * between
    shapes.surface(x, along, z, m['canvas'], 'bimini')
    drop = np.linspace(0, 1, 5)
    sides = np.linspace(-1, 1, 61)
    hem_x, fall = np.meshgrid(HALF * sides, drop, indexing='ij')
    hem_z = canvas_height(hem_x / HALF) - 0.085 * fall
    shapes.surface(hem_x, BOWS[-1] + 0.012 + 0.010 * fall, hem_z, m['canvas'], 'hem')
    for y in BOWS:
        bow = [(HALF * s, y, canvas_height(s) - 0.014) for s in sides]
        shapes.tube(bow, 0.0125, m['rail'], name='bow')
    for side in (-1, 1):
        edge = canvas_height(1) - 0.014
        for y, foot in ((BOWS[0], 1.0), (BOWS[2], 2.75), (BOWS[3], 2.75)):
            shapes.tube([(side * HALF, y, edge), (side * 1.34, foot, 0.74)], 0.0125, m['rail'], name='strut')
        for y in BOWS[1:3]:
            shapes.tube([(side * 0.40, y - 0.02, RIDGE), (side * 0.40, y + 0.02, RIDGE)], 0.02, m['leather'], name='strap')


def canvas_height(across):
    """At a part of the bimini's half width."""
    return RIDGE - FALL * np.abs(across) ** 2.4
