"""hull.py - lofted hulls and the windows in them."""

import math

import numpy as np


def hull(
    b,
    L,
    bw,
    fb,
    draft,
    yc=0,
    bow_rake=0.02,
    stern_w=0.82,
    fb_bow=None,
    steps=None,
    sheer=0.0,
    flare=0.10,
    mat='white',
    wmax=0.42,
    pw=2.3,
    deckmat='nonskid',
    chine=0.0,
    n=56,
    entry=1.0,
    flare_bow=0.0,
    stem=0.0,
    knuckle=0.30,
    bulge=0.0,
    rake_from=6,
    cheeks=False,
    forefoot=0.05,
):
    """A lofted hull, s = 0 at the stern to 1 at the bow.

    steps: terraces at the stern as (s at their end, height); chine: how far the side steps out over the
    knuckle, in metres; bulge: how far the stem bows out between water and deck, a fraction of the length;
    rake_from: the higher, the nearer to the bow its rake begins; cheeks: beside the steps the side goes on as
    though it reached the deck; forefoot: how far the stem runs aft under water, a fraction of the length.
    Returns functions of s: height of the deck, half width, half width at a part q of the height, and how far the
    stem carries that point forward.
    """
    fb_bow = fb_bow or fb

    def F(sx):
        if steps:
            for se, z in steps:
                if sx < se:
                    return z
        return whole(sx)

    def whole(sx):
        return fb + (fb_bow - fb) * sx**1.6 + sheer * (2 * sx - 1) ** 2

    def Wd(sx):
        if sx < wmax:
            return bw / 2 * (stern_w + (1 - stern_w) * math.sin(math.pi / 2 * sx / wmax))
        u = (sx - wmax) / (1 - wmax)
        return bw / 2 * max(0.012, (1 - u**pw) ** entry)

    def step_at(sx):
        """How far the side steps out over the knuckle: grows out of the bow without a kink."""
        t = min(1, (1 - sx) / 0.45)
        return chine * t * t * (3 - 2 * t)

    def reach(sx, q):
        """How far the stem's shape carries a point forward, as a part of the length."""
        if q < 0:
            return stem * sx**10 - forefoot * (-q) ** 1.5 * sx**8
        bow_out = bulge * math.sin(math.pi * (0.15 + 0.85 * q)) * sx**12
        return bow_rake * q * sx**rake_from + stem * (1 - q) * sx**10 + bow_out

    ss = list(np.linspace(0, 1, n) ** 0.9)
    for se, z in steps or []:
        ss += [se - 1e-4, se + 1e-4]
    ss = sorted(ss)
    rings = []
    zf = [-1, -0.8, -0.5, -0.2, 0, 0.12, knuckle - 0.012, knuckle + 0.012, 0.5, 0.7, 0.85, 1.0]
    for sx in ss:
        w = Wd(sx)
        f = F(sx)
        dr = (
            draft
            * (1 - 0.9 * max(0, (0.25 - sx) / 0.25) ** 1.5)
            * (1 - 0.55 * max(0, (sx - 0.75) / 0.25) ** 2)
        )
        x = sx * L
        pts = []
        for q in zf:
            fl = flare + flare_bow * sx**2.5
            if q < 0:
                y = w * (1 - fl) * max(0.02, 1 - abs(q) ** 2.2) ** 0.6
                z = dr * q
            else:
                z = f * q
                part = z / whole(sx) if cheeks else q
                y = w * (1 - fl * (1 - part) ** 1.4)
            if (part if q >= 0 else q) >= knuckle:
                y += step_at(sx)
            pts.append((x + reach(sx, q) * L, y, z))
        ring = [(p[0], yc - p[1], p[2]) for p in reversed(pts)] + [(p[0], yc + p[1], p[2]) for p in pts]
        rings.append(ring)
    k = len(rings[0])

    def covering(i, j):
        """Paint on the sides and on the risers of the steps, teak on their treads."""
        if j != k - 1:
            return 0
        if steps and ss[i] < steps[-1][0]:
            return 0 if ss[i + 1] - ss[i] < 3e-4 else 2
        return 1

    b.loft(
        rings,
        [mat, deckmat, 'teak'],
        midx=covering,
        angle=32,
        name='hull',
    )

    def side(sx, q):
        return (1 - (flare + flare_bow * sx**2.5) * (1 - q) ** 1.4) * Wd(sx) + (
            step_at(sx) if q >= knuckle else 0
        )

    return F, Wd, side, reach


def hull_window(
    b,
    L,
    F,
    side,
    yc,
    sgn,
    s0,
    s1,
    q0,
    q1,
    mat='glass',
    n=40,
    out=0.012,
    rake=0.0,
    pwr=6,
    bow=(0, 1),
):
    """A window from s0 to s1 along a hull and q0 to q1 of its height; bow: the hull's bow_rake and
    rake_from.
    """

    def point(sx, q, leaning):
        x = (sx + leaning + bow[0] * q * sx ** bow[1]) * L
        return (x, yc + sgn * (side(sx, q) + out), F(sx) * q)

    rows = []
    middle, half = (q0 + q1) / 2, (q1 - q0) / 2
    for i in range(n + 1):
        u = i / n
        sx = s0 + (s1 - s0) * u
        open_by = half * max(0.0, 1 - abs(2 * u - 1) ** pwr) ** (1 / pwr)
        rows.append([point(sx, middle + v * open_by, rake * v * open_by) for v in (-1, -0.5, 0, 0.5, 1)])
    b.loft(rows, [mat], close=False, cap=(False, False), name='hw')
