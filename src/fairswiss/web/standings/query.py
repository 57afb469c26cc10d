"""Parameters of the standings page, from its address: round, tie-breaks, selection, order."""

from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import urlencode

from django.http import Http404, QueryDict
from django.utils.translation import gettext as _

from fairswiss.desk.journals import Known
from fairswiss.desk.shown import ranked
from fairswiss.language import filled
from fairswiss.model.errors import BadRequest
from fairswiss.model.team_table import as_teams
from fairswiss.model.tournament import Tournament
from fairswiss.model.whole import whole_number
from fairswiss.tiebreaks import SETS, CrossTable, Standings, cross_table
from fairswiss.usecases.categories import Wanted
from fairswiss.usecases.standings import is_round_robin, rounds_counted

SORTS = ("place", "number", "name", "rating")
OWN = "own"
PLAYERS = "players"
"""Ranks the players of an event of teams instead of the teams."""


class Asked(NamedTuple):
    """A view of the standings that has an address of its own."""

    event: Known
    facts: Tournament
    round: int
    chosen: str
    """The name of a set, ``own`` for a list of one's own, nothing for that of the event."""
    own: str
    cross: bool
    wanted: Wanted
    sort: str
    teams: bool = False
    """True if the teams are ranked; False: the players, board by board."""

    @property
    def tie_breaks(self) -> str:
        """As the use-case takes them."""
        return self.own if self.chosen == OWN else SETS.get(self.chosen, "")

    def standings(self) -> Standings:
        return ranked(self.event, self.round, self.tie_breaks, teams=self.teams)

    @property
    def entrants(self) -> Tournament:
        """The event whose players are ranked; of teams, told team by team."""
        return as_teams(self.facts) if self.teams else self.facts

    @property
    def numbers(self) -> Mapping[int, int]:
        """The numbers of those who are ranked, by registration."""
        return self.event.state.seeds if self.teams else self.event.state.numbers

    def table(self) -> CrossTable:
        """The same with the rounds of everybody."""
        return cross_table(self.facts, self.standings())

    def query(self, **other: object) -> str:
        """This view as the end of an address, with something else in it."""
        fields = {"round": self.round, "set": self.chosen, "tiebreaks": self.own if self.chosen == OWN else ""}
        fields |= {"table": "cross" if self.cross else "", "sort": self.sort if self.sort != "place" else ""}
        fields |= dict(self.wanted._asdict()) | {"of": self._of()} | other
        return "?" + urlencode({name: value for name, value in fields.items() if value != ""})

    def _of(self) -> str:
        """The players of an event of teams, where they are ranked instead of the teams."""
        return PLAYERS if self.event.state.of_teams and not self.teams else ""


def asked(event: Known, query: QueryDict) -> Asked:
    """Parse the parameters; an unknown round is a 404, an unknown tie-break an error."""
    facts = event.state.tournament()
    number = query.get("round", "")
    last = len(facts.rounds)
    counted = rounds_counted(facts, None, is_round_robin(facts))
    after = whole_number(number) if number else counted
    if after is None or after > last:
        raise Http404
    chosen = query.get("set", "")
    if chosen not in ("", OWN, *SETS):
        words = _("Unknown set of tie-breaks {chosen!r:.40}. Known: {known}.")
        raise BadRequest(filled(words, chosen=chosen, known=", ".join(SETS)), code="value-unknown")
    own = query.get("tiebreaks", "").strip()[:300]
    wanted = Wanted(*(query.get(name, "").strip()[:60] for name in Wanted._fields))
    sort = query.get("sort", "")
    sort = sort if sort in SORTS else "place"
    chosen = OWN if own and not chosen else chosen
    teams = event.state.of_teams and query.get("of", "") != PLAYERS
    return Asked(event, facts, after, chosen, own, query.get("table") == "cross", wanted, sort, teams)
