"""One arbiter, one machine: three rounds with all that happens, and a look at the pages that are not on the way."""

from fairswiss.desk import events
from fairswiss.journal.facts import Settings
from fairswiss.model.tournament import EventInfo
from fairswiss.usecases import ratinglist
from tests.ratinglist.lists import Person, text_list
from tests.web.arbiter import Arbiter, mixed, names, pasted
from tests.web.live import Live
from tests.web.privacy.events import played_event, registration_of
from tests.web.rounds.events import BY, inside, state

EVENT = "Spring Open"
_LISTED = tuple(
    Person(str(1500000 + at), name, "NOR", standard=str(2405 - 17 * at), birth=str(1970 + at))
    for at, name in enumerate(names(6))
)


def run(arbiter: Arbiter) -> None:
    """Three rounds with everything that happens in a hall."""
    arbiter.sets_up(EVENT, "dubov-1997", 5, tie_breaks="BH/C1,BH,SB")
    arbiter.pastes(pasted(24), 24)
    arbiter.notes_bye(names(24)[5], 2)
    arbiter.draws_white()
    arbiter.plays(1, mixed)
    arbiter.adds("Löffel, Søren", 2105)
    arbiter.withdraws(names(24)[20])
    arbiter.plays(2, mixed)
    boards = arbiter.pairs(3)
    arbiter.swaps_by_hand(boards[2][0], boards[3][0])
    arbiter.publishes(3)
    arbiter.enters(3, [mixed(board + 1) for board in range(1, len(boards) + 1)])
    arbiter.closes(3)
    arbiter.corrects(2, 1, "0 : 1")
    arbiter.looks_at_standings()
    arbiter.looks_at_reasons(2)
    for page in ("Journal", "Overview", "Settings"):
        arbiter.goes("More", page)
        arbiter.looks(page.lower())


def look_around(arbiter: Arbiter, live: Live) -> None:
    """The pages that nobody needs to pass through."""
    own = f"/t/{arbiter.event}"
    with inside(live):
        _prepare(arbiter.event, live)
        over = played_event()
        child = registration_of(over, "Quendelbaum, Ximena")
    _look(
        arbiter,
        {
            "archive": "/archive",
            "import": "/import",
            "restore": "/restore",
            "design": "/design",
            "my-password": "/my-password",
            "connect-alone": "/connect/",
            "rating-list": f"{own}/players/rating-list",
            "fill": f"{own}/players/rating-list/fill",
            "board": f"{own}/results/3/board/2/",
            "group": f"{own}/why/2/group/1",
            "why-board": f"{own}/why/2/board/2",
            "why-not": f"{own}/why/2/why-not?one=1&other=2",
            "list": f"{own}/why/3/list",
            "card": f"{own}/why/player/3",
            "paper": f"{own}/paper/",
            "sheet": f"{own}/paper/pairings/3/",
            "privacy-event": f"/t/{over}/privacy/",
            "privacy-child": f"/t/{over}/privacy/{child}/",
        },
    )


def _look(arbiter: Arbiter, pages: dict[str, str]) -> None:
    for name, address in pages.items():
        arbiter.tab.goto(address)
        arbiter.looks(name)


def _prepare(made: str, live: Live) -> None:
    """A public event, an older one that was put away, and a rating list."""
    events.change_settings(made, state(made).settings._replace(public=True), BY)
    info = EventInfo(name="Autumn Rapid", city="Österbruch", start="2026/10/03", end="2026/10/04")
    events.archive_event(events.create_event(Settings("dutch-2026", 7, info), BY).event, BY)
    source = live.folder / "players_list_foa.txt"
    source.write_bytes(text_list(_LISTED))
    ratinglist.import_list(str(source), str(live.folder / ratinglist.FILE), published="2026-11")
