"""Rounds of the Dubov system of 2026 as other programs paired them; see docs/divergences/dubov-2026.md.

The files are beside the repository (``shared/data/dubov-2026``); without them this is skipped.
"""

import pytest

from fairswiss.formats.trf import read_trf
from fairswiss.judge import RoundCheck, check_round
from fairswiss.kernel.options import Options
from fairswiss.kernel.vocabulary.cards import cards_before_next_round
from fairswiss.model import Tournament
from fairswiss.rules.pairing import known_before
from fairswiss.why.differences import Bye, Colours, Later, Worse
from tests.conformance.shared import DATA
from tests.docs.markdown import ROOT

pytestmark = pytest.mark.long
FOLDER = DATA / "dubov-2026"
SYSTEM = "dubov-2026"
DOCUMENT = ROOT / "docs" / "divergences" / "dubov-2026.md"
Checks = dict[tuple[str, int], tuple[Tournament, RoundCheck]]

if not FOLDER.is_dir():
    pytest.skip(f"{FOLDER} is not here", allow_module_level=True)


@pytest.fixture(scope="module")
def checks() -> Checks:
    """Every round of every file against the rules."""
    return checked(Options())


def checked(options: Options) -> Checks:
    found = {}
    for path in sorted(FOLDER.glob("*.trf")):
        tournament = read_trf(path.read_bytes())
        for number in range(1, len(tournament.rounds) + 1):
            found[path.stem, number] = tournament, check_round(tournament, SYSTEM, number, options)
    return found


def agreed(column: int) -> set[tuple[str, int]]:
    """The rounds on which two programs agree, or three."""
    lines = (FOLDER / "trusted.tsv").read_text("utf-8").splitlines()[1:]
    columns = [line.split("\t") for line in lines]
    return {(row[0].removesuffix(".trf"), int(n)) for row in columns for n in row[column].split(",") if n}


def test_every_round_on_which_three_programs_agree_comes_out(checks: Checks) -> None:
    three = agreed(3)
    assert len(three) == 384
    assert [key for key in three if not checks[key][1].agrees] == []


def test_of_the_others_two_programs_differ_from_the_rules_only_in_the_bye(checks: Checks) -> None:
    differing = [checks[key][1] for key in agreed(2) if not checks[key][1].agrees]
    assert (len(agreed(2)), len(differing)) == (485, 10)
    assert all(isinstance(check.differences[0], Bye) for check in differing)


def test_every_difference_is_argued_in_the_document(checks: Checks) -> None:
    argued = [
        f"| {name} | {number} | {argument(tournament, check)} |"
        for (name, number), (tournament, check) in checks.items()
        if not check.agrees
    ]
    written = DOCUMENT.read_text("utf-8").splitlines()
    assert [row for row in argued if row not in written] == []
    assert len(argued) == 30


def test_upfloats_that_were_not_played_do_not_count_for_three_programs(checks: Checks) -> None:
    paired = checked(Options(upfloats="paired"))
    changed = {key: check for key, (_, check) in paired.items() if check.agrees != checks[key][1].agrees}
    assert sorted(changed) == [("019", 8), ("027", 4)]
    assert ("027", 4) in agreed(3)
    assert all(isinstance(check.differences[0], Worse) for check in changed.values())


def argument(tournament: Tournament, check: RoundCheck) -> str:
    """The article on which a recorded round is not what the rules want."""
    match check.differences[0]:
        case Bye() as found:
            cards = cards_before_next_round(known_before(tournament, check.round, SYSTEM))
            theirs, ours = (len(cards[number].rounds_played) for number in (found.recorded, found.rules))
            given, due = f"{found.recorded} (games played: {theirs})", f"{found.rules} (games played: {ours})"
            return f"3.1: the bye went to {given}, not to {due}"
        case Later() as found:
            return f"{found.articles[0].number}: nobody of the bracket has played, so its halves meet"
        case Colours():
            count = sum(isinstance(found, Colours) for found in check.differences)
            return f"5.2.1: boards with other colours: {count} (reading 7)"
        case found:
            raise AssertionError(found)
