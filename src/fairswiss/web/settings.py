"""Django's settings. Importing them writes nothing: :mod:`fairswiss.web.running.serving` prepares the data folder.

=====================  =========================================================================
``FAIRSWISS_DATA``     the data folder; without it, the one for user data on this platform
``DATABASE_URL``       a PostgreSQL database; without it, an SQLite file in the data folder
``FAIRSWISS_LOG``      ``text`` (the default) or ``json``
``FAIRSWISS_CONTACT``  whom people ask about their data, as the page /privacy says it
``FAIRSWISS_MAIL``     the mail server for messages to those who asked, see :mod:`fairswiss.web.mail`
=====================  =========================================================================

Under which names, by which scheme and through which proxies it is reached: :mod:`fairswiss.web.reach`.
Those for a service, ``FAIRSWISS_METRICS_TOKEN`` among them, are in ``docs/how-to/run-a-service.md``.
"""

import os
import secrets
from hashlib import blake2b
from pathlib import Path

from django.utils.functional import lazy

from fairswiss import __version__
from fairswiss.keeping.places import data_folder, fingerprint, kept_secret
from fairswiss.language import folders, languages, own_name
from fairswiss.web.areas import AREAS
from fairswiss.web.clock import time_zone
from fairswiss.web.credentials.provider import provider
from fairswiss.web.database import database
from fairswiss.web.mail import mail
from fairswiss.web.reach import reach
from fairswiss.web.watch.environment import log_form, metrics_token
from fairswiss.web.watch.lines import logging_settings

HERE = Path(__file__).parent
DATA_FOLDER = data_folder()
DEBUG = False
SERVICE = os.environ.get("FAIRSWISS_SERVICE", "") == "1"
"""True if ``fairswiss service`` started this process, behind a proxy and beside other workers."""
METRICS_TOKEN = metrics_token(os.environ.get("FAIRSWISS_METRICS_TOKEN", ""))
SECRET_KEY = kept_secret(DATA_FOLDER) or secrets.token_urlsafe(48)
FINGERPRINT = fingerprint(SECRET_KEY)
"""Tells this data folder from others; cookies carry it in their names, for browsers do not keep ports apart."""
REACH = reach(os.environ)
OPENID = provider(os.environ)
"""The OpenID Connect provider; None if there is none."""

ROOT_URLCONF = "fairswiss.web.urls"
ASGI_APPLICATION = "fairswiss.web.asgi.application"
INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "django.forms",
    "django_htmx",
    "axes",
    "fairswiss.store",
    "fairswiss.web",
    *(area.package for area in AREAS),
]
MIDDLEWARE = [
    "fairswiss.web.watch.requests.Watched",
    "fairswiss.web.headers.headers",
    "fairswiss.web.rate_limits.rates",
    "fairswiss.web.watch.outdated.Outdated",
    "fairswiss.web.request_checks.known_host",
    "django.middleware.security.SecurityMiddleware",
    "fairswiss.web.static_files.StaticFiles",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "fairswiss.web.speaking.speaking_as_pages",
    "django.middleware.common.CommonMiddleware",
    "fairswiss.web.request_checks.same_origin",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "fairswiss.web.credentials.bearer.by_token",
    "fairswiss.web.people.sessions.lasting",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "fairswiss.web.error_pages.ErrorPages",
    "fairswiss.web.confirmation.Confirmation",
    "fairswiss.web.exports.recorded_exports",
    "fairswiss.web.credentials.step_up.SecondFactorPrompt",
    "axes.middleware.AxesMiddleware",
    "fairswiss.web.watch.requests.FaultCount",
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "fairswiss.web.page_context.frame",
            ],
            "builtins": ["django.templatetags.i18n", "django.templatetags.static", "fairswiss.web.templatetags.parts"],
        },
    }
]
FORM_RENDERER = "fairswiss.web.forms.Renderer"

DATABASES = {"default": database(os.environ.get("DATABASE_URL", ""), DATA_FOLDER)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# Who is there. Names of cookies differ from folder to folder, so that two managers do not sign each other out. By HTTPS
# they have the prefix that lets browsers take them from this host by HTTPS alone: nobody on the network can plant one.
_PREFIX = "__Host-" if REACH.https else ""
AUTHENTICATION_BACKENDS = ["axes.backends.AxesStandaloneBackend", "django.contrib.auth.backends.ModelBackend"]
PASSWORD_HASHERS = ["django.contrib.auth.hashers.Argon2PasswordHasher"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 10}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
]
SESSION_ENGINE = "fairswiss.web.credentials.engine"
SESSION_COOKIE_NAME = f"{_PREFIX}fairswiss_session_{FINGERPRINT}"
SESSION_COOKIE_SECURE = REACH.https
SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_AGE = 14 * 24 * 60 * 60  # of who came by the link; by a password: fairswiss.web.people.sessions
KNOWN_COOKIE_NAME = f"{_PREFIX}fairswiss_known_{FINGERPRINT}"
CSRF_COOKIE_NAME = f"{_PREFIX}fairswiss_csrf_{FINGERPRINT}"
CSRF_COOKIE_SECURE = REACH.https
CSRF_COOKIE_HTTPONLY = True
CSRF_COOKIE_SAMESITE = "Lax"
CSRF_FAILURE_VIEW = "fairswiss.web.error_pages.forged"
MESSAGE_STORAGE = "django.contrib.messages.storage.session.SessionStorage"
# django-axes stands at the door; how often is too often is decided in fairswiss.web.people.throttle.
AXES_HANDLER = "fairswiss.web.people.throttle.Throttle"
AXES_CLIENT_IP_CALLABLE = "fairswiss.web.people.throttle.address_of"
AXES_LOCKOUT_CALLABLE = "fairswiss.web.people.throttle.answered"
AXES_LOCKOUT_PARAMETERS = ["ip_address", "username"]
AXES_COOLOFF_TIME = 0.25
AXES_RESET_COOL_OFF_ON_FAILURE_DURING_LOCKOUT = False
AXES_DISABLE_ACCESS_LOG = True
AXES_ENABLE_ADMIN = False
AXES_VERBOSE = False

# What may come in. The whole request is bounded before Django reads it, see fairswiss.web.asgi.
ALLOWED_HOSTS = REACH.names  # with their ports: fairswiss.web.request_checks
MOST_BYTES = 96 * 1024 * 1024
"""Enough for the largest file, 64 MiB, in Base64 and with all that comes beside it."""
MOST_AT_ONCE = 32
"""Requests that are worked on; each has a thread and may have a connection to the database."""
PATIENCE_FOR_A_PLACE = 20
"""Seconds that a request waits to be among them."""
DATA_UPLOAD_MAX_MEMORY_SIZE = 8 * 1024 * 1024
DATA_UPLOAD_MAX_NUMBER_FIELDS = 20_000
DATA_UPLOAD_MAX_NUMBER_FILES = 10
FILE_UPLOAD_PERMISSIONS = 0o600

# What goes out; the rest is in fairswiss.web.headers.
SECURE_CONTENT_TYPE_NOSNIFF = True
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
SECURE_HSTS_SECONDS = REACH.hsts  # this name alone, with no word on names below it
SECURE_REFERRER_POLICY = "same-origin"  # with no-referrer, browsers would hide the origin of forms too


def _contents() -> str:
    """A name that changes with the static files."""
    digest = blake2b(__version__.encode(), digest_size=6)
    for folder in (HERE / "static", *(HERE / area.name / "static" for area in AREAS)):
        for file in sorted(path for path in folder.rglob("*") if path.is_file()):
            digest.update(file.read_bytes())
    return digest.hexdigest()


STATIC_URL = f"/static/{_contents()}/"
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = False
WHITENOISE_ALLOW_ALL_ORIGINS = False
WHITENOISE_MAX_AGE = 365 * 24 * 60 * 60  # the address changes with the files

MAIL = mail(os.environ)
"""The mail server; None if no messages are sent."""
EMAIL_BACKEND = f"django.core.mail.backends.{'smtp' if MAIL else 'dummy'}.EmailBackend"
EMAIL_TIMEOUT = 10
if MAIL:
    EMAIL_HOST, EMAIL_PORT, EMAIL_HOST_USER, EMAIL_HOST_PASSWORD = MAIL.host, MAIL.port, MAIL.user, MAIL.password
    EMAIL_USE_SSL, EMAIL_USE_TLS, DEFAULT_FROM_EMAIL = MAIL.is_tls, MAIL.asks_for_tls, MAIL.sender

PRIVACY_CONTACT = os.environ.get("FAIRSWISS_CONTACT", "").strip()[:300]
USE_I18N = True
LANGUAGE_CODE = "en"
LANGUAGES = [(code, lazy(own_name, str)(code)) for code in languages()]
LOCALE_PATHS = folders()
LANGUAGE_COOKIE_NAME = "fairswiss_language"
LANGUAGE_COOKIE_SECURE = REACH.https
LANGUAGE_COOKIE_SAMESITE = "Lax"
USE_TZ = True
TIME_ZONE = time_zone()

LOGGING = logging_settings(log_form(os.environ.get("FAIRSWISS_LOG", "")))
