"""Chapter 3: who has white."""

from collections.abc import Callable
from typing import NamedTuple

from fairswiss import why
from fairswiss.kernel.vocabulary.colours import BLACK, WHITE, last_difference, opposite
from fairswiss.rules.dubov_1997.definitions import LAW, Contender
from fairswiss.rules.dubov_1997.limitations import broken_by
from fairswiss.why import Articles


class Allocation(NamedTuple):
    """White, black, and the clause of chapter 3 that decided."""

    white: Contender
    black: Contender
    clause: "Callable[[], why.clauses.ByDueColour]"
    """Makes it when somebody asks why."""
    articles: Articles = LAW.chapter("3")


def allocate(one: Contender, other: Contender) -> Allocation:
    """The clauses of chapter 3, from the first; the first that decides."""
    return (
        _due_colours(one, other)
        or _fixed_colour(one, other)
        or _greater_imbalance(one, other)
        or _last_difference(one, other)
        or _higher_aro(one, other)
        or _lower_rating(one, other)
        or _later_in_alphabet(one, other)
    )


def _with_colour(player: Contender, colour: int, opponent: Contender) -> tuple[Contender, Contender]:
    return (player, opponent) if colour == WHITE else (opponent, player)


def _due_colours(one: Contender, other: Contender) -> Allocation | None:
    """Both have the colour that is due; one without due colour takes what is left (reading 25)."""
    if one.due == other.due or not _harmless(one, one.due or opposite(other.due), other):
        return None
    pair = _with_colour(one, one.due or opposite(other.due), other)
    if one.due and other.due:
        return Allocation(*pair, lambda: why.clauses.BothDue())
    return Allocation(*pair, lambda: why.clauses.BothDue(one_without=True), LAW.chapter("3") + LAW.readings(25))


def _harmless(one: Contender, colour: int, other: Contender) -> bool:
    """No limitation is broken; always so unless a waiver has brought the two together."""
    return not broken_by(one, colour) and not broken_by(other, opposite(colour))


def _fixed_colour(one: Contender, other: Contender) -> Allocation | None:
    """The allocation that breaks 2.3 and 2.4 least, if one breaks less than the other."""
    as_white, as_black = (
        bool(broken_by(one, colour)) + bool(broken_by(other, opposite(colour))) for colour in (WHITE, BLACK)
    )
    if as_white == as_black:
        return None
    white, black = _with_colour(one, WHITE if as_white < as_black else BLACK, other)
    held = {*broken_by(white, BLACK), *broken_by(black, WHITE)}
    fixed = white if broken_by(white, BLACK) else black
    return Allocation(white, black, lambda: why.clauses.Fixed(fixed.number), LAW.chapter("3") + LAW(*sorted(held)))


def _greater_imbalance(one: Contender, other: Contender) -> Allocation | None:
    """Equalise: the player further from level has the due colour."""
    if abs(one.balance) == abs(other.balance):
        return None
    further, nearer = (one, other) if abs(one.balance) > abs(other.balance) else (other, one)
    white, black = _with_colour(further, further.due, nearer)
    return Allocation(white, black, lambda: why.clauses.Imbalance(further.number, further.balance, nearer.balance))


def _last_difference(one: Contender, other: Contender) -> Allocation | None:
    """Alternate from the last place where the two histories differ."""
    difference = last_difference(one.card.colours, other.card.colours)
    if difference is None:
        return None
    mine, _ = difference
    white, black = (one, other) if mine == "b" else (other, one)
    return Allocation(white, black, lambda: why.clauses.Alternate())


def _higher_aro(one: Contender, other: Contender) -> Allocation | None:
    if one.aro == other.aro:
        return None
    white, black = (one, other) if one.aro > other.aro else (other, one)
    return Allocation(white, black, lambda: why.clauses.Aro(white.aro_tenths(), black.aro_tenths()))


def _lower_rating(one: Contender, other: Contender) -> Allocation | None:
    if one.rating == other.rating:
        return None
    white, black = (one, other) if one.rating < other.rating else (other, one)
    return Allocation(white, black, lambda: why.clauses.Rating(white.rating, black.rating))


def _later_in_alphabet(one: Contender, other: Contender) -> Allocation:
    """Reading 14: white to the later in the alphabet when nothing else differs."""
    white, black = (one, other) if one.alphabet > other.alphabet else (other, one)
    return Allocation(white, black, lambda: why.clauses.Alphabet(), LAW.chapter("3") + LAW.readings(14))
