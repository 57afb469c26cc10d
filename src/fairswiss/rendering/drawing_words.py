"""The labels of pictures, by name; other languages are in :mod:`fairswiss.language`."""

from fairswiss.language import gettext

DRAWING_WORDS = {
    "upper": "Upper half",
    "lower": "Lower half",
    "from-above": "From above",
    "from-below": "From below",
    "floated-in": "Floated in",
    "opponents": "Opponents",
    "islands": "No possible opponent here",
    "white-column": "White column, by ARO",
    "black-column": "Black column, by R",
    "black-column.number": "Black column, by number",
    "upper-half": "Upper half",
    "lower-half": "Lower half",
    "leaving": "Not paired here",
    "changes": "Changes",
    "way.from-above": "from {score}",
    "way.from-below": "from {score}",
    "way.down": "moves down",
    "way.up": "moves up",
    "way.bye": "has the bye",
    "board": "Board {board}",
    "board.link": "Board {board}: why {white} – {black}?",
    "more": "{article} +{count}",
    "due.w": "W",
    "due.b": "B",
    "due.": "–",
    "known.r": "R {rating}",
    "known.aro": "ARO {aro}",
    "known.float.down.0": "↓ last round",
    "known.float.down.1": "↓ 2 rounds ago",
    "known.float.up.0": "↑ last round",
    "known.float.up.1": "↑ 2 rounds ago",
    "description": "{players} and {pairs}. The ends of a line show who is White (W) and who is Black (B). "
    "The text below says the same.",
    "players": "{count} players",
    "players.1": "1 player",
    "pairs": "{count} pairs",
    "pairs.1": "1 pair",
    "group.above": "{points} pts, above",
    "group.below": "{points} pts, below",
    "group.nobody": "bye",
    "group.legend": "□ White, ■ Black: beside a name now, below it so far",
    "group.rests": "{player} has the bye.",
    "group.game": "{white} has White against {black}.",
    "group.game.above": "{white} has White against {black}; {opponent} comes from above, with {points}.",
    "group.game.below": "{white} has White against {black}; {opponent} is from below, with {points}.",
    "map.title": "The round at a glance",
    "map.about": "Score groups from the top, with their players and pairs; arrows show who moves between them.",
    "map.size": "{players}, {pairs}",
    "map.bye": "bye: {player}",
    "map.down.1": "no. {players} moves down",
    "map.down": "nos. {players} move down",
    "map.down.names": "Moving down: {players}",
    "map.up.1": "no. {players} moves up",
    "map.up": "nos. {players} move up",
    "map.up.names": "Moving up: {players}",
    "map.more": "{players} and {count} more",
}


def drawing_phrase(name: str, /, **values: object) -> str:
    """The words of that name with the values in their places."""
    return gettext(DRAWING_WORDS[name], context=f"drawing.{name}", **values)


def number_of(name: str, count: int) -> str:
    """Words with a number, in the singular where it is one."""
    return drawing_phrase(f"{name}.1" if count == 1 else name, count=count)
