"""plants.py - what grows on an islet: palms of every age, broad-leaved trees, sea-grape bushes and beach
grass."""

import math

import numpy as np

import island
from sea import fbm, smooth


def _leaf_cards(rng, centres, radius, count, size, flatten=0.75):
    """Corners and faces of leaves on the outside of blobs."""
    corners = []
    faces = []
    for i in range(count):
        centre = centres[i % len(centres)]
        outwards = rng.normal(size=3)
        outwards /= np.linalg.norm(outwards)
        outwards[2] = abs(outwards[2]) if rng.random() < 0.8 else outwards[2] * 0.5
        lumps = 1 + 0.22 * math.sin(5 * outwards[0] + i % 7) * math.cos(4 * outwards[1])
        spot = centre + outwards * radius * rng.uniform(0.68, 1.05) * lumps * np.array([1, 1, flatten])
        along = rng.normal(size=3) * 0.6 + outwards * 0.4
        along /= np.linalg.norm(along)
        across = np.cross(outwards, along)
        across /= np.linalg.norm(across) + 1e-9
        half = size * rng.uniform(0.7, 1.4)
        start = len(corners)
        corners += [
            spot - across * half * 0.5,
            spot + along * half,
            spot + across * half * 0.5,
            spot - along * half * 0.8,
        ]
        faces.append((start, start + 1, start + 2, start + 3))
    return corners, faces


def bush(radius, seed, count=1100):
    """A round sea-grape bush."""
    rng = np.random.default_rng(seed)
    spread = [np.array([rng.normal(0, 0.4) * radius, rng.normal(0, 0.4) * radius, 0.1]) for _ in range(4)]
    corners, faces = _leaf_cards(rng, spread, radius * 0.75, count, 0.17)
    return island.mesh_obj(f'bush{seed}', corners, faces, [island.mats()['broad']], link=False)


def tree(height, seed, count=3600):
    """A broad-leaved tree of the shore: a dome of leaves that leans, each seed broader or taller than the next, and sky
    between its boughs."""
    rng = np.random.default_rng(seed)
    reach = height * rng.uniform(0.30, 0.46)
    lean = np.append(rng.normal(0, 0.09 * height, 2), 0.0)
    centres = []
    for _ in range(15):
        angle = rng.uniform(0, 2 * math.pi)
        out = math.sqrt(rng.random())
        lift = (0.92 - 0.42 * out**1.7) * rng.uniform(0.80, 1.0)
        way = np.array([math.cos(angle), math.sin(angle), 0.0])
        centres.append(lean * lift + reach * out * way + np.array([0.0, 0.0, height * lift]))
    corners, faces = _leaf_cards(rng, centres, height * 0.15, count, 0.17, 0.8)
    materials = [0] * len(faces)
    foot = np.array([0.0, 0.0, -0.4])
    fork = np.array([0.0, 0.0, height * 0.32]) + lean * 0.3
    for start, end, thick in [(foot, fork, 0.22), *((fork, centre, 0.11) for centre in centres[:6])]:
        _bar(corners, faces, materials, start, end, thick)
    looks = [island.mats()['broad'], island.mats()['bark']]
    return island.mesh_obj(f'tree{seed}', corners, faces, looks, materials, link=False)


def mangrove(height, seed, count=2600):
    """A red mangrove: a low dome of leaves over stilt roots that arch into the water."""
    rng = np.random.default_rng(seed)
    reach = height * 0.46
    centres = []
    for _ in range(10):
        angle = rng.uniform(0, 2 * math.pi)
        out = reach * math.sqrt(rng.random())
        lift = height * (0.84 - 0.34 * (out / reach) ** 1.5) * rng.uniform(0.82, 1.0)
        centres.append(np.array([out * math.cos(angle), out * math.sin(angle), lift]))
    corners, faces = _leaf_cards(rng, centres, height * 0.25, count, 0.15, 0.7)
    materials = [0] * len(faces)
    crotch = np.array([0.0, 0.0, height * 0.34])
    for centre in centres[:5]:
        _bar(corners, faces, materials, crotch, centre, 0.08)
    for root in range(11):
        angle = root * 0.571 + rng.uniform(-0.2, 0.2)
        out = reach * rng.uniform(0.45, 0.95)
        way = np.array([math.cos(angle), math.sin(angle), 0.0])
        knee = way * out * 0.62 + np.array([0, 0, height * 0.24])
        _bar(corners, faces, materials, crotch, knee, 0.06)
        _bar(corners, faces, materials, knee, way * out + np.array([0, 0, -1.0]), 0.05)
    looks = [island.mats()['leaf'], island.mats()['bark']]
    return island.mesh_obj(f'mangrove{seed}', corners, faces, looks, materials, link=False)


def old_mangrove(height, seed, count=3400):
    """A mangrove that has outgrown the others: crowns in tiers on bare limbs, sky between them."""
    rng = np.random.default_rng(seed)
    corners, faces, crowns = [], [], []
    for tier in range(7):
        angle = tier * 2.4 + rng.uniform(-0.5, 0.5)
        lift = height * (0.46 + 0.085 * tier)
        out = height * rng.uniform(0.14, 0.30) * (1 - 0.09 * tier)
        centre = np.array([out * math.cos(angle), out * math.sin(angle), lift])
        crowns.append(centre)
        blobs = [centre + rng.normal(0, 0.05, 3) * height * (1, 1, 0.5) for _ in range(4)]
        tuft, leaves = _leaf_cards(rng, blobs, height * rng.uniform(0.085, 0.13), count // 7, 0.16, 0.6)
        faces += [tuple(len(corners) + i for i in face) for face in leaves]
        corners += tuft
    materials = [0] * len(faces)
    foot, crotch, crest = (np.array([0.0, 0.0, z * height]) for z in (0.10, 0.34, 0.95))
    _bar(corners, faces, materials, foot, crotch, 0.20)
    _bar(corners, faces, materials, crotch, crest, 0.12)
    for centre in crowns:
        start = crotch + (crest - crotch) * max(0.0, (centre[2] - height * 0.46) / height)
        _bar(corners, faces, materials, start, centre, 0.08)
    for root in range(9):
        angle = root * 0.7 + rng.uniform(-0.2, 0.2)
        way = np.array([math.cos(angle), math.sin(angle), 0.0])
        knee = way * height * 0.12 + np.array([0, 0, height * 0.12])
        _bar(corners, faces, materials, foot, knee, 0.06)
        _bar(corners, faces, materials, knee, way * height * 0.2 + np.array([0, 0, -1.0]), 0.05)
    looks = [island.mats()['leaf'], island.mats()['bark']]
    return island.mesh_obj(f'old mangrove{seed}', corners, faces, looks, materials, link=False)


def _bar(corners, faces, materials, start, end, thick):
    base = len(corners)
    for at, width in ((start, thick), ((start + end) / 2 + 0.08, thick * 0.8), (end, thick * 0.45)):
        for angle in np.linspace(0, 2 * math.pi, 7, endpoint=False):
            corners.append(at + width * np.array([math.cos(angle), math.sin(angle), 0.0]))
    for ring in range(2):
        for i in range(7):
            j = (i + 1) % 7
            low, high = base + ring * 7, base + ring * 7 + 7
            faces.append((low + i, low + j, high + j, high + i))
            materials.append(1)


def grass(seed, blades=70):
    """A tuft of beach grass, knee-high."""
    rng = np.random.default_rng(seed)
    corners = []
    faces = []
    for _ in range(blades):
        angle = rng.uniform(0, 2 * math.pi)
        out = np.array([math.cos(angle), math.sin(angle), 0.0])
        side = np.array([-out[1], out[0], 0.0]) * 0.012
        foot = out * rng.uniform(0, 0.35)
        length = rng.uniform(0.35, 0.8)
        middle = foot + out * length * 0.22 + np.array([0, 0, length * 0.7])
        tip = foot + out * length * 0.65 + np.array([0, 0, length * 0.85])
        start = len(corners)
        corners += [foot - side, foot + side, middle + side, middle - side, tip]
        faces += [(start, start + 1, start + 2, start + 3), (start + 3, start + 2, start + 4)]
    return island.mesh_obj(f'grass{seed}', corners, faces, [island.mats()['grass']], link=False)


_kinds = {}


def kinds():
    """The plants that islands are planted with, made once a scene."""
    if not _kinds:
        _kinds['tall'] = [
            island.palm(height, lean, number, frond, seed, dead=3)
            for seed, (height, lean, number, frond) in enumerate(
                [
                    (13.5, 2.2, 26, 4.3),
                    (11.0, 4.6, 24, 4.1),
                    (15.5, 1.0, 28, 4.2),
                    (9.0, 1.4, 24, 4.0),
                    (12.0, 6.2, 24, 4.0),
                ]
            )
        ]
        _kinds['leaning'] = [
            island.palm(height, lean, number, frond, 70 + seed, dead=2)
            for seed, (height, lean, number, frond) in enumerate(
                [
                    (12.5, 6.8, 26, 4.2),
                    (9.5, 7.4, 24, 4.0),
                    (14.5, 5.2, 27, 4.3),
                    (8.0, 4.6, 23, 3.9),
                    (11.0, 3.4, 25, 4.1),
                ]
            )
        ]
        _kinds['young'] = [
            island.palm(height, 0.2, 13, frond, 20 + seed)
            for seed, (height, frond) in enumerate([(1.0, 3.2), (2.4, 3.6)])
        ]
        _kinds['bush'] = [bush(1.2, 31), bush(1.7, 32), bush(2.3, 33, 1700)]
        _kinds['tree'] = [tree(6.0, 41), tree(7.5, 42), tree(5.0, 43)]
        _kinds['mangrove'] = [mangrove(3.6, 61), mangrove(4.6, 62), mangrove(5.6, 63)]
        _kinds['old mangrove'] = [old_mangrove(8.0, 64), old_mangrove(9.5, 65), old_mangrove(7.0, 66)]
        _kinds['grass'] = [grass(51), grass(52)]
    return _kinds


def plant(height, centre, radii, palms=40, bushes=70, trees=4, tufts=260, seed=0, palm='tall'):
    """Plants an islet: palms in groups that lean to the light, thicket in the middle, grass along the
    beach.

    height(x, y) is the ground; centre and radii are those of the islet's ellipse, in metres; palm: which kind.
    """
    rng = np.random.default_rng(seed)
    many = 9000
    angle = rng.uniform(0, 2 * math.pi, many)
    out = np.sqrt(rng.random(many)) * 1.08
    x = centre[0] + radii[0] * out * np.cos(angle)
    y = centre[1] + radii[1] * out * np.sin(angle)
    z = height(x, y)
    groups = fbm(x / 13, y / 13, 3, 40 + seed) * 0.5 + 0.5
    order = rng.permutation(many)

    def sow(protos, number, low, high, spacing, cover, sizes, sink=0.0, leaning=False):
        taken = []
        for i in order:
            if len(taken) >= number:
                return
            if not low < z[i] < high or rng.random() > cover[i]:
                continue
            if any((x[i] - a) ** 2 + (y[i] - b) ** 2 < spacing**2 for a, b in taken):
                continue
            taken.append((x[i], y[i]))
            turn = rng.uniform(0, 2 * math.pi)
            if leaning:
                turn = math.atan2(y[i] - centre[1], x[i] - centre[0]) + rng.normal(0, 0.8)
            island.inst(
                protos[rng.integers(len(protos))], (x[i], y[i], z[i] - sink), turn, rng.uniform(*sizes)
            )

    have = kinds()
    thick = smooth(0.40, 0.62, groups)
    sow(have[palm], palms, 0.62, 9, 1.7, 0.12 + 0.88 * thick, (0.68, 1.12), leaning=True)
    sow(have['young'], palms // 2, 0.85, 9, 1.5, 0.2 + 0.8 * thick, (0.6, 1.15))
    sow(have['tree'], trees, 1.05, 9, 5.0, 1 - 0.6 * thick, (0.7, 1.15))
    sow(have['bush'], bushes, 0.95, 9, 1.4, 0.3 + 0.7 * (1 - groups), (0.55, 1.3), sink=0.1)
    sow(have['grass'], tufts, 0.55, 1.5, 0.35, 0.25 + 0.75 * smooth(0.45, 0.6, groups), (0.7, 1.5))


def lean_in(ground, palms):
    """Single palms near the eye, grass about their feet: x, y, height and how far and which way (in degrees) each
    leans.
    """
    rng = np.random.default_rng(7)
    for number, (x, y, high, lean, way) in enumerate(palms):
        grown = island.palm(high, lean, 30, 4.4, 60 + number, dead=3)
        island.inst(grown, (x, y, max(0.0, float(ground(x, y)))), math.radians(way), 1.0)
        for _ in range(16):
            at = np.array((x, y)) + rng.normal(0, 0.9, 2)
            tuft = kinds()['grass'][rng.integers(2)]
            island.inst(tuft, (*at, float(ground(*at))), rng.uniform(0, 6), rng.uniform(0.5, 0.9))
