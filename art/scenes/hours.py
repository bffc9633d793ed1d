"""hours.py - the light of each hour of the day. Colours are linear; the sun's elevation is in degrees."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Hour:
    towards: tuple
    """Five colours from horizon to zenith on the side of the sun."""
    away: tuple
    sun: tuple
    """Elevation, strength and colour of the sun."""
    lit: tuple
    """Clouds in the light."""
    shade: tuple
    cover: float
    """How much of the sky is cloud: 0 none, 1 closed."""
    deep: tuple
    """What water without a visible bottom looks like."""
    light: float = 1.0
    """Brightness against noon: what glows from within the water is dimmed by it."""
    exposure: float = 0.0
    glow: float = 0.0
    """Strength of the glow about the sun, where it stands in the picture."""
    top: float = 0.26
    """Sine of the elevation up to which clouds are piled."""
    soft: float = 1.0
    """1 for heaps with crisp edges; more for wide, veiled clouds."""


NOON_SKY = (
    (0.56, 0.72, 0.86),
    (0.38, 0.60, 0.86),
    (0.17, 0.41, 0.79),
    (0.075, 0.25, 0.63),
    (0.05, 0.17, 0.5),
)

HOURS = {
    'first-light': Hour(
        towards=(
            (1.0, 0.66, 0.44),
            (0.92, 0.64, 0.50),
            (0.62, 0.58, 0.64),
            (0.32, 0.42, 0.62),
            (0.16, 0.26, 0.5),
        ),
        away=(
            (0.34, 0.37, 0.53),
            (0.74, 0.47, 0.49),
            (0.58, 0.49, 0.60),
            (0.24, 0.36, 0.61),
            (0.11, 0.21, 0.47),
        ),
        sun=(7.0, 2.9, (1.0, 0.66, 0.40)),
        lit=(1.05, 0.62, 0.48),
        shade=(0.34, 0.34, 0.48),
        cover=0.30,
        deep=(0.012, 0.06, 0.09),
        light=0.5,
        exposure=0.12,
    ),
    'sunrise': Hour(
        towards=(
            (1.1, 0.60, 0.30),
            (0.98, 0.56, 0.34),
            (0.62, 0.46, 0.48),
            (0.27, 0.34, 0.55),
            (0.12, 0.20, 0.42),
        ),
        away=(
            (0.56, 0.44, 0.50),
            (0.62, 0.46, 0.50),
            (0.40, 0.42, 0.56),
            (0.18, 0.28, 0.52),
            (0.09, 0.17, 0.40),
        ),
        sun=(4.6, 2.6, (1.0, 0.60, 0.30)),
        lit=(1.15, 0.62, 0.42),
        shade=(0.34, 0.30, 0.40),
        cover=0.48,
        deep=(0.012, 0.05, 0.08),
        light=0.4,
        exposure=-0.12,
        glow=0.6,
    ),
    'morning': Hour(
        towards=(
            (0.80, 0.80, 0.78),
            (0.62, 0.74, 0.86),
            (0.34, 0.56, 0.86),
            (0.15, 0.34, 0.70),
            (0.07, 0.2, 0.54),
        ),
        away=NOON_SKY,
        sun=(26.0, 3.5, (1.0, 0.90, 0.76)),
        lit=(1.05, 1.0, 0.94),
        shade=(0.50, 0.58, 0.68),
        cover=0.42,
        deep=(0.010, 0.09, 0.17),
        exposure=0.0,
    ),
    'noon': Hour(
        towards=NOON_SKY,
        away=NOON_SKY,
        sun=(56.0, 3.8, (1.0, 0.96, 0.89)),
        lit=(1.05, 1.05, 1.04),
        shade=(0.56, 0.64, 0.74),
        cover=0.40,
        deep=(0.010, 0.10, 0.19),
        exposure=-0.05,
    ),
    'squall': Hour(
        towards=(
            (0.46, 0.50, 0.53),
            (0.26, 0.30, 0.35),
            (0.17, 0.21, 0.26),
            (0.22, 0.29, 0.38),
            (0.3, 0.4, 0.5),
        ),
        away=(
            (0.36, 0.41, 0.45),
            (0.17, 0.205, 0.24),
            (0.12, 0.15, 0.185),
            (0.18, 0.235, 0.31),
            (0.27, 0.36, 0.48),
        ),
        sun=(30.0, 4.0, (1.0, 0.91, 0.76)),
        lit=(0.36, 0.40, 0.44),
        shade=(0.085, 0.105, 0.13),
        cover=0.85,
        deep=(0.010, 0.065, 0.10),
        light=0.8,
        exposure=0.15,
        top=0.9,
        soft=5.0,
    ),
    'late': Hour(
        towards=(
            (1.0, 0.74, 0.47),
            (0.90, 0.70, 0.50),
            (0.58, 0.60, 0.62),
            (0.28, 0.42, 0.62),
            (0.13, 0.27, 0.52),
        ),
        away=(
            (0.66, 0.68, 0.74),
            (0.48, 0.62, 0.80),
            (0.24, 0.46, 0.78),
            (0.11, 0.30, 0.68),
            (0.06, 0.20, 0.54),
        ),
        sun=(15.0, 4.2, (1.0, 0.78, 0.52)),
        lit=(1.05, 0.84, 0.64),
        shade=(0.44, 0.46, 0.54),
        cover=0.45,
        deep=(0.010, 0.08, 0.14),
        light=0.85,
        exposure=0.1,
    ),
    'golden': Hour(
        towards=(
            (1.0, 0.70, 0.42),
            (0.92, 0.66, 0.46),
            (0.60, 0.58, 0.60),
            (0.28, 0.40, 0.60),
            (0.13, 0.26, 0.5),
        ),
        away=(
            (0.84, 0.62, 0.50),
            (0.64, 0.58, 0.62),
            (0.30, 0.44, 0.67),
            (0.12, 0.27, 0.57),
            (0.06, 0.17, 0.45),
        ),
        sun=(8.0, 5.2, (1.0, 0.62, 0.30)),
        lit=(1.05, 0.74, 0.52),
        shade=(0.42, 0.40, 0.48),
        cover=0.40,
        deep=(0.010, 0.06, 0.10),
        light=0.7,
        exposure=0.0,
    ),
    'dusk': Hour(
        towards=(
            (1.15, 0.50, 0.17),
            (0.98, 0.45, 0.24),
            (0.55, 0.36, 0.38),
            (0.20, 0.22, 0.38),
            (0.08, 0.12, 0.27),
        ),
        away=(
            (0.30, 0.24, 0.34),
            (0.28, 0.24, 0.37),
            (0.19, 0.21, 0.36),
            (0.10, 0.14, 0.28),
            (0.05, 0.08, 0.2),
        ),
        sun=(2.6, 2.0, (1.0, 0.50, 0.20)),
        lit=(1.25, 0.52, 0.28),
        shade=(0.24, 0.19, 0.27),
        cover=0.40,
        deep=(0.010, 0.025, 0.05),
        light=0.16,
        exposure=-0.05,
        glow=0.8,
    ),
    'blue-hour': Hour(
        towards=(
            (0.62, 0.27, 0.16),
            (0.36, 0.23, 0.25),
            (0.12, 0.15, 0.27),
            (0.045, 0.075, 0.18),
            (0.02, 0.036, 0.11),
        ),
        away=(
            (0.11, 0.12, 0.21),
            (0.09, 0.115, 0.22),
            (0.055, 0.085, 0.19),
            (0.03, 0.052, 0.14),
            (0.015, 0.03, 0.09),
        ),
        sun=(1.5, 0.0, (1.0, 0.55, 0.35)),
        lit=(0.30, 0.17, 0.17),
        shade=(0.07, 0.075, 0.13),
        cover=0.36,
        deep=(0.004, 0.010, 0.024),
        light=0.05,
        exposure=0.55,
    ),
}
