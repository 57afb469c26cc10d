"""The way from a value to the HTML that notebooks show of it.

The words belong to the renderer, which the model does not know: it is looked up by name when a notebook asks.
"""

from importlib import import_module


def repr_html(value: object) -> str:
    """The value as notebooks show it: the ``_repr_html_`` of what the library gives back."""
    shown: str = import_module("fairswiss.rendering.notebook").notebook_html(value)
    return shown
