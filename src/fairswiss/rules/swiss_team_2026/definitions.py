"""Article 1: the teams of a round, their colour preferences, floaters, who may have the bye (C2)."""

from fairswiss.kernel.brackets.colouring import drawn_colour, ever_paired
from fairswiss.kernel.options import Options
from fairswiss.kernel.upfloats.sets import Floated
from fairswiss.kernel.vocabulary.cards import Card, cards_before_next_round, taking_part
from fairswiss.kernel.vocabulary.colours import BLACK, LETTERS, NONE, WHITE, balance, opposite
from fairswiss.kernel.vocabulary.entrants import MILD, NO_PREFERENCE, STRONG, Entrant, ranking
from fairswiss.model.team_table import secondary_points
from fairswiss.model.team_types import Preferences, team_type
from fairswiss.model.tournament import Tournament
from fairswiss.rules.swiss_team_2026.colours import Colours
from fairswiss.rules.swiss_team_2026.options import LEVEL_IN_LAST_ROUND

Claimed = tuple[int, int]
"""A colour and the strength of the claim to it."""
_NOTHING = NONE, NO_PREFERENCE


def teams_of(tournament: Tournament, options: Options = Options()) -> list[Entrant]:
    """Those taking part in the next round, by primary score (1.2) and pairing number, with their preferences (1.7)."""
    rounds, kind = len(tournament.rounds), team_type(tournament.info).preferences
    last = rounds + 1 == tournament.rounds_planned
    strong_stays = kind is Preferences.TYPE_A or not last or options[LEVEL_IN_LAST_ROUND] == "strong-stays"
    found = [
        Entrant(card, rounds, float_of, bars_pab)
        for card in taking_part(tournament, cards_before_next_round(tournament))
    ]
    for team in found:
        team.claim(*preference(team.card.colours, kind, last=last, strong_stays=strong_stays))
    return sorted(found, key=ranking)


def preference(colours: str, kind: Preferences, *, last: bool, strong_stays: bool = True) -> Claimed:
    """1.7: the claim of a team with these colours, those of matches played (reading 15).

    Type A (1.7.1) knows the strong claims of type B (1.7.2) alone.
    """
    if not colours or kind is Preferences.NONE:
        return _NOTHING
    difference = balance(colours)
    strong = _strong(colours, difference)
    if strong and (difference or strong_stays):
        return strong, STRONG
    if kind is Preferences.TYPE_A or (last and not difference):
        return _NOTHING
    if difference:
        return (BLACK if difference > 0 else WHITE), MILD
    return opposite(LETTERS.index(colours[-1])), MILD


def _strong(colours: str, difference: int) -> int:
    """The colour owed for a difference of two, or for two matches in a row that did not mend one."""
    if abs(difference) > 1:
        return BLACK if difference > 0 else WHITE
    if colours.endswith("ww") and difference >= 0:
        return BLACK
    return WHITE if colours.endswith("bb") and difference <= 0 else NONE


def float_of(card: Card, number: int) -> str:
    """1.5: whether a team met another score in a round; a forfeited match is no float (reading 4)."""
    return "down" if number in card.downfloats else "up" if number in card.upfloats else ""


def bars_pab(card: Card) -> bool:
    """C2: a bye before, a full-point bye, or a match won by forfeit."""
    return any(code in "UF+" for _, code, _ in card.unplayed)


def floaters_of(tournament: Tournament) -> Floated:
    """C7 and C10: who was a floater in the previous round; in the last two rounds nobody asks."""
    if len(tournament.rounds) + 2 >= (tournament.rounds_planned or 0):
        return lambda team: False
    return lambda team: team.downfloated[0] or team.upfloated[0]


def colours_of(tournament: Tournament, teams: list[Entrant]) -> Colours:
    """4.1: the drawn colour, the numbers whose parity counts (reading 10), and the points that count second (4.2)."""
    drawn = drawn_colour(tournament, "article 4.1")
    return Colours(drawn, ever_paired(tournament, teams), secondary_points(tournament))
