"""A journal written before there was a FIDE mode: the event it tells is the one that it told then, line by line."""

import json

from fairswiss.formats.trf import write_trf
from fairswiss.journal.chain import Entry
from fairswiss.journal.fold import folded

SETTINGS = {"info": {"name": "Old", "tie_breaks": "BH"}, "rounds": 5, "system": "dubov-1997"}
PEOPLE = (("Alder, Ana", 2000), ("Birch, Bo", 1900), ("Cedar, Cy", 1800), ("Dogwood, Di", 1700), ("Elm, Ed", 1600))
GAMES = (((1, 3), (4, 2)), ((2, 1), (3, 4)), ((1, 4), (5, 3)))


def _round(number: int, bye: int | None) -> list[tuple[str, object]]:
    boards = GAMES[number - 1]
    told: list[tuple[str, object]] = [
        ("drafted", {"boards": boards, "bye": bye, "program": "x", "round": number, "system": "dubov-1997"}),
        ("published", {"round": number}),
    ]
    for white, black in boards:
        result = {"white": white, "black": black, "white_result": "1", "black_result": "0"}
        told.append(("result-entered", {**result, "round": number}))
    return [*told, ("closed", {"round": number})]


LINES: list[tuple[str, object]] = [
    ("created", {"settings": SETTINGS}),
    *(
        ("registered", {"id": at, "player": {"name": n, "number": 0, "rating": r}})
        for at, (n, r) in enumerate(PEOPLE, 1)
    ),
    ("bye-asked", {"code": "F", "id": 5, "round": 2}),
    ("bye-asked", {"code": "H", "id": 2, "round": 3}),
    ("lot-drawn", {"colour": "w"}),
    *_round(1, 5),
    ("settings-changed", {"settings": {**SETTINGS, "rounds": 6, "system": "dutch-2026"}}),
    ("forbidden", {"ids": [1, 2], "first_round": 5}),
    *_round(2, None),
    *_round(3, None),
    ("result-corrected", {"round": 1, "white": 1, "black": 3, "white_result": "0", "black_result": "1"}),
    ("forbidden-lifted", {"ids": [1, 2]}),
]
REPORT = """012 Old
062 5
072 5
082 0
142 6
152 W
202 BH
001    1      Alder, Ana                        2000                             1.0          3 w 0     2 b 0     4 w 1
001    2      Birch, Bo                         1900                             1.5          4 b 0     1 w 1  0000 - H
001    3      Cedar, Cy                         1800                             2.0          1 b 1     4 w 1     5 b 0
001    4      Dogwood, Di                       1700                             1.0          2 w 1     3 b 0     1 b 0
001    5      Elm, Ed                           1600                             3.0       0000 - U  0000 - F     3 w 1
### As paired @ Round 1: rounds 5
### As paired @ Round 1: type none, dubov-1997
### As paired @ Round 2: game 1, 1 - 3, 1 : 0
### As paired @ Round 3: game 1, 1 - 3, 1 : 0
### Result of round 1 corrected after round 3 was paired
"""


def test_an_old_journal_tells_the_same_event() -> None:
    told = [
        Entry(number, kind, json.dumps(data), "arbiter", "2026-01-01T10:00:00+00:00", "", "")
        for number, (kind, data) in enumerate(LINES, 1)
    ]
    state = folded(told)
    assert write_trf(state.tournament()) == REPORT
    assert state.fide_mode, "nobody left it"
