"""shore_views.py - a beach or an islet from low over the water. Each view returns the exposure."""

import math

import numpy as np

import common
import guna
import hours
import island
import places
import plants
import sea
import seabed
import skies
import windswept
from afloat_views import moor, sea_grass


def beach_terrain(ground, camera, *, reach, fov, steps, mat, grass_fn=None):
    """The ground as a fan from under the camera out along y: from the near to the far end of `reach`, `fov` to either
    side, in so many `steps` outward and across."""
    seabed.terrain(
        ground,
        *camera[:2],
        polar=True,
        r0=reach[0],
        rmax=reach[1],
        yaw=math.pi / 2,
        fov=fov,
        nr=steps[0],
        na=steps[1],
        grass_fn=grass_fn,
        mat=mat,
    )


def san_blas(yacht):
    """Coco Bandero in the morning: a dugout with her sail up to dry on the spit of an islet, a thatched house under
    the palms, a yacht at anchor behind, other islets beyond."""
    islets = (
        (24, 58, 27, 17),
        (-78, 170, 34, 16),
        (-150, 280, 60, 22),
        (112, 210, 44, 18),
        (4, 330, 90, 26),
    )
    camera = (-6, 8, 3.0)
    hour = 'morning'
    around = places.islets(islets, base=-7, bar=False)

    def bank(x, y):
        """A spit from the islet towards the left foreground, awash at its end, and clear sand before it."""
        along = np.clip((10 - x) / 30, -0.2, 1.3)
        line = 45 - 20 * along + 2.5 * np.sin(x / 6)
        reach = sea.smooth(-0.25, 0.05, along) * sea.smooth(1.15, 0.7, along)
        ridge = np.exp(-(((y - line - 2 * sea.fbm(x / 7, y / 7, 3, 9)) / (7.4 - 2.6 * along)) ** 2)) * reach
        crest = 0.56 - 0.60 * along + 0.20 * sea.fbm(x / 6, y / 6, 4, 3)
        shoal = np.exp(-(((y - line) / 19) ** 2)) * sea.smooth(-0.25, 0.05, along) * sea.smooth(1.5, 0.6, along)
        near = sea.smooth(40, 12, np.hypot(x - 4, y - 18))
        floor = around(x, y) * (1 - 0.84 * np.maximum(shoal, 0.78 * near))
        return floor + (np.maximum(crest, floor) - floor) * sea.smooth(0.03, 0.85, ridge)

    def ground(x, y):
        """With steps in the sand, from where the dugout lies up to the house."""
        z = bank(x, y)
        for start, end in (((5.0, 36.5), (18.5, 52.0)), ((1.0, 35.0), (8.0, 45.0))):
            _walked(x, y, z, start, end)
        return z

    def grass(x, y, z):
        """Sea grass far from the eye only: near it the bottom is sand."""
        return sea_grass(13, 0.6)(x, y, z) * sea.smooth(60, 110, np.hypot(x - camera[0], y - camera[1]))

    beach_terrain(
        ground,
        camera,
        reach=(3, 1000),
        fov=0.85,
        steps=(1250, 1100),
        grass_fn=grass,
        mat=seabed.bottom_material(scat_gain=hours.HOURS[hour].light, caustics=0.7, wet=0.35),
    )
    waves = sea.wave_set(40, lmin=0.3, lmax=5, steep=0.018)
    sea.water(
        camera[:2],
        yaw=math.pi / 2,
        fov=0.8,
        r0=3,
        nr=640,
        na=760,
        waves=waves,
        mat=sea.water_material(ripple=0.14),
    )
    home = (20.0, 55.5)

    def planted(x, y):
        """The ground, too low for anything to grow where the house stands and before its door."""
        clear = (np.abs(x - home[0]) < 5.2) & (y > home[1] - 9) & (y < home[1] + 4.2)
        return np.where(clear, 0.0, bank(x, y))

    for number, (x, y, across, deep) in enumerate(islets):
        share = min(2.0, across * deep / 900)
        plants.plant(
            planted,
            (x, y),
            (across, deep),
            int(44 * share),
            int(60 * share),
            int(5 * share),
            int(300 * share),
            number,
            palm='leaning' if number == 0 else 'tall',
        )
    plants.lean_in(bank, [(9.6, 45.0, 11.0, 6.2, 196), (11.4, 47.0, 8.5, 4.0, 150)])
    guna.house(home, 14, float(bank(*np.array(home))) - 0.05)
    beached = (2.0, 32.6)
    guna.ulu(beached, 214, max(-0.1, float(bank(*np.array(beached)))) - 0.05, 5)
    guna.line_of_molas((13.0, 46.5), (16.4, 47.6), bank)
    guna.starfish(((-4.6, 16.0), (-8.6, 19.5), (-1.6, 20.5), (0.2, 17.2)), bank)
    moor(yacht, (-20, 66), 206, guests=True)
    common.camera(camera, (1.0, 60, 5.6), 31)
    return skies.sky(hour, 204, 30, seed=2.0)


def _walked(x, y, z, start, end):
    """Dents of bare feet in the sand between two points, 0.62 m apart, where it is dry."""
    way = np.array(end) - np.array(start)
    far = np.linalg.norm(way)
    onwards = way / far
    for step in range(int(far / 0.62)):
        aside = (0.13 if step % 2 else -0.13) + 0.5 * math.sin(0.35 * step)
        at = np.array(start) + onwards * 0.62 * step + np.array((-onwards[1], onwards[0])) * aside
        near = (np.abs(x - at[0]) < 0.6) & (np.abs(y - at[1]) < 0.6) & (z > 0.05)
        away = np.hypot(x[near] - at[0], y[near] - at[1]) / 0.15
        z[near] += -0.05 * np.exp(-(away**2)) + 0.025 * np.exp(-(((away - 1.5) / 0.5) ** 2))


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
    beach_terrain(sand, camera, reach=(3.5, 900), fov=0.9, steps=(1100, 1000), mat=bottom)

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
