"""Commands about the rating list of FIDE: ``ratinglist import``, ``find``, ``show``, ``info``, and ``players fill``."""

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

from fairswiss.cli import typed
from fairswiss.cli.options import File, Json, Quiet, To, Trf
from fairswiss.cli.output import Answer, json_text, problem_data, safe, warn
from fairswiss.formats.trf import unwritable, write_trf
from fairswiss.language import gettext
from fairswiss.model.federations import federation_name
from fairswiss.model.listed import ListedPlayer
from fairswiss.usecases import files

if TYPE_CHECKING:
    from fairswiss.ratinglist.index import About
    from fairswiss.usecases.filling import Filling, Outcome

# What only these commands need, SQLite above all, is imported when one of them runs: every command loads this file.

lists = typed.Group("ratinglist", help="The FIDE rating list on this machine.")
players = typed.Group("players", help="The players of a tournament.")


class Kind(StrEnum):
    """The kinds of rating."""

    STANDARD = "standard"
    RAPID = "rapid"
    BLITZ = "blitz"


Index = Annotated[
    str, typed.Option("--index", metavar="PATH", help="The index file. Default: the one in your data folder.")
]


@lists.command("import")
def import_list(
    file: Annotated[str, typed.Argument(metavar="FILE", help="The list as FIDE publishes it: TXT, XML or ZIP.")],
    index: Index = "",
    kind: Annotated[
        Kind | None,
        typed.Option("--kind", help="Kind of rating in a list that has only one, if the file name does not say."),
    ] = None,
    date: Annotated[
        str, typed.Option("--date", metavar="YYYY-MM", help="The date of the list, if the file does not have it.")
    ] = "",
    as_json: Json = False,
    quiet: Quiet = False,
) -> Answer:
    """Import the FIDE rating list so that players can be found in it.

    If an import fails, the previous list is kept.

    \b
    Examples:
      fairswiss ratinglist import players_list.zip
      fairswiss ratinglist import rapid_rating_list.txt --kind rapid
    """
    from fairswiss.usecases import ratinglist

    made = ratinglist.import_list(file, index, kind=kind.value if kind else "", published=date)
    if not quiet:
        warn(made.problems)
    if as_json:
        data = {"index": made.path, **_about(made.about), "warnings": [problem_data(one) for one in made.problems]}
        return Answer(json_text(data))
    return Answer(safe(gettext("{rows:,} players imported to {path}.", rows=made.about.rows, path=made.path)))


@lists.command("find")
def find(
    text: Annotated[str, typed.Argument(metavar="TEXT", help="A name (typing mistakes allowed) or a FIDE id.")],
    federation: Annotated[
        str, typed.Option("--federation", metavar="FED", help="Only players of this federation: its code or name.")
    ] = "",
    limit: Annotated[int, typed.Option("--limit", metavar="N", min=1, max=100, help="Show at most N players.")] = 10,
    index: Index = "",
    as_json: Json = False,
) -> Answer:
    """Find players by name or FIDE id, the likeliest first.

    Words can be in any order; spelling mistakes and missing accents are tolerated, and initials are enough.

    \b
    Examples:
      fairswiss ratinglist find "alder ana"
      fairswiss ratinglist find mueller --limit 3
      fairswiss ratinglist find "muller h" --federation Switzerland
    """
    from fairswiss.usecases import ratinglist

    found = ratinglist.find(text, index, limit, federation)
    if as_json:
        return Answer(json_text({"players": [{"likeness": m.likeness, **listed_data(m.player)} for m in found]}))
    if not found:
        return Answer(gettext("No match."))
    return Answer(safe("\n".join([_HEAD, *(f"{_line(match.player)}  {match.likeness:>3}" for match in found)])))


@lists.command("show")
def show(
    fide_id: Annotated[str, typed.Argument(metavar="ID", help="The FIDE id.")], index: Index = "", as_json: Json = False
) -> Answer:
    """Show everything the list has about a player.

    \b
    Examples:
      fairswiss ratinglist show 100029
    """
    from fairswiss.usecases import ratinglist

    player = ratinglist.show(fide_id, index)
    if as_json:
        return Answer(json_text(listed_data(player)))
    name = federation_name(player.federation)
    shown = player._replace(federation=f"{player.federation} ({name})" if name else player.federation)
    rows = ((name.replace("_", " "), str(value)) for name, value in shown._asdict().items() if value)
    return Answer(safe("\n".join(f"{name:<13} {value}" for name, value in rows)))


@lists.command("info")
def info(index: Index = "", as_json: Json = False, quiet: Quiet = False) -> Answer:
    """Show which list is installed, and whether a newer one should be out.

    \b
    Examples:
      fairswiss ratinglist info
    """
    from fairswiss.usecases import ratinglist

    state = ratinglist.info(index)
    if not quiet:
        warn(state.problems)
    if as_json:
        data = {"index": state.path, **_about(state.about), "warnings": [problem_data(one) for one in state.problems]}
        return Answer(json_text(data))
    about = state.about
    rows = (
        ("source", about.source), ("date", about.published or "unknown"), ("ratings", ", ".join(about.kinds)),
        ("players", f"{about.rows:,}"), ("imported", about.imported), ("index", state.path),
    )  # fmt: skip
    return Answer(safe("\n".join(f"{name:<9} {value}" for name, value in rows)))


@players.command("fill")
def fill(
    file: File,
    output: Annotated[
        str, typed.Option("-o", "--output", metavar="OUT", help="Write the tournament with what was filled in.")
    ] = "",
    kind: Annotated[
        Kind, typed.Option("--kind", help="The kind of event, which decides the rating used.")
    ] = Kind.STANDARD,
    overwrite: Annotated[
        bool, typed.Option("--overwrite", help="Also replace values in the file that differ from the list.")
    ] = False,
    index: Index = "",
    to: To = Trf.TRF26,
    as_json: Json = False,
    quiet: Quiet = False,
) -> Answer:
    """Fill FIDE id, title, rating, federation, birth and sex in from the rating list.

    Players are matched by FIDE id, otherwise by a name that fits only one listed player. Everything changed, kept,
    ambiguous or not found is reported.

    \b
    Examples:
      fairswiss players fill open.trf
      fairswiss players fill open.trf -o open.trf --kind rapid
    """
    from fairswiss.usecases import filling, ratinglist

    tournament, warnings = files.open_tournament(file)
    state = ratinglist.info(index)
    done = filling.fill(tournament, index, kind=kind.value, overwrite=overwrite)
    if not quiet:
        warn((*warnings, *state.problems, *unwritable(done.tournament)))
    if output:
        files.write_text_atomically(output, write_trf(done.tournament, to.value))
    if as_json:
        outcomes = [_outcome_data(outcome) for outcome in done.outcomes]
        return Answer(json_text({"kind": kind.value, "out": output, "players": outcomes}))
    lines = [line for outcome in done.outcomes for line in _outcome_lines(outcome, kind.value)]
    written = gettext(" Written: {output}.", output=output) if output else gettext(" Nothing is written without -o.")
    return Answer(safe("\n".join([*lines, f"{_counts(done)}.{written}"])))


_HEAD = f"{'FIDE id':>9}  {'':<3} {'name':<33} {'fed':<3} {'std':>4} {'rpd':>4} {'blz':>4} {'born':>4}  like"


def _line(player: ListedPlayer) -> str:
    ratings = " ".join(f"{rating or '':>4}" for rating in (player.standard, player.rapid, player.blitz))
    return (
        f"{player.fide_id:>9}  {player.best_title:<3} {player.name[:33]:<33} {player.federation:<3} {ratings}"
        f" {player.birth or '':>4}"
    )


def listed_data(player: ListedPlayer) -> dict[str, object]:
    """A listed player for programs."""
    return dict(player._asdict())


def _about(about: "About") -> dict[str, object]:
    return {**about._asdict(), "kinds": list(about.kinds)}


def _counts(done: "Filling") -> str:
    verdicts = [outcome.verdict for outcome in done.outcomes]
    words = {
        "filled": gettext("filled in"),
        "agrees": gettext("complete"),
        "ambiguous": gettext("ambiguous"),
        "doubtful": gettext("doubtful"),
        "unknown": gettext("not found"),
    }
    said = [f"{verdicts.count(verdict)} {word}" for verdict, word in words.items() if verdict in verdicts]
    what = ", ".join(said) or gettext("nothing to do")
    return gettext("{count} players: {what}", count=len(verdicts), what=what)


def _outcome_lines(outcome: "Outcome", kind: str) -> list[str]:
    player = outcome.player
    head = f"{player.number} {player.name}"
    if outcome.verdict == "unknown":
        return [gettext("{head}: not found{by}", head=head, by=f" (FIDE id {player.fide_id})" if outcome.by else "")]
    if outcome.verdict == "doubtful":
        words = "{head}: nothing filled in; the list has a different name for FIDE id {fide_id}:"
        return [gettext(words, head=head, fide_id=player.fide_id), *_shown(outcome)]
    if outcome.verdict == "ambiguous":
        return [gettext("{head}: nothing filled in; possible matches:", head=head), *_shown(outcome)]
    parts = [f"{change.field.replace('_', ' ')} {change.before or '-'} -> {change.after}" for change in outcome.changes]
    kept = [f"{c.field.replace('_', ' ')} {c.before} (list: {c.after})" for c in outcome.kept]
    said = [", ".join(parts)] if parts else []
    if kept:
        said.append(f"kept {', '.join(kept)}")
    if outcome.rating_kind not in ("", kind) and any(change.field == "rating" for change in outcome.changes):
        words = "no {kind} rating, the {rating_kind} one counts"
        said.append(gettext(words, kind=kind, rating_kind=outcome.rating_kind))
    return [f"{head}: {'; '.join(said)} (by {outcome.by})"] if said else []


def _shown(outcome: "Outcome") -> list[str]:
    return [f"  {_line(match.player)}  {match.likeness:>3}" for match in outcome.candidates]


def _outcome_data(outcome: "Outcome") -> dict[str, object]:
    return {
        "number": outcome.player.number,
        "name": outcome.player.name,
        "verdict": outcome.verdict,
        "by": outcome.by,
        "fide_id": outcome.listed.fide_id if outcome.listed else None,
        "rating_kind": outcome.rating_kind,
        "changes": [change._asdict() for change in outcome.changes],
        "kept": [change._asdict() for change in outcome.kept],
        "candidates": [{"likeness": m.likeness, **listed_data(m.player)} for m in outcome.candidates],
    }
