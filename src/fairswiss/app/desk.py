"""The round desk: lot, draft, changes by hand, publication, results, corrections, close."""

import secrets
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from fairswiss import judge
from fairswiss._version import __version__
from fairswiss.app.backups import snapshot
from fairswiss.app.events import options_of
from fairswiss.app.exporting import board_order
from fairswiss.app.reasons import compared, explained
from fairswiss.app.rounds import pair
from fairswiss.app.seating import Move, Seats, neighbours, unplaced
from fairswiss.app.systems import ROUND_ROBINS
from fairswiss.app.telling import By, ask, refuse_boards, tell, tell_checked
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.state import Board, DeskRound, Stage, State
from fairswiss.kernel.cards import cards_before_next_round
from fairswiss.kernel.edition import Pairing
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest, Conflict
from fairswiss.model.gains import gains
from fairswiss.model.points import Points
from fairswiss.model.results import OUTCOMES, PENDING, SYMBOLS
from fairswiss.rendering.book import book_of
from fairswiss.rendering.checks import check_reasons, warnings_of
from fairswiss.rendering.sentences import SHOWN
from fairswiss.store import journals
from fairswiss.store.journals import Known
from fairswiss.store.notices import PAIRING, timed


class Result(NamedTuple):
    """A result as somebody enters it."""

    white: int
    black: int
    white_result: str
    black_result: str
    seen: str | None = None
    """The two codes that stood there when it was entered; another one by now is a conflict."""


def draw_lot(event: str, by: By, colour: str = "") -> Known:
    """Draw the first colour, or record the one that was drawn in the hall."""
    return tell(event, by, [facts.LotDrawn(colour or secrets.choice("wb"))])


def draft(event: str, by: By) -> Known:
    """Pair the next round; nobody sees it yet. A copy of the journal is kept from before."""
    known = journals.read(event)
    if journals.told_by(event, by.token):
        return known
    state = known.state
    _refuse_unready(state)
    snapshot(event, f"before-round-{len(state.rounds) + 1}")
    first = _lot(state)
    lot: list[Fact] = [facts.LotDrawn(first)] if first else []
    tournament = state.tournament()
    if first:
        tournament = tournament.revised(first_colour=first)
    with timed(PAIRING, state.settings.system):
        paired = pair(tournament, state.settings.system, options=options_of(state.settings))
    return tell(event, by, [*lot, _drafted(state, paired)], seen=known.head)


def draft_by_hand(event: str, by: By) -> Known:
    """Begin the next round with neighbours at the boards, to be changed by hand: when the rules cannot pair it."""

    def telling(state: State) -> list[Fact]:
        _refuse_unready(state)
        coming = len(state.rounds) + 1
        what = spoken("Round {number} is to be paired by hand:", number=coming)
        ask(by, what, [spoken("the report will say that it was")])
        boards, bye = neighbours(state)
        begun = facts.Drafted(coming, tuple(boards), bye, state.settings.system, f"fairswiss {__version__}")
        return [begun, facts.HandStarted(coming)]

    return tell(event, by, telling)


def _refuse_unready(state: State) -> None:
    if state.drafted:
        words = "Round {number} is drafted already. Publish it, or throw it away first."
        raise BadRequest(spoken(words, number=len(state.rounds)))
    if state.rounds and state.rounds[-1].stage is not Stage.CLOSED:
        words = "Round {number} is not closed yet. Enter its results and close it first."
        raise BadRequest(spoken(words, number=len(state.rounds)))


def _lot(state: State) -> str:
    """The colour drawn now, when round 1 is about to be paired and nobody has drawn it yet; tables need none."""
    drawn = state.started or state.first_colour or state.settings.system in ROUND_ROBINS
    return "" if drawn else secrets.choice("wb")


def _drafted(state: State, paired: Pairing) -> facts.Drafted:
    registration = {number: player for player, number in state.numbers.items()}
    boards = tuple((registration[p.white], registration[p.black]) for p in paired.pairs)
    bye = None if paired.bye is None else registration[paired.bye]
    return facts.Drafted(paired.round, boards, bye, paired.system, f"fairswiss {__version__}")


def drop_draft(event: str, number: int, by: By) -> Known:
    """Throw the draft away."""
    return tell(event, by, [facts.DraftDropped(number)])


def publish(event: str, number: int, by: By) -> Known:
    """Make a round public. Whoever has neither a board nor a bye is named first."""

    def telling(state: State) -> list[Fact]:
        names = [state.player(player).name for player in unplaced(state, number)]
        left = [spoken("{name} has neither a board nor a bye", name=name) for name in names]
        ask(by, spoken("Round {number} is not whole:", number=number), left)
        return [facts.Published(number)]

    return tell(event, by, telling)


def close(event: str, number: int, by: By) -> Known:
    """All results are in."""
    return tell(event, by, [facts.Closed(number)])


def reopen(event: str, number: int, by: By) -> Known:
    """Take results again."""
    return tell(event, by, [facts.Reopened(number)])


def points_before(state: State, number: int) -> dict[int, Points]:
    """What everybody had, by registration, when a round began."""
    registration = {number: player for player, number in state.numbers.items()}
    points = dict.fromkeys(state.players, 0)
    for gained in islice(gains(state.tournament(with_draft=True)), number):
        for player, more in gained.items():
            points[registration[player]] += more
    return points


# -- by hand -----------------------------------------------------------------------------------------------------------


def start_hand(event: str, number: int, by: By) -> Known:
    """Begin to change a pairing by hand."""

    def telling(state: State) -> list[Fact]:
        published = state.round(number).stage is Stage.PUBLISHED
        late = spoken("a published pairing is changed only for the reasons of C.04.2, article 4.4")
        ask(by, spoken("Round {number} is public already:", number=number), [late] if published else [])
        return [facts.HandStarted(number)]

    return tell(event, by, telling)


def rearrange(event: str, number: int, boards: Sequence[tuple[int, int]], bye: int | None, by: By) -> Known:
    """Other boards; what the rules object to has to be confirmed."""
    return change(event, number, lambda state, at: Seats(list(boards), bye), by)


def change(event: str, number: int, move: Move, by: By) -> Known:
    """A move of :mod:`fairswiss.app.seating`; what the rules object to, and did not before, has to be confirmed."""

    def telling(state: State) -> list[Fact]:
        seats = move(state, number)
        fact = facts.Rearranged(number, tuple(seats.boards), seats.bye)
        ask(by, spoken("The rules object to this pairing:"), objections(state, fact))
        return [fact]

    return tell_checked(event, by, telling)


def objections(state: State, fact: facts.Rearranged) -> list[str]:
    """What is illegal in a pairing made by hand, in words; what is merely not the rules' own choice is not in it."""
    from fairswiss.journal.fold import apply

    tried = state.copy()
    apply(tried, fact)
    told = _warnings(state, fact.round)
    return [words for words in _warnings(tried, fact.round) if words not in told]


def _warnings(state: State, number: int) -> list[str]:
    found = _checked(state, number)
    if found.impossible:  # there is nothing to compare with, but what holds in every system still does
        return list(_against_basic_rules(state, found))
    return warnings_of(found, state.tournament(with_draft=True))


def _against_basic_rules(state: State, found: judge.RoundCheck) -> Iterator[str]:
    """Pairs that have met or are kept apart, and a bye for who had a point without playing (C.04.1, articles 2, 4)."""
    before = state.tournament(with_draft=True).before_round(found.round)
    cards, book = cards_before_next_round(before), book_of(before)
    for white, black in found.recorded_only:
        names = f"{book.label(white)} – {book.label(black)}"
        if black in cards[white].met:
            met = cards[white].met[black]
            yield spoken("{names} met in round {number} (C.04.1, article 2)", names=names, number=met)
        if black in cards[white].apart:
            yield spoken("{names} are kept apart", names=names)
    if found.recorded_bye is not None and cards[found.recorded_bye].point_without_playing:
        words = "{name} had a point without playing already (C.04.1, article 4)"
        yield spoken(words, name=book.label(found.recorded_bye))


def end_hand(event: str, number: int, by: By) -> Known:
    """Leave the changes by hand: what was made is compared with what the rules give, and marked if it differs."""

    def telling(state: State) -> list[Fact]:
        found = _checked(state, number)
        different = len(found.recorded_only) + (found.recorded_bye != found.rules_bye)
        what = spoken("Round {number} is not what the rules give:", number=number)
        ask(by, what, _differences(state, found) if different else [])
        return [*_in_order(state, number, different), facts.HandEnded(number, different)]

    return tell_checked(event, by, telling)


def _in_order(state: State, number: int, different: int) -> list[Fact]:
    """The boards of a draft in the order of C.04.2, article 3.6, or in that of the system if it pairs them so.

    A public round keeps its boards: people have read where they sit.
    """
    played = state.round(number)
    if played.stage is not Stage.DRAFT or state.settings.system in ROUND_ROBINS:
        return []
    registration = {at: player for player, at in state.numbers.items()}
    tournament = state.tournament(with_draft=True)
    games = [game[:2] for game in board_order(tournament, number)] if different else _paired(state, number)
    boards = tuple((registration[white], registration[black]) for white, black in games)
    held = tuple(board[:2] for board in played.boards)
    return [] if boards == held else [facts.Rearranged(number, boards, played.bye)]


def _paired(state: State, number: int) -> list[tuple[int, int]]:
    return [(pair.white, pair.black) for pair in explained(state, number).pairing.pairs]


def _differences(state: State, found: judge.RoundCheck) -> list[str]:
    """What an arbiter reads before a pairing made by hand is kept."""
    book = book_of(state.tournament(with_draft=True))
    pairs = [f"{book.label(white)} – {book.label(black)}" for white, black in found.rules_only]
    if found.rules_bye is not None and found.rules_bye != found.recorded_bye:
        pairs.append(spoken("the bye for {name}", name=book.label(found.rules_bye)))
    if len(pairs) > SHOWN:
        pairs[SHOWN:] = [spoken("{count} more", count=len(pairs) - SHOWN)]
    rules = spoken("the rules give instead: {pairs}", pairs="; ".join(pairs)) if pairs else found.impossible
    different = len(found.recorded_only) + (found.recorded_bye != found.rules_bye)
    one = "1 board or bye differs; the round is marked, and the report will say so"
    many = "{count} boards or byes differ; the round is marked, and the report will say so"
    remark = spoken(one) if different == 1 else spoken(many, count=different)
    return [words for words in (rules, *check_reasons(book, found)[:SHOWN], remark) if words]


def _checked(state: State, number: int) -> judge.RoundCheck:
    return compared(state, number)


# -- results -----------------------------------------------------------------------------------------------------------


def enter_results(event: str, number: int, results: Iterable[Result], by: By) -> Known:
    """Results of a published round. A result that somebody else changed since it was seen is left as it is."""
    wanted = list(results)

    def telling(state: State) -> list[Fact]:
        played = state.round(number)
        refuse_boards(by, (played.board_of[result.white] + 1 for result in wanted if result.white in played.board_of))
        _refuse_conflicts(state, played, wanted)
        rated_alone = counts_for_rating_alone(state, number)
        kept = played.for_rating if rated_alone else {}
        new = [result for result in wanted if kept.get(result[:2], _standing(played, result)) != result[2:4]]
        if new and played.stage is Stage.CLOSED:
            ask(by, spoken("Round {number} is closed:", number=number), _late(state, number, rated_alone))
        kind = _kind(played, rated_alone)
        return [kind(number, *result[:4]) for result in new]

    return tell(event, by, telling)


def counts_for_rating_alone(state: State, number: int) -> bool:
    """Whether a round is so old that a correction changes no points any more: in FIDE mode, all but the last two."""
    return state.fide_mode and number < len(state.rounds) - 1 and state.round(number).stage is Stage.CLOSED


def _kind(
    played: DeskRound, rated_alone: bool
) -> type[facts.ResultEntered | facts.ResultCorrected | facts.CorrectedForRating]:
    if rated_alone:
        return facts.CorrectedForRating
    return facts.ResultCorrected if played.stage is Stage.CLOSED else facts.ResultEntered


def _late(state: State, number: int, rated_alone: bool) -> list[str]:
    if rated_alone:
        words = "it is too late for the standings and the pairings: they keep the old result (C.04.2, article 4.3)"
        return [spoken(words), spoken("the report will say what is to be rated")]
    warnings = [spoken("the standings after it change")]
    if number < len(state.rounds):
        words = "later rounds were paired with the old result and stay as they are (C.04.2, article 4.3)"
        warnings.append(spoken(words))
    if number < len(state.rounds) - 1:
        warnings.append(spoken("only the last two rounds should be changed; the report will carry a remark"))
    return warnings


def _standing(played: DeskRound, result: Result) -> tuple[str, str] | None:
    at = played.board_of.get(result.white)
    return None if at is None else played.boards[at][2:]


def _refuse_conflicts(state: State, played: DeskRound, results: Iterable[Result]) -> None:
    for result in results:
        now = _standing(played, result)
        if result.seen is None or now is None or "".join(now) in (result.seen, "".join(result[2:4])):
            continue
        names = " – ".join(state.player(player).name for player in result[:2])
        words = "{names} has the result {result} by now, entered by somebody else. Look again."
        raise Conflict(spoken(words, names=names, result=result_words(*now)))


def result_words(white: str, black: str) -> str:
    """``1 : 0``; forfeits as ``+ : –``; nothing while the game goes on."""
    if white == PENDING:
        return ""
    text = f"{SYMBOLS[white]} : {SYMBOLS[black]}"
    rated = OUTCOMES[white].rated or not OUTCOMES[white].played
    return text if rated else spoken("{result} (not rated)", result=text)


_TYPED = {
    "1": ("1", "0"), "0": ("0", "1"), "=": ("=", "="), "5": ("=", "="), "½": ("=", "="), "+": ("+", "-"),
    "-": ("-", "+"), "1-0": ("1", "0"), "0-1": ("0", "1"), "½-½": ("=", "="), "=-=": ("=", "="), "0-0": ("0", "0"),
    "=-0": ("=", "0"), "0-=": ("0", "="), "½-0": ("=", "0"), "0-½": ("0", "="), "+-": ("+", "-"), "-+": ("-", "+"),
    "+--": ("+", "-"), "--+": ("-", "+"), "--": ("-", "-"), "---": ("-", "-"), "w": ("W", "L"), "l": ("L", "W"),
    "d": ("D", "D"), "?": ("?", "?"), "": (PENDING, PENDING),
}  # fmt: skip
_WRITTEN = str.maketrans({":": "-", "–": "-", "−": "-", " ": None, "\t": None})


def typed_result(text: str) -> tuple[str, str]:
    """What an arbiter types for a result, from White's side: 1, 0, = and the rarer ones; nothing takes it back."""
    written = text.lower().translate(_WRITTEN).replace("1/2", "½")
    found = _TYPED.get(written)
    if found is None:
        known = ", ".join(key for key in _TYPED if key)
        raise BadRequest(spoken("{text!r:.12} is no result. Known are: {known}.", text=text, known=known))
    return found


RESULTS = ("1-0", "½-½", "0-1", "+-", "-+", "--", "½-0", "0-½", "0-0", "w", "d", "l", "?")
"""Every result in one writing, the frequent ones first."""


def boards_without_result(played: DeskRound) -> list[tuple[int, Board]]:
    """The boards still being played, with their numbers."""
    return [(at, board) for at, board in enumerate(played.boards, 1) if board.open]
