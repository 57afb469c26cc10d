"""Matches of two games from phones: asked one after the other, reported together, entered when both say the same."""

import pytest

from fairswiss.desk import claims, history
from fairswiss.desk.claims import Standing
from fairswiss.journal import facts
from fairswiss.journal.effects.results import result_claimed
from fairswiss.model.errors import BadRequest
from tests.web.api.test_operations import call
from tests.web.phones.events import link, read, says, with_phones
from tests.web.phones.test_pages import tell
from tests.web.results.test_pages import post, results, seen
from tests.web.rounds.events import BY, state
from tests.web.visitors import Visitor, text

SYSTEM = "double-swiss-2026"


def names(made: str, board: int = 1) -> tuple[str, str]:
    held = state(made)
    seats = held.round(1).boards[board - 1]
    return held.players[seats.white].name, held.players[seats.black].name


def test_both_games_are_asked_one_after_the_other(owner: Visitor) -> None:
    made = with_phones(8, SYSTEM)
    white, black = names(made)
    code, other = link(made), link(made, side="b")
    page = f"/p/{code}"
    first, second, sure, wrong = (
        text(owner.get(page + asked)) for asked in ("", "?says=white", "?says=white-draw", "?says=white-draw-draw")
    )
    assert "How did game 1 end?" in first
    assert f"White in this game: {white}." in first
    assert 'href="?says=black"' in first
    assert "How did game 2 end?" in second
    assert f"White in this game: {black}." in second
    assert f'href="?says=white-black">{black} won' in second
    assert f"Game 1: {white} won · Game 2: Draw" in sure
    assert 'name="says" value="white-draw"' in sure
    assert wrong == first
    for incomplete in ("white", "white-", "white-draw-draw", "white-nobody", ""):
        assert tell(owner, code, incomplete).status_code == 400, incomplete
    waiting = text(tell(owner, code, "white-draw"))
    assert f"<strong>Game 1: {white} won · Game 2: Draw</strong>" in waiting
    assert "Both players agree: entered" in text(tell(owner, other, "white-draw"))
    assert results(made) == ["1=0=", "    ", "    ", "    "]
    assert "1 : 0, ½ : ½" in text(owner.get(page))


def test_one_game_told_differently_is_settled_by_the_arbiter(owner: Visitor) -> None:
    made = with_phones(8, SYSTEM)
    says(link(made), "white-draw")
    says(link(made, side="b"), "white-black")
    game = claims.game(read(link(made)))
    assert game is not None
    assert game.standing is Standing.DIFFER
    assert claims.said_words(game.said) == "White says 1 : 0, ½ : ½, Black says 1 : 0, 0 : 1"
    assert results(made)[0] == "    "
    with pytest.raises(BadRequest, match="nothing to confirm"):
        claims.confirm(made, 1, 1, BY)


def test_an_arbiter_confirms_the_report_of_one_player(owner: Visitor) -> None:
    made = with_phones(8, SYSTEM)
    for board in (1, 2, 3):
        says(link(made, board), "black-white")
    page = text(owner.get(f"/t/{made}/results/1/", follow=True))
    assert 'value="1 !0-1,1-0"' in page
    assert post(owner, made, "1/enter", pressed="1 !0-1,1-0", **seen(made, 1))[0] == 200
    assert post(owner, made, "1/enter", pressed="2 !1-0,1-0", **seen(made, 2))[0] == 409
    assert post(owner, made, "1/enter", line="2 !", **seen(made, 2))[0] == 200
    address = f"t/{made}/rounds/1/claims"
    assert call(owner, "GET", address)[1][2] == {"board": 3, "white": "0110", "black": "", "result": ""}
    assert call(owner, "POST", f"{address}/3/confirm", {"seen": "0101"})[0] == 409
    assert call(owner, "POST", f"{address}/3/confirm", {"seen": "0110"})[0] == 200
    assert results(made) == ["0110", "0110", "0110", "    "]
    assert history.history(made)[-1].why == "as reported by White"


def test_a_match_that_the_desk_has_begun_to_enter_is_the_arbiters(owner: Visitor) -> None:
    made = with_phones(4, SYSTEM)
    code = link(made)
    assert post(owner, made, "1/enter", line="1 1", **seen(made, 1))[0] == 200
    says(code, "white-white")
    game = claims.game(read(code))
    assert game is not None
    assert game.standing is Standing.WITH_ARBITER
    assert results(made)[0] == "1 0 "


@pytest.mark.usefixtures("database", "data")
@pytest.mark.parametrize("codes", [("1", "0"), ("1=1", "0=0"), ("1+", "0-"), ("1=", "0"), ("", "")])
def test_half_a_match_is_no_claim(codes: tuple[str, str]) -> None:
    made = with_phones(4, SYSTEM)
    held = state(made)
    board = held.round(1).boards[0]
    with pytest.raises(BadRequest):
        result_claimed(held, facts.ResultClaimed(1, board.white, board.black, "w", *codes))
