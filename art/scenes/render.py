"""render.py - one picture of the site. Lengths in metres, bow towards +x, z = 0 the still waterline.

    blender -b --python art/scenes/render.py -- VIEW SUBJECT OUT.png WIDTH HEIGHT SAMPLES [SECONDS] [SETTINGS.json text]

VIEW is a function of views.py (anchor, above, underway, astern, dusk, place ...), SUBJECT a yacht of boats.py or a
place of places.py. SECONDS caps the render. SETTINGS overrides a view's own values: {"seed": 3, "heading": 200}.
"""
import json, os, sys, time
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import common, views

view, subject, out, width, height, samples, *rest = sys.argv[sys.argv.index('--') + 1:]
seconds = float(rest[0]) if rest else 0
settings = json.loads(rest[1]) if len(rest) > 1 else {}
started = time.time()
common.reset()
if view not in views.VIEWS: sys.exit(f'render.py: no view "{view}". Known: {", ".join(sorted(views.VIEWS))}')
exposure = views.VIEWS[view](subject, **settings)
common.setup(int(width), int(height), int(samples), exposure)
common.guides(out)
if seconds: bpy.context.scene.cycles.time_limit = seconds
print('built in', round(time.time() - started, 1), 's', flush=True)
common.render(out)
