"""Sheets set as PDF by typst, from the templates beside this file.

A template gets the sheet as JSON and shows its texts as texts: nothing in a name is ever read as markup.
"""

import json
from collections.abc import Iterable, Iterator
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fairswiss.language import gettext
from fairswiss.language import language as spoken_now
from fairswiss.model.errors import FairswissError
from fairswiss.model.extras import optional
from fairswiss.rendering.codes import qr_svg
from fairswiss.rendering.document import Block, Figure, Flat, Heading, Paragraph, Table, pieces, unfolded
from fairswiss.rendering.match_cards import card_data
from fairswiss.rendering.names import clean
from fairswiss.rendering.palette import on_paper
from fairswiss.rendering.sheets import Card, Sheet, Words, body_of, text_of, title_of

if TYPE_CHECKING:
    from typst import Fonts

_CERTIFICATES = "certificates"
_USUAL, _SMALL = 10, 8.5
"""Sizes in points."""
_BY_COLUMNS = ((10, 6), (6, _SMALL), (0, _USUAL))
"""Columns of the widest table of a document, and the letters that leave it room."""
MOST_NARROW = 5
"""A document with a wider table is printed across."""
_DENSE = 12
"""A table with more columns has small letters."""
_MOST_FILLING = 400
"""Rows of a list whose letters grow until they fill its pages; a longer one would take long to try out."""


def pdf(sheet: Sheet, words: Words, language: str = "en") -> bytes:
    """The sheet on A4. Equal sheets in equal words give equal bytes, as long as the fonts are the same."""
    return typeset(*content(sheet, words, language))


def content(sheet: Sheet, words: Words, language: str = "en") -> tuple[str, str]:
    """The name of the template for a sheet, and what is filled into it."""
    return _template(sheet), json.dumps(_layout(sheet, words, language), ensure_ascii=False)


def _template(sheet: Sheet) -> str:
    if sheet.match_cards or sheet.line_up_slips:
        return "matches"
    if sheet.cards:
        return _CERTIFICATES if sheet.kind == _CERTIFICATES else "cards"
    return "slips" if sheet.slips else "sheet"


def document_pdf(event: str, title: str, blocks: Iterable[Block]) -> bytes:
    """A document on A4 under the name of its event; across, and in smaller letters, where a table is wide."""
    held = list(blocks)
    widest = max((len(block.columns) for block in held if isinstance(block, Table)), default=0)
    size = next(points for least, points in _BY_COLUMNS if widest >= least)
    body = [*_blocks(block for block in held if not isinstance(block, Heading) or block.section)]
    layout = _frame(clean(event), title, spoken_now()) | {"across": widest > MOST_NARROW, "size": size, "blocks": body}
    return typeset("sheet", json.dumps(layout, ensure_ascii=False))


def _frame(event: str, title: str, language: str) -> dict[str, Any]:
    """Everything around the content of a page."""
    nothing = dict.fromkeys(("place", "day", "draft", "why", "ask"), "")
    sizes = {"across": False, "size": _USUAL, "wall": False}
    return {"language": language, "event": event, "title": title, "program": "fairswiss", **nothing, **sizes}


def _layout(sheet: Sheet, words: Words, language: str) -> dict[str, Any]:
    info = sheet.info
    layout = _frame(clean(info.name), title_of(sheet, words), language) | {
        "place": clean(info.city),
        "day": sheet.day,
        "draft": words("draft") if sheet.is_draft else "",
        "across": sheet.is_across,
        "size": _SMALL if len(sheet.columns) > _DENSE or len(sheet.rows) > _MOST_FILLING else _USUAL,
        "wall": 0 < len(sheet.rows) <= _MOST_FILLING and len(sheet.columns) <= _DENSE,
        "why": sheet.why,
        "ask": words("why") if sheet.why else "",
    }
    if sheet.slips:
        return layout | _of_slips(sheet, words)
    if sheet.match_cards or sheet.line_up_slips:
        return layout | _of_matches(sheet, words)
    if sheet.cards:
        return layout | _of_cards(sheet, words)
    return layout | {"blocks": [*_blocks(body_of(sheet, words))]}


def _of_slips(sheet: Sheet, words: Words) -> dict[str, Any]:
    keys = ("board", "white", "black", "round", "signature", "result", "scan")
    return {
        "words": {key: words(f"slip.{key}") for key in keys},
        "round": str(sheet.round),
        "codes": sheet.has_codes,
        "slips": [{name: str(held) for name, held in slip._asdict().items()} for slip in sheet.slips],
    }


def _of_cards(sheet: Sheet, words: Words) -> dict[str, Any]:
    """Badges, cards of tables, or certificates."""
    return {
        "cards": [_card(card, words) for card in sheet.cards],
        "text": sheet.text,
        "words": {name: words(f"certificate.{name}") for name in ("certificate", "arbiter", "organiser")},
        "worn": any(card.player for card in sheet.cards),
    }


def _of_matches(sheet: Sheet, words: Words) -> dict[str, Any]:
    """The cards of matches, or the slips for line-ups."""
    names = ("match", "total", "captain", "arbiter", "against", "players", "line-up", "hand-in")
    texts = {name: words(f"match.{name}") for name in names}
    texts |= {name: words(f"slip.{name}") for name in ("round", "board", "result", "signature")}
    return {
        "words": texts,
        "round": str(sheet.round),
        "matches": [card_data(card) for card in sheet.match_cards],
        "line_ups": [slip._asdict() for slip in sheet.line_up_slips],
    }


def _card(card: Card, words: Words) -> dict[str, str]:
    said = card._replace(above=text_of(card.above, words), below=text_of(card.below, words))
    return {name: str(held) for name, held in said._asdict().items()}


def with_codes(data: str) -> str:
    """The data of a sheet, with a QR code drawn for each link: also expensive, for a hall full of boards."""
    layout = json.loads(data)
    layout["code"] = qr_svg(layout["why"]) if layout["why"] else ""
    for card in layout.get("cards", ()):
        card["code"] = qr_svg(card["link"]) if card["link"] else ""
    for slip in layout.get("line_ups", ()):
        slip["code"] = qr_svg(slip["link"]) if slip["link"] else ""
    for slip in layout.get("slips", ()):
        for side in ("white", "black"):
            link = slip[f"{side}_link"]
            slip[f"{side}_code"] = qr_svg(link) if link else ""
    return json.dumps(layout, ensure_ascii=False)


def _blocks(blocks: Iterable[Block]) -> Iterator[dict[str, Any]]:
    """The blocks as the template takes them: what can be drawn as a picture, the rest unfolded."""
    for block in blocks:
        if isinstance(block, Figure) and block.svg:
            yield {"kind": "picture", "svg": on_paper(block.svg), "about": block.about}
        else:
            yield from map(_block, unfolded([block]))


def _block(block: Flat) -> dict[str, Any]:
    if isinstance(block, Heading):
        return {"kind": "heading", "text": block.text}
    if isinstance(block, Paragraph):
        return {"kind": "paragraph", "text": _text(block.text)}
    if isinstance(block, Table):
        columns = [{"title": c.title, "right": c.right, "names": c.names, "centred": c.centred} for c in block.columns]
        return {"kind": "table", "columns": columns, "rows": block.rows}
    items = [
        {"text": _text(item.text), "under": [_text(under) for under in item.under], "anchor": item.anchor}
        for item in block.items
    ]
    return {"kind": "items", "items": items}


def _text(text: str) -> list[dict[str, str]]:
    """A text in pieces, each with the name of the item it leads to."""
    return [{"words": words, "to": address.removeprefix("#")} for words, address in pieces(text) if words]


def typeset(template: str, data: str) -> bytes:
    """The PDF; on a large event this is long work."""
    with optional():
        from typst import TypstError, compile  # noqa: A004 - the name that typst gave it

    source = files(__name__).joinpath(f"{template}.typ").read_bytes()
    try:
        return compile(source, font_paths=_fonts(), format="pdf", sys_inputs={"data": with_codes(data)}, timestamp=0)
    except TypstError as error:
        raise FairswissError(
            gettext("The PDF could not be created: {reason}. Print the page itself instead.", reason=error.message),
            code="paper-failed",
        ) from error


@lru_cache(1)
def _fonts() -> "Fonts":
    """Those of typst, and those of the machine for letters that typst's have not."""
    with optional():
        from typst import Fonts

    return Fonts()
