"""Tournaments, pairings and hand-made data for the tests of the words."""

import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from fairswiss.judge import About, RoundCheck
from fairswiss.kernel.edition import Pair, Pairing
from fairswiss.kernel.options import Options
from fairswiss.kernel.tables.berger import Schedule
from fairswiss.model import Absence, Bye, EventInfo, Game, NoPairing, Player, Prohibition, Round, Scoring, Tournament
from fairswiss.model.facts import Bond
from fairswiss.rules.dutch_2012 import criteria as criteria_2012
from fairswiss.rules.dutch_2017 import criteria as criteria_2017
from fairswiss.rules.dutch_2026 import criteria as criteria_2026
from fairswiss.tiebreaks.boards import BoardList
from fairswiss.usecases.generation import generate
from fairswiss.usecases.rounds import about, check, pair, published_list, why_not
from fairswiss.usecases.schedule import schedule
from fairswiss.why import CardLine, Explanation, GroupTrace, Law, Layout, Preference, PublishedList, differences, steps
from fairswiss.why.clauses import Aro, ByPreference, ColourReason
from fairswiss.why.obstacles import Barred, Clash, DeadEnd, LeftBehind, Met, RowsBelow
from fairswiss.why.verdicts import (
    ByRound,
    LaterInOrder,
    LaterInSequence,
    PassedOver,
    Taken,
    Verdict,
    Worse,
    WorseBar,
    WorseBye,
)
from fairswiss.why.verdicts import DeadEnd as NoRound
from tests.literal.double_swiss_2026_cases import match_history
from tests.tournaments import any_history

SYSTEM = "dubov-1997"
DUBOV, OLD, NEW = Law(SYSTEM), Law("dutch-2017"), Law("dutch-2026")
DUTCH = ("dutch-2026", "dutch-2017", "dutch-2012", "dutch-1992")
SHARED = Path(__file__).resolve().parents[3] / "shared"
EVERY_WAIVER = frozenset({"2.2", "2.3", "2.4"})

Subject = Pairing | Verdict | About | RoundCheck | tuple[RoundCheck, ...] | PublishedList | Schedule | BoardList

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
    options = Options(upfloat_limit=rng.choice(("strict", "yield")), waivers=waivers)
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


def by_burstein() -> Iterator[Shown]:
    """A round after the seeding rounds, and its list."""
    tournament, system = small_open(), "burstein-2026"
    yield Shown(pair(tournament, system, explain=True), tournament)
    yield Shown(published_list(tournament, system), tournament)


def by_keizer() -> Iterator[Shown]:
    """Rounds down a ladder by several house rules, and everything that can be asked about them."""
    system = "keizer"
    often = Options(meetings="1", bye_choice="lowest", gap="9"), Options(meetings="1", gap="0")
    for seed, options in product((0, 1, 2, 3, 28), (Options(), Options(gap="0", colour_run="1"), *often)):
        tournament = any_history(random.Random(seed))
        numbers = [player.number for player in tournament.players]
        try:
            yield Shown(pair(tournament, system, explain=True, options=options), tournament)
        except NoPairing:
            continue
        for other in numbers[1:]:
            yield Shown(why_not(tournament, numbers[0], other, system, options=options), tournament)
            yield Shown(about(tournament, other, system, options=options), tournament)
        yield Shown(published_list(tournament, system, options=options), tournament)
        yield Shown(tuple(check(tournament, system, options)), tournament)
    season = generate(1, system, players=9, rounds=7).tournament
    yield Shown(why_not(season, 4, 5, system, round=5), season)  # the rest could not be paired with these two


def by_sides(seed: int) -> Iterator[Shown]:
    """A round of the Dubov editions since 2018, and its list."""
    tournament, system = any_history(random.Random(seed)), ("dubov-2018", "dubov-2026")[seed % 2]
    tournament = tournament._replace(first_colour="w")
    try:
        yield Shown(pair(tournament, system, explain=True), tournament)
    except NoPairing:
        return
    yield Shown(published_list(tournament, system), tournament)


def by_lim(seed: int) -> Iterator[Shown]:
    """A round by the Lim system and what can be asked about it; every third as a maxi-tournament."""
    options = Options(maxi_tournament="yes" if seed % 3 == 0 else "no")
    yield from asked_about(seed, any_history(random.Random(seed)), "lim-2026", options)


def by_matches(seed: int) -> Iterator[Shown]:
    """A round of matches and what can be asked about it."""
    yield from asked_about(seed, match_history(random.Random(seed)), "double-swiss-2026", Options())


def asked_about(seed: int, tournament: Tournament, system: str, options: Options) -> Iterator[Shown]:
    """The next round by a system, why not some of the others, and the published list."""
    try:
        yield Shown(pair(tournament, system, options=options, explain=True), tournament)
    except NoPairing:
        return
    numbers = [player.number for player in tournament.players]
    one, *others = random.Random(seed).sample(numbers, min(len(numbers), 4))
    for other in others:
        yield Shown(why_not(tournament, one, other, system, options=options), tournament)
    yield Shown(about(tournament, one, system, options=options), tournament)
    yield Shown(published_list(tournament, system), tournament)


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


def kept_apart() -> Iterator[Shown]:
    """Players with a bond, who are kept apart strictly, and others who cannot be."""
    for bond in Bond:
        strictly = plain(8, prohibitions=(Prohibition((1, 5), bond=bond), Prohibition((1, 6), bond=bond)))
        yield Shown(pair(strictly, SYSTEM, explain=True), strictly)
        yield Shown(why_not(strictly, 1, 5, SYSTEM), strictly)
        wished = plain(4, prohibitions=(Prohibition((1, 2, 3, 4), bond=bond, name=bond and "Elm", gives_way=1),))
        yield Shown(pair(wished, SYSTEM, explain=True), wished)


def round_robins() -> Iterator[Shown]:
    """Round robins of even and odd size, everything that can be asked about them, and their schedules."""
    for system, players, rounds in (("round-robin", 5, 5), ("round-robin", 6, 5), ("double-round-robin", 4, 6)):
        event = plain(players, rounds_planned=rounds)
        yield Shown(schedule(event, double=rounds > players), None)
        yield Shown(schedule(players, double=rounds > players), None)
        for _ in range(rounds):
            pairing = pair(event, system, explain=True)
            yield Shown(pairing, event)
            yield Shown(pair(event, system), event)
            yield Shown(why_not(event, 1, 2, system), event)
            yield from (Shown(about(event, number, system), event) for number in range(1, players + 1))
            yield Shown(published_list(event, system), event)
            event = event.with_round(pairing.games())
        yield Shown(tuple(check(event, system)), event)
        absent = plain(players, rounds_planned=rounds, absences=(Absence(1, 3),))
        yield Shown(pair(absent, system, explain=True), absent)
        first = event.rounds[0]
        swapped = [Game(game.black, game.white) for game in first.games[:1]]
        for games in (swapped, first.games[1:], event.rounds[1].games):
            other = event._replace(rounds=(first._replace(games=tuple(games)),))
            yield Shown(tuple(check(other, system)), other)


def seven_with_a_point() -> Tournament:
    """Of nine players the seven lowest had a bye that was worth nothing but bars another one."""
    played = Round.of([Game(1, 2, "1", "0")], [Bye(number, "F") for number in range(3, 10)])
    return plain(9, rounds=(played,), scoring=Scoring(full_bye=0))


# -- made by hand ------------------------------------------------------------------------------------------------------


def made() -> Iterator[Shown]:
    """What the engine hardly ever or never does, but the data can say."""
    yield Shown(_pairing_by_hand(), None)
    yield Shown(Verdict(1, 2, Taken(DUBOV("6.2"), 1, 3, 2, 40)), None)
    yield Shown(Verdict(1, 2, Barred(2, DUBOV("2.5"), 2)), None)
    articles = DUBOV("6.3") + DUBOV.readings(13)
    row = steps.Row(articles, 1, 3, fewest=True)
    yield Shown(Verdict(1, 2, LaterInOrder(articles, 1, 3, 2, 40), row), None)
    behind = LeftBehind(2, DUBOV.readings(22))
    floater = steps.FloaterPaired(DUBOV("8.2"), 1, 3, (behind,))
    for passed, step in ((RowsBelow(2, articles), row), (behind, floater), (Barred(2, DUBOV("2.5"), 4), floater)):
        yield Shown(Verdict(1, 2, PassedOver(passed.articles, 1, 3, 2, 40, passed), step), None)
    yield Shown(brackets_by_hand(), None)
    for because in _rounds_compared():
        yield Shown(Verdict(1, 2, because), None)
    yield Shown(CHECKS, None)
    yield Shown(CHECKS[:1], None)
    yield Shown(CHECKS[1], None)
    yield Shown(DIFFERENCES, None)


def _rounds_compared() -> Iterator[ByRound]:
    new = Law("dutch-2026")
    yield WorseBye(new("2.3.1"), "C5")
    yield WorseBar(Law("dutch-2012")("B.1"))
    yield Worse(new("2.4.2"), "C7", 30, 1, 1)
    yield LaterInSequence(new("3.8"))
    yield LaterInSequence(new("3.5"), 20, others_up=True)
    yield NoRound(Law("dutch-2017")("A.9"), 20)


CHECKS = (
    RoundCheck(1, True),
    RoundCheck(
        2,
        False,
        ((3, 8), (12, 1)),
        ((3, 1), (12, 8)),
        verdicts=(Verdict(3, 8, Met(8, DUBOV("2.1"), 1)),),
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
        differences.Illegal(OLD("C.1"), (1, 2), 30, Met(2, OLD("C.1"), 2)),
        differences.BarredBye(OLD("C.2"), 5),
        differences.Bye(NEW("2.3.1"), 5, 6, 20, 10),
        differences.Bye(DUBOV.chapter("4") + DUBOV.readings(6), 5, 6, 20, 20),
        differences.Worse(NEW("2.4.1"), 25, "C6", 2, 1),
        differences.Worse(OLD("C.6"), 25, "C.6", (20, 10, 10), ()),
        differences.Worse(NEW("2.4.2"), 25, "C7", 1, 1),
        differences.Later(NEW("3.8"), 25),
        differences.DeadEnd(NEW("2.2.1"), 25),
        differences.EngineFault(NEW("2.4.7"), 25, "C12", 1, 2),
        differences.ByeFault(NEW("2.3.1"), 5, 6, 10, 20),
        differences.Step(DUBOV("6.3"), (3, 4), 20, Verdict(3, 4, Taken(DUBOV("6.3"), 3, 5, 4, 20))),
        *(
            differences.Colours(
                NEW("5.2.1"), (n, n + 1), ColourReason(n + 1, n, ByPreference(Preference.BOTH), NEW("5.2.1"))
            )
            for n in range(1, 8)
        ),
    ),
)


def _pairing_by_hand() -> Pairing:
    found = (
        steps.IslandStays(DUBOV("7.1") + DUBOV.readings(19), 1, (Barred(2, DUBOV("2.5"), 1),)),
        steps.NobodyCameUp(DUBOV("7.2"), (DeadEnd(2, DUBOV.readings(5)),)),
        steps.FloatsOn(DUBOV("8.2"), 1, (LeftBehind(2, DUBOV.readings(22)),)),
    )
    cards = tuple(CardLine(n, f"P{n}", 10, 10, 2000, 20004, "w", True, False, "b", (3,)) for n in (1, 2))
    group = GroupTrace(10, (1, 2), (), (1, 2), (), (), found)
    colour = ColourReason(1, 2, Aro(20004, 20004), DUBOV("3"))
    explanation = Explanation(SYSTEM, 2, cards, (), (group,), (colour,))
    return Pairing(SYSTEM, 2, (Pair(1, 1, 2),), None, explanation)


LADDERS = {
    "dutch-2026": [row for row in criteria_2026.LADDER if row.code != "C5"],
    "dutch-2017": list(criteria_2017.LADDER),
    "dutch-2012": list(criteria_2012.LADDER),
}


def brackets_by_hand() -> Pairing:
    """Three brackets with everything that seldom happens, the last one collapsed."""
    cards = tuple(
        CardLine(number, f"P{number}", score, score, 2000, 0, "w", False, True, "bb", (9,), "absolute", ("up", "down"))
        for number, score in ((1, 30), (2, 30), (3, 20), (4, 20), (5, 10), (6, 10), (7, 5))
    )
    top = (
        steps.Bracket(OLD("B.2"), (1,), (2,)),
        steps.FirstIllegal(OLD("C.3"), 1, 2, Clash(2, OLD("C.3"))),
        steps.Downfloat(OLD("C.5"), 1),
        steps.Downfloat(OLD("C.5"), 2),
        _scorecard("dutch-2026"),
    )
    middle = (
        steps.Penultimate(OLD("A.9", "C.4")),
        steps.SearchGivenUp(OLD("C.14")),
        steps.Bracket(OLD("B.2"), (1,), (3, 4), (2,)),
        steps.FirstWorse(OLD("C.6"), "C.6", 1, 1),
        steps.MovedDownPaired(OLD("B.8"), 1, 4),
        steps.Downfloat(OLD("C.5"), 3),
        steps.Downfloat(OLD("C.5"), 2),
        _scorecard("dutch-2017"),
    )
    last = (
        steps.Collapsed(OLD("A.9")),
        steps.Bracket(OLD("B.2"), (2,), (5, 6, 7), (3,)),
        steps.FirstLater(OLD("B.8")),
        steps.MovedDownPaired(OLD("B.8"), 2, 6),
        steps.BracketPaired(OLD("B.8"), 5, 7),
        steps.Downfloat(OLD("C.5"), 3),
        _scorecard("dutch-2012", but=("P1", "C.12 left")),
    )
    groups = (
        GroupTrace(30, (1, 2), (), (1, 2), (), (), top),
        GroupTrace(20, (3, 4), (1, 2), (3, 4), (), (), middle),
        GroupTrace(10, (5, 6, 7), (2, 3), (5, 6, 7), (), (), last),
    )
    pab = steps.Pab(OLD("A.5"), 3, 20)
    colours = (
        ColourReason(1, 4, ByPreference(Preference.WIDER, 1), OLD("E.2")),
        ColourReason(2, 6, ByPreference(Preference.ALTERNATE), OLD("E.3")),
        ColourReason(5, 7, ByPreference(Preference.STRONGER, 5), OLD("E.2")),
    )
    pairs = tuple(Pair(board, why.white, why.black) for board, why in enumerate(colours, 1))
    explanation = Explanation("dutch-2017", 4, cards, (pab,), groups, colours, Layout.BRACKETS)
    return Pairing("dutch-2017", 4, pairs, 3, explanation)


def _scorecard(edition: str, but: tuple[str, ...] = ()) -> steps.Scorecard:
    rows = [row for row in LADDERS[edition] if row.code not in but]
    article = Law(edition)("X")[0]
    marks = tuple(steps.Mark(row.code, article, place, row.breaks_down) for place, row in enumerate(rows, 1))
    return steps.Scorecard(OLD("B.8"), marks)
