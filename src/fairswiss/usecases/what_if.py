"""A supposed round: a round under other facts or other rules, beside the one that there is. Nothing is changed."""

from collections.abc import Iterator

from fairswiss.kernel.options import Options
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, NoPairing
from fairswiss.model.facts import GameWas, Prohibition
from fairswiss.model.results import PENDING, is_open
from fairswiss.model.rounds import Absence, Game, Round, codes_of, seats_of
from fairswiss.model.tournament import Tournament
from fairswiss.rules.pairing import known_before, pair_known
from fairswiss.usecases.exporting import board_order
from fairswiss.usecases.long_work import worked_out
from fairswiss.usecases.remarks import as_paired
from fairswiss.usecases.systems import system_of, system_then
from fairswiss.why.previews import Preview, Side, Supposed

DRAWN = "="
"""Assumed for a game that is still being played, unless something else is supposed."""


def what_if(
    tournament: Tournament, question: Supposed, system: str = "", *, round: int = 0, options: Options = Options()
) -> Preview:
    """The next round, or an earlier one, beside the same round under what is supposed."""
    number = round or len(tournament.rounds) + 1
    chosen = system_then(tournament, round, system)
    tournament = as_paired(tournament, chosen)
    before = known_before(tournament, number, chosen)
    supposed = tuple(_meant(before, *result) for result in question.results)
    assumed = tuple(_still_played(before))
    known = _with_results(before, assumed)
    other = system_of(tournament, question.system) if question.system else chosen
    return Preview(
        number,
        number <= len(tournament.rounds),
        _recorded(tournament, number, chosen) or _side(known, chosen, options),
        _side(_supposed(known, question, supposed), other, options if other == chosen else Options()),
        supposed,
        assumed,
        question,
    )


def _recorded(tournament: Tournament, number: int, system: str) -> Side | None:
    if number > len(tournament.rounds):
        return None
    bye = next((bye.player for bye in tournament.rounds[number - 1].byes if bye.code == "U"), None)
    return Side(system, tuple(seats_of(game) for game in board_order(tournament, number)), bye)


def _side(before: Tournament, system: str, options: Options) -> Side:
    try:
        pairing = worked_out(pair_known, before, system, options)
    except NoPairing as error:
        return Side(system, impossible=error.message)
    return Side(system, tuple(pairing.games()), pairing.bye)


def _supposed(known: Tournament, question: Supposed, results: tuple[GameWas, ...]) -> Tournament:
    coming = len(known.rounds) + 1
    _expect_players(known, (*question.absent, *(player for pair in question.apart for player in pair)))
    absent = {absence.player for absence in known.absences if absence.round == coming}
    gone = [Absence(coming, player, "Z") for player in dict.fromkeys(question.absent) if player not in absent]
    apart = [Prohibition(pair, coming, coming) for pair in question.apart]
    return _with_results(known, results)._replace(
        absences=(*known.absences, *gone), prohibitions=(*known.prohibitions, *apart)
    )


def _with_results(known: Tournament, results: tuple[GameWas, ...]) -> Tournament:
    other = {(was.round, *seats_of(was)): Game(*seats_of(was), *codes_of(was)) for was in results}
    rounds = tuple(
        Round.of([other.get((at, *seats_of(game)), game) for game in played.games], played.byes)
        for at, played in enumerate(known.rounds, 1)
    )
    return known._replace(rounds=rounds)


def _still_played(before: Tournament) -> Iterator[GameWas]:
    for at, played in enumerate(before.rounds, 1):
        for game in played.games:
            if is_open(game.white_result):
                yield GameWas(at, *seats_of(game), *(code.replace(PENDING, DRAWN) for code in codes_of(game)))


def _meant(before: Tournament, one: int, other: int, code: str, their_code: str) -> GameWas:
    """The last game of two players with another result, whoever has White."""
    _expect_players(before, (one, other))
    if is_open(code):
        raise BadRequest(gettext("Give the result of the game: 1-0, 0-1 or draw."), code="ending-missing")
    for at in range(len(before.rounds), 0, -1):
        for game in before.rounds[at - 1].games:
            if seats_of(game) == (one, other):
                return GameWas(at, one, other, code, their_code)
            if seats_of(game) == (other, one):
                return GameWas(at, other, one, their_code, code)
    words = "{one} and {other} have not met before round {number}, so no result can be assumed."
    raise BadRequest(gettext(words, one=one, other=other, number=len(before.rounds) + 1), code="not-met")


def _expect_players(tournament: Tournament, numbers: tuple[int, ...]) -> None:
    known = {player.number for player in tournament.players}
    for number in numbers:
        if number not in known:
            words = "There is no player {number} in this tournament."
            raise BadRequest(gettext(words, number=number), code="no-such-player")
