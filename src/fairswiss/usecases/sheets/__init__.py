"""The sheets of an event, made from what somebody may see of it: pairings, lists, standings, slips, explanations."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from fairswiss.language import gettext
from fairswiss.model.errors import NotThere
from fairswiss.rendering.sheets import Sheet, Word
from fairswiss.usecases.sheets import of_event, of_final, of_matches, of_prizes, of_ratings, of_round, of_teams
from fairswiss.usecases.sheets.seen import Seen, held, of_report

__all__ = ["MAKERS", "OF_A_ROUND", "OF_TEAMS", "Seen", "held", "of_report", "sheet"]

MAKERS: Mapping[str, Callable[[Seen, int], Sheet]] = MappingProxyType(
    {
        "pairings": of_round.pairings,
        "names": of_round.names,
        "players": of_event.players,
        "badges": of_event.badges,
        "tables": of_event.tables,
        "standings": of_event.standings,
        "cross": of_event.cross,
        "ratings": of_ratings.rating_changes,
        "pictures": of_event.pictures,
        "slips": of_round.slips,
        "aro": of_round.aro,
        "round": of_round.explained,
        "matches": of_teams.matches,
        "match-cards": of_matches.match_cards,
        "line-ups": of_matches.line_up_slips,
        "teams": of_teams.teams,
        "team-cross": of_teams.team_cross,
        "boards": of_teams.board_list,
        "prizes": of_prizes.prizes,
        "payout": of_prizes.payout,
        "certificates": of_prizes.certificates,
        "final": of_final.final,
    }
)
"""The functions that make the sheets, by name."""
OF_A_ROUND = ("pairings", "names", "slips", "round", "matches", "match-cards", "line-ups")
"""The sheets that need a round."""
OF_TEAMS = ("matches", "teams", "team-cross", "boards", "match-cards", "line-ups")
"""The sheets that only events of teams have."""


def sheet(seen: Seen, kind: str, number: int = 0) -> Sheet:
    """A sheet by its name, of a round or after it; without a number of the last one that there is."""
    if kind not in MAKERS:
        words = "Unknown sheet {kind!r:.20}. Known: {known}."
        raise NotThere(gettext(words, kind=kind, known=", ".join(MAKERS)), code="no-such-sheet")
    if not 0 <= number <= seen.rounds + (kind == "aro"):
        words = "There is no round {number}: {rounds} rounds can be shown."
        raise NotThere(gettext(words, number=number, rounds=seen.rounds), code="round-not-shown")
    if kind in OF_A_ROUND and not seen.rounds:
        words = "No round can be shown yet: the first one has not been published."
        raise NotThere(gettext(words), code="nothing-to-show")
    if kind in OF_TEAMS and not seen.tournament.team_event.board_colours:
        raise NotThere(gettext("Only events of teams have this sheet."), code="sheet-of-teams")
    made = MAKERS[kind](seen, number)
    outside = (Word("remark.outside"),) if seen.tournament.left_fide_mode else ()
    return made._replace(remarks=(*made.remarks, *outside))
