"""motoryacht.py - an open sports yacht from her figures."""

import numpy as np

from boats import paint as lights
from boats.builder import Boat, superellipse
from boats.hull import hull, hull_window
from boats.motor_fittings import cockpit, transom, wheelhouse
from boats.paint import hull_paint
from boats.rig import rails

# The rake of her bow: how far it reaches, a fraction of the length, and how near the bow it begins.
RAKE, FROM = 0.10, 5


def motoryacht(L=20.04, B=5.0, fb=1.62, paint=None, name=None):
    """An open sports yacht: long foredeck with a sun bed, raked screen, arched side glass, garage with sun
    bed aft."""
    from scipy.interpolate import PchipInterpolator as Curve

    b = Boat('motor')
    paint = paint or hull_paint()
    F, W, side, _ = hull(
        b,
        L,
        B,
        fb,
        0.8,
        bow_rake=RAKE,
        rake_from=FROM,
        stern_w=0.92,
        fb_bow=fb * 1.42,
        sheer=0.12,
        steps=[(0.055, 0.50)],
        wmax=0.40,
        pw=2.0,
        entry=1.0,
        flare=0.16,
        flare_bow=0.48,
        chine=0.10,
        knuckle=0.34,
        mat=paint,
        deckmat='nonskid',
        n=80,
    )
    for sg in (1, -1):
        hull_window(b, L, F, side, 0, sg, 0.38, 0.63, 0.60, 0.80, rake=0.10, pwr=7, bow=(RAKE, FROM))
        hull_window(b, L, F, side, 0, sg, 0.655, 0.80, 0.67, 0.80, rake=0.08, pwr=7, bow=(RAKE, FROM))
        hull_window(b, L, F, side, 0, sg, 0.15, 0.27, 0.66, 0.74, mat='dark', rake=0.10, pwr=7)  # air intake
        for q, h in ((0.16, 0.05), (0.28, 0.035)):
            b.tube(
                [
                    ((s_ + RAKE * q * s_**FROM) * L, sg * (side(s_, q) + 0.01), F(s_) * q)
                    for s_ in np.linspace(0.02, 0.95, 48)
                ],
                [h * min(1.0, (48 - number) / 22) for number in range(48)],
                paint,
                6,
            )  # spray rails
        b.tube(
            [
                (s_ * L + RAKE * L * s_**FROM, sg * W(s_) * 0.985, F(s_) + 0.05)
                for s_ in np.linspace(0.07, 0.995, 60)
            ],
            0.055,
            'white',
            8,
        )  # toe rail
        b.tube(
            [
                (s_ * L + 0.95 * RAKE * L * s_**FROM, sg * (W(s_) + 0.012), F(s_) * 0.93)
                for s_ in np.linspace(0.06, 0.99, 60)
            ],
            0.028,
            'steel',
            6,
        )  # rub rail
        walk = [
            [(s_ * L, sg * W(s_) * 0.94, F(s_) + 0.012), (s_ * L, sg * W(s_) * 0.72, F(s_) + 0.012)]
            for s_ in np.linspace(0.30, 0.74, 20)
        ]
        b.loft(walk, ['teak'], close=False, cap=(False, False))
    # superstructure: height, width (fraction of the half beam), all along
    xs = (0.24, 0.27, 0.34, 0.44, 0.52, 0.60, 0.67, 0.74, 0.82, 0.90)
    hs = (1.62, 1.76, 1.84, 1.78, 1.52, 1.08, 0.64, 0.36, 0.16, 0.04)
    ws = (0.66, 0.70, 0.72, 0.72, 0.70, 0.66, 0.58, 0.47, 0.33, 0.12)
    hI, wI = Curve(xs, hs), Curve(xs, ws)
    X = np.linspace(0.24, 0.90, 66)
    rings = []
    for s_ in X:
        h = float(hI(s_))
        w = float(wI(s_)) * B / 2
        zb = F(s_) - 0.04
        x = s_ * L
        rings.append(
            [
                (x, -w, zb),
                (x, -w * 0.985, zb + h * 0.40),
                (x, -w * 0.82, zb + h * 0.86),
                (x, -w * 0.66, zb + h * 0.965),
                (x, 0, zb + h * 1.03),
                (x, w * 0.66, zb + h * 0.965),
                (x, w * 0.82, zb + h * 0.86),
                (x, w * 0.985, zb + h * 0.40),
                (x, w, zb),
            ]
        )

    def skin(i, j):
        s_ = X[i]
        if j in (1, 6) and 0.265 < s_ < 0.70:
            return 1
        if j in (2, 3, 4, 5) and 0.475 < s_ < 0.655:
            return 1
        if j in (3, 4) and 0.325 < s_ < 0.435:
            return 1
        return 0

    b.loft(rings, ['white', 'tinted'], midx=skin, angle=40)
    for s_ in (0.385, 0.52):  # pillars over the side glass
        h, w, zb = float(hI(s_)), float(wI(s_)) * B / 2, F(s_) - 0.04
        for sg in (1, -1):
            b.tube(
                [
                    (s_ * L + 0.25, sg * w * 0.995, zb + h * 0.38),
                    (s_ * L - 0.25, sg * w * 0.83, zb + h * 0.87),
                ],
                0.07,
                'white',
                8,
            )
    b.tube(
        [(0.50 * L, 0, F(0.5) + float(hI(0.5)) * 1.03), (0.66 * L, 0, F(0.66) + float(hI(0.66)) * 1.0)],
        0.035,
        'white',
        6,
    )  # screen mullion
    # hardtop aft with arch, radar and aerials
    zt = F(0.26) + 1.72
    b.plan(
        superellipse(0.135 * L, 0.36 * L, B * 0.335, 6, 3),
        [
            (zt - 0.02, 0.25, 0),
            (zt + 0.03, 0.02, 0),
            (zt + 0.10, 0, 0),
            (zt + 0.17, 0.10, 0),
            (zt + 0.20, 0.6, 0),
        ],
        ['white'],
        n=64,
        angle=50,
    )
    for sg in (1, -1):
        b.loft(
            [
                [
                    (0.135 * L + dx, sg * (B * 0.44 - 0.0), fb + 0.05),
                    (0.175 * L + dx, sg * (B * 0.44), fb + 0.05),
                    (0.215 * L + dx, sg * B * 0.325, zt + 0.05),
                    (0.175 * L + dx, sg * B * 0.325, zt + 0.05),
                ]
                for dx in (0, 0.10)
            ],
            ['white'],
            bevel=0.03,
        )
    b.tube([(0.175 * L, 0, zt + 0.15), (0.165 * L, 0, zt + 0.85)], [0.12, 0.06], 'white', 10)
    b.box((0.165 * L, 0, zt + 0.88), (0.16, 1.25, 0.10), 'white', 0.04)
    for sg in (1, -1):
        b.plan(
            superellipse(0.185 * L, 0.205 * L, 0.2, 2, 2),
            [(zt + 0.18, 0, 0), (zt + 0.42, 0, 0), (zt + 0.55, 0.08, 0), (zt + 0.58, 0.19, 0)],
            ['white'],
            n=20,
            angle=60,
        ).location.y = (
            sg * 0.95
        )
        b.tube([(0.15 * L, sg * 1.3, zt + 0.1), (0.135 * L, sg * 1.34, zt + 2.1)], 0.012, 'white', 5)
    wheelhouse(b, L, B, F)
    cockpit(b, L, B, fb)
    transom(b, L, B, fb, name)
    # foredeck: sculpted sun bed with head rests, hatches, anchor gear
    for sg in (1, -1):
        b.box((0.755 * L, sg * 0.46, F(0.755) + 0.40), (2.3, 0.86, 0.15), 'cushion2', 0.06)
        b.box((0.70 * L, sg * 0.46, F(0.70) + 0.62), (0.35, 0.8, 0.2), 'cushion', 0.08)
    b.box((0.845 * L, 0, F(0.845) + 0.17), (0.55, 0.55, 0.05), 'glass', 0.03)
    b.box((0.93 * L, 0, F(0.93) + 0.05), (0.7, 0.45, 0.05), 'steel', 0.02)
    b.tube([(0.955 * L, 0, F(0.95) + 0.10), (1.06 * L, 0, F(0.97) + 0.06)], 0.05, 'steel', 8)
    for sg in (1, -1):
        pts = [
            (s_ * L + RAKE * L * s_**FROM, sg * W(s_) * 0.95, F(s_) + 0.05)
            for s_ in np.linspace(0.40, 0.985, 12)
        ]
        rails(b, pts, h=0.62, lines=(0.62, 0.34))
    for place in (0.66, 0.79, 0.885):  # seams of the deck's panels
        b.box((place * L, 0, F(place) + 0.006), (0.016, 2 * W(place) * 0.9, 0.012), 'grey', 0)
    if lights.LIT:
        b.box((0.17 * L, 0, zt - 0.06), (0.8, 1.6, 0.02), 'lamp', 0)
        for place in (0.33, 0.44):
            for side in (0.9, -0.9):
                b.box((place * L, side, F(place) + 0.60), (0.14, 0.14, 0.20), 'lamp', 0.03)
    decks = {
        'tether': (-0.055 * L, 1.2, 0.6),
        'aft rail': (-0.02 * L, 1.35, 0.54),
        'foredeck': (0.735 * L, 0.46, F(0.755) + 0.48),
        'helm': (0.52 * L, -0.55, F(0.52) + 0.44),
        'beside': (0.52 * L, 0.60, F(0.52) + 0.44),
        'platform': (-0.055 * L, 0.0, 0.54),
        'cockpit': (0.20 * L, 1.35, fb + 0.05),
        'sun bed': (0.105 * L, 0.0, fb + 0.52),
        'lamp': (0.17 * L, 0.0, fb + 1.5),
        'lamp2': (0.30 * L, 0.0, fb + 1.4),
        'saloon': (0.40 * L, 0.0, F(0.4) + 1.45),
        'console': (0.54 * L, 0.0, F(0.54) + 0.95),
        'table': (0.215 * L, -0.25 * B, fb + 0.52),
        'glow': (-0.075 * L, 0.0, -0.5),
    }
    for place, at in decks.items():
        b.root[place] = at
    return b.root
