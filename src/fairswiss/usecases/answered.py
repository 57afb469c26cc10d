"""Answers about a round for pages: whoever works them out pairs the round once, and each answer is worked out once."""

from fairswiss.answers import Answered, Question, RoundAnswers
from fairswiss.kernel.options import Options
from fairswiss.model.tournament import Tournament
from fairswiss.usecases.long_work import worked_out
from fairswiss.usecases.single_flight import answered_once

_ROUNDS_KEPT = 8
"""The number of paired rounds that a process caches; one of 1,000 players is a few megabytes."""
_ANSWERS_KEPT = 1024

Players = tuple[int, ...]


@answered_once(_ANSWERS_KEPT)
def players_answered(before: Tournament, system: str, options: Options, players: Players) -> tuple[Answered, ...]:
    """The answers for players in the next round of what ``known_before`` gave, each with the rules in detail."""
    return worked_out(_of_players, before, system, options, players)


@answered_once(_ANSWERS_KEPT)
def why_not_answered(before: Tournament, system: str, options: Options, one: int, other: int) -> Answered:
    """The answer to why two players are not paired in it, with the verdict."""
    return worked_out(_of_two, before, system, options, one, other)


def opponent_of(answered: Answered) -> int:
    """The opponent that the rules give the player who asks; 0: none."""
    return next((answer.other for answer in answered.answers if answer.question is Question.OPPONENT), 0)


def _of_players(before: Tournament, system: str, options: Options, players: Players) -> tuple[Answered, ...]:
    return tuple(map(_asked(before, system, options).answered, players))


def _of_two(before: Tournament, system: str, options: Options, one: int, other: int) -> Answered:
    return _asked(before, system, options).why_not_answered(one, other)


@answered_once(_ROUNDS_KEPT)
def _asked(before: Tournament, system: str, options: Options) -> RoundAnswers:
    """The round, kept by the process that works."""
    return RoundAnswers(before, system, 0, options)
