"""menus.py - what stands in the middle of a laid table, by meal. Every function puts it down `up` metres over
the sole, on a table that ends at `far`, and returns where flames burn.
"""

import math

import mathutils

from . import belongings, dishes, food, fruit, glassware, helpings, materials, tableware
from .food import turned_at


def _lanterns(m, up, far, spots):
    """Lanterns at (x, y, turn, height) each."""
    return [
        tableware.lantern((x, y, up), turn, m['bronze'], tall) for x, y, turn, tall in spots if y < far - 0.08
    ]


def dinner(m, up, far):
    """Grilled fish, salad, rice, bread and wine between lanterns."""
    dishes.bread_board(m, (-0.02, 0.83, up), 80)
    dishes.fish_dish((-0.01, 1.365, up), 20, m['crockery'])
    dishes.salad((0.045, 1.715, up), m['crockery'])
    dishes.rice((0.10, 1.985, up), m['crockery'])
    dishes.wine_on_ice((-0.05, 2.03, up), m['steel'])
    spots = ((-0.125, 1.80, 18, 0.31), (0.12, 2.22, -24, 0.24), (0.03, 2.70, 8, 0.27))
    return _lanterns(m, up, far, spots)


def plated(m, up, far):
    """Fish served on the plates; salad, bread and wine in the middle."""
    dishes.bread_board(m, (-0.01, 1.10, up), 84)
    dishes.salad((0.02, 1.46, up), m['crockery'])
    dishes.wine_on_ice((0.075, 1.80, up), m['steel'])
    spots = ((-0.085, 1.73, 18, 0.29), (0.02, 2.14, -20, 0.25), (-0.01, 2.68, 8, 0.27))
    return _lanterns(m, up, far, spots)


def prawns(m, up, far):
    """A platter of prawns, rice, salad and wine, three lanterns beyond."""
    dishes.prawn_dish((0.0, 1.16, up), 12, m['crockery'])
    dishes.rice((-0.07, 1.49, up), m['crockery'])
    glassware.carafe((0.10, 1.46, up))
    dishes.salad((0.055, 1.83, up), m['crockery'])
    dishes.wine_on_ice((-0.06, 2.36, up), m['steel'])
    spots = ((-0.115, 1.71, 18, 0.27), (0.07, 2.20, -24, 0.31), (0.05, 2.68, 8, 0.27))
    return _lanterns(m, up, far, spots)


def ceviche(m, up, far):
    """A bowl of ceviche within a ring of plantain on a platter, bread and wine between lanterns."""
    dishes.platter((0.0, 1.20, up), 14, m['crockery'], 0.50, 0.31)
    dishes.bowl((0.0, 1.20, up + 0.010), m['crockery'], 0.096, 0.046)
    helpings.ceviche((0.0, 1.20, up + 0.032), 3, 1.75)
    at = turned_at((0.0, 1.20, up + 0.014), 14)
    for number in range(17):
        angle = 2 * math.pi * number / 17
        long, wide = (0.178, 0.112) if number % 2 else (0.162, 0.104)
        spot = at @ mathutils.Vector((long * math.cos(angle), wide * math.sin(angle), 0.008))
        helpings.plantain(spot, (0, 16), math.degrees(angle) + 100, number)
    for number, (x, y) in enumerate(((0.205, 0.03), (-0.205, -0.03), (-0.20, 0.02))):
        fruit.lime_slice(at @ mathutils.Vector((x, y, 0.014)), 40 * number, 30, 0.025)
    dishes.bread_board(m, (0.02, 1.98, up), 84)
    dishes.bowl((0.08, 1.56, up), m['crockery'], 0.105, 0.062)
    tableware.limes((0.08, 1.56, up + 0.027), materials.peel())
    dishes.wine_on_ice((-0.07, 2.34, up), m['steel'])
    spots = ((-0.085, 1.62, 18, 0.29), (0.085, 2.28, -24, 0.33), (-0.02, 2.72, 8, 0.27))
    return _lanterns(m, up, far, spots)


def lunch(m, up, far):
    """Fruit, watermelon, salad and something cold."""
    dishes.fruit_platter((0.0, 1.33, up), 14, m['crockery'])
    dishes.watermelon((-0.01, 1.76, up), 8, m['crockery'])
    if far < 2.4:
        return []
    dishes.salad((0.0, 2.12, up), m['crockery'])
    dishes.wine_on_ice((0.02, 2.52, up), m['steel'])
    return []


def breakfast(m, up, far):
    """Fruit, pineapple, bread and coffee."""
    dishes.fruit_platter((0.0, 1.36, up), 12, m['crockery'])
    belongings.coffee_tray((0.02, 1.76, up), 8, m['edge'], m['crockery'])
    fruit.pineapple((-0.06, 2.10, up))
    dishes.bread_board(m, (0.02, 2.44, up), 84)
    glassware.carafe((0.10, 2.10, up), 0.8)
    return []


def welcome(m, up, far):
    """What waits for those who come aboard: a tray of something cold, small towels, fruit."""
    spot = belongings.tray(m['edge'], (0.0, 1.40, up), 24, 0.46, 0.32)
    for number, (u, v) in enumerate(((-0.12, -0.06), (0.03, -0.08), (-0.06, 0.07), (0.10, 0.06))):
        x, y, z = spot(u, v, 0.011)
        colour, cloudy = ((0.95, 0.50, 0.06), 0.5) if number % 2 else ((0.80, 0.90, 0.50), 0.2)
        glassware.tumbler((x, y, z), 0.74, colour, cloudy, 4)
        food.leaves((x - 0.010, y, z + 0.088), 0.012, 9, (0.025, 0.30, 0.035), 0.026, 0.026, number)
        fruit.lime_slice((x + 0.033, y - 0.010, z + 0.094), 30 + 40 * number, 74, 0.022)
    dishes.bowl((-0.23, 1.78, up), m['crockery'], 0.115, 0.066)
    tableware.limes((-0.23, 1.78, up + 0.029), materials.peel((0.66, 0.24, 0.015)), 6, 0.037)
    dishes.platter((0.25, 1.86, up), 74, m['crockery'], 0.34, 0.20)
    for along, colour in ((-0.055, (0.30, 0.42, 0.42)), (0.055, (0.74, 0.72, 0.68))):
        belongings.rolled_towels((0.25 + along * 0.3, 1.86 + along, up + 0.012), -10, colour, 0.40)
    return []


# By name, what is on every plate (a course of tableware.place_setting, or nothing) and what stands between.
MENUS = {
    'welcome': (None, welcome),
    'dinner': ('ceviche', dinner),
    'plated': ('fish', plated),
    'prawns': ('fish', prawns),
    'ceviche': ('salad', ceviche),
    'lunch': ('ceviche', lunch),
    'breakfast': ('morning', breakfast),
}
