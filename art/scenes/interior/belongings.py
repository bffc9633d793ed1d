"""belongings.py - things people leave in a room: a book, glasses, a hat. Metres; every function puts one
thing at `location`.
"""
import math

import numpy as np

from . import materials, shapes


def open_book(location, turn, cover=(0.05, 0.12, 0.16)):
    """A book lying open on its back, 26 cm across."""
    paper = materials.pages()
    half, deep = 0.128, 0.098
    for side in (1, -1):
        outline = []
        for step in range(15):
            along = step / 14
            rise = 0.003 + 0.017 * (1 - math.exp(-along * 8)) * (1 - 0.42 * along)
            outline.append((side * along * half, rise))
        outline += [(side * half, 0.003), (0, 0.003)]
        if side > 0:
            outline.reverse()
        shapes.extrusion(outline, -deep, deep, paper, 'pages', location, (0, 0, turn))
    binding = materials.plain(cover, 0.55)
    boards = shapes.box(
        (-half - 0.004, -deep - 0.004, 0),
        (half + 0.004, deep + 0.004, 0.003),
        binding,
        0.001,
    )
    boards.location = (location[0], location[1], location[2] + 0.0015)
    boards.rotation_euler = (0, 0, math.radians(turn))


def closed_book(location, turn, size=(0.15, 0.215, 0.022), cover=(0.32, 0.10, 0.06)):
    """A closed book; location: the middle of its lower side."""
    width, depth, height = size
    angle = math.radians(turn)
    parts = [
        ((-width / 2, -depth / 2, 0), (width / 2, depth / 2, 0.0025), cover),
        ((-width / 2, -depth / 2, height - 0.0025), (width / 2, depth / 2, height), cover),
        ((-width / 2, -depth / 2, 0), (-width / 2 + 0.003, depth / 2, height), cover),
        (
            (-width / 2 + 0.002, -depth / 2 + 0.004, 0.002),
            (width / 2 - 0.004, depth / 2 - 0.004, height - 0.002),
            (0.74, 0.70, 0.61),
        ),
    ]
    for low, high, colour in parts:
        made = shapes.box(low, high, materials.plain(colour, 0.6), 0.001)
        x, y, z = made.location
        made.location = (
            location[0] + x * math.cos(angle) - y * math.sin(angle),
            location[1] + x * math.sin(angle) + y * math.cos(angle),
            location[2] + z,
        )
        made.rotation_euler = (0, 0, angle)


def straw_hat(location, rotation=(0, 0, 0), ribbon=(0.02, 0.025, 0.04)):
    """A sun hat lying on its brim, 42 cm across; location: under the crown."""
    angles = np.linspace(0, 2 * math.pi, 97)
    profile = [
        (0.0, 0.098),
        (0.03, 0.101),
        (0.055, 0.112),
        (0.072, 0.113),
        (0.083, 0.102),
        (0.091, 0.06),
        (0.096, 0.016),
    ]
    profile += [(0.104, 0.006), (0.125, 0.004), (0.16, 0.006), (0.195, 0.010), (0.212, 0.014)]
    radius = np.array([pair[0] for pair in profile])
    height = np.array([pair[1] for pair in profile])
    long = np.where(radius < 0.12, 1.16, 1.08)
    x = np.cos(angles)[:, None] * radius[None]
    y = np.sin(angles)[:, None] * (radius * long)[None]
    lift = np.clip((radius - 0.104) / 0.108, 0, 1) ** 1.4
    roll = 0.009 * np.sin(2 * angles + 0.4) + 0.004 * np.sin(3 * angles + 1.0) - 0.004
    z = height[None] + roll[:, None] * lift[None]
    hat = shapes.surface(x, y, z, materials.straw(), 'hat', location, rotation)
    solid = hat.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = 0.0025
    rounding = hat.modifiers.new('rounding', 'SUBSURF')
    rounding.levels = 0
    rounding.render_levels = 1
    heights = np.linspace(0.016, 0.048, 6)
    around = np.interp(heights, [0.016, 0.06], [0.0975, 0.0925])
    band_x = np.cos(angles)[:, None] * around[None]
    band_y = np.sin(angles)[:, None] * (around * 1.16)[None]
    band_z = np.ones_like(angles)[:, None] * heights[None]
    cloth = materials.cloth(ribbon, 0.0012, 0.4, 0.3, 0.05)
    shapes.surface(band_x, band_y, band_z, cloth, 'ribbon', location, rotation)


def shell(location, turn=0.0, size=0.07):
    """A cowrie, lying."""
    u, v = np.meshgrid(np.linspace(0, math.pi, 40), np.linspace(0, 2 * math.pi, 56), indexing='ij')
    x = np.sin(u) * np.cos(v) * size * 0.36
    y = -np.cos(u) * size * 0.5 * (1 + 0.10 * np.sin(u))
    z = np.sin(u) * np.sin(v) * size * 0.30 + size * 0.27
    glossy = materials.speckled((0.70, 0.58, 0.44), (0.28, 0.15, 0.08))
    shapes.surface(x, y, z, glossy, 'shell', location, (0, 0, turn))


def rolled_towels(location, turn, colour, size=0.62):
    """Two white towels, rolled, and one of `colour` on top; location: the middle of their underside; size: 1
    for bath towels.
    """
    x, y, z = location
    radius, half = 0.062 * size, 0.19 * size
    angle = math.radians(turn)
    spots = ((-radius - 0.002, radius), (radius + 0.002, radius), (0.0, radius * 2.72))
    white = (0.74, 0.72, 0.68)
    for (aside, up), dye in zip(spots, (white, white, colour)):
        turns = np.linspace(0, 2 * math.pi * 3.6, 120)
        spiral = np.linspace(0.012 * size, radius, 120) + 0.0012 * np.sin(turns * 2.3)
        along = np.linspace(-half, half, 12)
        bulge = 1 + 0.035 * np.sin(along * 21 / size)[None]
        u = (spiral * np.cos(turns))[:, None] * bulge
        v = (spiral * np.sin(turns))[:, None] * bulge
        sheet_x = u + aside
        sheet_y = np.ones_like(u) * along[None]
        made_x = x + sheet_x * math.cos(angle) - sheet_y * math.sin(angle)
        made_y = y + sheet_x * math.sin(angle) + sheet_y * math.cos(angle)
        terry = materials.cloth(dye, 0.0034, 1.0, 0.6, 0.3)
        towel = shapes.surface(made_x, made_y, z + up + v, terry, 'towel')
        solid = towel.modifiers.new('solid', 'SOLIDIFY')
        solid.thickness = 0.007 * size
        solid.offset = -1


def tray(wood, location, turn, width=0.42, depth=0.28):
    """A wooden tray with a rim; location: the middle of its underside. Returns where u, v metres from its
    middle and `up` over its underside lies.
    """
    x, y, z = location
    angle = math.radians(turn)

    def spot(u, v, up=0.0):
        return (
            x + u * math.cos(angle) - v * math.sin(angle),
            y + u * math.sin(angle) + v * math.cos(angle),
            z + up,
        )

    for low, high in (
        ((-width / 2, -depth / 2, 0), (width / 2, depth / 2, 0.010)),
        ((-width / 2, -depth / 2, 0), (width / 2, -depth / 2 + 0.012, 0.042)),
        ((-width / 2, depth / 2 - 0.012, 0), (width / 2, depth / 2, 0.042)),
        ((-width / 2, -depth / 2, 0), (-width / 2 + 0.012, depth / 2, 0.042)),
        ((width / 2 - 0.012, -depth / 2, 0), (width / 2, depth / 2, 0.042)),
    ):
        side = shapes.box(low, high, wood, 0.004)
        side.location = spot(*side.location[:2], side.location[2])
        side.rotation_euler = (0, 0, angle)
    return spot


def coffee_tray(location, turn, wood, crockery):
    """A wooden tray with a cup of coffee, a pot and an open letter; location: the middle of its underside."""
    spot = tray(wood, location, turn)
    saucer = [(0.0, 0.002), (0.045, 0.004), (0.072, 0.013), (0.073, 0.0145), (0.045, 0.007), (0.0, 0.006)]
    shapes.lathe(saucer, crockery, spot(-0.09, -0.03, 0.010))
    cup = [
        (0.0, 0.0),
        (0.022, 0.0),
        (0.024, 0.004),
        (0.037, 0.030),
        (0.041, 0.058),
        (0.039, 0.058),
        (0.034, 0.030),
        (0.0, 0.008),
    ]
    shapes.lathe(cup, crockery, spot(-0.09, -0.03, 0.017))
    coffee = materials.plain((0.035, 0.014, 0.006), 0.12)
    shapes.lathe([(0.0, 0.046), (0.0378, 0.046)], coffee, spot(-0.09, -0.03, 0.017))
    pot = [
        (0.0, 0.0),
        (0.045, 0.0),
        (0.052, 0.01),
        (0.050, 0.06),
        (0.036, 0.115),
        (0.033, 0.125),
        (0.028, 0.135),
        (0.006, 0.142),
        (0.008, 0.155),
        (0.0, 0.158),
    ]
    shapes.lathe(pot, crockery, spot(0.09, 0.05, 0.010))
