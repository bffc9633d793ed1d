"""wall.py - a bulkhead or ship's side on which things are built in its own measures: along it to the right,
out of it into the room, and up. Metres.
"""
from dataclasses import dataclass

from . import fittings, shapes


@dataclass(frozen=True)
class Wall:
    """direction: into the room, as fittings.facing() has it; origin: x and y where `along` begins."""

    direction: str
    origin: tuple

    @property
    def grain(self):
        """The axis of wood whose grain runs along the wall."""
        return 0 if self.direction == '-y' else 1

    def at(self, along, out, up):
        x, y = self.origin
        if self.direction == '-y':
            return (x + along, y - out, up)
        side = 1 if self.direction == '+x' else -1
        return (x + side * out, y + side * along, up)

    def box(self, low, high, material, bevel=0.003):
        return shapes.box(self.at(*low), self.at(*high), material, bevel)

    def facing(self, along, out, up):
        """Matrix of a flat thing on the wall."""
        return fittings.facing(self.direction, self.at(along, out, up))
