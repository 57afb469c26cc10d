"""Article 5: colours; who is ranked higher is asked of the opposition."""

import pytest

from fairswiss import pair
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.model import Absence, BadRequest, Bye, Game, Round
from fairswiss.rules.burstein_2026.colours import Colours
from fairswiss.why import OwnRule, Preference
from tests.literal.dutch_cases import event
from tests.rules.burstein_2026.positions import place, who


def decided(one: Entrant, other: Entrant, drawn: str = "w") -> tuple[int, Preference | OwnRule]:
    """Who has white, and by which rule."""
    claim = Colours(drawn, [1, 2, 3, 4], place).claim(one, other)
    assert Colours(drawn, [1, 2, 3, 4], place).white_of(other, one) is claim.white
    return claim.white.number, claim.rule


@pytest.mark.rule("burstein_2026", "5.2.1")
def test_two_who_have_not_played_have_the_initial_colour_by_parity() -> None:
    assert decided(who(1), who(4)) == (1, Preference.INITIAL)
    assert decided(who(2), who(3)) == (3, Preference.INITIAL)
    assert decided(who(1), who(4), "b") == (4, Preference.INITIAL)


@pytest.mark.rule("burstein_2026", "reading 7")
def test_those_never_taken_into_a_pairing_are_left_out_of_the_count() -> None:
    absent = event(5, planned=1, absences=(Absence(1, 1),))
    assert pair(absent, "burstein-2026").games() == [(2, 5), (4, 3)]


@pytest.mark.rule("burstein_2026", "5.2.2", "reading 6")
def test_both_preferences_are_granted_and_the_only_one_is() -> None:
    assert decided(who(1, 0, "w"), who(2, 0, "b")) == (2, Preference.BOTH)
    assert decided(who(1), who(2, 0, "w")) == (1, Preference.ONE)
    assert decided(who(1, 0, "b"), who(2)) == (1, Preference.ONE)


@pytest.mark.rule("burstein_2026", "5.2.3")
def test_the_stronger_preference_is_granted() -> None:
    assert decided(who(1, 0, "bw"), who(2, 0, "wbw")) == (1, Preference.STRONGER)
    assert decided(who(1, 0, "bww"), who(2, 0, "wbw")) == (2, Preference.STRONGER)


@pytest.mark.rule("burstein_2026", "5.2.4")
def test_colours_alternate_with_the_last_time_they_differed() -> None:
    assert decided(who(1, 0, "bwwb"), who(2, 0, "wbwb")) == (2, Preference.ALTERNATE)
    assert decided(who(1, 0, "wbwb"), who(2, 0, "bwwb")) == (1, Preference.ALTERNATE)


@pytest.mark.rule("burstein_2026", "5.2.5")
def test_the_higher_ranked_by_opposition_has_the_preference_whatever_the_score() -> None:
    assert decided(who(1, 0, "wb"), who(2, 30, "wb")) == (1, Preference.HIGHER)
    assert decided(who(1, 0, "bw"), who(2, 30, "bw")) == (2, Preference.HIGHER)


@pytest.mark.rule("burstein_2026", "5.1")
def test_the_initial_colour_must_have_been_drawn() -> None:
    with pytest.raises(BadRequest, match=r"article 5\.1"):
        pair(event(4, planned=1, first_colour=""), "burstein-2026")


@pytest.mark.rule("burstein_2026", "reading 8")
def test_boards_are_in_order_of_score_and_pairing_number() -> None:
    played = Round.of([Game(1, 3, "0", "1"), Game(2, 4, "0", "1")], [Bye(5, "H"), Bye(6, "H")])
    found = pair(event(6, played, planned=2), "burstein-2026")
    assert [set(game) for game in found.games()] == [{3, 4}, {5, 6}, {1, 2}]
