"""The truth of an answer: counted again from the tournament, and on small fields tried by the enumerator."""

from collections.abc import Iterator

from fairswiss.answers import Answer
from fairswiss.kernel.edition import Pairing
from fairswiss.model.tournament import Tournament
from tests.answers.recount import Recount
from tests.answers.tried import SMALL, Tried, enumerated


class Truth:
    """One round, and the means to say what is false about it."""

    def __init__(self, before: Tournament, system: str, pairing: Pairing) -> None:
        self.pairing = pairing
        self._recount = Recount(before, pairing)
        small = len(self._recount.here) <= SMALL and enumerated(system)
        self._tried = Tried(before, system, pairing) if small else None

    def faults(self, answer: Answer) -> Iterator[str]:
        """Everything an answer says that is not so."""
        yield from self._recount.faults(answer)
        if self._tried:
            yield from self._tried.faults(answer)

    @property
    def tried(self) -> bool:
        """True if the enumerator has its say."""
        return self._tried is not None
