"""Lists by name: minors of whom only a short name is shown stand under the family's initial."""

import pytest

from fairswiss.model import EventInfo, Player, Tournament
from fairswiss.rendering.names import by_family
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.rendering.sheets import text_of
from fairswiss.usecases.persons import short
from fairswiss.usecases.sheets import of_report, sheet

PEOPLE = ["Alder, Zoe", "Birch, Bea", "Zeder, Anna", "Birch, Adam", "Acer, Max"]


def _event(people: list[str]) -> Tournament:
    born = {"Alder, Zoe": "2014/02/01", "Zeder, Anna": "2015/02/01", "Zyder, Anna": "2015/02/01"}
    players = [Player(at, name, 1500, birth=born.get(name, "1980")) for at, name in enumerate(people, 1)]
    return Tournament.build(players, rounds_planned=5, info=EventInfo(start="2026/03/01"))


def _names(people: list[str]) -> list[str]:
    made = sheet(of_report(_event(people).with_round([(1, 2), (3, 4)], bye=5), short_minors=True), "names", 1)
    at = next(at for at, column in enumerate(made.columns) if column.names)
    return [text_of(row[at], sheet_phrase) for row in made.rows]


def test_short_names_stand_under_the_initial_of_the_family() -> None:
    assert _names(PEOPLE) == ["Zoe A.", "Acer, Max", "Birch, Adam", "Birch, Bea", "Anna Z."]


def test_the_order_depends_on_what_is_shown_alone() -> None:
    """Zeder or Zyder: nobody can tell from the place in the list."""
    assert _names(PEOPLE) == _names([name.replace("Zeder", "Zyder") for name in PEOPLE])


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Ana A.", "A., Ana"), ("Ana A. (12)", "A., Ana (12)"), ("Alder, Ana", "Alder, Ana"), ("N. N.", "N. N."),
        ("A. B.", "A. B."), ("Ana Alder", "Ana Alder"), ("", ""),
    ],
)  # fmt: skip
def test_the_key_of_a_name(name: str, key: str) -> None:
    assert by_family(name) == key


def test_every_shortened_name_is_recognised() -> None:
    assert by_family(short("Alder, Ana Maria")) == "A., Ana"
    assert by_family(short("Öz, Élodie")) == "Ö., Élodie"
