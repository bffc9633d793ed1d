"""cabin_shell.py - sole, bulkheads and overhead of a cabin; its measures."""
import math

import numpy as np

from . import lighting, materials, shapes

# Inside faces, metres: ship's side, inboard bulkhead, head bulkhead, door behind the camera.
SIDE, INBOARD, HEAD, DOOR = -1.25, 1.25, 4.0, -1.3
FOOT, LEDGE, MATTRESS, OVERHEAD = 1.86, 0.64, 0.57, 1.955
# How far the topsides lean outwards, as a slope.
FLARE = math.tan(math.radians(4.5))
WINDOW_MIDDLE, WINDOW_HEIGHT = 2.18, 1.345


def shell(m, sole, wall, inboard):
    """Sole and bulkheads. wall: of WALLS, inboard: of INBOARDS."""
    shapes.box((SIDE - 0.1, DOOR, -0.03), (INBOARD + 0.1, HEAD + 0.1, 0), sole, 0)
    shapes.box((SIDE - 0.1, DOOR - 0.03, -0.1), (INBOARD + 0.1, DOOR, 2.3), m['white'], 0)
    shapes.box((SIDE - 0.12, HEAD, -0.1), (INBOARD + 0.1, HEAD + 0.03, 2.3), m['gap'], 0)
    WALLS[wall](m)
    shapes.box((INBOARD + 0.012, DOOR, -0.1), (INBOARD + 0.04, HEAD, 2.3), m['gap'], 0)
    INBOARDS[inboard](m)


def _panels(m):
    """Three broad panels of veneer over the headboard."""
    edges = [SIDE - 0.1, -0.42, 0.42, INBOARD + 0.05]
    for start, end in zip(edges, edges[1:]):
        shapes.box((start + 0.003, HEAD - 0.018, 1.205), (end - 0.003, HEAD + 0.004, 2.2), m['wood'][0], 0.0025)


def _slats(m):
    """Upright slats of wood over the headboard, on a dark ground."""
    for x in np.arange(SIDE - 0.1, INBOARD + 0.03, 0.042):
        shapes.box((x, HEAD - 0.017, 1.205), (x + 0.030, HEAD - 0.002, 2.2), m['wood'][2], 0.004)


def _padded(m):
    """Tall panels of upholstery up to the overhead."""
    edges = np.linspace(SIDE - 0.08, INBOARD, 6)
    for number, (start, end) in enumerate(zip(edges, edges[1:])):
        middle = ((start + end) / 2, HEAD - 0.018, 1.68)
        shapes.cushion(end - start - 0.004, 0.94, 0.030, m['upholstery'], middle, seed=30 + number, squareness=20.0)


def _boards(m):
    """White boards, tongue and groove."""
    ground = materials.tongue_and_groove()
    shapes.box((SIDE - 0.1, HEAD - 0.018, 1.205), (INBOARD + 0.05, HEAD + 0.004, 2.2), ground, 0.0025)


WALLS = {'panels': _panels, 'slats': _slats, 'padded': _padded, 'boards': _boards}


def _wainscot(m):
    """Veneer to the height of a handrail, white lining over it."""
    along_y, along_z = m['wood'][1:]
    edges = [DOOR, 0.55, 1.50, 2.42, 3.36, HEAD - 0.02]
    for start, end in zip(edges, edges[1:]):
        inner, outer = INBOARD - 0.006, INBOARD + 0.016
        shapes.box((inner, start + 0.003, 0.075), (outer, end - 0.003, 0.905), along_z, 0.0025)
        shapes.box((inner + 0.002, start + 0.003, 0.935), (outer, end - 0.003, 1.925), m['lining'], 0.006)
    shapes.box((INBOARD - 0.004, DOOR, 0), (INBOARD + 0.016, HEAD, 0.070), along_y, 0.002)
    shapes.box((INBOARD - 0.014, DOOR, 0.906), (INBOARD + 0.016, HEAD - 0.02, 0.934), along_y, 0.005)


def _wardrobe(m):
    """Doors of veneer from the sole to the overhead, with long slim handles."""
    along_y, along_z = m['wood'][1:]
    edges = [DOOR, -0.35, 0.25, 0.85, 1.45, 2.05, 2.65, 3.25, HEAD - 0.02]
    for number, (start, end) in enumerate(zip(edges, edges[1:])):
        shapes.box((INBOARD - 0.014, start + 0.003, 0.075), (INBOARD + 0.01, end - 0.003, 1.925), along_z, 0.003)
        if number < len(edges) - 2:
            y = (end - 0.045) if number % 2 else (start + 0.045)
            shapes.cylinder((INBOARD - 0.040, y, 0.95), (INBOARD - 0.040, y, 1.30), 0.006, m['brass'], 20)
            for z in (0.97, 1.28):
                shapes.cylinder((INBOARD - 0.040, y, z), (INBOARD - 0.010, y, z), 0.005, m['brass'], 16)
    shapes.box((INBOARD - 0.004, DOOR, 0), (INBOARD + 0.016, HEAD, 0.070), along_y, 0.002)


INBOARDS = {'wainscot': _wainscot, 'wardrobe': _wardrobe}


LAMPS = ((-0.02, 2.72), (-0.02, 1.78), (0.62, 2.72), (0.62, 1.78))


def overhead(m, dusk, lamps=LAMPS):
    """Lowered sides with a cove of light over the windows, in the evening on both sides; a crowned middle in
    panels, with small lamps let into it.
    """
    for inwards, wall, depth in ((1, INBOARD, 0.24), (-1, SIDE - 0.13, 0.34)):
        edge = wall - inwards * depth
        profile = [
            (wall + inwards * 0.05, OVERHEAD - 0.02),
            (edge + inwards * 0.035, OVERHEAD),
            (edge + inwards * 0.012, OVERHEAD + 0.003),
            (edge, OVERHEAD + 0.014),
            (edge, OVERHEAD + 0.045),
        ]
        shapes.sweep(profile, DOOR, HEAD, m['gelcoat'])
        if dusk or inwards < 0:
            source = (edge + inwards * 0.05, 1.35, OVERHEAD + 0.03)
            target = (edge - inwards * 0.25, 1.35, OVERHEAD + 0.32)
            lighting.area(source, target, (1, 0.82, 0.64), 20 if dusk else 9, 5.1, 0.03)
    left, right = SIDE - 0.13 + 0.20, INBOARD - 0.10
    middle, half = (left + right) / 2, (right - left) / 2
    crown = []
    for step in range(25):
        angle = math.pi * step / 24
        crown.append(
            (middle - math.cos(angle) * half, OVERHEAD + 0.06 + 0.09 * max(0.0, math.sin(angle)) ** 0.6),
        )
    seams = [DOOR, 0.35, 1.30, 2.25, 3.20, HEAD]
    for start, end in zip(seams, seams[1:]):
        shapes.sweep(crown, start + 0.002, end - 0.002, m['white'], 0.010)
    shapes.box((SIDE - 0.3, DOOR, OVERHEAD + 0.20), (INBOARD + 0.1, HEAD, OVERHEAD + 0.24), m['gap'], 0)
    for x, y in lamps:
        z = OVERHEAD + 0.148
        shapes.cylinder((x, y, z - 0.012), (x, y, z), 0.036, m['steel'], 40)
        shapes.cylinder((x, y, z - 0.0135), (x, y, z - 0.010), 0.026, materials.glowing((1, 0.83, 0.62), 14))
