"""From a file to a tournament."""

from fairswiss.formats.trf.acceleration_records import accelerations
from fairswiss.formats.trf.decoding import lines_of
from fairswiss.formats.trf.draft import Draft
from fairswiss.formats.trf.earlier_records import earlier_facts
from fairswiss.formats.trf.event_records import event_info
from fairswiss.formats.trf.people_records import with_people
from fairswiss.formats.trf.player_records import Row, read_players
from fairswiss.formats.trf.points import check_points, check_team_points
from fairswiss.formats.trf.records import PLAYER, names_teams, read_record, read_who_they_are
from fairswiss.formats.trf.report import Report
from fairswiss.formats.trf.rounds import absences_of, grant, read_cells, rounds_of
from fairswiss.formats.trf.team_records import NEW, Stated
from fairswiss.language import gettext
from fairswiss.model import InvalidTournament, Points, Problem, Round, Tournament, Where
from fairswiss.model.facts import Facts
from fairswiss.model.match_play import as_matches, game_by_game, games_a_round


def read_trf(source: bytes | str) -> Tournament:
    """The tournament in the text (or the bytes) of a report file of any edition; not a path.

    Raises :class:`~fairswiss.model.InvalidTournament` with every problem of the file, or
    :class:`~fairswiss.model.TooLarge`.
    """
    tournament, problems = parse_trf(source)
    if tournament is None:
        raise InvalidTournament(gettext("The tournament report cannot be used:"), problems)
    return tournament


def parse_trf(source: bytes | str) -> tuple[Tournament | None, tuple[Problem, ...]]:
    """The tournament and all problems, warnings too; no tournament when one of them is an error.

    Raises nothing but :class:`~fairswiss.model.TooLarge`.
    """
    report = Report()
    tournament = _read(lines_of(source, report), report)
    return (None if report.failed else tournament), report.problems()


def stated_points(source: bytes | str) -> tuple[dict[int, Points], dict[int, Stated]]:
    """The points that a report states: of players (record 001), and of teams (record 310). They are no facts."""
    report = Report()
    numbered = [(number, line) for number, line in enumerate(lines_of(source, report), 1) if line]
    rows = read_players([entry for entry in numbered if entry[1].startswith(PLAYER)], report)
    draft = Draft({number: row.line_number for number, row in rows.items()}, report)
    read_who_they_are(draft, numbered)
    return {number: row.points for number, row in rows.items() if row.points is not None}, draft.teams.stated


def _read(lines: list[str], report: Report) -> Tournament | None:
    numbered = [(number, line) for number, line in enumerate(lines, 1) if line]
    rows = read_players([entry for entry in numbered if entry[1].startswith(PLAYER)], report)
    if not any(line.startswith(PLAYER) for line in lines):
        report.error(
            gettext("there is no player in this file"),
            gettext("a tournament report (TRF) has a line starting with 001 for every player"),
            gettext("check that this is the file you meant, and that its content was given, not its name"),
            Where(line=1),
        )
    draft = Draft({number: row.line_number for number, row in rows.items()}, report)
    teams = names_teams(lines)
    if teams:
        why = gettext("records 240, 250, 260 and 299 name teams in such a file")
        where = Where(next(number for number, line in numbered if line.startswith(NEW)))
        what = gettext("this is a tournament of teams; standings rank its players unless teams are asked for")
        report.warning(what, why, gettext("ask for standings of teams"), where)
    refused = read_who_they_are(draft, numbered)
    for number, line in numbered:
        if report.overwhelmed:
            break
        if not line.startswith(PLAYER):
            read_record(draft, number, line, teams, refused)
    return _joined(rows, draft)


_MOST_TEAMS = 20
"""Teams that one warning names."""


def _joined(rows: dict[int, Row], draft: Draft) -> Tournament | None:
    """The tournament of all that was read; None when it contradicts itself."""
    report, lines = draft.report, draft.lines
    cells = read_cells(rows, report)
    grant(draft.requests, cells, report)
    team_event = draft.teams.event()
    rounds = rounds_of(cells, lines, report, team_event)
    recorded = max(len(rounds), team_event.rounds_paired)
    if draft.planned is not None and draft.planned < recorded:
        what = gettext(
            "{recorded} rounds are recorded but only {planned} are planned", recorded=recorded, planned=draft.planned
        )
        report.error(what, "", gettext("correct the number of rounds"), Where(draft.planned_line, 5))
    virtual = accelerations(draft)
    if report.failed:
        return None
    players = [
        row.player._replace(national=tuple(draft.national[number])) if number in draft.national else row.player
        for number, row in rows.items()
    ]
    facts = Facts(
        tuple(players),
        rounds=tuple(rounds),
        rounds_planned=draft.planned,
        first_colour=draft.first_colour,
        absences=tuple(absences_of(cells, draft.absent_next, team_event)),
        prohibitions=tuple(draft.prohibitions),
        accelerations=tuple(virtual),
        adjustments=tuple(draft.adjustments),
        scoring=draft.scoring.scoring(),
        info=event_info(draft),
        team_event=team_event,
        order=tuple(rows) if draft.by_position else (),
    )
    facts = _of_rounds(with_people(draft, facts), report)
    earlier = earlier_facts(draft, facts)  # comments that are not understood are kept among the others
    facts = facts._replace(earlier=earlier, extra=tuple(draft.extra))
    try:
        tournament = Tournament.build(facts.players, **dict(zip(facts._fields[1:], facts[1:], strict=True)))
    except InvalidTournament as invalid:
        for problem in invalid.problems:
            line = lines.get(problem.where.player, 0)
            report.add(problem._replace(where=problem.where._replace(line=line)))
        return None
    if tournament.order:
        report.warning(
            gettext("the players are paired in the order of their lines, not of their numbers (XXC rank)"),
            "",
            gettext("number them in this order, if nothing else depends on the numbers"),
            Where(draft.by_position, 5),
        )
    check_points(tournament, rows, report)
    check_team_points(tournament, draft.teams.stated, report)
    _tell_of_silence(tournament, report)
    return tournament


def _tell_of_silence(tournament: Tournament, report: Report) -> None:
    """Warn of teams of which nothing is recorded in a round."""
    if not tournament.team_event.teams:
        return
    from fairswiss.model.matches import without_match_or_bye  # only events of teams pay for it

    for number, missing in without_match_or_bye(tournament):
        report.warning(
            gettext("nothing is recorded of these teams: {teams}", teams=", ".join(map(str, missing[:_MOST_TEAMS]))),
            gettext("they have neither a match nor a bye, so the round brings them nothing"),
            gettext("record the bye (320 or 240), the forfeited match (330), or the games of their players"),
            Where(round=number),
        )


def _of_rounds(facts: Facts, report: Report) -> Facts:
    """The facts by rounds: where a round is a match, the columns of its two games together."""
    if games_a_round(facts.info) == 1:
        return facts
    matches = as_matches(facts)
    alone = next((at for at, played in enumerate(facts.rounds, 1) if _has_other_byes(played, at, matches)), 0)
    if alone:
        report.warning(
            gettext("column {number} has byes that are not those of a whole match", number=alone),
            gettext("a bye is for both games of a match"),
            gettext("write U and H for the pairing-allocated bye, and FF, HH or ZZ for the others"),
            Where(round=alone),
        )
    return matches


def _has_other_byes(played: Round, column: int, matches: Facts) -> bool:
    """True if the column of a game has other byes than its match, zero-point byes aside."""
    match = matches._replace(rounds=matches.rounds[(column - 1) // 2 :][:1])
    expected = game_by_game(match).rounds[(column - 1) % 2]
    return {bye for bye in played.byes if bye.code != "Z"} != {bye for bye in expected.byes if bye.code != "Z"}
