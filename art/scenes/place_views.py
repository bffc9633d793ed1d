"""place_views.py - coasts and islands, from the air or low over the water. Each returns the exposure."""
import math

import numpy as np

import common
import hours
import island
import places
import plants
import sea
from afloat_views import lagoon, moor, sea_grass


def _from_the_air(ground, camera, target, lens, hour, sun, grass=None, land=None, surf=0.0, seed=0, cloud=0.0, **bottom):
    """Sea bed, water with surf on the beaches, sky and camera."""
    glow = hours.HOURS[hour].light
    material = sea.bottom_material(scat_gain=glow, **bottom)
    yaw = math.atan2(target[1] - camera[1], target[0] - camera[0])
    sea.terrain(
        ground, *camera[:2], polar=True, r0=22, rmax=5000, yaw=yaw, fov=0.75, nr=900, na=900, grass_fn=grass or sea_grass(),
        land_fn=land, mat=material,
    )

    def foam(x, y):
        edge = sea.smooth(-0.6, -0.06, ground(x, y)) * sea.smooth(900, 500, np.hypot(x, y))
        return np.clip(surf * edge * (0.4 + 0.8 * sea.fbm(x / 9, y / 9, 3, 3)), 0, 1)

    waves = sea.wave_set(36, lmin=0.8, lmax=9, steep=0.03, seed=1 + seed)
    water = sea.water_material(ripple=0.25, foamy=surf > 0, haze=(700.0, 5600.0))
    sea.water(
        camera[:2], yaw=yaw, fov=0.75, r0=22, nr=520, na=640, waves=waves, mat=water, foam_fn=foam if surf else None
    )
    common.camera(camera, target, lens)
    return hours.sky(hour, *sun, seed=cloud)


def san_blas(yacht):
    """Coco Bandero: one islet whole under the sky, its sandbank running out to the foreground, others beyond."""
    islets = ((17, 62, 27, 17), (-62, 150, 30, 16), (-150, 260, 60, 22), (112, 190, 44, 18), (10, 330, 90, 26))
    camera = (-6, -8, 4.6)

    ground = places.islets(islets, base=-7, bar=False)

    def bank(x, y):
        """A spit from the islet towards the left foreground, awash at its end."""
        along = np.clip((4 - x) / 36, -0.2, 1.3)
        line = 50 - 25 * along + 4 * np.sin(x / 8)
        ridge = np.exp(-(((y - line) / (5.5 - 1.8 * along)) ** 2)) * sea.smooth(-0.25, 0.05, along) * sea.smooth(1.3, 0.75, along)
        crest = 0.55 - 0.9 * along + 0.18 * sea.fbm(x / 6, y / 6, 4, 3)
        shallow = np.exp(-(((y - line) / 17) ** 2)) * sea.smooth(-0.25, 0.05, along) * sea.smooth(1.5, 0.6, along)
        floor = ground(x, y)
        floor = floor * (1 - 0.82 * shallow)
        return np.where(ridge > 0.03, np.maximum(floor, -1.6 + (crest + 1.6) * ridge), floor)

    glow = hours.HOURS['noon'].light
    sea.terrain(bank, 0, 140, (520, 420), n=820, grass_fn=sea_grass(13, 0.7), mat=sea.bottom_material(scat_gain=glow))
    waves = sea.wave_set(40, lmin=0.4, lmax=6, steep=0.022)
    sea.water(camera[:2], yaw=math.pi / 2, fov=0.8, r0=3, nr=640, na=760, waves=waves, mat=sea.water_material(ripple=0.18))
    for number, (x, y, across, deep) in enumerate(islets):
        share = min(2.0, across * deep / 900)
        plants.plant(bank, (x, y), (across, deep), int(44 * share), int(60 * share), int(5 * share), int(300 * share), number)
    moor(yacht, (-19, 82), 200, 'bow')
    common.camera(camera, (1, 62, 7.2), 30)
    return hours.sky('noon', 228, 50, seed=2.0)


def rosario(yacht):
    """Low green islands to the water's edge under the slate of a passing squall, the foreground in the sun."""
    exposure = _from_the_air(
        places.rocky_archipelago, (-26, -96, 34), (8, 150, 4), 29, 'squall', (232, 26), grass=sea_grass(13, 0.95),
        cloud=4.0, surf=0.35, sand=(0.84, 0.78, 0.62),
    )
    have = plants.kinds()
    island.scatter(
        places.rocky_archipelago, (-300, 20, 300, 420),
        [(have['tree'], 900, 3.2, (0.55, 1.05)), (have['bush'], 3200, 1.9, (0.8, 1.9)), (have['tall'], 150, 4, (0.6, 0.95))],
        zmin=0.55,
    )
    moor(yacht, (34, 62), 158, 'bow')
    return exposure


def cayo_largo(yacht):
    """One long white beach between two waters, late in the afternoon."""
    exposure = _from_the_air(
        places.barrier_beach, (-120, -62, 40), (10, 130, 4), 28, 'late', (200, 17), grass=sea_grass(5, 0.5), surf=0.7,
        cloud=7.0, sand=(0.95, 0.90, 0.80), dry=(1.0, 0.97, 0.91),
    )
    have = plants.kinds()

    def cover(x, y):
        return sea.smooth(0.30, 0.52, sea.fbm(x / 30, y / 30, 4, 7) * 0.5 + 0.5)

    island.scatter(
        places.barrier_beach, (-420, 60, 620, 330),
        [(have['bush'], 3400, 1.7, (0.35, 1.2)), (have['grass'], 2600, 0.9, (0.8, 2.0)), (have['tree'], 90, 6, (0.4, 0.75)), (have['tall'], 26, 7, (0.55, 0.85))],
        zmin=1.1, cover=cover,
    )
    moor(yacht, (-24, 34), 128, 'bow')
    return exposure


def exumas(yacht):
    """Tidal channels between sandbanks, combed by the current, at noon from high above."""
    exposure = _from_the_air(
        places.combed_banks, (10, -120, 118), (10, 118, 0), 29, 'noon', (235, 54), grass=sea_grass(9, 0.0), cloud=5.0,
        sand=(0.95, 0.91, 0.82), dry=(0.98, 0.95, 0.89), caustics=0.0,
    )
    have = plants.kinds()
    island.scatter(
        places.combed_banks, (-280, 120, 320, 500),
        [(have['bush'], 2600, 2.2, (0.5, 1.5)), (have['tree'], 120, 6, (0.4, 0.7)), (have['grass'], 900, 1.2, (0.8, 1.6))],
        zmin=0.95,
    )
    moor(yacht, (24, 62), 38, 'bow', toys='tender')
    return exposure


def aruba(yacht):
    """A long pale beach of the lee coast with two divi-divi trees bent by the trade wind."""
    camera = (-6, -26, 3.4)
    exposure_hour = 'late'

    def ground(x, y):
        line = 26 + 0.34 * x + 4 * np.sin(x / 36) + 1.5 * sea.fbm(x / 12, y * 0, 3, 4)
        inland = line - y
        beach = 1.5 * sea.smooth(-1.5, 26, inland) + 0.35 * sea.fbm(x / 7, y / 7, 4, 6) * sea.smooth(4, 16, inland)
        off = -0.05 - 0.045 * np.maximum(-inland, 0) - 2.5 * sea.smooth(60, 200, -inland)
        return np.where(inland > 0, beach + 0.02, off)

    glow = hours.HOURS[exposure_hour].light
    bottom = sea.bottom_material(sand=(0.93, 0.88, 0.78), dry=(0.97, 0.93, 0.86), scat_gain=glow)
    sea.terrain(ground, 20, 110, (420, 300), n=900, grass_fn=sea_grass(4, 0.3), mat=bottom)

    def foam(x, y):
        return np.clip(0.9 * sea.smooth(-0.28, -0.03, ground(x, y)) * (0.5 + 0.7 * sea.fbm(x / 5, y / 5, 3, 3)), 0, 1)

    waves = sea.wave_set(40, lmin=0.4, lmax=7, steep=0.026)
    water = sea.water_material(ripple=0.2, foamy=True)
    sea.water(camera[:2], yaw=math.pi / 2, fov=0.85, r0=3, nr=620, na=760, waves=waves, mat=water, foam_fn=foam)
    bent = [plants.tree(5.2, 61, wind=3.4, count=6500), plants.tree(4.2, 62, wind=2.9, count=5500)]
    for tree, (x, y), turn in zip(bent, ((10.5, 4.0), (24.0, 15.0)), (196, 188)):
        island.inst(tree, (x, y, float(ground(np.array([x]), np.array([y]))[0]) - 0.1), math.radians(turn), 1.0)
    have = plants.kinds()
    kinds = [(have['grass'], 700, 0.5, (0.6, 1.4)), (have['bush'], 60, 2.5, (0.25, 0.6)), (island.cacti(), 26, 4, (0.6, 1.2))]
    island.scatter(ground, (-10, -24, 120, 60), kinds, zmin=0.85)
    moor(yacht, (-22, 74), 210, 'bow')
    common.camera(camera, (2, 60, 5.6), 28)
    return hours.sky(exposure_hour, 222, 20, seed=11.0)


PLACES = {'san-blas': san_blas, 'rosario': rosario, 'cayo-largo': cayo_largo, 'exumas': exumas, 'aruba': aruba}


def place(name, yacht):
    return PLACES[name](yacht)
