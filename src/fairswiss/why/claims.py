"""The claims of players to a colour, by the colours they have had."""

from enum import Enum

from fairswiss.why import CardLine
from fairswiss.why.values import Value


class Basis(Enum):
    """The ground of a claim to a colour."""

    NONE = "none"
    """No game so far."""
    RUNNING = "running"
    """The other colour twice or more in a row."""
    FEWER = "fewer"
    """Fewer games with it than with the other."""
    LAST = "last"
    """As many of both, and the other one last."""


class Claim(Value):
    """The colour somebody is owed, and why."""

    player: int
    colour: str
    basis: Basis
    whites: int
    blacks: int
    last: str
    """The last colour; empty without games."""
    running: int
    """So many times in a row it was had."""


def claim_of(line: CardLine) -> Claim:
    """The colour somebody is owed by the rules, and the ground of it."""
    history, due = line.colours, line.due
    running = len(history) - len(history.rstrip(history[-1:]))
    whites, blacks = history.count("w"), history.count("b")
    had, other = (whites, blacks) if due == "w" else (blacks, whites)
    if not due or not history:
        basis = Basis.NONE
    elif other > had + 1 or (had < other and running == 1):
        basis = Basis.FEWER
    elif running > 1 and history[-1] != due:
        basis = Basis.RUNNING
    elif had < other:
        basis = Basis.FEWER
    else:
        basis = Basis.LAST
    return Claim(line.number, due, basis, whites, blacks, history[-1:], running)
