"""Pages on which something goes wrong, for the tests."""

from django.http import HttpRequest, HttpResponse
from django.urls import path

from fairswiss.model.errors import BadRequest, NoPairing, TooLarge
from fairswiss.model.problems import Problem, Where
from fairswiss.web.access import Action, page
from fairswiss.web.urls import handler400, handler403, handler404, handler500
from fairswiss.web.urls import urlpatterns as usual

__all__ = ["handler400", "handler403", "handler404", "handler500", "urlpatterns"]

PROBLEM = Problem("<b>12</b> plays twice", "one game in a round", "correct one", Where(line=3))


@page("odd/<str:kind>", Action.SEE_DESIGN, ("GET", "POST"))
def odd(request: HttpRequest, kind: str) -> HttpResponse:
    """Fail in the way that is asked for."""
    if kind == "bad":
        raise BadRequest("Round 9 is not there. Choose another.", (PROBLEM,))
    if kind == "large":
        raise TooLarge("More than 99,999 players.")
    if kind == "no-pairing":
        raise NoPairing("Nobody can meet anybody.")
    if kind == "crash":
        raise ZeroDivisionError("a secret value")
    return HttpResponse(f"{len(request.POST)} fields")


urlpatterns = [path("odd/<str:kind>", odd), *usual]
