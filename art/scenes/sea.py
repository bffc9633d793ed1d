"""sea.py - noise, waves and the surface of the water. Metres; z = 0 is the still water."""

import math

import numpy as np

from shading import grid_mesh, new_mat


def _hash(ix, iy, seed):
    n = (ix * 374761393 + iy * 668265263 + seed * 1442695041).astype(np.int64) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((n ^ (n >> 16)) & 0xFFFF) / 65535.0


def vnoise(x, y, seed=0):
    ix = np.floor(x).astype(np.int64)
    iy = np.floor(y).astype(np.int64)
    fx = x - ix
    fy = y - iy
    ux = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
    uy = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    a = _hash(ix, iy, seed)
    b = _hash(ix + 1, iy, seed)
    c = _hash(ix, iy + 1, seed)
    d = _hash(ix + 1, iy + 1, seed)
    return (a * (1 - ux) + b * ux) * (1 - uy) + (c * (1 - ux) + d * ux) * uy


def fbm(x, y, octaves=5, seed=0, gain=0.5):
    s = 0
    a = 1
    t = 0
    for i in range(octaves):
        s = s + a * (vnoise(x + 17.3 * i, y - 9.1 * i, seed + i) * 2 - 1)
        t += a
        x = x * 2.03
        y = y * 2.03
        a *= gain
    return s / t


def smooth(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def wave_set(n=46, wind_dir=0.6, lmin=0.35, lmax=14.0, steep=0.05, spread=0.9, seed=1):
    rng = np.random.default_rng(seed)
    L = np.exp(np.linspace(np.log(lmin), np.log(lmax), n)) * rng.uniform(0.9, 1.1, n)
    th = wind_dir + rng.normal(0, spread, n) * np.interp(np.log(L), [np.log(lmin), np.log(lmax)], [1.1, 0.45])
    A = steep * L / (2 * np.pi) * rng.uniform(0.6, 1.3, n) / math.sqrt(n / 10)
    ph = rng.uniform(0, 2 * np.pi, n)
    return L, th, A, ph


def wave_height(X, Y, ws, cell, damp=1.0):
    """sum of sharpened sines; wave lengths below ~3 cells fade out (no aliasing)."""
    Z = np.zeros_like(X)
    DX = np.zeros_like(X)
    DY = np.zeros_like(X)
    for L, th, A, ph in zip(*ws):
        k = 2 * np.pi / L
        f = smooth(2.5, 5.0, L / cell)
        if f.max() <= 0:
            continue
        c, s_ = math.cos(th), math.sin(th)
        p = k * (X * c + Y * s_) + ph
        Z += f * A * np.cos(p)
        sn = np.sin(p) * A * f * 0.75
        DX -= sn * c
        DY -= sn * s_
    return Z * damp, DX * damp, DY * damp


def water_material(
    tint=(0.55, 0.9, 0.95),
    ripple=0.35,
    ripple_scale=1.0,
    rough=0.03,
    foam_col=(0.93, 0.95, 0.95),
    ior=1.333,
    refl=1.0,
    far_calm=600.0,
    reflect_max=0.62,
    air_col=(0.16, 0.52, 0.60),
    foamy=False,
    haze=(500.0, 5200.0),
    streaks=None,
):
    """haze: distances in metres from and at which the water is lost in the air of the horizon; streaks: the
    way (radians) along which foam is drawn out.
    """
    m, g = new_mat('water')
    P = g.pos()
    cam = g.n('ShaderNodeCameraData').outputs['View Distance']
    n1 = g.noise(g.scalevec(P, (1.0, 1.7, 1), 0.6), 1.6 * ripple_scale, 2, 0.55, 0.3)
    n2 = g.noise(g.scalevec(P, (1.0, 1.5, 1), -0.3), 5.5 * ripple_scale, 1, 0.55, 0.2)
    n3 = g.noise(g.scalevec(P, (1.0, 2.0, 1), 0.9), 0.33 * ripple_scale, 2, 0.5, 0.2)
    h = g.math(
        'ADD',
        g.math('ADD', g.math('MULTIPLY', n1, 0.5), g.math('MULTIPLY', n2, 0.14)),
        g.math('MULTIPLY', n3, 1.6),
    )
    fade = g.mapr(cam, 15, far_calm, 1.0, 0.35)
    bump = g.n(
        'ShaderNodeBump', ins={'Strength': g.math('MULTIPLY', fade, ripple), 'Distance': 0.35, 'Height': h}
    )
    N = bump.outputs[0]
    glos = g.n(
        'ShaderNodeBsdfGlossy',
        ins={
            'Color': (refl, refl, refl),
            'Roughness': g.mapr(cam, 20, far_calm * 2, rough, rough + 0.12),
            'Normal': N,
        },
    )
    refr = g.n(
        'ShaderNodeBsdfRefraction', ins={'Color': (1, 1, 1), 'Roughness': 0.0, 'IOR': ior, 'Normal': N}
    )
    tran = g.n('ShaderNodeBsdfTransparent', ins={'Color': (0.97, 0.98, 0.98)})
    lp = g.n('ShaderNodeLightPath')
    inner = g.mixsh(g.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray']), refr, tran)
    fr = g.n('ShaderNodeFresnel', ins={'IOR': ior, 'Normal': N}).outputs[0]
    fr = g.math(
        'MULTIPLY',
        fr,
        g.math('SUBTRACT', 1.0, g.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])),
    )
    # Of a sea seen from afar one sees the sides of the waves that face the eye, which mirror less.
    most = g.mapr(cam, 40, 380, reflect_max, 0.5 * reflect_max) if foamy else reflect_max
    fr = g.math('MINIMUM', fr, most)
    body = g.mixsh(fr, inner, glos)
    out = g.n('ShaderNodeOutputMaterial')
    veil = g.math('POWER', g.mapr(cam, haze[0], haze[1]), 0.7)
    veil = g.math('MULTIPLY', veil, lp.outputs['Is Camera Ray'])
    air = g.n('ShaderNodeBsdfTransparent')
    if not foamy:
        g.t.links.new(g.mixsh(veil, body, air.outputs[0]), out.inputs['Surface'])
        return m
    # foam (mesh attribute 'foam' = local coverage 0..1, broken up by noise)
    fa = g.attr('foam')
    fn = g.noise(P, 1.3, 6, 0.68, 0.6)
    fn2 = g.noise(P, 5.0, 3, 0.6, 0.4)
    brk = g.math('ADD', g.math('MULTIPLY', fn, 0.75), g.math('MULTIPLY', fn2, 0.25))
    if streaks is not None:
        turned = g.n('ShaderNodeVectorRotate', rotation_type='Z_AXIS', ins={'Vector': P, 'Angle': -streaks})
        drawn = g.noise(g.scalevec(turned.outputs[0], (0.16, 1.0, 1.0)), 1.9, 5, 0.66, 0.5)
        brk = g.math('ADD', g.math('MULTIPLY', brk, 0.5), g.math('MULTIPLY', drawn, 0.5))
    thr = g.math('SUBTRACT', 0.78, g.math('MULTIPLY', fa, 0.58))
    mask = g.mapr(g.math('SUBTRACT', brk, thr), -0.02, 0.16, 0, 1, 'SMOOTHSTEP')
    mask = g.math('MULTIPLY', mask, g.mapr(fa, 0.01, 0.12))
    # Foam is a heap of bubbles: thin parts let the water's colour through, thick ones throw small shadows.
    hollow = tuple(part * tone for part, tone in zip(foam_col, (0.58, 0.76, 0.82)))
    thick = g.mapr(g.math('SUBTRACT', brk, thr), 0.0, 0.34, 0, 1, 'SMOOTHSTEP')
    lumps = g.n('ShaderNodeBump', ins={'Strength': 0.55, 'Distance': 0.22, 'Height': brk})
    foam = g.n('ShaderNodeBsdfDiffuse', ins={'Color': g.mix(thick, hollow, foam_col), 'Normal': lumps.outputs[0]})
    # water full of air around the foam: pale turquoise (attribute 'air')
    aa = g.math('MULTIPLY', g.attr('air'), g.mapr(g.noise(P, 0.5, 4, 0.6, 0.4), 0.30, 0.66, 0.25, 1.0))
    body = g.mixsh(g.math('MULTIPLY', aa, 0.75), body, g.n('ShaderNodeBsdfDiffuse', ins={'Color': air_col}))
    body = g.mixsh(g.math('MULTIPLY', mask, 0.93), body, foam)
    g.t.links.new(g.mixsh(veil, body, air.outputs[0]), out.inputs['Surface'])
    m.blend_method = 'BLEND'
    return m


def water(
    cam_xy=(0, 0),
    yaw=None,
    fov=None,
    r0=2.0,
    rmax=6000.0,
    nr=520,
    na=900,
    waves=None,
    damp_fn=None,
    foam_fn=None,
    air_fn=None,
    disp_fn=None,
    mat=None,
    name='water',
):
    """camera-centred polar grid: constant angular resolution -> even on-screen density. yaw/fov (radians)
    restrict the fine wedge to what the camera sees; yaw=None -> full circle."""
    r = r0 * np.exp(np.linspace(0, math.log(rmax / r0), nr))
    if yaw is None:
        a = np.linspace(0, 2 * np.pi, na)
    else:
        a = np.linspace(yaw - fov, yaw + fov, na)
    R, A = np.meshgrid(r, a, indexing='ij')
    X = cam_xy[0] + R * np.cos(A)
    Y = cam_xy[1] + R * np.sin(A)
    cell = np.maximum(R * (a[1] - a[0]), R * math.log(rmax / r0) / nr)
    damp = damp_fn(X, Y) if damp_fn else 1.0
    if waves is not None:
        Z, DX, DY = wave_height(X, Y, waves, cell, damp)
    else:
        Z = np.zeros_like(X)
        DX = DY = 0
    foam = foam_fn(X, Y) if foam_fn else np.zeros_like(X)
    if disp_fn:
        Z = Z + disp_fn(X, Y)
    ob = grid_mesh(
        name, X + DX, Y + DY, Z, {'foam': foam, 'air': air_fn(X, Y) if air_fn else np.zeros_like(X)}
    )
    ob.data.materials.append(mat or water_material(foamy=foam_fn is not None))
    return ob


def water_rect(
    cx,
    cy,
    sx,
    sy,
    n=700,
    waves=None,
    foam_fn=None,
    air_fn=None,
    disp_fn=None,
    mat=None,
    damp_fn=None,
    rotz=0.0,
):
    """regular grid for aerial views"""
    ny = int(n * sy / sx)
    u = np.linspace(-sx / 2, sx / 2, n)
    v = np.linspace(-sy / 2, sy / 2, ny)
    U, V = np.meshgrid(u, v, indexing='ij')
    X = cx + U * math.cos(rotz) - V * math.sin(rotz)
    Y = cy + U * math.sin(rotz) + V * math.cos(rotz)
    cell = np.full_like(X, sx / n)
    Z, DX, DY = (
        wave_height(X, Y, waves, cell, damp_fn(X, Y) if damp_fn else 1.0)
        if waves is not None
        else (np.zeros_like(X), 0, 0)
    )
    if disp_fn:
        Z = Z + disp_fn(X, Y)
    foam = foam_fn(X, Y) if foam_fn else np.zeros_like(X)
    ob = grid_mesh(
        'water', X + DX, Y + DY, Z, {'foam': foam, 'air': air_fn(X, Y) if air_fn else np.zeros_like(X)}
    )
    ob.data.materials.append(mat or water_material(foamy=foam_fn is not None))
    return ob
