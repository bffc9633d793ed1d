"""palette.py - what a foredeck is made of. Colours are linear red, green, blue; lengths in metres."""

import math

from interior import materials
from interior.graph import new_material


def decking(colour=(0.62, 0.61, 0.58)):
    """Moulded non-skid: rows of small diamonds, a little worn."""
    material, g = new_material('decking')
    x, y, _ = g.separate(g.world_position())
    turns = 2 * math.pi / 0.011
    one = g.math('SINE', g.multiply(g.add(x, y), turns))
    other = g.math('SINE', g.multiply(g.math('SUBTRACT', x, y), turns))
    relief = g.multiply(one, other)
    worn = g.noise(g.world_position(), 2.2, 4)
    shade = g.mix(worn, tuple(c * 0.93 for c in colour), tuple(c * 1.05 for c in colour))
    g.principled(shade, 0.55, {'Specular': 0.3, 'Normal': g.bump(relief, 0.55, 0.0016)}, colour)
    return material


def cord(colour=(0.80, 0.78, 0.73), pitch=0.009):
    """Braided cord, its strands crossing along it."""
    material, g = new_material('cord')
    position = g.world_position()
    x, y, z = g.separate(position)
    turns = 2 * math.pi / pitch
    one = g.math('SINE', g.multiply(g.add(g.add(x, y), g.multiply(z, 2.0)), turns))
    other = g.math('SINE', g.multiply(g.add(g.math('SUBTRACT', x, y), g.multiply(z, 2.0)), turns))
    strands = g.multiply(one, other)
    shade = g.mix(g.remap(strands, -1, 1), tuple(c * 0.66 for c in colour), colour)
    shade = g.mix(g.multiply(g.noise(position, 5.0, 3), 0.25), shade, tuple(c * 0.7 for c in colour))
    g.principled(shade, 0.75, {'Specular': 0.2, 'Sheen': 0.2, 'Normal': g.bump(strands, 0.7, 0.0012)}, colour)
    return material


def sailcloth(colour, pitch=1.15):
    """A rolled sail in its sun cloth: a seam and a shadow along the spiral."""
    material, g = new_material('sailcloth')
    x, y, z = g.separate(g.own_position())
    angle = g.multiply(g.math('ARCTAN2', y, x), 1 / (2 * math.pi))
    spiral = g.math('FRACT', g.add(g.add(angle, g.multiply(z, pitch / (2 * math.pi))), 20.0))
    edge = g.remap(spiral, 0.955, 0.995)
    shade = g.mix(g.remap(spiral, 0.0, 0.5), tuple(c * 0.8 for c in colour), colour)
    stitch = g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', spiral, 0.86)), 0.006)
    shade = g.mix(g.multiply(stitch, 0.5), shade, tuple(min(1, c * 1.8 + 0.05) for c in colour))
    shade = g.mix(g.multiply(edge, 0.45), shade, tuple(c * 0.4 for c in colour))
    creases = g.noise(g.scaled(g.own_position(), (9, 9, 3)), 1.0, 4, 0.55, 1.2)
    threads = g.noise(g.own_position(), 500, 2)
    normal = g.bump(threads, 0.2, 0.0008, g.bump(creases, 0.45, 0.02))
    g.principled(shade, 0.7, {'Specular': 0.25, 'Sheen': 0.3, 'Normal': normal}, colour)
    return material


def striped(ground, stripe, half_length, manner='ends'):
    """Flat-woven cotton: threads of uneven strength, stripes across it by its rest position. manner: 'ends', a broad
    and two narrow stripes near each end; 'fine', narrow ones along all its length; 'broad', as broad as what is between.
    """
    material, g = new_material('striped')
    u, v, _ = g.separate(g.node('TexCoord').outputs['UV'])
    place = g.combine(u, v, 0.0)
    warp = g.noise(g.scaled(place, (620, 38, 1)), 1.0, 2, 0.6)
    weft = g.noise(g.scaled(place, (38, 620, 1)), 1.0, 2, 0.6)
    threads = g.multiply(g.add(warp, weft), 0.5)
    inwards = g.math('SUBTRACT', half_length, g.math('ABSOLUTE', v))
    if manner == 'ends':
        lines = ((0.20, 0.055), (0.295, 0.012), (0.335, 0.012), (0.09, 0.016))
        bands = [_band(g, inwards, middle, half) for middle, half in lines]
    elif manner == 'fine':
        bands = [g.math('LESS_THAN', g.math('PINGPONG', v, 0.020), 0.0075), _band(g, inwards, 0.06, 0.035)]
    else:
        bands = [g.math('LESS_THAN', g.math('PINGPONG', v, 0.085), 0.040)]
    dyed = bands[0]
    for band in bands[1:]:
        dyed = g.math('MAXIMUM', dyed, band)
    shade = g.mix(g.multiply(dyed, 0.94), ground, stripe)
    shade = g.mix(g.remap(threads, 0.35, 0.65, 0.22, 0.0), shade, (0.02, 0.02, 0.02))
    folded = g.noise(place, 9.0, 3, 0.5, 1.2)
    normal = g.bump(threads, 0.55, 0.0016, g.bump(folded, 0.25, 0.010))
    g.principled(shade, 0.9, {'Specular': 0.12, 'Sheen': 0.35, 'Normal': normal}, ground)
    return material


def _band(g, along, middle, half):
    return g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', along, middle)), half)


def wet(darker=0.42):
    """Wood that water has darkened, and its film."""
    material, g = new_material('wet')
    stain = g.node('BsdfTransparent', {'Color': (darker, darker * 0.93, darker * 0.86)})
    film = g.node('BsdfGlossy', {'Color': (1, 1, 1), 'Roughness': 0.09})
    mixed = g.node('MixShader', {0: 0.07})
    g.tree.links.new(stain.outputs[0], mixed.inputs[1])
    g.tree.links.new(film.outputs[0], mixed.inputs[2])
    g.surface(mixed.outputs[0])
    return material


def palette(wood='teak', accent=(0.035, 0.13, 0.17), canvas=(0.55, 0.52, 0.46), upholstery=(0.55, 0.52, 0.46)):
    return {
        'planks': materials.planks(wood, (0.035, 0.030, 0.026), 0.052, 0.0055, 0.36),
        'margin': materials.wood(wood, 0, 0.36),
        'slat': materials.wood(wood, 0, 0.36),
        'along': materials.wood(wood, 1, 0.36),
        'gelcoat': materials.paint((0.78, 0.77, 0.74), 0.20, 0.01),
        'decking': decking(),
        'cord': cord(),
        'rope': cord((0.74, 0.72, 0.67), 0.016),
        'line': cord((0.70, 0.68, 0.62), 0.008),
        'sheet': cord(tuple(0.5 * c + 0.25 for c in accent), 0.012),
        'steel': materials.metal((0.66, 0.65, 0.63), 0.13),
        'wire': materials.metal((0.52, 0.52, 0.51), 0.30),
        'aluminium': materials.metal((0.60, 0.61, 0.62), 0.34),
        'chain': materials.metal((0.40, 0.40, 0.41), 0.42),
        'drum': materials.plain((0.025, 0.026, 0.028), 0.35),
        'sail': sailcloth(canvas),
        'accent': materials.cloth(accent, 0.0032, 0.6, 0.4, 0.25),
        'linen': materials.cloth((0.74, 0.70, 0.63), 0.0016, 0.35, 0.3, 0.10, crease=0.12),
        'upholstery': materials.cloth(upholstery, 0.0030, 0.5, 0.3, 0.22),
        'piping': materials.cloth(tuple(c * 0.5 for c in upholstery), 0.003, 0.3, 0.2, 0.1),
        'wet': wet(),
        'crockery': materials.paint((0.74, 0.72, 0.68), 0.16, 0.01),
    }
