"""fittings.py - what is fixed to bulkheads and overhead: prints, mirror, lamps, handrail, switches, hatch,
curtains. Metres.
"""
import math
import os

import mathutils
import numpy as np

from . import glass, materials, shapes

ORIGINALS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'originals')


def facing(direction, location):
    """Matrix of a thing on a wall: its own z points along `direction` ('-x', '+x' or '-y') into the room,
    its y upwards.
    """
    z = mathutils.Vector({'-x': (-1, 0, 0), '+x': (1, 0, 0), '-y': (0, -1, 0)}[direction])
    y = mathutils.Vector((0, 0, 1))
    x = y.cross(z)
    matrix = mathutils.Matrix((x, y, z)).transposed().to_4x4()
    matrix.translation = location
    return matrix


def framed_print(drawing, width, height, direction, location, frame, mount=0.055):
    """One of the site's drawings behind a mount, in a wooden frame. width, height: outside."""
    at = facing(direction, location)

    def moved(out):
        return at @ mathutils.Matrix.Translation((0, 0, out))

    def outline(smaller):
        return shapes.rounded_rectangle(width - smaller, height - smaller, 0.003)

    shapes.panel([outline(0), outline(0.036)], 0.024, frame, 0.003, moved(0.012), 'frame')
    shapes.panel(
        [outline(0.03), outline(0.036 + 2 * mount)],
        0.003,
        materials.plain((0.78, 0.76, 0.71), 0.8),
        0.001,
        moved(0.010),
        'mount',
    )
    image = materials.picture(os.path.join(ORIGINALS, f'{drawing}.jpg'))
    shapes.print_plane(width - 0.036, height - 0.036, image, moved(0.007))


def round_mirror(diameter, direction, location, rim):
    at = facing(direction, location)
    radius = diameter / 2
    circle = shapes.rounded_rectangle(diameter, diameter, radius, points=20)
    inner = shapes.rounded_rectangle(diameter - 0.05, diameter - 0.05, radius - 0.025, points=20)
    shapes.panel([circle, inner], 0.032, rim, 0.006, at @ mathutils.Matrix.Translation((0, 0, 0.016)), 'rim')
    shapes.panel(
        [inner],
        0.006,
        glass.mirror(),
        0.001,
        at @ mathutils.Matrix.Translation((0, 0, 0.012)),
        'mirror',
    )


def reading_lamp(location, towards, metal, lit=True):
    """A brass lamp on a short arm on the head bulkhead; towards: the point its head looks at."""
    base = mathutils.Vector(location)
    joint = base + mathutils.Vector((0, -0.075, 0.012))
    aim = (mathutils.Vector(towards) - joint).normalized()
    shapes.cylinder(base, base + mathutils.Vector((0, -0.014, 0)), 0.030, metal, 40, 0.003)
    shapes.tube([base, base + mathutils.Vector((0, -0.05, 0)), joint], 0.0055, metal)
    shapes.cylinder(joint - aim * 0.030, joint + aim * 0.055, 0.021, metal, 40, 0.003, 0.027)
    if lit:
        shapes.cylinder(
            joint + aim * 0.0545,
            joint + aim * 0.0562,
            0.022,
            materials.glowing((1, 0.72, 0.42), 9),
            32,
            0,
        )


def handrail(start, end, out, wood, metal):
    """A round rail along a wall on steel feet; out: vector from rail to wall."""
    start, end, out = (mathutils.Vector(each) for each in (start, end, out))
    shapes.cylinder(start, end, 0.015, wood, 32, 0.004)
    count = max(2, int((end - start).length / 0.7) + 1)
    for i in range(count):
        at = start.lerp(end, (i + 0.12) / (count - 0.76))
        shapes.cylinder(at, at + out, 0.007, metal, 20)
        shapes.cylinder(at + out * 0.94, at + out, 0.018, metal, 28)


def switches(direction, location, count, plate):
    """Rocker switches in one plate, side by side."""
    at = facing(direction, location)
    width = 0.05 * count + 0.014
    shapes.panel(
        [shapes.rounded_rectangle(width, 0.082, 0.006)],
        0.008,
        plate,
        0.0015,
        at @ mathutils.Matrix.Translation((0, 0, 0.004)),
    )
    rocker = materials.paint((0.72, 0.71, 0.69), 0.3)
    for i in range(count):
        x = (i - (count - 1) / 2) * 0.05
        shapes.panel(
            [shapes.rounded_rectangle(0.042, 0.066, 0.003)],
            0.006,
            rocker,
            0.0015,
            at @ mathutils.Matrix.Translation((x, 0, 0.009)),
        )


def hatch(centre, size, frame, dusk=False):
    """A deck hatch in the overhead with the sky above it; centre: on the overhead's lower side."""
    outer = shapes.rounded_rectangle(size + 0.09, size + 0.09, 0.06)
    inner = shapes.rounded_rectangle(size, size, 0.045)
    shapes.panel([outer, inner], 0.03, frame, 0.006, mathutils.Matrix.Translation(centre), 'hatch')
    sky = materials.glowing((0.16, 0.18, 0.30), 0.5) if dusk else materials.glowing((0.62, 0.80, 1.0), 2.2)
    x, y, z = centre
    shapes.panel([inner], 0.004, sky, 0.001, mathutils.Matrix.Translation((x, y, z + 0.010)), 'sky')


def curtain(start, end, top, bottom, x, material, folds=7, seed=0):
    """A gathered curtain along y beside a window; x: its middle."""
    random = np.random.default_rng(seed)
    along = np.linspace(0, 1, folds * 22)
    down = np.linspace(0, 1, 36)
    phase = along * folds * 2 * math.pi
    wander = np.cumsum(random.normal(0, 0.05, len(along)))
    depth = 0.020 + 0.010 * np.sin(along * 9 + seed)
    wave = np.sin(phase + wander)[:, None] * depth[:, None] * (0.55 + 0.45 * down[None])
    sharp = 0.4 * np.sin(2 * (phase + wander))[:, None] * depth[:, None] * down[None]
    narrow = 1 - 0.06 * np.sin(down * math.pi)[None]
    middle = (start + end) / 2
    y = middle + (start + (end - start) * along[:, None] - middle) * narrow
    z = np.ones_like(along)[:, None] * (top + (bottom - top) * down[None])
    made = shapes.surface(x + wave + sharp, y, z, material, 'curtain')
    rounding = made.modifiers.new('rounding', 'SUBSURF')
    rounding.levels = 0
    rounding.render_levels = 1
    return made


def table_lamp(location, metal, lit):
    """A small lamp with a linen shade. Returns where its light stands."""
    x, y, z = location
    shapes.lathe(
        [(0.0, 0.0), (0.048, 0.0), (0.050, 0.006), (0.012, 0.014), (0.007, 0.03), (0.007, 0.17), (0.0, 0.17)],
        metal,
        location,
    )
    shade = [(0.085, 0.135), (0.062, 0.265)]
    shapes.lathe(shade, materials.shade(1.6 if lit else 0.0), location)
    return (x, y, z + 0.19)
