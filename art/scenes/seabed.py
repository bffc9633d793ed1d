"""seabed.py - the sea bed and the land over it, coloured by depth, and far hills. Metres; z = 0 is the
still water."""

import math

import numpy as np

from sea import fbm
from shading import grid_mesh, new_mat


def bottom_material(
    sand=(0.86, 0.78, 0.62),
    dry=(0.92, 0.86, 0.74),
    k=(0.42, 0.075, 0.045),
    scatter=(0.004, 0.055, 0.105),
    scat_k=0.11,
    scat_gain=1.0,
    grass=(0.035, 0.06, 0.045),
    caustics=0.5,
    path=2.1,
    land=None,
    wet=0.0,
):
    """Albedo = sand * exp(-k*path*depth); plus emission-like in-scatter for deep water. attr 'grass' =
    sea-grass / coral-head coverage. wet: how much sand just over the water mirrors the sky."""
    m, g = new_mat('bottom')
    P = g.pos()
    z = g.n('ShaderNodeSeparateXYZ', ins={0: P}).outputs[2]
    d = g.math('MAXIMUM', g.math('MULTIPLY', z, -1.0), 0.0)
    # sand texture
    rip = g.n(
        'ShaderNodeTexWave',
        ins={
            'Vector': g.scalevec(P, (1, 1, 0), 0.5),
            'Scale': 0.55,
            'Distortion': 6.0,
            'Detail': 2.5,
            'Detail Scale': 0.7,
        },
    ).outputs[1]
    pn = g.noise(P, 0.06, 3, 0.6, 0.4)
    pf = g.noise(P, 2.0, 3, 0.6)
    wet = g.mix(g.mapr(z, 0.05, 0.42, 0, 1, 'SMOOTHSTEP'), sand, dry)
    wet = g.mix(
        g.mapr(z, -0.25, 0.30, 0, 1),
        wet,
        g.mix(g.mapr(z, 0.15, 0.5, 0, 1, 'SMOOTHSTEP'), tuple(c * 0.72 for c in sand), dry),
    )
    base = g.mix(
        g.math('MULTIPLY', g.mapr(pn, 0.35, 0.7), 0.28), wet, (sand[0] * 0.78, sand[1] * 0.78, sand[2] * 0.76)
    )
    base = g.mix(g.math('MULTIPLY', g.mapr(rip, 0.2, 0.9), 0.12), base, (1, 0.97, 0.9), 'MULTIPLY')
    base = g.mix(0.16, base, g.mix(pf, (0.6, 0.6, 0.6), (1.1, 1.1, 1.1)), 'MULTIPLY')
    ga = g.attr('grass')
    gm = g.mapr(
        g.math('SUBTRACT', ga, g.math('MULTIPLY', g.noise(P, 0.35, 5, 0.65, 0.5), 1.0)),
        -0.08,
        0.14,
        0,
        1,
        'SMOOTHSTEP',
    )
    gcol = g.mix(
        g.noise(P, 1.1, 2, 0.6),
        tuple(c * 0.6 for c in grass),
        (grass[0] * 2.6, grass[1] * 2.0, grass[2] * 1.5),
    )
    base = g.mix(g.math('MULTIPLY', gm, 0.88), base, gcol)
    # dry ground: attr 'land' = cover of soil and low growth over the sand
    if land:
        la = g.attr('land')
        lm = g.mapr(
            g.math('SUBTRACT', la, g.math('MULTIPLY', g.noise(P, 0.22, 5, 0.65, 0.3), 0.8)),
            -0.1,
            0.12,
            0,
            1,
            'SMOOTHSTEP',
        )
        soil = g.mix(g.mapr(g.noise(P, 0.09, 6, 0.7), 0.38, 0.62), land[0], land[1])
        base = g.mix(
            lm,
            base,
            g.mix(0.5, soil, g.mix(g.noise(P, 0.7, 4, 0.7), (0.5, 0.5, 0.5), (1.5, 1.5, 1.5)), 'MULTIPLY'),
        )
    # caustics
    if caustics:
        wv = g.n('ShaderNodeVectorMath', operation='ADD')
        g.set(wv.inputs[0], P)
        nz = g.n('ShaderNodeTexNoise', ins={'Vector': P, 'Scale': 0.55, 'Detail': 2.0}).outputs[1]
        g.set(wv.inputs[1], nz)
        v1 = g.n('ShaderNodeTexVoronoi', feature='F1', ins={'Vector': wv.outputs[0], 'Scale': 0.85}).outputs[
            0
        ]
        v2 = g.n('ShaderNodeTexVoronoi', feature='F1', ins={'Vector': wv.outputs[0], 'Scale': 1.9}).outputs[0]
        c = g.math('ADD', g.math('POWER', v1, 3.0), g.math('MULTIPLY', g.math('POWER', v2, 3.0), 0.6))
        ca = g.math('MULTIPLY', g.math('MULTIPLY', g.mapr(d, 0.1, 0.8), g.mapr(d, 9, 2.5)), caustics)
        cf = g.math('ADD', 1.0, g.math('MULTIPLY', g.math('SUBTRACT', g.math('MULTIPLY', c, 1.9), 0.45), ca))
        comb = g.n('ShaderNodeCombineXYZ', ins={0: cf, 1: cf, 2: cf}).outputs[0]
        base = g.mix(1.0, base, comb, 'MULTIPLY')
    # absorption
    e = [g.math('POWER', math.e, g.math('MULTIPLY', d, -kk * path)) for kk in k]
    T = g.n('ShaderNodeCombineXYZ', ins={0: e[0], 1: e[1], 2: e[2]}).outputs[0]
    col = g.mix(1.0, base, T, 'MULTIPLY')
    dif = g.n('ShaderNodeBsdfDiffuse', ins={'Color': col, 'Roughness': 0.3})
    bmp = g.n('ShaderNodeBump', ins={'Strength': 0.35, 'Distance': 0.12, 'Height': g.noise(P, 1.2, 3, 0.62)})
    g.t.links.new(bmp.outputs[0], dif.inputs['Normal'])
    sf = g.math('SUBTRACT', 1.0, g.math('POWER', math.e, g.math('MULTIPLY', d, -scat_k)))
    em = g.n('ShaderNodeEmission', ins={'Color': scatter, 'Strength': g.math('MULTIPLY', sf, scat_gain)})
    add = g.n('ShaderNodeAddShader')
    g.t.links.new(dif.outputs[0], add.inputs[0])
    g.t.links.new(em.outputs[0], add.inputs[1])
    out = g.n('ShaderNodeOutputMaterial')
    surface = add.outputs[0]
    if wet:
        film = g.math('MULTIPLY', g.mapr(z, 0.20, 0.04, 0, 1, 'SMOOTHSTEP'), g.mapr(z, -0.05, 0.0))
        film = g.math('MULTIPLY', film, g.mapr(g.noise(P, 0.5, 4), 0.3, 0.65, 0.55, 1.0))
        mirror = g.n('ShaderNodeBsdfGlossy', ins={'Color': (0.9, 0.9, 0.9), 'Roughness': 0.10})
        surface = g.mixsh(g.math('MULTIPLY', film, wet), surface, mirror.outputs[0])
    g.t.links.new(surface, out.inputs['Surface'])
    return m


def terrain(
    height_fn,
    cx=0,
    cy=0,
    size=500,
    n=520,
    polar=False,
    r0=3,
    rmax=7000,
    yaw=0,
    fov=1.0,
    nr=600,
    na=700,
    grass_fn=None,
    mat=None,
    land_fn=None,
):
    if polar:
        r = r0 * np.exp(np.linspace(0, math.log(rmax / r0), nr))
        a = np.linspace(yaw - fov, yaw + fov, na)
        R, A = np.meshgrid(r, a, indexing='ij')
        X = cx + R * np.cos(A)
        Y = cy + R * np.sin(A)
    else:
        sx, sy = size if isinstance(size, (tuple, list)) else (size, size)
        X, Y = np.meshgrid(
            cx + np.linspace(-sx / 2, sx / 2, n),
            cy + np.linspace(-sy / 2, sy / 2, int(n * sy / sx)),
            indexing='ij',
        )
    Z = height_fn(X, Y)
    gr = grass_fn(X, Y, Z) if grass_fn else np.zeros_like(X)
    ob = grid_mesh(
        'terrain', X, Y, Z, {'grass': gr, 'land': land_fn(X, Y, Z) if land_fn else np.zeros_like(X)}
    )
    ob.data.materials.append(mat or bottom_material())
    return ob


def hills(height, colour, seed, distance=7000.0):
    """A ridge on the horizon, pale with distance. height: as a fraction of its distance."""
    angles = np.linspace(math.radians(25), math.radians(155), 420)
    profile = fbm(angles * 9, angles * 0 + seed, 6, int(seed)) * 0.5 + 0.5
    tops = distance * height * (0.15 + 1.1 * profile**1.8)
    x = np.stack([distance * np.cos(angles)] * 2, 1)
    y = np.stack([distance * np.sin(angles)] * 2, 1)
    z = np.stack([np.full_like(tops, -5.0), tops], 1)
    ridge = grid_mesh('hills', x, y, z)
    material, graph = new_mat('hills')
    emission = graph.n('ShaderNodeEmission', ins={'Color': colour})
    graph.t.links.new(emission.outputs[0], graph.n('ShaderNodeOutputMaterial').inputs[0])
    ridge.data.materials.append(material)
    return ridge
