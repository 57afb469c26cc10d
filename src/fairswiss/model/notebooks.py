"""The way from a value to the HTML that notebooks show of it.

The words belong to the renderer, which the model does not know: the door of the library introduces it.
"""

from collections.abc import Callable
from typing import Any

_renderers: dict[type, Callable[[Any], str]] = {}


def shown_by(renderer: Callable[[Any], str], kind: type = object) -> None:
    """From now on notebooks show values, those of a kind or all others, by this renderer."""
    _renderers[kind] = renderer


def repr_html(value: object) -> str | None:
    """The value as notebooks show it: the ``_repr_html_`` of what the library gives back. None: as Python shows it."""
    renderer = _renderers.get(type(value)) or _renderers.get(object)
    return renderer(value) if renderer else None
