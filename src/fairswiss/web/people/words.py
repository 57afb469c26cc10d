"""Roles in words."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from fairswiss.web.access import Role

ROLES: dict[Role, Promise] = {
    Role.CHIEF_ARBITER: _("Chief arbiter"),
    Role.ARBITER: _("Arbiter"),
    Role.RESULT_ENTRY: _("Result entry"),
    Role.VIEWER: _("Viewer"),
}
DUTIES: dict[Role, Promise] = {
    Role.CHIEF_ARBITER: _("everything, settings and people too"),
    Role.ARBITER: _("players, pairings, results, journal; no settings"),
    Role.RESULT_ENTRY: _("results of published rounds, at all boards or at some"),
    Role.VIEWER: _("looks at published rounds and standings"),
}
