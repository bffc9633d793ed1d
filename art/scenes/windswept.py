"""windswept.py - a fofoti, the buttonwood of Aruba's beaches, as the trade wind combs it: every branch leans to
leeward and the crown trails like a flag. Metres; the wind blows towards +x."""

import math

import numpy as np
from scipy.spatial import cKDTree

import island
from shading import new_mat

STEP = 0.11
"""How far a branch grows at a time."""


def _crown(rng, count, size):
    """Points that the branches grow towards: a wedge that thickens and rises to leeward, ragged underneath."""
    points = []
    while len(points) < count:
        x, y, z = rng.uniform(-0.7, 5.6), rng.uniform(-1.9, 1.9), rng.uniform(0.8, 4.2)
        across = 1.9 * math.sqrt(max(0.0, 1 - ((x - 2.6) / 3.3) ** 2))
        if abs(y) > across:
            continue
        roof = 1.75 + 2.0 * math.sin(min(1.0, (x + 0.7) / 4.2) * math.pi / 2) - 0.16 * y * y
        roof += 0.14 * math.sin(2.3 * x + 1.1 * y) - 0.5 * max(0.0, x - 4.2)
        depth = 0.75 + 0.22 * x * (1 - x / 9.0) + 0.3 * math.sin(3.1 * x + 2.0 * y)
        if roof - depth < z < roof:
            points.append((x * size, y * size, z * size))
    return np.array(points)


def _grow(rng, crown, lean):
    """Nodes and the parent of each: a bent trunk that forks low, then branches that share the crown out."""
    nodes, parents = [np.array([-0.10, 0.0, -0.35])], [-1]
    for end, bend in (((0.75, 0.05, 1.35), 0.16), ((0.25, -0.3, 1.1), -0.1)):
        at = 0 if not parents[1:] else 4
        start = nodes[at].copy()
        for t in np.linspace(0, 1, 9)[1:]:
            spot = (
                start
                + t * np.array(end)
                + np.array([bend * math.sin(math.pi * t), 0.08 * math.sin(5 * t), 0.0])
            )
            nodes.append(spot + rng.normal(0, 0.012, 3))
            parents.append(at)
            at = len(nodes) - 1
    nodes = list(nodes)
    left = crown
    for _ in range(130):
        tree = cKDTree(np.array(nodes))
        away, nearest = tree.query(left)
        pulled = {}
        for point, node, distance in zip(left, nearest, away):
            if distance < 2.8:
                pulled.setdefault(node, []).append((point - nodes[node]) / (distance + 1e-9))
        made = 0
        for node, pulls in pulled.items():
            way = np.sum(pulls, 0)
            way = way / (np.linalg.norm(way) + 1e-9) + np.array(lean) + rng.normal(0, 0.10, 3)
            spot = nodes[node] + STEP * way / np.linalg.norm(way)
            nodes.append(spot)
            parents.append(node)
            made += 1
        reached = cKDTree(np.array(nodes)).query(left)[0] < 0.15
        left = left[~reached]
        if not made or not len(left) or len(nodes) > 16000:
            break
    return np.array(nodes), np.array(parents)


def _thickness(parents):
    """Of every node, so that a branch is as thick as what it bears together."""
    power = 2.1
    area = np.zeros(len(parents))
    borne = np.zeros(len(parents), int)
    for node in range(len(parents) - 1, -1, -1):
        if not borne[node]:
            area[node] = 0.006**power
        if parents[node] >= 0:
            area[parents[node]] += area[node]
            borne[parents[node]] += 1
    return area ** (1 / power)


def _heirs(parents, thick):
    """Of every node, the thickest branch that leaves it; -1 at a tip."""
    heir = np.full(len(parents), -1)
    for node in range(1, len(parents)):
        parent = parents[node]
        if heir[parent] < 0 or thick[node] > thick[heir[parent]]:
            heir[parent] = node
    return heir


def _headings(nodes, parents, thick):
    """Which way the wood runs at every node: between what comes and what goes on."""
    heir = _heirs(parents, thick)
    ways = np.zeros_like(nodes)
    for node in range(len(nodes)):
        before = nodes[parents[node]] if parents[node] >= 0 else nodes[node]
        after = nodes[heir[node]] if heir[node] >= 0 else nodes[node]
        ways[node] = (after - before) / (np.linalg.norm(after - before) + 1e-9)
    return ways


def _leaf_material():
    made, g = new_mat('fofoti leaf')
    blend = g.noise(g.pos(), 1.7, 3)
    colour = g.mix(g.mapr(blend, 0.3, 0.7), (0.030, 0.055, 0.018), (0.085, 0.115, 0.035))
    shell = g.n('ShaderNodeBsdfPrincipled', ins={'Base Color': colour, 'Roughness': 0.42, 'Specular': 0.35})
    through = g.n('ShaderNodeBsdfTranslucent', ins={'Color': g.mix(0.5, colour, (0.20, 0.22, 0.03))})
    g.t.links.new(
        g.mixsh(0.35, shell.outputs[0], through.outputs[0]), g.n('ShaderNodeOutputMaterial').inputs[0]
    )
    return made


def fofoti(seed, size=1.0, leaves=30000):
    """The tree, its foot at the origin; about 4 metres high and trailing 5 to leeward at size 1."""
    rng = np.random.default_rng(seed)
    nodes, parents = _grow(rng, _crown(rng, 5200, size), (0.24, 0.0, 0.02))
    thick = _thickness(parents)
    corners, faces, looks = [], [], []
    sides = 12
    heading = _headings(nodes, parents, thick)

    def ring(node, radius, few, way):
        across = np.cross(way, (0.1, 1.0, 0.05))  # little grows across the wind: the rings do not turn
        across /= np.linalg.norm(across) + 1e-9
        third = np.cross(way, across)
        end = nodes[node]
        if end[2] < 0.5 * size:
            radius = radius * (1 + 0.65 * math.exp(-max(end[2], 0.0) / (0.16 * size)))
        for angle in np.linspace(0, 2 * math.pi, few, endpoint=False):
            gnarl = 1 + (0.13 * math.sin(3 * angle + 2 * end[2]) if few == sides else 0)
            corners.append(end + radius * gnarl * (math.cos(angle) * across + math.sin(angle) * third))

    heir = _heirs(parents, thick)
    for node in range(1, len(nodes)):
        parent = parents[node]
        few = sides if thick[node] > 0.03 else 3
        start = len(corners)
        # The thickest branch goes on where its stem ends; the others start within it.
        goes_on = heir[parent] == node
        own = heading[parent] if goes_on else heading[node]
        ring(parent, thick[parent] if goes_on else min(thick[parent], thick[node] * 1.35), few, own)
        ring(node, thick[node], few, heading[node])
        for i in range(few):
            j = (i + 1) % few
            faces.append((start + i, start + j, start + few + j, start + few + i))
            looks.append(1)
    twigs = np.flatnonzero(thick < 0.0125)
    for node in rng.choice(twigs, leaves):
        spot = nodes[node] + rng.normal(0, 0.055, 3)
        along = rng.normal(0, 0.55, 3) + np.array([0.55, 0.0, 0.25])
        along /= np.linalg.norm(along)
        across = np.cross(along, rng.normal(0, 1, 3))
        across /= np.linalg.norm(across) + 1e-9
        long = rng.uniform(0.035, 0.065)
        start = len(corners)
        corners += [
            spot,
            spot + along * long + across * long * 0.36,
            spot + along * long * 2,
            spot + along * long - across * long * 0.36,
        ]
        faces.append((start, start + 1, start + 2, start + 3))
        looks.append(0)
    materials = [_leaf_material(), island.mats()['bark']]
    return island.mesh_obj(f'fofoti{seed}', corners, faces, materials, looks, link=False)
