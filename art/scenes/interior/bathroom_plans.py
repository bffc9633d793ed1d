"""bathroom_plans.py - where washstand, shower and ledge of a bathroom stand, and what people leave there. Metres."""
from typing import NamedTuple

from . import belongings, mirrors, shapes, shower, toiletries, towels
from .bathroom_shell import AFT, clad, ledge
from .cabin_shell import HEAD, SIDE
from .vanity import DEPTH, TOP, vanity
from .wall import Wall

SHOWER = 0.74


class Choice(NamedTuple):
    """What a bathroom is fitted with; see bathroom()."""

    wall: str
    shower_wall: str
    basin: str
    mirror: str
    size: float
    rim: object
    lit: float
    curtain: bool


def ahead(m, inboard, choice):
    """The washstand on the bulkhead ahead, the shower beside it, a ledge along the hull. Returns the wall of the
    washstand, where the middle of the basin lies along it, and where things lie that need room, by name.
    """
    edge = inboard - SHOWER
    length = edge - SIDE
    face, side = Wall('-y', (SIDE, HEAD)), Wall('-x', (inboard, HEAD))
    clad(face, -0.2, length + 0.02, choice.wall, m)
    clad(face, length + 0.02, inboard - SIDE + 0.05, choice.shower_wall, m)
    clad(side, -0.05, 1.06, choice.shower_wall, m)
    clad(side, 1.06, HEAD - AFT, 'gloss', m)
    ledge(m, AFT, HEAD - DEPTH + 0.004)
    at = length * 0.54
    vanity(m, face, length - 0.02, choice.basin, at, (length - 0.40, length - 0.038), (0.30, 0.72))
    _mirror(m, face, at, length, choice)
    shower.grating((edge + 0.01, HEAD - 1.06), (inboard, HEAD), m['teak'], m['black'])
    shower.screen(m, (edge, HEAD - 0.005), (edge, HEAD - 0.94))
    shower.shower_set(m, face, inboard - SIDE - 0.36)
    shower.niche(m, side, 0.46, 1.12)
    towels.on_hook(side, 1.14, 1.62, m['fitting'], m['towel'], m['band'])
    aft = HEAD - DEPTH
    spots = {'shell': (SIDE + 0.10, aft - 0.62, TOP), 'towels': (SIDE + 0.09, aft - 0.91, TOP)}
    return face, at, {**spots, 'book': (SIDE + 0.09, aft - 0.34, TOP)}


def along_hull(m, inboard, choice):
    """The washstand along the hull, before the window, the shower ahead across the whole width. Returns as
    ahead().
    """
    start, length = HEAD - 0.98 - 1.30, 1.28
    face, forward, side = Wall('+x', (SIDE, start)), Wall('-y', (SIDE, HEAD)), Wall('-x', (inboard, HEAD))
    clad(forward, -0.2, inboard - SIDE + 0.05, choice.shower_wall, m)
    clad(side, -0.05, 0.98, choice.shower_wall, m)
    clad(side, 0.98, HEAD - AFT, choice.wall, m)
    ledge(m, AFT, start + 0.002)
    at = length * 0.50
    vanity(m, face, length, choice.basin, at, (0.018, 0.40), (0.62, 1.04))
    _mirror(m, face, at, length, choice)
    shower.bench(m, SIDE, HEAD - 0.95, HEAD)
    shower.grating((SIDE + 0.02, HEAD - 0.96), (inboard, HEAD), m['teak'], m['black'])
    if choice.curtain:
        shapes.cylinder((SIDE, HEAD - 0.97, 1.875), (inboard, HEAD - 0.97, 1.875), 0.010, m['fitting'], 28)
        shower.curtain(m, SIDE + 0.30, SIDE + 0.68, HEAD - 0.97)
    else:
        shower.screen(m, (SIDE + 0.01, HEAD - 0.97), (inboard - 0.62, HEAD - 0.97))
    shower.shower_set(m, forward, min(1.02, inboard - SIDE - 0.42))
    shower.niche(m, forward, 0.50, 1.12)
    towels.on_hook(side, 1.12, 1.62, m['fitting'], m['towel'], m['band'])
    spots = {'shell': face.at(at + 0.42, 0.40, TOP), 'towels': face.at(at + 0.49, 0.15, TOP)}
    return face, at, {**spots, 'book': face.at(at - 0.42, 0.34, TOP)}


PLANS = {'ahead': ahead, 'along-hull': along_hull}


def _mirror(m, face, at, length, choice):
    if choice.mirror == 'wide':
        mirrors.wide(m, face, 0.10, length - 0.04, TOP + 0.16, 1.80, choice.lit)
    else:
        mirrors.SHAPES[choice.mirror](m, face, at, 1.46, choice.size, choice.rim, choice.lit)


def leave_things(m, face, at, spots, things, accent):
    """Puts down `things` beside the basin, whose middle lies `at` along the washstand, and in `spots`.
    """
    def on_top(along, out):
        return face.at(at + along, out, TOP)

    if 'brushes' in things:
        toiletries.brush_glass(on_top(0.30, 0.12), 40)
    if 'dispenser' in things:
        toiletries.dispenser(on_top(-0.31, 0.13), m, 'amber')
    if 'bottles' in things:
        toiletries.dispenser(on_top(-0.31, 0.13), m, 'white')
        toiletries.dispenser(on_top(-0.39, 0.11), m, 'dark', 0.145)
    if 'soap' in things:
        toiletries.soap(on_top(0.31, 0.33), m, 24)
    if 'sprig' in things:
        toiletries.sprig(on_top(-0.47, 0.16), 20, seed=3)
    if 'shell' in things:
        belongings.shell(spots['shell'], 35, 0.085)
    if 'towels' in things:
        belongings.rolled_towels(spots['towels'], 4, accent, 0.72)
    if 'hat' in things:
        belongings.straw_hat((-0.98, AFT + 0.03, 1.52), (-84, 8, 0))
    if 'book' in things:
        belongings.closed_book(spots['book'], 82, (0.13, 0.20, 0.020), accent)
