"""The manager for an ASGI server: bounded, with its long work done elsewhere."""

import os
from typing import Any

from django.core.asgi import get_asgi_application

from fairswiss.app.labour import send_elsewhere
from fairswiss.web.bounds import Bounded
from fairswiss.web.crew import Crew

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "fairswiss.web.settings")
crew = Crew()
"""Who does the long work of this process; to be dismissed when it ends."""


def _bounded() -> Bounded:
    inner: Any = get_asgi_application()
    from django.conf import settings

    send_elsewhere(crew)
    return Bounded(inner, settings.MOST_BYTES, settings.MOST_AT_ONCE, settings.PATIENCE_FOR_A_PLACE)


application = _bounded()
