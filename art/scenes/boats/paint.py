"""paint.py - what the yachts are made of, as materials by name."""

from shading import new_mat

_M = {}

LIT = False
"""True after sunset: warm light behind the windows and a lamp at the masthead."""


def keep(name, make):
    """Adds a material by name, made by make() unless it is there."""
    if name not in _M:
        _M[name] = make()


def light_off_water(g):
    """What the water throws up at a hull: soft bands of light that lie along her side close over the water, gone
    within 0.9 m of it, and a blue cast that reaches further up; both fainter when the sun is low. Returns the
    factor by which it colours the paint.
    """
    strength = 0.5 if LIT else 1.0
    at = g.n('ShaderNodeTexCoord').outputs['Object']
    z = g.n('ShaderNodeSeparateXYZ', ins={0: at}).outputs[2]
    sway = g.n('ShaderNodeTexNoise', ins={'Vector': g.scalevec(at, (0.5, 0.5, 0.9)), 'Scale': 1.0, 'Detail': 1.0})
    swayed = g.n('ShaderNodeVectorMath', operation='MULTIPLY_ADD')
    g.set(swayed.inputs[0], sway.outputs[1])
    g.set(swayed.inputs[1], (0.5, 0.5, 0.7))
    g.set(swayed.inputs[2], g.scalevec(at, (0.26, 0.26, 2.1)))
    patches = g.mapr(g.noise(g.scalevec(at, (0.22, 0.22, 0.3)), 1.0, 2), 0.40, 0.64, 0.1, 1.0, 'SMOOTHSTEP')

    def bands(scale, width):
        cells = g.n('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE', ins={'Scale': scale})
        g.set(cells.inputs['Vector'], swayed.outputs[0])
        return g.mapr(cells.outputs[0], 0.0, width, 1.0, 0.0, 'SMOOTHERSTEP')

    bright = g.math('ADD', g.math('MULTIPLY', bands(1.3, 0.34), 0.40), g.math('MULTIPLY', bands(2.7, 0.34), 0.16))
    fades = g.math('MULTIPLY', g.mapr(z, 0.1, 0.9, 1.0, 0.0, 'SMOOTHSTEP'), strength)
    bright = g.math('MULTIPLY', g.math('MULTIPLY', bright, patches), fades, clamp=True)
    low = g.mapr(z, 0.0, 2.3, 1.0, 0.0)
    cast = g.mix(g.math('MULTIPLY', g.math('POWER', low, 1.3), strength), (0.90, 0.92, 0.93), (0.52, 0.72, 0.78))
    return g.mix(bright, cast, (1.08, 1.07, 1.02))


def mirroring(g, straight):
    """The share of light that a polished surface mirrors: `straight` seen square on, all of it along it."""
    facing = g.n('ShaderNodeLayerWeight', ins={'Blend': 0.5}).outputs['Facing']
    return g.math('ADD', straight, g.math('MULTIPLY', 1 - straight, g.math('POWER', facing, 5.0)))


def varnish(g, body, share=1.0):
    """A polished coat over a shader, in which the water, the shore and the sky are seen, by a share of what is
    usual."""
    mirror = g.n('ShaderNodeBsdfGlossy', ins={'Color': (0.97, 0.98, 1.0), 'Roughness': 0.025})
    return g.mixsh(g.math('MULTIPLY', mirroring(g, 0.11), share), body, mirror.outputs[0])


def tinted(g):
    """Window glass through which most of what lies behind it is seen, under the reflection."""
    through = g.n('ShaderNodeBsdfTransparent', ins={'Color': (0.56, 0.59, 0.60)})
    mirror = g.n('ShaderNodeBsdfGlossy', ins={'Color': (0.62, 0.66, 0.70), 'Roughness': 0.01})
    return g.mixsh(mirroring(g, 0.06), through.outputs[0], mirror.outputs[0])


def hull_paint(
    colour=(0.88, 0.88, 0.86), boot=(0.02, 0.03, 0.06), stripe=None, band=(0, 0), metal=0.0, off_water=1.0
):
    """Glossy hull paint: antifouling to 6 cm over the water, an optional coloured stripe and band (metres
    over the water); metal: the share of metallic flake; off_water: how much the water's light colours it and is
    mirrored in it."""
    name = f'hull{colour}{boot}{stripe}{band}{LIT}'
    if name in _M:
        return name
    m, g = new_mat(name)
    out = g.n('ShaderNodeOutputMaterial')
    z = g.n('ShaderNodeSeparateXYZ', ins={0: g.n('ShaderNodeTexCoord').outputs['Object']}).outputs[2]
    seen = g.mix(off_water, colour, light_off_water(g), 'MULTIPLY')
    c = g.mix(g.math('GREATER_THAN', z, 0.10), boot, seen)
    if stripe:
        for low, high in ((0.20, 0.28), band):
            c = g.mix(
                g.math('MULTIPLY', g.math('GREATER_THAN', z, low), g.math('LESS_THAN', z, high)), c, stripe
            )
    body = g.n(
        'ShaderNodeBsdfPrincipled',
        ins={'Base Color': c, 'Roughness': 0.22, 'Specular': 0.3, 'Metallic': metal},
    )
    g.t.links.new(varnish(g, body.outputs[0], 0.4 + 0.6 * off_water), out.inputs[0])
    _M[name] = m
    return name


def lit_room(g, emission):
    """Lets a window's emission show a furnished room: what is seen lies on a wall some way behind the
    glass and moves with the eye: dark furniture and curtains, pale walls, and lamps.
    """
    geometry = g.n('ShaderNodeNewGeometry')
    local = g.n('ShaderNodeVectorTransform', vector_type='VECTOR', convert_from='WORLD', convert_to='OBJECT')
    g.set(local.inputs[0], geometry.outputs['Incoming'])
    facing = g.n('ShaderNodeVectorMath', operation='DOT_PRODUCT')
    g.set(facing.inputs[0], geometry.outputs['Incoming'])
    g.set(facing.inputs[1], geometry.outputs['Normal'])
    deep = g.math('DIVIDE', -0.9, g.math('MAXIMUM', g.math('ABSOLUTE', facing.outputs['Value']), 0.35))
    into = g.n('ShaderNodeVectorMath', operation='SCALE')
    g.set(into.inputs[0], local.outputs[0])
    g.set(into.inputs['Scale'], deep)
    seen = g.n('ShaderNodeVectorMath', operation='ADD')
    g.set(seen.inputs[0], g.n('ShaderNodeTexCoord').outputs['Object'])
    g.set(seen.inputs[1], into.outputs[0])
    x, y, z = (g.n('ShaderNodeSeparateXYZ', ins={0: seen.outputs[0]}).outputs[axis] for axis in range(3))
    along = g.math('ADD', x, y)
    wall = g.n('ShaderNodeCombineXYZ', ins={0: along, 1: 0.0, 2: z}).outputs[0]

    def cells(vector, scale, distance):
        made = g.n('ShaderNodeTexVoronoi', ins={'Scale': scale}, distance=distance)
        g.set(made.inputs['Vector'], vector)
        return made

    furniture = cells(g.scalevec(wall, (1.0, 1.0, 2.1)), 1.05, 'CHEBYCHEV')
    tone = g.n('ShaderNodeSeparateRGB', ins={0: furniture.outputs['Color']}).outputs[0]
    panels = cells(g.scalevec(wall, (1.0, 1.0, 0.05)), 0.8, 'CHEBYCHEV')
    curtain = g.mapr(
        g.n('ShaderNodeSeparateRGB', ins={0: panels.outputs['Color']}).outputs[1], 0.62, 0.66, 1.0, 0.3
    )
    lamp = cells(wall, 0.62, 'EUCLIDEAN')
    glow = g.mapr(lamp.outputs['Distance'], 0.0, 0.75, 1.0, 0.0)
    strength = g.math('MULTIPLY', g.mapr(tone, 0.25, 0.8, 0.04, 0.62), curtain)
    strength = g.math('ADD', g.math('MULTIPLY', strength, g.math('ADD', 0.25, glow)), 0.015)
    bulb = g.mapr(lamp.outputs['Distance'], 0.05, 0.11, 4.0, 0.0)
    g.set(emission.inputs['Strength'], g.math('ADD', strength, bulb))
    g.set(emission.inputs['Color'], g.mix(tone, (1.0, 0.42, 0.14), (1.0, 0.62, 0.32)))


def M(name):
    if name in _M:
        return _M[name]
    P = {
        'white': ((0.86, 0.86, 0.84), 0.22, 0.5, 0),
        'enamel': ((0.84, 0.84, 0.83), 0.22, 0.5, 0),
        'grey': ((0.55, 0.56, 0.57), 0.35, 0.4, 0),
        'nonskid': ((0.74, 0.73, 0.70), 0.6, 0.3, 0),
        'glass': ((0.010, 0.014, 0.018), 0.03, 0.9, 0),
        'canvas': ((0.045, 0.06, 0.09), 0.85, 0.1, 0),
        'cushion': ((0.62, 0.56, 0.47), 0.85, 0.15, 0),
        'cushion2': ((0.80, 0.77, 0.70), 0.85, 0.15, 0),
        'steel': ((0.75, 0.76, 0.78), 0.18, 0.5, 1),
        'alu': ((0.82, 0.83, 0.84), 0.35, 0.5, 0.6),
        'sail': ((0.88, 0.87, 0.83), 0.7, 0.2, 0),
        'antifoul': ((0.02, 0.03, 0.06), 0.6, 0.2, 0),
        'silver': ((0.36, 0.38, 0.40), 0.18, 0.6, 0.35),
        'rubber': ((0.60, 0.60, 0.59), 0.5, 0.3, 0),
        'cowling': ((0.03, 0.033, 0.04), 0.18, 0.6, 0),
        'dark': ((0.03, 0.03, 0.035), 0.5, 0.3, 0),
        'sage': ((0.30, 0.36, 0.36), 0.85, 0.1, 0),
        'net': ((0.72, 0.72, 0.70), 0.9, 0.1, 0),
        'navy': ((0.018, 0.035, 0.085), 0.8, 0.15, 0),
        'sand': ((0.50, 0.42, 0.31), 0.85, 0.1, 0),
        'taupe': ((0.25, 0.235, 0.22), 0.85, 0.1, 0),
        'towel': ((0.05, 0.30, 0.36), 0.9, 0.05, 0),
        'coral': ((0.55, 0.13, 0.07), 0.9, 0.05, 0),
        'board': ((0.80, 0.80, 0.74), 0.4, 0.3, 0),
        'aqua': ((0.04, 0.42, 0.45), 0.4, 0.3, 0),
        'solar': ((0.012, 0.016, 0.035), 0.12, 0.6, 0),
        'chain': ((0.42, 0.43, 0.44), 0.35, 0.5, 0.7),
        'rope': ((0.55, 0.52, 0.46), 0.9, 0.1, 0),
    }
    m, g = new_mat(name)
    out = g.n('ShaderNodeOutputMaterial')
    if name == 'tinted':
        g.t.links.new(tinted(g), out.inputs[0])
        _M[name] = m
        return m
    if name == 'teak':
        tc = g.n('ShaderNodeTexCoord').outputs['Object']
        y = g.n('ShaderNodeSeparateXYZ', ins={0: tc}).outputs[1]
        st = g.mapr(g.math('PINGPONG', y, 0.06), 0.003, 0.007)
        c = g.mix(g.noise(g.scalevec(tc, (1, 14, 1)), 1.5, 4), (0.27, 0.155, 0.075), (0.44, 0.28, 0.15))
        c = g.mix(st, (0.04, 0.03, 0.025), c)
        b = g.n('ShaderNodeBsdfPrincipled', ins={'Base Color': c, 'Roughness': 0.6, 'Specular': 0.25})
    elif name == 'net':
        b0 = g.n('ShaderNodeBsdfDiffuse', ins={'Color': (0.7, 0.7, 0.68)})
        tc = g.n('ShaderNodeSeparateXYZ', ins={0: g.n('ShaderNodeTexCoord').outputs['Object']})
        weave = g.math(
            'MAXIMUM',
            g.math('LESS_THAN', g.math('PINGPONG', tc.outputs[0], 0.045), 0.014),
            g.math('LESS_THAN', g.math('PINGPONG', tc.outputs[1], 0.045), 0.014),
        )
        g.t.links.new(
            g.mixsh(weave, g.n('ShaderNodeBsdfTransparent').outputs[0], b0.outputs[0]), out.inputs[0]
        )
        _M[name] = m
        return m
    elif name == 'sail':
        d = g.n('ShaderNodeBsdfDiffuse', ins={'Color': (0.97, 0.965, 0.95)})
        t = g.n('ShaderNodeBsdfTranslucent', ins={'Color': (0.95, 0.92, 0.86)})
        g.t.links.new(g.mixsh(0.35, d.outputs[0], t.outputs[0]), out.inputs[0])
        _M[name] = m
        return m
    elif name == 'lamp' or (name == 'glass' and LIT):
        e = g.n(
            'ShaderNodeEmission',
            ins={
                'Color': (1, 0.80, 0.55) if name == 'lamp' else (1, 0.50, 0.17),
                'Strength': 30 if name == 'lamp' else 1,
            },
        )
        if name == 'lamp':
            g.t.links.new(e.outputs[0], out.inputs[0])
            _M[name] = m
            return m
        lit_room(g, e)
        c, r, sp, me = P['glass']
        b = g.n('ShaderNodeBsdfPrincipled', ins={'Base Color': c, 'Roughness': r, 'Specular': sp})
        add = g.n('ShaderNodeAddShader')
        g.t.links.new(b.outputs[0], add.inputs[0])
        g.t.links.new(e.outputs[0], add.inputs[1])
        g.t.links.new(add.outputs[0], out.inputs[0])
        m.cycles.sample_as_light = False
        _M[name] = m
        return m
    elif name == 'white':
        z = g.n('ShaderNodeSeparateXYZ', ins={0: g.n('ShaderNodeTexCoord').outputs['Object']}).outputs[2]
        c = g.mix(g.math('GREATER_THAN', z, 0.06), (0.02, 0.03, 0.06), P[name][0])
        b = g.n(
            'ShaderNodeBsdfPrincipled',
            ins={
                'Base Color': c,
                'Roughness': 0.25,
                'Specular': 0.5,
                'Clearcoat': 0.4,
                'Clearcoat Roughness': 0.08,
            },
        )
    else:
        c, r, sp, me = P[name]
        b = g.n(
            'ShaderNodeBsdfPrincipled', ins={'Base Color': c, 'Roughness': r, 'Specular': sp, 'Metallic': me}
        )
    g.t.links.new(b.outputs[0], out.inputs[0])
    _M[name] = m
    return m
