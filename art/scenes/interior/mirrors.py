"""mirrors.py - mirrors over a washstand, with the light that belongs to each. Metres."""
import math

import mathutils
import numpy as np

from . import basins, glass, lighting, materials, shapes, surfaces

WARM = (1.0, 0.80, 0.56)


def _halo(wall, along, up, outline, reach, strength):
    """Light on the wall round an outline."""
    ring = np.array([*outline, outline[0]])
    out = ring / np.linalg.norm(ring, axis=1)[:, None]
    steps = np.linspace(-0.02, reach, 10)[:, None, None]
    spread = ring[None] + steps * out[None]
    place = np.vectorize(wall.at)(along + spread[..., 0], 0.003, up + spread[..., 1])
    made = shapes.surface(*place, surfaces.halo(0.02 / (reach + 0.02), 1.0, strength), 'halo')
    share = np.repeat(np.linspace(0, 1, 10), len(ring))
    corners = np.empty(len(made.data.loops), np.int32)
    made.data.loops.foreach_get('vertex_index', corners)
    uv = np.stack([share[corners], 0 * share[corners]], -1)
    made.data.uv_layers.new().data.foreach_set('uv', uv.astype(np.float32).ravel())
    made.visible_shadow = False


def _framed(m, wall, along, up, outline, inner, rim, lit):
    at = wall.facing(along, 0, up)

    def moved(out):
        return at @ mathutils.Matrix.Translation((0, 0, out))

    shapes.panel([outline, inner], 0.030, rim, 0.006, moved(0.030), 'rim')
    shapes.panel([inner], 0.006, glass.mirror(), 0.001, moved(0.026), 'mirror')
    if lit:
        _halo(wall, along, up, outline, 0.16, lit)


def round_one(m, wall, along, up, size, rim, lit):
    outline, inner = (basins.outline(size / 2 - less, size / 2 - less, 2.0) for less in (0, 0.022))
    _framed(m, wall, along, up, outline, inner, rim, lit)


def oval(m, wall, along, up, size, rim, lit):
    """Upright, `size` tall."""
    outline, inner = (basins.outline(size * 0.34 - less, size / 2 - less, 2.3) for less in (0, 0.020))
    _framed(m, wall, along, up, outline, inner, rim, lit)


def framed(m, wall, along, up, size, rim, lit):
    """Upright with soft corners, a bar of light over it, as on older yachts."""
    outline = shapes.rounded_rectangle(size * 0.74, size, 0.05)
    inner = shapes.rounded_rectangle(size * 0.74 - 0.07, size - 0.07, 0.025)
    _framed(m, wall, along, up, outline, inner, rim, 0)
    _bar(m, wall, along - size * 0.24, along + size * 0.24, up + size / 2 + 0.065, lit)


def wide(m, wall, start, end, low, high, lit):
    """From one end of the washstand to the other and up to the lamps, with a line of light along its top."""
    edge = shapes.rounded_rectangle(end - start, high - low, 0.008)
    middle, height = (start + end) / 2, (low + high) / 2
    at = wall.facing(middle, 0.016, height)
    shapes.panel([edge], 0.012, glass.mirror(), 0.003, at, 'mirror')
    _bar(m, wall, start + 0.05, end - 0.05, high + 0.045, lit)


def _bar(m, wall, start, end, up, lit):
    """A lamp as a slim bar in a metal holder."""
    wall.box((start - 0.012, 0, up - 0.018), (end + 0.012, 0.038, up + 0.018), m['fitting'], 0.006)
    glow = materials.glowing((1, 0.84, 0.64), 3.2 * lit)
    wall.box((start, 0.030, up - 0.011), (end, 0.048, up + 0.011), glow, 0.008)
    source, target = wall.at((start + end) / 2, 0.07, up), wall.at((start + end) / 2, 0.45, up - 0.6)
    lighting.area(source, target, WARM, 2.4 * lit, end - start, 0.03)


def hung(m, wall, along, up, size, rim, lit):
    """A round mirror that hangs from the overhead on two rods, before the window."""
    out = 0.11
    outline, inner = (basins.outline(size / 2 - less, size / 2 - less, 2.0) for less in (0, 0.014))
    at = wall.facing(along, out, up)
    shapes.panel([outline, inner], 0.026, rim, 0.005, at, 'rim')
    shapes.panel([inner], 0.006, glass.mirror(), 0.001, at, 'mirror')
    shapes.panel([inner], 0.010, rim, 0.001, wall.facing(along, out - 0.008, up), 'back')
    for aside in (-0.13, 0.13):
        foot = up + math.sqrt((size / 2) ** 2 - aside**2) - 0.008
        shapes.cylinder(wall.at(along + aside, out, foot), wall.at(along + aside, out, 2.05), 0.006, m['fitting'], 24)


SHAPES = {'round': round_one, 'oval': oval, 'framed': framed, 'hung': hung}
