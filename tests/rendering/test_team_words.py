"""Words for teams stand in for others: they speak of the same values."""

import string

import pytest

from fairswiss.rendering.words import WORDS

ENDING = ".teams"


def places(words: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(words) if name}


@pytest.mark.parametrize("name", [name for name in WORDS if name.endswith(ENDING)])
def test_words_for_teams_have_no_value_that_the_others_lack(name: str) -> None:
    assert places(WORDS[name]) <= places(WORDS[name.removesuffix(ENDING)])
