"""parties.py - companies aboard: under way on a motor yacht, on a sloop's windward side, on a bathing platform, about
a catamaran's stern."""

from dataclasses import replace

import boats as B
import company
from boats.left_behind import book, fins, mask
from boats.towel import hung, towel
from people import BATHERS, CREW, GUESTS, LOUNGING, SEATED, STANDING, helmsman, paddler, person


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
    """A motor yacht at anchor by day: a towel, fins and a mask of those who have swum lie on the bathing platform, a
    towel on the sun bed."""
    x, y, z = yacht['platform']
    towel(yacht, (x + 0.75, y + 0.15, z - 0.04), 80, 'sun', 4, (1.5, 0.75))
    fins(yacht, (x + 0.42, y - 0.85, z - 0.04), 60)
    mask(yacht, (x + 0.78, y - 0.72, z - 0.04), 20)
    x, y, z = yacht['sun bed']
    towel(yacht, (x, y + 0.5, z + 0.02), 84, 'sea', 3, (1.7, 0.8))


def at_ease(yacht):
    """A motor yacht at anchor in the late sun: two in the shade at the cockpit's table, towels that dry on the rail and
    lie on the sun bed, what the swimmers left."""
    bathing(yacht)
    x, y, z = yacht['table']
    for ahead, looks in ((0.46, GUESTS[3]), (-0.30, replace(GUESTS[0], hat=None))):
        person(yacht, (x + ahead, y, z), 265, SEATED, looks)
    for at, pattern, seed in zip((yacht['rail'][:3], yacht['rail'][3:]), ('sea', 'sun'), (2, 5)):
        hung(yacht, at, -6, pattern, seed, (0.85, 1.0), 0.025)


def platform(yacht):
    """A sloop at anchor: a towel, fins and a mask of those who have swum lie on the platform."""
    x, y, z = yacht['platform']
    towel(yacht, (x + 0.32, y + 0.92, z - 0.01), 84, 'sun', 4, (0.95, 0.55))
    fins(yacht, (x + 0.16, y - 0.72, z - 0.03), 62)
    mask(yacht, (x + 0.36, y - 0.48, z - 0.03), 20)


def benches(yacht):
    """A sloop at anchor after a swim: two talk across the cockpit, a third lies on deck, and what the
    swimmers left lies on the platform."""
    platform(yacht)
    x, y, z = yacht['bench']
    person(yacht, (x, y, z), 270, SEATED, replace(GUESTS[0], hat=None))
    person(yacht, (x + 0.7, -y, z), 90, SEATED, GUESTS[3])
    person(yacht, yacht['foredeck'], 170, LOUNGING, BATHERS[1])


def evening(yacht):
    """Guests in the lit cockpit of a motor yacht, two at the table, one who has risen and one on the sun bed."""
    x, y, z = yacht['table']
    for ahead, looks in ((0.46, GUESTS[2]), (-0.30, GUESTS[1])):
        person(yacht, (x + ahead, y, z), 265, SEATED, looks)
    x, y, z = yacht['cockpit']
    person(yacht, (x - 0.5, y - 1.75, z), 120, STANDING, replace(GUESTS[0], hat=None))
    x, y, z = yacht['sun bed']
    person(yacht, (x, y + 0.1, z), 186, LOUNGING, GUESTS[3])


def upstairs(yacht):
    """Two on the flybridge, where there is one."""
    if 'flybridge' in yacht:
        x, y, z = yacht['flybridge']
        person(yacht, (x, y, z), 10, SEATED, replace(GUESTS[2], hat=GUESTS[0].hat))
        person(yacht, (x, y - 0.8, z), -15, SEATED, GUESTS[1])


def traces(yacht, side):
    """What swimmers left about a catamaran's stern: towels, fins and a mask on the steps of one side (1 port,
    -1 starboard), a towel and a book on the daybed."""
    x, y, z = yacht['step']
    fins(yacht, (x - 0.05, side * y + 0.12, z - 0.02), 172)
    mask(yacht, (x + 0.08, side * y - 0.30, z - 0.02), 30)
    x, y, z = yacht['sofa back']
    hung(yacht, (x, y - 0.75, z), 90, 'sea', 2)
    x, y, z = yacht['daybed']
    towel(yacht, (x, y + 0.35, z - 0.03), 86, 'sun', 6, (1.1, 0.7))
    book(yacht, (x - 0.15, y + 0.25, z), 35)


def lunch(yacht):
    """After a swim: lunch in the shade of the cockpit, and what the swimmers left on the starboard steps."""
    company.at_table(yacht)
    upstairs(yacht)
    traces(yacht, -1)


def board_in(yacht):
    """Breakfast in the cockpit; a paddle board lies tied to the starboard steps, on another somebody paddles off."""
    company.at_table(yacht, served=False)
    traces(yacht, 1)
    x, y, z = yacht['step']
    board = B.afloat('board', (x - 0.95, -y - 0.35), 82)
    board.parent = yacht
    line = B.Boat('line')
    line.tube([(x - 0.9, -y + 0.9, 0.14), (x - 0.5, -y + 0.7, 0.10), (x + 0.05, -y + 0.55, z)], 0.014, 'rope', 6)
    line.root.parent = yacht
    ridden = B.afloat('board', (13.0, -13.0), 12, paddle=False, colour='aqua', pad='board')
    ridden.parent = yacht
    paddler(ridden)
    B.shadowless(ridden)


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


STAGES = {'at ease': at_ease, 'lunch': lunch, 'board': board_in, 'boarding': boarding, 'quiet': quiet, 'benches': benches}
