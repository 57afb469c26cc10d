"""Headlines about an opponent and about other points, where a group is paired by proposals and exchanges."""

from typing import assert_never

from fairswiss.answers import Answer
from fairswiss.answers import scrutiny_reasons as reasons
from fairswiss.rendering.answer_against import Names, against_text, capital, colour_name, with_points
from fairswiss.rendering.words import phrase, said
from fairswiss.why import FloaterType


def found_headline(names: Names, answer: Answer, reason: reasons.FoundInGroup) -> str:
    """The reason of an opponent."""
    match reason:
        case reasons.InHalves():
            return phrase(
                "answer.in-halves", count=reason.size, points=with_points(reason.points), second=reason.size // 2 + 1,
                place=reason.place, other=names.name(answer.other), other_place=reason.other_place,
            )  # fmt: skip
        case reasons.FirstFound():
            both = {"chooser": names.call(reason.chooser), "taken": names.call(reason.taken)}
            if not reason.usual:
                return phrase(said("answer.first-found.again", str(reason.pairs)), **both, pairs=reason.pairs)
            first = answer.others[0]
            against = against_text(names, first.against, one=reason.chooser, other=first.player)
            return phrase("answer.first-found", **both, usual=names.name(reason.usual), against=against)
        case reasons.Visitor():
            mine = reason.visitor == answer.player
            name = "answer.visitor" if mine else "answer.visitor.host"
            return phrase(
                said(name, "1" if reason.size == 1 else "owed" if reason.owed else ""),
                own=with_points(answer.points if mine else answer.other_points),
                points=with_points(reason.points), other=names.name(answer.other),
                end=phrase("answer.from-top" if reason.from_above else "answer.from-bottom"),
                colour=colour_name(reason.colour or "w"), place=reason.place, size=reason.size,
            )  # fmt: skip
        case reasons.Guests():
            return phrase(
                "answer.guests", own=with_points(answer.points), theirs=with_points(answer.other_points),
                other=names.name(answer.other), points=with_points(reason.points),
            )  # fmt: skip
        case _:
            assert_never(reason)


def left_headline(names: Names, answer: Answer, reason: reasons.LeftGroup) -> str:
    """The reason of more points, or fewer."""
    match reason:
        case reasons.TakenBack():
            return phrase("answer.taken-back", who=names.call(reason.who), partner=names.call(reason.partner))
        case reasons.Moved():
            values = {"who": names.call(reason.who), "points": with_points(reason.points), "count": reason.size}
            if reason.type is FloaterType.ALONE:
                values["count"] = reason.size - 1
                return phrase(said("answer.moved.alone", str(reason.size - 1)), **values)
            name = "answer.moved.down" if reason.down else "answer.moved.up"
            if not answer.others:
                return phrase(f"{name}.listed", **values)
            first = answer.others[0]
            against = capital(against_text(names, first.against, other=first.player))
            return phrase(name, **values, usual=names.call(first.player), against=against)
        case _:
            assert_never(reason)
