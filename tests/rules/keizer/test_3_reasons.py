"""What the Keizer system says of its own: to whom, and by which reading."""

import pytest

from fairswiss.rules.keizer.ranking import _DEEDS
from fairswiss.rules.keizer.reasons import Nearest, OtherSitsOut, RunEnds
from fairswiss.why.earnings import Deed
from fairswiss.why.messages import Player
from fairswiss.why.reasons import Asked


@pytest.mark.rule("keizer", "reading 15", "reading 21")
def test_who_asks_is_spoken_to_as_the_one_it_is_about() -> None:
    for reason in (Nearest(3, 1, 2), RunEnds(3, "w", 2)):
        mine, theirs = (reason.headline(Asked(player, other, ())).name for player, other in ((3, 4), (4, 3)))
        assert mine == f"{theirs}.you"


@pytest.mark.rule("keizer", "reading 14")
@pytest.mark.parametrize(("byes", "ending"), [(2, ".more"), (1, ""), (0, "")])
def test_more_byes_than_the_one_who_sits_out_are_said(byes: int, ending: str) -> None:
    reason = OtherSitsOut(7, 5, 2, 7, byes, 1, True, None)
    said = reason.headline(Asked(3, 5, ()))
    assert said.name.endswith(f"answer.other-sits-out{ending}")
    assert dict(said.values)["bye"] == Player(5, begins=not ending)  # the sentence begins with the name


@pytest.mark.rule("keizer", "reading 5", "reading 6", "reading 7", "reading 8", "reading 9", "reading 13", "reading 26")
def test_each_deed_cites_its_reading() -> None:
    cited = {deed: [article.number for article in articles] for deed, articles in _DEEDS.items()}
    assert cited == {
        Deed.OWN: ["5"], Deed.WIN: ["6"], Deed.DRAW: ["6"], Deed.LOSS: ["6"], Deed.OPEN: ["6"],
        Deed.FORFEIT_WIN: ["7"], Deed.FORFEIT_LOSS: ["7"], Deed.BYE: ["8"], Deed.CLUB: ["8"],
        Deed.ANNOUNCED: ["8", "9"], Deed.OVER_LIMIT: ["9"], Deed.UNANNOUNCED: ["8"],
        Deed.WITHDRAWN: ["26"], Deed.ROUNDING: ["13"],
    }  # fmt: skip
