"""helm.py - the steering position in a saloon. Metres; x athwartships, y forward."""

import math

import mathutils
import numpy as np

from . import shapes
from .furniture import SEAT


def helm(m, x, y):
    """A console with its raked panel and two screens, a wheel, two chairs seen from behind. (x, y): middle of
    the console's after side.
    """
    boards = m['wood']
    shapes.box((x - 0.68, y, 0), (x + 0.68, y + 0.60, 0.90), boards[0], 0.015)
    shapes.box((x - 0.72, y + 0.02, 0.90), (x + 0.72, y + 0.62, 0.93), m['glossy-black'], 0.012)
    raked = mathutils.Matrix.Rotation(math.radians(62), 4, 'X')
    rake = mathutils.Matrix.Translation((x, y + 0.34, 1.065)) @ raked
    shapes.panel([shapes.rounded_rectangle(1.24, 0.32, 0.04)], 0.035, m['black'], 0.008, rake, 'panel')
    for side in (-1, 1):
        at = rake @ mathutils.Matrix.Translation((side * 0.31, 0.0, 0.0185))
        shapes.print_plane(0.50, 0.25, m['instruments'], at)
    hub = mathutils.Vector((x, y - 0.10, 0.90))
    turned = mathutils.Matrix.Translation(hub) @ raked
    shapes.cylinder(turned @ mathutils.Vector((0, 0, -0.16)), hub, 0.028, m['steel'], 32)
    ring = [
        turned @ mathutils.Vector((0.20 * math.cos(a), 0.20 * math.sin(a), 0.02))
        for a in np.linspace(0, 2 * math.pi, 65)[:-1]
    ]
    shapes.tube([tuple(point) for point in ring], 0.016, m['black'], True, 'wheel')
    for number in range(3):
        a = math.pi / 2 + number * 2 * math.pi / 3
        end = turned @ mathutils.Vector((0.20 * math.cos(a), 0.20 * math.sin(a), 0.02))
        shapes.cylinder(hub, end, 0.010, m['steel'], 20)
    for side in (-0.36, 0.36):
        chair(m, x + side, y - 0.80)


def chair(m, x, y):
    """A helmsman's chair on a column: padded seat, a padded back with piping round it, arm rests."""
    shapes.lathe([(0.0, 0.014), (0.17, 0.014), (0.19, 0.006), (0.19, 0.0)], m['steel'], (x, y, 0))
    shapes.cylinder((x, y, 0), (x, y, SEAT), 0.045, m['steel'], 40)
    shapes.box((x - 0.25, y - 0.23, SEAT - 0.03), (x + 0.25, y + 0.26, SEAT + 0.02), m['gelcoat'], 0.02)
    shapes.cushion(0.56, 0.56, 0.13, m['upholstery'], (x, y + 0.02, SEAT + 0.01), (0, 0, 0), 3, 8)
    lean, wide, tall = 9, 0.55, 0.62
    at = mathutils.Matrix.Translation((x, y - 0.27, SEAT + 0.40))
    at = at @ mathutils.Matrix.Rotation(math.radians(90 + lean), 4, 'X')
    facing_aft = (x, y - 0.27, SEAT + 0.40), (90 + lean, 0, 0)
    facing_forward = (x, y - 0.27, SEAT + 0.40), (90 - lean, 0, 180)
    shapes.cushion(wide, tall, 0.055, m['upholstery'], *facing_aft, 5, 4.5)
    shapes.cushion(wide, tall, 0.11, m['upholstery'], *facing_forward, 6, 4.5)
    outline = shapes.rounded_rectangle(wide - 0.004, tall - 0.004, 0.055)
    piping = [tuple(at @ mathutils.Vector((px, py, 0.002))) for px, py in outline]
    shapes.tube(piping, 0.0075, m['accent'], True, 'piping')
    # Quilting across the back, and the steel that carries it.
    for rise in (-0.13, 0.0, 0.13):
        line = [
            tuple(at @ mathutils.Vector((px, rise, 0.0555 * (1 - abs(px / (wide / 2)) ** 4.5) ** 0.5)))
            for px in np.linspace(-wide / 2 * 0.94, wide / 2 * 0.94, 25)
        ]
        shapes.tube(line, 0.0028, m['accent'], name='seam')
    for side in (-1, 1):
        shapes.tube(
            [(x + side * 0.29, y - 0.29, SEAT + 0.12), (x + side * 0.29, y - 0.26, SEAT + 0.27)],
            0.014,
            m['steel'],
        )
        arm = (x + side * 0.29 - 0.032, y - 0.30, SEAT + 0.27), (x + side * 0.29 + 0.032, y + 0.12, SEAT + 0.315)
        shapes.box(*arm, m['upholstery'], 0.021, 5)
