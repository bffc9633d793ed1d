"""sea.py - water surface (polar Gerstner grid), sea bottom / island terrain, sky+sun.
All lengths in metres, z=0 is the still waterline."""

import bpy, math
import numpy as np


# ---------------------------------------------------------------- noise (numpy)
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


# ---------------------------------------------------------------- mesh helper
def grid_mesh(name, X, Y, Z, attrs=None, closed_u=False):
    """X,Y,Z arrays (nu,nv) -> mesh object with smooth shading (fast path)."""
    nu, nv = X.shape
    co = np.stack([X, Y, Z], -1).reshape(-1, 3).astype(np.float32)
    idx = np.arange(nu * nv).reshape(nu, nv)
    if closed_u:
        idx = np.concatenate([idx, idx[:1]], 0)
    q = np.stack([idx[:-1, :-1], idx[1:, :-1], idx[1:, 1:], idx[:-1, 1:]], -1).reshape(-1, 4)
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(co))
    me.vertices.foreach_set('co', co.ravel())
    me.loops.add(q.size)
    me.loops.foreach_set('vertex_index', q.ravel().astype(np.int32))
    me.polygons.add(len(q))
    me.polygons.foreach_set('loop_start', np.arange(0, q.size, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(q), 4, dtype=np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(q), dtype=bool))
    me.update(calc_edges=True)
    for k, v in (attrs or {}).items():
        a = me.attributes.new(k, 'FLOAT', 'POINT')
        a.data.foreach_set('value', v.ravel().astype(np.float32))
    ob = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(ob)
    return ob


# ---------------------------------------------------------------- node helpers
class NT:
    """tiny helper to write shader node graphs"""

    def __init__(s, tree):
        s.t = tree
        tree.nodes.clear()

    def n(s, typ, **kw):
        nd = s.t.nodes.new(typ)
        ins = kw.pop('ins', {})
        for k, v in kw.items():
            setattr(nd, k, v)
        for k, v in ins.items():
            s.set(nd.inputs[k], v)
        return nd

    def set(s, inp, v):
        if isinstance(v, bpy.types.NodeSocket):
            s.t.links.new(v, inp)
        elif isinstance(v, bpy.types.Node):
            s.t.links.new(v.outputs[0], inp)
        else:
            if isinstance(v, (tuple, list)) and len(v) == 3 and inp.type == 'RGBA':
                v = (*v, 1)
            inp.default_value = v

    def math(s, op, a, b=0.0, clamp=False):
        nd = s.n('ShaderNodeMath', operation=op, use_clamp=clamp)
        s.set(nd.inputs[0], a)
        s.set(nd.inputs[1], b)
        return nd.outputs[0]

    def mix(s, f, a, b, mode='MIX'):
        nd = s.n('ShaderNodeMixRGB', blend_type=mode)
        s.set(nd.inputs[0], f)
        s.set(nd.inputs[1], a)
        s.set(nd.inputs[2], b)
        return nd.outputs[0]

    def mixsh(s, f, a, b):
        nd = s.n('ShaderNodeMixShader')
        s.set(nd.inputs[0], f)
        s.set(nd.inputs[1], a)
        s.set(nd.inputs[2], b)
        return nd.outputs[0]

    def ramp(s, f, stops, interp='LINEAR'):
        nd = s.n('ShaderNodeValToRGB')
        nd.color_ramp.interpolation = interp
        el = nd.color_ramp.elements
        while len(el) < len(stops):
            el.new(0.5)
        for e, (p, c) in zip(el, stops):
            e.position = p
            e.color = (*c, 1) if len(c) == 3 else c
        s.set(nd.inputs[0], f)
        return nd.outputs[0]

    def mapr(s, v, a, b, c=0.0, d=1.0, interp='LINEAR'):
        nd = s.n('ShaderNodeMapRange', interpolation_type=interp)
        s.set(nd.inputs[0], v)
        for i, x in enumerate((a, b, c, d)):
            s.set(nd.inputs[i + 1], x)
        return nd.outputs[0]

    def noise(s, vec, scale, detail=4, rough=0.5, dist=0.0):
        nd = s.n('ShaderNodeTexNoise')
        s.set(nd.inputs['Vector'], vec)
        for k, v in (('Scale', scale), ('Detail', detail), ('Roughness', rough), ('Distortion', dist)):
            s.set(nd.inputs[k], v)
        return nd.outputs[0]

    def pos(s):
        return s.n('ShaderNodeNewGeometry').outputs['Position']

    def scalevec(s, v, sc, rotz=0.0):
        nd = s.n('ShaderNodeMapping')
        s.set(nd.inputs[0], v)
        nd.inputs['Scale'].default_value = sc
        nd.inputs['Rotation'].default_value = (0, 0, rotz)
        return nd.outputs[0]

    def attr(s, name):
        return s.n('ShaderNodeAttribute', attribute_name=name).outputs['Fac']


def new_mat(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    return m, NT(m.node_tree)


# ---------------------------------------------------------------- Gerstner waves
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


# ---------------------------------------------------------------- water
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
):
    """haze: distances in metres from and at which the water is lost in the air of the horizon."""
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
    fr = g.math('MINIMUM', fr, reflect_max)
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
    thr = g.math('SUBTRACT', 0.78, g.math('MULTIPLY', fa, 0.58))
    mask = g.mapr(g.math('SUBTRACT', brk, thr), -0.02, 0.16, 0, 1, 'SMOOTHSTEP')
    mask = g.math('MULTIPLY', mask, g.mapr(fa, 0.01, 0.12))
    foam = g.n('ShaderNodeBsdfDiffuse', ins={'Color': foam_col})
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
    """camera-centred polar grid: constant angular resolution -> even on-screen density.
    yaw/fov (radians) restrict the fine wedge to what the camera sees; yaw=None -> full circle."""
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


# ---------------------------------------------------------------- bottom / terrain
def bottom_material(
    sand=(0.86, 0.78, 0.62),
    dry=(0.92, 0.86, 0.74),
    k=(0.42, 0.075, 0.045),
    scatter=(0.004, 0.055, 0.105),
    scat_k=0.11,
    scat_gain=1.0,
    grass=(0.035, 0.06, 0.045),
    caustics=0.5,
    path=2.1,
    land=None,
):
    """Albedo = sand * exp(-k*path*depth); plus emission-like in-scatter for deep water.
    attr 'grass' = sea-grass / coral-head coverage."""
    m, g = new_mat('bottom')
    P = g.pos()
    z = g.n('ShaderNodeSeparateXYZ', ins={0: P}).outputs[2]
    d = g.math('MAXIMUM', g.math('MULTIPLY', z, -1.0), 0.0)
    # sand texture
    rip = g.n(
        'ShaderNodeTexWave',
        ins={
            'Vector': g.scalevec(P, (1, 1, 0), 0.5),
            'Scale': 0.55,
            'Distortion': 6.0,
            'Detail': 2.5,
            'Detail Scale': 0.7,
        },
    ).outputs[1]
    pn = g.noise(P, 0.06, 3, 0.6, 0.4)
    pf = g.noise(P, 2.0, 3, 0.6)
    wet = g.mix(g.mapr(z, 0.05, 0.42, 0, 1, 'SMOOTHSTEP'), sand, dry)
    wet = g.mix(
        g.mapr(z, -0.25, 0.30, 0, 1),
        wet,
        g.mix(g.mapr(z, 0.15, 0.5, 0, 1, 'SMOOTHSTEP'), tuple(c * 0.72 for c in sand), dry),
    )
    base = g.mix(
        g.math('MULTIPLY', g.mapr(pn, 0.35, 0.7), 0.28), wet, (sand[0] * 0.78, sand[1] * 0.78, sand[2] * 0.76)
    )
    base = g.mix(g.math('MULTIPLY', g.mapr(rip, 0.2, 0.9), 0.12), base, (1, 0.97, 0.9), 'MULTIPLY')
    base = g.mix(0.16, base, g.mix(pf, (0.6, 0.6, 0.6), (1.1, 1.1, 1.1)), 'MULTIPLY')
    ga = g.attr('grass')
    gm = g.mapr(
        g.math('SUBTRACT', ga, g.math('MULTIPLY', g.noise(P, 0.35, 5, 0.65, 0.5), 1.0)),
        -0.08,
        0.14,
        0,
        1,
        'SMOOTHSTEP',
    )
    gcol = g.mix(
        g.noise(P, 1.1, 2, 0.6),
        tuple(c * 0.6 for c in grass),
        (grass[0] * 2.6, grass[1] * 2.0, grass[2] * 1.5),
    )
    base = g.mix(g.math('MULTIPLY', gm, 0.88), base, gcol)
    # dry ground: attr 'land' = cover of soil and low growth over the sand
    if land:
        la = g.attr('land')
        lm = g.mapr(
            g.math('SUBTRACT', la, g.math('MULTIPLY', g.noise(P, 0.22, 5, 0.65, 0.3), 0.8)),
            -0.1,
            0.12,
            0,
            1,
            'SMOOTHSTEP',
        )
        soil = g.mix(g.mapr(g.noise(P, 0.09, 6, 0.7), 0.38, 0.62), land[0], land[1])
        base = g.mix(
            lm,
            base,
            g.mix(0.5, soil, g.mix(g.noise(P, 0.7, 4, 0.7), (0.5, 0.5, 0.5), (1.5, 1.5, 1.5)), 'MULTIPLY'),
        )
    # caustics
    if caustics:
        wv = g.n('ShaderNodeVectorMath', operation='ADD')
        g.set(wv.inputs[0], P)
        nz = g.n('ShaderNodeTexNoise', ins={'Vector': P, 'Scale': 0.55, 'Detail': 2.0}).outputs[1]
        g.set(wv.inputs[1], nz)
        v1 = g.n('ShaderNodeTexVoronoi', feature='F1', ins={'Vector': wv.outputs[0], 'Scale': 0.85}).outputs[
            0
        ]
        v2 = g.n('ShaderNodeTexVoronoi', feature='F1', ins={'Vector': wv.outputs[0], 'Scale': 1.9}).outputs[0]
        c = g.math('ADD', g.math('POWER', v1, 3.0), g.math('MULTIPLY', g.math('POWER', v2, 3.0), 0.6))
        ca = g.math('MULTIPLY', g.math('MULTIPLY', g.mapr(d, 0.1, 0.8), g.mapr(d, 9, 2.5)), caustics)
        cf = g.math('ADD', 1.0, g.math('MULTIPLY', g.math('SUBTRACT', g.math('MULTIPLY', c, 1.9), 0.45), ca))
        comb = g.n('ShaderNodeCombineXYZ', ins={0: cf, 1: cf, 2: cf}).outputs[0]
        base = g.mix(1.0, base, comb, 'MULTIPLY')
    # absorption
    e = [g.math('POWER', math.e, g.math('MULTIPLY', d, -kk * path)) for kk in k]
    T = g.n('ShaderNodeCombineXYZ', ins={0: e[0], 1: e[1], 2: e[2]}).outputs[0]
    col = g.mix(1.0, base, T, 'MULTIPLY')
    dif = g.n('ShaderNodeBsdfDiffuse', ins={'Color': col, 'Roughness': 0.3})
    bmp = g.n('ShaderNodeBump', ins={'Strength': 0.35, 'Distance': 0.12, 'Height': g.noise(P, 1.2, 3, 0.62)})
    g.t.links.new(bmp.outputs[0], dif.inputs['Normal'])
    sf = g.math('SUBTRACT', 1.0, g.math('POWER', math.e, g.math('MULTIPLY', d, -scat_k)))
    em = g.n('ShaderNodeEmission', ins={'Color': scatter, 'Strength': g.math('MULTIPLY', sf, scat_gain)})
    add = g.n('ShaderNodeAddShader')
    g.t.links.new(dif.outputs[0], add.inputs[0])
    g.t.links.new(em.outputs[0], add.inputs[1])
    out = g.n('ShaderNodeOutputMaterial')
    g.t.links.new(add.outputs[0], out.inputs['Surface'])
    return m


def terrain(
    height_fn,
    cx=0,
    cy=0,
    size=500,
    n=520,
    polar=False,
    r0=3,
    rmax=7000,
    yaw=0,
    fov=1.0,
    nr=600,
    na=700,
    grass_fn=None,
    mat=None,
    land_fn=None,
):
    if polar:
        r = r0 * np.exp(np.linspace(0, math.log(rmax / r0), nr))
        a = np.linspace(yaw - fov, yaw + fov, na)
        R, A = np.meshgrid(r, a, indexing='ij')
        X = cx + R * np.cos(A)
        Y = cy + R * np.sin(A)
    else:
        sx, sy = size if isinstance(size, (tuple, list)) else (size, size)
        X, Y = np.meshgrid(
            cx + np.linspace(-sx / 2, sx / 2, n),
            cy + np.linspace(-sy / 2, sy / 2, int(n * sy / sx)),
            indexing='ij',
        )
    Z = height_fn(X, Y)
    gr = grass_fn(X, Y, Z) if grass_fn else np.zeros_like(X)
    ob = grid_mesh(
        'terrain', X, Y, Z, {'grass': gr, 'land': land_fn(X, Y, Z) if land_fn else np.zeros_like(X)}
    )
    ob.data.materials.append(mat or bottom_material())
    return ob


def hills(height, colour, seed, distance=7000.0):
    """A ridge on the horizon, pale with distance. height: as a fraction of its distance."""
    angles = np.linspace(math.radians(25), math.radians(155), 420)
    profile = fbm(angles * 9, angles * 0 + seed, 6, int(seed)) * 0.5 + 0.5
    tops = distance * height * (0.15 + 1.1 * profile**1.8)
    x = np.stack([distance * np.cos(angles)] * 2, 1)
    y = np.stack([distance * np.sin(angles)] * 2, 1)
    z = np.stack([np.full_like(tops, -5.0), tops], 1)
    ridge = grid_mesh('hills', x, y, z)
    material, graph = new_mat('hills')
    emission = graph.n('ShaderNodeEmission', ins={'Color': colour})
    graph.t.links.new(emission.outputs[0], graph.n('ShaderNodeOutputMaterial').inputs[0])
    ridge.data.materials.append(material)
    return ridge
