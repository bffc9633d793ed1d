"""berth.py - the berth of a cabin: base and mattress, bedclothes and pillows, what guests leave on it. Metres."""
from . import bedding, belongings, glassware, headboards, lighting, linen, shapes
from .cabin_shell import FOOT, HEAD, INBOARD, LEDGE, MATTRESS, SIDE

FOLD = 3.10
# From the middle of the pillow case to the line embroidered round it: half its width and half its height.
PILLOW = (0.74, 0.50)
LINE_IN = 0.048


def berth(m, left, right, headboard):
    """Base, mattress and headboard. Returns what cloth falls on."""
    along_x, along_y, _ = m['wood']
    head, middle = HEAD - 0.14, (left + right) / 2
    shapes.box((left + 0.02, FOOT + 0.07, 0), (right - 0.05, head, 0.085), m['gap'], 0)
    base = shapes.box((left, FOOT + 0.02, 0.085), (right, head, 0.36), m['gap'])
    for start, end in ((left, middle), (middle, right)):
        shapes.box((start + 0.003, FOOT, 0.085), (end - 0.003, FOOT + 0.022, 0.345), along_x, 0.003)
    shapes.box((right - 0.002, FOOT + 0.004, 0.085), (right + 0.018, head, 0.345), along_y, 0.003)
    shapes.box((left - 0.005, FOOT - 0.006, 0.347), (right + 0.024, head, 0.372), along_x, 0.008)
    mattress = shapes.box(
        (left + 0.015, FOOT + 0.03, 0.372),
        (right - 0.015, head - 0.03, MATTRESS),
        m['linen'],
        0.055,
        5,
        'mattress',
    )
    headboards.HEADBOARDS[headboard](m)
    shapes.box((SIDE - 0.1, HEAD - 0.085, 1.189), (INBOARD - 0.002, HEAD, 1.217), along_x, 0.008)
    lighting.area((0, HEAD - 0.045, 1.235), (0, HEAD - 0.010, 1.9), (1, 0.76, 0.52), 3, 2.35, 0.02)
    return [mattress, base]


def make_bed(m, left, right, solids, cushions, folds):
    """Duvet, turned-down sheet, throw, four pillows and cushions ('pair', 'mixed' or 'bolster'); folds:
    seed of the creases. Returns the cloths that things lie on.
    """
    width = right - left
    half_w, half_h = PILLOW[0] / 2, PILLOW[1] / 2
    case = linen.linen(m['white linen'], _line(m, (0, 0, half_w - LINE_IN, half_h - LINE_IN)))
    for share, turn, seed in ((0.255, 2, 1), (0.745, -2, 2)):
        at = (left + width * share, 3.735, 0.815)
        bedding.pillow(*PILLOW, case, at, (72, 0, turn), 0.19, dent=0.02 * (seed % 2), flange=0.035, seed=seed)
    for share, turn, seed in ((0.262, -3, 5), (0.738, 4, 8)):
        at = (left + width * share, 3.575, 0.765)
        bedding.pillow(*PILLOW, case, at, (55, 0, turn), 0.20, dent=0.012, flange=0.035, seed=seed)
    duvet = bedding.duvet(left, right, FOOT, FOLD, MATTRESS, solids, m['linen'], folds)
    border = _line(m, (0, FOLD - 0.24 + 5.045, 9, 5))
    bedding.turned_down(left, right, FOLD, MATTRESS, [duvet, *solids], linen.linen(m['white linen'], border))
    start, end = 1.98, 2.44
    stripe = {'rectangle': (0, (start + end) / 2, 9, (end - start) / 2 - 0.05), 'width': 0.016}
    cloth = linen.linen(m['throw'], {**stripe, 'colour': m['white linen']}, 0.45, 0.2, 0.011)
    throw = bedding.throw(left, right, start, end, MATTRESS, [duvet, *solids], cloth, folds + 7)
    for share, turn, seed, kind in CUSHIONS[cushions]:
        if kind == 'bolster':
            at = (left + width * share, 3.335, 0.735)
            bedding.pillow(0.54, 0.33, m['accent'], at, (56, -3, turn), 0.15, dent=0.012, seed=seed)
        else:
            at = (left + width * share, 3.385, 0.775)
            bedding.pillow(0.46, 0.44, m[kind], at, (60, 2, turn), 0.16, m['piping'], dent=0.035, seed=seed)
    return [duvet, throw]


# Where across the berth, how turned, how creased and of what cloth.
CUSHIONS = {
    'pair': ((0.31, 7, 3, 'cushion'), (0.69, -5, 6, 'cushion')),
    'mixed': ((0.31, 7, 3, 'cushion'), (0.66, -6, 4, 'bolster')),
    'bolster': ((0.50, -4, 4, 'bolster'),),
}


def _line(m, rectangle):
    return {'rectangle': rectangle, 'width': 0.0055, 'colour': m['line']}


def leave_things(m, left, covers, things, accent):
    """Puts down `things` on the bed and under the window."""
    def on_bed(x, y, radius, up):
        return (x, y, max(bedding.height_at(cover, x, y, radius) for cover in covers) + up)

    if 'book' in things:
        belongings.open_book(on_bed(left + 1.02, 2.70, 0.12, 0.026), 24)
    if 'hat' in things:
        belongings.straw_hat(on_bed(left + 0.40, 2.30, 0.15, 0.034), (4, -5, 40))
    if 'towels' in things:
        belongings.rolled_towels(on_bed(left + 0.62, 2.22, 0.13, 0.019), 72, accent)
    if 'tray' in things:
        belongings.coffee_tray(on_bed(left + 0.86, 2.60, 0.24, 0.027), -8, m['wood'][0], m['crockery'])
    ledge = left - 0.21
    if 'water' in things:
        glassware.carafe((ledge, 2.44, LEDGE))
        glassware.tumbler((ledge + 0.06, 2.30, LEDGE), 0.5)
        glassware.tumbler((ledge - 0.04, 2.22, LEDGE), 0.0)
    if 'books' in things:
        belongings.closed_book((ledge, 2.05, LEDGE), 8, (0.21, 0.28, 0.026), (0.05, 0.13, 0.17))
        belongings.closed_book(
            (ledge + 0.01, 2.06, LEDGE + 0.026),
            -6,
            (0.17, 0.23, 0.020),
            (0.55, 0.50, 0.42),
        )
    if 'shell' in things:
        belongings.shell((ledge + 0.02, 2.96, LEDGE), 30)
