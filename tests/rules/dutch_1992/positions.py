"""What the edition of 1992 makes of a position; everything paired here is paired by the literal enumerator too."""

from fairswiss.kernel.options import Options
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.model import Tournament
from fairswiss.rules.dutch_1992.round import pair_next_round, players_of
from fairswiss.why.steps import Step
from tests.comparison import by_enumerator


def boards(tournament: Tournament) -> str:
    """The pairs as ``1-4 3-2``, white first, by the smaller number; the bye as a number alone at the end."""
    pairing = pair_next_round(tournament)
    assert (sorted(pairing.games()), pairing.bye) == by_enumerator(tournament, system="dutch-1992")
    told = [f"{white}-{black}" for white, black in sorted(pairing.games(), key=min)]
    return " ".join([*told, str(pairing.bye)] if pairing.bye else told)


def pairs(tournament: Tournament) -> str:
    """The same without colours: the smaller number first."""
    return " ".join("-".join(map(str, sorted(map(int, entry.split("-"))))) for entry in boards(tournament).split())


def steps(tournament: Tournament) -> list[Step]:
    """Everything the explanation tells, from the top."""
    explanation = pair_next_round(tournament, Options(), True).explanation
    assert explanation is not None
    return [step for group in explanation.groups for step in group.steps]


def events(tournament: Tournament) -> set[str]:
    """The names of what the explanation tells."""
    return {step.kind for step in steps(tournament)}


def seen(tournament: Tournament) -> dict[int, Entrant]:
    """The players as the engine sees them before the round."""
    return {player.number: player for player in players_of(tournament)}
