"""The small picture of a group: who plays whom, who comes from outside, and who asks."""

from xml.etree import ElementTree

import pytest

from fairswiss.answers import Group, RoundAnswers, Seat
from fairswiss.answers.kinds import MOST_SEATS
from fairswiss.rendering import fragment, render
from fairswiss.rendering.group_picture import group_picture, worth_drawing
from fairswiss.rules import SHELF
from fairswiss.usecases.systems import is_round_robin
from tests.answers.cases import event

SVG = "{http://www.w3.org/2000/svg}"
GROUP = Group(
    20,
    5,
    (
        Seat(1, 20, "wb", 9, 25, "w", "bw"),
        Seat(2, 20, "bw", 4, 20, "b", "wb"),
        Seat(4, 20, "wb", 2, 20, "w", "bw"),
        Seat(5, 20, "bw", 7, 15, "b", "ww"),
        Seat(6, 20, "w", 0, 0),
    ),
)


def name_of(number: int) -> str:
    return {5: "<b>Fir & Oak</b>"}.get(number, f"Player {number}")


def across(rect: ElementTree.Element) -> tuple[float, float]:
    """The left edge and the width."""
    return float(rect.get("x", "")), float(rect.get("width", ""))


def test_each_game_is_drawn_once_and_told_in_words() -> None:
    svg = group_picture(GROUP, name_of, "The group", "key", 2)
    root = ElementTree.fromstring(svg)
    games = [found for found in root.iter(f"{SVG}g") if found.get("class") == "fs-game"]
    assert len(games) == 4
    about = root.find(f"{SVG}desc")
    assert about is not None
    assert about.text == (
        "Player 1 has White against Player 9; Player 9 comes from above, with 2½. "
        "Player 4 has White against Player 2. "
        "Player 7 has White against <b>Fir & Oak</b>; Player 7 is from below, with 1½. Player 6 has the bye."
    )
    assert root.get("aria-labelledby") == "key-title"
    assert root.get("aria-describedby") == "key-about"


def test_nothing_leaves_its_box_however_many_rounds_were_played() -> None:
    many = Group(20, 3, (Seat(1, 20, "wb" * 5, 9, 25, "w", "bw" * 5), Seat(2, 20, "wb", 3, 20, "w", "bw")))
    root = ElementTree.fromstring(group_picture(many, name_of, "", "key"))
    edges = {}
    for cell in root.iter(f"{SVG}g"):
        boxes = [one for one in cell.findall(f"{SVG}rect") if one.get("class") == "fs-box"]
        squares = [one for run in cell.findall(f"{SVG}g") for one in run.findall(f"{SVG}rect")]
        for box in boxes:
            (left, width), ends = across(box), [sum(across(one)) for one in squares]
            assert all(left < end < left + width - 6 for end in ends)
            edges["".join(cell.itertext())] = max(ends)
    assert len(edges) == 4
    words = next(text for text in root.iter(f"{SVG}text") if text.text == "2½ pts, above")
    assert float(words.get("textLength", "")) < 168 - 10 * 9


def test_the_one_who_asks_is_marked_and_those_from_outside_too() -> None:
    svg = group_picture(GROUP, name_of, "The group", "key", 2)
    root = ElementTree.fromstring(svg)
    kinds = {kind: [found for found in root.iter(f"{SVG}g") if found.get("class") == kind] for kind in
             ("fs-me", "fs-outside", "fs-inside")}  # fmt: skip
    assert {kind: len(found) for kind, found in kinds.items()} == {"fs-me": 1, "fs-outside": 2, "fs-inside": 4}
    assert [*kinds["fs-me"][0].itertext()] == ["■", "Player 2", "■□"]
    assert [[*found.itertext()][2:] for found in kinds["fs-outside"]] == [
        ["2½ pts, above", "■□"],
        ["1½ pts, below", "□□"],
    ]


def test_a_pair_needs_no_picture() -> None:
    assert not worth_drawing(GROUP._replace(seats=GROUP.seats[1:3]))
    assert worth_drawing(GROUP)


@pytest.mark.parametrize("system", [system for system in sorted(SHELF) if not is_round_robin(system)])
def test_a_page_draws_what_other_forms_list(system: str) -> None:
    tournament = event(system, 17)
    asked = RoundAnswers(tournament, system, 3)
    player = next(seat for seat in asked.pairing.pairs[1][:2])
    answered = asked.answered(player)
    groups = {answer.group for answer in answered.answers if answer.group and worth_drawing(answer.group)}
    page = fragment(answered, tournament)
    assert page.count("<svg") == len(groups)
    assert render(answered, "text", tournament).count("Colours so far  Plays") == len(groups)
    assert page.count('id="group-') == 2 * len(groups), "no two elements share an id"


def test_of_a_large_group_the_neighbours_are_drawn() -> None:
    tournament = event("dutch-2026", 23)
    asked = RoundAnswers(tournament, "dutch-2026", 1)
    for pair in asked.pairing.pairs:
        group = asked.of(pair.black)[0].group
        assert group is not None
        assert group.size == len(asked.pairing.pairs) * 2 + (asked.pairing.bye is not None)
        assert len(group.seats) == min(group.size, MOST_SEATS)
        assert pair.black in {seat.player for seat in group.seats}
