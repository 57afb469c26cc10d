"""The announcement of an event, as the organiser makes it and may change it."""

from typing import NamedTuple

from fairswiss.model.decisions import OF_TIE_BREAKS
from fairswiss.model.facts import EventInfo
from fairswiss.model.scoring import Scoring
from fairswiss.model.teams import MatchScoring


class Settings(NamedTuple):
    """The settings that the organiser announces."""

    system: str
    rounds: int
    info: EventInfo = EventInfo()
    scoring: Scoring = Scoring()
    baku: bool = False
    """True if the first half of the rounds is accelerated (C.04.7)."""
    numbering: str = "rating"
    """``rating``: by C.04.2, article 2.2; ``entry``: in the order of registration."""
    options: tuple[tuple[str, str], ...] = ()
    """Decisions where the text of the system leaves something open, by the name of the option, as far as unusual."""
    unrated: int = 0
    """The rating announced for tie-breaks against those who have none; 0: not announced."""
    public: bool = False
    """True if published rounds are shown to everybody."""
    phones: bool = False
    """True if players may report results from their phones."""
    short_names_of_minors: bool = True
    """True if the public sees only the first name and an initial of minors."""
    roof: str = ""
    """The event of which this tournament is a section; those with the same one belong together."""
    check_in: bool = False
    """True if whoever has not played yet is absent until checked in."""
    round_times: tuple[str, ...] = ()
    """The time at which each round begins, ``18:30``; a report has only the days."""
    board_colours: str = ""
    """In an event of teams the colours of the first-named team from the first board on, ``WBWB``; else empty."""
    match_scoring: MatchScoring = MatchScoring()
    """The points for matches, in an event of teams."""
    self_check_in: int = 0
    """The entry since which players check themselves in by their phones; 0: they do not."""
    unplayed_cut_first: bool = False
    """True if a cut of ARO leaves out unplayed rounds before any rating."""
    sonneborn_games: bool = False
    """True if Sonneborn-Berger counts games alone, with the opponents' own scores."""

    @property
    def decisions(self) -> tuple[tuple[str, str], ...]:
        """The options, and the choices about tie-breaks, as a report states them."""
        return (*self.options, *((name, "yes") for name in OF_TIE_BREAKS if getattr(self, name)))
