"""saloon_shell.py - sole, overhead, windows and bulkheads of a saloon. Metres; x athwartships, y forward, z
up.
"""
import math

import mathutils
import numpy as np

from . import bedding, fittings, glass, lighting, materials, shapes

# The after bulkhead, behind the camera.
AFT = -2.2


def window_wall(m, start, end, normal, sill, head, mullions, blinds=0.0):
    """A wall from `start` to `end` (x, y) with windows between `sill` and `head`; normal: (x, y) into the
    room; blinds: how far they are let down."""
    length = math.dist(start, end)
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    turned = mathutils.Matrix.Translation((*start, 0)) @ mathutils.Matrix.Rotation(angle, 4, 'Z')
    inwards = 1 if (
        turned.to_3x3() @ mathutils.Vector((0, 1, 0))
    ).dot(mathutils.Vector((*normal, 0))) > 0 else -1

    def place(low, high, material, bevel):
        made = shapes.box(low, high, material, bevel)
        made.matrix_world = turned @ mathutils.Matrix.Translation(made.location)

    pieces = max(2, round(length / 1.1))
    for number in range(pieces):
        low = (length * number / pieces + 0.002, -0.012, 0)
        high = (length * (number + 1) / pieces - 0.002, 0.012, sill - 0.05)
        place(low, high, m['wall'], 0.003)
    place((0, -0.14, sill - 0.045), (length, 0.03 if inwards < 0 else 0.14, sill), m['wood'][0], 0.008)
    place((0, -0.05, head), (length, 0.05, head + 0.7), m['lintel'], 0.02)
    for share in mullions:
        middle = length * share
        place((middle - 0.045, -0.035, sill - 0.02), (middle + 0.045, 0.035, head + 0.02), m['black'], 0.012)
    place(
        (0, 0.036 * -inwards - 0.004, sill - 0.02),
        (length, 0.036 * -inwards + 0.004, head + 0.02),
        glass.pane(),
        0,
    )
    if blinds:
        for share, following in zip(mullions, mullions[1:]):
            _blind(place, length * share + 0.05, length * following - 0.05, inwards, head, blinds, m['blind'])


def _blind(place, start, end, inwards, head, drop, cloth):
    """A folded blind: leaves that hang a little over one another."""
    leaves = max(2, round(drop / 0.075))
    for leaf in range(leaves):
        top = head + 0.03 - leaf * drop / leaves
        near = inwards * (0.058 + 0.007 * (leaf % 2))
        low, high = sorted((near, near + inwards * 0.012))
        place((start, low, top - drop / leaves - 0.012), (end, high, top), cloth, 0.005)


def sole(half, length, material):
    shapes.box((-half - 0.3, AFT, -0.03), (half + 0.3, length + 0.3, 0), material, 0)
    # What the camera's own bulkhead gives back as light.
    shapes.box(
        (-half - 0.3, AFT - 0.05, 0),
        (half + 0.3, AFT, 2.4),
        materials.plain((0.55, 0.53, 0.50), 0.8),
        0,
    )


def _overhead(m, half, length, headroom):
    """White panels, and in the middle a raft of wood with light behind its edges."""
    shapes.box((-half - 0.3, AFT, headroom + 0.03), (half + 0.3, length + 0.3, headroom + 0.08), m['gap'], 0)
    seams = [AFT, -0.9, 0.35, 1.6, 2.85, length + 0.2]
    for start, end in zip(seams, seams[1:]):
        for low, high in (
            (-half - 0.2, -half * 0.42),
            (-half * 0.42, half * 0.42),
            (half * 0.42, half + 0.2),
        ):
            shapes.box(
                (low + 0.003, start + 0.003, headroom),
                (high - 0.003, end - 0.003, headroom + 0.028),
                m['white'],
                0.004,
            )
    wide, first, last = half * 0.40, -1.2, length - 0.85
    boards = np.linspace(-wide, wide, 7)
    for start, end in zip(boards, boards[1:]):
        shapes.box(
            (start + 0.003, first, headroom - 0.060),
            (end - 0.003, last, headroom - 0.042),
            m['wood'][1],
            0.003,
        )
    shapes.box(
        (-wide - 0.02, first - 0.02, headroom - 0.045),
        (wide + 0.02, last + 0.02, headroom - 0.035),
        m['gap'],
        0,
    )
    glow = materials.glowing((1, 0.80, 0.58), 3.4)
    for side in (-1, 1):
        edge = side * (wide + 0.03)
        shapes.box((edge - 0.008, first, headroom - 0.030), (edge + 0.008, last, headroom - 0.022), glow, 0)
    shapes.box((-wide, last + 0.022, headroom - 0.030), (wide, last + 0.038, headroom - 0.022), glow, 0)
    for x in (-half * 0.70, half * 0.62):
        for y in (0.6, 1.8, 3.0):
            shapes.cylinder((x, y, headroom - 0.004), (x, y, headroom + 0.004), 0.034, m['steel'], 40)
            shapes.cylinder(
                (x, y, headroom - 0.0055),
                (x, y, headroom - 0.003),
                0.025,
                materials.glowing((1, 0.84, 0.64), 12),
                32,
                0,
            )


def _side_coves(m, half, length, headroom):
    for side in (-1, 1):
        cove = side * (half - 0.16)
        shapes.box(
            (cove - 0.07, AFT, headroom - 0.05),
            (cove + 0.07, length - 0.8, headroom - 0.02),
            m['gelcoat'],
            0.008,
        )


def open_shell(m, half, length, headroom, sill, head, blinds):
    """Windows on both sides and round the front, as on a deck."""
    _overhead(m, half, length, headroom)
    _side_coves(m, half, length, headroom)
    brow = 0.62 * half
    corner = length - 0.75
    window_wall(m, (-half, AFT), (-half, corner), (1, 0), sill, head, (0.02, 0.40, 0.74, 0.985), blinds)
    window_wall(m, (-half, corner), (-brow, length), (0.7, -0.7), sill, head, (0.03, 0.97))
    window_wall(m, (-brow, length), (brow, length), (0, -1), sill, head, (0.0, 0.34, 0.66, 1.0), blinds * 0.6)
    window_wall(m, (brow, length), (half, corner), (-0.7, -0.7), sill, head, (0.03, 0.97))
    window_wall(m, (half, corner), (half, AFT), (-1, 0), sill, head, (0.015, 0.26, 0.60, 0.98), blinds)


def _port_wall(m, side, half, length, headroom, sill):
    """A ship's side below deck: boards of wood, a shelf, and over it a white panel with ports in their frames."""
    for start, end in zip((AFT, 0.1, 1.5, 2.8), (0.1, 1.5, 2.8, length)):
        low, high = (side * half - 0.012, start + 0.002, 0), (side * half + 0.012, end - 0.002, sill - 0.05)
        shapes.box(low, high, m['wood'][1], 0.003)
    edge = sorted((side * (half - 0.15), side * half))
    shapes.box((edge[0], AFT, sill - 0.05), (edge[1], length, sill), m['wood'][1], 0.010)
    middle = (sill - 0.05 + headroom + 0.05) / 2
    at = fittings.facing('+x' if side < 0 else '-x', (side * half, (AFT + length) / 2, middle))
    wide, tall = length - AFT, headroom + 0.10 - sill
    holes = [(y - (AFT + length) / 2, 1.45 - middle) for y in (-1.0, 0.55, 1.90, 3.20)]
    holes = [(-side * y, z) for y, z in holes]
    outline = shapes.rounded_rectangle(wide, tall, 0.002)
    ports = [shapes.rounded_rectangle(0.94, 0.34, 0.13, hole) for hole in holes]
    shapes.panel([outline, *ports], 0.05, m['white'], 0.006, at, 'ports')
    for hole, port in zip(holes, ports):
        frame = shapes.rounded_rectangle(1.02, 0.42, 0.16, hole)
        inwards = at @ mathutils.Matrix.Translation((0, 0, 0.028))
        shapes.panel([frame, port], 0.022, m['gelcoat'], 0.006, inwards, 'frame')
        shapes.panel([port], 0.006, glass.pane(), 0.001, at, 'pane')


def _forecabin(m, length):
    """What is seen through its open door: a made bed with pillows and a throw, a print over it."""
    back = length + 1.9
    shapes.box((-0.6, back, 0), (1.5, back + 0.04, 2.2), m['white'], 0)
    shapes.box((-0.6, length + 0.03, -0.02), (1.5, back, 0.0), m['gap'], 0)
    shapes.box((-0.3, length + 0.72, 0), (1.4, back, 0.46), m['wood'][0], 0.01)
    shapes.box((-0.3, length + 0.70, 0.46), (1.4, back, 0.64), m['linen'], 0.06, 5)
    shapes.box((-0.3, length + 0.69, 0.44), (1.4, length + 1.12, 0.652), m['accent'], 0.05, 5)
    for x, cloth, near in ((0.14, 'linen', 0.0), (0.66, 'linen', 0.0), (0.38, 'accent', 0.20)):
        size = (0.40, 0.26) if near else (0.54, 0.38)
        bedding.pillow(*size, m[cloth], (x, back - 0.24 - near, 0.80 - near * 0.25), (64, 0, 4), 0.15, seed=5)
    fittings.framed_print('exumas', 0.50, 0.38, '-y', (0.40, back - 0.006, 1.42), m['wood'][0])
    lighting.lamp('POINT', (0.4, length + 1.0, 1.7), (1, 0.80, 0.60), 14, shadow_soft_size=0.1)


def hull_shell(m, half, length, headroom, sill, head, drawing):
    """A saloon below deck: ports in her sides, hatches, a forward bulkhead with its door, the mast's foot."""
    _overhead(m, half, length, headroom)
    for side in (-1, 1):
        _port_wall(m, side, half, length, headroom, sill)
        # A batten over the windows and a rail to hold on to.
        inside = side * (half - 0.055)
        shapes.box((inside - 0.012, AFT, head + 0.02), (inside + 0.012, length - 0.02, head + 0.075), m['wood'][1])
        rail = side * (half - 0.14)
        fittings.handrail(
            (rail, -0.4, headroom - 0.10), (rail, 3.4, headroom - 0.10), (0, 0, 0.08), m['wood'][1], m['steel']
        )
    along_z = m['wood'][2]
    edges = [-half - 0.1, -half * 0.52, 0.05]
    for start, end in zip(edges, edges[1:]):
        shapes.box(
            (start + 0.002, length - 0.02, 0),
            (end - 0.002, length + 0.02, headroom + 0.03),
            along_z,
            0.003,
        )
    shapes.box((0.68, length - 0.02, 0), (half + 0.1, length + 0.02, headroom + 0.03), along_z, 0.003)
    shapes.box((0.05, length - 0.02, 1.86), (0.68, length + 0.02, headroom + 0.03), along_z, 0.003)
    for x in (0.05, 0.68):
        shapes.box((x - 0.028, length - 0.034, 0), (x + 0.028, length + 0.03, 1.88), along_z, 0.006)
    _forecabin(m, length)
    shapes.cylinder((0.02, length - 0.60, 0), (0.02, length - 0.60, headroom), 0.055, m['white'], 48)
    fittings.framed_print(drawing, 0.52, 0.38, '-y', (-half * 0.26 - 0.1, length - 0.022, 1.40), m['wood'][0])
    for y in (0.9, 2.3):
        fittings.hatch((0.0, y, headroom - 0.075), 0.46, m['steel'])
