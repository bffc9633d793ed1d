"""flybridge.py - what stands on a catamaran's roof: a flybridge, or a raised helm."""

from boats.builder import superellipse
from boats.cockpit import cushion


def flybridge(b, L, hw, zr, accent, bimini):
    """A flybridge with sofa, helm, sun pad and its roof. Returns the height of the boom and the mast's x."""
    f0, f1 = 0.27 * L, 0.50 * L
    fw = hw * 0.74
    ff = superellipse(f0, f1, fw, nf=4, na=7)
    b.plan(
        ff,
        [
            (zr - 0.1, -0.05, 0),
            (zr + 0.36, 0.0, 0),
            (zr + 0.42, 0.06, 0),
            (zr + 0.40, 0.16, 0),
            (zr + 0.06, 0.2, 0),
        ],
        ['white', 'teak'],
        midx=lambda i, j: 0,
        n=72,
        angle=50,
    )
    b.box(((f0 + f1) / 2, 0, zr + 0.07), (f1 - f0 - 0.5, fw * 1.75, 0.03), 'teak', 0)
    for part in (-0.56, -0.19, 0.19, 0.56):
        cushion(b, (f0 + 0.58, fw * part, zr + 0.36), (0.75, fw * 0.36, 0.22), accent)
        cushion(b, (f0 + 0.27, fw * part, zr + 0.66), (0.20, fw * 0.35, 0.46), accent, lean=-0.15)
    for part in (-0.55, 0.0, 0.55):
        cushion(b, ((f0 + f1) / 2 + part, fw * 0.68, zr + 0.36), (0.53, 0.65, 0.22), accent)
    b.box(((f0 + f1) / 2 - 0.2, fw * 0.15, zr + 0.45), (1.0, 0.7, 0.06), 'teak', 0.02)
    b.box((f1 - 0.75, -fw * 0.40, zr + 0.6), (0.5, 1.3, 0.8), 'white', 0.12, taper=0.8)
    b.box((f1 - 1.75, -fw * 0.42, zr + 0.42), (0.55, 1.25, 0.7), 'cushion2', 0.1)
    b.plan(
        superellipse(f1 + 0.15, f1 + 1.5, fw * 0.95, nf=3, na=9),
        [(zr - 0.02, 0, 0), (zr + 0.16, 0.02, 0), (zr + 0.20, 0.1, 0)],
        ['cushion2'],
        n=40,
        angle=60,
    )  # sunpad
    bz = zr + 2.15
    bf = superellipse(f0 - 0.1, f1 - 0.25, fw * 1.0, nf=5, na=5)
    b.plan(
        bf,
        [
            (bz, 0.06, 0),
            (bz + 0.04, 0, 0),
            (bz + 0.12, 0.04, 0),
            (bz + 0.20, 0.35, 0),
            (bz + 0.24, 1.0, 0),
        ],
        [bimini],
        n=60,
        angle=60,
    )
    for xx in (f0 + 0.35, f1 - 0.7):
        for sg in (1, -1):
            b.tube([(xx, sg * fw * 0.88, zr + 0.3), (xx + 0.05, sg * fw * 0.88, bz + 0.05)], 0.05, 'white', 8)
    boom_z = bz + 0.55
    xm = 0.525 * L
    return boom_z, xm


def raised_helm(b, L, hw, zr):
    """A helm on the roof to starboard, under a bimini. Returns the boom's height and the mast's x."""
    b.box((0.255 * L, -hw * 0.55, zr + 0.15), (0.07 * L, 1.5, 0.5), 'white', 0.12)
    b.box((0.235 * L, -hw * 0.55, zr + 0.42), (0.5, 1.2, 0.5), 'cushion2', 0.1)
    bz = zr + 1.65
    o = b.plan(
        superellipse(0.195 * L, 0.315 * L, 1.2, nf=5, na=5),
        [(bz, 0.05, 0), (bz + 0.05, 0, 0), (bz + 0.14, 0.1, 0), (bz + 0.18, 0.5, 0)],
        ['white'],
        n=40,
        angle=60,
    )
    o.location.y = -hw * 0.5
    for xx in (0.205 * L, 0.305 * L):
        for sg in (1, -1):
            b.tube([(xx, -hw * 0.5 + sg * 1.05, zr), (xx, -hw * 0.5 + sg * 1.05, bz)], 0.03, 'steel')
    for yy in (-0.35, 0.0, 0.35):
        b.box((0.44 * L, yy * hw * 1.6, zr + 0.02), (1.6, 0.9, 0.05), 'solar', 0.02)  # solar
    boom_z = zr + 1.0
    xm = 0.56 * L
    return boom_z, xm
