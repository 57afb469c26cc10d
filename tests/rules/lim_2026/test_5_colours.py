"""Article 5: who has white."""

import pytest

from fairswiss.kernel.brackets.colouring import Colours as InitialColours
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.rules.lim_2026.colours import COLOUR_RULES, Colours, Rule
from fairswiss.rules.lim_2026.definitions import LAW, obstacle
from fairswiss.why import OwnRule, Preference
from tests.rules.lim_2026.positions import UP, who


def decided(one: Entrant, other: Entrant, *, below: bool = False, drawn: str = "w") -> tuple[int, Preference | OwnRule]:
    """Who has white, and by which rule."""
    colours = Colours(InitialColours(drawn, [1, 2, 3, 4]), {1, 2, 3, 4} if below else ())
    claim = colours.claim(one, other)
    assert colours.claim(other, one) == claim
    return claim.white.number, claim.rule


@pytest.mark.rule("lim_2026", "5.1", "5.5", "5.6", "reading 15")
def test_the_due_colour_equalises_and_else_alternates() -> None:
    due = {"w": "b", "b": "w", "wb": "w", "bw": "b", "wbw": "b", "bwwb": "w", "": ""}
    assert {history: ("", "w", "b")[who(1, UP, history).preference] for history in due} == due
    assert decided(who(1, UP, "w"), who(2, UP, "b")) == (2, Preference.BOTH)
    assert decided(who(1), who(2, UP, "b")) == (2, Preference.ONE)
    assert COLOUR_RULES[Preference.ONE] == (*LAW("5.1"), *LAW.readings(15))


@pytest.mark.rule("lim_2026", "5.3")
def test_somebody_with_two_equal_colours_running_must_alternate() -> None:
    assert decided(who(1, UP, "wbw"), who(2, UP, "bww")) == (1, Preference.STRONGER)
    assert decided(who(1, UP, "bww"), who(2, UP, "wbw")) == (2, Preference.STRONGER)


@pytest.mark.rule("lim_2026", "5.4", "5.6")
def test_the_last_difference_of_the_histories_is_reversed() -> None:
    assert decided(who(1, UP, "wbw"), who(2, UP, "w")) == (2, Preference.HIGHER)
    assert decided(who(1, UP, "bwwb"), who(2, UP, "wbwb")) == (2, Preference.ALTERNATE)
    assert decided(who(1, UP, "wbwb"), who(2, UP, "bwwb")) == (1, Preference.ALTERNATE)


@pytest.mark.rule("lim_2026", "5.4", "reading 16")
def test_equal_histories_favour_the_higher_and_below_the_median_the_lower() -> None:
    assert decided(who(1, UP, "b"), who(2, UP, "b")) == (1, Preference.HIGHER)
    assert decided(who(1, UP, "b"), who(2, UP, "b"), below=True) == (2, Rule.LOWER)
    assert decided(who(2, 30, "b"), who(1, UP, "b")) == (2, Preference.HIGHER)
    assert COLOUR_RULES[Rule.LOWER] == (*LAW("5.4"), *LAW.readings(16))


@pytest.mark.rule("lim_2026", "7.2", "reading 14")
def test_two_without_a_game_go_by_the_lot() -> None:
    assert decided(who(1), who(4)) == (1, Preference.INITIAL)
    assert decided(who(2), who(3), drawn="b") == (2, Preference.INITIAL)


@pytest.mark.rule("lim_2026", "reading 20")
def test_histories_beyond_the_limits_may_only_level() -> None:
    beyond = who(1, UP, "wwwwbb")
    assert (beyond.preference, beyond.absolute) == (2, 2)
    assert obstacle(beyond, who(2, UP, "ww")) is not None
    assert obstacle(beyond, who(2, UP, "bb")) is None
