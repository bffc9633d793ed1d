"""rig.py - mast, boom, shrouds, furled or set sails, and guard rails."""

import math

import numpy as np

from boats.builder import superellipse
from shading import grid_mesh


def rig(
    b,
    xm,
    z0,
    hm,
    boom_z,
    boom_L,
    xbow,
    zbow,
    ychain,
    sails=False,
    sail_side=0.22,
    lazy='canvas',
    xch=None,
    top=None,
    genoa=True,
    yaw=0.06,
):
    """mast+boom+shrouds; sails=True sets main+genoa with camber, else lazy-bag + furled genoa"""
    top = top or hm
    mr = 0.0055 * hm
    yaw = sail_side if sails else yaw
    rings = [
        [
            (xm + 1.5 * mr * f * math.cos(a), mr * f * math.sin(a), z)
            for a in np.linspace(0, 2 * math.pi, 12, endpoint=False)
        ]
        for z, f in ((z0, 1), (hm * 0.75, 1), (hm, 0.6))
    ]
    b.loft(rings, ['alu'], angle=60)
    sp = []
    for fr in (0.42, 0.68):
        z = z0 + (hm - z0) * fr
        w = ychain * (0.42 if fr < 0.5 else 0.32)
        b.tube([(xm, 0, z), (xm - 0.3, w, z + 0.05)], 0.035, 'alu')
        b.tube([(xm, 0, z), (xm - 0.3, -w, z + 0.05)], 0.035, 'alu')
        sp.append((w, z))
    xch = xch if xch is not None else xm - 0.8
    for sg in (1, -1):
        b.tube(
            [
                (xch, sg * ychain, z0 * 0.75),
                (xm - 0.3, sg * sp[0][0], sp[0][1]),
                (xm - 0.3, sg * sp[1][0], sp[1][1]),
                (xm, 0, hm * 0.92),
            ],
            0.02,
            'steel',
            5,
        )
        b.tube([(xch, sg * ychain, z0 * 0.75), (xm, 0, sp[0][1])], 0.017, 'steel', 5)
    hf = z0 + (hm - z0) * 0.93
    cy, sy = math.cos(yaw), math.sin(yaw)

    def bx(d):
        return (xm - d * cy, d * sy)

    e = bx(boom_L)
    b.tube([(xm, 0, boom_z), (e[0], e[1], boom_z)], 0.12, 'alu', 10)
    b.tube([(xm, 0, hm), (e[0], e[1], boom_z)], 0.012, 'steel', 5)
    b.box((xm, 0, hm + 0.05), (0.30, 0.04, 0.03), 'dark', 0)
    b.tube([(xm, 0, hm), (xm - 0.35, 0, hm + 0.75)], 0.008, 'dark', 4)
    if not sails:
        b.plan(
            superellipse(xm + 0.25, xm + 0.80, 0.28, 2, 2),
            [(z0 + (hm - z0) * 0.36, 0.05, 0), (z0 + (hm - z0) * 0.36 + 0.2, 0.05, 0)],
            ['white'],
            n=20,
            angle=60,
        )  # radar
        for sg in (1, -1):
            for t in (0.35, 0.65):
                b.tube(
                    [
                        (xm, sg * 0.1, z0 + (hm - z0) * 0.5),
                        (bx(boom_L * t)[0], bx(boom_L * t)[1] + sg * 0.25, boom_z + 0.3),
                    ],
                    0.012,
                    'rope',
                    4,
                )  # lazy jacks
        # lazy bag
        rings = []
        for i in range(22):
            t = i / 21
            x, y = bx(0.25 + (boom_L - 0.35) * t)
            h = (0.62 - 0.38 * t) * (1 + 0.06 * math.sin(9 * t))
            w = (0.30 - 0.10 * t) * (1 if 0 < i < 21 else 0.4)
            rings.append(
                [
                    (
                        x,
                        y + w * math.sin(a) * (1 if math.cos(a) < 0.4 else 0.75),
                        boom_z + 0.06 + h * (0.5 + 0.5 * math.cos(a)),
                    )
                    for a in np.linspace(0, 2 * math.pi, 14, endpoint=False)
                ]
            )
        b.loft(rings, [lazy], angle=60)
        furled(b, np.array((xbow, 0, zbow + 0.4)), np.array((xm + 0.1, 0, hf)))
    else:
        sails_set(b, xm, hm, boom_z, boom_L, xbow, zbow, ychain, hf, yaw, genoa)


def furled(b, tack, head):
    """A genoa rolled round its stay: outside lies the navy strip along its leech that shades the rest, its edge a
    thin line that winds upward. Below, the drum."""
    turns = 11
    along = np.linspace(0, 1, 24)
    roll = [0.05 + 0.085 * math.sin(math.pi * min(1, t + 0.02)) ** 0.5 if t < 0.97 else 0.02 for t in along]
    b.tube([tack + (head - tack) * t for t in along], roll, 'navy', 12)
    stay = (head - tack) / np.linalg.norm(head - tack)
    across = np.array((0.0, 1.0, 0.0))
    third = np.cross(stay, across)
    wound = np.linspace(0.05, 0.93, 24 * turns)
    radius = np.interp(wound, along, roll)
    seam = [
        tack + (head - tack) * t + r * (math.cos(a) * across + math.sin(a) * third)
        for t, r, a in zip(wound, radius, wound * turns * 2 * math.pi)
    ]
    b.tube(seam, 0.012, 'grey', 5)
    b.tube([tack - 0.1 * stay, tack + 0.12 * stay], 0.14, 'dark', 14)


def sails_set(b, xm, hm, boom_z, boom_L, xbow, zbow, ychain, hf, angle, genoa=True, nu=30, nv=46):
    """Mainsail and genoa on the lee side (the sign of angle, the boom's in radians): roach, twist, and
    camber with its deepest point two fifths aft."""
    lee = math.copysign(1, angle)
    u, v = np.meshgrid(np.linspace(0, 1, nu), np.linspace(0, 1, nv), indexing='ij')
    H = hm - boom_z - 0.5
    belly = lambda t: 4 * t**0.82 * (1 - t**0.82)
    chord = boom_L * (0.97 * (1 - v) ** 0.94 + 0.085 * np.sin(math.pi * v) ** 0.8) + 0.30 * v
    turn = angle + lee * 0.26 * v**1.2
    d = u * chord
    off = lee * 0.125 * chord * belly(u) * (1 - 0.15 * v)
    X = xm - 0.2 - d * np.cos(turn) + off * np.sin(turn) * 1
    Y = d * np.sin(turn) + off * np.cos(turn)
    Z = boom_z + 0.3 + v * H - 0.10 * chord * u * v + 0.0 * u
    o = grid_mesh('main', X, Y, Z)
    b.add(o, ['sail'])
    for w in (0.18, 0.36, 0.54, 0.72, 0.88):
        j = int(w * (nv - 1))
        b.tube(
            [(X[i, j], Y[i, j] + lee * 0.015, Z[i, j]) for i in range(int(nu * 0.25), nu)], 0.022, 'rope', 5
        )
    for w in np.linspace(0.06, 0.95, 9):
        j = int(w * (nv - 1))
        b.tube([(X[i, j], Y[i, j] + lee * 0.008, Z[i, j]) for i in range(nu)], 0.007, 'grey', 4)
    if not genoa:
        return
    tack = np.array((xbow - 0.1, 0, zbow + 0.55))
    head = np.array((xm + 0.30, 0, hf - 0.6))
    clew = np.array((xm - 0.09 * boom_L - 0.5, lee * ychain * 0.92, boom_z + 0.35))
    base = tack + (head - tack) * v[..., None]
    foot = (clew - tack) * (u * (1 - v))[..., None]
    width = np.linalg.norm(clew - tack) * (1 - v)
    bl = lee * 0.16 * width * belly(u)
    X = base[..., 0] + foot[..., 0] + 0.05 * np.abs(bl)
    Y = base[..., 1] + foot[..., 1] * (1 + 0.25 * v) + bl
    Z = base[..., 2] + foot[..., 2] - 0.40 * np.sin(math.pi * u) * (1 - v) ** 5
    X = X + 0.05 * width * u * np.sin(math.pi * v)
    o = grid_mesh('genoa', X, Y, Z)
    b.add(o, ['sail', 'navy'])
    edge = np.zeros((nu - 1, nv - 1), np.int32)
    edge[-2:, :] = 1
    edge[:, :1] = 1
    o.data.polygons.foreach_set('material_index', edge.ravel())
    for w in np.linspace(0.08, 0.9, 8):
        j = int(w * (nv - 1))
        b.tube([(X[i, j], Y[i, j] + lee * 0.008, Z[i, j]) for i in range(nu)], 0.007, 'grey', 4)
    b.tube([tuple(clew), (xm - 0.35 * boom_L, lee * ychain * 0.9, zbow)], 0.012, 'rope', 5)


def rails(b, pts, h=0.65, lines=(0.33, 0.63)):
    for i, p in enumerate(pts):
        b.tube([p, (p[0], p[1], p[2] + h)], 0.022, 'steel', 6)
    for l in lines:
        b.tube([(p[0], p[1], p[2] + l) for p in pts], 0.014, 'steel', 5)
