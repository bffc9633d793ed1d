"""stern.py - the sides of a catamaran's stern steps: they rise in one line from the bathing platform to the deck."""

import numpy as np


def cheeks(b, L, yc, side, fb, top, knuckle, mat):
    """Both sides of one hull's steps up to `top`, where they end; side: half width at a part of the whole height."""
    thick = 0.13
    for outboard in (1, -1):
        rings = []
        for s in np.linspace(0.0, top, 14):
            rise = 0.60 + (fb + 0.03 - 0.60) * (s / top) ** 1.2
            rings.append(
                [
                    (s * L, yc + outboard * (side(s, q) + out), q * fb)
                    for q, out in (
                        (0.24, 0.012),
                        (min(knuckle - 0.01, rise / fb - 0.06), 0.012),
                        (min(knuckle + 0.01, rise / fb - 0.04), 0.012),
                        (rise / fb, -0.03),
                        (rise / fb, 0.03 - thick),
                        (rise / fb - 0.03, -thick),
                        (0.24, -thick),
                    )
                ]
            )
        b.loft(rings, [mat], angle=40, name='cheek')
        for place in (0.35, 0.75):
            s = place * top
            rise = 0.60 + (fb + 0.03 - 0.60) * place**1.2
            y = yc + outboard * (side(s, rise / fb) - 0.07)
            b.tube([(s * L, y, rise - 0.05), (s * L, y, rise + 0.5)], 0.016, 'steel', 6)
        ends = []
        for place in (0.35, 0.55, 0.75):
            s = place * top
            rise = 0.60 + (fb + 0.03 - 0.60) * place**1.2
            ends.append((s * L, yc + outboard * (side(s, rise / fb) - 0.07), rise + 0.5))
        b.tube(ends, 0.016, 'steel', 6)
