"""Commands about report files: ``convert`` and ``validate``."""

from typing import Annotated

from fairswiss.cli import typed
from fairswiss.cli.options import File, Json, Quiet, To
from fairswiss.cli.output import Answer, json_text, problem_data, safe, warn
from fairswiss.formats.trf import parse_trf, unwritable, write_trf
from fairswiss.language import gettext
from fairswiss.model.errors import InvalidTournament
from fairswiss.model.problems import Severity
from fairswiss.model.tournament import Tournament
from fairswiss.usecases import files
from fairswiss.usecases.recorded_ranks import with_missing_ranks


def convert(
    source: Annotated[str, typed.Argument(metavar="IN", help="Tournament report to read; - is standard input.")],
    target: Annotated[str, typed.Argument(metavar="OUT", help="File to write; - is standard output.")],
    to: To = "trf26",
    as_json: Json = False,
    quiet: Quiet = False,
) -> Answer:
    """Write a tournament report in another edition of the format.

    Ranks are added if the file has none.

      fairswiss convert old.trf new.trf
      fairswiss convert new.trf old.trf --to trf16
      fairswiss convert - - < old.trf > new.trf
    """
    tournament, warnings = files.open_tournament(source)
    lost = unwritable(tournament)
    if not quiet:
        warn((*warnings, *lost))
    text = write_trf(with_missing_ranks(tournament), to)
    on_stdout = target == files.DASH
    if not on_stdout:
        files.write_text_atomically(target, text)
    if as_json:
        data = {"to": to, "out": target, "warnings": [problem_data(problem) for problem in (*warnings, *lost)]}
        return Answer(json_text({**data, "text": text} if on_stdout else data))
    words = "Written: {target} ({to})."
    return Answer(text, is_file=True) if on_stdout else Answer(gettext(words, target=safe(target), to=to))


def validate(file: File, as_json: Json = False, quiet: Quiet = False) -> Answer:
    """List every error and oddity in a tournament report.

    Exit code 0 when the file can be used, 3 when it cannot.

      fairswiss validate open.trf
      fairswiss validate open.trf --json
    """
    tournament, problems = parse_trf(files.read_bytes(file))
    code = 0 if tournament else InvalidTournament.exit_code
    if as_json:
        data: dict[str, object] = {"valid": tournament is not None}
        if tournament:
            data |= {"players": len(tournament.players), "rounds": len(tournament.rounds)}
            data["rounds_planned"] = tournament.rounds_planned
        return Answer(json_text({**data, "problems": [problem_data(problem) for problem in problems]}), code)
    shown = [problem for problem in problems if problem.severity is Severity.ERROR or not quiet]
    return Answer(safe("\n".join([_verdict(tournament, len(problems)), *map(str, shown)])), code)


def _verdict(tournament: Tournament | None, problems: int) -> str:
    if tournament is None:
        return gettext("Not a usable tournament report:")
    size = gettext("{players} players, {rounds} rounds", players=len(tournament.players), rounds=len(tournament.rounds))
    return gettext("Valid: {size}, with warnings:", size=size) if problems else gettext("Valid: {size}.", size=size)
