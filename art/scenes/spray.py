"""spray.py - the sheets of water that a hull throws up beside its bow, as meshes under the yacht. Metres."""

import numpy as np

from sea import fbm
from shading import grid_mesh, new_mat


def _material():
    """White water with holes: attribute 'thin' 0 where it is closed, 1 where it has torn away."""
    material, graph = new_mat('spray')
    at = graph.n('ShaderNodeTexCoord').outputs['Object']
    fine = graph.noise(graph.scalevec(at, (1.0, 1.6, 1.6)), 7.0, 6, 0.7, 0.4)
    coarse = graph.noise(graph.scalevec(at, (0.6, 1.2, 1.2)), 1.5, 4, 0.65, 0.6)
    dense = graph.math('ADD', graph.math('MULTIPLY', fine, 0.55), graph.math('MULTIPLY', coarse, 0.45))
    limit = graph.math('ADD', 0.20, graph.math('MULTIPLY', graph.attr('thin'), 0.40))
    cover = graph.mapr(graph.math('SUBTRACT', dense, limit), -0.03, 0.12, 0.0, 0.92, 'SMOOTHSTEP')
    white = graph.n('ShaderNodeBsdfDiffuse', ins={'Color': (0.93, 0.95, 0.96)})
    through = graph.n('ShaderNodeBsdfTranslucent', ins={'Color': (0.90, 0.95, 0.97)})
    water = graph.mixsh(0.45, white.outputs[0], through.outputs[0])
    # Drops scatter the whole sky's light, which two bounces do not gather.
    glow = graph.n('ShaderNodeEmission', ins={'Color': (0.80, 0.90, 1.0), 'Strength': 0.30})
    both = graph.n('ShaderNodeAddShader')
    graph.t.links.new(water, both.inputs[0])
    graph.t.links.new(glow.outputs[0], both.inputs[1])
    material.cycles.sample_as_light = False
    clear = graph.n('ShaderNodeBsdfTransparent').outputs[0]
    out = graph.n('ShaderNodeOutputMaterial')
    graph.t.links.new(graph.mixsh(cover, clear, both.outputs[0]), out.inputs[0])
    return material


def spray(root, length, beam, hulls=0.0, planing=False):
    """Sheets on both sides of every hull: from the bow of a yacht under sail, from before amidships of one
    that planes. hulls: distance of a catamaran's hulls from her centre line; beam: of one hull.
    """
    material = _material()
    start, reach = (0.74 * length, 0.80 * length) if planing else (0.985 * length, 0.34 * length)
    high, wide = (1.1, 0.55) if planing else (0.85, 0.34)
    for layer in range(4):
        along, out = np.meshgrid(np.linspace(0, 1, 220), np.linspace(0, 1, 30), indexing='ij')
        back = reach * along
        x = start - back - (0.5 if planing else 0.25) * out * back**0.6
        # The side at the waterline: a planing hull is at her full width where the sheet leaves her.
        hull = beam * 0.5 * (0.92 if planing else 1 - np.exp(-(back + 0.15) / (0.2 * length)))
        ragged = 1 + 0.38 * fbm(along * reach / 1.6 + 31 * layer, out * 1.5, 4, 7 + layer)
        throw = (0.12 + wide * back**0.85 * (0.55 + 0.3 * layer)) * ragged
        lift = high * (1 - 0.2 * layer) * along**0.5 * (1 - along) ** 1.1 * 1.6
        away = hull - 0.06 + out * throw
        z = lift * ragged * (3.2 * out * (1 - out) ** 0.9) + 0.12 - 0.30 * out
        thin = np.clip(0.70 * out**1.5 + 0.60 * along**1.8 + 0.14 * layer, 0, 1.4)
        for middle in (hulls, -hulls) if hulls else (0.0,):
            for side in (1, -1):
                sheet = grid_mesh('spray', x, middle + side * away, z, {'thin': thin})
                sheet.data.materials.append(material)
                # The sheets lie flat on the sea, whatever the trim of the hull that throws them.
                sheet.rotation_euler[1] = -root.rotation_euler[1]
                sheet.parent = root
