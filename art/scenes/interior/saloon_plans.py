"""saloon_plans.py - how a saloon is arranged: where the sofas stand, the table, the galley. Metres; x
athwartships, y forward; the middle of the after door is the origin.
"""

from . import belongings, fittings, furniture, galley, lighting, lounge, pieces


def catamaran(m, half, length, things):
    """Sofa in an L to port and round the front, the galley along the starboard side, in a wide saloon an
    island with stools.
    """
    left, front = -half + 0.14, length - 0.16
    furniture.seat_run(m, (left, 0.35), front - 0.35, 90, 4, 0)
    furniture.seat_run(m, (left + 0.72, front), -half * 0.08 - left - 0.72, 0, 2, 20)
    square, long = (0.46, 0.44), (0.54, 0.33)
    furniture.cushions(
        m,
        [
            (left + 0.30, 0.78, 80, square, 'accent', 3),
            (left + 0.30, 2.72, 78, square, 'linen', 5),
            (left + 0.34, 3.02, 70, long, 'accent', 7),
            (left + 1.30, front - 0.30, 10, square, 'linen', 6),
            (left + 1.72, front - 0.30, -8, long, 'accent', 4),
        ],
    )
    furniture.low_table(m, -half * 0.50, length - 2.15, things)
    right = half - 0.13
    galley.counter(m, (right - 0.60, 0.20), (right, length - 0.95), ['-x', '-y'], {'-x': 5, '-y': 1}, 1)
    galley.hob(m, right - 0.30, 1.35)
    galley.sink(m, right - 0.32, 2.55)
    if half < 2.5:
        galley.set_out(m, right - 0.30, 0.72)
        galley.pan(m, right - 0.40, 1.48, 70)
        galley.oven(m, '-x', right - 0.60, 1.08, 1.62)
        pieces.sideboard(m, 0.06, 1.30, length - 0.06)
        lounge.plant(1.62, length - 0.44, 1.10, 8)
        lounge.throw(m, left, 1.62, 1, 0.72)
        belongings.straw_hat((left + 0.40, 2.42, furniture.SEAT + 0.085), (3, -4, 30))
        return
    island = half * 0.22
    galley.counter(m, (island, 1.15), (island + 0.66, 2.95), ['-y'], {'-y': 1}, 1, '-x')
    galley.set_out(m, island + 0.36, 1.80)
    for y in (1.45, 2.05, 2.65):
        furniture.stool(m, island - 0.36, y, 180)
    lounge.pendants(m, [(island + 0.20, y) for y in (1.50, 2.60)], 1.56, 2.04, 4)
    pieces.pouf(m, left + 2.15, 2.50, 0.25)
    lounge.throw(m, left, 1.55, 1, 0.72)
    lounge.plant(island + 0.20, length - 0.38, 1.05, 3)
    lounge.side_table(m, left + 2.45, length - 0.42)


def monohull(m, half, length, things):
    """A settee round the table to port, the galley in an L to starboard by the steps, a settee forward of
    it.
    """
    left, right = -half + 0.13, half - 0.13
    furniture.seat_run(m, (left, 0.70), 2.75, 90, 3, 0, 0.62)
    furniture.seat_run(m, (right, 3.75), 1.45, -90, 2, 20, 0.58)
    square, long = (0.44, 0.42), (0.50, 0.31)
    furniture.cushions(
        m,
        [
            (left + 0.28, 1.05, 80, square, 'accent', 3),
            (left + 0.28, 3.05, 78, square, 'linen', 5),
            (right - 0.28, 3.30, -80, long, 'accent', 7),
        ],
    )
    furniture.dining_table(m, left + 1.10, 2.05, 1.75, things)
    galley.counter(m, (right - 0.58, 0.25), (right, 2.15), ['-x', '-y'], {'-x': 3, '-y': 1}, 1)
    galley.hob(m, right - 0.30, 1.70)
    galley.pan(m, right - 0.41, 1.83, 60)
    galley.oven(m, '-x', right - 0.58, 1.44, 1.96)
    galley.sink(m, right - 0.32, 1.18)
    galley.set_out(m, right - 0.30, 0.40)
    furniture.rug(m, 0.44, 1.75, 0.72, 2.7)
    lounge.throw(m, left, 1.72, 1, 0.62)
    belongings.straw_hat((right - 0.30, 2.72, furniture.SEAT + 0.085), (3, -4, 30))
    belongings.closed_book((right - 0.22, 3.02, furniture.SEAT + 0.08), 24, cover=(0.05, 0.12, 0.16))
    pieces.book_shelf(m, left + 0.04, left + 0.62, length - 0.02, 1.24)
    lamp = fittings.table_lamp((right - 0.30, length - 0.20, 0.62), m['brass'], True)
    lighting.lamp('POINT', lamp, (1, 0.66, 0.36), 3, shadow_soft_size=0.045)


def forward_galley(m, half, length, things):
    """A dining table within a sofa that goes round the port corner, a bench on its open side, the galley in an L
    along the front and the starboard side.
    """
    left, right, front = -half + 0.14, half - 0.13, length - 0.18
    furniture.seat_run(m, (left, 0.55), front - 0.55, 90, 4, 0, 0.66)
    furniture.seat_run(m, (left + 0.66, front), 1.52, 0, 2, 20, 0.62)
    pieces.bench(m, left + 1.93, 1.20, 3.10)
    square, long = (0.46, 0.44), (0.54, 0.33)
    furniture.cushions(
        m,
        [
            (left + 0.30, 0.95, 80, square, 'accent', 3),
            (left + 0.32, 1.30, 74, long, 'linen', 7),
            (left + 0.30, 2.86, 78, square, 'accent', 5),
            (left + 1.00, front - 0.28, 8, long, 'linen', 8),
            (left + 1.86, front - 0.28, -10, square, 'accent', 4),
        ],
    )
    furniture.rug(m, left + 1.55, 1.95, 2.4, 3.2)
    furniture.dining_table(m, left + 1.16, 2.16, 2.0, things, True)
    lounge.pendants(m, [(left + 1.16, y) for y in (1.62, 2.62)], 1.52, 2.06, 5)
    galley.counter(m, (0.02, front - 0.62), (right - 0.62, front), ['-y'], {'-y': 3}, 1)
    galley.counter(m, (right - 0.62, 0.75), (right, front), ['-x', '-y'], {'-x': 5, '-y': 1}, 1)
    galley.sink(m, 1.45, front - 0.34, 90)
    galley.hob(m, 0.72, front - 0.31)
    galley.pan(m, 0.61, front - 0.18, 20)
    galley.oven(m, '-y', front - 0.62, 0.46, 0.98)
    galley.set_out(m, right - 0.31, 1.45)
    galley.towel(m, 0.60, 0.78, front - 0.62)
    galley.ingredients(m, 1.04, front - 0.05)
    galley.spoons(m, 0.36, front - 0.12)
    furniture.vase((0.15, front - 0.24, galley.HEIGHT), m['crockery'], 6)
    lounge.plant(left + 2.40, front - 0.16, 0.95, 5)
    lounge.throw(m, left, 1.78, 1, 0.66)
    belongings.straw_hat((left + 1.93, 2.78, furniture.SEAT + 0.052), (2, -2, 50))


def facing_sofas(m, half, length, things):
    """A sofa to port with its low table, stools at a bar of battens before the front, the galley
    along the starboard side; plants in the corners.
    """
    left, right, front = -half + 0.14, half - 0.14, length - 0.18
    furniture.seat_run(m, (left, 0.10), 3.0, 90, 3, 0, 0.78)
    square, long = (0.46, 0.44), (0.54, 0.33)
    furniture.cushions(
        m,
        [
            (left + 0.32, 0.50, 78, square, 'accent', 3),
            (left + 0.34, 0.84, 70, long, 'linen', 7),
            (left + 0.32, 2.75, 82, square, 'accent', 5),
            (left + 0.36, 2.42, 74, long, 'linen', 8),
        ],
    )
    lounge.throw(m, left, 1.55, 1, 0.78)
    furniture.low_table(m, left + 1.52, 1.50, things)
    lounge.side_table(m, left + 0.36, 3.36)
    bar = (-half * 0.46, 3.10), (half * 0.42, 3.62)
    galley.counter(m, *bar, [], {}, 1, '-y')
    galley.set_out(m, half * 0.24, 3.34)
    furniture.vase((-half * 0.38, 3.36, galley.HEIGHT), m['crockery'], 6)
    spots = [-half * 0.34, -half * 0.10, half * 0.14]
    for x in spots:
        furniture.stool(m, x, 2.74, -90)
    lounge.pendants(m, [(x, 3.24) for x in spots], 1.50, 2.06, 4)
    galley.counter(m, (right - 0.60, 0.60), (right, front - 0.5), ['-x', '-y'], {'-x': 6, '-y': 1}, 1)
    galley.hob(m, right - 0.30, 2.45)
    galley.set_out(m, right - 0.30, 3.16)
    lounge.plant(half * 0.58, front - 0.36, 1.35, 8)
    lounge.plant(left + 0.46, front - 0.30, 1.10, 3)


ARRANGEMENTS = {
    'catamaran': catamaran,
    'small-catamaran': catamaran,
    'monohull': monohull,
    'forward-galley': forward_galley,
    'facing-sofas': facing_sofas,
}
