"""The kinds of the why: closed unions of frozen values, which nobody pays for who does not ask."""

import pickle
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from fairswiss.usecases.rounds import check, pair
from fairswiss.why import Article, Law, Part, clauses, differences, obstacles, steps, verdicts
from fairswiss.why.values import Value
from tests.rendering.samples import DUTCH, SYSTEM, small_open

LAW = Law("dubov-1997")
UNIONS: tuple[tuple[ModuleType, object, set[type[Value]]], ...] = (
    (steps, steps.Step, {steps.Mark}),
    (obstacles, obstacles.Passed, {obstacles.OwnAbsolute}),
    (clauses, clauses.Clause, set()),
    (verdicts, verdicts.Because, set()),
    (differences, differences.Difference, set()),
)


def kinds_of(module: ModuleType) -> set[type[Value]]:
    """The kinds that a module declares; names with a line in front are what kinds share."""
    found = [thing for name, thing in vars(module).items() if not name.startswith("_") and isinstance(thing, type)]
    return {kind for kind in found if issubclass(kind, Value) and kind.__module__ == module.__name__}


@pytest.mark.parametrize(("module", "union", "parts"), UNIONS, ids=lambda one: getattr(one, "__name__", ""))
def test_every_kind_belongs_to_its_union(module: ModuleType, union: object, parts: set[type[Value]]) -> None:
    assert kinds_of(module) == {kind for kind in get_args(union) if kind.__module__ == module.__name__} | parts
    assert len({kind.kind for kind in kinds_of(module)}) == len(kinds_of(module))


def test_a_value_equals_its_own_kind_alone() -> None:
    row, moved = steps.Row(LAW("6.3"), 1, 2), steps.FloaterPaired(LAW("6.3"), 1, 2)
    assert row == steps.Row(articles=LAW("6.3"), one=1, two=2, fewest=False)
    assert row != moved
    assert obstacles.Forbidden(1, LAW("2.1")) != obstacles.Clash(1, LAW("2.1"))
    assert len({row, moved, steps.Row(LAW("6.3"), 1, 2)}) == 2
    assert repr(obstacles.Clash(3, ())) == "Clash(player=3, articles=())"


def test_a_value_is_frozen_and_travels() -> None:
    row = steps.Row(LAW("6.3"), 1, 2, passed=(obstacles.Met(4, LAW("2.1"), 3),))
    for name in ("one", "strange"):
        with pytest.raises(AttributeError):
            setattr(row, name, 5)
    assert pickle.loads(pickle.dumps(row)) == row
    assert (row.kind, row.players, steps.NobodyCameUp.kind) == ("row", (1, 2), "nobody-came-up")


@pytest.mark.parametrize("given", [{}, {"player": 1}, {"player": 1, "articles": (), "strange": 2}])
def test_a_value_has_its_fields_and_no_others(given: dict[str, object]) -> None:
    with pytest.raises(TypeError, match=r"Clash\(player, articles\)"):
        obstacles.Clash(**given)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        obstacles.Clash(1, (), 2)  # type: ignore[call-arg]


def test_an_article_knows_its_edition_and_its_name_in_the_index() -> None:
    assert LAW("6.4", "") + LAW.readings(5) == (Article("dubov-1997", "6.4"), Article("dubov-1997", "5", Part.READING))
    assert [article.key for article in LAW("6.4") + LAW.readings(5)] == ["6.4", "reading 5"]


@pytest.mark.parametrize("system", [SYSTEM, *DUTCH])
def test_everything_cited_is_of_the_edition_that_paired(system: str) -> None:
    explanation = pair(small_open(), system, explain=True).explanation
    assert explanation is not None
    taken = [*explanation.opening, *(step for group in explanation.groups for step in group.steps)]
    cited = [article for step in taken for part in (step, *step.passed) for article in part.articles]
    cited += [article for colour in explanation.colours for article in colour.articles]
    cited += [mark.article for step in taken if isinstance(step, steps.Scorecard) for mark in step.marks]
    cited += [article for found in check(small_open(), system) for one in found.differences for article in one.articles]
    assert {article.edition for article in cited} == {system}


def test_a_round_that_is_only_paired_makes_no_kinds(tmp_path: Path) -> None:
    file = tmp_path / "event"
    file.write_bytes(pickle.dumps(small_open()))
    script = (
        "import pickle, sys; from pathlib import Path; from fairswiss.judge import pair_round; "
        f"event = pickle.loads(Path({str(file)!r}).read_bytes()); "
        f"rounds = [pair_round(event, system) for system in {[SYSTEM, *DUTCH]}]; "
        "print([name for name in sys.modules if name.startswith('fairswiss.why.')], len(rounds))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=300)
    assert done.stdout == "[] 5\n"
