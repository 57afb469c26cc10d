"""The enumerators have their say about every system, and notice a false reason and a false count."""

from collections.abc import Iterator

import pytest

from fairswiss.answers import Answer, Other, RoundAnswers, reasons
from fairswiss.rules import SHELF
from fairswiss.rules.keizer.against import NotNearest
from fairswiss.rules.lim_2026 import against as lim
from fairswiss.rules.pairing import known_before
from fairswiss.why import Aim, against
from tests.answers.cases import answers, event
from tests.answers.truth import Truth
from tests.comparison import DOUBLE_SWISS, LIM, SEEKERS
from tests.literal.team_comparison import SWISS_TEAM

SEEDS = range(1, 30)
COUNTED = {Aim.LEFT_OVER, Aim.COLOUR, Aim.UP_MOVED, Aim.DOWN_MOVED, Aim.UP_AGAIN}


def apart(system: str) -> Iterator[tuple[Truth, Answer, reasons.NotPaired]]:
    """Answers to why two are not paired, of rounds that the enumerator tries."""
    for seed in SEEDS:
        for _, truth, answer in answers(system, seed):
            if truth.tried and isinstance(answer.reason, reasons.NotPaired):
                yield truth, answer, answer.reason


def tried(truth: Truth, answer: Answer) -> list[str]:
    """The faults that the enumerator finds."""
    return [fault for fault in truth.faults(answer) if fault.startswith("tried, ")]


def instead(answer: Answer, reason: reasons.NotPaired, ruled_out: against.Against) -> Answer:
    """The same with another reason."""
    return answer._replace(reason=reasons.NotPaired(ruled_out, reason.partner, reason.other_partner))


@pytest.mark.parametrize("system", sorted(SHELF))
def test_two_who_could_meet_are_not_kept_apart(system: str) -> None:
    by_choice = against.Later | against.Worse | against.ByOrder | NotNearest
    truth, answer, reason = next(one for one in apart(system) if isinstance(one[2].against, by_choice))
    assert tried(truth, answer) == []
    assert tried(truth, instead(answer, reason, against.Forbidden())) != []


@pytest.mark.parametrize("system", [DOUBLE_SWISS, SWISS_TEAM, *SEEKERS])
def test_a_false_count_is_noticed(system: str) -> None:
    for truth, answer, reason in apart(system):
        found = reason.against
        if isinstance(found, against.Worse) and found.aim in COUNTED:
            false = against.Worse(found.aim, found.points, found.chosen, found.instead + 1)
            assert tried(truth, answer) == []
            assert tried(truth, instead(answer, reason, false)) != []
            return
    pytest.fail("nothing is counted")


@pytest.mark.parametrize("system", ["dutch-1992", "dutch-2012"])
def test_one_more_from_above_without_an_opponent_is_not_as_good(system: str) -> None:
    for truth, answer, reason in apart(system):
        if isinstance(reason.against, against.Worse) and reason.against.aim in (Aim.FROM_ABOVE, Aim.NO_RESIDENT):
            assert tried(truth, answer) == []
            assert tried(truth, instead(answer, reason, against.Later())) != []
            return
    pytest.fail("nobody comes from above")


A_THIRD = against.Worse(Aim.ABSOLUTE_COLOUR, 20, 0, 1)
"""C.10.g: two with 2 points who have an absolute claim to the same colour would meet."""
TWO_STRONG = against.Worse(Aim.STRONG_COLOUR, 20, 0, 2, "b")
NOBODY_YET = against.Worse(Aim.ROOM, 20, 0, 1)


@pytest.mark.parametrize(
    ("system", "seed", "number", "pair", "found"),
    [
        pytest.param("dutch-1992", 710_188, 5, (7, 1), against.Later(), id="A3, half of them moved down: homogeneous"),
        pytest.param("dutch-2012", 710_046, 4, (6, 4), A_THIRD, id="C.10.g, absolute claims by themselves"),
        pytest.param("dutch-2012", 830_080, 5, (5, 1), TWO_STRONG, id="A.3, homogeneous only with that pair"),
        pytest.param("dutch-2012", 830_458, 5, (7, 1), NOBODY_YET, id="C.14, no moved-down player, so no pair at all"),
    ],
)
def test_the_bracket_that_was_paired_is_the_measure(
    system: str, seed: int, number: int, pair: tuple[int, int], found: against.Against
) -> None:
    tournament = event(system, seed)
    asked = RoundAnswers(tournament, system, number)
    answer = asked.why_not(*pair)
    assert isinstance(answer.reason, reasons.NotPaired)
    assert answer.reason.against == found
    assert list(Truth(known_before(tournament, number, system), system, asked.pairing).faults(answer)) == []


def counted(aim: Aim, points: int, chosen: int, instead: int) -> against.Worse:
    """So many are concerned instead of so many."""
    return against.Worse(aim, points, chosen, instead)


@pytest.mark.parametrize(
    ("seed", "number", "pair", "found"),
    [
        pytest.param(3_000_036, 6, (3, 4), counted(Aim.NO_RESIDENT, 30, 1, 3), id="C.14, two from above meet"),
        pytest.param(3_000_185, 5, (5, 6), counted(Aim.SQUARES, 20, 1250, 1350), id="D.4, squares and no distances"),
        pytest.param(3_000_063, 4, (5, 1), counted(Aim.ABOVE_AGAIN, 20, 0, 1), id="C.10.b, up inside a merged group"),
        pytest.param(3_000_040, 4, (2, 4), counted(Aim.ABOVE_TWO_AGO, 15, 0, 1), id="C.10.a, opponents of those above"),
        pytest.param(3_000_016, 4, (7, 4), counted(Aim.LEFT_AGAIN, 15, 0, 1), id="C.10.d, residents who are left"),
        pytest.param(3_000_083, 5, (6, 4), counted(Aim.LEFT_TWO_AGO, 25, 0, 1), id="C.10.c, residents who are left"),
    ],
)
def test_an_answer_counts_as_the_text_does(seed: int, number: int, pair: tuple[int, int], found: against.Worse) -> None:
    """In a merged group residents have different points, and those from above may meet each other."""
    tournament = event("dutch-2012", seed)
    asked = RoundAnswers(tournament, "dutch-2012", number)
    answer = asked.why_not(*pair)
    truth = Truth(known_before(tournament, number, "dutch-2012"), "dutch-2012", asked.pairing)
    assert isinstance(answer.reason, reasons.NotPaired)
    assert answer.reason.against == found
    assert tried(truth, answer) == []
    one_more = against.Worse(found.aim, found.points, found.chosen, found.instead + 1)
    assert tried(truth, instead(answer, answer.reason, one_more)) != []


def test_a_player_from_above_does_not_have_the_bye_before_a_lower_one_who_may() -> None:
    """C.14, B.1: 5 goes on to have the bye; 1 would have it if 3 played 5."""
    tournament = event("dutch-2012", 3_000_289)
    asked = RoundAnswers(tournament, "dutch-2012", 5)
    truth = Truth(known_before(tournament, 5, "dutch-2012"), "dutch-2012", asked.pairing)
    answer = asked.of(3)[0]
    assert Other(5, against.Worse(Aim.BYE_ORDER, 20, 0, 1)) in answer.others
    assert tried(truth, answer) == []


MORE_LEFT = against.Worse(Aim.LEFT_OVER, 20, 1, 3)
ONE_STRONG = against.Worse(Aim.STRONG_COLOUR, 20, 0, 1, "b")


@pytest.mark.parametrize(
    ("system", "seed", "number", "pair", "found"),
    [
        pytest.param("dutch-1992", 3_000_022, 4, (4, 3), MORE_LEFT, id="C13, no pair in the penultimate group"),
        pytest.param("dutch-1992", 3_000_040, 6, (10, 4), against.Later(), id="C13, all joined to the lowest group"),
        pytest.param("dutch-2017", 3_000_051, 6, (2, 6), ONE_STRONG, id="A.9, the last group has collapsed"),
    ],
)
def test_the_groups_of_the_round_are_the_measure(
    system: str, seed: int, number: int, pair: tuple[int, int], found: against.Against
) -> None:
    """Where the round itself throws groups together, another one is not ruled out because it would not."""
    tournament = event(system, seed)
    asked = RoundAnswers(tournament, system, number)
    answer = asked.why_not(*pair)
    truth = Truth(known_before(tournament, number, system), system, asked.pairing)
    assert isinstance(answer.reason, reasons.NotPaired)
    assert answer.reason.against == found
    assert tried(truth, answer) == []
    assert tried(truth, instead(answer, answer.reason, against.DeadEnd(groups=True))) != []


@pytest.mark.parametrize(
    ("system", "seed", "number", "player"),
    [
        pytest.param("dutch-2012", 2_000_277, 6, 5, id="C.14, another bye and fewer pairs, in the same groups"),
        pytest.param("dutch-2012", 2_000_091, 6, 5, id="C.10.b, a merged group treated as homogeneous"),
        pytest.param("dutch-2012", 3_000_798, 5, 6, id="C.10.b, up inside a merged group"),
        pytest.param("dutch-2012", 9_350_062, 7, 3, id="C.14, F.4, who is expected to have the bye is asked about"),
        pytest.param("dutch-2012", 3_000_140, 4, 4, id="C.13, the groups below are merged in the round as it is"),
        pytest.param(LIM, 2_000_034, 7, 4, id="3.9, the first of two groups that a floater leaves"),
        pytest.param("burstein-2026", 2_000_290, 4, 10, id="1.8, points do not say who is higher"),
        pytest.param("burstein-2026", 3_000_021, 3, 3, id="1.8, in a seeding round they do"),
    ],
)
def test_all_that_a_player_is_told_is_true(system: str, seed: int, number: int, player: int) -> None:
    tournament = event(system, seed)
    asked = RoundAnswers(tournament, system, number)
    truth = Truth(known_before(tournament, number, system), system, asked.pairing)
    assert [fault for answer in asked.of(player) for fault in truth.faults(answer)] == []


def test_residents_are_ruled_out_before_two_floaters_meet() -> None:
    """Lim 3.8: a floater who takes another floater found nobody among the residents, and each has a reason."""
    tournament = event(LIM, 6)
    asked = RoundAnswers(tournament, LIM, 6)
    answer = asked.why_not(5, 3)
    assert isinstance(answer.reason, reasons.NotPaired)
    assert answer.reason.against == lim.RestOfGroup()
    assert list(Truth(known_before(tournament, 6, LIM), LIM, asked.pairing).faults(answer)) == []


@pytest.mark.parametrize(("seed", "number"), [(1022, 4), (1056, 3), (1150, 4)])
def test_the_list_and_the_order_of_pairs_are_those_of_the_text(seed: int, number: int) -> None:
    """Lim 2.4, 2.6: a cracked pair that is made again counts where it ends; colours do not change the list."""
    tournament = event(LIM, seed)
    asked = RoundAnswers(tournament, LIM, number)
    truth = Truth(known_before(tournament, number, LIM), LIM, asked.pairing)
    numbers = [player.number for player in tournament.players]
    found = [answer for one in numbers for answer in asked.of(one)]
    found += [asked.why_not(one, other) for one in numbers for other in numbers if one < other]
    assert [fault for answer in found for fault in truth.faults(answer)] == []


def test_the_next_group_stays_the_next_where_it_is_one_who_is_asked_about() -> None:
    for _, truth, answer in answers(SWISS_TEAM, 400_072):
        assert not tried(truth, answer)
