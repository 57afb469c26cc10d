"""Colours as small squares: White's is white and Black's is black, whether the page is light or dark.

The signs ``□`` and ``■`` stay in the text, for those who copy it or have it read aloud; a style sheet paints them.
Drawn in the colour of the text alone, they would change places on a dark ground.
"""

import re

WHITE, BLACK = "□", "■"
SIGNS = {"w": WHITE, "b": BLACK}
GROUNDS = {WHITE: "#ffffff", BLACK: "#14181c"}
"""The colours of the squares where a drawing has to name them."""
RUN = re.compile(f"([{WHITE}{BLACK}]+)")
"""Squares in a row."""
_CLASSES = {WHITE: "fs-pip-w", BLACK: "fs-pip-b"}


def pips(colours: str) -> str:
    """A colour history as small squares: ``□■□``; ``–`` for a round without a colour."""
    return "".join(SIGNS.get(colour, "–") for colour in colours)


def painted(html: str) -> str:
    """The same text of a page, already escaped, with its squares ready to be painted. Not for attributes."""
    return RUN.sub(lambda run: "".join(f'<span class="{_CLASSES[sign]}">{sign}</span>' for sign in run[1]), html)


STYLE = """\
.fs-pip-w, .fs-pip-b { display: inline-block; width: 0.72em; height: 0.72em; margin: 0 0.09em; overflow: hidden;
  border: 1px solid #7b838c; border-radius: 2px; background: #ffffff; color: transparent; font-size: 1em;
  line-height: 1; vertical-align: -0.05em; forced-color-adjust: none; print-color-adjust: exact;
  -webkit-print-color-adjust: exact; }
.fs-pip-b { background: #14181c; }
"""
"""The look of the squares. The grey of their edge is seen on white and on black."""
