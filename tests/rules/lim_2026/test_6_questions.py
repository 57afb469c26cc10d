"""Why two players are not paired, by the step that decided it."""

import pytest

from fairswiss.answers import RoundAnswers
from fairswiss.answers.reasons import OnlyTwo
from fairswiss.judge import check_round, why_not
from fairswiss.model import Bye, Game, Prohibition, Round, Tournament
from fairswiss.rules.lim_2026 import against, reasons, steps
from fairswiss.rules.lim_2026.definitions import FloaterType
from fairswiss.rules.lim_2026.group import Origin
from fairswiss.rules.lim_2026.median import Cracked
from fairswiss.rules.lim_2026.round import _cracked
from fairswiss.why import differences, verdicts
from fairswiss.why.messages import Colour, Ruled
from fairswiss.why.reasons import Asked, Other, Own
from tests.literal.dutch_cases import event
from tests.rules.lim_2026.positions import who

LIM = "lim-2026"
DECISIVE = event(6, Round.of([Game(1, 4, "1", "0"), Game(5, 2, "0", "1"), Game(3, 6, "1", "0")]))
"""1, 2 and 3 have won, so 3 floats down to the median, and 4 floats up."""
DRAWN = event(8, Round.of([Game(1, 5, "1", "0"), Game(6, 2, "0", "1"), Game(3, 7, "=", "="), Game(8, 4, "0", "1")]))
"""3 and 7 are the median; 4 floats down to it, 6 floats up."""
TWO_AND_TWO = event(4, Round.of([Game(1, 3, "1", "0"), Game(2, 4, "1", "0")]))
"""1 and 2 are the only ones with a point."""
NEEDED = event(6, prohibitions=tuple(Prohibition((2, other)) for other in (3, 5, 6)))
"""2 can meet 1 and 4, so 4 is not for 1."""


def verdict(tournament: Tournament, one: int, other: int) -> tuple[type, int, int, int, int]:
    """Its kind, who was decided about, with whom, who was left, and the score of the group."""
    found = why_not(tournament, LIM, one, other).because
    assert isinstance(found, verdicts.InGroup)
    return type(found), found.player, found.partner, found.left, found.score


@pytest.mark.rule("lim_2026", "2.4", "4.1")
def test_one_of_the_two_was_taken_or_found_somebody_sooner() -> None:
    assert verdict(event(6), 1, 5) == (verdicts.LaterInOrder, 1, 4, 5, 0)
    assert verdict(event(6), 5, 1) == (verdicts.LaterInOrder, 1, 4, 5, 0)
    assert verdict(event(6), 4, 5) == (verdicts.Taken, 4, 1, 5, 0)


@pytest.mark.rule("lim_2026", "4.1", "reading 12")
def test_somebody_was_passed_over() -> None:
    found = why_not(NEEDED, LIM, 1, 4)
    assert isinstance(found.because, verdicts.PassedOver)
    assert (found.because.player, found.because.partner, found.because.left) == (1, 5, 4)
    assert [article.number for article in found.articles] == ["4.1", "12"]


@pytest.mark.rule("lim_2026", "2.2")
def test_somebody_is_in_another_group_or_leaves_for_one() -> None:
    assert verdict(DECISIVE, 1, 5) == (verdicts.OtherGroup, 1, 2, 5, 10)
    assert verdict(DECISIVE, 1, 3) == (verdicts.OtherGroup, 1, 2, 3, 10)


@pytest.mark.rule("lim_2026", "3.6")
def test_two_who_floated_into_a_group_are_both_in_it() -> None:
    kind, decided, _, left, score = verdict(DRAWN, 4, 6)
    assert (kind, decided, left, score) == (verdicts.LaterInOrder, 4, 6, 5)


@pytest.mark.rule("lim_2026", "1.1")
def test_another_bye_is_barred_or_chosen_by_another_rule() -> None:
    first = Round.of([Game(1, 3, "1", "0"), Game(2, 4, "1", "0")], [Bye(5, "U")])
    again = Round.of([Game(1, 2, "1", "0"), Game(3, 4, "1", "0")], [Bye(5, "U")])
    higher = Round.of([Game(2, 1, "1", "0"), Game(4, 5, "1", "0")], [Bye(3, "U")])
    barred, other = (check_round(event(5, first, last), LIM, 2).differences[0] for last in (again, higher))
    assert isinstance(barred, differences.BarredBye)
    assert barred.player == 5
    assert isinstance(other, differences.Bye)
    assert (other.recorded, other.rules) == (3, 4)


@pytest.mark.rule("lim_2026", "4.1")
def test_of_a_recorded_round_the_first_step_that_differs_is_told() -> None:
    # by the rules 1-5 2-6 3-7 4-8, so the first step paired 1 and 5
    other = Round.of([Game(4, 7, "1", "0"), Game(3, 8, "1", "0"), Game(2, 5, "1", "0"), Game(1, 6, "1", "0")])
    (found,) = [one for one in check_round(event(8, other), LIM, 1).differences if isinstance(one, differences.Step)]
    assert set(found.pair) & {1, 5}
    assert found.bracket == 0


@pytest.mark.rule("lim_2026", "2.6.1", "2.6.2", "reading 3")
@pytest.mark.parametrize(("above", "below", "article"), [(1, 0, "2.6.1"), (1, 1, "2.6.2"), (0, 1, "2.6.2")])
def test_what_was_cracked_and_why(above: int, below: int, article: str) -> None:
    for origin in Origin:
        step = _cracked(Cracked((who(3), who(4)), origin, above, below))
        assert [one.number for one in step.articles] == [article, "3"]
        assert (step.below, step.from_above, step.from_below) == (origin is Origin.BELOW, above, below)


@pytest.mark.rule("lim_2026", "2.4", "3.6", "3.8", "3.9", "4.1")
@pytest.mark.parametrize(
    ("tournament", "player", "reason"),
    [
        (event(6), 1, reasons.InHalves(0, 6, 1, 4)),
        (event(6), 5, reasons.InHalves(0, 6, 5, 2)),
        (NEEDED, 1, reasons.FirstFound(1, 5, 4, 0)),
        (NEEDED, 2, reasons.FirstFound(2, 4, 0, 1)),
        (DECISIVE, 6, reasons.InHalves(0, 2, 2, 1)),  # from below, and the higher is still named first
        (DECISIVE, 3, reasons.Guests(5, 0, 10, 0)),
        (DECISIVE, 4, reasons.Guests(5, 0, 0, 10)),
        (DECISIVE, 3, reasons.Moved(3, 10, 3, True, FloaterType.C)),
        (DECISIVE, 4, reasons.Moved(4, 0, 3, False, FloaterType.C)),
        (DRAWN, 4, reasons.Visitor(4, 3, 5, True, "b", True, 1, 2, 10)),
        (DRAWN, 6, reasons.Visitor(6, 7, 5, False, "w", True, 1, 2, 0)),
        (TWO_AND_TWO, 1, OnlyTwo(10)),  # the halves of a group of two say nothing
    ],
)
def test_what_players_are_told(tournament: Tournament, player: int, reason: Own | OnlyTwo) -> None:
    assert reason in [answer.reason for answer in RoundAnswers(tournament, LIM).of(player)]


@pytest.mark.rule("lim_2026", "2.3.1", "2.3.4")
def test_who_is_alone_hears_why_nobody_of_the_group_can_be_met() -> None:
    apart = DECISIVE.revised(prohibitions=(Prohibition((1, 2)), Prohibition((1, 3))))
    moved = next(one for one in RoundAnswers(apart, LIM).of(1) if isinstance(one.reason, reasons.Moved))
    assert moved.reason == reasons.Moved(1, 10, 3, True, FloaterType.ALONE)
    assert [other.player for other in moved.others] == [2, 3]


@pytest.mark.rule("lim_2026", "2.3.1", "4.1")
def test_the_first_who_was_passed_over_is_named_unless_somebody_can_meet_nobody() -> None:
    kinds = [reasons.Moved(3, 10, 3, True, kind) for kind in FloaterType]
    assert [moved.type for moved in kinds if not moved.names_first] == [FloaterType.ALONE]
    assert reasons.FirstFound(1, 5, 4, 0).names_first


OTHERS = Other(4, against.NoneThere()), Other(6, against.RatedApart())
"""Two who were passed over."""


@pytest.mark.rule("lim_2026", "2.3.1", "2.4", "3.8", "4.1")
@pytest.mark.parametrize(
    ("reason", "asked", "words"),
    [
        (reasons.FirstFound(1, 5, 4, 0), Asked(1, 5, OTHERS), "first-found"),
        (reasons.FirstFound(1, 5, 0, 2), Asked(1, 5, ()), "first-found.again"),
        (reasons.Visitor(4, 3, 5, True, "b", True, 1, 2, 10), Asked(4, 3, ()), "visitor.owed"),
        (reasons.Visitor(4, 3, 5, True, "b", False, 1, 2, 10), Asked(3, 4, ()), "visitor.host"),
        (reasons.Visitor(4, 3, 5, True, "b", True, 1, 1, 10), Asked(4, 3, ()), "visitor.1"),
        (reasons.Moved(3, 10, 2, True, FloaterType.ALONE), Asked(3, 4, ()), "moved.alone.1"),
        (reasons.Moved(3, 10, 3, True, FloaterType.C), Asked(3, 4, ()), "moved.down.listed"),
        (reasons.Moved(3, 10, 3, False, FloaterType.C), Asked(3, 4, OTHERS), "moved.up"),
    ],
)
def test_the_words_follow_from_who_asks_and_who_was_passed_over(reason: Own, asked: Asked, words: str) -> None:
    said = reason.headline(asked)
    assert said.name == f"answer.{words}"
    ruled = [value for value in dict(said.values).values() if isinstance(value, Ruled)]
    assert [(one.against, one.other) for one in ruled] == [(OTHERS[0].against, 4)] * bool(asked.others)


@pytest.mark.rule("lim_2026", "3.8")
def test_the_colour_that_is_wanted_of_the_host_is_said() -> None:
    said = reasons.Visitor(4, 3, 5, True, "b", True, 1, 2, 10).headline(Asked(4, 3, ()))
    assert dict(said.values)["colour"] == Colour("b")


@pytest.mark.rule("lim_2026", "2.4")
def test_the_lower_half_begins_behind_the_upper() -> None:
    assert dict(reasons.InHalves(0, 6, 1, 4).headline(Asked(1, 4, ())).values)["second"] == 4


@pytest.mark.rule("lim_2026", "3.2.1", "3.2.2", "3.9")
@pytest.mark.parametrize("down", [True, False])
def test_the_step_of_a_floater_says_where_to_and_for_which_colour(down: bool) -> None:
    kinds = [(FloaterType.D, "w"), (FloaterType.D, ""), (FloaterType.C, "w")]
    floats = [steps.Floats((), 3, kind, down, more) for kind, more in kinds]
    assert [step.downwards for step in floats] == [down] * 3
    assert [step.told().name for step in floats] == ["event.floats.d.colour", "event.floats.d", "event.floats.c"]
