"""Effects of announcements: the settings, the lot, remarks for the report, and announcements in the hall."""

import re

from fairswiss.journal import facts
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.match_play import games_a_round
from fairswiss.model.tournament import LEFT_FIDE_MODE

MOST_ROUNDS = 999
"""Of any event, as many as a report has room for; the manager plans fewer."""
_MINUTE = re.compile(r"20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d\+00:00")
LONGEST_MESSAGE = 200
"""Of a message for the hall: more is not read from afar."""


def expect_rounds(planned: int, most: int = MOST_ROUNDS) -> None:
    """Refuse a number of rounds that no event has."""
    if not 1 <= planned <= most:
        words = "The number of rounds must be 1 to {most}, not {rounds}."
        raise BadRequest(gettext(words, rounds=planned, most=most), code="rounds-not-plannable")


def settings_changed(state: State, fact: facts.SettingsChanged) -> None:
    """Other rounds or another order of the list, as long as nothing that was paired stands against it."""
    expect_rounds(fact.settings.rounds)
    if fact.settings.rounds < len(state.rounds):
        words = "{paired} rounds have been paired, so there cannot be {planned}."
        raise BadRequest(
            gettext(words, paired=len(state.rounds), planned=fact.settings.rounds), code="fewer-than-paired"
        )
    renumbers = fact.settings.numbering != state.settings.numbering
    if renumbers and state.started:
        words = "The order of the list can no longer be changed: a round has been paired."
        raise BadRequest(gettext(words), code="list-order-fixed")
    if state.started and games_a_round(fact.settings.info) != games_a_round(state.settings.info):
        words = "A round has been paired: single games cannot become matches of two games, nor matches single games."
        raise BadRequest(gettext(words), code="games-a-round-differ")
    if state.started and fact.settings.board_colours != state.settings.board_colours:
        words = "A round has been paired: the number of boards and their colours can no longer be changed."
        raise BadRequest(gettext(words), code="boards-fixed")
    state.settings = fact.settings
    state.remarks += (f"### {remark}" for remark in fact.remarks)
    if renumbers:
        state.number_anew()


def fide_mode_left(state: State, fact: facts.FideModeLeft) -> None:
    """For good; the report says so."""
    if not state.fide_mode:
        raise BadRequest(gettext("FIDE mode was left already."), code="fide-mode-left")
    state.fide_mode = False
    state.remarks.append(f"{LEFT_FIDE_MODE} @ Round {len(state.rounds)}")


def lot_drawn(state: State, fact: facts.LotDrawn) -> None:
    """The first colour; it cannot be drawn again once round 1 has been paired."""
    if fact.colour not in ("w", "b"):
        raise BadRequest(gettext("The lot is white (w) or black (b)."), code="not-a-lot")
    if state.started:
        raise BadRequest(gettext("Round 1 has been paired: the lot cannot be drawn again."), code="lot-settled")
    state.first_colour = fact.colour


def remarked(state: State, fact: facts.Remarked) -> None:
    """A line of the report."""
    state.remarks.append(f"### {fact.text}")


def hall_announced(state: State, fact: facts.HallAnnounced) -> None:
    """The screens show it until the next announcement."""
    if len(fact.message) > LONGEST_MESSAGE:
        words = "A message for the hall has at most {most} characters, not {count}. Make it shorter."
        raise BadRequest(gettext(words, most=LONGEST_MESSAGE, count=len(fact.message)), code="hall-message-too-long")
    if bool(fact.starts) != bool(fact.round) or not 0 <= fact.round <= MOST_ROUNDS:
        words = "The start of a round has both the number of the round and its time."
        raise BadRequest(gettext(words), code="hall-start-incomplete")
    if fact.starts:
        expect_minute(fact.starts)
    state.hall = fact


def expect_minute(text: str) -> None:
    """Refuse what is not a moment in UTC, to the minute."""
    if not _MINUTE.fullmatch(text):
        words = "{starts!r:.50} is not a time in UTC, such as 2026-11-17T13:30+00:00."
        raise BadRequest(gettext(words, starts=text), code="hall-start-unknown")
