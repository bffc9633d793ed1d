"""cabin.py - a guest cabin seen from its door: berth against the head bulkhead, window in the ship's side
on the left.
"""
from . import bedside, belongings, fittings, glassware, headboards, lighting, linen, materials, shapes
from .backdrop import backdrop, surroundings
from .berth import berth, leave_things, make_bed
from .cabin_shell import DOOR, HEAD, INBOARD, LEDGE, OVERHEAD, SIDE, WINDOW_HEIGHT, WINDOW_MIDDLE, overhead, shell
from .ships_side import glazed_length, roman_blinds, shade_from_sun, ships_side


def palette(wood, upholstery, accent, white):
    """The materials of one cabin by name; 'throw', 'line' and 'white linen' are colours."""
    return {
        'wood': [materials.wood(wood, axis) for axis in range(3)],
        'gap': materials.plain((0.01, 0.009, 0.008), 0.9),
        'white': materials.paint((0.78, 0.765, 0.735)),
        'gelcoat': materials.paint((0.80, 0.79, 0.765), 0.28, 0.02),
        'reveal': materials.paint((0.55, 0.545, 0.53), 0.4, 0.02),
        'lining': materials.paint((0.76, 0.745, 0.71), 0.5, 0.10),
        'linen': linen.linen(white),
        'white linen': white,
        'throw': accent,
        'line': tuple(0.25 * w + 0.75 * c for w, c in zip(white, accent)),
        'upholstery': materials.cloth(upholstery, 0.0030, 0.5, 0.15, 0.34),
        'cushion': linen.linen(upholstery, None, 0.24, 0.3),
        'accent': linen.linen(accent, None, 0.26, 0.3),
        'piping': materials.cloth(accent, 0.0030, 0.3, 0.2, 0.1),
        'curtain': materials.sheer((0.70, 0.65, 0.57), 0.3),
        'steel': materials.metal(),
        'brass': materials.metal((0.60, 0.47, 0.30), 0.28),
        'crockery': materials.paint((0.74, 0.72, 0.68), 0.16, 0.01),
        'black': materials.plain((0.012, 0.012, 0.013), 0.45),
    }


def lights(window, dusk, sun, strength, daylight):
    """Sky light through the windows, the sun, and light from the door behind the camera."""
    length, height = glazed_length(window), window[1]
    colour = (1, 0.62, 0.45) if dusk else daylight
    lighting.area(
        (SIDE - 0.75, WINDOW_MIDDLE, WINDOW_HEIGHT + 0.22),
        (0, WINDOW_MIDDLE, WINDOW_HEIGHT - 0.25),
        colour,
        70 if dusk else 210,
        length + 0.9,
        height + 0.6,
        parts=3,
    )
    lighting.area((0.35, DOOR + 0.25, 1.65), (-0.1, 2.4, 0.75), (1, 0.95, 0.90), 4 if dusk else 26, 1.4, 0.7, parts=2)
    elevation, azimuth = sun
    warm = (1, 0.44, 0.17) if dusk else (1, 0.88, 0.72)
    lighting.sun(elevation, azimuth, warm, strength, parts=3)


def dress(m, window, left, right, above, drawings, dusk, blind, table, lamp, mirror):
    """What is fixed to the bulkheads, and what stands beside the berth."""
    _, along_y, along_z = m['wood']
    if above:
        headboards.ABOVE[above](m, left + 0.8, drawings)
    for x in (left + 0.16, right + 0.02):
        fittings.reading_lamp((x, HEAD - 0.018, 1.37), (x + 0.06, HEAD - 0.5, 0.9), m['brass'])
    if mirror:
        fittings.round_mirror(0.52, '-x', (INBOARD - 0.006, 2.86, 1.44), along_z)
        fittings.handrail(
            (INBOARD - 0.065, 0.9, 1.10),
            (INBOARD - 0.065, 2.35, 1.10),
            (0.06, 0, 0),
            along_y,
            m['steel'],
        )
    fittings.switches('-y', (INBOARD - 0.16, HEAD - 0.018, 1.30), 2, m['steel'])
    if blind == 'roman':
        roman_blinds(m, window)
    if blind == 'curtain':
        length, height = glazed_length(window), window[1]
        end = WINDOW_MIDDLE + length / 2
        top = WINDOW_HEIGHT + height / 2 + 0.10
        fittings.curtain(end + 0.00, end + 0.30, top, LEDGE + 0.02, SIDE + 0.035, m['curtain'], seed=2)
        rail = (SIDE + 0.035, WINDOW_MIDDLE - length / 2 - 0.35, top + 0.006)
        shapes.cylinder(rail, (rail[0], end + 0.34, rail[2]), 0.009, m['brass'], 24)
    bedside.TABLES[table](m)
    bedside.LAMPS[lamp](m, 5 if dusk else 2.2)
    belongings.closed_book((0.99, 3.56, bedside.HEIGHT + 0.001), 14)
    glassware.tumbler((1.13, 3.53, bedside.HEIGHT + 0.001), 0.55)


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
    linen=(0.87, 0.865, 0.85),
    wall='panels',
    inboard='wainscot',
    table='drawers',
    lamp='shade',
    blind='curtain',
    shaft=None,
    strength=None,
    folds=4,
    hatch=False,
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

    width: of the berth; window, lining: see ships_side(); headboard, above: of headboards.py; wall, inboard:
    of cabin_shell.py; table, lamp: of bedside.py; blind: 'curtain', 'roman' or ''; sun: elevation and
    direction in degrees, of `strength`; shaft: number of the one window it comes through; folds: seed of the
    creases; daylight: colour of what comes through the window; bearing, outside: direction and brightness of
    the view; mirrored: window on the right. Returns the exposure.
    """
    m = palette(wood, tuple(upholstery), tuple(accent), tuple(linen))
    right = 0.75
    left = right - width
    shell(m, materials.planks('teak', (0.60, 0.50, 0.35)), wall, inboard)
    overhead(m, dusk)
    shelf = ships_side(m, window, left, lining)
    solids = [*berth(m, left, right, headboard), shelf]
    covers = make_bed(m, left, right, solids, cushions, folds)
    dress(m, window, left, right, above, drawings, dusk, blind, table, lamp, inboard == 'wainscot')
    leave_things(m, left, covers, things, tuple(accent))
    lights(window, dusk, sun, strength or (26 if dusk else 48), tuple(daylight))
    if hatch:
        fittings.hatch((0.28, 2.26, OVERHEAD + 0.128), 0.42, m['steel'], dusk)
    if shaft is not None:
        shade_from_sun(window, shaft, sun)
    backdrop(plate, eye, bearing, outside)
    surroundings((1, 0.62, 0.45) if dusk else (0.7, 0.85, 1.0), 0.3 if dusk else 1.0)
    made = lighting.camera(eye, aim, lens, shift)
    if mirrored:
        made.scale.x = -1
    return exposure
