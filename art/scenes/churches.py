"""churches.py - domes, towers and crosses of a town. Metres; x along the shore."""

import math

import numpy as np


def dome(town, look, at, foot, radius, drum, lantern):
    """A church's dome: a drum with arched windows between pillars, ribs on the curve and a lantern on top."""
    x, y = at
    eaves = foot + drum
    town.turned('cream', at, [(foot, radius * 1.04), (eaves, radius * 1.04)], 32)
    for z, wide in ((foot + 0.2, 1.12), (eaves - 0.35, 1.10), (eaves, 1.16)):
        town.turned(
            'trim',
            at,
            [(z - 0.15, radius), (z - 0.1, radius * wide), (z + 0.3, radius * wide), (z + 0.35, radius)],
            32,
        )
    for degrees in range(-75, 90, 30):
        turn = math.radians(degrees)
        width = max(0.5, radius * 0.26 * math.cos(turn))
        reach = radius * 1.05
        spot = (x + reach * math.sin(turn), y - reach * math.cos(turn))
        town.arch('opening', spot[0], foot + drum * 0.24, width, drum * 0.6, spot[1] - 0.3, 'trim')
        beside = math.radians(degrees + 15)
        post = (x + reach * math.sin(beside), y - reach * math.cos(beside))
        town.turned('trim', post, [(foot, radius * 0.055), (eaves, radius * 0.055)], 8)
    rise = np.linspace(0, 1.40, 14)
    curve = [(eaves + 0.3 + radius * 1.12 * math.sin(t), radius * math.cos(t)) for t in rise]
    town.turned(look, at, curve, 40)
    for degrees in range(0, 360, 30):
        turn = math.radians(degrees)
        for (z0, r0), (z1, r1) in zip(curve, curve[1:]):
            ends = [
                (x + (r + 0.12) * math.sin(turn), y - (r + 0.12) * math.cos(turn), z)
                for z, r in ((z0, r0), (z1, r1))
            ]
            half = (0.16 * math.cos(turn), 0.16 * math.sin(turn))
            corners = [
                (px + sign * half[0], py + sign * half[1], pz) for px, py, pz in ends for sign in (-1, 1)
            ]
            town._add('trim', corners, [(0, 1, 3, 2)])
    top = curve[-1][0]
    narrow = radius * 0.2
    town.turned(
        'trim',
        at,
        [(top - 0.2, narrow * 1.3), (top + 0.2, narrow * 1.3), (top + 0.2, narrow), (top + lantern, narrow)],
        16,
    )
    for degrees in (-50, 0, 50):
        turn = math.radians(degrees)
        spot = (x + narrow * math.sin(turn), y - narrow * math.cos(turn) - 0.08)
        town.arch(
            'opening', spot[0], top + lantern * 0.25, narrow * 0.5 * math.cos(turn), lantern * 0.6, spot[1]
        )
    cap = top + lantern
    town.turned(
        'trim', at, [(cap - 0.1, narrow * 1.35), (cap + 0.15, narrow * 1.35), (cap + 0.2, narrow)], 16
    )
    town.turned(
        look,
        at,
        [
            (cap + 0.2 + narrow * 1.1 * math.sin(t), narrow * 1.1 * math.cos(t))
            for t in np.linspace(0, 1.5, 7)
        ],
        16,
    )
    cross(town, x, y, cap + narrow * 1.1)


def cross(town, x, y, foot, high=2.2):
    town.box('slate', (x - 0.09, y - 0.09, foot), (x + 0.09, y + 0.09, foot + high))
    town.box('slate', (x - 0.5, y - 0.09, foot + high * 0.62), (x + 0.5, y + 0.09, foot + high * 0.62 + 0.18))


def storey(town, look, at, half, foot, top, opening):
    """One storey of a square tower: pillars at the corners, an arched opening in front and at the sides, a cornice."""
    x, y = at
    low, high = (x - half, y - half, foot), (x + half, y + half, top)
    town.box(look, low, high)
    for corner in (-1, 1):
        edge = x + corner * (half - 0.45)
        town.box('trim', (edge - 0.45, y - half - 0.25, foot), (edge + 0.45, y - half, top))
        town.box(
            'trim',
            (x - half - 0.25, y + corner * (half - 0.45) - 0.45, foot),
            (x - half, y + corner * (half - 0.45) + 0.45, top),
        )
    if opening:
        town.arch('opening', x, foot + 0.9, opening, (top - foot) * 0.68, y - half - 0.06, 'trim')
    town.cornice('trim', low, high, 0.6, 0.8)


def chapel_tower(town, at, half, top, opening=1.7):
    """A plain square tower with an open belfry under a small dome."""
    storey(town, 'stone', at, half, 0, top - 8, 0)
    storey(town, 'stone', at, half * 0.9, top - 8, top, opening)
    small = half * 0.82
    curve = [(top + small * math.sin(t), small * math.cos(t)) for t in np.linspace(0, 1.5, 8)]
    town.turned('dome', at, curve, 16)
    cross(town, *at, top + small * 0.9, 1.6)
