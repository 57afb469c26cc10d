"""The remedies of a refusal in the terms of the command line: switches, commands, records of the file."""

from collections.abc import Callable, Mapping

from fairswiss.language import gettext
from fairswiss.model.errors import FairswissError
from fairswiss.model.problems import Problem, Remedy

Facts = Mapping[str, object]


def advice(error: FairswissError) -> list[tuple[Remedy, str]]:
    """Every way out with its sentence."""
    return [(remedy, WORDS[remedy](error.facts)) for remedy in error.remedies]


def with_switch(problem: Problem) -> Problem:
    """The problem with the switch that helps, if there is one."""
    if problem.way is None:
        return problem
    return problem._replace(remedy=f"{problem.remedy} ({WORDS[problem.way]({})})")


def _waive(facts: Facts) -> str:
    waivers = facts["waivers"]
    assert isinstance(waivers, list)
    switches = gettext(" or ").join(" ".join(f"--waive {article}" for article in waiver) for waiver in waivers)
    return gettext("If you decide to: {switches}.", switches=switches)


def _choose_system(facts: Facts) -> str:
    known = facts.get("known")
    if not isinstance(known, list):
        return gettext("Choose another system with --system.")
    from fairswiss.rules import SHELF  # a start without errors needs none

    names = {True: [], False: []}  # type: dict[bool, list[str]]
    for name in known:
        names[name in SHELF].append(name)
    words = "Choose one: {known}, or {families} for the edition in force at the start (--system on the command line)."
    return gettext(words, known=", ".join(names[True]), families=gettext(" or ").join(names[False]))


WORDS: Mapping[Remedy, Callable[[Facts], str]] = {
    Remedy.STATE_ROUNDS: lambda facts: gettext(
        "Give it: --rounds N on the command line, or a record 'XXR N' (TRF16) or '142 N' (TRF26) in the file."
    ),
    Remedy.MORE_ROUNDS: lambda facts: gettext(
        "To play more, correct the planned number first (record 142 or XXR of the file)."
    ),
    Remedy.CORRECT_PLAN: lambda facts: gettext(
        "Correct the number (record 142 or XXR of the file), or the players, or the system."
    ),
    Remedy.LOOK_AT_ROUND: lambda facts: gettext("To look at one of them, name it (--round N)."),
    Remedy.ENTER_RESULTS: lambda facts: gettext("Enter them, or mark adjourned games with '?'."),
    Remedy.STATE_LOT: lambda facts: gettext(
        "Draw it and give it: --first-colour white (or black), or a record 'XXC white1' (TRF16) or '152 W' "
        "(TRF26) in the file."
    ),
    Remedy.CHOOSE_SYSTEM: _choose_system,
    Remedy.SEE_SYSTEMS: lambda facts: gettext("See: fairswiss systems."),
    Remedy.WAIVE: _waive,
    Remedy.CHECK_ROUNDS: lambda facts: gettext("See what differs: fairswiss check."),
    Remedy.TEAM_STANDINGS: lambda facts: gettext("For the standings: fairswiss standings FILE --teams."),
    Remedy.STATE_TIE_BREAKS: lambda facts: gettext("Choose another list (--tiebreaks)."),
    Remedy.STATE_KIND: lambda facts: gettext(
        "Choose standard, rapid or blitz (--kind on the command line), or keep the name FIDE gave the file."
    ),
    Remedy.STATE_CHARSET: lambda facts: "--charset cp1250, cp1251, …",
    Remedy.NAME_COLUMN: lambda facts: "--columns name=2",
    Remedy.IMPORT_RATING_LIST: lambda facts: gettext("Import one: fairswiss ratinglist import FILE."),
    Remedy.FEWER_PROCESSES: lambda facts: gettext("Try fewer --jobs."),
    Remedy.VERIFY_JOURNAL: lambda facts: gettext(
        "To list everything that was altered: fairswiss journal verify {event}", event=facts["event"]
    ),
    Remedy.RESTORE_JOURNAL: lambda facts: gettext(
        "To recover it: fairswiss journal restore FILE, with the newest intact copy in the "
        "folder snapshots/{event} of the data folder",
        event=facts["event"],
    ),
    Remedy.EXPORT_KEY: lambda facts: gettext("Ask for the file written by fairswiss journal key --output FILE."),
    Remedy.RESCUE: lambda facts: gettext("Stop the manager and run this command in a terminal: fairswiss rescue."),
    Remedy.REPEAT_AFTERWARDS: lambda facts: gettext("Then start the manager again and repeat this: it counts once."),
    Remedy.FINISH_RESCUE: lambda facts: gettext("Finish it: fairswiss rescue --data {folder}", folder=facts["folder"]),
    Remedy.NAME_FOLDER: lambda facts: gettext("Name a folder with --data FOLDER."),
    Remedy.NAME_ADDRESS: lambda facts: gettext(
        "Name an address of this machine on its network, such as --address 192.168.1.5, or none for all of them."
    ),
    Remedy.NAME_CERTIFICATE: lambda facts: gettext("Name both: --certificate FILE --key FILE."),
    Remedy.CHOOSE_PORT: lambda facts: gettext("Choose another one with --port, or any free one with --port 0."),
}
"""A sentence for each remedy, or a switch alone for those of a problem."""
