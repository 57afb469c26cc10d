"""Public information: the year of birth at most, of minors less, and no name of those who object; everywhere."""

import io
import re
from collections.abc import Iterator

import pytest
from pypdf import PdfReader

from fairswiss.desk import journals
from fairswiss.desk.privacy import kept_back, withhold
from fairswiss.desk.ratings import rating_report, show_ratings
from fairswiss.desk.registration import amend, register
from fairswiss.desk.sheets import of_state
from fairswiss.desk.teams import teams_from_clubs
from fairswiss.model import BadRequest, EventInfo, Player, Tournament
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.usecases.persons import as_public, is_minor, short
from fairswiss.usecases.publishing import site
from fairswiss.usecases.rounds import pair
from fairswiss.usecases.sheets import MAKERS, OF_TEAMS, of_report
from fairswiss.usecases.sheets.of_ratings import report_of
from fairswiss.web.paper.pages import FOR_ARBITERS
from tests.web.privacy.events import (
    ADULT,
    CHILD,
    DAYS,
    IDS,
    NAMES,
    peopled_event,
    played_event,
    registration_of,
    settled,
)
from tests.web.store.events import BY, play
from tests.web.teams.events import played, team_event
from tests.web.visitors import Visitor, text

_DIGESTS = re.compile(r"[0-9a-f]{12,}|[0-9A-Za-z+/=]{40,}")
"""Digests, tokens and pictures, in which any letters may turn up by chance."""
WALL = sorted(set(MAKERS) - FOR_ARBITERS)


def _crawled(visitor: Visitor, first: str) -> Iterator[tuple[str, str]]:
    """Every page that somebody without a session reaches from here."""
    seen, coming = {first}, [first]
    while coming:
        assert len(seen) < 200
        address = coming.pop()
        shown = text(visitor.get(address))
        yield address, shown
        for found in re.findall(r'(?:href|hx-get)="(/(?:public|privacy)[^"#]*)"', shown):
            if found not in seen:
                seen.add(found)
                coming.append(found)


def _public_outputs(visitor: Visitor, owner: Visitor, made: str) -> Iterator[tuple[str, str]]:
    yield from _crawled(visitor, "/public/")
    players = journals.read(made).state.players
    json = [f"players/{who}" for who in players] + [f"rounds/{at}/boards/1" for at in (1, 2, 3)]
    for path in (*(f"/api/public/{made}/{one}" for one in json), f"/public/{made}/find/?name=x"):
        yield path, text(visitor.get(path))
    for name in NAMES:
        yield f"find {name}", text(visitor.get(f"/api/public/{made}/find", {"name": name}))
    for path, content in site(of_state(journals.read(made).state, public=True), sheet_phrase).items():
        yield path, content.decode(errors="replace")  # there are pictures among them
    for kind in WALL if journals.read(made).state.of_teams else sorted({*WALL} - {*OF_TEAMS}):
        yield kind, text(owner.get(f"/t/{made}/paper/{kind}/0/"))
        pages = PdfReader(io.BytesIO(owner.get(f"/t/{made}/paper/{kind}/0.pdf").content)).pages
        yield f"{kind}.pdf", "".join(page.extract_text() for page in pages)


def _found(outputs: list[tuple[str, str]], *wanted: str) -> list[tuple[str, str]]:
    texts = [(where, _DIGESTS.sub("", shown)) for where, shown in outputs]
    return [(where, word) for where, shown in texts for word in wanted if word in shown]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_no_public_output_tells_more_than_it_may(owner: Visitor) -> None:
    made = played_event("dutch-2026")
    who = registration_of(made, ADULT.name)
    withhold(made, who, BY)
    outputs = list(_public_outputs(Visitor(), owner, made))
    kinds = {where for where, _ in outputs}
    screens = {f"/public/{made}/screen/list?show={show}" for show in ("pairings", "names", "standings")}
    assert kinds >= {"data/event.trf", "data/standings.json", "data/players.csv", "cross.pdf", *screens}
    assert f"/public/{made}/cross/0/" in kinds
    asked = {f"/public/{made}/{page}" for page in (f"player/{who}/", "board/1/1/", "board/3/4/", "find/")}
    assert kinds >= {*asked, "find.html", "player-1.html", "round-2-board-1.html", f"/api/public/{made}/players/{who}"}
    assert _found(outputs, *DAYS, *IDS) == []
    assert _found(outputs, "Quendelbaum", "Yolotl", *NAMES[3:], "LIE", "SMR", "2014", "1961") == []
    for where in ("players.pdf", f"/public/{made}/standings/0/", "data/event.trf", "round-1-why.html", *screens):
        shown = dict(outputs)[where]
        assert "Ximena Q." in shown, where
        assert "N. N." in shown, where
    named = [where for where, shown in outputs if "Why do I play N. N.?" in shown]
    assert {f"/public/{made}/board/1/1/", f"/api/public/{made}/rounds/1/boards/1", "round-1-board-1.html"} <= {*named}
    assert _found(outputs, "N. N..") == []

    settled(made, short_names_of_minors=False)
    withhold(made, registration_of(made, ADULT.name), BY, withheld=False)
    outputs = list(_public_outputs(Visitor(), owner, made))
    assert _found(outputs, *DAYS, *IDS, "2014") == []
    shown = dict(outputs)["players.pdf"]
    assert "Quendelbaum, Ximena" in shown
    assert "1961" in shown


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_no_public_output_of_teams_tells_more_than_it_may(owner: Visitor) -> None:
    made = team_event(clubs=False)
    register(made, [person._replace(club="Club 01") for person in (CHILD, ADULT)], BY)
    teams_from_clubs(made, BY)
    withhold(made, registration_of(made, ADULT.name), BY)
    played(made)
    outputs = list(_public_outputs(Visitor(), owner, made))
    assert _found(outputs, *DAYS, *IDS) == []
    assert _found(outputs, "Quendelbaum", "Yolotl", *NAMES[3:], "2014", "1961") == []
    assert "Ximena Q." in dict(outputs)["players.pdf"]


@pytest.mark.usefixtures("database", "data")
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_k_of_a_minor_is_the_same_in_public_though_the_age_is_not_shown() -> None:
    made = peopled_event()
    for at, (who, player) in enumerate(journals.read(made).state.players.items()):
        amend(made, who, player._replace(rating=1500 + at), BY)
    show_ratings(made, True, BY)
    play(made)
    known = journals.read(made)
    child = known.state.numbers[registration_of(made, CHILD.name)]
    everything, public = rating_report(known).row(child), report_of(of_state(known.state, public=True)).row(child)
    assert everything == public
    assert public is not None
    assert public.factor is not None
    assert public.factor.k == 40  # under 18 and below 2300 (ratings, 8.3.3)
    assert of_state(known.state, public=True).tournament.players[child - 1].birth == ""


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_arbiters_keep_the_names(owner: Visitor) -> None:
    made = played_event()
    withhold(made, registration_of(made, ADULT.name), BY)
    for path in ("players/", "standings/", "paper/slips/0/", "paper/players/0/?names=full", "results/", "report.trf26"):
        shown = text(owner.get(f"/t/{made}/{path}", follow=True))
        assert "Quendelbaum, Ximena" in shown, path
        assert ADULT.name in shown, path
    assert "2014/07/23" in text(owner.get(f"/t/{made}/report.trf16"))
    players = owner.get(f"/api/t/{made}/players").json()
    assert {player["birth"] for player in players} == {"2014", "1961", ""}


def test_a_wish_is_told_once_and_can_be_taken_back(database: str) -> None:
    made = played_event()
    who = registration_of(made, ADULT.name)
    head = withhold(made, who, BY).head
    assert withhold(made, who, BY).head == head
    assert kept_back(journals.read(made).state) == (1, 6, 1, True)
    assert kept_back(withhold(made, who, BY, withheld=False).state).withheld == 0
    with pytest.raises(BadRequest):
        withhold(made, 999, BY)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Alder, Ana Maria", "Ana A."),
        ("van der Alder, Ana", "Ana v."),
        ("Ana Alder", "A. A."),
        ("Alder,", "A."),
        (", Ana", "A."),
        ("王, 小明", "小明 王."),
        ("", ""),
    ],
)
def test_a_short_name_is_the_first_name_and_an_initial(name: str, shown: str) -> None:
    assert short(name) == shown


@pytest.mark.parametrize(
    ("born", "start", "minor"),
    [
        ("2008/11/08", "2026/11/07", True),
        ("2008/11/07", "2026/11/07", False),
        ("2008-11-07", "07.11.2026", False),
        ("2008", "2026/11/07", True),
        ("2007", "2026/11/07", False),
        ("2008/11/01", "2026", True),
        ("2008/00/00", "2026/11/07", True),
        ("2008", "", True),
        ("2007", "", False),
        ("", "2026/11/07", False),
        ("?", "2026/11/07", True),
    ],
)
def test_who_may_be_under_18_counts_as_a_minor(born: str, start: str, minor: bool) -> None:
    assert is_minor(Player(1, "A", birth=born), EventInfo(start=start)) is minor


def test_equal_short_names_are_told_apart_and_nobody_is_paired_otherwise() -> None:
    names = ("Alder, Ana", "Abel, Ana", "Zander, Zoe", "Öz, Can", "Ostrich, Bo", "Yew, Ada")
    players = [Player(n, name, birth="2015") for n, name in enumerate(names, 1)]
    tournament = Tournament.build(players, rounds_planned=3, first_colour="w")
    public = as_public(tournament, {6})
    assert [p.name for p in public.players] == ["Ana A. (1)", "Ana A. (2)", "Zoe Z.", "Can Ö.", "Bo O.", "N. N."]
    for _ in range(3):
        before, after = (pair(one, "dubov-1997") for one in (tournament, public))
        assert before.games() == after.games()
        games = dict.fromkeys(before.games(), ("=", "="))
        tournament = tournament.with_round(before.games(), before.bye).with_results(games)
        public = as_public(tournament, {6})


def test_of_a_report_names_are_shortened_when_asked_for() -> None:
    tournament = Tournament.build([CHILD._replace(number=1), ADULT._replace(number=2)], rounds_planned=1)
    assert of_report(tournament, "dutch-2026").tournament.players[0].name == CHILD.name
    assert of_report(tournament, "dutch-2026", short_minors=True).tournament.players[0].name == "Ximena Q."
