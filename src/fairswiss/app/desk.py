"""The round desk: lot, draft, changes by hand, publication, results, corrections, close."""

import secrets
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from fairswiss import judge
from fairswiss._version import __version__
from fairswiss.app.backups import snapshot
from fairswiss.app.events import options_of
from fairswiss.app.rounds import pair
from fairswiss.app.telling import By, ask, tell
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.state import Board, DeskRound, Stage, State
from fairswiss.kernel.edition import Pairing
from fairswiss.model.errors import BadRequest, Conflict
from fairswiss.model.results import OUTCOMES, PENDING, SYMBOLS, belong_together
from fairswiss.rendering.checks import warnings_of
from fairswiss.store import journals
from fairswiss.store.journals import Known


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
    state = known.state
    if state.drafted:
        raise BadRequest(f"Round {len(state.rounds)} is drafted already. Publish it, or throw it away first.")
    if state.rounds and state.rounds[-1].stage is not Stage.CLOSED:
        raise BadRequest(f"Round {len(state.rounds)} is not closed yet. Enter its results and close it first.")
    snapshot(event, f"before-round-{len(state.rounds) + 1}")
    first = _lot(state)
    lot: list[Fact] = [facts.LotDrawn(first)] if first else []
    tournament = state.tournament()
    if first:
        tournament = tournament.revised(first_colour=first)
    paired = pair(tournament, state.settings.system, options=options_of(state.settings))
    return tell(event, by, [*lot, _drafted(state, paired)], seen=known.head)


def _lot(state: State) -> str:
    """The colour drawn now, when round 1 is about to be paired and nobody has drawn it yet."""
    return "" if state.started or state.first_colour else secrets.choice("wb")


def _drafted(state: State, paired: Pairing) -> facts.Drafted:
    registration = {number: player for player, number in state.numbers.items()}
    boards = tuple((registration[p.white], registration[p.black]) for p in paired.pairs)
    bye = None if paired.bye is None else registration[paired.bye]
    return facts.Drafted(paired.round, boards, bye, paired.system, f"fairswiss {__version__}")


def drop_draft(event: str, number: int, by: By) -> Known:
    """Throw the draft away."""
    return tell(event, by, [facts.DraftDropped(number)])


def publish(event: str, number: int, by: By) -> Known:
    """Make a round public."""
    return tell(event, by, [facts.Published(number)])


def close(event: str, number: int, by: By) -> Known:
    """All results are in."""
    return tell(event, by, [facts.Closed(number)])


def reopen(event: str, number: int, by: By) -> Known:
    """Take results again."""
    return tell(event, by, [facts.Reopened(number)])


# -- by hand -----------------------------------------------------------------------------------------------------------


def start_hand(event: str, number: int, by: By) -> Known:
    """Begin to change a pairing by hand."""

    def telling(state: State) -> list[Fact]:
        published = state.round(number).stage is Stage.PUBLISHED
        ask(by, f"Round {number} is public already:", _PUBLIC if published else [])
        return [facts.HandStarted(number)]

    return tell(event, by, telling)


_PUBLIC = ["a published pairing is changed only for the reasons of C.04.2, article 4.4"]


def rearrange(event: str, number: int, boards: Sequence[tuple[int, int]], bye: int | None, by: By) -> Known:
    """Other boards; what the rules object to has to be confirmed."""

    def telling(state: State) -> list[Fact]:
        fact = facts.Rearranged(number, tuple(boards), bye)
        ask(by, "The rules object to this pairing:", objections(state, fact))
        return [fact]

    return tell(event, by, telling)


def swapped(played: DeskRound, one: int, other: int) -> tuple[list[tuple[int, int]], int | None]:
    """The boards and the bye after two players changed places."""
    change = {one: other, other: one}
    boards = [(change.get(b.white, b.white), change.get(b.black, b.black)) for b in played.boards]
    return boards, None if played.bye is None else change.get(played.bye, played.bye)


def objections(state: State, fact: facts.Rearranged) -> list[str]:
    """What is illegal in a pairing made by hand, in words; what is merely not the rules' own choice is not in it."""
    from fairswiss.journal.fold import apply

    tried = state.copy()
    apply(tried, fact)
    return warnings_of(_checked(tried, fact.round), tried.tournament(with_draft=True))


def end_hand(event: str, number: int, by: By) -> Known:
    """Leave the changes by hand: what was made is compared with what the rules give, and marked if it differs."""

    def telling(state: State) -> list[Fact]:
        found = _checked(state, number)
        different = len(found.recorded_only) + (found.recorded_bye != found.rules_bye)
        words = f"{different} board(s) or byes are not what the rules give; the report will say so"
        ask(by, f"Round {number} was changed by hand:", [words] if different else [])
        return [facts.HandEnded(number, different)]

    return tell(event, by, telling)


def _checked(state: State, number: int) -> judge.RoundCheck:
    tournament = state.tournament(with_draft=True)
    return judge.check_round(tournament, state.settings.system, number, options_of(state.settings))


# -- results -----------------------------------------------------------------------------------------------------------


def enter_results(event: str, number: int, results: Iterable[Result], by: By) -> Known:
    """Results of a published round. A result that somebody else changed since it was seen is left as it is."""
    wanted = list(results)

    def telling(state: State) -> list[Fact]:
        played = state.round(number)
        _refuse_conflicts(state, played, wanted)
        new = [result for result in wanted if _standing(played, result) != result[2:4]]
        closed = played.stage is Stage.CLOSED
        if new and closed:
            ask(by, f"Round {number} is closed:", _late(state, number))
        kind = facts.ResultCorrected if closed else facts.ResultEntered
        return [kind(number, *result[:4]) for result in new]

    return tell(event, by, telling)


def _late(state: State, number: int) -> list[str]:
    warnings = ["the standings after it change"]
    if number < len(state.rounds):
        warnings.append("later rounds were paired with the old result and stay as they are (C.04.2, article 4.3)")
    if number < len(state.rounds) - 1:
        warnings.append("only the last two rounds should be changed; the report will carry a remark")
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
        raise Conflict(f"{names} has the result {result_words(*now)} by now, entered by somebody else. Look again.")


def result_words(white: str, black: str) -> str:
    """``1 : 0``; forfeits as ``+ : –``; nothing while the game goes on."""
    if white == PENDING:
        return ""
    mark = "" if OUTCOMES[white].rated or not OUTCOMES[white].played else " (not rated)"
    return f"{SYMBOLS[white]} : {SYMBOLS[black]}{mark}"


_TYPED = {
    "1": ("1", "0"), "0": ("0", "1"), "=": ("=", "="), "5": ("=", "="), "½": ("=", "="), "+": ("+", "-"),
    "-": ("-", "+"), "1-0": ("1", "0"), "0-1": ("0", "1"), "½-½": ("=", "="), "0-0": ("0", "0"), "=-0": ("=", "0"),
    "0-=": ("0", "="), "½-0": ("=", "0"), "0-½": ("0", "="), "+-": ("+", "-"), "-+": ("-", "+"), "--": ("-", "-"),
    "w": ("W", "L"), "l": ("L", "W"), "d": ("D", "D"), "?": ("?", "?"), "": (PENDING, PENDING),
}  # fmt: skip


def typed_result(text: str) -> tuple[str, str]:
    """What an arbiter types for a result, from White's side: 1, 0, = and the rarer ones; nothing takes it back."""
    found = _TYPED.get(text.strip().lower())
    if found is None or not belong_together(*found):
        known = ", ".join(key for key in _TYPED if key)
        raise BadRequest(f"{text!r:.12} is no result. Known are: {known}.")
    return found


def boards_without_result(played: DeskRound) -> list[tuple[int, Board]]:
    """The boards still being played, with their numbers."""
    return [(at, board) for at, board in enumerate(played.boards, 1) if board.open]
