"""The rating list beside the players: which one is installed, who is in it, what it would fill in."""

from django.http import HttpRequest

from fairswiss.desk import journals, registration
from fairswiss.desk.registration import Proposal
from fairswiss.language import gettext
from fairswiss.model.errors import NotThere
from fairswiss.model.listed import ListedPlayer
from fairswiss.usecases import ratinglist
from fairswiss.web.access import Action
from fairswiss.web.api.answers import player_data, problem_data
from fairswiss.web.api.player_shapes import Filling, Kind
from fairswiss.web.api.router import Allowed, Data, router
from fairswiss.web.api.senders import sender
from fairswiss.web.players.ratings import all_at_hand, at_hand, fields_of, list_file

_MOST_FOUND = 50


@router.get("t/{tournament}/rating-list", auth=Allowed(Action.CHANGE_RATING_LIST), response=Data)
def show_rating_list(request: HttpRequest, tournament: str) -> Data:
    """The installed rating list, with a warning if it is old, and the national lists beside it."""
    held = _list()
    national = [state.about._asdict() for state in all_at_hand() if state.about.federation]
    problems = [problem_data(problem) for problem in held.problems]
    return {**held.about._asdict(), "problems": problems, "national": national}


@router.get("t/{tournament}/rating-list/find", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def find_listed(
    request: HttpRequest, tournament: str, name: str, kind: Kind = "standard", limit: int = 8
) -> list[Data]:
    """The players of the rating list who may be meant by a name or a FIDE id, ready to be registered."""
    _list()
    text = name.strip()[:80]
    matches = ratinglist.find(text, list_file(), min(max(limit, 1), _MOST_FOUND)) if text else ()
    return [_candidate(*match, kind) for match in matches]


@router.get("t/{tournament}/rating-list/fill", auth=Allowed(Action.CHANGE_PLAYERS), response=Data)
def propose_filling(request: HttpRequest, tournament: str, kind: Kind = "standard", overwrite: bool = False) -> Data:
    """The proposals of the rating list, player by player, with the mark that has to be sent back."""
    proposal = _proposed(tournament, kind, overwrite)
    outcomes = sorted(proposal.outcomes.items(), key=lambda item: item[1].player.number)
    return {
        "mark": proposal.mark,
        "players": [
            {
                "registration": registration_,
                "name": outcome.player.name,
                "verdict": outcome.verdict,
                "by": outcome.by,
                "changes": [change._asdict() for change in outcome.changes],
                "kept": [change._asdict() for change in outcome.kept],
                "candidates": [_candidate(*match, kind) for match in outcome.candidates],
            }
            for registration_, outcome in outcomes
        ],
    }


@router.post("t/{tournament}/rating-list/fill", auth=Allowed(Action.CHANGE_PLAYERS), response=list[Data])
def fill(request: HttpRequest, tournament: str, sent: Filling) -> list[Data]:
    """Fill in what was proposed for these players; refused when the proposal is not the one that was seen."""
    proposal = _proposed(tournament, sent.kind, sent.overwrite)
    event = registration.accept(tournament, proposal, sent.players, sender(request, sent), sent.seen)
    return [player_data(event, player) for player in sorted(set(sent.players) & event.state.players.keys())]


def _candidate(listed: ListedPlayer, likeness: int, kind: Kind) -> Data:
    """A player who may be meant: the fields of a registration, and what national lists have."""
    fields = fields_of(listed, kind)
    national = [record._asdict() for record in listed.national]
    return {**fields, "fide_id": str(fields["fide_id"]), "national": national, "likeness": likeness}


def _list() -> ratinglist.State:
    held = at_hand()
    if held is None:
        words = "There is no rating list on this machine. Import it: fairswiss ratinglist import FILE"
        raise NotThere(gettext(words), code="no-rating-list")
    return held


def _proposed(tournament: str, kind: Kind, overwrite: bool) -> Proposal:
    _list()
    return registration.proposed(journals.read(tournament).state, list_file(), kind=kind, overwrite=overwrite)
