"""shower.py - a shower cabinet: teak grating, glass screen, mixer with rail and rain head, a niche. Metres."""
import math

import numpy as np

from . import fittings, shapes, surfaces, toiletries


def grating(low, high, wood, tray):
    """Teak slats along y in a frame, over a dark tray, between two corners (x, y)."""
    (x0, y0), (x1, y1) = low, high
    shapes.box((x0, y0, -0.01), (x1, y1, 0.006), tray, 0)
    for a, b in ((x0, x0 + 0.05), (x1 - 0.05, x1)):
        shapes.box((a + 0.004, y0 + 0.004, 0.006), (b - 0.004, y1 - 0.004, 0.030), wood[1], 0.004)
    for a, b in ((y0 + 0.004, y0 + 0.05), (y1 - 0.05, y1 - 0.004)):
        shapes.box((x0 + 0.05, a, 0.006), (x1 - 0.05, b, 0.030), wood[0], 0.004)
    count = round((x1 - x0 - 0.10) / 0.050)
    edges = np.linspace(x0 + 0.052, x1 - 0.052, count + 1)
    for a, b in zip(edges, edges[1:]):
        shapes.box((a + 0.0045, y0 + 0.051, 0.006), (b - 0.0045, y1 - 0.051, 0.029), wood[1], 0.004)


def screen(m, start, end, height=1.86):
    """A sheet of glass from `start` to `end` (x, y), with its bright edge, a channel at its foot and a bar from its
    upper corner.
    """
    (x0, y0), (x1, y1) = start, end
    corners = [(x0, y0, 0.04), (x1, y1, 0.04), (x1, y1, height), (x0, y0, height)]
    sheet = shapes.link('screen', shapes.mesh_of('screen', corners, [(0, 1, 2, 3)]), surfaces.screen())
    sheet.visible_shadow = False
    sheet.visible_diffuse = False
    rim = m['glass edge']
    shapes.cylinder((x1, y1, 0.04), (x1, y1, height), 0.0042, rim, 12, 0)
    shapes.cylinder((x0, y0, height), (x1, y1, height), 0.0042, rim, 12, 0)
    out = (0.012, 0) if x0 == x1 else (0, 0.012)
    low, high = (x0 - out[0], y0 - out[1], 0.0), (x1 + out[0], y1 + out[1], 0.046)
    shapes.box(low, high, m['chrome'], 0.003)


def bench(m, side, start, end):
    """What the hull is below the window inside a shower: a lining with a shelf, and a seat of teak slats."""
    shapes.box((side - 0.08, start, 0), (side - 0.004, end, 0.83), m['lining'], 0)
    shapes.box((side - 0.08, start, 0.80), (side + 0.06, end, 0.832), m['top'], 0.005)
    for row in range(5):
        x = side + row * 0.058
        shapes.box((x, start + 0.006, 0.425), (x + 0.050, end - 0.004, 0.450), m['teak'][1], 0.005)
    shapes.box((side, start + 0.01, 0.37), (side + 0.27, end, 0.424), m['lining'], 0.004)


def curtain(m, start, end, y):
    """A linen curtain along x between `start` and `end`, drawn aside on a rail under the overhead."""
    hung = fittings.curtain(start, end, 1.86, 0.10, -y, m['curtain'], 9, 4)
    hung.rotation_euler = (0, 0, -math.pi / 2)


def shower_set(m, wall, along):
    """A rail with a hand shower, its hose, a bar mixer and a rain head over them."""
    metal, out = m['chrome'], 0.062
    shapes.cylinder(wall.at(along, out, 0.98), wall.at(along, out, 1.86), 0.010, metal, 32)
    for up in (1.02, 1.80):
        shapes.cylinder(wall.at(along, 0, up), wall.at(along, out, up), 0.009, metal, 24)
        shapes.cylinder(wall.at(along, 0, up), wall.at(along, 0.008, up), 0.024, metal, 40)
    shapes.cylinder(wall.at(along - 0.145, out, 0.97), wall.at(along + 0.145, out, 0.97), 0.021, metal, 40, 0.003)
    for side in (-1, 1):
        knob = wall.at(along + side * 0.145, out, 0.97), wall.at(along + side * 0.205, out, 0.97)
        shapes.cylinder(*knob, 0.024, metal, 40, 0.004)
        foot = along + side * 0.075
        shapes.cylinder(wall.at(foot, 0, 0.97), wall.at(foot, out, 0.97), 0.014, metal, 32)
        shapes.cylinder(wall.at(foot, 0, 0.97), wall.at(foot, 0.010, 0.97), 0.031, metal, 40)
    arm = []
    for t in np.linspace(0, 1, 20):
        arm.append(wall.at(along, out + 0.30 * t, 1.86 + 0.030 * math.sin(math.pi * min(1, t * 2.2) / 2)))
    shapes.tube(arm, 0.010, metal)
    tip = wall.at(along, out + 0.30, 1.885)
    # Covers the arm's open end.
    shapes.cylinder((*tip[:2], tip[2] - 0.02), (*tip[:2], tip[2] + 0.014), 0.0165, metal, 32, 0.005)
    head = [(0.0, 0.0), (0.108, 0.0), (0.112, 0.004), (0.110, 0.009), (0.030, 0.014), (0.014, 0.030), (0.0, 0.030)]
    shapes.lathe(head, metal, (tip[0], tip[1], tip[2] - 0.040))
    _hand_shower(m, wall, along, out)


def _hand_shower(m, wall, along, out):
    metal, up = m['chrome'], 1.46
    shapes.cylinder(wall.at(along, out - 0.012, up), wall.at(along, out + 0.045, up + 0.008), 0.017, metal, 32, 0.003)
    grip, neck = wall.at(along, out + 0.030, up - 0.10), wall.at(along, out + 0.085, up + 0.115)
    shapes.cylinder(grip, neck, 0.0105, metal, 28, 0.002, 0.013)
    face = wall.at(along, out + 0.112, up + 0.105)
    shapes.cylinder(neck, face, 0.046, metal, 48, 0.004, 0.050)
    hose = []
    for t in np.linspace(0, 1, 60):
        sag = 0.62 * math.sin(math.pi * t) ** 1.1
        aside = 0.085 * math.sin(math.pi * t) * (1 + 0.3 * math.sin(5 * t))
        start, end = (along, up - 0.10), (along + 0.02, 0.95)
        z = start[1] + (end[1] - start[1]) * t - sag * 0.52
        hose.append(wall.at(along + aside, out + 0.030 + 0.018 * math.sin(math.pi * t), z))
    shapes.tube(hose, 0.0068, m['hose'])


def niche(m, wall, along, up, width=0.30, height=0.26):
    """A recess with two bottles and a shell, drawn as a shelf in a frame on the wall."""
    wall.box((along - width / 2, -0.004, up), (along + width / 2, 0.003, up + height), m['recess'], 0)
    for a, b, z0, z1 in (
        (-0.012, width + 0.012, -0.016, 0.0),
        (-0.012, width + 0.012, height, height + 0.012),
        (-0.012, 0.0, 0.0, height),
        (width, width + 0.012, 0.0, height),
    ):
        start = along - width / 2
        wall.box((start + a, -0.004, up + z0), (start + b, 0.095, up + z1), m['top'], 0.003)
    for aside, kind in ((-0.085, 'amber'), (-0.005, 'white')):
        toiletries.dispenser(wall.at(along + aside, 0.050, up), m, kind, 0.16)
    toiletries.soap(wall.at(along + 0.085, 0.050, up), m, 20)
