"""The drop-in form, for programs that call bbpPairings or JaVaFo: same arguments, same output, same exit codes.

It starts fast, so it parses its few arguments by hand and imports nothing that it does not use.
"""

import os
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from fairswiss._version import __version__
from fairswiss.app.files import DASH, open_tournament, write_text_atomically
from fairswiss.app.remarks import refuse_matches, remarks
from fairswiss.app.rounds import check, pair, published_list
from fairswiss.app.systems import DUTCH, SWISS, system_of
from fairswiss.cli.output import Answer, warn
from fairswiss.explain import CardLine
from fairswiss.judge import RoundCheck, check_round, known_before
from fairswiss.kernel.cards import cards_before_next_round
from fairswiss.kernel.edition import Pairing
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.model.whole import whole_number

_MOST_DIGITS = 40
IGNORED = ("-w", "-q")
SYNTAX = """
The drop-in form is:
  fairswiss [-r] --SYSTEM FILE -p [OUT] [-l [LIST]]     pair the next round
  fairswiss [-r] --SYSTEM FILE -c [ROUND] [-l [LIST]]   check the recorded rounds
  fairswiss [-r] --SYSTEM -g [CONFIG | SEED] -o OUT [-s SEED] [-l [LIST]]   make up a tournament
  fairswiss [-r] --SYSTEM MODEL -g -o OUT [-s SEED] [-l [LIST]]             make up one like the model
  fairswiss -r                                          show the release
With a command such as pair the system is an option: fairswiss pair FILE --system SYSTEM."""


NAMES = (*SWISS, DUTCH)


class Request(NamedTuple):
    """What the arguments ask for."""

    system: str = ""
    file: str = ""
    pairs: bool = False
    out: str = DASH
    checks: bool = False
    round: int = 0
    lists: bool = False
    list_file: str = ""
    release: bool = False
    generates: bool = False
    config: str = ""
    generated: str = ""
    """Where the generated tournament goes."""
    seed: int | None = None


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
    refuse_matches(tournament)
    warn(remarks(tournament, request.system))
    request = request._replace(system=system_of(tournament, request.system))
    done = _checked(tournament, request) if request.checks else _paired(tournament, request)
    return Answer(release + done)


def parsed(arguments: list[str]) -> Request:
    """The request; a BadRequest with the syntax when the arguments make none."""
    request = Request()
    waiting = list(reversed(arguments))

    def value() -> str:
        return waiting.pop() if waiting and (waiting[-1] == DASH or not waiting[-1].startswith("-")) else ""

    while waiting:
        argument = waiting.pop()
        if argument.startswith("--") and argument[2:] in NAMES and request.system in ("", argument[2:]):
            request = request._replace(system=argument[2:])
        elif argument == "-r":
            request = request._replace(release=True)
        elif argument == "-p":
            # In "-p FILE" the file is still to come: only after it can the next word be the output.
            request = request._replace(pairs=True, out=(value() if request.file else "") or DASH)
        elif argument == "-c":
            number = whole_number(waiting[-1]) if waiting else None
            if number is not None:
                waiting.pop()
            request = request._replace(checks=True, round=number or 0)
        elif argument == "-l":
            request = request._replace(lists=True, list_file=value())
        elif argument == "-g":
            named = value() if not request.file else ""
            request = request._replace(generates=True, **_configured(named))
        elif argument == "-o":
            request = request._replace(generated=value())
        elif argument == "-s":
            request = request._replace(seed=_seed(value()))
        elif argument == DASH or not argument.startswith("-"):
            if request.file:
                raise _refused(f"{argument!r} is one file too many: {request.file!r} is the input already.")
            request = request._replace(file=argument)
        elif argument not in IGNORED:
            raise _refused(f"{argument!r} is not an argument of this form.")
    return _complete(request)


def _complete(request: Request) -> Request:
    if request.release and request == Request(release=True):
        return request
    if not request.system:
        raise _refused(f"No pairing system is named. Known: {', '.join(f'--{name}' for name in NAMES)}.")
    if sum((request.pairs, request.checks, request.generates)) != 1:
        raise _refused("Ask for one of -p (pair), -c (check) and -g (generate).")
    if request.generates:
        return _complete_generation(request)
    if request.generated or request.seed is not None:
        raise _refused("-o and -s belong to -g (generate).")
    if not request.file:
        raise _refused("No input file is named.")
    if request.lists and not request.list_file and request.file == DASH:
        raise _refused("With standard input as the file, -l needs the name of the list.")
    return request


def _complete_generation(request: Request) -> Request:
    if not request.generated:
        raise _refused("-g needs -o and the name of the file to write.")
    if request.file and request.config:
        raise _refused("With -g name a model or a configuration, not both.")
    if request.lists and not request.list_file and request.generated == DASH:
        raise _refused("With standard output as the file, -l needs the name of the list.")
    return request


def _configured(named: str) -> dict[str, Any]:
    """What follows -g: a number is a seed, anything else the name of a configuration."""
    return {"seed": _seed(named)} if named.isdecimal() else {"config": named}


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > _MOST_DIGITS:
        raise _refused(f"The seed {text[:40]!r} is not a whole number from 0 on.")
    return int(text)


def _refused(what: str) -> BadRequest:
    return BadRequest(what + SYNTAX)


def _paired(tournament: Tournament, request: Request) -> str:
    pairing = pair(tournament, request.system)
    text = pair_lines(pairing)
    if request.lists:
        _write_list(request, _list_text(published_list(tournament, request.system), tournament))
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
        raise BadRequest(f"Round {request.round} cannot be checked: {recorded} rounds are recorded.")
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


def lists_of(tournament: Tournament, system: str, rounds: Iterable[int]) -> str:
    """The list as it was before each of these rounds."""
    parts = [
        f"Round #{number}\n{_list_text(published_list(tournament, system, round=number), tournament)}"
        for number in rounds
    ]
    return "\n".join(parts)


def _list_text(cards: tuple[CardLine, ...], tournament: Tournament) -> str:
    from fairswiss.rendering import render

    return render(cards, form="text", tournament=tournament).rstrip("\n") + "\n" if cards else "\n"


def _write_list(request: Request, text: str) -> None:
    named = request.list_file or os.path.basename(os.path.splitext(request.file)[0] + ".list")
    write_text_atomically(beside(request.file, named), text)


def beside(file: str, name: str) -> str:
    """A name without a folder means the folder of the input, as it does to bbpPairings."""
    return name if os.path.dirname(name) or name == DASH else os.path.join(os.path.dirname(file), name)
