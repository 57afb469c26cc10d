"""Vega's own page, line by line: group 10 with an island, group 11 odd and with four blacks."""

from fairswiss.kernel.edition import Pair, Pairing
from fairswiss.rendering import render
from fairswiss.why import CardLine, Explanation, GroupTrace, Law
from fairswiss.why.clauses import BothDue, ColourReason
from fairswiss.why.steps import CameUp, Columns, IslandPaired, Row, Transferred
from tests.rendering.samples import SYSTEM

LAW = Law(SYSTEM)

_GROUPS = {10: "9w 21w 17b", 11: "12b 19b 20b 22b", 15: "11b 4b 8b"}

GROUP_10 = """\
================================
Pairing group 10
================================
[Ch 7.1] ISLANDs: they are: 1
9
> moving player 9 from [W G10] to floater group 10
> moving player 22 from [B G11] to opponent group 10

Standard pairing with 1 White e 1 Black
21 - 17

Total pairs in the group 10
***** 9 - 22
***** 21 - 17
"""
GROUP_11 = """\
================================
Pairing group 11
================================
[Ch 7.2] Group odd! 0 White e 3 Black
> moving player 11 from [B G 15] to [B G 11]
[Ch 7.3 7.4] Colors not equal 0 White e 4 Black
> moving player 19 from [B G 11] to [W G 11]
> moving player 12 from [B G 11] to [W G 11]

Standard pairing with 2 White e 2 Black
12 - 20
19 - 11

Total pairs in the group 11
***** 12 - 20
***** 19 - 11
"""


def _score(group: int) -> int:
    return 200 - 10 * group


def _cards() -> tuple[CardLine, ...]:
    cards = []
    for group in range(1, 16):
        for player in _GROUPS.get(group, f"{100 + group}w").split():
            number = int(player[:-1])
            line = CardLine(
                number, "", _score(group), _score(group), 2400 - number, 20000, player[-1], True, False, "", ()
            )
            cards.append(line)
    return tuple(cards)


def _round() -> Pairing:
    group_10 = (
        IslandPaired(LAW("7.1"), 9, 22, _score(11), limit_lifted=False),
        Columns(LAW("6.2"), (21,), (17,)),
        Row(LAW("6.2"), 21, 17),
    )
    group_11 = (
        CameUp(LAW("7.2"), 11, "b", whites=0, blacks=3, from_score=_score(15), limit_lifted=False),
        Transferred(LAW("7.4"), 19, "w", 2),
        Transferred(LAW("7.4"), 12, "w", 2),
        Columns(LAW("6.2"), (12, 19), (20, 11)),
        Row(LAW("6.2"), 12, 20),
        Row(LAW("6.2"), 19, 11),
    )
    groups = (
        GroupTrace(_score(10), (9, 21, 17), (), (9, 21), (17,), (), group_10),
        GroupTrace(_score(11), (12, 19, 20), (), (), (12, 19, 20), (), group_11),
    )
    pairs = ((9, 22), (21, 17), (12, 20), (19, 11))
    colours = tuple(ColourReason(white, black, BothDue(), LAW.chapter("3")) for white, black in pairs)
    boards = tuple(Pair(board, *pair) for board, pair in enumerate(pairs, 1))
    return Pairing(SYSTEM, 12, boards, None, Explanation(SYSTEM, 12, _cards(), (), groups, colours))


def test_the_blocks_are_those_of_vegas_page() -> None:
    text = render(_round(), "vega")
    assert GROUP_10 in text
    assert GROUP_11 in text


def test_the_table_before_a_block_has_white_on_the_left_and_black_on_the_right() -> None:
    lines = render(_round(), "vega").splitlines()
    start = lines.index("Group 10 - Score 10.0")
    assert [line.split() for line in lines[start + 1 : start + 5]] == [
        ["White", "Black"],
        ["ID", "ARO", "Rat", "c", "u"] * 2,
        ["9", "2000.0", "2391", "1", "0", "17", "2000.0", "2383", "1", "0"],
        ["21", "2000.0", "2379", "1", "0"],
    ]
    assert lines[start + 5] == "=" * 32
