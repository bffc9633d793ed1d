"""afloat_views.py - what the views of yachts share: setting her down, lamps aboard, the lagoon about
her."""

import math

import bpy
import numpy as np

import boats as B
import common
import company
import hours
import parties
import people
import places
import plants
import sea
import seabed


# What each carries, as the equipment in content/fleet says; the motor yacht has neither.
WITH_BOARDS = ('lagoon56', 'lagoon62', 'bali54', 'sunreef62')
WITH_KAYAK = ('so44i', 'leopard42')


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


def moor(yacht, at, heading, toys=True, lit=False, tender_turn=8, lamps=True, guests=False, rider=None, ridden=None, **looks):
    """A yacht at anchor whose middle lies at `at`: the tender on its painter, boards, lamps where lit, and
    guests: aboard, on a board or a kayak (rider: metres ahead of the stern and to port, and the turn) and in the
    water. ridden: whether somebody is on that board or kayak, where it is not as with the guests;
    tender_turn: how far the tender swings out, in degrees, or None where it is away."""
    ridden = guests if ridden is None else ridden
    B.paint.LIT = lit
    length, beam = length_and_beam(yacht)
    turn = math.radians(heading)
    at = (at[0] - 0.5 * length * math.cos(turn), at[1] - 0.5 * length * math.sin(turn))
    if (toys or tender_turn is None) and is_catamaran(yacht):
        looks = {'tender': False, **looks}
    root = set_down(B.make(yacht, **looks), at, heading)
    if lit and lamps:
        light(root)
    if guests and 'platform' in root:
        by_day = parties.bathing if 'table' in root else parties.platform
        (parties.evening if lit and 'table' in root else by_day)(root)
    elif guests:
        company.aboard(root)
    if toys:
        if tender_turn is not None:
            tow(root, at, heading, tender_turn, 3.8 if is_catamaran(yacht) else 3.0)
        # On the side that looks towards -y, where the camera mostly stands.
        near = 1 if math.cos(turn) < 0 else -1
        if toys != 'tender' and yacht in WITH_BOARDS:
            ahead, port, way = rider or (0.30 * length, near * (beam * 0.5 + 7.0), 14)
            board = lay('board', at, heading, (ahead, port), way, {'paddle': not ridden})
            tied = (0.20 * length, near * (beam * 0.5 + 3.0))
            other = lay('board', at, heading, tied, -8, {'colour': 'aqua', 'pad': 'board'})
            if ridden:
                people.paddler(board)
            B.shadowless(board)
            B.shadowless(other)
        elif toys != 'tender' and yacht in WITH_KAYAK:
            ahead, port, way = rider or (0.30 * length, near * (beam * 0.5 + 4.4), 24)
            kayak = lay('kayak', at, heading, (ahead, port), way, {})
            if ridden:
                people.kayaker(kayak)
            B.shadowless(kayak)
    return root


def lay(kind, at, heading, offset, turn, looks):
    """A paddle board or a kayak, offset (ahead, to port) from the stern of a yacht."""
    c, s = math.cos(math.radians(heading)), math.sin(math.radians(heading))
    ahead, port = offset
    return B.afloat(kind, (at[0] + ahead * c - port * s, at[1] + ahead * s + port * c), heading + turn, **looks)


def tow(root, at, heading, turn, length):
    """The tender, so long, astern on its painter."""
    x, y, z = root['tether']
    bow = (x - 3.4, y + 0.2)
    swing = math.radians(turn)
    middle = (bow[0] - 0.5 * length * math.cos(swing), bow[1] - 0.5 * length * math.sin(swing))
    c, s = math.cos(math.radians(heading)), math.sin(math.radians(heading))
    B.afloat(
        'tender',
        (at[0] + middle[0] * c - middle[1] * s, at[1] + middle[0] * s + middle[1] * c),
        heading + turn,
        length=length,
    )
    line = B.Boat('painter')
    points = []
    for along in np.linspace(0, 1, 12):
        sag = 0.35 * math.sin(math.pi * along)
        points.append((x + (bow[0] - x) * along, y + (bow[1] - y) * along, z + (0.5 - z) * along - sag))
    line.tube(points, 0.022, 'rope', 6)
    line.root.parent = root


def light(root, power=60.0):
    """Lamps in cockpit and on the roof, and lights under water at the stern."""
    for place, strength, colour in (
        ('lamp', 1.0, (1, 0.66, 0.34)),
        ('lamp2', 0.6, (1, 0.66, 0.34)),
        ('saloon', 6.0, (1, 0.62, 0.30)),
        ('console', 2.0, (1, 0.62, 0.30)),
        ('glow', 2.2, (0.35, 0.9, 1)),
    ):
        if place not in root:
            continue
        lamp = bpy.data.lights.new(place, 'POINT')
        lamp.energy = power * strength
        lamp.color = colour
        lamp.shadow_soft_size = 0.25
        holder = bpy.data.objects.new(place, lamp)
        bpy.context.collection.objects.link(holder)
        holder.location = root[place]
        holder.parent = root
        if place in ('glow', 'saloon', 'console'):
            # Its light is seen in the water and the saloon, not the lamp.
            holder.visible_camera = holder.visible_transmission = holder.visible_glossy = False


def sea_grass(seed=21, amount=0.9, across=28):
    """Patches of sea grass from two metres down, some `across` metres wide."""

    def cover(x, y, z):
        return (
            sea.smooth(0.57, 0.80, sea.fbm(x / across, y / across, 5, seed) * 0.5 + 0.5)
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
    beach=None,
    wood=1.0,
    **bottom
):
    """Sea bed, water and planted islets round an anchorage, seen from the camera along +y; beach: a bare islet, on
    which the camera may stand; wood: how many times as many broad-leaved trees and bushes as usual grow there."""
    glow = hours.HOURS[hour].light
    ground = places.islets((*islets, *([beach] if beach else [])), base=base, bar=bar)
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
    sea.water(camera[:2], yaw=math.pi / 2, fov=1.05, r0=4, nr=600, na=900, waves=waves, mat=material)
    for number, (x, y, across, deep) in enumerate(islets):
        share = across * deep / (46 * 24)
        plants.plant(
            ground,
            (x, y),
            (across, deep),
            palms=int(palms * min(2.2, share)),
            bushes=int(70 * min(2.2, share) * math.sqrt(wood)),
            trees=int(5 * share * wood),
            tufts=int(240 * min(2, share)),
            seed=4 * number + seed,
        )
    return ground


def mainland(height, seed=0):
    """Two ridges of the mainland on the horizon, blue in the haze, so high over their distance; to be called after the
    sky, whose air they take on."""
    if not height:
        return
    for share, part, number, distance in ((1.5, 0.55, 9.0, 9000), (0.8, 0.90, 3.0, 6500)):
        colour = tuple((1 - part) * air + part * leaf for air, leaf in zip(common.AIR, (0.17, 0.29, 0.42)))
        seabed.hills(height * share, colour, number + seed, distance)


def frame(yacht, camera, at, side=0.0, below=0.20, above=0.07, top=None):
    """The camera on a whole yacht, her rig included, or on her up to `top` metres. See common.frame_rig."""
    return common.frame_rig(camera, at, top or masthead(yacht) + 0.8, below, above, side)
