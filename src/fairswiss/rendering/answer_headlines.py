"""Headlines of answers about an opponent, about points up or down, and about the bye."""

from typing import assert_never

from fairswiss.answers import Answer, reasons
from fairswiss.answers.kinds import Other
from fairswiss.answers.reasons import ByeOrder, Chosen, Together
from fairswiss.rendering.answer_against import (
    Names,
    against_text,
    capital,
    colour_name,
    fault_text,
    points_text,
    with_points,
)
from fairswiss.rendering.book import aro
from fairswiss.rendering.telling import message_text
from fairswiss.rendering.words import counted, phrase, said
from fairswiss.why import against

_OTHER = {"w": "b", "b": "w", "": ""}
_MOST = Chosen.GAMES, Chosen.MOST_PLAYED
"""The bye goes to the most played first."""


def _people(count: int) -> str:
    return counted("answer.people", count)


def headline_other(answer: Answer) -> Other | None:
    """The one of the others who is named in the headline already."""
    reason, others = answer.reason, answer.others
    if not others:
        return None
    if isinstance(reason, reasons.OffList):
        return others[0] if reason.usual else None
    if isinstance(reason, reasons.Own):
        return others[0] if reason.names_first else None
    if isinstance(reason, reasons.Arranged):
        return None if reason.only else others[-1]
    other = isinstance(reason, reasons.Odd | reasons.TakesBye) and reason.chosen is Chosen.OTHER
    return others[-1] if other or isinstance(reason, reasons.Even) else None


def told_by_fault(answer: Answer) -> bool:
    """The usual opponent would do as well, and the order of the list is left for the sake of others."""
    reason = answer.reason
    if not isinstance(reason, reasons.OffList) or not reason.fault or not answer.others:
        return False
    return isinstance(answer.others[0].against, against.Later)


def opponent_headline(names: Names, answer: Answer, reason: reasons.Opponents) -> str:
    """The reason of an opponent."""
    other = names.name(answer.other)
    match reason:
        case reasons.OnlyTwo():
            return phrase("answer.only-two", other=other, points=with_points(reason.points))
        case reasons.Halves():
            return _halves(names, answer, reason)
        case reasons.PairedInside():
            return phrase(
                said("answer.paired-inside", str(reason.size)), count=reason.size, points=with_points(reason.points),
                other=other, second=reason.size // 2 + 1, place=reason.place, other_place=reason.other_place,
            )  # fmt: skip
        case reasons.OffList():
            return _off_list(names, answer, reason)
        case reasons.Columns():
            return _columns(names, answer, reason)
        case reasons.InColumn():
            return phrase(
                "answer.in-column", points=with_points(reason.points),
                whites=_people(reason.whites), blacks=_people(reason.blacks),
                colour=colour_name(reason.colour), other=other,
            )  # fmt: skip
        case reasons.TopOfList() | reasons.HighestRated():
            return _from_above(names, answer, reason)
        case reasons.Scheduled():
            return phrase("answer.scheduled", other=other, **reason.facts())
        case reasons.Arranged():
            values = {"size": _people(reason.size), "points": points_text(reason.points), "other": other}
            values["best"] = phrase(f"answer.best.{reason.weighed.value}")
            free = headline_other(answer)
            if free is None:
                return phrase(said("answer.arranged", "only" if reason.only else ""), **values)
            found = _headline_against(names, answer)
            apart = reason.size > 1 and answer.points != answer.other_points
            name = said("answer.arranged.other", "apart" if apart else str(reason.size))
            values |= {"other_points": points_text(answer.other_points), "free": names.name(free.player)}
            return phrase(name, **values, against=found)
        case _:
            assert_never(reason)


def _halves(names: Names, answer: Answer, reason: reasons.Halves) -> str:
    other = names.name(answer.other)
    variant = "first-round" if reason.first_round else "joined" if reason.came_up else ""
    values = {"count": reason.size, "points": with_points(reason.points), "other": other}
    two = "joined" if reason.came_up else "last" if reason.together is Together.LAST else ""
    if reason.size == 2 and not reason.first_round:
        return phrase(said(said("answer.halves.two", two), _came_up(answer, reason)), **values)
    here = _here(names, reason, reason.above, ()) if not variant else ""
    seats = {"second": reason.pairs + 1, "place": reason.place, "other_place": reason.other_place}
    return phrase(said("answer.halves", variant), here=here, up=_people(reason.came_up), **values, **seats)


def _came_up(answer: Answer, reason: reasons.Halves) -> str:
    """The one of two who came up from below, if only one did."""
    one = reason.came_up == 1 and reason.points in (answer.points, answer.other_points)
    if not one or answer.points == answer.other_points:
        return ""
    return "you" if answer.points < answer.other_points else "other"


def _headline_against(names: Names, answer: Answer) -> str:
    other = headline_other(answer)
    return against_text(names, other.against, one=answer.player, other=other.player) if other else ""


def _columns(names: Names, answer: Answer, reason: reasons.Columns) -> str:
    other, points = names.name(answer.other), with_points(reason.points)
    if reason.whites == reason.blacks == 1:
        return phrase("answer.columns.two", points=points, other=other)
    white = said("answer.columns.white", "" if reason.average else "new")
    sides = {"w": white, "b": "answer.columns.black"}
    mine, yours = (
        phrase(sides[colour], place=place, average=aro(reason.average).removesuffix(".0"))
        for colour, place in ((reason.colour, reason.place), (_OTHER[reason.colour], reason.other_place))
    )
    text = phrase(
        said("answer.columns", "number" if reason.by_number else ""), points=points,
        whites=_people(reason.whites), blacks=_people(reason.blacks), mine=mine, yours=yours, other=other,
    )  # fmt: skip
    if not reason.changed:
        return text
    you = reason.changed == names.you
    owed = _OTHER[reason.colour] if reason.changed == answer.player else reason.colour
    name = said("answer.columns.changed", "you" if you else "")
    return f"{text} {phrase(name, who=capital(names.name(reason.changed)), colour=colour_name(owed))}"


def _off_list(names: Names, answer: Answer, reason: reasons.OffList) -> str:
    variant = "first-round" if reason.first_round else "only" if reason.only else ""
    best = phrase(f"answer.best.{reason.weighed.value}")
    instead = phrase(said("answer.off-list.instead", variant), other=names.name(answer.other), best=best)
    here = phrase("answer.here.first-round", count=reason.size)
    here = here if reason.first_round else _here(names, reason, reason.above, reason.below)
    values = {"here": here, "usual": names.name(reason.usual), "instead": instead}
    found = fault_text(names, reason.fault, bare=True) if reason.fault else ""
    if reason.usual:
        fine = told_by_fault(answer)
        found = phrase("answer.fault.pair", against=found) if fine else _headline_against(names, answer)
        return phrase("answer.off-list", against=found, **values)
    return phrase("answer.off-list.over", against=found, **values).replace("  ", " ")


def _here(
    names: Names, reason: reasons.Halves | reasons.OffList, above: tuple[int, ...], below: tuple[int, ...]
) -> str:
    """The players of the group, and those who came to it."""
    visitors = "both" if above and below else "above" if above else "below" if below else ""
    away = reason.away if isinstance(reason, reasons.OffList) else 0
    variant = "last" if reason.together is Together.LAST else visitors or ("left" if away else "")
    text = phrase(
        said("answer.here", variant), size=_people(reason.size), count=reason.size, all=reason.size + away,
        points=with_points(reason.points), bare=points_text(reason.points),
        own=reason.size - len(above) - len(below), above=_called(names, above), below=_called(names, below),
    )  # fmt: skip
    one_list = isinstance(reason, reasons.Halves) and reason.together in (Together.HALF, Together.UNMET)
    return f"{text} {phrase(f'answer.together.{reason.together.value}')}" if one_list else text


def _called(names: Names, players: tuple[int, ...]) -> str:
    """Their names, the one who asks last."""
    called = [names.call(one) for one in sorted(players, key=lambda one: one == names.you)]
    return names.listed(called) if called else ""


def _from_above(names: Names, answer: Answer, reason: reasons.TopOfList | reasons.HighestRated) -> str:
    values: dict[str, object] = {"other": names.name(answer.other), "points": with_points(reason.points)}
    values["higher_points"] = points_text(answer.points if answer.player == reason.higher else answer.other_points)
    name = f"answer.{reason.kind}"
    if isinstance(reason, reasons.TopOfList):
        values |= {"size": _people(reason.size), "turn": reason.turn, "place": reason.place}
    else:
        values |= {"rating": reason.rating, "colour": colour_name(reason.colour) if reason.colour else ""}
        name = name if reason.owed else f"{name}.any"
    name = f"{name}.higher" if answer.player == reason.higher else name
    single = isinstance(reason, reasons.TopOfList) and reason.size == 1
    return phrase(said(name, "1") if single else name, **values)


# -- points up or down -------------------------------------------------------------------------------------------------


def level_headline(names: Names, answer: Answer, reason: reasons.Levels) -> str:
    """The reason of more points, or fewer."""
    match reason:
        case reasons.Joined():
            return _joined(names, reason)
        case reasons.Upfloated():
            return _upfloated(names, reason)
        case reasons.BroughtUp():
            return _brought_up(names, reason)
        case reasons.NoneLeft():
            count = reason.size - 1 - reason.bye
            name = said("answer.none-left", str(count))
            name = f"{name}.you" if reason.who == names.you else name
            return phrase(name, who=names.name(reason.who), count=count, points=with_points(reason.points))
        case reasons.Odd():
            return _odd(names, answer, reason)
        case reasons.Even():
            free = answer.others[-1]
            found = against_text(names, free.against, one=reason.who, other=free.player)
            name = "answer.even.you" if reason.who == names.you else "answer.even"
            return phrase(
                name, left=_left(reason), free=names.name(free.player), who=names.name(reason.who), against=found
            )
        case _:
            assert_never(reason)


def _upfloated(names: Names, reason: reasons.Upfloated) -> str:
    name = "answer.upfloated.odd" if reason.odd and reason.size > 1 else said("answer.upfloated", str(reason.size))
    values: dict[str, object] = {"lower": names.name(reason.lower), "needed": reason.needed}
    values |= {"size": capital(_people(reason.size)), "count": reason.size, "points": with_points(reason.points)}
    return phrase(f"{name}.you" if reason.lower == names.you else name, **values)


def _brought_up(names: Names, reason: reasons.BroughtUp) -> str:
    odd = reason.needed == 1 and reason.size % 2 == 1
    variant = "single" if reason.size == 1 else "odd" if odd else str(reason.size)
    name = said("answer.brought-up", variant)
    text = phrase(name, count=reason.size, needed=reason.needed, points=with_points(reason.points))
    name = said("answer.brought-up.who", str(reason.peers))
    name = f"{name}.you" if reason.lower == names.you else name
    seat = {"place": reason.place, "peers": reason.peers, "points": with_points(reason.own_points)}
    return f"{text} {phrase(name, lower=names.name(reason.lower), **seat)}"


def _left(reason: reasons.Odd | reasons.Even) -> str:
    name = said("answer.left.up", str(reason.up)) if reason.up else "answer.left"
    text = phrase(name, size=_people(reason.size), points=points_text(reason.points), up=reason.up)
    return f"{text} {phrase('answer.left.bye')}" if reason.bye else text


def _odd(names: Names, answer: Answer, reason: reasons.Odd) -> str:
    count = reason.size - reason.up - reason.bye
    if count == reason.size > 1:
        text = phrase("answer.odd.all", size=_people(count), points=points_text(reason.points))
    else:
        text = phrase(said("answer.odd", str(count)), left=_left(reason), count=count)
    name = f"answer.odd.{reason.chosen.value}"
    values: dict[str, object] = {"who": names.name(reason.who)}
    if reason.chosen is Chosen.OTHER and answer.others:
        free = answer.others[-1]
        values["free"] = names.name(free.player)
        values["against"] = against_text(names, free.against, one=reason.who, other=free.player)
    return f"{text} {phrase(f'{name}.you' if reason.who == names.you else name, **values)}"


def _joined(names: Names, reason: reasons.Joined) -> str:
    wanted = "answer.joined.wanted" if reason.colour and reason.owed else "answer.joined.any"
    minority, majority = sorted((reason.whites, reason.blacks))
    text = phrase(
        f"{wanted}.you" if reason.lower == names.you else wanted,
        lower=names.name(reason.lower), rating=reason.rating, majority=majority, minority=minority,
        majority_colour=colour_name(_OTHER[reason.colour]) if reason.colour else "",
        colour=colour_name(reason.colour) if reason.colour else "",
    )  # fmt: skip
    return phrase("answer.joined", count=reason.size, points=with_points(reason.points), wanted=text)


# -- the bye -----------------------------------------------------------------------------------------------------------


def bye_headline(names: Names, answer: Answer, reason: reasons.Byes) -> str:
    """The reason of the bye, or of none."""
    match reason:
        case reasons.TakesBye():
            return _takes_bye(names, answer, reason)
        case reasons.Rests():
            return phrase("answer.rests", players=reason.players, round=reason.round)
        case reasons.NoBye():
            return _no_bye(names, answer, reason)
        case _:
            assert_never(reason)


def _takes_bye(names: Names, answer: Answer, reason: reasons.TakesBye) -> str:
    if reason.first_round and (reason.chosen is Chosen.LAST or reason.size == reason.as_many + 1 == reason.players):
        return phrase("answer.takes-bye.first-round", players=reason.players)
    lower = reason.lower
    if lower:
        found = against_text(names, lower.against, one=answer.player, other=lower.opponent)
        both = {"lower": names.name(lower.player), "opponent": names.name(lower.opponent)}
        return phrase("answer.takes-bye.lower", players=reason.players, against=found, **both)
    name = said("answer.takes-bye", str(reason.size))
    text = phrase(name, players=reason.players, points=with_points(reason.points), size=_people(reason.size))
    if reason.size == 1:
        return text
    values: dict[str, object] = {"games": reason.games, "others": counted("answer.others", reason.as_many)}
    if isinstance(reason.chosen, ByeOrder):
        own = reason.chosen.takes_level if reason.as_many else reason.chosen.takes
        return f"{text} {message_text(names, own, **values)}"
    name = f"answer.takes-bye.{reason.chosen.value}"
    if reason.chosen in _MOST and reason.as_many:
        name = f"{name}.level"
    if reason.chosen is Chosen.LAST and not answer.others:
        name = "answer.takes-bye.last.plain"
    if reason.chosen is Chosen.OTHER:
        if not answer.others:
            return text
        free = answer.others[-1]
        found = against_text(names, free.against, one=answer.player, other=free.player)
        values = {"free": names.name(free.player), "against": found}
    return f"{text} {phrase(name, **values)}"


def _no_bye(names: Names, answer: Answer, reason: reasons.NoBye) -> str:
    bye, points = names.name(reason.bye), points_text(reason.points)
    values: dict[str, object] = {"players": reason.players, "bye": capital(bye), "points": points}
    values["bye_points"] = points_text(reason.bye_points)
    found = reason.against
    if isinstance(found, against.HadPoint):
        return phrase("answer.no-bye.had", players=reason.players, round=found.round)
    if found is not None:
        text = against_text(names, found, one=reason.bye, other=reason.instead or answer.player)
        variant = "instead" if reason.instead else "needed"
        return phrase(f"answer.no-bye.{variant}", **values, instead=names.name(reason.instead), against=text)
    if reason.points != reason.bye_points:
        return phrase("answer.no-bye.points", **values)
    if isinstance(reason.chosen, ByeOrder) and reason.bye_games:
        own = reason.chosen.spares_level if reason.games == reason.bye_games else reason.chosen.spares
        return message_text(names, own, **values, games=reason.games, bye_games=reason.bye_games)
    if reason.chosen in _MOST and reason.bye_games:
        name = said(f"answer.no-bye.{reason.chosen.value}", "level" if reason.games == reason.bye_games else "")
        return phrase(name, **values, games=reason.games, bye_games=reason.bye_games)
    if isinstance(reason.chosen, ByeOrder) or reason.chosen in (Chosen.LAST, *_MOST):
        return phrase("answer.no-bye.last", **values)
    return phrase("answer.no-bye.lowest" if reason.rated_higher else "answer.no-bye.equal", **values)
