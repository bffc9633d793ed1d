"""bathroom.py - a guest bathroom seen from its door: washstand, mirror, shower with teak underfoot, a window close
over the water on the left.
"""
from . import cabin, cabin_shell, lighting, materials, surfaces
from .backdrop import panorama, surroundings
from .basins import ceramic
from .bathroom_plans import PLANS, Choice, leave_things
from .bathroom_shell import AFT, shell
from .cabin_shell import HEAD, SIDE, WINDOW_HEIGHT
from .ships_side import glazed_length, hull_lining
from .vanity import TOP

TOPS = {
    'quartz': lambda: surfaces.veined((0.74, 0.73, 0.71), (0.52, 0.50, 0.48), 0.40),
    'dark': lambda: surfaces.veined((0.030, 0.029, 0.030), (0.34, 0.30, 0.25), 0.75, 0.20),
    'grey': lambda: surfaces.veined((0.27, 0.265, 0.26), (0.56, 0.54, 0.52), 0.5, 0.22),
    'teak': lambda: materials.wood('teak', 0, 0.30),
    'sand': lambda: surfaces.veined((0.50, 0.42, 0.32), (0.36, 0.29, 0.21), 0.3, 0.24),
    'white': lambda: materials.paint((0.80, 0.79, 0.765), 0.20, 0.0),
}
WHITE_TOWEL = (0.76, 0.745, 0.715)


def palette(wood, accent, top, tile, grout, fronts, metal):
    """The materials of one bathroom by name, those of a cabin among them."""
    chrome = {
        'chrome': ((0.74, 0.74, 0.75), 0.07),
        'brass': ((0.68, 0.50, 0.28), 0.20),
        'black': ((0.035, 0.034, 0.034), 0.32),
    }
    fitting = materials.metal(*chrome[metal])
    return {
        **cabin.palette(wood, (0.5, 0.5, 0.5), accent, WHITE_TOWEL),
        'top': TOPS[top](),
        'slab': TOPS['quartz' if top in ('teak', 'white') else top](),
        'tile': tile,
        'grout': grout,
        'front': materials.paint((0.76, 0.75, 0.72), 0.16, 0.01) if fronts == 'white' else None,
        'chrome': materials.metal(*chrome['brass' if metal == 'brass' else 'chrome']),
        'fitting': fitting,
        'hose': materials.metal((0.55, 0.55, 0.56), 0.28),
        'pump': materials.plain((0.03, 0.03, 0.03), 0.35),
        'recess': materials.plain((0.30, 0.29, 0.27), 0.5),
        'ceramic': ceramic(),
        'glass edge': materials.plain((0.30, 0.52, 0.46), 0.12),
        'teak': [materials.wood('teak', axis, 0.42) for axis in range(3)],
        'towel': accent,
        'white towel': WHITE_TOWEL,
        'band': WHITE_TOWEL,
    }


def lights(window, middle, inboard, dusk, sun, strength, daylight, fill):
    """Sky light through the window, the sun, light from the door behind the camera, the lamp over the shower."""
    length, height = glazed_length(window), window[1]
    lighting.area(
        (SIDE - 0.75, middle, WINDOW_HEIGHT + 0.22),
        (0, middle, WINDOW_HEIGHT - 0.25),
        (1, 0.62, 0.45) if dusk else daylight,
        45 if dusk else 150,
        length + 0.9,
        height + 0.6,
        parts=3,
    )
    lighting.area((0.1, AFT + 0.2, 1.75), (-0.3, 3.2, 0.8), (1, 0.95, 0.90), fill, 1.2, 0.6, parts=2)
    lighting.area((inboard - 0.38, 3.45, 1.94), (inboard - 0.38, 3.45, 0), (1, 0.84, 0.66), 5 if dusk else 3.5, 0.3, 0.3)
    elevation, azimuth = sun
    lighting.sun(elevation, azimuth, (1, 0.44, 0.17) if dusk else (1, 0.88, 0.72), strength, parts=3)


def bathroom(
    plate,
    plan='ahead',
    wood='oak',
    accent=(0.035, 0.13, 0.17),
    window=(1.45, 0.58, 0.16),
    middle=2.75,
    lining='paint',
    width=2.0,
    top='quartz',
    fronts='wood',
    basin='round',
    metal='chrome',
    wall='zellige',
    shower_wall='stone',
    tile=(0.62, 0.66, 0.63),
    grout=(0.50, 0.48, 0.44),
    mirror='round',
    size=0.62,
    rim='wood',
    lit=1.0,
    curtain=False,
    things=('brushes', 'dispenser', 'soap', 'sprig', 'shell', 'towels', 'hat'),
    bearing=50,
    sun=(22, 50),
    strength=None,
    daylight=(0.86, 0.95, 1.0),
    fill=None,
    eye=(0.02, 1.30, 1.40),
    aim=(-0.36, 4.0),
    lens=25,
    shift=-0.10,
    aperture=4.0,
    mirrored=False,
    dusk=False,
    exposure=0.5,
    outside=1.1,
):
    """Builds the bathroom with the view `plate` outside.

    plan: of PLANS; window, lining: see ships_side(), middle: of its windows along y; width: from the hull to the
    inboard bulkhead; top: of TOPS; fronts: 'wood' or 'white'; basin: of basins.py; metal: of taps and hooks;
    wall, shower_wall: see bathroom_shell.clad(), of tiles coloured `tile` and `grout`; mirror: of mirrors.py or
    'wide', `size` metres tall, its rim of 'wood' or 'metal', lit: how bright its lamp; curtain: instead of a
    glass screen; things: see leave_things(); strength: of the sun; fill: of the light from the door; the rest
    as in cabin(). Returns the exposure.
    """
    accent = tuple(accent)
    inboard = SIDE + width
    m = palette(wood, accent, top, tuple(tile), tuple(grout), fronts, metal)
    shell(m, inboard, materials.planks('teak', (0.60, 0.50, 0.35)))
    cabin_shell.overhead(m, dusk, ((-0.42, 3.30), (-0.42, 2.30), (inboard - 0.38, 3.46)))
    hull_lining(m, window, lining, middle, (AFT, HEAD), TOP)
    rims = {'wood': m['wood'][2], 'metal': m['fitting']}
    choice = Choice(wall, shower_wall, basin, mirror, size, rims[rim], lit, curtain)
    face, at, spots = PLANS[plan](m, inboard, choice)
    leave_things(m, face, at, spots, things, accent)
    shine, from_door = (26, 4) if dusk else (60, 9)
    lights(window, middle, inboard, dusk, sun, strength or shine, tuple(daylight), fill or from_door)
    panorama(plate, eye, bearing, outside)
    surroundings((1, 0.62, 0.45) if dusk else (0.7, 0.85, 1.0), 0.3 if dusk else 1.0)
    made = lighting.camera(eye, aim, lens, shift, aperture, 2.2)
    if mirrored:
        made.scale.x = -1
    return exposure
