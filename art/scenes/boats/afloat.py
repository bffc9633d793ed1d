"""afloat.py - names on hulls, and what lies beside a yacht: tender and boards."""

import math

import bpy
import numpy as np

from boats.builder import Boat, superellipse
from boats.paint import M


def dinghy(b, loc, rot, l=3.6):
    """A semi-rigid tender with console and outboard: loc the middle of her tubes, rot in radians."""
    from scipy.interpolate import PchipInterpolator as Curve

    w = 0.245 * l
    c, s = math.cos(rot), math.sin(rot)

    def at(p):
        return (loc[0] + p[0] * c - p[1] * s, loc[1] + p[0] * s + p[1] * c, loc[2] + p[2])

    def stack(sections, mat, power=3.0, bevel=0):
        """Rounded outlines over one another: height, middle along, half length, half width."""
        rings = []
        for z, x, half, wide in sections:
            outline = superellipse(x - half, x + half, wide, nf=power, na=power)
            rings.append([at((*outline(t), z)) for t in np.linspace(0, 2 * math.pi, 28, endpoint=False)])
        b.loft(rings, [mat], angle=50, bevel=bevel)

    # A tube from its cone astern round the bow: along, from the centre line, height, radius.
    run = np.array(
        [
            (-0.600, 1.00, 0.05, 0.02),
            (-0.570, 1.00, 0.03, 0.10),
            (-0.520, 1.00, 0.01, 0.175),
            (-0.440, 1.00, 0.00, 0.215),
            (-0.200, 1.00, 0.00, 0.22),
            (0.100, 0.99, 0.01, 0.22),
            (0.270, 0.88, 0.05, 0.215),
            (0.380, 0.64, 0.11, 0.205),
            (0.440, 0.36, 0.16, 0.20),
            (0.465, 0.12, 0.18, 0.195),
            (0.467, 0.00, 0.185, 0.195),
        ]
    )
    curve = Curve(np.arange(len(run)), run)
    half = curve(np.linspace(0, len(run) - 1, 56)) * (l, w, 1, 1)
    whole = np.concatenate([half, half[-2::-1] * (1, -1, 1, 1)])
    b.tube([at(p[:3]) for p in whole], [p[3] for p in whole], 'rubber', 18)

    def outside(out, up):
        """A line along the tubes, so far out from their middle and up."""
        level = whole[6:-6]
        turn = np.gradient(level[:, :2], axis=0)
        turn /= np.linalg.norm(turn, axis=1)[:, None] + 1e-9
        return [at((p[0] - t[1] * out, p[1] + t[0] * out, p[2] + up)) for p, t in zip(level, turn)]

    b.tube(outside(0.215, -0.01), 0.035, 'dark', 6)
    line = outside(0.10, 0.19)
    knots = list(range(4, len(line), 6))
    for first, last in zip(knots, knots[1:]):
        span = [np.array(p) for p in line[first : last + 1]]
        sag = 0.05 * np.sin(np.linspace(0, math.pi, len(span)))
        b.tube([p + (0, 0, 0.03 - drop) for p, drop in zip(span, sag)], 0.012, 'dark', 5)
    # The rigid bottom: a deep V that rises to the stem.
    sections = []
    for t in np.linspace(0, 1, 14):
        x = (-0.5 + 0.93 * t) * l
        wide = w * 0.98 * (1 - t**4) + 0.03
        keel = -0.36 + 0.46 * t**3
        sections.append([at(p) for p in ((x, -wide, -0.06 + 0.18 * t**3), (x, 0, keel), (x, wide, -0.06 + 0.18 * t**3))])
    b.loft(sections, ['enamel'], angle=30)
    b.loft(
        [[at((x, -w * f, -0.03)), at((x, w * f, -0.03))] for x, f in ((-0.5 * l, 0.95), (0.25 * l, 0.95), (0.40 * l, 0.45))],
        ['teak'],
        close=False,
        cap=(False, False),
    )
    b.box(at((-0.485 * l, 0, 0.10)), (0.07, w * 1.75, 0.44), 'enamel', 0.03, rot)
    # Seat, console with its screen and wheel, a cushion at the bow.
    stack([(-0.02, -0.24 * l, 0.22, w * 0.62), (0.24, -0.24 * l, 0.22, w * 0.62)], 'enamel', 5)
    stack([(0.24, -0.24 * l, 0.23, w * 0.63), (0.33, -0.24 * l, 0.22, w * 0.62)], 'cushion2', 5)
    stack([(-0.02, 0.02 * l, 0.22, 0.30), (0.38, 0.035 * l, 0.19, 0.28), (0.50, 0.06 * l, 0.10, 0.25)], 'enamel', 4)
    stack([(0.46, 0.07 * l, 0.025, 0.26), (0.72, 0.045 * l, 0.02, 0.20)], 'glass', 4)
    b.tube(
        [at((-0.045 * l - 0.04 * math.sin(a), 0.15 * math.cos(a), 0.44 + 0.14 * math.sin(a))) for a in np.linspace(0, 2 * math.pi, 15)],
        0.016,
        'dark',
        6,
    )
    stack([(0.0, 0.30 * l, 0.32, w * 0.55), (0.12, 0.30 * l, 0.31, w * 0.54)], 'cushion2', 4)
    # The outboard: cowling, leg and its plate.
    aft = -0.565 * l
    stack(
        [
            (0.30, aft + 0.04, 0.13, 0.10),
            (0.36, aft + 0.02, 0.20, 0.145),
            (0.50, aft - 0.01, 0.235, 0.165),
            (0.62, aft - 0.02, 0.24, 0.165),
            (0.71, aft - 0.01, 0.21, 0.145),
            (0.76, aft + 0.02, 0.13, 0.09),
        ],
        'cowling',
    )
    stack([(0.47, aft - 0.008, 0.232, 0.169), (0.52, aft - 0.012, 0.238, 0.171)], 'grey')
    stack([(-0.55, aft - 0.02, 0.10, 0.035), (-0.2, aft, 0.13, 0.05), (0.32, aft + 0.03, 0.12, 0.09)], 'cowling')
    stack([(-0.30, aft - 0.05, 0.22, 0.10), (-0.27, aft - 0.05, 0.22, 0.10)], 'cowling')


def _letters(text, size, colour):
    """Strong letters about the origin, in the plane of x and y."""
    curve = bpy.data.curves.new('name', 'FONT')
    curve.body = text
    curve.size = size
    curve.align_x = 'CENTER'
    curve.align_y = 'CENTER'
    curve.space_character = 1.2
    # Thickened, this font's M closes up.
    curve.offset = 0 if 'M' in text else 0.018 * size
    curve.materials.append(M(colour))
    ob = bpy.data.objects.new('name', curve)
    bpy.context.collection.objects.link(ob)
    return ob


def lettering(b, text, at, turn, size, colour='navy'):
    """The name on a flat side or a transom: at its centre, turned by Euler degrees."""
    ob = _letters(text, size, colour)
    ob.location = at
    ob.rotation_euler = [math.radians(t) for t in turn]
    ob.parent = b.root
    # Paint casts no shadow, where a letter stands a finger's breadth before a curved door.
    ob.visible_shadow = False


def painted(b, text, surface, size, colour='navy'):
    """The name on a curved side: surface(u, v) is where a point lies so far to the right of its centre and over it."""
    flat = _letters(text, size, colour)
    mesh = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    for vertex in mesh.vertices:
        vertex.co = surface(vertex.co.x, vertex.co.y)
    ob = bpy.data.objects.new('name', mesh)
    bpy.context.collection.objects.link(ob)
    ob.parent = b.root


def afloat(kind, at, turn, **looks):
    """Something that lies beside a yacht: 'tender' (semi-rigid with outboard), 'kayak' or 'board' (paddle board with
    its paddle)."""
    b = Boat(kind)
    if kind == 'tender':
        dinghy(b, (0, 0, 0.17), 0, looks.get('length', 3.8))
    elif kind == 'kayak':
        b.plan(
            superellipse(-1.75, 1.75, 0.37, 1.7, 1.7),
            [(-0.10, 0.14, 0), (0.06, 0.02, 0), (0.20, 0, 0), (0.27, 0.06, 0), (0.28, 0.16, 0), (0.16, 0.20, 0)],
            ['coral'],
            n=56,
            angle=40,
        )
        b.box((-0.55, 0, 0.36), (0.10, 0.46, 0.34), 'dark', 0.04)
    else:
        b.plan(
            superellipse(-1.65, 1.65, 0.41, 2.2, 2.6, tap=0.25),
            [(-0.02, 0.05, 0), (0.03, 0, 0), (0.11, 0, 0), (0.13, 0.04, 0)],
            [looks.get('colour', 'board')],
            n=48,
            angle=50,
        )
        b.box((-0.35, 0, 0.135), (1.6, 0.5, 0.012), looks.get('pad', 'aqua'), 0.01)
        if looks.get('paddle', True):
            b.tube([(-1.0, 0.12, 0.17), (1.0, -0.05, 0.17)], 0.018, 'dark', 6)
            b.box((1.15, -0.07, 0.17), (0.40, 0.2, 0.02), 'dark', 0.02)
    b.root.location = (at[0], at[1], 0.02 if kind == 'tender' else 0.01)
    b.root.rotation_euler[2] = math.radians(turn)
    return b.root


def shadowless(root):
    """Takes the shadow from a board or kayak and from who rides it: in clear water it lies on the seabed, metres away, and
    reads as an animal."""
    for part in root.children_recursive:
        part.visible_shadow = False
