"""surfaces.py - what a bathroom is clad and topped with: tiles, veined stone, terry, a glass screen, the glow
round a mirror. Metres.
"""
from .graph import new_material


def tiles(colour, size, grout=(0.50, 0.48, 0.44), uneven=0.14, staggered=False):
    """Glazed tiles made by hand, of `size` along and up: each of its own shade and a little out of true, so that
    the window breaks up in them. For a wall along either axis.
    """
    material, g = new_material('tiles')
    x, y, z = g.separate(g.world_position())
    row = g.math('DIVIDE', z, size[1])
    along = g.add(g.math('DIVIDE', g.add(x, y), size[0]), 50.0)
    if staggered:
        along = g.add(along, g.multiply(g.math('FLOOR', row), 0.5))
    cell = g.combine(g.math('FLOOR', along), g.math('FLOOR', row), 0.0)
    within = [g.math('FRACT', each) for each in (along, row)]
    random = g.node('TexWhiteNoise', {'Vector': cell}, noise_dimensions='2D').outputs
    tints = g.separate(random['Color'])
    joints = []
    for part, length in zip(within, size):
        edge = g.math('SUBTRACT', 0.5, g.math('ABSOLUTE', g.math('SUBTRACT', part, 0.5)))
        joints.append(g.remap(g.multiply(edge, length), 0.0009, 0.0022))
    glazed = g.multiply(*joints)
    cloud = g.noise(g.world_position(), 34, 3)
    shade = g.mix(tints[0], tuple(c * (1 - uneven) for c in colour), tuple(min(1, c * (1 + uneven)) for c in colour))
    shade = g.mix(g.multiply(cloud, 0.20), shade, tuple(c * 0.7 for c in colour))
    shade = g.mix(glazed, grout, shade)
    tilts = [g.multiply(g.math('SUBTRACT', tint, 0.5), part) for tint, part in zip(tints[1:], within)]
    relief = g.add(g.multiply(glazed, 0.5), g.multiply(g.add(*tilts), 0.42))
    relief = g.add(relief, g.multiply(g.noise(g.world_position(), 26, 2), 0.25))
    roughness = g.remap(glazed, 0, 1, 0.8, 0.10)
    g.principled(shade, roughness, {'Specular': 0.5, 'Normal': g.bump(relief, 0.5, 0.003)}, colour)
    return material


def veined(ground, vein, share=0.5, gloss=0.16, scale=0.9):
    """Polished stone with veins that wander, fine ones beside broad ones."""
    material, g = new_material('stone')
    position = g.scaled(g.sum(g.world_position(), (3.1, 1.7, 0.4)), (1.0, 1.0, 0.9))
    shade = ground
    for size, width, strength in ((scale, 0.022, 1.0), (scale * 2.3, 0.012, 0.45)):
        wander = g.noise(position, size, 7, 0.6, 0.5)
        ridge = g.remap(g.math('ABSOLUTE', g.math('SUBTRACT', wander, 0.5)), width, 0.0)
        faded = g.multiply(ridge, g.remap(g.noise(position, size * 0.7, 2), 0.40, 0.62))
        shade = g.mix(g.multiply(faded, share * strength), shade, vein)
    cloud = g.remap(g.noise(position, scale * 1.6, 4), 0.35, 0.75)
    shade = g.mix(g.multiply(cloud, 0.22), shade, tuple(0.55 * a + 0.45 * b for a, b in zip(ground, vein)))
    g.principled(shade, gloss, {'Specular': 0.5}, ground)
    return material


def terry(colour, band=None, hem=0.5):
    """Towelling: loops of uneven height. band: colour of the smooth stripe `hem` metres from the middle of the
    towel's length, by its UV coordinates.
    """
    material, g = new_material('terry')
    position = g.own_position()
    loops = g.noise(position, 520, 3, 0.75)
    tufts = g.noise(position, 150, 3, 0.6)
    pile = g.add(g.multiply(loops, 0.7), g.multiply(tufts, 0.5))
    shade = g.mix(g.remap(pile, 0.40, 0.75), tuple(c * 0.62 for c in colour), tuple(min(1, c * 1.10) for c in colour))
    relief = pile
    if band:
        v = g.separate(g.node('TexCoord').outputs['UV'])[1]
        away = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('ABSOLUTE', v), hem))
        woven = g.remap(away, 0.017, 0.015)
        rib = g.math('SINE', g.multiply(v, 6.2832 / 0.006))
        shade = g.mix(woven, shade, g.mix(g.remap(rib, -1, 1), tuple(c * 0.8 for c in band), band))
        relief = g.multiply(relief, g.math('SUBTRACT', 1.0, g.multiply(woven, 0.85)))
    normal = g.bump(relief, 0.9, 0.004)
    g.principled(shade, 0.95, {'Specular': 0.08, 'Sheen': 0.6, 'Normal': normal}, colour)
    return material


def screen():
    """A sheet of clear glass: what is beyond it, and the room where it is seen from beside. Elsewhere it gives
    nothing back: rays that are rarely drawn come out as specks.
    """
    material, g = new_material('screen')
    facing = g.node('LayerWeight', {'Blend': 0.5}).outputs['Facing']
    light = g.node('LightPath').outputs
    seen = g.math('SUBTRACT', 1.0, g.math('MAXIMUM', light['Is Shadow Ray'], light['Is Diffuse Ray']))
    amount = g.multiply(g.remap(facing, 0.80, 1.0), 0.5)
    mixed = g.node('MixShader', {0: g.multiply(amount, seen)})
    clear = g.node('BsdfTransparent', {'Color': (0.935, 0.965, 0.958)})
    gloss = g.node('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': 0.0})
    g.tree.links.new(clear.outputs[0], mixed.inputs[1])
    g.tree.links.new(gloss.outputs[0], mixed.inputs[2])
    g.surface(mixed.outputs[0])
    return material


def halo(inner, reach, strength, colour=(1.0, 0.80, 0.56)):
    """Light on the wall round a lit mirror: strongest at its edge, which lies at UV `inner` of 1, and gone at
    1; for the camera and mirrors alone.
    """
    material, g = new_material('halo')
    material.cycles.sample_as_light = False
    u = g.separate(g.node('TexCoord').outputs['UV'])[0]
    fall = g.math('POWER', g.math('SUBTRACT', 1.0, g.remap(u, inner, reach)), 2.0)
    unseen = g.node('LightPath').outputs['Is Diffuse Ray']
    bright = g.multiply(g.multiply(fall, strength), g.math('SUBTRACT', 1.0, unseen))
    added = g.node('AddShader')
    g.tree.links.new(g.node('BsdfTransparent').outputs[0], added.inputs[0])
    g.tree.links.new(g.node('Emission', {'Color': colour, 'Strength': bright}).outputs[0], added.inputs[1])
    g.surface(added.outputs[0])
    return material
