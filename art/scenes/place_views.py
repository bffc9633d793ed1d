"""place_views.py - coasts and islands from the air. Each view returns the exposure."""

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
        rmax=5000,
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
    water = sea.water_material(ripple=0.45, foamy=surf > 0, haze=(700.0, 5600.0))
    sea.water(
        camera[:2],
        yaw=yaw,
        fov=fov,
        r0=22,
        nr=620,
        na=760,
        waves=waves,
        mat=water,
        foam_fn=foam if surf else None,
    )
    common.camera(camera, target, lens)
    common.VEIL = (400.0, 5200.0, 0.34)
    return skies.sky(hour, *sun, seed=cloud)


def rosario(yacht):
    """Islands green to the water's edge, turquoise over the reef flats about them, in the clear air of the morning."""
    exposure = _from_the_air(
        places.rocky_archipelago,
        (-20, -100, 62),
        (12, 118, 0),
        31,
        'morning',
        (238, 38),
        grass=sea_grass(13, 0.34, 40),
        cloud=4.0,
        surf=0.35,
        sand=(0.84, 0.78, 0.62),
    )
    have = plants.kinds()
    island.scatter(
        places.rocky_archipelago,
        (-300, 20, 300, 420),
        [
            (have['tree'], 900, 3.2, (0.55, 1.05)),
            (have['bush'], 3200, 1.9, (0.8, 1.9)),
            (have['tall'], 150, 4, (0.6, 0.95)),
        ],
        zmin=0.55,
    )
    moor(yacht, (-16, 44), 150, guests=True)
    return exposure


def cayo_largo(yacht):
    """One long white beach between two waters, late in the afternoon."""

    def cover(x, y):
        return sea.smooth(0.30, 0.52, sea.fbm(x / 30, y / 30, 4, 7) * 0.5 + 0.5)

    def growth(x, y, z):
        return sea.smooth(0.75, 1.35, z) * (0.25 + 0.75 * cover(x, y))

    exposure = _from_the_air(
        places.barrier_beach,
        (-112, -34, 40),
        (4, 116, 2),
        28,
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
            (have['bush'], 6500, 1.5, (0.35, 1.5)),
            (have['grass'], 2600, 0.9, (0.8, 2.0)),
            (have['tree'], 240, 5, (0.4, 0.85)),
            (have['tall'], 90, 4, (0.5, 0.9)),
        ],
        zmin=1.1,
        cover=cover,
    )
    moor(yacht, (-56, 34), 140, guests=True)
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
