"""Scopes and ways in, in words."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from fairswiss.web.access import Scope

SCOPES: dict[Scope, Promise] = {
    Scope.READ: _("read only"),
    Scope.RESULTS: _("read and enter results"),
    Scope.RUN: _("run tournaments"),
}
WAYS: dict[str, Promise] = {
    "start-link": _("link from the terminal"),
    "password": _("password"),
    "invitation": _("invitation"),
    "openid": _("OpenID Connect"),
}
