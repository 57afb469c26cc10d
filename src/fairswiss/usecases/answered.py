"""Answers about a round for pages: whoever works them out pairs the round once, and each answer is worked out once."""

from fairswiss.answers import Answer, Answered, RoundAnswers, Seated
from fairswiss.answers.changed import OtherwisePaired
from fairswiss.kernel.options import Options
from fairswiss.model.tournament import Tournament
from fairswiss.usecases.long_work import worked_out
from fairswiss.usecases.single_flight import answered_once

_ROUNDS_KEPT = 8
"""The number of paired rounds that a process caches; one of 1,000 players is a few megabytes."""
_ANSWERS_KEPT = 1024

Seats = tuple[Seated, ...]


@answered_once(_ANSWERS_KEPT)
def seats_answered(before: Tournament, system: str, options: Options, seats: Seats) -> tuple[Answered, ...]:
    """The answers for players as they sit in the next round of what ``known_before`` gave, with the rules in detail."""
    return worked_out(_of_seats, before, system, options, seats)


@answered_once(_ANSWERS_KEPT)
def why_not_answered(before: Tournament, system: str, options: Options, one: int, other: int) -> Answered:
    """The answer to why two players are not paired in it, with the verdict."""
    return worked_out(_of_two, before, system, options, one, other)


def differs(answered: Answered) -> bool:
    """True if the rules give the player another opponent."""
    return any(isinstance(answer.reason, OtherwisePaired) for answer in answered.answers)


def without_the_verdict(answered: Answered) -> Answered:
    """The same answer without the rules' reason against the two: for a page that gives it once, for both."""
    return answered._replace(answers=tuple(map(_unargued, answered.answers)))


def _unargued(answer: Answer) -> Answer:
    if not isinstance(answer.reason, OtherwisePaired):
        return answer
    return answer._replace(reason=OtherwisePaired(**answer.reason.facts() | {"against": None}))


def _of_seats(before: Tournament, system: str, options: Options, seats: Seats) -> tuple[Answered, ...]:
    return tuple(map(_asked(before, system, options).seated_answered, seats))


def _of_two(before: Tournament, system: str, options: Options, one: int, other: int) -> Answered:
    return _asked(before, system, options).why_not_answered(one, other)


@answered_once(_ROUNDS_KEPT)
def _asked(before: Tournament, system: str, options: Options) -> RoundAnswers:
    """The round, kept by the process that works."""
    return RoundAnswers(before, system, 0, options)
