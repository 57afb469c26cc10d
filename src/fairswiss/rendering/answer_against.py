"""The reasons against somebody, as a sentence and as a line about several."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from fairswiss.answers.faults import Fault
from fairswiss.answers.kinds import Other
from fairswiss.model.points import Points, in_halves
from fairswiss.rendering.names import clean
from fairswiss.rendering.telling import hundredths, message_text
from fairswiss.rendering.words import counted, phrase, said
from fairswiss.why import Aim, against
from fairswiss.why.against import Against
from fairswiss.why.messages import Player, Ruled, Score

SHOWN = 4
"""So many names are listed; the others are counted."""
_GROUPED = (
    against.Met | against.Forbidden | against.SameColour | against.PlayedUp | against.HadPoint | against.DeadEnd
    | against.NoRows | against.NoneAbove | against.NotPairable | against.Needed | against.MovedBefore
)  # fmt: skip
_VARIED = against.SameColour | against.Forbidden | against.DeadEnd
"""Those of which only equal ones are told together."""


class Names:
    """Players by name; those who share a name have their numbers beside it."""

    def __init__(self, names: dict[int, str], you: int = 0) -> None:
        self._names = {number: clean(name) for number, name in names.items()}
        self.you = you
        seen: set[str] = set()
        self._shared = {name for name in self._names.values() if name in seen or seen.add(name)}  # type: ignore[func-returns-value]

    def name(self, number: int) -> str:
        """The name as it may be shown; the number of somebody without one."""
        name = self._names.get(number, "")
        if not name:
            return phrase("answer.nameless", number=number)
        return phrase("answer.namesake", name=name, number=number) if name in self._shared else name

    def call(self, number: int) -> str:
        """``you`` for the one who asks, the name for everybody else."""
        return phrase("answer.you") if number == self.you else self.name(number)

    # -- messages of one edition --

    def player(self, player: Player) -> str:
        """Somebody in a sentence."""
        text = self.call(player.number) if player.you else self.name(player.number)
        return capital(text) if player.begins else text

    def colour(self, letter: str) -> str:
        """``White`` or ``Black``."""
        return colour_name(letter)

    def score(self, score: Score) -> str:
        """``3 points``."""
        return points_text(score.points) if score.plain else with_points(score.points)

    def ruled(self, ruled: Ruled) -> str:
        """The reason against somebody, in a sentence."""
        if not isinstance(ruled.against, Against):
            raise AssertionError(f"{ruled.against!r} is no reason against anybody")
        return against_text(self, ruled.against, one=ruled.one, other=ruled.other)

    # -- several --

    def listed(self, names: list[str]) -> str:
        """Some names, the others counted."""
        if len(names) > SHOWN + 1:
            rest = len(names) - SHOWN
            return phrase(said("answer.more", str(rest)), names=", ".join(names[:SHOWN]), count=rest)
        if len(names) == 1:
            return names[0]
        return phrase("answer.and", names=", ".join(names[:-1]), last=names[-1])


def points_text(points: Points) -> str:
    """``3 points``, ``1 point``."""
    bare = in_halves(points)
    return phrase(said("answer.points", bare), points=bare)


def with_points(points: Points) -> str:
    """The same after ``with`` and ``of``, where some languages want another case."""
    bare = in_halves(points)
    return points_text(points) if bare in ("1", "½") else phrase("answer.with-points", points=bare)


def times(count: int) -> str:
    """``once``, ``3 times``."""
    return counted("answer.times", count)


def colour_name(colour: str) -> str:
    """``White`` or ``Black``."""
    return phrase("answer.white" if colour == "w" else "answer.black")


def capital(text: str) -> str:
    """The text as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def against_text(names: Names, found: Against, *, one: int = 0, other: int = 0) -> str:
    """A sentence; ``one`` and ``other`` are those whom it keeps apart, or ``other`` the one it is about."""
    you = bool(names.you) and names.you in (one, other)
    if isinstance(found, against.Worse):
        return _worse(found, you)
    if isinstance(found, against.Own):
        return capital(message_text(names, found.told(other, you)))
    variant, values = _saying(names, found, other)
    name = said(f"answer.against.{found.kind}", variant) if variant else f"answer.against.{found.kind}"
    return capital(phrase(said(name, "you") if you else name, **values))


def _saying(names: Names, found: against.Shared, other: int) -> tuple[str, dict[str, object]]:
    if isinstance(found, against.ByOrder):
        return _by_order(names, found)
    if isinstance(found, Alone):
        return _alone(found)
    if isinstance(found, Coloured):
        return "", _coloured(names, found, other)
    match found:
        case against.HadPoint():
            return "", {"round": found.round, "who": names.call(other)}
        case against.DeadEnd():
            return _dead_end(found), {"bye": names.name(found.bye)}
        case against.PlayedUp():
            return "last" if found.last_round else "", {"who": names.name(found.who), "times": times(found.times)}
        case against.Needed():
            return "", {"who": names.name(other), "pairs": counted("answer.pairs", found.pairs)}
        case against.Absent() | against.HasBye():
            return "", {"who": names.name(found.who)}
        case _:
            assert_never(found)


Coloured = against.MovedBefore | against.NoneAbove | against.NotPairable | against.ColourFixed
"""Words about the other player alone, some of them with a colour."""


def _coloured(names: Names, found: Coloured, other: int) -> dict[str, object]:
    colour = colour_name(found.colour) if isinstance(found, against.ColourFixed) else ""
    return {"who": names.name(other), "colour": colour}


def _dead_end(found: against.DeadEnd) -> str:
    return "groups" if found.groups else "bye" if found.bye else ""


Alone = (
    against.Met | against.SameColour | against.PairedAlready | against.HigherBye
    | against.Forbidden | against.NoRows | against.Later | against.Worse
)  # fmt: skip
"""Obstacles whose sentence has no name in it."""


def _alone(found: Alone) -> tuple[str, dict[str, object]]:
    match found:
        case against.Met():
            return "", {"round": found.round}
        case against.SameColour():
            return "" if found.colour else "none", {"colour": colour_name(found.colour)}
        case against.PairedAlready():
            return "", {"board": found.board}
        case against.HigherBye():
            return "barred" if found.barred else "", {}
        case against.Forbidden():
            return found.bond, {}
        case against.Later():
            return "up" if found.others_up else "", {}
        case against.NoRows() | against.Worse():
            return "", {}
        case _:
            assert_never(found)


def _by_order(names: Names, found: against.ByOrder) -> tuple[str, dict[str, object]]:
    match found:
        case against.ChosenFirst():
            return "", {"chooser": names.call(found.chooser), "taken": names.call(found.taken)}
        case against.After():
            return "", {"chooser": names.call(found.chooser), "first": names.call(found.first)}
        case against.SameSide():
            return "", {"colour": colour_name(found.colour)}
        case against.OtherPoints():
            return "", {"points": points_text(found.points), "others": points_text(found.others)}
        case against.NotThere():
            return "", {"paired": names.name(found.paired)}
        case against.SameHalf():
            return "upper" if found.upper else "", {}
        case against.OtherRow():
            return "", {"place": found.place, "other_place": found.other_place}
        case against.OtherRounds():
            rounds = names.listed([str(one) for one in found.rounds])
            return "more" if len(found.rounds) > 1 else "", {"rounds": rounds}
        case against.BothLeft():
            return "", {}
        case _:
            assert_never(found)


def _worse(found: against.Worse, you: bool) -> str:
    if found.shared:
        name = "answer.worse.shared.you" if you else "answer.worse.shared"
        return phrase(name, colour=colour_name(found.shared), worse=_worse(_without_colour(found), you))
    if found.aim is None:
        return phrase("answer.worse")
    points = with_points(found.points)
    counts: dict[str, object] = {"chosen": counted("answer.now", found.chosen), "instead": found.instead}
    if found.aim is Aim.UP_TIMES:
        counts = {"chosen": times(found.chosen), "instead": times(found.instead)}
    elif found.aim is Aim.SQUARES:
        counts = {"chosen": hundredths(found.chosen), "instead": hundredths(found.instead)}
    elif found.aim is not Aim.BYE_GAMES:
        counts["instead"] = counted("answer.people", found.instead)
    words = said(f"answer.worse.{found.aim.value}", str(found.instead))
    return phrase(words, points=points, **counts)


def _without_colour(found: against.Worse) -> against.Worse:
    return against.Worse(found.aim, found.points, found.chosen, found.instead)


def fault_text(names: Names, fault: Fault, *, bare: bool = False) -> str:
    """The fault of the pairs of the list; bare where the order of the list was named before."""
    found = against_text(names, fault.against, one=fault.one, other=fault.two or fault.one)
    if not fault.two:
        return found if bare else phrase("answer.fault.group", against=found)
    return phrase("answer.fault", one=names.call(fault.one), two=names.call(fault.two), against=found)


def fact_lines(names: Names, others: Iterable[Other], chooser: int) -> Iterator[str]:
    """Those who could have been it, grouped by what ruled them out; one line each for the rest.

    Where they could have been the opponent of somebody else than the one who asks, that is said.
    """
    for line in _grouped(names, others, chooser):
        somebody = chooser and chooser != names.you
        yield phrase("answer.fact.for", name=names.name(chooser), fact=line) if somebody else line


def _grouped(names: Names, others: Iterable[Other], chooser: int) -> Iterator[str]:
    groups: dict[object, list[Other]] = {}
    for other in others:
        found = other.against
        fact = found.fact() if isinstance(found, against.Own) else None
        key: object = found if isinstance(found, _VARIED) else type(found)
        groups.setdefault(fact or (key if isinstance(found, _GROUPED) else other), []).append(other)
    for group in groups.values():
        first = group[0].against
        fact = first.fact() if isinstance(first, against.Own) else None
        listed = names.listed([_with_round(names, other) for other in group])
        if fact:
            yield message_text(names, fact, names=listed)
        elif isinstance(first, _GROUPED):
            colour = colour_name(first.colour) if isinstance(first, against.SameColour) else ""
            yield phrase(said(f"answer.fact.{first.kind}", _fact_variant(first)), names=listed, colour=colour)
        else:
            sentence = against_text(names, first, one=chooser, other=group[0].player)
            yield phrase("answer.fact.one", name=names.name(group[0].player), against=sentence)


def _fact_variant(found: Against) -> str:
    match found:
        case against.SameColour():
            return "" if found.colour else "none"
        case against.Forbidden():
            return found.bond
        case against.DeadEnd():
            return "groups" if found.groups else ""
        case _:
            return ""


def _with_round(names: Names, other: Other) -> str:
    name, found = names.name(other.player), other.against
    if isinstance(found, against.Own):
        at = found.in_round
    else:
        at = found.round if isinstance(found, against.Met | against.HadPoint) else 0
    return phrase("answer.in-round", name=name, round=at) if at else name
