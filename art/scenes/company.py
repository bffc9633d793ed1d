"""company.py - guests of a yacht together: at table in the cockpit, on the steps, on the beach."""

import math
from dataclasses import replace

import numpy as np

import people
from boats.builder import Boat
from people import CREW, GUESTS, LOUNGING, SEATED, STANDING

# The arms reach for table and glass.
AT_TABLE = {**SEATED, 'chest': (0.02, 0, 0.46), 'neck': (0.05, 0, 0.64), 'head': (0.10, 0, 0.80), 'hand': (0.42, 0.16, 0.32)}
TOASTING = {**AT_TABLE, 'elbow': (0.22, 0.25, 0.46), 'hand': (0.44, 0.16, 0.62)}
SERVING = {**STANDING, 'elbow': (0.10, 0.25, 1.12), 'hand': (0.38, 0.16, 1.10)}


def at_table(root, served=True):
    """Four guests at the table of a catamaran's cockpit; served: by a steward, where the roof is high enough."""
    numbers = list(root['seats'])
    seats = [numbers[i : i + 4] for i in range(0, len(numbers), 4)]
    poses = (AT_TABLE, TOASTING, AT_TABLE, TOASTING)
    looks = (GUESTS[0], GUESTS[1], replace(GUESTS[2], dress=False), GUESTS[3])
    for (x, y, z, turn), pose, look in zip(seats, poses, looks):
        people.person(root, (x, y, z), turn, pose, look)
    if not served:
        return
    middle = (seats[0][0] + seats[1][0]) / 2
    steward = replace(CREW, hat=None, cloth=(0.80, 0.80, 0.78))
    people.person(root, (middle, seats[3][1] - 1.25, seats[0][2] - 0.46), 90, SERVING, steward)


def aboard(root, moored=True):
    """On a catamaran: at table and on the flybridge, where there is one; at anchor also one on the steps."""
    at_table(root)
    if moored:
        x, y, z = root['step']
        people.person(root, (x, y, z), 180, SEATED, GUESTS[3])
    if 'flybridge' in root:
        x, y, z = root['flybridge']
        people.person(root, (x, y, z), 10, TOASTING, replace(GUESTS[2], hat=GUESTS[0].hat))
        people.person(root, (x, y - 0.8, z), -15, SEATED, GUESTS[1])


def ashore(ground, x, inland):
    """A morning on the beach: parasols where the sand is dry, two guests who lie in their shade, two at the
    water's edge. ground(x, y) is the height of the beach, which rises with y from y = inland on."""
    up = np.linspace(inland, inland + 120, 960)
    heights = ground(np.full_like(up, x), up)
    dry, wet = (float(up[np.argmax(heights > level)]) for level in (0.5, 0.04))
    for aside, colour in ((0.0, 'coral'), (4.4, 'aqua'), (10.0, 'coral')):
        parasol = Boat('parasol')
        parasol.tube([(0, 0, 0), (0, 0, 2.15)], 0.03, 'enamel', 8)
        rings = [
            [(r * math.cos(a), r * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 16, endpoint=False)]
            for r, z in ((1.5, 1.85), (0.8, 2.15), (0.03, 2.3))
        ]
        parasol.loft(rings, [colour], angle=20)
        parasol.box((0.4, -0.9, 0.06), (1.9, 0.8, 0.05), 'enamel', 0.02)
        parasol.root.location = (x + aside, dry, 0.5)
    people.person(None, (x + 0.4, dry - 0.9, 0.62), 190, LOUNGING, GUESTS[0])
    people.person(None, (x + 4.6, dry - 0.9, 0.62), 170, LOUNGING, GUESTS[3])
    people.person(None, (x - 3.0, wet, 0.03), 60, STANDING, GUESTS[2])
    people.person(None, (x - 4.0, wet - 0.4, 0.0), 40, STANDING, replace(GUESTS[1], hat=GUESTS[0].hat))
