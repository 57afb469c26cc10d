"""What holds for the norms of every player."""

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fairswiss import Tournament, render, title_norms
from fairswiss.norms import NORMS, Standing
from fairswiss.norms.averages import average_of
from fairswiss.norms.check import Applicant, Least, check
from fairswiss.norms.games import NormGame
from fairswiss.rendering import FORMS, csv_of, working
from tests.norms.events import Met, event, norm_of
from tests.tournaments import histories

EVERY = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
TITLES = ("GM", "IM", "FM", "WGM", "WIM", "")
opponents = st.builds(
    Met,
    st.one_of(st.just(0), st.integers(1900, 2750)),
    st.sampled_from("1110=0"),
    st.sampled_from(TITLES),
    st.sampled_from(("AUT", "GER", "FRA", "POL", "FID")),
)
strong = st.builds(
    Met, st.integers(2350, 2650), st.sampled_from("11=0"), st.just("GM"), st.sampled_from(("AUT", "GER", "FRA"))
)
norms = st.sampled_from(list(NORMS))


def games_of(met: list[Met]) -> list[NormGame]:
    return [
        NormGame(at, at + 1, "w", one.code, one.rating, frozenset({one.title} - {""}), one.federation)
        for at, one in enumerate(met, 1)
    ]


@EVERY
@given(met=st.lists(strong, min_size=9, max_size=11), more=st.lists(opponents, min_size=1, max_size=2), title=norms)
def test_a_norm_once_achieved_stays_achieved_whatever_is_won_or_lost_later(
    met: list[Met], more: list[Met], title: str
) -> None:
    if norm_of(event(met, sex="w"), title).standing is Standing.ACHIEVED:
        later = norm_of(event([*met, *more], sex="w"), title)
        assert later.standing is Standing.ACHIEVED


@EVERY
@given(met=st.lists(opponents, min_size=9, max_size=12), at=st.integers(0, 8), title=norms)
def test_a_win_in_place_of_a_lesser_result_never_loses_a_met_performance(met: list[Met], at: int, title: str) -> None:
    before = check(NORMS[title], Applicant(1, "AUT"), games_of(met), Least())
    better = [*met[:at], met[at]._replace(code="1"), *met[at + 1 :]]
    after = check(NORMS[title], Applicant(1, "AUT"), games_of(better), Least())
    assert after.performance >= before.performance
    assert not before.met or after.met


@EVERY
@given(met=st.lists(opponents, min_size=9, max_size=9), rng=st.randoms(use_true_random=False), title=norms)
def test_the_order_of_nine_games_does_not_matter(met: list[Met], rng: random.Random, title: str) -> None:
    """With more than nine it does: later games may be ignored (1.4.1e)."""
    shuffled = rng.sample(met, len(met))
    one, other = norm_of(event(met, sex="w"), title), norm_of(event(shuffled, sex="w"), title)
    assert (one.standing, one.check.performance) == (other.standing, other.check.performance)
    assert one.check.requirements == other.check.requirements


@EVERY
@given(met=st.lists(opponents, min_size=1, max_size=13), title=norms)
def test_the_average_counts_one_opponent_raised_and_never_lowers_anyone(met: list[Met], title: str) -> None:
    ratings = [one.rating for one in met]
    found = average_of(ratings, NORMS[title])
    raised = [at for at, (was, now) in enumerate(zip(ratings, found.ratings, strict=True)) if (was or 1400) != now]
    assert raised == ([] if found.raised is None else [found.raised])
    assert all(now >= (was or 1400) for was, now in zip(ratings, found.ratings, strict=True))


@EVERY
@given(met=st.lists(strong, min_size=9, max_size=11), title=norms)
def test_a_set_of_games_that_is_found_is_a_norm_by_itself(met: list[Met], title: str) -> None:
    row = norm_of(event(met, sex="w"), title)
    again = check(NORMS[title], Applicant(1, "AUT"), row.check.games, Least())
    assert again.requirements == row.check.requirements
    if row.standing is Standing.ACHIEVED:
        lost_or_drawn = {game.round for game in games_of(met) if not game.won}
        kept = max(game.round for game in row.check.games)
        assert all(number > kept or number not in lost_or_drawn for number in row.check.ignored)
        assert len(row.check.games) >= 9
        assert row.check.halves >= (row.check.required or 0)


@EVERY
@given(met=st.lists(strong, min_size=9, max_size=11), title=norms)
def test_the_literal_search_finds_no_norm_that_is_missed(met: list[Met], title: str) -> None:
    """Every tail and every set of wins, without any bound."""
    games = games_of(met)
    found = False
    for tail in range(len(games) - 8):
        kept = games[: len(games) - tail]
        for chosen in range(1 << len(kept)):
            used = [game for at, game in enumerate(kept) if chosen >> at & 1]
            left_out = [game for at, game in enumerate(kept) if not chosen >> at & 1]
            if len(used) >= 9 and all(game.won for game in left_out):
                found = found or check(NORMS[title], Applicant(1, "AUT"), used, Least()).met
    assert found == (norm_of(event(met, sex="w"), title).standing is Standing.ACHIEVED)


@settings(EVERY, max_examples=20)
@given(tournament=histories())
def test_every_form_and_working_can_be_shown(tournament: Tournament) -> None:
    report = title_norms(tournament)
    people = sorted({row.player for row in report.rows})
    assert csv_of(report, tournament).count("\n") == len(report.rows) + 1
    for form in FORMS:
        assert render(report, form, tournament)
        assert working(report, people[:3], form, tournament) or not people
