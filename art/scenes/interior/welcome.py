"""welcome.py - what waits for those who come aboard: long drinks with mint and a wheel of lime, passion fruit,
a flower. Metres; `location` is the middle of a thing's foot.
"""

import math

import mathutils
import numpy as np

from . import belongings, dishes, glass, materials, shapes, tableware
from .food import ball, moist, turned_at
from .fruit import LEMON, LIME, lime_slice
from .glassware import ice_cubes, rim
from .graph import new_material

RADIUS, HEIGHT = 0.034, 0.128


def highball(location, filled, low, high, cloudy, straw):
    """A tall glass with ice and a straw of bamboo; low, high: colours of the drink at its foot and its top."""
    x, y, z = location
    shapes.lathe([(0.027, 0.003), (0.031, 0.07), (RADIUS, HEIGHT)], glass.drinking_glass(), location)
    foot = [(0.0, 0.0), (0.026, 0.0), (0.0275, 0.003), (0.0280, 0.013), (0.0, 0.011)]
    shapes.lathe(foot, glass.solid_glass(), location)
    rim(RADIUS, HEIGHT, location)
    top = 0.012 + (HEIGHT - 0.014) * filled
    wide = 0.0272 + (top - 0.012) * 0.05
    liquid = glass.drink(low, cloudy, (high, 0.02, top * 0.95))
    shapes.lathe([(0.0, 0.0135), (0.0268, 0.0135), (wide, top), (0.0, top)], liquid, location)
    for layer, count in ((-0.022, 3), (0.002, 4)):
        ice_cubes((x, y, z + layer), top, count)
    lean = math.radians(straw)
    ends = [(0.014 * s * math.cos(lean), 0.014 * s * math.sin(lean)) for s in (-1, 1.75)]
    bamboo = materials.plain((0.42, 0.28, 0.12), 0.55)
    start, end = ((x + ex, y + ey, z + up) for (ex, ey), up in zip(ends, (0.02, HEIGHT + 0.062)))
    shapes.cylinder(start, end, 0.0034, bamboo, 20, 0.0004)


def _mint():
    """Mint: a midrib, veins that run forward from it, the leaf puffed up between them; light comes through."""
    material, g = new_material('mint')
    x, y, _ = g.separate(g.own_position())
    across = g.math('ABSOLUTE', x)
    vein = g.math('FRACT', g.multiply(g.math('SUBTRACT', y, g.multiply(across, 0.9)), 240.0))
    vein = g.math('MAXIMUM', g.remap(vein, 0.22, 0.0), g.remap(across, 0.0011, 0.0002))
    shade = g.mix(g.noise(g.own_position(), 90, 3), (0.030, 0.115, 0.022), (0.085, 0.215, 0.040))
    shade = g.mix(g.multiply(vein, 0.45), shade, (0.20, 0.36, 0.10))
    normal = g.bump(g.math('SUBTRACT', 1.0, vein), 0.8, 0.0012)
    body = g.node('BsdfPrincipled', {'Base Color': shade, 'Roughness': 0.46, 'Specular': 0.35, 'Normal': normal})
    mixed = g.node('MixShader', {0: 0.36})
    g.tree.links.new(body.outputs[0], mixed.inputs[1])
    g.tree.links.new(g.node('BsdfTranslucent', {'Color': shade}).outputs[0], mixed.inputs[2])
    g.surface(mixed.outputs[0])
    return material


def mint_leaf(material, at, long, droop):
    """A toothed leaf that grows along its own y, folded a little at the midrib; at: its matrix."""
    v, u = np.meshgrid(np.linspace(0, 1, 25), np.linspace(-1, 1, 9), indexing='ij')
    tooth = 1 + 0.09 * np.abs(u) * ((v * 8) % 1 - 0.5)
    half = 0.36 * np.sin(np.pi * np.clip(v, 0, 1) ** 0.78) ** 0.72 * tooth
    x, y = u * half * long, v * long * (1 - 0.10 * droop * v)
    z = long * (0.16 * np.abs(u) * half / 0.36 - droop * 0.42 * v**2 + 0.022 * np.sin(v * 21) * np.abs(u))
    shapes.surface(x, y, z, material, 'mint').matrix_world = at


def mint(location, turn, lean=10, seed=0):
    """The tip of a sprig: pairs of leaves crosswise, the upper ones smaller and steeper."""
    material, random = _mint(), np.random.default_rng(seed)
    stem = turned_at(location, turn) @ mathutils.Matrix.Rotation(math.radians(lean), 4, 'Y')
    foot, tip = (stem @ mathutils.Vector((0, 0, up)) for up in (-0.03, 0.042))
    shapes.cylinder(foot, tip, 0.0014, moist((0.10, 0.19, 0.05), 0.5), 12, 0.0003, 0.0010)
    for pair, (up, long, rise) in enumerate(
        ((0.004, 0.034, 8), (0.016, 0.036, 24), (0.028, 0.029, 40), (0.037, 0.020, 56), (0.042, 0.012, 68))
    ):
        for side in (0, 180):
            swing = 90 * pair + side + random.uniform(-14, 14)
            angles = (math.radians(rise + random.uniform(-8, 8)), 0, math.radians(swing))
            spread = mathutils.Euler(angles).to_matrix().to_4x4()
            at = stem @ mathutils.Matrix.Translation((0, 0, up)) @ spread
            mint_leaf(material, at, long * random.uniform(0.9, 1.12), random.uniform(0.5, 1.0))


def frangipani(location, turn, tilt=(0, 0), size=0.034):
    """A flower of five petals that overlap like a pinwheel, white with a yellow heart."""
    material, g = new_material('petal')
    x, y, _ = g.separate(g.own_position())
    out = g.math('SQRT', g.add(g.multiply(x, x), g.multiply(y, y)))
    shade = g.mix(g.remap(out, size * 0.10, size * 0.62), (0.86, 0.48, 0.02), (0.86, 0.83, 0.76))
    g.principled(shade, 0.5, {'Subsurface': 0.1, 'Subsurface Radius': (0.004, 0.004, 0.003), 'Specular': 0.3})
    v, u = np.meshgrid(np.linspace(0.02, 1, 18), np.linspace(-1, 1, 11), indexing='ij')
    half = 0.40 * np.sin(np.pi * v**0.62) ** 0.55 * (0.35 + 0.65 * v)
    for number in range(5):
        angle = 2 * math.pi * number / 5
        along, across = v * size, u * half * size + 0.10 * size * v**2
        up = size * (0.34 * v**1.6 - 0.26 * np.clip(v - 0.55, 0, 1) ** 1.4 + 0.16 * u * v + 0.10 * u**2 * v)
        px = along * math.cos(angle) - across * math.sin(angle)
        py = along * math.sin(angle) + across * math.cos(angle)
        shapes.surface(px, py, up + 0.002, material, 'petal', location, (*tilt, turn))


def _pulp():
    """What fills half a passion fruit: seeds, each in its own drop of orange juice."""
    material, g = new_material('pulp')
    cells = g.node('TexVoronoi', {'Vector': g.own_position(), 'Scale': 170.0})
    away = cells.outputs['Distance']
    shade = g.mix(g.remap(away, 0.20, 0.30), (0.012, 0.009, 0.007), (0.80, 0.36, 0.015))
    shade = g.mix(g.remap(away, 0.50, 0.8), shade, (0.60, 0.22, 0.010))
    g.principled(shade, 0.10, {'Specular': 0.8, 'Normal': g.bump(g.math('SUBTRACT', 1.0, away), 1.0, 0.004)})
    return material


def passion_fruit_half(location, turn, tilt=0, radius=0.027):
    """Cut across: thick purple skin, white pith, pulp."""
    rotation = (tilt, 0, turn)
    rise = np.linspace(-1.45, 0, 12)
    skin = [(radius * math.cos(a), radius * (1 + math.sin(a))) for a in rise]
    dark = materials.peel((0.075, 0.014, 0.022))
    shapes.lathe([(0.0, 0.0), *skin, (radius * 0.955, radius * 1.01)], dark, location, 40, 'skin', rotation)
    white = moist((0.78, 0.62, 0.52), 0.5)
    pith = [(radius * 0.955, radius * 1.01), (radius * 0.83, radius), (radius * 0.80, radius * 0.90)]
    shapes.lathe(pith, white, location, 40, 'pith', rotation)
    pulp = [(radius * 0.81, radius * 0.90), (radius * 0.5, radius * 0.99), (0.0, radius * 1.01)]
    shapes.lathe(pulp, _pulp(), location, 40, 'pulp', rotation)


def passion_fruit(location, radius=0.028):
    x, y, z = location
    ball(materials.peel((0.070, 0.012, 0.022)), (x, y, z + radius), (radius, radius * 1.02, radius * 1.05))


def drinks(location, turn):
    """A tray of something cold with passion fruit beside it; location: the middle of its underside."""
    dark = materials.wood('walnut', 0)
    spot = belongings.tray(dark, location, turn, 0.50, 0.33)
    straw = materials.straw()
    mats = [(0.0, 0.0), (0.044, 0.0), (0.045, 0.002), (0.044, 0.004), (0.0, 0.004)]
    passion = ((0.95, 0.36, 0.02), (0.98, 0.70, 0.16), 0.5)
    lime = ((0.80, 0.90, 0.46), (0.95, 0.98, 0.84), 0.18)
    for number, (u, v, look) in enumerate(
        ((-0.165, -0.055, lime), (-0.045, -0.085, passion), (-0.075, 0.075, passion), (0.05, 0.055, lime))
    ):
        x, y, z = spot(u, v, 0.0105)
        shapes.lathe(mats, straw, (x, y, z))
        low, high, cloudy = look
        highball((x, y, z + 0.004), 0.80, low, high, cloudy, 205 + 26 * number)
        brim = z + HEIGHT
        mint((x - 0.012, y + 0.004, brim - 0.006), 40 + 70 * number, 8, number)
        angle = math.radians((-34, -20, -48, -28)[number])
        edge = (x + RADIUS * math.cos(angle), y + RADIUS * math.sin(angle), brim + 0.009)
        lime_slice(edge, math.degrees(angle) + 6, 87, 0.0255, LEMON if look is passion else LIME, 0.0052)
    for u, v, turn, tilt in ((0.105, -0.090, 10, 14), (0.165, -0.050, 80, -10), (0.185, -0.115, 130, 12)):
        passion_fruit_half(spot(u, v, 0.011), turn, tilt)
    passion_fruit(spot(0.185, 0.025, 0.010))
    passion_fruit(spot(0.150, 0.085, 0.010))
    frangipani(spot(0.045, -0.100, 0.013), 20, (4, -6))


def welcome(m, up, far):
    """A tray of something cold, small towels with a flower on them, fruit."""
    drinks((-0.03, 1.36, up), 17)
    dishes.bowl((-0.27, 1.80, up), m['crockery'], 0.125, 0.072)
    tableware.limes((-0.27, 1.80, up + 0.033), materials.peel((0.66, 0.40, 0.015)), 6, 0.037, 3)
    dishes.platter((0.29, 1.79, up), 74, m['crockery'], 0.36, 0.22)
    for along, colour in ((-0.058, (0.30, 0.42, 0.42)), (0.058, (0.74, 0.72, 0.68))):
        belongings.rolled_towels((0.29 + along * 0.3, 1.79 + along, up + 0.012), -10, colour, 0.44)
    frangipani((0.19, 1.70, up + 0.022), 50, (18, -8), 0.040)
    return []
