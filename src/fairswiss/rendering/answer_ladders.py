"""Headlines of answers where a round is paired down a ladder."""

from typing import assert_never

from fairswiss.answers import Answer, reasons
from fairswiss.rendering.answer_against import Names, against_text, capital, colour_name, times
from fairswiss.rendering.words import phrase


def nearest_headline(names: Names, answer: Answer, reason: reasons.Nearest) -> str:
    """The reason of an opponent: the nearest below, seen from either side."""
    name = "answer.nearest.you" if reason.higher == answer.player else "answer.nearest"
    return phrase(name, other=capital(names.name(answer.other)), place=reason.place, other_place=reason.other_place)


def ladder_bye_headline(names: Names, answer: Answer, reason: reasons.LadderByes) -> str:
    """The reason of sitting out, or of not sitting out."""
    match reason:
        case reasons.SitsOut():
            name = "answer.sits-out.fewest" if reason.fewest else "answer.sits-out"
            return phrase(name, present=reason.present, place=reason.place, byes=times(reason.byes))
        case reasons.OtherSitsOut():
            return _other_sits_out(names, answer, reason)
        case _:
            assert_never(reason)


def _other_sits_out(names: Names, answer: Answer, reason: reasons.OtherSitsOut) -> str:
    if reason.against:
        found = against_text(names, reason.against, one=answer.player, other=reason.bye)
        return phrase("answer.other-sits-out.needed", present=reason.present, against=found)
    more = reason.fewest and reason.byes > reason.bye_byes
    return phrase(
        "answer.other-sits-out.more" if more else "answer.other-sits-out",
        present=reason.present, bye=names.name(reason.bye) if more else capital(names.name(reason.bye)),
        place=reason.place, bye_place=reason.bye_place, byes=times(reason.byes), bye_byes=times(reason.bye_byes),
    )  # fmt: skip


def ladder_colour_headline(names: Names, reason: reasons.OfLadder) -> str:
    """The reason of the colours."""
    match reason:
        case reasons.FewerWhites():
            counts = ("whites", "blacks", "other_whites", "other_blacks")
            values = {name: times(getattr(reason, name)) for name in counts}
            return phrase("answer.fewer-whites", **values, **_both(names, reason.white, reason.black))
        case reasons.ReturnGame():
            return phrase("answer.return-game", round=reason.round)
        case reasons.LowerOnLadder():
            places = {"white_place": reason.white_place, "black_place": reason.black_place}
            return phrase("answer.lower-on-ladder", **places, **_both(names, reason.white, reason.black))
        case reasons.RunEnds():
            name = "answer.run-ends.you" if reason.who == names.you else "answer.run-ends"
            who = capital(names.name(reason.who))
            return phrase(name, who=who, colour=colour_name(reason.colour), times=times(reason.times))
        case _:
            assert_never(reason)


def _both(names: Names, white: int, black: int) -> dict[str, object]:
    return {"white": names.name(white), "black": names.name(black)}
