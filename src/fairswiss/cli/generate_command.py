"""The command ``generate``: random tournaments."""

import os
from typing import Annotated, Any, Literal, NamedTuple

from fairswiss.cli import typed
from fairswiss.cli.options import Jobs, Json, Scheduler, To, system_names
from fairswiss.cli.output import Answer, json_text, safe, to_stderr, with_progress
from fairswiss.formats.trf import write_trf
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, FairswissError, NoPairing
from fairswiss.model.points import Points, parse_points
from fairswiss.model.scoring import Scoring
from fairswiss.simulate.chance import Rate
from fairswiss.simulate.configuration import rate, read_configuration, scoring_of, whole
from fairswiss.simulate.measuring import measured
from fairswiss.simulate.recipe import MOST_RATINGS
from fairswiss.tiebreaks import SETS
from fairswiss.usecases import generation
from fairswiss.usecases.files import DASH, make_folder, open_tournament, read_bytes, write_text_atomically
from fairswiss.usecases.generation import Generated, Outcome, Wanted
from fairswiss.usecases.systems import DUTCH
from fairswiss.usecases.workers import Workers

_SHOWN = 20

Results = Literal["milvang", "table"]
"""The models by which ratings decide games."""
Accelerated = Literal["none", "baku"]
"""The acceleration of the event."""


class Span(NamedTuple):
    """A range that a number is drawn from."""

    low: int
    high: int


class Worth(NamedTuple):
    """A scoring as people say it."""

    win: Points
    draw: Points
    loss: Points


class Listed(NamedTuple):
    """The ratings of all players."""

    ratings: tuple[int, ...]


def _number(text: str) -> Span:
    read = [whole(word) for word in text.split("-")]
    found = [number for number in read if number is not None]
    if len(found) < len(read) or len(read) > 2:
        words = "{text!r} is not a whole number such as 60, or a range such as 10-60."
        raise typed.BadParameter(gettext(words, text=text))
    return Span(found[0], found[-1])


def _rate(text: str) -> Rate:
    read = rate(text)
    if read is None:
        raise typed.BadParameter(gettext("{text!r} is not a number such as 25 or 12.5; 0 is never.", text=text))
    return read


def _points(text: str) -> Points:
    read = parse_points(text)
    if read is None:
        raise typed.BadParameter(gettext("{text!r} is not a number of points such as 1 or 0.5.", text=text))
    return read


def _scoring(text: str) -> Worth:
    if text.count("-") != 2:
        words = "{text!r} is not a scoring such as 1-0.5-0 or 3-1-0: win, draw, loss."
        raise typed.BadParameter(gettext(words, text=text))
    return Worth(*(_points(word) for word in text.split("-")))


def _ratings(text: str) -> Listed:
    read = [whole(word.strip()) for word in text.split(",")]
    found = tuple(rating for rating in read if rating is not None)
    if len(found) < len(read):
        raise typed.BadParameter(gettext("The ratings must be whole numbers separated by commas."))
    if len(found) > MOST_RATINGS:
        words = "{count} ratings; at most {most_ratings:,} can be listed. Use --model for more."
        raise typed.BadParameter(gettext(words, count=len(found), most_ratings=MOST_RATINGS))
    return Listed(found)


def _drawn(option: str, meaning: str) -> Any:
    return typed.Option(option, metavar="N[-N]", parser=_number, help=f"{meaning}, or a range to draw it from.")


def _one_in(option: str, meaning: str) -> Any:
    return typed.Option(option, metavar="N", parser=_rate, help=f"One in N {meaning}; 0 is never.")


class Lots(NamedTuple):
    """Parameters drawn by lot unless they are given."""

    players: Annotated[Span | None, _drawn("--players", "Number of players")] = None
    teams: Annotated[Span | None, _drawn("--teams", "Number of teams, for systems that pair teams")] = None
    boards: Annotated[
        int | None, typed.Option("--boards", metavar="N", min=1, max=99, help="Boards of a match of teams.")
    ] = None
    team_code: Annotated[
        str | None,
        typed.Option("--team-code", metavar="CODE", help="Type of an event of teams: FIDE_TEAM_TYPEB_MP_GP."),
    ] = None
    rounds: Annotated[Span | None, _drawn("--rounds", "Number of rounds")] = None
    highest: Annotated[Span | None, _drawn("--highest-rating", "Highest rating")] = None
    lowest: Annotated[Span | None, _drawn("--lowest-rating", "Lowest rating")] = None
    ratings: Annotated[
        Listed | None,
        typed.Option(
            "--ratings", metavar="LIST", parser=_ratings, help="All ratings, separated by commas; 0: unrated."
        ),
    ] = None
    unrated: Annotated[Rate | None, _one_in("--unrated", "players without a rating")] = None
    titles: Annotated[bool | None, typed.Option("--titles/--no-titles", help="Titles, as the ratings suggest.")] = None
    results: Annotated[
        Results | None, typed.Option("--results", help="How ratings decide games; table is what --draws implies.")
    ] = None
    draws: Annotated[Span | None, _drawn("--draws", "Draws per hundred games")] = None
    forfeits: Annotated[Rate | None, _one_in("--forfeits", "games not played")] = None
    double_forfeits: Annotated[Rate | None, _one_in("--double-forfeits", "forfeits by both players")] = None
    half_byes: Annotated[Rate | None, _one_in("--half-byes", "players with a half-point bye")] = None
    zero_byes: Annotated[Rate | None, _one_in("--zero-byes", "players with a zero-point bye")] = None
    full_byes: Annotated[Rate | None, _one_in("--full-byes", "players with a full-point bye")] = None
    late: Annotated[Rate | None, _one_in("--late", "players who come late")] = None
    withdrawals: Annotated[Rate | None, _one_in("--withdrawals", "players who leave")] = None
    returns: Annotated[Rate | None, _one_in("--returns", "who left and come back")] = None
    odd_results: Annotated[Rate | None, _one_in("--odd-results", "games ending ½-0, 0-½ or 0-0")] = None
    unrated_games: Annotated[Rate | None, _one_in("--unrated-games", "games too short to be rated")] = None
    acceleration: Annotated[
        Accelerated | None, typed.Option("--acceleration", help="Baku, for systems that have it.")
    ] = None

    def said(self) -> dict[str, Any]:
        """The parameters that are not left to chance."""
        said = {**self._asdict(), "ratings": self.ratings and self.ratings.ratings}
        said["players"] = said.pop("teams") or self.players
        return {name: value for name, value in said.items() if value is not None}


class Worths(NamedTuple):
    """Points for results and byes, where they are given."""

    scoring: Annotated[
        Worth | None,
        typed.Option("--scoring", metavar="W-D-L", parser=_scoring, help="Win, draw, loss: 1-0.5-0, 3-1-0."),
    ] = None
    bye_points: Annotated[
        Points | None, typed.Option("--bye-points", metavar="P", parser=_points, help="Pairing-allocated bye.")
    ] = None
    absence_points: Annotated[
        Points | None, typed.Option("--absence-points", metavar="P", parser=_points, help="Zero-point bye.")
    ] = None
    forfeit_loss_points: Annotated[
        Points | None, typed.Option("--forfeit-loss-points", metavar="P", parser=_points, help="Loss by forfeit.")
    ] = None

    def over(self, before: Scoring) -> Scoring:
        """The scoring with what is said here in place of what it was."""
        byes = {"pab": self.bye_points, "zero_bye": self.absence_points, "forfeit_loss": self.forfeit_loss_points}
        stated = {name: points for name, points in byes.items() if points is not None}
        if self.scoring:
            before = scoring_of(*self.scoring, zero_bye=before.zero_bye, forfeit_loss=before.forfeit_loss)
        return before._replace(**stated)


class Sources(NamedTuple):
    """Files that say what is not drawn."""

    model: Annotated[
        str, typed.Option("--model", metavar="FILE", help="Report to copy ratings, rounds and rates from.")
    ] = ""
    config: Annotated[
        str, typed.Option("--config", metavar="FILE", help="Configuration (Key=Value) as for JaVaFo or bbpPairings.")
    ] = ""


TieBreaks = Annotated[
    str | None,
    typed.Option("--tiebreaks", metavar="LIST", help=f"Tie-breaks: a list such as BH,SB, or a set: {', '.join(SETS)}."),
]


def generate(
    *,
    output: Annotated[
        str, typed.Option("-o", "--output", metavar="OUT", help="File to write; with --count the folder.")
    ] = DASH,
    system: Annotated[
        str, typed.Option("--system", metavar="ID", autocompletion=system_names, help="Pairing system.")
    ] = DUTCH,
    seed: Annotated[
        int | None, typed.Option("--seed", metavar="N", min=0, help="Same seed, same tournament. Default: random.")
    ] = None,
    count: Annotated[
        int | None,
        typed.Option(
            "--count", metavar="N", min=1, max=generation.MOST_AT_ONCE, help="N tournaments, with consecutive seeds."
        ),
    ] = None,
    jobs: Jobs = None,
    scheduler: Scheduler = "",
    checked: Annotated[bool, typed.Option("--check", help="Read every file back and pair every round again.")] = False,
    lots: Lots,
    worth: Worths,
    tie_breaks: TieBreaks = None,
    sources: Sources,
    unusual: Annotated[
        bool, typed.Option("--unusual", help="Use far wider ranges, including unusual scoring and acceleration.")
    ] = False,
    to: To = "trf26",
    as_json: Json = False,
    quiet: Annotated[bool, typed.Option("--quiet", "-q", help="No warning, no progress bar.")] = False,
) -> Answer:
    """Generate one or thousands of random tournaments, played to the end by the rules.

    Anything not set is random. The same seed and options give the same file, byte for byte; the file records how it
    was made. Options override the configuration, which overrides the model. With --check the exit codes are those of
    the command check.

      fairswiss generate --players 200 --rounds 9 --seed 7 -o open.trf
      fairswiss generate --system dubov-1997 --forfeits 20 --scoring 3-1-0 -o open.trf
      fairswiss generate --system swiss-team --teams 16 --boards 4 --rounds 7 -o teams.trf
      fairswiss generate --count 5000 --seed 1 --check -o folder
      fairswiss generate --model open.trf -o like-it.trf
    """
    given = _given(lots, worth, tie_breaks, sources)
    first = generation.any_seed() if seed is None else seed
    wanted = Wanted(system, given, output, unusual, os.path.basename(sources.model), to, checked)
    if count is None:
        return _one(wanted, first, output, as_json, quiet)
    if output == DASH:
        raise BadRequest(gettext("--count writes several files: name a folder with -o."), code="option-missing")
    make_folder(output)
    seeds = range(first, first + count)
    found = generation.generate_many(wanted, seeds, Workers(jobs or 0, scheduler))
    return _many(list(found if quiet else with_progress(found, "Generating", count)), wanted, as_json)


def _given(lots: Lots, worth: Worths, tie_breaks: str | None, sources: Sources) -> dict[str, Any]:
    """The parameters that are not drawn: the model's, over them the configuration's, over these the options'."""
    if lots.results == "milvang" and lots.draws is not None:
        words = "--draws sets the share of draws for --results table only; milvang derives it from the ratings."
        raise BadRequest(gettext(words), code="options-contradict")
    if lots.teams and (lots.players or lots.ratings):
        words = "--teams sets the number of teams, and their players follow from it: remove --players and --ratings."
        raise BadRequest(gettext(words), code="options-contradict")
    if lots.ratings and lots.players:
        raise BadRequest(gettext("--ratings sets the number of players: remove --players."), code="options-contradict")
    given: dict[str, Any] = measured(open_tournament(sources.model)[0]) if sources.model else {}
    configured = read_configuration(read_bytes(sources.config).decode("utf-8", "replace")) if sources.config else {}
    given |= configured
    if lots.players or "players" in configured:
        given.pop("ratings", None)  # the model's: its rates are kept, its players are not
    given |= lots.said()
    if tie_breaks is not None:
        given["tie_breaks"] = tie_breaks
    if any(said is not None for said in worth):
        given["scoring"] = worth.over(given.get("scoring", Scoring()))
    return given


def _one(wanted: Wanted, seed: int, output: str, as_json: bool, quiet: bool) -> Answer:
    made = generation.generate(seed, wanted.system, unusual=wanted.unusual, model=wanted.model, **wanted.given)
    text = write_trf(made.tournament, wanted.to)
    outcome = Outcome(seed, output, len(made.tournament.players), len(made.tournament.rounds), made.ended)
    if wanted.checked:
        outcome = generation.with_check(outcome, made, text)
    if made.ended and not quiet:
        words = "the event ended after round {rounds} of {planned}: {ended}"
        to_stderr("warning", gettext(words, rounds=outcome.rounds, planned=made.parameters.rounds, ended=made.ended))
    if output != DASH:
        write_text_atomically(output, text)
    code = _exit_code([outcome])
    if as_json:
        data = _data(outcome, wanted.checked)
        return Answer(json_text({**data, "text": text} if output == DASH else data), code)
    if output == DASH:
        for difference in outcome.differences:
            to_stderr("error", difference)
        return Answer(text, code, is_file=True)
    return Answer("\n".join([_written(made, outcome, output), *_verdict([outcome], wanted.checked)]), code)


def _written(made: Generated, outcome: Outcome, output: str) -> str:
    size = gettext("{players} players, {rounds} rounds", players=outcome.players, rounds=outcome.rounds)
    words = "Written: {output} ({system}, seed {seed}, {size})."
    return gettext(words, output=safe(output), system=made.system, seed=made.seed, size=size)


def _many(outcomes: list[Outcome], wanted: Wanted, as_json: bool) -> Answer:
    code = _exit_code(outcomes)
    if as_json:
        files = [_data(outcome, wanted.checked) for outcome in outcomes]
        return Answer(json_text({"system": wanted.system, "files": files}), code)
    ended = sum(bool(outcome.ended) for outcome in outcomes)
    early = gettext("; {ended} ended early because no legal pairing was left", ended=ended) if ended else ""
    rounds = sum(outcome.rounds for outcome in outcomes)
    seeds = gettext("seeds {seed} to {seed2}", seed=outcomes[0].seed, seed2=outcomes[-1].seed)
    size = gettext("{count} tournaments, {rounds} rounds", count=len(outcomes), rounds=rounds)
    words = "Written: {size}, to {folder} ({system}, {seeds}{early})."
    written = gettext(words, size=size, folder=safe(wanted.folder), system=wanted.system, seeds=seeds, early=early)
    return Answer("\n".join([written, *_verdict(outcomes, wanted.checked)]), code)


def _verdict(outcomes: list[Outcome], checked: bool) -> list[str]:
    if not checked:
        return []
    differing = [outcome for outcome in outcomes if outcome.differences]
    rounds = sum(outcome.rounds for outcome in outcomes)
    found = sum(len(outcome.differences) for outcome in differing)
    one, many = "Checked: {rounds} rounds, {count} difference.", "Checked: {rounds} rounds, {count} differences."
    none = gettext("Checked: {rounds} rounds, no difference.", rounds=rounds)
    return [gettext(one, many, rounds=rounds, count=found) if found else none] + [
        f"  {safe(o.path)}: {'; '.join(o.differences)}" for o in differing[:_SHOWN]
    ]


def _data(outcome: Outcome, checked: bool) -> dict[str, object]:
    data: dict[str, object] = {"seed": outcome.seed, "out": outcome.path, "players": outcome.players}
    data |= {"rounds": outcome.rounds, "ended": outcome.ended or None}
    return {**data, "differences": list(outcome.differences)} if checked else data


def _exit_code(outcomes: list[Outcome]) -> int:
    """As for ``check``."""
    if any(outcome.engine_fault for outcome in outcomes):
        return FairswissError.exit_code
    return NoPairing.exit_code if any(outcome.differences for outcome in outcomes) else 0
