"""An error never throws away what was typed: every form of the manager, sent with one bad field.

The page that refuses it must have everything else that was typed, in a field that can be sent again.
"""

import re
from html.parser import HTMLParser
from typing import Any, NamedTuple

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from tests.web.databases import ON_ONE
from tests.web.rounds.events import state
from tests.web.teams.events import paired, team_event
from tests.web.test_access import VIEWS
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE
T = "t/<slug:tournament>/"
PLAYER = f"{T}players/<int:registration>/"
SETTINGS = {
    "name": "Große Runde", "system": "dutch-2026", "rounds": "5", "city": "Österbruch", "chief_arbiter": "Nuñez, Ada",
    "rate_of_play": "15 min + 10 s", "win": "1", "draw": "0.5", "loss": "0", "pab": "1", "numbering": "rating",
    "tie_breaks": "BH,SB", "start": "2026-11-07", "unrated": "1400", "public": "on",
}  # fmt: skip
SOMEBODY = {"name": "Løvås, Cléo", "rating": "2015", "federation": "NOR", "fide_id": "1503014", "birth": "1990"}


class Refused(NamedTuple):
    """A form as somebody fills it in, and what is wrong in it."""

    route: str
    fields: dict[str, Any]
    bad: dict[str, Any]


FORMS = (
    Refused("new", SETTINGS, {"tie_breaks": "BH,XYZ"}),
    Refused("new", SETTINGS, {"rounds": "0"}),
    Refused("new", SETTINGS, {"federation": "Norge"}),
    Refused("new", SETTINGS, {"win": "0"}),
    Refused("new", SETTINGS | {"intent": "youth"}, {"draw": "0.9"}),
    Refused("new", SETTINGS | {"system": "keizer"}, {"gap": "soon"}),
    Refused("import", {"system": "dutch-2026", "rounds": "7"}, {"file": b"012 no players\n"}),
    Refused("import", {"system": "dutch-2026"}, {"rounds": "many", "file": b"012 x\n"}),
    Refused("restore", {}, {"file": b"no journal"}),
    Refused(f"{T}settings", SETTINGS, {"tie_breaks": "BH,XYZ"}),
    Refused(f"{T}settings", SETTINGS, {"pab": "3"}),
    Refused(f"{T}settings", SETTINGS, {"rounds": "0"}),
    Refused(f"{T}settings", SETTINGS | {"system": "double-swiss-2026"}, {"unrated": "high"}),
    Refused(
        f"{T}timetable", {"day_1": "2026-11-08", "time_1": "18:30", "first": "2026-11-08"}, {"day_2": "2026-11-07"}
    ),
    Refused(f"{T}players/add", SOMEBODY, {"rating": "strong"}),
    Refused(f"{T}players/import", {"text": "Øre, Bo\t2100"}, {"file": b"x;y"}),
    Refused(PLAYER, SOMEBODY, {"fide_id": "12x"}),
    Refused(f"{PLAYER}withdraw", {"why": "ill since noon"}, {"round": "x"}),
    Refused(f"{PLAYER}forbid", {"first": "2", "last": "3", "why": "siblings"}, {"other": "Nobody At All"}),
    Refused(f"{PLAYER}points", {"why": "late by an hour", "round": "1"}, {"points": "some"}),
    Refused(f"{PLAYER}points", {"why": "late by an hour", "points": "-0.5"}, {"round": "next"}),
    Refused(f"{PLAYER}particulars", {"fee": "30", "notes": "wheelchair"}, {"contact": "x" * 201}),
    Refused(f"{T}players/groups/add", {"bond": "group", "name": "Cousins"}, {"players": "Ada\nNobody At All"}),
    Refused(f"{T}players/categories/add", {"name": "U16", "age_to": "16"}, {"rating_to": "weak"}),
    Refused(f"{T}results/<int:number>/many", {}, {"lines": "1 1-0\n77 0-1\nthree ½"}),
    Refused(f"{T}results/<int:number>/enter", {}, {"line": "99 1-0"}),
    Refused(f"{T}people/", {"name": "ada", "first_board": "1"}, {"last_board": "many"}),
    Refused(f"{T}people/invite", {"role": "result-entry", "first_board": "1", "hours": "24"}, {"last_board": "x"}),
    Refused(f"{T}hall/announce", {"message": "Please stay seated"}, {"starts": "soon"}),
    Refused(f"{T}teams/add", {"name": "Rooks", "captain": "Ada"}, {"players": "Player 01-1\nNobody At All"}),
    Refused(f"{T}teams/<int:team>/save", {"name": "Rooks", "captain": "Ada"}, {"players": "Nobody At All"}),
    Refused(f"{T}teams/<int:team>/save", {"captain": "Ada", "players": "Player 01-1"}, {"name": "Club 02"}),
    Refused(f"{T}teams/round/<int:number>/due", {"until": "2026-11-17T14:30"}, {"minutes": "soon"}),
    Refused("accounts", {}, {"name": "Not A Name"}),
    Refused(f"{T}privacy/<int:registration>/anonymise", {"why": "asked for it"}, {"name": "Somebody Else"}),
    Refused("my-account/tokens", {"label": "Results board", "scope": "results"}, {"days": "-1"}),
)
NOTHING_TYPED = {
    "leave", "theme", "density", "language", "restore/check", "sample", "audit/verify",
    "accounts/<str:name>/end", "accounts/<str:name>/dismiss/<int:number>",
    "my-account/tokens/<int:number>/revoke", "my-account/sessions/end", "my-account/sessions/<slug:session>/end",
    "my-account/openid", "my-account/openid/<int:number>/disconnect", "sign-in/openid", "p/<str:link>",
    "p/here/<str:link>",
    "invitation/<str:invitation>/openid",
    f"{T}put-away", f"{T}people/<int:number>/dismiss", f"{T}people/invite/<int:number>/withdraw",
    f"{T}players/import/<str:upload>", f"{T}players/rating-list", f"{T}players/rating-list/fill",
    f"{PLAYER}return", f"{PLAYER}byes", f"{PLAYER}lift", f"{PLAYER}move", f"{PLAYER}remove",
    f"{T}players/groups/<int:number>/drop", f"{T}players/categories/drop",
    f"{T}arrival/only-who-is-here", f"{T}arrival/by-phones", f"{T}arrival/team/<int:team>/here",
    *(f"{T}arrival/<int:registration>/{step}" for step in ("here", "missed")),
    *(f"{T}rounds/{step}" for step in ("bye", "still-in", "lot", "pair", "pair-by-hand")),
    *(f"{T}rounds/<int:number>/{step}" for step in ("drop", "publish", "close", "reopen")),
    *(f"{T}rounds/<int:number>/hand/{step}" for step in ("start", "change", "end")),
    f"{T}results/<int:number>/take-back",
    f"{T}journal/undo", f"{T}journal/verify", f"{T}journal/copies/<str:name>/restore",
    f"{T}privacy/anonymise", f"{T}privacy/<int:registration>/withhold",
    *(f"{T}standings/{step}" for step in ("ratings/take-k", "ratings/publish", "norms/declare")),
    *(f"{T}teams/<int:team>/{step}" for step in ("bye", "remove", "withdraw", "captain-link")),
    f"{T}teams/from-clubs", "l/<str:link>",
    *(f"{T}teams/round/<int:number>/{step}" for step in ("<int:team>/", "<int:team>/forfeit", "fill")),
    f"{T}finish/withdraw", f"{T}prizes/award/<int:number>", f"{T}notify/send", "subscribe/<str:link>",
    "unsubscribe/<str:link>",
}  # fmt: skip
"""Buttons, choices and files: there is nothing to type."""
SECRETS_ALONE = {
    "sign-in", "sign-in/code", "my-password", "accounts/<str:name>/password", "my-account/second-factor",
    "my-account/second-factor/off", "invitation/<str:invitation>",
}  # fmt: skip
"""Passwords and codes are never written into a page."""
ELSEWHERE = {
    "public/<slug:tournament>/notify/": "tests/web/notifications: a wrong address stays in the form",
    f"{T}finish/publish": "a text that nothing refuses",
    f"{T}prizes/preview": "it shows what was typed",
    f"{T}prizes/save": "the preview has it, and the net below all forms",
    f"{T}standings/ratings/<int:registration>/k": "three numbers; the net below all forms has them",
    f"{T}leave-fide-mode": "goes through the page that asks for confirmation, which sends everything again",
    f"{T}people/<int:number>/change": "two numbers beside a role; the net below all forms has them",
    "accounts/<str:name>/appoint": "two numbers beside a role; the net below all forms has them",
}


class Fields(HTMLParser):
    """The values that the forms of a page would send."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.held: set[tuple[str, str]] = set()
        self._within: str | None = None
        self._text = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Inputs have their value, selects that of the chosen option."""
        had = dict(attrs)
        name = had.get("name") or ""
        if tag == "input" and (had.get("type") not in ("checkbox", "radio") or "checked" in had):
            self.held.add((name, had.get("value") or "on"))
        elif tag in ("select", "textarea"):
            self._within, self._text = name, ""
        elif tag == "option" and self._within and "selected" in had:
            self.held.add((self._within, had.get("value") or ""))

    def handle_data(self, data: str) -> None:
        """Of a text of several lines."""
        self._text += data

    def handle_endtag(self, tag: str) -> None:
        """A text is complete."""
        if tag == "textarea" and self._within:
            self.held.add((self._within, self._text.lstrip("\n").replace("\r\n", "\n")))
        if tag in ("select", "textarea"):
            self._within = None


@pytest.fixture
def event(owner: Visitor) -> str:
    """An event with a published round."""
    sent = owner.send("/new", SETTINGS)
    made = str(sent["Location"]).split("/")[2]
    for name in ("Ada", "Bo", "Cy", "Di"):
        owner.send(f"/t/{made}/players/add", {"name": name})
    return made


def test_every_form_is_walked_or_has_nothing_to_lose() -> None:
    sending = {route for route, view in VIEWS.items() if "POST" in view.methods}
    assert sending == {one.route for one in FORMS} | NOTHING_TYPED | SECRETS_ALONE | set(ELSEWHERE)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.route}-{','.join(form.bad)}")
def test_a_refused_form_comes_back_with_everything_that_was_typed(owner: Visitor, event: str, form: Refused) -> None:
    if "results/" in form.route:
        owner.send(f"/t/{event}/rounds/pair", {})
        owner.send(f"/t/{event}/rounds/1/publish", {})
    if "teams/" in form.route:
        event = team_event(4)
        paired(event)
    before = state(event)
    values = {"slug:tournament": event, "int:registration": "1", "int:number": "1", "int:team": "1"}
    address = re.sub(r"<([^>]+)>", lambda found: values[found[1]], form.route)
    sent = {**form.fields, **form.bad}
    files = {name: SimpleUploadedFile("it.txt", value) for name, value in sent.items() if isinstance(value, bytes)}
    answer = owner.send(f"/{address}", {**sent, **files})
    assert 400 <= answer.status_code < 500, "it is refused"
    kept = Fields(text(answer)).held
    typed = {(name, value) for name, value in sent.items() if isinstance(value, str)}
    assert typed - kept == set(), "lost"
    assert state(event).settings == before.settings


def test_a_corrected_form_can_be_sent_from_the_page_that_refused_it(owner: Visitor, event: str) -> None:
    address = f"/t/{event}/players/1/points"
    page = text(owner.send(address, {"points": "some", "round": "1", "why": "late"}))
    assert f'action="{address}"' in page
    assert "Nothing you typed is lost" in page
    assert owner.send(address, {"points": "-0.5", "round": "1", "why": "late"}).status_code == 302


def test_a_secret_is_never_shown_again(owner: Visitor, event: str) -> None:
    answer = owner.send(f"/t/{event}/players/1/points", {"points": "some", "why": "late", "password": "open sesame"})
    assert answer.status_code == 400
    assert "open sesame" not in text(answer)
