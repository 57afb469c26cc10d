"""Small seasons, written down by hand."""

from fractions import Fraction

from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.options import Options
from fairswiss.model import Bye, EventInfo, Game, Player, Round, Tournament
from fairswiss.rules import edition
from fairswiss.why.earnings import Total

KEIZER = edition("keizer")


def season(count: int, *rounds: Round, **facts: object) -> Tournament:
    """So many players, rated from 2000 down, after these rounds."""
    players = [Player(number, f"Player {number}", rating=2010 - 10 * number) for number in range(1, count + 1)]
    info = EventInfo(name="Season", type_text="Keizer", encoded_type="CUSTOM_KEIZER")
    return Tournament.build(players, rounds=rounds, **{"rounds_planned": 30, "info": info, **facts})


def played(*games: str, **byes: str | int) -> Round:
    """Games such as ``1-2 1`` or ``3-4 =``, result of White first; and byes such as ``U=5`` or ``H="6 7"``."""
    counterpart = {"1": "0", "0": "1", "=": "=", "+": "-", "-": "+", " ": " ", "?": "?"}
    found = []
    for text in games:
        pair, _, result = text.partition(" ")
        white, black = map(int, pair.split("-"))
        codes = tuple(result) if len(result) == 2 else (result, counterpart[result])
        found.append(Game(white, black, *codes))
    return Round.of(found, [Bye(int(player), code) for code, said in byes.items() for player in str(said).split()])


def ladder(tournament: Tournament, **house: str) -> dict[int, Fraction]:
    """The totals in the order of the ladder."""
    return {one.player: Fraction(one.total, one.unit) for one in totals(tournament, **house)}


def totals(tournament: Tournament, **house: str) -> tuple[Total, ...]:
    """Everybody on the ladder, with the working."""
    return KEIZER.ranking(tournament, Options(**house)) or ()


def values(tournament: Tournament, **house: str) -> list[int]:
    """The values from the top down."""
    return [one.value for one in totals(tournament, **house)]


def boards(tournament: Tournament, **house: str) -> tuple[list[tuple[int, int]], int | None]:
    """White and Black of every board, and who sits out."""
    pairing = paired(tournament, **house)
    return pairing.games(), pairing.bye


def paired(tournament: Tournament, **house: str) -> Pairing:
    """The next round with its reasons."""
    return KEIZER.pair(tournament, Options(**house), True)


def half(text: str) -> Fraction:
    """``71.5`` or ``8/3`` as an exact number."""
    return Fraction(text)
