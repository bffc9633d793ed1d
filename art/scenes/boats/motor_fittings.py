"""motor_fittings.py - what stands on an open sports yacht and behind her glass. Metres, as planing_hull; b the boat."""

import math

import numpy as np

from boats import planing_hull
from boats.afloat import lettering, painted
from boats.builder import superellipse
from boats.cockpit import cushion
from boats.coupe import foredeck_trunk
from boats.ground_tackle import chain
from boats.planing_hull import PLATFORM, SALOON_SOLE, SOLE, TIP, sheer, width

BED = (2.35, 1.36)
"""Along and height of the bed over the tender's garage."""


def wheelhouse(b):
    """Behind the glass: the dashboard with its screens, two seats at the helm, sofas with cushions, a table, and
    the doors to the cockpit."""
    z = SALOON_SOLE
    b.box((11.2, 0, z + 0.62), (1.1, 2.6, 1.0), 'dark', 0.15, taper=0.8)
    b.box((12.2, 0, sheer(12.2) + 0.28), (1.5, 2.1, 0.08), 'dark', 0.03)
    for y in (-0.82, -0.30):
        b.box((10.75, y, z + 1.16), (0.20, 0.42, 0.03), 'aqua', 0.01)
    for y in (-0.55, 0.60):
        b.box((9.75, y, z + 0.36), (0.5, 0.5, 0.72), 'white', 0.06)
        cushion(b, (9.75, y, z + 0.80), (0.62, 0.62, 0.14), 'dark')
        cushion(b, (9.48, y, z + 1.16), (0.16, 0.60, 0.66), 'dark', lean=-0.14)
    for side in (1, -1):
        b.box((7.75, side * 1.20, z + 0.30), (2.5, 0.66, 0.58), 'cushion2', 0.08)
        b.box((7.75, side * 1.46, z + 0.78), (2.5, 0.18, 0.46), 'cushion2', 0.07)
        for x, colour in ((6.95, 'coral'), (8.6, 'towel')):
            b.box((x, side * 1.28, z + 0.76), (0.42, 0.20, 0.36), colour, 0.07)
    b.box((7.75, 0, z + 0.70), (1.4, 0.7, 0.06), 'teak', 0.02)
    b.box((7.75, 0, z + 0.35), (0.20, 0.20, 0.70), 'steel', 0.02)
    b.box((6.34, 0, z + 1.05), (0.04, 3.1, 2.12), 'smoked', 0.0)
    for y in (-1.55, -0.55, 0.55, 1.55):
        b.box((6.32, y, z + 1.05), (0.06, 0.06, 2.16), 'steel', 0.01)


def cockpit(b):
    """A sofa round a table, a bar with its sink, and the bed on the garage with its head rest forward."""
    b.box((3.55, 0.10, SOLE + 0.20), (0.72, 3.1, 0.38), 'enamel', 0.06)
    for part in (-1.02, 0.0, 1.02):
        cushion(b, (3.58, 0.10 + part, SOLE + 0.46), (0.70, 1.0, 0.16), 'sand')
        cushion(b, (3.25, 0.10 + part, SOLE + 0.72), (0.20, 0.98, 0.40), 'sand', lean=-0.14)
    b.box((4.70, 1.66, SOLE + 0.20), (1.6, 0.66, 0.38), 'enamel', 0.06)
    for x in (4.32, 5.08):
        cushion(b, (x, 1.62, SOLE + 0.46), (0.74, 0.66, 0.16), 'sand')
        cushion(b, (x, 1.93, SOLE + 0.72), (0.72, 0.18, 0.40), 'sand')
    for x, y, turn, colour in ((3.40, 1.35, 0.2, 'towel'), (3.40, -1.10, -0.3, 'coral'), (5.2, 1.80, 1.2, 'cushion2')):
        cushion(b, (x, y, SOLE + 0.72), (0.15, 0.44, 0.36), colour, lean=-0.25, turn=turn)
    table(b, (4.62, 0.62, SOLE + 0.70))
    b.box((5.72, -1.62, SOLE + 0.44), (1.0, 0.62, 0.86), 'enamel', 0.08)
    b.box((5.72, -1.62, SOLE + 0.885), (1.04, 0.66, 0.03), 'dark', 0.01)
    x, z = BED
    for y in (-0.93, 0.0, 0.93):
        cushion(b, (x, y, z), (1.50, 0.91, 0.17), 'sand')
        cushion(b, (x + 0.66, y, z + 0.15), (0.32, 0.72, 0.14), 'cushion2', lean=-0.25)
    b.box((x - 0.18, -0.93, z + 0.098), (1.15, 0.62, 0.016), 'towel', 0.006)


def table(b, at):
    """A teak table laid for a light lunch: plates, glasses, a bowl of fruit."""
    x, y, z = at
    board = [(z - 0.045, 0.02, 0), (z - 0.02, 0, 0), (z, 0.015, 0)]
    b.plan(superellipse(-0.42, 0.42, 0.62, 5, 5), board, ['teak'], n=44).location = (x, y, 0)
    b.tube([(x, y, SOLE), (x, y, z - 0.03)], 0.06, 'steel', 12)
    for ahead, port in ((-0.22, -0.30), (-0.22, 0.24), (0.20, 0.24)):
        plate, glass = (x + ahead, y + port), (x + ahead + 0.1, y + port + 0.17)
        b.tube([(*plate, z), (*plate, z + 0.02)], 0.125, 'white', 18)
        b.tube([(*glass, z), (*glass, z + 0.15)], [0.02, 0.04], 'steel', 10)
    b.tube([(x + 0.05, y, z), (x + 0.05, y, z + 0.09)], [0.08, 0.17], 'coral', 16)


def stern(b, name):
    """The curved bathing platform, the garage with her name on its door, stairs on both sides, rails and ladder."""
    deck = superellipse(0.0, 2.4, 2.12, 8, 2.9)
    rim = [(-0.16, 0.10), (-0.10, 0.0), (-0.03, 0.0), (-0.02, 0.03)]
    planks = [(-0.04, 0.07), (0.0, 0.075), (0.004, 0.09)]
    b.plan(deck, [(PLATFORM + up, inset, 0) for up, inset in rim], ['enamel'], n=90)
    b.plan(deck, [(PLATFORM + up, inset, 0) for up, inset in planks], ['teak'], n=90, angle=40)
    top = BED[1] - 0.07
    house = superellipse(1.45, 3.25, 1.52, 6, 7)
    foot = [(PLATFORM - 0.05, 0, 0), (PLATFORM + 0.04, 0, 0)]
    brow = [(top - 0.10, 0.02, 0.26), (top - 0.03, 0.05, 0.27), (top, 0.14, 0.27)]
    b.plan(house, foot + brow, ['enamel'], n=96, angle=50)
    lean = math.degrees(math.atan2(0.26, top - 0.10 - PLATFORM - 0.04))
    rise = (SOLE - PLATFORM) / 2
    for side in (1, -1):
        y = side * 1.86
        for step, aft in ((1, 1.25), (2, 1.60)):
            height = PLATFORM + rise * step
            b.box((aft + 0.5, y, (PLATFORM + height) / 2 - 0.02), (1.0, 0.60, height - PLATFORM), 'enamel', 0.03)
            b.box((aft + 0.47, y, height - 0.01), (0.92, 0.54, 0.03), 'teak', 0.01)
        y = side * 1.54
        b.tube([(1.62, side * 1.50, 1.0), (1.75, y, 1.58), (2.05, y, 1.62), (2.12, y, top)], 0.020, 'steel')
    face, middle = 1.45 + 0.26 * 0.42, PLATFORM + 0.04 + (top - 0.14 - PLATFORM) * 0.52
    b.box((1.47, 0, PLATFORM + 0.10), (0.03, 2.5, 0.03), 'steel', 0.01)
    if name:
        lettering(b, name, (face - 0.012, 0, middle), (90 - lean, 0, -90), 0.36)
    for y in (-1.35, -1.80):
        b.tube([(0.20, y, PLATFORM + 0.01), (0.02, y, PLATFORM + 0.02), (-0.10, y, -0.85)], 0.020, 'steel')
    for z in (-0.6, -0.3, 0.0, 0.26):
        b.box((-0.035 - 0.06 * (0.42 - z), -1.575, z), (0.07, 0.45, 0.03), 'steel', 0.01)
    for side in (1, -1):
        b.box((0.45, side * 1.9, PLATFORM + 0.05), (0.30, 0.05, 0.05), 'steel', 0.02)


def foredeck(b, moored):
    """The bed before the screen, hatches, the anchor in its roller; moored: its chain, which leads into the water."""
    foredeck_trunk(b)
    z = sheer(14.8) + 0.315
    for side in (1, -1):
        cushion(b, (14.85, side * 0.48, z), (1.95, 0.92, 0.15), 'sand', lean=0.03)
        cushion(b, (14.02, side * 0.48, z + 0.11), (0.34, 0.80, 0.15), 'cushion2', lean=0.3)
    b.box((15.0, -0.48, z + 0.088), (1.5, 0.60, 0.014), 'coral', 0.006)
    for x, size in ((16.45, 0.46), (18.3, 0.34)):
        b.box((x, 0, sheer(x) + (0.20 if x < 17 else 0.06)), (size, size, 0.03), 'glass', 0.012)
    b.box((TIP - 0.10, 0, sheer(TIP) + 0.05), (0.75, 0.14, 0.06), 'steel', 0.02)
    b.box((18.95, 0, sheer(19) + 0.09), (0.30, 0.22, 0.14), 'steel', 0.05)
    for side in (1, -1):
        b.box((18.4, side * (width(18.4) - 0.22), sheer(18.4) + 0.07), (0.24, 0.04, 0.04), 'steel', 0.015)
    if moored:
        line = np.array([(TIP + 0.12, 0, sheer(TIP) + 0.02), (TIP + 0.9, 0.1, 0.7), (TIP + 1.7, 0.2, -0.5)])
        chain(b, line, 0.10)
    else:
        b.tube([(TIP - 0.2, 0, sheer(TIP) + 0.07), (TIP + 0.06, 0, sheer(TIP) + 0.05)], 0.032, 'steel', 8)
        b.box((TIP + 0.02, 0, sheer(TIP) - 0.04), (0.20, 0.24, 0.06), 'steel', 0.02)


def on_rail(x, side):
    """A point of the guard rail over the deck's edge at x."""
    high = 0.48 * min(1.0, max(0.0, (x - 10.6) / 1.6)) ** 0.6
    return (x + 0.10 * high / 0.48, side * max(0.10, width(x) - 0.10 - 0.08 * high), sheer(x) + 0.04 + high)


def guard_rail(b, side):
    """A slim rail along the foredeck that rises from the deck amidships and ends at the bow."""
    b.tube([on_rail(x, side) for x in np.linspace(10.6, TIP - 0.25, 40)], 0.017, 'steel', 8)
    for x in (12.2, 13.6, 15.0, 16.4, 17.7, 18.9):
        y = side * (width(x) - 0.10)
        b.tube([(x, y, sheer(x) + 0.04), (x + 0.10, y - side * 0.04, sheer(x) + 0.52)], 0.013, 'steel', 6)


def name_on_bow(b, side, name):
    """Her name over the knuckle at the bow, in letters a quarter of a metre tall."""

    def surface(right, up):
        x, y, z = planing_hull.skin(0.868 - side * right / (TIP - planing_hull.AFT), 0.79 + up / 1.35)
        return (x, side * (y + 0.016), z)

    painted(b, name, surface, 0.34, 'white')


def hull_details(b, side, paint):
    """Dark windows in one long drawn-out shape, air intakes like gills, spray rails, a polished strip, and over the
    chine a pale stripe that rises with it towards the bow."""

    def long_low(u):
        return 0.775 - 0.225 * math.sin(math.pi * u**1.3) ** 0.6

    def long_high(u):
        return 0.785 + 0.055 * math.sin(math.pi * u) ** 0.5

    planing_hull.side_pane(b, (0.40, 0.79), long_low, long_high, 'glass', side, out=0.014)
    for start in (0.20, 0.235, 0.27):

        def gill_low(u, start=start):
            return 0.80 - 0.17 * u**0.8

        def gill_high(u):
            return 0.82 - 0.15 * u**1.9

        planing_hull.side_pane(b, (start, start + 0.055), gill_low, gill_high, 'dark', side, out=0.014, n=24)
    planing_hull.side_line(b, (0.04, 0.985), 0.985, 0.020, 'steel', side)
    planing_hull.side_line(b, (0.0, 0.97), 0.0, 0.040, paint, side)

    def stripe_high(u):
        return 0.065 + 0.05 * min(1.0, 12 * u, 8 * (1 - u))

    planing_hull.side_pane(b, (0.01, 0.96), lambda _: 0.065, stripe_high, 'enamel', side, n=120)
