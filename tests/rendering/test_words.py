"""Every name the rules and the judge use has words, and every word is used."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import fairswiss
from fairswiss.explain import Explanation
from fairswiss.kernel.berger import Schedule
from fairswiss.kernel.edition import Pairing
from fairswiss.rendering import FORMS, csv_of, render, words
from fairswiss.rules.dutch_1992 import criteria as criteria_1992
from fairswiss.rules.dutch_1992 import round as dutch_1992
from fairswiss.rules.dutch_2012 import criteria as criteria_2012
from fairswiss.rules.dutch_2012 import round as dutch_2012
from fairswiss.rules.dutch_2017 import criteria as criteria_2017
from fairswiss.rules.dutch_2017 import round as dutch_2017
from fairswiss.rules.dutch_2026 import criteria as criteria_2026
from fairswiss.rules.dutch_2026 import round as dutch_2026
from tests.rendering.samples import Shown, chosen, drawn, drawn_dutch, made, round_robins

SOURCE = Path(fairswiss.__file__).parent
RULES = sorted([*(SOURCE / "rules").rglob("*.py"), *(SOURCE / "kernel").rglob("*.py")])
ROUND = SOURCE / "kernel" / "bracket_questions.py"
TABLES = SOURCE / "kernel" / "table_round.py"
QUESTIONS = SOURCE / "rules" / "dubov_1997" / "questions.py"
OUT_OF_REACH = {"island-stays", "nobody-came-up", "search-given-up"}
"""The engine keeps the round completable, so that an island and an odd group always find somebody below; and small
brackets are searched to the end."""
MOST = 3000


def _calls(path: Path, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called == name:
                yield node


def _texts(node: ast.AST) -> list[str]:
    return [part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def _first_text(call: ast.Call) -> str:
    return next(text for argument in call.args for text in _texts(argument))


def events() -> set[str]:
    """The steps the editions write down, and the names they give to special brackets."""
    special = {
        keyword.value.value
        for path in RULES
        for call in _calls(path, "_replace")
        for keyword in call.keywords
        if keyword.arg == "event" and isinstance(keyword.value, ast.Constant) and isinstance(keyword.value.value, str)
    }
    return special | {
        text
        for path in RULES
        for call in (*_calls(path, "add"), *_calls(path, "Step"))
        if len(call.args) > 1
        for text in _chosen(call.args[0])
    }


def _chosen(node: ast.expr) -> list[str]:
    """A text, or both of a choice between two."""
    if isinstance(node, ast.IfExp):
        return [*_chosen(node.body), *_chosen(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def reasons(*names: str) -> set[str]:
    """Why candidates are passed over, in the modules of these names or in all."""
    paths = [path for path in RULES if not names or path.stem in names]
    return {_texts(call.args[1])[0] for path in paths for call in _calls(path, "Passed")}


def rules() -> set[str]:
    """The clauses about colours."""
    named = {_first_text(call) for path in RULES for call in _calls(path, "Allocation")}
    editions = (dutch_1992, dutch_2012, dutch_2017, dutch_2026)
    return named | by_tables() | {rule for edition in editions for rule in edition.COLOUR_RULES}


def by_tables() -> set[str]:
    """The clauses about colours in round robins."""
    tree = ast.parse(TABLES.read_text(encoding="utf-8"))
    chosen = next(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "_colour")
    named = [text for call in _calls(TABLES, "ColourReason") for text in _chosen(call.args[1])]
    return {*named, *(text for node in ast.walk(chosen) if isinstance(node, ast.IfExp) for text in _chosen(node))}


def verdicts() -> set[str]:
    """What the judge and the editions themselves give as a reason."""
    tree = ast.parse(QUESTIONS.read_text(encoding="utf-8"))
    said = next(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "_said_of")
    returned = [node.value for node in ast.walk(said) if isinstance(node, ast.Return)]
    found = {
        value.elts[0].value
        for value in returned
        if isinstance(value, ast.Tuple) and isinstance(value.elts[0], ast.Constant)
    }
    for path in (SOURCE / "judge.py", QUESTIONS, ROUND, TABLES):
        for call in _calls(path, "Verdict"):
            if len(call.args) > 3:
                found.update(_texts(call.args[3]))
    return {str(name) for name in found}


def differences() -> set[str]:
    """The kinds of differences the judge and the editions name."""
    found: set[str] = set()
    for path in (SOURCE / "judge.py", QUESTIONS, ROUND, TABLES, SOURCE / "kernel" / "bracket_check.py"):
        chosen = {
            n.targets[0]: n.value for n in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(n, ast.Assign)
        }
        kinds = [value for target, value in chosen.items() if isinstance(target, ast.Name) and target.id == "kind"]
        kinds += [call.args[0] for call in _calls(path, "Difference")]
        for kind in kinds:
            branches = [kind.body, kind.orelse] if isinstance(kind, ast.IfExp) else [kind]
            found.update(text for branch in branches for text in _texts(branch))
    return found


def told(part: str) -> set[str]:
    """The names that have words under this part, variants aside."""
    return {name.split(".")[1] for name in words.WORDS if name.startswith(f"{part}.")}


def test_every_event_of_the_rules_has_words_and_no_other() -> None:
    assert told("event") == events()


def test_every_reason_for_passing_over_has_words_and_no_other() -> None:
    assert told("passed") == reasons()


def test_every_clause_about_colours_has_words_and_no_other() -> None:
    assert told("rule") == rules() | {"waived"}


def test_every_verdict_has_words_and_no_other() -> None:
    by_the_steps = reasons("limitations", "hand", "columns", "bracket_questions")
    assert {"taken", "same-half", "paired", "worse", "later-in-sequence"} <= verdicts()
    assert told("verdict") == verdicts() | by_the_steps


def test_every_difference_has_words_and_no_other() -> None:
    assert told("difference") == differences()


def test_every_criterion_has_a_meaning_and_no_other() -> None:
    editions = (criteria_1992, criteria_2012, criteria_2017, criteria_2026)
    codes = {row.code for edition in editions for row in edition.LADDER}
    told_of = {name.removeprefix("criterion.") for name in words.WORDS if name.startswith("criterion.")}
    assert told_of == codes | {"C5"}


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
    return {step.event for step in steps}


def test_random_histories_bring_every_event_and_every_word_into_every_form(monkeypatch: pytest.MonkeyPatch) -> None:
    table = _Listening(words.WORDS)
    monkeypatch.setattr(words, "WORDS", table)
    happened: set[str] = set()
    wanted = events() - OUT_OF_REACH

    def show(shown: Shown) -> None:
        for form in FORMS:
            assert render(shown.subject, form, shown.tournament)
        if isinstance(shown.subject, Schedule):
            assert csv_of(shown.subject)
        for explanation in _explanations(shown):
            happened.update(_events_of(explanation))

    for shown in (*chosen(), *made(), *round_robins()):
        show(shown)
    for seed in range(MOST):
        for shown in (*drawn(seed), *drawn_dutch(seed)):
            show(shown)
        if seed > 100 and happened >= wanted and table.used == set(table):
            break
    assert wanted <= happened
    assert table.used == set(table)
