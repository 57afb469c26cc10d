"""Effects of announcements: the settings, the lot, and remarks for the report."""

from fairswiss.journal import facts
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.match_play import games_a_round
from fairswiss.model.tournament import LEFT_FIDE_MODE

MOST_ROUNDS = 999
"""Of any event, as many as a report has room for; the manager plans fewer."""


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
        raise BadRequest(gettext(words), code="games-a-round")
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
