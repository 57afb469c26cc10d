"""An event to try things with: made up, half played, the same every time but for the lot."""

import random

from fairswiss.desk import journals, registration, rounds
from fairswiss.desk.events import create_event
from fairswiss.desk.journals import Known
from fairswiss.desk.telling import By
from fairswiss.journal.facts import Settings
from fairswiss.language import gettext, languages, speaking
from fairswiss.model.player import Player
from fairswiss.model.tournament import EventInfo
from fairswiss.store import rows

_TREES = (
    "Alder", "Ash", "Beech", "Birch", "Cedar", "Cherry", "Cypress", "Elder", "Elm", "Fir", "Hawthorn", "Hazel",
    "Holly", "Hornbeam", "Juniper", "Larch", "Linden", "Maple", "Oak", "Pine", "Poplar", "Rowan", "Spruce", "Willow",
)  # fmt: skip
_PLAYED = 2


def first_sample(by: By) -> None:
    """The sample, unless there is or was any event."""
    if not rows.events() and not rows.events(archived=True):
        sample_event(by)


def sample_names() -> set[str]:
    """The default names of the sample event in all languages."""
    names = set()
    for language in languages():
        with speaking(language):
            names.add(_name())
    return names


def _name() -> str:
    return gettext("Sample: Arboretum Open")


def sample_event(by: By) -> Known:
    """24 players of invented names, five rounds of the Dubov system, two of them played."""
    info = EventInfo(name=_name(), city="Springfield", tie_breaks="BH/C1,BH,SB,DE")
    with journals.together():
        known = create_event(Settings("dubov-1997", 5, info), by)
        return known if known.head > 1 else _played(known.event, by._replace(token=""))


def _played(event: str, by: By) -> Known:
    chance = random.Random(1997)
    players = [
        Player(0, f"{tree}, {tree[0]}.", 2280 - 41 * at + chance.randrange(40)) for at, tree in enumerate(_TREES)
    ]
    registration.register(event, players, by)
    for number in range(1, _PLAYED + 1):
        boards = rounds.draft(event, by).state.round(number).boards
        rounds.publish(event, number, by)
        codes = ("1", "0"), ("0", "1"), ("=", "=")
        results = [rounds.Result(b.white, b.black, *chance.choice(codes)) for b in boards]
        rounds.enter_results(event, number, results, by)
        rounds.close(event, number, by)
    return journals.read(event)
