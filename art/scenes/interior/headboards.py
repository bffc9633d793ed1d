"""headboards.py - the padded board behind a berth's pillows, and what hangs above it. Metres."""
import numpy as np

from . import fittings, materials, shapes
from .cabin_shell import HEAD, INBOARD, SIDE

# The board's lower and upper edge.
LOW, HIGH = 0.40, 1.185
BOOKS = ((0.06, 0.12, 0.17), (0.42, 0.10, 0.06), (0.60, 0.53, 0.40), (0.10, 0.16, 0.11), (0.55, 0.36, 0.12))


def _padding(m, columns, rows, squareness, depth):
    left, right = SIDE - 0.06, INBOARD
    across = np.linspace(left, right, columns + 1)
    up = np.linspace(LOW, HIGH, rows + 1)
    for column, (start, end) in enumerate(zip(across, across[1:])):
        for row, (low, high) in enumerate(zip(up, up[1:])):
            middle = ((start + end) / 2, HEAD - 0.026, (low + high) / 2)
            size = (end - start - 0.003, high - low - 0.003)
            shapes.cushion(
                *size,
                depth,
                m['upholstery'],
                middle,
                seed=column * 7 + row,
                squareness=squareness,
            )


def channels(m):
    """Upright rolls."""
    _padding(m, 15, 1, 6.0, 0.062)


def squares(m):
    """Two rows of quilted squares."""
    _padding(m, 6, 2, 8.0, 0.058)


def leather(m):
    """Three broad flat panels with a seam across."""
    _padding(m, 3, 1, 22.0, 0.045)
    for z in (LOW + 0.30, LOW + 0.56):
        shapes.box(
            (SIDE - 0.06, HEAD - 0.074, z - 0.002),
            (INBOARD, HEAD - 0.068, z + 0.002),
            m['gap'],
            0.001,
        )


def battens(m):
    """Upright battens of the cabin's wood with a roll of upholstery along the top."""
    along_z = m['wood'][2]
    for x in np.arange(SIDE - 0.04, INBOARD - 0.01, 0.058):
        shapes.box((x, HEAD - 0.050, LOW), (x + 0.044, HEAD - 0.02, HIGH - 0.19), along_z, 0.005)
    across = np.linspace(SIDE - 0.06, INBOARD, 3)
    for number, (start, end) in enumerate(zip(across, across[1:])):
        middle = ((start + end) / 2, HEAD - 0.030, HIGH - 0.095)
        shapes.cushion(
            end - start - 0.004,
            0.185,
            0.085,
            m['upholstery'],
            middle,
            seed=number,
            squareness=4.0,
        )


def cane(m):
    """Panels of woven cane in frames of the cabin's wood."""
    along_x, _, along_z = m['wood']
    shapes.box((SIDE - 0.06, HEAD - 0.040, LOW), (INBOARD, HEAD - 0.030, HIGH), materials.cane(), 0)
    edges = np.linspace(SIDE - 0.06, INBOARD, 5)
    for x in edges:
        shapes.box((x - 0.024, HEAD - 0.066, LOW), (x + 0.024, HEAD - 0.02, HIGH), along_z, 0.005)
    for z in (LOW + 0.28, HIGH - 0.022):
        shapes.box((SIDE - 0.06, HEAD - 0.064, z - 0.022), (INBOARD, HEAD - 0.02, z + 0.022), along_x, 0.005)


HEADBOARDS = {'channels': channels, 'squares': squares, 'leather': leather, 'battens': battens, 'cane': cane}


def one_print(m, middle, drawings):
    fittings.framed_print(drawings[0], 0.62, 0.43, '-y', (middle, HEAD - 0.018, 1.585), m['wood'][0])


def row_of_prints(m, middle, drawings):
    for number, drawing in enumerate(drawings):
        x = middle + (number - (len(drawings) - 1) / 2) * 0.46
        fittings.framed_print(drawing, 0.38, 0.30, '-y', (x, HEAD - 0.018, 1.56), m['wood'][0], 0.035)


def shelf(m, middle, drawings):
    """A fiddled shelf with books and a small print that leans."""
    along_x = m['wood'][0]
    z = 1.50
    shapes.box((middle - 0.75, HEAD - 0.19, z - 0.022), (middle + 0.75, HEAD - 0.01, z), along_x, 0.006)
    shapes.box(
        (middle - 0.75, HEAD - 0.195, z + 0.035),
        (middle + 0.75, HEAD - 0.185, z + 0.050),
        along_x,
        0.004,
    )
    random = np.random.default_rng(5)
    x = middle - 0.68
    covers = [materials.plain(colour, 0.6) for colour in BOOKS]
    for number in range(13):
        thick, tall = random.uniform(0.018, 0.042), random.uniform(0.17, 0.235)
        cover = covers[number % len(covers)]
        low, high = (x, HEAD - 0.165, z), (x + thick - 0.001, HEAD - 0.03, z + tall)
        shapes.box(low, high, cover, 0.003, rotation=(0, random.uniform(-1, 1), 0))
        x += thick
    fittings.framed_print(
        drawings[0],
        0.34,
        0.26,
        '-y',
        (middle + 0.38, HEAD - 0.05, z + 0.135),
        along_x,
        0.03,
    )


ABOVE = {'print': one_print, 'prints': row_of_prints, 'shelf': shelf}
