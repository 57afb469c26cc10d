"""An event whose first players are in a rating list."""

from pathlib import Path

from fairswiss import generate, write_trf
from fairswiss.desk import events
from fairswiss.usecases import ratinglist
from tests.ratinglist.lists import text_list
from tests.web.samples import BY


def with_rating_list(data: Path) -> str:
    """Players 1 and 2 are in the list of the tests, which the data folder has."""
    source = data / "players_list_foa.txt"
    source.write_bytes(text_list())
    ratinglist.import_list(str(source), str(data / ratinglist.FILE), published="2026-10")
    facts = generate(seed=5, players=8, rounds=3).tournament
    players = [p._replace(fide_id={1: "104", 2: "101"}.get(p.number, "")) for p in facts.players]
    return events.import_event(write_trf(facts._replace(players=tuple(players))).encode(), BY)[0].event
