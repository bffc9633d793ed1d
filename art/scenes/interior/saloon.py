"""saloon.py - a saloon with its galley, seen from the after door: of a catamaran, a motor yacht or below
deck of a monohull.
"""
from . import lighting, materials, saloon_shell
from .backdrop import panorama, surroundings
from .saloon_plans import ARRANGEMENTS

# Half width, length from the door to the front, headroom and height of the window sills of each kind of
# yacht, metres.
KINDS = {
    'catamaran': (2.75, 4.3, 2.08, 0.97),
    'small-catamaran': (2.30, 3.9, 2.02, 0.97),
    'motor-yacht': (2.05, 4.6, 2.02, 0.86),
    'monohull': (1.72, 4.0, 1.98, 1.16),
}


def palette(wood, upholstery, accent, counter, fronts):
    boards = [materials.wood(wood, axis) for axis in range(3)]
    stones = {
        'pale': materials.speckled((0.66, 0.645, 0.62), (0.58, 0.565, 0.54)),
        'dark': materials.speckled((0.050, 0.050, 0.052), (0.085, 0.085, 0.088)),
        'sand': materials.speckled((0.56, 0.48, 0.37), (0.47, 0.39, 0.29)),
    }
    white = materials.paint((0.78, 0.765, 0.735))
    return {
        'wood': boards,
        'gap': materials.plain((0.01, 0.009, 0.008), 0.9),
        'white': white,
        'wall': white,
        'lintel': white,
        'base': boards[0],
        'fronts': boards if fronts == 'wood' else [materials.paint((0.74, 0.73, 0.70), 0.14, 0.01)] * 3,
        'gelcoat': materials.paint((0.80, 0.79, 0.765), 0.28, 0.02),
        'upholstery': materials.cloth(upholstery, 0.0032, 0.5, 0.3, 0.25, crease=0.12, crease_scale=5),
        'accent': materials.cloth(accent, 0.0045, 0.8, 0.5, 0.3),
        'linen': materials.cloth((0.76, 0.74, 0.70), 0.0022, 0.3, 0.3, 0.10, crease=0.12),
        'blind': materials.sheer((0.74, 0.70, 0.63), 0.35),
        'tint': accent,
        'instruments': materials.instruments(),
        'stone': stones[counter],
        'crockery': materials.paint((0.74, 0.72, 0.68), 0.16, 0.01),
        'steel': materials.metal((0.62, 0.60, 0.58), 0.16),
        'basin': materials.metal((0.55, 0.55, 0.55), 0.3),
        'dark-steel': materials.metal((0.16, 0.16, 0.165), 0.4),
        'glossy-black': materials.plain((0.01, 0.01, 0.011), 0.06),
        'mark': materials.plain((0.16, 0.16, 0.16), 0.4),
        'black': materials.plain((0.012, 0.012, 0.013), 0.45),
        'brass': materials.metal((0.60, 0.47, 0.30), 0.28),
    }


def light(half, length, headroom, sun, dusk):
    """Daylight or the last of it through the windows, and lamps behind the overhead's edges."""
    sky = (0.80, 0.52, 0.50) if dusk else (0.86, 0.95, 1.0)
    share = 0.28 if dusk else 1.0
    middle = length * 0.4
    for side in (-1, 1):
        lighting.area(
            (side * (half + 0.25), middle, 1.45),
            (0, middle, 0.9),
            sky,
            62 * share,
            length * 1.2,
            0.75,
        )
    lighting.area((0, length + 0.3, 1.5), (0, 1.5, 0.7), sky, 46 * share, half * 1.4, 0.75)
    lighting.area((0, -1.9, 1.7), (0, 2.0, 0.9), (1, 0.93, 0.85), 14 * share, 2.6, 1.0)
    warm = 26 if dusk else 9
    lighting.area(
        (0, length * 0.35, headroom - 0.07),
        (0, length * 0.35, 0),
        (1, 0.76, 0.50),
        warm,
        length * 0.9,
        half * 0.9,
    )
    elevation, azimuth = sun
    if dusk:
        lighting.sun(7, azimuth, (1, 0.45, 0.2), 5)
    else:
        lighting.sun(elevation, azimuth, (1, 0.88, 0.72), 34)


def saloon(
    plate,
    kind='catamaran',
    plan=None,
    wood='oak',
    upholstery=(0.55, 0.52, 0.46),
    accent=(0.035, 0.13, 0.17),
    counter='pale',
    fronts='wood',
    things=('vase', 'books', 'reading', 'glasses'),
    drawing='captains-chart',
    head=1.80,
    blinds=0.15,
    bearing=14,
    sun=(30, -52),
    eye=(0.50, -1.25, 1.37),
    aim=(-0.12, 3.0),
    lens=22,
    shift=-0.115,
    outside=1.35,
    dusk=False,
    exposure=0.5,
    mirrored=False,
    beside=None,
):
    """Builds the saloon of a `kind` of yacht with the view `plate` outside; plan: another of ARRANGEMENTS.

    head: height of the windows' upper edge; counter: stone of the galley; fronts: 'wood' or 'white';
    things: see furniture.put_out(); blinds: how far they hang, metres; beside: see panorama(). Returns the
    exposure.
    """
    half, length, headroom, sill = KINDS[kind]
    m = palette(wood, tuple(upholstery), tuple(accent), counter, fronts)
    sole = materials.planks(
        'teak' if kind == 'monohull' else 'oak',
        (0.60, 0.50, 0.35) if kind == 'monohull' else None,
        0.10,
        0.004,
        0.32,
    )
    saloon_shell.sole(half, length, sole)
    if kind == 'monohull':
        m['wall'] = m['wood'][0]
        saloon_shell.hull_shell(m, half, length, headroom, sill, 1.66, drawing)
    else:
        saloon_shell.open_shell(m, half, length, headroom, sill, head, blinds)
    ARRANGEMENTS[plan or kind](m, half, length, things)
    light(half, length, headroom, sun, dusk)
    panorama(plate, eye, bearing, outside, beside=beside)
    surroundings((1, 0.62, 0.45) if dusk else (0.7, 0.85, 1.0), 0.3 if dusk else 1.0)
    made = lighting.camera(eye, aim, lens, shift, 4.0, 3.6)
    if mirrored:
        made.scale.x = -1
    return exposure
