"""shapes.py - parts an interior is built of. Metres; x athwartships, y forward, z up; angles in degrees."""
import math

import bmesh
import bpy
import mathutils
import numpy as np


def link(name, mesh, material=None, location=(0, 0, 0), rotation=(0, 0, 0)):
    """Puts a mesh into the scene, smoothly shaded."""
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    thing.location = location
    thing.rotation_euler = [math.radians(angle) for angle in rotation]
    if material:
        mesh.materials.clear()
        mesh.materials.append(material)
    mesh.polygons.foreach_set('use_smooth', np.ones(len(mesh.polygons), bool))
    mesh.update()
    return thing


def sharpen_edges(thing, angle):
    """Keeps edges sharp where faces meet at more than `angle`."""
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(angle)


def mesh_of(name, vertices, faces):
    mesh = bpy.data.meshes.new(name)
    vertices = [tuple(map(float, vertex)) for vertex in vertices]
    mesh.from_pydata(vertices, [], [tuple(map(int, face)) for face in faces])
    mesh.update()
    return mesh


def lay_flat(mesh):
    """Keeps where the vertices lie in x and y as the mesh's UV coordinates, by which a cloth's borders are
    drawn however it falls.
    """
    vertices = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get('co', vertices)
    corners = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get('vertex_index', corners)
    mesh.uv_layers.new().data.foreach_set('uv', vertices.reshape(-1, 3)[corners, :2].ravel())


BOX_FACES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def box(a, b, material, bevel=0.004, segments=3, name='board', rotation=(0, 0, 0)):
    """Board between two opposite corners, edges rounded; its origin is its middle so that the grain starts
    there.
    """
    low, high = np.minimum(a, b), np.maximum(a, b)
    centre, half = (low + high) / 2, (high - low) / 2
    vertices = [(x * half[0], y * half[1], z * half[2]) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    board = link(name, mesh_of(name, vertices, BOX_FACES), material, centre, rotation)
    sharpen_edges(board, 50)
    if bevel:
        rounding = board.modifiers.new('bevel', 'BEVEL')
        rounding.width = min(bevel, half.min() * 0.95)
        rounding.segments = segments
        rounding.harden_normals = True
    return board


def rounded_rectangle(width, height, radius, centre=(0, 0), points=10):
    """Outline, counter-clockwise."""
    radius = min(radius, width / 2, height / 2)
    outline = []
    corners = ((1, 1), (-1, 1), (-1, -1), (1, -1))
    for quarter, (sx, sy) in enumerate(corners):
        for angle in np.linspace(0, math.pi / 2, points) + quarter * math.pi / 2:
            x = sx * (width / 2 - radius) + radius * math.cos(angle)
            y = sy * (height / 2 - radius) + radius * math.sin(angle)
            outline.append((centre[0] + x, centre[1] + y))
    return outline


def panel(outlines, thickness, material, bevel=0.005, matrix=None, name='panel'):
    """Flat panel from closed outlines in its own x-y plane, the later ones holes, with rounded edges."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '2D'
    curve.fill_mode = 'BOTH'
    curve.extrude = thickness / 2 - bevel
    curve.bevel_depth = bevel
    curve.bevel_resolution = 2
    curve.offset = -bevel
    for outline in outlines:
        spline = curve.splines.new('POLY')
        spline.points.add(len(outline) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, outline):
            point.co = (x, y, 0, 1)
    drawn = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(drawn)
    bpy.context.view_layer.update()
    evaluated = drawn.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = bpy.data.meshes.new_from_object(evaluated)
    bpy.data.objects.remove(drawn)
    made = link(name, mesh, material)
    sharpen_edges(made, 40)
    if matrix is not None:
        made.matrix_world = matrix
    return made


def sweep(profile, start, end, material, thickness=0.012, name='sweep'):
    """Open profile of (x, z) pairs drawn along y and given thickness."""
    count = len(profile)
    vertices = [(x, y, z) for y in (start, end) for x, z in profile]
    faces = [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)]
    made = link(name, mesh_of(name, vertices, faces), material)
    sharpen_edges(made, 35)
    solid = made.modifiers.new('solid', 'SOLIDIFY')
    solid.thickness = thickness
    solid.offset = 0
    return made


def surface(x, y, z, material, name='surface', location=(0, 0, 0), rotation=(0, 0, 0)):
    """Mesh over arrays of one shape (rows, columns)."""
    rows, columns = x.shape
    index = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    vertices = np.stack([x, y, z], -1).reshape(-1, 3)
    return link(name, mesh_of(name, vertices, faces), material, location, rotation)


def cushion(
    width,
    height,
    depth,
    material,
    location,
    rotation=(90, 0, 0),
    seed=0,
    squareness=6.0,
    pucker=0.0022,
):
    """Padded panel facing +z of its own, with rounded shoulders and slight puckers along the seams."""
    random = np.random.default_rng(seed)
    columns = max(8, min(34, int(34 * width / height)))
    rows = max(8, min(34, int(34 * height / width)))

    def towards_edges(count):
        return np.sin(np.linspace(-math.pi / 2, math.pi / 2, count))

    def shoulder(t):
        return (1 - np.abs(t) ** squareness) ** 0.5

    u, v = np.meshgrid(towards_edges(columns), towards_edges(rows), indexing='ij')
    body = shoulder(u) * shoulder(v)
    z = depth * body
    edge = np.exp(-((1 - np.abs(u)) / 0.22) ** 2)
    for _ in range(5):
        waves = np.sin(v * height / 2 * random.uniform(60, 170) + random.uniform(0, 6))
        z += pucker * edge * waves * body * 0.6
    return surface(u * width / 2, v * height / 2, z, material, 'cushion', location, rotation)


def cylinder(start, end, radius, material, segments=32, bevel=0.0015, end_radius=None):
    """Round bar or cone between two points."""
    axis = mathutils.Vector(end) - mathutils.Vector(start)
    work = bmesh.new()
    far = radius if end_radius is None else end_radius
    bmesh.ops.create_cone(
        work,
        cap_ends=True,
        segments=segments,
        radius1=radius,
        radius2=far,
        depth=axis.length,
    )
    mesh = bpy.data.meshes.new('cylinder')
    work.to_mesh(mesh)
    work.free()
    made = link('cylinder', mesh, material, (mathutils.Vector(start) + mathutils.Vector(end)) / 2)
    made.rotation_euler = axis.to_track_quat('Z', 'Y').to_euler()
    sharpen_edges(made, 40)
    if bevel:
        rounding = made.modifiers.new('bevel', 'BEVEL')
        rounding.width = bevel
        rounding.segments = 2
        rounding.limit_method = 'ANGLE'
        rounding.angle_limit = math.radians(40)
    return made


def tube(points, radius, material, closed=False, name='tube'):
    """Round bar along points: piping, rails, cords."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 3
    spline = curve.splines.new('POLY')
    spline.points.add(len(points) - 1)
    spline.use_cyclic_u = closed
    for point, (x, y, z) in zip(spline.points, points):
        point.co = (x, y, z, 1)
    curve.materials.append(material)
    made = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(made)
    return made


def lathe(profile, material, location=(0, 0, 0), segments=56, name='lathe', rotation=(0, 0, 0)):
    """Surface of revolution about z from (radius, z) pairs, the inner side last for hollow things."""
    angles = np.linspace(0, 2 * math.pi, segments + 1)
    radius = np.array([pair[0] for pair in profile])
    height = np.array([pair[1] for pair in profile])
    x = np.outer(np.cos(angles), radius)
    y = np.outer(np.sin(angles), radius)
    z = np.outer(np.ones_like(angles), height)
    made = surface(x, y, z, material, name, location, rotation)
    sharpen_edges(made, 50)
    return made


def extrusion(outline, start, end, material, name='extrusion', location=(0, 0, 0), rotation=(0, 0, 0)):
    """Closed outline of (x, z) pairs, counter-clockwise seen from -y, drawn along y and closed at both
    ends.
    """
    count = len(outline)
    vertices = [(x, y, z) for y in (start, end) for x, z in outline]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    mesh = bpy.data.meshes.new(name)
    caps = [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))]
    mesh.from_pydata([tuple(map(float, v)) for v in vertices], [], faces + caps)
    made = link(name, mesh, material, location, rotation)
    sharpen_edges(made, 40)
    return made


def print_plane(width, height, material, matrix, name='print'):
    """Upright rectangle in its own x-y plane with UV coordinates."""
    half_x, half_y = width / 2, height / 2
    corners = [(-half_x, -half_y, 0), (half_x, -half_y, 0), (half_x, half_y, 0), (-half_x, half_y, 0)]
    mesh = mesh_of(name, corners, [(0, 1, 2, 3)])
    uv = mesh.uv_layers.new()
    for loop, corner in zip(uv.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        loop.uv = corner
    made = link(name, mesh, material)
    made.matrix_world = matrix
    return made
