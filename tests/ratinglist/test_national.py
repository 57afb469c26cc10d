"""Lists of national federations: read in any shape, kept beside FIDE's, joined by FIDE id, used to fill in."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss.formats.players import read_grid, understood
from fairswiss.formats.players.headings import federation_of
from fairswiss.model import BadRequest, FairswissError, InvalidFile, NationalRecord, Player, Tournament
from fairswiss.model.listed import ListedPlayer
from fairswiss.usecases import filling, ratinglist
from fairswiss.usecases.national_lists import import_national
from tests.ratinglist.lists import text_list

MEMBERS = (
    "PKZ;Name;Verein;Geburtsjahr;Geschlecht;DWZ;FIDE-ID;Elo\n"
    "10012;Tchernykh, Sergey;SK Tal;1990;M;2250-44;104;2301\n"
    "10013;Müller, Xaver;SK Berg;1988-05-06;M;1850;;\n"
    "10014;Somebody, Else;SK Berg;1990;W;1700;101;\n"
    "10015;Alder, Ana;SK Tal;1970;W;1400;;\n"
)


def listed(source: str, index: str, text: str, federation: str = "GER") -> ListedPlayer:
    import_national(source.encode(), "members.csv", federation, index)
    return ratinglist.find(text, index, 1)[0].player


@pytest.fixture
def index(tmp_path: Path) -> str:
    """Both lists."""
    source = tmp_path / "players_list_foa.txt"
    source.write_bytes(text_list())
    path = ratinglist.import_list(str(source), str(tmp_path / "lists.sqlite"), published="2026-10").path
    import_national(MEMBERS.encode(), "members.csv", "Germany", path, published="2026-11")
    return path


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("Name;DWZ\nAlder, Ana;1987\n", (1987, "", 0, 0)),
        ("Rating,Name,FIDE rating\n1987,Alder Ana,2050\n", (1987, "", 2050, 0)),
        ("Name;Elo;ID;FIDE ID\nAlder, Ana;1987;A123;4600001\n", (1987, "A123", 0, 4600001)),
        ("ID\tApellidos\tNombre\tElo nacional\tElo FIDE\n77001\tAlder\tAna\t1987\t2050\n", (1987, "77001", 2050, 0)),
        ("NrFFE;Nom;Prénom;Elo\nA12345;Alder;Ana;1987 N\n", (1987, "A12345", 0, 0)),
        ("Code FIDE;Id;Nom;Prénom;National;Elo FIDE\n600123;99;Alder;Ana;1987;2050\n", (1987, "99", 2050, 600123)),
    ],
)
def test_a_rating_is_the_federations_own_unless_the_heading_names_fide(
    tmp_path: Path, source: str, expected: tuple[int, str, int, int]
) -> None:
    player = listed(source, str(tmp_path / "lists"), "alder ana", "FRA")
    record = player.national[0]
    assert (record.rating, record.national_id, player.standard, player.fide_id) == expected
    assert (record.federation, player.federation) == ("FRA", "FRA")


def test_a_national_list_is_kept_beside_the_other_and_has_its_own_date(index: str) -> None:
    states = ratinglist.installed(index)
    assert [(state.about.federation, state.about.published) for state in states] == [
        ("", "2026-10"),
        ("GER", "2026-11"),
    ]
    assert Path(states[1].path).name == "lists-GER.sqlite"
    assert states[1].problems == ()


def test_players_of_both_lists_are_joined_by_their_fide_id(index: str) -> None:
    (match,) = ratinglist.find("tchernykh sergey", index)
    record = NationalRecord("GER", 2250, national_id="10012")
    assert (match.player.fide_id, match.player.standard, match.player.title) == (104, 2301, "FM")
    assert (match.player.national, match.player.club) == ((record,), "SK Tal")
    assert ratinglist.show("104", index) == match.player
    assert [match.player.name for match in ratinglist.find("10013", index)] == ["Müller, Xaver"]


def test_an_id_that_fide_gave_to_somebody_else_joins_nobody(index: str) -> None:
    assert ratinglist.show("101", index).national == ()
    (match,) = ratinglist.find("somebody else", index)
    assert (match.player.fide_id, match.player.national[0].rating) == (0, 1700)


def test_namesakes_without_an_id_stay_two_players(index: str) -> None:
    found = ratinglist.find("alder ana", index)
    assert [(match.player.fide_id, len(match.player.national)) for match in found] == [(101, 0), (102, 0), (0, 1)]


def test_a_national_list_is_enough_and_a_failed_import_leaves_it(tmp_path: Path) -> None:
    index = str(tmp_path / "lists.sqlite")
    assert listed(MEMBERS, index, "muller xaver").birth == 1988
    before = (tmp_path / "lists-GER.sqlite").read_bytes()
    for source in ("", "Name;Club\nAlder, Ana;SK Tal\n", "Name;FIDE rating\nAlder, Ana;2000\n", "x"):
        with pytest.raises(InvalidFile):
            import_national(source.encode(), "members.csv", "GER", index)
    for federation, date in (("Atlantis", ""), ("G/R", ""), ("GER", "yesterday")):
        with pytest.raises(BadRequest):
            import_national(MEMBERS.encode(), "members.csv", federation, index, published=date)
    assert (tmp_path / "lists-GER.sqlite").read_bytes() == before
    assert len(list(tmp_path.iterdir())) == 1


def test_players_are_filled_from_both_lists(index: str) -> None:
    players = [
        Player(1, "Tchernykh, Sergey", fide_id="104"),
        Player(2, "Xaver Mueller", national=(NationalRecord("GER", 1800), NationalRecord("AUT", 1900))),
        Player(3, "Alder, Ana"),
    ]
    done = filling.fill(Tournament.build(players), index)
    one, other, _ = done.tournament.players
    assert (one.rating, one.club, one.national) == (2301, "SK Tal", (NationalRecord("GER", 2250, national_id="10012"),))
    assert other.national == (NationalRecord("GER", 1800, national_id="10013"), NationalRecord("AUT", 1900))
    assert [(change.field, change.after) for change in done.outcomes[1].kept] == [("national_rating", "1850")]
    assert (other.fide_id, other.federation, other.club) == ("", "GER", "SK Berg")
    assert done.outcomes[2].verdict == "ambiguous"
    replaced = filling.fill(Tournament.build(players), index, overwrite=True).tournament.players[1]
    assert replaced.national[0] == NationalRecord("GER", 1850, national_id="10013")


def test_the_federation_of_a_rating_with_a_name_of_its_own() -> None:
    assert [federation_of(heading) for heading in ("DWZ", "UKD", "ECF rating", "Elo")] == ["GER", "TUR", "ENG", ""]


_CELLS = st.sampled_from(
    ["", "Name", "Elo", "DWZ", "FIDE ID", "ID", "Rating", "Alder, Ana", "2100", "1987-5", "10012", "104", "GER", "m"]
) | st.text(max_size=6)


@given(st.lists(st.lists(_CELLS, min_size=1, max_size=6), max_size=6))
@settings(max_examples=150, deadline=None)
def test_any_table_gives_records_of_the_federation_or_our_errors(cells: list[list[str]]) -> None:
    try:
        found = understood(read_grid("\n".join(";".join(row) for row in cells)), order="file", home="GER")
    except FairswissError:
        return
    fields = [choice.field for choice in found.columns if choice.field]
    assert len(fields) == len(set(fields))
    assert {record.federation for player in found.players for record in player.national} <= {"GER"}
