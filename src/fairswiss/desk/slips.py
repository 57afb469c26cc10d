"""Result slips: which board is meant, many results at once, what somebody entered last, what changed meanwhile."""

import re
import unicodedata
from collections.abc import Iterable
from contextlib import suppress
from typing import NamedTuple

from fairswiss.desk import history, journals
from fairswiss.desk.claims import AS_SAID, said_result
from fairswiss.desk.journals import Known
from fairswiss.desk.rounds import Result, enter_results, result_words, typed_for, typed_result
from fairswiss.desk.telling import By, ask, refuse_boards
from fairswiss.journal import facts
from fairswiss.journal.chain import Entry
from fairswiss.journal.fold import undone
from fairswiss.journal.state import Board, DeskRound, Stage, State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, Conflict, InvalidTournament, TooLarge
from fairswiss.model.match_play import games_a_round
from fairswiss.model.problems import Problem, Where
from fairswiss.model.rounds import codes_of, seats_of
from fairswiss.rendering.journal import who_words
from fairswiss.store import rows

MOST_LINES = 5_000
_LISTED = 5
_NUMBERED = re.compile(r"([0-9]{1,6})(?:\.([0-9]{1,6}))?")
"""A board by its number; between teams by its match, a dot, and its number in it."""
_RESULT_KINDS = ("result-entered", "result-corrected")
_OF_A_BOARD = (*_RESULT_KINDS, "corrected-for-rating", "result-claimed")
"""Entries that change one board of a page of results, and nothing else."""


class Slip(NamedTuple):
    """A board and the result that was read for it."""

    board: int
    white_result: str
    black_result: str


def searchable(text: str) -> str:
    """A name as people type it: small letters without accents."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in folded if not unicodedata.combining(letter))


def boards_meant(state: State, number: int, text: str) -> list[int]:
    """The boards with this number, or with a player whose name holds every word of it; open ones first."""
    played = state.round(number)
    boards = played.boards
    if typed := _NUMBERED.fullmatch(text.strip()):
        return played.numbered(*(int(part) for part in typed.groups() if part))
    words = searchable(text).split()
    names = {player: searchable(state.players[player].name) for board in boards for player in seats_of(board)}
    found = [
        at
        for at, board in enumerate(boards, 1)
        if words and any(all(word in names[player] for word in words) for player in seats_of(board))
    ]
    return sorted(found, key=lambda at: not boards[at - 1].open)


def board_meant(state: State, number: int, text: str) -> int:
    """The one board that is meant; refuses a text that fits none or several."""
    found = boards_meant(state, number, text)
    if not found:
        names = state.round(number).board_names or ["0"]
        words = "{text!r:.60} is not a board of round {number}. Type {first} to {last}, or part of a name."
        raise BadRequest(gettext(words, text=text, number=number, first=names[0], last=names[-1]), code="board-unknown")
    if len(found) > 1:
        listed = "; ".join(board_words(state, number, at) for at in found[:_LISTED])
        if len(found) > _LISTED:
            listed += "; " + gettext("{count} more", count=len(found) - _LISTED)
        words = "{text!r:.60} fits {count} boards: {boards}. Type more of the name, or the number."
        raise BadRequest(gettext(words, text=text, count=len(found), boards=listed), code="board-ambiguous")
    return found[0]


def board_words(state: State, number: int, at: int) -> str:
    """``12 White – Black``; between teams ``3.2 White – Black``."""
    played = state.round(number)
    board = played.boards[at - 1]
    return f"{played.board_name(at)} {state.player(board.white).name} – {state.player(board.black).name}"


def slip(state: State, number: int, line: str) -> Slip:
    """A line such as ``12 1``, ``12 ½-½`` or ``Name 0-1``: the board, and the result from White's side."""
    words = line.split()
    if len(words) < 2:
        what = "{line!r:.60} has no result. Type the board, a blank and the result: 12 1"
        raise BadRequest(gettext(what, line=line.strip()), code="line-without-result")
    if words[-1] == AS_SAID:
        board = board_meant(state, number, " ".join(words[:-1]))
        return Slip(board, *said_result(state, number, board))
    for at in range(1, len(words) - 1):  # the longest result first: "12 1 - 0"
        with suppress(BadRequest):
            return _slip(state, number, " ".join(words[:at]), " ".join(words[at:]))
    return _slip(state, number, " ".join(words[:-1]), words[-1])


def _slip(state: State, number: int, board: str, result: str) -> Slip:
    typed_result(result, games_a_round(state.settings.info))  # what is no result may belong to the name of the board
    at = board_meant(state, number, board)
    return Slip(at, *typed_for(result, codes_of(state.round(number).boards[at - 1])))


def enter_slips(event: str, number: int, text: str, by: By) -> Known:
    """Many results at once, a line each. All of them or, if a line cannot be read, none; replaced results are asked."""
    known = journals.read(event)
    if rows.told_by(event, by.token):
        return known
    state = known.state
    slips = _read(state, number, text)
    boards = state.round(number).boards
    replaced = [
        gettext(
            "board {board}: {before} becomes {after}",
            board=board_words(state, number, at),
            before=result_words(*codes_of(boards[at - 1])),
            after=result_words(*result),
        )
        for at, *result in slips
        if not boards[at - 1].open and codes_of(boards[at - 1]) != tuple(result)
    ]
    ask(by, gettext("Some of these boards already have a different result:"), replaced)
    return enter_results(event, number, [_result(boards[at - 1], *result) for at, *result in slips], by)


def _result(board: Board, white_result: str, black_result: str) -> Result:
    return Result(board.white, board.black, white_result, black_result, "".join(codes_of(board)))


def _read(state: State, number: int, text: str) -> list[Slip]:
    lines = [(at, line) for at, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        words = "There is no line with a result. Type a board and its result on each line: 12 1"
        raise BadRequest(gettext(words), code="no-lines")
    if len(lines) > MOST_LINES:
        words = "That is {count:,} lines; at most {most:,} are read at once."
        raise TooLarge(gettext(words, count=len(lines), most=MOST_LINES), code="too-many-lines")
    found: dict[int, Slip] = {}
    names = state.round(number).board_names
    problems: list[Problem] = []
    for at, line in lines:
        try:
            read = slip(state, number, line)
        except BadRequest as error:
            problems.append(Problem(error.message, where=Where(line=at)))
            continue
        if found.setdefault(read.board, read) != read:
            what = gettext("board {board} has two different results", board=names[read.board - 1])
            problems.append(Problem(what, where=Where(line=at)))
    if problems:
        what = gettext("Nothing was entered because some lines cannot be read:")
        raise InvalidTournament(what, tuple(problems[:50]), code="lines-unreadable")
    return list(found.values())


# -- what was told -----------------------------------------------------------------------------------------------------


class Told(NamedTuple):
    """The result that stands at a board: who entered it, when, and by which entry."""

    who: str
    when: str
    entry: int


def told_results(event: str, number: int) -> dict[tuple[int, int], Told]:
    """For every game of a round that has a result by an entry of the journal, the entry that counts."""
    found: dict[tuple[int, int], Told] = {}
    for entry, fact in _standing(event, number):
        found[fact.white, fact.black] = Told(who_words(entry.who), entry.when, entry.number)
    return found


def take_back_last(event: str, number: int, by: By, entry: int = 0) -> tuple[Known, int]:
    """Undo the last result that this person entered in a round, or the stated one, and say which board it was.

    What stood there before stands again. Refused when somebody else has changed the board since.
    """
    known = journals.read(event)
    played = known.state.round(number)
    if taken := _taken_back(event, by.token):
        return known, played.board_of[taken.white] + 1
    if played.stage is Stage.CLOSED:
        words = "Round {number} is closed. Correct the result instead."
        raise BadRequest(gettext(words, number=number), code="round-closed")
    told = _standing(event, number)
    mine = [(held, fact) for held, fact in told if held.who == by.who and entry in (0, held.number)]
    if not mine:
        words = "You have no result in round {number} to undo."
        raise BadRequest(gettext(words, number=number), code="no-own-result")
    last, fact = mine[-1]
    if any(held.number > last.number and seats_of(other) == seats_of(fact) for held, other in told):
        names = " – ".join(known.state.player(player).name for player in seats_of(fact))
        words = "Someone else has changed the result of {names} meanwhile. Check it."
        raise Conflict(gettext(words, names=names), code="own-result-changed")
    refuse_boards(by, [played.board_of[fact.white] + 1])
    undoing = history.undo(event, last.number, by)
    return undoing, undoing.state.round(number).board_of[fact.white] + 1


_Result = facts.ResultEntered | facts.ResultCorrected


def _taken_back(event: str, token: str) -> _Result | None:
    """The result that this very request has taken back already: it was sent again."""
    for entry in rows.told_by(event, token):
        undoing = entry.fact
        if isinstance(undoing, facts.Undone):
            (before,) = rows.entries(event, undoing.entry - 1, undoing.entry)
            return before.fact if isinstance(before.fact, _Result) else None
    return None


def _standing(event: str, number: int) -> list[tuple[Entry, _Result]]:
    """The entries with results of a round that were not undone, in order."""
    told = rows.entries(event)
    kept = {"undone", *_RESULT_KINDS}
    read = [(entry, entry.fact) for entry in told if entry.kind in kept]
    skipped = undone((entry.number, fact) for entry, fact in read)
    return [
        (entry, fact)
        for entry, fact in read
        if isinstance(fact, _Result) and fact.round == number and entry.number not in skipped
    ]


def boards_changed(event: str, number: int, after: int) -> set[int] | None:
    """The boards of a round with other results, or said so, since an entry; None when more than that may differ."""
    played = journals.read(event).state.round(number)
    told = rows.entries(event, after)
    if any(entry.kind not in _OF_A_BOARD for entry in told):
        return None
    return set(_boards_of(played, number, (entry.fact for entry in told)))


def _boards_of(played: DeskRound, number: int, told: Iterable[facts.Fact]) -> Iterable[int]:
    for fact in told:
        if not isinstance(fact, _Result | facts.CorrectedForRating | facts.ResultClaimed):
            continue
        if fact.round == number and fact.white in played.board_of:
            yield played.board_of[fact.white] + 1
