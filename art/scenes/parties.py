"""parties.py - companies aboard: under way on a motor yacht, on a sloop's windward side, on a bathing platform."""

import math
from dataclasses import replace

from people import CREW, GUESTS, LOUNGING, SEATED, STANDING, SWIMMING, helmsman, person


def cruise(yacht):
    """A motor yacht's company at speed: at the helm and beside it, on the sun bed and in the cockpit."""
    helmsman(yacht)
    person(yacht, yacht['beside'], looks=GUESTS[3])
    x, y, z = yacht['sun bed']
    for across, looks, turn in ((1.35, GUESTS[0], 160), (0.55, GUESTS[1], 185)):
        person(yacht, (x, y + across, z), turn, LOUNGING, looks)
    person(yacht, yacht['cockpit'], 20, STANDING, replace(GUESTS[2], dress=False, cloth=(0.70, 0.72, 0.74)))


def hike(yacht, windward):
    """A sloop's company on her windward side (1 port, -1 starboard): at the wheel and along the rail."""
    x, y, z = yacht['helm']
    person(yacht, (x, math.copysign(y, windward), z), looks=CREW)
    x, y, z = yacht['rail']
    for ahead, looks in ((0.0, GUESTS[1]), (0.9, GUESTS[2]), (1.75, GUESTS[0])):
        person(yacht, (x + ahead, y * windward, z), 70 * windward, SEATED, looks)


def bathing(yacht):
    """Guests at anchor by day: two at the table in the cockpit, where there is one, two in the water to
    starboard."""
    if 'table' in yacht:
        x, y, z = yacht['table']
        for ahead, looks in ((0.45, GUESTS[0]), (-0.45, GUESTS[1])):
            person(yacht, (x + ahead, y, z), 70, SEATED, looks)
    x, y, z = yacht['platform']
    for aft, port, turn, looks in ((-8.2, -12.1, 40, GUESTS[3]), (-8.0, -13.5, 160, GUESTS[1])):
        person(yacht, (x - aft, y + port, 0.0), turn, SWIMMING, looks)


def sunning(yacht):
    """Two guests side by side on a motor yacht's sun bed, in the open aft of her roof."""
    x, y, z = yacht['sun bed']
    for across, turn, looks in ((0.95, 184, GUESTS[1]), (0.15, 178, GUESTS[0])):
        person(yacht, (x + 0.1, y + across, z), turn, LOUNGING, looks)


def evening(yacht):
    """Guests in the lit cockpit of a motor yacht, two at the table and one who has risen."""
    x, y, z = yacht['table']
    for ahead, looks in ((0.45, GUESTS[2]), (-0.45, GUESTS[1])):
        person(yacht, (x + ahead, y, z), 80, SEATED, looks)
    person(yacht, yacht['cockpit'], 250, STANDING, replace(GUESTS[0], hat=None))
