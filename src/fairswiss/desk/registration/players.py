"""Players entered, corrected and struck off."""

from collections.abc import Iterable, Sequence

from fairswiss.desk.events import expect_players
from fairswiss.desk.journals import Known
from fairswiss.desk.registration.entries import cleaned, mark_of
from fairswiss.desk.telling import By, ask, tell
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, Conflict, InvalidTournament
from fairswiss.model.player import Player
from fairswiss.store import rows


def register(event: str, players: Iterable[Player], by: By, *, skip_known: bool = False) -> Known:
    """Enter players; whoever comes after round 1 was paired is a late entry (C.04.2, article 2.4).

    With ``skip_known`` those are left out who are in the list already.
    """
    entered, problems = cleaned(players)
    if problems:
        words = "These players cannot be registered as they are:"
        raise InvalidTournament(gettext(words), tuple(problems), code="players-unfit")

    def telling(state: State) -> list[Fact]:
        known = dict(already(state, entered)) if skip_known else {}
        new = [player for at, player in enumerate(entered) if at not in known]
        if not new:
            raise BadRequest(gettext("No one to register: all of them are in the list already."), code="nobody-new")
        expect_players(len(state.players) + len(new))
        doubles = [what for _, what in sorted([*already(state, new), *_repeated(new)])]
        ask(by, gettext("Check these before they are registered:"), doubles)
        return [facts.Registered(state.last_registration + at, player) for at, player in enumerate(new, 1)]

    return tell(event, by, telling)


def registered_by(event: str, by: By) -> set[int]:
    """The players the request of that name has registered; none when it has not been sent before."""
    told = [entry.fact for entry in rows.told_by(event, by.token)]
    return {fact.id for fact in told if isinstance(fact, facts.Registered)}


def amend(event: str, registration: int, player: Player, by: By, seen: str = "") -> Known:
    """Correct what is known of a player; the pairing number follows until round 4 is paired (C.04.2, article 2.3).

    ``seen`` is the mark of the player as the page showed it: refused when somebody else was faster.
    """
    entered, problems = cleaned([player])
    if problems:
        words = "The player cannot be changed like this:"
        raise InvalidTournament(gettext(words), tuple(problems), code="player-unfit")

    def telling(state: State) -> list[Fact]:
        before = state.player(registration)._replace(number=0, rank=0)
        if before == entered[0]:
            return []
        if seen and seen != mark_of(before):
            words = "Someone else changed {name} meanwhile. Reload the page, then try again."
            raise Conflict(gettext(words, name=before.name), code="player-changed")
        return [facts.Amended(registration, entered[0])]

    return tell(event, by, telling)


def remove(event: str, registration: int, by: By) -> Known:
    """Strike off a player who never appeared in a round."""
    return tell(event, by, [facts.Removed(registration)])


def already(state: State, players: Sequence[Player]) -> list[tuple[int, str]]:
    """The players that are in the list already: the place among them, and the matching field."""
    names = {held.name.casefold() for held in state.players.values()}
    ids = {held.fide_id for held in state.players.values() if held.fide_id}
    found = []
    for at, player in enumerate(players):
        if player.fide_id and player.fide_id in ids:
            words = "{name}: FIDE id {id} is in the list already"
            found.append((at, gettext(words, name=player.name, id=player.fide_id)))
        elif player.name.casefold() in names:
            found.append((at, gettext("{name}: the name is in the list already", name=player.name)))
    return found


def _repeated(players: Sequence[Player]) -> list[tuple[int, str]]:
    """The players that are named twice."""
    seen: set[str] = set()
    found = []
    for at, player in enumerate(players):
        marks = {player.name.casefold(), player.fide_id} - {""}
        if marks & seen:
            found.append((at, gettext("{name}: the name or the FIDE id appears twice", name=player.name)))
        seen |= marks
    return found
