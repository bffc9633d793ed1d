"""afloat_views.py - what the views of yachts share: setting her down, people and lamps aboard, the lagoon
about her."""

import math

import bpy
import numpy as np

import boats as B
import common
import hours
import people
import places
import plants
import sea
import seabed

# Who is where in each company: place on deck, shift in metres, pose, facing from her bow in degrees.
COMPANY = {
    'bow': (
        ('net', (0.2, 0.1, 0), 'sitting', 4),
        ('net', (0.0, -0.75, 0), 'reclining', -6),
        ('cockpit', (0, 0.4, 0), 'standing', 60),
    ),
    'stern': (
        ('steps', (0, 0.25, 0), 'seated', 180),
        ('steps', (0.1, -0.55, 0), 'seated', 172),
        ('cockpit', (0.5, -1.2, 0), 'standing', 150),
    ),
    'sailing': (
        ('net', (-1.2, 0, 0), 'sitting', 20),
        ('cockpit', (0.2, 0.3, 0), 'standing', 15),
        ('roof', (0, 0, 0), 'seated', 0),
    ),
    'night': (
        ('cockpit', (0.1, 0.2, 0), 'standing', 100),
        ('cockpit', (0.5, -0.9, 0), 'standing', -80),
        ('net', (0.2, 0, 0), 'sitting', 0),
    ),
    'none': (),
}


def length_and_beam(yacht):
    """Metres."""
    figures = B.YACHTS[yacht][1]
    others = {'so44i': (13.75, 4.37), 'pershing64': (20.04, 5.0)}
    return (figures['L'], figures['B']) if 'B' in figures else others[yacht]


def masthead(yacht):
    """Metres over the water."""
    return {'so44i': 18.8, 'pershing64': 8.5}.get(yacht) or B.YACHTS[yacht][1]['mast_h']


def is_catamaran(yacht):
    return B.YACHTS[yacht][0] is B.catamaran


def set_down(root, at, heading, heel=0.0, trim=0.0, lift=0.0):
    """Puts a boat on the water: heading in degrees from +x, heel to starboard and bow-up trim in degrees."""
    root.location = (at[0], at[1], lift)
    root.rotation_euler = (math.radians(heel), math.radians(-trim), math.radians(heading))
    return root


def moor(yacht, at, heading, company='bow', toys=True, lit=False, tender_turn=8, lamps=True, **looks):
    """A yacht at anchor whose middle lies at `at`: people aboard, the tender on its painter, boards, lamps
    where lit."""
    B.paint.LIT = lit
    length, beam = length_and_beam(yacht)
    turn = math.radians(heading)
    at = (at[0] - 0.5 * length * math.cos(turn), at[1] - 0.5 * length * math.sin(turn))
    if toys and is_catamaran(yacht):
        looks = {'tender': False, **looks}
    root = set_down(B.make(yacht, **looks), at, heading)
    embark(root, company)
    if lit and lamps:
        light(root)
    if toys:
        tow(root, at, heading, tender_turn)
        if toys != 'tender':
            lay(at, heading, (0.42 * length, beam * 0.5 + 2.0), 14, {})
            lay(at, heading, (0.30 * length, beam * 0.5 + 2.9), -8, {'colour': 'aqua', 'pad': 'board'})
    return root


def embark(root, company):
    for number, (place, shift, pose, facing) in enumerate(COMPANY[company]):
        spot = tuple(a + b for a, b in zip(root[place], shift))
        people.person(pose, spot, facing, number + len(root.name), root)


def lay(at, heading, offset, turn, looks):
    """A paddle board, offset (ahead, to port) from the stern of a yacht."""
    c, s = math.cos(math.radians(heading)), math.sin(math.radians(heading))
    ahead, port = offset
    B.afloat('board', (at[0] + ahead * c - port * s, at[1] + ahead * s + port * c), heading + turn, **looks)


def tow(root, at, heading, turn):
    """The tender astern on its painter."""
    x, y, z = root['tether']
    bow = (x - 3.4, y + 0.2)
    swing = math.radians(turn)
    middle = (bow[0] - 1.9 * math.cos(swing), bow[1] - 1.9 * math.sin(swing))
    c, s = math.cos(math.radians(heading)), math.sin(math.radians(heading))
    B.afloat(
        'tender',
        (at[0] + middle[0] * c - middle[1] * s, at[1] + middle[0] * s + middle[1] * c),
        heading + turn,
    )
    line = B.Boat('painter')
    points = []
    for along in np.linspace(0, 1, 12):
        sag = 0.35 * math.sin(math.pi * along)
        points.append((x + (bow[0] - x) * along, y + (bow[1] - y) * along, z + (0.5 - z) * along - sag))
    line.tube(points, 0.014, 'rope', 5)
    line.root.parent = root


def light(root, power=60.0):
    """Lamps in cockpit and on the roof, and lights under water at the stern."""
    for place, strength, colour in (
        ('lamp', 1.0, (1, 0.66, 0.34)),
        ('lamp2', 0.6, (1, 0.66, 0.34)),
        ('glow', 2.2, (0.35, 0.9, 1)),
    ):
        lamp = bpy.data.lights.new(place, 'POINT')
        lamp.energy = power * strength
        lamp.color = colour
        lamp.shadow_soft_size = 0.25
        holder = bpy.data.objects.new(place, lamp)
        bpy.context.collection.objects.link(holder)
        holder.location = root[place]
        holder.parent = root


def sea_grass(seed=21, amount=0.9):
    """Patches of sea grass from two metres down."""

    def cover(x, y, z):
        return (
            sea.smooth(0.57, 0.80, sea.fbm(x / 28, y / 28, 5, seed) * 0.5 + 0.5)
            * sea.smooth(-0.8, -2, z)
            * amount
        )

    return cover


def lagoon(
    camera,
    hour,
    islets,
    grass=21,
    seed=0,
    steep=0.028,
    ripple=0.22,
    palms=46,
    base=-9,
    bar=True,
    size=(620, 420),
    **bottom
):
    """Sea bed, water and planted islets round an anchorage, seen from the camera along +y."""
    glow = hours.HOURS[hour].light
    ground = places.islets(islets, base=base, bar=bar)
    middle = 0.5 * size[1] - 120
    seabed.terrain(
        ground,
        0,
        middle,
        size,
        n=700,
        grass_fn=sea_grass(grass),
        mat=seabed.bottom_material(scat_gain=glow, **bottom),
    )
    waves = sea.wave_set(40, lmin=0.5, lmax=8, steep=steep, seed=1 + seed)
    material = sea.water_material(ripple=ripple)
    sea.water(camera[:2], yaw=math.pi / 2, fov=0.75, r0=4, nr=600, na=680, waves=waves, mat=material)
    for number, (x, y, across, deep) in enumerate(islets):
        share = across * deep / (46 * 24)
        plants.plant(
            ground,
            (x, y),
            (across, deep),
            palms=int(palms * min(2.2, share)),
            bushes=int(70 * min(2.2, share)),
            trees=int(5 * share),
            tufts=int(240 * min(2, share)),
            seed=4 * number + seed,
        )
    return ground


def frame(yacht, camera, at, side=0.0, below=0.20, above=0.07):
    """The camera on a whole yacht, her rig included. See common.frame_rig."""
    return common.frame_rig(camera, at, masthead(yacht) + 0.8, below, above, side)
