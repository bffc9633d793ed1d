"""nets.py - the foredecks of the catamarans that have nets: what each looks like and what her guests have left there."""

from interior import bakery, bedding, belongings, dishes, fruit, glassware, materials, tableware

from . import bows, headsail, net, palette, rails, snorkelling, things, towels

LAGOON_56 = bows.Bows(inner=2.38, hull=2.20, beam=3.75, stem=5.1, freeboard=2.1)
LAGOON_62 = bows.Bows(inner=2.52, hull=2.40, beam=4.1, stem=5.6, freeboard=2.3)
MAREA = bows.Bows(inner=2.30, hull=2.35, beam=4.0, stem=5.3, freeboard=2.2, middle=0.22)
TSABALOK = bows.Bows(inner=1.86, hull=1.66, beam=2.75, stem=3.9, freeboard=1.75, middle=0.12)


def between_the_bows(m, plan, hollows=(), sail_at=0.62):
    """Decks, crossbeam and rails, a net on each side of the longeron; returns the nets to port and starboard."""
    bows.bows(plan, m)
    away = net.GAP + 0.012
    nets = []
    for side in (-1, 1):
        ends = sorted((side * (plan.middle + away), side * (plan.inner - away)))
        own = tuple(hollow for hollow in hollows if hollow[0] * side > 0)
        rise = float(plan.rise(plan.beam))
        laid = net.Net(ends[0], 0.05 + away, ends[1], plan.beam - 0.10 - away, hollows=own, rise=rise)
        net.made(laid, m)
        nets.append(laid)
        rails.along_deck(m, plan, side, (-3.2, -1.3, 0.6, 2.3, plan.beam - 0.15))
        rails.bow_seat(m, plan, side)
        inner, outer = plan.edges(plan.beam - 0.8)
        at = side * (inner + 0.16)
        rails.cleat(m, (at, plan.beam - 0.8, float(plan.rise(plan.beam - 0.8)) + 0.012), 90)
    tack = (0.0, plan.beam + sail_at, float(plan.rise(plan.beam)) - 0.03)
    roll = headsail.furled(m, tack)
    blocks = [(side * (plan.inner + 0.35), 0.9, 0.06) for side in (-1, 1)]
    headsail.sheets(m, roll, blocks)
    return nets


def lagoon_56(m):
    """Morning: a towel thrown on the net, the book she was reading, two drinks on the edge."""
    port, _ = between_the_bows(m, LAGOON_56, hollows=((-1.10, 1.05, 0.05, 0.7), (-1.5, 0.5, 0.02, 0.3)))
    stripes = palette.striped((0.78, 0.74, 0.66), (0.03, 0.19, 0.24), 0.80)
    towel = towels.thrown(port.height, (-1.08, 0.98), 24, stripes, 'lagoon 56 net', seed=4)
    z = bedding.height_at(towel, -1.0, 0.98, 0.10) - 0.008
    print_of = ((0.70, 0.36, 0.16), (0.85, 0.72, 0.45), (0.02, 0.09, 0.13), (0.03, 0.24, 0.28))
    things.face_down((-1.0, 0.98, z), 70, print_of)
    things.long_drinks((-0.62, -0.20, 0.006), -14)
    belongings.straw_hat((-1.66, -0.12, 0.010), (3, -2, 40), (0.03, 0.13, 0.17))
    towels.folded((-2.12, -0.22, 0.005), 12, stripes, seed=2)
    for x, y, turn, side in ((-1.12, -0.62, 8, 1), (-1.30, -0.86, 2, -1)):
        things.footprint(m, (x, y, 0.0042), turn, side)


def lagoon_62(m):
    """First light: coffee on the edge, a blanket left behind on the net, a closed book."""
    _, starboard = between_the_bows(m, LAGOON_62, hollows=((1.25, 1.15, 0.05, 0.7),))
    blanket = palette.striped((0.66, 0.62, 0.55), (0.025, 0.045, 0.11), 0.75, 'fine')
    towels.thrown(starboard.height, (1.42, 1.0), -34, blanket, 'lagoon 62 net', (1.15, 1.5), 7, 0.30)
    z = 0.006
    spot = belongings.tray(materials.wood('oak', 0), (0.78, -0.24, z), 16, 0.44, 0.29)
    tableware.cup(spot(-0.115, -0.045, 0.0105), -4, m['crockery'], m['steel'])
    tableware.cup(spot(0.055, -0.050, 0.0105), -4, m['crockery'], m['steel'])
    dishes.bowl(spot(0.135, 0.060, 0.0105), m['crockery'], 0.068, 0.036)
    for number, (u, v, up) in enumerate(((0.120, 0.045, 0.030), (0.155, 0.080, 0.034))):
        bakery.croissant(spot(u, v, up), 30 + 80 * number, 0.72, number)
    things.coffee_pot(spot(-0.045, 0.072, 0.0105), m['steel'], -40)
    belongings.closed_book((1.32, -0.16, z), -24, cover=(0.03, 0.06, 0.13))
    things.sunglasses((1.33, -0.17, z + 0.0225), 160)
    towels.folded((1.86, -0.24, 0.005), -8, palette.striped((0.74, 0.71, 0.65), (0.025, 0.045, 0.11), 0.8), seed=5)


def marea(m):
    """Dusk: candles in lanterns, cushions thrown on the net, two glasses of wine."""
    port, _ = between_the_bows(m, MAREA, hollows=((-1.2, 1.1, 0.06, 0.6), (-0.75, 0.7, 0.03, 0.35)))
    flames = []
    for x, y, turn, size in ((-0.66, -0.14, 22, 0.34), (-0.40, -0.13, -12, 0.25), (-2.00, -0.15, 35, 0.28)):
        flames.append(tableware.lantern((x, y, 0.005), turn, m['drum'], size))
    for x, y, lean, turn, cloth, seed in (
        (-1.66, 0.92, 6, -30, 'accent', 3),
        (-1.22, 0.62, 10, 22, 'linen', 4),
        (-0.92, 1.22, 4, 140, 'accent', 5),
    ):
        z = float(port.height(x, y))
        bedding.pillow(0.50, 0.50, m[cloth], (x, y, z + 0.085), (lean, 3, turn), 0.19, m['piping'], 0.03, seed=seed)
    throw = palette.striped((0.66, 0.58, 0.46), (0.36, 0.15, 0.05), 0.80)
    towels.thrown(port.height, (-1.30, 1.75), 66, throw, 'marea net', (1.0, 1.5), 11, 0.26)
    for number, (x, y) in enumerate(((-1.02, -0.14), (-1.16, -0.26))):
        glassware.wine_glass((x, y, 0.005), 0.72 - 0.2 * number)
    dishes.bowl((-1.46, -0.18, 0.005), m['crockery'], 0.075, 0.045)
    fruit.grapes((-1.46, -0.18, 0.030), 30, 40, 3)
    return flames


def tsabalok(m):
    """Noon: back from the reef; mask and fins drying in the sun, coconut water with ice."""
    _, starboard = between_the_bows(m, TSABALOK, hollows=((0.95, 0.9, 0.04, 0.6),), sail_at=0.40)
    yellow, blue = (0.72, 0.34, 0.02), (0.02, 0.16, 0.24)
    towel = palette.striped((0.80, 0.77, 0.70), (0.62, 0.33, 0.05), 0.80, 'broad')
    towels.thrown(starboard.height, (1.00, 0.92), -24, towel, 'tsabalok net', seed=9, pushed=0.24)
    snorkelling.fins((1.08, -0.56, 0.006), 66, yellow)
    snorkelling.mask((1.16, -0.22, 0.008), 200, yellow)
    snorkelling.snorkel((1.30, -0.46, 0.006), -38, yellow)
    things.long_drinks((0.36, -0.24, 0.006), 12, (things.COCONUT, things.LIMEADE), 'oak', fruit=False)
    things.sunglasses((1.62, -0.12, 0.006), 150, (0.12, 0.06, 0.02), (0.02, 0.03, 0.03))
    towels.folded((1.66, -0.36, 0.005), 14, palette.striped((0.78, 0.75, 0.70), blue, 0.8), seed=8)
