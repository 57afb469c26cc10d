"""The part of an event that a sheet looks at makes the same sheet, and stays the same when other things happen."""

import pytest

from fairswiss.desk import journals, rounds
from fairswiss.desk.sheets import of_state
from fairswiss.usecases.cache_keys import looked_at
from fairswiss.usecases.sheets import Seen, sheet
from tests.web.databases import ON_ONE
from tests.web.public.events import hostile_event, result_of_first_board
from tests.web.store.events import BY, SURE, event, play

DATABASES = ON_ONE

KINDS = ("pairings", "names", "standings", "cross", "players")


def seen(made: str) -> Seen:
    return of_state(journals.read(made).state)


def parts(made: str) -> dict[str, Seen]:
    return {kind: looked_at(seen(made), kind) for kind in KINDS}


@pytest.mark.parametrize("system", ["dutch-2026", "round-robin"])
def test_the_part_makes_the_same_sheet(database: str, system: str) -> None:
    made = event(7, 7 if system == "round-robin" else 4, system)
    for number in range(4):
        whole = seen(made)
        for kind in KINDS:
            for of_round in range((kind in ("pairings", "names")) and not number, whole.rounds + 1):
                assert sheet(looked_at(whole, kind, of_round), kind, of_round) == sheet(whole, kind, of_round), kind
        if number == 2:
            rounds.draft(made, BY)
            rounds.publish(made, 3, BY)
            result_of_first_board(made, 3)
        elif number < 2:
            play(made, "½")


def test_a_result_concerns_the_pairings_alone_while_others_are_missing(database: str) -> None:
    made = hostile_event()
    before = parts(made)
    result_of_first_board(made, 2)
    after = parts(made)
    assert [kind for kind in KINDS if before[kind] != after[kind]] == ["pairings", "players"]


def test_a_correction_concerns_what_came_after(database: str) -> None:
    made = hostile_event()
    before = parts(made)
    board = journals.read(made).state.round(1).boards[0]
    rounds.enter_results(made, 1, [rounds.Result(board.white, board.black, "=", "=")], SURE)
    after = parts(made)
    assert [kind for kind in KINDS if before[kind] != after[kind]] == ["pairings", "standings", "cross", "players"]
