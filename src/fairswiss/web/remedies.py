"""The remedies of a refusal in the terms of the manager: what to press, and where that is."""

from collections.abc import Mapping
from typing import NamedTuple

from django.http import HttpRequest
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from fairswiss.model.errors import FairswissError
from fairswiss.model.problems import Remedy


class Way(NamedTuple):
    """A way out on a page: the words, and the page where it is taken."""

    words: str
    address: str = ""


_SETTINGS, _ROUNDS = "tournaments:settings", "rounds:index"
WORDS: Mapping[Remedy, tuple[str | Promise, str]] = {
    Remedy.STATE_ROUNDS: (_("Set the number of rounds."), _SETTINGS),
    Remedy.MORE_ROUNDS: (_("To play more rounds, change the number of rounds first."), _SETTINGS),
    Remedy.CORRECT_PLAN: (_("Change the number of rounds, the players or the system."), _SETTINGS),
    Remedy.LOOK_AT_ROUND: (_("See the rounds that were paired."), _ROUNDS),
    Remedy.ENTER_RESULTS: (_("Enter the results."), "results:index"),
    Remedy.STATE_LOT: (_("Draw the lot, or record the one drawn in the hall."), _ROUNDS),
    Remedy.CHOOSE_SYSTEM: (_("Choose the pairing system in the form."), ""),
    Remedy.SEE_SYSTEMS: (_("The settings show what can be chosen."), _SETTINGS),
    Remedy.WAIVE: (_("Waive one of the articles named for this round: pair it, and choose."), _ROUNDS),
    Remedy.CHECK_ROUNDS: (_("See what differs in the explanations of the rounds."), "explanations:index"),
    Remedy.TEAM_STANDINGS: (_("The standings can be used."), "standings:index"),
    Remedy.STATE_TIE_BREAKS: (_("Choose other tie-breaks."), _SETTINGS),
    Remedy.STATE_KIND: (_("Choose standard, rapid or blitz, or keep the name FIDE gave the file."), ""),
    Remedy.STATE_CHARSET: (_("Choose the charset."), ""),
    Remedy.NAME_COLUMN: (_("Choose the column with the names."), ""),
    Remedy.IMPORT_RATING_LIST: (
        _("Import one, here or in a terminal with: fairswiss ratinglist import FILE"),
        "players:rating-list",
    ),
    Remedy.FEWER_PROCESSES: (_("Try again."), ""),
    Remedy.VERIFY_JOURNAL: (_("To list everything that was altered: fairswiss journal verify {event}"), ""),
    Remedy.RESTORE_JOURNAL: (
        _(
            "To recover it: fairswiss journal restore FILE, with the newest intact copy in the "
            "folder snapshots/{event} of the data folder"
        ),
        "",
    ),
    Remedy.EXPORT_KEY: (_("Ask for the file written by fairswiss journal key --output FILE."), ""),
    Remedy.RESCUE: (_("Stop the manager and run this command in a terminal: fairswiss rescue."), ""),
    Remedy.REPEAT_AFTERWARDS: (_("Then start the manager again and repeat this: it counts once."), ""),
    Remedy.FINISH_RESCUE: (_("Stop the manager and finish the rescue in a terminal."), ""),
    Remedy.NAME_FOLDER: (_("Start the manager with another data folder."), ""),
    Remedy.NAME_ADDRESS: (_("Start the manager with another address."), ""),
    Remedy.NAME_CERTIFICATE: (_("Start the manager with a certificate and its key."), ""),
    Remedy.CHOOSE_PORT: (_("Start the manager with another port."), ""),
}
"""The words of each remedy, and the page of the tournament on which it is taken."""


def ways_out(request: HttpRequest | None, error: FairswissError) -> list[Way]:
    """The remedies of an error, with links for whoever asks about a tournament."""
    match = request.resolver_match if request is not None else None
    tournament = match.kwargs.get("tournament", "") if match else ""
    return [_way(remedy, error.facts, tournament) for remedy in error.remedies]


def _way(remedy: Remedy, facts: Mapping[str, object], tournament: str) -> Way:
    words, page = WORDS[remedy]
    address = reverse(page, kwargs={"tournament": tournament}) if page and tournament else ""
    return Way(str(words).format_map(facts), address)
