"""glass.py - panes, mirrors, drinking glasses and what is in them."""
from .graph import new_material


def pane():
    """Window glass: a trace of its green, and nothing mirrored. What a bright room's pane gives back is too
    faint to be seen, and rays that are rarely drawn come out as white specks at few samples.
    """
    material, g = new_material('pane')
    g.surface(g.node('BsdfTransparent', {'Color': (0.93, 0.965, 0.96)}).outputs[0])
    return material


def mirror():
    material, g = new_material('mirror')
    g.principled((0.86, 0.88, 0.88), 0.02, {'Metallic': 1.0})
    return material


def drinking_glass():
    """The wall of a glass as one thin layer: clear head on, a dark line where it turns away, and the gloss of
    what is bright around it; shadow rays pass.
    """
    material, g = new_material('glass')
    facing = g.node('LayerWeight', {'Blend': 0.5}).outputs['Facing']
    shadow = g.node('LightPath').outputs['Is Shadow Ray']
    seen = g.math('SUBTRACT', 1.0, shadow)
    amount = g.add(0.045, g.multiply(g.math('POWER', facing, 4.0), 0.40))
    mixed = g.node('MixShader', {0: g.multiply(amount, seen)})
    edge = g.multiply(g.math('POWER', facing, 5.0), seen)
    clear = g.node('BsdfTransparent', {'Color': g.mix(edge, (0.985, 0.99, 0.988), (0.10, 0.12, 0.125))})
    gloss = g.node('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': 0.015})
    g.tree.links.new(clear.outputs[0], mixed.inputs[1])
    g.tree.links.new(gloss.outputs[0], mixed.inputs[2])
    g.surface(mixed.outputs[0])
    return material


def solid_glass():
    """Stems, feet and rims: glass that bends light, so that it shows before anything; shadow rays pass."""
    material, g = new_material('solid glass')
    shadow = g.node('LightPath').outputs['Is Shadow Ray']
    mixed = g.node('MixShader', {0: shadow})
    bent = g.node('BsdfGlass', {'Color': (0.97, 0.985, 0.98), 'Roughness': 0.0, 'IOR': 1.46})
    through = g.node('BsdfTransparent', {'Color': (0.85, 0.87, 0.86)})
    g.tree.links.new(bent.outputs[0], mixed.inputs[1])
    g.tree.links.new(through.outputs[0], mixed.inputs[2])
    g.surface(mixed.outputs[0])
    return material


def drink(colour):
    """What is in a glass: bends and colours what is seen through it; shadow rays pass."""
    material, g = new_material('drink')
    shadow = g.node('LightPath').outputs['Is Shadow Ray']
    # Partly straight through: bent rays alone end in the dark of a table.
    mixed = g.node('MixShader', {0: g.math('MAXIMUM', shadow, 0.45)})
    bent = g.node('BsdfRefraction', {'Color': colour, 'Roughness': 0.0, 'IOR': 1.33})
    g.tree.links.new(bent.outputs[0], mixed.inputs[1])
    g.tree.links.new(g.node('BsdfTransparent', {'Color': colour}).outputs[0], mixed.inputs[2])
    g.surface(mixed.outputs[0])
    return material
