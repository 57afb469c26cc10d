"""Waivers of an arbiter: what the rules offer when no pairing exists, and whom each of them concerns."""

from collections.abc import Collection, Iterator
from typing import NamedTuple

from fairswiss import why
from fairswiss.desk.events import options_of
from fairswiss.desk.telling import By, ask
from fairswiss.journal.state import State
from fairswiss.kernel.edition import Pairing
from fairswiss.language import gettext
from fairswiss.model.errors import NoPairing
from fairswiss.model.tournament import Tournament
from fairswiss.rules import waivers_of
from fairswiss.usecases.rounds import pair


class Meeting(NamedTuple):
    """A board of a round that is not paired yet, in names."""

    board: int
    white: str
    black: str


class Choice(NamedTuple):
    """Articles whose waiver makes the round possible."""

    articles: tuple[str, ...]
    meanings: tuple[str, ...]
    """The articles in plain words."""
    consequences: tuple[str, ...]
    """The players who would have a colour or a bye that the articles forbid."""
    boards: tuple[Meeting, ...]
    """The round as it would be paired."""
    bye: str


def choices(state: State, error: NoPairing) -> list[Choice]:
    """The smallest sets of waivers that help, each with the round that it gives; none where nothing helps."""
    offered, given = error.facts.get("waivers", []), error.facts.get("waived", [])
    assert isinstance(offered, list)
    assert isinstance(given, list)
    return [_choice(state, frozenset([*given, *more])) for more in offered]


def _choice(state: State, waivers: frozenset[str]) -> Choice:
    tournament = state.tournament()
    pairing, system = _paired(state, tournament, waivers), state.settings.system
    names = _names(tournament)
    return Choice(
        tuple(sorted(waivers)),
        tuple(_meaning(system, article) for article in sorted(waivers)),
        tuple(_consequences(pairing, names)),
        tuple(Meeting(seat.board, names[seat.white], names[seat.black]) for seat in pairing.pairs),
        "" if pairing.bye is None else names[pairing.bye],
    )


def pair_with(state: State, tournament: Tournament, waivers: Collection[str], by: By) -> tuple[Pairing, list[str]]:
    """The next round and the waivers that it needed, once their consequences are confirmed."""
    if not waivers:
        return pair(tournament, state.settings.system, options=options_of(state.settings)), []
    pairing = _paired(state, tournament, frozenset(waivers))
    consequences = list(_consequences(pairing, _names(tournament)))
    if not consequences:
        return pairing, []
    articles = sorted(waivers)
    words = "You waive {articles} for round {number}; the journal and the report will say so:"
    ask(by, gettext(words, articles=gettext(" and ").join(articles), number=pairing.round), consequences)
    return pairing, articles


def _paired(state: State, tournament: Tournament, waivers: frozenset[str]) -> Pairing:
    options = options_of(state.settings).revised(waivers=waivers)
    return pair(tournament, state.settings.system, options=options, explain=True)


def _consequences(pairing: Pairing, names: dict[int, str]) -> Iterator[str]:
    """Everyone whom a waiver concerns, in words."""
    for player, articles in _broken_for(pairing):
        meanings = "; ".join(_meaning(pairing.system, article) for article in articles)
        seat = next((seat for seat in pairing.pairs if player in (seat.white, seat.black)), None)
        if seat is None:
            yield gettext("{name} has the bye; this breaks {meanings}", name=names[player], meanings=meanings)
        else:
            words = (
                "board {board}: {name} has White against {other}; this breaks {meanings}"
                if seat.white == player
                else "board {board}: {name} has Black against {other}; this breaks {meanings}"
            )
            other = names[seat.black if seat.white == player else seat.white]
            yield gettext(words, board=seat.board, name=names[player], other=other, meanings=meanings)


def _broken_for(pairing: Pairing) -> Iterator[tuple[int, list[str]]]:
    """The players who need the waiver, with the articles that are waived for them."""
    explanation = pairing.explanation
    assert explanation is not None
    for step in explanation.opening:
        if isinstance(step, why.steps.Bye) and step.waived:
            yield step.player, ["2.2"]
    for reason in explanation.colours:
        if reason.waived:
            yield reason.waived.waived_for, [article.key for article in reason.waived.waived]


def _meaning(system: str, article: str) -> str:
    known = waivers_of(system)
    return gettext("{article} ({words})", article=article, words=gettext(known.asks(article)) if known else "")


def _names(tournament: Tournament) -> dict[int, str]:
    return {player.number: player.name for player in tournament.players}
