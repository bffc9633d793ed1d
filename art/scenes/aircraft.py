"""aircraft.py - a wing as seen from a cabin window. Metres; nose towards +x."""

import math

import numpy as np

import boats as B
from shading import new_mat

SPAN, SWEEP, ROOT_CHORD, TAPER = 15.5, 5.4, 4.6, 3.1
"""Of the wing without its winglet: how far it reaches out and back, its chord at the root, and what of that is
lost at the tip."""


def _skin(root):
    """Enamel in riveted panels, each a shade of its own: seams along the spars and ribs, spoilers before the
    flaps, a line round the part that bears a step, and streaks that the air has drawn behind the seams."""
    made, g = new_mat('wing skin')
    x0, y0, _ = root
    x, y, _z = g.n('ShaderNodeSeparateXYZ', ins={0: g.n('ShaderNodeTexCoord').outputs['Object']}).outputs
    out = g.math('DIVIDE', g.math('SUBTRACT', y, y0), SPAN)
    chord = g.math('SUBTRACT', ROOT_CHORD, g.math('MULTIPLY', out, TAPER))
    aft = g.math('SUBTRACT', g.math('SUBTRACT', x0, g.math('MULTIPLY', out, SWEEP)), x)
    aft = g.math('DIVIDE', aft, chord)

    def near(value, line, width):
        """1 within `width` of a line."""
        return g.math('LESS_THAN', g.math('ABSOLUTE', g.math('SUBTRACT', value, line)), width)

    def between(value, low, high):
        above = g.math('GREATER_THAN', value, low)
        return g.math('MULTIPLY', above, g.math('LESS_THAN', value, high))

    def either(*marks):
        total = marks[0]
        for mark in marks[1:]:
            total = g.math('MAXIMUM', total, mark)
        return total

    box = between(aft, 0.13, 0.60)
    rib = g.math('MULTIPLY', g.math('PINGPONG', out, 0.0375), SPAN)  # metres from the nearest seam of a rib
    spars = [
        g.math('MULTIPLY', g.math('ABSOLUTE', g.math('SUBTRACT', aft, at)), chord)
        for at in (0.13, 0.37, 0.60)
    ]
    spar = g.math('MINIMUM', g.math('MINIMUM', *spars[:2]), spars[2])
    seam = either(
        g.math('LESS_THAN', spar, 0.006),
        g.math('MULTIPLY', box, g.math('LESS_THAN', rib, 0.006)),
    )
    spoilers = g.math('MULTIPLY', between(aft, 0.60, 0.735), between(out, 0.10, 0.56))
    gap = g.math(
        'MULTIPLY', spoilers, g.math('LESS_THAN', g.math('PINGPONG', g.math('ADD', out, 0.03), 0.05), 0.0012)
    )
    beside = either(
        g.math('MULTIPLY', box, between(rib, 0.025, 0.037)),
        g.math('MULTIPLY', between(out, 0.0, 1.0), between(spar, 0.025, 0.037)),
    )
    dots = g.math('LESS_THAN', g.math('PINGPONG', g.math('ADD', x, g.math('MULTIPLY', y, 0.83)), 0.03), 0.008)
    rivets = g.math('MULTIPLY', beside, dots)
    step = either(near(aft, 0.19, 0.004), near(aft, 0.55, 0.004))
    step = g.math('MULTIPLY', step, between(out, 0.0, 0.62))

    panel = g.n(
        'ShaderNodeCombineXYZ',
        ins={
            0: g.math('FLOOR', g.math('DIVIDE', out, 0.075)),
            1: g.math('FLOOR', g.math('DIVIDE', aft, 0.235)),
            2: spoilers,
        },
    )
    shade = g.n('ShaderNodeTexWhiteNoise', ins={'Vector': panel.outputs[0]}).outputs['Value']
    streaks = g.n(
        'ShaderNodeCombineXYZ', ins={0: g.math('MULTIPLY', x, 0.6), 1: g.math('MULTIPLY', y, 9.0), 2: 0.0}
    )
    grime = g.mapr(g.noise(streaks.outputs[0], 1.2, 4, 0.6), 0.5, 0.85, 0.0, 0.13)
    grime = g.math('MULTIPLY', grime, g.mapr(aft, 0.1, 0.9))
    tone = g.math('SUBTRACT', g.mapr(shade, 0.0, 1.0, 0.60, 0.68), grime)
    colour = g.n(
        'ShaderNodeCombineXYZ',
        ins={0: tone, 1: g.math('MULTIPLY', tone, 1.01), 2: g.math('MULTIPLY', tone, 1.03)},
    )
    colour = g.mix(g.math('MULTIPLY', rivets, 0.45), colour.outputs[0], (0.16, 0.17, 0.18))
    colour = g.mix(g.math('MULTIPLY', step, 0.85), colour, (0.06, 0.06, 0.065))
    colour = g.mix(g.math('MULTIPLY', either(seam, gap), 0.5), colour, (0.10, 0.105, 0.11))
    shader = g.n(
        'ShaderNodeBsdfPrincipled',
        ins={'Base Color': colour, 'Roughness': g.mapr(shade, 0.0, 1.0, 0.20, 0.34), 'Specular': 0.5},
    )
    g.t.links.new(shader.outputs[0], g.n('ShaderNodeOutputMaterial').inputs[0])
    return made


def _aerofoil(chord, thickness, cut=1.0, points=30):
    """Points (x, z) round a wing section; the leading edge lies at x = 0, the trailing edge at x = -chord, or
    at -cut * chord, where flaps take its place."""
    ring = []
    for angle in np.linspace(0, 2 * math.pi, points, endpoint=False):
        x = min(cut, 0.5 * (1 + math.cos(angle)))
        half = (
            5
            * thickness
            * (0.2969 * math.sqrt(x) - 0.126 * x - 0.3516 * x**2 + 0.2843 * x**3 - 0.1015 * x**4)
        )
        ring.append((-x * chord, (half if angle < math.pi else -0.75 * half) * chord))
    return ring


def _leading_edge(root, along):
    """Its point (x, y, z) at a part of the span, and the chord there."""
    x, y, z = root
    at = (x - SWEEP * along, y + SPAN * along, z + 1.15 * along + 0.5 * along**3)
    return at, ROOT_CHORD - TAPER * along


def _flap(builder, root, span, droop, back, skin):
    """A flap or an aileron over a span (from, to): its nose under the skin, drooped by degrees and slid back
    by a part of the chord, so that a slot opens before it."""
    turn = math.radians(droop)
    rings = []
    for along in np.linspace(*span, 8):
        (x, y, z), chord = _leading_edge(root, along)
        nose = (x - (0.725 + back) * chord, z + (0.012 - 0.25 * back) * chord)
        ring = []
        for aft, up in _aerofoil(0.285 * chord, 0.15):
            ring.append(
                (
                    nose[0] + aft * math.cos(turn) + up * math.sin(turn),
                    y,
                    nose[1] + aft * math.sin(turn) + up * math.cos(turn),
                )
            )
        rings.append(ring)
    builder.loft(rings, ['enamel'], angle=60).data.materials[0] = skin


def _track(builder, root, along):
    """The fairing of a flap track: a canoe under the wing that reaches out behind it."""
    (x, y, z), chord = _leading_edge(root, along)
    line = []
    thick = []
    for f in np.linspace(0.42, 1.22, 15):
        t = (f - 0.42) / 0.80
        line.append((x - f * chord, y, z - (0.07 + 0.13 * t) * chord))
        thick.append(0.16 * math.sin(math.pi * min(1.0, 0.04 + 0.96 * t) ** 0.8) ** 0.75 + 0.012)
    builder.tube(line, thick, 'enamel', 16)


def _surface(builder, sections, flat, skin):
    """A wing through sections of (leading edge x, y, z, chord, thickness, lean in radians: 0 flat, pi/2
    upright), of which the first `flat` are its own and the rest its winglet's; the own ones end where the flaps
    begin, but for the last two."""
    rings = []
    for number, (x, y, z, chord, thickness, lean) in enumerate(sections):
        ring = []
        for along, up in _aerofoil(chord, thickness, 0.735 if number < flat - 2 else 1.0):
            ring.append((x + along, y - up * math.sin(lean), z + up * math.cos(lean)))
        rings.append(ring)

    def part(section, point):
        bare = 12 <= point <= 16  # the leading edge
        if section < flat - 3 and (point < 5 or point > 24):
            return 3  # the cove that the flaps come out of
        return 1 if bare else 0 if section < flat - 1 else 2

    made = builder.loft(rings, ['enamel', 'alu', 'navy', 'dark'], midx=part, angle=60)
    made.data.materials[0] = skin


def wing(root):
    """The port wing (+y) from its root (x, y, z) out to a winglet, flaps out for the approach. Returns its
    builder."""
    builder = B.Boat('wing')
    skin = _skin(root)
    sections = []
    for along in (*np.linspace(0, 0.945, 14), 0.947, 1.0):
        (x, y, z), chord = _leading_edge(root, along)
        sections.append((x, y, z, chord, 0.125 - 0.03 * along, 0))
    x, y, z, chord, thick, _ = sections[-1]
    for along in np.linspace(0.12, 1, 8):
        lean = 1.25 * min(1.0, along * 2.2)
        sections.append(
            (
                x - 1.5 * along,
                y + 0.75 * along**0.6,
                z + 1.75 * along**1.5,
                chord * (1 - 0.62 * along),
                thick,
                lean,
            )
        )
    _surface(builder, sections, 16, skin)
    for span, droop, back in (((0.02, 0.30), 17, 0.055), ((0.306, 0.60), 17, 0.055), ((0.612, 0.942), 2, 0.012)):
        _flap(builder, root, span, droop, back, skin)
    for along in (0.17, 0.33, 0.49, 0.63):
        _track(builder, root, along)
    # Wicks that lead static charge off the trailing edge.
    for along in (0.70, 0.78, 0.86, 0.93):
        (x, y, z), chord = _leading_edge(root, along)
        foot = (x - 0.99 * chord, y, z)
        builder.tube([foot, (foot[0] - 0.22, y, z - 0.02)], 0.008, 'dark', 5)
    return builder
