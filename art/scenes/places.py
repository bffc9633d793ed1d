"""places.py - height fields of sea bed and land seen from the air; one function per place, f(x, y) ->
metres."""

import numpy as np
from sea import fbm, smooth


def islets(centres, base=-9, bar=True):
    """Round palm islets (x, y, radius x, radius y) on a lagoon floor that falls away seawards."""

    def height(x, y):
        n = fbm(x / 60, y / 60, 5, 3)
        d = base - 6 * smooth(40, 300, y * 0.4 + x * 0.2 + 120 * n)
        if bar:
            d = d * (
                1
                - 0.86
                * np.exp(-(((y - 48 - 14 * np.sin(x / 45)) / 15) ** 2))
                * smooth(190, 30, np.abs(x - 40))
            )
        for ix, iy, rx, ry in centres:
            e = np.sqrt(((x - ix) / rx) ** 2 + ((y - iy) / ry) ** 2) + 0.34 * fbm(x / 22 + ix, y / 22, 4, 8)
            d = d * (1 - 0.95 * np.exp(-np.maximum(e - 1, 0) ** 2 * 0.5))
            d = np.where(
                e < 1.15, np.maximum(d, -0.6 * smooth(0.95, 1.2, e) + 1.7 * (1 - smooth(0.3, 1.15, e))), d
            )
        return d + 0.15 * n

    return height


def barrier_beach(x, y):
    """Cayo Largo: one long white beach; a bright shelf in front, scrub and a pale lagoon behind."""
    line = 120 + 26 * np.sin(x / 170 + 0.6) + 10 * fbm(x / 90, x * 0 + 3.3, 4, 5)
    s = y - line  # metres inland of the waterline
    shelf = -0.35 - 0.040 * np.maximum(-s, 0) - 5.0 * smooth(85, 220, -s + 22 * fbm(x / 70, y / 50, 3, 19))
    # Sand that the swell has drawn out in tongues, one of them dry at its crest where no yacht lies.
    phase = s / 12 + 2.4 * fbm(x / 80, y / 60, 3, 31) + 0.9 * np.sin(x / 47)
    tongues = 0.9 * (np.sin(phase) * 0.5 + 0.5) ** 2.2 * smooth(-170, -70, s) * smooth(-18, -40, s)
    reach = smooth(-34, 10, x) * smooth(230, 130, x)
    off = s + 70 + 15 * np.sin(x / 48) + 8 * fbm(x / 22, y / 22, 4, 23)
    crest = np.exp(-((off / 9) ** 2)) * reach
    apron = 0.75 * np.exp(-((off / 30) ** 2)) * reach
    shelf = (shelf + tongues) * (1 - apron)
    shelf = shelf + (0.45 - shelf) * crest
    land = 2.0 * smooth(-4, 52, s) * (1 - smooth(95, 135, s + 18 * fbm(x / 40, y / 40, 4, 2)))
    behind = (
        -0.6
        - 1.6 * smooth(60, 150, s)
        - 7 * smooth(120, 430, s + 90 * fbm(x / 150, y / 100, 4, 17))
        + 1.2 * fbm(x / 70, y / 45, 5, 11) * smooth(100, 180, s)
    )
    sea = np.where(s < 60, shelf, behind)
    return np.maximum(np.where((s > -6) & (s < 118), land - 0.5, -9), sea) + 0.12 * fbm(x / 9, y / 9, 4, 6)


def combed_banks(x, y):
    """The Exumas: tidal channels winding blue between sandbanks that the current has combed into long, fine
    swirls."""
    wx = x + 60 * fbm(x / 170, y / 170, 3, 21)
    wy = y + 62 * fbm(x / 150 + 7, y / 150, 3, 22)
    channel = np.exp(-(((wy - 112 - 58 * np.sin(wx / 120 + 0.4)) / 21) ** 2))
    second = np.exp(-(((wx + 90 - 0.6 * (wy - 150) - 34 * np.sin(wy / 75)) / 13) ** 2)) * smooth(70, 140, wy)
    third = np.exp(-(((wx - 150 + 0.35 * (wy - 150) + 26 * np.sin(wy / 60)) / 11) ** 2)) * smooth(95, 160, wy)
    tide = np.maximum(channel, np.maximum(0.75 * second, 0.6 * third))
    # Crests follow the flow: phase grows across the channels and is bent by them.
    phase = wy / 8.5 + 2.6 * fbm(wx / 70, wy / 70, 3, 31) + 1.4 * np.sin(wx / 60)
    crest = (np.sin(phase) * 0.5 + 0.5) ** 1.6
    fine = (np.sin(phase * 3.1 + 2 * fbm(x / 25, y / 25, 2, 9)) * 0.5 + 0.5) * 0.35
    wide = fbm(wx / 120, wy / 80, 3, 33) * 0.5 + 0.5
    bank = -0.35 - 3.4 * (1 - wide) ** 1.4 - 0.85 * (1 - crest) - 0.25 * fine
    dry = smooth(0.60, 0.80, wide) * (1 - smooth(0.05, 0.3, tide)) * crest
    depth = bank + (0.35 - bank) * 0.85 * dry
    depth = depth - 9.0 * tide**1.2
    for ix, iy, rx, ry in ((-125, 185, 44, 17), (128, 262, 66, 20), (30, 400, 95, 24)):
        e = np.sqrt(((x - ix) / rx) ** 2 + ((y - iy) / ry) ** 2) + 0.42 * fbm(x / 26 + ix, y / 20, 5, 8)
        apron = np.exp(-((np.maximum(e - 1.05, 0) / 0.42) ** 2))
        depth = depth + (np.maximum(depth, -0.75 + 0.3 * fbm(x / 8, y / 8, 3, 14)) - depth) * apron
        shore = np.maximum(depth, -0.7 * smooth(0.95, 1.25, e) + 2.6 * (1 - smooth(0.25, 1.15, e)))
        depth = np.where(e < 1.2, shore, depth)
    return depth + 0.05 * fbm(x / 6, y / 6, 3, 6)


MANGROVE_CAYS = (
    (-40, -22, 25, 13, 0.25),
    (33, 6, 13, 7, -0.3),
    (49, 22, 10, 6, 0.5),
    (-64, 66, 44, 17, 0.18),
    (66, 84, 46, 17, -0.22),
    (0, 118, 24, 10, 0.1),
    (-130, 150, 60, 20, 0.1),
    (60, 205, 80, 20, 0.06),
    (-50, 260, 100, 22, -0.04),
    (190, 300, 90, 22, -0.1),
    (-260, 330, 110, 26, 0.05),
)
"""Islets of Rosario: x, y, radius along, radius across, turn."""


def from_cays(x, y, cays=MANGROVE_CAYS, grain=24):
    """How far out of the nearest of the islets: below 1 land, 1 its ragged shore, above 1 water. grain: metres
    from one point of the shore to the next."""
    nearest = np.full_like(x, 9.0)
    for ix, iy, rx, ry, turn in cays:
        u = (x - ix) * np.cos(turn) + (y - iy) * np.sin(turn)
        v = -(x - ix) * np.sin(turn) + (y - iy) * np.cos(turn)
        ragged = 0.36 * fbm(x / grain + ix, y / (0.75 * grain), 5, 8)
        ragged = ragged + 0.12 * fbm(4 * x / grain + ix, 4 * y / grain, 3, 5)
        nearest = np.minimum(nearest, np.sqrt((u / rx) ** 2 + (v / ry) ** 2) + ragged)
    return nearest


FLOWN_OVER = (
    (-104, 112, 58, 30, 0.3),
    (4, 178, 15, 9, -0.35),
    (30, 232, 30, 14, -0.5),
    (-250, 250, 110, 30, 0.2),
    (-62, 292, 16, 8, 0.5),
    (-98, 352, 26, 11, 0.3),
    (110, 372, 84, 26, 0.2),
    (-360, 440, 60, 20, -0.1),
    (-250, 410, 20, 10, 0.4),
    (-40, 520, 120, 30, 0.08),
    (230, 560, 90, 34, -0.2),
    (-210, 700, 130, 36, 0.12),
    (90, 820, 170, 42, -0.06),
    (-420, 860, 170, 40, 0.1),
)
"""Palm cays under the wing, as in MANGROVE_CAYS."""
BARS = (
    (-40, 136, 34, 6, 0.5),
    (-146, 92, 26, 5, 0.7),
    (88, 190, 34, 6, -0.6),
    (-130, 236, 40, 6, -0.25),
    (-20, 262, 46, 7, 0.25),
    (36, 318, 40, 7, 0.9),
    (176, 388, 50, 7, 0.4),
    (-220, 450, 70, 8, 0.3),
    (92, 545, 60, 8, -0.35),
    (-80, 640, 90, 9, 0.2),
    (300, 700, 100, 10, 0.1),
    (-330, 300, 60, 7, 0.2),
)
"""Bars of sand, drawn out from the cays by the current and just dry."""


def palm_cays(x, y):
    """Cays of uneven outline with bars of sand trailing from them, on banks that shine through, blue depths
    between."""
    bank = smooth(0.46, 0.72, fbm(x / 130 + 3, y / 95, 5, 12) * 0.5 + 0.5)
    bank = bank * smooth(1500, 800, np.hypot(x, y))
    depth = -7.6 + 5.2 * bank + 0.9 * fbm(x / 22, y / 22, 4, 7)
    for cays, grain, top, bend, reach in ((BARS, 30, 0.5, 26, 6.2), (FLOWN_OVER, 58, 1.9, 18, 2.7)):
        bent = bend * fbm(x / 62, y / 62, 3, 51), bend * fbm(x / 54 + 9, y / 54, 3, 52)
        out = from_cays(x + bent[0], y + bent[1], cays, grain)
        off = (out - 1) / (reach - 1)
        floor = -0.5 - 1.2 * smooth(0.0, 0.3, off) - 2.6 * smooth(0.25, 0.95, off)
        land = top * (1 - smooth(0.35, 1.0, out)) + floor * smooth(0.85, 1.15, out)
        depth = depth + (np.maximum(depth, land) - depth) * (1 - smooth(0.15, 1.0, off))
    return depth


def mangrove_cays(x, y):
    """Rosario: low mangrove islets in a bright lagoon of sand and coral heads, a blue channel winding between
    them, a bank of white sand awash."""
    lagoon = -2.3 + 1.3 * fbm(x / 52, y / 40, 4, 3) + 0.5 * fbm(x / 13, y / 11, 4, 13)
    bend = y - 46 - 20 * np.sin(x / 38 + 0.9) - 9 * fbm(x / 30, y / 30, 3, 17)
    channel = np.exp(-((bend / 15) ** 2)) + 0.8 * np.exp(-(((y - 165 - 0.1 * x - 14 * np.sin(x / 60)) / 22) ** 2))
    depth = lagoon - 5.5 * np.minimum(channel, 1) - 9 * smooth(300, 520, y + 40 * fbm(x / 90, y / 90, 3, 6))
    out = from_cays(x, y)
    land = 1.2 * (1 - smooth(0.4, 1.0, out)) - (0.55 + 0.9 * smooth(1.0, 1.7, out)) * smooth(0.88, 1.12, out)
    near = 1 - smooth(1.05, 1.75, out)
    depth = depth + (land - depth) * near
    line = y - 24 - 5 * np.sin(x / 13 + 1) + 0.25 * x + 5 * fbm(x / 9, y / 9, 4, 23)
    bank = np.exp(-((line / 5.5) ** 2)) * smooth(-50, -30, x) * smooth(6, -18, x)
    shoal = np.exp(-((line / 17) ** 2)) * smooth(-62, -30, x) * smooth(22, -8, x)
    depth = depth * (1 - 0.8 * shoal)
    return np.where(bank > 0.02, np.maximum(depth, -1.3 + 1.72 * bank + 0.22 * fbm(x / 7, y / 7, 4, 4)), depth)
