"""views.py - the standard views of a yacht and of a place. Each builds the scene and returns the exposure."""
import math
import numpy as np
import boats as B, common as C, island as I, places as P, sea as S
from wake import wake

def sea_grass(seed=21, amount=.9):
    """Patches of sea grass from two metres down."""
    return lambda x, y, z: S.smooth(.57, .80, S.fbm(x / 28, y / 28, 5, seed) * .5 + .5) * S.smooth(-.8, -2, z) * amount

def set_down(root, x, y, degrees, heel=0, trim=0, z=0):
    """Puts a boat on the water: heading in degrees from +x, heel to starboard and bow-up trim in degrees."""
    root.location = (x, y, z); root.rotation_mode = 'XYZ'
    root.rotation_euler = (math.radians(heel), math.radians(-trim), math.radians(degrees)); return root

def palms(): return [I.palm(h, l, seed=i, nfronds=nf) for i, (h, l, nf) in enumerate([(8.5, 1.6, 26), (10.5, 3.0, 24), (7, .7, 22), (9.5, 4.2, 24)])]
def bushes(): return [I.bush(1.3, 900, 1), I.bush(1.7, 1100, 2), I.bush(.9, 600, 3)]

# ---------------------------------------------------------------- places from the air
def air(height, camera, target, lens, sun, grass=None, land=None, bottom=None, ripple=.25, size=(1100, 900), centre=(0, 260), n=900, far=26, surf=0.0):
    S.terrain(height, centre[0], centre[1], size, n=n, grass_fn=grass or sea_grass(), land_fn=land, mat=bottom)
    yaw = math.atan2(target[1] - camera[1], target[0] - camera[0])
    S.water(camera[:2], yaw=yaw, fov=.75, r0=far, nr=460, na=600, waves=S.wave_set(36, lmin=.8, lmax=9, steep=.03), mat=S.water_material(ripple=ripple, foamy=surf > 0),
            foam_fn=(lambda X, Y: np.clip(surf * S.smooth(-.55, -.08, height(X, Y)) * (.45 + .75 * S.fbm(X / 11, Y / 11, 3, 3)) * S.smooth(900, 500, np.hypot(X, Y)), 0, 1)) if surf else None)
    S.sky(*sun, deep=(.010, .105, .20)); C.camera(camera, target, lens)

def place(name, yacht=None, **over):
    if name == 'cayo-largo':
        air(P.barrier_beach, (-120, -62, 62), (10, 130, 0), 29, (52, 200), grass=sea_grass(5, .5), surf=.55, land=lambda x, y, z: S.smooth(1.25, 1.8, z) * .95,
            bottom=S.bottom_material(sand=(.95, .90, .80), dry=(1.0, .97, .91), land=((.42, .38, .24), (.13, .16, .06))))
        I.scatter(P.barrier_beach, (-420, 60, 560, 330), [(bushes(), 2600, 2.2, (.7, 1.7)), (palms(), 46, 6, (.7, 1.0))], zmin=1.35, cover=lambda x, y: S.smooth(.34, .5, S.fbm(x / 30, y / 30, 4, 7) * .5 + .5))
        if yacht: set_down(B.make(yacht), -18, 26, 128)
        return -.12
    if name == 'exumas':
        air(P.winding_banks, (10, -120, 132), (10, 130, 0), 30, (56, 235), grass=sea_grass(9, .55), land=lambda x, y, z: S.smooth(.8, 1.3, z),
            bottom=S.bottom_material(sand=(.94, .89, .78), dry=(.98, .94, .87), land=((.32, .30, .18), (.10, .14, .05))), n=1000)
        I.scatter(P.winding_banks, (-260, 120, 300, 480), [(bushes(), 2600, 2.4, (.8, 2.0)), (palms(), 24, 7, (.6, .85))], zmin=1.0)
        if yacht: set_down(B.make(yacht), 12, 82, 30)
        return -.1
    if name == 'aruba':
        air(P.dry_coast, (-30, -118, 66), (40, 110, 0), 29, (44, 235), grass=sea_grass(4, .7), land=lambda x, y, z: S.smooth(1.0, 2.4, z) * .98,
            bottom=S.bottom_material(dry=(.90, .83, .69), land=((.36, .22, .125), (.12, .13, .055))), size=(1300, 1100), centre=(60, 330), n=1000, surf=1.0)
        I.scatter(P.dry_coast, (-360, 50, 560, 620), [(bushes(), 6500, 2.2, (.4, 1.2)), (I.cacti(), 1200, 3, (1.0, 1.8))], zmin=1.9, cover=lambda x, y: S.smooth(.36, .62, S.fbm(x / 40, y / 40, 4, 17) * .5 + .5))
        if yacht: set_down(B.make(yacht), 12, 8, 60)
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

# ---------------------------------------------------------------- a yacht
def figures(yacht): return B.YACHTS[yacht][1] | ({'L': 13.75, 'B': 4.37} if yacht == 'so44i' else {'L': 20.04, 'B': 5.0} if yacht == 'pershing64' else {})

def beside(x, y, heading, length, items):
    """Tenders and boards around a yacht: (kind, metres ahead of the transom, metres to port, turn, looks)."""
    c, s = math.cos(math.radians(heading)), math.sin(math.radians(heading))
    for kind, ahead, port, turn, looks in items: B.afloat(kind, (x + ahead * c - port * s, y + ahead * s + port * c), heading + turn, **looks)

def anchor(yacht, heading=214, at=(5, 32), island=((8, 120, 44, 26), (-95, 190, 30, 18)), seed=0, sun=(40, 215), camera=(-3, -40, 8.5), target=(3.5, 40, 4.9), lens=None, cloud=0.0, floats=True, grass=21, lee=False):
    """At anchor, three-quarter view with a long lens from a low drone, a palm islet behind."""
    h = P.islets(island)
    S.terrain(h, 0, 90, (620, 420), n=640, grass_fn=sea_grass(grass)); S.water(camera[:2], yaw=math.pi / 2, fov=.62, r0=5, nr=560, na=640, waves=S.wave_set(40, lmin=.5, lmax=7, steep=.030, seed=1 + seed), mat=S.water_material(ripple=.22))
    for i, (x, y, rx, ry) in enumerate(island): I.vegetate(h, x, y, rx, ry, 52 if i == 0 else 26, 120 if i == 0 else 60, seed=4 * i + seed)
    set_down(B.make(yacht), at[0], at[1], heading); length = figures(yacht)['L']
    if floats: beside(at[0], at[1], heading, length, [('tender', -6.5, 1.2, 160, {}), ('board', length * .55, figures(yacht)['B'] * .5 + 2.6, 24, {}), ('board', length * .40, figures(yacht)['B'] * .5 + 3.6, -12, {'colour': 'aqua', 'pad': 'board'})])
    S.sky(sun[0], sun[1], wisp_seed=cloud); C.camera(camera, target, lens or 66 * (17.5 / length) ** .5); return .12

def astern(yacht, heading=62, at=(-6, 26), island=((-62, 118, 46, 22), (60, 175, 40, 20)), seed=3, sun=(44, 250), camera=(2, -44, 13.5), target=(1.5, 40, 3.4), lens=None, cloud=3.0, grass=13):
    """At anchor seen from the quarter: cockpit, steps and bathing platform, with toys on the water."""
    h = P.islets(island)
    S.terrain(h, 0, 90, (620, 420), n=640, grass_fn=sea_grass(grass)); S.water(camera[:2], yaw=math.pi / 2, fov=.62, r0=5, nr=560, na=640, waves=S.wave_set(40, lmin=.5, lmax=7, steep=.028, seed=5), mat=S.water_material(ripple=.22))
    for i, (x, y, rx, ry) in enumerate(island): I.vegetate(h, x, y, rx, ry, 54, 110, seed=4 * i + seed)
    set_down(B.make(yacht, **({'tender': False} if B.YACHTS[yacht][0] is B.catamaran else {})), at[0], at[1], heading); beam = figures(yacht)['B']
    beside(at[0], at[1], heading, 0, [('tender', -5.2, -1.6, 35, {}), ('board', -3.2, beam * .5 + 1.4, 80, {}), ('board', 3.0, -beam * .5 - 2.4, 15, {'colour': 'aqua', 'pad': 'board'})])
    S.sky(sun[0], sun[1], wisp_seed=cloud); C.camera(camera, target, lens or 62 * (17.5 / figures(yacht)['L']) ** 1.1); return .10

def above(yacht, heading=32, seed=0, sun=(52, 145), camera=(2, -16, 74), target=(0, 0, 0), lens=52, edge=(.75, .5), deep=7.5, turn=0):
    """From a drone nearly overhead, at anchor over sand and sea grass, shadow on the bottom."""
    ex, ey = edge; k = 3 + seed
    h = lambda x, y: -2.4 - deep * S.smooth(-8, 55, x * ex + y * ey + 16 * S.fbm(x / 40, y / 40, 4, k)) + 1.9 * S.smooth(18, 42, -x * ex - y * ey * .7 + 14 * S.fbm(x / 30, y / 30, 4, k + 6)) + .12 * S.fbm(x / 7, y / 7, 4, 2)
    S.terrain(h, 0, 0, (200, 160), n=700, grass_fn=sea_grass(21 + seed), mat=S.bottom_material(caustics=.35)); S.water_rect(0, 0, 200, 160, 700, waves=S.wave_set(36, lmin=.8, lmax=8, steep=.03, seed=1 + seed), mat=S.water_material(ripple=.26))
    f = figures(yacht); a = math.radians(heading); x, y = -f['L'] * .5 * math.cos(a), -f['L'] * .5 * math.sin(a) - 1
    set_down(B.make(yacht, **({'tender': False} if B.YACHTS[yacht][0] is B.catamaran else {})), x, y, heading)
    beside(x, y, heading, f['L'], [('tender', -5.5, 1.5, 150, {}), ('board', f['L'] * .45, f['B'] * .5 + 2.4, 20, {}), ('board', f['L'] * .62, -f['B'] * .5 - 2.8, -35, {'colour': 'aqua', 'pad': 'board'})])
    S.sky(*sun); C.camera(camera, target, lens); return -.05

def underway(yacht, heading=24, seed=0, sun=(46, 130), camera=(-18, -46, 52), target=(-3, 2, 0), lens=46, at=(-4, -3), deep=1.0):
    """From a drone off the quarter: foam, wake and dark blue water; catamarans and yachts under sail, the motor yacht planing."""
    f = figures(yacht); motor = yacht == 'pershing64'; cat = B.YACHTS[yacht][0] is B.catamaran
    h = lambda x, y: -16 - 14 * deep * S.smooth(-30, 50, -x * .3 + y + 22 * S.fbm(x / 45, y / 45, 4, 3 + seed))
    S.terrain(h, 0, 40, (520, 460), n=460, grass_fn=sea_grass(21 + seed, .5), mat=S.bottom_material(scatter=(.003, .075, .14), scat_gain=1.5))
    foam, air, rise = wake(f['L'], (f['L'] * .135 if cat else f['B']), at, math.radians(heading), motor, (f['B'] - f['L'] * .135) / 2 if cat else 0, 1.0 if motor else .8)
    S.water_rect(0, 40, 360, 330, 1250, waves=S.wave_set(44, lmin=.7, lmax=14, steep=.055, seed=1 + seed), foam_fn=foam, air_fn=air, disp_fn=rise, mat=S.water_material(ripple=.38, foamy=True))
    set_down(B.make(yacht, **({} if motor else {'sails': True, 'sail_side': .30})), at[0], at[1], heading, heel=0 if motor else -2 if cat else -11, trim=2.2 if motor else 0, z=.12 if motor else 0)
    S.sky(*sun); C.camera(camera, target, lens); return 0

def sailing(yacht, heading=155, heel=-13, sun=(36, 240), camera=(-2, -42, 3.4), target=(.6, 40, 8.6), lens=68, at=(6, 40), sail_side=.24, seed=0, cloud=0.0, coast=True):
    """Under sail in the trade wind, from the water, with a long lens."""
    f = figures(yacht); cat = B.YACHTS[yacht][0] is B.catamaran
    foam, air, rise = wake(f['L'], (f['L'] * .135 if cat else f['B']), at, math.radians(heading), False, (f['B'] - f['L'] * .135) / 2 if cat else 0, .85)
    S.water(camera[:2], yaw=math.pi / 2, fov=.45, r0=6, nr=720, na=760, waves=S.wave_set(54, lmin=.45, lmax=24, steep=.078, wind_dir=.9, seed=1 + seed), foam_fn=foam, air_fn=air, disp_fn=rise, mat=S.water_material(ripple=.5, rough=.05, foamy=True))
    if coast:
        h = P.islets(((150, 560, 120, 40), (-20, 640, 90, 30)), bar=False); S.terrain(h, 70, 600, (520, 260), n=260, land_fn=lambda x, y, z: S.smooth(.6, 1.2, z), mat=S.bottom_material(land=((.12, .13, .06), (.06, .09, .03))))
        for i, (x, y, rx, ry) in enumerate(((150, 560, 120, 40), (-20, 640, 90, 30))): I.vegetate(h, x, y, rx, ry, 150, 220, seed=i)
    set_down(B.make(yacht, sails=True, sail_side=sail_side), at[0], at[1], heading, heel=heel)
    S.sky(sun[0], sun[1], deep=(.006, .075, .15), wisp_seed=cloud); C.camera(camera, target, lens); return .28

def dusk(yacht, heading=205, at=(0, 30), island=(95, 210, 46, 22), sun=(3.6, 97), camera=(0, -52, 4.2), target=(1, 40, 9.6), lens=44, seed=0, cloud=0.0):
    """At anchor against the low sun, lamps lit."""
    B.LIT = True
    S.water(camera[:2], yaw=math.pi / 2, fov=.50, r0=5, nr=600, na=680, waves=S.wave_set(46, lmin=.45, lmax=12, steep=.042, seed=1 + seed), mat=S.water_material(ripple=.34, rough=.06, reflect_max=.8))
    ix, iy, rx, ry = island; h = P.islets((island,), bar=False); S.terrain(h, ix, iy, (130, 90), n=200); I.vegetate(h, ix, iy, rx, ry, 44, 60, seed=seed)
    set_down(B.make(yacht), at[0], at[1], heading)
    S.sky(sun[0], sun[1], grad='sunset', sun_strength=2.6, sun_col=(1, .52, .20), sun_angle=1.2, deep=(.015, .03, .06), warm=1.0, wisps=.7, wisp_col=(1.5, .62, .28), wisp_dark=(.42, .25, .28), wisp_seed=cloud); C.camera(camera, target, lens); return -.22

VIEWS.update(anchor=anchor, astern=astern, above=above, underway=underway, sailing=sailing, dusk=dusk)
