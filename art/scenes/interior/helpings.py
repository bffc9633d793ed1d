"""helpings.py - what is served for one: starters and plated dishes. Metres; `location` is the middle of a
plate's hollow.
"""

import math

import mathutils
import numpy as np

from . import dishes, materials, seafood, shapes
from .food import ball, leaves, moist, through, turned_at
from .fruit import LEMON, lime_slice
from .graph import new_material


def ceviche(location, seed=0, wide=1.0):
    """Cubes of fish, red onion, a leaf, a slice of lime in a shallow bowl; wide: 1 for a starter."""
    random = np.random.default_rng(seed)
    x, y, z = location
    white, pink, onion = moist((0.72, 0.62, 0.50)), moist((0.66, 0.34, 0.22)), moist((0.44, 0.08, 0.20))
    for number in range(round(22 * wide**2)):
        angle, out = random.uniform(0, 6.3), 0.042 * wide * math.sqrt(random.uniform(0, 1))
        cube = shapes.box(
            (-0.008, -0.008, -0.007), (0.008, 0.008, 0.007), pink if number % 4 == 0 else white, 0.003
        )
        cube.location = (
            x + out * math.cos(angle),
            y + out * math.sin(angle),
            z + 0.010 + 0.020 * (1 - (out / (0.045 * wide)) ** 2) * random.uniform(0.4, 1),
        )
        cube.rotation_euler = random.uniform(0, 6.3, 3)
    for _ in range(round(7 * wide**2)):
        start, middle = random.uniform(0, 6.3), random.uniform(-0.022, 0.022, 2) * wide
        arc = [
            (
                x + middle[0] + 0.014 * math.cos(start + a),
                y + middle[1] + 0.014 * math.sin(start + a),
                z + 0.032 + 0.004 * math.sin(3 * a),
            )
            for a in np.linspace(0, 2.6, 12)
        ]
        shapes.tube(arc, 0.0016, onion)
    leaves((x, y, z + 0.034), 0.016, 7, (0.07, 0.20, 0.03), 0.022, 0.008, seed)
    lime_slice((x + 0.044 * wide, y - 0.02 * wide, z + 0.016), 30 + 50 * seed, 55, 0.020)


def rice_mound(location):
    """Coconut rice turned out of a cup."""
    r, v = np.meshgrid(np.linspace(0, 1, 22), np.linspace(0, 2 * math.pi, 41), indexing='ij')
    lump = 0.0016 * np.sin(v * 9 + r * 11) * np.sin(r * 13)
    x, y = 0.034 * r * np.cos(v), 0.034 * r * np.sin(v)
    z = 0.026 * np.clip(1 - r**5, 0, 1) ** 0.5 + lump
    shapes.surface(x, y, z, dishes.rice_grains(), 'rice', location)
    top = (location[0], location[1], location[2] + 0.026)
    leaves(top, 0.010, 6, (0.06, 0.18, 0.025), 0.014, 0.004, 4)


def fish_and_rice(location, turn, seed=0):
    """A grilled fillet beside rice and leaves, with lemon."""
    at = turned_at(location, turn)
    random = np.random.default_rng(seed)
    sway = random.uniform(-12, 12)
    seafood.fillet(at @ mathutils.Vector((0.004, -0.026, 0.001)), turn + sway, 0.152, 0.072)
    rice_mound(at @ mathutils.Vector((0.038, 0.046, 0.0)))
    leaves(at @ mathutils.Vector((-0.038, 0.046, 0.0)), 0.034, 44, (0.10, 0.25, 0.03), 0.032, 0.026, seed)
    red = materials.peel((0.45, 0.030, 0.012))
    for number in range(3):
        x, y = random.uniform(-0.055, -0.02), random.uniform(0.028, 0.06)
        ball(red, at @ mathutils.Vector((x, y, 0.026)), (0.0105, 0.0105, 0.0098))
    seafood.herbs(at, ((0.0, -0.026, 0.023, seed + 1), (0.03, -0.022, 0.021, seed + 2)))
    lime_slice(at @ mathutils.Vector((-0.060, -0.006, 0.008)), turn + 40, 28, 0.021, LEMON)


def prawns_and_rice(location, turn, seed=0):
    """Grilled prawns over rice, leaves beside them, half a lemon."""
    at = turned_at(location, turn)
    rice_mound(at @ mathutils.Vector((0.022, -0.040, 0.0)))
    leaves(at @ mathutils.Vector((-0.020, 0.048, 0.0)), 0.036, 46, (0.09, 0.24, 0.03), 0.034, 0.026, seed)
    for number in range(5):
        spot = at @ mathutils.Vector(
            (-0.052 + 0.026 * number, -0.006 + 0.012 * (number % 2), 0.008 + 0.004 * (number % 2))
        )
        seafood.prawn(spot, turn + 60 + 23 * number, 14 * (number % 3 - 1), 1.1)
    red = materials.peel((0.45, 0.030, 0.012))
    for x, y in ((-0.035, 0.055), (0.002, 0.062)):
        ball(red, at @ mathutils.Vector((x, y, 0.026)), (0.0105, 0.0105, 0.0098))
    seafood.herbs(at, ((0.0, 0.0, 0.022, seed), (0.022, -0.040, 0.028, seed + 1)))
    lime_slice(at @ mathutils.Vector((0.058, 0.040, 0.010)), turn - 30, 30, 0.022, LEMON)


def prawn_salad(location, turn, seed=0):
    """Two prawns on leaves with avocado and lime, for a starter."""
    at = turned_at(location, turn)
    leaves(location, 0.048, 60, (0.09, 0.24, 0.03), 0.034, 0.020, seed)
    leaves(location, 0.044, 14, (0.22, 0.035, 0.07), 0.030, 0.020, seed + 5)
    for number in range(3):
        spot = at @ mathutils.Vector((-0.018 + 0.020 * number, 0.010 * (number % 2), 0.016))
        seafood.prawn(spot, turn + 110 * number, 12, 1.05)
    seafood.herbs(at, ((0.0, 0.0, 0.030, seed),))
    lime_slice(at @ mathutils.Vector((0.040, -0.020, 0.016)), turn + 30, 40, 0.021)


def green_salad(location, seed=0, wide=1.0):
    """Leaves with tomatoes in a bowl; wide: 1 for one of 18 cm."""
    x, y, z = location
    leaves((x, y, z + 0.012 * wide), 0.050 * wide, round(70 * wide), (0.09, 0.24, 0.03), 0.036, 0.026, seed)
    leaves(
        (x, y, z + 0.016 * wide), 0.045 * wide, round(18 * wide), (0.20, 0.035, 0.06), 0.032, 0.026, seed + 5
    )
    random = np.random.default_rng(seed)
    red, yellow = materials.peel((0.42, 0.030, 0.012)), materials.peel((0.62, 0.33, 0.02))
    for number in range(6):
        angle, out = random.uniform(0, 6.3), random.uniform(0.01, 0.046) * wide
        spot = (x + out * math.cos(angle), y + out * math.sin(angle), z + 0.030 - 0.2 * out)
        ball(red if number % 3 else yellow, spot, (0.011, 0.011, 0.0102))


def plantain(location, tilt, turn, seed):
    """A slice of green plantain fried, pressed flat and fried again: a ragged golden disc."""
    random = np.random.default_rng(seed)
    material, g = new_material('plantain')
    position = g.own_position()
    x, y, _ = g.separate(position)
    out = g.math('SQRT', g.add(g.multiply(x, x), g.multiply(y, y)))
    crumb = g.noise(position, 130, 4, 0.65)
    shade = g.mix(g.remap(crumb, 0.35, 0.65), (0.60, 0.30, 0.045), (0.84, 0.56, 0.15))
    shade = g.mix(g.remap(out, 0.020, 0.034), shade, (0.38, 0.15, 0.025))
    relief = g.bump(crumb, 0.9, 0.004)
    g.principled(shade, 0.42, {**through((0.8, 0.5, 0.12)), 'Normal': relief}, (0.7, 0.42, 0.10))
    r, v = np.meshgrid(np.linspace(0, 1, 18), np.linspace(0, 2 * math.pi, 49), indexing='ij')
    ragged = 1 + 0.05 * np.sin(v * 5 + seed) + 0.04 * np.sin(v * 9 + 2 * seed) + 0.03 * np.sin(v * 14)
    wide = random.uniform(0.029, 0.034)
    x, y = r * wide * ragged * np.cos(v), r * wide * ragged * np.sin(v) * 0.92
    up = 0.0032 * np.clip(1 - r**6, 0, 1) ** 0.5 + 0.0011 * np.sin(v * 4 + r * 9 + seed) * r
    for side in (-1, 1):
        shapes.surface(x, y, up * side, material, 'plantain', location, (*tilt, turn))
