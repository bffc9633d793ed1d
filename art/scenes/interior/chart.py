"""chart.py - what the screens at a helm show: a chart with soundings and a course, and a radar beside figures.
Drawn as arrays of (row, column, RGB), top row first.
"""

import math

import bpy
import numpy as np

from sea import fbm

from .graph import new_material

WIDTH, HEIGHT = 520, 320
# Three by five dots each, a row an octal digit.
DIGITS = ('75557', '26227', '71747', '71717', '55711', '74717', '74757', '71111', '75757', '75717')


def _write(picture, text, left, top, colour, size=2):
    """Figures, `size` pixels a dot."""
    for number, digit in enumerate(text):
        for row, dots in enumerate(DIGITS[int(digit)]):
            for column in range(3):
                if int(dots) >> (2 - column) & 1:
                    y, x = top + row * size, left + (number * 4 + column) * size
                    picture[y : y + size, x : x + size] = colour


def _line(picture, start, end, colour, wide=1.6):
    """A straight line between two points (column, row)."""
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH]
    along = np.array(end, float) - start
    share = ((columns - start[0]) * along[0] + (rows - start[1]) * along[1]) / (along @ along)
    share = np.clip(share, 0, 1)
    away = np.hypot(columns - start[0] - share * along[0], rows - start[1] - share * along[1])
    picture[away < wide] = colour


def _rings(picture, middle, radii, colour, wide=1.0):
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH]
    away = np.hypot(columns - middle[0], rows - middle[1])
    for radius in radii:
        picture[np.abs(away - radius) < wide] = colour


def chart(seed=4):
    """Cays in ochre among shoals in blues, lines of depth, soundings, the course laid between them."""
    columns, rows = np.meshgrid(np.linspace(0, 5.2, WIDTH), np.linspace(0, 3.2, HEIGHT))
    ground = fbm(columns * 0.62, rows * 0.62, 5, seed)
    depth = 0.30 - ground
    picture = np.empty((HEIGHT, WIDTH, 3))
    picture[:] = (0.80, 0.88, 0.92)
    for limit, colour in (
        (0.34, (0.55, 0.76, 0.88)),
        (0.20, (0.30, 0.60, 0.80)),
        (0.07, (0.42, 0.62, 0.44)),
        (0.02, (0.86, 0.70, 0.34)),
    ):
        picture[depth < limit] = colour
    slope = np.hypot(*np.gradient(depth)) + 1e-4
    for limit in (0.02, 0.20, 0.34, 0.50, 0.66):
        picture[np.abs(depth - limit) < slope * 0.8] = (0.16, 0.30, 0.40)
    for row in range(18, HEIGHT - 20, 34):
        for column in range(14 + row % 30, WIDTH - 30, 52):
            if depth[row : row + 10, column : column + 16].min() > 0.10:
                _write(picture, str(int(depth[row, column] * 34) + 1), column, row, (0.20, 0.28, 0.34), 2)
    course = [(60, 290), (150, 215), (265, 190), (350, 110), (470, 70)]
    for start, end in zip(course, course[1:]):
        _line(picture, start, end, (0.72, 0.06, 0.34), 2.2)
    for point in course[1:]:
        _rings(picture, point, (6,), (0.72, 0.06, 0.34), 1.8)
    for corner in ((66, 302), (54, 302)):
        _line(picture, (60, 274), corner, (0.03, 0.03, 0.04), 2.4)
    picture[:16] = (0.04, 0.07, 0.10)
    return picture


def radar(seed=9):
    """Echoes of the land about the yacht, rings of distance, and a column of figures."""
    picture = np.empty((HEIGHT, WIDTH, 3))
    picture[:] = (0.010, 0.022, 0.034)
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH]
    middle = (200, 166)
    away = np.hypot(columns - middle[0], rows - middle[1])
    angle = np.arctan2(rows - middle[1], columns - middle[0])
    echo = fbm(columns / 90, rows / 90, 4, seed) - 0.10 - 0.5 * np.exp(-away / 40)
    seen = (echo > 0.12) & (away < 148)
    picture[seen] = (0.80, 0.52, 0.06)
    picture[seen & (echo > 0.24)] = (0.75, 0.14, 0.05)
    sweep = np.clip(1 - np.mod(angle + 1.0, 2 * math.pi) / 0.8, 0, 1)[..., None] * (away < 148)[..., None]
    picture += sweep * np.array((0.02, 0.16, 0.14))
    _rings(picture, middle, (37, 74, 111, 148), (0.10, 0.42, 0.42), 0.9)
    _line(picture, middle, (middle[0], middle[1] - 148), (0.50, 0.75, 0.75), 1.0)
    for number, figures in enumerate(('124', '045', '18', '27', '06')):
        top = 26 + number * 58
        picture[top - 12 : top - 9, 372:500] = (0.10, 0.30, 0.36)
        _write(picture, figures, 388, top, (0.86, 0.93, 0.95), 6)
    return picture


def screen(picture, glow=0.42):
    """A screen that shows a drawn picture, over its own x-y plane by UV coordinates."""
    pixels = np.ones((HEIGHT, WIDTH, 4), np.float32)
    pixels[..., :3] = np.clip(picture, 0, 1)[::-1]
    image = bpy.data.images.new('screen', WIDTH, HEIGHT)
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    material, g = new_material('screen')
    material.cycles.sample_as_light = False
    texture = g.node('TexImage')
    texture.image = image
    g.surface(g.node('Emission', {'Color': texture.outputs[0], 'Strength': glow}).outputs[0])
    return material
