"""havana.py - the waterfront of Havana and the headland of El Morro. Metres; x along the shore."""

import math

import numpy as np

from sea import fbm, smooth
from shading import grid_mesh
from churches import cross, dome, storey
from town import Town
from town_materials import material


def _headland(x0, x1, y0, y1):
    """The rock under El Morro: cliffs cracked by the sea, level on top."""
    x, y = np.meshgrid(np.linspace(x0, x1, 260), np.linspace(y0, y1, 160), indexing='ij')
    inside = np.minimum(np.minimum(x - x0, x1 - x), np.minimum(y - y0, y1 - y))
    inside = inside + 9 * fbm(x / 26, y / 26, 4, 5) + 4 * fbm(x / 7, y / 7, 3, 6)
    z = -3 + 5 * smooth(1, 5, inside) + 4.5 * smooth(6, 9, inside) + 4.5 * smooth(11, 15, inside)
    z = z + 1.6 * fbm(x / 6, y / 6, 5, 8) * smooth(0, 4, inside) * smooth(26, 14, inside)
    rock = grid_mesh('headland', x, y, z)
    rock.data.materials.append(material('rock', False))


def _bay(x):
    """How far the shore has come towards the water at x: the sweep of the Malecón, in metres."""
    return 0.0011 * max(0.0, x + 150.0) ** 2


def _car(town, x, y, pick):
    """An old American car on the road along the wall."""
    look = ('rose', 'green', 'blue', 'cream', 'red')[pick.integers(5)]
    town.box(look, (x, y, 2.75), (x + 5.0, y + 1.9, 3.45))
    town.box('slate', (x + 1.2, y + 0.1, 3.45), (x + 3.6, y + 1.8, 4.0))
    town.box(look, (x + 1.3, y + 0.1, 4.0), (x + 3.4, y + 1.8, 4.12))


def havana(front=420.0, lit=True):
    """Havana from the sea: the Morro's light over the harbour mouth, the Malecón with its arcades, the dome of the
    Capitol."""
    town = Town(lit, 9)
    town.bend = _bay
    # The sea wall in lengths, as it follows the bay; rocks at its foot, cars along it.
    pick = np.random.default_rng(3)
    for x in range(-190, 330, 10):
        town.box('stone', (x, front - 24, -3), (x + 10, front - 23, 3.6))
        town.box('trim', (x, front - 24.3, 3.2), (x + 10, front - 22.9, 3.7))
        town.box('stone', (x, front - 23, -3), (x + 10, front, 2.4))
        for _ in range(5):
            at, out = x + pick.uniform(0, 10), pick.uniform(1, 7)
            size = pick.uniform(0.8, 2.4)
            town.box('rock', (at, front - 24 - out, -3), (at + size, front - 24 - out + size, pick.uniform(0.0, 1.3)))
        if pick.random() < 0.45:
            _car(town, x + pick.uniform(0, 6), front - 15, pick)
        town.turned('slate', (x + 5, front - 21), [(2.4, 0.14), (8.6, 0.07)], 6)
        town.turned('lamp', (x + 5, front - 21), [(8.6, 0.1), (8.9, 0.36), (9.2, 0.1)], 8)
    walls = ('cream', 'rose', 'green', 'blue', 'ochre', 'white', 'cream')
    # Streets rise a little inland, so that one row looks over another.
    for start, behind, storeys, share, level in (
        (-186, 0, (2, 4), 0.12, 0.0),
        (-183, 26, (3, 5), 0.10, 1.5),
        (-180, 58, (3, 5), 0.08, 3.0),
        (-170, 130, (4, 7), 0.06, 5.0),
        (-150, 230, (5, 9), 0.05, 6.0),
    ):
        town.level = level
        end = 260 + behind / 2
        town.houses(start, end, front + behind, storeys, walls, 14, share, 'arcaded', behind < 60)
    town.level = 0.0
    # Church towers of the old town.
    for x, deep, half, top in ((-128, 50, 3.4, 38), (-92, 96, 3.6, 44), (-36, 120, 3.2, 46)):
        town.bend = _bay
        town.straight_at(x)
        storey(town, 'stone', (x, front + deep), half, 0, top - 9, 0)
        storey(town, 'stone', (x, front + deep), half * 0.9, top - 9, top, 1.8)
        town.turned(
            'dome',
            (x, front + deep),
            [(top + 3 * math.sin(t), half * 0.85 * math.cos(t)) for t in np.linspace(0, 1.5, 8)],
            16,
        )
        cross(town, x, front + deep, top + 2.8, 2.0)
    # The Capitol.
    at = (20, front + 330)
    town.bend = _bay
    town.straight_at(20)
    town.box('stone', (-70, at[1] - 20, 0), (110, at[1] + 30, 40))
    town.turned('stone', at, [(38, 20), (43, 20), (43.2, 17.5), (46.5, 17.5), (46.6, 14)], 36)
    dome(town, 'pale-dome', at, 46, 14.5, 20, 6)
    # El Morro across the harbour mouth: walls that lean back from the rock, and the lighthouse.
    town.bend = _bay
    ground = front - 96
    _headland(-390, -232, ground - 18, ground + 40)
    town.rampart('coral', -390, -280, ground, ground + 34, 6, 20, 4)
    town.rampart('coral', -282, -246, ground - 5, ground + 26, 6, 16.5, 4)
    town.rampart('coral', -362, -318, ground + 4, ground + 30, 18, 26, 1.5)
    for x, top in ((-280, 20), (-248, 16.5)):
        town.turned(
            'coral', (x, ground - 2), [(top - 2, 0.3), (top, 1.5), (top + 2.6, 1.5), (top + 3.4, 0.2)], 12
        )
    light = (-266, ground + 6)
    town.turned(
        'white',
        light,
        [(12, 3.7), (15, 3.5), (15.3, 3.2), (37, 2.35), (37.4, 3.3), (38.4, 3.3), (38.5, 1.9), (39.0, 1.9)],
        28,
    )
    for z in (20, 26, 32):
        town.panel('opening', light[0] - 0.4, light[0] + 0.4, z, z + 1.4, light[1] - 3.3)
    town.turned('beam', light, [(39.2, 1.3), (41.4, 1.3)], 14)
    for degrees in range(0, 360, 45):
        turn = math.radians(degrees)
        town.turned(
            'slate',
            (light[0] + 1.5 * math.cos(turn), light[1] + 1.5 * math.sin(turn)),
            [(39.0, 0.08), (41.5, 0.08)],
            5,
        )
    town.turned('slate', light, [(41.4, 2.0), (42.2, 1.7), (43.2, 0.9), (43.5, 0.1), (45.5, 0.06)], 16)
    town.build()
