"""dishes.py - what stands on a table when it is served: dishes, bowls, bread, wine on ice. Metres;
`location` is the middle of a dish's foot.
"""

import math

import mathutils
import numpy as np

from . import glass, materials, seafood, shapes
from .food import ball, leaves, turned_at
from .fruit import (
    LEMON,
    grapes,
    lime_slice,
    mango_half,
    papaya,
    papaya_slice,
    pineapple_wedge,
    watermelon_wedge,
)
from .graph import new_material


def bowl(location, material, radius=0.085, height=0.055):
    outer = [
        (0.0, 0.0),
        (radius * 0.45, 0.0),
        (radius * 0.5, 0.006),
        (radius * 0.86, height * 0.55),
        (radius, height),
    ]
    inner = [(radius * 0.965, height), (radius * 0.82, height * 0.55), (radius * 0.46, 0.010), (0.0, 0.008)]
    shapes.lathe(outer + inner, material, location, 64)


def platter(location, turn, material, length=0.46, width=0.24):
    """An oval dish with a rim."""
    angles = np.linspace(0, 2 * math.pi, 73)
    profile = (
        (0.0, 0.004),
        (0.70, 0.004),
        (0.78, 0.002),
        (0.80, 0.006),
        (1.0, 0.022),
        (0.985, 0.025),
        (0.78, 0.011),
        (0.0, 0.009),
    )
    radius = np.array([pair[0] for pair in profile])
    height = np.array([pair[1] for pair in profile])
    x = np.outer(np.cos(angles), radius * length / 2)
    y = np.outer(np.sin(angles), radius * width / 2)
    shapes.surface(x, y, np.outer(np.ones_like(angles), height), material, 'platter', location, (0, 0, turn))


def fish_dish(location, turn, crockery):
    """A platter of grilled fillets, one leaning on the next, between herbs and lemon."""
    platter(location, turn, crockery, 0.50, 0.27)
    at = turned_at((location[0], location[1], location[2] + 0.010), turn)
    for x, y, seed in ((-0.17, 0.045, 4), (0.02, 0.098, 7), (0.175, 0.035, 2), (0.06, -0.095, 9)):
        leaves(at @ mathutils.Vector((x, y, 0)), 0.040, 24, (0.07, 0.19, 0.025), 0.034, 0.020, seed)
    for number in range(5):
        spot = at @ mathutils.Vector((-0.125 + 0.060 * number, 0.012 - 0.004 * (number % 2), 0.006))
        seafood.fillet(spot, turn + 76 + 5 * math.sin(number * 4), 0.165, 0.074, (0, -13 if number else -4))
    seafood.herbs(at, [(-0.12 + 0.06 * number, 0.01, 0.034, number) for number in range(5)])
    for number in range(5):
        spot = at @ mathutils.Vector((-0.095 + 0.040 * number, -0.094 - 0.006 * math.sin(number * 3), 0.012))
        lime_slice(spot, turn - 20 + 9 * number, 28, 0.027, LEMON)


def prawn_dish(location, turn, crockery):
    """A platter heaped with grilled prawns, lemon and herbs among them."""
    platter(location, turn, crockery, 0.46, 0.27)
    at = turned_at((location[0], location[1], location[2] + 0.010), turn)
    random = np.random.default_rng(12)
    leaves(at.translation, 0.11, 60, (0.07, 0.20, 0.025), 0.040, 0.014, 3)
    for level, count, long, wide in (
        (0.004, 13, 0.15, 0.070),
        (0.022, 9, 0.105, 0.045),
        (0.040, 4, 0.05, 0.02),
    ):
        for number in range(count):
            angle = 2 * math.pi * number / count + random.uniform(-0.2, 0.2)
            spot = at @ mathutils.Vector((long * math.cos(angle), wide * math.sin(angle), level))
            seafood.prawn(spot, random.uniform(0, 360), random.uniform(-24, 24), random.uniform(1.15, 1.35))
    for number in range(6):
        angle = math.radians(60 * number + 20)
        spot = at @ mathutils.Vector((0.172 * math.cos(angle), 0.092 * math.sin(angle), 0.014))
        lime_slice(spot, turn + 60 * number, 34, 0.025, LEMON)
    seafood.herbs(at, ((-0.06, 0.0, 0.060, 1), (0.05, 0.02, 0.058, 2), (0.0, -0.03, 0.056, 3)))


def salad(location, crockery):
    """A wide bowl of leaves with tomatoes."""
    bowl(location, crockery, 0.155, 0.085)
    inside = (location[0], location[1], location[2] + 0.040)
    leaves((inside[0], inside[1], inside[2] + 0.014), 0.112, 150, (0.09, 0.24, 0.03), 0.052, 0.050, 2)
    leaves((inside[0], inside[1], inside[2] + 0.006), 0.12, 46, (0.20, 0.035, 0.06), 0.05, 0.06, 5)
    random = np.random.default_rng(6)
    red, yellow = materials.peel((0.42, 0.030, 0.012)), materials.peel((0.62, 0.33, 0.02))
    for number in range(15):
        angle, out = random.uniform(0, 6.3), random.uniform(0.02, 0.11)
        up = 0.062 * (1 - (out / 0.135) ** 2) + 0.012
        spot = (inside[0] + out * math.cos(angle), inside[1] + out * math.sin(angle), inside[2] + up)
        ball(red if number % 3 else yellow, spot, (0.0145, 0.0145, 0.0135))


def rice_grains():
    """Rice cooked in coconut milk."""
    material, g = new_material('rice')
    grains = g.noise(g.own_position(), 240, 2, 0.7)
    colour = g.mix(g.remap(grains, 0.3, 0.6), (0.40, 0.31, 0.20), (0.76, 0.70, 0.58))
    g.principled(colour, 0.5, {'Normal': g.bump(grains, 1.0, 0.004)}, (0.7, 0.64, 0.52))
    return material


def rice(location, crockery):
    """Coconut rice heaped in a bowl."""
    bowl(location, crockery, 0.105, 0.062)
    r, v = np.meshgrid(np.linspace(0, 1, 26), np.linspace(0, 2 * math.pi, 49), indexing='ij')
    lump = 0.004 * np.sin(v * 5 + r * 7) * np.sin(r * 9)
    x, y, z = 0.096 * r * np.cos(v), 0.096 * r * np.sin(v), 0.048 + 0.036 * (1 - r**2.2) + lump
    shapes.surface(x, y, z, rice_grains(), 'rice', location)
    leaves((location[0], location[1], location[2] + 0.084), 0.016, 9, (0.07, 0.19, 0.03), 0.028, 0.008, 3)


def watermelon(location, turn, crockery, count=5):
    """Wedges of watermelon in a row on a platter, one leaning on another, with leaves of mint."""
    platter(location, turn, crockery, 0.42, 0.24)
    at = turned_at(location, turn)
    for number in range(count):
        along = 0.062 * (number - (count - 1) / 2)
        spot = at @ mathutils.Vector((along, 0.012 * math.sin(number * 5), 0.118))
        rotation = (-16 - 4 * math.sin(number * 4), 0, turn + 62 + 7 * math.sin(number * 9))
        watermelon_wedge(spot, rotation, seed=number)
    for x, y, seed in ((-0.15, -0.05, 3), (0.05, -0.075, 6), (0.16, 0.045, 8)):
        leaves(at @ mathutils.Vector((x, y, 0.012)), 0.018, 9, (0.06, 0.20, 0.03), 0.032, 0.018, seed)


def fruit_platter(location, turn, crockery):
    """Wedges of pineapple and crescents of papaya laid in fans, a mango turned out in cubes, half a papaya,
    grapes and limes."""
    platter(location, turn, crockery, 0.50, 0.29)
    at = turned_at((location[0], location[1], location[2] + 0.012), turn)

    def spot(x, y, up=0.0):
        return at @ mathutils.Vector((x, y, up))

    for number in range(7):
        fan = 3 * math.sin(number * 5)
        place = spot(-0.175 + 0.036 * number, 0.020 + 0.004 * math.sin(number * 3), 0.010)
        pineapple_wedge(place, (-58, 0, turn + 12 - 5 * number + fan))
    for number in range(5):
        papaya_slice(
            spot(-0.135 + 0.026 * number, -0.070 + 0.004 * (number % 2), 0.006),
            turn + 62 + 5 * number,
            22,
            0.056,
        )
    mango_half(spot(0.055, -0.062, 0.002), turn - 15, 8)
    papaya(spot(0.172, -0.026, 0.046), turn + 52, 0.074)
    grapes(spot(0.130, 0.048, 0.002), turn + 160, 38, 4)
    grapes(spot(0.085, 0.062, 0.002), turn + 205, 22, 7)
    for x, y, angle in ((-0.205, -0.005, 20), (0.115, -0.092, 70)):
        lime_slice(spot(x, y, 0.010), turn + angle, 24, 0.024)
    for x, y, seed in ((-0.02, -0.015, 5), (0.175, -0.015, 2), (-0.19, 0.05, 8)):
        leaves(spot(x, y, 0.014), 0.016, 10, (0.06, 0.20, 0.03), 0.034, 0.020, seed)


def wine_on_ice(location, metal):
    """A steel bucket with ice, a bottle leaning in it and a napkin's corner over the rim."""
    x, y, z = location
    wall = [
        (0.0, 0.0),
        (0.070, 0.0),
        (0.075, 0.004),
        (0.094, 0.170),
        (0.099, 0.174),
        (0.099, 0.182),
        (0.090, 0.180),
        (0.072, 0.010),
        (0.0, 0.010),
    ]
    shapes.lathe(wall, metal, location, 72)
    green = materials.plain((0.010, 0.022, 0.010), 0.06, {'Specular': 0.7})
    bottle = [
        (0.0, 0.0),
        (0.036, 0.0),
        (0.038, 0.006),
        (0.038, 0.175),
        (0.030, 0.205),
        (0.0145, 0.235),
        (0.0140, 0.245),
    ]
    foil = [(0.0142, 0.240), (0.0144, 0.300), (0.0160, 0.301), (0.0160, 0.312), (0.0, 0.313)]
    lean = (9, -11, 20)
    foot = (x + 0.012, y + 0.004, z + 0.018)
    shapes.lathe(bottle, green, foot, 48, 'bottle', lean)
    shapes.lathe(foil, materials.metal((0.50, 0.37, 0.16), 0.3), foot, 40, 'foil', lean)
    ice = glass.ice()
    random = np.random.default_rng(5)
    for _ in range(26):
        angle, out = random.uniform(0, 6.3), random.uniform(0.03, 0.076)
        cube = shapes.box((-0.013, -0.013, -0.013), (0.013, 0.013, 0.013), ice, 0.004)
        cube.location = (
            x + out * math.cos(angle),
            y + out * math.sin(angle),
            z + random.uniform(0.155, 0.176),
        )
        cube.rotation_euler = random.uniform(0, 6.3, 3)
