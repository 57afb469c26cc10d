"""The command ``standings``."""

from typing import Annotated, NamedTuple

from fairswiss.cli import typed
from fairswiss.cli.decisions import USUAL, DecidedOnRanking
from fairswiss.cli.options import File, Json, OnePlayer, PlannedRounds, Quiet, tournament_of
from fairswiss.cli.output import Answer, colours, json_text, shown, to_stderr
from fairswiss.cli.tables import Out, TableForm, Wanted, table_answer, table_form
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, NoPairing
from fairswiss.model.tournament import Tournament
from fairswiss.rendering import as_data, render
from fairswiss.tiebreaks import EDITIONS, SETS, UNPLAYED, Announced, Standings, cross_table
from fairswiss.usecases import standings as use_case
from fairswiss.usecases.files import read_bytes
from fairswiss.usecases.naming import player_number, team_number
from fairswiss.usecases.standings_check import Asked, check_standings


class Ways(NamedTuple):
    """By what the standings are worked out."""

    tie_breaks: Annotated[
        str,
        typed.Option(
            "--tiebreaks", metavar="LIST", help=f"A list such as BH/C1,BH,SB, or a set by name: {', '.join(SETS)}."
        ),
    ] = ""
    number: Annotated[
        int | None, typed.Option("--round", metavar="N", min=0, help="After round N. Default: the last complete round.")
    ] = None
    planned: PlannedRounds = None
    edition: Annotated[
        str,
        typed.Option(
            "--edition",
            metavar="ID",
            autocompletion=lambda: EDITIONS,
            help="2026, 2024, 2023, old (of C.07) or dutch-1992 (F10).",
        ),
    ] = ""
    round_robin: Annotated[
        bool | None, typed.Option("--round-robin/--swiss", help="The kind of event, if the file does not have it.")
    ] = None
    unrated: Annotated[
        int | None,
        typed.Option(
            "--unrated", metavar="RATING", min=1, max=9999, help="Rating assumed for unrated players, as announced."
        ),
    ] = None
    annul: Annotated[
        bool,
        typed.Option(
            "--annul-below-half", help="Round robin: players with fewer than half of their games are not counted."
        ),
    ] = False
    teams: Annotated[bool, typed.Option("--teams", help="Rank the teams, by records 310 or 013.")] = False
    primary: Annotated[
        str, typed.Option("--primary", metavar="MP|GP", help="The primary score of teams. Default: from record 192.")
    ] = ""
    unplayed: Annotated[
        str, typed.Option("--unplayed", metavar="WAY", help=f"How unplayed rounds count (16.6): {', '.join(UNPLAYED)}.")
    ] = ""
    plain_cuts: Annotated[
        bool, typed.Option("--plain-cuts", help="Cuts without the exception for voluntarily unplayed rounds (16.5).")
    ] = False
    two_decimals: Annotated[
        bool, typed.Option("--two-decimals", help="Compare AOB and SSSC rounded to two decimals.")
    ] = False
    unplayed_cut_first: Annotated[
        bool, typed.Option("--unplayed-cut-first", help="Cuts of ARO leave out unplayed rounds before any rating.")
    ] = False
    sonneborn_games: Annotated[
        bool,
        typed.Option("--sonneborn-games", help="Sonneborn-Berger counts games alone, with the opponents' own scores."),
    ] = False
    lots: Annotated[
        str, typed.Option("--lots", metavar="LIST", help="Numbers in the order lots were drawn, such as 7,3,12.")
    ] = ""
    lots_seed: Annotated[
        int | None, typed.Option("--lots-seed", metavar="N", help="Draw lots among players still tied, with this seed.")
    ] = None

    def asked(self, tournament: Tournament) -> Asked:
        """The question for the use-case, with the lots that were drawn or are drawn now."""
        return Asked(
            self.tie_breaks,
            self.number,
            self.edition,
            self.round_robin,
            self.unrated,
            _lots(tournament, self.lots, self.lots_seed, self.teams),
            self.teams,
            self.primary,
            Announced(self.unplayed, self.plain_cuts, self.two_decimals, self.unplayed_cut_first, self.sonneborn_games),
            self.annul,
        )


def standings(
    file: File,
    *,
    ways: Ways,
    with_working: Annotated[bool, typed.Option("--working", help="Show how every value is calculated.")] = False,
    player: OnePlayer = "",
    with_rounds: Annotated[
        bool, typed.Option("--cross-table", help="With everyone's rounds; round robins as a grid.")
    ] = False,
    check: Annotated[
        bool,
        typed.Option("--check", help="Compare the points and ranks that the file records; exit code 1 if any differ."),
    ] = False,
    values: Annotated[
        str, typed.Option("--values", metavar="CSV", help="With --check: also compare a table of values.")
    ] = "",
    wanted: Wanted = None,
    out: Out = "",
    options: DecidedOnRanking = USUAL,
    as_json: Json = False,
    quiet: Quiet = False,
) -> Answer:
    """Print the standings, with every tie-break value explained.

    Default for --tiebreaks: the list in the file (records 212 and 202), otherwise BH/C1,BH,SB,DE. Events by the Keizer
    system are ranked by Keizer points, with the house rules stated in the file or by the options.

      fairswiss standings open.trf
      fairswiss standings open.trf --tiebreaks DE,BH/C1,SB --round 5
      fairswiss standings open.trf --player 12
      fairswiss standings open.trf --cross-table --format csv
      fairswiss standings open.trf --cross-table --working -o standings.html
      fairswiss standings open.trf -o standings.xlsx
      fairswiss standings open.trf --check
      fairswiss standings league.trf --teams --tiebreaks MPvGP,EDE,EMGSB
    """
    form = table_form(wanted, as_json, out)
    if values and not check:
        raise BadRequest(gettext("--values needs --check."), code="options-contradict")
    source = read_bytes(file) if check else b""
    tournament = tournament_of(file, ways.planned, quiet=quiet, source=source)
    if tournament.team_event.teams and not ways.teams and not quiet:
        to_stderr("note", gettext("the file has teams; --teams ranks them"))
    asked = ways.asked(tournament)
    if check:
        return _checked(tournament, source, asked, values, form)
    found = use_case.standings(tournament, **asked._asdict(), options=options)
    named = team_number if found.primary else player_number
    players = _explained(found, with_working, named(tournament, player) if player else None)
    subject = cross_table(tournament, found) if with_rounds or form == "xlsx" else found
    return table_answer(subject, players, form, tournament, out, quiet)


def _explained(found: Standings, all_of_them: bool, player: int | None) -> list[int]:
    """The players whose values are shown with their working."""
    players = [row.player for row in found.rows if (all_of_them and player is None) or row.player == player]
    if player is not None and not players:
        words = (
            "There is no team {number} in this tournament."
            if found.primary
            else "There is no player {number} in this tournament."
        )
        raise BadRequest(gettext(words, number=player), code="no-such-player")
    return players


def _checked(tournament: Tournament, source: bytes, asked: Asked, values: str, form: TableForm) -> Answer:
    if form in ("csv", "xlsx"):
        raise BadRequest(
            gettext("Differences are shown as text, Markdown, HTML or JSON. Choose one of these."),
            code="options-contradict",
        )
    found = check_standings(tournament, source, asked, read_bytes(values) if values else "")
    code = 0 if found.agrees else NoPairing.exit_code
    if form == "json":
        return Answer(json_text(as_data(found, tournament)), code)
    return shown(render(found, form, tournament, colour=colours()), form == "html")._replace(exit_code=code)


def _lots(tournament: Tournament, stated: str, seed: int | None, teams: bool) -> tuple[int, ...]:
    """The lots that were drawn, or are drawn now by a number."""
    if stated and seed is not None:
        raise BadRequest(
            gettext("--lots states lots that were drawn, --lots-seed draws them. Choose one."),
            code="options-contradict",
        )
    if seed is not None:
        return use_case.drawn_lots(tournament, seed, teams=teams)
    words = stated.replace(",", " ").split()
    if not all(word.isascii() and word.isdigit() and len(word) <= 6 for word in words):
        raise BadRequest(
            gettext("The lots {stated!r} cannot be read. Write numbers, such as 7,3,12.", stated=stated[:60]),
            code="value-unreadable",
        )
    numbers = tuple(map(int, words))
    known = {one.number for one in (tournament.team_event.teams if teams else tournament.players)}
    strange = [number for number in numbers if number not in known]
    if strange or len(set(numbers)) < len(numbers):
        raise BadRequest(
            gettext(
                "The lots name {strange}, who is unknown or appears twice. Correct the list.",
                strange=(strange or numbers)[0],
            ),
            code="lots-of-strangers",
        )
    return numbers
