"""Events that are shown to everybody, with players whose names are no good."""

from fairswiss.desk import events, journals, registration
from fairswiss.desk.rounds import Result, draft, enter_results, publish, typed_result
from fairswiss.model import EventInfo, Player
from tests.web.store.events import BY, SURE, event, play

HOSTILE = (
    '<script>alert(1)</script> & "Müller"',
    '#eval("1+1") $x$ *b* _i_ [c] @d <e> \\u{41} #include "f"',
    "=HYPERLINK(1)",
    "Щукина, Дарья",
    "王, 小明",
    "Very " * 19 + "Long",
)


def public_event(players: int = 8, rounds: int = 3) -> str:
    """An event that everybody may see, without a round so far."""
    made = event(players, rounds)
    settings = journals.read(made).state.settings
    info = EventInfo(name="Open <b> & Söhne", city="Örebro", start="2026/11/07", round_dates=("26/11/07",))
    events.change_settings(made, settings._replace(public=True, info=info), SURE)
    return made


def hide(made: str) -> None:
    """Take an event back from the public."""
    settings = journals.read(made).state.settings
    events.change_settings(made, settings._replace(public=False), SURE)


def hostile_field() -> str:
    """A public event whose players try everything, without a round so far."""
    made = public_event(2)
    players = [
        Player(0, name, 1500 - at, birth="1990/05/06", fide_id="4444", sex="w") for at, name in enumerate(HOSTILE)
    ]
    registration.register(made, players, SURE)
    return made


def hostile_event() -> str:
    """The same with a round played and another one published."""
    made = hostile_field()
    play(made)
    draft(made, BY)
    publish(made, 2, BY)
    return made


def result_of_first_board(made: str, number: int, typed: str = "1") -> None:
    """A result comes in."""
    board = journals.read(made).state.round(number).boards[0]
    enter_results(made, number, [Result(board.white, board.black, *typed_result(typed))], BY)
