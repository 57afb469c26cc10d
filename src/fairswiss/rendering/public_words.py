"""The words of the public pages of players and boards. Other languages are in :mod:`fairswiss.language`."""

from fairswiss.language import gettext

PUBLIC_WORDS = {
    "find": "Find my name",
    "games": "Games",
    "round": "Round {round}",
    "board": "Round {round}, board {board}",
    "column.round": "Round",
    "column.board": "Board",
    "column.colour": "Colour",
    "column.opponent": "Opponent",
    "column.result": "Result",
    "column.points": "Points",
    "column.float": "Float",
    "column.place": "Place",
    "column.player": "Player",
    "column.rating": "Rating",
    "column.performance": "Performance",
    "column.performance.about": "The rating that the results so far stand for",
    "column.colours": "Colours",
    "column.colours.about": "□ White, ■ Black, – no game",
    "column.float.about": "Opponent with more or fewer points before the round",
    "colour.w": "□ White",
    "colour.b": "■ Black",
    "float.up": "played up",
    "float.down": "played down",
    "open": "not finished",
    "bye.U": "pairing-allocated bye",
    "bye.F": "full-point bye",
    "bye.H": "half-point bye",
    "bye.Z": "absent",
    "rests": "no opponent",
    "opponent": "{name} ({rating})",
    "seat.w": "Board {board}, White against {opponent}.",
    "seat.b": "Board {board}, Black against {opponent}.",
    "seat.none": "No game in this round: {reason}.",
    "result": "Result: {result}",
}


def public_phrase(name: str, /, **values: object) -> str:
    """The words of that name with the values in their places."""
    return gettext(PUBLIC_WORDS[name], context=f"public.{name}", **values)
