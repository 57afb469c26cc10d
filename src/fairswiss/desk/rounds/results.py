"""Results as arbiters enter them: nothing is overwritten that somebody else has changed meanwhile."""

from collections.abc import Iterable
from typing import NamedTuple

from fairswiss.desk.journals import Known
from fairswiss.desk.telling import By, ask, refuse_boards, tell
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.state import DeskRound, Stage, State
from fairswiss.language import gettext
from fairswiss.model.errors import Conflict
from fairswiss.model.rounds import codes_of, seats_of
from fairswiss.usecases.notation import result_words


class Result(NamedTuple):
    """A result as somebody enters it."""

    white: int
    black: int
    white_result: str
    black_result: str
    seen: str | None = None
    """The two codes that stood there when it was entered; another one by now is a conflict."""


def enter_results(event: str, number: int, results: Iterable[Result], by: By) -> Known:
    """Results of a published round. A result that somebody else changed since it was seen is left as it is."""
    wanted = list(results)

    def telling(state: State) -> list[Fact]:
        played = state.round(number)
        refuse_boards(by, (played.board_of[result.white] + 1 for result in wanted if result.white in played.board_of))
        _refuse_conflicts(state, played, wanted)
        rated_alone = counts_for_rating_alone(state, number)
        kept = played.for_rating if rated_alone else {}
        new = [result for result in wanted if kept.get(seats_of(result), _standing(played, result)) != codes_of(result)]
        if new and played.stage is Stage.CLOSED:
            ask(by, gettext("Round {number} is closed:", number=number), _late(state, number, rated_alone))
        kind = _kind(played, rated_alone)
        return [kind(number, *seats_of(result), *codes_of(result)) for result in new]

    return tell(event, by, telling)


def counts_for_rating_alone(state: State, number: int) -> bool:
    """True if a correction of a round changes no points any more: in FIDE mode, in all but the last two rounds."""
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
        return [gettext(words), gettext("the report will say what counts for rating")]
    warnings = [gettext("the standings after it change")]
    if number < len(state.rounds):
        words = "later rounds were paired with the old result and stay as they are (C.04.2, article 4.3)"
        warnings.append(gettext(words))
    if number < len(state.rounds) - 1:
        warnings.append(gettext("only the last two rounds should be changed; the report will carry a remark"))
    return warnings


def _standing(played: DeskRound, result: Result) -> tuple[str, str] | None:
    at = played.board_of.get(result.white)
    return None if at is None else codes_of(played.boards[at])


def _refuse_conflicts(state: State, played: DeskRound, results: Iterable[Result]) -> None:
    for result in results:
        now = _standing(played, result)
        if result.seen is None or now is None or "".join(now) in (result.seen, "".join(codes_of(result))):
            continue
        names = " – ".join(state.player(player).name for player in seats_of(result))
        words = "Someone else entered {result} for {names} meanwhile. Check it."
        raise Conflict(gettext(words, names=names, result=result_words(*now)), code="result-changed")
