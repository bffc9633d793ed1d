"""town_materials.py - the colours of walls, roofs and lit windows of a town, in courses of stone and with lamps at their foot."""

import math

from shading import new_mat

COLOURS = {
    'ochre': (0.62, 0.37, 0.11),
    'rose': (0.58, 0.27, 0.19),
    'cream': (0.70, 0.57, 0.38),
    'blue': (0.18, 0.35, 0.48),
    'green': (0.36, 0.46, 0.38),
    'white': (0.74, 0.72, 0.67),
    'stone': (0.42, 0.38, 0.31),
    'coral': (0.38, 0.29, 0.19),
    'tiles': (0.66, 0.30, 0.17),
    'dome': (0.50, 0.25, 0.12),
    'opening': (0.05, 0.05, 0.055),
    'tower': (0.40, 0.42, 0.45),
    'pale-dome': (0.50, 0.50, 0.47),
    'rock': (0.16, 0.14, 0.11),
    'red': (0.42, 0.06, 0.04),
    'trim': (0.72, 0.69, 0.62),
    'shutter': (0.10, 0.17, 0.14),
    'timber': (0.17, 0.095, 0.05),
    'petals': (0.50, 0.05, 0.16),
    'slate': (0.20, 0.21, 0.22),
    'mustard': (0.66, 0.46, 0.14),
    'indigo': (0.09, 0.19, 0.42),
    'paving': (0.40, 0.33, 0.26),
    'lawn': (0.055, 0.11, 0.03),
    'wooded': (0.030, 0.045, 0.026),
}


# What no lamp at a wall's foot lights.
UNLIT = ('opening', 'tower', 'rock', 'red', 'tiles', 'wooded')


def masonry(graph):
    """Courses of stone blocks with dark joints, as a factor of the colour; fine enough for 300 metres."""
    x, y, z = graph.n('ShaderNodeSeparateXYZ', ins={0: graph.pos()}).outputs
    along = graph.n('ShaderNodeCombineXYZ', ins={0: graph.math('ADD', x, y), 1: z, 2: 0.0}).outputs[0]
    blocks = graph.n(
        'ShaderNodeTexBrick',
        ins={
            'Vector': along,
            'Color1': (1.10, 1.06, 1.0),
            'Color2': (0.84, 0.83, 0.82),
            'Mortar': (0.66, 0.62, 0.58),
            'Scale': 1.0,
            'Mortar Size': 0.03,
            'Brick Width': 1.1,
            'Row Height': 0.48,
        },
    )
    return blocks.outputs['Color']


def pantiles(graph):
    """Rows of hollow tiles up a slope, no two of one colour, as a factor of the colour."""
    x, y, _ = graph.n('ShaderNodeSeparateXYZ', ins={0: graph.pos()}).outputs
    rows = graph.n(
        'ShaderNodeTexBrick',
        ins={
            'Vector': graph.n('ShaderNodeCombineXYZ', ins={0: y, 1: x, 2: 0.0}).outputs[0],
            'Color1': (1.5, 1.3, 1.15),
            'Color2': (0.72, 0.66, 0.62),
            'Mortar': (0.30, 0.27, 0.26),
            'Scale': 1.0,
            'Mortar Size': 0.09,
            'Mortar Smooth': 0.8,
            'Brick Width': 0.8,
            'Row Height': 0.5,
        },
    )
    weather = graph.mapr(graph.noise(graph.pos(), 0.5, 4, 0.65), 0.32, 0.7, 0.6, 1.35)
    patchy = graph.n('ShaderNodeCombineXYZ', ins={0: weather, 1: weather, 2: weather}).outputs[0]
    return graph.mix(1.0, rows.outputs['Color'], patchy, 'MULTIPLY')


def material(look, lit):
    made, graph = new_mat(look)
    if look in ('window', 'beam', 'lamp'):
        strength = graph.mapr(
            graph.noise(graph.pos(), 0.35, 2), 0.3, 0.7, 0.25, {'window': 1.3, 'beam': 14, 'lamp': 9}[look]
        )
        shader = graph.n('ShaderNodeEmission', ins={'Color': (1.0, 0.55, 0.22), 'Strength': strength})
        made.cycles.sample_as_light = False
    else:
        stain = graph.mapr(
            graph.noise(graph.scalevec(graph.pos(), (1, 1, 0.35)), 0.35, 4, 0.6), 0.3, 0.75, 0.72, 1.1
        )
        tint = graph.n('ShaderNodeCombineXYZ', ins={0: stain, 1: stain, 2: stain})
        colour = graph.mix(1.0, COLOURS[look], tint.outputs[0], 'MULTIPLY')
        if look in ('coral', 'stone'):
            colour = graph.mix(1.0, colour, masonry(graph), 'MULTIPLY')
        if look == 'tiles':
            colour = graph.mix(1.0, colour, pantiles(graph), 'MULTIPLY')
        shader = graph.n('ShaderNodeBsdfDiffuse', ins={'Color': colour})
        if lit and look not in UNLIT:
            # Lamps at the foot of the walls, seventeen metres apart: each throws a cone of light up its wall.
            x, _, height = graph.n('ShaderNodeSeparateXYZ', ins={0: graph.pos()}).outputs
            aside = graph.math('ABSOLUTE', graph.math('SUBTRACT', graph.math('PINGPONG', x, 8.5), 4.2))
            spread = graph.math('ADD', 1.4, graph.math('MULTIPLY', graph.math('MAXIMUM', height, 0.0), 0.35))
            away = graph.math('DIVIDE', aside, spread)
            cone = graph.math('POWER', math.e, graph.math('MULTIPLY', away, -1.3))
            strength = graph.math('MULTIPLY', graph.mapr(height, 0, 22, 1.3, 0.05), cone)
            glow = graph.mix(1.0, colour, (1.0, 0.58, 0.24), 'MULTIPLY')
            lamp = graph.n('ShaderNodeEmission', ins={'Color': glow, 'Strength': strength})
            both = graph.n('ShaderNodeAddShader')
            graph.t.links.new(shader.outputs[0], both.inputs[0])
            graph.t.links.new(lamp.outputs[0], both.inputs[1])
            made.cycles.sample_as_light = False
            shader = both
    graph.t.links.new(shader.outputs[0], graph.n('ShaderNodeOutputMaterial').inputs[0])
    return made
