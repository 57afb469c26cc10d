"""Standings: which tie-breaks an event is played with, and who stands where by them."""

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from fractions import Fraction
from hashlib import sha256

from fairswiss.kernel.options import Options
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.problems import Remedy
from fairswiss.model.results import is_open
from fairswiss.model.tournament import Tournament
from fairswiss.rules import edition as system_on_shelf
from fairswiss.rules.pairing import as_reported
from fairswiss.tiebreaks.announced import NOTHING_ELSE, Announced
from fairswiss.tiebreaks.annulment import below_half, without
from fairswiss.tiebreaks.catalogue import SETS, Entry
from fairswiss.tiebreaks.codes import OwnFigure, TieBreak, parse_tie_breaks
from fairswiss.tiebreaks.editions import EDITIONS, Edition, edition_in_force, edition_named
from fairswiss.tiebreaks.event import Event
from fairswiss.tiebreaks.ladder import Climbed, ladder_standings
from fairswiss.tiebreaks.ranking import POINTS_FIRST, Standings, ranked
from fairswiss.tiebreaks.records import records_of
from fairswiss.tiebreaks.sides import GAME, MATCH, TeamsEvent
from fairswiss.tiebreaks.working import Term
from fairswiss.usecases.long_work import worked_out
from fairswiss.usecases.single_flight import answered_once
from fairswiss.usecases.systems import day_of, system_of
from fairswiss.why.earnings import Earned, Heading

_ROUND_ROBIN = "ROUNDROBIN"
_OF_1992 = EDITIONS["dutch-1992"]


def standings(
    tournament: Tournament,
    after_round: int | None = None,
    tie_breaks: str = "",
    *,
    edition: str = "",
    round_robin: bool | None = None,
    unrated: int | None = None,
    lots: Sequence[int] = (),
    annul_below_half: bool = False,
    teams: bool = False,
    primary: str = "",
    announced: Announced = NOTHING_ELSE,
    options: Options = Options(),
) -> Standings:
    """The standings after a round, every value with its working.

    An event of a system with points of its own is ranked by them, unless tie-breaks or an edition of C.07 are asked
    for; ``options`` are house rules that the file does not state.
    ``tie_breaks`` is a list such as ``BH/C1,BH,SB`` or the name of a set; without it the file's own list counts
    (records 212 and 202), else a default. The round is the last complete one unless it is stated, the edition the one
    in force on the first day. ``unrated`` is the rating announced for those who have none; ``lots`` are players in the
    order they were drawn. ``annul_below_half``, for round robins: whoever can no longer play half of the games is not
    ranked, and games against such players do not count. ``teams`` ranks the teams instead, by match points or what
    ``primary`` says (``MP``, ``GP``). ``announced`` is what the event's rules say otherwise (16.6), beside
    what the report states.
    """
    ranking = None if teams or edition or tie_breaks.strip() else own_ranking(tournament)
    if ranking:
        return _by_ladder(tournament, ranking, rounds_counted(tournament, after_round, False), options)
    chosen, announced = edition_of(tournament, edition, tie_breaks), announced.with_report(tournament.extra)
    predetermined = is_round_robin(tournament) if round_robin is None else round_robin
    rounds = rounds_counted(tournament, after_round, predetermined)
    if annul_below_half and not predetermined:
        words = "Results are annulled only in round robins, and this event is not marked as one."
        raise BadRequest(gettext(words), code="not-a-round-robin")
    annulled = below_half(tournament, rounds) if annul_below_half else ()
    order = order_of(tournament, chosen, tie_breaks, predetermined, teams)
    with _no_collecting():
        counted = without(tournament, annulled)
        if teams:
            first = primary_score(tournament, primary)
            sides = TeamsEvent(
                _with_teams(counted), chosen, rounds,
                score=first, primary=first, predetermined=predetermined, announced=announced,
            )  # fmt: skip
            return ranked(sides, order, lots)
        event = Event(counted, chosen, rounds, predetermined=predetermined, unrated=unrated, announced=announced)
        return ranked(event, order, lots)._replace(annulled=annulled)


def own_ranking(tournament: Tournament) -> str:
    """The system of the event if it ranks by points of its own; else nothing."""
    try:
        system = system_of(tournament)
    except BadRequest:
        return ""
    return system if system_on_shelf(system).ranks else ""


def _by_ladder(tournament: Tournament, system: str, rounds: int, options: Options) -> Standings:
    """The ladder after so many rounds, with everything as it is known now."""
    counted = tournament._replace(earlier=()).before_round(rounds + 1)
    own = system_on_shelf(system)
    found, words = own.ranking(counted, as_reported(counted, system, options)) or (), own.voice().ranked
    if words is None:
        raise AssertionError(f"{system} ranks, and has no words for it")
    ladder = [
        Climbed(one.player, Fraction(one.total, one.unit), one.value, tuple(map(_term, one.earned))) for one in found
    ]
    figures = _figure(words.total), _figure(words.value)
    return ladder_standings(system, rounds, figures, ladder, records_of(tournament, rounds))


def _figure(heading: Heading) -> OwnFigure:
    return OwnFigure(Entry(heading.code, heading.article, heading.title.english, decimals=heading.decimals))


def _term(earned: Earned) -> Term:
    base, share = Fraction(earned.value, earned.passes), Fraction(earned.over, earned.under)
    articles = tuple(article.key for article in earned.articles)
    what = str(earned.deed)
    return Term(earned.round, earned.opponent, what, base * share, articles=articles, base=base, share=share)


@answered_once(8)
def kept_standings(
    tournament: Tournament,
    after_round: int | None = None,
    tie_breaks: str = "",
    *,
    unrated: int | None = None,
    teams: bool = False,
) -> Standings:
    """The same, kept in memory for whoever looks at them next."""
    return worked_out(standings, tournament, after_round, tie_breaks, unrated=unrated, teams=teams)


@contextmanager
def _no_collecting() -> Iterator[None]:
    """Values and terms never form circles: looking for them again and again is a third of the work in a large event."""
    if not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def edition_of(tournament: Tournament, asked: str = "", tie_breaks: str = "") -> Edition:
    """The edition asked for, else F10 for the Dutch system of 1992, else that of C.07 in force on the first day."""
    if asked:
        return edition_named(asked)
    info = tournament.info
    if not (tie_breaks or info.tie_breaks or info.standings_order) and _is_of_1992(tournament):
        return _OF_1992
    return edition_in_force(day_of(info.start))


def _is_of_1992(tournament: Tournament) -> bool:
    try:
        return system_of(tournament) == _OF_1992.id
    except BadRequest:
        return False


def order_of(
    tournament: Tournament, edition: Edition, asked: str = "", predetermined: bool = False, teams: bool = False
) -> tuple[TieBreak, ...]:
    """The list asked for, else the one the file states, else a default."""
    if edition.first_place_only:
        return tuple(TieBreak(code) for code in edition.codes)
    if asked.strip():
        return parse_tie_breaks(asked)
    info = tournament.info
    for record, text in (("212", info.standings_order), ("202", info.tie_breaks)):
        if text.strip():
            try:
                return parse_tie_breaks(text)
            except BadRequest as error:
                words = "Record {record} of the file: {message}"
                what = gettext(words, record=record, message=error.message)
                facts = error.facts | {"record": record}
                remedies = (Remedy.STATE_TIE_BREAKS,)
                raise BadRequest(what, error.problems, code=error.code, facts=facts, remedies=remedies) from error
    default = (
        ("teams-round-robin" if predetermined else "teams") if teams else ("round-robin" if predetermined else "swiss")
    )
    return (POINTS_FIRST, *parse_tie_breaks(SETS[default]))


def _with_teams(tournament: Tournament) -> Tournament:
    if not tournament.team_event.teams:
        words = "This tournament has no teams (no readable record 310 or 013)."
        raise BadRequest(gettext(words), code="no-teams")
    return tournament


def primary_score(tournament: Tournament, asked: str = "") -> str:
    """``MP`` or ``GP``: the score asked for, else the first that record 192 names, else match points."""
    if asked:
        if asked.upper() not in (MATCH, GAME):
            raise BadRequest(
                gettext("The primary score of teams is MP or GP, not {asked!r}.", asked=asked),
                code="not-a-primary-score",
            )
        return asked.upper()
    words = tournament.info.encoded_type.upper().split("_")
    return next((word for word in words if word in (MATCH, GAME)), MATCH)


def drawn_lots(tournament: Tournament, seed: int, *, teams: bool = False) -> tuple[int, ...]:
    """All players (or teams) in an order drawn by a number: the same number draws the same lots, on any machine."""
    numbers = [one.number for one in (tournament.team_event.teams if teams else tournament.players)]
    return tuple(sorted(numbers, key=lambda number: sha256(f"{seed}:{number}".encode()).digest()))


def is_round_robin(tournament: Tournament) -> bool:
    """True if the pairings were fixed beforehand: encoded (record 192), or in words (record 092)."""
    if tournament.info.encoded_type.strip():
        return _ROUND_ROBIN in tournament.info.encoded_type.upper()
    return _ROUND_ROBIN in tournament.info.type_text.upper().replace("-", "").replace(" ", "")


def rounds_counted(tournament: Tournament, after_round: int | None, predetermined: bool) -> int:
    """The number of rounds asked for, else those that are complete; of a round robin those with any result."""
    found = _begun_rounds(tournament) if predetermined else _complete_rounds(tournament)
    rounds = found if after_round is None else after_round
    if not 0 <= rounds <= len(tournament.rounds):
        words = "There is nothing after round {number}: {recorded} rounds are recorded."
        raise BadRequest(gettext(words, number=rounds, recorded=len(tournament.rounds)), code="round-beyond-recorded")
    return rounds


def _begun_rounds(tournament: Tournament) -> int:
    """Games of a round robin may be played late: the last round in which one has a result."""
    return max(
        (
            number
            for number, played in enumerate(tournament.rounds, 1)
            if any(game.white_result.strip() for game in played.games)
        ),
        default=0,
    )


def _complete_rounds(tournament: Tournament) -> int:
    """The number of rounds with all their results, counted from the first."""
    for number, played in enumerate(tournament.rounds):
        if any(is_open(game.white_result) for game in played.games):
            return number
    return len(tournament.rounds)
