"""The functions of the house in the order in which a piece of work first calls them."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import fairswiss

_HOUSE = str(Path(fairswiss.__file__).parent)


def called(work: Callable[[], object]) -> list[str]:
    """The functions called, each once, as ``rules.pairing.pair_round``; work in other threads is not seen."""
    found: dict[str, None] = {}

    def note(frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(_HOUSE):
            module = code.co_filename[len(_HOUSE) + 1 :].removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            found.setdefault(f"{module}.{code.co_qualname}")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(before)
    return list(found)
