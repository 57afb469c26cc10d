"""What the Keizer system says of its own: to whom, and by which reading."""

from collections.abc import Iterator

import pytest

from fairswiss import generate, standings
from fairswiss.language import languages, speaking
from fairswiss.rendering import render, working
from fairswiss.rendering.standings_words import STANDINGS_WORDS
from fairswiss.rules.keizer.earnings import Deed
from fairswiss.rules.keizer.ranking import _DEEDS
from fairswiss.rules.keizer.reasons import Nearest, OtherSitsOut, RunEnds
from fairswiss.rules.keizer.words import WORDS
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


def test_standings_say_each_deed_in_every_language() -> None:
    assert all(f"what.{deed}" in WORDS or f"what.{deed}" in STANDINGS_WORDS for deed in Deed)
    assert not [name for name in WORDS if name.startswith("what.") and name in STANDINGS_WORDS]
    event = generate(5, "keizer", players=7, rounds=4).tournament
    ranked = standings(event)
    said = {code: (render(ranked, tournament=event), working(ranked, range(1, 8), "text", event)) for code in _spoken()}
    title, value = "Keizer points; no FIDE system", "Keizer points: the own value and what the rounds brought"
    assert title in said["en"][0]
    assert [one for one in (value, "sat out", "own value") if one not in said["en"][1]] == []
    assert not [code for code, (table, terms) in said.items() if code != "en" and (title in table or value in terms)]


def _spoken() -> Iterator[str]:
    for code in languages():
        with speaking(code):
            yield code
