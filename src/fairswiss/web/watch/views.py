"""Endpoints for monitoring: health and readiness for anyone, metrics for holders of their token."""

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.utils.crypto import constant_time_compare

from fairswiss.web.access import Action, page
from fairswiss.web.watch import readiness

_BEARER = "Bearer "


@page("health", Action.ENTER)
def health(request: HttpRequest) -> HttpResponse:
    """This process is up; nothing else is looked at."""
    return HttpResponse("fine\n", content_type="text/plain; charset=utf-8")


@page("ready", Action.ENTER)
def ready(request: HttpRequest) -> HttpResponse:
    """Readiness: status 200 or 503, and which checks failed, but not why."""
    found = readiness.checks()
    well = all(found.values())
    said = {"ready": well, "checks": {name: "fine" if passed else "failed" for name, passed in found.items()}}
    return JsonResponse(said, status=200 if well else 503)


@page("metrics", Action.ENTER)
def metrics(request: HttpRequest) -> HttpResponse:
    """Figures for Prometheus, if there is a token at all and the request carries it."""
    token: str = settings.METRICS_TOKEN
    if not token:
        raise Http404
    said = request.headers.get("Authorization", "")
    if not (said.startswith(_BEARER) and constant_time_compare(said.removeprefix(_BEARER), token)):
        return HttpResponse(status=401, headers={"WWW-Authenticate": "Bearer"})
    from fairswiss.web.watch.meters import CONTENT_TYPE, exposition

    return HttpResponse(exposition(), content_type=CONTENT_TYPE)
