"""Ranks that other programs recorded: the Buchholz of the text before 2023, with byes, forfeits and absences."""

import pytest

from fairswiss.formats import read_trf
from fairswiss.usecases.standings_check import Asked, check_standings
from tests.conformance.shared import DATA

FOLDERS = (
    ("dutch-2012/javafo14", "BH", "old"),
    ("dutch-2012/javafo14-tiny", "BH", "old"),
    ("dubov-1997", "BH", "old"),
    ("dutch-2017", "TPN", "2026"),
    ("dutch-2026", "TPN", "2026"),
)
MOST = 150


@pytest.mark.long
@pytest.mark.parametrize(("folder", "tie_breaks", "edition"), FOLDERS)
def test_recorded_ranks_are_ours(folder: str, tie_breaks: str, edition: str) -> None:
    """No recorded rank contradicts the list; which list a program used was found by trying, no document says it.

    Only the folders of JaVaFo 1.4 tell the old Buchholz from the later ones: their files have unplayed rounds.
    """
    files = sorted((DATA / folder).glob("*.trf"))[:MOST]
    if not files:
        pytest.skip("the data of other programs are not here")
    for path in files:
        source = path.read_bytes()
        tournament = read_trf(source)
        check = check_standings(tournament, source, Asked(tie_breaks, edition=edition))
        assert not [difference for difference in check.differences if difference.what == "place"], path.name
