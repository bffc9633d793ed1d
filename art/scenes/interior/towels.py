"""towels.py - towels over a rail, folded on a shelf or on a hook. Metres."""
import math

import numpy as np

from . import shapes, simulation, surfaces


def _cloth(u, v, place, material, thickness, name='towel'):
    """A length of towelling that lies at `place` (x, y, z over u and v), u across and v along it."""
    made = shapes.surface(u, v, 0 * u, material, name)
    shapes.lay_flat(made.data)
    simulation.set_coordinates(made, np.stack(place, -1).reshape(-1, 3))
    simulation.soften(made, thickness)
    return made


def over_rail(wall, along, out, up, colour, band, width=0.40, front=0.46, back=0.34, seed=0):
    """A towel over a rail on a wall: folded lengthwise in two, one end a little longer, in soft waves."""
    random = np.random.default_rng(seed)
    radius = 0.019
    v, u = np.meshgrid(np.linspace(-back, front, 90), np.linspace(-width / 2, width / 2, 40), indexing='ij')
    phases = random.uniform(0, 6, 3)
    for layer, (shorter, inner) in enumerate(((0.0, 0.0), (0.022, 0.010))):
        arc = math.pi * radius / 2
        hang = np.clip(np.abs(v) - arc, 0, None)
        angle = np.clip(v / radius, -math.pi / 2, math.pi / 2)
        reach = (radius - inner) * np.sin(angle)
        height = (radius - inner) * np.cos(angle) - hang * (1 - shorter)
        loose = np.clip(hang / 0.25, 0, 1)
        wave = 0.010 * np.sin(u * 21 + phases[0]) + 0.005 * np.sin(u * 47 + phases[1] + v * 3)
        reach = reach + np.sign(v) * (0.004 + wave * (1 - 0.4 * layer)) * loose + 0.012 * loose * (v < 0)
        aside = u * (1 - 0.05 * loose) + 0.010 * loose * np.sin(v * 7 + phases[2])
        x = along + aside * (1 - 0.015 * layer) + 0.006 * layer
        place = np.vectorize(wall.at)(x, out + reach, up + height)
        _cloth(u, v, place, surfaces.terry(colour, band, min(front, back) - 0.045), 0.008)


def folded(location, turn, colours, size=(0.30, 0.20), seed=0):
    """Towels folded in four, one on another, their folds to the front; location: the middle underneath.
    Returns the height of the pile.
    """
    random = np.random.default_rng(seed)
    level = 0.0
    for colour in colours:
        half, apart = size[1] / 2 * random.uniform(0.94, 1.0), random.uniform(0.0125, 0.0145)
        profile = [(half, 0.0)]
        for layer in range(4):
            way = -1 if layer % 2 == 0 else 1
            profile += [(way * x, layer * apart) for x in np.linspace(-half + 0.01, half - 0.008, 14)]
            if layer < 3:
                for a in np.linspace(-math.pi / 2, math.pi / 2, 8)[1:-1]:
                    bulge = half - 0.008 + 0.62 * apart * math.cos(a)
                    profile.append((way * bulge, layer * apart + apart / 2 * (1 + math.sin(a))))
        lengths = np.cumsum([0] + [math.dist(a, b) for a, b in zip(profile, profile[1:])])
        v, u = np.meshgrid(lengths, np.linspace(-size[0] / 2, size[0] / 2, 30), indexing='ij')
        depth = np.array([point[0] for point in profile])[:, None] + 0 * u
        rise = np.array([point[1] for point in profile])[:, None] + 0 * u
        sag = 0.0022 * np.sin(u * 26 + random.uniform(0, 6)) * (rise / apart)
        skew = math.radians(turn + random.uniform(-2.5, 2.5))
        aside = u + 0.004 * np.sin(rise * 90 + random.uniform(0, 6))
        x = location[0] + aside * math.cos(skew) - depth * math.sin(skew)
        y = location[1] + aside * math.sin(skew) + depth * math.cos(skew)
        z = location[2] + level + 0.006 + rise + sag * 0.4
        _cloth(u, v, (x, y, z), surfaces.terry(colour), 0.0095)
        level += 4 * apart + 0.003
    return level


def on_hook(wall, along, up, metal, colour, band, length=0.62, seed=0):
    """A striped beach towel hung up by its middle from a knob, in deep folds."""
    knob = wall.at(along, 0.0, up)
    shapes.cylinder(knob, wall.at(along, 0.040, up), 0.007, metal, 24)
    shapes.cylinder(wall.at(along, 0.036, up), wall.at(along, 0.046, up), 0.015, metal, 32, 0.003)
    random = np.random.default_rng(seed)
    v, t = np.meshgrid(np.linspace(0, 1, 70), np.linspace(-1, 1, 110), indexing='ij')
    spread = 0.020 + 0.115 * v**0.62
    phase = t * math.pi * 3.6 + 0.7 * np.sin(2.1 * t + seed)
    deep = 0.010 + 0.022 * v**0.5
    aside = spread * t + 0.010 * np.sin(2 * phase) * v**0.7
    away = 0.022 + deep * (1 + np.cos(phase)) * (1 - 0.45 * t * t)
    hem = 1 - 0.09 * (1 - np.abs(t)) + 0.03 * np.sin(5 * t + random.uniform(0, 6))
    fall = 0.012 + length * v * hem
    place = np.vectorize(wall.at)(along + aside, away, up + 0.020 - fall)
    _cloth(t * 0.5, v * length, place, surfaces.terry(colour, band, length - 0.08), 0.006)


def rail(wall, start, end, face, out, up, metal):
    """A round bar along a wall, on two feet that stand on what is `face` metres out of it."""
    shapes.cylinder(wall.at(start - 0.03, out, up), wall.at(end + 0.03, out, up), 0.0085, metal, 32, 0.002)
    for along in (start, end):
        shapes.cylinder(wall.at(along, face, up), wall.at(along, out, up), 0.0065, metal, 24)
