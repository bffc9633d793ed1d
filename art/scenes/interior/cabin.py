"""cabin.py - a guest cabin seen from its door: berth against the head bulkhead, window in the ship's side
on the left.
"""
from . import bedding, belongings, fittings, glassware, headboards, lighting, materials, shapes
from .backdrop import backdrop, surroundings
from .cabin_shell import DOOR, FOOT, HEAD, INBOARD, LEDGE, MATTRESS, OVERHEAD, SIDE
from .cabin_shell import WINDOW_HEIGHT, WINDOW_MIDDLE
from .cabin_shell import glazed_length, overhead, shell, ships_side


def palette(wood, upholstery, accent, linen):
    """The materials of one cabin by name."""
    return {
        'wood': [materials.wood(wood, axis) for axis in range(3)],
        'gap': materials.plain((0.01, 0.009, 0.008), 0.9),
        'white': materials.paint((0.78, 0.765, 0.735)),
        'gelcoat': materials.paint((0.80, 0.79, 0.765), 0.28, 0.02),
        'lining': materials.paint((0.74, 0.715, 0.67), 0.5, 0.10),
        'linen': materials.cloth(linen, 0.0011, 0.12, 0.25, 0.03, crease=0.30, crease_scale=6.0),
        'upholstery': materials.cloth(upholstery, 0.0030, 0.5, 0.3, 0.28),
        'accent': materials.cloth(accent, 0.0045, 0.8, 0.5, 0.35),
        'curtain': materials.sheer((0.66, 0.58, 0.47), 0.3),
        'steel': materials.metal(),
        'brass': materials.metal((0.60, 0.47, 0.30), 0.28),
        'crockery': materials.paint((0.74, 0.72, 0.68), 0.16, 0.01),
        'black': materials.plain((0.012, 0.012, 0.013), 0.45),
    }


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
    lighting.area((0, HEAD - 0.045, 1.235), (0, HEAD - 0.010, 1.9), (1, 0.74, 0.48), 4, 2.35, 0.02)
    return [mattress, base]


def make_bed(m, left, right, solids, cushions):
    width, fold = right - left, 3.10
    for share, turn, seed in ((0.26, 2, 1), (0.745, -3, 2)):
        at = (left + width * share, 3.645, 0.80)
        bedding.pillow(
            0.74,
            0.50,
            m['linen'],
            at,
            (63, 0, turn),
            0.19,
            dent=0.02 * (seed % 2),
            flange=0.035,
            seed=seed,
        )
    duvet = bedding.duvet(left, right, FOOT, fold, MATTRESS, solids, m['linen'])
    bedding.turned_down(left, right, fold, MATTRESS, [duvet, *solids], m['linen'])
    throw = bedding.throw(left, right, 1.98, 2.44, MATTRESS, [duvet, *solids], m['accent'])
    if cushions == 'pair':
        for share, turn, seed in ((0.30, 7, 3), (0.70, -5, 6)):
            at = (left + width * share, 3.455, 0.785)
            bedding.pillow(
                0.46,
                0.44,
                m['upholstery'],
                at,
                (62, 2, turn),
                0.16,
                piping=m['accent'],
                dent=0.035,
                seed=seed,
            )
    if cushions in ('mixed', 'bolster'):
        share = 0.66 if cushions == 'mixed' else 0.50
        at = (left + width * share, 3.40, 0.735)
        bedding.pillow(0.54, 0.33, m['accent'], at, (58, -3, -6), 0.15, dent=0.012, seed=4)
    if cushions == 'mixed':
        at = (left + width * 0.30, 3.455, 0.785)
        bedding.pillow(
            0.46,
            0.44,
            m['upholstery'],
            at,
            (62, 2, 7),
            0.16,
            piping=m['accent'],
            dent=0.035,
            seed=3,
        )
    return [duvet, throw]


def night_table(m):
    left = 0.86
    along_x, along_y, _ = m['wood']
    shapes.box((left, 3.40, 0.10), (INBOARD - 0.008, HEAD - 0.09, 0.50), m['gap'], 0)
    shapes.box((left, 3.378, 0.102), (INBOARD - 0.010, 3.40, 0.345), along_x, 0.003)
    shapes.box((left, 3.378, 0.350), (INBOARD - 0.010, 3.40, 0.495), along_x, 0.003)
    shapes.box((left - 0.018, 3.39, 0.10), (left, HEAD - 0.09, 0.50), along_y, 0.003)
    shapes.box((left - 0.022, 3.365, 0.502), (INBOARD - 0.006, HEAD - 0.085, 0.528), along_x, 0.008)
    shapes.cylinder((1.05, 3.366, 0.425), (1.05, 3.378, 0.425), 0.012, m['steel'])


def lights(window, dusk, sun, daylight):
    length, height = glazed_length(window), window[1]
    colour = (1, 0.62, 0.45) if dusk else daylight
    outside = (SIDE - 0.30, WINDOW_MIDDLE, WINDOW_HEIGHT + 0.05)
    lighting.area(
        outside,
        (0, WINDOW_MIDDLE, WINDOW_HEIGHT - 0.25),
        colour,
        24 if dusk else 30,
        length,
        height,
    )
    lighting.area((0.35, DOOR + 0.25, 1.65), (-0.1, 2.4, 0.75), (1, 0.90, 0.80), 3 if dusk else 4, 1.4, 0.7)
    elevation, azimuth = sun
    if dusk:
        lighting.sun(elevation, azimuth, (1, 0.44, 0.17), 30)
    else:
        lighting.sun(elevation, azimuth, (1, 0.87, 0.70), 95)


def dress(m, window, left, right, above, drawings, dusk):
    """What is fixed to the bulkheads, and what the guests have left."""
    _, along_y, along_z = m['wood']
    headboards.ABOVE[above](m, left + 0.8, drawings)
    for x in (left + 0.16, right + 0.02):
        fittings.reading_lamp((x, HEAD - 0.018, 1.37), (x + 0.06, HEAD - 0.5, 0.9), m['brass'])
    fittings.round_mirror(0.52, '-x', (INBOARD - 0.006, 2.86, 1.44), along_z)
    fittings.handrail(
        (INBOARD - 0.065, 0.9, 1.10),
        (INBOARD - 0.065, 2.35, 1.10),
        (0.06, 0, 0),
        along_y,
        m['steel'],
    )
    fittings.switches('-y', (INBOARD - 0.16, HEAD - 0.018, 1.30), 2, m['steel'])
    fittings.hatch((0.28, 2.26, OVERHEAD + 0.128), 0.42, m['steel'], dusk)
    length, height = glazed_length(window), window[1]
    end = WINDOW_MIDDLE + length / 2
    top = WINDOW_HEIGHT + height / 2 + 0.10
    fittings.curtain(end + 0.00, end + 0.30, top, LEDGE + 0.02, SIDE + 0.035, m['curtain'], seed=2)
    rail = (SIDE + 0.035, WINDOW_MIDDLE - length / 2 - 0.35, top + 0.006)
    shapes.cylinder(rail, (rail[0], end + 0.34, rail[2]), 0.009, m['brass'], 24)
    lamp = fittings.table_lamp((1.10, 3.74, 0.528), m['brass'], True)
    lighting.lamp('POINT', lamp, (1, 0.66, 0.36), 5 if dusk else 2.2, shadow_soft_size=0.045)
    belongings.closed_book((0.99, 3.56, 0.529), 14)
    glassware.tumbler((1.13, 3.53, 0.529), 0.55)


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


def cabin(
    plate,
    wood='oak',
    upholstery=(0.47, 0.44, 0.39),
    accent=(0.035, 0.13, 0.17),
    window=(2.35, 0.60, 0.16),
    width=1.60,
    bearing=37,
    sun=(30, -28),
    headboard='channels',
    lining='paint',
    above='print',
    drawings=('captains-chart',),
    cushions='mixed',
    things=('book', 'hat', 'water', 'shell'),
    linen=(0.80, 0.79, 0.765),
    eye=(1.00, 0.16, 1.31),
    aim=(-0.30, 3.0),
    lens=25,
    shift=-0.085,
    mirrored=False,
    dusk=False,
    exposure=0.55,
    outside=1.35,
    daylight=(0.86, 0.95, 1.0),
):
    """Builds the cabin with the view `plate` outside.

    width: of the berth; window, lining: see ships_side(); headboard, above: of headboards.py; sun: elevation
    and direction in degrees; daylight: colour of what comes through the window; bearing, outside: direction
    and brightness of the view; mirrored: window on the right. Returns the exposure.
    """
    m = palette(wood, tuple(upholstery), tuple(accent), tuple(linen))
    right = 0.75
    left = right - width
    shell(m, materials.planks('teak', (0.60, 0.50, 0.35)))
    overhead(m, dusk)
    shelf = ships_side(m, window, left, lining)
    solids = [*berth(m, left, right, headboard), shelf]
    covers = make_bed(m, left, right, solids, cushions)
    night_table(m)
    dress(m, window, left, right, above, drawings, dusk)
    leave_things(m, left, covers, things, tuple(accent))
    lights(window, dusk, sun, tuple(daylight))
    backdrop(plate, eye, bearing, outside)
    surroundings((1, 0.62, 0.45) if dusk else (0.7, 0.85, 1.0), 0.3 if dusk else 1.0)
    made = lighting.camera(eye, aim, lens, shift)
    if mirrored:
        made.scale.x = -1
    return exposure
