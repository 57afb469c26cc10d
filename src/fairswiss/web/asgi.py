"""The manager for an ASGI server: bounded, with its long work done elsewhere, and proxies believed that are trusted."""

import os
from typing import Any

import django
from asgiref.typing import ASGI3Application
from django.apps import apps

from fairswiss.app.labour import send_elsewhere
from fairswiss.web.running.bounds import Bounded
from fairswiss.web.running.crew import Crew

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "fairswiss.web.settings")
crew = Crew()
"""Who does the long work of this process; to be dismissed when it ends."""


def _wrapped() -> ASGI3Application:
    if not apps.ready:  # else logging would be set up anew, without the file of the manager
        django.setup(set_prefix=False)
    from django.conf import settings

    from fairswiss.web.proxies import Forwarded
    from fairswiss.web.running.answering import Answering

    send_elsewhere(crew)
    if settings.SERVICE:
        from fairswiss.web.keeping.lost_file import Lookout

        Lookout().start()
    inner: Any = Answering()
    bounded = Bounded(inner, settings.MOST_BYTES, settings.MOST_AT_ONCE, settings.PATIENCE_FOR_A_PLACE)
    return Forwarded(bounded, settings.REACH)


application = _wrapped()
