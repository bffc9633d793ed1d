"""glimpse.py - a catamaran's deckhouse: panes one looks through, and the furnished saloon behind them."""

import math

import bpy
import numpy as np

from boats import paint
from boats.builder import superellipse
from boats.cockpit import cushion
from shading import new_mat


def _pane():
    """Tinted glass that reflects as glass does and lets light and eye through."""
    m, g = new_mat('pane')
    inside = g.n('ShaderNodeNewGeometry').outputs['Backfacing']
    mirrored = g.n('ShaderNodeFresnel', ins={'IOR': g.mapr(inside, 0, 1, 1.5, 1 / 1.5)}).outputs[0]
    ray = g.n('ShaderNodeLightPath')
    unseen = g.math('MAXIMUM', ray.outputs['Is Shadow Ray'], ray.outputs['Is Diffuse Ray'])
    share = g.math('MULTIPLY', g.math('MINIMUM', mirrored, 0.75), g.math('SUBTRACT', 1.0, unseen))
    through = g.n('ShaderNodeBsdfTransparent', ins={'Color': (0.62, 0.68, 0.68)})
    mirror = g.n('ShaderNodeBsdfGlossy', ins={'Color': (1, 1, 1), 'Roughness': 0.02})
    g.t.links.new(
        g.mixsh(share, through.outputs[0], mirror.outputs[0]), g.n('ShaderNodeOutputMaterial').inputs[0]
    )
    return m


def _plain(name, colour, rough):
    m, g = new_mat(name)
    shader = g.n('ShaderNodeBsdfPrincipled', ins={'Base Color': colour, 'Roughness': rough, 'Specular': 0.3})
    g.t.links.new(shader.outputs[0], g.n('ShaderNodeOutputMaterial').inputs[0])
    return m


def _shade():
    """A lampshade, switched on."""
    m, g = new_mat('shade')
    glow = g.n('ShaderNodeEmission', ins={'Color': (1, 0.62, 0.30), 'Strength': 7.0 if paint.LIT else 1.6})
    g.t.links.new(glow.outputs[0], g.n('ShaderNodeOutputMaterial').inputs[0])
    m.cycles.sample_as_light = False
    return m


def _materials():
    for name, made in (
        ('pane', _pane),
        ('shade', _shade),
        ('oak', lambda: _plain('oak', (0.34, 0.20, 0.10), 0.45)),
        ('linen', lambda: _plain('linen', (0.66, 0.60, 0.51), 0.9)),
    ):
        paint.keep(name, made)


def deckhouse(b, L, hw, dz, cabin, H, nf, rake, accent):
    """Walls with panes all round and doors to the cockpit, and what stands behind them; hw: half width, dz: the
    deck, cabin: where it begins and ends as parts of the length, H: its height."""
    _materials()
    c0, c1 = cabin[0] * L, cabin[1] * L
    outline = superellipse(c0, c1, hw, nf=nf, na=9, tap=0.10)
    low, high = dz + 0.46, dz + H * 0.80
    levels = [
        (dz - 0.1, 0, 0),
        (dz + 0.42, 0.02, 0),
        (low, 0.06, 0),
        (high, rake, -0.4 * rake),
        (dz + H * 0.84, rake - 0.02, -0.4 * rake),
    ]
    doors = (47, 48)
    b.plan(
        outline,
        levels,
        ['white', 'pane'],
        midx=lambda i, j: 1 if i == 2 or (i < 2 and j in doors) else 0,
        n=96,
    )
    for t in np.linspace(0, 2 * math.pi, 15, endpoint=False):
        if abs(t - math.pi) < 0.3:
            continue
        p, r = outline(t, 0.055), outline(t, rake - 0.015)
        b.tube(
            [(p[0], p[1], dz + 0.45), (r[0] - 0.4 * rake, r[1], dz + H * 0.81)],
            0.035,
            'white' if abs(math.cos(t)) < 0.85 else 'dark',
            6,
        )
    for y in np.linspace(-0.54, 0.54, 5):
        b.tube([(c0 + 0.02, y * hw, dz), (c0 + 0.6 * rake, y * hw, high)], 0.035, 'dark', 6)
    _furniture(b, c0 + 0.3, c1 - 0.3 - rake, hw - 0.35 - rake, dz, high, accent)
    _lamplight(b, ((c0 + c1) / 2, 0, high - 0.35))


def _furniture(b, x0, x1, w, dz, high, accent):
    """To starboard a sofa round a table, to port the galley, forward the desk; curtains at the corners."""
    long = x1 - x0

    def x(part):
        return x0 + part * long

    b.box((x(0.5), 0, dz + 0.02), (long, 1.9 * w, 0.03), 'oak', 0)
    for part in (0.40, 0.52, 0.64):
        cushion(b, (x(part), -0.80 * w, dz + 0.42), (0.11 * long, 0.75, 0.18), accent)
        cushion(b, (x(part), -0.80 * w - 0.28, dz + 0.72), (0.11 * long, 0.20, 0.50), accent)
    b.box((x(0.52), -0.80 * w, dz + 0.2), (0.38 * long, 0.8, 0.3), 'oak', 0.02)
    for part, colour in ((0.37, 'towel'), (0.60, 'coral'), (0.67, 'linen')):
        cushion(b, (x(part), -0.80 * w - 0.08, dz + 0.70), (0.40, 0.14, 0.36), colour, turn=0.2)
    b.box((x(0.52), -0.42 * w, dz + 0.72), (0.30 * long, 0.85, 0.05), 'oak', 0.02)
    b.tube([(x(0.52), -0.42 * w, dz), (x(0.52), -0.42 * w, dz + 0.7)], 0.08, 'steel', 10)
    b.tube([(x(0.50), -0.42 * w, dz + 0.75), (x(0.50), -0.42 * w, dz + 0.95)], [0.10, 0.05], 'aqua', 10)
    # The galley: an island and a bench along the panes.
    b.box((x(0.42), 0.80 * w, dz + 0.42), (0.42 * long, 0.65, 0.84), 'oak', 0.02)
    b.box((x(0.42), 0.80 * w, dz + 0.86), (0.43 * long, 0.70, 0.05), 'linen', 0.01)
    b.box((x(0.45), 0.34 * w, dz + 0.42), (0.24 * long, 0.70, 0.84), 'oak', 0.02)
    b.box((x(0.45), 0.34 * w, dz + 0.86), (0.26 * long, 0.80, 0.05), 'linen', 0.01)
    b.box((x(0.10), 0.80 * w, (dz + high) / 2), (0.75, 0.75, high - dz), 'oak', 0.02)
    b.box((x(0.44), 0.34 * w, dz + 0.95), (0.30, 0.30, 0.12), 'coral', 0.05)
    b.box((x(0.88), -0.18 * w, dz + 0.48), (0.50, 0.60 * w, 0.95), 'oak', 0.02)
    cushion(b, (x(0.78), -0.18 * w, dz + 0.62), (0.5, 0.55, 0.55), 'linen')
    for at in ((x(0.38), 0.34 * w), (x(0.52), 0.34 * w), (x(0.52), -0.42 * w)):
        b.tube([(*at, high), (*at, high - 0.26)], 0.008, 'dark', 5)
        b.tube([(*at, high - 0.22), (*at, high - 0.42)], [0.05, 0.14], 'shade', 14)
    b.tube([(x(0.26), -0.80 * w, dz), (x(0.26), -0.80 * w, dz + 0.95)], 0.03, 'steel', 8)
    b.tube([(x(0.26), -0.80 * w, dz + 0.92), (x(0.26), -0.80 * w, dz + 1.22)], [0.19, 0.13], 'shade', 16)
    for side in (1, -1):
        for part in (0.03, 0.80):
            for fold in range(5):
                at = (x(part) + 0.11 * fold, side * (w + 0.08 - (0.05 if fold % 2 else 0)))
                b.tube([(*at, dz + 0.45), (*at, high)], 0.06, 'linen', 8)


def _lamplight(b, at):
    """What walls and ceiling throw back by day, and the lamps in the evening."""
    lamp = bpy.data.lights.new('saloon', 'POINT')
    lamp.energy = 130.0 if paint.LIT else 90.0
    lamp.color = (1, 0.66, 0.36) if paint.LIT else (1, 0.90, 0.76)
    lamp.shadow_soft_size = 0.5
    holder = bpy.data.objects.new('saloon', lamp)
    bpy.context.collection.objects.link(holder)
    holder.location = at
    holder.parent = b.root
