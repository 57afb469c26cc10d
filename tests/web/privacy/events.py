"""Events with people whom nobody must find again."""

from fairswiss.desk import erasing, events, journals, registration
from fairswiss.desk.erasing import Person
from fairswiss.desk.events import create_event
from fairswiss.desk.telling import By
from fairswiss.journal.facts import Settings
from fairswiss.keeping import erasures
from fairswiss.keeping.erasures import Erased
from fairswiss.model import EventInfo, Player
from tests.web.store.events import BY, SURE, play

CHILD = Player(0, "Quendelbaum, Ximena Yolotl", 0, "", "LIE", "98765432", "2014/07/23", "w")
ADULT = Player(0, "Örtzenfels, Wunibald", 1733, "CM", "SMR", "87654321", "1961/08/29", "m")
NAMES = ("Quendelbaum", "Ximena", "Yolotl", "Örtzenfels", "Wunibald")
DAYS = ("2014/07/23", "07/23", "2014-07-23", "23.07.2014", "1961/08/29", "08/29", "1961-08-29", "29.08.1961")
IDS = (CHILD.fide_id, ADULT.fide_id)
TITLE = "Kehraus Cup"
OTHERS = ("Zander, Zoe", "Ödipus, Rex", "Odin, Od", "Ärmel, A", "armel, b", "Öz, C")


def peopled_event(system: str = "dubov-1997", rounds: int = 3) -> str:
    """A public event with a child and an adult of distinctive data among others, many of them of equal rating."""
    info = EventInfo(name=TITLE, start="2026/11/07", end="2026/11/08", chief_arbiter="Hagestolz, Ida")
    made = create_event(Settings(system, rounds, info, public=True), BY).event
    registration.register(made, [CHILD, ADULT, *(Player(0, name) for name in OTHERS)], BY)
    return made


def played_event(system: str = "dubov-1997", rounds: int = 3) -> str:
    """The same, played to the end, with corrections, reasons and remarks that name people."""
    made = peopled_event(system, rounds)
    who = registration_of(made, CHILD.name)
    registration.amend(made, who, CHILD._replace(name="Quendelbaum, Ximena"), BY._replace(why="was Yolotl"))
    registration.adjust_points(made, who, 5, 0, BY._replace(why="Ximena helped to clean"))
    for _ in range(rounds):
        play(made)
    return made


def registration_of(made: str, name: str) -> int:
    """By the name."""
    return next(one for one, player in journals.read(made).state.players.items() if player.name == name)


def settled(made: str, **changes: object) -> None:
    """Other settings."""
    settings = journals.read(made).state.settings
    events.change_settings(made, settings._replace(**changes), SURE)  # type: ignore[arg-type]


def anonymise(made: str, by: By = BY, registration: int = 0, typed: str = TITLE, *, may_delete: bool = True) -> Erased:
    """As pages do it."""
    erasing.expect_erasable(Person(made, registration), typed)
    return erasures.anonymise([Person(made, registration)], by, may_delete=may_delete)
