"""planing_hull.py - a sports yacht's hull, drawn along her lines: keel, chine, knuckle and sheer. Metres; x = 0 at the
end of the bathing platform, y to port, z over the water.
"""

import numpy as np
from scipy.interpolate import PchipInterpolator as Curve

AFT, TIP = 0.35, 20.0
"""Where the hull begins and where her stem ends."""
COCKPIT = (1.62, 6.30)
SALOON = (6.30, 11.0)
PLATFORM, SOLE, SALOON_SOLE = 0.42, 0.80, 0.98
"""How high one stands on the bathing platform, in the cockpit and behind the glass."""

# Along, half width, height. After the yard's profile: low, falling aft, the bow long and drawn forward.
_SHEER_HEIGHT = Curve(
    (0.35, 0.9, 1.7, 2.7, 4.2, 6.5, 9.0, 12.0, 15.0, 18.0, 20.0),
    (0.42, 0.58, 0.92, 1.24, 1.45, 1.58, 1.70, 1.83, 1.92, 1.96, 1.93),
)
_CHINE_X = (0.35, 3.0, 7.0, 10.0, 12.5, 14.5, 16.2, 17.4, 18.3)
_CHINE_WIDTH = Curve(_CHINE_X, (1.92, 2.20, 2.27, 2.18, 1.90, 1.45, 0.90, 0.45, 0.02))
_CHINE_HEIGHT = Curve(_CHINE_X, (-0.02, 0.0, 0.05, 0.15, 0.29, 0.45, 0.60, 0.71, 0.80))
_KEEL = Curve((0.35, 4.0, 9.0, 12.5, 14.5, 16.2, 17.3, 18.3), (-0.62, -0.78, -0.86, -0.78, -0.55, -0.08, 0.33, 0.80))

KNUCKLE = 0.60
"""The part of the side's height at which it steps out."""
_UP = (0.0, 0.10, 0.24, 0.40, 0.53, KNUCKLE - 0.008, KNUCKLE + 0.008, 0.74, 0.88, 1.0)


def along(x):
    """The part of the way from stern to stem, 0 to 1, of a point of the sheer."""
    return (x - AFT) / (TIP - AFT)


def sheer(x):
    """Height of her deck's edge."""
    return float(_SHEER_HEIGHT(x))


def width(x):
    """Half her width at the deck's edge: rounded in at the stern, full until close to the stem."""
    if x < 8.0:
        rounded = 1 - 0.10 * max(0.0, (1.6 - x) / 1.25) ** 2
        return 2.5 * (0.885 + 0.115 * np.sin(np.pi / 2 * x / 8.0)) * rounded
    u = min(1.0, (x - 8.0) / (TIP - 8.0))
    return max(0.03, 2.5 * (1 - u**2.25) ** 0.80)


def skin(t, v):
    """A point of her port side: t along, v from the chine to the sheer, both 0 to 1."""
    top_x = AFT + (TIP - AFT) * t
    low_x = AFT + (_CHINE_X[-1] - AFT) * t
    low_y, low_z = float(_CHINE_WIDTH(low_x)), float(_CHINE_HEIGHT(low_x))
    power = 0.72 + 0.85 * np.clip((t - 0.35) / 0.55, 0, 1) ** 1.4
    step = 0.035 * min(1.0, (1 - t) / 0.2) if v >= KNUCKLE else 0.0
    y = low_y + (width(top_x) - low_y) * v**power + step * (1 - v) / (1 - KNUCKLE)
    return (low_x + (top_x - low_x) * v, y, low_z + (sheer(top_x) - low_z) * v)


def _inside(x):
    """Half the width of what lies within the side decks, and how high it lies."""
    if x < COCKPIT[0]:
        return width(x) - 0.30, PLATFORM - 0.04
    if x < COCKPIT[1]:
        return width(x) - 0.34, SOLE
    if x < SALOON[1]:
        return min(1.62, width(x) - 0.5), SALOON_SOLE
    return 0.5 * width(x), sheer(x) + 0.045


def _station(t):
    """Her port half at one station, from the keel round to the middle of the deck."""
    x = AFT + (_CHINE_X[-1] - AFT) * t
    y, z = float(_CHINE_WIDTH(x)), float(_CHINE_HEIGHT(x))
    keel = float(_KEEL(x))
    flat = 0.09 * min(1.0, (1 - t) / 0.15)
    points = [(x, 0.0, keel)]
    for part in (0.35, 0.7):
        points.append((x, (y - flat) * part, keel + (z - keel) * (part**1.15)))
    points.append((x, max(0.01, y - flat), z + 0.015))
    points += [skin(t, v) for v in _UP]
    top = AFT + (TIP - AFT) * t
    edge, rim = width(top), sheer(top)
    within, floor = _inside(top)
    narrow = min(1.0, edge / 0.6)
    points += [
        (top, edge - 0.025 * narrow, rim + 0.045),
        (top, edge - 0.11 * narrow, rim + 0.05),
        (top, edge - 0.13 * narrow, rim + 0.01),
        (top, min(within + 0.01, edge - 0.14 * narrow), rim + 0.015),
        (top, min(within, edge - 0.15 * narrow), floor),
        (top, 0.5 * within, floor + (0.02 if top > SALOON[1] else 0.0)),
        (top, 0.0, floor + (0.03 if top > SALOON[1] else 0.0)),
    ]
    return points


def planing_hull(b, paint):
    """The hull with her decks, cockpit and the well of the saloon."""
    stops = [along(edge) + side for edge in (COCKPIT[0], COCKPIT[1], SALOON[1]) for side in (-1e-5, 1e-5)]
    places = sorted([*np.sin(np.linspace(0, np.pi / 2, 110)), *stops])
    rings = []
    for t in places:
        port = _station(float(t))
        rings.append([*((x, -y, z) for x, y, z in port[-2:0:-1]), *port])
    half = len(port)
    first = half - 2

    def covering(i, j):
        """0 paint, 1 nonskid, 2 teak, 3 enamel."""
        outward = j - first if j >= first else first - 1 - j
        x = AFT + (TIP - AFT) * places[i]
        deck = outward - 3 - len(_UP)
        if j == len(rings[0]) - 1:
            deck = 6
        if deck < 0:
            return 0
        riser = i + 1 < len(places) and places[i + 1] - places[i] < 1e-4
        if deck < 3 or deck == 4 or riser:
            return 3
        return 2 if x < SALOON[1] else 1

    b.loft(rings, [paint, 'nonskid', 'teak', 'enamel'], midx=covering, angle=34, name='hull')


def side_pane(b, ends, low, high, mat, side, out=0.010, n=60):
    """What lies on her side like a pane: between ends (t), its lower and upper edge as functions of 0 to 1 along it
    that give parts of the side's height."""
    rows = []
    for u in np.linspace(0, 1, n):
        t = ends[0] + (ends[1] - ends[0]) * u
        bottom, top = low(u), high(u)
        row = []
        # At the heights of the hull's own rings, so that it nowhere comes through.
        for v in np.clip(_UP, bottom, top):
            x, y, z = skin(t, v)
            row.append((x, side * (y + out), z))
        rows.append(row)
    b.loft(rows, [mat], close=False, cap=(False, False), name='pane')


def side_line(b, ends, v, radius, mat, side, n=70):
    """A rail or a stripe along her side at a part v of its height, tapering at its ends."""
    places = np.linspace(*ends, n)
    points, radii = [], []
    for number, t in enumerate(places):
        x, y, z = skin(t, v)
        points.append((x, side * y, z))
        radii.append(radius * min(1.0, 0.15 + number / 8, 0.15 + (n - 1 - number) / 14))
    b.tube(points, radii, mat, 6)
