"""cartagena.py - Cartagena as it shows from the sea, simplified, and what towns are made of. Metres; x along the shore."""

import math

import numpy as np

import island
import plants
from town import Town


def dome(town, look, at, foot, radius, drum, lantern):
    """A church's dome: a drum with arched windows between pillars, ribs on the curve and a lantern on top."""
    x, y = at
    eaves = foot + drum
    town.turned('cream', at, [(foot, radius * 1.04), (eaves, radius * 1.04)], 32)
    for z, wide in ((foot + 0.2, 1.12), (eaves - 0.35, 1.10), (eaves, 1.16)):
        town.turned(
            'trim',
            at,
            [(z - 0.15, radius), (z - 0.1, radius * wide), (z + 0.3, radius * wide), (z + 0.35, radius)],
            32,
        )
    for degrees in range(-75, 90, 30):
        turn = math.radians(degrees)
        width = max(0.5, radius * 0.26 * math.cos(turn))
        reach = radius * 1.05
        spot = (x + reach * math.sin(turn), y - reach * math.cos(turn))
        town.arch('opening', spot[0], foot + drum * 0.24, width, drum * 0.6, spot[1] - 0.3, 'trim')
        beside = math.radians(degrees + 15)
        post = (x + reach * math.sin(beside), y - reach * math.cos(beside))
        town.turned('trim', post, [(foot, radius * 0.055), (eaves, radius * 0.055)], 8)
    rise = np.linspace(0, 1.40, 14)
    curve = [(eaves + 0.3 + radius * 1.12 * math.sin(t), radius * math.cos(t)) for t in rise]
    town.turned(look, at, curve, 40)
    for degrees in range(0, 360, 30):
        turn = math.radians(degrees)
        for (z0, r0), (z1, r1) in zip(curve, curve[1:]):
            ends = [
                (x + (r + 0.12) * math.sin(turn), y - (r + 0.12) * math.cos(turn), z)
                for z, r in ((z0, r0), (z1, r1))
            ]
            half = (0.16 * math.cos(turn), 0.16 * math.sin(turn))
            corners = [
                (px + sign * half[0], py + sign * half[1], pz) for px, py, pz in ends for sign in (-1, 1)
            ]
            town._add('trim', corners, [(0, 1, 3, 2)])
    top = curve[-1][0]
    narrow = radius * 0.2
    town.turned(
        'trim',
        at,
        [(top - 0.2, narrow * 1.3), (top + 0.2, narrow * 1.3), (top + 0.2, narrow), (top + lantern, narrow)],
        16,
    )
    for degrees in (-50, 0, 50):
        turn = math.radians(degrees)
        spot = (x + narrow * math.sin(turn), y - narrow * math.cos(turn) - 0.08)
        town.arch(
            'opening', spot[0], top + lantern * 0.25, narrow * 0.5 * math.cos(turn), lantern * 0.6, spot[1]
        )
    cap = top + lantern
    town.turned(
        'trim', at, [(cap - 0.1, narrow * 1.35), (cap + 0.15, narrow * 1.35), (cap + 0.2, narrow)], 16
    )
    town.turned(
        look,
        at,
        [
            (cap + 0.2 + narrow * 1.1 * math.sin(t), narrow * 1.1 * math.cos(t))
            for t in np.linspace(0, 1.5, 7)
        ],
        16,
    )
    cross(town, x, y, cap + narrow * 1.1)


def cross(town, x, y, foot, high=2.2):
    town.box('slate', (x - 0.09, y - 0.09, foot), (x + 0.09, y + 0.09, foot + high))
    town.box('slate', (x - 0.5, y - 0.09, foot + high * 0.62), (x + 0.5, y + 0.09, foot + high * 0.62 + 0.18))


def storey(town, look, at, half, foot, top, opening):
    """One storey of a square tower: pillars at the corners, an arched opening in front and at the sides, a cornice."""
    x, y = at
    low, high = (x - half, y - half, foot), (x + half, y + half, top)
    town.box(look, low, high)
    for corner in (-1, 1):
        edge = x + corner * (half - 0.45)
        town.box('trim', (edge - 0.45, y - half - 0.25, foot), (edge + 0.45, y - half, top))
        town.box(
            'trim',
            (x - half - 0.25, y + corner * (half - 0.45) - 0.45, foot),
            (x - half, y + corner * (half - 0.45) + 0.45, top),
        )
    if opening:
        town.arch('opening', x, foot + 0.9, opening, (top - foot) * 0.68, y - half - 0.06, 'trim')
    town.cornice('trim', low, high, 0.6, 0.8)


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


def cartagena(front=330.0, lit=True):
    """The walled city from the bay: San Pedro Claver, the cathedral and, over the main gate, the clock tower, from
    left to right."""
    town = Town(lit, 4)
    town.rampart('coral', -420, 420, front - 20, front, -3, 6.4)
    for x in (-118, -38, 120):
        at = (x, front - 20.6)
        town.turned(
            'coral',
            at,
            [
                (4.6, 0.2),
                (6.0, 1.35),
                (6.3, 1.5),
                (6.5, 1.25),
                (8.9, 1.25),
                (9.0, 1.6),
                (9.3, 1.6),
                (9.4, 1.3),
                (10.4, 0.9),
                (10.9, 0.25),
                (11.6, 0.05),
            ],
            18,
        )
        town.panel('opening', x - 0.22, x + 0.22, 7.2, 8.4, at[1] - 1.3)
    walls = ('ochre', 'rose', 'cream', 'white', 'ochre', 'blue', 'cream', 'dome')
    town.houses(-260, 260, front + 16, (2, 4), walls)
    town.houses(-260, 260, front + 46, (3, 5), walls, share=0.3)
    town.houses(-300, 300, front + 84, (4, 6), walls, share=0.25, detail=False)
    _clock_tower(town, 62, front)
    # The cathedral: its long roof and the tower.
    town.box('cream', (-34, front + 66, 0), (-4, front + 96, 17))
    town.roof('tiles', (-34, front + 66, 0), (-4, front + 96, 17), 5.5)
    at = (4, front + 67)
    storey(town, 'rose', at, 5.0, 0, 21, 0)
    storey(town, 'rose', at, 4.6, 21, 29, 2.4)
    storey(town, 'rose', at, 4.0, 29, 36, 2.0)
    dome(town, 'dome', at, 36.2, 3.5, 3.6, 2.0)
    # San Pedro Claver: the dome over its crossing, before it the two low towers of the front.
    town.box('cream', (-98, front + 36, 0), (-58, front + 70, 15))
    town.cornice('trim', (-98, front + 36, 0), (-58, front + 70, 15), 0.6, 0.9)
    dome(town, 'dome', (-78, front + 52), 15, 9.0, 7.0, 3.2)
    for x in (-94, -62):
        storey(town, 'stone', (x, front + 36), 3.2, 0, 17, 0)
        storey(town, 'stone', (x, front + 36), 2.9, 17, 23, 1.6)
        town.turned(
            'dome',
            (x, front + 36),
            [(23.2 + 2.4 * math.sin(t), 2.6 * math.cos(t)) for t in np.linspace(0, 1.5, 8)],
            16,
        )
        cross(town, x, front + 36, 25.4, 1.4)
    # The tall houses of Bocagrande, far down the shore.
    for _ in range(22):
        x = town.random.uniform(-560, -230)
        low, high = (x, 1500, 0), (x + town.random.uniform(16, 24), 1520, town.random.uniform(50, 125))
        town.box('tower', low, high)
        town.windows(low, high, 6, 7, 0, (3.6, 2.6))
    # The quay before the wall, and what grows along it.
    town.box('coral', (-430, front - 36, -3), (430, front - 20, 1.2))
    for x in (-101, -88, -63, -52, -35, -27, -2, 9, 22, 38, 84, 97):
        town.blossom(x, front - 20.4, 7.3, town.random.uniform(3, 7), town.random.uniform(1.8, 3.2))
    town.build()
    have = plants.kinds()
    for x in (
        -112,
        -106,
        -96,
        -84,
        -71,
        -66,
        -58,
        -47,
        -30,
        -21,
        -15,
        -6,
        3,
        18,
        26,
        33,
        88,
        94,
        103,
        110,
        128,
        134,
    ):
        at = (x + town.random.uniform(-2, 2), front - 28 + town.random.uniform(-3, 3), 1.1)
        palm = have['tall'][town.random.integers(len(have['tall']))]
        island.inst(palm, at, town.random.uniform(0, 6.3), town.random.uniform(0.55, 0.95))
    for _ in range(34):
        at = (town.random.uniform(-150, 150), front + town.random.uniform(3, 12), 0.5)
        tree = have['tree'][town.random.integers(len(have['tree']))]
        island.inst(tree, at, town.random.uniform(0, 6.3), town.random.uniform(0.9, 1.6))
