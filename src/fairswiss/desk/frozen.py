"""Settings announced before the first round: those that stay, and those that change only after confirmation."""

from fairswiss import judge
from fairswiss.desk.official import CHANGE_IT, announced_things
from fairswiss.desk.telling import By, ask, ask_twice
from fairswiss.journal.facts import Settings, SettingsChanged
from fairswiss.journal.fold import apply
from fairswiss.journal.state import State
from fairswiss.kernel.options import Options
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.usecases.long_work import worked_out
from fairswiss.usecases.single_flight import answered_once
from fairswiss.usecases.systems import is_round_robin


def confirmed_change(by: By, state: State, settings: Settings, options: Options) -> SettingsChanged:
    """The fact of another announcement, once whoever makes it was told what it means.

    Before the first round everything may be changed. Later, in FIDE mode, some of it never and the rest when it was
    confirmed twice; outside it, everything when it was confirmed. The report says so in both cases.
    """
    things = announced_things() if state.started else ()
    changed = [one for one in things if one.read(settings) != one.read(state.settings)]
    at = len(state.rounds)
    remarks = tuple(
        f"{one.reported} changed from {one.read(state.settings)} to {one.read(settings)} @ Round {at}"
        for one in changed
    )
    fact = SettingsChanged(settings, remarks)
    words = "{what} was announced before the first round and should stay as it is"
    told = [gettext(words, what=gettext(one.words)) for one in changed]
    for one in changed:
        if one.fixed and state.fide_mode:
            refuse_in_fide_mode(gettext(one.words))
    if told:
        told += [*_paired_otherwise(state, fact, options), gettext("the report will say so")]
    what = gettext("This changes what was announced:")
    if state.fide_mode:
        ask_twice(by, what, told, CHANGE_IT)
    else:
        ask(by, what, told)
    return fact


def refuse_in_fide_mode(what: str) -> None:
    """Say that something stays as it was announced, and what can be done."""
    words = (
        "In FIDE mode {what} cannot be changed once the first round is paired. If that round is still a draft, "
        "discard it and pair it again; otherwise leave FIDE mode on the Settings page, which will appear in "
        "the report."
    )
    raise BadRequest(gettext(words, what=what), code="announcement-fixed")


def _paired_otherwise(state: State, fact: SettingsChanged, options: Options) -> list[str]:
    """A warning if the rules would pair the last round differently under the new announcement."""
    number = len(state.rounds)
    if is_round_robin(fact.settings.system) or state.rounds[-1].different:
        return []
    tried = state.copy()
    apply(tried, fact)
    now = tried.tournament(with_draft=True)._replace(earlier=())
    if _is_by_the_rules(now, fact.settings.system, number, options):
        return []
    words = "with the new announcement, the rules would pair round {number} differently; it stays as it is"
    return [gettext(words, number=number)]


@answered_once(4)
def _is_by_the_rules(tournament: Tournament, system: str, number: int, options: Options) -> bool:
    """Kept, because it is asked before the journal is locked and once more after that."""
    return worked_out(judge.check_round, tournament, system, number, options).agrees
