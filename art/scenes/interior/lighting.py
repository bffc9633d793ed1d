"""lighting.py - lamps, camera and render settings of the interiors."""
import math

import bpy
import mathutils

from . import shapes
from .graph import new_material


def lamp(kind, location, colour, watts, target=None, parts=1, **properties):
    """A lamp turned towards `target`, unseen itself. Area lamps: the long side must be `size`, not
    `size_y`. parts: how many equal lamps it is made of. A sample asks one lamp out of all, each as often as
    any other: what draws the edges of the picture, the sun above all, needs several parts to come out clean.
    """
    data = bpy.data.lights.new(kind, kind)
    data.color = colour
    data.energy = watts / parts
    for name, value in properties.items():
        setattr(data, name, value)
    for _ in range(parts):
        made = bpy.data.objects.new(kind, data)
        bpy.context.collection.objects.link(made)
        made.location = location
        made.visible_camera = False
        made.visible_glossy = False
        if target is not None:
            direction = mathutils.Vector(target) - mathutils.Vector(location)
            made.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()
    return made


def area(location, target, colour, watts, length, width, parts=1):
    return lamp('AREA', location, colour, watts, target, parts, shape='RECTANGLE', size=length, size_y=width)


def sun(elevation, azimuth, colour, strength, softness=1.2, parts=1):
    """Sunlight that travels `azimuth` degrees from +x towards +y, from `elevation` degrees above the
    horizon.
    """
    height, turn = math.radians(elevation), math.radians(azimuth)
    direction = (math.cos(height) * math.cos(turn), math.cos(height) * math.sin(turn), -math.sin(height))
    return lamp(
        'SUN',
        (0, 0, 5),
        colour,
        strength,
        mathutils.Vector((0, 0, 5)) + mathutils.Vector(direction),
        parts,
        angle=math.radians(softness),
    )


def reflected(location, target, colour, strength, length, width):
    """A bright card that only gloss sees: the line of light along a glass, a plate's rim or a rail."""
    material, g = new_material('reflected')
    material.cycles.sample_as_light = False
    g.surface(g.node('Emission', {'Color': colour, 'Strength': strength}).outputs[0])
    half_x, half_y = length / 2, width / 2
    corners = [(-half_x, -half_y, 0), (half_x, -half_y, 0), (half_x, half_y, 0), (-half_x, half_y, 0)]
    card = shapes.link('reflected', shapes.mesh_of('reflected', corners, [(0, 1, 2, 3)]), material, location)
    direction = mathutils.Vector(target) - mathutils.Vector(location)
    card.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()
    card.visible_camera = card.visible_diffuse = card.visible_shadow = card.visible_transmission = False
    return card


def camera(eye, aim, lens, shift=0.0, aperture=2.8, focus=3.5):
    """A level camera, so that uprights stay upright; `shift` moves the picture up or down in widths of the
    frame.
    """
    data = bpy.data.cameras.new('camera')
    made = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(made)
    made.location = eye
    direction = mathutils.Vector((aim[0] - eye[0], aim[1] - eye[1], 0))
    made.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()
    data.lens = lens
    data.shift_y = shift
    data.clip_start = 0.05
    data.clip_end = 500
    data.dof.use_dof = aperture > 0
    data.dof.aperture_fstop = aperture or 8
    data.dof.focus_distance = focus
    bpy.context.scene.camera = made
    return made


def settings(samples, exposure):
    """Path tracing for a room: light has to bounce; lamps are few because each adds grain."""
    scene = bpy.context.scene
    cycles = scene.cycles
    cycles.samples = samples
    cycles.adaptive_threshold = 0.008
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 24
    cycles.sample_clamp_direct = 0
    cycles.sample_clamp_indirect = 3
    cycles.blur_glossy = 1.0
    scene.view_settings.exposure = exposure
