"""tableware.py - what a table is laid with. Metres; `location` is the middle of a thing's foot on the
table.
"""

import math

import mathutils
import numpy as np

from . import dishes, glassware, helpings, materials, shapes


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


def _flat(outlines, location, turn, material, thickness=0.0024):
    turned = mathutils.Matrix.Rotation(math.radians(turn), 4, 'Z')
    at = mathutils.Matrix.Translation((location[0], location[1], location[2] + thickness / 2)) @ turned
    shapes.panel(outlines, thickness, material, 0.0008, at, 'cutlery')


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
    _flat([outline], location, turn, material)


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
    _flat([outline], location, turn, material)


def napkin(location, turn, cloth, seed=0):
    """A napkin folded in three leaves, not quite square."""
    random = np.random.default_rng(seed)
    for leaf in range(3):
        angle = turn + random.uniform(-2.5, 2.5)
        made = shapes.box((-0.055, -0.10, 0), (0.055, 0.10, 0.0042), cloth, 0.0019, 3, 'napkin')
        made.location = (
            location[0] + random.uniform(-0.003, 0.003),
            location[1] + random.uniform(-0.004, 0.004),
            location[2] + 0.0021 + leaf * 0.0044,
        )
        made.rotation_euler = (
            math.radians(random.uniform(-0.6, 0.6)),
            math.radians(random.uniform(-0.6, 0.6)),
            math.radians(angle),
        )


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
                ),
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
    shapes.lathe(
        flame,
        materials.glowing((1.0, 0.52, 0.16), 26),
        location,
        24,
        'flame',
    ).visible_shadow = False
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
    COURSES, or 'morning' for an empty plate with orange juice in place of wine and water.
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
    served = course in COURSES
    if served:
        COURSES[course](spot, turn, crockery, seed)
        napkin(spot(0.0, -0.212), turn + random.uniform(-4, 4), cloth, seed)
    else:
        dinner_plate(spot(0, 0, 0.0105), crockery, 0.105)
        napkin(spot(0.0, 0.0, 0.024), turn + random.uniform(-5, 5), cloth, seed)
    fork(
        spot(0.0, -0.205 if served else -0.180, 0.0135 if served else 0.0),
        turn + random.uniform(-2, 2),
        steel,
    )
    knife(spot(0.0, 0.178), turn + random.uniform(-2, 2), steel)
    if course == 'morning':
        glassware.tumbler(spot(0.165, 0.150), 0.80, (0.98, 0.50, 0.07), 0.85, 2)
        return
    glassware.wine_glass(spot(0.175, 0.115), 0.75 if seed % 5 else 0.45)
    glassware.tumbler(spot(0.150, 0.205), 0.66, cubes=seed % 3)


def _starter(spot, turn, crockery, seed):
    dinner_plate(spot(0, 0, 0.0105), crockery, 0.105)
    dishes.bowl(spot(0, 0, 0.016), crockery, 0.078, 0.034)
    helpings.ceviche(spot(0, 0, 0.026), seed)


def _salad(spot, turn, crockery, seed):
    dishes.bowl(spot(0, 0, 0.009), crockery, 0.090, 0.044)
    helpings.green_salad(spot(0, 0, 0.030), seed)


def _main(spot, turn, crockery, seed):
    helpings.fish_and_rice(spot(0, 0, 0.008), turn + 180, seed)


COURSES = {'ceviche': _starter, 'salad': _salad, 'fish': _main}
