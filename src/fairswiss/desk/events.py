"""Events of the manager: set up, taken over from a report, announced, put away."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from fairswiss.desk import journals
from fairswiss.desk.announcing import USUAL_COLOURS
from fairswiss.desk.frozen import confirmed_change
from fairswiss.desk.journals import Known
from fairswiss.desk.telling import By, begin, cleaned, one_line, required, tell, tell_checked
from fairswiss.formats.trf import parse_trf
from fairswiss.journal.audit import Archived
from fairswiss.journal.effects.announcement import expect_rounds
from fairswiss.journal.facts import Created, Fact, FideModeLeft, Imported, Settings
from fairswiss.journal.state import State
from fairswiss.kernel.options import Options
from fairswiss.language import gettext
from fairswiss.model.acceleration import announces_baku
from fairswiss.model.decisions import chosen_by, decided_by
from fairswiss.model.earlier import has_wishes
from fairswiss.model.errors import BadRequest, InvalidTournament, TooLarge, Unreadable
from fairswiss.model.player import title_rank
from fairswiss.model.problems import Problem, Severity
from fairswiss.model.tournament import EventInfo, Tournament
from fairswiss.rules import choices, edition
from fairswiss.store import audit, rows
from fairswiss.tiebreaks.codes import parse_tie_breaks
from fairswiss.usecases.long_work import worked_out
from fairswiss.usecases.remarks import remarks, unpaired_matches
from fairswiss.usecases.systems import as_announced, system_of

MAX_ROUNDS = 99
MAX_PLAYERS = 10_000
"""Of an event of the manager; the command line pairs more."""
_COLOURS = re.compile("[WB]{1,20}")
"""The colours of the boards of a match."""


class Listed(NamedTuple):
    id: str
    name: str
    created: str
    archived: bool
    readable: bool = True
    """Known only where it was asked for."""


def events(archived: bool = False) -> list[Listed]:
    """Every event of the store, the newest first."""
    return [Listed(row.id, row.name, row.created, row.archived) for row in rows.events(archived)]


def count(archived: bool) -> int:
    """The number of events, archived or not."""
    return rows.count(archived)


def name_of(event: str) -> str:
    """The name of an event as the list has it; refuses one that is not there, whether it can be read or not."""
    return rows.row_of(event).name


def expect_players(count: int) -> None:
    """Refuse more players than the manager is made for."""
    if count > MAX_PLAYERS:
        raise TooLarge(gettext("An event has at most {most:,} players.", most=MAX_PLAYERS), code="too-many-players")


def tried(listed: Listed) -> Listed:
    """The same, having tried to read the event."""
    try:
        journals.read(listed.id)
    except Unreadable:
        return listed._replace(readable=False)
    return listed


def create_event(settings: Settings, by: By) -> Known:
    """A new event without players."""
    known = begin(Created(announceable(settings)), by)
    return known if edition(settings.system).fide else tell(known.event, by, lambda state: [*_outside(state, settings)])


def _outside(state: State, settings: Settings) -> Iterator[Fact]:
    """An event by a system that is none of FIDE's is outside FIDE mode; the page and the report say so."""
    if state.fide_mode and not edition(settings.system).fide:
        yield FideModeLeft()


def change_settings(event: str, settings: Settings, by: By) -> Known:
    """Another announcement. What the rules freeze once the event is under way is refused, or confirmed twice."""

    def telling(state: State) -> list[Fact]:
        checked = announceable(settings)
        if checked == state.settings:
            return []
        return [confirmed_change(by, state, checked, options_of(checked)), *_outside(state, checked)]

    return tell_checked(event, by, telling)


def import_event(
    content: bytes, by: By, system: str = "", rounds: int = 0, name: str = ""
) -> tuple[Known, tuple[Problem, ...]]:
    """An event taken over from a report with everything that was played, and the warnings about it.

    ``name`` is what the event is called if the report does not say.
    """
    tournament, problems = worked_out(parse_trf, content)
    if tournament is None:
        words = "The file cannot be used as a tournament report:"
        raise InvalidTournament(gettext(words), problems, code="report-unusable")
    found = system_of(tournament, system)
    planned = rounds or tournament.rounds_planned or 0
    if planned < max(1, len(tournament.rounds)):
        words = "The planned number of rounds is missing in the report ({recorded} are recorded). Enter it."
        raise BadRequest(gettext(words, recorded=len(tournament.rounds)), code="plan-missing")
    settings = Settings(
        found,
        planned,
        tournament.info._replace(name=tournament.info.name.strip() or name),
        tournament.scoring,
        baku=announces_baku(tournament.info),
        numbering="rating" if _by_rating(tournament) else "entry",
        options=_reported(tournament, found),
        unplayed_cut_first="unplayed_cut_first" in chosen_by(tournament.extra),
        sonneborn_games="sonneborn_games" in chosen_by(tournament.extra),
        **_of_teams(tournament, found),
    )
    expect_players(len(tournament.players))
    players = tuple(player._replace(name=one_line(player.name) or "?") for player in tournament.players)
    told = tournament.revised(rounds_planned=planned, players=players)
    outside = tuple(_outside_fide_mode(tournament, found))
    known = begin(Imported(announceable(settings), told, fide_mode=not outside), by)
    warnings = [problem for problem in problems if problem.severity is Severity.WARNING]
    return known, (*outside, *warnings, *unpaired_matches(tournament, found), *remarks(tournament, found))


def _outside_fide_mode(tournament: Tournament, system: str) -> Iterator[Problem]:
    """The reason why the event of a report is outside FIDE mode from the start; nothing if it is in it."""
    if tournament.left_fide_mode:
        why = gettext("the report says that its event has left FIDE mode")
    elif not edition(system).fide:
        why = gettext("FIDE has no rules for this system")
    elif has_wishes(tournament):
        why = gettext("the report keeps a group apart if possible, and in FIDE mode groups are strict")
    else:
        return
    what = gettext("the event is imported outside FIDE mode")
    remedy = gettext("if it must be in FIDE mode, remove from the file what is outside it, and import it again")
    yield Problem(what, why, remedy, severity=Severity.WARNING)


def _of_teams(tournament: Tournament, system: str) -> dict[str, Any]:
    """The settings of matches that a report states, if its system pairs teams."""
    event = tournament.team_event
    if not edition(system).teams:
        return {}
    return {"board_colours": event.board_colours or USUAL_COLOURS, "match_scoring": event.scoring}


def archive_event(event: str, by: By, archived: bool = True) -> None:
    """Archive an event, or put it back into the list; the audit log says so."""
    with journals.together():
        if rows.archive(event, archived):
            audit.record(Archived(event, archived), cleaned(by).who)


def _reported(tournament: Tournament, system: str) -> tuple[tuple[str, str], ...]:
    """The unusual decisions that a report states for its system."""
    known, said = choices(system), decided_by(tournament.extra)
    decided = {name: known[name].written(value) for name, value in said.items() if name in known}
    return tuple(sorted((name, value) for name, value in decided.items() if value != known[name].default))


def options_of(settings: Settings) -> Options:
    """The options that the rules leave to the arbiter, each decided: none is left to what a report says."""
    usual = {name: option.default for name, option in choices(settings.system).items()}
    return Options(**{**usual, **dict(settings.options)})


def announceable(settings: Settings) -> Settings:
    """Texts cleaned, the system named in the report's own words; refuses what cannot be announced."""
    system = edition(settings.system)
    options_of(settings).checked(system.id, system.options)
    expect_rounds(settings.rounds, MAX_ROUNDS)
    if settings.numbering not in ("rating", "entry"):
        raise BadRequest(gettext("The list is ordered by rating or by entry."), code="not-a-list-order")
    scoring = settings.scoring
    if not scoring.white_loss <= scoring.white_draw <= scoring.white_win or scoring.white_win <= 0:
        words = "A win must be worth more than zero and at least as much as a draw; a draw at least as much as a loss."
        raise BadRequest(gettext(words), code="scoring-inverted")
    if 2 * scoring.white_draw > scoring.white_win + scoring.white_loss:
        raise BadRequest(gettext("Two draws must not be worth more than a win and a loss."), code="draws-too-high")
    if not 0 <= scoring.pab <= scoring.white_win:
        raise BadRequest(gettext("The pairing-allocated bye is worth at most a win."), code="bye-too-high")
    if settings.board_colours and not _COLOURS.fullmatch(settings.board_colours):
        words = "{colours!r:.40} does not say the colours of the boards, such as WBWB: one letter for each, 20 at most."
        raise BadRequest(gettext(words, colours=settings.board_colours), code="board-colours-unreadable")
    for text in (settings.info.standings_order, settings.info.tie_breaks):
        if text.strip():
            parse_tie_breaks(text)
    info = EventInfo(*(_clean(held) for held in settings.info))
    info = info._replace(name=required(info.name, gettext("The name of the event")))
    return settings._replace(info=as_announced(info, settings.system, settings.baku))


def _clean(held: Any) -> Any:
    return one_line(held) if isinstance(held, str) else tuple(one_line(text) for text in held[:99])


def _by_rating(tournament: Tournament) -> bool:
    keys = [(-player.rating, title_rank(player.title)) for player in tournament.players]
    return keys == sorted(keys)
