"""Events of the manager at the points of their course at which one thing can be sent."""

from fairswiss.desk import registration, rounds
from fairswiss.desk.announcing import announced
from fairswiss.desk.events import change_settings
from fairswiss.model.categories import Category
from fairswiss.model.facts import Bond
from fairswiss.store import rows
from tests.web.phones.events import link, says, with_phones
from tests.web.rounds.events import BY, drafted, enter, event, played, published, state


def with_result() -> str:
    made = published()
    board = state(made).round(1).boards[0]
    rounds.enter_results(made, 1, [rounds.Result(board.white, board.black, "1", "0")], BY)
    return made


def all_results_in() -> str:
    made = published(4)
    for board in state(made).round(1).boards:
        rounds.enter_results(made, 1, [rounds.Result(board.white, board.black, "1", "0")], BY)
    return made


def by_hand() -> str:
    made = drafted()
    rounds.start_hand(made, 1, BY)
    return made


def withdrawn() -> str:
    made = event()
    registration.withdraw(made, 1, BY)
    return made


def kept_apart() -> str:
    made = event()
    registration.forbid(made, (1, 2), BY)
    return made


def no_show() -> str:
    made = published()
    enter(made, 1, "-", [1])
    return made


def came_late() -> str:
    """An event in which the first player was absent from the first round."""
    made = event(5)
    registration.ask_bye(made, 1, 1, "Z", BY)
    rounds.draft(made, BY)
    rounds.publish(made, 1, BY)
    enter(made, 1, "1")
    rounds.close(made, 1, BY)
    return made


def grouped() -> str:
    made = event()
    registration.declare_group(made, registration.Sought(Bond.GROUP, (1, 2), "Cousins"), BY)
    return made


def categorised() -> str:
    made = event()
    registration.declare_category(made, Category("U12", age_to=11), BY)
    return made


def section() -> str:
    made = event()
    change_settings(made, announced(state(made).settings, {"roof": "Spring Festival"}), BY)
    return made


def put_away() -> str:
    made = played()
    rows.archive(made)
    return made


def said_by_phone() -> str:
    made = with_phones()
    says(link(made), "white")
    return made
