"""The ASGI application: request limits, a process pool for long work, and headers of trusted proxies."""

import os
from typing import Any

import django
from asgiref.typing import ASGI3Application
from django.apps import apps

from fairswiss.usecases.long_work import send_elsewhere
from fairswiss.web.running.bounds import Bounded
from fairswiss.web.running.process_pool import Crew

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "fairswiss.web.settings")
crew = Crew()
"""Process pool for the long work of this process; shut down when it exits."""


def _wrapped() -> ASGI3Application:
    if not apps.ready:  # else logging would be set up anew, without the file of the manager
        django.setup(set_prefix=False)
    from django.conf import settings

    from fairswiss.web.proxies import Forwarded
    from fairswiss.web.running.answering import Answering

    send_elsewhere(crew)
    if settings.SERVICE:
        from fairswiss.keeping.lost_file import Lookout

        Lookout().start()
    inner: Any = Answering()
    bounded = Bounded(inner, settings.MOST_BYTES, settings.MOST_AT_ONCE, settings.PATIENCE_FOR_A_PLACE)
    return Forwarded(bounded, settings.REACH)


application = _wrapped()
