"""Prizes in the manager: declared as one step, previewed, awarded, paid out on paper."""

import pytest

from fairswiss.desk import history, journals, registration
from fairswiss.desk import prizes as use
from fairswiss.model.categories import Category
from fairswiss.model.errors import BadRequest
from fairswiss.model.prizes import NO_PRIZES, PrizeList, Prizes, Sharing, SpecialPrize
from tests.web.api.test_operations import call
from tests.web.closing.events import over
from tests.web.databases import ON_ONE
from tests.web.samples import BY
from tests.web.visitors import Visitor, text

DATABASES = ON_ONE
pytestmark = pytest.mark.usefixtures("database", "data")
FORM = {
    "sharing": "hort", "doubles": "higher", "currency": "EUR", "least_games": "3", "list-0": "300 200 100;50,50",
    "list-1": "60 30", "special-1": "Best game", "amount-1": "20", "gift-1": "a book", "certificate": "Well played",
}  # fmt: skip


def with_women(event: str) -> None:
    registration.declare_category(event, Category("Women", sex="w"), BY)


def test_the_form_declares_prizes_in_one_step_with_a_preview_before(owner: Visitor) -> None:
    event = over().event
    with_women(event)
    seen = text(owner.send(f"/t/{event}/prizes/preview", FORM))
    assert "Preview: nothing is saved yet." in seen
    assert "Declared 760.50 EUR, paid 740.50 EUR, left over 20.00 EUR." in seen
    assert journals.read(event).state.prizes == NO_PRIZES
    before = journals.read(event).head
    assert owner.send(f"/t/{event}/prizes/save", FORM).status_code == 302
    held = journals.read(event)
    assert held.head == before + 1
    assert held.state.prizes == Prizes(
        (PrizeList((30_000, 20_000, 10_000, 5_050)), PrizeList((6_000, 3_000), "Women")),
        (SpecialPrize("Best game", 2_000, "a book"),), Sharing.HORT, least_games=3, currency="EUR",
        certificate="Well played",
    )  # fmt: skip
    assert "Half of the own prize" in text(owner.get(f"/t/{event}/prizes/"))
    history.undo_last(event, BY)
    assert journals.read(event).state.prizes == NO_PRIZES


def test_a_form_with_a_mistake_comes_back_as_it_was_typed(owner: Visitor) -> None:
    event = over().event
    answer = owner.send(f"/t/{event}/prizes/save", {**FORM, "list-0": "300 abc", "note": "Be there"})
    assert answer.status_code == 422
    assert "is no amount" in text(answer)
    assert 'value="300 abc"' in text(answer)
    assert 'value="Be there"' in text(answer)
    assert journals.read(event).state.prizes == NO_PRIZES


def test_special_prizes_are_awarded_and_taken_back(owner: Visitor) -> None:
    event = over().event
    owner.send(f"/t/{event}/prizes/save", FORM)
    assert owner.send(f"/t/{event}/prizes/award/1", {"player": "5"}).status_code == 302
    state = journals.read(event).state
    assert [state.numbers[player] for player in state.awarded.values()] == [5]
    owner.send(f"/t/{event}/prizes/save", {**FORM, "special-1": "Fair play", "special-2": "Best game"})
    state = journals.read(event).state
    assert [state.numbers[player] for player in state.awarded.values()] == [5], "it keeps its winner by its name"
    assert list(state.awarded) == [2]
    owner.send(f"/t/{event}/prizes/award/2", {"player": ""})
    assert journals.read(event).state.awarded == {}
    with pytest.raises(BadRequest) as refused:
        use.award(event, 9, 1, BY)
    assert refused.value.code == "no-such-prize"


def test_a_category_with_prizes_cannot_be_removed(owner: Visitor) -> None:
    event = over().event
    with_women(event)
    owner.send(f"/t/{event}/prizes/save", FORM)
    with pytest.raises(BadRequest) as refused:
        registration.drop_category(event, "Women", BY)
    assert refused.value.code == "category-has-prizes"


def test_the_api_declares_previews_and_awards(owner: Visitor) -> None:
    event = over().event
    sent = {"lists": [{"amounts": [10_000, 5_000]}], "special": [{"name": "Cup"}], "sharing": "equal"}
    _, seen = call(owner, "POST", f"t/{event}/prizes/preview", sent)
    assert (seen["giving"]["paid"], journals.read(event).state.prizes) == (15_000, NO_PRIZES)
    _, held = call(owner, "PUT", f"t/{event}/prizes", sent)
    assert held["declared"]["lists"] == [{"amounts": [10_000, 5_000], "category": ""}]
    one = journals.read(event).state.in_order()[2]
    _, won = call(owner, "POST", f"t/{event}/prizes/special/1", {"player": one})
    assert won["giving"]["special"][0]["player"] == 3
    assert call(owner, "GET", f"t/{event}/prizes") == (200, won)


def test_lists_to_sign_and_certificates_are_on_paper(owner: Visitor) -> None:
    event = over(8, 3).event
    owner.send(f"/t/{event}/prizes/save", {"list-0": "100 50", "certificate": "Well played", "currency": "EUR"})
    page = text(owner.get(f"/t/{event}/paper/payout/0/"))
    assert "Signature" in page
    assert "150.00" in page
    for sheet in ("payout", "certificates", "prizes", "final"):
        answer = owner.get(f"/t/{event}/paper/{sheet}/0.pdf")
        assert getattr(answer, "content", b"")[:4] == b"%PDF", sheet
