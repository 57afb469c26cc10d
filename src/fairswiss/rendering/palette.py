"""The colours of charts: named for style sheets, and written out where there are none."""

import re
from typing import NamedTuple

LINES = 8
"""Lines that have a colour of their own."""


class Palette(NamedTuple):
    """The colour of each thing in a chart."""

    ink: str
    quiet: str
    grid: str
    ground: str
    accent: str
    win: str
    draw: str
    loss: str
    none: str
    white: str
    black: str
    lines: tuple[str, ...]


LIGHT = Palette(
    "#1a1e22", "#535b64", "#d8dad3", "#ffffff", "#1d5c48", "#bfe3cb", "#e3e6ea", "#f3c7c4", "#f4f5f0", "#ffffff",
    "#2b3036",
    ("#0b6e4f", "#b3410e", "#1c4f8f", "#8a2c83", "#7a5c00", "#007a8a", "#a3201c", "#4d4f9e"),
)  # fmt: skip
"""For paper, for pictures that stand alone, and for pages in light colours."""
DARK = Palette(
    "#e9ebee", "#aab2bb", "#363d45", "#1b1f23", "#86d3b5", "#1f5138", "#3a424b", "#6b2a28", "#22272c", "#e9ebee",
    "#0b0d0f",
    ("#6fd6ad", "#ff9d66", "#8fbcff", "#e39adf", "#e0c060", "#5fd3e0", "#ff9d97", "#b3b5ff"),
)  # fmt: skip


def _named(palette: Palette) -> dict[str, str]:
    """The colours by the names of their custom properties."""
    single = {f"--pic-{name}": colour for name, colour in palette._asdict().items() if isinstance(colour, str)}
    return single | {f"--pic-line-{at}": colour for at, colour in enumerate(palette.lines, 1)}


def _by_names() -> Palette:
    fields = {name: f"var(--pic-{name})" for name in Palette._fields if name != "lines"}
    return Palette(**fields, lines=tuple(f"var(--pic-line-{at})" for at in range(1, LINES + 1)))


NAMED = _by_names()
"""The names of the colours, as charts use them: the style sheet of a page says what they mean, in light and in dark."""
_NAME = re.compile(r"var\((--pic-[a-z0-9-]+)\)")


def on_paper(svg: str) -> str:
    """The same chart where no style sheet is: on paper, in a file of its own, as pixels."""
    light = _named(LIGHT)
    return _NAME.sub(lambda found: light[found[1]], svg)


def in_either_scheme(svg: str) -> str:
    """The same chart in a file of its own that is shown beside other text: light or dark, as the reader has it."""
    light, dark = (
        " ".join(f"{name}: {colour};" for name, colour in _named(palette).items()) for palette in (LIGHT, DARK)
    )
    style = f"<style>svg {{ {light} }} @media (prefers-color-scheme: dark) {{ svg {{ {dark} }} }}</style>"
    return svg.replace("</desc>", f"</desc>{style}", 1)


def properties() -> str:
    """The custom properties as a style sheet declares them, for both schemes."""
    dark = _named(DARK)
    return " ".join(f"{name}: light-dark({light}, {dark[name]});" for name, light in _named(LIGHT).items())


STYLE = f"""\
.fs-figure {{ {properties()}
  margin: 0.75rem 0 1.25rem; }}
.fs-figure svg {{ display: block; width: 100%; height: auto; overflow: visible; color: var(--pic-ink); }}
.fs-figure svg text {{ font-family: Arial, Helvetica, "Liberation Sans", sans-serif; }}
.fs-figure .fs-drawn {{ max-width: 44rem; }}
.fs-figure .fs-small {{ max-width: 22rem; }}
@media print {{ .fs-figure {{ color-scheme: light; break-inside: avoid; }}
  .fs-figure rect, .fs-figure path {{ print-color-adjust: exact; -webkit-print-color-adjust: exact; }} }}
"""
"""The style of figures."""
