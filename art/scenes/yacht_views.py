"""yacht_views.py - the views of a yacht at anchor: each builds the scene and returns the exposure.

hour is one of hours.HOURS, sun the azimuth of the sun or (azimuth, elevation); side says how far right of
the middle she lies, as a part of the picture's width.
"""

import common
import hours
import parties
import plants
import skies
from afloat_views import frame, lagoon, light, mainland, masthead, moor
from overhead import above

ISLETS = ((8, 125, 46, 26), (-105, 205, 34, 18), (120, 300, 60, 22))


def sky(hour, sun, cloud, cover=None):
    return skies.sky(hour, *(sun if isinstance(sun, (list, tuple)) else (sun,)), seed=cloud, cover=cover)


def anchor(
    yacht,
    heading=214,
    at=(0, 32),
    islets=ISLETS,
    hour='noon',
    sun=215,
    camera=(-3, -40, 7.0),
    side=0.12,
    below=0.22,
    seed=0,
    cloud=0.0,
    grass=21,
    palms=46,
    ripple=0.22,
    steep=0.028,
    above=0.07,
    top=None,
    guests=False,
    base=-9,
    near_palms=(),
    rider=None,
    cover=None,
    beach=None,
    wood=1.0,
    coast=0.0,
    stage=None,
    tender=8,
):
    """At anchor, three-quarter view with a long lens from low over the water, an islet beyond. wood: how many times as
    many broad-leaved trees and bushes as usual grow there; coast: height of the hills on the horizon over their
    distance; stage and tender: as in astern()."""
    lit = hours.HOURS[hour].light < 0.6
    ground = lagoon(
        camera, hour, islets, grass, seed, palms=palms, ripple=ripple, steep=steep, base=base, beach=beach, wood=wood
    )
    plants.lean_in(ground, near_palms)
    root = moor(yacht, at, heading, lit=lit, guests=guests and not stage, rider=rider, tender_turn=tender)
    if stage:
        parties.STAGES[stage](root)
    frame(yacht, camera, at, side, below, above, top)
    exposure = sky(hour, sun, cloud, cover)
    mainland(coast, seed)
    return exposure


def astern(
    yacht,
    heading=62,
    at=(0, 26),
    islets=((-62, 128, 46, 22), (70, 190, 44, 20)),
    hour='morning',
    sun=250,
    camera=(2, -34, 8.0),
    side=0.08,
    below=0.30,
    above=None,
    seed=3,
    cloud=3.0,
    cover=None,
    grass=13,
    top=None,
    palms=46,
    guests=False,
    stage=None,
    tender=26,
    rider=None,
    steep=0.028,
    ripple=0.22,
    base=-9,
    near_palms=(),
    wood=1.0,
    coast=0.0,
    looks=None,
):
    """At anchor seen from the quarter: cockpit, steps and bathing platform. stage: a company of parties.STAGES in
    place of the usual guests; tender: how far it swings out astern, in degrees, or None where it is away; wood and coast:
    as in anchor(); looks: what the yacht herself has otherwise than in boats/fleet.py."""
    ground = lagoon(camera, hour, islets, grass, seed, steep, ripple, palms, base=base, wood=wood)
    plants.lean_in(ground, near_palms)
    lit = hours.HOURS[hour].light < 0.6
    root = moor(
        yacht,
        at,
        heading,
        toys=tender is not None or bool(rider),
        lit=lit,
        tender_turn=tender,
        guests=guests and not stage,
        rider=rider,
        ridden=guests and bool(rider or not stage),
        **(looks or {}),
    )
    if stage:
        parties.STAGES[stage](root)
    above = (0.0 if top is None else 0.07) if above is None else above
    common.frame_rig(camera, at, top or 0.62 * masthead(yacht) + 1, below, above, side)
    exposure = sky(hour, sun, cloud, cover)
    mainland(coast, seed)
    return exposure


def dusk(
    yacht,
    heading=205,
    at=(0, 30),
    islets=((95, 210, 46, 22),),
    hour='dusk',
    sun=(97, 3.0),
    camera=(0, -48, 3.6),
    side=-0.08,
    below=0.24,
    seed=0,
    cloud=0.0,
    steep=0.035,
    above=0.08,
    palms=44,
    guests=True,
    top=None,
    glow=1.0,
    cover=None,
    ripple=0.26,
):
    """At anchor with lamps lit: against the low sun, or in the blue hour with lights under water. glow: how many
    times brighter than usual the lamps are."""
    islets = (islets,) if isinstance(islets[0], (int, float)) else islets
    base = -5 if hour == 'blue-hour' else -12
    lagoon(camera, hour, islets, 40, seed, steep, ripple, palms, base=base, bar=False)
    light(moor(yacht, at, heading, toys='tender', lit=True, lamps=False, guests=guests), 60 * glow)
    frame(yacht, camera, at, side, below, above, top)
    return sky(hour, sun, cloud, cover)


VIEWS = {
    'anchor': anchor,
    'astern': astern,
    'above': above,
    'dusk': dusk,
}
