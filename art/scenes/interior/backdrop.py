"""backdrop.py - what is seen through the windows: a plate of ../outlook.py on a far plane that shines by
itself.
"""
import math
import os

import bpy

from .graph import new_material
from .shapes import mesh_of, link

PLATES = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'plates')
# As ../outlook.py renders them.
ANGLE_OF_VIEW = 80.0
DISTANCE = 60.0
EVENINGS = ('evening', 'afterglow')


# How far the edges of a plate fade into the one beside it, as a part of its width, where they differ.
FADE = 0.07


def _tinted(g, colour, tint):
    """The view in the light of another hour: by one colour, or by two, at the horizon and high over it."""
    if not isinstance(tint[0], (tuple, list)):
        return g.mix(1.0, colour, tint, 'MULTIPLY')
    rise = g.math('ABSOLUTE', g.math('SUBTRACT', g.separate(g.node('TexCoord').outputs['UV'])[1], 0.5))
    return g.mix(1.0, colour, g.mix(g.remap(rise, 0.03, 0.44), tint[0], tint[1]), 'MULTIPLY')


def _leaves_lit(g, colour):
    """Palms that the plate's own exposure left almost black, lifted; what is brighter stays as it is."""
    dark = g.node('RGBToBW', {'Color': colour}).outputs[0]
    lift = g.remap(dark, 0.0, 0.13, 2.6, 1.0)
    return g.mix(1.0, colour, g.combine(g.multiply(lift, 1.0), lift, g.math('POWER', lift, 0.55)), 'MULTIPLY')


def _sun_bright(g, colour):
    """The sun and its path, which a plate can hold no brighter than white, made to shine, a little warm."""
    light = g.node('RGBToBW', {'Color': colour}).outputs[0]
    much = g.remap(light, 0.62, 0.98)
    return g.mix(1.0, colour, g.mix(much, (1.0, 1.0, 1.0), (2.9, 2.3, 1.6)), 'MULTIPLY')


def backdrop(name, eye, bearing, gain=1.0, horizon=0.0, tint=(1, 1, 1), flipped=False, fading=False):
    """Shows the plate `name` from `eye`, its middle `bearing` degrees from +y towards -x, moved up by
    `horizon` metres at the plate's distance; tint: see _tinted(); flipped: left to right; fading: its sides
    are transparent. It is seen by the camera and in reflections and casts no light: lamps do that."""
    image = bpy.data.images.load(os.path.join(PLATES, f'{name}.jpg'), check_existing=True)
    width, height = image.size
    half = DISTANCE * math.tan(math.radians(ANGLE_OF_VIEW / 2))
    tall = half * height / width
    corners = [(-half, 0, -tall), (half, 0, -tall), (half, 0, tall), (-half, 0, tall)]
    mesh = mesh_of('backdrop', corners, [(0, 1, 2, 3)])
    uv = mesh.uv_layers.new()
    for loop, (u, v) in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = (1 - u if flipped else u, v)
    material, g = new_material('backdrop')
    material.cycles.sample_as_light = False
    texture = g.node('TexImage')
    texture.image = image
    texture.extension = 'EXTEND'
    seen = (_sun_bright if name in EVENINGS else _leaves_lit)(g, texture.outputs[0])
    light = g.node('Emission', {'Color': _tinted(g, seen, tint), 'Strength': gain}).outputs[0]
    if fading:
        u = g.separate(g.node('TexCoord').outputs['UV'])[0]
        inside = g.math('SUBTRACT', 0.5, g.math('ABSOLUTE', g.math('SUBTRACT', u, 0.5)))
        mixed = g.node('MixShader', {0: g.remap(inside, 0.0, FADE)})
        g.tree.links.new(g.node('BsdfTransparent').outputs[0], mixed.inputs[1])
        g.tree.links.new(light, mixed.inputs[2])
        light = mixed.outputs[0]
    g.surface(light)
    plane = link('backdrop', mesh, material)
    turn = math.radians(bearing)
    plane.location = (
        eye[0] - math.sin(turn) * DISTANCE,
        eye[1] + math.cos(turn) * DISTANCE,
        eye[2] + horizon,
    )
    plane.rotation_euler = (0, 0, turn)
    plane.visible_diffuse = False
    plane.visible_shadow = False
    return plane


def panorama(name, eye, bearing, gain=1.0, tint=(1, 1, 1), beside=None):
    """The plate ahead and one more on each side, for rooms with windows all round: the same one mirrored, so
    that they join, or the two named `beside` (to port, to starboard), into which it fades.
    """
    if not beside:
        for side in (-1, 0, 1):
            backdrop(name, eye, bearing + side * ANGLE_OF_VIEW, gain, 0, tint, side != 0)
        return
    backdrop(name, eye, bearing, gain, 0, tint, fading=True)
    for side, other in zip((1, -1), beside):
        turned = bearing + side * (ANGLE_OF_VIEW - 8)
        plane = backdrop(other, eye, turned, gain, 0, tint)
        plane.scale = (1.15, 1.15, 1.15)
        plane.location = [at + 0.15 * (at - from_) for at, from_ in zip(plane.location, eye)]


def surroundings(colour, strength):
    """Plain light from where no plate is, in reflections only."""
    world = bpy.data.worlds.new('surroundings')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength
    world.cycles_visibility.diffuse = False
    world.cycles.sampling_method = 'NONE'
