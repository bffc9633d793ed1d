"""helm.py - the steering position in a saloon. Metres; x athwartships, y forward."""

import math

import mathutils
import numpy as np

from . import chart, shapes

# The seat's height at the helm, and how far its panel leans back from upright, degrees.
SEAT, LEAN = 0.52, 34


def helm(m, x, y):
    """A console with chart and radar on its raked panel, a wheel, throttles and two low-backed seats seen from
    behind. (x, y): middle of the console's after side.
    """
    shapes.box((x - 0.70, y, 0), (x + 0.70, y + 0.75, 0.93), m['wood'][0], 0.02)
    shapes.box((x - 0.74, y - 0.03, 0.93), (x + 0.74, y + 0.80, 0.965), m['hide'], 0.016)
    raked = mathutils.Matrix.Rotation(math.radians(90 - LEAN), 4, 'X')
    rake = mathutils.Matrix.Translation((x, y + 0.34, 1.135)) @ raked
    shapes.panel([shapes.rounded_rectangle(1.34, 0.42, 0.05)], 0.05, m['hide'], 0.016, rake, 'panel')
    for side, picture in ((-1, chart.chart()), (1, chart.radar())):
        at = rake @ mathutils.Matrix.Translation((side * 0.315, 0.015, 0.026))
        frame = at @ mathutils.Matrix.Translation((0, 0, 0.004))
        outline = shapes.rounded_rectangle(0.57, 0.355, 0.014)
        shapes.panel([outline], 0.016, m['glossy-black'], 0.004, frame, 'plotter')
        shapes.print_plane(0.532, 0.318, chart.screen(picture), at @ mathutils.Matrix.Translation((0, 0, 0.0135)))
    _wheel(m, mathutils.Vector((x - 0.02, y - 0.06, 1.0)))
    _throttles(m, x + 0.46, y + 0.08, 0.965)
    for side in (-0.36, 0.36):
        seat(m, x + side, y - 0.92)


def _wheel(m, hub):
    """A wheel of three spokes, its rim in leather."""
    turned = mathutils.Matrix.Translation(hub) @ mathutils.Matrix.Rotation(math.radians(90 - LEAN), 4, 'X')

    def spot(radius, angle, out):
        return turned @ mathutils.Vector((radius * math.cos(angle), radius * math.sin(angle), out))

    shapes.cylinder(turned @ mathutils.Vector((0, 0, -0.18)), hub, 0.030, m['steel'], 32)
    shapes.cylinder(hub, turned @ mathutils.Vector((0, 0, 0.02)), 0.045, m['steel'], 40, 0.006)
    ring = [tuple(spot(0.215, angle, 0.03)) for angle in np.linspace(0, 2 * math.pi, 73)[:-1]]
    shapes.tube(ring, 0.019, m['hide'], True, 'wheel')
    for number in range(3):
        angle = math.pi / 2 + number * 2 * math.pi / 3
        for apart in (-0.05, 0.05):
            shapes.cylinder(spot(0.03, angle, 0.01), spot(0.205, angle + apart, 0.03), 0.008, m['steel'], 20)


def _throttles(m, x, y, z):
    """Two levers side by side on a foot of steel."""
    shapes.box((x - 0.075, y - 0.07, z), (x + 0.075, y + 0.07, z + 0.055), m['steel'], 0.022, 5)
    for side in (-1, 1):
        foot, top = (x + side * 0.045, y, z + 0.04), (x + side * 0.052, y - 0.055, z + 0.19)
        shapes.cylinder(foot, top, 0.009, m['steel'], 24)
        shapes.cylinder((top[0] - 0.022, *top[1:]), (top[0] + 0.022, *top[1:]), 0.019, m['glossy-black'], 28, 0.007)


def seat(m, x, y):
    """A seat on a column: padded, with a low back that is quilted and piped, and arm rests."""
    shapes.lathe([(0.0, 0.014), (0.17, 0.014), (0.19, 0.006), (0.19, 0.0)], m['steel'], (x, y, 0))
    shapes.cylinder((x, y, 0), (x, y, SEAT), 0.05, m['steel'], 40)
    shapes.box((x - 0.27, y - 0.25, SEAT - 0.06), (x + 0.27, y + 0.26, SEAT + 0.01), m['hide'], 0.03, 5)
    shapes.cushion(0.54, 0.54, 0.11, m['hide'], (x, y + 0.02, SEAT), (0, 0, 0), 3, 14, 0.001)
    lean, wide, tall = 9, 0.58, 0.46
    middle = (x, y - 0.27, SEAT + 0.25)
    at = mathutils.Matrix.Translation(middle) @ mathutils.Matrix.Rotation(math.radians(90 + lean), 4, 'X')
    shapes.cushion(wide, tall, 0.060, m['hide'], middle, (90 + lean, 0, 0), 5, 9, 0.001)
    shapes.cushion(wide, tall, 0.10, m['hide'], middle, (90 - lean, 0, 180), 6, 9, 0.001)
    outline = shapes.rounded_rectangle(wide - 0.002, tall - 0.002, 0.03)
    shapes.tube([tuple(at @ mathutils.Vector((px, py, 0.002))) for px, py in outline], 0.007, m['accent'], True)
    for along in np.linspace(-0.19, 0.19, 5):
        seam = [
            tuple(at @ mathutils.Vector((along, rise, 0.0605 * (1 - abs(rise / (tall / 2)) ** 9) ** 0.5)))
            for rise in np.linspace(-tall / 2 * 0.95, tall / 2 * 0.95, 25)
        ]
        shapes.tube(seam, 0.0026, m['accent'], name='seam')
    for side in (-1, 1):
        low, high = sorted((x + side * 0.27, x + side * 0.34))
        shapes.box((low, y - 0.28, SEAT + 0.16), (high, y + 0.12, SEAT + 0.215), m['hide'], 0.024, 5)
        post = x + side * 0.305
        shapes.tube([(post, y - 0.20, SEAT - 0.03), (post, y - 0.18, SEAT + 0.17)], 0.014, m['steel'])
