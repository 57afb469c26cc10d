"""Values in notebooks: the article of the renderer, escaped, with its style, and small."""

import pickle
import re
import subprocess
import sys
from pathlib import Path

import pytest

from fairswiss import Player, Tournament, answers_of, board_answers, pair, read_trf, standings, why_not_answer
from fairswiss.answers import Answered
from fairswiss.rendering import fragment
from fairswiss.rendering.notebook import SHOWN

WEEKEND = read_trf((Path(__file__).parents[2] / "examples" / "weekend-open.trf").read_bytes())
PAIRED = pair(WEEKEND, "dubov-1997", round=4, explain=True)
BOLD = '<b>&"Eve"</b>'


def shown(value: object) -> str:
    html: str = value._repr_html_()  # type: ignore[attr-defined]
    return html


def test_the_article_is_that_of_the_renderer() -> None:
    ranked, mine = standings(WEEKEND), answers_of(WEEKEND, 5, "dubov-1997", round=4)
    assert fragment(PAIRED) in shown(PAIRED)
    assert fragment(ranked) in shown(ranked)
    assert fragment(Answered(tuple(mine), ()), WEEKEND) in shown(mine)
    assert PAIRED.explanation
    assert fragment(PAIRED.explanation) in shown(PAIRED.explanation)


@pytest.mark.parametrize(
    "value",
    [
        WEEKEND, PAIRED, PAIRED.explanation, pair(WEEKEND, "dubov-1997", round=4), standings(WEEKEND),
        answers_of(WEEKEND, 5, "dubov-1997", round=4), board_answers(WEEKEND, 1, "dubov-1997", round=4)[1],
        why_not_answer(WEEKEND, 1, 2, "dubov-1997", round=4),
    ],
    ids=lambda value: type(value).__name__,
)  # fmt: skip
def test_everything_stands_for_itself_and_is_small(value: object) -> None:
    html = shown(value)
    assert html.startswith("<style>")
    assert html.endswith("</article>")
    assert not re.search(r"<(script|link|iframe|img|html|body)\b|@import|src=", html)
    assert len(html) < 120_000


def test_below_the_door_of_the_library_a_value_is_shown_as_python_shows_it() -> None:
    """The model does not look the renderer up: `from fairswiss import …` introduces it."""
    asked = "from fairswiss.model import Tournament; print(Tournament.build([])._repr_html_())"
    through = "from fairswiss import Tournament; print(Tournament.build([])._repr_html_()[:7])"
    told = [subprocess.run([sys.executable, "-c", line], capture_output=True, text=True) for line in (asked, through)]
    assert [one.stdout.strip() for one in told] == ["None", "<style>"], told


def test_names_are_shown_and_escaped() -> None:
    players = [Player(1, BOLD, 2000, title="IM"), Player(2, "Second", 1900), Player(3, "Third", 1800)]
    event = Tournament.build(players, rounds_planned=2, first_colour="w").with_round([(1, 2)], bye=3)
    event = event.with_results({(1, 2): ("1", "0")})
    for value in (event, standings(event), pair(event, "dutch-2026", explain=True).explanation):
        html = shown(value)
        assert BOLD not in html
        assert "&lt;b&gt;&amp;" in html
        assert "Second" in html


def test_a_large_field_is_counted() -> None:
    event = Tournament.build([Player(number, f"Player {number}") for number in range(1, SHOWN + 6)])
    assert "… and 5 more players" in shown(event)
    assert "Player 35" not in shown(event)


def test_answers_are_a_tuple_that_keeps_its_tournament() -> None:
    mine = answers_of(WEEKEND, 5, "dubov-1997", round=4)
    assert mine == tuple(mine)
    assert shown(pickle.loads(pickle.dumps(mine))) == shown(mine)
