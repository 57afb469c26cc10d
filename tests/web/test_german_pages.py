"""Every page in both languages: what reads the same in both is a name or a code, or the same word."""

import re
from collections.abc import Iterator
from html import unescape
from html.parser import HTMLParser
from urllib.parse import urljoin, urlsplit

import pytest

from fairswiss.desk import events, journals, rounds
from fairswiss.desk.telling import By
from fairswiss.model.federations import NAMES
from tests.web.phones.events import link, with_phones
from tests.web.samples import BY, drafted, imported
from tests.web.visitors import Visitor, text

_ONE_NAME = """
    AFG AND ANG ARU BAH BAR BDI BER BHU BIZ BLR BRN BUR CHI CHN CIV CRC DMA ECU ENG ERI ESA GAM GCI GHA GRN GUA
    GUI GUM GUY HAI HON IRI ISR JCI JPN KOS KUW LAO LBR LES LIE MAC MAS MAW MLI MLT MNC MNE MRI MYA NAM NCA NEP
    NGR NIG NRU OMA PAK PAN PAR PER PLW POR PUR SEN SLE SMR SOM SRI SUD SUR SWZ TGA THA TKM TLS TOG UGA UKR URU
    VAN VEN VIE WLS
    """
"""The federations that have one name in both languages, looked through by eye: every other name is translated."""
SAME = {
    *("Auto", "Name", "Journal", "Status", "System", "Float", "Floats", "Cookies", "Excel", "Enter", "Esc", "Start"),
    "Performance",
    *("Buchholz", "Sonneborn-Berger", "Limbo", "Kandidat", "Keizer"),
    *("English", "Deutsch", "Français"),  # buttons, each in its own language
    *(NAMES[code] for code in _ONE_NAME.split()),
}
_READ_ALOUD = ("title", "aria-label", "placeholder", "alt", "label", "aria-description")
_SAYS = re.compile(r"[a-zäöüß]{3}")
_CODES = re.compile(
    r"fairswiss\S*( [a-z-]+)*|\b(burstein|dubov|dutch|lim|swiss-team)-\d+|\bkeizer\b"
    r"|[a-z-]*(round-robin|swiss|teams)\b(-rated)?|\bowner\b|\S+\.journal|C\.05 Annex 1|\b\d+ min\b"
)
_NOT_WALKED = re.compile(
    r"/(leave|start|static|api|live|now|copies|backup|download|design)\b|\.(pdf|csv|xlsx|trf16|trf26|json|zip|png|ics|atom|webmanifest|js)$"
)


class _Pieces(HTMLParser):
    """The texts of a page, those of attributes that are read aloud, and where its links lead."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.pieces: set[str] = set()
        self.links: list[str] = []
        self._mute = False
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self._mute = tag in ("script", "style") or given.get("lang") == "en"  # said to be English
        self.pieces |= {(given.get(name) or "").strip() for name in _READ_ALOUD}
        self.pieces |= {value.strip() for name, value in attrs if name.startswith("data-word") and value}
        self.links += [given[name] or "" for name in ("href", "hx-get") if name in given]

    def handle_data(self, data: str) -> None:
        if not self._mute:
            self.pieces.add(" ".join(unescape(data).split()))


def _walked(owner: Visitor, *starts: str) -> Iterator[tuple[str, _Pieces, _Pieces]]:
    """These pages, and page after page as their links lead, one of each kind: in German and in English."""
    todo, known = list(starts), set[str]()
    while todo:
        address = urlsplit(todo.pop(0))
        kind = re.sub(r"(?<=/)([0-9a-f]{12}|\d+)(?=/|$)", "N", address.path) + re.sub(r"=[^&]*", "", address.query)
        asked = address._replace(fragment="").geturl()
        if asked in known or (kind in known and asked not in starts) or _NOT_WALKED.search(address.path):
            continue
        known |= {kind, asked}
        german, english = (owner.get(asked, headers={"accept-language": tongue}) for tongue in ("de", "en"))
        if german.get("Content-Type", "").startswith("text/html"):
            pieces = _Pieces(text(german))
            yield asked, pieces, _Pieces(text(english))
            todo += [urljoin(asked, link) for link in pieces.links if not link.startswith(("http", "mailto"))]


def _names(*known: journals.Known) -> re.Pattern[str]:
    names = [player.name for one in known for player in one.state.players.values()]
    names += [value for one in known for value in one.state.settings.info if isinstance(value, str) and value]
    return re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_no_page_of_an_event_says_anything_in_english(owner: Visitor) -> None:
    finished, running, told = imported("kitchen-garden-2026"), drafted(), journals.read(with_phones())
    settings = finished.state.settings._replace(public=True, phones=True)
    events.change_settings(finished.event, settings, By("owner", confirmed=True))
    rounds.start_hand(running.event, 5, BY)
    names = _names(finished, running, told)
    starts = [
        "/sign-in",
        f"/t/{finished.event}/",
        f"/public/{finished.event}/",
        f"/public/{finished.event}/screen/",
        "/",
    ]
    starts += [f"/t/{running.event}/rounds/5/", f"/t/{running.event}/journal/", f"/p/{link(told.event)}"]
    starts += ["/connect/", "/accounts", "/my-password", "/privacy"]
    found: dict[str, str] = {}
    walked = 0
    for address, german, english in _walked(owner, *starts):
        walked += 1
        for piece in german.pieces & english.pieces:
            said = [part for part in names.sub("", piece).split(" · ") if part not in SAME]
            if _SAYS.search(_CODES.sub("", " ".join(said))):
                found.setdefault(piece, address)
    assert sorted(found.items()) == []
    assert walked > 50
