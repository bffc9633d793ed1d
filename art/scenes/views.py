"""views.py - every view of a picture by name; a view builds the scene and returns the exposure."""

from foredeck.foredeck import foredeck
from heroes import HEROES
from place_views import place
from sailing_views import VIEWS as SAILING_VIEWS
from yacht_views import VIEWS as YACHT_VIEWS

VIEWS = {**YACHT_VIEWS, **SAILING_VIEWS, **HEROES, 'place': place, 'foredeck': foredeck}
