"""The reading that each decision cites, and the figures of its working."""

from collections.abc import Iterable
from fractions import Fraction

import pytest

from fairswiss.answers import RoundAnswers
from fairswiss.judge import check_round, why_not
from fairswiss.kernel.options import Options
from fairswiss.model import BadRequest, Prohibition, Tournament
from fairswiss.rules.keizer import clauses, differences, obstacles, options, reasons, steps, verdicts
from fairswiss.rules.keizer.earnings import Deed
from fairswiss.why import Articles
from fairswiss.why.clauses import Own
from fairswiss.why.messages import Colour, Several
from fairswiss.why.steps import Step
from tests.rules.keizer.seasons import paired, played, season, totals

HAD = season(4, played("3-1 0", "2-4 1"), played("1-4 1", "2-3 1"))
"""1 had Black and White, 2 twice White."""
LEVEL = season(4, played("2-1 0", "4-3 0"), played("1-3 1", "4-2 0"))
"""1 and 2 are level, and 2 had White against 1 in round 1."""
RUNS = season(4, played("1-3 1", "4-2 0"), played("4-1 0", "3-2 0"), played("3-1 0", "2-4 1"))
"""1 had Black in the last two games, 2 White in the last one; both have had Black once more than White."""
WHITES = season(4, played("3-1 0", "4-2 0"), played("1-4 1", "2-3 1"), played("1-3 1", "4-2 0"))
"""1 had White in the last two games; 2 had Black, White, Black."""
TWICE = season(2, played("1-2 1"), played("2-1 0"))
"""Level after two games, in the last of which the lower had White."""


def readings(articles: Articles) -> list[str]:
    """The numbers of the readings cited."""
    return [article.number for article in articles]


def steps_of(event: Tournament, **house: str) -> tuple[Step, ...]:
    """Everything that was decided in the next round but the colours."""
    explanation = paired(event, **house).explanation
    assert explanation is not None
    return explanation.opening


def barred(count: int, *pairs: tuple[int, int]) -> Tournament:
    """Players who may not meet, before the first round."""
    return season(count, prohibitions=tuple(map(Prohibition, pairs)))


@pytest.mark.rule("keizer", "reading 19", "reading 20", "reading 21")
@pytest.mark.parametrize(
    ("event", "house", "seated", "clause", "reading"),
    [
        (season(2), {}, (2, 1), clauses.LowerOnLadder(2, 1), "20"),
        (TWICE, {"gap": "0"}, (2, 1), clauses.LowerOnLadder(2, 1), "20"),
        (LEVEL, {"gap": "0"}, (1, 2), clauses.ReturnGame(1, 1), "20"),
        (HAD, {}, (1, 2), clauses.FewerWhites(0, 2), "19"),
        (RUNS, {"gap": "0", "colour_run": "2"}, (1, 2), clauses.RunEnds(1, "b", 2), "21"),
        (WHITES, {"gap": "0", "colour_run": "2"}, (2, 1), clauses.RunEnds(1, "w", 2), "21"),
    ],
)
def test_the_clause_that_gave_the_colours(
    event: Tournament, house: dict[str, str], seated: tuple[int, int], clause: Own, reading: str
) -> None:
    pairing = paired(event, **house)
    assert pairing.explanation is not None
    first = pairing.explanation.colours[0]
    assert (first.white, first.black) == seated == pairing.games()[0]
    assert first.clause == clause
    assert readings(first.articles) == [reading]


def told(taken: Iterable[Step]) -> list[tuple[str, list[str], list[list[str]]]]:
    """Of each step its kind, what it cites, and what those passed over were barred by."""
    return [(step.kind, readings(step.articles), [readings(one.articles) for one in step.passed]) for step in taken]


@pytest.mark.rule("keizer", "reading 14", "reading 15", "reading 18", "reading 23")
def test_each_step_cites_its_reading() -> None:
    # 1 may only meet 5, so 5 cannot sit out; 1 passes over 2 and 3, and 4 sits out
    assert told(steps_of(barred(5, (1, 2), (1, 3), (1, 4)))) == [
        ("sits-out", ["14"], [["14"]]),
        ("ladder-paired", ["15"], [["23"], ["23"]]),
        ("ladder-paired", ["15"], []),
    ]
    # 5 and 6 may not meet, so 4 is not for 3, and 5 not for 4
    assert told(steps_of(barred(6, (5, 6))))[1] == ("ladder-paired", ["15"], [["15"]])
    assert told(steps_of(TWICE))[0] == ("loosened", ["18"], [])


@pytest.mark.rule("keizer", "reading 16", "reading 17", "reading 21", "reading 23")
def test_each_limit_cites_its_reading() -> None:
    once = season(4, played("2-1 0", "4-3 0"))
    same = season(4, played("1-3 1", "2-4 1"))
    for event, house, reading in (
        (once, Options(gap="1"), "16"),
        (once, Options(gap="0", meetings="1"), "17"),
        (same, Options(gap="0", colour_run="1"), "21"),
        (barred(4, (1, 2)), Options(), "23"),
    ):
        assert readings(why_not(event, "keizer", 1, 2, options=house).articles) == [reading]


@pytest.mark.rule("keizer", "reading 14")
def test_another_bye_is_told_by_places_on_the_ladder() -> None:
    (found,) = check_round(season(5, played("2-1 0", "5-3 0", U=4)), "keizer", 1).differences
    assert isinstance(found, differences.LadderBye)
    assert (readings(found.articles), found.players, found.recorded_place, found.rules_place) == (["14"], (4, 5), 4, 5)


@pytest.mark.rule("keizer", "reading 15")
def test_of_strange_pairs_the_highest_is_told() -> None:
    strange = season(8, played("7-5 0", "8-6 0", "4-1 0", "3-2 0"))
    (found,) = check_round(strange, "keizer", 1).differences
    assert isinstance(found, differences.OffLadder)
    assert found.pair == (4, 1)
    assert readings(found.articles) == ["15"]


@pytest.mark.rule("keizer", "reading 15", "reading 16")
def test_strange_pairs_that_may_not_meet_are_told_first_and_not_twice() -> None:
    # 1-2 met in round 1, and 3-4; the rules want 1-3 and 2-4
    again = season(4, played("2-1 0", "4-3 0"), played("2-1 0", "4-3 0"))
    found = check_round(again, "keizer", 2).differences
    assert [type(one) for one in found] == [differences.KeptApart] * 2
    assert [readings(one.articles) for one in found] == [["16"]] * 2


@pytest.mark.rule("keizer", "reading 15", "reading 17")
def test_two_who_met_long_enough_ago_are_kept_apart_by_nothing() -> None:
    # worth 4 3 2 1: they have 6, 4, 2, 1, so the ladder stays, and 2 is nearer than 3
    found = why_not(season(4, played("3-1 0", "4-2 0")), "keizer", 1, 3, options=Options(gap="0")).because
    assert isinstance(found, verdicts.NotNearest)
    assert (found.chooser, found.taken, found.left) == (1, 2, 3)


@pytest.mark.rule("keizer", "reading 14", "reading 22")
@pytest.mark.parametrize(("choice", "fewest"), [("fewest", True), ("lowest", False)])
def test_boards_are_counted_from_one_and_the_way_to_choose_the_bye_is_said(choice: str, fewest: bool) -> None:
    pairing = paired(season(5), bye_choice=choice)
    assert [pair.board for pair in pairing.pairs] == [1, 2]
    assert pairing.explanation is not None
    assert [step.fewest for step in pairing.explanation.opening if isinstance(step, steps.SitsOut)] == [fewest]
    assert {card.aro_tenths for card in pairing.explanation.cards} == {0}  # no average of ratings counts here


@pytest.mark.rule("keizer", "reading 14", "reading 15")
def test_what_players_are_told_of_the_nearest_and_of_the_bye() -> None:
    # 1 may only meet 5, so 5 cannot sit out; 4 does
    asked = RoundAnswers(barred(5, (1, 2), (1, 3), (1, 4)), "keizer")
    told = {number: [answer.reason for answer in asked.of(number)] for number in range(1, 6)}
    assert reasons.SitsOut(5, 4, 0, True) in told[4]
    assert [reasons.Nearest(1, 1, 5) in told[number] for number in (1, 5, 2)] == [True, True, False]
    assert [reasons.Nearest(2, 2, 3) in told[number] for number in (2, 3, 1)] == [True, True, False]
    others = {number: [one for one in said if isinstance(one, reasons.OtherSitsOut)] for number, said in told.items()}
    assert [(one.place, one.bye_place, one.against is None) for one in others[2]] == [(2, 4, True)]
    assert [(one.place, one.bye_place, one.against is None) for one in others[5]] == [(5, 4, False)]


@pytest.mark.rule("keizer", "reading 18")
def test_only_what_gives_way_is_told() -> None:
    for loosened, told in (
        (steps.Loosened((), 4, 2, False, False), ["gap"]),
        (steps.Loosened((), 4, 4, True, False), ["colours"]),
        (steps.Loosened((), 4, 0, True, True), ["gap", "colours", "meetings"]),
    ):
        ((_, what),) = loosened.told().values
        assert isinstance(what, Several)
        assert [message.name.rpartition(".")[2] for message in what.messages] == told


@pytest.mark.rule("keizer", "reading 16", "reading 17", "reading 21")
def test_each_limit_is_told_with_its_figures() -> None:
    figures = {"round": 3, "gap": 2}, {"times": 4}, {"colour": Colour("w"), "times": 2}
    limits = obstacles.MetLately(7, (), 3, 2), obstacles.MetOften(7, (), 4), obstacles.ColourRun(7, (), "w", 2)
    assert [dict(limit.told().values) for limit in limits] == list(figures)


@pytest.mark.rule("keizer", "reading 5", "reading 8", "reading 13")
def test_only_games_have_an_opponent_in_the_working() -> None:
    # worth 26 … 22: a third of 23 is rounded
    found = totals(season(5, played("2-3 1", U=1, H=4, Z=5)), top_value="26", rounding="whole")
    games: dict[str, int] = {Deed.WIN: 3, Deed.LOSS: 2}
    assert all(one.opponent == games.get(one.deed, 0) for total in found for one in total.earned)
    assert {one.deed for total in found for one in total.earned} == {
        *games, Deed.OWN, Deed.BYE, Deed.ANNOUNCED, Deed.UNANNOUNCED, Deed.ROUNDING,
    }  # fmt: skip


@pytest.mark.rule("keizer", "reading 12")
def test_the_working_shows_the_values_of_the_day() -> None:
    # worth 5 and 4, then 4 and 5
    two = season(2, played("1-2 0"), played("1-2 0"))
    winner, loser = totals(two, top_value="5", counting="frozen")
    assert [(one.round, one.value) for one in winner.earned] == [(0, 5), (1, 5), (2, 4)]
    assert [(one.round, one.value) for one in loser.earned] == [(0, 4), (1, 4), (2, 5)]


@pytest.mark.rule("keizer", "reading 13")
@pytest.mark.parametrize("counting", ["stepwise", "fixed-point", "frozen"])
def test_what_rounding_adds_makes_the_working_whole(counting: str) -> None:
    # two away: thirds, rounded up for one and down for the other
    away = season(5, played("1-5 =", H="2 3", U=4), played("2-4 =", H="1 3", U=5))
    for one in totals(away, top_value="26", counting=counting, rounding="whole"):
        parts = [Fraction(e.value * e.over, e.passes * e.under) for e in one.earned]
        assert sum(parts) == Fraction(one.total, one.unit)
        assert [e.round for e in one.earned if e.deed is Deed.ROUNDING] in ([], [0])


@pytest.mark.rule("keizer", "reading 4", "reading 8", "reading 9", "reading 16", "reading 17", "reading 21")
def test_the_limits_and_defaults_of_house_rules() -> None:
    numbers = {
        options.TOP: (0, 0, 9999), options.STEP: (1, 1, 99), options.LIMIT: (5, 0, 99), options.GAP: (4, 0, 99),
        options.MEETINGS: (0, 0, 99), options.COLOUR_RUN: (0, 0, 9), options.WITHDRAWN_AFTER: (0, 0, 99),
    }  # fmt: skip
    for option, (usual, least, most) in numbers.items():
        assert (Options()[option], option.checked(str(least)), option.checked(str(most))) == (usual, least, most)
        for wrong in (least - 1, most + 1):
            with pytest.raises(BadRequest):
                option.checked(str(wrong))
    shares = {options.LOSS: "0", options.BYE: "1/2", options.CLUB: "2/3", options.ANNOUNCED: "1/3"}
    for share, usual_share in {**shares, options.UNANNOUNCED: "0", options.WITHDRAWN: "3/4"}.items():
        assert Options()[share] == share.checked(usual_share)
