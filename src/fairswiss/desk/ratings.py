"""Ratings and title norms of an event: K as it is noted, the changes so far, and what the public sees of them."""

from collections.abc import Collection, Iterable

from fairswiss.desk.journals import Known
from fairswiss.desk.telling import By, tell
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, FileAccess
from fairswiss.model.listed import KINDS
from fairswiss.model.tournament import Tournament
from fairswiss.norms import Championship, Exemption, NormReport
from fairswiss.rating import RatingReport
from fairswiss.usecases import ratinglist
from fairswiss.usecases.norms import title_norms
from fairswiss.usecases.ratings import Factors, kind_of, ratings


def noted_factors(state: State, kind: str) -> Factors:
    """K of a kind of rating, by pairing number: what the arbiter stated, and what a rating list has."""
    held = [(state.numbers[at], k, source) for (at, one), (k, source) in state.factors.items() if one == kind]
    stated = sorted((number, k) for number, k, source in held if not source)
    return Factors(tuple(stated), tuple(sorted((number, k) for number, k, source in held if source)))


def rating_report(
    event: Known, after: int | None = None, kind: str = "", players: Collection[int] = ()
) -> RatingReport:
    """The rating changes so far: after every result, not only after whole rounds. Players are pairing numbers."""
    facts_now = event.state.tournament()
    noted = noted_factors(event.state, kind or kind_of(facts_now))
    return ratings(facts_now, _rounds(facts_now, after), kind=kind, noted=noted, players=players)


def norm_report(
    event: Known, after: int | None = None, players: Collection[int] = (), titles: Collection[str] = ()
) -> NormReport:
    """The title norms so far, by the kind of event that was declared. Players are pairing numbers."""
    facts_now = event.state.tournament()
    return title_norms(
        facts_now, _rounds(facts_now, after), players=players, titles=titles, **event.state.norms._asdict()
    )


def _rounds(tournament: Tournament, after: int | None) -> int:
    return len(tournament.rounds) if after is None else after


def state_factors(event: str, kind: str, factors: Iterable[tuple[int, int]], by: By) -> Known:
    """K as the arbiter knows it, by registration; 0 leaves it to the list or the rules."""
    return tell(event, by, [facts.FactorsNoted(kind, tuple(factors))])


def _published(index: str) -> str:
    """The day of the rating list at hand; refused where none was imported."""
    try:
        return ratinglist.info(index).about.published
    except FileAccess as error:
        words = "There is no rating list yet. Import one on the players page first."
        raise BadRequest(gettext(words), code="rating-list-missing") from error


def take_factors(event: str, index: str, by: By) -> Known:
    """Note K of every kind for everyone whom the rating list knows by FIDE id; what the arbiter stated stays."""

    def telling(state: State) -> list[Fact]:
        source = " ".join(filter(None, (gettext("rating list"), _published(index))))
        registration = {number: player for player, number in state.numbers.items()}
        entries = ratinglist.listed(state.tournament(), index)
        told: list[Fact] = []
        for kind in KINDS:
            found = {registration[number]: entry.k(kind) for number, entry in entries.items() if entry.k(kind)}
            fresh = [
                (player, k)
                for player, k in sorted(found.items())
                if state.factors.get((player, kind), (0, source)) != (k, source)
                and state.factors.get((player, kind), (0, source))[1]
            ]
            if fresh:
                told.append(facts.FactorsNoted(kind, tuple(fresh), source))
        return told

    return tell(event, by, telling)


def show_ratings(event: str, shown: bool, by: By) -> Known:
    """Show the rating changes on the public pages of players, or hide them."""

    def telling(state: State) -> list[Fact]:
        return [] if state.ratings_shown == shown else [facts.RatingsShown(shown)]

    return tell(event, by, telling)


def declare_norms(event: str, exemption: str, championship: str, by: By) -> Known:
    """The kind of event that title norms depend on."""
    for said, known in ((exemption, tuple(Exemption)), (championship, tuple(Championship))):
        if said not in known:
            words = "Unknown kind of event {said!r:.30}. Known: {known}."
            listed = ", ".join(filter(None, known))
            raise BadRequest(gettext(words, said=said, known=listed), code="kind-of-event-unknown")

    def telling(state: State) -> list[Fact]:
        declared = facts.NormsDeclared(exemption, championship)
        return [] if state.norms == declared else [declared]

    return tell(event, by, telling)
