"""outdoors.py - what lies round a foredeck: the lagoon under and ahead of it, islets, the sky of an hour, and the eye.
The deck is built with z = 0 its own height and then lifted over the water.
"""

import math

import bpy
import numpy as np

import afloat_views
import common
import hours
import places
import plants
import sea
import seabed
import skies
from interior import lighting, shapes
from interior.graph import new_material


def waters(hour, islets, seed=0, base=-3.4, palms=40, wood=3.0, ripple=0.2, steep=0.02, grass=21, bar=False):
    """Sea bed, islets and water from the eye at the origin along +y, fine enough to be looked at from two metres."""
    glow = hours.HOURS[hour].light
    ground = places.islets(islets, base=base, bar=bar)
    bottom = seabed.bottom_material(scat_gain=glow)
    cover = afloat_views.sea_grass(grass, 0.75)
    seabed.terrain(ground, 0, 120, (620, 420), n=620, grass_fn=cover, mat=bottom)
    waves = sea.wave_set(44, lmin=0.3, lmax=7, steep=steep, seed=1 + seed)
    look = sea.water_material(ripple=ripple)
    sea.water((0, -4), yaw=math.pi / 2, fov=1.25, r0=0.8, nr=620, na=900, waves=waves, mat=look)
    for number, (x, y, across, deep) in enumerate(islets):
        share = min(2.2, across * deep / (46 * 24))
        plants.plant(
            ground,
            (x, y),
            (across, deep),
            palms=int(palms * share),
            bushes=int(70 * share * math.sqrt(wood)),
            trees=int(5 * share * wood),
            tufts=int(200 * share),
            seed=4 * number + seed,
        )
    return ground


def _pale(colour):
    """What shines with the air's own light, in the water's mirror too."""
    material, g = new_material('haze')
    material.cycles.sample_as_light = False
    g.surface(g.node('Emission', {'Color': colour}).outputs[0])
    return material


def skyline(seed=5, distance=2000.0, across=(70, 112), towers=46, tallest=175.0):
    """White towers on a spit of land in the haze, as Bocagrande stands before Cartagena; to be called after the sky,
    whose air they take on. across: between which azimuths, in degrees."""
    random = np.random.default_rng(seed)
    looks = []
    for tone, part in ((0.52, 0.92), (0.20, 0.88), (0.12, 0.92)):
        colour = tuple((1 - part) * air + part * tone * tint for air, tint in zip(common.AIR, (1.0, 0.97, 0.93)))
        looks.append(_pale(colour))
    for turn in np.sort(random.uniform(*across, towers)):
        crowd = math.exp(-(((turn - 0.4 * across[0] - 0.6 * across[1]) / 9.0) ** 2))
        tall = tallest * (0.16 + 0.84 * crowd * random.uniform(0.35, 1.0) + 0.12 * random.random())
        away = distance * random.uniform(0.96, 1.06)
        x, y = away * math.cos(math.radians(turn)), away * math.sin(math.radians(turn))
        wide, deep = random.uniform(18, 34), random.uniform(18, 30)
        shapes.box((x - wide / 2, y, 0), (x + wide / 2, y + deep, tall), looks[0], 0, name='tower')
        shaded = (x - 0.84 * wide, y + 1, 0), (x - wide / 2, y + deep, tall * 0.985)
        shapes.box(*shaded, looks[1], 0, name='tower')
        for storey in np.arange(8.0, tall - 6, 9.0):
            shapes.box((x - wide * 0.42, y - 1, storey), (x + wide * 0.42, y - 0.5, storey + 3.4), looks[1], 0)
    angles = np.radians(np.linspace(across[0] - 12, across[1] + 10, 160))
    level = 7 + 6 * sea.fbm(np.degrees(angles) / 1.5, 0 * angles, 4, seed)
    x, y = (distance - 60) * np.cos(angles), (distance - 60) * np.sin(angles)
    foot = np.full_like(level, -4.0)
    shapes.surface(np.stack([x, x], 1), np.stack([y, y], 1), np.stack([foot, level], 1), looks[2], 'shore')


def lifted(things_before, freeboard):
    """Raises everything built since over the water."""
    for thing in bpy.data.objects:
        if thing not in things_before and thing.parent is None:
            thing.location.z += freeboard


def eye(at, aim, lens, shift, freeboard, aperture, focus):
    """A level camera over the deck; see lighting.camera()."""
    made = lighting.camera((at[0], at[1], at[2] + freeboard), aim, lens, shift, aperture, focus)
    made.data.clip_end = 30000
    return made


def settings():
    """Render settings of a foredeck, after common.setup: light that bounces once more, glasses one looks through."""
    cycles = bpy.context.scene.cycles
    cycles.diffuse_bounces = 2
    cycles.max_bounces = 7
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 5
    cycles.transparent_max_bounces = 24
    cycles.adaptive_threshold = 0.01
    common.VEIL = (120.0, 2600.0, 0.62)


def sky(hour, sun, cloud, cover=None, sunshine=1.0):
    """Sky and sun of an hour; sunshine: how many times as strong as usual the sun is, which near things want stronger
    than a yacht seen from afar does."""
    exposure = skies.sky(hour, *sun, seed=cloud, cover=cover)
    bpy.data.lights['sun'].energy *= sunshine
    return exposure
