"""render.py - one picture of the site. Lengths in metres, bow towards +x, z = 0 the still waterline.

    blender -b --python art/scenes/render.py -- VIEW SUBJECT OUT.png WIDTH HEIGHT SAMPLES [SECONDS] [SETTINGS]

VIEW is one of views.py and SUBJECT a yacht of boats/fleet.py or, of a foredeck, of foredeck/foredeck.py, a place of
place_views.py or a town of heroes.py; or VIEW is
"outlook" or a room ("bathroom", "cabin", "saloon", "table") and SUBJECT a plate of outlook.py. SECONDS caps the render.
SETTINGS, in
JSON, overrides a view's own values: {"seed": 3, "heading": 200}.
"""

import json, os, sys, time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import common, outlook, views
from foredeck import outdoors
from interior import lighting
from interior.bathroom import bathroom
from interior.cabin import cabin
from interior.saloon import saloon
from interior.table import table

INTERIORS = {'bathroom': bathroom, 'cabin': cabin, 'saloon': saloon, 'table': table}

view, subject, out, width, height, samples, *rest = sys.argv[sys.argv.index('--') + 1 :]
seconds = float(rest[0]) if rest else 0
settings = json.loads(rest[1]) if len(rest) > 1 else {}
started = time.time()
common.reset()
known = {*views.VIEWS, *INTERIORS, 'outlook'}
if view not in known:
    sys.exit(f'render.py: no view "{view}". Known: {", ".join(sorted(known))}')
if view == 'outlook':
    outlook.outlook(subject)
    exposure = 0
elif view in INTERIORS:
    exposure = INTERIORS[view](subject, **settings)
else:
    exposure = views.VIEWS[view](subject, **settings)
common.setup(int(width), int(height), int(samples), exposure)
if view in INTERIORS:
    lighting.settings(int(samples), exposure)
if view == 'foredeck':
    outdoors.settings()
common.guides(out)
if view == 'outlook':
    outlook.settings()
elif view not in INTERIORS:
    common.haze()
if seconds:
    bpy.context.scene.cycles.time_limit = seconds
print('built in', round(time.time() - started, 1), 's', flush=True)
common.render(out)
