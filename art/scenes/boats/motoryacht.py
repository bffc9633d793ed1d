"""motoryacht.py - an open sports yacht with a low roof, after the Pershing 64."""

from boats import coupe, motor_fittings
from boats import paint as lights
from boats.builder import Boat
from boats.motor_fittings import BED
from boats.paint import hull_paint
from boats.planing_hull import PLATFORM, SALOON_SOLE, SOLE, planing_hull, sheer


def motoryacht(paint=None, name=None, moored=True):
    """Hull, roof, cockpit and foredeck, with the places where guests sit and lamps hang (x, y, z)."""
    b = Boat('motor')
    paint = paint or hull_paint()
    planing_hull(b, paint)
    coupe.coupe(b)
    motor_fittings.wheelhouse(b)
    motor_fittings.cockpit(b)
    motor_fittings.stern(b, name)
    motor_fittings.foredeck(b, moored)
    for side in (1, -1):
        motor_fittings.guard_rail(b, side)
        motor_fittings.hull_details(b, side, paint)
        if name:
            motor_fittings.name_on_bow(b, side, name)
    if lights.LIT:
        for y in (-0.9, -0.3, 0.3, 0.9):
            b.box((5.2, y, 3.20), (0.10, 0.10, 0.02), 'lamp', 0)
    decks = {
        'tether': (0.45, 1.9, PLATFORM + 0.04),
        'platform': (0.10, 0.0, PLATFORM + 0.04),
        'aft rail': (0.75, 0.9, PLATFORM),
        'foredeck': (14.35, 0.48, sheer(14.8) + 0.40),
        'rail': (*motor_fittings.on_rail(13.2, 1), *motor_fittings.on_rail(12.3, 1)),
        'helm': (9.75, -0.55, SALOON_SOLE + 0.84),
        'beside': (9.75, 0.60, SALOON_SOLE + 0.84),
        'cockpit': (5.30, 0.95, SOLE + 0.01),
        'sun bed': (BED[0] + 0.35, 0.0, BED[1] + 0.10),
        'lamp': (5.0, 0.0, 2.85),
        'lamp2': (3.6, 0.0, 2.2),
        'saloon': (8.0, 0.0, 2.9),
        'console': (10.6, 0.0, 2.5),
        'table': (4.62, 1.60, SOLE + 0.54),
        'sofa': (3.60, 0.10, SOLE + 0.54),
        'glow': (0.1, 0.0, -0.5),
    }
    for place, at in decks.items():
        b.root[place] = at
    return b.root
