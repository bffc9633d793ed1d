"""cockpit.py - what stands in a catamaran's cockpit: sofas with their cushions, a laid table, a low table."""


def sofa(b, x, y, z, width, mat, seats, back):
    """A sofa across the boat, its seat to +x of its back where back is -1, to -x where it is 1."""
    b.box((x, y, z + 0.15), (0.80, width, 0.26), 'white', 0.05)
    each = width / seats
    for number in range(seats):
        middle = y - width / 2 + each * (number + 0.5)
        b.box((x, middle, z + 0.36), (0.78, each - 0.03, 0.17), mat, 0.06)
        b.box((x + back * 0.32, middle, z + 0.62), (0.20, each - 0.05, 0.42), mat, 0.08)
    b.box((x + back * 0.12, y + width * 0.36, z + 0.56), (0.14, 0.46, 0.36), 'cushion2', 0.06, rot=0.25)


def lounge(b, L, hw, dz, accent):
    """To port sofas round a table laid for dinner, to starboard two deep seats and a low table."""
    sofa(b, 0.128 * L, hw * 0.45, dz, hw * 0.86, accent, 4, -1)
    sofa(b, 0.222 * L, hw * 0.45, dz, hw * 0.86, accent, 4, 1)
    b.box((0.175 * L, hw * 0.45, dz + 0.72), (0.95, hw * 0.74, 0.06), 'teak', 0.02)
    for part in (-0.22, 0.22):
        y = hw * (0.45 + part)
        b.tube([(0.175 * L, y, dz), (0.175 * L, y, dz + 0.7)], 0.07, 'steel', 10)
    for part in (-0.28, -0.09, 0.10, 0.29):
        for x in (-0.30, 0.30):
            b.box((0.175 * L + x, hw * (0.45 + part), dz + 0.765), (0.26, 0.26, 0.025), 'white', 0.012)
    b.box((0.175 * L, hw * 0.45, dz + 0.83), (0.14, 0.14, 0.16), 'aqua', 0.05)
    for part in (-0.28, -0.66):
        b.box((0.135 * L, hw * part, dz + 0.22), (0.82, 0.86, 0.40), accent, 0.10)
        b.box((0.135 * L - 0.36, hw * part, dz + 0.55), (0.18, 0.86, 0.42), accent, 0.08)
        b.box((0.135 * L - 0.20, hw * part, dz + 0.54), (0.14, 0.44, 0.34), 'cushion2', 0.06)
    b.box((0.19 * L, -hw * 0.47, dz + 0.34), (0.7, 0.9, 0.05), 'teak', 0.02)
    b.box((0.19 * L, -hw * 0.47, dz + 0.17), (0.2, 0.2, 0.32), 'steel', 0.02)
