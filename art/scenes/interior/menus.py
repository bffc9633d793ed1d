"""menus.py - what stands in the middle of a laid table, by meal. Every function puts it down `up` metres over
the sole, on a table that ends at `far`, and returns where flames burn.
"""

import math

import mathutils

from . import bakery, belongings, dishes, fruit, glassware, helpings, materials, tableware
from .food import turned_at
from .welcome import welcome


def _lanterns(m, up, far, spots):
    """Lanterns at (x, y, turn, height) each."""
    return [
        tableware.lantern((x, y, up), turn, m['bronze'], tall) for x, y, turn, tall in spots if y < far - 0.08
    ]


def dinner(m, up, far):
    """Grilled fish, salad, rice, bread and wine between lanterns."""
    bakery.board(m, (-0.02, 0.83, up), 80)
    dishes.fish_dish((-0.01, 1.365, up), 20, m['crockery'])
    dishes.salad((0.045, 1.715, up), m['crockery'])
    dishes.rice((0.10, 1.985, up), m['crockery'])
    dishes.wine_on_ice((-0.05, 2.03, up), m['steel'])
    spots = ((-0.125, 1.80, 18, 0.31), (0.12, 2.22, -24, 0.24), (0.03, 2.70, 8, 0.27))
    return _lanterns(m, up, far, spots)


def plated(m, up, far):
    """Fish and prawns served on the plates; salad, rice, bread and wine in the middle."""
    bakery.board(m, (-0.01, 1.10, up), 84)
    dishes.salad((0.02, 1.46, up), m['crockery'])
    dishes.wine_on_ice((0.075, 1.80, up), m['steel'])
    if far > 2.4:
        dishes.rice((0.03, 2.40, up), m['crockery'])
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
    bakery.board(m, (0.02, 1.98, up), 84)
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
    """Fruit, croissants, pineapple and coffee."""
    dishes.fruit_platter((0.0, 1.34, up), 12, m['crockery'])
    bakery.basket((0.015, 1.73, up), 30, m['linen'])
    fruit.pineapple((-0.075, 2.05, up))
    glassware.carafe((0.085, 2.03, up), 0.8)
    belongings.coffee_tray((0.02, 2.40, up), 8, m['edge'], m['crockery'])
    return []


def catch(m, up, far):
    """The morning's fish from the grill along the middle of a narrow table, salad, bread and cold water."""
    dishes.fish_dish((0.0, 1.40, up), 84, m['crockery'])
    dishes.salad((-0.015, 2.04, up), m['crockery'])
    bakery.board(m, (0.015, 0.86, up), 82)
    glassware.carafe((0.02, 1.80, up), 0.75)
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
    'catch': ('ceviche', catch),
}
