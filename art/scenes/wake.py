"""wake.py - foam, aerated water and swell around a moving hull, as functions of the plane."""

import math
import numpy as np
from sea import fbm, smooth


def wake(length, beam, at, heading, planing=False, hulls=0.0, gain=1.0):
    """foam(x, y), air(x, y) in 0..1 and rise(x, y) in metres for a hull whose transom is at `at`, bow along
    `heading` (radians). hulls: distance of a catamaran's hulls from the centre line; planing: spray from
    amidships, long trail.
    """
    c, s = math.cos(-heading), math.sin(-heading)

    def local(X, Y):
        return (X - at[0]) * c - (Y - at[1]) * s, (X - at[0]) * s + (Y - at[1]) * c

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
            * np.exp(-back / (58 if planing else 13))
            * (0.78 + 0.30 * np.exp(-(((ay - half * 0.8) / (0.35 * half)) ** 2)))
        )
        # bow wave: starts where the water meets the hull, leaves it aft and spreads
        start = length * (0.68 if planing else 0.95)
        along = np.maximum(start - x, 0)
        edge = (
            beam * (0.50 if planing or hulls else 0.10) * (1 - np.exp(-along / (0.2 * length)))
            + along * (0.24 if planing else 0.19) * (1 + 0.10 * tatter)
            + 0.35
        )
        width = 0.28 + along * (0.050 if planing else 0.026)
        arm = (
            np.exp(-np.abs((ay - edge) / width) ** 2.2)
            * smooth(-0.5, 1.2, start - x)
            * np.exp(-along / (38 if planing else 22))
        )
        apron = (
            smooth(edge + 0.2, edge - 0.4 - 0.4 * width, ay)
            * smooth(0, 1.5, start - x)
            * np.exp(-along / (26 if planing else 8))
            * smooth(beam * 0.30, beam * 0.5, ay + (0 if planing else 9))
            * smooth(-length * 0.9, 0, x)
        )
        return trail * (1 + 0.22 * ragged), arm * (1 + 0.45 * ragged), apron * (0.62 + 0.55 * ragged), x, ay

    def foam(X, Y):
        trail, arm, apron, x, ay = parts(X, Y)
        return np.clip(gain * (trail + arm * (0.6 if planing else 1.0) + apron * (1.15 if planing else 0.75)), 0, 1)

    def air(X, Y):
        trail, arm, apron, x, ay = parts(X, Y)
        return np.clip(
            gain
            * (
                (1.15 if planing else 0.5) * trail**0.55 * smooth(0.03, 0.3, trail) + 0.55 * arm + 0.5 * apron
            ),
            0,
            1,
        )

    def rise(X, Y):
        trail, arm, apron, x, ay = parts(X, Y)
        return gain * (
            (0.35 if planing else 0.5) * arm
            + (0.12 if planing else 0.06) * trail
            + (0.12 if planing else 0.16) * apron
        )

    return foam, air, rise
