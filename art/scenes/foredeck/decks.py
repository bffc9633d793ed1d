"""decks.py - the foredecks without nets: the Bali's lounge, the sloop's bow, the motor yacht's sun pad; what each looks
like and what guests have left there."""

import numpy as np

from interior import belongings, dishes, materials, shapes, tableware

from . import bows, headsail, lounge, palette, prow, rails, things, towels

BALI = bows.Bows(inner=2.2, hull=2.1, beam=4.3, stem=5.2, freeboard=2.2)
GUJI = prow.Prow(half=1.85, long=4.6, freeboard=1.35, full=1.75, bulwark=0.06)
MACAN = prow.Prow(half=2.2, long=5.6, freeboard=1.9, full=2.1, bulwark=0.16, sheer=0.30)


def bali(m):
    """Late gold: sofa, low table, two pads ahead of it, nobody there just now."""
    plan = BALI
    for side in (-1, 1):
        bows.hull(side, plan, m)
        bows.non_skid(side, plan, m, -3.0, 1.2)
        bows.non_skid(side, plan, m, 1.35, plan.beam + 0.2)
        rails.along_deck(m, plan, side, (-3.2, -1.3, 0.6, 2.4, plan.beam - 0.15))
        rails.bow_seat(m, plan, side)
    shapes.box((-2.3, -3.0, -0.30), (2.3, plan.beam, -0.004), m['gelcoat'], 0.05, 5)
    for low, high in (((-1.9, -0.1), (1.9, 1.55)), ((-0.20, 1.7), (0.20, 4.0))):
        shapes.box((*low, -0.02), (*high, 0.002), m['decking'], 0.004)
    front = [(-2.1, 0.0), (-2.1, 0.62), (2.1, 0.62), (2.1, 0.0)]
    shapes.tube([(x, plan.beam - 0.12, z) for x, z in front], 0.0145, m['steel'], name='rail')
    shapes.tube([(x, plan.beam - 0.12, 0.33) for x in (-2.1, 2.1)], 0.008, m['steel'], name='wire')
    for x in (-1.05, 0.0, 1.05):
        rails.stanchion(m, (x, plan.beam - 0.12, 0.0), 0.62)
    top = 0.36
    for side in (-1, 1):
        ends = sorted((side * 0.28, side * 1.92))
        shapes.box((ends[0] - 0.05, 1.72, 0), (ends[1] + 0.05, 3.85, top - 0.13), m['gelcoat'], 0.05, 5)
        middle = sum(ends) / 2
        for a, b in ((ends[0], middle - 0.005), (middle + 0.005, ends[1])):
            lounge.pad(m, (a, 1.78), (b, 3.80), top, int(10 * a) + 40, 0.13, buttons=(1, 3))
            cloth = 'accent' if side * a > 0.9 else 'upholstery'
            lounge.bolster(m, ((a + b) / 2, 1.93, top + 0.002), 0, 0.70, 0.09, cloth)
    for side in (-1, 1):
        ends = sorted((side * 1.28, side * 1.92))
        shapes.box((ends[0], -0.6, 0), (ends[1], 1.30, top - 0.12), m['gelcoat'], 0.04, 4)
        for a, b in ((-0.55, 0.36), (0.37, 1.28)):
            lounge.pad(m, (ends[0] + 0.01, a), (ends[1] - 0.01, b), top, int(10 * b) + side, 0.12)
    lounge.low_table(m, (-0.62, 0.34), (0.62, 1.10))
    z = 0.421
    served = (things.HIBISCUS, things.LIMEADE, things.HIBISCUS)
    things.long_drinks((-0.20, 0.56, z), 10, served, 'walnut', (0.40, 0.26), False)
    dishes.fruit_platter((0.28, 0.78, z), 68, m['crockery'])
    dishes.bowl((-0.36, 0.92, z), m['crockery'], 0.095, 0.058)
    tableware.limes((-0.36, 0.92, z + 0.028), materials.peel((0.66, 0.40, 0.015)), 6, 0.030, 3)
    things.sunglasses((0.02, 0.43, z), 200)
    lounge.scatter(m, ((1.62, 0.86, top + 0.13, 62, 96, 'accent', 0.44), (1.60, 0.30, top + 0.12, 56, 82, 'linen', 0.42)))
    lounge.scatter(m, ((-1.62, 0.98, top + 0.13, 60, -96, 'accent', 0.44),))
    towel = palette.striped((0.76, 0.73, 0.66), (0.50, 0.17, 0.09), 0.80)

    def pads(x, y):
        on = (np.abs(x) > 0.28) & (np.abs(x) < 1.92) & (y > 1.78) & (y < 3.8)
        return np.where(on, top + 0.004, 0.0)

    towels.thrown(pads, (-0.86, 3.0), 14, towel, 'bali pads', (0.78, 1.5), 3, 0.20)
    belongings.straw_hat((0.76, 2.98, top + 0.010), (4, 3, 30), (0.30, 0.08, 0.05))
    print_of = ((0.04, 0.12, 0.16), (0.85, 0.62, 0.35), (0.46, 0.12, 0.07), (0.62, 0.24, 0.12))
    things.face_down((1.34, 2.96, top + 0.010), 40, print_of)
    lounge.towels_rolled((-1.58, 0.10, top + 0.012), 84, (0.50, 0.17, 0.09), 0.8)
    tack = (0.0, plan.beam + 0.55, 0.10)
    headsail.furled(m, tack)


def guji(m):
    """First light on the bow: a blanket and a book by the hatch, coffee, a line laid down in its coil."""
    plan = GUJI
    m['topsides'] = m['gelcoat']
    prow.hull(plan, m)
    prow.rail(plan, m, 3.05, 0.64, 3)
    prow.side_lines(plan, m, (-2.6, -0.7, 1.2, 2.95))
    prow.hatch(plan, m, (0.0, 1.85), 0.54, 34)
    prow.windlass(plan, m, 3.35)
    roof = [(-1.05, -3.0), (-0.98, 0.1), (-0.80, 0.55), (0.80, 0.55), (0.98, 0.1), (1.05, -3.0)]
    shapes.panel([[(x, y) for x, y in reversed(roof)]], 0.16, m['gelcoat'], 0.05).location = (0, 0, 0.07)
    grip = [(0.88 * x, 0.97 * y - 0.10) for x, y in reversed(roof)]
    shapes.panel([grip], 0.008, m['decking'], 0.003).location = (0, 0, 0.150)
    for side in (-1, 1):
        handrail = [(-2.4, 0.15), (-2.36, 0.20), (-0.06, 0.20), (0.0, 0.15)]
        shapes.tube([(side * 0.90, y, z) for y, z in handrail], 0.0135, m['steel'], name='handrail')
    blanket = palette.striped((0.66, 0.62, 0.54), (0.13, 0.018, 0.025), 0.75, 'fine')

    def ground(x, y):
        return plan.deck(x, y) + 0.003

    towels.thrown(ground, (0.62, 1.30), 20, blanket, 'guji deck', (0.9, 1.4), 6, 0.34)
    z = 0.154
    spot = belongings.tray(materials.wood('oak', 0), (-0.36, 0.16, z), -14, 0.40, 0.27)
    tableware.cup(spot(-0.09, -0.040, 0.0105), -34, m['crockery'], m['steel'])
    tableware.cup(spot(0.085, -0.045, 0.0105), -34, m['crockery'], m['steel'])
    things.coffee_pot(spot(0.0, 0.068, 0.0105), m['steel'], 200)
    things.sunglasses((0.62, 0.22, z), 200)
    print_of = ((0.50, 0.10, 0.07), (0.84, 0.66, 0.40), (0.015, 0.02, 0.05), (0.04, 0.07, 0.14))
    things.face_down((0.34, 0.14, z), 24, print_of)
    prow.coil(m, (-0.78, 1.36, float(plan.deck(np.array(-0.78), np.array(1.36))) + 0.004))
    roll = headsail.furled(m, (0.0, plan.long - 0.45, float(plan.rise(plan.long)) + 0.10), (0.0, -1.2, 16.0), 0.075)
    headsail.sheets(m, roll, ((1.02, -0.6, 0.10),))


def macan(m):
    """The broad pad in the afternoon: head rolls, towels, a tray of iced drinks, Cartagena in the haze."""
    plan = MACAN
    m['topsides'] = materials.paint((0.37, 0.39, 0.42), 0.18, 0.01)
    prow.hull(plan, m)
    prow.rail(plan, m, -1.2, 0.60, 6, 1)
    prow.windlass(plan, m, 4.35)
    prow.hatch(plan, m, (0.0, 3.25), 0.50)
    for side in (-1, 1):
        at = side * (float(plan.width(3.9)) - 0.26)
        rails.cleat(m, (at, 3.9, float(plan.deck(np.array(at), np.array(3.9))) + 0.003), 90 + side * 24, 0.30)
    top = 0.50
    outline = shapes.rounded_rectangle(2.72, 4.6, 0.22, (0, 0.30))
    shapes.panel([outline], 0.40, m['gelcoat'], 0.06).location = (0, 0, 0.17)
    for number, x in enumerate((-0.86, 0.0, 0.86)):
        low, high = (x - 0.425, -0.60), (x + 0.425, 2.42)
        lounge.pad(m, low, high, top, 60 + number, 0.14, buttons=(2, 5))
        lounge.bolster(m, (x, 0.10, top + 0.004), 0, 0.80, 0.085, 'accent' if number == 1 else 'upholstery')
    shapes.tube([(-1.32, 2.46, 0.40), (-1.32, 2.46, 0.47), (1.32, 2.46, 0.47), (1.32, 2.46, 0.40)], 0.011, m['steel'])
    served = (things.PASSION, things.HIBISCUS, things.PASSION)
    things.long_drinks((-0.30, 0.78, top + 0.014), 14, served, 'walnut', (0.42, 0.28))
    towel = palette.striped((0.74, 0.70, 0.62), (0.26, 0.12, 0.05), 0.85)

    def pads(x, y):
        on = (np.abs(x) < 1.29) & (y > -0.6) & (y < 2.42)
        return np.where(on, top + 0.012, np.where(np.abs(x) < 1.36, 0.36, 0.0))

    towels.thrown(pads, (0.66, 1.36), -10, towel, 'macan pad', (0.86, 1.7), 14, 0.20)
    things.sunglasses((0.52, 0.86, top + 0.034), 170, (0.02, 0.018, 0.016))
    belongings.straw_hat((-0.86, 1.36, top + 0.008), (3, 2, 60), (0.16, 0.08, 0.03))
    towels.folded((-0.92, 1.98, top + 0.006), 84, towel, (0.34, 0.50), seed=4)
