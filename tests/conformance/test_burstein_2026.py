"""Rounds of the Burstein system as other programs paired them; see docs/divergences/burstein-2026.md.

The files are beside the repository (``shared/data/burstein-2026``); without them this is skipped.
"""

import pytest

from fairswiss.formats.trf import read_trf
from fairswiss.judge import RoundCheck, check_round
from fairswiss.model import Tournament
from fairswiss.model.points import format_points
from fairswiss.rules.burstein_2026.brackets import bye_of, pair_brackets
from fairswiss.rules.burstein_2026.definitions import Players, colours_of, seeding_rounds
from fairswiss.rules.pairing import known_before
from fairswiss.why.differences import Bye, Colours, Later, Worse
from tests.conformance.shared import DATA
from tests.docs.markdown import ROOT

pytestmark = pytest.mark.long
FOLDER = DATA / "burstein-2026"
SYSTEM = "burstein-2026"
DOCUMENT = ROOT / "docs" / "divergences" / "burstein-2026.md"
BY_THE_DUTCH_OF_2017 = {("022", 3)}
"""A seeding round on which two programs agree that have the older rule on downfloats."""

if not FOLDER.is_dir():
    pytest.skip(f"{FOLDER} is not here", allow_module_level=True)


@pytest.fixture(scope="module")
def checks() -> dict[tuple[str, int], tuple[Tournament, RoundCheck]]:
    """Every round of every file against the rules."""
    found = {}
    for path in sorted(FOLDER.glob("*.trf")):
        tournament = read_trf(path.read_bytes())
        for number in range(1, len(tournament.rounds) + 1):
            found[path.stem, number] = tournament, check_round(tournament, SYSTEM, number)
    return found


def agreed() -> set[tuple[str, int]]:
    """The rounds on which two programs agree."""
    lines = (FOLDER / "trusted.tsv").read_text("utf-8").splitlines()[1:]
    columns = [line.split("\t") for line in lines]
    return {(name.removesuffix(".trf"), int(n)) for name, _, two, *_ in columns for n in two.split(",") if n}


def test_seeding_rounds_on_which_two_programs_agree_come_out(
    checks: dict[tuple[str, int], tuple[Tournament, RoundCheck]],
) -> None:
    seeding = {
        (name, number)
        for (name, number), (tournament, _) in checks.items()
        if number <= seeding_rounds(tournament.rounds_planned or 0)
    }
    assert len(seeding & agreed()) == 72
    assert {key for key in seeding & agreed() if not checks[key][1].agrees} == BY_THE_DUTCH_OF_2017
    alone = [checks[key][1] for key in seeding - agreed() if not checks[key][1].agrees]
    assert all(isinstance(found, Colours) for check in alone for found in check.differences)


def test_every_other_difference_is_argued_in_the_document(
    checks: dict[tuple[str, int], tuple[Tournament, RoundCheck]],
) -> None:
    argued = [
        f"| {name} | {number} | {argument(tournament, check)} |"
        for (name, number), (tournament, check) in checks.items()
        if number > seeding_rounds(tournament.rounds_planned or 0) and not check.agrees
    ]
    written = DOCUMENT.read_text("utf-8").splitlines()
    assert [row for row in argued if row not in written] == []
    assert len({row.split(" | ")[0] for row in argued}) >= 20


def argument(tournament: Tournament, check: RoundCheck) -> str:
    """The first article on which a recorded round is not what the rules want."""
    match check.differences[0]:
        case Worse() as found:
            theirs, ours = (_figure(value) for value in (found.recorded, found.rules))
            where = f"({found.articles[0].number}), bracket of {format_points(found.bracket)}"
            return f"{found.criterion} {where}: {theirs} instead of {ours}"
        case Later() as found:
            return f"4.3, bracket of {format_points(found.bracket)}: {_first_number(tournament, check, found.bracket)}"
        case Bye() as found:
            return f"3.1: {_of_the_bye(tournament, check.round, found.recorded, found.rules)}"
        case found:
            raise AssertionError(found)


def _figure(value: int | tuple[int, ...]) -> str:
    return str(value) if isinstance(value, int) else " and ".join(map(format_points, value))


def _first_number(tournament: Tournament, check: RoundCheck, score: int) -> str:
    """The first number of the bracket that meets another one."""
    before = known_before(tournament, check.round, SYSTEM)
    players = Players(before)
    bye = bye_of(players)
    others = [player for player in players.all if player is not bye]
    brackets = pair_brackets(others, players.rank, colours_of(before, players)).outcomes
    bracket = next(outcome for outcome in brackets if outcome.score == score)
    number = {player.number: place for place, player in enumerate(bracket.field.residents, 1)}
    by_rules = [(one.number, other.number) for one, other in bracket.candidate.pairs]
    in_file = [game[:2] for game in tournament.rounds[check.round - 1].games]
    ours, theirs = (_opponents(pairs, number) for pairs in (by_rules, in_file))
    place = next(place for place in range(1, len(number) + 1) if ours.get(place, 0) != theirs.get(place, 0))
    assert ours.get(place, 0) > theirs.get(place, 0)
    left = "floats" if place not in theirs else f"meets {theirs[place]}"
    return f"number {place} {left}, and could meet {ours[place]}"


def _opponents(pairs: list[tuple[int, int]], number: dict[int, int]) -> dict[int, int]:
    inside = [(number[a], number[b]) for a, b in pairs if a in number and b in number]
    return {one: other for a, b in inside for one, other in ((a, b), (b, a))}


def _of_the_bye(tournament: Tournament, number: int, recorded: int, rules: int) -> str:
    players = Players(known_before(tournament, number, SYSTEM))
    by_number = {player.number: player for player in players.all}
    said = []
    for one in (recorded, rules):
        index = players.rank.of[one]
        games = len(by_number[one].card.rounds_played)
        said.append(f"{one} has {games} games and a Buchholz of {format_points(index.buchholz)}")
    return f"the bye of {said[0]}, {said[1]}"
