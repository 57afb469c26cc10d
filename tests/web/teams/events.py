"""Events of teams as the tests of their pages need them."""

from fairswiss.desk import teams
from fairswiss.desk.announcing import announced, new_settings
from fairswiss.desk.events import create_event
from fairswiss.desk.journals import Known
from fairswiss.desk.line_ups import fill_line_ups
from fairswiss.desk.registration import register
from fairswiss.desk.rounds import Result, close, draft, enter_results, publish
from fairswiss.model import Player
from tests.web.store.events import BY, SURE

SYSTEM = "swiss-team-2026"


def team_event(
    count: int = 4,
    size: int = 5,
    boards: str = "WBWB",
    rounds: int = 3,
    *,
    public: bool = True,
    system: str = SYSTEM,
    clubs: bool = True,
) -> str:
    """An event of so many teams and players each; team 1 is the strongest. Without ``clubs`` there are no teams yet."""
    fields = {"name": "Team cup", "board_colours": boards, "public": public, "phones": True}
    event = create_event(announced(new_settings(system, rounds), fields), BY).event
    players = [
        Player(0, f"Player {team:02}-{at}", 2500 - 40 * team - 10 * at, club=f"Club {team:02}")
        for team in range(1, count + 1)
        for at in range(1, size + 1)
    ]
    register(event, players, BY)
    if clubs:
        teams.teams_from_clubs(event, BY)
    return event


def paired(event: str) -> Known:
    """The next round, paired and published."""
    number = len(draft(event, BY).state.rounds)
    return publish(event, number, BY)


def played(event: str, result: tuple[str, str] = ("1", "0")) -> Known:
    """A whole round: usual line-ups, White wins every game."""
    number = len(paired(event).state.rounds)
    boards = fill_line_ups(event, number, BY).state.round(number).boards
    enter_results(event, number, [Result(board.white, board.black, *result) for board in boards], SURE)
    return close(event, number, SURE)
