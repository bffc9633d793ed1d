"""saloon.py - a saloon, seen from the after door: of a catamaran, a motor yacht or below deck of a monohull."""
from . import lighting, materials, saloon_shell, wheelhouse
from .backdrop import EVENINGS, panorama, surroundings
from .saloon_plans import ARRANGEMENTS

# Half width, length from the door to the front, headroom and height of the window sills of each kind of
# yacht, metres; a motor yacht's are in wheelhouse.py.
KINDS = {
    'catamaran': (2.75, 4.3, 2.08, 0.97),
    'small-catamaran': (2.30, 3.9, 2.02, 0.97),
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


def light(half, length, headroom, sun, shine, softness):
    """Daylight through the windows, and lamps behind the overhead's edges."""
    sky = (0.86, 0.95, 1.0)
    middle = length * 0.4
    for side in (-1, 1):
        start, end = (side * (half + 0.25), middle, 1.45), (0, middle, 0.9)
        lighting.area(start, end, sky, 62, length * 1.2, 0.75)
    lighting.area((0, length + 0.3, 1.5), (0, 1.5, 0.7), sky, 46, half * 1.4, 0.75)
    lighting.area((0, -1.9, 1.7), (0, 2.0, 0.9), (1, 0.93, 0.85), 14, 2.6, 1.0)
    above = (0, length * 0.35, headroom - 0.07)
    lighting.area(above, (0, length * 0.35, 0), (1, 0.76, 0.50), 9, length * 0.9, half * 0.9)
    lighting.sun(*sun, (1, 0.88, 0.72), shine, softness)


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
    shine=34,
    softness=1.2,
    exposure=0.5,
    mirrored=False,
    beside=None,
):
    """Builds the saloon of a `kind` of yacht with the view `plate` outside; plan: another of ARRANGEMENTS.

    head: height of the windows' upper edge; counter: stone of the galley; fronts: 'wood' or 'white';
    things: see furniture.put_out(); blinds: how far they hang, metres; shine, softness: the sun's strength and
    its width in degrees; beside: see panorama(). A motor yacht lies in the evening's light. Returns the exposure.
    """
    m = palette(wood, tuple(upholstery), tuple(accent), counter, fronts)
    if kind == 'motor-yacht':
        wheelhouse.build(m, upholstery, sun)
    else:
        on_deck_or_below(m, kind, plan, head, blinds, drawing, things)
        light(*KINDS[kind][:3], sun, shine, softness)
    panorama(plate, eye, bearing, outside, beside=beside)
    evening = plate in EVENINGS
    surroundings((1, 0.62, 0.45) if evening else (0.7, 0.85, 1.0), 0.3 if evening else 1.0)
    made = lighting.camera(eye, aim, lens, shift, 4.0, 3.6)
    if mirrored:
        made.scale.x = -1
    return exposure


def on_deck_or_below(m, kind, plan, head, blinds, drawing, things):
    """The room of a catamaran or, below deck, of a monohull, furnished."""
    half, length, headroom, sill = KINDS[kind]
    below = kind == 'monohull'
    inlay = (0.60, 0.50, 0.35) if below else None
    saloon_shell.sole(half, length, materials.planks('teak' if below else 'oak', inlay, 0.10, 0.004, 0.32))
    if below:
        saloon_shell.hull_shell(m, half, length, headroom, sill, 1.66, drawing)
    else:
        saloon_shell.open_shell(m, half, length, headroom, sill, head, blinds)
    ARRANGEMENTS[plan or kind](m, half, length, things)
