"""flybridge.py - what stands on a catamaran's roof: a flybridge, or a raised helm; and the roof slid open."""

import math

import numpy as np

from boats.builder import superellipse
from boats.cockpit import bolster, cushion


def flybridge(b, L, hw, zr, accent, bimini, shade=1.0):
    """A flybridge with sofas, helm, sun pads and its roof; shade: the part of its bimini that is drawn out. Returns the
    height of the boom and the mast's x."""
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
    bolster(b, f0 + 0.27, 0, zr + 0.84, fw * 1.50, 4, accent)
    for part, colour in ((-0.66, 'coral'), (-0.5, 'towel'), (0.08, 'towel'), (0.62, 'coral')):
        cushion(b, (f0 + 0.47, fw * part, zr + 0.68), (0.16, 0.44, 0.42), colour, lean=-0.4, turn=0.2 * part)
    for part in (-0.55, 0.0, 0.55):
        cushion(b, ((f0 + f1) / 2 + part, fw * 0.68, zr + 0.36), (0.53, 0.65, 0.22), accent)
    drinks(b, (f0 + f1) / 2 - 0.2, fw * 0.15, zr + 0.45)
    helm(b, f1, fw, zr)
    galley(b, (f0 + f1) / 2 + 0.1, -fw * 0.70, zr)
    pads = []
    for side in (1, -1):
        for part in (0.32, 0.72):
            at = (f1 + 0.85, side * fw * part, zr + 0.12)
            cushion(b, at, (1.75, fw * 0.38, 0.20), 'cushion2')
            cushion(b, (at[0] + 0.62, at[1], zr + 0.26), (0.34, fw * 0.30, 0.12), accent)
            pads += [at[0], at[1], at[2] + 0.12]
    b.root['sun pads'] = pads
    bz = zr + 2.15
    awning(b, f0 - 0.1, f1 - 0.25, fw, bz, bimini, shade)
    for xx in (f0 + 0.35, f1 - 0.7):
        for sg in (1, -1):
            b.tube([(xx, sg * fw * 0.88, zr + 0.3), (xx + 0.05, sg * fw * 0.88, bz + 0.05)], 0.05, 'white', 8)
    boom_z = bz + 0.55
    xm = 0.525 * L
    return boom_z, xm


def awning(b, aft, fore, half, z, colour, shade):
    """A bimini between its after and fore edge; drawn out in part, it hangs in folds from its frame's bars."""
    edge = aft + (fore - aft) * max(shade, 0.09)
    levels = [(z, 0.06, 0), (z + 0.04, 0, 0), (z + 0.12, 0.04, 0)]
    crown = [(z + 0.20, 0.35, 0), (z + 0.24, 1.0, 0)] if shade > 0.7 else [(z + 0.14, 0.12, 0)]
    b.plan(superellipse(aft, edge, half, nf=5 if shade == 1 else 9, na=5), levels + crown, [colour], n=60, angle=60)
    if shade == 1:
        return
    for fold in range(4):
        x = edge + 0.02 + 0.10 * fold
        line = [(x + 0.02 * math.sin(5 * y), y, z + 0.08 + 0.05 * (fold % 2)) for y in np.linspace(-half * 0.95, half * 0.95, 16)]
        b.tube(line, 0.065, colour, 8)
    for side in (1, -1):
        b.tube([(aft + 0.1, side * half * 0.9, z + 0.05), (fore, side * half * 0.9, z + 0.05)], 0.026, 'steel', 8)
    for x in (aft + (fore - aft) * 0.62, fore):
        b.tube([(x, y, z + 0.05 + 0.06 * (1 - (y / half) ** 2)) for y in np.linspace(-half * 0.9, half * 0.9, 9)], 0.026, 'steel', 8)


def drinks(b, x, y, z):
    """A low table with glasses, a carafe, a bowl of fruit and an open book."""
    b.box((x, y, z), (1.0, 0.7, 0.06), 'teak', 0.02)
    b.box((x, y, z - 0.2), (0.16, 0.16, 0.36), 'steel', 0.02)
    for ahead, aside in ((-0.32, -0.2), (0.30, 0.22), (-0.12, 0.24)):
        b.tube([(x + ahead, y + aside, z + 0.03), (x + ahead, y + aside, z + 0.17)], [0.032, 0.045], 'cushion', 10)
    b.tube([(x + 0.05, y - 0.02, z + 0.03), (x + 0.05, y - 0.02, z + 0.12)], [0.09, 0.17], 'coral', 14)
    for side in (1, -1):
        b.box((x + 0.30 + 0.075 * side, y - 0.18, z + 0.045), (0.15, 0.22, 0.02), 'enamel', 0.004)


def helm(b, f1, fw, zr):
    """The console with its screens and wheel, and the bench behind it."""
    y = -fw * 0.40
    console(b, f1 - 0.75, y, zr)
    bench(b, f1 - 1.75, y, zr, 'cushion2')


def console(b, x, y, z):
    """A helm's console with two screens and its wheel, which stands aft of it."""
    b.box((x, y, z + 0.6), (0.5, 1.3, 0.8), 'white', 0.12, taper=0.8)
    for aside in (-0.26, 0.26):
        b.box((x + 0.03, y + aside, z + 1.005), (0.26, 0.42, 0.02), 'glass', 0.01)

    def on_rim(angle):
        return (x - 0.31 + 0.10 * math.sin(angle), y + 0.31 * math.cos(angle), z + 0.78 + 0.29 * math.sin(angle))

    b.tube([on_rim(angle) for angle in np.linspace(0, 2 * math.pi, 25)], 0.020, 'dark', 8)
    for angle in (0.5, 2.6, 4.7):
        b.tube([(x - 0.29, y, z + 0.78), on_rim(angle)], 0.012, 'steel', 6)


def bench(b, x, y, z, fabric):
    """A helmsman's bench for two, its backs aft."""
    b.box((x, y, z + 0.33), (0.55, 1.25, 0.54), 'white', 0.06)
    for aside in (-0.31, 0.31):
        cushion(b, (x, y + aside, z + 0.68), (0.55, 0.60, 0.18), fabric)
        cushion(b, (x - 0.27, y + aside, z + 0.95), (0.14, 0.60, 0.42), fabric, lean=-0.1)


def galley(b, x, y, zr):
    """A counter with a sink and a grill."""
    b.box((x, y, zr + 0.46), (0.95, 0.50, 0.76), 'white', 0.05)
    b.box((x, y, zr + 0.85), (0.99, 0.54, 0.04), 'grey', 0.01)
    b.box((x - 0.22, y, zr + 0.875), (0.34, 0.30, 0.015), 'steel', 0.01)
    b.box((x + 0.24, y, zr + 0.885), (0.36, 0.36, 0.03), 'dark', 0.01)


def solar_panel(b, x, y, z, long, wide):
    """A panel of dark cells in a pale frame, divided by thin lines."""
    b.box((x, y, z - 0.005), (long, wide, 0.03), 'alu', 0.005)
    cells = 3
    each = (wide - 0.06) / cells
    for number in range(cells):
        b.box((x, y - wide / 2 + 0.03 + each * (number + 0.5), z + 0.012), (long - 0.05, each - 0.02, 0.012), 'solar', 0)


def open_roof(b, roof, along, across, z):
    """Cuts an opening through a roof whose top lies at z, with a frame round it, its canvas folded at the fore end;
    along and across: from and to."""
    (x0, x1), (y0, y1) = along, across
    cutter = b.box(((x0 + x1) / 2, (y0 + y1) / 2, z), (x1 - x0, y1 - y0, 1.6), 'white', 0)
    cutter.hide_render = True
    hole = roof.modifiers.new('opening', 'BOOLEAN')
    hole.operation = 'DIFFERENCE'
    hole.object = cutter
    corners = [(x0, y0, z + 0.02), (x1, y0, z + 0.02), (x1, y1, z + 0.02), (x0, y1, z + 0.02), (x0, y0, z + 0.02)]
    for start, end in zip(corners, corners[1:]):
        b.tube([start, end], 0.05, 'white', 8)
        low = [(point[0], point[1], z - 0.22) for point in (start, end)]
        b.loft([[start, low[0]], [end, low[1]]], ['white'], close=False, cap=(False, False))
    for fold in range(5):
        x = x1 - 0.06 - 0.09 * fold
        line = [(x + 0.015 * math.sin(6 * y), y, z + 0.06 + 0.05 * (fold % 2)) for y in np.linspace(y0 + 0.06, y1 - 0.06, 12)]
        b.tube(line, 0.055, 'cushion2', 8)


def raised_helm(b, L, hw, zr, accent):
    """A helm on the roof to starboard, under a bimini. Returns the boom's height and the mast's x."""
    console(b, 0.285 * L, -hw * 0.55, zr - 0.1)
    bench(b, 0.225 * L, -hw * 0.55, zr - 0.2, accent)
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
        solar_panel(b, 0.44 * L, yy * hw * 1.6, zr + 0.02, 1.6, 0.9)
    boom_z = zr + 1.0
    xm = 0.56 * L
    return boom_z, xm
