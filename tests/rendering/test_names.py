"""Names cannot harm the terminal, the table or the page they are shown in."""

import json
import unicodedata

import pytest

from fairswiss.model import EventInfo, Player, Tournament
from fairswiss.rendering import FORMS, render
from fairswiss.rendering.names import clean, padded, width
from fairswiss.usecases.rounds import about, pair, published_list, why_not
from tests.rendering.samples import SYSTEM

NASTY = (
    "Red\x1b[31mTeam", "Bell\x07\x7f\x9b2J", "Turned\u202eround\u2066x\u2069", "Two\nlines\r\n", "Tab\tand\u2028more",
    "a|b*c_d`e<f[g]h\\i", "{number} {0}", "李小龙", "Zoë\u0301", "",
)  # fmt: skip


def nasty() -> Tournament:
    """One player for every name that could do harm; not built, as building refuses some of them."""
    players = [Player(number, name, 2000 - number) for number, name in enumerate(NASTY, 1)]
    info = EventInfo(name="Open\x1b]0;title\x07")
    return Tournament(tuple(players), rounds_planned=5, first_colour="w", info=info)


@pytest.mark.parametrize("form", FORMS)
def test_no_control_character_and_no_override_comes_through(form: str) -> None:
    tournament = nasty()
    subjects = (
        pair(tournament, SYSTEM),
        pair(tournament, SYSTEM, explain=True),
        why_not(tournament, 1, 2, SYSTEM),
        about(tournament, 3, SYSTEM),
        published_list(tournament, SYSTEM),
    )
    for subject in subjects:
        text = render(subject, form, tournament)
        for character in text.replace("\n", ""):
            assert unicodedata.category(character) not in ("Cc", "Cs", "Zl", "Zp")
            assert not "\u202a" <= character <= "\u202e"
            assert not "\u2066" <= character <= "\u2069"


def test_what_could_be_markup_is_escaped_in_markdown_and_nowhere_else() -> None:
    pairing = pair(nasty(), SYSTEM)
    assert r"6 a\|b\*c\_d\`e\<f\[g]h\\i" in render(pairing, "markdown", nasty())
    assert r"6 a|b*c_d`e<f[g]h\i" in render(pairing, "text", nasty())
    rows = [line for line in render(pairing, "markdown", nasty()).splitlines() if line.startswith("|")]
    assert {line.replace(r"\|", "").count("|") for line in rows} == {6}


def test_braces_in_a_name_are_no_placeholders() -> None:
    assert "7 {number} {0}" in render(pair(nasty(), SYSTEM, explain=True), "text", nasty())


def test_a_break_becomes_a_space_and_the_rest_vanishes() -> None:
    assert clean("Two\r\nlines\t") == "Two lines"
    assert clean("\x1b[31mRed\u202e") == "[31mRed"
    assert clean("half\ud800") == "half"
    assert clean("Ødegård, Jo") == "Ødegård, Jo"


def test_whoever_has_no_name_is_a_number() -> None:
    players = json.loads(render(pair(nasty(), SYSTEM), "json", nasty()))["players"]
    assert players[9]["name"] == ""
    assert render(why_not(nasty(), 10, 7, SYSTEM), "text", nasty()).startswith("10 and 7 ({number} {0}) are not")


def test_wide_and_combining_letters_are_counted_as_a_terminal_shows_them() -> None:
    assert width("李小龙") == 6
    assert width("Zoe\u0301") == 3
    assert padded("李", 4) + "|" == "李  |"
    assert padded("12", 4, right=True) == "  12"
