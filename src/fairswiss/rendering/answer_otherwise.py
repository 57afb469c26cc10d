"""Headlines of answers about a game that the rules do not give."""

from fairswiss.answers import Answer, changed
from fairswiss.rendering.answer_against import Names, against_text, colour_name
from fairswiss.rendering.words import phrase, said


def otherwise_headline(names: Names, answer: Answer, reason: changed.Changed) -> str:
    """The change, the pairing the rules give, and the rule against it."""
    said_first = phrase("answer.otherwise.by-hand" if reason.by_hand else "answer.otherwise")
    usual = names.name(reason.usual) if reason.usual else ""
    if isinstance(reason, changed.OtherwiseSeated):
        name = "answer.otherwise.colour" if reason.usual == answer.other else "answer.otherwise.colour.other"
        given = colour_name(reason.usual_colour)
        return f"{said_first} {phrase(name, colour=given, usual=usual, other=names.name(answer.other))}"
    text = phrase(said("answer.otherwise.usual", "" if usual else "none"), usual=usual)
    if reason.against is None:
        return f"{said_first} {text}"
    variant = "" if reason.other_usual else "none"
    other = phrase(
        said("answer.otherwise.other", variant), other=names.name(answer.other), usual=names.name(reason.other_usual)
    )
    against = against_text(names, reason.against, one=answer.player, other=answer.other)
    return f"{said_first} {text} {other} {phrase('answer.otherwise.against', against=against)}"
