"""The way from a value to the HTML that notebooks show of it.

The words belong to the renderer, which the model does not know: the door of the library introduces it.
"""

from collections.abc import Callable

_renderers: list[Callable[[object], str]] = []


def shown_by(renderer: Callable[[object], str]) -> None:
    """From now on notebooks show values by this renderer."""
    _renderers[:] = [renderer]


def repr_html(value: object) -> str | None:
    """The value as notebooks show it: the ``_repr_html_`` of what the library gives back. None: as Python shows it."""
    return _renderers[0](value) if _renderers else None
