"""Decisions of options in a journal: written beside the other settings, as ever."""

import pytest

from fairswiss.journal.chain import first_digest, next_entry
from fairswiss.journal.codec import text_of, value_of
from fairswiss.journal.facts import Created, Settings, SettingsChanged
from fairswiss.model.errors import InvalidTournament
from fairswiss.rendering.journal import journal_lines


def test_they_stand_beside_the_other_fields() -> None:
    told = Created(Settings("dubov-1997", 9, options=(("upfloat_limit", "yield"),)))
    assert text_of(told) == '{"settings":{"rounds":9,"system":"dubov-1997","upfloat_limit":"yield"}}'
    written = {"settings": {"system": "dubov-1997", "rounds": 9, "upfloat_limit": "yield"}}
    assert value_of(Created, written) == told


@pytest.mark.parametrize("field", [{"upfloat_limit": 3}, {"upfloat_limit": None}, {"limits": ["yield"]}])
def test_only_words_are_decisions(field: dict[str, object]) -> None:
    with pytest.raises(InvalidTournament, match="cannot be read"):
        value_of(Settings, {"system": "dubov-1997", "rounds": 9, **field})


def test_the_journal_says_what_was_decided() -> None:
    before = Settings("dubov-1997", 9)
    facts = (Created(before), SettingsChanged(before._replace(options=(("upfloat_limit", "yield"),))))
    entries, digest = [], first_digest("e")
    for number, fact in enumerate(facts, 1):
        entries.append(next_entry(digest, number, fact, "owner", "2026-01-01T00:00:00Z"))
        digest = entries[-1].digest
    assert journal_lines(entries)[-1].text == "settings changed: upfloat limit strict → yield"
