"""Pair a round, explain it, ask why not, check what was paired."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeVar

from fairswiss import judge, why
from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.options import Options
from fairswiss.model.tournament import Tournament
from fairswiss.rules import edition
from fairswiss.rules.pairing import as_reported, known_before, pair_round
from fairswiss.usecases.long_work import worked_out
from fairswiss.usecases.remarks import as_paired
from fairswiss.usecases.systems import system_then
from fairswiss.why import PublishedList

if TYPE_CHECKING:
    from fairswiss.answers import Answer, Answered

Found = TypeVar("Found")


def pair(
    tournament: Tournament, system: str = "", *, round: int = 0, explain: bool = False, options: Options = Options()
) -> Pairing:
    """Pair the next round, or an earlier one again with only what was known then.

    The system is the one the tournament names unless one is given. With ``explain`` the pairing carries the
    reasons; that never changes the pairing. Raises :class:`NoPairing` when the rules allow none.
    """
    chosen = system_then(tournament, round, system)
    return worked_out(pair_round, as_paired(tournament, chosen), chosen, round, options, explain)


def why_not(
    tournament: Tournament, one: int, other: int, system: str = "", *, round: int = 0, options: Options = Options()
) -> "why.verdicts.Verdict":
    """The first reason, in the order of the text, why two players are not paired in a round."""
    chosen = system_then(tournament, round, system)
    return worked_out(judge.why_not, as_paired(tournament, chosen), chosen, one, other, round, options)


def answers_of(
    tournament: Tournament, player: int, system: str = "", *, round: int = 0, options: Options = Options()
) -> "tuple[Answer, ...]":
    """The answers to what a player asks of a round: why this opponent, this colour, the bye, more or fewer points."""
    from fairswiss.answers import Answers
    from fairswiss.answers.asking import answers_of

    found = _asked(answers_of, tournament, round, player, system=system, options=options)
    return Answers.of(found, as_paired(tournament, system_then(tournament, round, system)))


def board_answers(
    tournament: Tournament, board: int, system: str = "", *, round: int = 0, options: Options = Options()
) -> "tuple[tuple[Answer, ...], tuple[Answer, ...]]":
    """The answers for White and for Black of a board."""
    from fairswiss.answers import Answers
    from fairswiss.answers.asking import board_answers

    white, black = _asked(board_answers, tournament, round, board, system=system, options=options)
    told = as_paired(tournament, system_then(tournament, round, system))
    return Answers.of(white, told), Answers.of(black, told)


def why_not_answer(
    tournament: Tournament, one: int, other: int, system: str = "", *, round: int = 0, options: Options = Options()
) -> "Answer":
    """The answer to why two players are not paired."""
    from fairswiss.answers.asking import why_not_answer

    return _asked(why_not_answer, tournament, round, one, other, system=system, options=options)


def player_answered(
    tournament: Tournament, player: int, system: str = "", *, round: int = 0, options: Options = Options()
) -> "Answered":
    """The answers for a player, with the rules in detail."""
    from fairswiss.answers.asking import player_answered

    return _asked(player_answered, tournament, round, player, system=system, options=options)


def board_answered(
    tournament: Tournament, board: int, system: str = "", *, round: int = 0, options: Options = Options()
) -> "Answered":
    """The answers for both players of a board, with the rules in detail."""
    from fairswiss.answers.asking import board_answered

    return _asked(board_answered, tournament, round, board, system=system, options=options)


def why_not_answered(
    tournament: Tournament, one: int, other: int, system: str = "", *, round: int = 0, options: Options = Options()
) -> "Answered":
    """The answer to why two players are not paired, with the rules in detail."""
    from fairswiss.answers.asking import why_not_answered

    return _asked(why_not_answered, tournament, round, one, other, system=system, options=options)


def _asked(
    question: Callable[..., Found], tournament: Tournament, round: int, *who: int, system: str, options: Options
) -> Found:
    """The answer to a question about players of a round, worked out where long work is done."""
    chosen = system_then(tournament, round, system)
    return worked_out(question, as_paired(tournament, chosen), round, *who, system=chosen, options=options)


def about(
    tournament: Tournament, player: int, system: str = "", *, round: int = 0, options: Options = Options()
) -> judge.About:
    """Everything that touched one player in a round."""
    told = as_paired(tournament, system_then(tournament, round, system))
    if all(registered.number != player for registered in told.players):
        raise judge.no_player(player)
    return judge.about(pair(tournament, system, round=round, explain=True, options=options), player)


def check(tournament: Tournament, system: str = "", options: Options = Options()) -> list[judge.RoundCheck]:
    """Pair every recorded round again and compare."""
    return list(check_one_by_one(tournament, system, options))


def check_one_by_one(
    tournament: Tournament, system: str = "", options: Options = Options()
) -> Iterator[judge.RoundCheck]:
    """The same round by round, for those who show progress."""
    for number in range(1, len(tournament.rounds) + 1):
        chosen = system_then(tournament, number, system)
        yield judge.check_round(as_paired(tournament, chosen), chosen, number, options)


def published_list(
    tournament: Tournament,
    system: str = "",
    *,
    round: int = 0,
    options: Options = Options(),
) -> PublishedList:
    """The list players need to work out the pairings of a round for themselves (Dubov: article 9)."""
    chosen = system_then(tournament, round, system)
    before = known_before(as_paired(tournament, chosen), round)
    return edition(chosen).published_list(before, as_reported(before, chosen, options))


def with_pairing(tournament: Tournament, pairing: Pairing) -> Tournament:
    """The event with this round paired: matches of teams get their boards when the line-ups are known."""
    if not edition(pairing.system).teams:
        return tournament.with_round(pairing.games(), pairing.bye)
    from fairswiss.model.team_rounds import with_team_round  # only events of teams pay for it

    return with_team_round(tournament, pairing.games(), pairing.bye)
