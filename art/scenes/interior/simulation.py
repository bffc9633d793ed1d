"""simulation.py - cloth: Blender's simulation with results kept in a folder, and what softens them."""
import hashlib
import os
import tempfile

import bpy
import numpy as np

from .shapes import lay_flat, surface

CACHE = os.environ.get('ART_CLOTH_CACHE') or os.path.join(tempfile.gettempdir(), 'art-cloth')


def coordinates(thing):
    """The vertices of an object as (count, 3)."""
    flat = np.empty(len(thing.data.vertices) * 3, np.float32)
    thing.data.vertices.foreach_get('co', flat)
    return flat.reshape(-1, 3)


def set_coordinates(thing, points):
    thing.data.vertices.foreach_set('co', points.astype(np.float32).ravel())
    thing.data.update()


def _cached_path(key, thing, frames, settings):
    start = coordinates(thing).round(4).tobytes()
    text = repr((key, frames, sorted(settings.items()))).encode()
    return os.path.join(CACHE, hashlib.md5(text + start).hexdigest()[:16] + '.npy')


def _add_colliders(colliders, friction):
    for collider in colliders:
        collider.modifiers.new('collision', 'COLLISION')
        collider.collision.thickness_outer = 0.004
        collider.collision.cloth_friction = friction


def _configure(modifier, frames, settings):
    modifier.point_cache.frame_end = frames
    cloth = modifier.settings
    cloth.quality = settings.get('quality', 6)
    cloth.mass = settings.get('mass', 0.3)
    cloth.tension_stiffness = cloth.compression_stiffness = settings.get('stiffness', 10)
    cloth.shear_stiffness = settings.get('shear', 5)
    cloth.bending_stiffness = settings.get('bending', 0.6)
    cloth.air_damping = settings.get('air', 2)
    cloth.shrink_min = settings.get('shrink', 0)
    cloth.tension_damping = cloth.compression_damping = 8
    cloth.bending_damping = 0.8
    if 'pressure' in settings:
        cloth.use_pressure = True
        cloth.uniform_pressure_force = settings['pressure']
    cloth.effector_weights.gravity = settings.get('gravity', 1.0)
    collision = modifier.collision_settings
    collision.collision_quality = 3
    collision.distance_min = settings.get('gap', 0.006)
    collision.use_self_collision = settings.get('self_collision', False)
    collision.self_distance_min = 0.006


def simulate(thing, frames, key, colliders=(), **settings):
    """Runs the cloth simulation for `frames` frames, in place, or takes its kept result.

    key: what else the result depends on (the colliders' shape). A negative `shrink` lets the cloth grow, so
    that folds form.
    """
    path = _cached_path(key, thing, frames, settings)
    if os.path.exists(path):
        set_coordinates(thing, np.load(path))
        return thing
    scene = bpy.context.scene
    scene.frame_start = 1
    scene.frame_end = frames
    _add_colliders(colliders, settings.get('friction', 12))
    modifier = thing.modifiers.new('cloth', 'CLOTH')
    _configure(modifier, frames, settings)
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    evaluated = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    points = coordinates(evaluated)
    thing.modifiers.remove(modifier)
    for collider in colliders:
        collider.modifiers.remove(collider.modifiers['collision'])
    scene.frame_set(1)
    os.makedirs(CACHE, exist_ok=True)
    np.save(path, points)
    set_coordinates(thing, points)
    return thing


def relax(thing, rounds=2, keep=0.5):
    """Laplacian smoothing against the jagged leftovers of a simulation."""
    points = coordinates(thing)
    edges = np.empty(len(thing.data.edges) * 2, np.int32)
    thing.data.edges.foreach_get('vertices', edges)
    edges = edges.reshape(-1, 2)
    degree = np.bincount(edges.ravel(), minlength=len(points))[:, None]
    for _ in range(rounds):
        neighbours = np.zeros_like(points)
        np.add.at(neighbours, edges[:, 0], points[edges[:, 1]])
        np.add.at(neighbours, edges[:, 1], points[edges[:, 0]])
        points = points * keep + neighbours / degree * (1 - keep)
    set_coordinates(thing, points)
    return thing


def soften(thing, thickness=0.0, subdivisions=1):
    """Gives a sheet thickness outwards and rounds it when rendered."""
    if thickness:
        solid = thing.modifiers.new('solid', 'SOLIDIFY')
        solid.thickness = thickness
        solid.offset = 1.0
        solid.use_even_offset = False
    rounding = thing.modifiers.new('rounding', 'SUBSURF')
    rounding.levels = 0
    rounding.render_levels = subdivisions
    return thing


def sheet(x_range, y_range, height, cell, material, name='sheet', ruffle=0.004, seed=0):
    """Flat cloth of square cells, slightly uneven so that folds have somewhere to begin."""
    random = np.random.default_rng(seed)
    columns = int((x_range[1] - x_range[0]) / cell) + 1
    rows = int((y_range[1] - y_range[0]) / cell) + 1
    x, y = np.meshgrid(np.linspace(*x_range, columns), np.linspace(*y_range, rows), indexing='ij')
    z = np.full_like(x, height)
    for _ in range(14):
        angle = random.uniform(0, np.pi)
        wave_number = random.uniform(8, 32)
        phase = random.uniform(0, 6)
        amount = ruffle * random.uniform(0.3, 1)
        z += amount * np.sin(wave_number * (x * np.cos(angle) + y * np.sin(angle)) + phase)
    made = surface(x, y, z, material, name)
    lay_flat(made.data)
    return made
