"""QR codes of addresses. A code holds the address of a page, never a secret."""

import segno

from fairswiss.rendering.codes import QUIET_ZONE, qr_data_address

_INK, _PAPER = 16, 231
"""Black and white among the 256 colours, which no theme of a terminal changes."""


def terminal_code(address: str) -> str:
    """Dark on light, on dark and on light terminals alike: every cell has both its colours."""
    rows = [list(row) for row in segno.make_qr(address, error="m").matrix_iter(border=QUIET_ZONE)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    lines = ("".join(_cell(*both) for both in zip(*rows[top : top + 2], strict=True)) for top in range(0, len(rows), 2))
    return "\n".join(f"{line}\x1b[0m" for line in lines)


def page_code(address: str) -> str:
    """For the source of an image: SVG that brings its own paper, so that dark pages do not turn it round."""
    return qr_data_address(address)


def _cell(upper: int, lower: int) -> str:
    return f"\x1b[38;5;{_INK if upper else _PAPER};48;5;{_INK if lower else _PAPER}m▀"
