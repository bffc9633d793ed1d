"""seafood.py - fillets and prawns from the grill. Metres; `location` is the middle of a thing's
foot.
"""

import math

import mathutils
import numpy as np

from . import shapes
from .food import leaves, through, turned_at
from .graph import new_material


def _browned(g, position, shade, most=0.95):
    """The colour with what a grill does to it: patches of gold and dark bars across the thing's own x."""
    patches = g.remap(g.noise(position, 30, 4, 0.6), 0.34, 0.62)
    shade = g.mix(g.multiply(patches, 0.85), shade, (0.40, 0.15, 0.033))
    x, y, _ = g.separate(position)
    uneven = g.multiply(g.noise(position, 30, 2), 0.010)
    along = g.add(g.add(x, g.multiply(y, 0.45)), uneven)
    within = g.math('FRACT', g.add(g.math('DIVIDE', along, 0.027), 10.0))
    bar = g.remap(g.math('ABSOLUTE', g.math('SUBTRACT', within, 0.5)), 0.17, 0.06)
    bar = g.multiply(bar, g.remap(g.noise(position, 60, 3), 0.30, 0.52))
    return g.mix(g.multiply(bar, most), shade, (0.070, 0.026, 0.010)), bar


def _flesh(pale):
    """White fish: flakes that part along slanting lines, gold and bars of the grill, a gloss of oil."""
    material, g = new_material('fillet')
    position = g.own_position()
    x, y, _ = g.separate(position)
    slant = g.add(x, g.multiply(g.math('ABSOLUTE', y), 0.9))
    flake = g.math('FRACT', g.add(g.math('DIVIDE', slant, 0.0125), g.noise(position, 45, 2)))
    gap = g.remap(flake, 0.0, 0.16, 1.0, 0.0)
    shade = g.mix(g.multiply(gap, 0.5), pale, tuple(c * 0.62 for c in pale))
    shade, bar = _browned(g, position, shade)
    grain = g.noise(position, 190, 3)
    height = g.add(g.multiply(grain, 0.5), g.add(g.multiply(gap, -1.0), g.multiply(bar, -0.5)))
    relief = g.bump(height, 0.55, 0.0022)
    inputs = {**through(pale, 0.08), 'Specular': 0.4, 'Normal': relief}
    g.principled(shade, 0.40, inputs, pale)
    return material


def fillet(location, turn, length=0.15, width=0.066, tilt=(0, 0), pale=(0.62, 0.42, 0.22)):
    """A grilled fillet, thick in the middle of its back and thin towards tail and belly; tilt: degrees about
    its own x and y, so that it leans on another."""
    s, v = np.meshgrid(np.linspace(0, 1, 70), np.linspace(-1, 1, 33), indexing='ij')
    wide = np.interp(s, (0, 0.03, 0.12, 0.38, 0.7, 0.92, 0.985, 1), (0.0, 0.42, 0.78, 1, 0.84, 0.48, 0.26, 0))
    wide = wide * (1 + 0.035 * np.sin(s * 21 + length * 90))
    thick = np.interp(s, (0, 0.10, 0.4, 0.8, 1), (0.008, 0.020, 0.024, 0.015, 0.005))
    shoulder = np.clip(1 - np.abs(v) ** 2.6, 0, 1) ** 0.55
    side = 1 - 0.28 * v
    # The line where back and belly meet, and the unevenness of a thing that was turned with tongs.
    seam = 0.0026 * np.exp(-((v / 0.09) ** 2)) * np.sin(math.pi * s)
    lumps = 0.0014 * np.sin(s * 17 + v * 3) * np.sin(v * 6 + s * 5)
    z = thick * shoulder * side - seam * shoulder + lumps * shoulder
    bend = 0.012 * np.sin(math.pi * s)
    x, y = (s - 0.5) * length, v * wide * width / 2 + bend
    rotation = (tilt[0], tilt[1], turn)
    return shapes.surface(x, y, z, _flesh(pale), 'fillet', location, rotation)


def _shell(red):
    """Shell gone red in the heat, glossy, darker in clouds."""
    material, g = new_material('shell')
    mottle = g.noise(g.own_position(), 55, 4, 0.6)
    shade = g.mix(g.remap(mottle, 0.34, 0.66), tuple(c * 0.45 for c in red), red)
    g.principled(shade, 0.26, {'Specular': 0.6, 'Normal': g.bump(mottle, 0.35, 0.0012)}, red)
    return material


def prawn(location, turn, tilt=0, size=1.0):
    """A peeled prawn with its tail on, curled; it lies on its side."""
    material, g = new_material('prawn')
    position = g.own_position()
    x, y, _ = g.separate(position)
    angle = g.math('ARCTAN2', y, x)
    rings = g.math('FRACT', g.add(g.multiply(angle, 7 / (2 * math.pi)), 10.0))
    out = g.math('SQRT', g.add(g.multiply(x, x), g.multiply(y, y)))
    band = g.remap(g.math('ABSOLUTE', g.math('SUBTRACT', rings, 0.5)), 0.10, 0.42)
    back = g.remap(out, 0.016 * size, 0.028 * size)
    shade = g.mix(back, (0.84, 0.56, 0.40), (0.80, 0.20, 0.065))
    shade = g.mix(g.multiply(band, 0.7), shade, (0.86, 0.46, 0.27))
    charred = g.remap(g.noise(position, 70, 3), 0.58, 0.70, 0, 0.55)
    shade = g.mix(charred, shade, (0.24, 0.07, 0.02))
    relief = g.bump(g.math('SINE', g.multiply(rings, 6.28)), 0.5, 0.0018)
    inputs = {**through((0.80, 0.36, 0.20)), 'Specular': 0.6, 'Normal': relief}
    g.principled(shade, 0.22, inputs, (0.8, 0.38, 0.22))
    s, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 2 * math.pi, 25), indexing='ij')
    around = s * math.radians(265)
    thick = np.interp(s, (0, 0.04, 0.18, 0.6, 0.93, 1), (0.001, 0.0072, 0.0095, 0.0078, 0.0045, 0.0035))
    thick = thick * (1 + 0.05 * np.sin(around * 7)) * size
    middle = 0.0195 * size * (1 + 0.10 * s)
    ring = middle + thick * np.cos(v)
    parts = (ring * np.cos(around), ring * np.sin(around), thick * np.sin(v) + 0.0085 * size)
    shapes.surface(*parts, material, 'prawn', location, (tilt, 0, turn))
    at = turned_at(location, turn) @ mathutils.Matrix.Rotation(math.radians(tilt), 4, 'X')
    end = math.radians(265)
    foot = mathutils.Vector((0.0214 * size * math.cos(end), 0.0214 * size * math.sin(end), 0.0085 * size))
    red = _shell((0.62, 0.11, 0.035))
    for spread in (-0.55, 0.0, 0.55):
        aim = end + math.pi / 2 + spread
        leaf = [(0.0, -0.0022), (0.010, -0.0050), (0.017, -0.0030), (0.018, 0.0), (0.017, 0.0030)]
        leaf = [(px * size, py * size) for px, py in [*leaf, (0.010, 0.0050), (0.0, 0.0022)]]
        place = at @ mathutils.Matrix.Translation(foot) @ mathutils.Matrix.Rotation(aim, 4, 'Z')
        shapes.panel([leaf], 0.0016, red, 0.0005, place, 'tail')


def herbs(at, spots):
    """Chopped herbs strewn over a dish; at: its matrix; spots: (x, y, up, seed) each."""
    for x, y, up, seed in spots:
        leaves(at @ mathutils.Vector((x, y, up)), 0.020, 12, (0.055, 0.17, 0.02), 0.009, 0.003, seed)
