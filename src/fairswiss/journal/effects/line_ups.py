"""Matches between teams: paired, their line-ups handed in, and forfeited as a whole."""

from collections.abc import Collection, Iterable

from fairswiss.journal import facts as all_facts
from fairswiss.journal import team_facts as facts
from fairswiss.journal.effects.announcement import expect_minute
from fairswiss.journal.effects.stages import round_in
from fairswiss.journal.squads import Match, Matches
from fairswiss.journal.state import Board, DeskRound, Stage, State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.line_ups import boards_of as model_boards
from fairswiss.model.results import PENDING
from fairswiss.model.rounds import codes_of, seats_of

_FORFEITS = (("+", "-"), ("-", "+"), ("-", "-"), (PENDING, PENDING))


def matches_drafted(state: State, fact: all_facts.Drafted) -> DeskRound:
    """The matches of the next round; whichever team asked for a bye has it now."""
    state.squads.fixed = dict(state.seeds)
    absent = state.squads.absent(fact.round)
    pairs = _pairs(state, fact.boards, absent, fact.bye)
    paired = DeskRound([], {}, Stage.DRAFT, fact.system, state.entry)
    paired.matches = Matches(pairs, absent if fact.bye is None else absent | {fact.bye: "U"})
    return paired


def matches_rearranged(state: State, played: DeskRound, held: Matches, fact: all_facts.Rearranged) -> None:
    """Other matches: those that stay keep their line-ups and results, a team that loses its match is absent."""
    seated = {team for pair in fact.boards for team in pair}
    asked = {team: code for team, code in held.byes.items() if code != "U"}
    pairs = _pairs(state, fact.boards, asked.keys() - seated, fact.bye, held.pairs)
    _refuse_lost_results(state, played, held, pairs)
    byes = dict.fromkeys(sorted(_teams(held.pairs) | held.byes.keys()), "Z") | asked
    byes = {team: code for team, code in byes.items() if team not in seated}
    anew = Matches(pairs, byes if fact.bye is None else byes | {fact.bye: "U"})
    kept = _teams(match for match in pairs if match in held.pairs)
    anew.line_ups = {team: players for team, players in held.line_ups.items() if team in kept}
    anew.due = held.due
    played.matches = anew
    _seat(state, played, anew)


def _teams(matches: Iterable[Match]) -> set[int]:
    return {team for match in matches for team in seats_of(match)}


def _refuse_lost_results(state: State, played: DeskRound, held: Matches, pairs: Collection[Match]) -> None:
    """Refuse to give up a match of which a board has a result."""
    for match in held.pairs:
        decided = [board for board in boards_of(played, held, match) if not board.open]
        if match not in pairs and decided:
            words = "{name} already has a result in this round. Remove it first."
            raise BadRequest(gettext(words, name=state.player(decided[0].white).name), code="match-result-in-the-way")


def _pairs(
    state: State,
    pairs: Iterable[tuple[int, int]],
    absent: Collection[int],
    bye: int | None,
    seen: Iterable[Match] = (),
) -> list[Match]:
    """The matches, those seen before with what is known of them; refuses teams that are not there or sit twice."""
    known = {seats_of(match): match for match in seen}
    placed: set[int] = set() if bye is None else {bye}
    found = []
    for white, black in pairs:
        for team in (white, black):
            name = state.squad(team).name
            if team in placed:
                raise BadRequest(gettext("{name} would have two matches.", name=name), code="team-seated-twice")
            if team in absent:
                words = "{name} is absent from this round. Cancel the bye first."
                raise BadRequest(gettext(words, name=name), code="team-absent")
            placed.add(team)
        found.append(known.get((white, black), Match(white, black)))
    return found


def line_ups_due(state: State, fact: facts.LineUpsDue) -> None:
    """Until when captains hand in line-ups."""
    _, matches = _matches(state, fact.round, Stage.DRAFT, Stage.PUBLISHED)
    if fact.until:
        expect_minute(fact.until)
    matches.due = fact.until


def line_up_given(state: State, fact: facts.LineUpGiven) -> None:
    """The players of a team; when both line-ups of a match are in, its boards are made."""
    played, matches = _matches(state, fact.round, Stage.PUBLISHED)
    squad, match = state.squad(fact.team), matches.match_of(fact.team)
    if match is None or match.forfeited:
        words = "{team} has no match to play in round {round}."
        raise BadRequest(gettext(words, team=squad.name, round=fact.round), code="team-without-match")
    boards = len(state.settings.board_colours)
    if len(fact.players) != boards:
        words = "A line-up names {boards} boards, not {count}; a board may be empty."
        raise BadRequest(gettext(words, boards=boards, count=len(fact.players)), code="line-up-size")
    seated = [player for player in fact.players if player]
    for player in seated:
        if player not in squad.players:
            words = "{name} does not play for {team}."
            name = state.player(player).name
            raise BadRequest(gettext(words, name=name, team=squad.name), code="not-of-this-team")
    if not seated:
        words = "The line-up of {team} names no one. If the team does not come, the match is forfeited."
        raise BadRequest(gettext(words, team=squad.name), code="line-up-empty")
    if len(set(seated)) < len(seated):
        words = "The line-up of {team} names a player twice."
        raise BadRequest(gettext(words, team=squad.name), code="player-twice-in-line-up")
    if any(not board.open for board in boards_of(played, matches, match)):
        words = "The match of {team} has a result already: its line-up can no longer be changed."
        raise BadRequest(gettext(words, team=squad.name), code="line-up-fixed")
    matches.line_ups[fact.team] = fact.players
    _seat(state, played, matches)


def match_forfeited(state: State, fact: facts.MatchForfeited) -> None:
    """A match that was not played at all; its boards go, and come back if that is taken back."""
    played, matches = _matches(state, fact.round, Stage.PUBLISHED, Stage.CLOSED)
    at = next((at for at, match in enumerate(matches.pairs) if seats_of(match) == seats_of(fact)), None)
    if at is None:
        names = " – ".join(state.squad(team).name for team in seats_of(fact))
        words = "{names} is not a match of round {number}."
        raise BadRequest(gettext(words, names=names, number=fact.round), code="not-a-match")
    if codes_of(fact) not in _FORFEITS:
        words = "A forfeited match is + and -, - and +, or - and -."
        raise BadRequest(gettext(words), code="not-a-forfeit")
    if any(not board.open for board in boards_of(played, matches, matches.pairs[at])):
        words = "This match has results already. Remove them, then forfeit the whole match."
        raise BadRequest(gettext(words), code="match-has-results")
    matches.pairs[at] = Match(*seats_of(fact), *codes_of(fact))
    _seat(state, played, matches)


def _matches(state: State, number: int, *stages: Stage) -> tuple[DeskRound, Matches]:
    """A round with its matches; refused where players are paired."""
    played = round_in(state, number, *stages)
    if played.matches is None:
        raise BadRequest(gettext("Round {number} has no matches between teams.", number=number), code="no-matches")
    return played, played.matches


def boards_of(played: DeskRound, matches: Matches, match: Match) -> list[Board]:
    """The boards of a match, as far as they have been made."""
    players = {player for team in seats_of(match) for player in matches.line_ups.get(team, ()) if player}
    return [board for board in played.boards if board.white in players]


def _seat(state: State, played: DeskRound, matches: Matches) -> None:
    """Make the boards of every match that has both line-ups, in the order of the matches; results are kept."""
    held = {seats_of(board): board for board in played.boards}
    boards, alone = [], dict[int, str]()
    for match in matches.pairs:
        if match.forfeited or not matches.is_lined_up(match):
            continue
        white, black = (matches.line_ups[team] for team in seats_of(match))
        games, left = model_boards(white, black, state.settings.board_colours)
        boards += [held.get(seats_of(game), Board(*seats_of(game))) for game in games]
        alone |= {bye.player: bye.code for bye in left}
    played.byes = alone
    played.place(boards)
