"""Tournaments, pairings and hand-made data for the tests of the words."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fairswiss.app.rounds import about, check, pair, published_list, why_not
from fairswiss.explain import CardLine, ColourReason, Difference, Explanation, GroupTrace, Passed, Step, Verdict
from fairswiss.judge import About, RoundCheck
from fairswiss.kernel.edition import Options, Pair, Pairing
from fairswiss.model import Bye, EventInfo, Game, NoPairing, Player, Prohibition, Round, Scoring, Tournament
from fairswiss.rules.dutch_2012 import criteria as criteria_2012
from tests.tournaments import any_history

SYSTEM = "dubov-1997"
DUTCH = ("dutch-2026", "dutch-2017", "dutch-2012", "dutch-1992")
SHARED = Path(__file__).resolve().parents[3] / "shared"
EVERY_WAIVER = frozenset({"2.2", "2.3", "2.4"})

Subject = Pairing | Verdict | About | RoundCheck | tuple[RoundCheck, ...] | tuple[CardLine, ...]

_PEOPLE = (
    ("Adams", 2480), ("Baranova", 2455), ("Chen", 2410), ("Diaz", 2380), ("Eriksen", 2380), ("Fischer", 2310),
    ("Gruber", 2255), ("Horvat", 2230), ("Ito", 2190), ("Jansen", 2150), ("Kaya", 2075),
)  # fmt: skip
_ROUNDS = (
    ("1-6 0 1, 7-2 = =, 3-8 = =, 9-4 1 0, 5-10 0 1", 11),
    ("4-1 = =, 2-3 1 0, 6-11 = =, 8-7 = =, 10-9 = =", 5),
    ("1-3 = =, 9-2 = =, 8-5 1 0, 7-6 0 1, 11-10 0 1", 4),
    ("5-1 = =, 2-4 0 1, 3-11 1 0, 6-10 0 1, 9-8 = =", 7),
)


def small_open() -> Tournament:
    """Eleven players after four rounds; the fifth has floaters, an island, an odd group and transfers."""
    rounds = tuple(Round.of([_game(text) for text in games.split(", ")], [Bye(bye, "U")]) for games, bye in _ROUNDS)
    players = [Player(number, name, rating) for number, (name, rating) in enumerate(_PEOPLE, 1)]
    info = EventInfo(name="Spring Open")
    return Tournament.build(players, rounds=rounds, rounds_planned=7, first_colour="w", info=info)


def _game(text: str) -> Game:
    pair_text, white, black = text.split(" ")
    one, other = pair_text.split("-")
    return Game(int(one), int(other), white, black)


def plain(players: int, **facts: object) -> Tournament:
    """Players A, B, … from the strongest down, before the first round."""
    people = [Player(number, chr(64 + number), 2500 - 10 * number) for number in range(1, players + 1)]
    return Tournament.build(people, **{"rounds_planned": 7, "first_colour": "w", **facts})


class Shown(NamedTuple):
    """Something to be rendered, and the tournament it belongs to."""

    subject: Subject
    tournament: Tournament | None


# -- out of the engine -------------------------------------------------------------------------------------------------


def drawn(seed: int) -> Iterator[Shown]:
    """Everything that can be asked about the next round of a scrambled event; nothing when it has no pairing."""
    rng = random.Random(seed)
    tournament = any_history(rng)
    waivers = rng.choice((frozenset(), EVERY_WAIVER))
    options = Options(rng.choice(("strict", "yield")), waivers)
    numbers = [player.number for player in tournament.players]
    try:
        yield Shown(pair(tournament, SYSTEM, explain=True, options=options), tournament)
    except NoPairing:
        return
    one, other, third = rng.sample(numbers, 3)
    for two in ((one, other), (one, third), (other, third)):
        yield Shown(why_not(tournament, *two, SYSTEM, options=options), tournament)
    yield Shown(about(tournament, one, SYSTEM, options=options), tournament)
    yield Shown(published_list(tournament, SYSTEM), tournament)
    if seed % 10 == 0:
        yield Shown(tuple(check(tournament, SYSTEM, options)), tournament)


def drawn_dutch(seed: int) -> Iterator[Shown]:
    """The same by one of the Dutch systems, now and then in the last round."""
    rng = random.Random(seed)
    tournament, system = any_history(rng), DUTCH[seed % len(DUTCH)]
    rounds = len(tournament.rounds)
    tournament = tournament._replace(first_colour="w", rounds_planned=rounds + rng.choice((1, 3)))
    try:
        yield Shown(pair(tournament, system, explain=True), tournament)
    except NoPairing:
        return
    one, other, third = rng.sample([player.number for player in tournament.players], 3)
    for two in ((one, other), (one, third), (other, third)):
        yield Shown(why_not(tournament, *two, system), tournament)
    yield Shown(about(tournament, one, system), tournament)
    yield Shown(published_list(tournament, system), tournament)


def chosen() -> Iterator[Shown]:
    """Rounds that seldom come by chance."""
    open_ = small_open()
    yield Shown(pair(open_, SYSTEM), open_)
    yield Shown(pair(open_, SYSTEM), None)
    yield Shown(pair(open_, SYSTEM, explain=True), open_)
    yield Shown(why_not(open_, 1, 2, SYSTEM), open_)
    forbidden = plain(8, prohibitions=(Prohibition((1, 5)), Prohibition((1, 6))))
    yield Shown(pair(forbidden, SYSTEM, explain=True), forbidden)
    everybody = plain(5, rounds=(Round.of([], [Bye(1, "U"), *(Bye(number, "F") for number in range(2, 6))]),))
    options = Options(waivers=frozenset({"2.2"}))
    yield Shown(pair(everybody, SYSTEM, explain=True, options=options), everybody)
    yield Shown(pair(seven_with_a_point(), SYSTEM, explain=True), None)
    for system in DUTCH:
        yield Shown(pair(open_, system, explain=True), open_)
        yield Shown(pair(forbidden, system, explain=True), forbidden)
    yield Shown(published_list(plain(5), DUTCH[0]), None)
    nobody = plain(3, rounds=(Round.of([], [Bye(1, "H"), Bye(2, "H"), Bye(3, "U")]),))
    yield Shown(pair(nobody, "dutch-2012", explain=True), nobody)


def seven_with_a_point() -> Tournament:
    """Of nine players the seven lowest had a bye that was worth nothing but bars another one."""
    played = Round.of([Game(1, 2, "1", "0")], [Bye(number, "F") for number in range(3, 10)])
    return plain(9, rounds=(played,), scoring=Scoring(full_bye=0))


# -- made by hand ------------------------------------------------------------------------------------------------------


def made() -> Iterator[Shown]:
    """What the engine hardly ever or never does, but the data can say."""
    yield Shown(_pairing_by_hand(), None)
    yield Shown(Verdict(1, 2, False, "taken", ("6.2",), (("player", 1), ("partner", 3), ("score", 40))), None)
    yield Shown(Verdict(1, 2, False, "barred", ("2.5",), (("who", 2),)), None)
    facts = (("player", 1), ("partner", 3), ("left", 2))
    for reason, article in (("later-in-order", "reading 13"), ("rows-below", "reading 11")):
        row = Step("row", ("6.3", article), (1, 3))
        yield Shown(Verdict(1, 2, False, reason, ("6.3", article), facts, row), None)
    floater = Step("floater-paired", ("8.2",), (1, 3), (Passed(2, "left-behind", ("reading 22",)),))
    yield Shown(Verdict(1, 2, False, "left-behind", ("reading 22",), facts, floater), None)
    yield Shown(brackets_by_hand(), None)
    yield Shown(Verdict(1, 2, False, "worse", ("2.3.1",), (("criterion", "2.3.1"),)), None)
    yield Shown(Verdict(1, 2, False, "worse", ("B.1",), (("criterion", "B.1"),)), None)
    by_score = (("criterion", "C7"), ("score", 30), ("chosen", 1), ("with", 1))
    yield Shown(Verdict(1, 2, False, "worse", ("2.4.2",), by_score), None)
    yield Shown(Verdict(1, 2, False, "later-in-sequence", ("3.8",)), None)
    yield Shown(Verdict(1, 2, False, "dead-end", ("A.9",), (("score", 20),)), None)
    yield Shown(CHECKS, None)
    yield Shown(CHECKS[:1], None)
    yield Shown(CHECKS[1], None)
    yield Shown(DIFFERENCES, None)


CHECKS = (
    RoundCheck(1, True),
    RoundCheck(
        2,
        False,
        ((3, 8), (12, 1)),
        ((3, 1), (12, 8)),
        verdicts=(Verdict(3, 8, False, "met", ("2.1",), (("round", 1),)),),
    ),
    RoundCheck(3, False, ((1, 2),), ((2, 1),)),
    RoundCheck(4, False, ((1, 2), (3, 4)), ((2, 1), (3, 5)), 5, 4),
    RoundCheck(5, False, ((1, 2),), impossible="No legal pairing exists."),
)


DIFFERENCES = RoundCheck(
    6,
    False,
    ((1, 2), (3, 4)),
    ((1, 3), (4, 2)),
    differences=(
        Difference("illegal", ("C.1",), 30, (1, 2), reason="met", facts=(("round", 2),)),
        Difference("barred-bye", ("C.2",), None, (5,)),
        Difference("bye", ("2.3.1",), None, (5, 6), "", (20,), (10,)),
        Difference("bye", ("4", "reading 6"), None, (5, 6), "", (20,), (20,)),
        Difference("worse", ("2.4.1",), 25, (), "C6", 2, 1),
        Difference("worse", ("C.6",), 25, (), "C.6", (20, 10, 10), ()),
        Difference("worse", ("2.4.2",), 25, (), "C7", 1, 1),
        Difference("later", ("3.8",), 25),
        Difference("dead-end", ("2.2.1",), 25),
        Difference("engine-fault", ("2.4.7",), 25, (), "C12", 1, 2),
        Difference("engine-fault", ("2.3.1",), None, (5, 6), "", (10,), (20,)),
        Difference("step", ("6.3",), 20, (3, 4), reason="taken"),
        *(Difference("colours", ("5.2.1",), None, (n, n + 1), reason="both-preferences") for n in range(1, 8)),
    ),
)


def _pairing_by_hand() -> Pairing:
    barred = Passed(2, "barred", ("2.5",), (("who", 1),))
    steps = (
        Step("island-stays", ("7.1", "reading 19"), (1,), (barred,)),
        Step("nobody-came-up", ("7.2",), (), (Passed(2, "dead-end", ("reading 5",)),)),
        Step("floats-on", ("8.2",), (1,), (Passed(2, "left-behind", ("reading 22",)),)),
    )
    cards = tuple(CardLine(n, f"P{n}", 10, 10, 2000, 20004, "w", True, False, "b", (3,)) for n in (1, 2))
    group = GroupTrace(10, (1, 2), (), (1, 2), (), (), steps)
    colour = ColourReason(1, 2, "aro", ("3",), (("white_aro", 20004), ("black_aro", 20004)))
    explanation = Explanation(SYSTEM, 2, cards, (), (group,), (colour,))
    return Pairing(SYSTEM, 2, (Pair(1, 1, 2),), None, explanation)


CRITERIA = {
    "dutch-2026": [f"C{n}" for n in range(6, 22)],
    "dutch-2017": [f"C.{n}" for n in range(5, 20)],
    "dutch-2012": [row.code for row in criteria_2012.LADDER],
}


def brackets_by_hand() -> Pairing:
    """Three brackets with everything that seldom happens, the last one collapsed."""
    cards = tuple(
        CardLine(number, f"P{number}", score, score, 2000, 0, "w", False, True, "bb", (9,), "absolute", ("up", "down"))
        for number, score in ((1, 30), (2, 30), (3, 20), (4, 20), (5, 10), (6, 10), (7, 5))
    )
    clash = Passed(2, "clash", ("C.3",))
    top = (
        Step("bracket", ("B.2",), facts=(("s1", (1,)), ("s2", (2,)), ("limbo", ()))),
        Step("first-illegal", ("C.3",), (1, 2), (clash,)),
        Step("downfloat", ("C.5",), (1,)),
        Step("downfloat", ("C.5",), (2,)),
        _scorecard(*CRITERIA["dutch-2026"]),
    )
    middle = (
        Step("penultimate", ("A.9", "C.4")),
        Step("search-given-up", ("C.14",)),
        Step("bracket", ("B.2",), facts=(("s1", (1,)), ("s2", (3, 4)), ("limbo", (2,)))),
        Step("first-worse", ("C.6",), facts=(("criterion", "C.6"), ("first", 1), ("chosen", 1))),
        Step("moved-down-paired", ("B.8",), (1, 4)),
        Step("downfloat", ("C.5",), (3,)),
        Step("downfloat", ("C.5",), (2,)),
        _scorecard(*CRITERIA["dutch-2017"]),
    )
    last = (
        Step("collapsed", ("A.9",)),
        Step("bracket", ("B.2",), facts=(("s1", (2,)), ("s2", (5, 6, 7)), ("limbo", (3,)))),
        Step("first-later", ("B.8",)),
        Step("moved-down-paired", ("B.8",), (2, 6)),
        Step("bracket-paired", ("B.8",), (5, 7)),
        Step("downfloat", ("C.5",), (3,)),
        _scorecard(*(code for code in CRITERIA["dutch-2012"] if code not in ("P1", "C.12 left"))),
    )
    groups = (
        GroupTrace(30, (1, 2), (), (1, 2), (), (), top),
        GroupTrace(20, (3, 4), (1, 2), (3, 4), (), (), middle),
        GroupTrace(10, (5, 6, 7), (2, 3), (5, 6, 7), (), (), last),
    )
    pab = Step("pab", ("A.5",), (3,), facts=(("score", 20),))
    colours = (
        ColourReason(1, 4, "wider-difference", ("E.2",), (("player", 1),)),
        ColourReason(2, 6, "alternate-last", ("E.3",)),
        ColourReason(5, 7, "stronger", ("E.2",), (("player", 5),)),
    )
    pairs = tuple(Pair(board, why.white, why.black) for board, why in enumerate(colours, 1))
    explanation = Explanation("dutch-2017", 4, cards, (pab,), groups, colours, "brackets")
    return Pairing("dutch-2017", 4, pairs, 3, explanation)


def _scorecard(*codes: str) -> Step:
    criteria = ", ".join(f"{code}: {place}" for place, code in enumerate(codes, 1))
    return Step("scorecard", ("B.8",), facts=(("criteria", criteria),))
