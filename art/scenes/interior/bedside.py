"""bedside.py - tables beside a berth and the lamps on or over them. Metres."""
import math

import mathutils
import numpy as np

from . import belongings, fittings, lighting, materials, shapes
from .cabin_shell import HEAD, INBOARD, OVERHEAD

LEFT, FRONT, BACK = 0.86, 3.40, HEAD - 0.09
HEIGHT = 0.528


def _frame(m, low):
    """Body on a plinth, its side and top; low: where what fills its front begins."""
    along_x, along_y, _ = m['wood']
    shapes.box((LEFT - 0.010, FRONT - 0.012, 0), (INBOARD - 0.010, BACK, 0.055), along_x, 0.002)
    shapes.box((LEFT, FRONT, low), (INBOARD - 0.008, BACK, 0.50), m['gap'], 0)
    shapes.box((LEFT - 0.018, FRONT - 0.024, 0.05), (LEFT, BACK, 0.50), along_y, 0.003)
    shapes.box((LEFT - 0.018, FRONT - 0.024, 0.05), (INBOARD - 0.010, BACK, 0.070), along_x, 0.003)
    shapes.box((LEFT - 0.022, FRONT - 0.035, 0.502), (INBOARD - 0.006, HEAD - 0.085, HEIGHT), along_x, 0.008)


def drawers(m):
    """Two drawers with a knob each."""
    _frame(m, 0.07)
    for low, high in ((0.074, 0.285), (0.290, 0.495)):
        shapes.box((LEFT + 0.003, FRONT - 0.022, low), (INBOARD - 0.010, FRONT, high), m['wood'][0], 0.003)
        shapes.cylinder((1.05, FRONT - 0.036, high - 0.07), (1.05, FRONT - 0.022, high - 0.07), 0.012, m['brass'])


def niche(m):
    """A drawer over an open shelf with books lying in it."""
    _frame(m, 0.33)
    along_x, along_y, _ = m['wood']
    shapes.box((LEFT, BACK - 0.02, 0.07), (INBOARD - 0.008, BACK, 0.34), along_x, 0)
    shapes.box((INBOARD - 0.026, FRONT - 0.02, 0.07), (INBOARD - 0.008, BACK, 0.34), along_y, 0)
    shapes.box((LEFT, FRONT - 0.020, 0.318), (INBOARD - 0.010, BACK, 0.336), along_x, 0.002)
    shapes.box((LEFT + 0.003, FRONT - 0.022, 0.340), (INBOARD - 0.010, FRONT, 0.495), along_x, 0.003)
    shapes.box((0.98, FRONT - 0.030, 0.455), (1.12, FRONT - 0.022, 0.467), m['brass'], 0.002)
    covers = ((0.06, 0.12, 0.17), (0.60, 0.53, 0.40), (0.42, 0.10, 0.06))
    for number, cover in enumerate(covers):
        belongings.closed_book((1.04, 3.60, 0.070 + number * 0.028), 4 * number - 6, (0.24, 0.17, 0.028), cover)


def drum(m):
    """A round fluted table with a top of stone."""
    middle, radius = (1.045, 3.655), 0.195
    angles = np.linspace(0, 2 * math.pi, 361)[:-1]
    outline = [
        (
            middle[0] + (radius - 0.007 * abs(math.sin(18 * a))) * math.cos(a),
            middle[1] + (radius - 0.007 * abs(math.sin(18 * a))) * math.sin(a),
        )
        for a in angles
    ]
    shapes.panel([outline], 0.44, m['wood'][2], 0.002, mathutils.Matrix.Translation((0, 0, 0.275)), 'drum')
    shapes.cylinder((*middle, 0), (*middle, 0.06), radius - 0.02, m['gap'], 64, 0)
    shapes.cylinder((*middle, 0.495), (*middle, HEIGHT), radius + 0.010, m['crockery'], 72, 0.006)


TABLES = {'drawers': drawers, 'niche': niche, 'drum': drum}


def _globe(at, radius=0.062):
    """An opal glass ball that glows; its lamp shines through it."""
    heights = np.linspace(-math.pi / 2, math.pi / 2, 24)
    profile = [(max(0.0, radius * math.cos(a)), radius * math.sin(a)) for a in heights]
    ball = shapes.lathe(profile, materials.glowing((1, 0.80, 0.56), 2.4), at, name='globe')
    ball.visible_shadow = ball.visible_diffuse = False


def shaded(m, watts):
    """A table lamp with a linen shade."""
    lamp = fittings.table_lamp((1.10, 3.74, HEIGHT), m['brass'], True)
    lighting.lamp('POINT', lamp, (1, 0.70, 0.42), watts, shadow_soft_size=0.045)


def globe(m, watts):
    """A ball of opal glass on a low brass foot."""
    at = (1.09, 3.73, HEIGHT)
    foot = [(0.0, 0.0), (0.055, 0.0), (0.055, 0.010), (0.016, 0.018), (0.016, 0.05), (0.0, 0.05)]
    shapes.lathe(foot, m['brass'], at)
    centre = (at[0], at[1], HEIGHT + 0.108)
    _globe(centre)
    lighting.lamp('POINT', centre, (1, 0.74, 0.48), watts, shadow_soft_size=0.06)


def pendant(m, watts):
    """A ball of opal glass that hangs from the overhead on a brass rod."""
    centre = (1.05, 3.66, 1.02)
    shapes.cylinder((1.05, 3.66, 1.075), (1.05, 3.66, OVERHEAD + 0.02), 0.004, m['brass'], 16)
    shapes.cylinder((1.05, 3.66, 1.065), (1.05, 3.66, 1.115), 0.018, m['brass'], 32)
    _globe(centre, 0.068)
    lighting.lamp('POINT', centre, (1, 0.74, 0.48), watts, shadow_soft_size=0.065)


LAMPS = {'shade': shaded, 'globe': globe, 'pendant': pendant}
