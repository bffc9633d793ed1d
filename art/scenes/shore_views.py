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
import windswept
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
            palm='leaning' if number == 0 else 'tall',
        )
    moor(yacht, (-27, 88), 206, guests=True)
    common.camera(camera, (1, 62, 6.6), 33)
    return skies.sky('noon', 234, 42, seed=2.0)


def _footprints(x, y, z):
    """Dents of bare feet in the sand, from beside the camera down to the water."""
    for step in range(46):
        along = step * 0.62
        at_x = (
            -1.6
            + 0.05 * along
            - 0.0016 * along**2
            + 0.4 * math.sin(along / 5)
            + (0.13 if step % 2 else -0.13)
        )
        at_y = -7.2 + along
        near = (np.abs(x - at_x) < 0.5) & (np.abs(y - at_y) < 0.6)
        away = np.hypot((x[near] - at_x) / 0.10, (y[near] - at_y) / 0.19)
        z[near] += -0.045 * np.exp(-(away**2)) + 0.022 * np.exp(-(((away - 1.5) / 0.5) ** 2))
    return z


def aruba(yacht):
    """A fofoti bent by the trade wind on a beach of the lee coast, as the sun goes down beside a yacht."""
    camera = (0, -10, 2.9)
    hour = 'dusk'

    def ground(x, y):
        line = 21 + 0.10 * x + 1.6 * np.sin(x / 17 + 1) + 0.9 * sea.fbm(x / 9, y * 0, 3, 4)
        inland = line - y
        beach = 0.05 * np.minimum(inland, 9) + 0.9 * sea.smooth(7, 26, inland)
        beach = beach + sea.smooth(9, 17, inland) * (
            0.22 * sea.fbm(x / 5, y / 4, 3, 6) + 0.07 * sea.fbm(x / 0.9, y / 0.6, 3, 8)
        )
        off = 0.05 * inland - 2.5 * sea.smooth(60, 200, -inland)
        return np.where(inland > 0, beach, off)

    def sand(x, y):
        return _footprints(x, y, ground(x, y))

    glow = hours.HOURS[hour].light
    bottom = seabed.bottom_material(sand=(0.78, 0.58, 0.36), dry=(0.95, 0.70, 0.42), scat_gain=glow, wet=0.7)
    seabed.terrain(
        sand,
        *camera[:2],
        polar=True,
        r0=3.5,
        rmax=900,
        yaw=math.pi / 2,
        fov=0.9,
        nr=1100,
        na=1000,
        mat=bottom
    )

    def foam(x, y):
        edge = sea.smooth(-0.26, -0.02, ground(x, y)) * (0.45 + 0.8 * sea.fbm(x / 4, y / 4, 3, 3))
        return np.clip(edge, 0, 1)

    waves = sea.wave_set(44, lmin=0.4, lmax=8, steep=0.034)
    water = sea.water_material(ripple=0.26, rough=0.05, reflect_max=0.8, foamy=True, haze=(600.0, 3600.0))
    sea.water(
        camera[:2], yaw=math.pi / 2, fov=0.85, r0=12, nr=640, na=800, waves=waves, mat=water, foam_fn=foam
    )
    foot = float(ground(np.array([5.2]), np.array([4.6]))[0])
    island.inst(windswept.fofoti(3, 1.15), (5.2, 4.6, foot - 0.06), math.radians(152), 1.0)
    # Aruba's trade wind blows from a little north of east, and she lies to it.
    moor(yacht, (-17, 104), 332, toys='tender', lit=True, lamps=False)
    common.camera(camera, (0, 60, 6.2), 32)
    return skies.sky(hour, 107, 4.2, seed=11.0)
