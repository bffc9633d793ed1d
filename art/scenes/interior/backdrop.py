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


def backdrop(name, eye, bearing, gain=1.0, horizon=0.0, tint=(1, 1, 1), flipped=False):
    """Shows the plate `name` from `eye`, its middle `bearing` degrees from +y towards -x, moved up by
    `horizon` metres at the plate's distance; tint: colour of the air at another hour;
    flipped: left to right. It is seen by the camera and in reflections and casts no light: lamps do that."""
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
    colour = g.mix(1.0, texture.outputs[0], tint, 'MULTIPLY')
    g.surface(g.node('Emission', {'Color': colour, 'Strength': gain}).outputs[0])
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


def panorama(name, eye, bearing, gain=1.0, tint=(1, 1, 1)):
    """The plate ahead and, mirrored so that they join it, one more on each side: for rooms with windows all
    round.
    """
    for side in (-1, 0, 1):
        backdrop(name, eye, bearing + side * ANGLE_OF_VIEW, gain, 0, tint, side != 0)


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
