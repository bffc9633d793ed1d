"""boats.py - parametric yachts.  x forward (bow +x), y port, z up, waterline z=0.
catamaran(**p), monohull(**p), motoryacht(**p) -> root Empty (move/rotate/heel it)."""
import bpy, math
import numpy as np
from sea import new_mat, grid_mesh
from island import mesh_obj
_M = {}
def M(name):
    if name in _M: return _M[name]
    P = {'white': ((.86, .86, .84), .22, .5, 0), 'grey': ((.55, .56, .57), .35, .4, 0), 'nonskid': ((.74, .73, .70), .6, .3, 0), 'glass': ((.006, .008, .011), .04, .9, 0),
         'canvas': ((.045, .06, .09), .85, .1, 0), 'cushion': ((.62, .56, .47), .85, .15, 0), 'cushion2': ((.80, .77, .70), .85, .15, 0), 'steel': ((.75, .76, .78), .18, .5, 1), 'alu': ((.82, .83, .84), .35, .5, .6),
         'sail': ((.88, .87, .83), .7, .2, 0), 'antifoul': ((.02, .03, .06), .6, .2, 0), 'silver': ((.36, .38, .40), .18, .6, .35), 'rubber': ((.45, .46, .47), .6, .3, 0), 'dark': ((.03, .03, .035), .5, .3, 0), 'net': ((.72, .72, .70), .9, .1, 0)}
    m, g = new_mat(name); out = g.n('ShaderNodeOutputMaterial')
    if name == 'teak':
        tc = g.n('ShaderNodeTexCoord').outputs['Object']; y = g.n('ShaderNodeSeparateXYZ', ins={0: tc}).outputs[1]
        st = g.mapr(g.math('PINGPONG', y, .06), .003, .007)
        c = g.mix(g.noise(g.scalevec(tc, (1, 14, 1)), 1.5, 4), (.27, .155, .075), (.44, .28, .15)); c = g.mix(st, (.04, .03, .025), c)
        b = g.n('ShaderNodeBsdfPrincipled', ins={'Base Color': c, 'Roughness': .6, 'Specular': .25})
    elif name == 'net':
        b0 = g.n('ShaderNodeBsdfDiffuse', ins={'Color': (.7, .7, .68)}); g.t.links.new(g.mixsh(.55, g.n('ShaderNodeBsdfTransparent').outputs[0], b0.outputs[0]), out.inputs[0]); _M[name] = m; return m
    elif name == 'sail':
        d = g.n('ShaderNodeBsdfDiffuse', ins={'Color': (.9, .89, .86)}); t = g.n('ShaderNodeBsdfTranslucent', ins={'Color': (.85, .83, .76)})
        g.t.links.new(g.mixsh(.35, d.outputs[0], t.outputs[0]), out.inputs[0]); _M[name] = m; return m
    elif name == 'white':
        z = g.n('ShaderNodeSeparateXYZ', ins={0: g.n('ShaderNodeTexCoord').outputs['Object']}).outputs[2]
        c = g.mix(g.math('GREATER_THAN', z, .06), (.02, .03, .06), P[name][0])
        b = g.n('ShaderNodeBsdfPrincipled', ins={'Base Color': c, 'Roughness': .25, 'Specular': .5, 'Clearcoat': .4, 'Clearcoat Roughness': .08})
    else:
        c, r, sp, me = P[name]; b = g.n('ShaderNodeBsdfPrincipled', ins={'Base Color': c, 'Roughness': r, 'Specular': sp, 'Metallic': me})
    g.t.links.new(b.outputs[0], out.inputs[0]); _M[name] = m; return m

class Boat:
    def __init__(s, name):
        s.root = bpy.data.objects.new(name, None); bpy.context.collection.objects.link(s.root)
    def add(s, ob, mats=None, bevel=0, angle=38, subsurf=0):
        if mats:
            for m in mats: ob.data.materials.append(M(m))
        ob.parent = s.root
        if bevel:
            b = ob.modifiers.new('b', 'BEVEL'); b.width = bevel; b.segments = 3; b.limit_method = 'ANGLE'; b.angle_limit = math.radians(30); b.harden_normals = True
        if subsurf:
            q = ob.modifiers.new('s', 'SUBSURF'); q.levels = q.render_levels = subsurf
        ob.data.use_auto_smooth = True; ob.data.auto_smooth_angle = math.radians(angle)
        return ob
    def loft(s, rings, mats, midx=None, close=True, cap=(True, True), bevel=0, angle=38, name='loft'):
        """rings: list of equal-length point lists; midx(i,j)->material slot"""
        n = len(rings[0]); co = [p for r in rings for p in r]; fa = []; mi = []
        for i in range(len(rings) - 1):
            for j in range(n if close else n - 1):
                k = (j + 1) % n; fa.append((i * n + j, i * n + k, (i + 1) * n + k, (i + 1) * n + j)); mi.append(midx(i, j) if midx else 0)
        if cap[0]: fa.append(tuple(range(n - 1, -1, -1))); mi.append(0)
        if cap[1]: b = (len(rings) - 1) * n; fa.append(tuple(range(b, b + n))); mi.append(0)
        ob = mesh_obj(name, co, fa, midx=mi); return s.add(ob, mats, bevel, angle)
    def box(s, c, d, mat, bevel=.04, rot=0, taper=1.0):
        x, y, z = [v / 2 for v in d]; co = [(a * x * (taper if e > 0 else 1), b * y * (taper if e > 0 else 1), e * z) for e in (-1, 1) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        ob = mesh_obj('box', co, [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]); ob.location = c; ob.rotation_euler[2] = rot
        return s.add(ob, [mat], bevel)
    def tube(s, pts, r, mat, k=8):
        pts = [np.array(p, float) for p in pts]; rings = []
        rr = r if isinstance(r, (list, tuple)) else [r] * len(pts)
        for i, p in enumerate(pts):
            t = pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]; t /= np.linalg.norm(t) + 1e-9
            u = np.cross(t, (0, 0, 1) if abs(t[2]) < .9 else (1, 0, 0)); u /= np.linalg.norm(u); v = np.cross(t, u)
            rings.append([tuple(p + rr[i] * (math.cos(a) * u + math.sin(a) * v)) for a in np.linspace(0, 2 * math.pi, k, endpoint=False)])
        return s.loft(rings, [mat], angle=60)
    def plan(s, fn, levels, mats, midx=None, n=72, bevel=0, angle=30):
        """stack of plan outlines fn(theta, inset)->(x,y); levels=[(z,inset,xshift)]"""
        rings = [[(fn(t, i)[0] + xs, fn(t, i)[1], z) for t in np.linspace(0, 2 * math.pi, n, endpoint=False)] for z, i, xs in levels]
        return s.loft(rings, mats, midx=midx, bevel=bevel, angle=angle)

def superellipse(x0, x1, hw, nf=3.0, na=6.0, tap=0.0):
    """plan outline from x0 (aft) to x1 (fwd), half width hw; exponent nf front, na aft; tap narrows the front"""
    cx, hl = (x0 + x1) / 2, (x1 - x0) / 2
    def f(t, inset=0):
        c, s_ = math.cos(t), math.sin(t); n = nf if c > 0 else na
        x = (hl - inset) * math.copysign(abs(c) ** (2 / n), c); y = (hw - inset) * math.copysign(abs(s_) ** (2 / n), s_)
        return (cx + x, y * (1 - tap * max(0, x / hl) ** 1.5))
    return f

def hull(b, L, bw, fb, draft, yc=0, x0=0, bow_rake=.02, stern_w=.82, fb_bow=None, steps=None, sheer=0.0, flare=.10, mat='white', wmax=.42, pw=2.3, deckmat='nonskid', chine=.0, n=56, entry=1.0):
    """lofted hull; s=0 stern .. 1 bow.  steps: list of (s_end, z) terraces at the stern. returns deck-height fn and half-width fn"""
    fb_bow = fb_bow or fb
    def F(sx):
        if steps:
            for se, z in steps:
                if sx < se: return z
        return fb + (fb_bow - fb) * sx ** 1.6 + sheer * (2 * sx - 1) ** 2
    def Wd(sx):
        if sx < wmax: return bw / 2 * (stern_w + (1 - stern_w) * math.sin(math.pi / 2 * sx / wmax))
        u = (sx - wmax) / (1 - wmax); return bw / 2 * max(.012, (1 - u ** pw) ** entry)
    ss = list(np.linspace(0, 1, n) ** .9); 
    for se, z in (steps or []): ss += [se - 1e-4, se + 1e-4]
    ss = sorted(ss); rings = []
    zf = [-1, -.8, -.5, -.2, 0, .12, .3, .5, .7, .85, 1.0]
    for sx in ss:
        w = Wd(sx); f = F(sx); dr = draft * (1 - .9 * max(0, (.25 - sx) / .25) ** 1.5) * (1 - .55 * max(0, (sx - .75) / .25) ** 2); x = sx * L
        pts = []
        for q in zf:
            if q < 0: y = w * (1 - flare) * max(0.02, 1 - abs(q) ** 2.2) ** .6; z = dr * q
            else: y = w * (1 - flare * (1 - q) ** 1.4) ; z = F(max(sx, .3)) * q if False else f * q
            if chine and .25 <= q: y += chine * min(1, (1 - sx) * 4)
            pts.append((x + bow_rake * L * max(0, q) * sx ** 6, y, z))
        ring = [(p[0], yc - p[1], p[2]) for p in reversed(pts)] + [(p[0], yc + p[1], p[2]) for p in pts]
        rings.append(ring)
    k = len(rings[0])
    b.loft(rings, [mat, deckmat, 'teak'], midx=lambda i, j: (2 if steps and ss[i] < steps[-1][0] else 1) if j == k - 1 else 0, angle=32, name='hull')
    def side(sx, q): return (1 - flare * (1 - q) ** 1.4) * Wd(sx) + (chine * min(1, (1 - sx) * 4) if q >= .25 and chine else 0)
    return F, Wd, side

def hull_window(b, L, F, side, yc, sgn, s0, s1, q0, q1, mat='glass', n=40, out=.012, rake=.0, pwr=6):
    rows = []
    for i in range(n + 1):
        u = i / n; sx = s0 + (s1 - s0) * u; e = max(0.0, 1 - abs(2 * u - 1) ** pwr) ** (1 / pwr); qm = (q0 + q1) / 2; hq = (q1 - q0) / 2 * e
        rows.append([((sx + rake * v * hq) * L, yc + sgn * (side(sx, qm + v * hq) + out), F(sx) * (qm + v * hq)) for v in (-1, -.5, 0, .5, 1)])
    b.loft(rows, [mat], close=False, cap=(False, False), name='hw')

def rig(b, xm, z0, hm, boom_z, boom_L, xbow, zbow, ychain, sails=False, sail_side=.22, lazy='canvas', xch=None, top=None, genoa=True, yaw=0.06):
    """mast+boom+shrouds; sails=True sets main+genoa with camber, else lazy-bag + furled genoa"""
    top = top or hm; mr = .0065 * hm
    rings = [[(xm + 1.5 * mr * f * math.cos(a), mr * f * math.sin(a), z) for a in np.linspace(0, 2 * math.pi, 12, endpoint=False)] for z, f in ((z0, 1), (hm * .75, 1), (hm, .6))]
    b.loft(rings, ['alu'], angle=60)
    sp = []
    for fr in (.42, .68):
        z = z0 + (hm - z0) * fr; w = ychain * (.42 if fr < .5 else .32); b.tube([(xm, 0, z), (xm - .3, w, z + .05)], .035, 'alu'); b.tube([(xm, 0, z), (xm - .3, -w, z + .05)], .035, 'alu'); sp.append((w, z))
    xch = xch if xch is not None else xm - .8
    for sg in (1, -1):
        b.tube([(xch, sg * ychain, z0 * .75), (xm - .3, sg * sp[0][0], sp[0][1]), (xm - .3, sg * sp[1][0], sp[1][1]), (xm, 0, hm * .92)], .014, 'steel', 5)
        b.tube([(xch, sg * ychain, z0 * .75), (xm, 0, sp[0][1])], .012, 'steel', 5)
    hf = z0 + (hm - z0) * .93; cy, sy = math.cos(yaw), math.sin(yaw)
    def bx(d): return (xm - d * cy, d * sy)
    e = bx(boom_L); b.tube([(xm, 0, boom_z), (e[0], e[1], boom_z)], .12, 'alu', 10)
    b.tube([(xm, 0, hm), (e[0], e[1], boom_z)], .008, 'steel', 5)
    if not sails:
        # lazy bag
        rings = []
        for i in range(22):
            t = i / 21; x, y = bx(.25 + (boom_L - .35) * t); h = (.62 - .38 * t) * (1 + .06 * math.sin(9 * t)); w = (.30 - .10 * t) * (1 if 0 < i < 21 else .4)
            rings.append([(x, y + w * math.sin(a) * (1 if math.cos(a) < .4 else .75), boom_z + .06 + h * (.5 + .5 * math.cos(a))) for a in np.linspace(0, 2 * math.pi, 14, endpoint=False)])
        b.loft(rings, [lazy], angle=60)
        P = [np.array((xbow, 0, zbow + .4)) * (1 - t) + np.array((xm + .1, 0, hf)) * t for t in np.linspace(0, 1, 24)]
        b.tube(P, [.05 + .085 * math.sin(math.pi * min(1, t * 1.0 + .02)) ** .5 if t < .97 else .02 for t in np.linspace(0, 1, 24)], 'sail', 10)
    else:
        nu, nv = 26, 40; H = hm - boom_z - .4; X = np.zeros((nu, nv)); Y = X.copy(); Z = X.copy(); cam = sail_side
        for i in range(nu):
            for j in range(nv):
                u, v = i / (nu - 1), j / (nv - 1); ch = boom_L * .97 * ((1 - v) * .80 + .20 * (1 - v ** 3) ** .6 + .0) * (1 - .0) + .75 * v
                d = u * ch; tw = cam * (.25 + 1.1 * v); belly = .11 * ch * math.sin(math.pi * u ** .75) * (1 - .25 * v)
                X[i, j] = xm - .15 - d * math.cos(tw); Y[i, j] = d * math.sin(tw) + belly; Z[i, j] = boom_z + .25 + v * H - .25 * u * (1 - v) * 0
        o = grid_mesh('main', X, Y, Z); b.add(o, ['sail'])
        for v in (.2, .4, .6, .8):
            j = int(v * (nv - 1)); b.tube([(X[i, j], Y[i, j] + .01, Z[i, j]) for i in range(nu)], .012, 'grey', 4)
        if genoa:
            A = np.array((xbow - .1, 0, zbow + .7)); T = np.array((xm + .35, 0, hf - .3)); cl = np.array((xm - .6, ychain * .55, boom_z + .2))
            for i in range(nu):
                for j in range(nv):
                    u, v = i / (nu - 1), j / (nv - 1); p = A + (T - A) * v; ft = A + (cl - A) * u; q = p + (cl - A) * (u * (1 - v) ** 1.0) ; cw = np.linalg.norm((cl - A) * (1 - v)); bl = .15 * cw * math.sin(math.pi * u ** .7)
                    X[i, j], Y[i, j], Z[i, j] = q[0] - .1 * bl, q[1] + bl + .25 * v * (1 - v) * u * ychain, q[2] - .35 * math.sin(math.pi * u) * (1 - v) ** 4
            o = grid_mesh('genoa', X, Y, Z); b.add(o, ['sail'])

def rails(b, pts, h=.65, lines=(.33, .63)):
    for i, p in enumerate(pts): b.tube([p, (p[0], p[1], p[2] + h)], .016, 'steel', 6)
    for l in lines: b.tube([(p[0], p[1], p[2] + l) for p in pts], .009, 'steel', 5)

def catamaran(L=17.0, B=9.4, fb=1.95, hull_w=.135, fly=True, mast_h=26.0, sails=False, fwd_cockpit=False, solid_fore=False, hull_win=(.22, .80), tender=True, canvas='canvas', cabin=(.24, .70), cabin_h=1.55, lazy='canvas', sail_side=.2, stripe=False, roof_glass=False):
    """L, B metres; fly = flybridge; solid_fore = Bali style solid foredeck; fwd_cockpit = Leopard style door."""
    b = Boat('cat'); bw = L * hull_w; yc = (B - bw) / 2; q = .0
    steps = [(.035, .38), (.062, .72), (.086, 1.08), (.11, 1.5)]
    for sg in (1, -1):
        F, W, side = hull(b, L, bw, fb, .95, yc=sg * yc, bow_rake=.0, stern_w=.80, fb_bow=fb * 1.12, steps=steps, wmax=.42, pw=1.75, flare=.24, entry=1.0)
        for s2 in (1, -1):
            hull_window(b, L, F, side, sg * yc, s2, hull_win[0], hull_win[1], .60, .80, rake=.02)
            if stripe: hull_window(b, L, F, side, sg * yc, s2, .13, .97, .40, .43, mat='grey', pwr=30)
    dz = fb * 1.02
    # bridge deck nacelle
    x0, x1 = .10 * L, .70 * L; wI = B / 2 - bw * .55; rings = []
    for t in np.linspace(0, 1, 26):
        x = x0 + (x1 - x0) * t; zb = .85 + .75 * max(0, (t - .72) / .28) ** 2; zt = F(x / L) if x / L > .11 else fb
        rings.append([(x, -wI, zt), (x, -wI, zb + .25), (x, -wI + .5, zb), (x, wI - .5, zb), (x, wI, zb + .25), (x, wI, zt)])
    b.loft(rings, ['white', 'nonskid'], midx=lambda i, j: 1 if j == 5 else 0, angle=30)
    b.box((.165 * L, 0, dz + .012), (.13 * L, wI * 2 + bw * .3, .03), 'teak', 0)
    b.box((.105 * L, 0, fb * .62), (.05 * L, B - 2 * bw - .2, .10), 'teak', .03)                      # swim platform
    # foredeck / trampolines
    xb = .93 * L; zd = F(.85)
    if solid_fore:
        rings = [[(x, -wI, F(x / L)), (x, -wI, F(x / L) - .5), (x, wI, F(x / L) - .5), (x, wI, F(x / L))] for x in np.linspace(x1, .94 * L, 8)]
        b.loft(rings, ['white', 'nonskid'], midx=lambda i, j: 1 if j == 3 else 0)
        b.box((.80 * L, 0, zd + .2), (.12 * L, wI * 1.2, .34), 'cushion2', .1)
    else:
        for sg in (1, -1):
            g = grid_mesh('net', *np.meshgrid(np.linspace(x1, xb, 12), sg * np.linspace(.18, wI, 10), indexing='ij'), np.full((12, 10), zd - .12) - .06 * np.sin(np.linspace(0, math.pi, 12))[:, None])
            b.add(g, ['net'])
        b.box(((x1 + .985 * L) / 2, 0, zd - .12), (.985 * L - x1, .34, .16), 'white', .05)
    b.tube([(xb, -yc, zd - .05), (xb, 0, zd + .02), (xb, yc, zd - .05)], .13, 'alu', 12)
    # side decks joining hulls and coachroof
    c0, c1 = cabin[0] * L, cabin[1] * L; hw = B / 2 - .95
    fn = superellipse(c0, c1, hw, nf=2.6, na=9, tap=.10); H = cabin_h + .35
    b.plan(fn, [(dz - .1, 0, 0), (dz + .42, .02, 0), (dz + .46, .06, 0), (dz + H * .80, .24, -.10), (dz + H * .84, .22, -.1)], ['white', 'glass'], midx=lambda i, j: 1 if i == 2 else 0, n=96)
    for t in np.linspace(0, 2 * math.pi, 15, endpoint=False):                                        # mullions
        p, r = fn(t, .055), fn(t, .225); b.tube([(p[0], p[1], dz + .45), (r[0] - .1, r[1], dz + H * .81)], .035, 'white' if abs(math.cos(t)) < .85 else 'dark', 6)
    # hardtop roof, overhanging aft over the cockpit
    rf = superellipse(.105 * L, c1 + .015 * L, hw - .02, nf=2.6, na=7, tap=.10); zr = dz + H * .82
    b.plan(rf, [(zr, .28, 0), (zr + .05, .05, 0), (zr + .16, .0, 0), (zr + .24, .10, 0), (zr + .27, .45, 0), (zr + .30, 1.4, -.1)], ['white', 'nonskid'], midx=lambda i, j: 1 if i >= 4 else 0, n=96, angle=50)
    zr += .30
    for sg in (1, -1): b.tube([(.125 * L, sg * (hw - .45), dz), (.12 * L, sg * (hw - .45), zr - .2)], .05, 'alu', 8)
    # cockpit furniture
    b.box((.15 * L, hw * .5, dz + .25), (.05 * L, hw * .8, .45), 'cushion', .08); b.box((.19 * L, -hw * .45, dz + .36), (.06 * L, hw * .6, .06), 'teak', .02); b.box((.14 * L, -hw * .45, dz + .24), (.035 * L, hw * .75, .45), 'cushion', .08)
    # windows over foredeck: hatches
    for sg in (1, -1):
        for xx in (.74, .80, .86): b.box((xx * L, sg * yc, F(xx) + .03), (.55, .55, .05), 'glass', .02)
    # flybridge
    if fly:
        f0, f1 = .27 * L, .50 * L; fw = hw * .74
        ff = superellipse(f0, f1, fw, nf=4, na=7)
        b.plan(ff, [(zr - .1, -.05, 0), (zr + .36, .0, 0), (zr + .42, .06, 0), (zr + .40, .16, 0), (zr + .06, .2, 0)], ['white', 'teak'], midx=lambda i, j: 0, n=72, angle=50)
        b.box(((f0 + f1) / 2, 0, zr + .07), (f1 - f0 - .5, fw * 1.75, .03), 'teak', 0)
        b.box((f0 + .55, 0, zr + .28), (.75, fw * 1.5, .42), 'cushion', .1); b.box((f0 + .30, 0, zr + .62), (.2, fw * 1.5, .45), 'cushion', .08)
        b.box(((f0 + f1) / 2, fw * .68, zr + .28), (1.6, .65, .42), 'cushion', .1); b.box(((f0 + f1) / 2 - .2, fw * .15, zr + .45), (1.0, .7, .06), 'teak', .02)
        b.box((f1 - .75, -fw * .40, zr + .6), (.5, 1.3, .8), 'white', .12, taper=.8); b.box((f1 - 1.75, -fw * .42, zr + .42), (.55, 1.25, .7), 'cushion2', .1)
        b.plan(superellipse(f1 + .15, f1 + 1.5, fw * .95, nf=3, na=9), [(zr - .02, 0, 0), (zr + .16, .02, 0), (zr + .20, .1, 0)], ['cushion2'], n=40, angle=60)    # sunpad
        bz = zr + 2.15; bf = superellipse(f0 - .1, f1 - .25, fw * 1.0, nf=5, na=5)
        b.plan(bf, [(bz, .06, 0), (bz + .04, 0, 0), (bz + .12, .04, 0), (bz + .20, .35, 0), (bz + .24, 1.0, 0)], ['white' if lazy != 'white' else 'white'], n=60, angle=60)
        for xx in (f0 + .35, f1 - .7):
            for sg in (1, -1): b.tube([(xx, sg * fw * .88, zr + .3), (xx + .05, sg * fw * .88, bz + .05)], .032, 'steel', 8)
        boom_z = bz + .55; xm = .525 * L
    else:
        # raised helm on starboard bulkhead (Leopard/Lagoon 42 style) with bimini
        b.box((.255 * L, -hw * .55, zr + .15), (.07 * L, 1.5, .5), 'white', .12); b.box((.235 * L, -hw * .55, zr + .42), (.5, 1.2, .5), 'cushion2', .1)
        bz = zr + 1.65; b.plan(superellipse(.20 * L, .33 * L, 1.25, nf=5, na=5), [(bz, .05, 0), (bz + .05, 0, 0), (bz + .14, .1, 0), (bz + .18, .5, 0)], ['white'], n=40, angle=60)[0:0] if False else None
        o = b.plan(superellipse(.195 * L, .315 * L, 1.2, nf=5, na=5), [(bz, .05, 0), (bz + .05, 0, 0), (bz + .14, .1, 0), (bz + .18, .5, 0)], ['white'], n=40, angle=60); o.location.y = -hw * .5
        for xx in (.205 * L, .305 * L):
            for sg in (1, -1): b.tube([(xx, -hw * .5 + sg * 1.05, zr), (xx, -hw * .5 + sg * 1.05, bz)], .03, 'steel')
        for yy in (-.35, .0, .35): b.box((.44 * L, yy * hw * 1.6, zr + .02), (1.6, .9, .05), 'dark', .02)        # solar
        boom_z = zr + 1.0; xm = .56 * L
    if fwd_cockpit: b.box((c1 + .5, 0, dz + .25), (1.2, 2.2, .5), 'cushion', .1)
    rig(b, xm, zr, mast_h, boom_z, xm - .10 * L, .925 * L, zd, B / 2 - .35, sails=sails, lazy=lazy, sail_side=sail_side, xch=xm - 1.0)
    for sg in (1, -1):
        ss = np.linspace(.14, .985, 12); rails(b, [(x * L, sg * (yc + W(x) * .90), F(x)) for x in ss])
    if tender:
        dinghy(b, (.055 * L, 0, 1.45), math.pi / 2, 3.6)
        for sg in (1, -1): b.tube([(.12 * L, sg * 1.0, dz), (.08 * L, sg * 1.0, dz + .5), (.05 * L, sg * 1.0, dz + .5)], .06, 'steel')
    return b.root

def dinghy(b, loc, rot, l=3.6):
    w = l * .25; pts = [(-l / 2, w, 0), (0, w, 0), (l * .28, w * .85, .04), (l * .45, w * .4, .14), (l * .5, 0, .2)]; pts = pts + [(x, -y, z) for x, y, z in reversed(pts[:-1])]
    c, s_ = math.cos(rot), math.sin(rot); T = lambda p: (loc[0] + p[0] * c - p[1] * s_, loc[1] + p[0] * s_ + p[1] * c, loc[2] + p[2])
    b.tube([T(p) for p in pts], .22, 'rubber', 12); b.box(T((-.1, 0, -.12)), (l * .8, w * 1.7, .12), 'white', .03, rot); b.box(T((-l / 2 - .1, 0, .2)), (.3, .35, .9), 'dark', .08, rot); b.box(T((.1, 0, .12)), (.3, w * 1.3, .25), 'cushion', .05, rot)

def monohull(L=13.3, B=4.25, fb=1.30, mast_h=18.8, sails=False, sail_side=.2, lazy='canvas', bimini=True):
    b = Boat('mono')
    F, W, side = hull(b, L, B, fb, .75, bow_rake=.015, stern_w=.80, fb_bow=fb * 1.22, steps=[(.05, .42)], wmax=.40, pw=2.15, flare=.30, deckmat='teak', n=60)
    for sg in (1, -1):
        for a, c in ((.26, .36), (.44, .56), (.63, .70)): hull_window(b, L, F, side, 0, sg, a, c, .62, .76)
        hull_window(b, L, F, side, 0, sg, .06, .985, .86, .885, mat='dark', pwr=40)
    z = fb
    def crf(t): return B * .5 * (.62 - .30 * max(0, t - .15) ** 1.3)
    rings = []
    for t in np.linspace(0, 1, 30):
        x = (.36 + .42 * t) * L; h = .52 * (1 - .95 * max(0, (t - .25) / .75) ** 1.6) + .02; w = crf(t); zb = F(x / L) - .05
        rings.append([(x, -w, zb), (x, -w * .97, zb + h * .35), (x, -w * .90, zb + h * .82), (x, -w * .72, zb + h), (x, 0, zb + h * 1.10), (x, w * .72, zb + h), (x, w * .90, zb + h * .82), (x, w * .97, zb + h * .35), (x, w, zb)])
    b.loft(rings, ['white', 'glass'], midx=lambda i, j: 1 if j in (1, 6) and 2 < i < 22 and i not in (9, 10, 16) else 0, angle=50)
    # cockpit
    for sg in (1, -1):
        b.box((.22 * L, sg * B * .24, fb + .16), (.26 * L, .55, .34), 'teak', .04); b.box((.22 * L, sg * B * .36, fb + .20), (.30 * L, .12, .5), 'white', .05)
        b.box((.10 * L, sg * B * .22, fb + .45), (.18, .3, .9), 'white', .06)
        b.tube([(.085 * L, sg * B * .22 + .42 * math.cos(a), fb + .95 + .42 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 24)], .016, 'steel', 6)
    b.box((.24 * L, 0, fb + .40), (.14 * L, .5, .5), 'teak', .04)
    # sprayhood
    rings = [[(x, -w, z) , (x + .0, -w * .9, z + h * .75), (x, -w * .5, z + h), (x, 0, z + h * 1.05), (x, w * .5, z + h), (x, w * .9, z + h * .75), (x, w, z)] for x, w, z, h in ((.355 * L, 1.25, fb + .45, .85), (.385 * L, 1.25, fb + .45, .80), (.42 * L, 1.15, fb + .5, .45), (.44 * L, 1.05, fb + .5, .1))]
    b.loft(rings, [lazy], close=False, cap=(False, False), angle=60)
    if bimini:
        zb = fb + 2.05; o = b.plan(superellipse(.07 * L, .25 * L, 1.35, 6, 6), [(zb, 0, 0), (zb + .03, 0, 0), (zb + .16, .4, 0), (zb + .2, .8, 0)], [lazy], n=48, angle=60)
        for xx in (.09, .23):
            for sg in (1, -1): b.tube([(.16 * L, sg * B * .36, fb + .4), (xx * L, sg * 1.3, zb)], .016, 'steel')
    rig(b, .56 * L, F(.56) + .3, mast_h, fb + 2.35 + .25, .43 * L, .975 * L, F(.97), B * .43, sails=sails, sail_side=sail_side, lazy=lazy)
    b.tube([(0.3, 0, fb * .9), (.56 * L, 0, mast_h)], .01, 'steel', 5)
    for sg in (1, -1): rails(b, [(x * L, sg * W(x) * .93, F(x)) for x in np.linspace(.06, .985, 11)])
    b.tube([(.985 * L, -.15, F(.98) + .63), (1.0 * L, 0, F(1) + .63), (.985 * L, .15, F(.98) + .63)], .016, 'steel')
    for xx in (.72, .82): b.box((xx * L, 0, F(xx) + (.12 if xx < .78 else .02)), (.5, .5, .05), 'glass', .02)
    return b.root

def motoryacht(L=19.9, B=5.0, fb=1.75, color='silver'):
    b = Boat('motor')
    F, W, side = hull(b, L, B, fb, .7, bow_rake=.075, stern_w=.93, fb_bow=fb * 1.32, steps=[(.075, .45)], wmax=.34, pw=2.2, flare=.34, mat='white', deckmat='nonskid', n=60)
    for sg in (1, -1):
        hull_window(b, L, F, side, 0, sg, .30, .66, .58, .80, rake=.03, pwr=4); hull_window(b, L, F, side, 0, sg, .70, .80, .66, .80, pwr=4)
        hull_window(b, L, F, side, 0, sg, .08, .97, .30, .37, mat='silver', pwr=30); hull_window(b, L, F, side, 0, sg, .10, .24, .60, .74, mat='dark', pwr=4)
    rings = []
    prof = [(.20, 1.95, .80), (.24, 2.05, .84), (.32, 2.05, .86), (.42, 1.98, .86), (.50, 1.72, .84), (.58, 1.25, .78), (.66, .72, .68), (.74, .36, .55), (.84, .12, .35), (.90, .02, .15)]
    xs = np.array([p[0] for p in prof]); hs = np.array([p[1] for p in prof]); ws = np.array([p[2] for p in prof])
    from scipy.interpolate import PchipInterpolator as PI
    hI, wI = PI(xs, hs), PI(xs, ws); X = np.linspace(.20, .90, 46)
    for s_ in X:
        h = float(hI(s_)); w = float(wI(s_)) * min(W(s_), B * .47); zb = F(s_) - .05; x = s_ * L
        rings.append([(x, -w, zb), (x, -w * .98, zb + h * .38), (x, -w * .80, zb + h * .86), (x, -w * .60, zb + h * .97), (x, 0, zb + h * 1.03), (x, w * .60, zb + h * .97), (x, w * .80, zb + h * .86), (x, w * .98, zb + h * .38), (x, w, zb)])
    def mid(i, j):
        s_ = X[i]
        if j in (1, 6) and .25 < s_ < .67 and not .375 < s_ < .392: return 1
        if j in (2, 3, 4, 5) and .455 < s_ < .67: return 1
        if j in (3, 4) and .30 < s_ < .42: return 1
        return 2 if j in (2, 5) else 0
    b.loft(rings, ['white', 'glass', 'silver'], midx=mid, angle=40)
    # aft roof overhang + cockpit + platform
    zt = F(.22) + 1.9; b.plan(superellipse(.12 * L, .30 * L, B * .36, 5, 3), [(zt - .05, .1, 0), (zt, 0, 0), (zt + .1, .05, 0), (zt + .14, .5, 0)], ['white'], n=48, angle=50)
    for sg in (1, -1): b.tube([(.135 * L, sg * B * .34, fb), (.17 * L, sg * B * .33, zt)], [.10, .06], 'silver')
    b.box((.145 * L, 0, fb + .02), (.13 * L, B * .8, .03), 'teak', 0); b.box((.105 * L, 0, fb + .22), (.055 * L, B * .75, .42), 'cushion2', .1); b.box((.165 * L, .4, fb + .4), (1.2, 1.3, .06), 'teak', .02)
    b.box((-.01 * L, 0, .40), (.085 * L, B * .90, .12), 'teak', .05)
    b.box((.82 * L, 0, F(.82) + .12), (.13 * L, B * .30, .22), 'cushion2', .08)
    b.tube([(.23 * L, 0, zt), (.20 * L, 0, zt + 1.1)], [.10, .05], 'white'); b.box((.215 * L, 0, zt + .6), (.12, 1.0, .1), 'white', .04)
    for sg in (1, -1): rails(b, [(x * L, sg * W(x) * .92, F(x)) for x in np.linspace(.45, .97, 8)], h=.6, lines=(.6,))
    return b.root

YACHTS = {
 'sunreef62': (catamaran, dict(L=18.9, B=9.95, fb=2.15, mast_h=27.5, cabin=(.26, .70), cabin_h=1.6, stripe=True, lazy='canvas')),
 'lagoon56':  (catamaran, dict(L=17.1, B=9.4, fb=2.0, mast_h=26.5, hull_win=(.16, .86), lazy='cushion')),
 'lagoon62':  (catamaran, dict(L=18.9, B=10.0, fb=2.15, mast_h=30.0, hull_win=(.2, .84), lazy='grey')),
 'bali54':    (catamaran, dict(L=16.8, B=8.75, fb=2.1, mast_h=24.5, solid_fore=True, hull_win=(.30, .72), lazy='grey')),
 'leopard42': (catamaran, dict(L=12.7, B=7.04, fb=1.75, mast_h=20.8, fly=False, fwd_cockpit=True, cabin_h=1.35, hull_win=(.3, .7))),
 'so44i':     (monohull, dict(L=13.3, B=4.24)),
 'pershing64':(motoryacht, dict(L=19.9, B=5.0)),
}
def make(name, **over):
    fn, p = YACHTS[name]; p = dict(p); p.update(over); return fn(**p)
