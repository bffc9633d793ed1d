"""island.py - meshes of palms, leaf and bark, and scattering over a height field."""

import math

import bpy
import numpy as np

from shading import new_mat


def mesh_obj(name, co, faces, mats=None, midx=None, smooth=True, link=True):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(c) for c in co], [], [tuple(f) for f in faces])
    for m in mats or []:
        me.materials.append(m)
    if midx is not None:
        me.polygons.foreach_set('material_index', np.array(midx, dtype=np.int32))
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.update()
    ob = bpy.data.objects.new(name, me)
    if link:
        bpy.context.collection.objects.link(ob)
    return ob


_m = {}


def mats():
    if _m:
        return _m
    m, g = new_mat('leaf')
    r = g.n('ShaderNodeObjectInfo').outputs['Random']
    nz = g.noise(g.pos(), 0.9, 2)
    c = g.mix(
        g.math('ADD', g.math('MULTIPLY', r, 0.5), g.math('MULTIPLY', nz, 0.5)),
        (0.055, 0.115, 0.018),
        (0.17, 0.23, 0.04),
    )
    d = g.n('ShaderNodeBsdfPrincipled', ins={'Base Color': c, 'Roughness': 0.45, 'Specular': 0.35})
    t = g.n('ShaderNodeBsdfTranslucent', ins={'Color': g.mix(0.6, c, (0.42, 0.52, 0.06))})
    g.t.links.new(g.mixsh(0.46, d.outputs[0], t.outputs[0]), g.n('ShaderNodeOutputMaterial').inputs[0])
    _m['leaf'] = m
    m, g = new_mat('bark')
    c = g.mix(g.noise(g.scalevec(g.pos(), (1, 1, 6)), 2.5, 4), (0.16, 0.12, 0.085), (0.36, 0.30, 0.23))
    g.t.links.new(
        g.n('ShaderNodeBsdfDiffuse', ins={'Color': c}).outputs[0], g.n('ShaderNodeOutputMaterial').inputs[0]
    )
    _m['bark'] = m
    for name, dark, pale in (
        ('dry', (0.16, 0.10, 0.05), (0.34, 0.25, 0.13)),
        ('grass', (0.15, 0.19, 0.06), (0.36, 0.36, 0.17)),
        ('broad', (0.042, 0.085, 0.024), (0.15, 0.20, 0.06)),
    ):
        m, g = new_mat(name)
        random = g.n('ShaderNodeObjectInfo').outputs['Random']
        blend = g.math(
            'ADD', g.math('MULTIPLY', random, 0.5), g.math('MULTIPLY', g.noise(g.pos(), 1.3, 2), 0.5)
        )
        shader = g.n('ShaderNodeBsdfDiffuse', ins={'Color': g.mix(blend, dark, pale)})
        g.t.links.new(shader.outputs[0], g.n('ShaderNodeOutputMaterial').inputs[0])
        _m[name] = m
    return _m


def palm(h=9.0, lean=2.5, nfronds=24, frond=3.9, seed=0, dead=0):
    rng = np.random.default_rng(seed)
    co = []
    fa = []
    mi = []
    # trunk: S-curved tapered tube
    n = 14
    k = 8
    for i in range(n + 1):
        t = i / n
        x = lean * (t**1.8)
        z = h * t - 0.3
        r = 0.20 * (1 - 0.5 * t) + 0.16 * math.exp(-t * 14)
        for j in range(k):
            co.append((x + r * math.cos(2 * math.pi * j / k), r * math.sin(2 * math.pi * j / k), z))
    for i in range(n):
        for j in range(k):
            fa.append((i * k + j, i * k + (j + 1) % k, (i + 1) * k + (j + 1) % k, (i + 1) * k + j))
            mi.append(1)
    cx, cz = lean, h - 0.3
    for f in range(nfronds):
        az = f * 2.39996 + rng.uniform(-0.2, 0.2)
        age = f / nfronds
        L = frond * rng.uniform(0.85, 1.1)
        el = math.radians(72 - 100 * age + rng.uniform(-9, 9))
        droop = rng.uniform(0.9, 1.35)
        m = 26
        P = []
        for i in range(m + 1):
            t = i / m
            a = el - droop * (t**1.3) * 1.15
            if i == 0:
                p = np.array([0.0, 0.0])
            else:
                p = P[-1] + L / m * np.array([math.cos(a), math.sin(a)])
            P.append(p)
        ca, sa = math.cos(az), math.sin(az)
        tw = rng.uniform(-0.35, 0.35)
        # The oldest fronds hang dead under the crown.
        leaf = 2 if f >= nfronds - dead else 0

        def W(u, v, w):
            return (cx + u * ca - v * sa, u * sa + v * ca, cz + w)

        # rachis
        for i in range(m):
            w0 = 0.045 * (1 - i / m) + 0.008
            b = len(co)
            co += [
                W(P[i][0], -w0, P[i][1]),
                W(P[i][0], w0, P[i][1]),
                W(P[i + 1][0], w0, P[i + 1][1]),
                W(P[i + 1][0], -w0, P[i + 1][1]),
            ]
            fa.append((b, b + 1, b + 2, b + 3))
            mi.append(leaf)
        for i in range(3, m + 1):
            t = i / m
            ll = (
                0.95
                * frond
                / 4
                * (math.sin(math.pi * min(1, 0.12 + t * 0.86)) ** 0.6)
                * rng.uniform(0.85, 1.1)
            )
            for sd in (-1, 1):
                for sub in (0, 0.5):
                    if i == m and sub:
                        continue
                    p = P[i] * (1 - sub) + P[min(m, i + 1)] * sub
                    fw = 0.45 * ll
                    dr = (0.25 + 0.5 * rng.random()) * ll
                    wd = 0.028
                    b = len(co)
                    q1 = (p[0] + fw * 0.5, sd * ll * 0.5, p[1] - dr * 0.22 + sd * tw * ll * 0.3)
                    q2 = (p[0] + fw, sd * ll * 0.92, p[1] - dr + sd * tw * ll * 0.5)
                    co += [
                        W(p[0] - wd, sd * 0.02, p[1]),
                        W(p[0] + wd, sd * 0.02, p[1]),
                        W(q1[0] + wd, q1[1], q1[2]),
                        W(q1[0] - wd, q1[1], q1[2]),
                        W(*q2),
                    ]
                    fa += [(b, b + 1, b + 2, b + 3), (b + 3, b + 2, b + 4)]
                    mi += [leaf, leaf]
    M = mats()
    return mesh_obj(f'palm{seed}', co, fa, [M['leaf'], M['bark'], M['dry']], mi, link=False)


def inst(proto, loc, rotz, s):
    o = bpy.data.objects.new(proto.name + 'i', proto.data)
    o.location = loc
    o.rotation_euler = (0, 0, rotz)
    o.scale = (s, s, s)
    bpy.context.collection.objects.link(o)
    return o


def scatter(height_fn, box, kinds, zmin=0.8, zmax=99, cover=None, seed=0):
    """Plants over a box (x0, y0, x1, y1) where zmin < height < zmax. kinds: list of (prototypes, number,
    spacing, scale range); cover(x, y) -> 0..1 thins the growth out."""
    rng = np.random.default_rng(seed)
    x0, y0, x1, y1 = box
    for protos, number, spacing, (s0, s1) in kinds:
        x = rng.uniform(x0, x1, number * 12)
        y = rng.uniform(y0, y1, number * 12)
        z = height_fn(x, y)
        keep = (z > zmin) & (z < zmax)
        if cover:
            keep &= rng.random(len(x)) < cover(x, y)
        taken = set()
        done = 0
        for px, py, pz in zip(x[keep], y[keep], z[keep]):
            cell = (int(px // spacing), int(py // spacing))
            if cell in taken:
                continue
            taken.add(cell)
            inst(
                protos[rng.integers(len(protos))],
                (px, py, pz - 0.2),
                rng.uniform(0, 6.28),
                rng.uniform(s0, s1),
            )
            done += 1
            if done >= number:
                break
