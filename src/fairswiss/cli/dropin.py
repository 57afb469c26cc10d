"""The drop-in form, for programs that call bbpPairings or JaVaFo: same arguments, same output, same exit codes.

It starts fast, so it imports nothing that it does not use.
"""

import os
from collections.abc import Iterator

from fairswiss._version import __version__
from fairswiss.cli.dropin_arguments import Request, beside, parsed
from fairswiss.cli.dropin_lists import list_text, lists_of
from fairswiss.cli.output import Answer, warn
from fairswiss.judge import RoundCheck, check_round
from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.vocabulary.cards import cards_before_next_round
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.rules.pairing import known_before
from fairswiss.usecases.files import DASH, open_tournament, write_text_atomically
from fairswiss.usecases.remarks import as_paired, remarks
from fairswiss.usecases.rounds import check, pair, published_list
from fairswiss.usecases.systems import system_of


def run(arguments: list[str]) -> Answer:
    """Do what the arguments ask for."""
    request = parsed(arguments)
    release = f"fairswiss - release {__version__}\n" if request.release else ""
    if not request.system:
        return Answer(release)
    if request.generates:
        from fairswiss.cli.dropin_generate import generated

        generated(request)
        return Answer(release)
    tournament, warnings = open_tournament(request.file)
    warn(warnings)
    request = request._replace(system=system_of(tournament, request.system))
    warn(remarks(tournament, request.system))
    tournament = as_paired(tournament, request.system)
    done = _checked(tournament, request) if request.checks else _paired(tournament, request)
    return Answer(release + done)


def _paired(tournament: Tournament, request: Request) -> str:
    pairing = pair(tournament, request.system)
    text = pair_lines(pairing)
    if request.lists:
        _write_list(request, list_text(published_list(tournament, request.system), tournament))
    if request.out == DASH:
        return text
    write_text_atomically(beside(request.file, request.out), text)
    return ""


def pair_lines(pairing: Pairing) -> str:
    """The number of lines to come, then ``white black`` for each board and ``player 0`` for the bye."""
    lines = [f"{board.white} {board.black}" for board in pairing.pairs]
    if pairing.bye is not None:
        lines.append(f"{pairing.bye} 0")
    return "\n".join([str(len(lines)), *lines]) + "\n"


def _checked(tournament: Tournament, request: Request) -> str:
    recorded = len(tournament.rounds)
    if request.round > recorded:
        words = "Round {round} cannot be checked: {recorded} rounds are recorded."
        raise BadRequest(gettext(words, round=request.round, recorded=recorded), code="round-not-recorded")
    name = os.path.splitext(os.path.basename(request.file))[0]
    if tournament.rounds_planned is None:  # a file to be checked is complete unless it says otherwise, as there
        tournament = tournament.revised(rounds_planned=recorded)
    if request.round:
        found = [check_round(tournament, request.system, request.round)]
    else:
        found = check(tournament, request.system)
    if request.lists:
        _write_list(request, lists_of(tournament, request.system, [checked.round for checked in found]))
    return "".join(f"{line}\n" for checked in found for line in _check_lines(name, checked, tournament)) + "\n"


def _check_lines(name: str, checked: RoundCheck, tournament: Tournament) -> Iterator[str]:
    """A line per round, and a table when it differs, in the layout of bbpPairings."""
    yield f"{name}: Round #{checked.round}"
    if checked.impossible:
        yield from (f"No valid pairing exists for round {checked.round}.", "")
    elif not checked.agrees:
        yield "  Checker pairings        Tournament pairings "
        rank = _ranks(tournament, checked.round)
        ours = _column(checked.rules_only, checked.rules_bye, checked.recorded_bye, rank)
        theirs = _column(checked.recorded_only, checked.recorded_bye, checked.rules_bye, rank)
        for place in range(max(len(ours), len(theirs))):
            left = ours[place] if place < len(ours) else " " * 9
            right = theirs[place] if place < len(theirs) else ""
            yield f"    {left}{' ' * 16}{right}".rstrip()
        yield ""


Rank = tuple[int, int]
"""Points and number, the highest rank the smallest."""


def _ranks(tournament: Tournament, number: int) -> dict[int, Rank]:
    """Without virtual points."""
    cards = cards_before_next_round(known_before(tournament, number))
    return {player: (-card.points, card.place) for player, card in cards.items()}


def _column(
    pairs: tuple[tuple[int, int], ...], bye: int | None, other_bye: int | None, rank: dict[int, Rank]
) -> list[str]:
    """In the order of the boards: the points of the higher player, of the lower one, the rank of the higher one."""

    def board(pair: tuple[int, int]) -> tuple[int, int, int]:
        higher, lower = sorted(rank[player] for player in pair)
        return higher[0], lower[0], higher[1]

    lines = [f"{white:3d} - {black:3d}" for white, black in sorted(pairs, key=board)]
    return lines if bye is None or bye == other_bye else [*lines, f"{bye:3d} -   0"]


def _write_list(request: Request, text: str) -> None:
    named = request.list_file or os.path.basename(os.path.splitext(request.file)[0] + ".list")
    write_text_atomically(beside(request.file, named), text)
