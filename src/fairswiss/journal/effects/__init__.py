"""The effect of each kind of fact on an event, and its validation: one module for each subject.

The table is the only door: every function of these modules that takes a fact is the effect of its kind. An effect
refuses a fact before it changes anything.
"""

from collections.abc import Callable, Mapping
from types import FunctionType, MappingProxyType
from typing import Any

from fairswiss.journal.effects import (
    announcement,
    attendance,
    closing,
    groups,
    limits,
    line_ups,
    pairing,
    players,
    ratings,
    results,
    stages,
    teams,
)
from fairswiss.journal.state import State

Effect = Callable[[State, Any], None]
"""Changes the event by a fact of its kind."""


_MODULES = (
    announcement,
    attendance,
    closing,
    groups,
    limits,
    line_ups,
    pairing,
    players,
    ratings,
    results,
    stages,
    teams,
)
EFFECTS: Mapping[type, Effect] = MappingProxyType(
    {
        effect.__annotations__["fact"]: effect
        for module in _MODULES
        for name, effect in vars(module).items()
        if isinstance(effect, FunctionType) and "fact" in effect.__annotations__ and not name.startswith("_")
    }
)
"""By the kind of fact that each takes. Other kinds stand at the beginning (``opening``), or say which entries count
(``fold``).
"""
