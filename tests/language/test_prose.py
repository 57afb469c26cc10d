"""No sentence that a page can show is English alone."""

import ast

import pytest

from tests.language.messages import SOURCE
from tests.language.prose import ELSEWHERE, imported_by_pages, of_tree, untranslated

NOT_TOLD = {
    "Application Support": "the name of a folder",
    "Swiss System: {}": "written into a report, where programs read it",
    "{} changed from {} to {} @ Round {}": "written into a report, where arbiters of every country read it",
    "win {} draw {} loss {} PAB {}": "the same",
    "{} and others": "the same",
    " by hand": "written into a report, where programs read it",
    " if possible {}": "the same",
    'curl -H "Authorization: Bearer {}" {}': "a command",
    "match points": "a name that is looked up",
    "game points": "a name that is looked up",
    "national id": "a name that is looked up",
    "Root Entry": "a name inside a file that programs read",
    "fairswiss - release {}\n": "of the drop-in form, which programs read",
    "No valid pairing exists for round {}.": "the same",
    "  Checker pairings        Tournament pairings ": "the same",
    "{}, or a range to draw it from.": "a help text, which is looked up when it is shown",
    "One in N {}; 0 is never.": "the same",
    "{} (command line)": "written into a journal, which has one language",
    "command line": "the same",
    "older than {} months": "the same",
    "Starting rank": "a heading of Chess-Results, which programs read",
    "Final crosstable": "the same",
    "Final ranking": "the same",
    "{}: {} says neither Option nor Argument": "a fault of ours",
    "default-src 'none'; style-src 'sha256-{}'; base-uri 'none'; form-action 'none'": "a header",
    "; manifest-src 'self'": "the same",
}
_SAMPLES = "web/design.py"
"""Has people of its own making, who are called the same in every language."""


def test_every_sentence_that_a_page_can_show_is_translated() -> None:
    found = [said for said in untranslated() if said.file != _SAMPLES]
    assert [said for said in found if said.text not in NOT_TOLD] == []
    assert {said.text for said in found} == set(NOT_TOLD)


@pytest.mark.parametrize("place", ELSEWHERE)
def test_what_is_told_elsewhere_is_there_and_no_page_asks_for_it(place: str) -> None:
    assert (SOURCE / place).exists()
    if place.startswith(("usecases/", "simulate/")):
        assert not [file for file in imported_by_pages() if file.startswith(place)]


@pytest.mark.parametrize(
    "source",
    [
        'raise BadRequest("Not found.")',
        'raise BadRequest(f"There is no {kind} here.")',
        'report.warning("a tab is read as one blank", "", "use it")',
        'yield Problem(gettext("it is gone"), "nobody knows why")',
        'what = "no such name" if kind else "no such thing"\n    raise NotThere(what)',
        'return "another record has said it"',
    ],
)
def test_a_sentence_in_english_alone_is_found(source: str) -> None:
    tree = ast.parse(f'def f() -> None:\n    """What it does."""\n    {source}\n')
    assert list(of_tree("x.py", tree))


@pytest.mark.parametrize(
    "source",
    [
        'raise BadRequest(gettext("There is no {kind} here.", kind=kind))',
        'raise BadRequest(_("Not found."))',
        'words = "Not found."\n    raise BadRequest(gettext(words))',
        '_log.warning("The event %s cannot be read", event)',
        'raise AssertionError("the candidate is not legal")',
        'return database.execute("SELECT name FROM players")',
    ],
)
def test_what_is_translated_or_told_to_nobody_is_not_found(source: str) -> None:
    tree = ast.parse(f'def f(kind: "such a thing") -> None:\n    """What it does."""\n    {source}\n')
    assert not list(of_tree("x.py", tree))
