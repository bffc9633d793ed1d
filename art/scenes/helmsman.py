"""helmsman.py - whoever steers: a figure of simple, closed shapes that are melted into one body, of whom coaming
and seat hide all but head and shoulders.
"""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from shading import new_mat

_materials = {}

# In metres: x forward, y to the left, z over the seat.
JOINTS = {
    'hip': (0, 0, 0.10),
    'chest': (-0.04, 0, 0.46),
    'neck': (-0.02, 0, 0.64),
    'head': (0.03, 0, 0.81),
    'knee': (0.44, 0.11, 0.08),
    'foot': (0.48, 0.12, -0.38),
    'toe': (0.64, 0.14, -0.40),
    'shoulder': (-0.03, 0.19, 0.58),
    'elbow': (0.06, 0.24, 0.32),
    'hand': (0.30, 0.14, 0.22),
}
SKIN, HAIR, CLOTH, HAT = (0.36, 0.20, 0.12), (0.03, 0.02, 0.015), (0.75, 0.73, 0.68), (0.62, 0.48, 0.28)


def _material(colour):
    if colour not in _materials:
        material, graph = new_mat(f'person{colour}')
        shader = graph.n(
            'ShaderNodeBsdfPrincipled', ins={'Base Color': colour, 'Roughness': 0.6, 'Specular': 0.25}
        )
        graph.t.links.new(shader.outputs[0], graph.n('ShaderNodeOutputMaterial').inputs[0])
        _materials[colour] = material
    return _materials[colour]


def _limb(mesh, start, end, thick, thin, wide=1.0):
    """A tapered round bar with rounded ends; wide stretches it sideways (along y)."""
    start, end = Vector(start), Vector(end)
    axis = end - start
    turn = axis.to_track_quat('Z', 'Y')
    rings = []
    for along in (-0.9, -0.5, 0.0, 0.33, 0.66, 1.0, 1.5, 1.9):
        inside = min(1.0, max(0.0, along))
        radius = thick + (thin - thick) * inside
        cap = min(1.0, abs(along - inside) / 0.9)
        centre = start + axis * inside + axis.normalized() * radius * math.copysign(cap, along - inside)
        radius *= math.sqrt(max(0.02, 1 - cap * cap))
        ring = []
        for angle in np.linspace(0, 2 * math.pi, 12, endpoint=False):
            offset = turn @ Vector((radius * math.cos(angle), radius * math.sin(angle), 0))
            offset.y *= wide
            ring.append(mesh.verts.new(centre + offset))
        rings.append(ring)
    for low, high in zip(rings, rings[1:]):
        for i in range(12):
            j = (i + 1) % 12
            mesh.faces.new((low[i], low[j], high[j], high[i]))
    mesh.faces.new(reversed(rings[0]))
    mesh.faces.new(rings[-1])


def _melt(mesh, name, colour, parent, size):
    data = bpy.data.meshes.new(name)
    mesh.to_mesh(data)
    mesh.free()
    body = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(body)
    data.materials.append(_material(colour))
    body.parent = parent
    remesh = body.modifiers.new('melt', 'REMESH')
    remesh.mode = 'VOXEL'
    remesh.voxel_size = size
    remesh.use_smooth_shade = True
    soften = body.modifiers.new('soften', 'SMOOTH')
    soften.iterations = 4
    return body


def helmsman(yacht):
    """Seats a figure at the helm of a yacht, facing her bow."""
    root = bpy.data.objects.new('helmsman', None)
    bpy.context.collection.objects.link(root)
    root.location = yacht['helm']
    root.parent = yacht

    def joint(name, side=1):
        x, y, z = JOINTS[name]
        return (x, y * side, z)

    skin = bmesh.new()
    cloth = bmesh.new()
    hip, chest, neck, head = (joint(name) for name in ('hip', 'chest', 'neck', 'head'))
    _limb(skin, hip, chest, 0.125, 0.135, 1.25)
    _limb(skin, chest, neck, 0.12, 0.055, 1.3)
    _limb(skin, neck, head, 0.05, 0.088)
    _limb(cloth, hip, tuple(h + (c - h) * 0.95 for h, c in zip(hip, chest)), 0.15, 0.145, 1.25)
    for side in (1, -1):
        socket = (hip[0], 0.09 * side, hip[2])
        knee, foot, toe = joint('knee', side), joint('foot', side), joint('toe', side)
        shoulder, elbow, hand = joint('shoulder', side), joint('elbow', side), joint('hand', side)
        _limb(skin, socket, knee, 0.085, 0.058)
        _limb(skin, knee, foot, 0.056, 0.036)
        _limb(skin, foot, toe, 0.038, 0.028)
        _limb(skin, shoulder, elbow, 0.05, 0.038)
        _limb(skin, elbow, hand, 0.036, 0.03)
        _limb(skin, (chest[0], 0, shoulder[2] - 0.03), shoulder, 0.07, 0.055)
        half = tuple(s + (k - s) * 0.55 for s, k in zip(socket, knee))
        _limb(cloth, socket, half, 0.11, 0.088)
    _melt(skin, 'body', SKIN, root, 0.018)
    _melt(cloth, 'clothes', CLOTH, root, 0.02)
    hair = bmesh.new()
    crown = (head[0] - 0.02, 0, head[2] + 0.035)
    _limb(hair, (head[0] - 0.05, 0, head[2] - 0.02), crown, 0.075, 0.09)
    _melt(hair, 'hair', HAIR, root, 0.018)
    brim = bmesh.new()
    _limb(brim, (head[0], 0, head[2] + 0.06), (head[0], 0, head[2] + 0.15), 0.10, 0.085)
    bmesh.ops.create_cone(brim, cap_ends=True, segments=28, radius1=0.23, radius2=0.21, depth=0.03)
    brim.verts.ensure_lookup_table()
    for vertex in brim.verts[-56:]:
        vertex.co += Vector((head[0], 0, head[2] + 0.065))
    _melt(brim, 'hat', HAT, root, 0.014)
