"""Pictures: everything the explanation decided is in them, they are well-formed whatever people are called."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss.kernel.edition import Pairing
from fairswiss.model import NoPairing, Player, Tournament
from fairswiss.rendering.drawing import Addresses
from fairswiss.rendering.sections import Sections
from fairswiss.usecases.rounds import pair
from tests.rendering.samples import DUTCH, small_open
from tests.tournaments import any_history

SVG = "{http://www.w3.org/2000/svg}"
SYSTEMS = ("dubov-1997", *DUTCH)
HOSTILE = [
    "<script>alert(1)</script>",
    '"><a href="javascript:x">',
    "&lt;&amp;]]>",
    "a\ufffe\uffffb",
    "'\"<!--",
]


def pictures(shown: Sections) -> list[ElementTree.Element]:
    drawn = [shown.flow(), *(shown.picture(section.place) for section in shown.sections)]
    return [ElementTree.fromstring(picture) for picture in drawn if picture]


def marked(roots: list[ElementTree.Element], *names: str) -> Iterator[tuple[str, ...]]:
    for root in roots:
        for element in root.iter(f"{SVG}g"):
            if all(name in element.attrib for name in names):
                yield tuple(element.attrib[name] for name in names)


def explained(seed: int, system: str) -> tuple[Pairing, Tournament] | None:
    tournament = any_history(random.Random(seed))
    try:
        return pair(tournament, system, explain=True), tournament
    except NoPairing:
        return None


@pytest.mark.parametrize("system", SYSTEMS)
@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_every_pair_float_and_bye_is_drawn_and_every_mark_leads_to_a_sentence(system: str, seed: int) -> None:
    found = explained(seed, system)
    if found is None:
        return
    pairing, tournament = found
    explanation = pairing.explanation
    assert explanation is not None
    shown = Sections(pairing, tournament)
    roots = pictures(shown)
    pairs = Counter(marked(roots, "data-white", "data-black"))
    assert pairs == Counter((str(white), str(black)) for white, black in pairing.games())
    moves = Counter(marked(roots, "data-player", "data-way"))
    for group in explanation.groups:
        for player in group.floaters:
            assert moves[str(player), "from-above"] >= 1
        for step in group.steps:
            if step.kind in ("came-up", "island-paired"):
                assert moves[str(step.players[-1]), "from-below"] >= 1
            if step.kind in ("downfloat", "left-over", "floats-on", "no-opponent"):
                assert moves[str(step.players[0]), "down"] + moves[str(step.players[0]), "bye"] >= 1
    byes = [player for player, way in moves.elements() if way == "bye"]
    assert byes == ([] if pairing.bye is None else [str(pairing.bye)])
    for section in shown.sections:
        words, picture = shown.words(section.place), shown.picture(section.place)
        names = set(re.findall(r' id="([^"]+)"', words))
        assert set(re.findall(r'href="#([^"]+)"', picture)) <= names


def test_who_stands_in_a_group_is_in_its_picture_once() -> None:
    pairing = pair(small_open(), "dubov-1997", explain=True)
    shown = Sections(pairing, small_open())
    assert pairing.explanation is not None
    for section, group in zip(shown.sections[1:], pairing.explanation.groups, strict=True):
        drawn = re.findall(r'class="fs-player"><title>(\d+) ', shown.picture(section.place))
        assert len(drawn) == len(set(drawn)) == section.players
        assert {str(player) for player in (*group.players, *group.floaters)} <= set(drawn)


@pytest.mark.parametrize("system", SYSTEMS)
def test_names_are_text_and_never_markup(system: str) -> None:
    event = small_open()
    people = [Player(p.number, HOSTILE[p.number % len(HOSTILE)], p.rating) for p in event.players]
    event = event.revised(players=tuple(people))
    shown = Sections(pair(event, system, explain=True), event)
    for root in pictures(shown):
        assert {element.tag.removeprefix(SVG) for element in root.iter()} <= {
            *("svg", "title", "desc", "g", "a", "rect", "circle", "path", "text")
        }
        assert not [a for element in root.iter() for a in element.attrib if a.startswith("on") or a == "style"]
        assert all(e.attrib["href"].startswith("#") for e in root.iter(f"{SVG}a"))


def test_a_picture_says_what_it_is_and_leads_where_it_is_told() -> None:
    event = small_open()
    shown = Sections(pair(event, "dutch-2026", explain=True), event)
    addresses = Addresses("/player/{}".format, "/board/{}".format)
    links: set[str] = set()
    for section in shown.sections[1:]:
        root = ElementTree.fromstring(shown.picture(section.place, addresses))
        named = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
        assert {root.attrib["aria-labelledby"], root.attrib["aria-describedby"]} == named
        links |= {element.attrib["href"] for element in root.iter(f"{SVG}a")}
    assert {f"/board/{board}" for board in range(1, 6)} | {f"/player/{n}" for n in range(1, 12)} <= links


def test_a_round_without_explanation_has_no_pictures() -> None:
    assert Sections(pair(small_open(), "dubov-1997")).sections == ()


def test_the_first_round_of_dubov_is_drawn_as_a_whole() -> None:
    event = small_open()
    shown = Sections(pair(event, "dubov-1997", round=1, explain=True), event)
    assert [section.boards for section in shown.sections] == [(1, 2, 3, 4, 5)]
    assert shown.flow() == ""
