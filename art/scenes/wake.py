"""wake.py - foam, aerated water and swell around a moving hull, as functions of the plane."""

import math
import numpy as np
from sea import fbm, smooth

MEETS = 0.66
"""Where the water meets the keel of a hull that planes, a part of her length from the stern: her bow is in the air."""


def _local(at, heading):
    """A function that turns the plane into metres ahead of the transom and to port of it."""
    c, s = math.cos(-heading), math.sin(-heading)
    return lambda X, Y: ((X - at[0]) * c - (Y - at[1]) * s, (X - at[0]) * s + (Y - at[1]) * c)


def wake(length, beam, at, heading, hulls=0.0, gain=1.0):
    """foam(x, y), air(x, y) in 0..1 and rise(x, y) in metres for a hull whose transom is at `at`, bow along
    `heading` (radians). hulls: distance of a catamaran's hulls from the centre line.
    """
    local = _local(at, heading)

    def parts(X, Y):
        x, y0 = local(X, Y)
        y0 = y0 + 0.06 * np.maximum(-x, 0) * fbm(x / 30, y0 * 0, 2, 4) * 0.5
        back = np.maximum(-x, 0)
        ragged = fbm(x / 4.5, y0 / 2.2, 5, 5)
        tatter = fbm(x / 13, y0 / 5, 4, 15)
        ay = np.abs(np.abs(y0) - hulls) if hulls else np.abs(y0)
        half = beam * (0.46 if not hulls else 0.55) + 0.035 * back
        inside = smooth(0.4, -0.6, x) * np.exp(-((ay / (half * (1 + 0.25 * tatter))) ** 4))
        trail = (
            inside
            * np.exp(-back / 36)
            * (0.78 + 0.30 * np.exp(-(((ay - half * 0.8) / (0.35 * half)) ** 2)))
        )
        # bow wave: starts where the water meets the hull, leaves it aft and spreads
        start = length * 0.95
        along = np.maximum(start - x, 0)
        edge = (
            beam * (0.50 if hulls else 0.10) * (1 - np.exp(-along / (0.2 * length)))
            + along * 0.19 * (1 + 0.10 * tatter)
            + 0.35
        )
        width = 0.28 + along * 0.026
        arm = (
            np.exp(-np.abs((ay - edge) / width) ** 2.2)
            * smooth(-0.5, 1.2, start - x)
            * np.exp(-along / 22)
        )
        apron = (
            smooth(edge + 0.2, edge - 0.4 - 0.4 * width, ay)
            * smooth(0, 1.5, start - x)
            * np.exp(-along / 8)
            * smooth(-length * 0.9, 0, x)
        )
        return trail * (1 + 0.22 * ragged), arm * (1 + 0.45 * ragged), apron * (0.62 + 0.55 * ragged), x, ay

    def foam(X, Y):
        trail, arm, apron, x, ay = parts(X, Y)
        return np.clip(gain * (trail + arm + apron * 0.75), 0, 1)

    def air(X, Y):
        trail, arm, apron, x, ay = parts(X, Y)
        clouded = 0.5 * trail**0.55 * smooth(0.03, 0.3, trail) + 0.55 * arm + 0.5 * apron
        return np.clip(gain * clouded, 0, 1)

    def rise(X, Y):
        trail, arm, apron, x, ay = parts(X, Y)
        return gain * (0.5 * arm + 0.06 * trail + 0.16 * apron)

    return foam, air, rise


def planing_wake(length, beam, at, heading):
    """As wake(), for a hull that planes: white water from the stem on, thrown outward on both sides, and
    behind her the broad track of her propellers, streaked along its way.
    """
    local = _local(at, heading)
    start = MEETS * length

    def parts(X, Y):
        x, y = local(X, Y)
        back = np.maximum(-x, 0)
        y = y + 0.02 * back * fbm(x / 40, y * 0, 2, 4)
        ay = np.abs(y)
        along = np.maximum(start - x, 0)
        tatter = fbm(x / 7, y / 3, 4, 15)
        streaks = fbm(x / 6, y / 0.7, 4, 5)
        torn = fbm(x / 1.6, y / 0.5, 5, 25, 0.62)
        side = beam * 0.44 * (1 - np.exp(-along / (0.11 * length)))
        reach = 0.25 + 3.6 * (1 - np.exp(-along / 9)) + 0.09 * along
        edge = side + reach * (1 + 0.22 * tatter)
        fades = np.exp(-back / 34)
        lip = np.exp(-(np.abs(ay - edge + 0.35) / (0.30 + 0.035 * along)) ** 2) * smooth(0, 2.5, along) * fades
        sheet = smooth(edge + 0.1, edge - 0.5, ay) * smooth(0, 1.0, along) * fades
        sheet = sheet * (0.55 + 0.25 * np.exp(-((ay - side) / 1.1) ** 2) + 0.6 * streaks + 0.5 * torn)
        half = beam * 0.42 + 0.04 * back
        race = smooth(half * 1.15, half * 0.7, ay + 0.5 * tatter) * smooth(0.6, -0.6, x)
        race = race * (0.80 + 0.55 * streaks + 0.40 * torn) * np.exp(-back / 60)
        return np.maximum(lip * (1 + 0.5 * streaks + 0.9 * torn), 0), np.maximum(sheet, 0), race, back, ay, half

    def foam(X, Y):
        lip, sheet, race, *_ = parts(X, Y)
        return np.clip(0.58 * lip + 0.60 * sheet + 0.58 * race, 0, 0.74)

    def air(X, Y):
        lip, sheet, race, back, ay, half = parts(X, Y)
        track = smooth(half * 1.9, half * 0.8, ay) * np.exp(-back / 150) * (back > 0)
        return np.clip(0.5 * lip + 0.65 * sheet + 0.9 * race + 0.6 * track, 0, 1)

    def rise(X, Y):
        lip, sheet, race, back, ay, half = parts(X, Y)
        hollow = smooth(half, 0.4 * half, ay) * smooth(0.0, 0.8, back) * np.exp(-back / 5)
        return 0.30 * lip + 0.14 * sheet + 0.16 * race - 0.40 * hollow

    return foam, air, rise
