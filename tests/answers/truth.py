"""The truth of an answer: counted again from the tournament, and on small fields tried by the enumerator."""

from collections.abc import Iterator

from fairswiss.answers import Answer
from fairswiss.kernel.edition import Pairing
from fairswiss.model.tournament import Tournament
from tests.answers.recount import Recount
from tests.answers.team_colours import TeamColours
from tests.answers.trials import SMALL, trial_of
from tests.literal.team_comparison import SWISS_TEAM


class Truth:
    """One round, and the means to say what is false about it."""

    def __init__(self, before: Tournament, system: str, pairing: Pairing, recorded: Tournament | None = None) -> None:
        """``recorded`` has the teams, where ``before`` is told team by team."""
        self.pairing = pairing
        self._recount = Recount(before, pairing)
        small = len(self._recount.here) <= SMALL
        self._colours = TeamColours(recorded, pairing) if recorded and system == SWISS_TEAM else None
        self._tried = trial_of(recorded or before, system, pairing) if small else None

    def faults(self, answer: Answer) -> Iterator[str]:
        """Everything an answer says that is not so."""
        yield from self._recount.faults(answer)
        if self._colours:
            yield from self._colours.faults(answer)
        if self._tried:
            yield from self._tried.faults(answer)

    @property
    def tried(self) -> bool:
        """True if the enumerator has its say."""
        return self._tried is not None
