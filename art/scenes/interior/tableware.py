"""tableware.py - what a table is laid with. Metres; `location` is the middle of a thing's foot on the
table.
"""

import math

import mathutils
import numpy as np

from . import bakery, dishes, glassware, helpings, materials, napkins, shapes


def dinner_plate(location, material, radius=0.137):
    profile = [
        (0.0, 0.003),
        (radius * 0.55, 0.003),
        (radius * 0.62, 0.0),
        (radius * 0.66, 0.003),
        (radius * 0.98, 0.019),
        (radius, 0.022),
        (radius * 0.985, 0.0235),
        (radius * 0.66, 0.008),
        (radius * 0.60, 0.0065),
        (0.0, 0.0065),
    ]
    shapes.lathe(profile, material, location, 72)


def _flat(outlines, location, turn, material, rise, thickness=0.0030):
    """Cutlery from its outline; rise(x, y): metres by which it bends up from the table."""
    turned = mathutils.Matrix.Rotation(math.radians(turn), 4, 'Z')
    at = mathutils.Matrix.Translation((location[0], location[1], location[2] + thickness / 2)) @ turned
    made = shapes.panel(outlines, thickness, material, 0.0012, at, 'cutlery')
    for vertex in made.data.vertices:
        vertex.co.z += rise(vertex.co.x, vertex.co.y)
    made.data.update()


def knife(location, turn, material):
    """22 cm, its handle towards -y of its own."""
    outline = [
        (-0.0050, -0.110),
        (0.0050, -0.110),
        (0.0042, 0.0),
        (0.0075, 0.006),
        (0.0100, 0.040),
        (0.0085, 0.085),
        (0.0, 0.110),
        (-0.0055, 0.104),
        (-0.0060, 0.0),
    ]
    _flat([outline], location, turn, material, lambda x, y: 0.0012 * max(0.0, 1 - abs(y) / 0.05))


def fork(location, turn, material):
    """20 cm, three gaps between four tines."""
    outline = [(-0.0048, -0.102), (0.0048, -0.102), (0.0026, 0.018), (0.0110, 0.044), (0.0115, 0.098)]
    for gap in (0.0063, 0.0, -0.0063):
        outline += [
            (gap + 0.0018, 0.098),
            (gap + 0.0014, 0.056),
            (gap - 0.0014, 0.056),
            (gap - 0.0018, 0.098),
        ]
    outline += [(-0.0115, 0.098), (-0.0110, 0.044), (-0.0026, 0.018)]
    _flat([outline], location, turn, material, _arched)


def _arched(x, y):
    """The bend of a fork or a spoon: up at the neck, down towards the table, up again at its end."""
    neck = math.exp(-(((y - 0.020) / 0.028) ** 2))
    return 0.0085 * neck + 0.0050 * max(0.0, (y - 0.070) / 0.03) + 0.0030 * max(0.0, -y / 0.1) ** 2


def spoon(location, turn, material):
    """19 cm, its bowl towards +y of its own."""
    handle = [(-0.0046, -0.095), (0.0046, -0.095), (0.0024, 0.022)]
    bowl = [
        (0.0185 * math.sin(a), 0.057 - 0.034 * math.cos(a)) for a in np.linspace(0.22, 2 * math.pi - 0.22, 25)
    ]
    outline = [*handle, *bowl, (-0.0024, 0.022)]

    def rise(x, y):
        deep = max(0.0, 1 - (x / 0.0185) ** 2 - ((y - 0.057) / 0.034) ** 2)
        return _arched(x, y) - 0.0050 * deep + 0.004 * (y > 0.022)

    _flat([outline], location, turn, material, rise)


def lantern(location, turn, metal, height=0.30):
    """A storm lantern with a burning candle. Returns where its flame stands."""
    x, y, z = location
    half = height * 0.24
    top = height * 0.66
    turned = mathutils.Matrix.Translation(location) @ mathutils.Matrix.Rotation(math.radians(turn), 4, 'Z')

    def place(made):
        made.matrix_world = turned @ mathutils.Matrix.Translation(made.location)

    place(shapes.box((-half, -half, 0), (half, half, 0.014), metal, 0.003))
    place(shapes.box((-half, -half, top), (half, half, top + 0.012), metal, 0.003))
    for sx in (-1, 1):
        for sy in (-1, 1):
            corner = ((half - 0.005) * sx, (half - 0.005) * sy)
            place(
                shapes.box(
                    (corner[0] - 0.005, corner[1] - 0.005, 0.012),
                    (corner[0] + 0.005, corner[1] + 0.005, top),
                    metal,
                    0.0015,
                )
            )
    roof = [
        (half * 1.36, top + 0.012),
        (half * 1.2, top + 0.022),
        (half * 0.42, top + 0.060),
        (half * 0.42, top + 0.082),
        (0.0, top + 0.086),
    ]
    shapes.lathe(roof, metal, location, 4, 'roof', (0, 0, turn + 45)).data.use_auto_smooth = True
    ring = [
        (
            x + math.cos(a) * 0.034 * math.cos(math.radians(turn)),
            y + math.cos(a) * 0.034 * math.sin(math.radians(turn)),
            z + top + 0.112 + math.sin(a) * 0.034,
        )
        for a in np.linspace(0, 2 * math.pi, 40)
    ]
    shapes.tube(ring, 0.003, metal, True)
    wax = materials.wax()
    tall = height * 0.27
    shapes.lathe(
        [
            (0.0, 0.014),
            (0.031, 0.014),
            (0.031, 0.014 + tall),
            (0.028, 0.017 + tall),
            (0.012, 0.011 + tall),
            (0.0, 0.010 + tall),
        ],
        wax,
        location,
    )
    foot = 0.014 + tall
    flame = [
        (0.0, foot - 0.002),
        (0.0045, foot + 0.004),
        (0.0068, foot + 0.013),
        (0.0052, foot + 0.024),
        (0.0018, foot + 0.037),
        (0.0, foot + 0.042),
    ]
    shapes.lathe(flame, materials.glowing((1.0, 0.52, 0.16), 26), location, 24, 'flame').visible_shadow = (
        False
    )
    return (x, y, z + foot + 0.018)


def limes(location, material, count=7, radius=0.030, seed=1):
    """Fruit heaped in a bowl; location: the middle of the bowl's inside."""
    random = np.random.default_rng(seed)
    for i in range(count):
        ring = 0.0 if i == count - 1 else 0.046
        angle = 2 * math.pi * i / (count - 1) + random.uniform(-0.2, 0.2)
        u, v = np.meshgrid(np.linspace(0, math.pi, 24), np.linspace(0, 2 * math.pi, 33), indexing='ij')
        long = 1.0 + 0.18 * np.abs(np.cos(u)) ** 6
        x = radius * np.sin(u) * np.cos(v)
        y = radius * np.sin(u) * np.sin(v)
        z = radius * 1.12 * np.cos(u) * long
        at = (
            location[0] + ring * math.cos(angle),
            location[1] + ring * math.sin(angle),
            location[2] + (0.040 if ring == 0 else 0.012),
        )
        shapes.surface(x, y, z, material, 'lime', at, tuple(random.uniform(0, 180, 3)))


def place_setting(location, side, crockery, cloth, steel, seed=0, course=None):
    """Plate, napkin, cutlery and glasses for somebody who sits at `side` (+1: at +x, -1: at -x); course: of
    COURSES, or 'morning' for bread and fruit with orange juice in place of wine and water.
    """
    x, y, z = location
    random = np.random.default_rng(seed)

    def spot(out, along, up=0.0):
        return (
            x - side * out + random.uniform(-0.004, 0.004),
            y + side * along + random.uniform(-0.004, 0.004),
            z + up,
        )

    turn = 90 * side
    dinner_plate(spot(0, 0), crockery)
    if course == 'morning':
        _morning(spot, turn, crockery, cloth, steel, seed)
        return
    if course in COURSES:
        COURSES[course](spot, turn, crockery, seed)
    else:
        dinner_plate(spot(0, 0, 0.0105), crockery, 0.105)
    way = turn + random.uniform(-4, 4)
    napkins.folded(spot(0.0, -0.212), way, cloth, seed)
    fork(spot(0.012, -0.205, 0.0138), way + random.uniform(-4, 4), steel)
    knife(spot(0.0, 0.178), turn + random.uniform(-2, 2), steel)
    glassware.wine_glass(spot(0.175, 0.115), 0.75 if seed % 5 else 0.45)
    glassware.tumbler(spot(0.150, 0.205), 0.66, cubes=seed % 3)


def _morning(spot, turn, crockery, cloth, steel, seed):
    """At every other place a napkin in its ring; at the others somebody has begun: a croissant, coffee, a napkin
    laid down."""
    dinner_plate(spot(0, 0, 0.0105), crockery, 0.105)
    knife(spot(0.0, 0.170), turn + 3, steel)
    if seed % 2:
        napkins.dropped(spot(-0.01, -0.235), turn + 24 * (seed - 2), cloth, seed)
        spoon(spot(0.02, -0.160), turn - 4, steel)
        bakery.croissant(spot(0.008, -0.012, 0.017), turn + 50 * seed, 1.0, seed)
        cup(spot(0.155, 0.205), turn + 130, crockery, steel)
    else:
        napkins.ringed(spot(0.0, 0.0, 0.017), turn, cloth, materials.plain((0.30, 0.17, 0.08), 0.5), seed)
        fork(spot(0.0, -0.165), turn - 3, steel)
    glassware.tumbler(spot(0.170, 0.105), 0.80 if seed % 3 else 0.5, (0.98, 0.50, 0.07), 0.85, 2)


def cup(location, turn, crockery, steel):
    """Coffee with a rim of foam, on a saucer, a spoon beside it."""
    saucer = [(0.0, 0.003), (0.045, 0.005), (0.072, 0.013), (0.073, 0.0145), (0.045, 0.008), (0.0, 0.007)]
    shapes.lathe(saucer, crockery, location, 56)
    x, y, z = location
    at = (x, y, z + 0.007)
    wall = [
        (0.0, 0.0),
        (0.021, 0.0),
        (0.024, 0.004),
        (0.036, 0.028),
        (0.041, 0.056),
        (0.0385, 0.056),
        (0.034, 0.030),
        (0.0, 0.008),
    ]
    shapes.lathe(wall, crockery, at, 56)
    shapes.lathe([(0.0, 0.047), (0.0330, 0.047)], materials.plain((0.075, 0.026, 0.009), 0.15), at, 40)
    shapes.lathe([(0.0325, 0.0472), (0.0376, 0.0476)], materials.plain((0.36, 0.19, 0.08), 0.5), at, 40)
    way = math.radians(turn)
    ear = [
        (0.038 + 0.018 * math.sin(a), 0.032 + 0.016 * math.cos(a))
        for a in np.linspace(0.2, math.pi - 0.1, 15)
    ]
    shapes.tube(
        [(at[0] + r * math.cos(way), at[1] + r * math.sin(way), at[2] + up) for r, up in ear],
        0.0038,
        crockery,
    )
    spoon((x + 0.052 * math.cos(way + 2), y + 0.052 * math.sin(way + 2), z + 0.010), turn + 20, steel)


def _starter(spot, turn, crockery, seed):
    dinner_plate(spot(0, 0, 0.0105), crockery, 0.105)
    if seed % 3 == 1:
        dishes.bowl(spot(0, 0, 0.016), crockery, 0.084, 0.040)
        helpings.green_salad(spot(0, 0, 0.034), seed, 0.95)
        return
    if seed % 3 == 2:
        helpings.prawn_salad(spot(0, 0, 0.016), turn + 180, seed)
        return
    dishes.bowl(spot(0, 0, 0.016), crockery, 0.078, 0.034)
    helpings.ceviche(spot(0, 0, 0.026), seed)


def _salad(spot, turn, crockery, seed):
    dishes.bowl(spot(0, 0, 0.009), crockery, 0.090, 0.044)
    helpings.green_salad(spot(0, 0, 0.030), seed)


def _main(spot, turn, crockery, seed):
    """Fish at some places, prawns at the others."""
    served = helpings.prawns_and_rice if seed % 3 == 1 else helpings.fish_and_rice
    served(spot(0, 0, 0.008), turn + 180, seed)
    dishes.bowl(spot(0.135, -0.165), crockery, 0.060, 0.040)
    helpings.green_salad(spot(0.135, -0.165, 0.020), seed + 3, 0.62)


COURSES = {'ceviche': _starter, 'salad': _salad, 'fish': _main}
