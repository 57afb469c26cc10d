"""What every pairing edition offers, and what a paired round is."""

from collections.abc import Collection, Mapping
from typing import NamedTuple, Protocol

from fairswiss.explain import CardLine, Difference, Explanation, Verdict
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest
from fairswiss.model.rounds import Round
from fairswiss.model.tournament import Tournament


class Pair(NamedTuple):
    """One board of a round."""

    board: int
    white: int
    black: int


class Pairing(NamedTuple):
    """A paired round: the boards in order, the bye, and the reasons when they were asked for."""

    system: str
    round: int
    pairs: tuple[Pair, ...]
    bye: int | None = None
    explanation: Explanation | None = None
    resting: int | None = None
    """Who has no opponent by a table fixed beforehand: no bye, and no points."""

    def games(self) -> list[tuple[int, int]]:
        """White and black of every board, as :meth:`Tournament.with_round` takes them."""
        return [(pair.white, pair.black) for pair in self.pairs]


class Options(NamedTuple):
    """What an arbiter may decide where a text leaves it open; an edition refuses what it does not know."""

    upfloat_limit: str = "strict"
    """Dubov: ``strict`` looks further down when nobody may come up, ``yield`` lifts the limit in that group."""
    waivers: frozenset[str] = frozenset()
    """Articles the arbiter lifts for this round, such as ``2.4``."""
    lowest_bracket: str = "2013"
    """Dutch 2012: the lowest bracket, when it has to be merged, as written down in 2013, or as printed in ``2012``."""
    first_cycle: str = "exchanged"
    """Double round robin: the last two rounds of the first cycle ``exchanged``, or ``plain`` in the table's order."""


class Article(NamedTuple):
    """An article of a text, or a numbered reading of ours: what it is about and where the code is."""

    title: str
    place: str
    """``module.function`` inside the edition; empty with ``why_not`` given."""
    why_not: str = ""
    """Why no code belongs to it."""


class Recorded(NamedTuple):
    """A round somebody paired: who met whom, and who had the pairing-allocated bye."""

    pairs: tuple[tuple[int, int], ...]
    """White and black."""
    bye: int | None = None


class Questions(Protocol):
    """What can be asked of a paired round."""

    def __call__(self, one: int, other: int) -> Verdict:
        """Why these two, who take part, are not paired."""

    def differences(self, recorded: Recorded) -> tuple[Difference, ...]:
        """Where this recorded round of the same players leaves the rules, the gravest first; colours aside."""


class Edition(Protocol):
    """A pairing edition: a module of the shelf ``rules/`` has these names."""

    ID: str
    NAME: str
    APPROVED: str
    ARTICLES: Mapping[str, Article]
    OPTIONS: Mapping[str, str]

    def pair_next_round(self, tournament: Tournament, options: Options, explain: bool) -> Pairing:
        """Pair the next round."""

    def shown_lot(self, tournament: Tournament) -> str:
        """The lot (``w`` or ``b``) that the colours of the recorded rounds show; empty when they show none."""

    def published_list(self, tournament: Tournament) -> tuple[CardLine, ...]:
        """What players need to work out the pairings for themselves, in rank order."""

    def questions(self, tournament: Tournament, options: Options, pairing: Pairing) -> Questions:
        """Asks of two players who take part, and are not paired, for the reason; and of a recorded round."""


def require_ready(tournament: Tournament) -> int:
    """The number of the round to be paired; refuses a tournament that cannot go on, saying what is missing."""
    coming = len(tournament.rounds) + 1
    if tournament.rounds_planned is None:
        raise BadRequest(
            spoken(
                "The planned number of rounds is not known, and the rules of the last round depend on it. State "
                "it: --rounds N on the command line, or a record 'XXR N' (TRF16) or '142 N' (TRF26) in the file."
            )
        )
    if coming > tournament.rounds_planned:
        words = (
            "All {planned} planned rounds have been paired. "
            "To look at one of them, name it (--round N); if more are to be played, correct the planned number first "
            "(record 142 or XXR of the file)."
        )
        raise BadRequest(spoken(words, planned=tournament.rounds_planned))
    waiting = _without_result(tournament.rounds[-1]) if tournament.rounds else []
    if waiting:
        some = ", ".join(waiting[:5]) + (" …" if len(waiting) > 5 else "")
        words = "Round {number} has games without a result ({games}). Enter them, or mark adjourned games with '?'."
        raise BadRequest(spoken(words, number=coming - 1, games=some))
    return coming


def refuse_options(options: Options, system: str, known: Collection[str] = ()) -> None:
    """Refuses what an edition does not leave open, however it was decided."""
    decided = zip(Options._fields, options, Options(), strict=True)
    unknown = [name for name, value, usual in decided if value != usual and name not in known]
    if unknown:
        rest = (
            spoken("What it leaves open is {known}", known=", ".join(known))
            if known
            else spoken("Nothing of its text is left open")
        )
        raise BadRequest(
            spoken(
                "{system} does not know the option {unknown}. {rest}; see: fairswiss systems.",
                system=system,
                unknown=", ".join(unknown),
                rest=rest,
            )
        )


def _without_result(played: Round) -> list[str]:
    return [f"{game.white}-{game.black}" for game in played.games if game.white_result == " "]
