"""parties.py - companies aboard: under way on a motor yacht, on a sloop's windward side, on a bathing platform, about
a catamaran's stern."""

from dataclasses import replace

import boats as B
import company
from people import BATHERS, CREW, GUESTS, LOUNGING, SEATED, STANDING, SWIMMING, helmsman, person


def cruise(yacht):
    """A motor yacht's company at speed: at the helm and beside it, on the sun bed, two in the cockpit."""
    helmsman(yacht)
    person(yacht, yacht['beside'], looks=GUESTS[3])
    x, y, z = yacht['sun bed']
    for across, looks, turn in ((0.95, GUESTS[0], 170), (0.15, GUESTS[1], 188)):
        person(yacht, (x, y + across, z), turn, LOUNGING, looks)
    x, y, z = yacht['table']
    person(yacht, (x + 0.40, y - 0.05, z), 300, SEATED, GUESTS[2])
    person(yacht, yacht['cockpit'], 40, STANDING, replace(GUESTS[3], hat=GUESTS[0].hat))


# At a wheel, both hands on its rim.
STEERING = {**STANDING, 'shoulder': (0.05, 0.19, 1.37), 'elbow': (0.14, 0.27, 1.14), 'hand': (0.36, 0.26, 1.10)}
# On the rail, bent over the guard wire.
HIKING = {**SEATED, 'chest': (0.06, 0, 0.45), 'neck': (0.14, 0, 0.62), 'head': (0.20, 0, 0.77), 'shoulder': (0.10, 0.19, 0.56)}


def hike(yacht, windward):
    """A sloop's company on her windward side (1 port, -1 starboard): at the wheel and along the rail."""
    x, y, z = yacht['helm']
    person(yacht, (x, y * windward, z), 0, STEERING, CREW)
    x, y, z = yacht['rail']
    seats = ((0.0, GUESTS[1], 84, HIKING), (0.62, GUESTS[2], 62, SEATED), (1.38, GUESTS[0], 75, HIKING))
    for ahead, looks, turn, pose in seats:
        person(yacht, (x + ahead, y * windward, z), turn * windward, pose, looks)


def bathing(yacht):
    """A motor yacht's guests at anchor by day: two on the edge of the bathing platform with their feet in the water,
    one on the sun bed; the steward at the table."""
    x, y, z = yacht['platform']
    for port, turn, looks in ((1.10, 172, BATHERS[3]), (0.42, 192, BATHERS[0])):
        person(yacht, (x, y + port, z), turn, SEATED, looks)
    x, y, z = yacht['sun bed']
    person(yacht, (x, y + 0.75, z), 178, LOUNGING, replace(BATHERS[2], hat=GUESTS[0].hat))
    person(yacht, yacht['cockpit'], 200, STANDING, replace(CREW, hat=None, cloth=(0.80, 0.80, 0.78)))


def platform(yacht):
    """A sloop's guests at anchor: two sit on the edge of the bathing platform, a third stands above them, one
    swims."""
    x, y, z = yacht['platform']
    person(yacht, (x, y + 0.55, z), 190, SEATED, GUESTS[2])
    person(yacht, (x, y - 0.15, z), 165, SEATED, GUESTS[1])
    person(yacht, yacht['aft rail'], 215, STANDING, replace(GUESTS[3], dress=True, hat=GUESTS[0].hat))
    person(yacht, (x - 2.2, y - 2.4, 0.0), 40, SWIMMING, GUESTS[1])


def evening(yacht):
    """Guests in the lit cockpit of a motor yacht, two at the table, one who has risen and one on the sun bed."""
    x, y, z = yacht['table']
    for ahead, looks in ((0.46, GUESTS[2]), (-0.30, GUESTS[1])):
        person(yacht, (x + ahead, y, z), 265, SEATED, looks)
    x, y, z = yacht['cockpit']
    person(yacht, (x - 0.5, y - 1.75, z), 120, STANDING, replace(GUESTS[0], hat=None))
    x, y, z = yacht['sun bed']
    person(yacht, (x, y + 0.1, z), 186, LOUNGING, GUESTS[3])


# Knees drawn up, arms thrown up, on the way down into the water.
LEAPING = {
    **STANDING,
    'chest': (0.06, 0, 1.24),
    'neck': (0.10, 0, 1.43),
    'head': (0.14, 0, 1.58),
    'knee': (0.30, 0.12, 0.68),
    'foot': (-0.02, 0.15, 0.38),
    'toe': (0.12, 0.17, 0.30),
    'shoulder': (0.08, 0.19, 1.37),
    'elbow': (0.10, 0.36, 1.58),
    'hand': (0.14, 0.46, 1.84),
}
CHILD = 0.72
"""A child's height, as a part of a grown-up's."""


def child(yacht, at, turn, pose, looks):
    person(yacht, at, turn, pose, looks).scale = (CHILD, CHILD, CHILD)


def upstairs(yacht):
    """Two on the flybridge, where there is one."""
    if 'flybridge' in yacht:
        x, y, z = yacht['flybridge']
        person(yacht, (x, y, z), 10, SEATED, replace(GUESTS[2], hat=GUESTS[0].hat))
        person(yacht, (x, y - 0.8, z), -15, SEATED, GUESTS[1])


def leap(yacht):
    """A swim before lunch: one leaps from the steps, another sits there and looks on, a third is in the water."""
    company.at_table(yacht)
    upstairs(yacht)
    x, y, z = yacht['step']
    person(yacht, (x - 1.6, y - 0.9, 0.60), 200, LEAPING, BATHERS[4])
    person(yacht, (x, -y, z), 180, SEATED, BATHERS[0])
    person(yacht, (x - 2.6, y - 3.4, 0.0), 60, SWIMMING, BATHERS[3])


def family(yacht):
    """A family at breakfast in the cockpit; two children sit on the steps with their feet in the water, their father
    is in the water before them; a paddle board lies at the other steps."""
    company.at_table(yacht)
    upstairs(yacht)
    x, y, z = yacht['step']
    child(yacht, (x, y - 0.22, z + 0.02), 176, SEATED, BATHERS[2])
    child(yacht, (x, y + 0.30, z + 0.02), 188, SEATED, BATHERS[4])
    person(yacht, (x - 1.5, y - 0.9, 0.02), 8, SWIMMING, BATHERS[1])
    B.afloat('board', (x - 0.9, -y - 0.2), 96).parent = yacht


def boarding(yacht):
    """A paddle board at the steps: one sits astride it, legs in the water, and talks with another on the lowest step;
    somebody stands on the deck over them."""
    company.at_table(yacht)
    upstairs(yacht)
    x, y, z = yacht['step']
    board = B.afloat('board', (x - 1.75, y - 0.4), 78)
    board.parent = yacht
    person(board, (0.1, 0, 0.14), 8, SEATED, BATHERS[3])
    person(yacht, (x, y + 0.2, z), 190, SEATED, BATHERS[1])
    x, y, z = yacht['aft rail']
    person(yacht, (x, y, z), 175, STANDING, replace(GUESTS[0], dress=True))


def quiet(yacht):
    """Early: coffee in the cockpit, one on the steps who looks at the water."""
    company.at_table(yacht)
    x, y, z = yacht['step']
    person(yacht, (x, y, z), 176, SEATED, replace(GUESTS[0], hat=None))


STAGES = {'leap': leap, 'family': family, 'boarding': boarding, 'quiet': quiet}
