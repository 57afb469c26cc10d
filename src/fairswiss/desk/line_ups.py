"""Matches of a round: line-ups by captains and arbiters, the moment until which they come in, forfeited matches."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import NamedTuple

from fairswiss.desk.events import options_of
from fairswiss.desk.journals import Known
from fairswiss.desk.telling import By, ask, tell
from fairswiss.journal import team_facts as facts
from fairswiss.journal.effects.line_ups import boards_of
from fairswiss.journal.facts import Fact
from fairswiss.journal.squads import Match, Matches, against
from fairswiss.journal.state import State
from fairswiss.kernel.line_up_options import line_up_rules
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, NotAllowed
from fairswiss.model.line_ups import LineUpRules, faults_of
from fairswiss.model.matches import matches_of
from fairswiss.model.points import Points
from fairswiss.model.problems import Problem
from fairswiss.model.rounds import seats_of
from fairswiss.model.teams import Team


class SideShown(NamedTuple):
    """One team of a match: its line-up, and the points it has so far."""

    team: int
    number: int
    name: str
    handed_in: bool
    line_up: tuple[int, ...]
    """By registration, 0 for an empty board; empty as long as it is hidden or missing."""
    points: Points
    """Game points of the match so far."""


class MatchShown(NamedTuple):
    """A match of a round as a page and its JSON twin show it."""

    match: int
    white: SideShown
    black: SideShown
    boards: tuple[int, ...]
    """The numbers of its boards in the round, from the first on."""
    forfeited: str
    """The two codes of a match that was not played; else empty."""
    open: bool
    begun: bool
    """True if a board has a result: then the line-ups stand."""

    @property
    def sides(self) -> tuple[SideShown, SideShown]:
        """Both teams, White's on the first board first."""
        return self.white, self.black

    @property
    def board_names(self) -> str:
        """The boards as people call them, ``3.1–3.4``; empty before they are made."""
        last = max(len(side.line_up) for side in self.sides)
        return f"{self.match}.1–{self.match}.{last}" if self.boards else ""


def matches_shown(event: Known, number: int, *, hidden: bool = False) -> list[MatchShown]:
    """The matches of a round; with ``hidden`` no line-up is shown before both are in."""
    state = event.state
    pairs = _pairs(state, number)
    points = _game_points(state, number) if pairs else {}
    return [_shown(state, number, at, match, hidden, points) for at, match in enumerate(pairs, 1)]


def match_of(event: Known, number: int, match: int) -> Match:
    """A match of a round by its number; refuses one that is not there."""
    found = _pairs(event.state, number)
    if not 1 <= match <= len(found):
        words = "Round {number} has no match {match}."
        raise BadRequest(gettext(words, number=number, match=match), code="match-unknown")
    return found[match - 1]


def _pairs(state: State, number: int) -> list[Match]:
    matches = state.round(number).matches
    return matches.pairs if matches else []


def _shown(state: State, number: int, at: int, match: Match, hidden: bool, points: Mapping[int, Points]) -> MatchShown:
    played = state.round(number)
    matches = played.matches
    assert matches is not None
    boards = boards_of(played, matches, match)
    places = tuple(played.board_of[board.white] + 1 for board in boards)
    public = not hidden or matches.is_lined_up(match)
    sides = [
        SideShown(
            team,
            state.seeds[team],
            state.squad(team).name,
            team in matches.line_ups,
            matches.line_ups.get(team, ()) if public else (),
            points.get(team, 0),
        )
        for team in seats_of(match)
    ]
    forfeited = match.white_result + match.black_result if match.forfeited else ""
    is_open = not forfeited and (not matches.is_lined_up(match) or any(board.open for board in boards))
    return MatchShown(at, sides[0], sides[1], places, forfeited, is_open, any(not board.open for board in boards))


def _game_points(state: State, number: int) -> dict[int, Points]:
    """The game points that every team has on its boards of a round so far."""
    team_of = {seed: team for team, seed in state.seeds.items()}
    return {
        team_of[seed]: sum(board.points for board in side.boards) or side.game_points
        for match in matches_of(state.tournament(with_draft=True), number)
        for seed, side in zip(seats_of(match), match.sides, strict=True)
    }


def rules_of(state: State) -> LineUpRules:
    """The announced rules for line-ups."""
    return line_up_rules(len(state.settings.board_colours), options_of(state.settings))


def usual(state: State, team: int) -> tuple[int, ...]:
    """The line-up of a team that hands in none: the first players of its list, and empty boards if it is short."""
    boards = len(state.settings.board_colours)
    first = state.squad(team).players[:boards]
    return (*first, *[0] * (boards - len(first)))


def faults(state: State, team: int, players: Sequence[int]) -> list[Problem]:
    """Everything in a line-up that the announced rules do not allow, with the names of the players."""
    squad = state.squad(team)
    names = {player: state.players[player].name for player in squad.players}
    held = Team(team, squad.name, squad.players)
    return [_named(problem, names) for problem in faults_of(held, players, rules_of(state))]


def _named(problem: Problem, names: dict[int, str]) -> Problem:
    player = problem.where.player if problem.where else None
    return problem._replace(what=f"{names[player]}: {problem.what}") if player in names else problem


def give_line_up(event: str, number: int, team: int, players: Sequence[int], by: By) -> Known:
    """The line-up that an arbiter enters; what the announced rules do not allow has to be confirmed."""

    def telling(state: State) -> list[Fact]:
        told = facts.LineUpGiven(number, team, tuple(players))
        if _held(state, number, team) == told.players:
            return []
        what = gettext("The line-up of {team} is against the rules of the event:", team=state.squad(team).name)
        ask(by, what, faults(state, team, players))
        return [told]

    return tell(event, by, telling)


def hand_in(event: str, number: int, team: int, players: Sequence[int], by: By, now: datetime) -> Known:
    """The line-up that a captain hands in: by the rules, in time, and before the opponent's is shown."""

    def telling(state: State) -> list[Fact]:
        expect_in_time(state, number, team, now)
        if wrong := faults(state, team, players):
            what = gettext("The line-up cannot be handed in like this:")
            raise BadRequest(what, tuple(wrong), code="line-up-wrong")
        told = facts.LineUpGiven(number, team, tuple(players))
        return [] if _held(state, number, team) == told.players else [told]

    return tell(event, by, telling)


def expect_in_time(state: State, number: int, team: int, now: datetime) -> None:
    """Refuse a captain who is late, or whose opponent's line-up is known already."""
    matches, match = _match_of(state, number, team)
    if matches.is_lined_up(match):
        words = "Both line-ups are in and visible. Ask the arbiter if yours is wrong."
        raise NotAllowed(gettext(words), code="line-ups-visible")
    if is_late(state, number, now):
        words = "The time for line-ups of round {round} is over. Ask the arbiter."
        raise NotAllowed(gettext(words, round=number), code="line-ups-closed")


def _match_of(state: State, number: int, team: int) -> tuple[Matches, Match]:
    """The match of a team in a round, among all of them; refuses a team that has none."""
    matches = state.round(number).matches
    match = matches.match_of(team) if matches else None
    if matches is None or match is None:
        words = "{team} has no match in round {round}."
        raise BadRequest(gettext(words, team=state.squad(team).name, round=number), code="no-match-of-team")
    return matches, match


def due_of(state: State, number: int) -> datetime | None:
    """The moment until which captains hand in the line-ups of a round; None: any time."""
    matches = state.round(number).matches
    with suppress(ValueError):  # a day that its month does not have
        return datetime.fromisoformat(matches.due) if matches and matches.due else None
    return None


def is_late(state: State, number: int, now: datetime) -> bool:
    """True if the moment until which line-ups come in has passed."""
    due = due_of(state, number)
    return due is not None and due <= now


def _held(state: State, number: int, team: int) -> tuple[int, ...] | None:
    matches = state.round(number).matches
    return matches.line_ups.get(team) if matches else None


def fill_line_ups(event: str, number: int, by: By) -> Known:
    """The usual line-up for every team that has handed in none."""

    def telling(state: State) -> list[Fact]:
        missing = list(missing_line_ups(state, number))
        if not missing:
            words = "Every team of round {number} has a line-up."
            raise BadRequest(gettext(words, number=number), code="no-line-up-missing")
        return [facts.LineUpGiven(number, team, usual(state, team)) for team in missing]

    return tell(event, by, telling)


def missing_line_ups(state: State, number: int) -> Iterator[int]:
    """The teams whose line-up a round waits for."""
    matches = state.round(number).matches
    for match in matches.awaiting() if matches else ():
        yield from (team for team in seats_of(match) if matches and team not in matches.line_ups)


def set_due(event: str, number: int, until: str, by: By) -> Known:
    """Until when captains hand in line-ups; empty: any time."""
    return tell(event, by, [facts.LineUpsDue(number, until)])


def forfeit(event: str, number: int, team: int, code: str, by: By) -> Known:
    """A team did not come at all (``-``), both did not (``--``), or the match is played after all (empty)."""

    def telling(state: State) -> list[Fact]:
        _, match = _match_of(state, number, team)
        codes = {"": (" ", " "), "-": ("-", "+"), "--": ("-", "-")}.get(code)
        if codes is None:
            raise BadRequest(gettext("A match is forfeited by one team or by both."), code="forfeit-unknown")
        both = codes if team == match.white else codes[::-1]
        if code:
            name, other = state.squad(team).name, state.squad(against(match, team)).name
            words = "{team} did not come: {other} wins the match by forfeit"
            told = gettext(words, team=name, other=other) if code == "-" else gettext("Neither team came")
            ask(by, gettext("The whole match is forfeited:"), [told])
        return [facts.MatchForfeited(number, *seats_of(match), *both)]

    return tell(event, by, telling)
