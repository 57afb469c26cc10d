"""Commands about one round: ``pair``, ``explain`` and ``what-if``."""

from typing import Annotated

from fairswiss.answers import Answered
from fairswiss.cli import typed
from fairswiss.cli.decisions import USUAL, Decided
from fairswiss.cli.hyperlinks import rule_pages
from fairswiss.cli.options import (
    File,
    FirstColour,
    Form,
    Format,
    Json,
    PlannedRounds,
    Quiet,
    RoundNumber,
    System,
    To,
    Trf,
    Verbose,
    form_of,
    system_names,
    tournament_of,
)  # fmt: skip
from fairswiss.cli.output import Answer, colours, json_text, shown, to_stderr, warn
from fairswiss.formats.trf import unwritable, write_trf
from fairswiss.kernel.edition import Pairing
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.match_play import games_a_round
from fairswiss.model.tournament import Tournament
from fairswiss.rendering import as_data, render
from fairswiss.rendering.appeals import Appeal
from fairswiss.usecases import files, rounds
from fairswiss.usecases.appeals import appeal_of
from fairswiss.usecases.naming import player_number
from fairswiss.usecases.notation import typed_result
from fairswiss.usecases.remarks import as_paired
from fairswiss.usecases.systems import system_of
from fairswiss.usecases.what_if import what_if
from fairswiss.why.previews import Supposed


def pair(
    file: File,
    system: System = "",
    number: RoundNumber = None,
    planned: PlannedRounds = None,
    first_colour: FirstColour = None,
    explain: Annotated[bool, typed.Option("--explain", help="With the reasons, article by article.")] = False,
    wanted: Format = None,
    verbose: Verbose = False,
    as_json: Json = False,
    out: Annotated[
        str, typed.Option("-o", "--output", metavar="OUT", help="Also write the tournament with the new round (TRF).")
    ] = "",
    to: To = "trf26",
    options: Decided = USUAL,
    quiet: Quiet = False,
) -> Answer:
    """Pair the next round, or an earlier one again.

    An earlier round is paired using only what was known at the time.

      fairswiss pair open.trf
      fairswiss pair open.trf --system dubov-1997 --rounds 9 --first-colour white
      fairswiss pair open.trf --round 3 --explain
      fairswiss pair open.trf -o open-with-the-round.trf
      fairswiss pair - --json < open.trf
    """
    form = form_of(wanted, as_json, verbose)
    tournament = tournament_of(file, planned, first_colour, quiet, paired_by=system)
    if out:
        _refuse_output(tournament, number, out)
    reasons = explain or form == "vega"
    pairing = rounds.pair(tournament, system, round=number or 0, explain=reasons, options=options)
    answer = _answer(pairing, form, as_paired(tournament, pairing.system))
    if out:
        _write(rounds.with_pairing(tournament, pairing), out, to, quiet)
    return answer


def _refuse_output(tournament: Tournament, number: int | None, out: str) -> None:
    coming = len(tournament.rounds) + 1
    if out == files.DASH:
        raise BadRequest(
            gettext("The pairing goes to standard output, so -o needs a file name."), code="option-missing"
        )
    if number not in (None, coming):
        words = (
            "-o writes the file with the new round {coming}, but round {number} is already recorded. Remove -o to look "
            "at an old round, or --round to pair the next one."
        )
        raise BadRequest(gettext(words, coming=coming, number=number), code="round-recorded")


def explain(
    file: File,
    system: System = "",
    number: RoundNumber = None,
    player: Annotated[
        str, typed.Option("--player", metavar="PLAYER", help="Only what concerns one player, by number or name.")
    ] = "",
    why_not: Annotated[
        tuple[str, str] | None, typed.Option("--why-not", metavar="PLAYER PLAYER", help="Why these two are not paired.")
    ] = None,
    board: Annotated[
        int | None, typed.Option("--board", metavar="BOARD", help="Only what concerns the two players of a board.")
    ] = None,
    appeal: Annotated[
        str,
        typed.Option("--appeal", metavar="PLAYER", help="Derive the group of this player, or the bye, step by step."),
    ] = "",
    planned: PlannedRounds = None,
    first_colour: FirstColour = None,
    wanted: Format = None,
    verbose: Verbose = False,
    as_json: Json = False,
    options: Decided = USUAL,
    quiet: Quiet = False,
) -> Answer:
    """Explain why a round is paired as it is, in words, with the articles.

    For a player, a board or two players who do not meet, the answers come first: why this opponent, why this colour,
    why (not) the bye. The rules in detail follow.

      fairswiss explain open.trf --round 5
      fairswiss explain open.trf --round 5 --player 12
      fairswiss explain open.trf --round 5 --player Petrov
      fairswiss explain open.trf --round 5 --board 2
      fairswiss explain open.trf --round 5 --why-not 3 8
      fairswiss explain open.trf --round 5 --why-not Müller "Petrov, Anna"
      fairswiss explain open.trf --round 5 --appeal 12 --format html
      fairswiss explain open.trf --round 5 --verbose
    """
    form = form_of(wanted, as_json, verbose)
    _refuse_two_questions(bool(player) + (board is not None) + (why_not is not None) + bool(appeal), form)
    tournament = tournament_of(file, planned, first_colour, quiet, paired_by=system)
    tournament = as_paired(tournament, system_of(tournament, system))
    at = number or 0
    found: Pairing | Answered | Appeal
    if player:
        who = player_number(tournament, player)
        found = rounds.player_answered(tournament, who, system, round=at, options=options)
    elif board is not None:
        found = rounds.board_answered(tournament, board, system, round=at, options=options)
    elif appeal:
        found = appeal_of(tournament, player_number(tournament, appeal), system, round=at, options=options)
    elif why_not is not None:
        one, other = (player_number(tournament, said) for said in why_not)
        found = rounds.why_not_answered(tournament, one, other, system, round=at, options=options)
    else:
        found = rounds.pair(tournament, system, round=at, explain=True, options=options)
    return _answer(found, form, tournament)


def _refuse_two_questions(asked: int, form: Form) -> None:
    if asked > 1:
        words = "--player, --board, --why-not and --appeal are different questions. Ask one at a time."
        raise BadRequest(gettext(words), code="options-contradict")
    if form == "vega" and asked:
        words = "The trace is about the whole round. Leave out --verbose, or --player, --board, --why-not and --appeal."
        raise BadRequest(gettext(words), code="options-contradict")


def _answer(subject: "Pairing | Answered | Appeal", form: Form, tournament: Tournament) -> Answer:
    if form == "json":
        return Answer(json_text(as_data(subject, tournament)))
    text = render(subject, form, tournament, rules=rule_pages(), colour=colours())
    return shown(text, form == "html")


def _write(tournament: Tournament, out: str, to: Trf, quiet: bool) -> None:
    if not quiet:
        warn(unwritable(tournament))
    files.write_text_atomically(out, write_trf(tournament, to))
    if not quiet:
        to_stderr("written", out)


def preview(
    file: File,
    withdraw: Annotated[
        list[str], typed.Option("--withdraw", metavar="PLAYER", help="This player does not play. Repeatable.")
    ] = [],  # noqa: B006 - never changed
    result: Annotated[
        list[tuple[str, str, str]],
        typed.Option(
            "--result", metavar="PLAYER RESULT PLAYER", help="The last game of two ends so: 3 1-0 8. Repeatable."
        ),
    ] = [],  # noqa: B006
    apart: Annotated[
        list[tuple[str, str]],
        typed.Option("--apart", metavar="PLAYER PLAYER", help="These two may not meet. Repeatable."),
    ] = [],  # noqa: B006
    rules: Annotated[
        str,
        typed.Option("--rules", metavar="ID", autocompletion=system_names, help="Pair by this system instead."),
    ] = "",
    system: System = "",
    number: RoundNumber = None,
    planned: PlannedRounds = None,
    first_colour: FirstColour = None,
    wanted: Format = None,
    as_json: Json = False,
    options: Decided = USUAL,
    quiet: Quiet = False,
) -> Answer:
    """Preview a round as it would be if something were different.

    Preview the next round, or compare an earlier one with the actual pairing, if a player withdraws, a game ends
    differently, two players may not meet, or another edition of the rules is used. Nothing is written. Games without
    a result count as draws and are listed.

      fairswiss what-if open.trf --withdraw 12
      fairswiss what-if open.trf --result 3 draw 8
      fairswiss what-if open.trf --apart Müller Petrov
      fairswiss what-if open.trf --round 5 --rules dutch-2017
    """
    form = form_of(wanted, as_json)
    tournament = tournament_of(file, planned, first_colour, quiet, paired_by=system)
    tournament = as_paired(tournament, system_of(tournament, system))

    def numbered(said: str) -> int:
        return player_number(tournament, said)

    games = games_a_round(tournament.info)
    question = Supposed(
        tuple((numbered(one), numbered(other), *typed_result(ends, games)) for one, ends, other in result),
        tuple(map(numbered, withdraw)),
        tuple((numbered(one), numbered(other)) for one, other in apart),
        rules,
    )
    found = what_if(tournament, question, system, round=number or 0, options=options)
    if form == "json":
        return Answer(json_text(as_data(found, tournament)))
    return shown(render(found, form, tournament), form == "html")
