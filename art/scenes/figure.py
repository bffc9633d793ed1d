"""figure.py - the bodies, heads and clothes of people, melted from rounded bars and coloured point by point.

Metres; a figure looks towards +x, its left hand is at +y. Proportions are those of an adult of 1.75 m.
"""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from sea import fbm
from shading import new_mat

LEFT = Vector((0, 1, 0))
_materials = {}


def material(kind):
    """'skin' or 'cloth', coloured by the points' own colour; cloth has creases."""
    if kind in _materials:
        return _materials[kind]
    made, graph = new_mat(f'person-{kind}')
    colour = graph.n('ShaderNodeAttribute', attribute_name='tone').outputs['Color']
    cloth = kind == 'cloth'
    shader = graph.n(
        'ShaderNodeBsdfPrincipled',
        ins={'Base Color': colour, 'Roughness': 0.85 if cloth else 0.45, 'Specular': 0.12 if cloth else 0.35},
    )
    if cloth:
        at = graph.n('ShaderNodeTexCoord').outputs['Object']
        creases = graph.noise(graph.scalevec(at, (1.0, 1.0, 0.55), 0.4), 9.0, 3, 0.55, 1.2)
        bump = graph.n('ShaderNodeBump', ins={'Strength': 0.55, 'Distance': 0.03, 'Height': creases})
        graph.set(shader.inputs['Normal'], bump.outputs[0])
    graph.t.links.new(shader.outputs[0], graph.n('ShaderNodeOutputMaterial').inputs[0])
    _materials[kind] = made
    return made


def bar(mesh, start, end, radii, wide=1.0):
    """A round bar with rounded ends; radii: at its start, at even steps between, and at its end; wide stretches it
    sideways (along y)."""
    start, end = Vector(start), Vector(end)
    axis = end - start
    turn = axis.to_track_quat('Z', 'Y')
    steps = np.linspace(0, 1, len(radii))
    inner = np.linspace(0, 1, 4 * len(radii) - 3)
    rings = []
    for along in (-0.97, -0.8, -0.45, *inner, 1.45, 1.8, 1.97):
        inside = min(1.0, max(0.0, along))
        radius = float(np.interp(inside, steps, radii))
        cap = min(1.0, abs(along - inside))
        centre = start + axis * inside + axis.normalized() * radius * math.copysign(cap, along - inside)
        radius *= math.sqrt(max(0.02, 1 - cap * cap))
        ring = []
        for angle in np.linspace(0, 2 * math.pi, 14, endpoint=False):
            offset = turn @ Vector((radius * math.cos(angle), radius * math.sin(angle), 0))
            offset.y *= wide
            ring.append(mesh.verts.new(centre + offset))
        rings.append(ring)
    for low, high in zip(rings, rings[1:]):
        for i in range(14):
            j = (i + 1) % 14
            mesh.faces.new((low[i], low[j], high[j], high[i]))
    mesh.faces.new(reversed(rings[0]))
    mesh.faces.new(rings[-1])


def melt(mesh, size, softening=4):
    """One skin round all bars of a mesh, in facets of `size`; the mesh is used up."""
    data = bpy.data.meshes.new('melting')
    mesh.to_mesh(data)
    mesh.free()
    holder = bpy.data.objects.new('melting', data)
    bpy.context.collection.objects.link(holder)
    remesh = holder.modifiers.new('melt', 'REMESH')
    remesh.mode = 'VOXEL'
    remesh.voxel_size = size
    remesh.use_smooth_shade = True
    soften = holder.modifiers.new('soften', 'SMOOTH')
    soften.iterations = softening
    melted = bpy.data.meshes.new_from_object(holder.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(holder)
    bpy.data.meshes.remove(data)
    return melted


def points(data):
    """The points of a mesh, one a row."""
    flat = np.empty(len(data.vertices) * 3, np.float32)
    data.vertices.foreach_get('co', flat)
    return flat.reshape(-1, 3)


def finish(data, name, colours, kind, parent):
    """Gives a melted mesh its points' colours and its place under a parent."""
    tone = data.color_attributes.new('tone', 'FLOAT_COLOR', 'POINT')
    tone.data.foreach_set('color', np.c_[colours, np.ones(len(colours))].astype(np.float32).ravel())
    data.materials.clear()
    data.materials.append(material(kind))
    shape = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(shape)
    shape.parent = parent
    return shape


class Frame:
    """The trunk's own directions: up along the spine, forward out of the chest."""

    def __init__(s, hip, chest):
        s.hip = Vector(hip)
        s.long = (Vector(chest) - s.hip).length
        s.up = (Vector(chest) - s.hip).normalized()
        s.forward = LEFT.cross(s.up).normalized()

    def at(s, forward, left, up):
        return s.hip + s.forward * forward + LEFT * left + s.up * up


def limbs(joints):
    """The bars of arms and legs with what each is: kind, start, end, radii."""
    parts = []
    for side in ('left', 'right'):
        j = joints[side]
        parts += [
            ('thigh', j['socket'], j['knee'], (0.086, 0.088, 0.076, 0.062, 0.055)),
            ('calf', j['knee'], j['foot'], (0.054, 0.060, 0.055, 0.042, 0.036)),
            ('foot', j['foot'], j['toe'], (0.040, 0.038, 0.027)),
            ('arm', j['shoulder'], j['elbow'], (0.056, 0.050, 0.044, 0.038)),
            ('arm', j['elbow'], j['hand'], (0.039, 0.041, 0.034, 0.026)),
        ]
    return parts


def body(joints, woman, paint, parent):
    """Trunk, limbs, hands and feet; paint(points, spots) returns the points' colours."""
    mesh = bmesh.new()
    frame = Frame(joints['hip'], joints['chest'])
    chest, neck = Vector(joints['chest']), Vector(joints['neck'])
    trunk = (0.120, 0.118, 0.100, 0.108, 0.118) if woman else (0.118, 0.114, 0.110, 0.120, 0.130)
    bar(mesh, frame.at(0, 0, -0.02), chest, trunk, 1.28)
    bar(mesh, chest, neck, (0.118, 0.085, 0.052), 1.25)
    bar(mesh, neck, joints['head'], (0.050, 0.049, 0.052))
    for sign in (1, -1):
        bar(mesh, frame.at(-0.055, 0.075 * sign, -0.03), frame.at(-0.06, 0.07 * sign, 0.04), (0.085, 0.075))
        bust = (0.062, 0.062) if woman else (0.058, 0.050)
        out = 0.082 if woman else 0.068
        bar(mesh, frame.at(out, 0.072 * sign, frame.long - 0.03), frame.at(out - 0.02, 0.08 * sign, frame.long + 0.03), bust)
    for side in ('left', 'right'):
        j = joints[side]
        root = chest.lerp(neck, 0.55)
        bar(mesh, root, j['shoulder'], (0.066, 0.064, 0.058))
        bar(mesh, j['foot'] - (j['toe'] - j['foot']) * 0.22, j['foot'], (0.034, 0.036))
        reach = (j['hand'] - j['elbow']).normalized()
        bar(mesh, j['hand'], j['hand'] + reach * 0.07, (0.028, 0.036, 0.034))
        bar(mesh, j['hand'] + reach * 0.07, j['hand'] + reach * 0.15, (0.030, 0.018))
    for _, start, end, radii in limbs(joints):
        bar(mesh, start, end, radii)
    data = melt(mesh, 0.014)
    spots = points(data)
    finish(data, 'body', paint(spots, frame), 'skin', parent)


def nearest(spots, joints, frame):
    """For each point the part of the body it belongs to, and how far along that part it lies in metres."""
    parts = [('trunk', frame.hip - frame.up * 0.06, Vector(joints['neck']), (0.12, 0.12)), *limbs(joints)]
    names = np.array([part[0] for part in parts])
    distances, along = [], []
    for _, start, end, radii in parts:
        start, end = np.array(start), np.array(end)
        axis = end - start
        share = ((spots - start) @ axis / (axis @ axis)).clip(0, 1)
        distances.append(np.linalg.norm(spots - start - share[:, None] * axis, axis=1) - np.interp(share, np.linspace(0, 1, len(radii)), radii))
        along.append(share * np.linalg.norm(axis))
    own = np.argmin(distances, 0)
    return names[own], np.array(along)[own, np.arange(len(spots))]


def swimwear(kind, spots, joints, frame):
    """Which points lie under a bathing costume: 'trunks', 'bikini' or 'suit'."""
    part, along = nearest(spots, joints, frame)
    from_hip = spots - np.array(frame.hip)
    up = from_hip @ np.array(frame.up)
    forward = from_hip @ np.array(frame.forward)
    across = np.abs(spots[:, 1] - frame.hip.y)
    trunk, thigh = part == 'trunk', part == 'thigh'
    if kind == 'trunks':
        return (trunk & (up < 0.10)) | (thigh & (along < 0.27))
    low = (trunk & (up < 0.075)) | (thigh & (along < 0.045))
    bust = np.abs(up - frame.long)
    strap = (np.abs(across - 0.085) < 0.014) & (up > frame.long - 0.02)
    if kind == 'suit':
        top = frame.long + np.where(forward > 0, 0.055, -0.08)
        return low | (trunk & ((up < top) | strap))
    band = bust < np.where(forward > 0.03, np.where(across < 0.02, 0.022, 0.062), 0.016)
    return low | (trunk & (band | strap))


def head(joints, turn, hair, skin, long, glasses, parent):
    """Skull, face and hair; turn: how far it looks to the left, in radians; long: the hair is."""
    middle = Vector(joints['head'])
    up = (middle - Vector(joints['neck'])).normalized()
    straight = LEFT.cross(up).normalized()
    left = up.cross(straight)
    forward = straight * math.cos(turn) + left * math.sin(turn)
    left = up.cross(forward)

    def at(ahead, aside, over):
        return middle + forward * ahead + left * aside + up * over

    mesh = bmesh.new()
    bar(mesh, at(-0.032, 0, 0.034), at(0.022, 0, 0.038), (0.077, 0.078, 0.074))
    bar(mesh, at(0.026, 0, 0.02), at(0.046, 0, -0.078), (0.066, 0.058, 0.038))
    bar(mesh, at(-0.01, 0, 0.0), at(-0.02, 0, -0.09), (0.06, 0.052, 0.048))
    bar(mesh, at(0.088, 0, 0.006), at(0.106, 0, -0.026), (0.010, 0.015))
    bar(mesh, at(0.070, -0.03, 0.026), at(0.070, 0.03, 0.026), (0.020, 0.020))
    for sign in (1, -1):
        bar(mesh, at(0.018, 0.034 * sign, -0.05), at(0.04, 0.02 * sign, -0.07), (0.036, 0.03))
        bar(mesh, at(-0.004, 0.078 * sign, 0.014), at(-0.008, 0.076 * sign, -0.022), (0.015, 0.012))
    if long == 'loose':
        bar(mesh, at(-0.07, 0, 0.03), at(-0.085, 0, -0.15), (0.060, 0.066, 0.050), 1.3)
        bar(mesh, at(-0.085, 0, -0.12), at(-0.10, 0, -0.25), (0.056, 0.030), 1.3)
    elif long == 'knot':
        bar(mesh, at(-0.105, 0, 0.075), at(-0.125, 0, 0.085), (0.042, 0.036))
    data = melt(mesh, 0.0095, 2)
    spots = points(data)
    local = spots - np.array(middle)
    ahead, aside, over = (local @ np.array(axis) for axis in (forward, left, up))
    hairline = np.interp(ahead, [-0.3, -0.03, 0.0, 0.055, 0.09], [-9, -0.075 if long else -0.045, 0.0, 0.055, 0.085])
    covered = (over > hairline) & ~((np.abs(aside) > 0.082) & (over < 0.03))
    strands = 1 + 0.5 * fbm(aside * 90, ahead * 22 + over * 9, 3, 5)[:, None]
    colours = np.array(skin) * (1 + 0.10 * fbm(aside * 40, over * 40, 2, 9))[:, None]
    face = (ahead > 0.05) & ~covered
    colours[face & (np.abs(over + 0.058) < 0.010) & (np.abs(aside) < 0.026)] *= (0.80, 0.52, 0.50)
    blush = face & (np.hypot(np.abs(aside) - 0.040, over + 0.022) < 0.022)
    colours[blush] *= (1.08, 0.90, 0.86)
    eyes = face & (np.hypot((np.abs(aside) - 0.032) / 1.5, over - 0.004) < 0.0085)
    colours[eyes] = (0.02, 0.015, 0.012)
    brows = face & (np.abs(over - 0.030) < 0.006) & (np.abs(np.abs(aside) - 0.034) < 0.02)
    colours[brows] = np.array(hair) * 0.8
    if glasses:
        lens = (ahead > 0.058) & (np.abs(over - 0.006) < 0.015) & (np.abs(aside) > 0.009)
        colours[lens & ~covered] = (0.02, 0.016, 0.014)
    colours[covered] = (np.array(hair) * strands)[covered]
    normals = np.empty(len(spots) * 3, np.float32)
    data.vertices.foreach_get('normal', normals)
    lift = np.where(covered, 0.010 + 0.006 * fbm(aside * 60, ahead * 30, 2, 3), 0)[:, None]
    data.vertices.foreach_set('co', (spots + normals.reshape(-1, 3) * lift).astype(np.float32).ravel())
    finish(data, 'head', colours, 'skin', parent)
    return middle, up


def hat(middle, up, colour, parent):
    """A straw hat with a wide brim that dips in front and behind, and a dark ribbon."""
    mesh = bmesh.new()
    rings = []
    turn = up.to_track_quat('Z', 'Y')
    profile = ((0.195, 0.050), (0.17, 0.058), (0.14, 0.064), (0.104, 0.068), (0.099, 0.10), (0.094, 0.14), (0.075, 0.162), (0.03, 0.168))
    for radius, height in profile:
        ring = []
        for angle in np.linspace(0, 2 * math.pi, 28, endpoint=False):
            dip = 0.22 * max(0.0, radius - 0.11) * math.cos(2 * angle)
            ring.append(mesh.verts.new(middle + turn @ Vector((radius * math.cos(angle), radius * math.sin(angle), height - dip))))
        rings.append(ring)
    for low, high in zip(rings, rings[1:]):
        for i in range(28):
            j = (i + 1) % 28
            mesh.faces.new((low[i], low[j], high[j], high[i]))
    mesh.faces.new(rings[-1])
    data = bpy.data.meshes.new('hat')
    mesh.to_mesh(data)
    mesh.free()
    data.polygons.foreach_set('use_smooth', np.ones(len(data.polygons), bool))
    colours = np.tile(np.array(colour, np.float32), (len(data.vertices), 1))
    colours *= np.where(np.arange(len(colours)) % 2, 0.86, 1.06)[:, None]
    colours[28 * 3 : 28 * 5] = (0.03, 0.03, 0.04)
    finish(data, 'hat', colours, 'cloth', parent)


def clothes(joints, woman, upper, lower, stripes, dress, parent):
    """A loose shirt of the colour `upper` and shorts of the colour `lower`, or a dress of the first; stripes: a second
    colour across the shirt."""
    frame = Frame(joints['hip'], joints['chest'])
    chest, neck = Vector(joints['chest']), Vector(joints['neck'])
    shirt = bmesh.new()
    waist = 0.128 if woman else 0.138
    bar(shirt, frame.at(0, 0, 0.07), chest, (0.142, waist, waist, 0.136, 0.138), 1.25)
    bar(shirt, chest, chest.lerp(neck, 0.5), (0.130, 0.098), 1.22)
    for sign, side in ((1, 'left'), (-1, 'right')):
        j = joints[side]
        bar(shirt, chest.lerp(neck, 0.5), j['shoulder'], (0.078, 0.074, 0.062))
        if not dress:
            bar(shirt, j['shoulder'], j['shoulder'].lerp(j['elbow'], 0.58), (0.062, 0.062, 0.060))
        if woman:
            bar(shirt, frame.at(0.085, 0.072 * sign, frame.long - 0.02), frame.at(0.07, 0.08 * sign, frame.long + 0.03), (0.068, 0.066))
    legs = shirt if dress else bmesh.new()
    for side in ('left', 'right'):
        j = joints[side]
        hem = j['socket'].lerp(j['knee'], 0.86 if dress else 0.60)
        bar(legs, j['socket'], hem, (0.108, 0.104, 0.092) if dress else (0.106, 0.102, 0.088))
    if dress:
        knees = joints['left']['knee'].lerp(joints['right']['knee'], 0.5)
        bar(shirt, frame.hip, frame.hip.lerp(knees, 0.84), (0.115, 0.100, 0.085))
    else:
        bar(legs, frame.at(0, 0, -0.03), frame.at(0, 0, 0.05), (0.135, 0.138), 1.28)
        data = melt(legs, 0.017, 3)
        finish(data, 'shorts', np.tile(lower, (len(data.vertices), 1)), 'cloth', parent)
    data = melt(shirt, 0.017, 3)
    spots = points(data)
    colours = np.tile(np.array(upper, float), (len(spots), 1))
    if stripes:
        height = (spots - np.array(frame.hip)) @ np.array(frame.up)
        colours[(height % 0.06) < 0.022] = stripes
    finish(data, 'shirt', colours, 'cloth', parent)
