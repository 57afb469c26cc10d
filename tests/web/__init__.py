"""The manager in the browser. Django is set up, with a data folder of its own, before any test of it is imported."""

import atexit
import os
import shutil
import tempfile

import django

_FOLDER = tempfile.mkdtemp(prefix="fairswiss-tests-")
atexit.register(shutil.rmtree, _FOLDER, ignore_errors=True)
os.environ.update(
    DJANGO_SETTINGS_MODULE="fairswiss.web.settings",
    FAIRSWISS_DATA=_FOLDER,
    DJANGO_ALLOW_ASYNC_UNSAFE="true",  # a browser test leaves a loop behind in its thread
)
os.environ.pop("DATABASE_URL", None)

django.setup()
