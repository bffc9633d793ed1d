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
    shelf = -0.35 - 0.055 * np.maximum(-s, 0) - 5.5 * smooth(70, 230, -s)
    bar = 1.1 * np.exp(-(((s + 62 + 10 * np.sin(x / 60)) / 13) ** 2))
    land = 2.0 * smooth(-4, 52, s) * (1 - smooth(95, 135, s + 18 * fbm(x / 40, y / 40, 4, 2)))
    behind = (
        -0.6
        - 1.6 * smooth(60, 150, s)
        - 7 * smooth(120, 430, s + 90 * fbm(x / 150, y / 100, 4, 17))
        + 1.2 * fbm(x / 70, y / 45, 5, 11) * smooth(100, 180, s)
    )
    sea = np.where(s < 60, shelf + bar, behind)
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


def rocky_archipelago(x, y):
    """Rosario: coral islands of uneven outline, dense green to the water's edge, reef flats all round."""
    d = -11 + 4.5 * fbm(x / 120, y / 120, 5, 3)
    for ix, iy, rx, ry, turn in (
        (-75, 120, 78, 34, 0.3),
        (85, 175, 62, 30, -0.35),
        (-10, 300, 120, 34, 0.08),
        (185, 330, 70, 26, -0.2),
        (20, 48, 15, 10, 0),
        (-190, 270, 60, 24, 0.4),
    ):
        u = (x - ix) * np.cos(turn) + (y - iy) * np.sin(turn)
        v = -(x - ix) * np.sin(turn) + (y - iy) * np.cos(turn)
        e = np.sqrt((u / rx) ** 2 + (v / ry) ** 2) + 0.45 * fbm(x / 34 + ix, y / 34, 5, 8)
        reef = np.exp(-np.maximum(e - 1, 0) ** 2 * 4.2)
        d = d + (-1.3 + 0.8 * fbm(x / 11, y / 11, 4, 13) - d) * reef * 0.96
        d = np.where(
            e < 1.1, np.maximum(d, -0.9 * smooth(0.98, 1.15, e) + 2.8 * (1 - smooth(0.35, 1.06, e))), d
        )
    return d
