"""The list of players: entered, corrected, absent, gone, back, kept apart."""

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, partial
from hashlib import blake2b
from typing import NamedTuple

from fairswiss.app.announced import refuse_in_fide_mode
from fairswiss.app.events import expect_players
from fairswiss.app.filling import Outcome, changed, compared
from fairswiss.app.labour import worked_out
from fairswiss.app.ratinglist import index_path
from fairswiss.app.telling import By, ask, ask_twice, one_line, required, tell
from fairswiss.formats.players import values
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.state import State
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest, Conflict, InvalidTournament
from fairswiss.model.listed import STANDARD
from fairswiss.model.player import TITLES, Player, title_rank
from fairswiss.model.points import Points
from fairswiss.model.problems import Problem, Where
from fairswiss.store.journals import Known

LIFT_IT = "lift the forbidden pairing"
"""What is typed to do so in FIDE mode, once the event is under way."""
_LONGEST_NAME = 100
_MOST_POINTS = 1000
_READERS = {
    "rating": values.rating,
    "title": values.title,
    "federation": values.federation,
    "fide_id": values.fide_id,
    "birth": values.birth,
    "sex": values.sex,
}


class Wish(NamedTuple):
    """What a player asks for in a round to come, and what the page showed before: empty for nothing."""

    seen: str
    code: str


class Proposal(NamedTuple):
    """What the rating list would change, by registration; the mark says whether it is still the same later."""

    outcomes: dict[int, Outcome]
    mark: str


def typed(fields: Mapping[str, str]) -> tuple[Player, list[str]]:
    """A player as somebody typed it, and the fields that cannot be read."""
    name, _ = values.name(fields.get("name", ""))
    wrong = [] if name and len(name) <= _LONGEST_NAME else ["name"]
    read = {field: reader(fields.get(field, "")) for field, reader in _READERS.items()}
    wrong += [field for field, found in read.items() if found.problem]
    rating, title, federation, fide_id, birth, sex = (found.text for found in read.values())
    return Player(0, name, int(rating or 0), title, federation, fide_id, birth, sex), wrong


def mark_of(player: Player) -> str:
    """Changes when anything that is known of the player does."""
    return blake2b(repr(player._replace(number=0, rank=0)).encode(), digest_size=8).hexdigest()


def register(event: str, players: Iterable[Player], by: By, *, skip_known: bool = False) -> Known:
    """Enter players; whoever comes after round 1 was paired is a late entry (C.04.2, article 2.4).

    With ``skip_known`` those are left out who are in the list already.
    """
    cleaned, problems = _cleaned(players)
    if problems:
        raise InvalidTournament(spoken("These players cannot be registered as they are:"), tuple(problems))

    def telling(state: State) -> list[Fact]:
        known = dict(already(state, cleaned)) if skip_known else {}
        new = [player for at, player in enumerate(cleaned) if at not in known]
        if not new:
            raise BadRequest(spoken("There is nobody to register who is not in the list already."))
        expect_players(len(state.players) + len(new))
        doubles = [what for _, what in sorted([*already(state, new), *_repeated(new)])]
        ask(by, spoken("Look at these before they are registered:"), doubles)
        return [facts.Registered(state.last_registration + at, player) for at, player in enumerate(new, 1)]

    return tell(event, by, telling)


def amend(event: str, registration: int, player: Player, by: By, seen: str = "") -> Known:
    """Correct what is known of a player; the pairing number follows until round 4 is paired (C.04.2, article 2.3).

    ``seen`` is the mark of the player as the page showed it: refused when somebody else was faster.
    """
    cleaned, problems = _cleaned([player])
    if problems:
        raise InvalidTournament(spoken("The player cannot be changed like this:"), tuple(problems))

    def telling(state: State) -> list[Fact]:
        before = state.player(registration)._replace(number=0, rank=0)
        if before == cleaned[0]:
            return []
        if seen and seen != mark_of(before):
            words = "Somebody changed {name} in the meantime. Look at the page again, then repeat it."
            raise Conflict(spoken(words, name=before.name))
        return [facts.Amended(registration, cleaned[0])]

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
        asked = {at: held for (at, who), held in state.absences.items() if who == registration and at != number}
        ask(by, what, _bye_warnings(state, registration, code, asked))
        return [facts.ByeAsked(registration, number, code, reported=code == "F")]

    return tell(event, by, telling)


def drop_bye(event: str, registration: int, number: int, by: By) -> Known:
    """The player will come after all."""
    return tell(event, by, [facts.ByeDropped(registration, number)])


def ask_byes(event: str, registration: int, wishes: Mapping[int, Wish], by: By) -> Known:
    """Note at once which rounds to come a player will miss; only what was changed on the page is told."""

    def telling(state: State) -> list[Fact]:
        name = state.player(registration).name
        held = {at: code for (at, who), code in state.absences.items() if who == registration}
        new = {at: wish for at, wish in wishes.items() if wish.code not in (wish.seen, held.get(at, ""))}
        if any(wish.seen != held.get(at, "") for at, wish in new.items()):
            words = "Somebody changed the byes of {name} in the meantime. Look again, then repeat it."
            raise Conflict(spoken(words, name=name))
        told: list[Fact] = []
        warnings: list[str] = []
        asked = {at: code for at, code in held.items() if at not in new}
        for number, (_, code) in sorted(new.items()):
            if not code:
                told.append(facts.ByeDropped(registration, number))
                continue
            warnings += (
                spoken("round {number}: {what}", number=number, what=what)
                for what in _bye_warnings(state, registration, code, asked)
            )
            asked[number] = code
            told.append(facts.ByeAsked(registration, number, code, reported=code == "F"))
        ask(by, spoken("Byes for {name}:", name=name), warnings)
        return told

    return tell(event, by, telling)


def forbid(event: str, registrations: Sequence[int], by: By, first: int = 1, last: int | None = None) -> Known:
    """Keep players apart; once round 1 is paired this is refused in FIDE mode, and confirmed outside it."""

    def telling(state: State) -> list[Fact]:
        if not 1 <= first <= (last or state.settings.rounds) <= state.settings.rounds:
            words = "The first and the last round are between 1 and {rounds}, in this order."
            raise BadRequest(spoken(words, rounds=state.settings.rounds))
        if state.started and state.fide_mode:
            refuse_in_fide_mode(spoken("which pairings are forbidden"))
        ask(by, spoken("Forbidding a pairing:"), _late_warnings(state))
        return [facts.Forbidden(tuple(sorted(set(registrations))), first, last, late=state.started)]

    return tell(event, by, telling)


def lift(event: str, registrations: Sequence[int], by: By) -> Known:
    """Let them meet again; once round 1 is paired this is confirmed, in FIDE mode twice: a round may need it."""

    def telling(state: State) -> list[Fact]:
        asked = partial(ask_twice, typing=LIFT_IT) if state.fide_mode else ask
        asked(by, spoken("Lifting a forbidden pairing:"), _late_warnings(state))
        return [facts.ForbiddenLifted(tuple(sorted(set(registrations))), late=state.started)]

    return tell(event, by, telling)


def _late_warnings(state: State) -> list[str]:
    if not state.started:
        return []
    return [spoken("forbidden pairings are announced before round 1"), spoken("the report will say so")]


def adjust_points(event: str, registration: int, points: Points, number: int, by: By) -> Known:
    """A bonus, or below nothing a penalty, with the reason that the journal keeps."""
    required(by.why, "The reason")
    if not points or abs(points) > _MOST_POINTS:
        words = "A bonus or a penalty is neither nothing nor more than {most} points."
        raise BadRequest(spoken(words, most=_MOST_POINTS // 10))

    def telling(state: State) -> list[Fact]:
        if not 0 <= number <= state.settings.rounds:
            words = "Round {number} is not there: {rounds} are planned."
            raise BadRequest(spoken(words, number=number, rounds=state.settings.rounds))
        return [facts.PointsAdjusted(registration, points, number)]

    return tell(event, by, telling)


def proposed(state: State, index: str = "", *, kind: str = STANDARD, overwrite: bool = False) -> Proposal:
    """What the rating list says of everybody."""
    of = {number: registration for registration, number in state.numbers.items()}
    players, path = tuple(state.tournament().players), index_path(index)
    written = os.stat(path).st_mtime_ns if os.path.exists(path) else 0
    outcomes = {of[outcome.player.number]: outcome for outcome in _looked_up(players, path, written, kind, overwrite)}
    changes = [(registration, outcome.changes) for registration, outcome in sorted(outcomes.items())]
    return Proposal(outcomes, blake2b(repr(changes).encode(), digest_size=8).hexdigest())


@lru_cache(maxsize=2)
def _looked_up(
    players: tuple[Player, ...], index: str, written: int, kind: str, overwrite: bool
) -> tuple[Outcome, ...]:
    """Kept for the confirmation: a name costs some milliseconds, and an event has many; ``written`` dates the list."""
    return worked_out(compared, players, index, kind, overwrite)


def accept(event: str, proposal: Proposal, chosen: Iterable[int], by: By, seen: str) -> Known:
    """Fill in what was proposed for these players; refused when the proposal is not the one that was seen."""

    def telling(state: State) -> list[Fact]:
        if seen != proposal.mark:
            words = "The players or the rating list were changed in the meantime. Look at the proposal again."
            raise Conflict(spoken(words))
        told: list[Fact] = []
        for registration in sorted(set(chosen) & proposal.outcomes.keys()):
            outcome = proposal.outcomes[registration]
            if not outcome.changes:
                continue
            held = state.player(registration)._replace(rank=0)
            if mark_of(held) != mark_of(outcome.player):
                words = "Somebody changed {name} in the meantime. Look at the proposal again."
                raise Conflict(spoken(words, name=held.name))
            told.append(facts.Amended(registration, _with(held, outcome)._replace(number=0)))
        return told

    return tell(event, by, telling)


def _with(player: Player, outcome: Outcome) -> Player:
    after, problems = _cleaned([changed(outcome)])
    if problems:
        words = "What the rating list says of {name} cannot be used:"
        raise InvalidTournament(spoken(words, name=player.name), tuple(problems))
    return after[0]


def _next(state: State) -> int:
    return len(state.rounds) + 1


def _bye_warnings(state: State, registration: int, code: str, asked: Mapping[int, str]) -> list[str]:
    """What there is to say against a bye, besides those that were had and those asked for in other rounds."""
    warnings = []
    if code == "F":
        words = "a full-point bye is not recommended any more, and it bars the player from the allocated bye"
        warnings += [spoken(words), spoken("the report will say so")]
    had = sum(played.byes.get(registration) == code for played in state.rounds)
    had += sum(other == code for other in asked.values())
    if code == "H" and had:
        warnings.append(spoken("the player has {count} half-point bye(s) already", count=had))
    return warnings


def already(state: State, players: Sequence[Player]) -> list[tuple[int, str]]:
    """Who of these is in the list already: the place among them, and what is the same."""
    names = {held.name.casefold() for held in state.players.values()}
    ids = {held.fide_id for held in state.players.values() if held.fide_id}
    found = []
    for at, player in enumerate(players):
        if player.fide_id and player.fide_id in ids:
            words = "{name}: FIDE id {id} is in the list already"
            found.append((at, spoken(words, name=player.name, id=player.fide_id)))
        elif player.name.casefold() in names:
            found.append((at, spoken("{name}: the name is in the list already", name=player.name)))
    return found


def _repeated(players: Sequence[Player]) -> list[tuple[int, str]]:
    """Who of these is named twice."""
    seen: set[str] = set()
    found = []
    for at, player in enumerate(players):
        marks = {player.name.casefold(), player.fide_id} - {""}
        if marks & seen:
            found.append((at, spoken("{name}: the name or the FIDE id stands there twice", name=player.name)))
        seen |= marks
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
        if len(one_line(player.name, 2 * _LONGEST_NAME)) > _LONGEST_NAME:
            why = spoken("a name has at most {most} signs", most=_LONGEST_NAME)
            problems.append(Problem(name[:40] + "…", why, spoken("shorten it"), Where(line=at)))
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
