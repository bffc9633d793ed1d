"""town.py - collects walls, roofs, towers and lit windows, and makes meshes of them. Metres; x along the
shore."""

import math

import numpy as np

from island import mesh_obj
from town_materials import material


class Town:
    """Collects boxes, roofs, turned shapes and windows by material, and makes one mesh of each."""

    def __init__(self, lit, seed=0):
        self.lit = lit
        self.parts = {}
        # How high the ground lies on which the next thing stands.
        self.level = 0.0
        self.random = np.random.default_rng(seed)
        # Metres by which the shore comes towards the water at x: a bay's curve.
        self.bend = lambda x: 0.0

    def _add(self, look, corners, faces):
        have, made = self.parts.setdefault(look, ([], []))
        start = len(have)
        have.extend((x, y - self.bend(x), z + self.level) for x, y, z in corners)
        made.extend(tuple(start + i for i in face) for face in faces)

    def straight_at(self, x):
        """What is added from now on keeps its shape, moved as the shore is at x."""
        out = self.bend(x)
        self.bend = lambda _: out

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

    def gable(self, look, wall, low, high, rise):
        """A roof of two slopes whose gable looks at the water."""
        (x0, y0), (x1, y1), z = low[:2], high[:2], high[2]
        middle = (x0 + x1) / 2
        corners = [(x, y, z - 0.1) for y in (y0 - 0.5, y1) for x in (x0 - 0.35, x1 + 0.35)]
        corners += [(middle, y0 - 0.5, z + rise), (middle, y1, z + rise)]
        self._add(look, corners, [(0, 4, 5, 2), (1, 3, 5, 4)])
        self._add(wall, [(x0, y0, z), (x1, y0, z), (middle, y0, z + rise - 0.15)], [(0, 1, 2)])
        self.panel('opening', middle - 0.45, middle + 0.45, z + 0.2, z + 1.3, y0 - 0.12)

    def lookout(self, look, trim, x, y, z, tiled):
        """A small tower over the roof from which merchants saw ships come in."""
        low, high = (x, y, z), (x + 4.0, y + 4.0, z + self.random.uniform(3.6, 5.6))
        self.box(look, low, high)
        self.cornice(trim, low, high, 0.35, 0.45)
        for at in (x + 1.1, x + 2.9):
            self.arch('opening', at, z + 1.0, 1.0, 2.1, y - 0.1, trim)
        if tiled:
            self.roof('tiles', low, high, 1.4)
        else:
            self.turned(
                'pale-dome',
                (x + 2, y + 2),
                [(high[2] + 1.7 * math.sin(t), 2.0 * math.cos(t)) for t in np.linspace(0, 1.5, 7)],
                14,
            )

    def ruin(self, look, low, high):
        """What stands of an upper floor that the salt air has taken: piers of uneven height, sky between them."""
        x, z = low[0], high[2]
        while x < high[0] - 1.0:
            wide = self.random.uniform(0.9, 2.2)
            self.box(
                look,
                (x, low[1], z),
                (min(x + wide, high[0]), low[1] + 0.5, z + self.random.uniform(0.4, 3.4)),
            )
            x += wide + self.random.uniform(0.5, 1.6)

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

    def panel(self, look, x0, x1, z0, z1, y):
        """A flat rectangle that faces the water."""
        self._add(look, [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)])

    def arch(self, look, x, foot, width, height, y, rim=None):
        """A round-headed opening about x, its springing at height - width / 2; rim: the look of the stones round
        it."""
        half = width / 2
        turns = np.linspace(0, math.pi, 13)
        spring = foot + height - half

        def outline(radius):
            head = [(x + radius * math.cos(t), y, spring + radius * math.sin(t)) for t in turns]
            return [(x + radius, y, foot), *head, (x - radius, y, foot)]

        inner = outline(half)
        self._add(look, inner, [tuple(range(len(inner)))])
        if rim:
            outer = [(px, py - 0.25, pz) for px, py, pz in outline(half * 1.28)]
            inner = [(px, py - 0.25, pz) for px, py, pz in inner]
            count = len(inner)
            faces = [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)]
            self._add(rim, outer + inner, faces)

    def disc(self, look, x, z, radius, y):
        turns = np.linspace(0, 2 * math.pi, 25)[:-1]
        rim = [(x + radius * math.cos(t), y, z + radius * math.sin(t)) for t in turns]
        self._add(look, rim, [tuple(range(24))])

    def rampart(self, look, x0, x1, y0, y1, foot, top, batter=1.6):
        """A wall whose front leans back, with a rounded moulding under its parapet and gaps for guns."""
        corners = [(x0, y0 - batter, foot), (x1, y0 - batter, foot), (x1, y1, foot), (x0, y1, foot)]
        corners += [(x0, y0, top), (x1, y0, top), (x1, y1, top), (x0, y1, top)]
        self._add(look, corners, [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (3, 0, 4, 7)])
        self.box(look, (x0, y0 - 0.45, top - 0.35), (x1, y0, top))
        x = x0
        while x < x1 - 2:
            wide = min(x1 - x, self.random.uniform(4.2, 5.2))
            self.box(look, (x, y0 - 0.1, top), (x + wide, y0 + 1.1, top + 1.25))
            x += wide + 0.9

    def cornice(self, look, low, high, out=0.45, rise=0.5):
        """A moulding of two steps round the top of a box from low to high."""
        (x0, y0, _), (x1, y1, z) = low, high
        for step, share in ((0.0, 0.55), (rise * 0.55, 1.0)):
            o = out * share
            self.box(look, (x0 - o, y0 - o, z - rise + step), (x1 + o, y1 + o, z - rise * 0.45 + step))

    def pilasters(self, look, low, high, count, width=0.7, out=0.3):
        """Flat pillars, evenly over the front of a box and at both its ends."""
        (x0, y0, z0), (x1, _, z1) = low, high
        for x in np.linspace(x0 + width / 2, x1 - width / 2, count):
            self.box(look, (x - width / 2, y0 - out, z0), (x + width / 2, y0, z1))

    def windows(self, low, high, step, storey, share, size=(1.0, 1.7), first=1.0, frame=None):
        """Openings in the front (the side of smaller y) of a box; share of them is lit. frame: the look of their
        surrounds."""
        (x0, y0, z0), (x1, _, z1) = low, high
        z = z0 + first
        while z + size[1] < z1 - 0.4:
            columns = max(1, int((x1 - x0 - 0.8) / step))
            gap = (x1 - x0) / columns
            for column in range(columns):
                x = x0 + gap * (column + 0.5)
                half = size[0] / 2
                if frame:
                    self.box(
                        frame,
                        (x - half - 0.22, y0 - 0.10, z - 0.1),
                        (x + half + 0.22, y0, z + size[1] + 0.25),
                    )
                    self.box(
                        frame,
                        (x - half - 0.4, y0 - 0.3, z + size[1] + 0.2),
                        (x + half + 0.4, y0, z + size[1] + 0.42),
                    )
                look = 'window' if self.lit and self.random.random() < share else 'opening'
                self.panel(look, x - half, x + half, z, z + size[1], y0 - 0.16)
            z += storey

    def balcony(self, x0, x1, y, z, look='timber', roofed=True):
        """A balcony along the front at floor height z: slab on brackets, balusters, rail, and posts under a small
        roof."""
        out = 1.25
        self.box('trim', (x0, y - out, z - 0.22), (x1, y, z))
        self.box(look, (x0, y - out, z + 0.95), (x1, y - out + 0.12, z + 1.08))
        count = max(2, int((x1 - x0) / 0.32))
        for x in np.linspace(x0, x1 - 0.07, count):
            self.box(look, (x, y - out + 0.02, z), (x + 0.07, y - out + 0.09, z + 0.95))
        if roofed:
            for x in np.linspace(x0, x1 - 0.14, max(2, int((x1 - x0) / 2.4) + 1)):
                self.box(look, (x, y - out, z), (x + 0.14, y - out + 0.14, z + 2.7))
            corners = [(x0 - 0.2, y - out - 0.3, z + 2.65), (x1 + 0.2, y - out - 0.3, z + 2.65)]
            corners += [(x1 + 0.2, y, z + 3.25), (x0 - 0.2, y, z + 3.25)]
            self._add('tiles', corners, [(0, 1, 2, 3)])

    def blossom(self, x, y, z, wide, high):
        """Bougainvillea that hangs down a wall from a balcony."""
        for _ in range(int(60 * wide * high)):
            aside = self.random.normal(0, 0.36)
            hang = (
                self.random.random() ** 1.4 * (1 - 0.5 * abs(aside)) * (0.75 + 0.35 * np.sin(aside * 9 + x))
            )
            at = np.array([x + wide * aside, y - 0.25 * self.random.random(), z + 0.3 - high * hang])
            along, across = self.random.normal(0, 0.13, (2, 3))
            look = 'petals' if self.random.random() < 0.7 else 'shutter'
            self._add(
                look,
                [tuple(at), tuple(at + along), tuple(at + along + across), tuple(at + across)],
                [(0, 1, 2, 3)],
            )

    def arcade(self, x0, x1, y, height, look='trim', bay=3.4):
        """A row of round arches on the ground floor, under one moulding."""
        count = max(1, round((x1 - x0) / bay))
        wide = (x1 - x0) / count
        for i in range(count):
            self.arch('opening', x0 + wide * (i + 0.5), 0.0, wide * 0.68, height - 0.9, y - 0.08, look)
        self.box(look, (x0, y - 0.4, height - 0.35), (x1, y, height))

    def houses(self, start, end, front, storeys, looks, depth=14, share=0.3, manner='tiled', detail=True):
        """A row of houses wall to wall along the shore. storeys: fewest and most; manner: 'tiled' for pitched roofs
        over balconies, 'arcaded' for flat ones over arcades."""
        x = start
        pick = self.random
        while x < end:
            # Mostly narrow houses, now and then a mansion, lower and broader than what stands beside it.
            mansion = pick.random() < 0.14
            width = pick.uniform(17, 26) if mansion else pick.uniform(5.5, 14)
            floors = int(pick.integers(storeys[0], storeys[1] + 1)) - (1 if pick.random() < 0.22 else 0)
            floors = max(1, min(floors, 3) if mansion else floors)
            storey = pick.uniform(4.4, 5.2) if mansion else pick.uniform(3.5, 4.5)
            height = floors * storey + pick.uniform(0.2, 1.4)
            y = front + (pick.uniform(-0.8, 3.0) if pick.random() < 0.3 else pick.uniform(-1.2, 1.2))
            lit = share * pick.choice((0.2, 0.6, 1.0, 2.2))
            low, high = (x, y, 0.0), (x + width, y + depth, height)
            look = looks[pick.integers(len(looks))]
            self.box(look, low, high)
            trim = 'trim' if look != 'white' else 'cream'
            ground = mansion or (manner == 'arcaded' and pick.random() < 0.75)
            if detail:
                self.cornice(trim, low, high, 0.4, 0.5)
                first = storey + 0.5 if ground else 0.9
                step = pick.uniform(2.2, 3.2)
                size = (pick.uniform(0.95, 1.25), pick.uniform(2.0, 2.5))
                self.windows(low, high, step, storey, lit, size, first, trim)
                if ground:
                    self.arcade(x, x + width, y, storey)
                    self.pilasters(trim, (x, y, storey), (x + width, y, height - 0.5), 2, 0.5, 0.22)
                for floor in range(1, floors):
                    z = floor * storey + 0.3
                    if pick.random() < (0.6 if manner == 'tiled' else 0.5):
                        inset = pick.uniform(0.4, 1.4)
                        timber = manner == 'tiled'
                        self.balcony(
                            x + inset, x + width - inset, y, z, 'timber' if timber else 'slate', timber
                        )
                        if timber and pick.random() < 0.45:
                            self.blossom(
                                x + pick.uniform(1.5, width - 1.5),
                                y - 1.3,
                                z + 0.6,
                                pick.uniform(1.2, 3),
                                2.2,
                            )
                    elif manner == 'arcaded':
                        self.box(trim, (x, y - 0.25, z - 0.35), (x + width, y, z - 0.05))
            else:
                self.windows(low, high, 2.7, storey, lit, (1.0, 1.8), 1.2)
            if pick.random() < (0.30 if mansion else 0.14):
                self.lookout(
                    look, trim, x + pick.uniform(0.2, 0.6) * (width - 4), y + 2.5, height, manner == 'tiled'
                )
            if manner == 'tiled' and pick.random() < 0.22:
                self.gable('tiles', look, low, high, pick.uniform(1.8, 3.2))
            elif manner == 'tiled' and pick.random() < 0.8:
                self.roof('tiles', low, high, pick.uniform(1.5, 3.0))
            elif manner == 'arcaded' and pick.random() < 0.18:
                self.ruin(look, low, high)
            else:
                # A parapet, and what stands on a flat roof: a stair's head, tanks, a mast.
                self.box(trim, (x, y, height), (x + width, y + 0.4, height + pick.uniform(0.5, 1.3)))
                inset = pick.uniform(0.5, width * 0.5)
                self.box(
                    look,
                    (x + inset, y + 3, height),
                    (x + inset + pick.uniform(2.5, 4.5), y + 8, height + pick.uniform(1.5, 3.6)),
                )
                if pick.random() < 0.5:
                    at = (x + pick.uniform(1, width - 1), y + 2)
                    self.turned('slate', at, [(height, 0.7), (height + 1.8, 0.7), (height + 2.0, 0.05)], 10)
                if pick.random() < 0.4:
                    mast = x + pick.uniform(1, width - 1)
                    self.box(
                        'slate', (mast, y + 4, height), (mast + 0.1, y + 4.1, height + pick.uniform(3, 6))
                    )
            x += width + (pick.uniform(2, 5) if pick.random() < 0.07 else 0)

    def build(self):
        for look, (corners, faces) in self.parts.items():
            mesh_obj(look, corners, faces, [material(look, self.lit)], smooth=False)
