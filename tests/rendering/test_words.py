"""Every name the rules and the judge use has words, and every word is used."""

from collections.abc import Iterator
from typing import get_args

import pytest

from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.tables.berger import Schedule
from fairswiss.kernel.vocabulary.ladder import Row
from fairswiss.rendering import FORMS, csv_of, render, telling, words, workbook_of
from fairswiss.rules import edition
from fairswiss.rules.dutch_1992 import criteria as criteria_1992
from fairswiss.rules.dutch_2012 import criteria as criteria_2012
from fairswiss.rules.dutch_2017 import criteria as criteria_2017
from fairswiss.rules.dutch_2026 import criteria as criteria_2026
from fairswiss.tiebreaks.boards import BoardList
from fairswiss.why import Explanation, Preference
from fairswiss.why.clauses import ByPreference, Clause
from fairswiss.why.differences import ByeFault, Difference
from fairswiss.why.obstacles import DeadEnd, LeftBehind, Passed, RowsBelow
from fairswiss.why.steps import Step
from fairswiss.why.verdicts import Because, WorseBar, WorseBye
from tests.own import EVERY_WORD, own_kinds
from tests.rendering.samples import (
    Shown,
    by_burstein,
    by_keizer,
    by_lim,
    by_matches,
    by_sides,
    chosen,
    drawn,
    drawn_dutch,
    kept_apart,
    made,
    round_robins,
)
from tests.rendering.team_samples import by_teams, of_teams

OUT_OF_REACH = {"island-stays", "nobody-came-up", "search-given-up"}
"""The engine keeps the round completable, so that an island and an odd group always find somebody below; and small
brackets are searched to the end."""
MOST = 300
"""So many seeds have to bring everything up."""
RARE = (0, 2, 5, 18, 20, 24, 26, 36, 43, 46, 47, 54, 56, 80, 81, 91, 119, 120, 125, 126, 175, 211, 227)
"""Histories that bring everything up between them: tried before the rest, which they spare."""
ELSEWHERE = ("answer.", "hindsight.", "what-if.", "search.", "check.agrees.then", "standings.", "what.")
"""Words for what is not rendered here: answers are covered by tests/answers, previews by tests/cli/test_what_if.py,
corrections by tests/web/explanations/test_corrections.py and test_correction_journey.py, standings of one system by
tests/rules/keizer/test_3_reasons.py."""


def kinds(union: object) -> set[str]:
    """The names of the members of a closed union."""
    members = get_args(union)
    own = {kind.kind for base in members if base.__name__.startswith("Own") for kind in own_kinds(base)}
    return {member.kind for member in members if not member.__name__.startswith("Own")} | own


def told(part: str) -> set[str]:
    """The names that have words under this part, variants aside."""
    return {name.split(".")[1] for name in EVERY_WORD if name.startswith(f"{part}.")}


def test_every_kind_of_step_has_words_and_no_other() -> None:
    assert told("event") == kinds(Step)


def test_every_reason_for_passing_over_has_words_and_no_other() -> None:
    assert told("passed") == kinds(Passed)


def test_every_clause_about_colours_has_words_and_no_other() -> None:
    by_preference = {rule.value for rule in Preference}
    assert told("rule") == kinds(Clause) - {ByPreference.kind} | by_preference | {"waived"}


def test_every_verdict_has_words_and_no_other() -> None:
    passed = {RowsBelow.kind, LeftBehind.kind, DeadEnd.kind}
    variants = {"skipped-on-ladder", WorseBye.kind, WorseBar.kind}
    assert told("verdict") == kinds(Because) - variants | passed


def test_every_difference_has_words_and_no_other() -> None:
    assert told("difference") == kinds(Difference) - {ByeFault.kind}


@pytest.mark.parametrize(
    ("system", "ladder", "besides"),
    [
        ("dutch-1992", criteria_1992.LADDER, set()),
        ("dutch-2012", criteria_2012.LADDER, set()),
        ("dutch-2017", criteria_2017.LADDER, set()),
        ("dutch-2026", criteria_2026.LADDER, {"C5"}),
    ],
)
def test_every_criterion_has_a_meaning_and_no_other(system: str, ladder: tuple[Row, ...], besides: set[str]) -> None:
    assert set(edition(system).criteria) == {row.code for row in ladder} | besides


class _Listening(dict[str, str]):
    """The table of words, writing down what was asked for."""

    def __init__(self, table: dict[str, str]) -> None:
        super().__init__(table)
        self.used: set[str] = set()

    def __getitem__(self, name: str) -> str:
        self.used.add(name)
        return super().__getitem__(name)


def _explanations(shown: Shown) -> Iterator[Explanation]:
    if isinstance(shown.subject, Pairing) and shown.subject.explanation:
        yield shown.subject.explanation


def _events_of(explanation: Explanation) -> set[str]:
    steps = [*explanation.opening, *(step for group in explanation.groups for step in group.steps)]
    return {step.kind for step in steps}


@pytest.mark.long
def test_random_histories_bring_every_event_and_every_word_into_every_form(monkeypatch: pytest.MonkeyPatch) -> None:
    table = _Listening(words.WORDS)
    monkeypatch.setattr(words, "WORDS", table)
    words.catalogued.cache_clear()
    own: set[str] = set()

    def listening(chosen: str, english: str, name: str) -> str:
        own.add(name)
        return english

    monkeypatch.setattr(telling, "catalogued", listening)
    happened: set[str] = set()
    wanted = kinds(Step) - OUT_OF_REACH
    expected = {name for name in EVERY_WORD if not name.startswith(ELSEWHERE)}

    def show(shown: Shown) -> None:
        for form in FORMS:
            assert render(shown.subject, form, shown.tournament)
        if isinstance(shown.subject, Schedule | BoardList):
            assert csv_of(shown.subject)
            assert workbook_of(shown.subject)
        for explanation in _explanations(shown):
            happened.update(_events_of(explanation))

    for shown in (*chosen(), *kept_apart(), *made(), *round_robins(), *by_burstein(), *by_keizer(), *of_teams()):
        show(shown)
    for seed in (*RARE, *range(MOST)):
        for shown in (
            *drawn(seed),
            *drawn_dutch(seed),
            *by_sides(seed),
            *by_lim(seed),
            *by_matches(seed),
            *by_teams(seed),
        ):
            show(shown)
        if happened >= wanted and table.used | own >= expected:
            break
    assert wanted - happened == set()
    assert expected - table.used - own == set()
    assert table.used <= set(table)
