"""Addresses as QR codes, drawn as SVG: black on white, with the quiet zone that readers need."""

from functools import lru_cache
from io import BytesIO
from urllib.parse import quote

from fairswiss.model.extras import optional

QUIET_ZONE = 4
_MASK = 3
"""A signed link looks like chance under any mask. Trying all eight takes six times as long; a hall needs hundreds."""


@lru_cache(1024)
def qr_svg(text: str) -> str:
    """The code of a text; a damaged seventh of it can still be read."""
    with optional():
        import segno

    drawn = BytesIO()
    code = segno.make_qr(text, error="m", mask=_MASK)
    code.save(
        drawn, kind="svg", border=QUIET_ZONE, dark="#000", light="#fff", omitsize=True, xmldecl=False, nl=False,
        svgclass=None, lineclass=None,
    )  # fmt: skip
    return drawn.getvalue().decode("ascii")


def qr_data_address(text: str) -> str:
    """The same for the ``src`` of an image."""
    return f"data:image/svg+xml,{quote(qr_svg(text))}"
