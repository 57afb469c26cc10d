"""A page and its JSON twin are made of the same function of the desk."""

import ast
import inspect
from types import ModuleType

import pytest

from fairswiss.desk import shown
from fairswiss.web.api import answers
from fairswiss.web.api.operations import events, explanations, players, records, results, rounds, standings
from fairswiss.web.explanations import players as card_page
from fairswiss.web.explanations import views as explained_pages
from fairswiss.web.players import person
from fairswiss.web.results import views as result_pages
from fairswiss.web.rounds import boards
from fairswiss.web.rounds import views as round_pages
from fairswiss.web.standings import query
from fairswiss.web.tournaments import views as event_pages

SOURCES: dict[str, tuple[ModuleType, ModuleType]] = {
    "round_shown": (round_pages, answers),
    "coming": (boards, rounds),
    "board_of": (result_pages, results),
    "told_of": (result_pages, results),
    "board_explained": (explained_pages, explanations),
    "card_of": (card_page, players),
    "record_of": (person, records),
    "ranked": (query, standings),
    "reported": (event_pages, events),
}


def calls(module: ModuleType, function: str) -> bool:
    """Whether a module calls the function of :mod:`fairswiss.desk.shown`, imported by its name or with the module."""
    found = [node.func for node in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(node, ast.Call)]
    plain = any(isinstance(one, ast.Name) and one.id == function for one in found)
    dotted = any(isinstance(one, ast.Attribute) and ast.unparse(one) == f"shown.{function}" for one in found)
    return (plain and getattr(module, function) is getattr(shown, function)) or dotted


@pytest.mark.parametrize("function", SOURCES)
def test_the_page_and_its_twin_ask_the_desk_the_same_question(function: str) -> None:
    page, twin = SOURCES[function]
    assert calls(page, function), page.__name__
    assert calls(twin, function), twin.__name__


def test_every_question_has_a_page_and_a_twin() -> None:
    asked_for = {name for name, held in vars(shown).items() if inspect.isfunction(held)}
    own = {name for name in asked_for if getattr(shown, name).__module__ == shown.__name__}
    assert own == set(SOURCES)
