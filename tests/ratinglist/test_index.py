"""The index: who is found, who comes first, what an import that fails leaves, and how old the list is."""

import datetime
import zipfile
from pathlib import Path

import pytest
from benchmarks.rating_list import mistaken, write_text, write_xml
from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss import ratings, read_trf
from fairswiss.model import BadRequest, FileAccess, InvalidFile, Player, Tournament
from fairswiss.model.listed import ListedPlayer
from fairswiss.model.problems import Remedy
from fairswiss.ratinglist.names import folded, sound, words_of
from fairswiss.ratinglist.search import likeness
from fairswiss.usecases import filling, ratinglist
from tests.ratinglist.lists import single_list, text_list, xml_list


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("list")
    source = folder / "players_list_foa.txt"
    source.write_bytes(text_list())
    return ratinglist.import_list(str(source), str(folder / "index"), published="2026-10").path


def ids(text: str, index: str) -> list[int]:
    return [match.player.fide_id for match in ratinglist.find(text, index)]


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("Alder, Ana", 101),  # of two namesakes the stronger first
        ("ana alder", 101),
        ("102", 102),
        ("Birchmüller Bo", 103),
        ("birchmuler", 103),
        ("Bo Brichmueller", 103),
        ("Tschernych, Sergej", 104),
        ("Черных Сергей", 104),
        ("chernikh sergei", 104),
        ("oelm eve", 105),
        ("O’Elm", 105),
        ("mononim", 106),
        ("Maria Fir", 108),
        ("Fir Spruce Maria Delmar", 108),
        ("mon", 106),
    ],
)
def test_a_player_is_found_in_spite_of_mistakes(text: str, first: int, index: str) -> None:
    assert ids(text, index)[0] == first


def test_nobody_is_found_where_nobody_is_alike(index: str) -> None:
    for text in ("Xyzzy Qwerty", "999", "99999999999999999999", "!!!", "あおい"):
        assert ids(text, index) == []


def test_the_same_words_are_wholly_alike_and_come_first(index: str) -> None:
    found = ratinglist.find("Ana Alder", index)
    assert [(m.player.fide_id, m.likeness) for m in found[:2]] == [(101, 100), (102, 100)]
    assert likeness(["ana"], ["ana", "alder"]) < 100


@pytest.mark.parametrize(
    ("one", "other"),
    [("tschigorin", "chigorin"), ("sergej", "sergey"), ("karpoff", "karpov"), ("jussupow", "yusupov")],
)
def test_spellings_of_one_name_sound_the_same(one: str, other: str) -> None:
    assert sound(one) == sound(other)


def test_names_are_folded() -> None:
    assert words_of("Łukasz-Jørgen d'Ångström, Şükrü") == ["lukasz", "jorgen", "dangstrom", "sukru"]
    assert folded("Журавль, Зоя") == "zhuravl, zoya"


@given(st.text(max_size=60))
@settings(max_examples=100, deadline=None)
def test_any_text_can_be_looked_for(index: str, text: str) -> None:
    if text.strip():
        assert all(isinstance(match.player, ListedPlayer) for match in ratinglist.find(text, index))


def test_most_of_a_large_list_is_found_with_a_mistake(tmp_path: Path) -> None:
    import random

    path = tmp_path / "list.txt"
    write_text(path, 20_000)
    index = ratinglist.import_list(str(path), str(tmp_path / "index")).path
    names = [line[15:76].strip() for line in path.read_text("ascii").splitlines()[1::400]]
    rng = random.Random(5)
    found = [any(m.player.name == n for m in ratinglist.find(mistaken(n, rng), index)) for n in names]
    assert sum(found) >= 0.9 * len(found)


def test_text_xml_and_zip_make_the_same_index(tmp_path: Path) -> None:
    write_text(tmp_path / "a.txt", 300)
    write_xml(tmp_path / "a.xml", 300)
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.write(tmp_path / "a.xml", "players_list_xml_foa.xml")
    found = []
    for name in ("a.txt", "a.xml", "a.zip"):
        made = ratinglist.import_list(str(tmp_path / name), str(tmp_path / "index"))
        found.append((made.about.rows, ratinglist.show("100029", made.path), ratinglist.find("kov", made.path)))
    assert found[0] == found[1] == found[2]
    assert found[0][0] == 300


def test_a_failed_import_leaves_the_old_index_and_nothing_else(tmp_path: Path) -> None:
    good, bad, index = tmp_path / "good.xml", tmp_path / "bad.xml", tmp_path / "index"
    good.write_bytes(xml_list())
    bad.write_bytes(xml_list()[:-40])
    ratinglist.import_list(str(good), str(index))
    before = index.read_bytes()
    with pytest.raises(InvalidFile):
        ratinglist.import_list(str(bad), str(index))
    assert index.read_bytes() == before
    assert {path.name for path in tmp_path.iterdir()} == {"good.xml", "bad.xml", "index"}


def test_kind_and_month_are_read_off_the_names_of_fide(tmp_path: Path) -> None:
    named = tmp_path / "rapid_sep26frl.txt"
    named.write_bytes(single_list().replace(b"OCT26", b"SEP26"))
    about = ratinglist.import_list(str(named), str(tmp_path / "index")).about
    assert (about.kinds, about.published) == (("rapid",), "2026-09")


def test_an_old_list_is_warned_of(index: str) -> None:
    assert ratinglist.info(index, datetime.date(2026, 10, 30)).problems == ()
    (problem,) = ratinglist.info(index, datetime.date(2026, 11, 2)).problems
    assert "2026-10" in problem.what


def test_clear_words_when_there_is_no_list_or_something_else(tmp_path: Path, index: str) -> None:
    with pytest.raises(FileAccess, match="no rating list") as refused:
        ratinglist.find("x", str(tmp_path / "none"))
    assert refused.value.remedies == (Remedy.IMPORT_RATING_LIST,)
    (tmp_path / "other").write_text("not a database at all, but long enough to be looked at")
    with pytest.raises(InvalidFile, match="Import the list again"):
        ratinglist.find("x", str(tmp_path / "other"))
    with pytest.raises(BadRequest):
        ratinglist.show("abc", index)
    with pytest.raises(BadRequest):
        ratinglist.show("424242", index)


def test_the_data_folder_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAIRSWISS_DATA", "here")
    assert Path(ratinglist.index_path()).parts == ("here", "ratinglist.sqlite")
    monkeypatch.delenv("FAIRSWISS_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", "there")
    assert "fairswiss" in Path(ratinglist.index_path()).parts


# -- filling players -------------------------------------------------------------------------------------------------


def filled(index: str, *players: Player, **options: object) -> filling.Filling:
    numbered = [player._replace(number=number) for number, player in enumerate(players, 1)]
    return filling.fill(Tournament.build(numbered), index, **options)  # type: ignore[arg-type]


def test_by_id_and_by_a_name_only_one_can_have(index: str) -> None:
    done = filled(index, Player(1, "Ana Alder", fide_id="101"), Player(2, "Tschernych, Sergej"))
    one, other = done.tournament.players
    assert one[2:8] == (2400, "IM", "NNN", "101", "1991", "w")
    assert (other.rating, other.title, other.fide_id) == (2301, "FM", "104")
    assert other.name == "Tschernych, Sergej"
    assert [outcome.by for outcome in done.outcomes] == ["id", "name"]


def test_namesakes_are_told_apart_by_birth_or_federation_and_else_not_at_all(index: str) -> None:
    players = (
        Player(1, "Alder, Ana"),
        Player(1, "Alder, Ana", birth="2001/05/06"),
        Player(1, "Ana Alder", federation="NNN"),
    )
    done = filled(index, *players)
    assert [outcome.verdict for outcome in done.outcomes] == ["ambiguous", "filled", "filled"]
    assert [player.fide_id for player in done.tournament.players] == ["", "102", "101"]
    assert [match.player.fide_id for match in done.outcomes[0].candidates] == [101, 102]
    assert done.tournament.players[1].birth == "2001/05/06"


def test_a_part_of_a_name_or_a_mistake_is_not_enough(index: str) -> None:
    done = filled(index, Player(1, "Birchmuler, Bob"), Player(1, "Tchernykh"), Player(1, "Nobody, Nemo"))
    assert [outcome.verdict for outcome in done.outcomes] == ["ambiguous", "ambiguous", "unknown"]
    assert done.tournament.players[0] == Player(1, "Birchmuler, Bob")


def test_an_id_of_somebody_else_is_doubted(index: str) -> None:
    done = filled(index, Player(1, "Zelkova, Zoe", fide_id="104"), Player(1, "Ana", fide_id="424242"))
    assert [outcome.verdict for outcome in done.outcomes] == ["doubtful", "unknown"]


def test_what_is_there_is_kept_unless_asked_otherwise(index: str) -> None:
    player = Player(1, "Birchmüller, Bo", rating=2000, fide_id="103")
    kept, replaced = filled(index, player), filled(index, player, overwrite=True)
    assert kept.tournament.players[0].rating == 2000
    assert [change.field for change in kept.outcomes[0].kept] == ["rating"]
    assert replaced.tournament.players[0].rating == 2100


@pytest.mark.parametrize(
    ("fide_id", "kind", "rating"),
    [("101", "rapid", (2350, "rapid")), ("101", "blitz", (2400, "standard")), ("105", "standard", (1800, "rapid"))],
)
def test_a_missing_rating_is_replaced_in_the_sequence(
    index: str, fide_id: str, kind: str, rating: tuple[int, str]
) -> None:
    outcome = filled(index, Player(1, "", fide_id=fide_id), kind=kind).outcomes[0]
    changed = {change.field: change.after for change in outcome.changes}
    assert (int(changed["rating"]), outcome.rating_kind) == rating


# -- initials, apostrophes, federations, K ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "first"),
    [
        ("tchernykh s", 104), ("Tchernykh, S.", 104), ("S. Tchernykh", 104), ("alder a", 101), ("o elm", 105),
        ("O Elm, Eve", 105), ("OElm", 105), ("O’Elm e", 105), ("Fir Spruce M", 108),
    ],
)  # fmt: skip
def test_initials_and_apostrophes_are_enough(text: str, first: int, index: str) -> None:
    assert ids(text, index)[:1] == [first]


def test_an_initial_is_never_certain_enough_to_fill_in(index: str) -> None:
    (outcome,) = filled(index, Player(1, "Tchernykh, S.")).outcomes
    assert (outcome.verdict, [match.player.fide_id for match in outcome.candidates]) == ("ambiguous", [104])


def test_a_search_stays_within_a_federation(index: str) -> None:
    assert [match.player.fide_id for match in ratinglist.find("alder ana", index, federation="mmm")] == [102]
    assert ratinglist.find("alder ana", index, federation="Norway") == ()
    assert ratinglist.find("101", index, federation="MMM") == ()
    with pytest.raises(BadRequest, match="not a federation"):
        ratinglist.find("alder ana", index, federation="Atlantis")


def test_k_of_the_list_is_used_and_its_source_is_said(index: str) -> None:
    made = Tournament.build([Player(1, "Tchernykh, Sergey", 2301, fide_id="104"), Player(2, "Nobody", 2000)])
    entries = ratinglist.listed(made, index)
    assert {number: player.k("standard") for number, player in entries.items()} == {1: 20}
    played = read_trf(Path("examples/weekend-open.trf").read_bytes())
    of_list = {3: entries[1]._replace(standard_k=40)}
    found = [ratings(played, listed=of_list).row(3), ratings(played, listed=of_list, factors={3: 10}).row(3)]
    assert [row and row.factor and row.factor[:2] for row in found] == [(40, "listed"), (10, "stated")]
