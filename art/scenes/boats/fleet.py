"""fleet.py - the seven yachts. Length, beam and freeboard are the builders' or measured from their
drawings."""

from boats.catamaran import catamaran
from boats.monohull import monohull
from boats.motoryacht import motoryacht
from boats.paint import hull_paint

YACHTS = {
    'sunreef62': (
        catamaran,
        dict(
            L=18.9,
            B=9.3,
            fb=2.1,
            mast_h=27.5,
            cabin=(0.25, 0.70),
            cabin_h=1.5,
            house_nf=2.1,
            glass_rake=0.62,
            paint=((0.88, 0.88, 0.86), (0.02, 0.03, 0.06), (0.03, 0.05, 0.10), (1.18, 1.72)),
            hull_win=((0.24, 0.50), (0.55, 0.78)),
            lazy='navy',
            accent='cushion2',
            bimini='navy',
            name='MAREA',
            name_colour='enamel',
            name_height=1.45,
            name_at=0.88,
            knuckle=0.42,
            stem=0.012,
        ),
    ),
    'lagoon56': (
        catamaran,
        dict(
            L=17.07,
            B=9.44,
            fb=2.0,
            mast_h=26.5,
            house_nf=4.2,
            glass_rake=0.10,
            cabin=(0.24, 0.66),
            hull_win=((0.16, 0.40), (0.44, 0.62), (0.66, 0.80)),
            paint=((0.88, 0.88, 0.86), (0.25, 0.03, 0.02), (0.42, 0.40, 0.37), (0, 0)),
            lazy='cushion',
            accent='sand',
            bimini='cushion',
            solar=True,
            knuckle=0.30,
            name='LAGOON 56',
            name_at=0.885,
        ),
    ),
    'lagoon62': (
        catamaran,
        dict(
            L=18.91,
            B=10.0,
            fb=2.2,
            mast_h=30.0,
            house_nf=3.6,
            glass_rake=0.14,
            cabin=(0.23, 0.69),
            hull_win=(0.235, 0.86),
            paint=((0.88, 0.88, 0.86), (0.03, 0.03, 0.035), (0.20, 0.20, 0.21), (0, 0)),
            lazy='grey',
            accent='taupe',
            bimini='white',
            name='BRISA',
            name_at=0.925,
            knuckle=0.36,
            stem=0.006,
        ),
    ),
    'bali54': (
        catamaran,
        dict(
            L=16.8,
            B=8.7,
            fb=2.15,
            mast_h=24.5,
            solid_fore=True,
            house_nf=5,
            glass_rake=0.06,
            cabin=(0.26, 0.66),
            hull_win=((0.26, 0.46), (0.50, 0.70)),
            paint=((0.62, 0.64, 0.66), (0.02, 0.05, 0.10), (0.86, 0.86, 0.84), (1.9, 2.0)),
            lazy='taupe',
            accent='sage',
            bimini='white',
            towels=False,
            knuckle=0.26,
            name='BALI 5.4',
            name_at=0.80,
        ),
    ),
    'leopard42': (
        catamaran,
        dict(
            L=12.67,
            B=7.04,
            fb=1.7,
            mast_h=20.8,
            fly=False,
            fwd_cockpit=True,
            house_nf=4.5,
            glass_rake=0.16,
            cabin_h=1.35,
            hull_win=((0.30, 0.54), (0.60, 0.72)),
            paint=((0.88, 0.88, 0.86), (0.02, 0.09, 0.14), (0.03, 0.22, 0.30), (0, 0)),
            lazy='navy',
            accent='sand',
            name='TSABALOK',
            name_at=0.845,
        ),
    ),
    'so44i': (monohull, dict(L=13.75, B=4.37, name='GUJI')),
    'pershing64': (
        motoryacht,
        dict(
            paint=((0.05, 0.065, 0.09), (0.02, 0.02, 0.025), None, (0, 0), 0.5, 0.8),
            name='MACAN',
        ),
    ),
}


def make(name, **over):
    """A yacht of the fleet by name, ready to be placed; over replaces single figures."""
    fn, p = YACHTS[name]
    p = {**p, **over}
    if 'paint' in p:
        p['paint'] = hull_paint(*p['paint'])
    return fn(**p)
