"""The facts an event is made of. A fact says what happened; what follows from it is left to the fold.

Players are named by the number of their registration, which never changes; pairing numbers may (C.04.2, 2.3 to 2.5).
"""

from typing import NamedTuple

from fairswiss.journal.ending_facts import FinalPageShown as FinalPageShown
from fairswiss.journal.ending_facts import PrizeAwarded as PrizeAwarded
from fairswiss.journal.ending_facts import PrizesDeclared as PrizesDeclared
from fairswiss.journal.rating_facts import FactorsNoted as FactorsNoted
from fairswiss.journal.rating_facts import NormsDeclared as NormsDeclared
from fairswiss.journal.rating_facts import RatingsShown as RatingsShown
from fairswiss.journal.settings import Settings as Settings
from fairswiss.journal.team_facts import TeamFact
from fairswiss.model.categories import Category
from fairswiss.model.facts import Bond
from fairswiss.model.player import Player
from fairswiss.model.tournament import Tournament


class Created(NamedTuple):
    """The event was set up."""

    settings: Settings


class Imported(NamedTuple):
    """The event was taken over from a report, with everything that was played."""

    settings: Settings
    tournament: Tournament
    fide_mode: bool = True
    """False when the report has something that is outside FIDE mode, or says that its event had left it."""


class FideModeLeft(NamedTuple):
    """From here on the program also does what an official program refuses; there is no way back."""


class SettingsChanged(NamedTuple):
    """The announcement was changed; all of it as it is from now on."""

    settings: Settings
    remarks: tuple[str, ...] = ()
    """Remarks for the report, because the announcement should have stayed as it was."""


class Registered(NamedTuple):
    """A player was entered into the list."""

    id: int
    player: Player


class Amended(NamedTuple):
    """The data of a player was corrected; complete, as it is from now on."""

    id: int
    player: Player


class NameWithheld(NamedTuple):
    """A player does not want the public to read the name, or does not mind any more."""

    id: int
    withheld: bool = True


class Removed(NamedTuple):
    """A player who never appeared in a round was struck off the list."""

    id: int


class Withdrawn(NamedTuple):
    """A player left the event; no longer paired from that round on."""

    id: int
    from_round: int


class Returned(NamedTuple):
    """A player who had withdrawn, or had never come, is paired again from that round on."""

    id: int
    from_round: int


class CheckedIn(NamedTuple):
    """A player came to the arrival desk; or it was a mistake, and the player is not here."""

    id: int
    here: bool = True
    own: bool = False
    """True if it was the player's own phone."""


class MissedCredited(NamedTuple):
    """The rounds that a late entry missed count as byes of this kind: ``H``, ``Z`` or ``F``."""

    id: int
    code: str


class ByeAsked(NamedTuple):
    """A player will be absent from a round to come: ``H``, ``Z`` or ``F`` says what it is worth."""

    id: int
    round: int
    code: str
    reported: bool = False
    """True if the report remarks on it: a full-point bye is not recommended any more."""


class ByeDropped(NamedTuple):
    """The player will come after all."""

    id: int
    round: int


class StayedIn(NamedTuple):
    """A player who did not come to a round said to be still in, and is paired on."""

    id: int
    round: int


class Forbidden(NamedTuple):
    """No two of these may meet in these rounds."""

    ids: tuple[int, ...]
    first_round: int = 1
    last_round: int | None = None
    late: bool = False
    """True if a round had been paired, which the report then says."""


class ForbiddenLifted(NamedTuple):
    """These may meet again."""

    ids: tuple[int, ...]
    late: bool = False
    """As of a pairing that is forbidden late."""


class GroupDeclared(NamedTuple):
    """Players of a group shall not meet in these rounds."""

    number: int
    bond: Bond
    name: str = ""
    ids: tuple[int, ...] = ()
    """The players; empty for clubs and federations, whose players are found by their data."""
    first_round: int = 1
    last_round: int | None = None
    if_possible: bool = False
    """True if the group gives way where the round cannot be paired otherwise."""
    late: bool = False
    """As of a pairing that is forbidden late."""


class GroupDropped(NamedTuple):
    """The players of a group may meet again."""

    number: int
    late: bool = False


class CategoryDeclared(NamedTuple):
    """The event has a category, with this rule."""

    category: Category


class CategoryDropped(NamedTuple):
    """The event has that category no more."""

    name: str


class ParticularsNoted(NamedTuple):
    """Data of a player for the arbiter alone, as it is from now on."""

    id: int
    contact: str = ""
    fee: str = ""
    paid: bool = False
    notes: str = ""


class PointsAdjusted(NamedTuple):
    """A bonus, or below nothing a penalty, in tenths; counted when that round is over (0: from the start)."""

    id: int
    points: int
    round: int


class LotDrawn(NamedTuple):
    """The colour of the first board's top player in round 1, drawn by lot: ``w`` or ``b``."""

    colour: str


class Drafted(NamedTuple):
    """A round was paired; nobody but the arbiters sees it yet."""

    round: int
    boards: tuple[tuple[int, int], ...]
    """White and Black, from the first board on."""
    bye: int | None
    system: str
    program: str
    waivers: tuple[str, ...] = ()
    """The articles without which the arbiter had it paired, for there was no other way."""
    gave_way: tuple[tuple[int, ...], ...] = ()
    """The groups that should not meet if possible, and could not be kept apart."""


class DraftDropped(NamedTuple):
    """The draft was thrown away."""

    round: int


class HandStarted(NamedTuple):
    """An arbiter began to change the pairing by hand."""

    round: int


class Rearranged(NamedTuple):
    """The pairing was changed by hand; all boards as they are from now on."""

    round: int
    boards: tuple[tuple[int, int], ...]
    bye: int | None


class HandEnded(NamedTuple):
    """The changes by hand are over; the boards that the rules would pair otherwise are counted."""

    round: int
    different: int


class Published(NamedTuple):
    """The round was made public."""

    round: int


class ResultEntered(NamedTuple):
    """The result of a game of a published round, one code for each side; blanks take a result back."""

    round: int
    white: int
    black: int
    white_result: str
    black_result: str


class ResultCorrected(NamedTuple):
    """A result of a closed round was wrong."""

    round: int
    white: int
    black: int
    white_result: str
    black_result: str


class CorrectedForRating(NamedTuple):
    """A result of long ago was wrong. Points and pairings stay; the report says what is to be rated (C.04.2, 4.3)."""

    round: int
    white: int
    black: int
    white_result: str
    black_result: str


class ResultClaimed(NamedTuple):
    """A player said how the game ended. It is a result only when the opponent says the same, or an arbiter agrees."""

    round: int
    white: int
    black: int
    side: str
    """The claiming player's side: ``w`` or ``b``."""
    white_result: str
    black_result: str


class Closed(NamedTuple):
    """All results of the round are in."""

    round: int


class Reopened(NamedTuple):
    """The round takes results again."""

    round: int


class Remarked(NamedTuple):
    """Something a reader of the report should know."""

    text: str


class HallAnnounced(NamedTuple):
    """The screens in the playing hall say this besides their lists; all of it as it is from now on."""

    message: str = ""
    round: int = 0
    """The round that starts then; 0: no start is announced."""
    starts: str = ""
    """The moment in UTC, to the minute: ``2026-11-17T13:30+00:00``."""


class Undone(NamedTuple):
    """An entry counts no more; undoing such an entry makes the first one count again."""

    entry: int


class Anonymised(NamedTuple):
    """All entries before this one were written anew without what told who a player was, in a new chain."""

    id: int
    """The player; 0: everybody."""
    entries: int
    """The number of entries that the journal had."""
    seal: str
    """Of the digest it ended with, under the folder's key: it proves an older copy, but nobody can try names by it."""


PHONES = {"w": "phone: White", "b": "phone: Black", "wb": "phones: White and Black", "p": "phone: player",
          "c": "phone: captain"}  # fmt: skip
"""The author of entries that come from phones. No account can have such a name: it has blanks and a colon."""
Fact = (
    Created | Imported | FideModeLeft | SettingsChanged | Registered | Amended | NameWithheld | Removed | Withdrawn
    | Returned | CheckedIn | MissedCredited | ByeAsked | ByeDropped | StayedIn | Forbidden | ForbiddenLifted
    | GroupDeclared | GroupDropped | CategoryDeclared | CategoryDropped | ParticularsNoted | FactorsNoted | RatingsShown
    | NormsDeclared | PointsAdjusted | LotDrawn | Drafted | DraftDropped | HandStarted | Rearranged | HandEnded
    | Published | ResultEntered | ResultCorrected | CorrectedForRating | ResultClaimed | Closed | Reopened | Remarked
    | HallAnnounced | PrizesDeclared | PrizeAwarded | FinalPageShown | Undone | Anonymised | TeamFact
)  # fmt: skip


def word_of(kind: type) -> str:
    """``ByeAsked`` is written ``bye-asked``."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in kind.__name__).lstrip("-")


KINDS: dict[str, type] = {word_of(kind): kind for kind in Fact.__args__}
"""The word of each kind of fact in a journal."""
