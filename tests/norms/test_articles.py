"""The articles of B.01 (2024) one by one, each with its derivation by hand.

Every player of the tables is a grandmaster of a federation of his own choice unless something else is said, so that one
thing at a time decides.
"""

from typing import Any

import pytest

from fairswiss import Bye, EventInfo, Game, Player, Round, Tournament, title_norms
from fairswiss.model.errors import BadRequest
from fairswiss.model.player import NationalRecord
from fairswiss.norms import NORMS, Need, PlayerNorm, Standing, Verdict
from fairswiss.norms.averages import average_of, difference_of, required_halves, rounded_mean
from fairswiss.norms.check import Applicant, Least, check
from fairswiss.norms.thresholds import halves_least, level_least, one_most, own_most, titled_least, titles_of
from tests.norms.events import OPEN, SINGLE, Met, event, field, norm_of, report_of

GM = NORMS["GM"]
FOREIGN = ("GER", "GER", "GER", "FRA", "FRA", "FRA", "POL", "POL", "ESP")


def figures(row: PlayerNorm) -> tuple[bool, int, int]:
    return row.standing is Standing.ACHIEVED, row.check.average.value, row.check.performance


def verdicts(row: PlayerNorm) -> dict[str, str]:
    """What is not simply met."""
    return {one.need.value: one.verdict.value for one in row.check.requirements if one.verdict is not Verdict.MET}


# -- tables ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("b01_2024", "1.4.4", "1.4.5a", "1.4.5b", "1.4.8b", "reading 1")
def test_the_limits_for_seven_to_thirteen_games() -> None:
    sizes = range(7, 14)
    assert [titled_least(n) for n in sizes] == [4, 4, 5, 5, 6, 6, 7]
    assert [level_least(n) for n in sizes] == [3, 3, 3, 4, 4, 4, 5]
    assert [own_most(n) for n in sizes] == [4, 4, 5, 6, 6, 7, 7]
    assert [one_most(n) for n in sizes] == [4, 5, 6, 6, 7, 8, 8]
    assert [halves_least(n) / 2 for n in sizes] == [2.5, 3, 3.5, 3.5, 4, 4.5, 5]


@pytest.mark.rule("b01_2024", "1.4.8", "1.4.8a", "1.4.9", "reading 2")
@pytest.mark.parametrize(
    ("title", "averages"),
    [
        ("GM", [2680, 2643, 2600, 2557, 2520, 2475, 2434, 2380]),
        ("IM", [2530, 2493, 2450, 2407, 2370, 2325, 2284, 2230]),
        ("WGM", [2480, 2443, 2400, 2357, 2320, 2275, 2234, 2180]),
        ("WIM", [2330, 2293, 2250, 2207, 2170, 2125, 2084, 2030]),
    ],
)
def test_the_lowest_average_for_each_score_in_nine_games(title: str, averages: list[int]) -> None:
    for points, average in zip((3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7), averages, strict=True):
        assert required_halves(average, 9, NORMS[title]) == 2 * points
        # one point lower takes half a point more, or is below the lowest average of the norm
        lower = required_halves(average - 1, 9, NORMS[title])
        assert average == NORMS[title].average or (lower is not None and lower > 2 * points)


@pytest.mark.rule("b01_2024", "1.4.9", "1.4.8b")
def test_percentages_are_rounded_half_up_for_the_difference() -> None:
    assert (difference_of(10, 8), difference_of(6, 8)) == (95, -87)  # 62.5 % is 63 %, 37.5 % is 38 %
    assert figures(norm_of(event(field([2710] * 10, "111=000000")))) == (True, 2710, 2600)  # 35 % exactly
    low = norm_of(event(field([2600] * 9, "111000000")), "IM")
    assert (low.check.performance, verdicts(low)) == (2475, {"score": "missing"})  # 33 %


@pytest.mark.rule("b01_2024", "1.4.7")
def test_the_average_is_rounded_half_up() -> None:
    # 21416 / 9 = 2379.56; 21415 / 9 = 2379.44; 23795 / 10 = 2379.5
    assert (rounded_mean(21416, 9), rounded_mean(21415, 9), rounded_mean(23795, 10)) == (2380, 2379, 2380)
    short = norm_of(event(field([2379] * 8 + [2383], "1111111=0")))
    assert (sum(short.check.average.ratings), short.check.performance) == (21415, 2652)
    assert verdicts(short) == {"average": "missing"}


# -- ratings -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("b01_2024", "1.4.6b", "1.4.6c", "1.4.8", "1.4.8a")
def test_one_opponent_below_the_floor_is_raised() -> None:
    # 2500 + 2480 + 2460 + 2420 + 2400 + 2350 + 2330 + 2280 and 2200 for 2150: 21420 / 9 = 2380
    ratings = [2500, 2480, 2460, 2420, 2400, 2350, 2330, 2280, 2150]
    assert figures(norm_of(event(field(ratings, "111111100")))) == (True, 2380, 2600)
    assert figures(norm_of(event(field(ratings, "111111=00")))) == (False, 2380, 2546)


@pytest.mark.rule("b01_2024", "1.4.6c", "1.4.6d")
def test_only_the_lowest_is_raised_and_unrated_opponents_are_1400() -> None:
    ratings = [2500, 2480, 2460, 2440, 2420, 2400, 2400]
    both = average_of([*ratings, 2150, 2100], GM)
    assert (both.value, both.raised) == (2383, 8)  # with both raised it would be 2389
    assert average_of([*ratings, 2350, 0], GM).value == 2406  # the unrated one is raised from 1400 to 2200
    assert average_of([*ratings, 0, 0], GM).value == 2300  # 1400 and 2200
    assert average_of([*ratings, 2350, 0], GM).ratings[-1] == 2200


@pytest.mark.rule("b01_2024", "1.4.6b", "1.5.3", "1.4.5c", "1.4.5d", "1.4.5e")
def test_the_floors_level_titles_and_ratings_of_the_four_norms() -> None:
    assert {norm.title: (norm.floor, norm.rating) for norm in NORMS.values()} == {
        "GM": (2200, 2500), "IM": (2050, 2400), "WGM": (2000, 2300), "WIM": (1850, 2200),
    }  # fmt: skip
    for title, level, ratings in (("IM", "IM", 2300), ("WGM", "WGM", 2250), ("WIM", "WIM", 2100)):
        titles = [level] * 3 + ["FM"] * 2 + [""] * 4
        assert norm_of(event(field([ratings] * 9, "1111111=0", titles), sex="w"), title).standing is Standing.ACHIEVED
        fewer = [level] * 2 + ["FM"] * 3 + [""] * 4
        row = norm_of(event(field([ratings] * 9, "1111111=0", fewer), sex="w"), title)
        assert verdicts(row) == {"level": "missing"}


@pytest.mark.rule("b01_2024", "1.4.5a", "reading 4")
def test_cm_never_counts_and_two_titles_are_one_person() -> None:
    titles = ["GM", "GM", "GM", "IM", *["CM"] * 5]
    assert verdicts(norm_of(event(field([2450] * 9, "111111100", titles)))) == {"titled": "missing"}
    assert titles_of("IM/WGM") == {"IM", "WGM"}
    assert titles_of("g") == {"GM"}
    twice = ["IM WGM"] * 2 + ["FM"] * 3 + [""] * 4
    assert verdicts(norm_of(event(field([2300] * 9, "1111111=0", twice), sex="w"), "WGM")) == {"level": "missing"}


@pytest.mark.rule("b01_2024", "reading 7", "1.4.6d")
def test_many_unrated_opponents_are_no_obstacle() -> None:
    row = norm_of(event(field([2600] * 7 + [0, 0], "111111111")))
    assert row.standing is Standing.ACHIEVED


# -- federations -------------------------------------------------------------------------------------------------------


def of(federations: list[str], info: EventInfo = OPEN, **about: Any) -> Tournament:
    return event(field([2450] * 9, "111111100", federations=federations), info=info, **about)


@pytest.mark.rule("b01_2024", "1.4.3", "1.4.4")
def test_two_foreign_federations_and_the_limits_of_one() -> None:
    assert norm_of(of([*FOREIGN])).standing is Standing.ACHIEVED
    assert verdicts(norm_of(of(["AUT"] * 5 + ["GER"] * 4))) == {"federations": "missing"}
    assert verdicts(norm_of(of(["AUT"] * 6 + ["GER", "FRA", "POL"]))) == {"own-federation": "missing"}
    assert norm_of(of(["AUT"] * 5 + ["GER", "FRA", "POL", "POL"])).standing is Standing.ACHIEVED
    assert verdicts(norm_of(of(["GER"] * 7 + ["FRA", "POL"]))) == {"one-federation": "missing"}
    assert norm_of(of(["GER"] * 6 + ["FRA", "POL", "POL"])).standing is Standing.ACHIEVED


@pytest.mark.rule("b01_2024", "1.4.2a", "reading 13")
def test_fid_is_a_game_but_no_federation() -> None:
    assert norm_of(of(["FID"] * 7 + ["GER", "FRA"])).standing is Standing.ACHIEVED
    assert verdicts(norm_of(of(["FID"] * 8 + ["GER"]))) == {"federations": "missing"}
    assert verdicts(norm_of(of(["XYZ"] + ["GER", "FRA"] * 4))) == {"games": "missing"}  # no FIDE federation: no game
    facts = of(["FID"] * 8 + ["GER"])
    russian = facts.players[1]._replace(national=(NationalRecord("RUS"),))
    facts = facts._replace(players=(facts.players[0], russian, *facts.players[2:]))
    assert norm_of(facts).standing is Standing.ACHIEVED


@pytest.mark.rule("b01_2024", "reading 10")
def test_a_federation_that_is_not_known_is_never_guessed() -> None:
    row = norm_of(of(["", *FOREIGN[1:]]))
    assert row.standing is Standing.ACHIEVED  # whatever it is, the limits hold
    row = norm_of(of([""] * 4 + ["GER"] * 4 + ["FRA"]))
    assert (row.standing, verdicts(row)) == (Standing.UNDECIDED, {"one-federation": "unknown"})
    assert row.lacks[0].what == "opponent-federation"
    row = norm_of(of([*FOREIGN], federation=""))
    assert row.standing is Standing.ACHIEVED  # four federations: at least three are foreign
    row = norm_of(of(["GER"] * 6 + ["FRA"] * 3, federation=""))
    assert verdicts(row) == {"federations": "unknown", "own-federation": "unknown"}
    assert [lack.what for lack in row.lacks] == ["federation"]
    row = norm_of(event(field([2300] * 9, "1111111=0"), sex=""), "WGM")
    assert (row.standing, [lack.what for lack in row.lacks]) == (Standing.UNDECIDED, ["sex"])
    assert not report_of(event(field([2300] * 9, "1111111=0"), sex="m"), "WGM").rows


@pytest.mark.rule("b01_2024", "1.4.3a", "1.4.3b", "1.4.3c", "1.4.3e", "reading 14")
def test_exemptions_of_the_kind_of_event() -> None:
    home = OPEN._replace(federation="AUT")
    all_own = of(["AUT"] * 9, home)
    assert verdicts(norm_of(all_own)) == dict.fromkeys(("federations", "own-federation", "one-federation"), "missing")
    for kind, article in (("national-final", "1.4.3a"), ("national-team", "1.4.3b"), ("zonal", "1.4.3c")):
        row = norm_of(all_own, exemption=kind)
        assert (row.standing, row.check.exceptions) == (Standing.ACHIEVED, (article,))
    # a guest of a national final is not exempt, a guest of a zonal is
    guest = of(["GER"] * 7 + ["FRA", "POL"], OPEN._replace(federation="GER"))
    assert verdicts(norm_of(guest, exemption="national-final")) == {"one-federation": "missing"}
    assert norm_of(guest, exemption="zonal").check.exceptions == ("1.4.3c",)
    # whoever needs no exemption has used none (1.4.3e)
    assert norm_of(of([*FOREIGN], home), exemption="national-final").check.exceptions == ()
    with pytest.raises(BadRequest, match="exemption"):
        title_norms(all_own, exemption="friendly")


def crowd(foreigners: int, absent: dict[int, str] | None = None, titled: int = 10) -> Tournament:
    """Player 1 of AUT meets six of AUT and three others; beside them foreigners play each other in every round."""
    met = field([2450] * 9, "111111100", federations=["AUT"] * 6 + ["GER", "FRA", "POL"])
    facts = event(met, info=OPEN._replace(federation="AUT"))
    first = len(facts.players) + 1
    others = [
        Player(
            first + at, f"Guest {at}", 2300, "WIM" if at < titled else "", ("GER", "FRA", "POL")[at % 3],
        )
        for at in range(foreigners)
    ]  # fmt: skip
    rounds = []
    for number, played in enumerate(facts.rounds, 1):
        code = (absent or {}).get(number, "")
        there = [player.number for player in others]
        byes = [Bye(there.pop(), code)] if code else []
        if len(there) % 2:
            byes.append(Bye(there.pop(), "U"))
        games = [Game(there[at], there[at + 1], "1", "0") for at in range(0, len(there), 2)]
        rounds.append(Round.of([*played.games, *games], byes))
    return Tournament.build([*facts.players, *others], rounds=tuple(rounds), rounds_planned=9, info=facts.info)


@pytest.mark.rule("b01_2024", "1.4.3d", "reading 6")
def test_enough_foreigners_in_every_round_exempt_everyone() -> None:
    # The guests of player 1 (GER, FRA, POL) play once each: they miss eight rounds and do not count. 20 others do.
    assert norm_of(crowd(20)).check.exceptions == ("1.4.3d",)
    assert norm_of(crowd(20, titled=9)).standing is Standing.MISSED
    assert norm_of(crowd(19)).standing is Standing.MISSED
    # one round missed: the player counts, but 19 are there in that round
    assert norm_of(crowd(20, {4: "Z"})).standing is Standing.MISSED
    assert norm_of(crowd(21, {4: "Z"})).check.exceptions == ("1.4.3d",)
    # the bye of the pairing is no miss, and its player is there
    assert {field.foreign for field in report_of(crowd(21)).fields} == {21}
    # two rounds missed: the player does not count at all
    assert norm_of(crowd(20, {2: "H", 5: "Z"})).standing is Standing.MISSED
    fields = report_of(crowd(20)).fields
    assert (fields[0].foreign, fields[0].federations, fields[0].titled) == (20, 3, 10)


# -- number of games ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("b01_2024", "1.4.1a", "1.4.1c", "1.4.2c")
def test_eight_games_of_nine_rounds_count_as_nine_with_a_bye_or_a_forfeit_win() -> None:
    titles = ["GM", "GM", "GM", "IM", *["CM"] * 4]
    eight = field([2407] * 8, "11111100", titles)
    row = norm_of(event(eight, byes="U"))
    assert (row.standing, row.check.exceptions, row.check.counts) == (Standing.ACHIEVED, ("1.4.1c",), 9)
    assert norm_of(event(field([2406] * 8, "11111100", titles), byes="U")).standing is Standing.MISSED
    assert verdicts(norm_of(event(eight, byes="H"))) == {"games": "missing"}
    assert verdicts(norm_of(event(eight, byes="UZ"))) == {"games": "missing"}  # ten rounds
    won = [*field([2407] * 4, "1111"), Met(2500, "+", "GM", "NOR"), *field([2407] * 4, "1100")]
    assert norm_of(event(won)).check.exceptions == ("1.4.1c",)
    lost = [*field([2407] * 8, "11111100"), Met(2500, "-", "GM", "NOR")]
    assert verdicts(norm_of(event(lost))) == {"games": "missing"}


@pytest.mark.rule("b01_2024", "1.4.1b", "reading 14")
def test_fewer_games_in_some_championships() -> None:
    seven = event(field([2450] * 7, "11111=0"))
    assert verdicts(norm_of(seven)) == {"games": "missing"}
    row = norm_of(seven, championship="teams")
    assert (row.standing, row.check.counts) == (Standing.ACHIEVED, 7)
    eight = norm_of(event(field([2450] * 8, "11111100")), championship="world-cup")
    assert (eight.standing, eight.check.counts) == (Standing.ACHIEVED, 9)


@pytest.mark.rule("b01_2024", "1.4.1d", "1.5.1", "1.7")
def test_points_above_the_score_required_are_games_and_thirteen_are_the_most() -> None:
    row = norm_of(event(field([2400] * 9, "11111111=")))
    assert (row.check.required, row.check.excess, row.check.counts) == (14, 1, 10)
    assert norm_of(event(field([2400] * 15, "1" * 15))).check.counts == 13


@pytest.mark.rule("b01_2024", "1.4.1e")
def test_later_games_are_ignored_once_the_norm_is_reached() -> None:
    row = norm_of(event(field([2400] * 11, "11111110000")))
    assert (row.standing, row.check.exceptions, row.check.ignored) == (Standing.ACHIEVED, ("1.4.1e",), (10, 11))
    assert figures(row)[1:] == (2400, 2620)
    # 6.5 out of 9, then a loss and a win: leaving out the loss alone is not allowed
    assert norm_of(event(field([2420] * 11, "111111=0001"))).standing is Standing.MISSED


@pytest.mark.rule("b01_2024", "1.4.1f", "reading 8", "1.4.1e")
def test_wins_may_be_ignored_and_in_round_robins_only_if_the_field_allows_a_norm() -> None:
    swiss = event([Met(2000, "1", "GM", "GER"), Met(1900, "1", "GM", "FRA"), *field([2480] * 8, "0=1==111")])
    whole = check(GM, Applicant(1, "AUT"), report_of(swiss).turns[1], Least())
    assert (whole.average.value, whole.performance) == (2404, 2597)
    row = norm_of(swiss)
    assert figures(row) == (True, 2449, 2615)
    assert (row.check.exceptions, row.check.ignored) == (("1.4.1f",), (1,))
    titles = ["", "", *["GM"] * 8]
    good = robin([2000, 1900, *[2480] * 8], "11111==1=0", titles)
    assert norm_of(good).check.exceptions == ("1.4.1f",)
    # ten opponents, four titled: with one untitled win ignored four of nine are still too few, with two, eight games
    poor = robin([2000, 1900, *[2480] * 9], "111111==1=0", ["", "", *["GM"] * 5, *[""] * 4])
    assert norm_of(poor).standing is Standing.MISSED


def robin(ratings: list[int], results: str, titles: list[str] | None = None, planned: int = 0) -> Tournament:
    """A round robin seen by player 1; the others have played nothing among themselves."""
    return event(field(ratings, results, titles or ()), planned, SINGLE)


@pytest.mark.rule("b01_2024", "1.4.2b")
def test_an_unrated_player_without_a_point_does_not_count_in_a_round_robin() -> None:
    nine = robin([*[2450] * 8, 0], "111111=01")
    assert verdicts(norm_of(nine)) == {"games": "missing"}
    scored = robin([*[2450] * 8, 0], "111111=0=")
    assert norm_of(scored).check.requirement(Need.GAMES).had == 9


@pytest.mark.rule("b01_2024", "1.4.5f", "reading 5")
def test_half_of_the_games_of_a_double_round_robin_are_against_level_titles() -> None:
    assert [level_least(n, double=True) for n in (10, 11)] == [5, 6]
    double = SINGLE._replace(encoded_type="FIDE_DOUBLEROUNDROBIN")
    games = field([2460] * 10, "1111111000", ["GM"] * 4 + ["IM"] * 6)
    assert verdicts(norm_of(event(games, info=double))) == {"level": "missing"}
    assert norm_of(event(games, info=SINGLE)).standing is Standing.ACHIEVED


@pytest.mark.rule("b01_2024", "1.4.1e", "reading 16")
def test_a_round_robin_is_decided_by_all_its_rounds() -> None:
    unfinished = robin([2460] * 10, "111111100 ", planned=10)
    row = norm_of(unfinished)
    assert row.check.met
    assert row.standing is Standing.POSSIBLE
    assert [(way.rounds, way.halves) for way in row.forecast.wanted] == [(1, 0)]  # type: ignore[union-attr]


@pytest.mark.rule("b01_2024", "1.4.2c")
def test_the_absent_opponent_of_the_last_round_may_count_as_a_loss() -> None:
    # Eight games with six opponents of one federation are too many (5); with the absent one it is six of nine.
    federations = ["GER"] * 6 + ["FRA", "POL"]
    met = [*field([2400] * 8, "11111110", federations=federations), Met(2400, "+", "GM", "ESP")]
    row = norm_of(event(met))
    assert (row.standing, row.check.exceptions, row.check.performance) == (Standing.ACHIEVED, ("1.4.2c",), 2620)
    assert row.check.halves == 14
    early = [met[-1], *met[:-1]]
    assert norm_of(event(early)).standing is Standing.MISSED


@pytest.mark.rule("b01_2024", "reading 3", "1.4.2c")
def test_started_games_count_however_they_ended() -> None:
    assert norm_of(event(field([2450] * 9, "11111W1L0"))).check.halves == 14
    assert norm_of(event(field([2450] * 9, "1111111?0"))).check.requirement(Need.GAMES).had == 8
