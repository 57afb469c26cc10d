"""Sheets as pages show them."""

from functools import cache

from django.urls import reverse
from django.utils.safestring import SafeString

from fairswiss.desk.journals import Known
from fairswiss.desk.sheets import of_state
from fairswiss.rendering.codes import qr_data_address
from fairswiss.rendering.html import as_html, escaped, set_text
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.rendering.sheets import Card, Places, Sheet, body_of, head_of, text_of, title_of
from fairswiss.usecases.sheets import Seen
from fairswiss.web.access import Somebody, as_seen_by

FOR_ARBITERS = frozenset({"slips", "payout", "certificates", "match-cards", "line-ups"})
"""Sheets always printed with full names, for the boards and the desk; the others are put up on the wall."""


def seen_by(user: Somebody, event: Known, *, public: bool = False) -> Seen:
    """The event as somebody who is signed in may see it: arbiters see the draft too. ``public`` is for the wall."""
    return of_state(as_seen_by(user, event).state, with_draft=True, public=public)


def cards_of(event: Known) -> Places:
    """The pages of the manager about players and boards; one address is looked up, the others are derived from it."""
    named = {"tournament": event.event}
    registration = {number: player for player, number in event.state.numbers.items()}
    player = reverse("explanations:player", kwargs={**named, "registration": 0}).removesuffix("0")
    board = reverse("explanations:board", kwargs={**named, "number": 0, "board": 0}).removesuffix("0/board/0")
    return Places(lambda at: f"{player}{registration[at]}", lambda number, at: f"{board}{number}/board/{at}")


def shown(sheet: Sheet, places: Places | None = None) -> dict[str, object]:
    """Template context of a sheet; its names and boards lead to those places."""
    return {
        "sheet": sheet,
        "title": title_of(sheet, sheet_phrase),
        "slips": [(slip, _code(slip.white_link), _code(slip.black_link)) for slip in sheet.slips],
        "line_ups": [(slip, _code(slip.link)) for slip in sheet.line_up_slips],
        "cards": [(_said(card), _code(card.link)) for card in sheet.cards],
        "table": _table(sheet, places) if sheet.columns else "",
        "why": sheet.why,
        "why_code": _code(sheet.why),
        "told": as_html(body_of(sheet, sheet_phrase), names=sheet.names) if sheet.told else "",
        "remarks": [text_of(remark, sheet_phrase) for remark in sheet.remarks],
    }


def _said(card: Card) -> Card:
    return card._replace(above=text_of(card.above, sheet_phrase), below=text_of(card.below, sheet_phrase))


def _code(link: str) -> str:
    return qr_data_address(link) if link else ""


def _table(sheet: Sheet, places: Places | None) -> SafeString:
    """The markup of ``parts/table.html``, without its template: a cross table has thousands of cells."""
    said = cache(sheet_phrase)  # the same few words in hundreds of cells
    classes = [
        f' class="{" ".join(kinds)}"' if kinds else ""
        for kinds in (
            [name for name in ("number" * c.right, "names" * c.names, "minor" * c.minor) if name] for c in sheet.columns
        )
    ]
    heads = [f'<th scope="col"{kind}>' for kind in classes]
    opened = [f'<th scope="row"{classes[0]}>', *(f"<td{kind}>" for kind in classes[1:])]
    caption = escaped(title_of(sheet, sheet_phrase))
    lines = [
        f'<div class="table-box" role="region" aria-label="{caption}" tabindex="0">',
        f"<table><caption>{caption}</caption><thead><tr>",
        *(f"{tag}{set_text(head_of(c, said))}</th>" for tag, c in zip(heads, sheet.columns, strict=True)),
        "</tr></thead><tbody>",
        *(_row(opened, [_led(text_of(cell, said), places) for cell in row]) for row in sheet.rows),
        "</tbody></table></div>",
    ]
    return SafeString("\n".join(lines))


def _led(text: str, places: Places | None) -> str:
    address = places.of(text) if places else ""
    return f'<a href="{escaped(address)}">{set_text(text)}</a>' if address and text else set_text(text)


def _row(opened: list[str], texts: list[str]) -> str:
    first, *rest = (f"{tag}{text}" for tag, text in zip(opened, texts, strict=True))
    return f"<tr>{first}</th>{''.join(f'{cell}</td>' for cell in rest)}</tr>"
