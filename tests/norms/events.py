"""Small events to check norms by: player 1 and a list of opponents, one for each round."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from fairswiss import Bye, EventInfo, Game, NormReport, Player, Round, Tournament, title_norms
from fairswiss.norms import PlayerNorm

ANSWERS = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+", "W": "L", "L": "W", "D": "D", "?": "?", " ": " "}
OPEN = EventInfo(
    name="Open", federation="AAA", start="2026/03/07", rate_of_play="90+30", encoded_type="FIDE_DUTCH_2026"
)
SINGLE = EventInfo(federation="AAA", encoded_type="FIDE_ROUNDROBIN", rate_of_play="90+30")


class Met(NamedTuple):
    """An opponent and the result of player 1."""

    rating: int
    code: str = "1"
    title: str = "GM"
    federation: str = ""


def field(
    ratings: Sequence[int], results: str, titles: Sequence[str] = (), federations: Sequence[str] = ()
) -> list[Met]:
    """Opponents with these ratings and results; grandmasters of many federations unless something else is said."""
    return [
        Met(
            rating,
            results[at],
            titles[at] if titles else "GM",
            federations[at] if federations else FEDERATIONS[at % len(FEDERATIONS)],
        )
        for at, rating in enumerate(ratings)
    ]


FEDERATIONS = ("GER", "FRA", "POL", "ESP", "ITA", "SWE", "NOR")


def event(met: Sequence[Met], planned: int = 0, info: EventInfo = OPEN, byes: str = "", **about: Any) -> Tournament:
    """Player 1, federation AUT unless ``about`` says otherwise, against these in turn; then the byes."""
    one = Player(1, "The one", **{"rating": 2400, "federation": "AUT", "sex": "m", **about})
    others = [
        Player(at, f"Opponent {at}", other.rating, other.title, other.federation, sex="m")
        for at, other in enumerate(met, 2)
    ]
    rounds = [Round.of([Game(1, at, other.code, ANSWERS[other.code])]) for at, other in enumerate(met, 2)]
    rounds += [Round.of([Game(2, 3, "1", "0")], [Bye(1, code)]) for code in byes]
    return Tournament.build([one, *others], rounds=tuple(rounds), rounds_planned=planned or len(rounds), info=info)


def norm_of(tournament: Tournament, title: str = "GM", **asked: Any) -> PlayerNorm:
    """The norm of player 1."""
    return report_of(tournament, title, **asked).rows[0]


def report_of(tournament: Tournament, title: str = "GM", **asked: Any) -> NormReport:
    return title_norms(tournament, titles=(title,), players=(1,), **asked)
