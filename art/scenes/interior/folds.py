"""folds.py - what shapes a cloth after its simulation: hems, unevenness, creases. Metres."""
import bmesh
import bpy
import numpy as np

from .simulation import coordinates, set_coordinates


def crease_field(u, v, count, random, width, length, along=None):
    """Heights, about 0 to 1, of `count` folds with a shallow valley beside each, over arrays of places on a
    cloth; width and length: the least and the most of a fold; along: the direction they keep to, in radians.
    """
    field = np.zeros(np.shape(u))
    flat_u, flat_v = np.ravel(u), np.ravel(v)
    for _ in range(count):
        start = random.integers(len(flat_u))
        angle = random.uniform(0, np.pi) if along is None else random.normal(along, 0.30)
        aside, onwards = u - flat_u[start], v - flat_v[start]
        run = aside * np.cos(angle) + onwards * np.sin(angle)
        reach = random.uniform(*length)
        half = random.uniform(*width)
        off = onwards * np.cos(angle) - aside * np.sin(angle) + random.normal(0, 0.25) * run * run / reach
        ridge = np.exp(-((off / half) ** 2)) - 0.5 * np.exp(-(((off - 1.9 * half) / (1.5 * half)) ** 2))
        field += random.uniform(0.4, 1) * ridge * np.exp(-((run / reach) ** 4))
    return field


def rest_positions(thing):
    """Where the vertices of a sheet lay before it fell, as (count, 2)."""
    corners = thing.data.uv_layers[0].data
    flat = np.empty(len(corners) * 2, np.float32)
    corners.foreach_get('uv', flat)
    vertices = np.empty(len(corners), np.int32)
    thing.data.loops.foreach_get('vertex_index', vertices)
    rest = np.zeros((len(thing.data.vertices), 2), np.float32)
    rest[vertices] = flat.reshape(-1, 2)
    return rest


def crease(thing, height, count, seed, width=(0.012, 0.024), length=(0.18, 0.42), along=None):
    """Folds of `height` metres in a sheet, along its normals."""
    rest = rest_positions(thing)
    field = crease_field(rest[:, 0], rest[:, 1], count, np.random.default_rng(seed), width, length, along)
    normals = np.empty(len(rest) * 3, np.float32)
    thing.data.vertices.foreach_get('normal', normals)
    set_coordinates(thing, coordinates(thing) + normals.reshape(-1, 3) * (field * height)[:, None])


def lift(thing, amount):
    """Raises a cloth along its own normals by metres, clear of what lies under it."""
    modifier = thing.modifiers.new('lift', 'DISPLACE')
    modifier.strength = amount
    modifier.mid_level = 0


def rumple(thing, amount, size, stretch=(1, 1, 1)):
    """Soft unevenness of a filled duvet: metres of height and size."""
    texture = bpy.data.textures.new('rumple', 'CLOUDS')
    texture.noise_scale = size
    texture.noise_depth = 3
    modifier = thing.modifiers.new('rumple', 'DISPLACE')
    modifier.texture = texture
    modifier.strength = amount * 2
    modifier.mid_level = 0.5
    if stretch != (1, 1, 1):
        control = bpy.data.objects.new('rumple-space', None)
        bpy.context.collection.objects.link(control)
        control.scale = stretch
        modifier.texture_coords = 'OBJECT'
        modifier.texture_coords_object = control


def trim_below(thing, height):
    """Cuts off what hangs lower than `height` metres, as a tailor shortens a hem."""
    work = bmesh.new()
    work.from_mesh(thing.data)
    bmesh.ops.bisect_plane(
        work,
        geom=[*work.verts, *work.edges, *work.faces],
        plane_co=(0, 0, height),
        plane_no=(0, 0, 1),
        clear_inner=True,
    )
    work.to_mesh(thing.data)
    work.free()
    thing.data.update()


def tuck(thing, left, depth=0.06):
    """Turns down what lies within 6 cm of the edge at `left`, as a cloth is pushed in beside a mattress."""
    points = coordinates(thing)
    points[:, 2] -= depth * np.clip((left + 0.06 - points[:, 0]) / 0.09, 0, 1.2) ** 2
    set_coordinates(thing, points)


def widen_to(thing, left, fixed):
    """Stretches a cloth that has slid away so that it reaches `left` again; what lies right of `fixed`
    stays.
    """
    points = coordinates(thing)
    factor = (fixed - left) / (fixed - float(points[:, 0].min()))
    beside = points[:, 0] < fixed
    points[beside, 0] = fixed - (fixed - points[beside, 0]) * factor
    set_coordinates(thing, points)
