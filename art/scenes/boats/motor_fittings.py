"""motor_fittings.py - what stands on an open sports yacht and behind her glass. Metres; b the boat."""

from boats.afloat import lettering


def wheelhouse(b, L, B, F):
    """Behind the tinted glass: a sole of teak, console with its screens, two seats at the helm, sofas with cushions
    and a rug under the table."""
    sole = [(s, B * wide, F(s) + 0.03) for s, wide in ((0.25, 0.31), (0.50, 0.31), (0.60, 0.27), (0.66, 0.20))]
    b.loft([[(s * L, -wide, z), (s * L, wide, z)] for s, wide, z in sole], ['teak'], close=False, cap=(False, False))
    b.box((0.585 * L, 0, F(0.585) + 0.36), (0.9, B * 0.50, 0.62), 'dark', 0.12, taper=0.8)
    for y in (-0.82, -0.30):
        b.box((0.567 * L, y, F(0.585) + 0.68), (0.28, 0.42, 0.03), 'aqua', 0.01)
    for y in (-0.55, 0.60):
        b.box((0.515 * L, y, F(0.515) + 0.22), (0.5, 0.5, 0.40), 'white', 0.06)
        b.box((0.515 * L, y, F(0.515) + 0.42), (0.62, 0.62, 0.12), 'cushion2', 0.05)
        b.box((0.498 * L, y, F(0.515) + 0.78), (0.16, 0.60, 0.62), 'cushion2', 0.06)
    for side in (1, -1):
        b.box((0.385 * L, side * B * 0.235, F(0.385) + 0.22), (2.6, 0.62, 0.42), 'cushion2', 0.08)
        b.box((0.385 * L, side * B * 0.275, F(0.385) + 0.58), (2.6, 0.18, 0.40), 'cushion2', 0.07)
        for x, colour in ((-0.95, 'coral'), (0.85, 'towel')):
            b.box((0.385 * L + x, side * B * 0.245, F(0.385) + 0.52), (0.42, 0.20, 0.36), colour, 0.07)
    b.box((0.385 * L, 0, F(0.385) + 0.06), (2.3, 1.5, 0.02), 'cushion', 0)
    b.box((0.385 * L, 0, F(0.385) + 0.50), (1.5, 0.8, 0.06), 'teak', 0.02)
    b.box((0.2385 * L, 0, F(0.25) + 0.72), (0.04, B * 0.46, 1.30), 'glass', 0.02)
    for y in (-0.02, -0.23, 0.23):
        b.box((0.237 * L, y * B, F(0.25) + 0.72), (0.05, 0.06, 1.34), 'steel', 0.01)


def cockpit(b, L, B, fb):
    """Teak sole, sofas round a table, wet bar, and a sun bed on the garage with its head rest forward."""
    b.box((0.165 * L, 0, fb + 0.02), (0.19 * L, B * 0.80, 0.04), 'teak', 0)
    for side in (1, -1):
        b.box((0.16 * L, side * B * 0.425, fb + 0.30), (0.20 * L, 0.22, 0.55), 'white', 0.08)
        b.box((0.16 * L, side * B * 0.425, fb + 0.585), (0.195 * L, 0.16, 0.03), 'teak', 0.01)
    b.box((0.215 * L, -B * 0.25, fb + 0.22), (1.9, 0.75, 0.36), 'white', 0.06)
    for x in (-0.64, 0.0, 0.64):
        b.box((0.215 * L + x, -B * 0.25, fb + 0.46), (0.62, 0.75, 0.14), 'sand', 0.05)
        b.box((0.215 * L + x, -B * 0.25 - 0.34, fb + 0.70), (0.60, 0.18, 0.40), 'sand', 0.07)
    b.box((0.215 * L, -0.1, fb + 0.62), (1.15, 0.75, 0.06), 'teak', 0.02)
    b.box((0.215 * L, -0.1, fb + 0.30), (0.16, 0.16, 0.60), 'steel', 0.02)
    b.box((0.235 * L, B * 0.30, fb + 0.42), (1.0, 0.55, 0.8), 'white', 0.08)
    b.box((0.235 * L, B * 0.30, fb + 0.83), (1.04, 0.59, 0.03), 'dark', 0.01)
    b.box((0.095 * L, 0, fb + 0.12), (0.085 * L, B * 0.66, 0.5), 'white', 0.10)
    for part in (-1, 0, 1):
        b.box((0.095 * L, part * B * 0.205, fb + 0.42), (0.078 * L, B * 0.195, 0.16), 'sand', 0.06)
    b.box((0.093 * L, -B * 0.205, fb + 0.506), (0.070 * L, 0.62, 0.014), 'towel', 0.006)
    b.box((0.128 * L, 0, fb + 0.62), (0.22, B * 0.6, 0.36), 'sand', 0.08)
    for part in (-0.19, 0.02, 0.21):
        b.box((0.121 * L, part * B, fb + 0.58), (0.14, 0.46, 0.32), 'cushion2', 0.07, rot=0.06)


def transom(b, L, B, fb, name):
    """The bathing platform, teak stairs on both sides of the garage door with her name, rails and ladder."""
    foot, face = 0.52, 0.056 * L
    b.box((-0.018 * L, 0, foot - 0.06), (0.088 * L, B * 0.90, 0.12), 'teak', 0.05)
    b.box((-0.018 * L, 0, foot - 0.12), (0.092 * L, B * 0.93, 0.10), 'grey', 0.05)
    rise = (fb - foot) / 4
    for side in (1, -1):
        for step in (1, 2, 3):
            aft = face - 0.27 * (4 - step)
            y = side * B * 0.385
            b.box(((aft + face) / 2, y, foot + rise * (step - 0.5)), (face - aft, B * 0.13, rise), 'enamel', 0.02)
            b.box(
                ((aft + face) / 2 + 0.02, y, foot + rise * step + 0.01), (face - aft, B * 0.118, 0.03), 'teak', 0.01
            )
        # Short, so that it leaves her name free from the quarter too.
        rail = side * B * 0.314
        low = (face - 0.36, rail, foot + 2 * rise + 0.70)
        top = [(face - 0.02, rail, fb + 0.72), (face + 0.10, rail, fb + 0.72), (face + 0.12, rail, fb)]
        b.tube([low, *top], 0.026, 'steel')
        b.tube([low, (low[0] - 0.04, rail, foot + 2 * rise)], 0.026, 'steel')
        b.box((-0.055 * L, side * B * 0.36, foot + 0.06), (0.34, 0.05, 0.05), 'steel', 0.02)
    height = fb - foot - 0.10
    middle = foot + 0.06 + height / 2
    b.box((face - 0.03, 0, middle), (0.05, B * 0.60, height + 0.06), 'dark', 0.02)
    b.box((face - 0.06, 0, middle), (0.07, B * 0.585, height), 'enamel', 0.05)
    b.box((face - 0.10, 0, foot + 0.20), (0.02, B * 0.50, 0.035), 'steel', 0.01)
    if name:
        lettering(b, name, (face - 0.10, 0, middle + 0.08), (90, 0, -90), 0.44)
    for y in (-0.30, -0.40):
        b.tube([(-0.058 * L, B * y, foot), (-0.066 * L, B * y, foot), (-0.072 * L, B * y, -0.8)], 0.022, 'steel')
    for z in (-0.5, -0.2, 0.1):
        b.box((-0.069 * L, -0.35 * B, z), (0.08, B * 0.10, 0.03), 'steel', 0.01)
