"""The page and the operation *What if?*: two rounds beside each other, and the journal stays as it is."""

from fairswiss.desk import journals
from tests.web.api.test_operations import call
from tests.web.samples import imported
from tests.web.visitors import Visitor, text


def test_a_preview_stands_beside_the_next_round_and_tells_the_journal_nothing(owner: Visitor) -> None:
    event = imported()
    address = f"/t/{event.event}/why/5/what-if"
    assert "/why/5/what-if" in text(owner.get(f"/t/{event.event}/rounds/"))
    empty = text(owner.get(address))
    assert "Nothing is saved" in empty
    assert "With these assumptions" not in empty
    page = text(owner.get(f"{address}?absent=palma&first=1&second=3&rules=dutch-2026"))
    for words in (
        "Palma, Nuno does not play",
        "may not meet",
        "dutch-2026 instead of dubov-1997",
        "With these assumptions",
    ):
        assert words in page, words
    assert "ends ½ : ½" in text(owner.get(f"{address}?white=2&black=1&result=%3D"))
    for query in ("absent=xyzzy", "first=1", "white=1&black=1&result=1", "rules=chess"):
        assert "note-bad" in text(owner.get(f"{address}?{query}")), query
    assert owner.get(f"/t/{event.event}/why/99/what-if").status_code == 404
    status, data = call(owner, "GET", f"t/{event.event}/rounds/4/what-if?absent=2")
    assert (status, data["recorded"], data["supposed_facts"]["absent"]) == (200, True, [2])
    assert call(owner, "GET", f"t/{event.event}/rounds/99/what-if?absent=2")[0] == 404
    assert journals.read(event.event).head == event.head
