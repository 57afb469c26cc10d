"""Explanations of the rounds of an event: paired again on request, and cached for others."""

from fairswiss import judge
from fairswiss.answers import Answered, Seated
from fairswiss.desk.events import options_of
from fairswiss.desk.seating import entrants
from fairswiss.journal.state import State
from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.options import Options
from fairswiss.language import gettext, language
from fairswiss.model.earlier import earlier_of
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.appeals import Appeal
from fairswiss.rendering.book import book_of
from fairswiss.rendering.hindsight import hindsight_lines
from fairswiss.rendering.sections import Sections
from fairswiss.rules import edition
from fairswiss.rules.pairing import known_before, pair_known
from fairswiss.usecases.answered import seats_answered, why_not_answered
from fairswiss.usecases.appeals import derived
from fairswiss.usecases.long_work import worked_out
from fairswiss.usecases.single_flight import answered_once
from fairswiss.usecases.what_if import what_if
from fairswiss.why import PublishedList
from fairswiss.why.previews import Preview, Supposed

_ROUNDS_KEPT = 16
"""The number of explained rounds that a process caches; one of 1,000 players is a few megabytes."""
_ANSWERS_KEPT = 256


def explained(state: State, number: int) -> Sections:
    """The rules' pairing of a round, with the reasons. Raises :class:`NoPairing` if there is none."""
    return _explained(_before(state, number), *rules_then(state, number), language())


def why_not_in(state: State, number: int, one: int, other: int) -> Answered:
    """The answer to why two players, by pairing number, are not paired in a round, with the verdict."""
    return why_not_answered(_before(state, number), *rules_then(state, number), one, other)


def answered_in(state: State, number: int, *seats: Seated) -> tuple[Answered, ...]:
    """The answers for players, by pairing number, as they sit in a round, each with everything that touched them."""
    return seats_answered(_before(state, number), *rules_then(state, number), seats)


def appeal_in(state: State, number: int, place: int) -> Appeal:
    """The derivation of a group of a round (0: the bye), from what was known when it was paired."""
    return derived(_before(state, number), explained(state, number).pairing, place)


def list_before(state: State, number: int) -> PublishedList:
    """The list players need to work a round out for themselves."""
    system, options = rules_then(state, number)
    return edition(system).published_list(_before(state, number), options)


def rules_then(state: State, number: int) -> tuple[str, Options]:
    """The system and the decisions a round was paired by, whatever was announced later."""
    known = state.round(number).known
    settings = known.settings if known else state.settings
    return settings.system, options_of(settings)


def is_by_the_rules(state: State, number: int, pairing: Pairing) -> bool:
    """True if a round on the desk is the one that the rules give."""
    played = state.round(number)
    at = state.seeds
    bye = None if played.paired_bye is None else at[played.paired_bye]
    return {(at[b.white], at[b.black]) for b in played.paired} == set(pairing.games()) and bye == pairing.bye


def compared(state: State, number: int) -> judge.RoundCheck:
    """The differences between a round on the desk and the rules' own, with what was known when it was paired."""
    state.round(number)
    tournament = state.tournament(with_draft=True)
    known = tournament.revised(rounds=tournament.rounds[:number])
    return _check(known, *rules_then(state, number), number, language())


def preview_of(state: State, number: int, question: Supposed) -> Preview:
    """A round beside the same round under what is supposed; the one after the last paired is the next one."""
    if number == len(state.rounds) + 1 <= state.settings.rounds:
        system, options = state.settings.system, options_of(state.settings)
    else:
        system, options = rules_then(state, number)
    return _preview(state.tournament(with_draft=True), question, system, number, options)


@answered_once(_ANSWERS_KEPT)
def _preview(tournament: Tournament, question: Supposed, system: str, number: int, options: Options) -> Preview:
    return what_if(tournament, question, system, round=number, options=options)


def corrections_of(state: State, number: int) -> list[str]:
    """Sentences on the changes made after a round was paired, and on what they would have changed in the round."""
    facts = state.tournament(with_draft=True)
    if earlier_of(facts, number) is None:
        return []
    later = compared(state, number).hindsight
    return hindsight_lines(later, book_of(entrants(state, with_draft=True))) if later else []


def _before(state: State, number: int) -> Tournament:
    state.round(number)
    return known_before(state.tournament(with_draft=True), number, rules_then(state, number)[0])


@answered_once(_ROUNDS_KEPT)
def _explained(before: Tournament, system: str, options: Options, spoken_in: str) -> Sections:
    """The words are in the language of whoever asked first, so each language has its own; the pairing is the same."""
    return Sections(_paired(before, system, options), before)


@answered_once(_ROUNDS_KEPT)
def _paired(before: Tournament, system: str, options: Options) -> Pairing:
    return worked_out(pair_known, before, system, options, True)


@answered_once(_ROUNDS_KEPT)
def _check(tournament: Tournament, system: str, options: Options, number: int, spoken_in: str) -> judge.RoundCheck:
    return worked_out(judge.check_round, tournament, system, number, options)


# -- one player --------------------------------------------------------------------------------------------------------


def number_meant(tournament: Tournament, typed: str) -> int:
    """The player somebody means who types ``12``, ``12 Name`` or a part of a name that only one player has."""
    text = typed.strip()[:200]
    first = text.split(" ", 1)[0].rstrip(".")
    if first.isascii() and first.isdigit() and len(first) < 6:
        return int(first)
    if not text:
        raise BadRequest(gettext("Name two players: type the number or a part of the name."), code="two-players-needed")
    found = [player for player in tournament.players if text.casefold() in player.name.casefold()]
    exact = [player for player in found if player.name.casefold() == text.casefold()]
    if len(exact) == 1 or len(found) == 1:
        return (exact if len(exact) == 1 else found)[0].number
    if not found:
        raise BadRequest(gettext("No one here is called {text!r:.60}.", text=text), code="name-unknown")
    some = ", ".join(f"{player.number} {player.name}" for player in found[:5]) + (" …" if len(found) > 5 else "")
    words = "{count} players are called {text!r:.60}: {some}. Type more."
    raise BadRequest(gettext(words, count=len(found), text=text, some=some), code="name-ambiguous")
