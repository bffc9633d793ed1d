"""The fleet, built from figures: x forward (bow +x), y to port, z up, waterline z = 0, metres.

make(name) gives the root to place, turn and heel. Deck plans are simplified.
"""

from boats import paint
from boats.afloat import afloat, shadowless
from boats.builder import Boat
from boats.catamaran import catamaran
from boats.fleet import YACHTS, make

__all__ = ['Boat', 'YACHTS', 'afloat', 'catamaran', 'make', 'paint', 'shadowless']
