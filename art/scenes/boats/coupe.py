"""coupe.py - a sports yacht's low roof in one sweep: raked screen, side glass in a long drop, wings that fall to the
cockpit's sides. Metres, as planing_hull.
"""

import math

import numpy as np
from scipy.interpolate import PchipInterpolator as Curve

from boats import paint
from boats.builder import superellipse
from boats.paint import mirroring
from boats.planing_hull import sheer, width
from shading import new_mat

BULKHEAD, HEADER, FOOT = 6.3, 10.35, 13.7
"""Where the saloon ends aft, where the screen meets the roof, and where it meets the foredeck."""
ROOF_END = 4.35

# Heights: of the roof's middle, of the glass's upper edge and of its lower edge.
_ROOF_X = (4.2, 5.2, 6.6, 8.2, 9.4, 10.35, 11.4, 12.6, 13.7)
_CROWN = Curve(_ROOF_X, (3.24, 3.40, 3.52, 3.56, 3.50, 3.36, 3.04, 2.58, 2.12))
_EAVE = Curve(_ROOF_X, (3.02, 3.12, 3.18, 3.18, 3.11, 2.99, 2.76, 2.43, 2.10))
_BELT = Curve((4.2, 6.3, 8.5, 10.5, 12.2, 13.2, 13.7), (2.24, 2.16, 2.10, 2.10, 2.10, 2.09, 2.08))


def _nose(x):
    """How much of the width is left towards the rounded front."""
    u = min(1.0, max(0.0, (x - 8.6) / (FOOT - 8.6)))
    return max(0.02, 1 - u**2.7) ** 0.62


def base_width(x):
    """Half the width at the side deck."""
    return min(1.98, width(x) - 0.42) * _nose(x)


def _eave_width(x):
    return 0.865 * base_width(x)


def _smoked():
    """Dark glass: it mirrors the sky, and behind it one sees people and lamps dimly; clearer in the evening."""
    m, g = new_mat('smoked')
    dim = (0.50, 0.50, 0.48) if paint.LIT else (0.42, 0.44, 0.46)
    through = g.n('ShaderNodeBsdfTransparent', ins={'Color': dim})
    mirror = g.n('ShaderNodeBsdfGlossy', ins={'Color': (0.90, 0.95, 1.0), 'Roughness': 0.012})
    g.t.links.new(
        g.mixsh(mirroring(g, 0.17), through.outputs[0], mirror.outputs[0]), g.n('ShaderNodeOutputMaterial').inputs[0]
    )
    return m


def _over(x, lift=0.0):
    """The roof's section at x, from the eave to starboard over the crown to the eave to port."""
    wide, low, high = _eave_width(x), float(_EAVE(x)), float(_CROWN(x))
    points = []
    for turn in np.linspace(180, 0, 19):
        a = math.radians(turn)
        y = wide * math.copysign(abs(math.cos(a)) ** 0.62, math.cos(a))
        z = low + (high - low) * math.sin(a) ** 0.75
        # The after edge bends forward towards the wings.
        bend = 0.45 * (abs(y) / wide) ** 2 * max(0.0, (6.0 - x) / 1.65)
        points.append((x + bend, y, z + lift))
    return points


def coupe(b):
    """Roof, screen, sides and wings; a dark edge where the roof and the screen meet the side glass."""
    paint.keep('smoked', _smoked)
    shell = [[*_over(x), *reversed(_over(x, -0.07))] for x in np.linspace(ROOF_END, HEADER + 0.06, 44)]
    b.loft(shell, ['white'], angle=50, name='roof')
    panes = [_over(x) for x in np.linspace(HEADER, FOOT - 0.02, 40)]
    b.loft(panes, ['smoked'], close=False, cap=(False, False), angle=60, name='screen')
    _roof_window(b)
    for side in (1, -1):
        _flank(b, side)
        _wing(b, side)
        edge = np.linspace(BULKHEAD, FOOT - 0.1, 44)
        b.tube([(x, side * _eave_width(x), float(_EAVE(x)) + 0.005) for x in edge], 0.032, 'dark', 8)
    _aerials(b)


def _roof_window(b):
    """A wide pane with rounded corners in the roof."""
    rows = []
    for u in np.linspace(0, 1, 40):
        x = 7.2 + 2.2 * u
        wide, low, high = _eave_width(x), float(_EAVE(x)), float(_CROWN(x))
        half = 0.92 * (1 - abs(2 * u - 1) ** 9) ** (1 / 9)
        row = []
        for y in np.linspace(-half, half, 15):
            cosine = (abs(y) / wide) ** (1 / 0.62)
            row.append((x, y, low + (high - low) * math.sqrt(1 - cosine**2) ** 0.75 + 0.014))
        rows.append(row)
    b.loft(rows, ['smoked'], close=False, cap=(False, False), angle=60, name='roof window')


def _flank(b, side):
    """One side: the white below the belt, the glass above it, which narrows to a point at both ends."""
    low, glass = [], []
    for x in np.linspace(BULKHEAD, FOOT - 0.05, 60):
        foot, eave = base_width(x), _eave_width(x)
        ground, belt, top = sheer(x), float(_BELT(x)), float(_EAVE(x))
        at = (belt - ground) / max(0.05, top - ground)
        out = foot + (eave - foot) * at**1.6
        middle = foot + (out - foot) * 0.4 + 0.015
        low.append(
            [
                (x, side * foot, ground - 0.03),
                (x, side * middle, ground + 0.6 * (belt - ground)),
                (x, side * out, belt),
            ]
        )
        row = []
        for part in np.linspace(0, 1, 5):
            bulge = 0.05 * math.sin(math.pi * part)
            row.append((x, side * (out + (eave - out) * part + bulge), belt + (top - belt) * part))
        glass.append(row)
    b.loft(low, ['white'], close=False, cap=(False, False), angle=50, name='flank')
    b.loft(glass, ['smoked'], close=False, cap=(False, False), angle=60, name='glass')
    sill = [(row[0][0], row[0][1], row[0][2]) for row in glass]
    b.tube(sill, 0.018, 'steel', 6)
    for x in (8.55, 10.35):
        post = min(range(60), key=lambda number: abs(glass[number][0][0] - x))
        b.tube([glass[min(59, post + 2)][0], glass[post][2], glass[max(0, post - 4)][4]], 0.030, 'dark', 6)


# The wing's after and forward edges from the roof down: along and height.
_DOWN = np.linspace(0, 1, 7)
_UPPER = Curve(_DOWN, ((6.9, 3.16), (5.7, 3.14), (4.7, 2.96), (3.95, 2.56), (3.3, 2.05), (2.7, 1.55), (2.25, 1.08)))
_LOWER = Curve(_DOWN, ((7.0, 2.90), (6.25, 2.82), (5.6, 2.58), (5.1, 2.22), (4.7, 1.88), (4.35, 1.60), (4.1, 1.40)))


def _wing(b, side):
    """A blade from the roof's after corner down to the cockpit's side."""
    rings = []
    for s in np.linspace(0, 1, 34):
        (ax, az), (fx, fz) = _UPPER(s), _LOWER(s)
        after, fore, middle = (ax, az), (fx, fz), (0.5 * (ax + fx), 0.5 * (az + fz))
        faces = ((after, 0.0), (middle, 0.035), (fore, 0.0), (fore, -0.09), (middle, -0.11), (after, -0.09))
        rings.append([(x, side * (2.27 - 0.295 * (z - 1.30) + out), z) for (x, z), out in faces])
    b.loft(rings, ['white'], angle=40, bevel=0.025, name='wing')


def _aerials(b):
    """A low pod with the radar, two domes and two aerials that lean aft."""
    top = float(_CROWN(6.2))
    b.plan(
        superellipse(5.55, 6.75, 0.30, 2.4, 2.4),
        [(top - 0.12, 0, 0), (top + 0.06, 0.02, -0.05), (top + 0.14, 0.10, -0.10), (top + 0.17, 0.22, -0.12)],
        ['white'],
        n=32,
        angle=60,
    )
    b.box((6.05, 0, top + 0.26), (0.13, 1.05, 0.085), 'white', 0.035)
    b.tube([(6.05, 0, top + 0.10), (6.05, 0, top + 0.24)], 0.07, 'white', 10)
    for side in (1, -1):
        dome = b.plan(
            superellipse(5.6, 5.96, 0.18, 2, 2),
            [(top - 0.16, 0.02, 0), (top + 0.05, 0, 0), (top + 0.15, 0.06, 0), (top + 0.19, 0.15, 0)],
            ['white'],
            n=24,
            angle=70,
        )
        dome.location.y = side * 0.92
        b.tube([(5.25, side * 1.28, top - 0.25), (4.75, side * 1.31, top + 1.15)], 0.010, 'white', 5)


def foredeck_trunk(b):
    """The low swell before the screen that carries the sun bed."""
    rings = []
    for x in np.linspace(11.2, 18.3, 48):
        u = max(0.0, (x - 12.2) / 6.1)
        wide = 1.62 * (1 - u**2.2) ** 0.75 + 0.02
        high = 0.27 * (1 - u**2.6) + 0.01
        deck = sheer(x)
        section = ((1.0, 0.0), (0.96, 0.72), (0.86, 0.97), (0.45, 1.06))
        half = [(x, across * wide, deck + up * high) for across, up in section]
        rings.append([*half, (x, 0, deck + 1.10 * high), *((x, -y, z) for x, y, z in reversed(half))])
    b.loft(rings, ['white'], close=False, cap=(False, False), angle=50, name='trunk')
