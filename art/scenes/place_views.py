"""place_views.py - coasts and islands from the air. Each view returns the exposure."""

import math

import numpy as np

import common
import company
import hours
import island
import places
import plants
import sea
import seabed
import skies
from afloat_views import moor, sea_grass
from shore_views import aruba, san_blas


def _from_the_air(
    ground,
    camera,
    target,
    lens,
    hour,
    sun,
    grass=None,
    land=None,
    surf=0.0,
    steep=0.045,
    cloud=0.0,
    fov=0.64,
    **bottom
):
    """Sea bed, water with surf on the beaches, sky and camera."""
    glow = hours.HOURS[hour].light
    soil = ((0.10, 0.13, 0.05), (0.34, 0.31, 0.18)) if land else None
    material = seabed.bottom_material(scat_gain=glow, land=soil, **bottom)
    yaw = math.atan2(target[1] - camera[1], target[0] - camera[0])
    seabed.terrain(
        ground,
        *camera[:2],
        polar=True,
        r0=22,
        rmax=14000,
        yaw=yaw,
        fov=fov,
        nr=1500,
        na=900,
        grass_fn=grass or sea_grass(),
        land_fn=land,
        mat=material,
    )

    def foam(x, y):
        edge = sea.smooth(-0.6, -0.06, ground(x, y)) * sea.smooth(900, 500, np.hypot(x, y))
        return np.clip(surf * edge * (0.4 + 0.8 * sea.fbm(x / 9, y / 9, 3, 3)), 0, 1)

    waves = sea.wave_set(40, lmin=0.8, lmax=11, steep=steep)
    water = sea.water_material(ripple=0.45, foamy=surf > 0, haze=(900.0, 9000.0))
    sea.water(
        camera[:2],
        yaw=yaw,
        fov=fov,
        r0=22,
        rmax=14000,
        nr=660,
        na=760,
        waves=waves,
        mat=water,
        foam_fn=foam if surf else None,
    )
    common.camera(camera, target, lens)
    common.VEIL = (500.0, 9000.0, 0.7)
    return skies.sky(hour, *sun, seed=cloud)


def rosario(yacht):
    """Mangrove islets standing in clear shallows, a yacht between them, from a little over her masthead."""
    ground = places.mangrove_cays
    meadow = sea_grass(13, 0.55, 17)

    def coral(x, y, z):
        """Coral heads scattered in gardens over the sand, and a meadow or two."""
        garden = sea.smooth(0.42, 0.62, sea.fbm(x / 26, y / 20, 3, 41) * 0.5 + 0.5)
        heads = sea.smooth(0.56, 0.70, sea.fbm(x / 4.2, y / 4.2, 4, 42) * 0.5 + 0.5)
        return np.maximum(meadow(x, y, z), 0.8 * garden * heads * sea.smooth(-0.9, -1.6, z))

    exposure = _from_the_air(
        ground,
        (0, -95, 27),
        (-7, 100, -14),
        31,
        'morning',
        (204, 28),
        grass=coral,
        cloud=4.0,
        steep=0.03,
        sand=(0.93, 0.87, 0.72),
    )
    have = plants.kinds()

    def ashore(x, y):
        return (places.from_cays(x, y) < 1.2).astype(float)

    def near_shore(x, y):
        return 0.4 * (places.from_cays(x, y) < 1.35).astype(float)

    box = (-330, -60, 330, 400)
    near = (-80, -60, 80, 70)

    def high(x, y):
        """Where old trees stand over the others."""
        return ashore(x, y) * sea.smooth(0.52, 0.66, sea.fbm(x / 15, y / 12, 3, 5) * 0.5 + 0.5)

    def low(x, y):
        return ashore(x, y) * sea.smooth(0.62, 0.48, sea.fbm(x / 15, y / 12, 3, 5) * 0.5 + 0.5)

    # Seedlings out in the water, a skirt of low trees, then every height up to the old ones.
    for within, seedlings, skirt in ((near, 420, 2200), (box, 700, 4800)):
        island.scatter(
            ground,
            within,
            [(have['mangrove'], seedlings, 1.2, (0.16, 0.42))],
            zmin=-1.0,
            zmax=-0.1,
            cover=near_shore,
            seed=6,
        )
        island.scatter(
            ground, within, [(have['mangrove'], skirt, 1.7, (0.35, 0.95))], zmin=-0.5, zmax=0.75, cover=ashore
        )
    island.scatter(ground, near, [(have['mangrove'], 800, 2.2, (0.7, 1.1))], zmin=0.6, cover=low, seed=2)
    island.scatter(
        ground, near, [(have['old mangrove'], 120, 3.2, (0.7, 1.15))], zmin=0.3, cover=high, seed=4
    )
    island.scatter(
        ground,
        box,
        [
            (have['mangrove'], 1500, 2.6, (0.7, 1.2)),
            (have['old mangrove'], 420, 4.0, (0.7, 1.2)),
            (have['tree'], 420, 4.0, (0.55, 1.25)),
            (have['tall'], 230, 4, (0.6, 1.1)),
        ],
        zmin=0.6,
        cover=ashore,
        seed=1,
    )
    # The coast of the mainland, low in the haze.
    seabed.hills(0.034, (0.40, 0.53, 0.64), 5, 9000.0)
    moor(yacht, (4, 2), 150, guests=True)
    return exposure + 0.1


def cayo_largo(yacht):
    """One long white beach between two waters, late in the afternoon."""

    def cover(x, y):
        return sea.smooth(0.40, 0.60, sea.fbm(x / 30, y / 30, 4, 7) * 0.5 + 0.5)

    def growth(x, y, z):
        return sea.smooth(0.75, 1.35, z) * (0.15 + 0.8 * cover(x, y))

    exposure = _from_the_air(
        places.barrier_beach,
        (-112, -34, 40),
        (-8, 116, 0),
        33,
        'late',
        (200, 17),
        grass=sea_grass(5, 0.5),
        land=growth,
        surf=0.7,
        cloud=7.0,
        sand=(0.95, 0.90, 0.80),
        dry=(1.0, 0.97, 0.91),
    )
    have = plants.kinds()

    island.scatter(
        places.barrier_beach,
        (-420, 60, 620, 330),
        [
            (have['bush'], 4600, 1.5, (0.35, 1.4)),
            (have['grass'], 3600, 0.9, (0.8, 2.0)),
            (have['tree'], 260, 5, (0.4, 1.35)),
        ],
        zmin=1.1,
        cover=cover,
    )

    def groves(x, y):
        return sea.smooth(0.55, 0.70, sea.fbm(x / 36, y / 30, 3, 27) * 0.5 + 0.5)

    def alone(x, y):
        return 0.5 * sea.smooth(0.52, 0.40, sea.fbm(x / 42, y / 34, 3, 27) * 0.5 + 0.5)

    # Groves of every height, and single palms between them and out on the sand.
    for kind, number, apart, sizes, where in (
        ('leaning', 300, 2.4, (0.45, 1.05), groves),
        ('tall', 340, 2.2, (0.5, 1.3), groves),
        ('young', 260, 2.0, (0.5, 1.1), groves),
        ('leaning', 60, 9.0, (0.5, 1.0), alone),
        ('young', 90, 6.0, (0.5, 1.1), alone),
    ):
        palms = [(have[kind], number, apart, sizes)]
        island.scatter(places.barrier_beach, (-420, 60, 620, 330), palms, zmin=0.8, cover=where)
    company.ashore(places.barrier_beach, 14, 110)
    moor(yacht, (-74, 50), 350, guests=True)
    return exposure


def exumas(yacht):
    """Tidal channels between sandbanks, combed by the current, at noon from high above."""

    def growth(x, y, z):
        return sea.smooth(0.8, 1.5, z) * (
            0.45 + 0.55 * sea.smooth(0.35, 0.55, sea.fbm(x / 16, y / 16, 4, 7) * 0.5 + 0.5)
        )

    exposure = _from_the_air(
        places.combed_banks,
        (14, -70, 92),
        (16, 92, 0),
        29,
        'morning',
        (216, 36),
        grass=sea_grass(9, 0.0),
        cloud=5.0,
        sand=(0.95, 0.91, 0.82),
        dry=(0.98, 0.95, 0.89),
        caustics=0.3,
        land=growth,
        steep=0.085,
        fov=0.78,
    )
    have = plants.kinds()
    island.scatter(
        places.combed_banks,
        (-280, 120, 320, 500),
        [
            (have['bush'], 4200, 1.7, (0.4, 1.6)),
            (have['tree'], 260, 4, (0.4, 0.8)),
            (have['grass'], 900, 1.2, (0.8, 1.6)),
        ],
        zmin=0.95,
    )
    moor(yacht, (24, 62), 38, toys='tender')
    return exposure


PLACES = {
    'san-blas': san_blas,
    'rosario': rosario,
    'cayo-largo': cayo_largo,
    'exumas': exumas,
    'aruba': aruba,
}


def place(name, yacht):
    return PLACES[name](yacht)
