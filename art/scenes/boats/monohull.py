"""monohull.py - a sloop from her figures."""

import math

import numpy as np

from boats.afloat import lettering, painted
from boats.builder import Boat
from boats.ground_tackle import chain
from boats.hull import hull, hull_window
from boats.paint import hull_paint
from boats.rig import rails, rig
from boats.sloop_cockpit import cockpit


def monohull(
    L=13.75,
    B=4.37,
    fb=1.30,
    mast_h=18.8,
    sails=False,
    sail_side=0.22,
    lazy='navy',
    bimini=True,
    boom=0.06,
    paint=None,
    name=None,
):
    b = Boat('mono')
    paint = paint or hull_paint((0.88, 0.88, 0.86), (0.02, 0.03, 0.06), (0.02, 0.04, 0.10))
    rake = 0.045
    F, W, side, reach = hull(
        b,
        L,
        B,
        fb,
        0.75,
        bow_rake=rake,
        stern_w=0.80,
        fb_bow=fb * 1.30,
        sheer=0.11,
        forefoot=0.10,
        bulge=0.006,
        steps=[(0.05, 0.42)],
        wmax=0.42,
        pw=1.9,
        flare=0.26,
        flare_bow=0.25,
        deckmat='teak',
        n=60,
        mat=paint,
    )
    for sg in (1, -1):
        for a, c in ((0.21, 0.29), (0.37, 0.48), (0.535, 0.60)):
            hull_window(b, L, F, side, 0, sg, a, c, 0.60, 0.74, out=0.022, bow=(rake, 6))
        hull_window(b, L, F, side, 0, sg, 0.06, 0.985, 0.86, 0.885, mat='navy', n=90, out=0.022, pwr=40, bow=(rake, 6))

    def crf(t):
        return B * 0.5 * (0.62 - 0.30 * max(0, t - 0.15) ** 1.3)

    rings = []
    for t in np.linspace(0, 1, 30):
        x = (0.36 + 0.42 * t) * L
        h = 0.52 * (1 - 0.95 * max(0, (t - 0.25) / 0.75) ** 1.6) + 0.02
        w = crf(t)
        zb = F(x / L) - 0.05
        rings.append(
            [
                (x, -w, zb),
                (x, -w * 0.97, zb + h * 0.35),
                (x, -w * 0.90, zb + h * 0.82),
                (x, -w * 0.72, zb + h),
                (x, 0, zb + h * 1.10),
                (x, w * 0.72, zb + h),
                (x, w * 0.90, zb + h * 0.82),
                (x, w * 0.97, zb + h * 0.35),
                (x, w, zb),
            ]
        )
    b.loft(
        rings,
        ['white', 'glass'],
        midx=lambda i, j: 1 if j in (1, 6) and 2 < i < 22 and i not in (9, 10, 16) else 0,
        angle=50,
    )
    fittings(b, L, F, W, rake, moored=not sails)
    if name:
        for sg in (1, -1):
            bow_name(b, name, L, F, side, reach, sg)
    stern(b, L, B, F, W, name)
    cockpit(b, L, B, F(0.2), lazy, bimini, not sails)
    rig(
        b,
        0.56 * L,
        F(0.56) + 0.3,
        mast_h,
        fb + 2.35 + 0.25,
        0.43 * L,
        0.975 * L,
        F(0.97),
        B * 0.43,
        sails=sails,
        sail_side=sail_side,
        lazy=lazy,
        yaw=boom,
    )
    b.tube([(0.3, 0, fb * 0.9), (0.56 * L, 0, mast_h)], 0.01, 'steel', 5)
    for sg in (1, -1):
        rails(b, [(x * L, sg * W(x) * 0.93, F(x)) for x in np.linspace(0.06, 0.985, 11)])
    b.tube(
        [(0.985 * L, -0.15, F(0.98) + 0.63), (1.0 * L, 0, F(1) + 0.63), (0.985 * L, 0.15, F(0.98) + 0.63)],
        0.016,
        'steel',
    )
    for xx in (0.72, 0.82):
        b.box((xx * L, 0, F(xx) + (0.12 if xx < 0.78 else 0.02)), (0.5, 0.5, 0.05), 'glass', 0.02)
    decks = {
        'helm': (0.084 * L, B * 0.25, fb + 0.08),
        'rail': (0.155 * L, W(0.155) * 0.90, F(0.155) + 0.03),
        'bench': (0.225 * L, B * 0.245, fb + 0.38),
        'tether': (0.0, 0.9, 0.9),
        'aft rail': (0.075 * L, 0.0, fb + 0.10),
        'platform': (-0.30, 0.05, 0.49),
        'foredeck': (0.50 * L, -0.85, F(0.50) + 0.42),
        'lamp': (0.17 * L, 0.0, fb + 1.7),
        'lamp2': (0.42 * L, 0.0, fb + 1.1),
        'glow': (0.02 * L, 0.0, -0.5),
    }
    for place, at in decks.items():
        b.root[place] = at
    return b.root


def bow_name(b, name, L, F, side, reach, sg, at=0.80, low=0.62, size=0.46):
    """The name on one side of the bow; at: its middle, low: the part of the height at which it stands."""

    def surface(right, up):
        s = at - sg * right / L
        q = low + up / F(s)
        return ((s + reach(s, q)) * L, sg * (side(s, q) + 0.012), q * F(s))

    painted(b, name, surface, size)


def fittings(b, L, F, W, rake, moored):
    """Toe rails, and the anchor on its roller; moored: its chain, which leads down into the water."""
    for sg in (1, -1):
        edge = [(s * L + rake * s**6 * L, sg * W(s) * 0.985, F(s) + 0.03) for s in np.linspace(0.055, 0.995, 40)]
        b.tube(edge, 0.028, 'alu', 6)
    x, z = (1 + rake) * L, F(1)
    b.box((x - 0.10, 0, z + 0.05), (0.75, 0.16, 0.07), 'steel', 0.02)
    if moored:
        chain(b, np.array([(x + 0.12, 0, z + 0.05), (x + 1.2, 0.1, 0.42 * z), (x + 2.2, 0.2, -0.5)]), 0.10)
        return
    b.tube([(x - 0.35, 0, z + 0.11), (x + 0.16, 0, z + 0.07), (x + 0.24, 0, z - 0.02)], 0.03, 'alu', 6)
    b.box((x + 0.16, 0, z - 0.07), (0.28, 0.22, 0.06), 'alu', 0.02)


def stern(b, L, B, F, W, name):
    """A bathing platform, teak stairs up the middle of the transom, her name beside them, and the pushpit."""
    face, low = 0.05 * L, 0.43
    high = F(0.051) - low
    b.box((0.08, 0, low), (0.86, B * 0.66, 0.06), 'teak', 0.02)
    b.box((0.08, 0, low - 0.06), (0.90, B * 0.68, 0.07), 'white', 0.03)
    for step in (1, 2):
        aft, top = face - 0.26 * (3 - step), low + high * step / 3
        b.box(((aft + face) / 2, 0, (low + top) / 2), (face - aft, 1.06, top - low), 'enamel', 0.03)
        b.box(((aft + face) / 2 + 0.01, 0, top + 0.01), (face - aft, 0.94, 0.03), 'teak', 0.01)
    for sg in (1, -1):
        b.tube(
            [
                (face - 0.40, sg * 0.60, low),
                (face - 0.40, sg * 0.60, low + 0.72),
                (face + 0.03, sg * 0.60, F(0.052) + 0.63),
                (face + 0.03, sg * W(0.052) * 0.78, F(0.052) + 0.63),
                (0.06 * L, sg * W(0.06) * 0.93, F(0.06) + 0.63),
            ],
            0.018,
            'steel',
        )
    ring = [(face, -1.25 + 0.27 * math.cos(a), F(0.052) + 0.36 + 0.27 * math.sin(a)) for a in np.linspace(-1.0, 4.2, 20)]
    b.tube(ring, 0.055, 'coral', 8)  # lifebuoy
    if name:
        lettering(b, name, (face - 0.015, -1.16, low + high * 0.52), (90, 0, -90), 0.34)
    for y in (-0.75, -1.10):
        b.tube([(-0.30, y, low + 0.05), (-0.40, y, low + 0.03), (-0.46, y, -0.7)], 0.018, 'steel')
