"""The canonical order of the facts, and the contradictions among them.

A history that breaks a pairing rule is no contradiction: recorded rounds are facts.
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeVar

from fairswiss.language import gettext
from fairswiss.model.earlier import fits, in_order
from fairswiss.model.facts import Acceleration, Earlier, Facts, Prohibition
from fairswiss.model.match_play import games_a_round
from fairswiss.model.problems import Problem, Where
from fairswiss.model.results import BYES, OUTCOMES, REQUESTABLE_BYES, belong_together
from fairswiss.model.rounds import Round, codes_of, mentioned_in, results_of
from fairswiss.model.team_validity import contradictions_of_teams

Known = TypeVar("Known", bound=Facts)


def canonical(tournament: Known) -> Known:
    """The same facts in one fixed order, so that equal tournaments compare equal."""
    planned, event = tournament.rounds_planned, tournament.team_event
    return tournament._replace(
        players=tuple(sorted(tournament.players, key=lambda player: player.number)),
        rounds=_rounds(tournament),
        absences=tuple(sorted(set(tournament.absences))),
        prohibitions=_kept_apart(tournament.prohibitions, planned),
        accelerations=_accelerated(tournament.accelerations),
        adjustments=tuple(sorted(a._replace(players=tuple(sorted(a.players))) for a in tournament.adjustments)),
        team_event=event.in_order()._replace(
            prohibitions=_kept_apart(event.prohibitions, planned), accelerations=_accelerated(event.accelerations)
        ),
        earlier=tuple(sorted((in_order(e) for e in tournament.earlier if _counts(e, tournament)), key=_round_of)),
        order=() if list(tournament.order) == sorted(p.number for p in tournament.players) else tournament.order,
    )


def _rounds(tournament: Facts) -> tuple[Round, ...]:
    """Those with games or byes of players, and those that only records of teams tell of."""
    told = tournament.team_event.rounds_paired - len(tournament.rounds)
    return (*(Round.of(r.games, r.byes) for r in tournament.rounds), *(Round(()) for _ in range(told)))


def _kept_apart(prohibitions: tuple[Prohibition, ...], planned: int | None) -> tuple[Prohibition, ...]:
    found = {
        p._replace(
            players=tuple(sorted(set(p.players))),
            first_round=max(p.first_round, 1),
            last_round=None if p.last_round is None or (planned and p.last_round >= planned) else p.last_round,
        )
        for p in prohibitions
    }
    return tuple(sorted(found, key=_prohibition_order))


def _accelerated(accelerations: tuple[Acceleration, ...]) -> tuple[Acceleration, ...]:
    return tuple(sorted(a for a in map(_without_trailing_zeros, accelerations) if a.points))


def _round_of(earlier: Earlier) -> int:
    return earlier.round


def _counts(earlier: Earlier, tournament: Facts) -> bool:
    """True if a round that is still there was paired with anything that was changed later."""
    return earlier.round <= len(tournament.rounds) and earlier != Earlier(earlier.round)


def _prohibition_order(prohibition: Prohibition) -> tuple[int, tuple[int, ...], int, int, str, str]:
    players, first, last, bond, name, gives_way = prohibition
    return gives_way, players, first, last or 0, bond, name


def _without_trailing_zeros(acceleration: Acceleration) -> Acceleration:
    points = list(acceleration.points)
    while points and not points[-1]:
        points.pop()
    return Acceleration(acceleration.player, tuple(points))


def contradictions(tournament: Facts) -> Iterator[Problem]:
    """Every reason why these facts cannot all be true."""
    known = {player.number for player in tournament.players}
    yield from _players(tournament)
    kind = _Kind(bool(tournament.team_event.teams), games_a_round(tournament.info))
    for number, played in enumerate(tournament.rounds, 1):
        yield from _round(number, played, known, kind)
    yield from _frame(tournament)
    yield from _absences(tournament, known)
    yield from _references(tournament, known)
    yield from _earlier(tournament)
    yield from contradictions_of_teams(tournament, known)


def _players(tournament: Facts) -> Iterator[Problem]:
    seen: set[int] = set()
    for player in tournament.players:
        if player.number < 1:
            yield Problem(
                gettext("player number {number}", number=player.number),
                gettext("numbers start at 1"),
                gettext("number the players 1, 2, 3 …"),
            )
        if player.number in seen:
            yield Problem(
                gettext("two players have the number {number}", number=player.number),
                remedy=gettext("give one another number"),
                where=Where(player=player.number),
            )
        seen.add(player.number)
        if not 0 <= player.rating <= 9999:
            yield Problem(
                gettext("rating {rating}", rating=player.rating),
                gettext("ratings have at most four digits"),
                gettext("correct it"),
                Where(player=player.number),
            )
        if not player.name.isprintable() and any(ord(character) < 32 for character in player.name):
            where = Where(player=player.number)
            yield Problem(gettext("the name has a control character"), remedy=gettext("retype the name"), where=where)


class _Kind(NamedTuple):
    """The facts about an event that decide what a round of it may be."""

    teams: bool
    games: int
    """The games of a round between two players."""

    def fits(self, codes: tuple[str, str]) -> bool:
        """True if a board may carry these codes."""
        return codes in _SOUND_RESULTS if self.games == 1 else len(codes[0]) == self.games and belong_together(*codes)


def _round(number: int, played: Round, known: set[int], kind: _Kind) -> Iterator[Problem]:
    if not _sound(played, known, kind):
        yield from _unsound(number, played, known, kind)


def _sound(played: Round, known: set[int], kind: _Kind) -> bool:
    """True if nothing is wrong with a round: a quick check that spares large files the thorough one."""
    everybody = mentioned_in(played)
    codes = [bye.code for bye in played.byes]
    return (
        len(set(everybody)) == len(everybody)
        and known.issuperset(everybody)
        and all(map(kind.fits, results_of(played)))
        and BYES.issuperset(codes)
        and (kind.teams or codes.count("U") <= 1)
    )


_SOUND_RESULTS = frozenset((white, black) for white in OUTCOMES for black in OUTCOMES if belong_together(white, black))


def _unsound(number: int, played: Round, known: set[int], kind: _Kind) -> Iterator[Problem]:
    seen: set[int] = set()

    def placed(player: int) -> Iterator[Problem]:
        where = Where(player=player, round=number)
        if player not in known:
            yield Problem(
                gettext("player {player} is paired but not registered", player=player),
                remedy=gettext("register the player"),
                where=where,
            )
        if player in seen:
            yield Problem(
                gettext("player {player} appears twice", player=player),
                gettext("one game or bye per round"),
                gettext("remove one"),
                where,
            )
        seen.add(player)

    for game in played.games:
        yield from placed(game.white)
        yield from placed(game.black)
        if not kind.fits(codes_of(game)):
            yield Problem(
                gettext(
                    "{white}-{black} has the results {white_result!r} and {black_result!r}",
                    white=game.white,
                    black=game.black,
                    white_result=game.white_result,
                    black_result=game.black_result,
                ),
                gettext("both sides must be played results, or one forfeit or a double forfeit")
                if kind.games == 1
                else gettext("a round is a match of two games: each side has two results"),
                gettext("correct one of them"),
                Where(player=game.white, round=number),
            )
    for bye in played.byes:
        yield from placed(bye.player)
        if bye.code not in BYES:
            yield Problem(
                gettext("a bye has the code {code!r}", code=bye.code),
                gettext("U, F, H and Z are byes"),
                "",
                Where(0, 0, bye.player, number),
            )
    if not kind.teams and sum(bye.code == "U" for bye in played.byes) > 1:
        yield Problem(
            gettext("more than one pairing-allocated bye"),
            gettext("a round has at most one"),
            gettext("write F for the others"),
            Where(round=number),
        )


def _frame(tournament: Facts) -> Iterator[Problem]:
    planned, recorded = tournament.rounds_planned, len(tournament.rounds)
    if planned is not None and not 1 <= planned <= 999:
        yield Problem(
            gettext("{planned} rounds are planned", planned=planned),
            gettext("allowed: 1 to 999"),
            gettext("correct the number"),
        )
    elif planned is not None and planned < recorded:
        yield Problem(
            gettext(
                "{recorded} rounds are recorded but only {planned} are planned", recorded=recorded, planned=planned
            ),
            remedy=gettext("correct the planned number"),
        )
    if tournament.first_colour not in ("", "w", "b"):
        yield Problem(
            gettext("the drawn colour is {colour!r}", colour=tournament.first_colour),
            gettext("w or b"),
            gettext("correct it"),
        )
    if tournament.order and sorted(tournament.order) != [player.number for player in tournament.players]:
        yield Problem(
            gettext("the order of the players does not name each of them once"),
            gettext("they are paired by their place in it"),
            gettext("name every player once, or leave the order out"),
        )
    if tournament.rounds:
        last = tournament.rounds[-1]
        told = tournament.team_event.rounds_paired == recorded
        if not last.games and not told and not any(bye.code == "U" for bye in last.byes):
            yield Problem(
                gettext("round {recorded} has neither a game nor a pairing-allocated bye", recorded=recorded),
                gettext("a round without pairings has not been paired"),
                gettext("state the byes as absences of a coming round"),
                Where(round=recorded),
            )


def _absences(tournament: Facts, known: set[int]) -> Iterator[Problem]:
    recorded = len(tournament.rounds)
    for absence in tournament.absences:
        where = Where(player=absence.player, round=absence.round)
        if absence.code not in REQUESTABLE_BYES:
            yield Problem(
                gettext("an absence has the code {code!r}", code=absence.code),
                gettext("F, H and Z can be requested"),
                "",
                where,
            )
        if absence.round <= recorded:
            yield Problem(
                gettext("an absence is stated for a round already paired"),
                remedy=gettext("record it as a bye"),
                where=where,
            )
        if absence.player not in known:
            yield Problem(gettext("player {player} is absent but not registered", player=absence.player), where=where)
    slots = [(absence.round, absence.player) for absence in tournament.absences]
    if len(set(slots)) < len(slots):
        yield Problem(
            gettext("a player is absent twice from the same round"), remedy=gettext("keep one entry per round")
        )


def _references(tournament: Facts, known: set[int]) -> Iterator[Problem]:
    accelerated = [acceleration.player for acceleration in tournament.accelerations]
    if len(set(accelerated)) < len(accelerated):
        yield Problem(
            gettext("a player has virtual points twice"), remedy=gettext("keep one list of points per player")
        )
    yield from _mentions(tournament, known)
    for adjustment in tournament.adjustments:
        if adjustment.code and adjustment.code not in OUTCOMES:
            yield Problem(
                gettext("a change of points has the code {code!r}", code=adjustment.code),
                gettext("it is not a result"),
                gettext("correct it"),
            )


def _earlier(tournament: Facts) -> Iterator[Problem]:
    rounds = [earlier.round for earlier in tournament.earlier]
    for earlier in tournament.earlier:
        if not fits(earlier, tournament) or rounds.count(earlier.round) > 1 or _other_games(earlier, tournament):
            yield Problem(
                gettext(
                    "the remarks on how round {number} was paired name something that does not exist",
                    number=earlier.round,
                ),
                gettext("it records what was known about earlier rounds and players at the time"),
                gettext("correct or remove it"),
                Where(round=earlier.round),
            )


def _other_games(earlier: Earlier, tournament: Facts) -> bool:
    """True if the type that a round was paired with has more or fewer games a round than the event now."""
    if earlier.type is None:
        return False
    then = tournament.info._replace(type_text=earlier.type.words, encoded_type=earlier.type.code)
    return games_a_round(then) != games_a_round(tournament.info)


def _mentions(tournament: Facts, known: set[int]) -> Iterator[Problem]:
    mentioned: dict[str, list[tuple[int, ...]]] = {
        gettext("a prohibition"): [prohibition.players for prohibition in tournament.prohibitions],
        gettext("an acceleration"): [(acceleration.player,) for acceleration in tournament.accelerations],
        gettext("a change of points"): [adjustment.players for adjustment in tournament.adjustments],
    }
    for what, groups in mentioned.items():
        if not all(groups):
            yield Problem(gettext("{what} names no one", what=what), remedy=gettext("name the players or remove it"))
        for player in sorted({player for players in groups for player in players} - known):
            yield Problem(
                gettext("{what} names player {player}, who is not registered", what=what, player=player),
                where=Where(player=player),
            )
