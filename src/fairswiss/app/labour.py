"""Where long work is done: here and now, unless somebody sends it elsewhere.

The command line works here, for as long as it takes. The manager sends the same work to processes of their own, with
bounds of time and memory, so that one hard question stops nobody else.
"""

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")
Elsewhere = Callable[[Callable[..., Any], tuple[Any, ...], dict[str, Any]], Any]
"""Calls the function with the arguments somewhere, and brings back what it returns or raises."""

_elsewhere: Elsewhere | None = None


def worked_out(question: Callable[Asked, Answer], /, *given: Asked.args, **named: Asked.kwargs) -> Answer:
    """What a function of a module answers, wherever the work is done; what it takes and gives are plain values."""
    if _elsewhere is None:
        return question(*given, **named)
    answer: Answer = _elsewhere(question, given, named)
    return answer


def send_elsewhere(place: Elsewhere | None) -> Elsewhere | None:
    """From now on long work is done there (None: here); where it was done before."""
    global _elsewhere
    before, _elsewhere = _elsewhere, place
    return before
