"""Commands about rating lists: ``ratinglist import``, ``find``, ``show``, ``info``, and ``players fill``."""

from typing import TYPE_CHECKING, Annotated

from fairswiss.cli import typed
from fairswiss.cli.options import File, Json, Quiet, RatingKind, To
from fairswiss.cli.output import Answer, json_text, problem_data, safe, warn
from fairswiss.cli.table_commands import Layout
from fairswiss.formats.trf import unwritable, write_trf
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.federations import federation_name
from fairswiss.model.listed import ListedPlayer
from fairswiss.usecases import files

if TYPE_CHECKING:
    from fairswiss.ratinglist.index import About
    from fairswiss.ratinglist.search import Match
    from fairswiss.usecases.filling import Filling, Outcome
    from fairswiss.usecases.ratinglist import Imported, State

# What only these commands need, SQLite above all, is imported when one of them runs: every command loads this file.

lists = typed.Group("ratinglist", help="The rating lists on this machine: FIDE's and national ones.")
players = typed.Group("players", help="The players of a tournament.")


Index = Annotated[
    str, typed.Option("--index", metavar="PATH", help="The index file. Default: the one in your data folder.")
]


@lists.command("import")
def import_list(
    file: Annotated[
        str,
        typed.Argument(
            metavar="FILE", help="FIDE's list as published (TXT, XML or ZIP), or a national one (any table)."
        ),
    ],
    *,
    layout: Layout,
    index: Index = "",
    national: Annotated[
        str,
        typed.Option("--national", metavar="FED", help="The federation whose own list this is: its code or name."),
    ] = "",
    kind: Annotated[
        RatingKind | None,
        typed.Option("--kind", help="Kind of rating in a list that has only one, if the file name does not say."),
    ] = None,
    date: Annotated[
        str, typed.Option("--date", metavar="YYYY-MM", help="The date of the list, if the file does not have it.")
    ] = "",
    as_json: Json = False,
    quiet: Quiet = False,
) -> Answer:
    """Import the FIDE rating list, or that of a national federation, so that players can be found in it.

    A national list is kept beside that of FIDE: a table with names and national ratings, read as "fairswiss import"
    reads tables of players. If an import fails, the previous list is kept.

      fairswiss ratinglist import players_list.zip
      fairswiss ratinglist import rapid_rating_list.txt --kind rapid
      fairswiss ratinglist import members.csv --national GER --date 2026-11
    """
    from fairswiss.usecases import ratinglist

    if national:
        made = _national(file, national, index, kind, date, layout)
    elif any(layout):
        words = "--columns, --sheet, --charset and --delimiter are for a national list (--national). Leave them out."
        raise BadRequest(gettext(words), code="options-contradict")
    else:
        made = ratinglist.import_list(file, index, kind=kind or "", published=date)
    if not quiet:
        warn(made.problems)
    if as_json:
        data = {"index": made.path, **_about(made.about), "warnings": [problem_data(one) for one in made.problems]}
        return Answer(json_text(data))
    return Answer(safe(gettext("{rows:,} players imported to {path}.", rows=made.about.rows, path=made.path)))


def _national(file: str, federation: str, index: str, kind: RatingKind | None, date: str, layout: Layout) -> "Imported":
    from fairswiss.usecases.national_lists import import_national

    if kind:
        words = "A national list has its own rating. Leave --kind out."
        raise BadRequest(gettext(words), code="options-contradict")
    return import_national(files.read_bytes(file), file, federation, index, published=date, **layout.asked())


@lists.command("find")
def find(
    text: Annotated[
        str, typed.Argument(metavar="TEXT", help="A name (typing mistakes allowed), a FIDE id or a national id.")
    ],
    federation: Annotated[
        str, typed.Option("--federation", metavar="FED", help="Only players of this federation: its code or name.")
    ] = "",
    limit: Annotated[int, typed.Option("--limit", metavar="N", min=1, max=100, help="Show at most N players.")] = 10,
    index: Index = "",
    as_json: Json = False,
) -> Answer:
    """Find players by name or id in all lists, the likeliest first.

    Words can be in any order; spelling mistakes and missing accents are tolerated, and initials are enough.

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
    return Answer(safe("\n".join([_HEAD, *map(_match_line, found)])))


@lists.command("show")
def show(
    fide_id: Annotated[str, typed.Argument(metavar="ID", help="The FIDE id.")], index: Index = "", as_json: Json = False
) -> Answer:
    """Show everything the lists have about a player.

    fairswiss ratinglist show 100029
    """
    from fairswiss.usecases import ratinglist

    player = ratinglist.show(fide_id, index)
    if as_json:
        return Answer(json_text(listed_data(player)))
    name = federation_name(player.federation)
    shown = player._replace(federation=f"{player.federation} ({name})" if name else player.federation)
    facts = {**shown._asdict(), "national": _nationally(player)}
    rows = ((name.replace("_", " "), str(value)) for name, value in facts.items() if value)
    return Answer(safe("\n".join(f"{name:<13} {value}" for name, value in rows)))


@lists.command("info")
def info(index: Index = "", as_json: Json = False, quiet: Quiet = False) -> Answer:
    """Show which lists are installed, and whether a newer one of FIDE should be out.

    fairswiss ratinglist info
    """
    from fairswiss.usecases import ratinglist

    states = ratinglist.installed(index)
    if not quiet:
        warn(states[0].problems)
    if as_json:
        of_fide = [_state(state) for state in states if not state.about.federation]
        national = [_state(state) for state in states if state.about.federation]
        return Answer(json_text({**(of_fide[0] if of_fide else {}), "national": national}))
    return Answer(safe("\n\n".join(map(_facts, states))))


def _state(state: "State") -> dict[str, object]:
    return {"index": state.path, **_about(state.about), "warnings": [problem_data(one) for one in state.problems]}


def _facts(state: "State") -> str:
    about = state.about
    rows = (
        ("source", about.source), ("date", about.published or "unknown"),
        ("ratings", " ".join([*filter(None, [about.federation]), ", ".join(about.kinds)])),
        ("players", f"{about.rows:,}"), ("imported", about.imported), ("index", state.path),
    )  # fmt: skip
    return "\n".join(f"{name:<9} {value}" for name, value in rows)


@players.command("fill")
def fill(
    file: File,
    output: Annotated[
        str, typed.Option("-o", "--output", metavar="OUT", help="Write the tournament with what was filled in.")
    ] = "",
    kind: Annotated[
        RatingKind, typed.Option("--kind", help="The kind of event, which decides the rating used.")
    ] = "standard",
    overwrite: Annotated[
        bool, typed.Option("--overwrite", help="Also replace values in the file that differ from the list.")
    ] = False,
    index: Index = "",
    to: To = "trf26",
    as_json: Json = False,
    quiet: Quiet = False,
) -> Answer:
    """Fill FIDE id, title, rating, federation, birth and sex in from the rating list.

    National lists on this machine add national rating, national id and club.

    Players are matched by FIDE id, otherwise by a name that fits only one listed player. Everything changed, kept,
    ambiguous or not found is reported.

      fairswiss players fill open.trf
      fairswiss players fill open.trf -o open.trf --kind rapid
    """
    from fairswiss.usecases import filling, ratinglist

    tournament, warnings = files.open_tournament(file)
    states = ratinglist.installed(index)
    done = filling.fill(tournament, index, kind=kind, overwrite=overwrite)
    if not quiet:
        warn((*warnings, *states[0].problems, *unwritable(done.tournament)))
    if output:
        files.write_text_atomically(output, write_trf(done.tournament, to))
    if as_json:
        outcomes = [_outcome_data(outcome) for outcome in done.outcomes]
        return Answer(json_text({"kind": kind, "out": output, "players": outcomes}))
    lines = [line for outcome in done.outcomes for line in _outcome_lines(outcome, kind)]
    written = gettext(" Written: {output}.", output=output) if output else gettext(" Nothing is written without -o.")
    return Answer(safe("\n".join([*lines, f"{_counts(done)}.{written}"])))


_HEAD = f"{'FIDE id':>9}  {'':<3} {'name':<33} {'fed':<3} {'std':>4} {'rpd':>4} {'blz':>4} {'born':>4}  like"


def _line(player: ListedPlayer) -> str:
    ratings = " ".join(f"{rating or '':>4}" for rating in (player.standard, player.rapid, player.blitz))
    return (
        f"{player.fide_id or '':>9}  {player.best_title:<3} {player.name[:33]:<33} {player.federation:<3} {ratings}"
        f" {player.birth or '':>4}"
    )


def _match_line(match: "Match") -> str:
    more = ", ".join(filter(None, (_nationally(match.player), match.player.club)))
    return f"{_line(match.player)}  {match.likeness:>3}  {more}".rstrip()


def _nationally(player: ListedPlayer) -> str:
    """The ratings and ids of national lists: GER 1987 (10012345)."""
    records = (
        f"{record.federation} {record.rating or '-'}" + (f" ({record.national_id})" if record.national_id else "")
        for record in player.national
    )
    return ", ".join(records)


def listed_data(player: ListedPlayer) -> dict[str, object]:
    """A listed player for programs."""
    shown = ("federation", "rating", "national_id")
    records = [{name: getattr(record, name) for name in shown} for record in player.national]
    return {**player._asdict(), "national": records}


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
    return [f"  {_match_line(match)}" for match in outcome.candidates]


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
