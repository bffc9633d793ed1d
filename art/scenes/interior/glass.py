"""glass.py - panes, mirrors, drinking glasses and what is in them."""
from .graph import new_material

# What the edges of glasses give back in this picture: by day nothing, so that the sky behind draws them as a
# dark line; in the evening the warm light of flames and lamps.
EDGES = {'colour': (1.0, 1.0, 1.0), 'strength': 0.0}


def lit_edges(colour, strength):
    """Glasses made from now on shine along their rims and sides, and their drinks a little, to the camera
    alone: the few samples of a picture find no lamp in so thin a wall.
    """
    EDGES.update(colour=colour, strength=strength)


def _with_light(g, shader, colour, amount):
    """The shader, and `amount` of light of a colour that only the camera sees."""
    if not EDGES['strength']:
        return shader
    camera = g.node('LightPath').outputs['Is Camera Ray']
    strength = g.multiply(camera, g.multiply(amount, EDGES['strength']))
    light = g.node('Emission', {'Color': colour, 'Strength': strength})
    added = g.node('AddShader')
    g.tree.links.new(shader, added.inputs[0])
    g.tree.links.new(light.outputs[0], added.inputs[1])
    return added.outputs[0]


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
    """The wall of a glass as one thin layer: clear head on, where it turns away a dark line by day and a
    bright one in the evening, and the gloss of what is bright around it; shadow rays pass.
    """
    material, g = new_material('glass')
    material.cycles.sample_as_light = False
    facing = g.node('LayerWeight', {'Blend': 0.5}).outputs['Facing']
    seen = g.math('SUBTRACT', 1.0, g.node('LightPath').outputs['Is Shadow Ray'])
    amount = g.add(0.055, g.multiply(g.math('POWER', facing, 3.0), 0.45))
    mixed = g.node('MixShader', {0: g.multiply(amount, seen)})
    edge = g.multiply(g.math('POWER', facing, 3.5), seen)
    dark = (0.62, 0.60, 0.57) if EDGES['strength'] else (0.16, 0.20, 0.21)
    clear = g.node('BsdfTransparent', {'Color': g.mix(edge, (0.985, 0.99, 0.988), dark)})
    gloss = g.node('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': 0.015})
    g.tree.links.new(clear.outputs[0], mixed.inputs[1])
    g.tree.links.new(gloss.outputs[0], mixed.inputs[2])
    g.surface(_with_light(g, mixed.outputs[0], EDGES['colour'], g.multiply(g.math('POWER', facing, 3.0), 0.8)))
    return material


def solid_glass():
    """Stems, feet and rims: glass that bends light, so that it shows before anything; shadow rays pass."""
    material, g = new_material('solid glass')
    material.cycles.sample_as_light = False
    shadow = g.node('LightPath').outputs['Is Shadow Ray']
    mixed = g.node('MixShader', {0: g.math('MAXIMUM', shadow, 0.25)})
    bent = g.node('BsdfGlass', {'Color': (0.97, 0.985, 0.98), 'Roughness': 0.0, 'IOR': 1.46})
    through = g.node('BsdfTransparent', {'Color': (0.85, 0.87, 0.86)})
    g.tree.links.new(bent.outputs[0], mixed.inputs[1])
    g.tree.links.new(through.outputs[0], mixed.inputs[2])
    facing = g.node('LayerWeight', {'Blend': 0.5}).outputs['Facing']
    lit = g.add(0.06, g.multiply(g.math('POWER', facing, 2.0), 0.55))
    g.surface(_with_light(g, mixed.outputs[0], EDGES['colour'], lit))
    return material


def drink(colour, cloudy=0.0, above=None):
    """What is in a glass: bends and colours what is seen through it; cloudy: how much of it is pulp that
    scatters light, as in a juice; above: another colour into which it passes, and between which heights;
    shadow rays pass.
    """
    material, g = new_material('drink')
    # Water has no colour to show.
    amount = 0.30 if min(colour) < 0.7 else 0.06
    if above:
        colour = g.mix(g.remap(g.separate(g.own_position())[2], *above[1:]), colour, above[0])
    material.cycles.sample_as_light = False
    shadow = g.node('LightPath').outputs['Is Shadow Ray']
    # Partly straight through: bent rays alone end in the dark of a table.
    mixed = g.node('MixShader', {0: g.math('MAXIMUM', shadow, 0.45)})
    bent = g.node('BsdfRefraction', {'Color': colour, 'Roughness': 0.0, 'IOR': 1.33})
    g.tree.links.new(bent.outputs[0], mixed.inputs[1])
    g.tree.links.new(g.node('BsdfTransparent', {'Color': colour}).outputs[0], mixed.inputs[2])
    shader = mixed.outputs[0]
    if cloudy:
        scattered = g.node('MixShader', {0: 0.45})
        g.tree.links.new(g.node('BsdfDiffuse', {'Color': colour}).outputs[0], scattered.inputs[1])
        g.tree.links.new(g.node('BsdfTranslucent', {'Color': colour}).outputs[0], scattered.inputs[2])
        seen = g.math('SUBTRACT', 1.0, shadow)
        both = g.node('MixShader', {0: g.multiply(seen, cloudy)})
        g.tree.links.new(shader, both.inputs[1])
        g.tree.links.new(scattered.outputs[0], both.inputs[2])
        shader = both.outputs[0]
    g.surface(_with_light(g, shader, colour, amount))
    return material


def ice():
    """Clear ice with a white heart."""
    material, g = new_material('ice')
    shadow = g.node('LightPath').outputs['Is Shadow Ray']
    heart = g.remap(g.noise(g.own_position(), 70, 3, 0.6), 0.42, 0.66, 0.15, 0.75)
    milky = g.node('BsdfDiffuse', {'Color': (0.86, 0.91, 0.93)})
    clear = g.node('BsdfTransparent', {'Color': (0.93, 0.96, 0.97)})
    body = g.node('MixShader', {0: g.multiply(heart, g.math('SUBTRACT', 1.0, shadow))})
    g.tree.links.new(clear.outputs[0], body.inputs[1])
    g.tree.links.new(milky.outputs[0], body.inputs[2])
    facing = g.node('LayerWeight', {'Blend': 0.5}).outputs['Facing']
    seen = g.math('SUBTRACT', 1.0, shadow)
    mixed = g.node('MixShader', {0: g.multiply(seen, g.add(0.10, g.multiply(facing, 0.5)))})
    g.tree.links.new(body.outputs[0], mixed.inputs[1])
    gloss = g.node('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': 0.05})
    g.tree.links.new(gloss.outputs[0], mixed.inputs[2])
    g.surface(mixed.outputs[0])
    return material
