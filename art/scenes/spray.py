"""spray.py - the sheets of water that a hull throws up beside its bow, as meshes under the yacht. Metres."""

import bpy
import numpy as np

from sea import fbm
from shading import grid_mesh, new_mat
from wake import MEETS


def _white_water(material, graph):
    white = graph.n('ShaderNodeBsdfDiffuse', ins={'Color': (0.93, 0.95, 0.96)})
    through = graph.n('ShaderNodeBsdfTranslucent', ins={'Color': (0.90, 0.95, 0.97)})
    water = graph.mixsh(0.45, white.outputs[0], through.outputs[0])
    # Drops scatter the whole sky's light, which two bounces do not gather.
    glow = graph.n('ShaderNodeEmission', ins={'Color': (0.80, 0.90, 1.0), 'Strength': 0.18})
    both = graph.n('ShaderNodeAddShader')
    graph.t.links.new(water, both.inputs[0])
    graph.t.links.new(glow.outputs[0], both.inputs[1])
    material.cycles.sample_as_light = False
    return both.outputs[0]


def _material():
    """White water in threads and drops, through which one sees: attribute 'thin' 0 where it is closed, 1 where it
    has torn away; 'from' and 'flown' the metres along the hull at which it was thrown and those it has flown."""
    material, graph = new_mat('spray')
    flight = graph.n('ShaderNodeCombineXYZ', ins={0: graph.attr('from'), 1: graph.attr('flown')}).outputs[0]
    threads = graph.noise(graph.scalevec(flight, (7.0, 1.1, 1.0)), 1.0, 5, 0.65, 0.5)
    at = graph.n('ShaderNodeTexCoord').outputs['Object']
    drops = graph.noise(at, 17.0, 4, 0.75, 0.3)
    gusts = graph.noise(graph.scalevec(flight, (1.3, 0.5, 1.0)), 1.0, 3, 0.6, 0.4)
    dense = graph.math('ADD', graph.math('MULTIPLY', threads, 0.4), graph.math('MULTIPLY', drops, 0.35))
    dense = graph.math('ADD', dense, graph.math('MULTIPLY', gusts, 0.25))
    limit = graph.math('ADD', 0.34, graph.math('MULTIPLY', graph.attr('thin'), 0.24))
    cover = graph.mapr(graph.math('SUBTRACT', dense, limit), -0.04, 0.20, 0.0, 0.72, 'SMOOTHSTEP')
    clear = graph.n('ShaderNodeBsdfTransparent').outputs[0]
    out = graph.n('ShaderNodeOutputMaterial')
    graph.t.links.new(graph.mixsh(cover, clear, _white_water(material, graph)), out.inputs[0])
    return material


def _drop_material():
    material, graph = new_mat('drops')
    out = graph.n('ShaderNodeOutputMaterial')
    graph.t.links.new(_white_water(material, graph), out.inputs[0])
    return material


def _half_beam(back, length, beam, planing):
    """Half the width of a hull at the waterline, so many metres aft of where the water meets the stem."""
    if planing:
        return 0.44 * beam * (1 - np.exp(-back / (0.11 * length)))
    part = 0.40 if beam > 0.2 * length else 0.5  # one hull flares, two are upright
    return part * beam * (1 - np.exp(-(back + 0.15) / (0.2 * length)))


def _drops(start, length, beam, planing, count, seed):
    """Where drops fly, and how large they are: thrown out and up from the side of a hull, left behind by her."""
    pick = np.random.default_rng(seed)
    reach, out, up, aft = (0.60, 3.2, 2.3, 8.0) if planing else (0.26, 2.4, 3.3, 3.6)
    back = reach * length * pick.beta(1.2, 1.6, count)
    strength = np.clip(back / 2.0, 0.25, 1) * pick.gamma(4.0, 0.25, count)
    outward = out * strength * pick.uniform(0.5, 1.5, count)
    upward = up * strength * pick.uniform(0.25, 1.1, count)
    flight = (upward + np.sqrt(upward**2 + 2 * 9.81 * 0.15)) / 9.81
    time = flight * pick.uniform(0, 1, count)
    # The sheets tear into bundles of drops.
    gust = fbm(back / 0.5, outward * 1.4, 3, seed) * 0.5 + 0.5
    x = start - back - aft * time
    y = _half_beam(back, length, beam, planing) - 0.05 + outward * time
    z = 0.05 + (upward * time - 4.9 * time**2) * (0.55 + 0.9 * gust)
    size = pick.gamma(2.0, 0.0028, count) + 0.003
    # Few rise as high as the windows, before which they would look like dirt on the glass.
    ceiling = (0.75 if planing else 0.9) * pick.uniform(0.4, 1.0, count)
    kept = (gust > 0.34) & (x < start) & (z < ceiling)
    return x[kept], y[kept], z[kept], size[kept]


_OCTAHEDRON = np.array([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)], np.float32)
_FACES = np.array(
    [(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)], np.int32
)


def _drop_mesh(x, y, z, size, drawn):
    """Drops at x, y, z; drawn: how many times longer they are along the yacht's way, as a shutter draws them."""
    at = np.stack([x, y, z], -1)[:, None, :] + _OCTAHEDRON * (drawn, 1, 1) * size[:, None, None]
    corners = (np.arange(len(x))[:, None, None] * 6 + _FACES).reshape(-1)
    mesh = bpy.data.meshes.new('drops')
    mesh.vertices.add(len(x) * 6)
    mesh.vertices.foreach_set('co', at.astype(np.float32).ravel())
    mesh.loops.add(len(corners))
    mesh.loops.foreach_set('vertex_index', corners.astype(np.int32))
    mesh.polygons.add(len(corners) // 3)
    mesh.polygons.foreach_set('loop_start', np.arange(0, len(corners), 3, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(len(corners) // 3, 3, np.int32))
    mesh.update(calc_edges=True)
    ob = bpy.data.objects.new('drops', mesh)
    bpy.context.collection.objects.link(ob)
    return ob


def spray(root, length, beam, hulls=0.0, planing=False):
    """Sheets and flying drops on both sides of every hull, from the stem on: low and long beside a yacht under
    sail, wings beside one that planes. hulls: distance of a catamaran's hulls from her centre line; beam: of
    one hull.
    """
    torn, white = _material(), _drop_material()
    start, reach = (MEETS * length, 0.70 * length) if planing else (0.985 * length, 0.34 * length)
    high, wide = (1.9, 0.78) if planing else (1.9, 0.80)
    foot = 0.12 if planing else -0.15
    middles = (hulls, -hulls) if hulls else (0.0,)
    made = []
    for layer in range(4):
        along, out = np.meshgrid(np.linspace(0, 1, 260), np.linspace(0, 1, 34), indexing='ij')
        back = reach * along
        x = start - back - (0.9 if planing else 0.25) * out * back**0.6
        hull = _half_beam(back, length, beam, planing)
        ragged = 1 + 0.60 * fbm(along * reach / 1.1 + 31 * layer, out * 1.5, 5, 7 + layer)
        throw = (0.12 + wide * back ** (0.75 if planing else 0.85) * (0.55 + 0.3 * layer)) * ragged
        lift = high * (1 - 0.2 * layer) * along ** (0.6 if planing else 0.5) * (1 - along) ** 1.1 * 1.6
        away = hull - 0.06 + out * throw
        z = lift * ragged * (3.2 * out * (1 - out) ** 0.9) + foot - 0.30 * out
        closed = 0.45 if planing else 0.60
        torn_open = 0.9 * np.maximum(0, fbm(along * reach / 0.7 + 9 * layer, out * 2.5, 4, 17 + layer))
        thrown, flown = start - back + 31 * layer, out * throw + 0.8 * z
        thin = np.clip(0.70 * out**1.5 + closed * along**1.8 + 0.14 * layer + torn_open, 0, 1.4)
        attributes = {'thin': thin, 'from': thrown, 'flown': flown}
        for middle in middles:
            for side in (1, -1):
                sheet = grid_mesh('spray', x, middle + side * away, z, attributes)
                sheet.data.materials.append(torn)
                made.append(sheet)
    for number, middle in enumerate(middles):
        for side in (1, -1):
            drops = _drops(start, length, beam, planing, 260_000 if planing else 110_000, 5 + number + side)
            x, y, z, size = drops
            cloud = _drop_mesh(x, middle + side * y, z, size, 3.0 if planing else 1.6)
            cloud.data.materials.append(white)
            made.append(cloud)
    for ob in made:
        # Spray lies on the sea, whatever the heel or the trim of the hull that throws it.
        ob.rotation_euler = (-root.rotation_euler[0], -root.rotation_euler[1], 0)
        ob.location[2] = -root.location[2]
        ob.parent = root
