"""people.py - who is aboard and afloat, and how they sit, lie, stand and swim. Metres; x forward, y to the left.

A pose gives joints; those of arms and legs hold for the left side and are mirrored for the right, unless the pose
names them with their side ('right knee'). 'foot' is the ankle, 'hand' the wrist.
"""

import math
from dataclasses import dataclass, replace

import bpy
import numpy as np
from mathutils import Vector

import figure
from boats.builder import Boat

# z over the seat.
SEATED = {
    'hip': (0, 0, 0.10),
    'chest': (-0.04, 0, 0.46),
    'neck': (-0.02, 0, 0.64),
    'head': (0.03, 0, 0.81),
    'knee': (0.44, 0.11, 0.08),
    'foot': (0.48, 0.12, -0.38),
    'toe': (0.64, 0.14, -0.40),
    'shoulder': (-0.03, 0.19, 0.58),
    'elbow': (0.06, 0.24, 0.32),
    'hand': (0.30, 0.14, 0.22),
}
# z over the ground.
STANDING = {
    'hip': (0, 0, 0.92),
    'chest': (0.01, 0, 1.24),
    'neck': (0.03, 0, 1.44),
    'head': (0.06, 0, 1.60),
    'knee': (0.05, 0.10, 0.50),
    'foot': (-0.04, 0.12, 0.07),
    'toe': (0.14, 0.15, 0.05),
    'shoulder': (0.02, 0.19, 1.37),
    'elbow': (0.04, 0.27, 1.10),
    'hand': (0.24, 0.20, 1.02),
}
PADDLING = {
    **STANDING,
    'hip': (-0.04, 0, 0.87),
    'chest': (0.07, 0, 1.18),
    'neck': (0.12, 0, 1.37),
    'head': (0.17, 0, 1.52),
    'knee': (0.11, 0.13, 0.46),
    'shoulder': (0.10, 0.19, 1.30),
    'left elbow': (0.24, 0.34, 1.06),
    'left hand': (0.27, 0.42, 0.82),
    'right elbow': (0.24, -0.22, 1.22),
    'right hand': (0.18, 0.10, 1.40),
}
# Leaning back on the hands, one leg out and the other knee up.
LOUNGING = {
    **SEATED,
    'chest': (-0.16, 0, 0.42),
    'neck': (-0.20, 0, 0.60),
    'head': (-0.18, 0, 0.77),
    'left knee': (0.40, 0.13, 0.36),
    'left foot': (0.56, 0.13, 0.05),
    'left toe': (0.72, 0.15, 0.03),
    'right knee': (0.46, -0.11, 0.12),
    'right foot': (0.88, -0.13, 0.06),
    'right toe': (0.97, -0.17, 0.18),
    'shoulder': (-0.18, 0.19, 0.54),
    'elbow': (-0.38, 0.26, 0.28),
    'hand': (-0.46, 0.25, 0.06),
}
# On the back, an arm under the head and one knee up.
SUNBATHING = {
    'hip': (0, 0, 0.12),
    'chest': (-0.36, 0, 0.13),
    'neck': (-0.55, 0, 0.15),
    'head': (-0.71, 0, 0.19),
    'left knee': (0.34, 0.13, 0.40),
    'left foot': (0.50, 0.15, 0.05),
    'left toe': (0.68, 0.17, 0.03),
    'right knee': (0.43, -0.13, 0.12),
    'right foot': (0.86, -0.17, 0.07),
    'right toe': (0.95, -0.22, 0.20),
    'shoulder': (-0.48, 0.19, 0.13),
    'left elbow': (-0.70, 0.40, 0.09),
    'left hand': (-0.80, 0.17, 0.09),
    'right elbow': (-0.26, -0.34, 0.07),
    'right hand': (-0.02, -0.36, 0.05),
}
# On the stomach, propped on the elbows, the lower legs crossed in the air.
PROPPED = {
    'hip': (0, 0, 0.12),
    'chest': (0.35, 0, 0.25),
    'neck': (0.48, 0, 0.41),
    'head': (0.57, 0, 0.55),
    'left knee': (-0.43, 0.10, 0.07),
    'left foot': (-0.64, 0.02, 0.42),
    'left toe': (-0.74, -0.02, 0.54),
    'right knee': (-0.43, -0.11, 0.07),
    'right foot': (-0.80, -0.04, 0.28),
    'right toe': (-0.93, -0.02, 0.37),
    'shoulder': (0.44, 0.19, 0.33),
    'elbow': (0.50, 0.23, 0.05),
    'hand': (0.72, 0.08, 0.05),
}
# On the stomach, the head laid on the folded arms.
PRONE = {
    **PROPPED,
    'chest': (0.36, 0, 0.13),
    'neck': (0.55, 0, 0.15),
    'head': (0.70, 0, 0.20),
    'left foot': (-0.86, 0.13, 0.09),
    'left toe': (-1.00, 0.14, 0.04),
    'right foot': (-0.85, -0.17, 0.09),
    'right toe': (-0.99, -0.20, 0.04),
    'shoulder': (0.48, 0.20, 0.14),
    'elbow': (0.66, 0.40, 0.06),
    'hand': (0.80, 0.17, 0.06),
}
# Sitting, the arms about the knees; z over the ground.
HUGGING = {
    'hip': (0, 0, 0.11),
    'chest': (0.10, 0, 0.44),
    'neck': (0.17, 0, 0.61),
    'head': (0.23, 0, 0.76),
    'knee': (0.38, 0.11, 0.44),
    'foot': (0.50, 0.10, 0.05),
    'toe': (0.67, 0.12, 0.03),
    'shoulder': (0.13, 0.19, 0.55),
    'elbow': (0.33, 0.26, 0.35),
    'hand': (0.50, 0.07, 0.30),
}
# Head and shoulders over the water, arms forward.
SWIMMING = {
    'hip': (-0.45, 0, -0.62),
    'chest': (-0.22, 0, -0.26),
    'neck': (-0.06, 0, 0.04),
    'head': (0.06, 0, 0.16),
    'knee': (-0.7, 0.12, -1.0),
    'foot': (-1.0, 0.14, -1.3),
    'toe': (-1.1, 0.14, -1.35),
    'shoulder': (-0.12, 0.19, -0.06),
    'elbow': (0.06, 0.34, -0.24),
    'hand': (0.30, 0.30, -0.26),
}
# Flat in the water, one arm ahead and one about to leave it, the legs kicking.
CRAWLING = {
    'hip': (0, 0, -0.09),
    'chest': (0.36, 0, -0.06),
    'neck': (0.55, 0, -0.02),
    'head': (0.70, 0, 0.02),
    'left knee': (-0.42, 0.09, -0.16),
    'left foot': (-0.82, 0.08, -0.05),
    'left toe': (-0.98, 0.08, 0.0),
    'right knee': (-0.43, -0.10, -0.08),
    'right foot': (-0.83, -0.10, -0.24),
    'right toe': (-0.98, -0.10, -0.26),
    'shoulder': (0.49, 0.19, -0.03),
    'left elbow': (0.76, 0.24, -0.04),
    'left hand': (1.02, 0.20, -0.10),
    'right elbow': (0.24, -0.36, 0.08),
    'right hand': (0.42, -0.50, 0.0),
}
# On the back in the water, arms and legs apart.
FLOATING = {
    'hip': (0, 0, -0.10),
    'chest': (-0.36, 0, -0.05),
    'neck': (-0.54, 0, -0.02),
    'head': (-0.70, 0, 0.03),
    'knee': (0.40, 0.22, -0.10),
    'foot': (0.80, 0.36, -0.10),
    'toe': (0.90, 0.42, 0.02),
    'shoulder': (-0.48, 0.20, -0.04),
    'elbow': (-0.56, 0.46, -0.06),
    'hand': (-0.66, 0.70, -0.03),
}


@dataclass(frozen=True)
class Looks:
    """Colours are linear."""

    skin: tuple = (0.36, 0.20, 0.12)
    hair: tuple = (0.03, 0.02, 0.015)
    cloth: tuple = (0.75, 0.73, 0.68)
    """Of the shirt, the dress or the bathing costume."""
    hat: tuple | None = None
    dress: bool = False
    woman: bool | None = None
    """Whoever wears a dress is one without being told."""
    bathing: str | None = None
    """'trunks', 'bikini' or 'suit', and nothing over it."""
    shorts: tuple = (0.30, 0.26, 0.20)
    stripes: tuple | None = None
    """A second colour across the shirt or the bathing costume."""
    glasses: bool = True

    @property
    def female(self):
        return self.dress if self.woman is None else self.woman


STRAW = (0.62, 0.48, 0.28)
CREW = Looks(cloth=(0.80, 0.80, 0.78), shorts=(0.03, 0.05, 0.11), hat=STRAW)
GUESTS = (
    Looks(cloth=(0.72, 0.70, 0.64), hat=(0.66, 0.54, 0.36), dress=True),
    Looks(skin=(0.42, 0.25, 0.16), hair=(0.10, 0.06, 0.03), cloth=(0.05, 0.10, 0.22), shorts=(0.60, 0.55, 0.45)),
    Looks(skin=(0.25, 0.125, 0.07), cloth=(0.50, 0.10, 0.06), dress=True),
    Looks(skin=(0.45, 0.28, 0.19), hair=(0.30, 0.19, 0.08), cloth=(0.06, 0.30, 0.33), shorts=(0.66, 0.64, 0.58)),
)
BATHERS = (
    Looks(skin=(0.42, 0.24, 0.15), hair=(0.16, 0.09, 0.035), cloth=(0.62, 0.08, 0.06), bathing='bikini', woman=True),
    Looks(skin=(0.34, 0.18, 0.105), cloth=(0.03, 0.08, 0.22), bathing='trunks'),
    Looks(skin=(0.17, 0.085, 0.05), hair=(0.012, 0.01, 0.008), cloth=(0.85, 0.52, 0.06), bathing='suit', woman=True),
    Looks(skin=(0.47, 0.29, 0.20), hair=(0.34, 0.22, 0.09), cloth=(0.02, 0.24, 0.24), bathing='bikini', woman=True),
    Looks(skin=(0.40, 0.225, 0.14), hair=(0.06, 0.04, 0.025), cloth=(0.60, 0.16, 0.05), bathing='trunks', stripes=(0.75, 0.70, 0.6)),
)


def _joints(pose, chance):
    """All joints by name, those of the limbs by side; a little looser than the pose says, so that no two figures sit
    quite alike."""
    joints = {name: Vector(pose[name]) for name in ('hip', 'chest', 'neck', 'head')}
    joints['head'].y += chance.uniform(-0.02, 0.02)
    for side, sign in (('left', 1), ('right', -1)):
        limb = {}
        for name in ('knee', 'foot', 'toe', 'shoulder', 'elbow', 'hand'):
            x, y, z = pose[name] if name in pose else pose[f'{side} {name}']
            limb[name] = Vector(pose.get(f'{side} {name}', (x, y * sign, z)))
        apart, ahead = chance.uniform(-0.03, 0.04), chance.uniform(-0.05, 0.05)
        limb['knee'] += Vector((0, apart * sign, 0))
        limb['foot'] += Vector((ahead, 0, 0))
        limb['toe'] += Vector((ahead, chance.uniform(-0.02, 0.05) * sign, 0))
        limb['elbow'] += Vector((0, chance.uniform(-0.02, 0.03) * sign, 0))
        limb['socket'] = joints['hip'] + Vector((0, 0.09 * sign, 0))
        joints[side] = limb
    return joints


def person(parent, at, turn=0.0, pose=SEATED, looks=GUESTS[0]):
    """A figure at a place of its parent (a yacht, a board, or None for the world), turned by so many degrees."""
    root = bpy.data.objects.new('person', None)
    bpy.context.collection.objects.link(root)
    root.location = at
    root.rotation_euler[2] = math.radians(turn)
    root.parent = parent
    chance = np.random.default_rng(int(1000 * abs(at[0]) + 77 * abs(at[1]) + abs(turn)))
    joints = _joints(pose, chance)

    if joints['hip'].z < 0 and not looks.bathing:
        # Nobody swims in a shirt.
        looks = replace(looks, bathing='suit' if looks.female else 'trunks')

    def paint(spots, frame):
        colours = np.tile(np.array(looks.skin), (len(spots), 1))
        if looks.bathing:
            covered = figure.swimwear(looks.bathing, spots, joints, frame)
            colours[covered] = looks.cloth
            if looks.stripes:
                colours[covered & ((spots[:, 0] + spots[:, 2]) % 0.09 < 0.035)] = looks.stripes
        return colours

    figure.body(joints, looks.female, paint, root)
    if not looks.bathing:
        figure.clothes(joints, looks.female, looks.cloth, looks.shorts, looks.stripes, looks.dress, root)
    lying = joints['head'].z - joints['hip'].z < 0.35
    hair = ('knot' if lying or looks.hat or chance.random() < 0.4 else 'loose') if looks.female else None
    look = chance.uniform(-0.45, 0.45)
    crown, up = figure.head(joints, look, looks.hair, looks.skin, hair, looks.glasses and not lying, root)
    if looks.hat and not lying:
        figure.hat(crown, up, looks.hat, root)
    return root


def helmsman(yacht):
    """Seats a figure at the helm of a yacht, facing her bow."""
    return person(yacht, yacht['helm'], looks=CREW)


def paddler(board):
    """Somebody who stands on a paddle board with the paddle in the water."""
    person(board, (-0.25, 0, 0.14), 0, PADDLING, replace(BATHERS[1], hat=STRAW))
    paddle = Boat('paddle')
    paddle.tube([(-0.07, 0.06, 1.58), (0.12, 0.70, 0.10)], 0.018, 'dark', 6)
    paddle.box((0.13, 0.74, -0.12), (0.06, 0.20, 0.42), 'dark', 0.02)
    paddle.root.parent = board


def kayaker(kayak):
    """Somebody who sits in a kayak, the double paddle across."""
    legs = {'knee': (0.42, 0.13, 0.22), 'foot': (0.85, 0.13, 0.05), 'toe': (0.90, 0.13, 0.18)}
    arms = {
        'left elbow': (0.14, 0.32, 0.36),
        'left hand': (0.34, 0.34, 0.30),
        'right elbow': (0.10, -0.34, 0.42),
        'right hand': (0.34, -0.34, 0.44),
    }
    person(kayak, (-0.35, 0, 0.12), 0, {**SEATED, **legs, **arms}, replace(BATHERS[3], hat=STRAW))
    paddle = Boat('paddle')
    paddle.tube([(0.0, -0.95, 0.70), (0.0, 0.95, 0.30)], 0.018, 'dark', 6)
    for side, height in ((-1.05, 0.72), (1.05, 0.27)):
        paddle.box((0.0, side, height), (0.03, 0.42, 0.16), 'board', 0.02)
    paddle.root.parent = kayak
