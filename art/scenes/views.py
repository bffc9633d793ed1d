"""views.py - the standard views of a yacht and of a place. Each builds the scene and returns the exposure."""
import math
import numpy as np
import boats as B, common as C, island as I, places as P, sea as S

def sea_grass(seed=21, amount=.9):
    """Patches of sea grass from two metres down."""
    return lambda x, y, z: S.smooth(.57, .80, S.fbm(x / 28, y / 28, 5, seed) * .5 + .5) * S.smooth(-.8, -2, z) * amount

def set_down(root, x, y, degrees, heel=0, trim=0, z=0):
    """Puts a boat on the water: heading in degrees from +x, heel to starboard and bow-up trim in degrees."""
    root.location = (x, y, z); root.rotation_mode = 'ZYX'
    root.rotation_euler = (math.radians(heel), math.radians(-trim), math.radians(degrees)); return root

def palms(): return [I.palm(h, l, seed=i, nfronds=nf) for i, (h, l, nf) in enumerate([(8.5, 1.6, 26), (10.5, 3.0, 24), (7, .7, 22), (9.5, 4.2, 24)])]
def bushes(): return [I.bush(1.3, 900, 1), I.bush(1.7, 1100, 2), I.bush(.9, 600, 3)]

# ---------------------------------------------------------------- places from the air
def air(height, camera, target, lens, sun, grass=None, land=None, bottom=None, ripple=.25, size=(1100, 900), centre=(0, 260), n=900, far=26):
    S.terrain(height, centre[0], centre[1], size, n=n, grass_fn=grass or sea_grass(), land_fn=land, mat=bottom)
    yaw = math.atan2(target[1] - camera[1], target[0] - camera[0])
    S.water(camera[:2], yaw=yaw, fov=.75, r0=far, nr=460, na=600, waves=S.wave_set(36, lmin=.8, lmax=9, steep=.03), mat=S.water_material(ripple=ripple))
    S.sky(*sun, deep=(.010, .105, .20)); C.camera(camera, target, lens)

def place(name, yacht=None, **over):
    if name == 'cayo-largo':
        air(P.barrier_beach, (-120, -62, 62), (10, 150, 0), 28, (52, 200), grass=sea_grass(5, .5), land=lambda x, y, z: S.smooth(.9, 1.5, z) * .95,
            bottom=S.bottom_material(sand=(.95, .90, .80), dry=(1.0, .97, .91), land=((.42, .38, .24), (.13, .16, .06))))
        I.scatter(P.barrier_beach, (-420, 60, 560, 330), [(bushes(), 2600, 2.2, (.7, 1.7)), (palms(), 46, 6, (.7, 1.0))], zmin=1.35, cover=lambda x, y: S.smooth(.38, .6, S.fbm(x / 30, y / 30, 4, 7) * .5 + .5))
        if yacht: set_down(B.make(yacht), -18, 26, 128)
        return -.12
    if name == 'exumas':
        air(P.winding_banks, (10, -120, 132), (10, 130, 0), 30, (56, 235), grass=sea_grass(9, .55), land=lambda x, y, z: S.smooth(.8, 1.3, z),
            bottom=S.bottom_material(sand=(.94, .89, .78), dry=(.98, .94, .87), land=((.32, .30, .18), (.10, .14, .05))), n=1000)
        I.scatter(P.winding_banks, (-260, 120, 300, 480), [(bushes(), 2600, 2.4, (.8, 2.0)), (palms(), 24, 7, (.6, .85))], zmin=1.0)
        if yacht: set_down(B.make(yacht), 12, 82, 30)
        return -.1
    if name == 'aruba':
        air(P.dry_coast, (-150, -40, 60), (40, 150, 4), 27, (40, 205), grass=sea_grass(4, .7), land=lambda x, y, z: S.smooth(.9, 2.2, z) * .98,
            bottom=S.bottom_material(dry=(.88, .80, .66), land=((.44, .31, .19), (.27, .20, .115))), size=(1300, 1100), centre=(60, 330), n=1000)
        I.scatter(P.dry_coast, (-420, 60, 620, 700), [(bushes(), 1700, 3.5, (.5, 1.25)), (I.cacti(), 900, 4, (.8, 1.5))], zmin=2.2, cover=lambda x, y: S.smooth(.35, .7, S.fbm(x / 45, y / 45, 4, 17) * .5 + .5))
        if yacht: set_down(B.make(yacht), -40, 38, 55)
        return -.15
    if name == 'rosario':
        air(P.rocky_archipelago, (-20, -95, 84), (5, 150, 0), 29, (46, 225), grass=sea_grass(13, .95), land=lambda x, y, z: S.smooth(.3, .9, z),
            bottom=S.bottom_material(sand=(.80, .74, .58), land=((.17, .16, .08), (.07, .10, .03))), n=1000)
        I.scatter(P.rocky_archipelago, (-260, 20, 280, 400), [(bushes(), 3400, 2.3, (1.1, 2.9)), (palms(), 260, 4, (.75, 1.15))], zmin=.7)
        if yacht: set_down(B.make(yacht), 48, 74, 150)
        return -.1
    if name == 'nassau':
        air(P.harbour_island, (-150, -40, 70), (-10, 170, 0), 28, (48, 215), grass=sea_grass(6, .7), land=lambda x, y, z: S.smooth(.8, 1.6, z),
            bottom=S.bottom_material(sand=(.93, .88, .77), land=((.33, .30, .18), (.11, .15, .05))))
        I.scatter(P.harbour_island, (-420, 100, 460, 620), [(bushes(), 3000, 2.4, (.8, 2.2)), (palms(), 260, 4, (.7, 1.05))], zmin=1.2)
        I.lighthouse(P.harbour_island, (-205, 148))
        if yacht: set_down(B.make(yacht), -30, 62, 20)
        return -.1
    if name == 'san-blas':
        centres = ((0, 90, 40, 26), (-110, 170, 30, 20), (105, 185, 36, 18), (20, 290, 60, 24)); h = P.islets(centres)
        air(h, (0, -60, 46), (0, 95, 0), 32, (50, 220), size=(800, 560), centre=(0, 190), n=760, far=20)
        for i, (x, y, rx, ry) in enumerate(centres): I.vegetate(h, x, y, rx, ry, 60 if i else 80, 130, seed=i)
        if yacht: set_down(B.make(yacht), 38, 22, 150)
        return -.1
    raise SystemExit(f'views.py: no place "{name}"')

VIEWS = {'place': place}
