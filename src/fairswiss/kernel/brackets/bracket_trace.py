"""The why of a bracket: the first candidate, what was wrong with it, and what the chosen one costs."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol

from fairswiss import why
from fairswiss.kernel.brackets.allocation import Claim
from fairswiss.kernel.brackets.alterations import alterations
from fairswiss.kernel.vocabulary.candidates import Candidate, FirstCandidate, Pairs, Scorecard
from fairswiss.kernel.vocabulary.colours import BLACK, LETTERS, WHITE
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Row
from fairswiss.why import Article, CardLine, ColourRules, GroupTrace, Law, OwnRule


class Barriers(Protocol):
    """The articles of an edition on pairs that no round may have."""

    @property
    def law(self) -> Law: ...
    @property
    def met(self) -> str: ...
    @property
    def clash(self) -> str: ...


class Citations(NamedTuple):
    """The articles of an edition for what every bracket shares."""

    law: Law
    halves: str
    perfect: str
    best: str
    met: str
    clash: str
    completion: str
    downfloat: str
    colours: ColourRules
    sets: str
    """The order of sets of moved-down players."""
    exchanges: str
    transpositions: str
    barred: str = ""
    """The article on players who may not have the bye."""
    has_limbo: bool = True
    """True if the players whom the first candidate leaves out from the start are called the limbo."""

    def order(self, chosen: Scorecard, later: Scorecard) -> str:
        """The article that puts one of two equals first: the order of sets where it decides before the last rows."""
        return self.sets if len(later) < len(chosen) else self.best


STRENGTHS = ("", "mild", "strong", "absolute")


def card_line(entrant: Entrant) -> CardLine:
    """The player's data before the round, as a line of the published list."""
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


def colour_reason(claim: Claim, rules: ColourRules) -> "why.clauses.ColourReason":
    """The reason for the colours of a pair; ``rules`` are the articles of the edition on colours."""
    rule, player = claim.rule, claim.prevailing.number if claim.prevailing else None
    clause = rule.clause(player or 0) if isinstance(rule, OwnRule) else why.clauses.ByPreference(rule, player)
    return why.clauses.ColourReason(claim.white.number, claim.black.number, clause, rules[claim.rule])


def obstacle_between(
    one: Entrant, other: Entrant, citations: Barriers
) -> "why.obstacles.Met | why.obstacles.Forbidden | why.obstacles.Clash | None":
    """The obstacle that forbids the pair in any round."""
    met = one.card.met.get(other.number)
    if met:
        return why.obstacles.Met(other.number, citations.law(citations.met), met)
    if other.number in one.card.apart:
        return why.obstacles.Forbidden(other.number, citations.law(citations.met), one.card.apart[other.number])
    return _clash(one, other, citations)


def _clash(one: Entrant, other: Entrant, citations: Barriers) -> "why.obstacles.Clash | None":
    return why.obstacles.Clash(other.number, citations.law(citations.clash)) if one.clashes_with(other) else None


def bracket_steps(
    candidate: Candidate,
    first: FirstCandidate,
    scorecard: Scorecard | None,
    rows: Sequence[Row],
    citations: Citations,
    bye: Entrant | None = None,
) -> "Iterator[why.steps.OfBracket]":
    """The steps of a bracket; the scorecard is the first candidate's, and so is the bye."""
    law, best = citations.law, citations.law(citations.best)
    s1, s2, out = map(_numbers, (first.s1, first.s2, first.limbo))
    limbo, left_out = (out, ()) if citations.has_limbo else ((), out)
    yield why.steps.Bracket(law(citations.halves), s1, s2, limbo, left_out)
    yield _judged_first(candidate, first.pairs, scorecard, rows, citations, bye)
    sets, exchanges, transpositions = citations.sets, citations.exchanges, citations.transpositions
    yield from alterations(candidate, first, law(sets), law(exchanges), law(transpositions))
    for higher, lower in candidate.moved_down_pairs:
        yield why.steps.MovedDownPaired(best, higher.number, lower.number)
    for higher, lower in candidate.remainder_pairs:
        yield why.steps.BracketPaired(best, higher.number, lower.number)
    for player in candidate.downfloaters:
        yield why.steps.Downfloat(law(citations.downfloat), player.number)
    marks = tuple(
        why.steps.Mark(row.code, Article(law.edition, row.article), sum(digits), row.breaks_down)
        for row, digits in zip(rows, candidate.scorecard, strict=True)
        if any(digits)
    )
    yield why.steps.Scorecard(best, marks)


def _judged_first(
    candidate: Candidate,
    pairs: Pairs,
    scorecard: Scorecard | None,
    rows: Sequence[Row],
    citations: Citations,
    bye: Entrant | None,
) -> "why.steps.First":
    """The outcome of the first candidate: taken, against a rule, a dead end, or worse on some criterion."""
    law = citations.law
    for higher, lower in pairs:
        if not higher.may_meet(lower):
            obstacle = _clash(higher, lower, citations) or obstacle_between(higher, lower, citations)
            if obstacle is None:
                raise AssertionError("the first candidate was looked at while somebody was asked to meet another")
            return why.steps.FirstIllegal(obstacle.articles, higher.number, lower.number, obstacle)
    if set(pairs) == set(candidate.pairs):
        perfect = not any(any(digits) for digits in candidate.scorecard)
        return why.steps.FirstTaken(law(citations.perfect if perfect else citations.best), perfect)
    if scorecard is None and bye and bye.barred_from_pab:
        return why.steps.FirstByeBarred(law(citations.barred), bye.number)
    if scorecard is None:
        return why.steps.FirstDeadEnd(law(citations.completion))
    for row, theirs, ours in zip(rows, scorecard, candidate.scorecard, strict=True):
        if theirs != ours:
            return why.steps.FirstWorse(law(row.article), row.code, sum(theirs), sum(ours))
    return why.steps.FirstLater(law(citations.best))


def group_trace(
    score: int, residents: list[Entrant], moved_down: list[Entrant], taken: "Iterable[why.steps.Step]"
) -> GroupTrace:
    """The bracket with its residents by preference, and its steps."""
    return GroupTrace(
        score,
        _numbers(residents),
        _numbers(moved_down),
        _numbers([player for player in residents if player.preference == WHITE]),
        _numbers([player for player in residents if player.preference == BLACK]),
        _numbers([player for player in residents if not player.preference]),
        tuple(taken),
    )


def _numbers(players: Sequence[Entrant]) -> tuple[int, ...]:
    return tuple([player.number for player in players])
