"""Groups that shall not meet: declared with everything that stands against them said at once, and dropped."""

from functools import partial
from typing import NamedTuple

from fairswiss.desk.frozen import refuse_in_fide_mode
from fairswiss.desk.journals import Known
from fairswiss.desk.official import LIFT_IT
from fairswiss.desk.registration.limits import expect_rounds_in_order, late_warnings
from fairswiss.desk.telling import By, ask, ask_twice, one_line, tell
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.groups import SHARED, kept_apart_by, members_of
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, TooLarge
from fairswiss.model.facts import Bond, Prohibition
from fairswiss.rules import edition

MOST_GROUPS = 500
LONGEST_NAME = 60


class Sought(NamedTuple):
    """A group as somebody asks for it."""

    bond: Bond
    players: tuple[int, ...] = ()
    """By registration; none for clubs and federations."""
    name: str = ""
    first_round: int = 1
    last_round: int | None = None
    if_possible: bool = False


class GroupShown(NamedTuple):
    """A group that was declared, and whom it keeps apart now."""

    number: int
    bond: Bond
    name: str
    first_round: int
    last_round: int | None
    if_possible: bool
    apart: tuple[Prohibition, ...]
    """By registration."""


def groups_of(state: State) -> list[GroupShown]:
    """The groups of an event, the one with the most weight first."""
    return [
        GroupShown(
            one.number, one.bond, one.name, one.first_round, one.last_round, one.if_possible,
            tuple(kept_apart_by([one], state.players)),
        )
        for one in state.groups.values()
    ]  # fmt: skip


def declare_group(event: str, sought: Sought, by: By) -> Known:
    """Keep the players of a group apart; refused at once where the system or FIDE mode does not allow it."""

    def telling(state: State) -> list[Fact]:
        _refuse(state, sought)
        number = max(state.groups, default=0) + 1
        if number > MOST_GROUPS:
            raise TooLarge(gettext("An event has at most {most} groups.", most=MOST_GROUPS), code="too-many-groups")
        players = () if sought.bond in SHARED else tuple(sorted(set(sought.players)))
        name = "" if sought.bond in SHARED else one_line(sought.name, LONGEST_NAME)
        fact = facts.GroupDeclared(
            number, sought.bond, name, players, sought.first_round, sought.last_round, sought.if_possible,
            late=state.started,
        )  # fmt: skip
        for player in players:
            state.expect(player)
        ask(by, gettext("Keeping a group apart:"), [*late_warnings(state), *_doubts(state, fact)])
        return [fact]

    return tell(event, by, telling)


def drop_group(event: str, number: int, by: By) -> Known:
    """Let the players of a group meet; once round 1 is paired this is confirmed, in FIDE mode twice."""

    def telling(state: State) -> list[Fact]:
        asked = partial(ask_twice, typing=LIFT_IT) if state.fide_mode else ask
        asked(by, gettext("Lifting a forbidden pairing:"), late_warnings(state))
        return [facts.GroupDropped(number, late=state.started)]

    return tell(event, by, telling)


def _refuse(state: State, sought: Sought) -> None:
    expect_rounds_in_order(state, sought.first_round, sought.last_round)
    if sought.bond is Bond.UNSTATED:
        raise BadRequest(gettext("Choose what the players have in common."), code="group-without-bond")
    if edition(state.settings.system).cycles:
        words = "In this system everyone meets everyone: no group can be kept apart. Choose another system first."
        raise BadRequest(gettext(words), code="everyone-meets")
    if state.fide_mode and sought.if_possible:
        words = (
            "In FIDE mode a group is kept apart strictly: the pairs that may not meet are fixed before round 1, and "
            "the report has no record for a wish. Choose “strictly”, perhaps for the first rounds only, or leave "
            "FIDE mode on the Settings page."
        )
        raise BadRequest(gettext(words), code="strictly-in-fide-mode")
    if state.fide_mode and state.started:
        refuse_in_fide_mode(gettext("which pairings are forbidden"))


def _doubts(state: State, fact: facts.GroupDeclared) -> list[str]:
    """Warnings: the group will not work as it may be meant."""
    found = []
    if fact.bond in SHARED and not members_of(fact.bond, state.players):
        found.append(
            gettext("no two players have the same club yet")
            if fact.bond is Bond.CLUB
            else gettext("no two players have the same federation yet")
        )
    for group in kept_apart_by([fact], state.players):
        if not group.gives_way and 2 * len(group.players) > len(state.players) + 1:
            words = "{count} of {all} players are in one group: no round can be paired with them kept apart"
            found.append(gettext(words, count=len(group.players), all=len(state.players)))
    return found
