"""people.py - figures of simple, closed shapes that are melted into one body, for boats that are looked at from
afar: whoever steers, guests aboard, on a paddle board or in the water. Metres; x forward, y to the left.
"""

import math
from dataclasses import dataclass, replace

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from boats.builder import Boat
from shading import new_mat

_materials = {}

# z over the seat.
SEATED = {
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
# z over the ground.
STANDING = {
    'hip': (0, 0, 0.92),
    'chest': (0.01, 0, 1.24),
    'neck': (0.03, 0, 1.44),
    'head': (0.06, 0, 1.60),
    'knee': (0.05, 0.10, 0.50),
    'foot': (-0.04, 0.12, 0.07),
    'toe': (0.14, 0.15, 0.05),
    'shoulder': (0.02, 0.19, 1.37),
    'elbow': (0.04, 0.27, 1.10),
    'hand': (0.24, 0.20, 1.02),
}
PADDLING = {**STANDING, 'chest': (0.07, 0, 1.22), 'neck': (0.12, 0, 1.41), 'head': (0.17, 0, 1.56), 'shoulder': (0.10, 0.19, 1.34)}
# Legs out, leaning back on the hands.
LOUNGING = {
    **SEATED,
    'chest': (-0.14, 0, 0.42),
    'neck': (-0.17, 0, 0.60),
    'head': (-0.14, 0, 0.77),
    'knee': (0.40, 0.11, 0.30),
    'foot': (0.78, 0.12, 0.05),
    'toe': (0.86, 0.14, 0.20),
    'shoulder': (-0.16, 0.19, 0.54),
    'elbow': (-0.36, 0.26, 0.28),
    'hand': (-0.42, 0.24, 0.03),
}
# Head and shoulders over the water, arms forward.
SWIMMING = {
    'hip': (-0.45, 0, -0.62),
    'chest': (-0.22, 0, -0.26),
    'neck': (-0.06, 0, 0.04),
    'head': (0.06, 0, 0.16),
    'knee': (-0.7, 0.12, -1.0),
    'foot': (-1.0, 0.14, -1.3),
    'toe': (-1.1, 0.14, -1.35),
    'shoulder': (-0.12, 0.19, -0.06),
    'elbow': (0.06, 0.34, -0.24),
    'hand': (0.30, 0.30, -0.26),
}


@dataclass(frozen=True)
class Looks:
    """Colours are linear."""

    skin: tuple = (0.36, 0.20, 0.12)
    hair: tuple = (0.03, 0.02, 0.015)
    cloth: tuple = (0.75, 0.73, 0.68)
    hat: tuple | None = None
    dress: bool = False


CREW = Looks(hat=(0.62, 0.48, 0.28))
GUESTS = (
    Looks(cloth=(0.72, 0.70, 0.64), hat=(0.66, 0.54, 0.36), dress=True),
    Looks(skin=(0.42, 0.25, 0.16), hair=(0.10, 0.06, 0.03), cloth=(0.05, 0.10, 0.22)),
    Looks(skin=(0.30, 0.16, 0.09), cloth=(0.50, 0.10, 0.06), dress=True),
    Looks(skin=(0.45, 0.28, 0.19), hair=(0.30, 0.19, 0.08), cloth=(0.06, 0.30, 0.33)),
)


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


def person(parent, at, turn=0.0, pose=SEATED, looks=GUESTS[0]):
    """A figure at a place of its parent (a yacht, a board, or None for the world), turned by so many degrees."""
    root = bpy.data.objects.new('person', None)
    bpy.context.collection.objects.link(root)
    root.location = at
    root.rotation_euler[2] = math.radians(turn)
    root.parent = parent

    def joint(name, side=1):
        x, y, z = pose[name]
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
        half = tuple(s + (k - s) * (1.1 if looks.dress else 0.55) for s, k in zip(socket, knee))
        _limb(cloth, socket, half, 0.11, 0.13 if looks.dress else 0.088)
    _melt(skin, 'body', looks.skin, root, 0.018)
    _melt(cloth, 'clothes', looks.cloth, root, 0.02)
    _hair_and_hat(head, looks, root)
    return root


def _hair_and_hat(head, looks, root):
    hair = bmesh.new()
    crown = (head[0] - 0.02, 0, head[2] + 0.035)
    _limb(hair, (head[0] - 0.05, 0, head[2] - (0.12 if looks.dress else 0.02)), crown, 0.075, 0.09)
    _melt(hair, 'hair', looks.hair, root, 0.018)
    if not looks.hat:
        return
    brim = bmesh.new()
    _limb(brim, (head[0], 0, head[2] + 0.06), (head[0], 0, head[2] + 0.15), 0.10, 0.085)
    bmesh.ops.create_cone(brim, cap_ends=True, segments=28, radius1=0.23, radius2=0.21, depth=0.03)
    brim.verts.ensure_lookup_table()
    for vertex in brim.verts[-56:]:
        vertex.co += Vector((head[0], 0, head[2] + 0.065))
    _melt(brim, 'hat', looks.hat, root, 0.014)


def helmsman(yacht):
    """Seats a figure at the helm of a yacht, facing her bow."""
    return person(yacht, yacht['helm'], looks=CREW)


def paddler(board):
    """Somebody who stands on a paddle board with the paddle in the water."""
    person(board, (-0.25, 0, 0.14), 0, PADDLING, replace(GUESTS[3], hat=GUESTS[0].hat))
    paddle = Boat('paddle')
    paddle.tube([(0.12, 0.20, 1.50), (0.42, 0.60, 0.10)], 0.018, 'dark', 6)
    paddle.box((0.45, 0.64, -0.12), (0.06, 0.20, 0.42), 'dark', 0.02)
    paddle.root.parent = board


def kayaker(kayak):
    """Somebody who sits in a kayak, the double paddle across."""
    person(kayak, (-0.35, 0, 0.12), 0, {**SEATED, 'foot': (0.85, 0.13, 0.05), 'toe': (0.90, 0.13, 0.18)}, GUESTS[3])
    paddle = Boat('paddle')
    paddle.tube([(0.0, -0.95, 0.62), (0.0, 0.95, 0.30)], 0.018, 'dark', 6)
    for side, height in ((-1.05, 0.64), (1.05, 0.27)):
        paddle.box((0.0, side, height), (0.03, 0.42, 0.16), 'board', 0.02)
    paddle.root.parent = kayak
