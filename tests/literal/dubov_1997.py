"""A round of the Dubov text of 1997, found by trying everything in the order of the text.

This is the definition of right that the engine is compared with. It shares nothing with the engine but the
facts (``fairswiss.model``), it knows no search that is better than trying, and it is meant for ten players
or so. One function per step, named after the article; "reading N" is a line of docs/rulings/dubov-1997.md.

The order of a round: bye (4), then round 1 by chapter 5, later rounds score group by score group: floaters
(8.1, 8.2), islands (7.1), odd group (7.2), players left over (6.4), players without due colour (reading 10),
transfers (7.3, 7.4), columns (6.2), rows (6.3), white against white (end of 6.3); then colours (3).
"""

from collections.abc import Mapping

from fairswiss.model import Tournament
from tests.literal.dubov_1997_colours import article_3, article_4
from tests.literal.dubov_1997_groups import (
    Situation,
    Trace,
    article_6_2,
    article_6_3,
    article_6_3_end,
    article_6_4,
    article_7_1,
    article_7_2,
    article_7_3_and_7_4,
    article_8_2,
    reading_10,
)
from tests.literal.dubov_1997_people import (
    Graph,
    GroupTrace,
    LiteralImpossible,
    LiteralRound,
    Pair,
    Person,
    forbidden_pairs,
    legal_graph,
    people_of,
)

__all__ = ["LiteralImpossible", "LiteralRound", "pair_round"]


def article_5(people: Mapping[int, Person], graph: Graph, first_colour: str, trace: "Trace") -> LiteralRound:
    """Round 1: upper half against lower half."""
    if first_colour not in ("w", "b"):
        raise ValueError("the colour of the first board has not been drawn")
    order = sorted(people.values(), key=lambda p: (-p.rating, p.title, p.alphabet))
    bye = None
    if len(order) % 2:
        for choice in reversed(order):
            if graph.completable({p.number for p in order} - {choice.number}):
                bye = choice.number
                break
            trace.note("4 second choice", f"the bye of {choice.number} leaves no complete pairing")
        else:
            raise LiteralImpossible("no bye leaves a complete pairing of round 1")
        order = [p for p in order if p.number != bye]
    elif not graph.completable({p.number for p in order}):
        raise LiteralImpossible("round 1 has no complete pairing")
    upper, lower = order[: len(order) // 2], order[len(order) // 2 :]
    rows = article_6_3(upper, lower, graph, trace)
    if rows is None:
        rows = article_6_3_end(upper, lower, graph, trace)
    pairs = []
    for board, (left, right) in enumerate(rows, 1):
        left_is_white = (first_colour == "w") == (board % 2 == 1)
        pairs.append((left, right) if left_is_white else (right, left))
    return LiteralRound(pairs, bye)


def pair_groups(
    people: Mapping[int, Person],
    graph: Graph,
    without_2_5: Graph,
    *,
    relaxed: bool = False,
    upfloat_limit: str = "strict",
    keep_apart: bool = True,
) -> tuple[list[Pair], frozenset[int], list[GroupTrace]]:
    """Chapters 6 to 8 for players who can all be paired: pairs without colours, who was freed, the trace."""
    at = Situation(people, graph, relaxed, upfloat_limit, keep_apart, set(people))
    scores = sorted({p.score for p in people.values()}, reverse=True)
    traces = [pair_group(at, score, without_2_5) for score in scores]
    if at.unpaired:
        raise AssertionError(f"left unpaired: {sorted(at.unpaired)}")
    return at.pairs, frozenset(at.freed), traces


def pair_group(at: Situation, score: int, without_2_5: Graph) -> GroupTrace:
    """One score group: its pairs are added to those of the situation."""
    at.trace = Trace()
    article_8_2(at, score)
    article_7_1(at, score, without_2_5)
    before = at.graph
    came_up = article_7_2(at, score, without_2_5)
    group, left_over = article_6_4(at, score, came_up)
    whites, blacks = reading_10(at, group)
    article_7_3_and_7_4(at, whites, blacks)
    article_6_2(whites, blacks)
    rows = article_6_3(whites, blacks, at.graph, at.trace)
    if rows is None:
        rows = article_6_3_end(whites, blacks, at.graph, at.trace)
    for a, b in rows:
        at.pair(a, b)
    at.graph = before
    if came_up in at.unpaired:
        at.freed.discard(came_up)
    at.floaters += [p.number for p in left_over if p.number != came_up]
    at.never_again(at.floaters, at.floaters)
    return GroupTrace(score, tuple(at.trace.steps))


def pair_round(tournament: Tournament, *, upfloat_limit: str = "strict", keep_apart: bool = True) -> LiteralRound:
    """The next round of the tournament, for everybody who is not absent from it.

    ``keep_apart`` says whether a complete pairing may pair floaters with each other or with groups they have
    already left; it can matter with "yield" only, and is there to have that tested.
    """
    if upfloat_limit not in ("strict", "yield"):
        raise ValueError(upfloat_limit)
    people = people_of(tournament)
    forbidden = forbidden_pairs(tournament)
    strict = legal_graph(people, forbidden)
    lifted = legal_graph(people, forbidden, article_2_5_in_force=False)
    first = Trace()
    if not tournament.rounds:
        paired = article_5(people, lifted, tournament.first_colour, first)
        return LiteralRound(paired.pairs, paired.bye, groups=(GroupTrace(0, tuple(first.steps)),))
    bye, relaxed = _bye_and_mode(people, strict, lifted, first)
    playing = {number: p for number, p in people.items() if number != bye}
    pairs, freed, traces = pair_groups(
        playing,
        lifted if relaxed else strict,
        lifted,
        relaxed=relaxed,
        upfloat_limit=upfloat_limit,
        keep_apart=keep_apart,
    )
    coloured = [article_3(people[a], people[b]) for a, b in pairs]
    return LiteralRound(coloured, bye, relaxed, freed, (GroupTrace(0, tuple(first.steps)), *traces))


def _bye_and_mode(people: Mapping[int, Person], strict: Graph, lifted: Graph, trace: Trace) -> tuple[int | None, bool]:
    """The bye, and whether 2.5 is only a preference (reading 24)."""
    choices: list[int | None] = [None]
    if len(people) % 2:
        choices = [p.number for p in article_4(people)]
    for relaxed, graph in ((False, strict), (True, lifted)):
        for place, choice in enumerate(choices):
            if graph.completable(set(people) - {choice}):
                if choice is not None:
                    trace.note("4", f"the bye goes to {choice}")
                    if place:
                        trace.note("4 second choice", f"{place} before him leave no complete pairing")
                if relaxed:
                    trace.note("2.5 lifted", "2.5 is a preference in this round")
                return choice, relaxed
    raise LiteralImpossible("no complete legal pairing, not even without 2.5")
