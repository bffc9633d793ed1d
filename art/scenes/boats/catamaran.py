"""catamaran.py - a sailing catamaran from her figures."""

import math

import numpy as np

from boats import paint as lights
from boats.afloat import dinghy, painted
from boats.builder import Boat, superellipse
from boats.cockpit import lounge
from boats.flybridge import flybridge, open_roof, raised_helm, solar_panel
from boats.foredeck import decking, foredeck
from boats.glimpse import deckhouse
from boats.ground_tackle import bridle
from boats.hull import hull, hull_window
from boats.paint import hull_paint
from boats.rig import rails, rig
from boats.stern import cheeks


def catamaran(
    L=17.0,
    B=9.4,
    fb=1.95,
    hull_w=0.135,
    fly=True,
    mast_h=26.0,
    sails=False,
    fwd_cockpit=False,
    solid_fore=False,
    hull_win=(0.22, 0.80),
    tender=True,
    canvas='canvas',
    cabin=(0.24, 0.70),
    cabin_h=1.55,
    lazy='canvas',
    sail_side=0.22,
    stripe=False,
    paint=None,
    name=None,
    name_colour='navy',
    name_height=None,
    name_at=None,
    glass_rake=0.24,
    house_nf=2.6,
    accent='cushion',
    bimini='white',
    solar=False,
    towels=True,
    knuckle=0.34,
    stem=0.0,
    shade=1.0,
    boom=0.06,
    sunroof=False,
):
    """L, B metres; fly = flybridge; solid_fore = Bali style solid foredeck; fwd_cockpit = Leopard style
    door; shade: the part of the flybridge's bimini that is drawn out, from aft; boom: where it lies without sails, in
    radians to port; sunroof: the roof over the cockpit's table slid open."""
    b = Boat('cat')
    bw = L * hull_w
    yc = (B - bw) / 2
    paint = paint or hull_paint()
    decking()
    steps = [(0.035, 0.38), (0.062, 0.72), (0.086, 1.08), (0.11, 1.5)]
    for sg in (1, -1):
        F, W, side, reach = hull(
            b,
            L,
            bw,
            fb,
            0.95,
            yc=sg * yc,
            bow_rake=0.0,
            stern_w=0.80,
            fb_bow=fb * 1.20,
            sheer=0.10,
            steps=steps,
            wmax=0.44,
            pw=1.75,
            flare=0.24,
            flare_bow=0.30,
            entry=1.2,
            chine=0.17,
            bulge=0.010,
            knuckle=knuckle,
            stem=stem,
            mat=paint,
            cheeks=True,
            deckmat='decking',
        )
        cheeks(b, L, sg * yc, side, F(0.12), 0.114, knuckle, paint)
        for s2 in (1, -1):
            for w0, w1 in (hull_win if isinstance(hull_win[0], tuple) else (hull_win,)):
                hull_window(b, L, F, side, sg * yc, s2, w0, w1, 0.60, 0.80, rake=0.02, pwr=5)
            b.tube(
                [
                    (s_ * L, sg * yc + s2 * (side(s_, 0.93) + 0.006), F(s_) * 0.93)
                    for s_ in np.linspace(0.12, 0.985, 50)
                ],
                0.022,
                'grey',
                6,
            )
            b.tube(
                [(s_ * L, sg * yc + s2 * W(s_) * 0.97, F(s_) + 0.03) for s_ in np.linspace(0.115, 0.99, 50)],
                0.035,
                'white',
                6,
            )
            if stripe:
                hull_window(b, L, F, side, sg * yc, s2, 0.13, 0.97, 0.40, 0.43, mat='grey', pwr=30)
    dz = fb * 1.02
    # bridge deck nacelle
    x0, x1 = 0.10 * L, 0.70 * L
    wI = B / 2 - bw * 0.55
    rings = []
    for t in np.linspace(0, 1, 26):
        x = x0 + (x1 - x0) * t
        zb = 0.85 + 0.75 * max(0, (t - 0.72) / 0.28) ** 2
        zt = F(x / L) if x / L > 0.11 else fb
        rings.append(
            [
                (x, -wI, zt),
                (x, -wI, zb + 0.25),
                (x, -wI + 0.5, zb),
                (x, wI - 0.5, zb),
                (x, wI, zb + 0.25),
                (x, wI, zt),
            ]
        )
    b.loft(rings, ['white', 'decking'], midx=lambda i, j: 1 if j == 5 else 0, angle=30)
    b.box((0.165 * L, 0, dz + 0.012), (0.13 * L, wI * 2 + bw * 0.3, 0.03), 'teak', 0)
    b.box((0.105 * L, 0, fb * 0.62), (0.05 * L, B - 2 * bw - 0.2, 0.10), 'teak', 0.03)  # swim platform
    # foredeck / trampolines
    xb = 0.93 * L
    zd = F(0.85)
    foredeck(b, L, F, x1, xb, zd, wI, yc, solid_fore, accent, towels)
    if not sails:
        bridle(b, (0.992 * L, yc, F(0.98) * 0.62), (xb + 0.2, 0, zd - 0.18))
    for sg in (1, -1):
        b.box((0.975 * L, sg * yc, F(0.97) + 0.42), (0.42, 0.34, 0.05), 'teak', 0.02)  # bow seat
        for xx in (0.14, 0.46, 0.70):
            b.box((xx * L, sg * (yc + W(xx) * 0.82), F(xx) + 0.06), (0.30, 0.05, 0.06), 'steel', 0.02)
        for xx in (0.30, 0.56):
            b.box((xx * L, sg * (yc + W(xx) * 0.55), F(xx) + 0.03), (0.42, 0.42, 0.05), 'glass', 0.02)
    hw = B / 2 - 0.95
    H = cabin_h + 0.35
    deckhouse(b, L, hw, dz, cabin, H, house_nf, glass_rake, accent)
    c1 = cabin[1] * L
    # hardtop roof, overhanging aft over the cockpit
    rf = superellipse(0.105 * L, c1 + 0.015 * L, hw - 0.02, nf=house_nf, na=7, tap=0.10)
    zr = dz + H * 0.82
    roof = b.plan(
        rf,
        [
            (zr, 0.28, 0),
            (zr + 0.05, 0.05, 0),
            (zr + 0.16, 0.0, 0),
            (zr + 0.24, 0.10, 0),
            (zr + 0.27, 0.45, 0),
            (zr + 0.30, 1.4, -0.1),
        ],
        ['white', 'decking'],
        midx=lambda i, j: 1 if i >= 4 else 0,
        n=96,
        angle=50,
    )
    if sunroof:
        open_roof(b, roof, (0.118 * L, 0.232 * L), (0.05 * hw, 0.85 * hw), zr + 0.25)
    zr += 0.30
    for sg in (1, -1):
        b.tube([(0.125 * L, sg * (hw - 0.45), dz), (0.12 * L, sg * (hw - 0.45), zr - 0.2)], 0.05, 'alu', 8)
    seats = lounge(b, L, hw, dz, accent)
    # windows over foredeck: hatches
    for sg in (1, -1):
        for xx in (0.74, 0.80, 0.86):
            b.box((xx * L, sg * yc, F(xx) + 0.03), (0.55, 0.55, 0.05), 'glass', 0.02)
    boom_z, xm = flybridge(b, L, hw, zr, accent, bimini, shade) if fly else raised_helm(b, L, hw, zr, accent)
    if solar:
        columns = (-0.64, -0.22) if sunroof else (-0.55, 0, 0.55)
        for xx in (0.145, 0.185, 0.225):
            for yy in columns:
                solar_panel(b, xx * L, yy * hw, zr + 0.02, 0.034 * L, hw * (0.38 if sunroof else 0.5))
    if name:
        size = min(0.55, 3.4 / len(name))
        at = name_at or 0.125 + 0.38 * size * len(name) / L
        middle = name_height or F(at) * 0.80
        for sg in (1, -1):

            def surface(right, up, sg=sg):
                s = at - sg * right / L
                q = (middle + up) / F(s)
                return ((s + reach(s, q)) * L, sg * (yc + side(s, q) + 0.015), middle + up)

            painted(b, name, surface, size, name_colour)
    b.tube(
        [(0.115 * L, hw * 0.75, dz + 0.8), (0.085 * L, hw * 0.78, dz + 2.0)], 0.018, 'white', 6
    )  # ensign staff
    if lights.LIT:
        b.box((0.16 * L, 0, zr - 0.36), (1.2, 1.2, 0.02), 'lamp', 0)
        b.box(((0.525 if fly else 0.56) * L, 0, mast_h + 0.12), (0.12, 0.12, 0.16), 'lamp', 0.03)
    if fwd_cockpit:
        b.box((c1 - 0.25, 0.3, dz + 0.82), (0.9, 0.8, 1.5), 'glass', 0.05)
        b.box((c1 + 0.5, 0, dz + 0.25), (1.2, 2.2, 0.5), 'cushion', 0.1)
    rig(
        b,
        xm,
        zr,
        mast_h,
        boom_z,
        xm - 0.10 * L,
        0.925 * L,
        zd,
        B / 2 - 0.35,
        sails=sails,
        lazy=lazy,
        sail_side=sail_side,
        xch=xm - 1.0,
        yaw=boom,
    )
    for sg in (1, -1):
        ss = np.linspace(0.14, 0.985, 12)
        rails(b, [(x * L, sg * (yc + W(x) * 0.90), F(x)) for x in ss])
        if not sails:
            # Towels that dry on the rail.
            for x, colour in ((0.36, 'towel'), (0.405, 'coral'), (0.60, 'cushion2')):
                b.box((x * L, sg * (yc + W(x) * 0.90), F(x) + 0.36), (0.62, 0.05, 0.58), colour, 0.02)
    if tender:
        dinghy(b, (0.055 * L, 0, 1.45), math.pi / 2, 3.6)
        for sg in (1, -1):
            b.tube(
                [(0.12 * L, sg * 1.0, dz), (0.08 * L, sg * 1.0, dz + 0.5), (0.05 * L, sg * 1.0, dz + 0.5)],
                0.06,
                'steel',
            )
    decks = {
        'helm': (0.50 * L - 1.72, -0.31 * hw, zr + 0.77) if fly else (0.235 * L, -0.55 * hw, zr + 0.67),
        'tether': (0.02 * L, yc, 0.9),
        'step': (0.016 * L, yc, 0.40),
        'aft rail': (0.085 * L, -0.30 * hw, dz + 0.03),
        'foredeck': (0.79 * L, 0.55 * wI, zd - (0.12 if not solid_fore else -0.29)),
        'roof': (0.635 * L, 0.44 * hw, zr),
        'lamp': (0.16 * L, 0.0, zr - 0.55),
        'lamp2': (0.36 * L, 0.0, zr + 1.9 if fly else zr + 1.2),
        'glow': (0.01 * L, yc, -0.5),
    }
    for place, at in decks.items():
        b.root[place] = at
    if fly:
        b.root['flybridge'] = (0.27 * L + 0.62, 0.19 * 0.74 * hw, zr + 0.50)
    b.root['seats'] = [number for seat in seats for number in seat]
    return b.root
