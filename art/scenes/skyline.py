"""skyline.py - towns seen from the sea: walls, houses with lit windows, towers and domes, in metres; x along the shore."""
import math

import bpy
import numpy as np

from island import mesh_obj
from sea import new_mat


class Town:
    """Collects boxes, roofs, turned shapes and windows by material, and makes one mesh of each."""

    def __init__(self, lit, seed=0):
        self.lit = lit
        self.parts = {}
        self.random = np.random.default_rng(seed)

    def _add(self, look, corners, faces):
        have, made = self.parts.setdefault(look, ([], []))
        start = len(have)
        have.extend(corners)
        made.extend(tuple(start + i for i in face) for face in faces)

    def box(self, look, low, high):
        (x0, y0, z0), (x1, y1, z1) = low, high
        corners = [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        faces = [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        self._add(look, corners, faces)

    def roof(self, look, low, high, rise):
        """A roof of two slopes, its ridge along x."""
        (x0, y0), (x1, y1), z = low[:2], high[:2], high[2]
        middle = (y0 + y1) / 2
        corners = [(x0 - 0.3, y0 - 0.4, z), (x1 + 0.3, y0 - 0.4, z), (x1 + 0.3, y1 + 0.4, z), (x0 - 0.3, y1 + 0.4, z)]
        corners += [(x0 - 0.3, middle, z + rise), (x1 + 0.3, middle, z + rise)]
        self._add(look, corners, [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)])

    def turned(self, look, at, profile, sides=24):
        """A shape turned about the vertical at (x, y): profile is (height, radius) from the foot to the top."""
        corners = []
        for z, radius in profile:
            for angle in np.linspace(0, 2 * math.pi, sides, endpoint=False):
                corners.append((at[0] + radius * math.cos(angle), at[1] + radius * math.sin(angle), z))
        faces = []
        for ring in range(len(profile) - 1):
            for i in range(sides):
                j = (i + 1) % sides
                faces.append((ring * sides + i, ring * sides + j, (ring + 1) * sides + j, (ring + 1) * sides + i))
        self._add(look, corners, faces)

    def windows(self, low, high, step, storey, share, size=(1.0, 1.7), first=1.0):
        """Openings in the front (the side of smaller y) of a box; share of them is lit."""
        (x0, y0, z0), (x1, _, z1) = low, high
        z = z0 + first
        while z + size[1] < z1 - 0.4:
            columns = max(1, int((x1 - x0 - 0.8) / step))
            gap = (x1 - x0) / columns
            for column in range(columns):
                x = x0 + gap * (column + 0.5)
                look = 'window' if self.lit and self.random.random() < share else 'opening'
                half = size[0] / 2
                corners = [(x - half, y0 - 0.06, z), (x + half, y0 - 0.06, z)]
                corners += [(x + half, y0 - 0.06, z + size[1]), (x - half, y0 - 0.06, z + size[1])]
                self._add(look, corners, [(0, 1, 2, 3)])
            z += storey

    def houses(self, start, end, front, heights, looks, depth=14, share=0.3, tiled=True):
        """A row of houses wall to wall along the shore."""
        x = start
        while x < end:
            width = self.random.uniform(7, 15)
            height = self.random.uniform(*heights)
            y = front + self.random.uniform(-1.5, 1.5)
            low, high = (x, y, 0.0), (x + width, y + depth, height)
            self.box(looks[self.random.integers(len(looks))], low, high)
            self.windows(low, high, 2.7, 3.6, share)
            if tiled:
                self.roof('tiles', low, high, self.random.uniform(1.6, 2.6))
            else:
                self.box('stone', (x + 1, y + 2, height), (x + width * 0.5, y + 6, height + self.random.uniform(1, 3)))
            x += width

    def build(self):
        for look, (corners, faces) in self.parts.items():
            mesh_obj(look, corners, faces, [material(look, self.lit)], smooth=False)


COLOURS = {
    'ochre': (0.62, 0.40, 0.17), 'rose': (0.58, 0.33, 0.27), 'cream': (0.70, 0.62, 0.48), 'blue': (0.30, 0.42, 0.50),
    'green': (0.36, 0.46, 0.38), 'white': (0.74, 0.72, 0.67), 'stone': (0.42, 0.38, 0.31), 'coral': (0.34, 0.29, 0.23),
    'tiles': (0.34, 0.16, 0.09), 'dome': (0.50, 0.25, 0.12), 'opening': (0.05, 0.05, 0.055), 'tower': (0.40, 0.42, 0.45),
    'pale-dome': (0.50, 0.50, 0.47), 'rock': (0.16, 0.14, 0.11), 'red': (0.42, 0.06, 0.04),
}


def material(look, lit):
    made, graph = new_mat(look)
    if look in ('window', 'beam'):
        strength = graph.mapr(graph.noise(graph.pos(), 0.35, 2), 0.3, 0.7, 0.5, 3.2 if look == 'window' else 14)
        shader = graph.n('ShaderNodeEmission', ins={'Color': (1.0, 0.62, 0.28), 'Strength': strength})
        made.cycles.sample_as_light = False
    else:
        stain = graph.mapr(graph.noise(graph.scalevec(graph.pos(), (1, 1, 0.35)), 0.35, 4, 0.6), 0.3, 0.75, 0.72, 1.1)
        tint = graph.n('ShaderNodeCombineXYZ', ins={0: stain, 1: stain, 2: stain})
        colour = graph.mix(1.0, COLOURS[look], tint.outputs[0], 'MULTIPLY')
        shader = graph.n('ShaderNodeBsdfDiffuse', ins={'Color': colour})
        if lit and look not in ('opening', 'tower', 'rock', 'red'):
            # Street lamps and floodlights: the foot of a wall glows.
            height = graph.n('ShaderNodeSeparateXYZ', ins={0: graph.pos()}).outputs[2]
            patches = graph.mapr(graph.noise(graph.scalevec(graph.pos(), (1, 1, 0.2)), 0.09, 2), 0.35, 0.65, 0.15, 1.0)
            strength = graph.math('MULTIPLY', graph.mapr(height, 0, 26, 0.85, 0.10), patches)
            glow = graph.mix(1.0, colour, (1.0, 0.58, 0.24), 'MULTIPLY')
            lamp = graph.n('ShaderNodeEmission', ins={'Color': glow, 'Strength': strength})
            both = graph.n('ShaderNodeAddShader')
            graph.t.links.new(shader.outputs[0], both.inputs[0])
            graph.t.links.new(lamp.outputs[0], both.inputs[1])
            made.cycles.sample_as_light = False
            shader = both
    graph.t.links.new(shader.outputs[0], graph.n('ShaderNodeOutputMaterial').inputs[0])
    return made


def _dome(town, look, at, foot, radius, drum, lantern):
    """A church's dome on its drum, with ribs' worth of curve and a lantern on top."""
    town.turned('cream', at, [(foot, radius * 1.08), (foot + drum, radius * 1.08), (foot + drum + 0.3, radius * 1.16), (foot + drum + 0.6, radius)])
    curve = [(foot + drum + 0.6 + radius * 1.15 * math.sin(a), radius * math.cos(a)) for a in np.linspace(0, 1.42, 12)]
    town.turned(look, at, curve)
    top = curve[-1][0]
    town.turned('cream', at, [(top, radius * 0.22), (top + lantern, radius * 0.22), (top + lantern + 0.2, radius * 0.28)], 12)
    town.turned(look, at, [(top + lantern + 0.2, radius * 0.26), (top + lantern * 1.6, radius * 0.12), (top + lantern * 2.2, 0.02)], 12)


def cartagena(front=330.0, lit=True):
    """The walled city from the bay: sea wall with its sentry boxes, clock tower, cathedral tower, the dome of San Pedro."""
    town = Town(lit, 4)
    town.box('coral', (-420, front - 20, -3), (420, front, 6.5))
    for x in range(-400, 420, 6):
        town.box('coral', (x, front - 20.5, 6.5), (x + 3.6, front - 19, 7.7))
    for x in (-170, -20, 150):
        town.turned('coral', (x, front - 20), [(4.5, 0.3), (6.2, 1.5), (9.4, 1.5), (9.6, 1.8), (11.4, 0.1)], 14)
    walls = ('ochre', 'rose', 'cream', 'white', 'ochre', 'blue')
    town.houses(-430, 430, front + 16, (8.5, 12.5), walls)
    town.houses(-420, 420, front + 46, (12, 16), walls, share=0.2)
    town.houses(-400, 400, front + 80, (15, 19), walls, share=0.14)
    # Clock tower over the main gate.
    town.box('ochre', (-66, front - 22, -2), (-38, front - 2, 11))
    town.box('ochre', (-56, front - 16, 11), (-48, front - 8, 24))
    town.windows((-56, front - 16, 12), (-48, front - 8, 24), 4, 5, 0.9, (1.5, 2.4))
    town.turned('cream', (-52, front - 12), [(24, 3.6), (30, 3.4), (30.3, 4.0), (30.6, 3.2), (42, 0.1)], 8)
    # Cathedral.
    town.box('cream', (52, front + 62, 0), (62, front + 72, 33))
    town.windows((52, front + 62, 16), (62, front + 72, 33), 4.5, 6, 0.7, (1.6, 3.0))
    town.turned('cream', (57, front + 67), [(33, 5.0), (41, 4.6), (41.4, 5.2)], 8)
    _dome(town, 'rose', (57, front + 67), 41.4, 4.2, 1.5, 2.2)
    # San Pedro Claver.
    town.box('stone', (-12, front + 34, 0), (22, front + 66, 17))
    _dome(town, 'dome', (4, front + 50), 17, 9.5, 6.5, 3.5)
    for x in (-9, 17):
        town.box('stone', (x - 2.5, front + 34, 17), (x + 2.5, front + 39, 25))
        town.turned('dome', (x, front + 36.5), [(25, 2.6), (27, 2.0), (28.5, 0.1)], 10)
    # The tall houses of Bocagrande, far down the shore.
    for i in range(26):
        x = -620 - i * 24 + town.random.uniform(-6, 6)
        low, high = (x, 980, 0), (x + town.random.uniform(13, 19), 1000, town.random.uniform(60, 150))
        town.box('tower', low, high)
        town.windows(low, high, 5, 6, 0.35, (2.2, 2.4))
    town.build()


def havana(front=420.0, lit=True):
    """Havana from the sea: the Malecón with its facades, the dome of the Capitol, Vedado's towers, the Morro's light."""
    town = Town(lit, 9)
    town.box('stone', (-900, front - 24, -3), (1200, front - 22.5, 3.6))
    town.box('rock', (-900, front - 27, -3), (1200, front - 24, 1.2))
    town.box('stone', (-900, front - 23, -3), (1200, front, 2.4))
    walls = ('cream', 'rose', 'green', 'blue', 'ochre', 'white', 'cream')
    town.houses(-330, 900, front, (12, 21), walls, share=0.18, tiled=False)
    town.houses(-320, 900, front + 60, (18, 27), walls, share=0.10, tiled=False)
    town.houses(-300, 900, front + 140, (24, 36), walls, share=0.08, tiled=False)
    # The Capitol.
    at = (20, front + 330)
    town.box('stone', (-70, at[1] - 20, 0), (110, at[1] + 30, 38))
    town.turned('stone', at, [(38, 17), (52, 17), (52.5, 18.4), (54, 18.4), (54.5, 15), (66, 15), (66.6, 16.4), (68, 16)], 36)
    _dome(town, 'pale-dome', at, 66, 13.5, 2, 6)
    # Vedado.
    for x, width, height in ((330, 46, 60), (420, 24, 118), (500, 70, 96), (610, 22, 84), (690, 30, 70), (760, 20, 105)):
        low, high = (x, front + 300, 0), (x + width, front + 330, height)
        town.box('tower', low, high)
        town.windows(low, high, 5, 5.5, 0.16, (2.4, 2.2))
    # El Morro on its rock, across the harbour mouth.
    for i in range(11):
        x = -470 + i * 14
        town.turned('rock', (x, front - 90 + 6 * (i % 3)), [(-3, 19), (6, 15 + i % 4), (12 + i % 5, 11), (16 + i % 3, 3)], 11)
    town.box('coral', (-470, front - 96, 10), (-360, front - 70, 24))
    town.box('coral', (-440, front - 102, 10), (-400, front - 76, 30))
    town.turned('white', (-378, front - 92), [(18, 3.4), (44, 2.3), (44.3, 3.1), (46, 3.1), (46.2, 1.7), (49, 1.7)], 18)
    town.turned('beam', (-378, front - 92), [(46.4, 1.2), (48.6, 1.2)], 12)
    town.turned('red', (-378, front - 92), [(49, 2.0), (51.5, 0.1)], 14)
    town.build()
