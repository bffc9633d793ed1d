"""afloat.py - names on hulls, and what lies beside a yacht: tender and boards."""

import math

import bpy

from boats.builder import Boat, superellipse
from boats.paint import M


def dinghy(b, loc, rot, l=3.6):
    w = l * 0.25
    pts = [
        (-l / 2, w, 0),
        (0, w, 0),
        (l * 0.28, w * 0.85, 0.04),
        (l * 0.45, w * 0.4, 0.14),
        (l * 0.5, 0, 0.2),
    ]
    pts = pts + [(x, -y, z) for x, y, z in reversed(pts[:-1])]
    c, s_ = math.cos(rot), math.sin(rot)
    T = lambda p: (loc[0] + p[0] * c - p[1] * s_, loc[1] + p[0] * s_ + p[1] * c, loc[2] + p[2])
    b.tube([T(p) for p in pts], 0.22, 'rubber', 12)
    b.box(T((-0.1, 0, -0.12)), (l * 0.8, w * 1.7, 0.12), 'white', 0.03, rot)
    b.box(T((-l / 2 - 0.1, 0, 0.2)), (0.3, 0.35, 0.9), 'dark', 0.08, rot)
    b.box(T((0.1, 0, 0.12)), (0.3, w * 1.3, 0.25), 'cushion', 0.05, rot)


def lettering(b, text, at, turn, size, colour='navy'):
    """The name on a hull or a transom: at its centre, turned by Euler degrees."""
    curve = bpy.data.curves.new('name', 'FONT')
    curve.body = text
    curve.size = size
    curve.align_x = 'CENTER'
    curve.align_y = 'CENTER'
    curve.space_character = 1.15
    ob = bpy.data.objects.new('name', curve)
    bpy.context.collection.objects.link(ob)
    ob.data.materials.append(M(colour))
    ob.location = at
    ob.rotation_euler = [math.radians(t) for t in turn]
    ob.parent = b.root


def afloat(kind, at, turn, **looks):
    """Something that lies beside a yacht: 'tender' (semi-rigid with outboard) or 'board' (paddle board with
    its paddle)."""
    b = Boat(kind)
    if kind == 'tender':
        dinghy(b, (0, 0, 0.28), 0, looks.get('length', 3.8))
    else:
        b.plan(
            superellipse(-1.65, 1.65, 0.41, 2.2, 2.6, tap=0.25),
            [(-0.02, 0.05, 0), (0.03, 0, 0), (0.11, 0, 0), (0.13, 0.04, 0)],
            [looks.get('colour', 'board')],
            n=48,
            angle=50,
        )
        b.box((-0.35, 0, 0.135), (1.6, 0.5, 0.012), looks.get('pad', 'aqua'), 0.01)
        b.tube([(-1.0, 0.12, 0.17), (1.0, -0.05, 0.17)], 0.018, 'dark', 6)
        b.box((1.15, -0.07, 0.17), (0.40, 0.2, 0.02), 'dark', 0.02)
    b.root.location = (at[0], at[1], 0.02)
    b.root.rotation_euler[2] = math.radians(turn)
    return b.root
