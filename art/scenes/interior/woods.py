"""woods.py - wood with grain and gloss, and planks of it."""

from .graph import new_material

WOODS = {
    'oak': ((0.300, 0.190, 0.105), (0.455, 0.315, 0.195), (0.56, 0.415, 0.275)),
    'walnut': ((0.060, 0.030, 0.016), (0.125, 0.066, 0.036), (0.19, 0.105, 0.06)),
    'teak': ((0.190, 0.098, 0.046), (0.325, 0.185, 0.094), (0.43, 0.262, 0.145)),
    'ash': ((0.36, 0.26, 0.165), (0.50, 0.385, 0.265), (0.59, 0.475, 0.345)),
    'cherry': ((0.150, 0.055, 0.024), (0.265, 0.112, 0.052), (0.36, 0.170, 0.085)),
    'grey-oak': ((0.185, 0.150, 0.118), (0.290, 0.245, 0.200), (0.375, 0.325, 0.275)),
}


def wood(tone, axis, gloss=0.34):
    """Veneer whose grain runs along the object's own axis 0, 1 or 2; every board has its own figure."""
    dark, middle, light = WOODS[tone]
    material, g = new_material(f'{tone}-{axis}')
    random = g.random_of_object()
    offset = g.combine(*[g.multiply(random, 37.0 + 11 * i) for i in range(3)])
    position = g.sum(g.own_position(), offset)

    def stretched(along, across):
        return g.scaled(position, tuple(along if i == axis else across for i in range(3)))

    figure = g.noise(stretched(0.55, 5.0), 1.0, 3, 0.5, 0.4)
    # Growth rings cut by the knife: fast rise, slow fall.
    wave = g.math('FRACT', g.multiply(figure, 13.0))
    ring = g.multiply(g.remap(wave, 0, 0.8), g.remap(wave, 1.0, 0.84))
    fibre = g.noise(stretched(3.5, 150), 1.0, 4, 0.65)
    pore = g.remap(g.noise(stretched(9, 420), 1.0, 2, 0.6), 0.54, 0.66)
    broad = g.noise(stretched(0.4, 1.6), 1, 2)
    tone_value = g.add(g.add(g.multiply(ring, 0.15), g.multiply(fibre, 0.70)), g.multiply(broad, 0.3))
    colour = g.ramp(tone_value, [(0.32, light), (0.58, middle), (0.86, dark)])
    colour = g.mix(g.multiply(pore, 0.32), colour, dark)
    colour = g.mix(1.0, colour, g.mix(random, (0.90, 0.90, 0.90), (1.07, 1.05, 1.03)), 'MULTIPLY')
    relief = g.add(g.multiply(pore, -0.6), g.multiply(fibre, 0.35))
    roughness = g.add(gloss, g.multiply(fibre, 0.14))
    g.principled(colour, roughness, {'Specular': 0.45, 'Normal': g.bump(relief, 0.18, 0.0012)}, middle)
    return material


def planks(tone, inlay=None, pitch=0.062, line=0.007, gloss=0.24):
    """Sole of strips along y; inlay: colour of the pale line between them, or None for a dark joint."""
    dark, middle, light = WOODS[tone]
    material, g = new_material('sole')
    position = g.world_position()
    cell = g.math('DIVIDE', g.separate(position)[0], pitch)
    strip = g.math('FLOOR', cell)
    within = g.math('FRACT', g.add(cell, 100.0))
    random = g.node('TexWhiteNoise', {'W': strip}, noise_dimensions='1D').outputs[0]
    shifted = g.sum(position, g.combine(g.multiply(random, 31.0), g.multiply(random, 57.0)))
    fibre = g.noise(g.scaled(shifted, (160, 4, 1)), 1, 4, 0.65)
    figure = g.noise(g.scaled(shifted, (22, 0.9, 1)), 1, 3, 0.5, 0.5)
    tone_value = g.add(g.multiply(fibre, 0.55), g.multiply(figure, 0.45))
    colour = g.ramp(tone_value, [(0.3, light), (0.52, middle), (0.74, dark)])
    colour = g.mix(1.0, colour, g.mix(random, (0.88, 0.88, 0.88), (1.08, 1.06, 1.04)), 'MULTIPLY')
    joint = g.math('LESS_THAN', within, line / pitch)
    between = g.mix(fibre, inlay, tuple(c * 1.15 for c in inlay)) if inlay else (0.02, 0.016, 0.012)
    colour = g.mix(joint, colour, between)
    roughness = g.add(gloss, g.multiply(g.noise(position, 3.0, 3), 0.16))
    g.principled(colour, roughness, {'Specular': 0.5, 'Normal': g.bump(fibre, 0.10, 0.001)}, middle)
    return material
