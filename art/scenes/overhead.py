"""overhead.py - a yacht at anchor from a drone: guests on her nets, sun pads and flybridge, boards and bathers about
her that lie in the water and ripple it. Metres; z = 0 is the still water.
"""

import math
from dataclasses import replace

import bpy
import numpy as np

import boats as B
import common
import company
import people
import plants
import sea
import seabed
import skies
from afloat_views import is_catamaran, lay, moor, sea_grass
from boats.towel import towel
from people import BATHERS, GUESTS, HUGGING, PRONE, PROPPED, SUNBATHING

OUTLINES = {
    'kayak': (1.75, 0.37),
    'board': (1.65, 0.41),
    'tender': (2.2, 0.95),
    'ring': (0.64, 0.64),
    'person': (0.8, 0.30),
}
"""Half length and half width of what floats, at the waterline."""


def afloat(kind, x, y, turn, looks):
    """Puts something on or in the water, `turn` degrees from +x: 'board', 'paddler', 'kayaker', 'sitter' (on a board),
    'ring' (with somebody in it), 'crawl', 'float' or 'swim'. Returns the outline it has there."""
    if kind in ('board', 'paddler', 'sitter'):
        lain = lay('board', (x, y), 0, (0, 0), turn, {'paddle': kind == 'board', **looks})
        if kind == 'paddler':
            people.paddler(lain)
        elif kind == 'sitter':
            people.person(lain, (-0.3, 0, 0.14), 0, HUGGING, BATHERS[2])
        return 'board'
    if kind == 'kayaker':
        people.kayaker(lay('kayak', (x, y), 0, (0, 0), turn, looks))
        return 'kayak'
    if kind == 'ring':
        ring(x, y, turn)
        return 'ring'
    pose = {'crawl': people.CRAWLING, 'float': people.FLOATING, 'swim': people.SWIMMING}[kind]
    people.person(None, (x, y, 0.03), turn, pose, BATHERS[looks.get('who', 1)])
    return 'person'


def stroller(x, y, z, turn, looks):
    """Somebody who walks on a sand bar, or sits there on a towel."""
    who = (*BATHERS, GUESTS[0], GUESTS[3])[looks['who']]
    if looks.get('sits'):
        towel(None, (x, y, z), turn, looks['sits'], 3)
    people.person(None, (x, y, z + 0.02), turn, PROPPED if looks.get('sits') else people.STANDING, who)


def ring(x, y, turn):
    """A swimming ring with somebody lying in it."""
    tyre = B.Boat('ring')
    for number in range(8):
        arc = np.linspace(number * math.pi / 4, (number + 1) * math.pi / 4, 7)
        tyre.tube([(0.46 * math.cos(a), 0.46 * math.sin(a), 0.06) for a in arc], 0.17, 'coral' if number % 2 else 'enamel', 12)
    tyre.root.location = (x, y, 0)
    tyre.root.rotation_euler[2] = math.radians(turn)
    people.person(tyre.root, (0.02, 0, 0.02), 0, people.LOUNGING, replace(BATHERS[0], hat=people.STRAW))


def distance(x, y, thing):
    """How far outside the outline of something afloat each place lies; negative inside."""
    kind, at_x, at_y, turn = thing
    long, half = OUTLINES[kind]
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    along = (x - at_x) * c + (y - at_y) * s
    across = -(x - at_x) * s + (y - at_y) * c
    return np.hypot(np.maximum(np.abs(along) - (long - half), 0), across) - half


def rings_about(things):
    """Ripples that run out from whatever floats, as a height of the water."""

    def height(x, y):
        total = np.zeros_like(x)
        for number, thing in enumerate(things):
            away = np.maximum(distance(x, y, thing), 0)
            strength = 0.042 if thing[0] in ('person', 'ring') else 0.028
            uneven = 0.6 + 0.8 * sea.fbm(x * 0.9, y * 0.9, 2, 5 + number)
            total += strength * uneven * np.cos(2 * math.pi * away / 0.55) * np.exp(-away / 1.3)
        return total

    return height


def splashes(things, kicks, shore):
    """Foam: a thin line where the water meets what floats, the splash of swimmers' feet, the swash on a shore."""

    def cover(x, y):
        total = shore(x, y)
        for thing in things:
            total = np.maximum(total, 0.55 * np.exp(-((distance(x, y, thing) / 0.10) ** 2)))
        for kick_x, kick_y in kicks:
            away = np.hypot(x - kick_x, y - kick_y) * (1 + 0.8 * sea.fbm(x * 2.5, y * 2.5, 3, 4))
            total = np.maximum(total, 0.85 * np.exp(-((away / 0.42) ** 2)))
        return total

    return cover


def sunning(root, solid):
    """Guests in bathing clothes on striped towels: on the sun pads of the flybridge and on the foredeck."""
    if 'sun pads' in root:
        pads = list(root['sun pads'])
        pads = [pads[i : i + 3] for i in range(0, len(pads), 3)]
        for number, (pad, pattern) in enumerate(zip(pads, ('coral', 'sea', 'sun', 'palm'))):
            if number == 3:
                continue
            towel(root, (pad[0], pad[1], pad[2] + 0.01), 0, pattern, number, (1.5, 0.72))
        for (x, y, z), pose, looks, turn in (
            (pads[1], PRONE, BATHERS[3], 3),
            (pads[0], SUNBATHING, BATHERS[4], 184),
            (pads[2], SUNBATHING, BATHERS[0], 176),
        ):
            lying = -0.05 if pose is PRONE else 0.12
            people.person(root, (x + lying, y, z + 0.02), turn, pose, looks)
    else:
        x, y, z = root['roof']
        for aside, pose, looks, turn, pattern in ((-0.35, PRONE, BATHERS[3], 4, 'palm'), (-1.35, SUNBATHING, BATHERS[1], 183, 'sea')):
            towel(root, (x, y + aside, z), turn, pattern, 5)
            people.person(root, (x + (-0.05 if pose is PRONE else 0.1), y + aside, z + 0.03), turn, pose, looks)
    x, y, z = root['foredeck']
    spots = ((0.35, 0.30, PROPPED, BATHERS[0], 8, 'sea'), (0.55, -0.75, SUNBATHING, BATHERS[2], 172, 'sun'))
    if solid:
        spots = ((1.35, 0.05, PRONE, BATHERS[3], 0, 'sea'), (1.25, -0.95, SUNBATHING, BATHERS[1], 180, 'sun'))
    for ahead, aside, pose, looks, turn, pattern in spots:
        low = z - (0.0 if solid else 0.05)
        towel(root, (x + ahead, y + aside, low), turn + 4, pattern, 7)
        people.person(root, (x + ahead - 0.1, y + aside, low + 0.04), turn, pose, looks)
    if not solid:
        towel(root, (x + 0.5, -y, z - 0.05), -9, 'coral', 11)
        people.person(root, (x + 0.4, -y, z - 0.01), -5, HUGGING, BATHERS[4])


def aboard(root, solid):
    """A day at anchor on a catamaran: at table, on the flybridge, in the sun, on the steps."""
    company.at_table(root, 'flybridge' in root)
    sunning(root, solid)
    if 'flybridge' in root:
        x, y, z = root['flybridge']
        people.person(root, (x, y, z), 8, company.TOASTING, replace(GUESTS[2], hat=people.STRAW))
        people.person(root, (x, y - 0.85, z), -15, people.SEATED, replace(GUESTS[3], stripes=(0.75, 0.74, 0.70)))
    x, y, z = root['step']
    people.person(root, (x + 0.05, y + 0.35, z), 170, people.SEATED, BATHERS[1])
    people.person(root, (x + 0.15, y - 0.35, z), 195, people.SEATED, BATHERS[3])


def sloop_lunch(root):
    """Guests on both benches of a sloop's cockpit, at her table."""
    x, y, z = root['helm']
    for ahead, side, looks in ((1.6, 1, BATHERS[3]), (2.4, 1, GUESTS[1]), (2.3, -1, replace(BATHERS[0], hat=people.STRAW))):
        people.person(root, (x + ahead, side * (y - 0.02), z + 0.25), -90 * side, company.AT_TABLE, looks)


def above(
    yacht,
    heading=32,
    seed=0,
    hour='noon',
    sun=(145, 52),
    camera=(2, -16, 74),
    target=(0, 0, 0),
    lens=52,
    edge=(0.75, 0.5),
    deep=7.5,
    guests=False,
    looks={},
    things=None,
    tender_turn=8,
    floor=-2.3,
    bar=None,
    islet=None,
    palms=(),
    milk=0.0,
    grass=0.68,
    blur=3.0,
    cover=None,
):
    """From a drone nearly overhead, at anchor over sand and sea grass, her shadow on the bottom.

    looks: of the boat, as boats.make() takes them; things: what lies about her, kind, x, y, turn and looks each, instead
    of the boards that she carries; floor: height of the sand under her; bar: a sand bar, x, y, half length, half width,
    turn and height over the water; islet: x, y and radii of one with bushes; palms: on it, as plants.lean_in() takes them; milk: how much light the water itself throws
    back, in which shadows are lost.
    """
    edge_x, edge_y = edge
    start = 3 + seed

    def ground(x, y):
        deeper = sea.smooth(2, 58, x * edge_x + y * edge_y + 16 * sea.fbm(x / 40, y / 40, 4, start))
        bank = -x * edge_x - y * edge_y * 0.7 + 14 * sea.fbm(x / 30, y / 30, 4, start + 6)
        ripples = 0.10 * sea.fbm(x / 7, y / 7, 4, 2) + 0.05 * sea.fbm(x / 2.5, y / 9, 3, 5)
        height = floor - deep * deeper + 1.7 * sea.smooth(18, 42, bank) + ripples
        for rise in (bar, islet and (*islet, 0, 1.6)):
            if rise:
                height = raised(height, x, y, rise, start)
        return height

    patches = sea_grass(21 + seed, grass, 15)

    def reef(x, y, z):
        # It grows in the shallows here too.
        return patches(x, y, 1.6 * z)

    bottom = seabed.bottom_material(caustics=0.5, grass=(0.075, 0.125, 0.075), scatter=(0.02, 0.16, 0.19))
    seabed.terrain(ground, 0, 0, (120, 90), n=1000, grass_fn=reef, mat=bottom)
    things = things if guests and things is not None else None
    own = True if things is None else 'tender'
    catamaran = is_catamaran(yacht)
    root = moor(yacht, (0, -1), heading, toys=own, guests=guests and not catamaran, tender_turn=tender_turn, **looks)
    if guests and catamaran:
        aboard(root, bool(B.YACHTS[yacht][1].get('solid_fore')))
    if guests and 'rail' in root:
        sloop_lunch(root)
    floats, kicks = [], []
    for kind, x, y, turn, *rest in things or ():
        if kind == 'stroll':
            stroller(x, y, float(ground(np.array(x), np.array(y))), turn, rest[0])
            continue
        floats.append((afloat(kind, x, y, turn, rest[0] if rest else {}), x, y, turn))
        if kind == 'crawl':
            kicks.append((x - 0.95 * math.cos(math.radians(turn)), y - 0.95 * math.sin(math.radians(turn))))
    for boat in bpy.data.objects:
        if boat.name.startswith('tender'):
            floats.append(('tender', *boat.location[:2], math.degrees(boat.rotation_euler[2])))

    def shore(x, y):
        depth = -ground(x, y)
        wash = 0.11 + 0.10 * sea.fbm(x / 2.2, y / 2.2, 3, 8)
        return 0.62 * np.exp(-(((depth - wash) / 0.05) ** 2)) if bar or islet else np.zeros_like(x)

    waves = sea.wave_set(40, lmin=0.45, lmax=8, steep=0.03, seed=1 + seed)
    sea.water_rect(
        0,
        0,
        84,
        60,
        1000,
        waves=waves,
        disp_fn=rings_about(floats),
        foam_fn=splashes(floats, kicks, shore),
        air_fn=lambda x, y: np.full_like(x, milk),
        mat=sea.water_material(ripple=0.26, foamy=True, air_col=(0.06, 0.46, 0.53)),
    )
    if islet:
        x, y, across, deep_over = islet
        plants.plant(ground, (x, y), (across, deep_over), palms=0, bushes=6, trees=0, tufts=90, seed=seed)
        plants.lean_in(ground, palms)
    common.camera(camera, target, lens)
    return skies.sky(hour, *sun, seed=0, blur=blur, cover=cover)


def raised(height, x, y, rise, seed):
    """The ground with a sand bar or an islet on it: middle, half length, half width, turn in degrees, height."""
    at_x, at_y, long, wide, turn, top = rise
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    along, across = (x - at_x) * c + (y - at_y) * s, -(x - at_x) * s + (y - at_y) * c
    out = np.sqrt((along / long) ** 2 + (across / wide) ** 2) + 0.28 * sea.fbm(x / 11, y / 11, 4, seed + 3)
    # Steep to the water's edge, then a long shallow apron.
    dry = top * (1 - sea.smooth(0.25, 1.0, out))
    apron = -0.15 - 2.2 * np.maximum(out - 1, 0) ** 1.15
    return np.maximum(height, np.where(out < 1, dry - 0.15 * sea.smooth(0.7, 1.0, out), apron))
