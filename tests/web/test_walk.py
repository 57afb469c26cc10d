"""The walk through the house in the architecture page: every function it names is called, in that order."""

import re
from itertools import pairwise

import pytest

from fairswiss.cli.door import main
from tests.docs.markdown import ROOT
from tests.web.results.test_pages import post, seen
from tests.web.rounds.events import published
from tests.web.visitors import Visitor
from tests.web.walking import called

PAGE = ROOT / "docs" / "explanation" / "architecture.md"
_NAME = re.compile(r"`((?:cli|usecases|formats|rules|kernel|rendering|web|desk|journal|store)(?:\.\w+)+)`")


def named(heading: str) -> list[str]:
    """The functions that one part of the walk names."""
    _, _, rest = PAGE.read_text("utf-8").partition(f"### {heading}")
    return _NAME.findall(rest.partition("\n##")[0])


def out_of_step(names: list[str], calls: list[str]) -> list[str]:
    """The names that are not called, and those called before the one named before them."""
    places = {name: place for place, name in enumerate(calls)}
    missing = [name for name in names if name not in places]
    found = [name for name in names if name in places]
    return missing + [later for earlier, later in pairwise(found) if places[later] < places[earlier]]


def test_one_file(capsys: pytest.CaptureFixture[str]) -> None:
    calls = called(lambda: main(["pair", str(ROOT / "examples" / "islands-and-floaters.trf"), "--explain"]))
    assert "(chapter 3)" in capsys.readouterr().out
    names = named("One file")
    assert len(names) > 15
    assert out_of_step(names, calls) == []


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_one_result(owner: Visitor) -> None:
    made = published(6)
    fields = seen(made, 2)
    calls = called(lambda: post(owner, made, "1/enter", fetch=True, pressed="2 1", **fields))
    names = named("One result")
    assert len(names) > 9
    assert out_of_step(names, calls) == []


def test_a_name_that_is_gone_or_too_early_is_seen() -> None:
    assert out_of_step(["a", "b", "c"], ["a", "c", "b"]) == ["c"]
    assert out_of_step(["a", "x"], ["a"]) == ["x"]
