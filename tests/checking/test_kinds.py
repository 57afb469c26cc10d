"""Each kind of difference, in a position small enough to be worked out by hand."""

import pytest

from fairswiss.judge import RoundCheck
from fairswiss.kernel.brackets.bracket_questions import verdicts
from fairswiss.kernel.brackets.bracket_round import BracketEdition, Brackets
from fairswiss.kernel.brackets.colouring import Colours
from fairswiss.kernel.edition import Recorded
from fairswiss.kernel.vocabulary.candidates import Candidate
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.kernel.vocabulary.ladder import Row, Setting, value_of
from fairswiss.model import Bye, Game, Round
from fairswiss.rendering import render
from fairswiss.rules.dutch_2026 import round as round_2026
from fairswiss.why import Articles, Law, Preference, differences
from fairswiss.why.clauses import ByPreference, ColourReason
from fairswiss.why.differences import Difference
from fairswiss.why.obstacles import Clash, Forbidden, Met
from tests.checking.recorded import checked
from tests.rendering.samples import plain
from tests.rules.dutch.positions import DUE_BLACK, DUE_WHITE, Wanted, event, position, scores
from tests.rules.dutch_2026.test_criteria_in_histories import IN_2017, IN_2026, history

NEW, OLD, DUBOV = "dutch-2026", "dutch-2017", "dubov-1997"
dutch = pytest.mark.parametrize("system", [NEW, OLD])


def only(check: RoundCheck) -> Difference:
    """The one difference of a round."""
    (found,) = check.differences
    return found


def cited(system: str, new: str, old: str) -> Articles:
    return Law(system)(new if system == NEW else old)


# -- against a rule --------------------------------------------------------------------------------------------------


@dutch
def test_a_pair_that_met_is_illegal(system: str) -> None:
    article = cited(system, "2.1.1", "C.1")
    assert checked(event(4, "1-3:== 4-2:=="), "1-3 4-2", system).differences == (
        differences.Illegal(article, (1, 3), 5, Met(3, article, 1)),
        differences.Illegal(article, (4, 2), 5, Met(4, article, 1)),
    )


@dutch
def test_every_illegal_pair_is_named_with_its_reason(system: str) -> None:
    # 1 and 2 must both have white; 3 and 4 are kept apart by the arbiter.
    before = position(Wanted(1, 20, "bb"), Wanted(2, 20, "bb"), Wanted(3, 20), Wanted(4, 20), apart=[(3, 4)])
    found = checked(before, "1-2 3-4", system).differences
    clash, apart = cited(system, "2.1.3", "C.3"), cited(system, "2.1.1", "C.1")
    assert found == (
        differences.Illegal(clash, (1, 2), 20, Clash(2, clash)),
        differences.Illegal(apart, (3, 4), 20, Forbidden(4, apart)),
    )


@dutch
def test_a_second_bye_is_barred(system: str) -> None:
    before = position(*scores({10: [1, 2]}), Wanted(3, 10, "U"))
    found = checked(before, "1-2 3", system).differences
    assert found[0] == differences.BarredBye(cited(system, "2.1.2", "C.2"), 3)


@dutch
def test_an_illegal_pair_below_does_not_hide_what_differs_above(system: str) -> None:
    # 1-2 would leave nobody; 1 and 2 float down to 3 and 4, and 5-6 may not meet.
    before = position(*scores({20: [1, 2], 10: [3, 4], 0: [5, 6, 7, 8]}), apart=[(5, 6)])
    illegal, worse = checked(before, "1-3 2-4 5-6 7-8", system).differences
    assert isinstance(illegal, differences.Illegal)
    assert illegal.pair == (5, 6)
    assert isinstance(worse, differences.Worse)
    assert (worse.bracket, worse.recorded, worse.rules) == (20, 2, 0)


# -- the bye ---------------------------------------------------------------------------------------------------------


def test_in_2026_the_score_of_the_bye_comes_before_the_brackets() -> None:
    found = only(checked(position(*scores({10: [1, 2], 0: [3]})), "2-3 1", NEW))
    assert found == differences.Bye(Law(NEW)("2.3.1"), 1, 3, 10, 0)


def test_in_2017_a_bye_too_high_shows_in_its_bracket() -> None:
    found = only(checked(position(*scores({10: [1, 2], 0: [3]})), "2-3 1", OLD))
    assert found == differences.Worse(Law(OLD)("C.5"), 10, "C.5", 2, 0)


# -- brackets --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("system", "criterion", "seed", "otherwise"),
    [(NEW, criterion, seed, otherwise) for criterion, seed, _, otherwise in IN_2026]
    + [(OLD, criterion, seed, otherwise) for criterion, seed, _, otherwise in IN_2017],
    ids=str,
)
def test_the_round_without_a_criterion_is_worse_on_that_criterion(
    system: str, criterion: str, seed: int, otherwise: str
) -> None:
    # ``otherwise`` is the best round if the text did not have the criterion; so all before it are as good.
    found = next(one for one in checked(history(seed), otherwise, system).differences if one.kind != "colours")
    assert isinstance(found, differences.Worse)
    assert (found.criterion, found.is_our_fault) == (criterion, False)
    assert found.recorded != found.rules


@dutch
def test_fewer_pairs_are_worse_whatever_comes_below(system: str) -> None:
    found = only(checked(position(*scores({20: [1, 2], 10: [3, 4]})), "1-3 4-2", system))
    assert found == differences.Worse(cited(system, "2.4.1", "C.5"), 20, "C6" if system == NEW else "C.5", 2, 0)


def test_lists_of_scores_are_told_as_scores() -> None:
    # 1, with 3.0, and 2, with 2.0, meet only 3 in their bracket: whoever is paired, the other floats on.
    before = position(*scores({30: [1], 20: [2, 3], 10: [4]}), apart=[(1, 2)])
    assert only(checked(before, "2-3 1-4", NEW)) == differences.Worse(Law(NEW)("2.4.2"), 20, "C7", (30,), (20,))


@dutch
def test_as_good_but_later_in_the_order(system: str) -> None:
    found = only(checked(plain(4), "1-4 3-2", system))
    assert found == differences.Later(cited(system, "3.8", "B.8"), 0)


@dutch
def test_the_first_bracket_that_differs_is_the_one_named(system: str) -> None:
    before = position(*scores({20: [1, 2], 10: [3, 4, 5, 6], 0: [7, 8, 9, 10]}))
    found = [one for one in checked(before, "1-2 3-6 4-5 7-10 8-9", system).differences if one.kind != "colours"]
    assert [(one.kind, one.facts()["bracket"]) for one in found] == [("later", 10)]


def test_a_bracket_that_leaves_no_complete_round_is_a_dead_end() -> None:
    # 3 and 4 are apart, so 1-2 would leave them alone: the rules pair 1 and 2 with them. The file has an illegal pair.
    before = position(*scores({20: [1, 2], 10: [3, 4]}), apart=[(3, 4)])
    illegal, dead_end = checked(before, "1-2 3-4", NEW).differences
    assert illegal.kind == "illegal"
    assert dead_end == differences.DeadEnd(Law(NEW)("2.2.1"), 20)


# -- a fault of ours -------------------------------------------------------------------------------------------------


class _Blind:
    """An edition whose search misses the best candidate: the outcome of 1-2 3-4, whatever the ladder says."""

    def __init__(self, edition: BracketEdition) -> None:
        self.edition = edition

    def pair_brackets(self, players: list[Entrant]) -> Brackets:
        outcome = self.edition.pair_brackets(players).outcomes[0]
        one, two, three, four = players
        pairs = ((one, two), (three, four))
        scorecard = outcome.scorecard_of(pairs)
        assert scorecard is not None
        return Brackets([outcome._replace(candidate=Candidate((), pairs, (), scorecard))])


def test_a_file_that_is_better_on_the_ladder_is_a_fault_of_ours() -> None:
    # 1 and 2 are due white, 3 and 4 due black: 1-2 3-4 costs two preferences, 1-3 2-4 none.
    before = position(*(Wanted(n, 20, DUE_WHITE if n < 3 else DUE_BLACK) for n in (1, 2, 3, 4)))
    players = round_2026.players_of(before)
    colours = Colours("w", [1, 2, 3, 4])
    edition = BracketEdition(NEW, round_2026.CITATIONS, "2.3.1", lambda p: round_2026.pair_brackets(p, colours, 3))
    blind = edition._replace(pair_brackets=_Blind(edition).pair_brackets)
    (found,) = verdicts(blind, players).differences(Recorded(((1, 3), (2, 4))))
    assert found == differences.EngineFault(Law(NEW)("2.4.7"), 20, "C12", 0, 2)
    assert found.is_our_fault
    assert RoundCheck(1, False, differences=(found,)).engine_fault
    assert "please report it" in render(RoundCheck(1, False, differences=(found,)))


def test_a_legal_bye_at_a_lower_score_is_a_fault_of_ours() -> None:
    before = position(*scores({10: [1], 0: [2, 3]}))
    players = round_2026.players_of(before)
    colours = Colours("w", [1, 2, 3])
    good = round_2026.pair_brackets(players, colours, 1)
    too_high = good._replace(bye_score=10)
    edition = BracketEdition(NEW, round_2026.CITATIONS, "2.3.1", lambda _: too_high)
    (found,) = verdicts(edition, players).differences(Recorded(((1, 2),), 3))
    assert found == differences.ByeFault(Law(NEW)("2.3.1"), 3, 3, 0, 10)
    assert "at a lower score" in render(RoundCheck(1, False, differences=(found,)))


# -- colours and Dubov -----------------------------------------------------------------------------------------------


@dutch
def test_reversed_colours_come_with_their_rule(system: str) -> None:
    check = checked(plain(4), "3-1 4-2", system)
    articles = cited(system, "5.2.5", "E.5")
    reason = ColourReason(1, 3, ByPreference(Preference.INITIAL, 1), articles)
    assert only(check) == differences.Colours(articles, (3, 1), reason)
    assert render(check).startswith(
        "Round 1: differs only in colours: recorded 3-1; by the rules 1-3\n  3 and 1 are paired"
    )


def test_many_reversed_boards_are_shortened_for_people_and_complete_as_data() -> None:
    check = checked(plain(20), " ".join(f"{n + 10}-{n}" if n % 2 else f"{n}-{n + 10}" for n in range(1, 11)), NEW)
    assert len(check.differences) == 10
    assert render(check).endswith("  … and 4 more")


def test_dubov_names_the_score_group_and_the_article_of_the_verdict() -> None:
    before = position(*(Wanted(n, 10 if n < 5 else 0, DUE_WHITE if n < 3 else DUE_BLACK) for n in range(1, 7)))
    check = checked(before, "1-2 3-4 6-5", DUBOV)
    found = next(one for one in check.differences if isinstance(one, differences.Step))
    assert (found.bracket, found.articles) == (10, check.verdicts[0].articles)


def test_dubov_says_what_chapter_2_forbids_and_says_it_once() -> None:
    before = plain(4, rounds=(Round.of([Game(1, 3, "=", "="), Game(4, 2, "=", "=")]),))
    check = checked(before, "3-1 2-4", DUBOV)
    law = Law(DUBOV)("2.1")
    illegal = [one for one in check.differences if isinstance(one, differences.Illegal)]
    assert [(one.pair, one.articles) for one in illegal] == [((2, 4), law), ((3, 1), law)]
    assert render(check).count("they met in round 1") == 2


def test_dubov_names_the_bye() -> None:
    before = plain(5, rounds=(Round.of([Game(1, 3, "=", "="), Game(4, 2, "=", "=")], [Bye(5, "U")]),))
    barred = checked(before, "1-2 3-4 5", DUBOV).differences[0]
    assert barred == differences.BarredBye(Law(DUBOV)("2.2"), 5)
    other = next(one for one in checked(before, "5-4 2-3 1", DUBOV).differences if one.kind == "bye")
    assert other == differences.Bye(other.articles, 1, 4, 5, 5)


def test_a_row_whose_digits_are_of_no_known_sort_counts() -> None:
    setting = Setting([], [], [], lambda one, other: one, 1)
    assert value_of(Row("X", "9", digits=lambda _: 2), setting, [1, 2]) == 3
