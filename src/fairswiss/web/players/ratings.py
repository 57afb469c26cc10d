"""The rating list beside the players: looked up while typing, imported, used to fill in what is missing."""

import datetime
from typing import Any, BinaryIO

from django.conf import settings
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.utils.translation import gettext as _

from fairswiss.desk import registration
from fairswiss.language import gettext
from fairswiss.model.errors import FairswissError, TooLarge
from fairswiss.model.listed import KINDS, ListedPlayer
from fairswiss.model.player import NationalRecord
from fairswiss.usecases import ratinglist
from fairswiss.usecases.national_lists import import_national
from fairswiss.web.access import BOTH, Action, page
from fairswiss.web.confirmation import by
from fairswiss.web.event_pages import done, event_page, known
from fairswiss.web.players.forms import KIND_NAMES, ListForm

_TAB = "players:index"
_FEWEST_LETTERS = 3
_SHOWN = 8


def list_file() -> str:
    """Path of the rating list on this machine."""
    return str(settings.DATA_FOLDER / ratinglist.FILE)


def at_hand() -> ratinglist.State | None:
    """The rating list of this machine, FIDE's if it is there; none when none was imported, or one cannot be used."""
    return next(iter(all_at_hand()), None)


def all_at_hand() -> tuple[ratinglist.State, ...]:
    """The rating lists of this machine, national ones last."""
    try:
        return ratinglist.installed(list_file())
    except FairswissError:
        return ()


def picked(asked: QueryDict) -> dict[str, Any] | None:
    """The fields of the form for the player of the rating lists who was chosen by a link, if anybody was."""
    fide_id, national_id = asked.get("fide_id", ""), asked.get("national_id", "").strip()
    if not (fide_id or national_id) or at_hand() is None:
        return None
    listed = ratinglist.show(fide_id, list_file()) if fide_id else _of_national_list(national_id)
    return fields_of(listed, asked.get("kind", "")) | beside(listed) if listed else None


def _of_national_list(national_id: str) -> ListedPlayer | None:
    found = (match.player for match in ratinglist.find(national_id, list_file(), _SHOWN))
    return next((player for player in found if any(one.national_id == national_id for one in player.national)), None)


@page("rating-list/find", Action.CHANGE_PLAYERS)
def find(request: HttpRequest, tournament: str) -> HttpResponse:
    """A fragment with the players of the rating list who may be meant."""
    text = request.GET.get("name", "").strip()[:80]
    kind = _kind(request.GET.get("kind", ""))
    asked = len(text) >= _FEWEST_LETTERS and at_hand() is not None
    matches = ratinglist.find(text, list_file(), _SHOWN) if asked else ()
    found = [(match.player, fields_of(match.player, kind) | beside(match.player)) for match in matches]
    context = {"found": found, "asked": asked, "kind": kind, "tournament": tournament}
    return render(request, "players/found.html", context)


@page("rating-list", Action.CHANGE_RATING_LIST, BOTH)
def rating_list(request: HttpRequest, tournament: str) -> HttpResponse:
    """Which list is at hand; another one takes its place."""
    form = ListForm(request.POST or None, request.FILES or None)
    if request.method == "POST" and form.is_valid():
        file = form.cleaned_data["file"]
        if file.size > settings.MOST_BYTES:
            words = "The file is too large to be uploaded. Import it in a terminal: fairswiss ratinglist import"
            raise TooLarge(gettext(words), code="upload-too-large")
        made = _imported(file.file, file.name or "", form.cleaned_data["national"])
        said = _("%(rows)s players imported. The rating list can be searched now.") % {"rows": f"{made.about.rows:,}"}
        return done(request, said, "players:rating-list", tournament=tournament)
    more = {"form": form, "rating_lists": all_at_hand()}
    response = event_page(request, "players/rating_list.html", known(tournament), _TAB, **more)
    response.status_code = 422 if form.errors else 200
    return response


def _imported(stream: BinaryIO, name: str, federation: str) -> ratinglist.Imported:
    if federation.strip():
        return import_national(stream.read(), name, federation, list_file())
    today = datetime.date.today().isoformat()
    return ratinglist.import_stream(stream, name, list_file(), modified=today)


@page("rating-list/fill", Action.CHANGE_PLAYERS, BOTH)
def fill(request: HttpRequest, tournament: str) -> HttpResponse:
    """Proposals from the rating list for all players; fill in the chosen ones."""
    event = known(tournament)
    wanted = request.POST if request.method == "POST" else request.GET
    kind, overwrite = _kind(wanted.get("kind", "")), wanted.get("overwrite", "") == "yes"
    if at_hand() is None:
        return event_page(request, "players/no_list.html", event, _TAB)
    proposal = registration.proposed(event.state, list_file(), kind=kind, overwrite=overwrite)
    if request.method == "POST":
        chosen = {int(one) for one in wanted.getlist("player") if one.isascii() and one.isdigit() and len(one) < 9}
        registration.accept(tournament, proposal, chosen, by(request), wanted.get("seen", ""))
        return done(request, _("Filled in from the rating list."), _TAB, tournament=tournament)
    more = {"mark": proposal.mark, "kind": kind, "kinds": KIND_NAMES.items(), "overwrite": overwrite}
    return event_page(request, "players/fill.html", event, _TAB, **_sorted_out(proposal), **more)


def _sorted_out(proposal: registration.Proposal) -> dict[str, Any]:
    """The outcomes by what can be done with them, in the order of the players."""
    outcomes = sorted(proposal.outcomes.items(), key=lambda item: item[1].player.number)
    return {
        "changed": [item for item in outcomes if item[1].changes],
        "different": [item for item in outcomes if item[1].kept],
        "open": [item for item in outcomes if item[1].verdict in ("ambiguous", "doubtful", "unknown")],
        "agreeing": sum(outcome.verdict == "agrees" and not outcome.kept for _, outcome in outcomes),
    }


def _kind(text: str) -> str:
    return text if text in KINDS else KINDS[0]


def fields_of(listed: ListedPlayer, kind: str) -> dict[str, Any]:
    """Initial values of a player's form from an entry of the rating list."""
    rating, _kind_of = listed.effective_rating(kind if kind in KINDS else KINDS[0])
    return {
        "name": listed.name,
        "rating": rating or "",
        "title": listed.best_title,
        "federation": listed.federation,
        "fide_id": listed.fide_id or "",
        "birth": listed.birth or "",
        "sex": {"M": "m", "F": "w"}.get(listed.sex.upper(), ""),
        "club": listed.club,
    }


def beside(listed: ListedPlayer) -> dict[str, Any]:
    """Initial values of the fields that nobody types: the record of a national list, and whose it is."""
    record = next(iter(listed.national), NationalRecord(""))
    return {
        "listed_name": listed.name,
        "national_federation": record.federation,
        "national_rating": record.rating or "",
        "national_id": record.national_id,
    }
