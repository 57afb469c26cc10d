"""The list of players: entered, corrected, absent, gone, back, kept apart."""

from collections.abc import Iterable, Sequence

from fairswiss.app.telling import By, ask, one_line, required, tell
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.state import State
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest, InvalidTournament
from fairswiss.model.player import TITLES, Player, title_rank
from fairswiss.model.points import Points
from fairswiss.model.problems import Problem, Where
from fairswiss.store.journals import Known

MAX_PLAYERS = 10_000
_LONGEST_NAME = 100


def register(event: str, players: Iterable[Player], by: By) -> Known:
    """Enter players; whoever comes after round 1 was paired is a late entry (C.04.2, article 2.4)."""
    cleaned, problems = _cleaned(players)
    if problems:
        raise InvalidTournament(spoken("These players cannot be registered as they are:"), tuple(problems))

    def telling(state: State) -> list[Fact]:
        if len(state.players) + len(cleaned) > MAX_PLAYERS:
            raise BadRequest(spoken("An event has at most {most:,} players.", most=MAX_PLAYERS))
        ask(by, spoken("Look at these before they are registered:"), _twins(state, cleaned))
        return [facts.Registered(state.last_registration + at, player) for at, player in enumerate(cleaned, 1)]

    return tell(event, by, telling)


def amend(event: str, registration: int, player: Player, by: By) -> Known:
    """Correct what is known of a player; the pairing number follows until round 4 is paired (C.04.2, article 2.3)."""
    cleaned, problems = _cleaned([player])
    if problems:
        raise InvalidTournament(spoken("The player cannot be changed like this:"), tuple(problems))

    def telling(state: State) -> list[Fact]:
        same = state.player(registration)._replace(number=0) == cleaned[0]
        return [] if same else [facts.Amended(registration, cleaned[0])]

    return tell(event, by, telling)


def remove(event: str, registration: int, by: By) -> Known:
    """Strike off a player who never appeared in a round."""
    return tell(event, by, [facts.Removed(registration)])


def withdraw(event: str, registration: int, by: By, from_round: int = 0) -> Known:
    """Not paired any more, from the next round or a later one on."""
    return tell(event, by, lambda state: [facts.Withdrawn(registration, from_round or _next(state))])


def take_back(event: str, registration: int, by: By, from_round: int = 0) -> Known:
    """A withdrawn player comes again."""
    return tell(event, by, lambda state: [facts.Returned(registration, from_round or _next(state))])


def ask_bye(event: str, registration: int, number: int, code: str, by: By) -> Known:
    """Note that a player will be absent from a round to come."""

    def telling(state: State) -> list[Fact]:
        name = state.player(registration).name
        what = spoken("A bye for {name} in round {number}:", name=name, number=number)
        ask(by, what, _bye_warnings(state, registration, code))
        return [facts.ByeAsked(registration, number, code)]

    return tell(event, by, telling)


def drop_bye(event: str, registration: int, number: int, by: By) -> Known:
    """The player will come after all."""
    return tell(event, by, [facts.ByeDropped(registration, number)])


def forbid(event: str, registrations: Sequence[int], by: By, first: int = 1, last: int | None = None) -> Known:
    """Keep players apart; after round 1 this has to be confirmed."""

    def telling(state: State) -> list[Fact]:
        late = spoken("forbidden pairings are announced before round 1")
        ask(by, spoken("Forbidding a pairing:"), [late] if state.started else [])
        return [facts.Forbidden(tuple(sorted(set(registrations))), first, last)]

    return tell(event, by, telling)


def lift(event: str, registrations: Sequence[int], by: By) -> Known:
    """Let them meet again."""
    return tell(event, by, [facts.ForbiddenLifted(tuple(sorted(set(registrations))))])


def adjust_points(event: str, registration: int, points: Points, number: int, by: By) -> Known:
    """A bonus, or below nothing a penalty."""
    return tell(event, by, [facts.PointsAdjusted(registration, points, number)])


def _next(state: State) -> int:
    return len(state.rounds) + 1


def _bye_warnings(state: State, registration: int, code: str) -> list[str]:
    warnings = []
    if code == "F":
        words = "a full-point bye is not recommended any more, and it bars the player from the allocated bye"
        warnings.append(spoken(words))
    had = sum(played.byes.get(registration) == code for played in state.rounds)
    if code == "H" and had:
        warnings.append(spoken("the player has had {count} half-point bye(s) already", count=had))
    return warnings


def _twins(state: State, players: Sequence[Player]) -> list[str]:
    names = {held.name.casefold() for held in state.players.values()}
    ids = {held.fide_id for held in state.players.values() if held.fide_id}
    found = []
    for player in players:
        if player.fide_id and player.fide_id in ids:
            words = "{name}: FIDE id {id} is in the list already"
            found.append(spoken(words, name=player.name, id=player.fide_id))
        elif player.name.casefold() in names:
            found.append(spoken("{name}: the name is in the list already", name=player.name))
        names.add(player.name.casefold())
        ids.add(player.fide_id)
    return found


def _cleaned(players: Iterable[Player]) -> tuple[list[Player], list[Problem]]:
    """The players without their numbers, and what is wrong with them."""
    cleaned, problems = [], []
    for at, player in enumerate(players, 1):
        try:
            name = required(player.name, spoken("The name"), _LONGEST_NAME)
        except BadRequest as error:
            problems.append(Problem(error.message, where=Where(line=at)))
            continue
        title = one_line(player.title, 3).upper()
        if title and title_rank(title) == len(TITLES):
            what = spoken("{name}: {title!r} is no title", name=name, title=title)
            one_of = spoken("one of {titles}", titles=", ".join(TITLES))
            problems.append(Problem(what, "", one_of, Where(line=at)))
        if not 0 <= player.rating <= 9999:
            what = spoken("{name}: rating {rating}", name=name, rating=player.rating)
            problems.append(Problem(what, spoken("0 to 9999"), spoken("correct it"), Where(line=at)))
        if player.fide_id and not player.fide_id.strip().isdigit():
            what = spoken("{name}: FIDE id {id!r:.20}", name=name, id=player.fide_id)
            problems.append(Problem(what, spoken("digits only"), spoken("correct it"), Where(line=at)))
        cleaned.append(
            player._replace(
                number=0,
                name=name,
                title=title,
                federation=one_line(player.federation, 3).upper(),
                fide_id=one_line(player.fide_id, 11),
                birth=one_line(player.birth, 10),
                sex=one_line(player.sex, 1),
                rank=0,
            )
        )
    return cleaned, problems
