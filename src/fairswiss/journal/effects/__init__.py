"""The effect of each kind of fact on an event, and its validation: one module for each subject.

The table is the only door. An effect refuses a fact before it changes anything.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from fairswiss.journal import facts, team_facts
from fairswiss.journal.effects import (
    announcement,
    attendance,
    closing,
    groups,
    limits,
    line_ups,
    pairing,
    players,
    ratings,
    results,
    stages,
    teams,
)
from fairswiss.journal.state import State

Effect = Callable[[State, Any], None]
"""Changes the event by a fact of its kind."""


def _nothing(state: State, fact: facts.Anonymised) -> None:
    """The entries before it say everything already."""


EFFECTS: Mapping[type, Effect] = MappingProxyType(
    {
        facts.SettingsChanged: announcement.settings_changed,
        facts.FideModeLeft: announcement.fide_mode_left,
        facts.LotDrawn: announcement.lot_drawn,
        facts.Remarked: announcement.remarked,
        facts.HallAnnounced: announcement.hall_announced,
        facts.PrizesDeclared: closing.prizes_declared,
        facts.PrizeAwarded: closing.prize_awarded,
        facts.FinalPageShown: closing.final_page_shown,
        facts.Registered: players.registered,
        facts.Amended: players.amended,
        facts.NameWithheld: players.name_withheld,
        facts.Removed: players.removed,
        facts.Withdrawn: attendance.withdrawn,
        facts.Returned: attendance.returned,
        facts.CheckedIn: attendance.checked_in,
        facts.MissedCredited: attendance.missed_credited,
        facts.ByeAsked: attendance.bye_asked,
        facts.ByeDropped: attendance.bye_dropped,
        facts.StayedIn: attendance.stayed_in,
        facts.Forbidden: limits.forbidden,
        facts.ForbiddenLifted: limits.forbidden_lifted,
        facts.GroupDeclared: groups.group_declared,
        facts.GroupDropped: groups.group_dropped,
        facts.CategoryDeclared: groups.category_declared,
        facts.CategoryDropped: groups.category_dropped,
        facts.ParticularsNoted: players.particulars_noted,
        facts.FactorsNoted: ratings.factors_noted,
        facts.RatingsShown: ratings.ratings_shown,
        facts.NormsDeclared: ratings.norms_declared,
        facts.PointsAdjusted: limits.points_adjusted,
        facts.Drafted: pairing.drafted,
        facts.DraftDropped: pairing.draft_dropped,
        facts.HandStarted: pairing.hand_started,
        facts.Rearranged: pairing.rearranged,
        facts.HandEnded: pairing.hand_ended,
        facts.Published: stages.published,
        facts.Closed: stages.closed,
        facts.Reopened: stages.reopened,
        facts.ResultEntered: results.result_entered,
        facts.ResultCorrected: results.result_corrected,
        facts.CorrectedForRating: results.corrected_for_rating,
        facts.ResultClaimed: results.result_claimed,
        facts.Anonymised: _nothing,
        team_facts.TeamEntered: teams.team_entered,
        team_facts.TeamAmended: teams.team_amended,
        team_facts.TeamRemoved: teams.team_removed,
        team_facts.TeamWithdrawn: teams.team_withdrawn,
        team_facts.TeamReturned: teams.team_returned,
        team_facts.CaptainLinkReplaced: teams.captain_link_replaced,
        team_facts.TeamByeAsked: teams.team_bye_asked,
        team_facts.TeamByeDropped: teams.team_bye_dropped,
        team_facts.LineUpsDue: line_ups.line_ups_due,
        team_facts.LineUpGiven: line_ups.line_up_given,
        team_facts.MatchForfeited: line_ups.match_forfeited,
    }
)
"""By the kind of fact. Those not in it stand at the beginning (``opening``), or say which entries count (``fold``)."""
