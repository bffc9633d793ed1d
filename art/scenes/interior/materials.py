"""materials.py - what an interior is made of. Colours are linear red, green, blue; lengths in metres."""
import math

import bpy

from .graph import new_material
from .woods import WOODS, planks, wood

def paint(colour=(0.80, 0.785, 0.755), roughness=0.42, peel=0.05):
    """Sprayed satin paint with a trace of orange peel."""
    material, g = new_material('paint')
    relief = g.bump(g.noise(g.own_position(), 260, 2), peel, 0.001)
    g.principled(colour, roughness, {'Specular': 0.4, 'Normal': relief}, colour)
    return material


def tongue_and_groove(colour=(0.80, 0.785, 0.755), pitch=0.098):
    """Painted boards along a wall, with a soft groove between one and the next."""
    material, g = new_material('boards')
    height = g.separate(g.world_position())[2]
    across = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('DIVIDE', height, pitch)), 0.5))
    groove = g.remap(across, 0.5 - 0.0045 / pitch, 0.5)
    shade = g.mix(g.multiply(groove, 0.42), colour, (0.42, 0.40, 0.37))
    relief = g.bump(g.multiply(groove, -1.0), 0.5, 0.004)
    g.principled(shade, 0.42, {'Specular': 0.4, 'Normal': relief}, colour)
    return material


def cloth(
    colour,
    weave=0.0016,
    relief=0.25,
    sheen=0.35,
    mottle=0.12,
    crease=0.0,
    crease_scale=7.0,
    roughness=0.85,
):
    """Woven cloth: two crossing threads, uneven dye; crease: depth of soft wrinkles left by ironing."""
    material, g = new_material('cloth')
    position = g.own_position()
    x, y, z = g.separate(position)
    slant = g.multiply(z, 0.7)
    turns = 2 * math.pi / weave
    warp = g.math('SINE', g.multiply(g.add(x, slant), turns))
    weft = g.math('SINE', g.multiply(g.add(y, slant), turns))
    threads = g.add(g.multiply(g.multiply(warp, weft), 0.5), g.noise(position, 420, 2))
    darker = tuple(c * 0.45 for c in colour)
    lighter = tuple(min(1, c * 1.35) for c in colour)
    dyed = g.mix(mottle, colour, g.mix(g.noise(position, 330, 3, 0.7), darker, lighter))
    normal = g.bump(threads, relief, 0.0008)
    if crease:
        wrinkles = g.noise(position, crease_scale, 5, 0.55, 1.4)
        normal = g.bump(wrinkles, crease, 0.02, normal)
    g.principled(dyed, roughness, {'Specular': 0.2, 'Sheen': sheen, 'Normal': normal}, colour)
    return material


def rug(colour, accent, half_length):
    """A flat-woven rug, ribbed along its own x, with three stripes near each end of its own y."""
    material, g = new_material('rug')
    position = g.own_position()
    x, y, _ = g.separate(position)
    rib = g.math('SINE', g.multiply(y, 2 * math.pi / 0.026))
    knot = g.math('SINE', g.multiply(x, 2 * math.pi / 0.011))
    wool = g.noise(g.scaled(position, (60, 190, 60)), 1, 3, 0.7)
    shade = g.mix(wool, tuple(c * 0.86 for c in colour), tuple(min(1, c * 1.08) for c in colour))
    shade = g.mix(g.remap(rib, -1, 1, 0.0, 0.2), shade, tuple(c * 0.6 for c in colour))
    inwards = g.math('SUBTRACT', half_length, g.math('ABSOLUTE', y))
    for middle, half in ((0.17, 0.045), (0.26, 0.010), (0.08, 0.010)):
        stripe = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', inwards, middle)), half)
        shade = g.mix(g.multiply(stripe, 0.85), shade, accent)
    relief = g.add(g.multiply(rib, 0.7), g.add(g.multiply(knot, 0.3), wool))
    g.principled(shade, 0.9, {'Specular': 0.1, 'Sheen': 0.3, 'Normal': g.bump(relief, 0.8, 0.003)}, colour)
    return material


def cane(colour=(0.56, 0.41, 0.235), mesh=0.019):
    """Woven cane on a wall: pairs of strands up and across and one each way aslant, with small holes."""
    material, g = new_material('cane')
    x, _, z = g.separate(g.world_position())

    def strands(along, width):
        cell = g.math('FRACT', g.add(g.math('DIVIDE', along, mesh), 500.0))
        return g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', cell, 0.5)), width / 2)

    upright = g.math('MAXIMUM', strands(x, 0.38), strands(z, 0.38))
    slanted = g.math('MAXIMUM', strands(g.add(x, z), 0.26), strands(g.math('SUBTRACT', x, z), 0.26))
    tone = g.noise(g.world_position(), 55, 3)
    strand = g.mix(tone, tuple(c * 0.8 for c in colour), tuple(c * 1.2 for c in colour))
    shade = g.mix(g.math('MAXIMUM', upright, slanted), tuple(c * 0.16 for c in colour), strand)
    relief = g.bump(g.add(upright, g.multiply(slanted, 0.6)), 0.5, 0.002)
    g.principled(shade, 0.5, {'Specular': 0.35, 'Normal': relief}, tuple(c * 0.75 for c in colour))
    return material


def metal(colour=(0.62, 0.60, 0.57), roughness=0.22):
    material, g = new_material('metal')
    g.principled(colour, roughness, {'Metallic': 1.0})
    return material


def plain(colour, roughness=0.5, inputs=None):
    material, g = new_material('plain')
    g.principled(colour, roughness, inputs)
    return material


def glowing(colour, strength):
    """Seen as bright by the camera alone: lamps do the lighting, so that no mesh is sampled as a light."""
    material, g = new_material('glowing')
    material.cycles.sample_as_light = False
    seen = g.node('LightPath').outputs['Is Camera Ray']
    emission = g.node('Emission', {'Color': colour, 'Strength': g.multiply(seen, strength)})
    g.surface(emission.outputs[0])
    return material


def sheer(colour=(0.82, 0.79, 0.73), through=0.45):
    """Thin linen that lets light through: curtains and lampshades."""
    material, g = new_material('sheer')
    position = g.own_position()
    threads = g.noise(g.scaled(position, (300, 300, 40)), 1, 3, 0.7)
    shade = g.mix(threads, tuple(c * 0.82 for c in colour), colour)
    mixed = g.node('MixShader', {0: through})
    g.tree.links.new(g.node('BsdfDiffuse', {'Color': shade}).outputs[0], mixed.inputs[1])
    g.tree.links.new(g.node('BsdfTranslucent', {'Color': shade}).outputs[0], mixed.inputs[2])
    g.surface(mixed.outputs[0])
    return material


def picture(path, roughness=0.35):
    """A print: the image over the object's own x-y plane by its UV coordinates."""
    material, g = new_material('picture')
    texture = g.node('TexImage')
    texture.image = bpy.data.images.load(path, check_existing=True)
    g.principled(texture.outputs[0], roughness, {'Specular': 0.3})
    return material


def pages():
    """Book paper with lines of print along the object's own x."""
    material, g = new_material('pages')
    x, y, _ = g.separate(g.own_position())
    line = g.math('LESS_THAN', g.math('FRACT', g.add(g.multiply(y, 165), 50.0)), 0.42)
    words = g.remap(
        g.noise(g.combine(g.multiply(x, 190), g.math('FLOOR', g.multiply(y, 165))), 1.0, 1),
        0.40,
        0.44,
    )
    across = g.math('ABSOLUTE', x)
    inside = g.multiply(g.math('GREATER_THAN', across, 0.016), g.math('LESS_THAN', across, 0.112))
    inside = g.multiply(inside, g.math('LESS_THAN', g.math('ABSOLUTE', y), 0.082))
    ink = g.multiply(g.multiply(line, words), g.multiply(inside, 0.62))
    paper = (0.74, 0.70, 0.61)
    g.principled(g.mix(ink, paper, (0.08, 0.075, 0.07)), 0.8, {'Specular': 0.2}, paper)
    return material


def straw(colour=(0.62, 0.46, 0.26)):
    """Plaited straw: rings of braid around the object's own z axis."""
    material, g = new_material('straw')
    position = g.own_position()
    x, y, z = g.separate(position)
    radius = g.math('SQRT', g.add(g.multiply(x, x), g.multiply(y, y)))
    braid = g.math('SINE', g.multiply(g.add(radius, g.multiply(z, 0.8)), 2 * math.pi / 0.007))
    angle = g.math('ARCTAN2', y, x)
    stitch = g.math('SINE', g.add(g.multiply(angle, 190.0), g.multiply(braid, 1.3)))
    relief = g.add(g.multiply(braid, 0.7), g.multiply(stitch, 0.4))
    shade = g.mix(
        g.remap(relief, -1.0, 1.0),
        tuple(c * 0.6 for c in colour),
        tuple(min(1, c * 1.15) for c in colour),
    )
    shade = g.mix(g.multiply(g.noise(position, 90, 3), 0.3), shade, tuple(c * 0.7 for c in colour))
    g.principled(shade, 0.75, {'Specular': 0.25, 'Normal': g.bump(relief, 0.6, 0.0015)}, colour)
    return material


def speckled(light, dark):
    """Glossy shell or stone."""
    material, g = new_material('speckled')
    spots = g.remap(g.noise(g.own_position(), 110, 2), 0.54, 0.60)
    g.principled(g.mix(spots, light, dark), 0.18, {'Specular': 0.6}, light)
    return material


def shade(glow=0.0, colour=(0.80, 0.74, 0.64)):
    """A lampshade; glow: how bright it shines to the camera, its lamp being separate."""
    material, g = new_material('shade')
    threads = g.noise(g.scaled(g.own_position(), (260, 260, 60)), 1, 3, 0.7)
    tone = g.mix(threads, tuple(c * 0.85 for c in colour), colour)
    base = g.node('BsdfDiffuse', {'Color': tone}).outputs[0]
    if not glow:
        g.surface(base)
        return material
    material.cycles.sample_as_light = False
    height = g.separate(g.own_position())[2]
    bright = g.remap(g.math('ABSOLUTE', g.math('SUBTRACT', height, 0.19)), 0.09, 0.0, 0.35, 1.0)
    seen = g.multiply(g.node('LightPath').outputs['Is Camera Ray'], g.multiply(bright, glow))
    light = g.node('Emission', {'Color': g.mix(0.5, tone, (1.0, 0.62, 0.30)), 'Strength': seen}).outputs[0]
    added = g.node('AddShader')
    g.tree.links.new(base, added.inputs[0])
    g.tree.links.new(light, added.inputs[1])
    g.surface(added.outputs[0])
    return material


def wax(colour=(0.86, 0.78, 0.62)):
    """Candle wax that glows a little towards its flame."""
    material, g = new_material('wax')
    height = g.separate(g.own_position())[2]
    glow = g.multiply(g.remap(height, 0.03, 0.11), 0.9)
    seen = g.multiply(g.node('LightPath').outputs['Is Camera Ray'], glow)
    material.cycles.sample_as_light = False
    base = g.node('BsdfPrincipled', {'Base Color': colour, 'Roughness': 0.45}).outputs[0]
    light = g.node('Emission', {'Color': (1.0, 0.55, 0.22), 'Strength': seen}).outputs[0]
    added = g.node('AddShader')
    g.tree.links.new(base, added.inputs[0])
    g.tree.links.new(light, added.inputs[1])
    g.surface(added.outputs[0])
    return material


def peel(colour=(0.085, 0.17, 0.022)):
    """Skin of a lime, paler and yellower in places."""
    material, g = new_material('peel')
    position = g.own_position()
    shade = g.mix(g.noise(position, 22, 3), colour, (colour[0] * 2.0, colour[1] * 1.55, colour[2] * 1.3))
    pores = g.bump(g.noise(position, 320, 2), 0.4, 0.001)
    g.principled(shade, 0.42, {'Specular': 0.5, 'Normal': pores}, colour)
    return material


def leather(colour, gloss=0.40):
    """Smooth hide with a fine grain, a little darker in places."""
    material, g = new_material('leather')
    position = g.own_position()
    pores = g.node('TexVoronoi', {'Vector': position, 'Scale': 420.0}).outputs['Distance']
    worn = g.noise(position, 3.0, 3)
    shade = g.mix(worn, tuple(c * 0.8 for c in colour), tuple(c * 1.18 for c in colour))
    creases = g.bump(g.noise(position, 9, 4, 0.5, 1.0), 0.10, 0.012)
    normal = g.bump(pores, 0.22, 0.0006, creases)
    g.principled(shade, g.add(gloss - 0.06, g.multiply(worn, 0.12)), {'Specular': 0.42, 'Normal': normal}, colour)
    return material
