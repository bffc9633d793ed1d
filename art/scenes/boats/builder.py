"""builder.py - the tools that put a yacht together: lofts, boxes and tubes under one root."""

import math

import bpy
import numpy as np

from boats.paint import M
from island import mesh_obj


class Boat:
    def __init__(s, name):
        s.root = bpy.data.objects.new(name, None)
        bpy.context.collection.objects.link(s.root)

    def add(s, ob, mats=None, bevel=0, angle=38, subsurf=0):
        if mats:
            for m in mats:
                ob.data.materials.append(M(m))
        ob.parent = s.root
        if bevel:
            b = ob.modifiers.new('b', 'BEVEL')
            b.width = bevel
            b.segments = 3
            b.limit_method = 'ANGLE'
            b.angle_limit = math.radians(30)
            b.harden_normals = True
        if subsurf:
            q = ob.modifiers.new('s', 'SUBSURF')
            q.levels = q.render_levels = subsurf
        ob.data.use_auto_smooth = True
        ob.data.auto_smooth_angle = math.radians(angle)
        return ob

    def loft(s, rings, mats, midx=None, close=True, cap=(True, True), bevel=0, angle=38, name='loft'):
        """rings: list of equal-length point lists; midx(i,j)->material slot"""
        n = len(rings[0])
        co = [p for r in rings for p in r]
        fa = []
        mi = []
        for i in range(len(rings) - 1):
            for j in range(n if close else n - 1):
                k = (j + 1) % n
                fa.append((i * n + j, i * n + k, (i + 1) * n + k, (i + 1) * n + j))
                mi.append(midx(i, j) if midx else 0)
        if cap[0]:
            fa.append(tuple(range(n - 1, -1, -1)))
            mi.append(0)
        if cap[1]:
            b = (len(rings) - 1) * n
            fa.append(tuple(range(b, b + n)))
            mi.append(0)
        ob = mesh_obj(name, co, fa, midx=mi)
        return s.add(ob, mats, bevel, angle)

    def box(s, c, d, mat, bevel=0.04, rot=0, taper=1.0):
        x, y, z = [v / 2 for v in d]
        c0, s0 = math.cos(rot), math.sin(rot)
        corners = [
            (a * x * (taper if e > 0 else 1), b * y * (taper if e > 0 else 1), e * z)
            for e in (-1, 1)
            for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ]
        # In the yacht's own coordinates, by which paint and planks run.
        co = [(c[0] + c0 * u - s0 * v, c[1] + s0 * u + c0 * v, c[2] + w) for u, v, w in corners]
        ob = mesh_obj(
            'box', co, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        )
        return s.add(ob, [mat], bevel)

    def tube(s, pts, r, mat, k=8):
        pts = [np.array(p, float) for p in pts]
        rings = []
        rr = r if isinstance(r, (list, tuple)) else [r] * len(pts)
        for i, p in enumerate(pts):
            t = pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]
            t /= np.linalg.norm(t) + 1e-9
            u = np.cross(t, (0, 0, 1) if abs(t[2]) < 0.9 else (1, 0, 0))
            u /= np.linalg.norm(u)
            v = np.cross(t, u)
            rings.append(
                [
                    tuple(p + rr[i] * (math.cos(a) * u + math.sin(a) * v))
                    for a in np.linspace(0, 2 * math.pi, k, endpoint=False)
                ]
            )
        return s.loft(rings, [mat], angle=60)

    def plan(s, fn, levels, mats, midx=None, n=72, bevel=0, angle=30):
        """stack of plan outlines fn(theta, inset)->(x,y); levels=[(z,inset,xshift)]"""
        rings = [
            [(fn(t, i)[0] + xs, fn(t, i)[1], z) for t in np.linspace(0, 2 * math.pi, n, endpoint=False)]
            for z, i, xs in levels
        ]
        return s.loft(rings, mats, midx=midx, bevel=bevel, angle=angle)


def superellipse(x0, x1, hw, nf=3.0, na=6.0, tap=0.0):
    """plan outline from x0 (aft) to x1 (fwd), half width hw; exponent nf front, na aft; tap narrows the
    front"""
    cx, hl = (x0 + x1) / 2, (x1 - x0) / 2

    def f(t, inset=0):
        c, s_ = math.cos(t), math.sin(t)
        n = nf if c > 0 else na
        x = (hl - inset) * math.copysign(abs(c) ** (2 / n), c)
        y = (hw - inset) * math.copysign(abs(s_) ** (2 / n), s_)
        return (cx + x, y * (1 - tap * max(0, x / hl) ** 1.5))

    return f
