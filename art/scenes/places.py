"""places.py - height fields of sea bed and land seen from the air; one function per place, f(x, y) -> metres."""
import numpy as np
from sea import fbm, smooth

def islets(centres, base=-9, bar=True):
    """Round palm islets (x, y, radius x, radius y) on a lagoon floor that falls away seawards."""
    def height(x, y):
        n = fbm(x / 60, y / 60, 5, 3); d = base - 6 * smooth(40, 300, y * .4 + x * .2 + 120 * n)
        if bar: d = d * (1 - .86 * np.exp(-(((y - 48 - 14 * np.sin(x / 45)) / 15) ** 2)) * smooth(190, 30, np.abs(x - 40)))
        for ix, iy, rx, ry in centres:
            e = np.sqrt(((x - ix) / rx) ** 2 + ((y - iy) / ry) ** 2) + .22 * fbm(x / 22 + ix, y / 22, 4, 8)
            d = d * (1 - .95 * np.exp(-np.maximum(e - 1, 0) ** 2 * .5))
            d = np.where(e < 1.15, np.maximum(d, -.6 * smooth(.95, 1.2, e) + 1.7 * (1 - smooth(.3, 1.15, e))), d)
        return d + .15 * n
    return height

def barrier_beach(x, y):
    """Cayo Largo: one long white beach; a bright shelf in front, scrub and a pale lagoon behind."""
    line = 120 + 26 * np.sin(x / 170 + .6) + 10 * fbm(x / 90, x * 0 + 3.3, 4, 5)
    s = y - line                                       # metres inland of the waterline
    shelf = -.35 - .055 * np.maximum(-s, 0) - 5.5 * smooth(70, 230, -s)
    bar = 1.1 * np.exp(-((s + 62 + 10 * np.sin(x / 60)) / 13) ** 2)
    land = 2.0 * smooth(-4, 52, s) * (1 - smooth(95, 135, s + 18 * fbm(x / 40, y / 40, 4, 2)))
    behind = -.6 - 1.6 * smooth(60, 150, s) - 7 * smooth(150, 380, s) + 1.2 * fbm(x / 70, y / 45, 5, 11) * smooth(100, 180, s)
    sea = np.where(s < 60, shelf + bar, behind)
    return np.maximum(np.where((s > -6) & (s < 118), land - .5, -9), sea) + .12 * fbm(x / 9, y / 9, 4, 6)

def winding_banks(x, y):
    """The Exumas: tidal channels winding deep blue between pale ridged banks, with low cays."""
    wx = x + 38 * fbm(x / 150, y / 150, 3, 21); wy = y + 46 * fbm(x / 130 + 7, y / 130, 3, 22)
    ridge = np.sin(wy / 27 + 1.5 * np.sin(wx / 95)) * .5 + .5
    channel = np.exp(-((wy - 105 - 62 * np.sin(wx / 105 + .4)) / 25) ** 2)
    second = np.exp(-((wx + 70 - .55 * (wy - 150) - 30 * np.sin(wy / 60)) / 15) ** 2) * smooth(60, 130, wy)
    depth = -.55 - 1.5 * ridge ** 1.6 - 8.5 * np.maximum(channel, .75 * second)
    dry = smooth(.62, .82, fbm(wx / 95, wy / 60, 4, 31) * .5 + .5) * (1 - smooth(.02, .2, channel + second))
    d = depth + (.62 - depth) * dry * .93
    for ix, iy, rx, ry in ((-120, 175, 46, 20), (135, 250, 70, 24), (40, 390, 95, 30)):
        e = np.sqrt(((x - ix) / rx) ** 2 + ((y - iy) / ry) ** 2) + .34 * fbm(x / 26 + ix, y / 20, 4, 8)
        d = np.where(e < 1.2, np.maximum(d, -.7 * smooth(.95, 1.25, e) + 2.6 * (1 - smooth(.25, 1.15, e))), d)
    return d + .08 * fbm(x / 6, y / 6, 3, 6)

def dry_coast(x, y):
    """Aruba: terraced limestone and cactus hills above small coves, deep water close in."""
    line = 70 + 30 * np.sin(x / 55) + 18 * np.sin(x / 23 + 1) * smooth(0, 1, fbm(x / 80, x * 0, 2, 4) + .6) + 14 * fbm(x / 30, y / 30, 4, 5)
    s = y - line
    cove = smooth(.2, .9, -np.sin(x / 55))              # sand where the line bends inland
    cliff = 3.2 * (1 - cove) + .4
    land = cliff * smooth(-1, 5, s) + (1.4 * cove + 2) * smooth(5, 60, s) + 16 * smooth(70, 330, s) * (.45 + .55 * fbm(x / 95, y / 95, 5, 14)) + 1.1 * fbm(x / 14, y / 14, 5, 9) * smooth(6, 40, s)
    hill = 46 * np.exp(-(((x - 210) / 120) ** 2 + ((y - 560) / 110) ** 2)) * (1 + .25 * fbm(x / 40, y / 40, 4, 3))
    sea = -.4 - .10 * np.maximum(-s, 0) * (1 - .6 * cove) - 9 * smooth(25, 120, -s) + .5 * fbm(x / 20, y / 20, 4, 12)
    return np.where(s > 0, np.maximum(land, .1) + hill, sea)

def harbour_island(x, y):
    """Nassau: a long narrow cay shelters the harbour; a white beach outside, deep fairway inside."""
    line = 150 + .12 * x + 12 * np.sin(x / 80)
    s = y - line + 9 * fbm(x / 40, y / 40, 4, 5)
    taper = smooth(330, 210, np.abs(x + 30)) 
    land = np.where(np.abs(s - 24) < 48, 3.2 * np.exp(-((s - 24) / 24) ** 4) * taper - .6, -30)
    land = np.where(taper > .05, land, -30)
    outside = -.5 - .05 * np.maximum(-s, 0) - 7 * smooth(60, 190, -s)
    inside = -1.2 - 8 * smooth(58, 100, s)
    far = 4.5 * smooth(215, 260, s + 10 * fbm(x / 50, y / 50, 4, 15)) - .5
    sea = np.where(s < 24, outside, inside)
    return np.maximum(np.maximum(land, sea), np.where(s > 190, far, -30)) + .1 * fbm(x / 8, y / 8, 4, 6)

def rocky_archipelago(x, y):
    """Rosario: coral islands of uneven outline, dense green to the water's edge, reef flats all round."""
    d = -11 + 4.5 * fbm(x / 120, y / 120, 5, 3)
    for ix, iy, rx, ry, turn in ((-75, 120, 78, 34, .3), (85, 175, 62, 30, -.35), (-10, 300, 120, 34, .08), (185, 330, 70, 26, -.2), (20, 48, 15, 10, 0), (-190, 270, 60, 24, .4)):
        u = (x - ix) * np.cos(turn) + (y - iy) * np.sin(turn); v = -(x - ix) * np.sin(turn) + (y - iy) * np.cos(turn)
        e = np.sqrt((u / rx) ** 2 + (v / ry) ** 2) + .45 * fbm(x / 34 + ix, y / 34, 5, 8)
        reef = np.exp(-np.maximum(e - 1, 0) ** 2 * 4.2)
        d = d + (-1.3 + .8 * fbm(x / 11, y / 11, 4, 13) - d) * reef * .96
        d = np.where(e < 1.1, np.maximum(d, -.9 * smooth(.98, 1.15, e) + 2.8 * (1 - smooth(.35, 1.06, e))), d)
    return d
