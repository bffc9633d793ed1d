"""linen.py - bed linen and throws: threads of uneven strength, wrinkles that ironing left, a border in another
colour.
"""
from .graph import new_material


def _border(g, trim):
    """Where a line of `width` runs round a rectangle (middle u, middle v, half u, half v) of the cloth as it
    was cut.
    """
    middle_u, middle_v, half_u, half_v = trim['rectangle']
    u, v, _ = g.separate(g.node('TexCoord').outputs['UV'])
    beside = g.math('SUBTRACT', g.math('ABSOLUTE', g.math('SUBTRACT', u, middle_u)), half_u)
    over = g.math('SUBTRACT', g.math('ABSOLUTE', g.math('SUBTRACT', v, middle_v)), half_v)
    distance = g.math('ABSOLUTE', g.math('MAXIMUM', beside, over))
    return g.math('LESS_THAN', distance, trim['width'] / 2)


def linen(colour, trim=None, slub=0.08, wrinkles=0.35, ribs=None):
    """Woven cloth. trim: a border, see _border(), and its 'colour'; slub: how much its threads differ;
    wrinkles: their depth; ribs: metres from one rib of a coarse weave to the next.
    """
    material, g = new_material('linen')
    position = g.own_position()
    x, y, z = g.separate(position)
    laid = g.combine(x, g.add(y, z), g.multiply(z, 0.4))
    warp = g.noise(g.scaled(laid, (420, 26, 40)), 1.0, 2, 0.6)
    weft = g.noise(g.scaled(laid, (26, 420, 40)), 1.0, 2, 0.6)
    threads = g.remap(g.multiply(g.add(warp, weft), 0.5), 0.36, 0.64)
    shade = g.mix(threads, tuple(c * (1 - slub) for c in colour), tuple(min(1, c * (1 + slub / 3)) for c in colour))
    relief = g.multiply(threads, 0.3)
    if ribs:
        u, v, _ = g.separate(g.node('TexCoord').outputs['UV'])
        rib = g.math('SINE', g.multiply(g.add(v, g.multiply(warp, 0.002)), 6.2832 / ribs))
        shade = g.mix(g.remap(rib, -1, 0.4, 0.45, 0.0), shade, tuple(c * 0.45 for c in colour))
        relief = g.add(relief, rib)
    if trim:
        shade = g.mix(_border(g, trim), shade, trim['colour'])
    normal = g.bump(relief, 0.35, 0.0012)
    folded = g.noise(position, 8.0, 3, 0.5, 1.2)
    ridge = g.math('SUBTRACT', 1.0, g.math('ABSOLUTE', g.math('SUBTRACT', g.multiply(folded, 2.0), 1.0)))
    normal = g.bump(g.math('POWER', ridge, 3.0), wrinkles, 0.010, normal)
    g.principled(shade, 0.85, {'Specular': 0.15, 'Normal': normal}, colour)
    return material
