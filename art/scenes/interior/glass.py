"""glass.py - panes, mirrors, drinking glasses and what is in them."""
from .graph import new_material


def pane(mirroring=0.15):
    """Window glass: lets shadow rays through and mirrors a little at grazing angles."""
    material, g = new_material('pane')
    fresnel = g.node('Fresnel', {'IOR': 1.45}).outputs[0]
    mixed = g.node('MixShader', {0: g.multiply(fresnel, mirroring)})
    clear = g.node('BsdfTransparent', {'Color': (0.93, 0.965, 0.96)})
    gloss = g.node('BsdfGlossy', {'Roughness': 0.0})
    g.tree.links.new(clear.outputs[0], mixed.inputs[1])
    g.tree.links.new(gloss.outputs[0], mixed.inputs[2])
    g.surface(mixed.outputs[0])
    return material


def mirror():
    material, g = new_material('mirror')
    g.principled((0.86, 0.88, 0.88), 0.02, {'Metallic': 1.0})
    return material


def drinking_glass():
    """Thin glass without refraction: clear head on, bright at the rim; shadow rays pass."""
    material, g = new_material('glass')
    facing = g.node('LayerWeight', {'Blend': 0.28}).outputs['Facing']
    amount = g.add(0.05, g.multiply(g.math('POWER', facing, 1.8), 0.68))
    shadow = g.node('LightPath').outputs['Is Shadow Ray']
    mixed = g.node('MixShader', {0: g.multiply(amount, g.math('SUBTRACT', 1.0, shadow))})
    clear = g.node('BsdfTransparent', {'Color': (0.975, 0.982, 0.98)})
    gloss = g.node('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': 0.02})
    g.tree.links.new(clear.outputs[0], mixed.inputs[1])
    g.tree.links.new(gloss.outputs[0], mixed.inputs[2])
    g.surface(mixed.outputs[0])
    return material


def tinted_clear(colour):
    """A drink in a glass: colours what is seen through it, with a trace of gloss."""
    material, g = new_material('drink')
    mixed = g.node('MixShader', {0: 0.06})
    g.tree.links.new(g.node('BsdfTransparent', {'Color': colour}).outputs[0], mixed.inputs[1])
    g.tree.links.new(g.node('BsdfGlossy', {'Roughness': 0.02}).outputs[0], mixed.inputs[2])
    g.surface(mixed.outputs[0])
    return material
