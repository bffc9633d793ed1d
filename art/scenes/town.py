"""town.py - collects walls, roofs, towers and lit windows, and makes meshes of them. Metres; x along the
shore."""

import math

import numpy as np

from island import mesh_obj
from shading import new_mat

COLOURS = {
    'ochre': (0.62, 0.40, 0.17),
    'rose': (0.58, 0.33, 0.27),
    'cream': (0.70, 0.62, 0.48),
    'blue': (0.30, 0.42, 0.50),
    'green': (0.36, 0.46, 0.38),
    'white': (0.74, 0.72, 0.67),
    'stone': (0.42, 0.38, 0.31),
    'coral': (0.34, 0.29, 0.23),
    'tiles': (0.34, 0.16, 0.09),
    'dome': (0.50, 0.25, 0.12),
    'opening': (0.05, 0.05, 0.055),
    'tower': (0.40, 0.42, 0.45),
    'pale-dome': (0.50, 0.50, 0.47),
    'rock': (0.16, 0.14, 0.11),
    'red': (0.42, 0.06, 0.04),
}


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
        corners = [
            (x0 - 0.3, y0 - 0.4, z),
            (x1 + 0.3, y0 - 0.4, z),
            (x1 + 0.3, y1 + 0.4, z),
            (x0 - 0.3, y1 + 0.4, z),
        ]
        corners += [(x0 - 0.3, middle, z + rise), (x1 + 0.3, middle, z + rise)]
        self._add(look, corners, [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)])

    def turned(self, look, at, profile, sides=24):
        """A shape turned about the vertical at (x, y): profile is (height, radius) from the foot to the
        top."""
        corners = []
        for z, radius in profile:
            for angle in np.linspace(0, 2 * math.pi, sides, endpoint=False):
                corners.append((at[0] + radius * math.cos(angle), at[1] + radius * math.sin(angle), z))
        faces = []
        for ring in range(len(profile) - 1):
            for i in range(sides):
                j = (i + 1) % sides
                faces.append(
                    (ring * sides + i, ring * sides + j, (ring + 1) * sides + j, (ring + 1) * sides + i)
                )
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
                self.box(
                    'stone',
                    (x + 1, y + 2, height),
                    (x + width * 0.5, y + 6, height + self.random.uniform(1, 3)),
                )
            x += width

    def build(self):
        for look, (corners, faces) in self.parts.items():
            mesh_obj(look, corners, faces, [material(look, self.lit)], smooth=False)


def masonry(graph):
    """Courses of stone blocks with dark joints, as a factor of the colour; fine enough for 300 metres."""
    x, y, z = graph.n('ShaderNodeSeparateXYZ', ins={0: graph.pos()}).outputs
    along = graph.n('ShaderNodeCombineXYZ', ins={0: graph.math('ADD', x, y), 1: z, 2: 0.0}).outputs[0]
    blocks = graph.n(
        'ShaderNodeTexBrick',
        ins={
            'Vector': along,
            'Color1': (1.12, 1.08, 1.0),
            'Color2': (0.66, 0.66, 0.68),
            'Mortar': (0.40, 0.38, 0.36),
            'Scale': 1.0,
            'Mortar Size': 0.05,
            'Brick Width': 2.2,
            'Row Height': 0.95,
        },
    )
    return blocks.outputs['Color']


def material(look, lit):
    made, graph = new_mat(look)
    if look in ('window', 'beam'):
        strength = graph.mapr(
            graph.noise(graph.pos(), 0.35, 2), 0.3, 0.7, 0.25, 1.3 if look == 'window' else 14
        )
        shader = graph.n('ShaderNodeEmission', ins={'Color': (1.0, 0.55, 0.22), 'Strength': strength})
        made.cycles.sample_as_light = False
    else:
        stain = graph.mapr(
            graph.noise(graph.scalevec(graph.pos(), (1, 1, 0.35)), 0.35, 4, 0.6), 0.3, 0.75, 0.72, 1.1
        )
        tint = graph.n('ShaderNodeCombineXYZ', ins={0: stain, 1: stain, 2: stain})
        colour = graph.mix(1.0, COLOURS[look], tint.outputs[0], 'MULTIPLY')
        if look in ('coral', 'stone'):
            colour = graph.mix(1.0, colour, masonry(graph), 'MULTIPLY')
        shader = graph.n('ShaderNodeBsdfDiffuse', ins={'Color': colour})
        if lit and look not in ('opening', 'tower', 'rock', 'red'):
            # Lamps at the foot of the walls, seventeen metres apart: each throws a cone of light up its wall.
            x, _, height = graph.n('ShaderNodeSeparateXYZ', ins={0: graph.pos()}).outputs
            aside = graph.math('ABSOLUTE', graph.math('SUBTRACT', graph.math('PINGPONG', x, 8.5), 4.2))
            spread = graph.math('ADD', 1.4, graph.math('MULTIPLY', graph.math('MAXIMUM', height, 0.0), 0.35))
            away = graph.math('DIVIDE', aside, spread)
            cone = graph.math('POWER', math.e, graph.math('MULTIPLY', away, -1.3))
            strength = graph.math('MULTIPLY', graph.mapr(height, 0, 22, 0.75, 0.03), cone)
            glow = graph.mix(1.0, colour, (1.0, 0.58, 0.24), 'MULTIPLY')
            lamp = graph.n('ShaderNodeEmission', ins={'Color': glow, 'Strength': strength})
            both = graph.n('ShaderNodeAddShader')
            graph.t.links.new(shader.outputs[0], both.inputs[0])
            graph.t.links.new(lamp.outputs[0], both.inputs[1])
            made.cycles.sample_as_light = False
            shader = both
    graph.t.links.new(shader.outputs[0], graph.n('ShaderNodeOutputMaterial').inputs[0])
    return made
