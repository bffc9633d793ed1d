"""saloon.py - saloon with galley, seen from its after door: sofa and table to port, galley to starboard, windows all round."""
import math

import mathutils

from . import bedding, belongings, galley, glass, lighting, materials, shapes
from .backdrop import backdrop, surroundings

# Half width, length from the door to the front windows, and headroom of each kind of yacht, metres.
KINDS = {
    'catamaran': (2.75, 4.3, 2.06),
    'motor-yacht': (2.05, 4.6, 2.02),
    'monohull': (1.72, 4.0, 1.98),
}
SILL, SEAT = 0.97, 0.44


def palette(wood, upholstery, accent):
    return {
        'wood': [materials.wood(wood, axis) for axis in range(3)],
        'gap': materials.plain((0.01, 0.009, 0.008), 0.9),
        'white': materials.paint((0.78, 0.765, 0.735)),
        'gelcoat': materials.paint((0.80, 0.79, 0.765), 0.28, 0.02),
        'upholstery': materials.cloth(upholstery, 0.0032, 0.5, 0.3, 0.25),
        'accent': materials.cloth(accent, 0.0045, 0.8, 0.5, 0.3),
        'linen': materials.cloth((0.76, 0.74, 0.70), 0.0022, 0.3, 0.3, 0.10, crease=0.12),
        'rug': materials.cloth((0.60, 0.56, 0.48), 0.009, 1.0, 0.3, 0.35),
        'stone': materials.speckled((0.66, 0.645, 0.62), (0.58, 0.565, 0.54)),
        'crockery': materials.paint((0.74, 0.72, 0.68), 0.16, 0.01),
        'steel': materials.metal((0.62, 0.60, 0.58), 0.16),
        'basin': materials.metal((0.55, 0.55, 0.55), 0.3),
        'dark-steel': materials.metal((0.16, 0.16, 0.165), 0.4),
        'glossy-black': materials.plain((0.01, 0.01, 0.011), 0.06),
        'mark': materials.plain((0.16, 0.16, 0.16), 0.4),
        'black': materials.plain((0.012, 0.012, 0.013), 0.45),
        'brass': materials.metal((0.60, 0.47, 0.30), 0.28),
    }


def window_wall(m, start, end, normal, head, mullions):
    """A wall from `start` to `end` (x, y) with windows between sill and head; normal: (x, y) into the room."""
    length = math.dist(start, end)
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    turned = mathutils.Matrix.Translation((*start, 0)) @ mathutils.Matrix.Rotation(angle, 4, 'Z')
    inwards = 1 if (turned.to_3x3() @ mathutils.Vector((0, 1, 0))).dot(mathutils.Vector((*normal, 0))) > 0 else -1

    def place(low, high, material, bevel):
        made = shapes.box(low, high, material, bevel)
        made.matrix_world = turned @ mathutils.Matrix.Translation(made.location)

    along_x = m['wood'][0]
    pieces = max(2, round(length / 1.1))
    for number in range(pieces):
        low = (length * number / pieces + 0.002, -0.012, 0)
        high = (length * (number + 1) / pieces - 0.002, 0.012, SILL - 0.05)
        place(low, high, m['white'], 0.003)
    place((0, -0.14, SILL - 0.045), (length, 0.03 if inwards < 0 else 0.14, SILL), along_x, 0.008)
    place((0, -0.05, head), (length, 0.05, head + 0.5), m['white'], 0.02)
    for share in mullions:
        middle = length * share
        place((middle - 0.045, -0.035, SILL - 0.02), (middle + 0.045, 0.035, head + 0.02), m['black'], 0.012)
    place((0, 0.036 * -inwards - 0.004, SILL - 0.02), (length, 0.036 * -inwards + 0.004, head + 0.02), glass.pane(), 0)


def shell(m, half, length, headroom, head):
    shapes.box((-half - 0.3, -2.2, -0.03), (half + 0.3, length + 0.3, 0), materials.planks('oak', None, 0.14, 0.003, 0.32), 0)
    shapes.box((-half - 0.3, -2.2, headroom + 0.03), (half + 0.3, length + 0.3, headroom + 0.08), m['gap'], 0)
    seams = [-2.2, -0.9, 0.35, 1.6, 2.85, length + 0.2]
    for start, end in zip(seams, seams[1:]):
        for low, high in ((-half - 0.2, -half * 0.36), (-half * 0.36, half * 0.36), (half * 0.36, half + 0.2)):
            shapes.box((low + 0.003, start + 0.003, headroom), (high - 0.003, end - 0.003, headroom + 0.028), m['white'], 0.004)
    shapes.box((-half - 0.3, -2.25, 0), (half + 0.3, -2.2, 2.4), m['white'], 0)
    brow = 0.62 * half
    window_wall(m, (-half, -2.2), (-half, length - 0.75), (1, 0), head, (0.02, 0.40, 0.74, 0.985))
    window_wall(m, (-half, length - 0.75), (-brow, length), (0.7, -0.7), head, (0.03, 0.97))
    window_wall(m, (-brow, length), (brow, length), (0, -1), head, (0.0, 0.34, 0.66, 1.0))
    window_wall(m, (brow, length), (half, length - 0.75), (-0.7, -0.7), head, (0.03, 0.97))
    window_wall(m, (half, length - 0.75), (half, -2.2), (-1, 0), head, (0.015, 0.26, 0.60, 0.98))
    for x in (-half * 0.62, -half * 0.08, half * 0.42):
        for y in (0.9, 2.1, 3.3):
            shapes.cylinder((x, y, headroom - 0.004), (x, y, headroom + 0.004), 0.036, m['steel'], 40)
            shapes.cylinder((x, y, headroom - 0.0055), (x, y, headroom - 0.003), 0.026, materials.glowing((1, 0.84, 0.64), 12), 32, 0)


def sofa(m, half, length):
    """An L of cushions along the port side and the front."""
    left, front = -half + 0.14, length - 0.16
    along = [0.35, 1.35, 2.35, front - 0.75]
    shapes.box((left - 0.02, 0.33, 0.07), (left + 0.72, front, SEAT - 0.10), m['wood'][1], 0.01)
    shapes.box((left + 0.05, 0.40, 0), (left + 0.66, front, 0.07), m['gap'], 0)
    for number, (start, end) in enumerate(zip(along, along[1:])):
        middle = (start + end) / 2
        shapes.cushion(0.70, end - start - 0.008, 0.15, m['upholstery'], (left + 0.37, middle, SEAT - 0.10), (0, 0, 0), number, 9)
        shapes.cushion(end - start - 0.012, 0.44, 0.17, m['upholstery'], (left + 0.02, middle, SEAT + 0.25), (82, 0, 90), number + 9, 7)
    right = -half * 0.10
    shapes.box((left, front - 0.72, 0.07), (right, front + 0.02, SEAT - 0.10), m['wood'][0], 0.01)
    across = [left + 0.0, (left + right) / 2, right]
    for number, (start, end) in enumerate(zip(across, across[1:])):
        middle = (start + end) / 2
        shapes.cushion(end - start - 0.008, 0.74, 0.15, m['upholstery'], (middle, front - 0.37, SEAT - 0.10), (0, 0, 0), number + 20, 9)
        shapes.cushion(end - start - 0.012, 0.44, 0.17, m['upholstery'], (middle, front - 0.02, SEAT + 0.25), (82, 0, 0), number + 30, 7)
    for x, y, turn, size, cloth, seed in (
        (left + 0.27, 0.72, 78, (0.44, 0.40), 'accent', 3),
        (left + 0.28, 2.95, 66, (0.44, 0.40), 'linen', 5),
        (left + 0.62, front - 0.28, 24, (0.50, 0.31), 'accent', 4),
        (right - 0.40, front - 0.27, -8, (0.44, 0.40), 'linen', 6),
    ):
        bedding.pillow(*size, m[cloth], (x, y, SEAT + 0.22), (66, 0, turn), 4, dent=0.025, seed=seed)


def table(m, half, length):
    x, y = -half * 0.50, length - 2.05
    shapes.box((x - 1.0, y - 1.15, 0), (x + 0.85, y + 0.95, 0.012), m['rug'], 0.004)
    outline = shapes.rounded_rectangle(0.82, 1.32, 0.10)
    shapes.panel([outline], 0.034, m['wood'][1], 0.008, mathutils.Matrix.Translation((x, y, 0.60)), 'table-top')
    for end in (-0.36, 0.36):
        shapes.cylinder((x, y + end, 0.012), (x, y + end, 0.585), 0.045, m['steel'], 40)
    top = 0.618
    belongings.open_book((x + 0.14, y - 0.30, top), -18)
    belongings.closed_book((x - 0.16, y + 0.34, top), 12, (0.21, 0.28, 0.026), (0.05, 0.13, 0.17))
    belongings.closed_book((x - 0.15, y + 0.33, top + 0.026), 24, (0.17, 0.23, 0.020), (0.55, 0.50, 0.42))
    belongings.tumbler((x - 0.12, y - 0.12, top), 0.6)
    belongings.tumbler((x + 0.05, y + 0.12, top), 0.3)
    belongings.shell((x - 0.15, y + 0.33, top + 0.046), 50)
    belongings.straw_hat((-half + 0.60, y - 0.90, SEAT + 0.055), (3, -3, 70))


def cook(m, half, length):
    """Counter along the starboard side; in a wide saloon also an island."""
    right = half - 0.13
    galley.counter(m, (right - 0.60, 0.20), (right, length - 0.95), ['-x', '-y'], {'-x': 5, '-y': 1}, 1)
    galley.hob(m, right - 0.30, 1.35)
    galley.sink(m, right - 0.32, 2.55)
    if half > 2.4:
        galley.counter(m, (half * 0.24, 1.25), (half * 0.24 + 0.62, 2.95), ['-x', '-y'], {'-x': 3, '-y': 1}, 1)
        galley.set_out(m, half * 0.24 + 0.31, 1.85)
    else:
        galley.set_out(m, right - 0.30, 0.75)


def saloon(
    plate,
    kind='catamaran',
    wood='oak',
    upholstery=(0.55, 0.52, 0.46),
    accent=(0.035, 0.13, 0.17),
    head=1.80,
    bearing=14,
    sun=(30, -52),
    eye=(0.40, -0.85, 1.42),
    aim=(-0.55, 3.0),
    lens=22,
    shift=-0.125,
    outside=1.35,
    exposure=0.5,
    mirrored=False,
):
    """Builds the saloon of a `kind` of yacht with the view `plate` outside; head: height of the windows' upper edge. Returns the exposure."""
    half, length, headroom = KINDS[kind]
    m = palette(wood, tuple(upholstery), tuple(accent))
    shell(m, half, length, headroom, head)
    sofa(m, half, length)
    table(m, half, length)
    cook(m, half, length)
    for side in (-1, 1):
        outside_wall = (side * (half + 0.25), length * 0.4, 1.45)
        cove = side * (half - 0.16)
        shapes.box((cove - 0.07, -2.2, headroom - 0.05), (cove + 0.07, length - 0.8, headroom - 0.02), m['gelcoat'], 0.008)
        glow = materials.glowing((1, 0.80, 0.58), 3.2)
        shapes.box((cove - side * 0.08 - 0.006, -2.2, headroom - 0.03), (cove - side * 0.08 + 0.006, length - 0.85, headroom - 0.022), glow, 0)
        lighting.area(outside_wall, (0, length * 0.4, 0.9), (0.86, 0.95, 1.0), 62, length * 1.2, 0.75)
    lighting.area((0, length + 0.3, 1.5), (0, 1.5, 0.7), (0.86, 0.95, 1.0), 46, half * 1.4, 0.75)
    lighting.area((0, -1.9, 1.7), (0, 2.0, 0.9), (1, 0.93, 0.85), 14, 2.6, 1.0)
    lighting.sun(*sun, (1, 0.88, 0.72), 60)
    backdrop(plate, eye, bearing, outside)
    surroundings((0.7, 0.85, 1.0), 1.0)
    made = lighting.camera(eye, aim, lens, shift, 4.0, 3.6)
    if mirrored:
        made.scale.x = -1
    return exposure
