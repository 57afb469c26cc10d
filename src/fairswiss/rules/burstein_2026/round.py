"""A whole round by the Burstein system: the bye, the brackets, the colours, and the reasons (1.9)."""

from collections.abc import Iterator

from fairswiss import why
from fairswiss.kernel.brackets.bracket_round import Outcome
from fairswiss.kernel.brackets.bracket_trace import Citations, bracket_steps, card_line, colour_reason, group_trace
from fairswiss.kernel.brackets.colouring import boards
from fairswiss.kernel.edition import Pairing, require_ready
from fairswiss.kernel.options import Options
from fairswiss.model.tournament import Tournament
from fairswiss.rules.burstein_2026.brackets import bye_of, pair_brackets
from fairswiss.rules.burstein_2026.colours import COLOUR_RULES, ID, LAW
from fairswiss.rules.burstein_2026.definitions import Players, colours_of
from fairswiss.why import CardLine, Explanation, Layout

CITATIONS = Citations(
    LAW,
    halves="4.3",
    perfect="3.2.2",
    best="3.2.2",
    met="2.1.1",
    clash="2.1.3",
    completion="2.2.1",
    downfloat="3.2.1",
    colours=COLOUR_RULES,
    sets="",
    exchanges="",
    transpositions="",
    barred="2.1.2",
    has_limbo=False,
)


def pair_next_round(tournament: Tournament, options: Options = Options(), explain: bool = False) -> Pairing:
    """Pair the next round, one after the seeding rounds; boards by score and pairing number (reading 8)."""
    del options
    coming = require_ready(tournament)
    players = Players(tournament)
    colours = colours_of(tournament, players)
    bye = bye_of(players)
    brackets = pair_brackets([player for player in players.all if player is not bye], players.rank, colours)
    pairs = [pair for outcome in brackets.outcomes for pair in outcome.candidate.pairs]
    claims, placed = boards(pairs, colours.claim)
    if 2 * len(placed) + (bye is not None) != len(players.all):
        raise AssertionError("not everybody was paired, although the round was proven to be completable")
    explanation = None
    if explain:
        groups = tuple(
            group_trace(outcome.score, outcome.field.residents, [], _steps(outcome)) for outcome in brackets.outcomes
        )
        reasons = tuple(colour_reason(claim, CITATIONS.colours) for claim in claims)
        opening = (why.steps.Pab(LAW("3.1"), bye.number, bye.score, lowest=True),) if bye else ()
        explanation = Explanation(ID, coming, lines(players), opening, groups, reasons, Layout.BRACKETS)
    return Pairing(ID, coming, placed, bye.number if bye else None, explanation)


def _steps(outcome: Outcome) -> "Iterator[why.steps.OfBracket]":
    """The first candidate by 4.3, what was wrong with it, and what was taken; no text alters one into the other."""
    first = outcome.first_candidate()
    card, rows = outcome.scorecard_of(first.pairs), outcome.packing.rows
    for step in bracket_steps(outcome.candidate, first, card, rows, CITATIONS):
        if not isinstance(step, why.steps.Alteration):
            yield step


def lines(players: Players) -> tuple[CardLine, ...]:
    """1.8: the published list, by score and, inside a score, by the opposition."""
    from fairswiss.rules.burstein_2026.lines import KnownOpposition  # a round that is only paired needs none

    ranked = sorted(players.all, key=lambda player: (-player.score, players.rank(player)))
    return tuple(card_line(player)._replace(own=KnownOpposition(*players.rank.of[player.number])) for player in ranked)


def published_list(tournament: Tournament, options: Options = Options()) -> tuple[CardLine, ...]:
    """Score, opposition and preference of everybody taking part."""
    del options
    return lines(Players(tournament))
