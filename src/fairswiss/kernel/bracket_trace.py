"""The why of a bracket: the first candidate, what was wrong with it, and what the chosen one costs."""

from collections.abc import Sequence
from typing import NamedTuple

from fairswiss.explain import CardLine, ColourReason, GroupTrace, Passed, Step, Trace
from fairswiss.kernel.allocation import Claim
from fairswiss.kernel.alterations import trace_alteration
from fairswiss.kernel.candidates import Candidate, FirstCandidate, Pairs, Scorecard
from fairswiss.kernel.colours import BLACK, LETTERS, WHITE
from fairswiss.kernel.entrants import Entrant
from fairswiss.kernel.ladder import Row


class Citations(NamedTuple):
    """The articles of an edition for what every bracket shares."""

    halves: str
    perfect: str
    best: str
    met: str
    clash: str
    completion: str
    downfloat: str
    colours: dict[str, str]
    """By the name of the rule that decided."""
    barred: str = ""
    """Who may not have the bye."""
    orders: tuple[str, str, str] = ("", "", "")
    """Of sets of moved-down players, of exchanges, of transpositions."""
    left_out: str = "limbo"
    """What those are called whom the first candidate leaves out from the start."""


STRENGTHS = ("", "mild", "strong", "absolute")


def card_line(entrant: Entrant) -> CardLine:
    """What was known of a player before the round."""
    card = entrant.card
    floats = tuple(
        "down" if down else "up" if up else "" for down, up in zip(entrant.downfloated, entrant.upfloated, strict=True)
    )
    return CardLine(
        number=entrant.number,
        name=card.player.name,
        points=card.points,
        score=entrant.score,
        rating=card.rating,
        aro_tenths=0,
        due=LETTERS[entrant.preference],
        may_change_colour=STRENGTHS[entrant.strength] != "absolute",
        may_upfloat=True,
        colours=card.colours,
        opponents=tuple(card.met),
        strength=STRENGTHS[entrant.strength],
        floats=(floats[0], floats[1]),
    )


def colour_reason(claim: Claim, citations: Citations) -> ColourReason:
    """Why a pair has these colours."""
    articles = (citations.colours[claim.rule],)
    return ColourReason(claim.white.number, claim.black.number, claim.rule, articles, claim.facts)


def trace_bracket(
    trace: Trace,
    candidate: Candidate,
    first: FirstCandidate,
    scorecard: Scorecard | None,
    rows: Sequence[Row],
    citations: Citations,
    bye: Entrant | None = None,
) -> None:
    """Write down what happened in a bracket; the scorecard is the first candidate's, and so is the bye."""
    halves = {"s1": first.s1, "s2": first.s2, citations.left_out: first.limbo}
    facts = tuple((name, _numbers(players)) for name, players in halves.items())
    trace.steps.append(Step("bracket", (citations.halves,), facts=facts))
    _judge_first(trace, candidate, first.pairs, scorecard, rows, citations, bye)
    trace_alteration(trace, candidate, first, *citations.orders)
    for higher, lower in candidate.moved_down_pairs:
        trace.add("moved-down-paired", (citations.best,), (higher.number, lower.number))
    for higher, lower in candidate.remainder_pairs:
        trace.add("bracket-paired", (citations.best,), (higher.number, lower.number))
    for player in candidate.downfloaters:
        trace.add("downfloat", (citations.downfloat,), (player.number,))
    failed = [(row.code, sum(digits)) for row, digits in zip(rows, candidate.scorecard, strict=True) if any(digits)]
    costs = ", ".join(f"{code}: {count}" for code, count in failed)
    trace.add("scorecard", (citations.best,), criteria=costs)


def _judge_first(
    trace: Trace,
    candidate: Candidate,
    pairs: Pairs,
    scorecard: Scorecard | None,
    rows: Sequence[Row],
    citations: Citations,
    bye: Entrant | None,
) -> None:
    """What became of the first candidate: taken, against a rule, a dead end, or worse on some criterion."""
    for higher, lower in pairs:
        if not higher.may_meet(lower):
            reason, article = ("clash", citations.clash) if higher.clashes_with(lower) else ("met", citations.met)
            met = higher.card.met.get(lower.number)
            facts = (("round", met),) if met else ()
            passed = Passed(lower.number, "forbidden" if reason == "met" and not met else reason, (article,), facts)
            trace.add("first-illegal", (article,), (higher.number, lower.number), [passed])
            return
    if set(pairs) == set(candidate.pairs):
        perfect = not any(any(digits) for digits in candidate.scorecard)
        trace.add("first-taken", (citations.perfect if perfect else citations.best,))
    elif scorecard is None and bye and bye.barred_from_pab:
        trace.add("first-bye-barred", (citations.barred,) if citations.barred else (), (bye.number,))
    elif scorecard is None:
        trace.add("first-dead-end", (citations.completion,))
    else:
        for row, theirs, ours in zip(rows, scorecard, candidate.scorecard, strict=True):
            if theirs != ours:
                trace.add("first-worse", (row.article,), criterion=row.code, first=sum(theirs), chosen=sum(ours))
                return
        trace.add("first-later", (citations.best,))


def group_trace(score: int, residents: list[Entrant], moved_down: list[Entrant], trace: Trace) -> GroupTrace:
    """The bracket with its residents by preference, and the steps written down so far."""
    return GroupTrace(
        score,
        _numbers(residents),
        _numbers(moved_down),
        _numbers([player for player in residents if player.preference == WHITE]),
        _numbers([player for player in residents if player.preference == BLACK]),
        _numbers([player for player in residents if not player.preference]),
        trace.take(),
    )


def _numbers(players: Sequence[Entrant]) -> tuple[int, ...]:
    return tuple(player.number for player in players)
