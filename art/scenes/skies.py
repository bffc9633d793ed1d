"""skies.py - sky, clouds and sun of an hour."""

import math

import bpy

import common
from hours import HOURS, Hour
from shading import NT

# Sines of elevation at which the colours of a sky stand.
STOPS = (0.0, 0.07, 0.22, 0.5, 1.0)


def _gradient(graph, elevation, colours):
    return graph.ramp(elevation, list(zip(STOPS, colours)), 'EASE')


def _grey(graph, value, tint=(1.0, 1.0, 1.0)):
    """A colour socket: value times tint."""
    parts = {axis: graph.math('MULTIPLY', value, tint[axis]) for axis in range(3)}
    return graph.n('ShaderNodeCombineXYZ', ins=parts).outputs[0]


def _clouds(graph, sky, direction, height, sunwards, hour, seed):
    """Piled trade-wind clouds over the horizon, bright on the side of the sun, and thin high ones above
    them."""
    shift = tuple(0.055 * part for part in sunwards[:2]) + (0.05,)

    def density(offset):
        moved = graph.n('ShaderNodeVectorMath', operation='ADD')
        graph.set(moved.inputs[0], direction)
        moved.inputs[1].default_value = offset
        stretched = graph.n('ShaderNodeVectorMath', operation='MULTIPLY_ADD')
        graph.set(stretched.inputs[0], moved.outputs[0])
        fine = 1 / math.sqrt(hour.soft)
        stretched.inputs[1].default_value = (3.4 * fine, 3.4 * fine, 8.5 * fine)
        stretched.inputs[2].default_value = (seed * 3.1, -seed * 1.7, seed * 0.9)
        return graph.noise(stretched.outputs[0], 1.0, 6, 0.56, 0.15)

    here = density((0.0, 0.0, 0.0))
    there = density(shift)
    threshold = 0.60 - 0.26 * hour.cover
    over = graph.mapr(height, 0.05, hour.top, 0.0, 0.22)
    limit = graph.math('ADD', threshold, over)
    mass = graph.mapr(graph.math('SUBTRACT', here, limit), 0.0, 0.055 * hour.soft, 0, 1, 'SMOOTHSTEP')
    mass = graph.math('MULTIPLY', mass, graph.mapr(height, 0.012, 0.06, 0.25, 0.96))
    brightness = graph.math(
        'ADD', 0.42, graph.math('MULTIPLY', graph.math('SUBTRACT', here, there), 5.5 / hour.soft)
    )
    brightness = graph.mapr(brightness, 0.0, 1.0, 0, 1, 'SMOOTHSTEP')
    return graph.mix(mass, sky, graph.mix(brightness, hour.shade, hour.lit))


def _glow(graph, sky, aim, strength):
    for power, colour, gain in (
        (14, (1.0, 0.42, 0.12), 0.5),
        (160, (1.0, 0.55, 0.2), 1.2),
        (4000, (1.0, 0.75, 0.4), 6.0),
        (60000, (1.0, 0.85, 0.6), 25.0),
    ):
        amount = graph.math('POWER', graph.math('MAXIMUM', aim, 0.0), power)
        amount = graph.math('MULTIPLY', amount, gain * strength)
        sky = graph.mix(1.0, sky, _grey(graph, amount, colour), 'ADD')
    return sky


def sky(name, azimuth, elevation=None, seed=0.0, cover=None, blur=None):
    """Sky and sun of an hour. azimuth: where the sun stands; elevation and cover replace the hour's own; blur:
    the sun's width in degrees, by which shadows soften with distance.
    """
    hour = HOURS[name]
    if cover is not None:
        hour = Hour(**{**hour.__dict__, 'cover': cover})
    height, strength, colour = hour.sun
    height = height if elevation is None else elevation
    turn, rise = math.radians(azimuth), math.radians(height)
    sunwards = (math.cos(turn) * math.cos(rise), math.sin(turn) * math.cos(rise), math.sin(rise))

    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    world.cycles.sampling_method = 'NONE'
    graph = NT(world.node_tree)
    direction = graph.n('ShaderNodeTexCoord').outputs['Generated']
    parts = graph.n('ShaderNodeSeparateXYZ', ins={0: direction})
    up = graph.math('MAXIMUM', parts.outputs[2], 0.0)
    aim = graph.n('ShaderNodeVectorMath', operation='DOT_PRODUCT')
    graph.set(aim.inputs[0], direction)
    aim.inputs[1].default_value = sunwards
    aim = aim.outputs['Value']
    side = graph.mapr(aim, -0.55, 0.95, 0, 1, 'SMOOTHSTEP')
    base = graph.mix(side, _gradient(graph, up, hour.away), _gradient(graph, up, hour.towards))
    base = _clouds(graph, base, direction, up, sunwards, hour, seed)
    if hour.glow:
        base = _glow(graph, base, aim, hour.glow)
    # Far water lets the eye through to the air of the horizon, so below it the same colours stand.
    camera_ray = graph.n('ShaderNodeLightPath').outputs['Is Camera Ray']
    below = graph.mapr(parts.outputs[2], -0.02, -0.002, 1, 0)
    below = graph.math('MULTIPLY', below, graph.math('SUBTRACT', 1.0, camera_ray))
    base = graph.mix(below, base, hour.deep)
    background = graph.n('ShaderNodeBackground', ins={'Color': base})
    graph.t.links.new(background.outputs[0], graph.n('ShaderNodeOutputWorld').inputs['Surface'])

    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy = strength
    lamp.color = colour
    lamp.angle = math.radians(blur or (0.8 if height > 10 else 1.6))
    sun = bpy.data.objects.new('sun', lamp)
    bpy.context.collection.objects.link(sun)
    sun.rotation_euler = (math.radians(90 - height), 0, math.radians(azimuth + 90))
    common.AIR = tuple(0.5 * (a + b) for a, b in zip(hour.towards[0], hour.away[0]))
    return hour.exposure
