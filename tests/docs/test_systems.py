"""The page of the pairing systems says what the editions declare, and options of one name are one option."""

from itertools import pairwise

from fairswiss.rules import SHELF, edition, editions
from tests.docs.systems import PAGE, page


def test_the_page_is_what_the_editions_declare() -> None:
    assert PAGE.read_text("utf-8") == page(), "write it again: scripts/systems"


def test_the_shelf_has_each_edition_under_its_own_id() -> None:
    assert [edition(name).id for name in SHELF] == list(SHELF)


def test_options_of_one_name_can_be_decided_alike() -> None:
    options = [option for one in editions() for option in one.options]
    for one in options:
        alike = [other for other in options if other.name == one.name]
        assert {(type(other), other.about(), other.default) for other in alike} == {
            (type(one), one.about(), one.default)
        }


def test_no_two_editions_share_a_code_or_a_switch() -> None:
    names = [name for one in editions() for name in (*one.trf_codes, *one.trf_words, *one.switches)]
    assert len(names) == len(set(names))


def test_the_editions_of_a_family_follow_each_other() -> None:
    spans = sorted(one.in_force for one in editions() if one.family == "dutch")
    assert all(before.until < after.since for before, after in pairwise(spans))
    assert [span.until for span in spans].count("") == 1
