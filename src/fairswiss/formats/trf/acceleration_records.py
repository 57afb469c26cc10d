"""Virtual points: record 250 of TRF26, by ranges of rounds and players, and XXA of JaVaFo, by player."""

from bisect import bisect_left, bisect_right

from fairswiss.formats.trf.columns import natural, points_of_text, points_text
from fairswiss.formats.trf.draft import Draft
from fairswiss.formats.trf.limits import MAX_POINTS, MAX_ROUNDS, MIN_POINTS, too_large
from fairswiss.formats.trf.ranges import refuse_expansion, virtual_range
from fairswiss.language import gettext
from fairswiss.model import Acceleration, Points, Where


def read_250(draft: Draft, number: int, line: str) -> None:
    """``250       1.0 001 003    1   82``; several such records add up."""
    read = virtual_range(line)
    if read is None:
        draft.report.error(
            gettext("the virtual points cannot be read"),
            gettext("columns: points 10-13, rounds 15-17 and 19-21, players 23-26 and 28-31"),
            gettext("correct the line"),
            Where(number),
        )
        return
    match_points, game_points, first, last, low, high = read
    if match_points and not game_points:
        what = gettext("match points in a tournament of players are read as virtual points")
        draft.report.warning(
            what, gettext("columns 5-8 are for teams"), gettext("write them at 10-13"), Where(number, 5)
        )
        game_points = match_points
    named = draft.numbers[bisect_left(draft.numbers, low) : bisect_right(draft.numbers, high)]
    if not named:
        what = gettext("none of the players {low} to {high} has a 001 record", low=low, high=high)
        draft.report.error(what, "", gettext("correct the numbers"), Where(number, 23))
    for player in named:
        points = draft.virtual_by_range.setdefault(player, [])
        growth = max(last - len(points), 0)
        draft.expansion += growth + last - first + 1
        refuse_expansion(draft.expansion)
        points += [0] * growth
        for index in range(first - 1, last):
            points[index] += game_points


def _fields(line: str) -> tuple[int | None, list[str]]:
    """The player and the points of a record XXA as texts: by their columns, else by the gaps between them."""
    player, places = natural(line[3:8]), range(8, len(line), 5)
    fields = [line[at : at + 5].strip(" ") for at in places]
    if player is None or any(line[at] != " " for at in places) or any(" " in field for field in fields):
        first, *fields = line[3:].split() or [""]
        player = natural(first)
    return player, fields


def read_xxa(draft: Draft, number: int, line: str) -> None:
    """``XXA    1  1.0  1.0  0.5``: the player at 5-8, the points of each round at 10-13, 15-18 …"""
    player, fields = _fields(line)
    points = [points_of_text(field) for field in fields]
    if player is None or None in points:
        what, why = (
            gettext("the virtual points cannot be read"),
            gettext("XXA has a player and the points of each round"),
        )
        draft.report.error(what, why, gettext("correct the line"), Where(number))
        return
    if len(points) > MAX_ROUNDS:
        raise too_large(
            gettext("Line {number} has more rounds than possible", number=number),
            MAX_ROUNDS,
            gettext("Shorten the line."),
        )
    if draft.registered([player], number):
        read = [value for value in points if value is not None]
        if draft.virtual_by_player.setdefault(player, read) != read:
            where = Where(number, player=player)
            draft.report.error(
                gettext("player {player} has other virtual points in another line", player=player),
                "",
                gettext("keep one"),
                where,
            )


def accelerations(draft: Draft) -> list[Acceleration]:
    """The virtual points of all players; a file that says them both ways must say the same."""
    by_range = {player: Acceleration(player, tuple(points)) for player, points in draft.virtual_by_range.items()}
    by_player = {player: Acceleration(player, tuple(points)) for player, points in draft.virtual_by_player.items()}
    for player in sorted(by_range.keys() & by_player.keys()):
        if _trimmed(by_range[player]) != _trimmed(by_player[player]):
            where = Where(draft.lines[player], player=player)
            draft.report.error(
                gettext("the virtual points of player {player} differ in 250 and XXA", player=player),
                "",
                gettext("keep one"),
                where,
            )
    for player, given in by_range.items():
        if not all(MIN_POINTS <= points <= MAX_POINTS for points in given.points):
            where = Where(draft.lines[player], player=player)
            draft.report.error(
                gettext("the records 250 give player {player} too many points together", player=player),
                "",
                gettext("correct them"),
                where,
            )
    return list((by_range | by_player).values())


def _trimmed(acceleration: Acceleration) -> list[Points]:
    points = list(acceleration.points)
    while points and not points[-1]:
        points.pop()
    return points


def write_250(given: tuple[Acceleration, ...], numbers: list[int], *, match_points: bool = False) -> list[str]:
    """Records 250: those who follow each other in the list and have the same points share a line.

    With ``match_points`` they are in the columns for teams.
    """
    place = {number: index for index, number in enumerate(numbers)}
    spans: dict[tuple[int, int, Points], list[list[int]]] = {}
    for acceleration in given:
        for first, last, points in _runs(acceleration.points):
            ranges = spans.setdefault((first, last, points), [])
            if ranges and place[ranges[-1][1]] + 1 == place[acceleration.player]:
                ranges[-1][1] = acceleration.player
            else:
                ranges.append([acceleration.player, acceleration.player])
    return [
        f"250 {_points_columns(points, match_points)} {first:03} {last:03}{low:>5}{high:>5}"
        for (first, last, points), ranges in sorted(spans.items())
        for low, high in ranges
    ]


def _points_columns(points: Points, match_points: bool) -> str:
    text = f"{points_text(points):>4}"
    return f"{text:<9}" if match_points and len(text) < 5 else f"{text:>9}"


def _runs(points: tuple[Points, ...]) -> list[tuple[int, int, Points]]:
    """The first and last round of each stretch of equal points, without the stretches of none."""
    runs: list[tuple[int, int, Points]] = []
    for number, value in enumerate(points, 1):
        if runs and runs[-1][1:] == (number - 1, value):
            runs[-1] = (runs[-1][0], number, value)
        elif value:
            runs.append((number, number, value))
    return runs


def write_xxa(given: tuple[Acceleration, ...]) -> list[str]:
    """Records XXA, one for each player."""
    return [f"XXA{a.player:>5}" + "".join(f" {points_text(points):>4}" for points in a.points) for a in given]
