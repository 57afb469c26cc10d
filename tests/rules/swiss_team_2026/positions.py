"""Positions made by hand: events told team by team, and rounds that the engine pairs of them."""

from collections.abc import Sequence
from typing import Any

from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.options import Options
from fairswiss.kernel.upfloats.filling import fill
from fairswiss.kernel.vocabulary.cards import Card
from fairswiss.kernel.vocabulary.colours import LETTERS, balance
from fairswiss.kernel.vocabulary.entrants import MILD, NO_PREFERENCE, STRONG, Entrant
from fairswiss.model import EventInfo, Game, Player, Round, Scoring, TeamEvent, Tournament
from fairswiss.rules import edition
from fairswiss.rules.swiss_team_2026.colours import Colours
from fairswiss.rules.swiss_team_2026.criteria import CRITERIA

SYSTEM = "swiss-team-2026"


def told(count: int, *rounds: Sequence[str], planned: int = 9, code: str = "FIDE_TEAM", **facts: Any) -> Tournament:
    """Teams 1, 2, … with these rounds of matches: ``1-2 1 0``, White on the first board first."""
    played = tuple(Round.of([_match(text) for text in matches]) for matches in rounds)
    players = [Player(number, f"Team {number}") for number in range(1, count + 1)]
    usual = {
        "rounds": played, "rounds_planned": planned, "first_colour": "w", "info": EventInfo(encoded_type=code),
        "scoring": Scoring.of(20, 10, 0, 10), "team_event": TeamEvent(secondary=((),) * (len(rounds) + 1)),
    }  # fmt: skip
    return Tournament.build(players, **{**usual, **facts})


def _match(text: str) -> Game:
    pair, white, black = text.split()
    one, other = map(int, pair.split("-"))
    return Game(one, other, white, black)


def paired(tournament: Tournament, *, explain: bool = False, **options: str) -> Pairing:
    """The next round."""
    return edition(SYSTEM).pair(tournament, Options(**options), explain)


def team(
    number: int,
    score: int = 0,
    met: Sequence[int] = (),
    *,
    floated: bool = False,
    colours: str = "",
    wants: str = "",
    unplayed: str = "",
) -> Entrant:
    """A team with this score in tenths; ``wants`` is a colour it prefers, strongly if written large."""
    card = Card(Player(number, f"Team {number}"), 0, number)
    card.score = card.points = score
    card.met = dict.fromkeys(met, 1)
    card.colours = colours
    card.rounds_played = list(range(len(colours)))
    card.unplayed = [(place, code, 0) for place, code in enumerate(unplayed.split(), 1)]
    made = Entrant(card, 1, lambda card, number: "up" if floated and number == 1 else "", lambda card: False)
    strength = NO_PREFERENCE if not wants else MILD if wants.islower() else STRONG
    made.claim(LETTERS.index(wants.lower()) if wants else 0, strength)
    assert made.difference == balance(colours)
    return made


def brackets(*teams: Entrant) -> list[tuple[list[int], list[tuple[int, int]]]]:
    """Of every bracket the upfloaters and the pairs."""
    filled = list(fill(teams, lambda one: one.upfloated[0], "3.3", CRITERIA.faults))
    return [([one.number for one in each.upfloaters], [(a.number, b.number) for a, b in each.pairs]) for each in filled]


def white(one: Entrant, other: Entrant, *, drawn: str = "w", second: dict[int, int] | None = None) -> tuple[int, str]:
    """The team with White on the first board, and the article that decides."""
    numbers = sorted((one.number, other.number))
    colours = Colours(drawn, list(range(1, numbers[-1] + 1)), second or {})
    decided = colours.claim(one, other)
    reason = colours.reason(decided)
    assert reason.white == decided.white.number
    return decided.white.number, reason.articles[0].number
