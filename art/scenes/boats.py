"""boats.py - the fleet, built from figures: x forward (bow +x), y to port, z up, waterline z = 0, metres.
make(name) gives the root to place, turn and heel. Length, beam and freeboard are the builders' or measured from their
drawings; deck plans are simplified."""
import bpy, math
import numpy as np
from sea import new_mat, grid_mesh
from island import mesh_obj
_M = {}
LIT = False
"""True after sunset: warm light behind the windows and a lamp at the masthead."""

def hull_paint(colour=(.88, .88, .86), boot=(.02, .03, .06), stripe=None, band=(0, 0)):
    """Hull paint: antifouling to 6 cm over the water, an optional coloured stripe and band (metres over the water)."""
    name = f'hull{colour}{boot}{stripe}{band}'
    if name in _M: return name
    m, g = new_mat(name); out = g.n('ShaderNodeOutputMaterial')
    z = g.n('ShaderNodeSeparateXYZ', ins={0: g.n('ShaderNodeTexCoord').outputs['Object']}).outputs[2]
    c = g.mix(g.math('GREATER_THAN', z, .10), boot, colour)
    if stripe:
        for low, high in ((.20, .28), band): c = g.mix(g.math('MULTIPLY', g.math('GREATER_THAN', z, low), g.math('LESS_THAN', z, high)), c, stripe)
    b = g.n('ShaderNodeBsdfPrincipled', ins={'Base Color': c, 'Roughness': .22, 'Specular': .5, 'Clearcoat': .5, 'Clearcoat Roughness': .05})
    g.t.links.new(b.outputs[0], out.inputs[0]); _M[name] = m; return name

def M(name):
    if name in _M: return _M[name]
    P = {'white': ((.86, .86, .84), .22, .5, 0), 'grey': ((.55, .56, .57), .35, .4, 0), 'nonskid': ((.74, .73, .70), .6, .3, 0), 'glass': ((.006, .008, .011), .04, .9, 0),
         'canvas': ((.045, .06, .09), .85, .1, 0), 'cushion': ((.62, .56, .47), .85, .15, 0), 'cushion2': ((.80, .77, .70), .85, .15, 0), 'steel': ((.75, .76, .78), .18, .5, 1), 'alu': ((.82, .83, .84), .35, .5, .6),
         'sail': ((.88, .87, .83), .7, .2, 0), 'antifoul': ((.02, .03, .06), .6, .2, 0), 'silver': ((.36, .38, .40), .18, .6, .35), 'rubber': ((.45, .46, .47), .6, .3, 0), 'dark': ((.03, .03, .035), .5, .3, 0), 'net': ((.72, .72, .70), .9, .1, 0),
         'navy': ((.018, .035, .085), .8, .15, 0), 'sand': ((.50, .42, .31), .85, .1, 0), 'taupe': ((.25, .235, .22), .85, .1, 0), 'towel': ((.05, .30, .36), .9, .05, 0), 'coral': ((.55, .13, .07), .9, .05, 0),
         'board': ((.80, .80, .74), .4, .3, 0), 'aqua': ((.04, .42, .45), .4, .3, 0), 'solar': ((.012, .016, .035), .12, .6, 0), 'rope': ((.55, .52, .46), .9, .1, 0)}
    m, g = new_mat(name); out = g.n('ShaderNodeOutputMaterial')
    if name == 'teak':
        tc = g.n('ShaderNodeTexCoord').outputs['Object']; y = g.n('ShaderNodeSeparateXYZ', ins={0: tc}).outputs[1]
        st = g.mapr(g.math('PINGPONG', y, .06), .003, .007)
        c = g.mix(g.noise(g.scalevec(tc, (1, 14, 1)), 1.5, 4), (.27, .155, .075), (.44, .28, .15)); c = g.mix(st, (.04, .03, .025), c)
        b = g.n('ShaderNodeBsdfPrincipled', ins={'Base Color': c, 'Roughness': .6, 'Specular': .25})
    elif name == 'net':
        b0 = g.n('ShaderNodeBsdfDiffuse', ins={'Color': (.7, .7, .68)}); tc = g.n('ShaderNodeSeparateXYZ', ins={0: g.n('ShaderNodeTexCoord').outputs['Object']}); weave = g.math('MAXIMUM', g.math('LESS_THAN', g.math('PINGPONG', tc.outputs[0], .045), .014), g.math('LESS_THAN', g.math('PINGPONG', tc.outputs[1], .045), .014))
        g.t.links.new(g.mixsh(weave, g.n('ShaderNodeBsdfTransparent').outputs[0], b0.outputs[0]), out.inputs[0]); _M[name] = m; return m
    elif name == 'sail':
        d = g.n('ShaderNodeBsdfDiffuse', ins={'Color': (.97, .965, .95)}); t = g.n('ShaderNodeBsdfTranslucent', ins={'Color': (.95, .92, .86)})
        g.t.links.new(g.mixsh(.35, d.outputs[0], t.outputs[0]), out.inputs[0]); _M[name] = m; return m
    elif name == 'lamp' or (name == 'glass' and LIT):
        e = g.n('ShaderNodeEmission', ins={'Color': (1, .80, .55) if name == 'lamp' else (1, .50, .17), 'Strength': 30 if name == 'lamp' else 1})
        if name == 'lamp': g.t.links.new(e.outputs[0], out.inputs[0]); _M[name] = m; return m
        tc = g.n('ShaderNodeTexCoord').outputs['Object']; e.inputs['Strength'].default_value = 1
        g.set(e.inputs['Strength'], g.mapr(g.noise(g.scalevec(tc, (1, 1, .4)), .55, 2), .36, .66, .10, 1.25))
        c, r, sp, me = P['glass']; b = g.n('ShaderNodeBsdfPrincipled', ins={'Base Color': c, 'Roughness': r, 'Specular': sp})
        add = g.n('ShaderNodeAddShader'); g.t.links.new(b.outputs[0], add.inputs[0]); g.t.links.new(e.outputs[0], add.inputs[1]); g.t.links.new(add.outputs[0], out.inputs[0]); m.cycles.sample_as_light = False; _M[name] = m; return m
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

def hull(b, L, bw, fb, draft, yc=0, x0=0, bow_rake=.02, stern_w=.82, fb_bow=None, steps=None, sheer=0.0, flare=.10, mat='white', wmax=.42, pw=2.3, deckmat='nonskid', chine=.0, n=56, entry=1.0, flare_bow=0.0, stem=0.0):
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
            fl = flare + flare_bow * sx ** 2.5
            if q < 0: y = w * (1 - fl) * max(0.02, 1 - abs(q) ** 2.2) ** .6; z = dr * q
            else: y = w * (1 - fl * (1 - q) ** 1.4); z = f * q
            if chine and .25 <= q: y += chine * min(1, (1 - sx) * 4)
            pts.append((x + bow_rake * L * max(0, q) * sx ** 6, y, z))
        ring = [(p[0], yc - p[1], p[2]) for p in reversed(pts)] + [(p[0], yc + p[1], p[2]) for p in pts]
        rings.append(ring)
    k = len(rings[0])
    b.loft(rings, [mat, deckmat, 'teak'], midx=lambda i, j: (2 if steps and ss[i] < steps[-1][0] else 1) if j == k - 1 else 0, angle=32, name='hull')
    def side(sx, q): return (1 - (flare + flare_bow * sx ** 2.5) * (1 - q) ** 1.4) * Wd(sx) + (chine * min(1, (1 - sx) * 4) if q >= .25 and chine else 0)
    return F, Wd, side

def hull_window(b, L, F, side, yc, sgn, s0, s1, q0, q1, mat='glass', n=40, out=.012, rake=.0, pwr=6):
    rows = []
    for i in range(n + 1):
        u = i / n; sx = s0 + (s1 - s0) * u; e = max(0.0, 1 - abs(2 * u - 1) ** pwr) ** (1 / pwr); qm = (q0 + q1) / 2; hq = (q1 - q0) / 2 * e
        rows.append([((sx + rake * v * hq) * L, yc + sgn * (side(sx, qm + v * hq) + out), F(sx) * (qm + v * hq)) for v in (-1, -.5, 0, .5, 1)])
    b.loft(rows, [mat], close=False, cap=(False, False), name='hw')

def rig(b, xm, z0, hm, boom_z, boom_L, xbow, zbow, ychain, sails=False, sail_side=.22, lazy='canvas', xch=None, top=None, genoa=True, yaw=0.06):
    """mast+boom+shrouds; sails=True sets main+genoa with camber, else lazy-bag + furled genoa"""
    top = top or hm; mr = .0055 * hm; yaw = sail_side if sails else yaw
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
    b.box((xm, 0, hm + .05), (.30, .04, .03), 'dark', 0); b.tube([(xm, 0, hm), (xm - .35, 0, hm + .75)], .008, 'dark', 4)
    b.plan(superellipse(xm + .25, xm + .80, .28, 2, 2), [(z0 + (hm - z0) * .36, .05, 0), (z0 + (hm - z0) * .36 + .2, .05, 0)], ['white'], n=20, angle=60)       # radar
    for sg in (1, -1):
        for t in (.35, .65): b.tube([(xm, sg * .1, z0 + (hm - z0) * .5), (bx(boom_L * t)[0], bx(boom_L * t)[1] + sg * .25, boom_z + .3)], .007, 'rope', 4)    # lazy jacks
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
        sails_set(b, xm, hm, boom_z, boom_L, xbow, zbow, ychain, hf, yaw, genoa)

def sails_set(b, xm, hm, boom_z, boom_L, xbow, zbow, ychain, hf, angle, genoa=True, nu=30, nv=46):
    """Mainsail and genoa on the lee side (the sign of angle, the boom's in radians): roach, twist, and camber with its
    deepest point two fifths aft."""
    lee = math.copysign(1, angle); u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing='ij'); H = hm - boom_z - .5
    belly = lambda t: 4 * t ** .82 * (1 - t ** .82)
    chord = boom_L * (.97 * (1 - v) ** .94 + .085 * np.sin(math.pi * v) ** .8) + .30 * v
    turn = angle + lee * .26 * v ** 1.2; d = u * chord; off = lee * .125 * chord * belly(u) * (1 - .15 * v)
    X = xm - .2 - d * np.cos(turn) + off * np.sin(turn) * 1; Y = d * np.sin(turn) + off * np.cos(turn); Z = boom_z + .3 + v * H - .10 * chord * u * v + .0 * u
    o = grid_mesh('main', X, Y, Z); b.add(o, ['sail'])
    for w in (.18, .36, .54, .72, .88):
        j = int(w * (nv - 1)); b.tube([(X[i, j], Y[i, j] + lee * .015, Z[i, j]) for i in range(int(nu * .25), nu)], .022, 'rope', 5)
    for w in np.linspace(.06, .95, 9):
        j = int(w * (nv - 1)); b.tube([(X[i, j], Y[i, j] + lee * .008, Z[i, j]) for i in range(nu)], .007, 'grey', 4)
    if not genoa: return
    tack = np.array((xbow - .1, 0, zbow + .55)); head = np.array((xm + .30, 0, hf - .6)); clew = np.array((xm - .09 * boom_L - .5, lee * ychain * .92, boom_z + .35))
    base = tack + (head - tack) * v[..., None]; foot = (clew - tack) * (u * (1 - v))[..., None]
    width = np.linalg.norm(clew - tack) * (1 - v); bl = lee * .16 * width * belly(u)
    X = base[..., 0] + foot[..., 0] + .05 * np.abs(bl); Y = base[..., 1] + foot[..., 1] * (1 + .25 * v) + bl; Z = base[..., 2] + foot[..., 2] - .40 * np.sin(math.pi * u) * (1 - v) ** 5
    X = X + .05 * width * u * np.sin(math.pi * v)
    o = grid_mesh('genoa', X, Y, Z); b.add(o, ['sail', 'navy']); edge = np.zeros((nu - 1, nv - 1), np.int32); edge[-2:, :] = 1; edge[:, :1] = 1; o.data.polygons.foreach_set('material_index', edge.ravel())
    for w in np.linspace(.08, .9, 8):
        j = int(w * (nv - 1)); b.tube([(X[i, j], Y[i, j] + lee * .008, Z[i, j]) for i in range(nu)], .007, 'grey', 4)
    b.tube([tuple(clew), (xm - .35 * boom_L, lee * ychain * .9, zbow)], .012, 'rope', 5)

def rails(b, pts, h=.65, lines=(.33, .63)):
    for i, p in enumerate(pts): b.tube([p, (p[0], p[1], p[2] + h)], .022, 'steel', 6)
    for l in lines: b.tube([(p[0], p[1], p[2] + l) for p in pts], .014, 'steel', 5)

def catamaran(L=17.0, B=9.4, fb=1.95, hull_w=.135, fly=True, mast_h=26.0, sails=False, fwd_cockpit=False, solid_fore=False, hull_win=(.22, .80), tender=True, canvas='canvas', cabin=(.24, .70), cabin_h=1.55, lazy='canvas', sail_side=.22, stripe=False, paint=None, name=None, glass_rake=.24, house_nf=2.6, accent='cushion', bimini='white', solar=False, towels=True):
    """L, B metres; fly = flybridge; solid_fore = Bali style solid foredeck; fwd_cockpit = Leopard style door."""
    b = Boat('cat'); bw = L * hull_w; yc = (B - bw) / 2; paint = paint or hull_paint()
    steps = [(.035, .38), (.062, .72), (.086, 1.08), (.11, 1.5)]
    for sg in (1, -1):
        F, W, side = hull(b, L, bw, fb, .95, yc=sg * yc, bow_rake=.0, stern_w=.80, fb_bow=fb * 1.12, steps=steps, wmax=.44, pw=1.85, flare=.20, flare_bow=.10, entry=1.0, mat=paint)
        for s2 in (1, -1):
            for w0, w1 in (hull_win if isinstance(hull_win[0], tuple) else (hull_win,)): hull_window(b, L, F, side, sg * yc, s2, w0, w1, .60, .80, rake=.02, pwr=5)
            b.tube([(s_ * L, sg * yc + s2 * (side(s_, .93) + .006), F(s_) * .93) for s_ in np.linspace(.12, .985, 50)], .022, 'grey', 6)
            b.tube([(s_ * L, sg * yc + s2 * W(s_) * .97, F(s_) + .03) for s_ in np.linspace(.115, .99, 50)], .035, 'white', 6)
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
        for sg in (1, -1):
            b.box((.865 * L, sg * wI * .42, zd + .16), (1.9, wI * .62, .26), 'cushion2', .1); b.box((.80 * L, sg * wI * .42, zd + .28), (.5, wI * .62, .5), accent, .1)
        b.box((.765 * L, 0, zd + .24), (.7, wI * 1.3, .44), accent, .1); b.box((.735 * L, 0, zd + .52), (.22, wI * 1.3, .4), accent, .08); b.box((.80 * L, 0, zd + .42), (.7, .9, .06), 'teak', .02)
    else:
        for sg in (1, -1):
            g = grid_mesh('net', *np.meshgrid(np.linspace(x1, xb, 12), sg * np.linspace(.18, wI, 10), indexing='ij'), np.full((12, 10), zd - .12) - .06 * np.sin(np.linspace(0, math.pi, 12))[:, None])
            b.add(g, ['net'])
        b.box(((x1 + .985 * L) / 2, 0, zd - .12), (.985 * L - x1, .34, .16), 'white', .05)
        if towels:
            for k, (u, v, colour) in enumerate(((.30, .55, 'towel'), (.34, .78, 'cushion2'), (.62, -.55, 'coral'))): b.box((x1 + u * (xb - x1), v * wI, zd - .13), (1.75, .72, .035), colour, .01, rot=.12 * (k - 1))
    b.tube([(xb, -yc, zd - .05), (xb, 0, zd + .02), (xb, yc, zd - .05)], .13, 'alu', 12)
    b.tube([(xb - .05, -.9, zd), (xb + .25, 0, zd - .55), (xb - .05, .9, zd)], .04, 'alu', 8)                  # seagull striker
    for sg in (1, -1):
        b.tube([(.985 * L, sg * yc, F(.98) * .55), (1.08 * L, 0, -.6)], .015, 'rope', 5)                      # anchor bridle
        b.box((.975 * L, sg * yc, F(.97) + .42), (.42, .34, .05), 'teak', .02)                                # bow seat
        for xx in (.14, .46, .70): b.box((xx * L, sg * (yc + W(xx) * .82), F(xx) + .06), (.30, .05, .06), 'steel', .02)
        for xx in (.30, .56): b.box((xx * L, sg * (yc + W(xx) * .55), F(xx) + .03), (.42, .42, .05), 'glass', .02)
    # side decks joining hulls and coachroof
    c0, c1 = cabin[0] * L, cabin[1] * L; hw = B / 2 - .95
    fn = superellipse(c0, c1, hw, nf=house_nf, na=9, tap=.10); H = cabin_h + .35
    b.plan(fn, [(dz - .1, 0, 0), (dz + .42, .02, 0), (dz + .46, .06, 0), (dz + H * .80, glass_rake, -.4 * glass_rake), (dz + H * .84, glass_rake - .02, -.4 * glass_rake)], ['white', 'glass'], midx=lambda i, j: 1 if i == 2 else 0, n=96)
    for t in np.linspace(0, 2 * math.pi, 15, endpoint=False):                                        # mullions
        p, r = fn(t, .055), fn(t, glass_rake - .015); b.tube([(p[0], p[1], dz + .45), (r[0] - .4 * glass_rake, r[1], dz + H * .81)], .035, 'white' if abs(math.cos(t)) < .85 else 'dark', 6)
    # hardtop roof, overhanging aft over the cockpit
    rf = superellipse(.105 * L, c1 + .015 * L, hw - .02, nf=house_nf, na=7, tap=.10); zr = dz + H * .82
    b.plan(rf, [(zr, .28, 0), (zr + .05, .05, 0), (zr + .16, .0, 0), (zr + .24, .10, 0), (zr + .27, .45, 0), (zr + .30, 1.4, -.1)], ['white', 'nonskid'], midx=lambda i, j: 1 if i >= 4 else 0, n=96, angle=50)
    zr += .30
    for sg in (1, -1): b.tube([(.125 * L, sg * (hw - .45), dz), (.12 * L, sg * (hw - .45), zr - .2)], .05, 'alu', 8)
    # cockpit furniture
    b.box((.15 * L, hw * .5, dz + .25), (.05 * L, hw * .8, .45), accent, .08); b.box((.19 * L, -hw * .45, dz + .36), (.06 * L, hw * .6, .06), 'teak', .02); b.box((.14 * L, -hw * .45, dz + .24), (.035 * L, hw * .75, .45), accent, .08)
    # windows over foredeck: hatches
    for sg in (1, -1):
        for xx in (.74, .80, .86): b.box((xx * L, sg * yc, F(xx) + .03), (.55, .55, .05), 'glass', .02)
    # flybridge
    if fly:
        f0, f1 = .27 * L, .50 * L; fw = hw * .74
        ff = superellipse(f0, f1, fw, nf=4, na=7)
        b.plan(ff, [(zr - .1, -.05, 0), (zr + .36, .0, 0), (zr + .42, .06, 0), (zr + .40, .16, 0), (zr + .06, .2, 0)], ['white', 'teak'], midx=lambda i, j: 0, n=72, angle=50)
        b.box(((f0 + f1) / 2, 0, zr + .07), (f1 - f0 - .5, fw * 1.75, .03), 'teak', 0)
        b.box((f0 + .55, 0, zr + .28), (.75, fw * 1.5, .42), accent, .1); b.box((f0 + .30, 0, zr + .62), (.2, fw * 1.5, .45), accent, .08)
        b.box(((f0 + f1) / 2, fw * .68, zr + .28), (1.6, .65, .42), accent, .1); b.box(((f0 + f1) / 2 - .2, fw * .15, zr + .45), (1.0, .7, .06), 'teak', .02)
        b.box((f1 - .75, -fw * .40, zr + .6), (.5, 1.3, .8), 'white', .12, taper=.8); b.box((f1 - 1.75, -fw * .42, zr + .42), (.55, 1.25, .7), 'cushion2', .1)
        b.plan(superellipse(f1 + .15, f1 + 1.5, fw * .95, nf=3, na=9), [(zr - .02, 0, 0), (zr + .16, .02, 0), (zr + .20, .1, 0)], ['cushion2'], n=40, angle=60)    # sunpad
        bz = zr + 2.15; bf = superellipse(f0 - .1, f1 - .25, fw * 1.0, nf=5, na=5)
        b.plan(bf, [(bz, .06, 0), (bz + .04, 0, 0), (bz + .12, .04, 0), (bz + .20, .35, 0), (bz + .24, 1.0, 0)], [bimini], n=60, angle=60)
        for xx in (f0 + .35, f1 - .7):
            for sg in (1, -1): b.tube([(xx, sg * fw * .88, zr + .3), (xx + .05, sg * fw * .88, bz + .05)], .05, 'white', 8)
        boom_z = bz + .55; xm = .525 * L
    else:
        # raised helm on starboard bulkhead (Leopard/Lagoon 42 style) with bimini
        b.box((.255 * L, -hw * .55, zr + .15), (.07 * L, 1.5, .5), 'white', .12); b.box((.235 * L, -hw * .55, zr + .42), (.5, 1.2, .5), 'cushion2', .1)
        bz = zr + 1.65
        o = b.plan(superellipse(.195 * L, .315 * L, 1.2, nf=5, na=5), [(bz, .05, 0), (bz + .05, 0, 0), (bz + .14, .1, 0), (bz + .18, .5, 0)], ['white'], n=40, angle=60); o.location.y = -hw * .5
        for xx in (.205 * L, .305 * L):
            for sg in (1, -1): b.tube([(xx, -hw * .5 + sg * 1.05, zr), (xx, -hw * .5 + sg * 1.05, bz)], .03, 'steel')
        for yy in (-.35, .0, .35): b.box((.44 * L, yy * hw * 1.6, zr + .02), (1.6, .9, .05), 'solar', .02)        # solar
        boom_z = zr + 1.0; xm = .56 * L
    if solar:
        for xx in (.145, .185, .225):
            for yy in (-.5, 0, .5): b.box((xx * L, yy * hw * 1.1, zr + .02), (.034 * L, hw * .5, .04), 'solar', .01)
    for sg in (1, -1):
        if name: lettering(b, name, (.20 * L, sg * (yc + side(.20, .86) + .05), F(.2) * .83), (90, 0, 0 if sg < 0 else 180), .30)
    b.tube([(.115 * L, hw * .75, dz + .8), (.085 * L, hw * .78, dz + 2.0)], .018, 'white', 6)                 # ensign staff
    if LIT: b.box((.16 * L, 0, zr - .36), (1.2, 1.2, .02), 'lamp', 0); b.box(((.525 if fly else .56) * L, 0, mast_h + .12), (.12, .12, .16), 'lamp', .03)
    if fwd_cockpit:
        b.box((c1 - .25, .3, dz + .82), (.9, .8, 1.5), 'glass', .05)
        b.box((c1 + .5, 0, dz + .25), (1.2, 2.2, .5), 'cushion', .1)
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

def monohull(L=13.75, B=4.37, fb=1.30, mast_h=18.8, sails=False, sail_side=.22, lazy='navy', bimini=True, paint=None, name=None):
    b = Boat('mono'); paint = paint or hull_paint((.88, .88, .86), (.02, .03, .06), (.02, .04, .10))
    F, W, side = hull(b, L, B, fb, .75, bow_rake=.015, stern_w=.80, fb_bow=fb * 1.22, steps=[(.05, .42)], wmax=.42, pw=1.9, flare=.26, flare_bow=.12, deckmat='teak', n=60, mat=paint)
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
    if name:
        for sg in (1, -1): lettering(b, name, (.15 * L, sg * (side(.15, .66) + .03), F(.15) * .62), (90, 0, 0 if sg < 0 else 180), .26)
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
            for sg in (1, -1): b.tube([(.16 * L, sg * B * .36, fb + .4), (xx * L, sg * 1.3, zb)], .028, 'steel')
    rig(b, .56 * L, F(.56) + .3, mast_h, fb + 2.35 + .25, .43 * L, .975 * L, F(.97), B * .43, sails=sails, sail_side=sail_side, lazy=lazy)
    b.tube([(0.3, 0, fb * .9), (.56 * L, 0, mast_h)], .01, 'steel', 5)
    for sg in (1, -1): rails(b, [(x * L, sg * W(x) * .93, F(x)) for x in np.linspace(.06, .985, 11)])
    b.tube([(.985 * L, -.15, F(.98) + .63), (1.0 * L, 0, F(1) + .63), (.985 * L, .15, F(.98) + .63)], .016, 'steel')
    for xx in (.72, .82): b.box((xx * L, 0, F(xx) + (.12 if xx < .78 else .02)), (.5, .5, .05), 'glass', .02)
    return b.root

def motoryacht(L=20.04, B=5.0, fb=1.62, paint=None, name=None):
    """An open sports yacht: long foredeck with a sun bed, raked screen, arched side glass, garage with sun bed aft."""
    from scipy.interpolate import PchipInterpolator as Curve
    b = Boat('motor'); paint = paint or hull_paint()
    F, W, side = hull(b, L, B, fb, .8, bow_rake=.06, stern_w=.90, fb_bow=fb * 1.38, steps=[(.055, .50)], wmax=.46, pw=2.35, entry=1.0, flare=.10, flare_bow=.45, mat=paint, deckmat='nonskid', n=80)
    for sg in (1, -1):
        hull_window(b, L, F, side, 0, sg, .40, .66, .60, .80, rake=.05, pwr=3); hull_window(b, L, F, side, 0, sg, .69, .75, .66, .80, pwr=3); hull_window(b, L, F, side, 0, sg, .77, .82, .68, .80, pwr=3)
        hull_window(b, L, F, side, 0, sg, .14, .30, .62, .76, mat='dark', rake=.05, pwr=3)                    # air intake
        for q, h in ((.16, .05), (.28, .035)): b.tube([(s_ * L, sg * (side(s_, q) + .01), F(s_) * q) for s_ in np.linspace(.02, .86, 40)], h, paint, 6)    # spray rails
        b.tube([(s_ * L + .06 * L * s_ ** 6, sg * W(s_) * .985, F(s_) + .05) for s_ in np.linspace(.07, .995, 60)], .055, 'white', 8)                      # toe rail
        b.tube([(s_ * L + .055 * L * s_ ** 6, sg * (W(s_) + .012), F(s_) * .93) for s_ in np.linspace(.06, .99, 60)], .028, 'steel', 6)                      # rub rail
        walk = [[(s_ * L, sg * W(s_) * .94, F(s_) + .012), (s_ * L, sg * W(s_) * .72, F(s_) + .012)] for s_ in np.linspace(.30, .74, 20)]
        b.loft(walk, ['teak'], close=False, cap=(False, False))
    # superstructure: height, width (fraction of the half beam), all along
    xs = (.24, .27, .34, .44, .52, .60, .67, .74, .82, .90); hs = (1.62, 1.76, 1.84, 1.78, 1.52, 1.08, .64, .36, .16, .04); ws = (.66, .70, .72, .72, .70, .66, .58, .47, .33, .12)
    hI, wI = Curve(xs, hs), Curve(xs, ws); X = np.linspace(.24, .90, 66); rings = []
    for s_ in X:
        h = float(hI(s_)); w = float(wI(s_)) * B / 2; zb = F(s_) - .04; x = s_ * L
        rings.append([(x, -w, zb), (x, -w * .985, zb + h * .40), (x, -w * .82, zb + h * .86), (x, -w * .66, zb + h * .965), (x, 0, zb + h * 1.03), (x, w * .66, zb + h * .965), (x, w * .82, zb + h * .86), (x, w * .985, zb + h * .40), (x, w, zb)])
    def skin(i, j):
        s_ = X[i]
        if j in (1, 6) and .265 < s_ < .70: return 1
        if j in (2, 3, 4, 5) and .475 < s_ < .655: return 1
        if j in (3, 4) and .325 < s_ < .435: return 1
        return 0
    b.loft(rings, ['white', 'glass', 'silver'], midx=skin, angle=40)
    for s_ in (.385, .52):                                                                              # pillars over the side glass
        h, w, zb = float(hI(s_)), float(wI(s_)) * B / 2, F(s_) - .04
        for sg in (1, -1): b.tube([(s_ * L + .25, sg * w * .995, zb + h * .38), (s_ * L - .25, sg * w * .83, zb + h * .87)], .07, 'white', 8)
    b.tube([(.50 * L, 0, F(.5) + float(hI(.5)) * 1.03), (.66 * L, 0, F(.66) + float(hI(.66)) * 1.0)], .035, 'white', 6)                    # screen mullion
    # hardtop aft with arch, radar and aerials
    zt = F(.26) + 1.72
    b.plan(superellipse(.135 * L, .36 * L, B * .335, 6, 3), [(zt - .02, .25, 0), (zt + .03, .02, 0), (zt + .10, 0, 0), (zt + .17, .10, 0), (zt + .20, .6, 0)], ['white'], n=64, angle=50)
    for sg in (1, -1): b.loft([[(.135 * L + dx, sg * (B * .44 - .0), fb + .05), (.175 * L + dx, sg * (B * .44), fb + .05), (.215 * L + dx, sg * B * .325, zt + .05), (.175 * L + dx, sg * B * .325, zt + .05)] for dx in (0, .10)], ['white'], bevel=.03)
    b.tube([(.175 * L, 0, zt + .15), (.165 * L, 0, zt + .85)], [.12, .06], 'white', 10); b.box((.165 * L, 0, zt + .88), (.16, 1.25, .10), 'white', .04)
    for sg in (1, -1):
        b.plan(superellipse(.185 * L, .205 * L, .2, 2, 2), [(zt + .18, 0, 0), (zt + .42, 0, 0), (zt + .55, .08, 0), (zt + .58, .19, 0)], ['white'], n=20, angle=60).location.y = sg * .95
        b.tube([(.15 * L, sg * 1.3, zt + .1), (.135 * L, sg * 1.34, zt + 2.1)], .012, 'white', 5)
    # cockpit: teak sole, sofa, table, wet bar; garage lid with sun bed; steps and bathing platform
    b.box((.165 * L, 0, fb + .02), (.19 * L, B * .80, .04), 'teak', 0)
    for sg in (1, -1): b.box((.17 * L, sg * B * .425, fb + .30), (.20 * L, .22, .55), 'white', .08)
    b.box((.215 * L, -B * .25, fb + .27), (1.9, .75, .48), 'sand', .10); b.box((.215 * L, -B * .25 - .34, fb + .62), (1.9, .2, .42), 'sand', .08); b.box((.215 * L, -.1, fb + .46), (1.15, .75, .06), 'teak', .02); b.box((.235 * L, B * .30, fb + .42), (1.5, .6, .8), 'white', .08)
    b.box((.095 * L, 0, fb + .12), (.085 * L, B * .66, .5), 'white', .10)
    for k in (-1, 0, 1): b.box((.095 * L, k * B * .205, fb + .42), (.078 * L, B * .195, .16), 'cushion2', .06)
    b.box((.128 * L, 0, fb + .62), (.22, B * .6, .36), 'cushion2', .08)
    for sg in (1, -1):
        for n_, z in enumerate((.62, .92, 1.22)): b.box((.052 * L + .28 * n_, sg * B * .395, z), (.3, B * .13, .12), 'teak', .02)
    b.box((-.018 * L, 0, .46), (.088 * L, B * .90, .12), 'teak', .05); b.box((-.018 * L, 0, .40), (.092 * L, B * .93, .10), 'white', .05)
    b.box((.056 * L, 0, .98), (.05, B * .62, .74), paint, .03)
    # foredeck: sculpted sun bed with head rests, hatches, anchor gear
    for sg in (1, -1):
        b.box((.755 * L, sg * .46, F(.755) + .40), (2.3, .86, .15), 'cushion2', .06); b.box((.70 * L, sg * .46, F(.70) + .62), (.35, .8, .2), 'cushion', .08)
    b.box((.845 * L, 0, F(.845) + .17), (.55, .55, .05), 'glass', .03); b.box((.93 * L, 0, F(.93) + .05), (.7, .45, .05), 'steel', .02); b.tube([(.955 * L, 0, F(.95) + .10), (1.06 * L, 0, F(.97) + .06)], .05, 'steel', 8)
    for sg in (1, -1):
        pts = [(s_ * L + .06 * L * s_ ** 6, sg * W(s_) * .95, F(s_) + .05) for s_ in np.linspace(.40, .985, 12)]
        rails(b, pts, h=.62, lines=(.62, .34))
    if name: lettering(b, name, (.0555 * L - .04, 0, 1.02), (90, 0, -90), .34)
    if LIT: b.box((.17 * L, 0, zt - .06), (.8, 1.6, .02), 'lamp', 0)
    return b.root

def lettering(b, text, at, turn, size, colour='navy'):
    """The name on a hull or a transom: at its centre, turned by Euler degrees."""
    curve = bpy.data.curves.new('name', 'FONT'); curve.body = text; curve.size = size; curve.align_x = 'CENTER'; curve.align_y = 'CENTER'; curve.space_character = 1.15
    ob = bpy.data.objects.new('name', curve); bpy.context.collection.objects.link(ob); ob.data.materials.append(M(colour)); ob.location = at; ob.rotation_euler = [math.radians(t) for t in turn]; ob.parent = b.root

def afloat(kind, at, turn, **looks):
    """Something that lies beside a yacht: 'tender' (semi-rigid with outboard) or 'board' (paddle board with its paddle)."""
    b = Boat(kind)
    if kind == 'tender': dinghy(b, (0, 0, .28), 0, looks.get('length', 3.8))
    else:
        b.plan(superellipse(-1.65, 1.65, .41, 2.2, 2.6, tap=.25), [(-.02, .05, 0), (.03, 0, 0), (.11, 0, 0), (.13, .04, 0)], [looks.get('colour', 'board')], n=48, angle=50)
        b.box((-.35, 0, .135), (1.6, .5, .012), looks.get('pad', 'aqua'), .01); b.tube([(-1.0, .12, .17), (1.0, -.05, .17)], .018, 'dark', 6); b.box((1.15, -.07, .17), (.40, .2, .02), 'dark', .02)
    b.root.location = (at[0], at[1], .02); b.root.rotation_euler[2] = math.radians(turn); return b.root

YACHTS = {
 'sunreef62': (catamaran, dict(L=18.9, B=9.3, fb=2.1, mast_h=27.5, cabin=(.25, .70), cabin_h=1.5, house_nf=2.1, glass_rake=.62, paint=((.88, .88, .86), (.02, .03, .06), (.03, .05, .10), (1.18, 1.72)), hull_win=((.24, .50), (.55, .78)), lazy='navy', accent='cushion2', bimini='navy', name='MAREA')),
 'lagoon56':  (catamaran, dict(L=17.07, B=9.44, fb=2.0, mast_h=26.5, house_nf=4.2, glass_rake=.10, cabin=(.24, .66), hull_win=((.16, .40), (.44, .62), (.66, .80)), paint=((.88, .88, .86), (.25, .03, .02), (.42, .40, .37), (0, 0)), lazy='cushion', accent='sand', bimini='cushion', solar=True)),
 'lagoon62':  (catamaran, dict(L=18.91, B=10.0, fb=2.2, mast_h=30.0, house_nf=3.6, glass_rake=.14, cabin=(.23, .69), hull_win=(.20, .86), paint=((.88, .88, .86), (.03, .03, .035), (.20, .20, .21), (0, 0)), lazy='grey', accent='taupe', bimini='white', name='BRISA')),
 'bali54':    (catamaran, dict(L=16.8, B=8.7, fb=2.15, mast_h=24.5, solid_fore=True, house_nf=5, glass_rake=.06, cabin=(.26, .66), hull_win=((.26, .46), (.50, .70)), paint=((.62, .64, .66), (.02, .05, .10), (.86, .86, .84), (1.9, 2.0)), lazy='taupe', accent='aqua', bimini='white', towels=False)),
 'leopard42': (catamaran, dict(L=12.67, B=7.04, fb=1.7, mast_h=20.8, fly=False, fwd_cockpit=True, house_nf=4.5, glass_rake=.16, cabin_h=1.35, hull_win=((.30, .54), (.60, .72)), paint=((.88, .88, .86), (.02, .09, .14), (.03, .22, .30), (0, 0)), lazy='navy', accent='cushion2', name='TSABALOK')),
 'so44i':     (monohull, dict(L=13.75, B=4.37, name='GUJI')),
 'pershing64':(motoryacht, dict(paint=((.40, .42, .44), (.02, .02, .025), (.86, .86, .85), (0, 0)), name='MACAN')),
}
def make(name, **over):
    """A yacht of the fleet by name, ready to be placed; over replaces single figures."""
    fn, p = YACHTS[name]; p = {**p, **over}
    if 'paint' in p: p['paint'] = hull_paint(*p['paint'])
    return fn(**p)
