"""foredeck.py - life on deck: a yacht's foredeck seen by somebody who sits or lies there. Returns the exposure."""

import bpy

from interior import glass, lighting

from . import decks, nets, outdoors, palette

# What is built for each yacht, the height of her deck over the water, and what her deck and cloth are made of.
DECKS = {
    'lagoon-56': (nets.lagoon_56, 2.1, {'accent': (0.035, 0.13, 0.17), 'canvas': (0.03, 0.15, 0.19)}),
    'lagoon-62': (nets.lagoon_62, 2.3, {'wood': 'teak', 'accent': (0.03, 0.05, 0.12), 'canvas': (0.30, 0.30, 0.31)}),
    'sunreef-62-marea': (nets.marea, 2.2, {'accent': (0.36, 0.17, 0.07), 'canvas': (0.025, 0.035, 0.075)}),
    'bali-54': (decks.bali, 2.2, {'accent': (0.52, 0.17, 0.10), 'upholstery': (0.46, 0.45, 0.42), 'canvas': (0.40, 0.38, 0.34)}),
    'guji-sun-odyssey-44i': (decks.guji, 1.35, {'accent': (0.13, 0.018, 0.025), 'canvas': (0.10, 0.012, 0.018)}),
    'macan-pershing-64': (decks.macan, 1.9, {'accent': (0.30, 0.16, 0.08), 'upholstery': (0.56, 0.52, 0.46)}),
    'leopard-42-tsabalok': (nets.tsabalok, 1.75, {'wood': 'oak', 'accent': (0.44, 0.25, 0.07), 'canvas': (0.025, 0.04, 0.09)}),
}


def foredeck(
    yacht,
    hour='morning',
    sun=(135, 24),
    cloud=4,
    cover=None,
    islets=((-70, 150, 60, 24), (60, 230, 60, 24)),
    seed=0,
    base=-3.4,
    palms=40,
    wood=3.0,
    ripple=0.2,
    steep=0.02,
    grass=21,
    eye=(-1.3, -1.6, 0.85),
    aim=(-0.7, 3.0),
    lens=28,
    shift=-0.17,
    aperture=5.6,
    focus=2.4,
    exposure=0.0,
    sunshine=1.7,
    coast=0.0,
    candle=3.0,
    glasses=None,
    under=0,
    city=None,
):
    """Builds the foredeck of a yacht of DECKS in the light of an hour; eye, aim: metres from the edge of the deck;
    islets, base, grass: see outdoors.waters(); sun: azimuth and height in degrees, 90 ahead, 180 to port;
    candle: watts of a flame; glasses: see glass.lit_edges(); under: watts of each lamp
    under water; city: between which azimuths the towers of Cartagena stand."""
    build, freeboard, looks = DECKS[yacht]
    outdoors.waters(hour, islets, seed, base, palms, wood, ripple, steep, grass)
    if glasses:
        glass.lit_edges(*glasses)
    before = set(bpy.data.objects)
    m = palette.palette(**looks)
    flames = build(m)
    if under:
        for x in (-1.5, 1.5):
            lighting.lamp('POINT', (x, 2.0, -freeboard - 0.7), (0.30, 0.9, 1.0), under, shadow_soft_size=0.3)
    for flame in flames or ():
        lighting.lamp('POINT', flame, (1, 0.56, 0.24), candle, shadow_soft_size=0.012)
    outdoors.lifted(before, freeboard)
    outdoors.eye(eye, aim, lens, shift, freeboard, aperture, focus)
    light = outdoors.sky(hour, sun, cloud, cover, sunshine)
    outdoors.afloat_views.mainland(coast, seed)
    if city:
        outdoors.skyline(across=city)
    return light + exposure
