"""From a tournament to a file."""

from collections.abc import Iterator, Mapping

from fairswiss.formats.trf.absence_records import write_240
from fairswiss.formats.trf.acceleration_records import write_250, write_xxa
from fairswiss.formats.trf.adjustment_records import write_299
from fairswiss.formats.trf.cells import ABSENT_CELL, write_bye, write_side
from fairswiss.formats.trf.columns import CELL, FIRST_CELL, one_line
from fairswiss.formats.trf.earlier_records import write_earlier
from fairswiss.formats.trf.event_records import write_event
from fairswiss.formats.trf.limits import (
    MAX_BYTES,
    MAX_LINE_LENGTH,
    MAX_LINES,
    MAX_PLAYERS,
    MAX_ROUNDS,
    too_large,
)
from fairswiss.formats.trf.people_records import write_people
from fairswiss.formats.trf.player_records import write_national, write_player
from fairswiss.formats.trf.points import team_points_of
from fairswiss.formats.trf.prohibition_records import write_260, write_xxp
from fairswiss.formats.trf.records import is_kept, names_teams
from fairswiss.formats.trf.scoring_records import write_162, write_bb, write_xxs
from fairswiss.formats.trf.team_records import NEW, OLD, TeamSheet, speaks_of_teams
from fairswiss.formats.trf.team_writing import write_teams
from fairswiss.formats.trf.type_records import for_trf16
from fairswiss.language import gettext
from fairswiss.model import Absence, BadRequest, Points, Tournament, format_points
from fairswiss.model.gains import points_before
from fairswiss.model.match_play import game_by_game
from fairswiss.rules.baku import with_announced_acceleration

EDITIONS = ("trf16", "trf26")
_XXC = {"w": "XXC white1", "b": "XXC black1"}


def write(tournament: Tournament, edition: str) -> str:
    """The text of the file; see :func:`fairswiss.formats.trf.write_trf`."""
    if edition not in EDITIONS:
        words = "{edition!r} is not an edition that can be written; there are {known}."
        raise BadRequest(gettext(words, edition=edition, known=", ".join(EDITIONS)), code="value-unknown")
    tournament = tournament.revised()  # whoever made it: the order of the lines follows from the facts alone
    given = tournament.accelerations if edition == "trf26" else with_announced_acceleration(tournament).accelerations
    points = points_before(tournament)
    tournament = game_by_game(tournament._replace(accelerations=given))  # a report has a column for each game
    given = tournament.accelerations
    _refuse_excess(tournament)
    teams = write_teams(tournament, team_points_of(tournament))
    extra = _extra(tournament, teams)
    # In a file of teams the numbers of 240, 250, 260 and 299 are those of teams; the older records name players.
    numbered = names_teams([*teams, *extra])
    new = edition == "trf26" and not numbered
    coming = len(tournament.rounds) + 1
    in_cells = [absence for absence in tournament.absences if numbered or (not new and absence.round == coming)]
    later = tuple(absence for absence in tournament.absences if absence not in in_cells)
    lines = [
        *_event(tournament, edition),
        *_players(tournament, in_cells, points),
        *write_240(later),
        *(write_250(given, [p.number for p in tournament.players]) if new else write_xxa(given)),
        *_prohibitions(tournament, new, numbered),
        *(line for adjustment in (() if numbered else tournament.adjustments) for line in write_299(adjustment)),
        *teams,
        *write_people(tournament),
        *write_earlier(tournament.earlier),
        *extra,
    ]
    _refuse_excessive_lines(lines)
    return "\n".join([*lines, ""])


def _prohibitions(tournament: Tournament, new: bool, numbered: bool) -> Iterator[str]:
    for prohibition in tournament.prohibitions:
        strict = not prohibition.gives_way  # a group that gives way has a comment alone: no record knows any
        for line in (write_260 if new else write_xxp)(prohibition, tournament.rounds_planned) if strict else ():
            if not (numbered and line.startswith("260")):
                yield line


def _refuse_excessive_lines(lines: list[str]) -> None:
    """Refuse what no reader would take."""
    if len(lines) > MAX_LINES:
        raise too_large(
            gettext("The file would have {count:,} lines", count=len(lines)), MAX_LINES, gettext("Split the event.")
        )
    longest = max(lines, key=len)
    if len(longest) > MAX_LINE_LENGTH:
        what = gettext("A line ({start} …) would have {count:,} characters", start=longest[:12], count=len(longest))
        raise too_large(what, MAX_LINE_LENGTH, gettext("Name fewer players in it."))


def _refuse_excess(tournament: Tournament) -> None:
    """Refuse what has no room in the columns of any record."""
    highest = max((player.number for player in tournament.players), default=0)
    if highest > MAX_PLAYERS:
        raise too_large(
            gettext("There is a player with the number {number}", number=highest),
            MAX_PLAYERS,
            gettext("Renumber the players."),
        )
    numbers = [len(tournament.rounds), *(len(a.points) for a in tournament.accelerations)]
    numbers += [absence.round for absence in tournament.absences]
    numbers += [adjustment.round for adjustment in tournament.adjustments]
    event = tournament.team_event
    for facts in (event.byes, event.forfeits, event.line_ups, event.adjustments):
        numbers += [fact.round for fact in facts]
    numbers += [len(given.points) for given in event.accelerations]
    numbers += [p.first_round for p in tournament.prohibitions] + [p.last_round or 0 for p in tournament.prohibitions]
    if max(numbers) > MAX_ROUNDS:
        raise too_large(
            gettext("There is a round with the number {number}", number=max(numbers)),
            MAX_ROUNDS,
            gettext("Correct the rounds."),
        )


def _event(tournament: Tournament, edition: str) -> list[str]:
    """The records before the players, in the order of their codes."""
    planned, scoring, order = tournament.rounds_planned, tournament.scoring, tournament.order
    if edition == "trf16":
        tournament = tournament._replace(info=for_trf16(tournament.info))
    written = write_event(tournament)
    if edition == "trf26":
        written["142"] = [f"142 {planned}"] if planned else []
        written["152"] = [f"152 {tournament.first_colour.upper()}"] if tournament.first_colour else []
        written["162"] = write_162(scoring)
    else:
        written["XXC"] = [_XXC[tournament.first_colour]] if tournament.first_colour else []
        written["XXR"] = [f"XXR {planned}"] if planned else []
        written["XXS"] = write_xxs(scoring)
        written["BB"] = write_bb(scoring)
        # Other programs take numbers with gaps only as places of the lines, which are in the order of the numbers.
        order = order or tuple(p.number for p in tournament.players if p.number > len(tournament.players))
    if order:
        written["XXC"] = [*written.get("XXC", ()), "XXC rank"]
    return [line for code in sorted(written) for line in written[code]]


def _players(tournament: Tournament, requests: list[Absence], points: Mapping[int, Points]) -> list[str]:
    cells: dict[int, list[str]] = {player.number: [] for player in tournament.players}
    size = FIRST_CELL * len(cells)

    def place(player: int, number: int, cell: str) -> None:
        nonlocal size
        row = cells[player]
        size += CELL * (number - len(row))
        if size > MAX_BYTES:  # one bye asked for in round 999 is ten thousand columns
            raise too_large(
                gettext("The file would have over {count:,} bytes", count=size), MAX_BYTES, gettext("Split the event.")
            )
        row.extend([ABSENT_CELL] * (number - 1 - len(row)))
        row.append(cell)

    for number, played in enumerate(tournament.rounds, 1):
        for game in played.games:
            place(game.white, number, write_side(game.black, "w", game.white_result))
            place(game.black, number, write_side(game.white, "b", game.black_result))
        for bye in played.byes:
            place(bye.player, number, write_bye(bye.code))
    for absence in requests:
        place(absence.player, absence.round, write_bye(absence.code))
    lines = []
    places = tournament.places()
    for player in sorted(tournament.players, key=lambda player: places[player.number]):
        stated = format_points(points[player.number])
        record = write_player(player, stated if len(stated) <= 5 else "")
        lines.append(f"{record} {''.join(cells[player.number])}".rstrip(" "))
    lines += [line for p in tournament.players for record in p.national for line in write_national(p.number, record)]
    return lines


def _extra(tournament: Tournament, teams: list[str]) -> list[str]:
    """The lines kept from elsewhere; one that a reader would take for a fact becomes a comment.

    A reader looks first at who the teams are, so that is asked first here too.
    """
    players = {player.number for player in tournament.players}
    sheet = TeamSheet(players)
    for line in teams:
        sheet.take(line)
    lines = [one_line(line).rstrip(" ") for line in tournament.extra]
    for at, line in enumerate(lines):
        if line.startswith((NEW, OLD)) and not isinstance(sheet.read(line), str):
            lines[at] = f"### {line}"
    numbered = names_teams([*teams, *lines])
    for at, line in enumerate(lines):
        kept = isinstance(sheet.read(line), str) if speaks_of_teams(line, numbered) else is_kept(line, players)
        lines[at] = line if kept else f"### {line}".rstrip(" ")
    return lines
