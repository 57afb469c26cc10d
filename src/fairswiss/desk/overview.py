"""The state of an event in a few figures, and the arbiter's next step."""

from collections.abc import Callable
from typing import NamedTuple

from fairswiss.desk import journals
from fairswiss.desk.journals import Known
from fairswiss.desk.samples import sample_names
from fairswiss.journal.state import Stage, State
from fairswiss.model.errors import Unreadable
from fairswiss.store import rows


class Overview(NamedTuple):
    """An event at a glance."""

    id: str
    name: str
    system: str
    players: int
    withdrawn: int
    rounds: int
    paired: int
    """The number of rounds paired, a draft included."""
    stage: str
    """Of the last round that was paired; empty before the first."""
    open_boards: int
    next_step: str
    """``players``, ``pair``, ``publish``, ``hand``, ``results``, ``close``, ``over``, or ``unreadable``."""
    trouble: str = ""
    """The reason why the event cannot be read, if so; nothing else is known of it then."""
    is_sample: bool = False
    """True for the sample event, so that its list can guide a newcomer."""

    @property
    def at_round(self) -> int:
        """The round that the next step is about: the one to be paired, else the last one."""
        return self.paired + (self.next_step in ("players", "pair"))

    @classmethod
    def of(cls, known: Known, drafts: bool = True) -> "Overview":
        """The overview of an event; without ``drafts`` as if a round in draft did not exist yet."""
        state = known.state if drafts else known.state.published
        last = state.rounds[-1] if state.rounds else None
        return cls(
            known.event,
            state.settings.info.name,
            state.settings.system,
            len(state.players),
            len(state.withdrawn),
            state.settings.rounds,
            len(state.rounds),
            last.stage.value if last else "",
            last.open_boards if last and last.stage is not Stage.DRAFT else 0,
            _next_step(state, drafts),
            is_sample=state.settings.info.name in sample_names(),
        )


def overviews(seen_by: Callable[[str], bool | None] = lambda event: True) -> list[Overview]:
    """Every event of the list at a glance.

    ``seen_by`` says of each whether its draft is seen; None leaves it out.
    """
    found = ((row, seen_by(row.id)) for row in rows.events())
    return [_overview(row.id, row.name, drafts) for row, drafts in found if drafts is not None]


def _overview(event: str, name: str, drafts: bool) -> Overview:
    try:
        return Overview.of(journals.read(event), drafts)
    except Unreadable as error:  # one bad event does not hide the others
        return Overview(event, name, "", 0, 0, 0, 0, "", 0, "unreadable", str(error))


def _next_step(state: State, drafts: bool) -> str:
    if len(state.players) < 2:
        return "players"
    last = state.rounds[-1] if state.rounds else None
    if last is None or last.stage is Stage.CLOSED:
        return "pair" if len(state.rounds) < state.settings.rounds else "over"
    if last.by_hand and drafts:
        return "hand"
    if last.stage is Stage.DRAFT:
        return "publish"
    return "results" if last.open_boards else "close"
