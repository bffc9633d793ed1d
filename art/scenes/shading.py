"""shading.py - meshes from grids of points, and a short way to write shader graphs."""

import bpy
import numpy as np


def grid_mesh(name, X, Y, Z, attrs=None, closed_u=False):
    """X,Y,Z arrays (nu,nv) -> mesh object with smooth shading (fast path)."""
    nu, nv = X.shape
    co = np.stack([X, Y, Z], -1).reshape(-1, 3).astype(np.float32)
    idx = np.arange(nu * nv).reshape(nu, nv)
    if closed_u:
        idx = np.concatenate([idx, idx[:1]], 0)
    q = np.stack([idx[:-1, :-1], idx[1:, :-1], idx[1:, 1:], idx[:-1, 1:]], -1).reshape(-1, 4)
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(co))
    me.vertices.foreach_set('co', co.ravel())
    me.loops.add(q.size)
    me.loops.foreach_set('vertex_index', q.ravel().astype(np.int32))
    me.polygons.add(len(q))
    me.polygons.foreach_set('loop_start', np.arange(0, q.size, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(q), 4, dtype=np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(q), dtype=bool))
    me.update(calc_edges=True)
    for k, v in (attrs or {}).items():
        a = me.attributes.new(k, 'FLOAT', 'POINT')
        a.data.foreach_set('value', v.ravel().astype(np.float32))
    ob = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(ob)
    return ob


class NT:
    """tiny helper to write shader node graphs"""

    def __init__(s, tree):
        s.t = tree
        tree.nodes.clear()

    def n(s, typ, **kw):
        nd = s.t.nodes.new(typ)
        ins = kw.pop('ins', {})
        for k, v in kw.items():
            setattr(nd, k, v)
        for k, v in ins.items():
            s.set(nd.inputs[k], v)
        return nd

    def set(s, inp, v):
        if isinstance(v, bpy.types.NodeSocket):
            s.t.links.new(v, inp)
        elif isinstance(v, bpy.types.Node):
            s.t.links.new(v.outputs[0], inp)
        else:
            if isinstance(v, (tuple, list)) and len(v) == 3 and inp.type == 'RGBA':
                v = (*v, 1)
            inp.default_value = v

    def math(s, op, a, b=0.0, clamp=False):
        nd = s.n('ShaderNodeMath', operation=op, use_clamp=clamp)
        s.set(nd.inputs[0], a)
        s.set(nd.inputs[1], b)
        return nd.outputs[0]

    def mix(s, f, a, b, mode='MIX'):
        nd = s.n('ShaderNodeMixRGB', blend_type=mode)
        s.set(nd.inputs[0], f)
        s.set(nd.inputs[1], a)
        s.set(nd.inputs[2], b)
        return nd.outputs[0]

    def mixsh(s, f, a, b):
        nd = s.n('ShaderNodeMixShader')
        s.set(nd.inputs[0], f)
        s.set(nd.inputs[1], a)
        s.set(nd.inputs[2], b)
        return nd.outputs[0]

    def ramp(s, f, stops, interp='LINEAR'):
        nd = s.n('ShaderNodeValToRGB')
        nd.color_ramp.interpolation = interp
        el = nd.color_ramp.elements
        while len(el) < len(stops):
            el.new(0.5)
        for e, (p, c) in zip(el, stops):
            e.position = p
            e.color = (*c, 1) if len(c) == 3 else c
        s.set(nd.inputs[0], f)
        return nd.outputs[0]

    def mapr(s, v, a, b, c=0.0, d=1.0, interp='LINEAR'):
        nd = s.n('ShaderNodeMapRange', interpolation_type=interp)
        s.set(nd.inputs[0], v)
        for i, x in enumerate((a, b, c, d)):
            s.set(nd.inputs[i + 1], x)
        return nd.outputs[0]

    def noise(s, vec, scale, detail=4, rough=0.5, dist=0.0):
        nd = s.n('ShaderNodeTexNoise')
        s.set(nd.inputs['Vector'], vec)
        for k, v in (('Scale', scale), ('Detail', detail), ('Roughness', rough), ('Distortion', dist)):
            s.set(nd.inputs[k], v)
        return nd.outputs[0]

    def pos(s):
        return s.n('ShaderNodeNewGeometry').outputs['Position']

    def scalevec(s, v, sc, rotz=0.0):
        nd = s.n('ShaderNodeMapping')
        s.set(nd.inputs[0], v)
        nd.inputs['Scale'].default_value = sc
        nd.inputs['Rotation'].default_value = (0, 0, rotz)
        return nd.outputs[0]

    def attr(s, name):
        return s.n('ShaderNodeAttribute', attribute_name=name).outputs['Fac']


def new_mat(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    return m, NT(m.node_tree)
