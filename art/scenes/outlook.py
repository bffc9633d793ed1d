"""outlook.py - what lies outside a yacht's windows, seen from eye height: a plate that the interiors show as a backdrop.

The camera is level and looks along +y. A plate is saved through the Standard view transform, so that an interior can read
it back as light. Its angle of view is 80 degrees; `interior/backdrop.py` relies on it.
"""
import math

import bpy
import numpy as np

import common
import island
import places
import sea

ANGLE_OF_VIEW = 80.0
EYE_HEIGHT = 2.1

PLATES = {
    'lagoon': {
        'islets': ((-34, 104, 38, 22), (62, 170, 46, 24), (-150, 250, 60, 26), (10, 330, 80, 30)),
        'palms': (34, 40, 46, 60),
        'hills': 0.075,
        'sun': (36, 238),
        'seed': 4,
    },
    'cays': {
        'islets': ((46, 128, 66, 20), (-88, 210, 80, 26), (120, 330, 120, 34), (-40, 420, 150, 40)),
        'palms': (9, 6, 12, 10),
        'hills': 0.0,
        'sun': (44, 292),
        'seed': 11,
    },
    'reef': {
        'islets': ((-60, 150, 80, 24), (80, 235, 90, 30), (-10, 400, 150, 44), (230, 420, 90, 40)),
        'palms': (60, 70, 90, 50),
        'hills': 0.0,
        'sun': (30, 300),
        'seed': 23,
    },
    'evening': {
        'islets': ((58, 190, 56, 24), (-95, 260, 70, 28), (10, 520, 160, 40)),
        'palms': (40, 50, 70),
        'hills': 0.05,
        'sun': (5.5, 118),
        'seed': 7,
    },
}


def far_hills(height, colour, seed):
    """A ridge on the horizon, pale with distance. height: as a fraction of its distance."""
    angles = np.linspace(math.radians(35), math.radians(145), 360)
    distance = 7000.0
    profile = sea.fbm(angles * 9, angles * 0 + seed, 6, seed) * 0.5 + 0.5
    tops = distance * height * (0.25 + profile ** 1.6)
    x = np.stack([distance * np.cos(angles)] * 2, 1)
    y = np.stack([distance * np.sin(angles)] * 2, 1)
    z = np.stack([np.full_like(tops, -5.0), tops], 1)
    hills = sea.grid_mesh('hills', x, y, z)
    material, graph = sea.new_mat('hills')
    emission = graph.n('ShaderNodeEmission', ins={'Color': colour})
    graph.t.links.new(emission.outputs[0], graph.n('ShaderNodeOutputMaterial').inputs[0])
    hills.data.materials.append(material)


def haze(colour, nearest=150.0, farthest=5000.0, most=0.62):
    """Blends what is far away into the colour of the air. Distances in metres."""
    scene = bpy.context.scene
    bpy.context.view_layer.use_pass_z = True
    tree = scene.node_tree
    layers = next(node for node in tree.nodes if node.type == 'R_LAYERS')
    distance = tree.nodes.new('CompositorNodeMapRange')
    distance.use_clamp = True
    for name, value in (('From Min', nearest), ('From Max', farthest), ('To Min', 0.0), ('To Max', most)):
        distance.inputs[name].default_value = value
    tree.links.new(layers.outputs['Depth'], distance.inputs['Value'])
    surface = tree.nodes.new('CompositorNodeMath')
    surface.operation = 'LESS_THAN'
    surface.inputs[1].default_value = 20000.0
    tree.links.new(layers.outputs['Depth'], surface.inputs[0])
    amount = tree.nodes.new('CompositorNodeMath')
    amount.operation = 'MULTIPLY'
    tree.links.new(distance.outputs[0], amount.inputs[0])
    tree.links.new(surface.outputs[0], amount.inputs[1])
    blend = tree.nodes.new('CompositorNodeMixRGB')
    blend.inputs[2].default_value = (*colour, 1)
    tree.links.new(amount.outputs[0], blend.inputs[0])
    tree.links.new(layers.outputs['Image'], blend.inputs[1])
    composite = next(node for node in tree.nodes if node.type == 'COMPOSITE')
    tree.links.new(blend.outputs[0], composite.inputs[0])


def outlook(name):
    """Builds the plate `name` of PLATES. Returns the exposure."""
    plate = PLATES[name]
    evening = name == 'evening'
    ground = places.islets(plate['islets'], base=-5, bar=not evening)
    sea.terrain(ground, 0, 260, (900, 640), n=760)
    sea.water(
        (0, 0),
        yaw=math.pi / 2,
        fov=0.85,
        r0=2.0,
        nr=620,
        na=760,
        waves=sea.wave_set(48, lmin=0.35, lmax=9, steep=0.04, seed=plate['seed']),
        mat=sea.water_material(ripple=0.26),
    )
    for number, (x, y, radius_x, radius_y) in enumerate(plate['islets']):
        palms = plate['palms'][number]
        island.vegetate(ground, x, y, radius_x, radius_y, palms, 170, seed=number + plate['seed'])
    elevation, azimuth = plate['sun']
    if evening:
        sea.sky(elevation, azimuth, grad='sunset', sun_strength=2.2, sun_col=(1, 0.52, 0.2), deep=(0.015, 0.03, 0.06), warm=1.0, wisps=0.7, wisp_col=(1.5, 0.62, 0.28), wisp_dark=(0.42, 0.25, 0.28), wisp_seed=plate['seed'])
    else:
        sea.sky(elevation, azimuth, wisp_seed=plate['seed'])
    air = (0.62, 0.36, 0.26) if evening else (0.52, 0.70, 0.88)
    if plate['hills']:
        far_hills(plate['hills'], (0.30, 0.20, 0.22) if evening else (0.36, 0.53, 0.72), plate['seed'])
    lens = 18.0 / math.tan(math.radians(ANGLE_OF_VIEW / 2))
    common.camera((0, 0, EYE_HEIGHT), (0, 100, EYE_HEIGHT), lens)
    return air


def settings(air):
    """Render settings of a plate, after common.setup."""
    scene = bpy.context.scene
    scene.view_settings.view_transform = 'Standard'
    scene.view_settings.look = 'None'
    scene.view_settings.exposure = -0.6
    haze(air)
