"""sea.py - water surface (polar Gerstner grid), sea bottom / island terrain, sky+sun.
All lengths in metres, z=0 is the still waterline."""
import bpy, math
import numpy as np

# ---------------------------------------------------------------- noise (numpy)
def _hash(ix, iy, seed):
    n = (ix * 374761393 + iy * 668265263 + seed * 1442695041).astype(np.int64) & 0xffffffff
    n = ((n ^ (n >> 13)) * 1274126177) & 0xffffffff
    return ((n ^ (n >> 16)) & 0xffff) / 65535.0

def vnoise(x, y, seed=0):
    ix = np.floor(x).astype(np.int64); iy = np.floor(y).astype(np.int64)
    fx = x - ix; fy = y - iy
    ux = fx * fx * fx * (fx * (fx * 6 - 15) + 10); uy = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
    a = _hash(ix, iy, seed); b = _hash(ix + 1, iy, seed); c = _hash(ix, iy + 1, seed); d = _hash(ix + 1, iy + 1, seed)
    return (a * (1 - ux) + b * ux) * (1 - uy) + (c * (1 - ux) + d * ux) * uy

def fbm(x, y, octaves=5, seed=0, gain=0.5):
    s = 0; a = 1; t = 0
    for i in range(octaves):
        s = s + a * (vnoise(x + 17.3 * i, y - 9.1 * i, seed + i) * 2 - 1); t += a
        x = x * 2.03; y = y * 2.03; a *= gain
    return s / t

def smooth(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1); return t * t * (3 - 2 * t)

# ---------------------------------------------------------------- mesh helper
def grid_mesh(name, X, Y, Z, attrs=None, closed_u=False):
    """X,Y,Z arrays (nu,nv) -> mesh object with smooth shading (fast path)."""
    nu, nv = X.shape
    co = np.stack([X, Y, Z], -1).reshape(-1, 3).astype(np.float32)
    idx = np.arange(nu * nv).reshape(nu, nv)
    if closed_u: idx = np.concatenate([idx, idx[:1]], 0)
    q = np.stack([idx[:-1, :-1], idx[1:, :-1], idx[1:, 1:], idx[:-1, 1:]], -1).reshape(-1, 4)
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(co)); me.vertices.foreach_set('co', co.ravel())
    me.loops.add(q.size); me.loops.foreach_set('vertex_index', q.ravel().astype(np.int32))
    me.polygons.add(len(q))
    me.polygons.foreach_set('loop_start', np.arange(0, q.size, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(q), 4, dtype=np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(q), dtype=bool))
    me.update(calc_edges=True)
    for k, v in (attrs or {}).items():
        a = me.attributes.new(k, 'FLOAT', 'POINT'); a.data.foreach_set('value', v.ravel().astype(np.float32))
    ob = bpy.data.objects.new(name, me); bpy.context.collection.objects.link(ob)
    return ob

# ---------------------------------------------------------------- node helpers
class NT:
    """tiny helper to write shader node graphs"""
    def __init__(s, tree):
        s.t = tree; tree.nodes.clear()
    def n(s, typ, **kw):
        nd = s.t.nodes.new(typ)
        ins = kw.pop('ins', {})
        for k, v in kw.items(): setattr(nd, k, v)
        for k, v in ins.items(): s.set(nd.inputs[k], v)
        return nd
    def set(s, inp, v):
        if isinstance(v, bpy.types.NodeSocket): s.t.links.new(v, inp)
        elif isinstance(v, bpy.types.Node): s.t.links.new(v.outputs[0], inp)
        else:
            if isinstance(v, (tuple, list)) and len(v) == 3 and inp.type == 'RGBA': v = (*v, 1)
            inp.default_value = v
    def math(s, op, a, b=0.0, clamp=False):
        nd = s.n('ShaderNodeMath', operation=op, use_clamp=clamp); s.set(nd.inputs[0], a); s.set(nd.inputs[1], b); return nd.outputs[0]
    def mix(s, f, a, b, mode='MIX'):
        nd = s.n('ShaderNodeMixRGB', blend_type=mode); s.set(nd.inputs[0], f); s.set(nd.inputs[1], a); s.set(nd.inputs[2], b); return nd.outputs[0]
    def mixsh(s, f, a, b):
        nd = s.n('ShaderNodeMixShader'); s.set(nd.inputs[0], f); s.set(nd.inputs[1], a); s.set(nd.inputs[2], b); return nd.outputs[0]
    def ramp(s, f, stops, interp='LINEAR'):
        nd = s.n('ShaderNodeValToRGB'); nd.color_ramp.interpolation = interp
        el = nd.color_ramp.elements
        while len(el) < len(stops): el.new(0.5)
        for e, (p, c) in zip(el, stops):
            e.position = p; e.color = (*c, 1) if len(c) == 3 else c
        s.set(nd.inputs[0], f); return nd.outputs[0]
    def mapr(s, v, a, b, c=0.0, d=1.0, interp='LINEAR'):
        nd = s.n('ShaderNodeMapRange', interpolation_type=interp); s.set(nd.inputs[0], v)
        for i, x in enumerate((a, b, c, d)): s.set(nd.inputs[i + 1], x)
        return nd.outputs[0]
    def noise(s, vec, scale, detail=4, rough=0.5, dist=0.0):
        nd = s.n('ShaderNodeTexNoise'); s.set(nd.inputs['Vector'], vec)
        for k, v in (('Scale', scale), ('Detail', detail), ('Roughness', rough), ('Distortion', dist)): s.set(nd.inputs[k], v)
        return nd.outputs[0]
    def pos(s): return s.n('ShaderNodeNewGeometry').outputs['Position']
    def scalevec(s, v, sc, rotz=0.0):
        nd = s.n('ShaderNodeMapping'); s.set(nd.inputs[0], v); nd.inputs['Scale'].default_value = sc; nd.inputs['Rotation'].default_value = (0, 0, rotz); return nd.outputs[0]
    def attr(s, name):
        return s.n('ShaderNodeAttribute', attribute_name=name).outputs['Fac']

def new_mat(name):
    m = bpy.data.materials.new(name); m.use_nodes = True
    return m, NT(m.node_tree)

# ---------------------------------------------------------------- Gerstner waves
def wave_set(n=46, wind_dir=0.6, lmin=0.35, lmax=14.0, steep=0.05, spread=0.9, seed=1):
    rng = np.random.default_rng(seed)
    L = np.exp(np.linspace(np.log(lmin), np.log(lmax), n)) * rng.uniform(.9, 1.1, n)
    th = wind_dir + rng.normal(0, spread, n) * np.interp(np.log(L), [np.log(lmin), np.log(lmax)], [1.1, .45])
    A = steep * L / (2 * np.pi) * rng.uniform(.6, 1.3, n) / math.sqrt(n / 10)
    ph = rng.uniform(0, 2 * np.pi, n)
    return L, th, A, ph

def wave_height(X, Y, ws, cell, damp=1.0):
    """sum of sharpened sines; wave lengths below ~3 cells fade out (no aliasing)."""
    Z = np.zeros_like(X); DX = np.zeros_like(X); DY = np.zeros_like(X)
    for L, th, A, ph in zip(*ws):
        k = 2 * np.pi / L; f = smooth(2.5, 5.0, L / cell)
        if f.max() <= 0: continue
        c, s_ = math.cos(th), math.sin(th)
        p = k * (X * c + Y * s_) + ph
        Z += f * A * np.cos(p); sn = np.sin(p) * A * f * 0.75
        DX -= sn * c; DY -= sn * s_
    return Z * damp, DX * damp, DY * damp

# ---------------------------------------------------------------- water
def water_material(tint=(0.55, 0.9, 0.95), ripple=0.35, ripple_scale=1.0, rough=0.03, foam_col=(.93, .95, .95), ior=1.333, refl=1.0, far_calm=600.0, reflect_max=.62, air_col=(.16, .52, .60), foamy=False):
    m, g = new_mat('water')
    P = g.pos()
    cam = g.n('ShaderNodeCameraData').outputs['View Distance']
    n1 = g.noise(g.scalevec(P, (1.0, 1.7, 1), .6), 1.6 * ripple_scale, 2, .55, .3)
    n2 = g.noise(g.scalevec(P, (1.0, 1.5, 1), -.3), 5.5 * ripple_scale, 1, .55, .2)
    n3 = g.noise(g.scalevec(P, (1.0, 2.0, 1), .9), 0.33 * ripple_scale, 2, .5, .2)
    h = g.math('ADD', g.math('ADD', g.math('MULTIPLY', n1, .5), g.math('MULTIPLY', n2, .14)), g.math('MULTIPLY', n3, 1.6))
    fade = g.mapr(cam, 15, far_calm, 1.0, .35)
    bump = g.n('ShaderNodeBump', ins={'Strength': g.math('MULTIPLY', fade, ripple), 'Distance': .35, 'Height': h})
    N = bump.outputs[0]
    glos = g.n('ShaderNodeBsdfGlossy', ins={'Color': (refl, refl, refl), 'Roughness': g.mapr(cam, 20, far_calm * 2, rough, rough + .12), 'Normal': N})
    refr = g.n('ShaderNodeBsdfRefraction', ins={'Color': (1, 1, 1), 'Roughness': 0.0, 'IOR': ior, 'Normal': N})
    tran = g.n('ShaderNodeBsdfTransparent', ins={'Color': (.97, .98, .98)})
    lp = g.n('ShaderNodeLightPath')
    inner = g.mixsh(g.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray']), refr, tran)
    fr = g.n('ShaderNodeFresnel', ins={'IOR': ior, 'Normal': N}).outputs[0]
    fr = g.math('MULTIPLY', fr, g.math('SUBTRACT', 1.0, g.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])))
    fr = g.math('MINIMUM', fr, reflect_max)
    body = g.mixsh(fr, inner, glos)
    out = g.n('ShaderNodeOutputMaterial')
    if not foamy: g.t.links.new(body, out.inputs['Surface']); return m
    # foam (mesh attribute 'foam' = local coverage 0..1, broken up by noise)
    fa = g.attr('foam')
    fn = g.noise(P, 1.3, 6, .68, .6)
    fn2 = g.noise(P, 5.0, 3, .6, .4)
    brk = g.math('ADD', g.math('MULTIPLY', fn, .75), g.math('MULTIPLY', fn2, .25))
    thr = g.math('SUBTRACT', .78, g.math('MULTIPLY', fa, .58))
    mask = g.mapr(g.math('SUBTRACT', brk, thr), -.02, .16, 0, 1, 'SMOOTHSTEP')
    mask = g.math('MULTIPLY', mask, g.mapr(fa, .01, .12))
    foam = g.n('ShaderNodeBsdfDiffuse', ins={'Color': foam_col})
    # water full of air around the foam: pale turquoise (attribute 'air')
    aa = g.math('MULTIPLY', g.attr('air'), g.mapr(g.noise(P, .5, 4, .6, .4), .30, .66, .25, 1.0))
    body = g.mixsh(g.math('MULTIPLY', aa, .75), body, g.n('ShaderNodeBsdfDiffuse', ins={'Color': air_col}))
    g.t.links.new(g.mixsh(g.math('MULTIPLY', mask, .93), body, foam), out.inputs['Surface'])
    m.blend_method = 'BLEND'
    return m

def water(cam_xy=(0, 0), yaw=None, fov=None, r0=2.0, rmax=6000.0, nr=520, na=900, waves=None, damp_fn=None, foam_fn=None, air_fn=None, disp_fn=None, mat=None, name='water'):
    """camera-centred polar grid: constant angular resolution -> even on-screen density.
    yaw/fov (radians) restrict the fine wedge to what the camera sees; yaw=None -> full circle."""
    r = r0 * np.exp(np.linspace(0, math.log(rmax / r0), nr))
    if yaw is None: a = np.linspace(0, 2 * np.pi, na)
    else:
        a = np.linspace(yaw - fov, yaw + fov, na)
    R, A = np.meshgrid(r, a, indexing='ij')
    X = cam_xy[0] + R * np.cos(A); Y = cam_xy[1] + R * np.sin(A)
    cell = np.maximum(R * (a[1] - a[0]), R * math.log(rmax / r0) / nr)
    damp = damp_fn(X, Y) if damp_fn else 1.0
    if waves is not None:
        Z, DX, DY = wave_height(X, Y, waves, cell, damp)
    else: Z = np.zeros_like(X); DX = DY = 0
    foam = foam_fn(X, Y) if foam_fn else np.zeros_like(X)
    if disp_fn: Z = Z + disp_fn(X, Y)
    ob = grid_mesh(name, X + DX, Y + DY, Z, {'foam': foam, 'air': air_fn(X, Y) if air_fn else np.zeros_like(X)})
    ob.data.materials.append(mat or water_material(foamy=foam_fn is not None))
    return ob

def water_rect(cx, cy, sx, sy, n=700, waves=None, foam_fn=None, air_fn=None, disp_fn=None, mat=None, damp_fn=None, rotz=0.0):
    """regular grid for aerial views"""
    ny = int(n * sy / sx)
    u = np.linspace(-sx / 2, sx / 2, n); v = np.linspace(-sy / 2, sy / 2, ny)
    U, V = np.meshgrid(u, v, indexing='ij')
    X = cx + U * math.cos(rotz) - V * math.sin(rotz); Y = cy + U * math.sin(rotz) + V * math.cos(rotz)
    cell = np.full_like(X, sx / n)
    Z, DX, DY = wave_height(X, Y, waves, cell, damp_fn(X, Y) if damp_fn else 1.0) if waves is not None else (np.zeros_like(X), 0, 0)
    if disp_fn: Z = Z + disp_fn(X, Y)
    foam = foam_fn(X, Y) if foam_fn else np.zeros_like(X)
    ob = grid_mesh('water', X + DX, Y + DY, Z, {'foam': foam, 'air': air_fn(X, Y) if air_fn else np.zeros_like(X)}); ob.data.materials.append(mat or water_material(foamy=foam_fn is not None)); return ob

# ---------------------------------------------------------------- bottom / terrain
def bottom_material(sand=(.86, .78, .62), dry=(.92, .86, .74), k=(.42, .075, .045), scatter=(.004, .055, .105), scat_k=.11, scat_gain=1.0,
                    grass=(.035, .06, .045), caustics=.5, path=2.1, land=None):
    """Albedo = sand * exp(-k*path*depth); plus emission-like in-scatter for deep water.
    attr 'grass' = sea-grass / coral-head coverage."""
    m, g = new_mat('bottom')
    P = g.pos(); z = g.n('ShaderNodeSeparateXYZ', ins={0: P}).outputs[2]
    d = g.math('MAXIMUM', g.math('MULTIPLY', z, -1.0), 0.0)
    # sand texture
    rip = g.n('ShaderNodeTexWave', ins={'Vector': g.scalevec(P, (1, 1, 0), .5), 'Scale': .55, 'Distortion': 6.0, 'Detail': 2.5, 'Detail Scale': .7}).outputs[1]
    pn = g.noise(P, .06, 3, .6, .4); pf = g.noise(P, 2.0, 3, .6)
    wet = g.mix(g.mapr(z, .05, .42, 0, 1, 'SMOOTHSTEP'), sand, dry)
    wet = g.mix(g.mapr(z, -.25, .30, 0, 1), wet, g.mix(g.mapr(z, .15, .5, 0, 1, 'SMOOTHSTEP'), tuple(c * .72 for c in sand), dry))
    base = g.mix(g.math('MULTIPLY', g.mapr(pn, .35, .7), .28), wet, (sand[0] * .78, sand[1] * .78, sand[2] * .76))
    base = g.mix(g.math('MULTIPLY', g.mapr(rip, .2, .9), .12), base, (1, .97, .9), 'MULTIPLY')
    base = g.mix(.16, base, g.mix(pf, (.6, .6, .6), (1.1, 1.1, 1.1)), 'MULTIPLY')
    ga = g.attr('grass')
    gm = g.mapr(g.math('SUBTRACT', ga, g.math('MULTIPLY', g.noise(P, .35, 5, .65, .5), 1.0)), -.08, .14, 0, 1, 'SMOOTHSTEP')
    gcol = g.mix(g.noise(P, 1.1, 2, .6), tuple(c * .6 for c in grass), (grass[0] * 2.6, grass[1] * 2.0, grass[2] * 1.5))
    base = g.mix(g.math('MULTIPLY', gm, .88), base, gcol)
    # dry ground: attr 'land' = cover of soil and low growth over the sand
    if land:
      la = g.attr('land')
      lm = g.mapr(g.math('SUBTRACT', la, g.math('MULTIPLY', g.noise(P, .22, 5, .65, .3), .8)), -.1, .12, 0, 1, 'SMOOTHSTEP')
      soil = g.mix(g.mapr(g.noise(P, .09, 6, .7), .38, .62), land[0], land[1])
      base = g.mix(lm, base, g.mix(.5, soil, g.mix(g.noise(P, .7, 4, .7), (.5, .5, .5), (1.5, 1.5, 1.5)), 'MULTIPLY'))
    # caustics
    if caustics:
        wv = g.n('ShaderNodeVectorMath', operation='ADD'); g.set(wv.inputs[0], P)
        nz = g.n('ShaderNodeTexNoise', ins={'Vector': P, 'Scale': .55, 'Detail': 2.0}).outputs[1]
        g.set(wv.inputs[1], nz)
        v1 = g.n('ShaderNodeTexVoronoi', feature='F1', ins={'Vector': wv.outputs[0], 'Scale': .85}).outputs[0]
        v2 = g.n('ShaderNodeTexVoronoi', feature='F1', ins={'Vector': wv.outputs[0], 'Scale': 1.9}).outputs[0]
        c = g.math('ADD', g.math('POWER', v1, 3.0), g.math('MULTIPLY', g.math('POWER', v2, 3.0), .6))
        ca = g.math('MULTIPLY', g.math('MULTIPLY', g.mapr(d, .1, .8), g.mapr(d, 9, 2.5)), caustics)
        cf = g.math('ADD', 1.0, g.math('MULTIPLY', g.math('SUBTRACT', g.math('MULTIPLY', c, 1.9), .45), ca))
        comb = g.n('ShaderNodeCombineXYZ', ins={0: cf, 1: cf, 2: cf}).outputs[0]
        base = g.mix(1.0, base, comb, 'MULTIPLY')
    # absorption
    e = [g.math('POWER', math.e, g.math('MULTIPLY', d, -kk * path)) for kk in k]
    T = g.n('ShaderNodeCombineXYZ', ins={0: e[0], 1: e[1], 2: e[2]}).outputs[0]
    col = g.mix(1.0, base, T, 'MULTIPLY')
    dif = g.n('ShaderNodeBsdfDiffuse', ins={'Color': col, 'Roughness': .3})
    bmp = g.n('ShaderNodeBump', ins={'Strength': .35, 'Distance': .12, 'Height': g.noise(P, 1.2, 3, .62)})
    g.t.links.new(bmp.outputs[0], dif.inputs['Normal'])
    sf = g.math('SUBTRACT', 1.0, g.math('POWER', math.e, g.math('MULTIPLY', d, -scat_k)))
    em = g.n('ShaderNodeEmission', ins={'Color': scatter, 'Strength': g.math('MULTIPLY', sf, scat_gain)})
    add = g.n('ShaderNodeAddShader'); g.t.links.new(dif.outputs[0], add.inputs[0]); g.t.links.new(em.outputs[0], add.inputs[1])
    out = g.n('ShaderNodeOutputMaterial'); g.t.links.new(add.outputs[0], out.inputs['Surface'])
    return m

def terrain(height_fn, cx=0, cy=0, size=500, n=520, polar=False, r0=3, rmax=7000, yaw=0, fov=1.0, nr=600, na=700, grass_fn=None, mat=None, land_fn=None):
    if polar:
        r = r0 * np.exp(np.linspace(0, math.log(rmax / r0), nr)); a = np.linspace(yaw - fov, yaw + fov, na)
        R, A = np.meshgrid(r, a, indexing='ij'); X = cx + R * np.cos(A); Y = cy + R * np.sin(A)
    else:
        sx, sy = size if isinstance(size, (tuple, list)) else (size, size)
        X, Y = np.meshgrid(cx + np.linspace(-sx / 2, sx / 2, n), cy + np.linspace(-sy / 2, sy / 2, int(n * sy / sx)), indexing='ij')
    Z = height_fn(X, Y)
    gr = grass_fn(X, Y, Z) if grass_fn else np.zeros_like(X)
    ob = grid_mesh('terrain', X, Y, Z, {'grass': gr, 'land': land_fn(X, Y, Z) if land_fn else np.zeros_like(X)})
    ob.data.materials.append(mat or bottom_material())
    return ob

# ---------------------------------------------------------------- sky
def sky(sun_elev=35, sun_az=120, sky_strength=.11, sun_strength=3.6, sun_col=(1, .95, .87), air=1.0, dust=.6, ozone=2.2, sun_angle=.6,
        grad='day', deep=(.012, .085, .16), wisps=.75, wisp_seed=0.0, wisp_col=(1.05, 1.05, 1.06), wisp_dark=(.70, .76, .84), warm=0.0):
    """Nishita sky (disc off) + separate sun lamp. sun_az: degrees, direction the sun is AT (math convention, 0=+x, CCW).
    grad: optional list of (elevation 0..1, rgb) replacing Nishita (for designed sunsets)."""
    if grad == 'day': grad = [(0, (.46, .68, .92)), (.07, (.33, .58, .90)), (.25, (.17, .40, .80)), (1, (.06, .20, .58))]
    if grad == 'sunset': grad = [(0, (1.15, .50, .17)), (.10, (.95, .42, .22)), (.28, (.52, .34, .36)), (.6, (.20, .22, .36)), (1, (.08, .12, .26))]
    w = bpy.data.worlds.new('W'); bpy.context.scene.world = w; w.use_nodes = True
    g = NT(w.node_tree)
    tc = g.n('ShaderNodeTexCoord').outputs['Generated']
    sep = g.n('ShaderNodeSeparateXYZ', ins={0: tc}); z = sep.outputs[2]
    zc = g.math('MAXIMUM', z, .004)
    if grad:
        colr = g.ramp(g.mapr(z, 0, .6), grad, 'EASE'); base = colr; sk = 1.0
    else:
        vec = g.n('ShaderNodeCombineXYZ', ins={0: sep.outputs[0], 1: sep.outputs[1], 2: zc}).outputs[0]
        st = g.n('ShaderNodeTexSky', sky_type='NISHITA', sun_disc=False, sun_elevation=math.radians(sun_elev), sun_rotation=math.radians(90 - sun_az), air_density=air, dust_density=dust, ozone_density=ozone)
        g.t.links.new(vec, st.inputs[0]) if st.inputs else None
        base = st.outputs[0]
    sd = (math.cos(math.radians(sun_az)) * math.cos(math.radians(sun_elev)), math.sin(math.radians(sun_az)) * math.cos(math.radians(sun_elev)), math.sin(math.radians(sun_elev)))
    dt = g.n('ShaderNodeVectorMath', operation='DOT_PRODUCT'); g.set(dt.inputs[0], tc); dt.inputs[1].default_value = sd; dt = dt.outputs['Value']
    if wisps:   # soft trade-wind clouds: noise on a projected plane, denser near the horizon
        zz = g.math('ADD', zc, .10); cv = g.n('ShaderNodeCombineXYZ', ins={0: g.math('DIVIDE', sep.outputs[0], zz), 1: g.math('DIVIDE', sep.outputs[1], zz), 2: wisp_seed}).outputs[0]
        n1 = g.noise(g.scalevec(cv, (1, 1, 1)), 1.15, 6, .60, .25); cm = g.mapr(n1, .50, .72, 0, 1, 'SMOOTHSTEP')
        cm = g.math('MULTIPLY', g.math('MULTIPLY', cm, wisps), g.mapr(zc, .012, .07))
        shade = g.mix(g.mapr(g.noise(cv, 2.3, 2, .6), .35, .65), wisp_dark, wisp_col); base = g.mix(cm, base, shade)
    if warm:    # sunset: bright towards the sun, dark away from it, glow + disc
        f = g.mapr(dt, -.3, 1.0, .16, 1.0); base = g.mix(1.0, base, g.n('ShaderNodeCombineXYZ', ins={0: f, 1: f, 2: g.math('POWER', f, .75)}).outputs[0], 'MULTIPLY')
        for pw, c, k in ((14, (1, .42, .12), .55), (160, (1, .55, .2), 1.3), (4000, (1, .75, .4), 6.0), (60000, (1, .85, .6), 25.0)):
            e = g.math('MULTIPLY', g.math('POWER', g.math('MAXIMUM', dt, 0), pw), k * warm); base = g.mix(1.0, base, g.n('ShaderNodeCombineXYZ', ins={i: g.math('MULTIPLY', e, c[i]) for i in range(3)}).outputs[0], 'ADD')
    base = g.mix(g.mapr(z, -.02, -.002), deep, base)
    w.cycles.sampling_method = 'NONE'
    bg = g.n('ShaderNodeBackground', ins={'Color': base, 'Strength': 1.0 if grad else sky_strength})
    out = g.n('ShaderNodeOutputWorld'); g.t.links.new(bg.outputs[0], out.inputs['Surface'])
    L = bpy.data.lights.new('sun', 'SUN'); L.energy = sun_strength; L.color = sun_col; L.angle = math.radians(sun_angle)
    ob = bpy.data.objects.new('sun', L); bpy.context.collection.objects.link(ob)
    ob.rotation_euler = (math.radians(90 - sun_elev), 0, math.radians(sun_az + 90))
    return ob
