"""hours.py - the light of an hour of the day: colours of the sky, clouds, sun, and the air over the horizon.

Colours are linear; elevations and azimuths of the sun are degrees (azimuth 0 = +x, counted towards +y).
"""
import math
from dataclasses import dataclass

import bpy

import common
from sea import NT

# Sines of elevation at which the colours of a sky stand.
STOPS = (0.0, 0.07, 0.22, 0.5, 1.0)


@dataclass(frozen=True)
class Hour:
    towards: tuple
    """Five colours from horizon to zenith on the side of the sun."""
    away: tuple
    sun: tuple
    """Elevation, strength and colour of the sun."""
    lit: tuple
    """Clouds in the light."""
    shade: tuple
    cover: float
    """How much of the sky is cloud: 0 none, 1 closed."""
    deep: tuple
    """What water without a visible bottom looks like."""
    light: float = 1.0
    """Brightness against noon: what glows from within the water is dimmed by it."""
    exposure: float = 0.0
    glow: float = 0.0
    """Strength of the glow about the sun, where it stands in the picture."""
    top: float = 0.26
    """Sine of the elevation up to which clouds are piled."""
    soft: float = 1.0
    """1 for heaps with crisp edges; more for wide, veiled clouds."""


NOON_SKY = ((0.56, 0.72, 0.86), (0.38, 0.60, 0.86), (0.17, 0.41, 0.79), (0.075, 0.25, 0.63), (0.05, 0.17, 0.5))

HOURS = {
    'first-light': Hour(
        towards=((1.0, 0.66, 0.44), (0.92, 0.64, 0.50), (0.62, 0.58, 0.64), (0.32, 0.42, 0.62), (0.16, 0.26, 0.5)),
        away=((0.34, 0.37, 0.53), (0.74, 0.47, 0.49), (0.58, 0.49, 0.60), (0.24, 0.36, 0.61), (0.11, 0.21, 0.47)),
        sun=(7.0, 2.9, (1.0, 0.66, 0.40)),
        lit=(1.05, 0.62, 0.48),
        shade=(0.34, 0.34, 0.48),
        cover=0.30,
        deep=(0.012, 0.06, 0.09),
        light=0.5,
        exposure=0.12,
    ),
    'morning': Hour(
        towards=((0.80, 0.80, 0.78), (0.62, 0.74, 0.86), (0.34, 0.56, 0.86), (0.15, 0.34, 0.70), (0.07, 0.2, 0.54)),
        away=NOON_SKY,
        sun=(26.0, 3.5, (1.0, 0.90, 0.76)),
        lit=(1.05, 1.0, 0.94),
        shade=(0.50, 0.58, 0.68),
        cover=0.42,
        deep=(0.010, 0.09, 0.17),
        exposure=0.0,
    ),
    'noon': Hour(
        towards=NOON_SKY,
        away=NOON_SKY,
        sun=(56.0, 3.8, (1.0, 0.96, 0.89)),
        lit=(1.05, 1.05, 1.04),
        shade=(0.56, 0.64, 0.74),
        cover=0.40,
        deep=(0.010, 0.10, 0.19),
        exposure=-0.05,
    ),
    'squall': Hour(
        towards=((0.46, 0.50, 0.53), (0.26, 0.30, 0.35), (0.17, 0.21, 0.26), (0.22, 0.29, 0.38), (0.3, 0.4, 0.5)),
        away=((0.36, 0.41, 0.45), (0.17, 0.205, 0.24), (0.12, 0.15, 0.185), (0.18, 0.235, 0.31), (0.27, 0.36, 0.48)),
        sun=(30.0, 4.0, (1.0, 0.91, 0.76)),
        lit=(0.36, 0.40, 0.44),
        shade=(0.085, 0.105, 0.13),
        cover=0.85,
        deep=(0.010, 0.065, 0.10),
        light=0.8,
        exposure=0.15,
        top=0.9,
        soft=5.0,
    ),
    'late': Hour(
        towards=((1.0, 0.74, 0.47), (0.90, 0.70, 0.50), (0.58, 0.60, 0.62), (0.28, 0.42, 0.62), (0.13, 0.27, 0.52)),
        away=((0.62, 0.62, 0.66), (0.52, 0.60, 0.72), (0.30, 0.47, 0.72), (0.15, 0.32, 0.62), (0.08, 0.21, 0.5)),
        sun=(15.0, 3.6, (1.0, 0.78, 0.52)),
        lit=(1.05, 0.84, 0.64),
        shade=(0.44, 0.46, 0.54),
        cover=0.45,
        deep=(0.010, 0.08, 0.14),
        light=0.85,
        exposure=0.1,
    ),
    'dusk': Hour(
        towards=((1.15, 0.50, 0.17), (0.98, 0.45, 0.24), (0.55, 0.36, 0.38), (0.20, 0.22, 0.38), (0.08, 0.12, 0.27)),
        away=((0.30, 0.24, 0.34), (0.28, 0.24, 0.37), (0.19, 0.21, 0.36), (0.10, 0.14, 0.28), (0.05, 0.08, 0.2)),
        sun=(2.6, 2.0, (1.0, 0.50, 0.20)),
        lit=(1.25, 0.52, 0.28),
        shade=(0.24, 0.19, 0.27),
        cover=0.40,
        deep=(0.010, 0.025, 0.05),
        light=0.16,
        exposure=-0.05,
        glow=0.8,
    ),
    'blue-hour': Hour(
        towards=((0.62, 0.27, 0.16), (0.36, 0.23, 0.25), (0.12, 0.15, 0.27), (0.045, 0.075, 0.18), (0.02, 0.036, 0.11)),
        away=((0.11, 0.12, 0.21), (0.09, 0.115, 0.22), (0.055, 0.085, 0.19), (0.03, 0.052, 0.14), (0.015, 0.03, 0.09)),
        sun=(1.5, 0.10, (1.0, 0.55, 0.35)),
        lit=(0.30, 0.17, 0.17),
        shade=(0.07, 0.075, 0.13),
        cover=0.36,
        deep=(0.004, 0.010, 0.024),
        light=0.05,
        exposure=0.55,
    ),
}


def _gradient(graph, elevation, colours):
    return graph.ramp(elevation, list(zip(STOPS, colours)), 'EASE')


def _grey(graph, value, tint=(1.0, 1.0, 1.0)):
    """A colour socket: value times tint."""
    parts = {axis: graph.math('MULTIPLY', value, tint[axis]) for axis in range(3)}
    return graph.n('ShaderNodeCombineXYZ', ins=parts).outputs[0]


def _clouds(graph, sky, direction, height, sunwards, hour, seed):
    """Piled trade-wind clouds over the horizon, bright on the side of the sun, and thin high ones above them."""
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
    brightness = graph.math('ADD', 0.42, graph.math('MULTIPLY', graph.math('SUBTRACT', here, there), 5.5 / hour.soft))
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


def sky(name, azimuth, elevation=None, seed=0.0, cover=None):
    """Sky and sun of an hour. azimuth: where the sun stands; elevation and cover replace the hour's own."""
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
    lamp.angle = math.radians(0.8 if height > 10 else 1.6)
    sun = bpy.data.objects.new('sun', lamp)
    bpy.context.collection.objects.link(sun)
    sun.rotation_euler = (math.radians(90 - height), 0, math.radians(azimuth + 90))
    common.AIR = tuple(0.5 * (a + b) for a, b in zip(hour.towards[0], hour.away[0]))
    return hour.exposure
