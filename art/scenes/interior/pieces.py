"""pieces.py - single pieces that furnish a saloon: a bench, a sideboard, a pouf. Metres; x athwartships, y
forward.
"""

import math

import mathutils
import numpy as np

from . import belongings, dishes, fittings, furniture, lighting, materials, shapes, tableware


def bench(m, x, start, end, depth=0.44):
    """A bench without a back along y at a table: two deep cushions with piping on a rounded frame of wood, on round
    legs that taper and stand out a little."""
    top = furniture.SEAT - 0.085
    middle = (start + end) / 2
    outline = shapes.rounded_rectangle(depth, end - start, 0.10, points=16)
    lying = mathutils.Matrix.Translation((x, middle, top - 0.025))
    shapes.panel([outline], 0.050, m['wood'][1], 0.012, lying, 'bench')
    for side in (-1, 1):
        for far in (-1, 1):
            head = (x + side * (depth / 2 - 0.085), middle + far * ((end - start) / 2 - 0.14), top - 0.045)
            foot = (head[0] + side * 0.035, head[1] + far * 0.060, 0)
            shapes.cylinder(foot, head, 0.013, m['wood'][2], 32, end_radius=0.024)
    edges = np.linspace(start + 0.015, end - 0.015, 3)
    for number, (low, high) in enumerate(zip(edges, edges[1:])):
        at = (x, (low + high) / 2, top + 0.038)
        size = (depth - 0.020, high - low - 0.004)
        shapes.cushion(*size, 0.085, m['upholstery'], at, (0, 0, 0), 40 + number, 15, 0.0015)
        for height in (0.010, 0.070):
            seam = shapes.rounded_rectangle(size[0] - 0.006, size[1] - 0.006, 0.02)
            points = [(at[0] + px, at[1] + py, top + height) for px, py in seam]
            shapes.tube(points, 0.0045, m['upholstery'], True, 'piping')


def pouf(m, x, y, radius=0.27):
    """A round pouf covered in the accent's cloth, a seam round its top and its foot."""
    profile = [(0.0, 0.0), (radius * 0.92, 0.0), (radius * 0.985, 0.03), (radius * 1.03, 0.12)]
    profile += [(radius * 1.04, 0.20), (radius * 1.02, 0.30), (radius * 0.97, 0.355), (radius * 0.86, 0.385)]
    shapes.lathe([*profile, (radius * 0.5, 0.398), (0.0, 0.400)], m['accent'], (x, y, 0), 72)
    for height, wide in ((0.035, 0.992), (0.350, 0.978)):
        ring = [
            (x + radius * wide * math.cos(a), y + radius * wide * math.sin(a), height)
            for a in np.linspace(0, 2 * math.pi, 60)[:-1]
        ]
        shapes.tube(ring, 0.006, m['linen'], True, 'piping')


def sideboard(m, start, end, back, height=0.80, depth=0.36):
    """A low cupboard against the front, under the windows, with a lamp, books, fruit and leaves on it."""
    face = back - depth
    shapes.box((start + 0.02, face + 0.03, 0), (end - 0.02, back, 0.07), m['gap'], 0)
    shapes.box((start, face + 0.012, 0.07), (end, back, height - 0.026), m['wood'][0], 0.006)
    edges = np.linspace(start + 0.012, end - 0.012, 4)
    for low, high in zip(edges, edges[1:]):
        shapes.box((low + 0.002, face, 0.085), (high - 0.002, face + 0.018, height - 0.04), m['wood'][0], 0.003)
        shapes.box((low + 0.05, face - 0.004, height - 0.075), (high - 0.05, face, height - 0.055), m['gap'], 0)
    shapes.box((start - 0.012, face - 0.012, height - 0.028), (end + 0.012, back, height), m['wood'][0], 0.008)
    middle = back - depth / 2
    lamp = fittings.table_lamp((start + 0.18, middle, height), m['brass'], True)
    lighting.lamp('POINT', lamp, (1, 0.70, 0.42), 3, shadow_soft_size=0.05)
    cover, other = (0.05, 0.13, 0.17), (0.55, 0.50, 0.42)
    belongings.closed_book((start + 0.52, middle, height), 8, (0.21, 0.28, 0.026), cover)
    belongings.closed_book((start + 0.52, middle, height + 0.026), -6, (0.18, 0.24, 0.022), other)
    belongings.shell((start + 0.52, middle, height + 0.048), 40)
    dishes.bowl((end - 0.46, middle, height), m['crockery'], 0.115, 0.066)
    tableware.limes((end - 0.46, middle, height + 0.034), materials.peel((0.42, 0.13, 0.015)), 6, 0.034, 3)
    furniture.vase((end - 0.16, middle, height), m['crockery'], 4)


def book_shelf(m, start, end, back, z, seed=2):
    """A shelf on the forward bulkhead, with a fiddle along its edge, and books side by side, the last one
    leaning.
    """
    random = np.random.default_rng(seed)
    shapes.box((start, back - 0.17, z - 0.02), (end, back, z), m['wood'][0], 0.005)
    shapes.box((start, back - 0.178, z - 0.02), (end, back - 0.166, z + 0.035), m['wood'][0], 0.004)
    x, number = start + 0.03, 0
    colours = ((0.05, 0.12, 0.16), (0.50, 0.44, 0.34), (0.30, 0.05, 0.04), (0.10, 0.17, 0.10), (0.62, 0.58, 0.5))
    while x < end - 0.16:
        thick, tall = random.uniform(0.020, 0.040), random.uniform(0.17, 0.24)
        cover = materials.plain(colours[number % 5], 0.6)
        shapes.box((x, back - 0.155, z), (x + thick, back - 0.01, z + tall), cover, 0.002, 2, 'book')
        x, number = x + thick + 0.0015, number + 1
    last = shapes.box((x, back - 0.155, z), (x + 0.03, back - 0.01, z + 0.20), cover, 0.002, 2, 'book')
    last.rotation_euler = (0, math.radians(14), 0)
    last.location.x += 0.026
