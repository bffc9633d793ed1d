"""shore_views.py - a beach or an islet from low over the water. Each view returns the exposure."""

import math

import numpy as np

import common
import hours
import island
import places
import plants
import sea
import seabed
import skies
from afloat_views import moor, sea_grass


def san_blas(yacht):
    """Coco Bandero: one islet whole under the sky, its sandbank running out to the foreground, others
    beyond."""
    islets = (
        (17, 62, 27, 17),
        (-62, 150, 30, 16),
        (-150, 260, 60, 22),
        (112, 190, 44, 18),
        (10, 330, 90, 26),
    )
    camera = (-6, -8, 4.6)

    ground = places.islets(islets, base=-7, bar=False)

    def bank(x, y):
        """A spit from the islet towards the left foreground, awash at its end."""
        along = np.clip((4 - x) / 36, -0.2, 1.3)
        line = 50 - 25 * along + 4 * np.sin(x / 8)
        ridge = (
            np.exp(-(((y - line) / (5.5 - 1.8 * along)) ** 2))
            * sea.smooth(-0.25, 0.05, along)
            * sea.smooth(1.3, 0.75, along)
        )
        crest = 0.55 - 0.9 * along + 0.18 * sea.fbm(x / 6, y / 6, 4, 3)
        shallow = (
            np.exp(-(((y - line) / 17) ** 2)) * sea.smooth(-0.25, 0.05, along) * sea.smooth(1.5, 0.6, along)
        )
        floor = ground(x, y)
        floor = floor * (1 - 0.82 * shallow)
        return np.where(ridge > 0.03, np.maximum(floor, -1.6 + (crest + 1.6) * ridge), floor)

    glow = hours.HOURS['noon'].light
    seabed.terrain(
        bank,
        0,
        140,
        (520, 420),
        n=820,
        grass_fn=sea_grass(13, 0.7),
        mat=seabed.bottom_material(scat_gain=glow),
    )
    waves = sea.wave_set(40, lmin=0.4, lmax=6, steep=0.022)
    sea.water(
        camera[:2],
        yaw=math.pi / 2,
        fov=0.8,
        r0=3,
        nr=640,
        na=760,
        waves=waves,
        mat=sea.water_material(ripple=0.18),
    )
    for number, (x, y, across, deep) in enumerate(islets):
        share = min(2.0, across * deep / 900)
        plants.plant(
            bank,
            (x, y),
            (across, deep),
            int(44 * share),
            int(60 * share),
            int(5 * share),
            int(300 * share),
            number,
        )
    moor(yacht, (-19, 82), 200)
    common.camera(camera, (1, 62, 7.2), 30)
    return skies.sky('noon', 228, 50, seed=2.0)


def aruba(yacht):
    """A long pale beach of the lee coast with two divi-divi trees bent by the trade wind."""
    camera = (-6, -26, 3.4)
    exposure_hour = 'late'

    def ground(x, y):
        line = 26 + 0.34 * x + 4 * np.sin(x / 36) + 1.5 * sea.fbm(x / 12, y * 0, 3, 4)
        inland = line - y
        beach = 1.5 * sea.smooth(-1.5, 26, inland) + 0.35 * sea.fbm(x / 7, y / 7, 4, 6) * sea.smooth(
            4, 16, inland
        )
        off = -0.05 - 0.045 * np.maximum(-inland, 0) - 2.5 * sea.smooth(60, 200, -inland)
        return np.where(inland > 0, beach + 0.02, off)

    glow = hours.HOURS[exposure_hour].light
    bottom = seabed.bottom_material(sand=(0.90, 0.81, 0.66), dry=(0.93, 0.84, 0.70), scat_gain=glow)
    seabed.terrain(ground, 20, 110, (420, 300), n=900, grass_fn=sea_grass(4, 0.3), mat=bottom)

    def foam(x, y):
        return np.clip(
            0.9 * sea.smooth(-0.28, -0.03, ground(x, y)) * (0.5 + 0.7 * sea.fbm(x / 5, y / 5, 3, 3)), 0, 1
        )

    waves = sea.wave_set(40, lmin=0.4, lmax=7, steep=0.026)
    water = sea.water_material(ripple=0.2, foamy=True)
    sea.water(
        camera[:2], yaw=math.pi / 2, fov=0.85, r0=3, nr=620, na=760, waves=waves, mat=water, foam_fn=foam
    )
    bent = [plants.tree(5.2, 61, wind=3.4, count=6500), plants.tree(4.2, 62, wind=2.9, count=5500)]
    for tree, (x, y), turn in zip(bent, ((7.5, 0.0), (22.0, 13.0)), (196, 188)):
        island.inst(
            tree, (x, y, float(ground(np.array([x]), np.array([y]))[0]) - 0.1), math.radians(turn), 1.0
        )
    have = plants.kinds()
    kinds = [
        (have['grass'], 700, 0.5, (0.6, 1.4)),
        (have['bush'], 60, 2.5, (0.25, 0.6)),
    ]
    island.scatter(ground, (-10, -24, 120, 60), kinds, zmin=0.85)
    island.scatter(ground, (34, 10, 130, 60), [(island.cacti(), 14, 6, (0.5, 0.9))], zmin=0.85)
    moor(yacht, (-22, 74), 210)
    common.camera(camera, (-2, 60, 5.0), 30)
    return skies.sky(exposure_hour, 222, 20, seed=11.0)
