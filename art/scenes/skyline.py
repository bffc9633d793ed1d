"""skyline.py - Cartagena and Havana as they show from the sea, simplified. Metres; x along the shore."""

import math

import numpy as np

import island
import plants
from town import Town


def _dome(town, look, at, foot, radius, drum, lantern):
    """A church's dome on its drum, with ribs' worth of curve and a lantern on top."""
    town.turned(
        'cream',
        at,
        [
            (foot, radius * 1.08),
            (foot + drum, radius * 1.08),
            (foot + drum + 0.3, radius * 1.16),
            (foot + drum + 0.6, radius),
        ],
    )
    curve = [
        (foot + drum + 0.6 + radius * 1.15 * math.sin(a), radius * math.cos(a))
        for a in np.linspace(0, 1.42, 12)
    ]
    town.turned(look, at, curve)
    top = curve[-1][0]
    town.turned(
        'cream',
        at,
        [(top, radius * 0.22), (top + lantern, radius * 0.22), (top + lantern + 0.2, radius * 0.28)],
        12,
    )
    town.turned(
        look,
        at,
        [
            (top + lantern + 0.2, radius * 0.26),
            (top + lantern * 1.6, radius * 0.12),
            (top + lantern * 2.2, 0.02),
        ],
        12,
    )


def cartagena(front=330.0, lit=True):
    """The walled city from the bay: sea wall with its sentry boxes, clock tower, cathedral tower, the dome
    of San Pedro."""
    town = Town(lit, 4)
    town.box('coral', (-420, front - 20, -3), (420, front, 6.5))
    for x in range(-400, 420, 6):
        town.box('coral', (x, front - 20.5, 6.5), (x + 3.6, front - 19, 7.7))
    for x in (-170, -20, 150):
        town.turned(
            'coral', (x, front - 20), [(4.5, 0.3), (6.2, 1.5), (9.4, 1.5), (9.6, 1.8), (11.4, 0.1)], 14
        )
    walls = ('ochre', 'rose', 'cream', 'white', 'ochre', 'blue')
    town.houses(-430, 430, front + 16, (8.5, 12.5), walls)
    town.houses(-420, 420, front + 46, (12, 16), walls, share=0.2)
    town.houses(-400, 400, front + 80, (15, 19), walls, share=0.14)
    # Clock tower over the main gate.
    town.box('ochre', (-66, front - 22, -2), (-38, front - 2, 11))
    town.box('ochre', (-56, front - 16, 11), (-48, front - 8, 24))
    town.windows((-56, front - 16, 12), (-48, front - 8, 24), 4, 5, 0.9, (1.5, 2.4))
    town.turned('cream', (-52, front - 12), [(24, 3.6), (30, 3.4), (30.3, 4.0), (30.6, 3.2), (42, 0.1)], 8)
    # Cathedral.
    town.box('cream', (52, front + 62, 0), (62, front + 72, 33))
    town.windows((52, front + 62, 16), (62, front + 72, 33), 4.5, 6, 0.7, (1.6, 3.0))
    town.turned('cream', (57, front + 67), [(33, 5.0), (41, 4.6), (41.4, 5.2)], 8)
    _dome(town, 'rose', (57, front + 67), 41.4, 4.2, 1.5, 2.2)
    # San Pedro Claver.
    town.box('stone', (-12, front + 34, 0), (22, front + 66, 17))
    _dome(town, 'dome', (4, front + 50), 17, 9.5, 6.5, 3.5)
    for x in (-9, 17):
        town.box('stone', (x - 2.5, front + 34, 17), (x + 2.5, front + 39, 25))
        town.turned('dome', (x, front + 36.5), [(25, 2.6), (27, 2.0), (28.5, 0.1)], 10)
    # The tall houses of Bocagrande, far down the shore.
    for i in range(26):
        x = -620 - i * 24 + town.random.uniform(-6, 6)
        low, high = (x, 980, 0), (x + town.random.uniform(13, 19), 1000, town.random.uniform(60, 150))
        town.box('tower', low, high)
        town.windows(low, high, 5, 6, 0.35, (2.2, 2.4))
    # The quay before the wall, and its palms.
    town.box('rock', (-430, front - 34, -3), (430, front - 20, 1.3))
    town.build()
    tall = plants.kinds()['tall']
    for x in (-96, -90, -78, -30, -24, -8, 24, 31, 44, 49, 66, 88, 93, 101, 118, -112, -120, 132):
        at = (x + town.random.uniform(-2, 2), front - 27 + town.random.uniform(-3, 3), 1.2)
        palm = tall[town.random.integers(len(tall))]
        island.inst(palm, at, town.random.uniform(0, 6.3), town.random.uniform(0.8, 1.15))


def havana(front=420.0, lit=True):
    """Havana from the sea: the Malecón with its facades, the dome of the Capitol, Vedado's towers, the
    Morro's light."""
    town = Town(lit, 9)
    town.box('stone', (-900, front - 24, -3), (1200, front - 22.5, 3.6))
    town.box('rock', (-900, front - 27, -3), (1200, front - 24, 1.2))
    town.box('stone', (-900, front - 23, -3), (1200, front, 2.4))
    walls = ('cream', 'rose', 'green', 'blue', 'ochre', 'white', 'cream')
    town.houses(-330, 900, front, (12, 21), walls, share=0.18, tiled=False)
    town.houses(-320, 900, front + 60, (18, 27), walls, share=0.10, tiled=False)
    town.houses(-300, 900, front + 140, (24, 36), walls, share=0.08, tiled=False)
    # The Capitol.
    at = (20, front + 330)
    town.box('stone', (-70, at[1] - 20, 0), (110, at[1] + 30, 38))
    town.turned(
        'stone',
        at,
        [(38, 17), (52, 17), (52.5, 18.4), (54, 18.4), (54.5, 15), (66, 15), (66.6, 16.4), (68, 16)],
        36,
    )
    _dome(town, 'pale-dome', at, 66, 13.5, 2, 6)
    # Vedado.
    for x, width, height in (
        (330, 46, 60),
        (420, 24, 118),
        (500, 70, 96),
        (610, 22, 84),
        (690, 30, 70),
        (760, 20, 105),
    ):
        low, high = (x, front + 300, 0), (x + width, front + 330, height)
        town.box('tower', low, high)
        town.windows(low, high, 5, 5.5, 0.16, (2.4, 2.2))
    # El Morro on its rock, across the harbour mouth.
    for i in range(11):
        x = -470 + i * 14
        town.turned(
            'rock',
            (x, front - 90 + 6 * (i % 3)),
            [(-3, 19), (6, 15 + i % 4), (12 + i % 5, 11), (16 + i % 3, 3)],
            11,
        )
    town.box('coral', (-470, front - 96, 10), (-360, front - 70, 24))
    town.box('coral', (-440, front - 102, 10), (-400, front - 76, 30))
    town.turned(
        'white',
        (-378, front - 92),
        [(18, 3.4), (44, 2.3), (44.3, 3.1), (46, 3.1), (46.2, 1.7), (49, 1.7)],
        18,
    )
    town.turned('beam', (-378, front - 92), [(46.4, 1.2), (48.6, 1.2)], 12)
    town.turned('red', (-378, front - 92), [(49, 2.0), (51.5, 0.1)], 14)
    town.build()
