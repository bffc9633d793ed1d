"""glassware.py - glasses and carafes, with what is in them. Metres; `location` is the middle of a foot."""
import math

import numpy as np

from . import glass, shapes


def rim(radius, height, location):
    """The rounded edge of a glass."""
    section = [
        (radius + 0.0014 * math.cos(a), height + 0.0014 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 9)
    ]
    shapes.lathe(section, glass.solid_glass(), location)


def tumbler(location, filled=0.0, drink=(0.82, 0.88, 0.88), cloudy=0.0, cubes=0):
    """A water glass, 9 cm tall. filled: part of its height; drink: colour of what is in it, cloudy: as
    glass.drink() has it; cubes: how many of ice swim in it.
    """
    shapes.lathe([(0.028, 0.003), (0.033, 0.05), (0.036, 0.092)], glass.drinking_glass(), location)
    foot = [(0.0, 0.0), (0.026, 0.0), (0.028, 0.003), (0.0285, 0.011), (0.0, 0.009)]
    shapes.lathe(foot, glass.solid_glass(), location)
    rim(0.036, 0.092, location)
    if filled:
        top = 0.010 + 0.08 * filled
        wide = 0.0272 + (top - 0.010) * 0.085
        liquid = glass.drink(drink, cloudy)
        shapes.lathe([(0.0, 0.0115), (0.027, 0.0115), (wide, top), (0.0, top)], liquid, location)
        ice_cubes(location, top, cubes)


def ice_cubes(location, level, count):
    """Ice that swims in a glass filled to `level`, half of it over the drink."""
    random = np.random.default_rng(round(abs(location[0] * 7919 + location[1] * 104729)))
    frozen = glass.ice() if count else None
    for number in range(count):
        angle = 2 * math.pi * number / count + random.uniform(-0.4, 0.4)
        half = random.uniform(0.0095, 0.0115)
        cube = shapes.box((-half, -half, -half), (half, half, half), frozen, 0.003)
        x, y = 0.0155 * math.cos(angle), 0.0155 * math.sin(angle)
        rise = level + random.uniform(-0.006, 0.004)
        cube.location = (location[0] + x, location[1] + y, location[2] + rise)
        cube.rotation_euler = random.uniform(0, 6.3, 3)


def wine_glass(location, filled=0.0, drink=(0.85, 0.72, 0.38)):
    """A stemmed glass, 20 cm tall."""
    foot = [(0.0, 0.0), (0.034, 0.0), (0.0345, 0.0012), (0.034, 0.0022), (0.010, 0.007), (0.0046, 0.018)]
    stem = [(0.0040, 0.050), (0.0042, 0.080), (0.0070, 0.090), (0.012, 0.0945), (0.0, 0.0950)]
    bowl = [(0.0, 0.0945), (0.012, 0.0945), (0.022, 0.100), (0.034, 0.116), (0.040, 0.139)]
    bowl += [(0.039, 0.166), (0.033, 0.202)]
    shapes.lathe(foot + stem, glass.solid_glass(), location)
    shapes.lathe(bowl, glass.drinking_glass(), location)
    rim(0.033, 0.202, location)
    if filled:
        top = 0.100 + 0.055 * filled
        level = [(radius * 0.975, z + 0.0008) for radius, z in bowl if z < top]
        edge = np.interp(top, [z for _, z in bowl], [radius for radius, _ in bowl])
        shapes.lathe([*level, (edge * 0.975, top), (0.0, top)], glass.drink(drink), location)


def carafe(location, filled=0.6):
    """A water carafe, 24 cm tall."""
    outer = [
        (0.0, 0.0),
        (0.045, 0.0),
        (0.050, 0.004),
        (0.052, 0.06),
        (0.047, 0.12),
        (0.028, 0.165),
        (0.024, 0.19),
        (0.031, 0.235),
    ]
    shapes.lathe(outer[1:], glass.drinking_glass(), location)
    shapes.lathe([(0.0, 0.0), (0.045, 0.0), (0.049, 0.004), (0.0, 0.006)], glass.solid_glass(), location)
    rim(0.031, 0.235, location)
    if filled:
        shapes.lathe(
            [(0.0, 0.007), (0.0465, 0.007), (0.0495, 0.06), (0.046, 0.105), (0.0, 0.105)],
            glass.drink((0.8, 0.88, 0.88)),
            location,
        )
