"""TRF: the tournament report files of FIDE (TRF06, TRF16, TRF26), with the records of JaVaFo and bbpPairings.

May import fairswiss.model and the standard library only. Must never guess silently: what is contradictory is
an error, what is odd a warning, what is unknown is kept as it stands and written back.
"""

from fairswiss.formats.trf.reading import parse_trf, read_trf
from fairswiss.model import Problem, Tournament

__all__ = ["parse_trf", "read_trf", "unwritable", "write_trf"]

# Most runs only read, and a command should start at once: the writing half is imported when it is asked for.


def write_trf(tournament: Tournament, edition: str = "trf26") -> str:
    """The tournament as the text of a report file of the edition ``"trf16"`` or ``"trf26"``.

    Lines end with a line feed, and equal tournaments give equal texts. Raises
    :class:`~fairswiss.model.BadRequest` for another edition and :class:`~fairswiss.model.TooLarge` when the
    facts need more room than such a file has. What is lost without an error is told by :func:`unwritable`.
    """
    from fairswiss.formats.trf.writing import write

    return write(tournament, edition)


def unwritable(tournament: Tournament) -> tuple[Problem, ...]:
    """A warning for everything that a report file cannot hold as it is, such as a name over 33 characters."""
    from fairswiss.formats.trf.losses import losses

    return losses(tournament)
