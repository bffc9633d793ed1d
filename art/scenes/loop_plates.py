"""loop_plates.py - what a loop of moving water is made of, each PICTURE's settings but for the waves:

    blender -b --python art/scenes/loop_plates.py -- PICTURE FOLDER WIDTH HEIGHT SAMPLES

writes to FOLDER calm.png (the sea a mirror), bed.png (what lies under it, without any reflection), both with their guides
for finish.py, mask.png (whose alpha is 0 where the camera sees water, or nothing) and camera.json (height over the
water in metres, focal length in widths of the picture, row of the horizon as a part of its height).
"""

import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import common
import views

picture, folder, width, height, samples = sys.argv[sys.argv.index('--') + 1 :]
CALM = {'steep': 0.0, 'ripple': 0.0}


def build(width, height, samples):
    """The scene of the picture with a sea like a mirror."""
    with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'pictures.json')) as file:
        scene = json.load(file)[picture]
    common.reset()
    exposure = views.VIEWS[scene['view']](scene['subject'], **{**scene.get('settings', {}), **CALM})
    common.setup(width, height, samples, exposure)


def save_camera():
    """Where the horizon lies, for whoever moves the water afterwards. The camera does not roll."""
    camera = bpy.context.scene.camera
    bpy.context.view_layer.update()
    focal = camera.data.lens / camera.data.sensor_width
    forward = -camera.matrix_world.col[2]
    level = (forward.x**2 + forward.y**2) ** 0.5
    horizon = 0.5 + focal * (forward.z / level) * int(width) / int(height)
    with open(f'{folder}/camera.json', 'w') as file:
        json.dump({'height': camera.matrix_world.translation.z, 'focal': focal, 'horizon': horizon}, file)


def render(name):
    """A plate with its guides, in the air of the scene."""
    common.guides(f'{folder}/{name}.png')
    common.haze()
    common.render(f'{folder}/{name}.png')


def take_reflection_away():
    """Leaves of the water's surface only what is seen through it: its share of reflection has no room to grow."""
    nodes = bpy.data.materials['water'].node_tree.nodes
    for node in nodes:
        if node.type == 'MATH' and node.operation == 'MINIMUM':
            node.inputs[1].default_value = 0.0


def render_mask():
    """Everything but the water and the sky, in few samples."""
    scene = bpy.context.scene
    scene.use_nodes = False
    scene.render.film_transparent = True
    scene.cycles.max_bounces = 0
    scene.cycles.samples = 24
    bpy.data.objects['water'].is_holdout = True
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGBA'
    scene.render.image_settings.color_depth = '8'
    scene.render.filepath = f'{folder}/mask.png'
    bpy.ops.render.render(write_still=True)


build(int(width), int(height), int(samples))
save_camera()
render('calm')
take_reflection_away()
render('bed')
render_mask()
