"""cartagena.py - Cartagena as it shows from the bay, simplified. Metres; x along the shore."""

import math

import numpy as np

import island
import plants
from churches import chapel_tower, cross, dome, storey
from sea import fbm, smooth
from shading import grid_mesh
from town import Town
from town_materials import material

WALLS = ('ochre', 'rose', 'cream', 'white', 'mustard', 'indigo', 'cream', 'dome', 'green', 'ochre')
# Rows of houses from the wall inland: how far behind it, how high the ground, storeys, lit windows, how plain.
ROWS = (
    (14, 0.0, (2, 3), 0.30, True),
    (34, 1.0, (2, 4), 0.30, True),
    (56, 2.4, (3, 4), 0.26, True),
    (80, 4.0, (3, 5), 0.24, False),
    (108, 6.0, (3, 5), 0.20, False),
    (142, 8.5, (3, 5), 0.18, False),
)


def _clock_tower(town, x, front):
    """The main gate: three arches between pillars under a broad cornice, and the tower with its clock over them."""
    y = front - 22
    low, high = (x - 17, y, -2), (x + 17, y + 20, 11)
    town.box('ochre', low, high)
    town.pilasters('trim', low, high, 8, 0.9, 0.4)
    town.box('stone', (x - 17.4, y - 0.6, -2), (x + 17.4, y, 1.6))
    for side in (-9.6, 0, 9.6):
        town.arch('opening', x + side, 0.6, 4.4, 7.0, y - 0.45, 'trim')
    town.cornice('trim', low, high, 0.8, 1.1)
    town.box('ochre', (x - 17, y + 0.3, 11.2), (x + 17, y + 1.0, 12.3))
    for side in (-16.4, -8.2, 8.2, 16.4):
        town.turned(
            'trim',
            (x + side, y + 0.6),
            [(12.2, 0.5), (12.8, 0.5), (13.0, 0.22), (13.5, 0.5), (14.0, 0.4), (14.4, 0.02)],
            10,
        )
    at = (x, y + 8)
    storey(town, 'ochre', at, 4.6, 11, 18.6, 2.2)
    storey(town, 'ochre', at, 4.2, 18.6, 25.4, 0)
    face = at[1] - 4.2
    town.disc('trim', x, 21.9, 2.1, face - 0.1)
    town.disc('white', x, 21.9, 1.75, face - 0.16)
    town.box('opening', (x - 0.09, face - 0.24, 21.9), (x + 0.09, face - 0.18, 23.3))
    town.box('opening', (x, face - 0.24, 21.8), (x + 0.95, face - 0.18, 22.0))
    for sx in (-3.8, 3.8):
        for sy in (-3.8, 3.8):
            town.turned(
                'trim', (x + sx, at[1] + sy), [(25.6, 0.55), (26.6, 0.5), (27.0, 0.25), (28.8, 0.03)], 8
            )
    town.turned('ochre', at, [(25.4, 3.4), (30.4, 3.3)], 8)
    for degrees in (-45, 0, 45):
        turn = math.radians(degrees)
        spot = (x + 3.2 * math.sin(turn), at[1] - 3.25 * math.cos(turn) - 0.12)
        town.arch('opening', spot[0], 26.3, 1.3 * math.cos(turn), 3.2, spot[1], 'trim')
    town.turned('trim', at, [(30.2, 3.3), (30.3, 3.9), (30.8, 3.9), (30.9, 3.3)], 8)
    town.turned(
        'cream', at, [(30.9, 3.2), (32.6, 2.9), (34.4, 2.0), (36.6, 1.15), (39.6, 0.55), (41.5, 0.12)], 8
    )
    cross(town, x, at[1], 41.2, 2.0)


def _turret(town, x, y):
    """A sentry box of stone at the edge of the wall."""
    profile = [(4.6, 0.2), (6.0, 1.35), (6.3, 1.5), (6.5, 1.25), (8.9, 1.25), (9.0, 1.6), (9.3, 1.6)]
    profile += [(9.4, 1.3), (10.4, 0.9), (10.9, 0.25), (11.6, 0.05)]
    town.turned('coral', (x, y), profile, 18)
    town.panel('opening', x - 0.22, x + 0.22, 7.2, 8.4, y - 1.3)


def _quay(town, edge, wall):
    """The waterfront from its edge to the foot of the wall: kerb, paving, lawn, and lamps on posts."""
    town.box('stone', (-460, edge, -3), (460, edge + 1.2, 2.0))
    town.box('paving', (-460, edge + 1.2, -3), (460, wall, 1.7))
    town.box('lawn', (-460, edge + 13, 1.6), (460, wall - 3, 1.85))
    for x in np.arange(-150, 300, 15.0):
        at = (x, edge + 3.2)
        town.turned('slate', at, [(1.7, 0.16), (2.1, 0.09), (6.2, 0.06)], 8)
        globe = [(6.5 + 0.34 * math.sin(t), 0.34 * math.cos(t)) for t in np.linspace(-1.5, 1.5, 7)]
        town.turned('lamp', at, globe, 10)


def _palms(town, edge, wall):
    """Palms in the lawn, in groups of uneven height, and trees behind the wall."""
    have = plants.kinds()
    pick = town.random
    for x in np.arange(-150, 300, 8.5):
        if 40 < x < 84 or pick.random() < 0.2:
            continue
        for _ in range(int(pick.integers(1, 4))):
            at = (x + pick.uniform(-3, 3), pick.uniform(edge + 14, wall - 4), 1.8)
            palm = have['tall'][pick.integers(len(have['tall']))]
            island.inst(palm, at, pick.uniform(0, 6.3), pick.uniform(0.5, 0.95))
    for _ in range(90):
        at = (pick.uniform(-150, 300), pick.uniform(edge + 14, wall - 3), 1.7)
        bush = have['bush'][pick.integers(len(have['bush']))]
        island.inst(bush, at, pick.uniform(0, 6.3), pick.uniform(0.5, 1.1))
    for _ in range(60):
        at = (pick.uniform(-160, 300), wall + pick.uniform(22, 130), 1.0)
        tree = have['tree'][pick.integers(len(have['tree']))]
        island.inst(tree, at, pick.uniform(0, 6.3), pick.uniform(1.1, 1.9))


def _la_popa(town, x0, y0):
    """The hill behind the town, steep at one end, with the white convent on it."""
    x, y = np.meshgrid(np.linspace(x0 - 520, x0 + 420, 150), np.linspace(y0 - 160, y0 + 260, 50), indexing='ij')
    ridge = smooth(x0 + 330, x0 + 30, x) * smooth(x0 - 500, x0 - 40, x) ** 0.8
    across = np.exp(-(((y - y0 - 50) / 120) ** 2))
    z = 132 * ridge * across + 7 * fbm(x / 45, y / 45, 5, 3) * across - 6
    hill = grid_mesh('la popa', x, y, z)
    hill.data.materials.append(material('wooded', False))
    top = float(z.max()) - 4
    town.box('white', (x0 - 26, y0 + 30, top), (x0 + 34, y0 + 54, top + 13))
    town.box('white', (x0 + 14, y0 + 30, top), (x0 + 26, y0 + 44, top + 24))
    town.windows((x0 - 26, y0 + 30, top), (x0 + 34, y0 + 54, top + 13), 6, 5, 0.6, (1.8, 2.6))


def _cathedral(town, front):
    """Its long tiled roof and the tower."""
    town.box('cream', (-40, front + 62, 0), (-4, front + 84, 19))
    town.roof('tiles', (-40, front + 62, 0), (-4, front + 84, 19), 6.0)
    at = (4, front + 60)
    storey(town, 'rose', at, 5.2, 0, 23, 0)
    storey(town, 'rose', at, 4.7, 23, 32, 2.4)
    storey(town, 'rose', at, 4.1, 32, 40, 2.0)
    dome(town, 'dome', at, 40.2, 3.6, 3.6, 2.0)


def _san_pedro_claver(town, front):
    """The dome over its crossing, before it the two low towers of the front."""
    town.box('cream', (-100, front + 30, 0), (-56, front + 66, 17))
    town.roof('tiles', (-100, front + 30, 0), (-56, front + 66, 17), 4.0)
    town.cornice('trim', (-100, front + 30, 0), (-56, front + 66, 17), 0.6, 0.9)
    dome(town, 'dome', (-78, front + 48), 18, 9.5, 8.0, 3.4)
    for x in (-96, -60):
        chapel_tower(town, (x, front + 30), 3.3, 27)


def cartagena(front=330.0, lit=True):
    """The walled city from the bay: San Pedro Claver, the cathedral and, over the main gate, the clock tower, from
    left to right, between roofs of tile, and the hill of La Popa behind them."""
    town = Town(lit, 4)
    wall, edge = front - 20, front - 58
    _quay(town, edge, wall)
    town.rampart('coral', -420, 420, wall, front, -3, 6.8)
    for x in (-118, -38, 20, 120):
        _turret(town, x, wall - 0.6)
    for behind, level, storeys, share, detail in ROWS:
        town.level = level
        town.houses(-180 - behind, 300 + 0.7 * behind, front + behind, storeys, WALLS, 13, share, 'tiled', detail)
    town.level = 0.0
    _clock_tower(town, 62, front)
    _cathedral(town, front)
    _san_pedro_claver(town, front)
    chapel_tower(town, (98, front + 74), 3.4, 34)
    chapel_tower(town, (-132, front + 96), 3.6, 38)
    chapel_tower(town, (34, front + 128), 3.4, 37)
    # The tall houses of Bocagrande, far down the shore.
    for _ in range(26):
        x = town.random.uniform(-560, -250)
        low, high = (x, 1500, 0), (x + town.random.uniform(16, 24), 1520, town.random.uniform(40, 105))
        town.box('tower', low, high)
        town.windows(low, high, 6, 7, 0.3, (3.0, 2.4))
    _la_popa(town, 330, front + 1500)
    for x in (-101, -63, -47, -27, 9, 33, 97, 108):
        town.blossom(x, wall - 0.4, 7.6, town.random.uniform(2, 4.5), town.random.uniform(1.6, 2.8))
    town.build()
    _palms(town, edge, wall)
