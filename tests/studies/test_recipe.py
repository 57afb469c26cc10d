"""Recipes: read, written as data, refused with every problem at once."""

from pathlib import Path

import pytest

from fairswiss import BadRequest
from fairswiss.rules import SHELF
from fairswiss.studies import Cell, Study
from fairswiss.studies.examples import EXAMPLE
from fairswiss.studies.reading import is_swiss
from tests.studies.recipes import CLUB, small

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_the_example_is_the_one_in_the_examples() -> None:
    assert (EXAMPLES / "study-small.toml").read_text("utf-8") == EXAMPLE
    assert Study.parse(EXAMPLE).tournaments == 200


def test_a_recipe_is_the_same_when_read_back_from_its_data() -> None:
    recipe = small(accelerations=["none", "baku"], results={"model": "table", "draws": 40, "white": 35}).recipe
    assert Study.of(recipe.data()).recipe == recipe


def test_an_acceleration_is_played_where_a_system_has_it() -> None:
    recipe = small(accelerations=["none", "baku"]).recipe
    assert recipe.cells() == (
        Cell("club", 3, "dubov-1997"),
        Cell("club", 3, "dutch-2026"),
        Cell("club", 3, "dutch-2026", "baku"),
    )
    assert recipe.cells()[2].variant == "dutch-2026+baku"
    named = small(systems=["dubov-1997", "dutch-2026", "dutch-2026+baku"]).recipe
    assert named.cells() == recipe.cells()
    assert Study.of(named.data()).recipe == named


def test_every_system_that_pairs_players_round_by_round_can_be_studied() -> None:
    assert {system for system in SHELF if is_swiss(system)} == {
        "dubov-1997", "dubov-2018", "dubov-2026", "dutch-1992", "dutch-2012", "dutch-2017", "dutch-2026",
        "burstein-2026", "double-swiss-2026", "lim-2026", "keizer",
    }  # fmt: skip


def test_strengths_come_from_a_report(tmp_path: Path) -> None:
    report = (EXAMPLES / "weekend-open.trf").read_bytes()
    (tmp_path / "open.trf").write_bytes(report)
    (tmp_path / "study.toml").write_text(
        'rounds = [5]\nsystems = ["dutch-2026"]\n[[fields]]\nname = "open"\nreport = "open.trf"\n'
    )
    (field,) = Study.read(str(tmp_path / "study.toml")).recipe.fields
    assert field.players == len(field.ratings) > 8
    assert field.distribution == "given"


def test_every_problem_is_named_at_once() -> None:
    with pytest.raises(BadRequest) as refused:
        Study.of(
            {
                "fields": [{**CLUB, "players": 1, "meen": 3}, {"name": "list", "report": "missing.trf"}],
                "rounds": [0],
                "systems": ["dutch-2025", "round-robin"],
                "results": {"model": "elo"},
                "absences": {"half_byes": 0.5},
                "tie_breaks": "XX",
                "colour": True,
            }
        )
    told = str(refused.value)
    for words in (
        "players = 1", "unknown key 'meen'", "Did you mean mean?", "missing.trf", "rounds = [0]", "'dutch-2025'",
        "'round-robin'", "model = 'elo'", "half_byes = 0.5", "tie_breaks", "unknown key 'colour'",
    ):  # fmt: skip
        assert words in told, words
    assert refused.value.code == "recipe-unusable"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("rounds = [", "recipe-unreadable"),
        ("", "recipe-unusable"),
        ('accelerations = ["baku"]\nsystems = ["keizer"]', "recipe-unusable"),
    ],
)
def test_what_is_no_recipe_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadRequest) as refused:
        Study.parse(text)
    assert refused.value.code == code


def test_two_fields_of_one_name_are_refused() -> None:
    with pytest.raises(BadRequest, match="two fields have the name 'club'"):
        small(fields=[CLUB, CLUB])
