"""bathroom_shell.py - sole, bulkheads and ledge of a bathroom; it shares the ship's side and overhead of a
cabin. Metres.
"""
import numpy as np

from . import materials, shapes, surfaces
from .cabin_shell import HEAD, SIDE
from .vanity import TOP

# The bulkhead with the door, behind the camera, and where the hull's lining begins over the ledge.
AFT = 0.55
LEDGE_DEPTH = 0.17


def cladding(kind, m):
    """What a bulkhead is clad with, as a material; `slats` and `panels` are built."""
    return {
        'gloss': lambda: materials.paint((0.80, 0.79, 0.765), 0.16, 0.01),
        'boards': materials.tongue_and_groove,
        'zellige': lambda: surfaces.tiles(m['tile'], (0.105, 0.105), m['grout']),
        'brick': lambda: surfaces.tiles(m['tile'], (0.20, 0.066), m['grout'], 0.09, True),
        'upright': lambda: surfaces.tiles(m['tile'], (0.052, 0.21), m['grout'], 0.11),
        'stone': lambda: m['slab'],
    }[kind]()


def clad(wall, start, end, kind, m, low=0.0, high=2.2):
    """Clads a wall from `start` to `end` along it."""
    wall.box((start, -0.03, low), (end, -0.017, high), m['gap'], 0)
    if kind == 'slats':
        for along in np.arange(start + 0.004, end - 0.026, 0.038):
            wall.box((along, -0.016, low), (along + 0.027, 0.0, high), m['wood'][2], 0.004)
        return
    if kind == 'panels':
        edges = np.linspace(start, end, max(1, round((end - start) / 0.55)) + 1)
        for a, b in zip(edges, edges[1:]):
            wall.box((a + 0.003, -0.018, low), (b - 0.003, 0.0, high), m['wood'][wall.grain], 0.0025)
        return
    wall.box((start, -0.018, low), (end, 0.0, high), cladding(kind, m), 0.002)


def shell(m, inboard, sole):
    """Sole, the bulkhead with the door, and what closes the corners."""
    shapes.box((SIDE - 0.1, AFT, -0.03), (inboard + 0.1, HEAD + 0.1, 0), sole, 0)
    shapes.box((SIDE - 0.2, AFT - 0.03, -0.1), (inboard + 0.1, AFT, 2.3), m['white'], 0)
    shapes.box((SIDE - 0.2, HEAD + 0.03, -0.1), (inboard + 0.1, HEAD + 0.06, 2.3), m['gap'], 0)
    shapes.box((inboard + 0.03, AFT, -0.1), (inboard + 0.06, HEAD, 2.3), m['gap'], 0)
    # Behind the foot of the hull's lining, which leans out and would let the sea be seen under it.
    shapes.box((SIDE - 0.09, AFT, TOP - 0.06), (SIDE - 0.030, HEAD, TOP + 0.03), m['white'], 0)
    _door(m, -0.42, 0.22)


def _door(m, start, end):
    """The door in the bulkhead behind the camera, seen in mirrors."""
    for a, b in ((start - 0.06, start), (end, end + 0.06)):
        shapes.box((a, AFT, 0), (b, AFT + 0.02, 1.93), m['wood'][2], 0.004)
    shapes.box((start - 0.06, AFT, 1.87), (end + 0.06, AFT + 0.02, 1.93), m['wood'][0], 0.004)
    shapes.box((start + 0.002, AFT, 0.01), (end - 0.002, AFT + 0.012, 1.868), m['wood'][2], 0.003)
    shapes.cylinder((start + 0.06, AFT + 0.05, 0.98), (start + 0.17, AFT + 0.05, 0.98), 0.008, m['fitting'], 24)
    shapes.cylinder((start + 0.06, AFT, 0.98), (start + 0.06, AFT + 0.05, 0.98), 0.008, m['fitting'], 24)


def ledge(m, start, end, depth=LEDGE_DEPTH, bottom=0.0):
    """A ledge along the hull at the height of the washstand's top, on closed fronts."""
    along_y = m['wood'][1]
    face = SIDE + depth
    shapes.box((SIDE - 0.05, start, bottom), (face - 0.024, end, TOP - 0.034), m['gap'], 0)
    edges = np.linspace(start, end, max(1, round((end - start) / 0.62)) + 1)
    for a, b in zip(edges, edges[1:]):
        low, high = (face - 0.026, a + 0.0025, 0.075), (face - 0.006, b - 0.0025, TOP - 0.040)
        shapes.box(low, high, m['front'] or along_y, 0.0025)
        knob = (face - 0.006, (a + b) / 2, TOP - 0.085)
        shapes.cylinder(knob, (knob[0] + 0.016, *knob[1:]), 0.011, m['fitting'])
    shapes.box((SIDE - 0.05, start, TOP - 0.032), (face + 0.012, end, TOP), m['top'], 0.005)
