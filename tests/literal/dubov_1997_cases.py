"""Small positions of the Dubov text, and rounds that the enumerator pairs of them."""

from collections.abc import Collection, Sequence
from fractions import Fraction

import pytest

from fairswiss.model import (
    Absence,
    Game,
    Player,
    Prohibition,
    Round,
    Tournament,
)
from tests.literal.dubov_1997 import pair_groups
from tests.literal.dubov_1997_colours import article_3
from tests.literal.dubov_1997_people import (
    Person,
    alphabet,
    article_1_due,
    article_2_6,
    legal_graph,
    other,
)


def rule(*articles: str) -> pytest.MarkDecorator:
    return pytest.mark.rule("dubov-1997", *articles)


def who(
    number: int,
    due: str,
    rating: int = 2000,
    aro: float | str = 2000,
    *,
    score: int = 10,
    fixed: bool = False,
    u: bool = True,
    met: Collection[int] = (),
    name: str = "",
) -> Person:
    """A player as a table of Vega shows one; the history is the shortest one with that due colour."""
    history = other(due) * (2 if fixed else 1)
    return Person(
        number=number,
        alphabet=alphabet(name or f"{number:03}", number),
        rating=rating,
        aro=Fraction(str(aro)),
        score=score,
        history=history,
        due=article_1_due(history),
        c=article_2_6(history),
        u=u,
        met=frozenset(met),
    )


Outcome = tuple[set[tuple[int, int]], list[tuple[str, str]]]


def paired(*people: Person, relaxed: bool = False, upfloat_limit: str = "strict", keep_apart: bool = True) -> Outcome:
    """The pairs (white, black) of chapters 6 to 8 with the colours of chapter 3, and the steps."""
    all_of_them = {p.number: p for p in people}
    lifted = legal_graph(all_of_them, article_2_5_in_force=False)
    graph = lifted if relaxed else legal_graph(all_of_them)
    assert graph.completable(all_of_them), "this case has no complete pairing"
    pairs, _, traces = pair_groups(
        all_of_them, graph, lifted, relaxed=relaxed, upfloat_limit=upfloat_limit, keep_apart=keep_apart
    )
    steps = [step for trace in traces for step in trace.steps]
    return {article_3(all_of_them[a], all_of_them[b]) for a, b in pairs}, steps


def articles(steps: Sequence[tuple[str, str]]) -> list[str]:
    return [article for article, _ in steps]


def four(*rounds: Round, **facts: object) -> Tournament:
    players = [Player(n, name, rating) for n, name, rating in
               ((1, "Ana", 2400), (2, "Ben", 2301), (3, "Cem", 2200), (4, "Dov", 0))]  # fmt: skip
    return Tournament.build(players, **{"rounds": rounds, "rounds_planned": 9, "first_colour": "w", **facts})


def with_history(number: int, history: str, rating: int = 2000, aro: int = 2000) -> Person:
    return Person(
        number, alphabet(f"{number:03}", number), rating, Fraction(aro), 10, history,
        article_1_due(history), article_2_6(history), True,
    )  # fmt: skip


def field_of(*ratings: int, **facts: object) -> Tournament:
    players = [Player(n, f"{n:03}", rating) for n, rating in enumerate(ratings, 1)]
    return Tournament.build(players, **{"rounds_planned": 5, "first_colour": "w", **facts})


def barred_by_2_5(*here: int, kept_apart: tuple[tuple[int, ...], ...] = (), sixth_wins: bool = False) -> Tournament:
    """Round 3: 2 has nothing and met more points in round 2; 5 has 1½, 4 has ½ (or nothing)."""
    codes = ("0", "1") if sixth_wins else ("=", "=")
    return Tournament.build(
        [Player(n, f"{n}", 2000) for n in range(1, 7)],
        rounds=(
            Round.of([Game(1, 2, "1", "0"), Game(3, 4, "1", "0"), Game(5, 6, "1", "0")]),
            Round.of([Game(2, 3, "0", "1"), Game(1, 5, "=", "="), Game(4, 6, *codes)]),
        ),
        rounds_planned=9,
        absences=tuple(Absence(3, n) for n in range(1, 7) if n not in here),
        prohibitions=tuple(Prohibition(players) for players in kept_apart),
    )


def star() -> list[Person]:
    """1 can meet 2, 3 and 4, who cannot meet each other; two of them are left over."""
    return [
        who(1, "w", 2300, score=20),
        who(2, "b", 2200, score=20, met=(3, 4)),
        who(3, "w", 2100, score=20, met=(2, 4)),
        who(4, "b", 2000, score=20, met=(2, 3)),
    ]
