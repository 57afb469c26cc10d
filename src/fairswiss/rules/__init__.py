"""THE SHELF: one module or small package per edition of a pairing system.

May import the kernel, the explanation data and the model. No edition imports another; none does input or output,
asks the clock or draws a lot. A new edition is one new module, one index of its articles and one line below.
"""

from importlib import import_module
from typing import cast

from fairswiss.kernel.edition import Edition
from fairswiss.language import spoken
from fairswiss.model.errors import BadRequest

SHELF = {
    "dubov-1997": "fairswiss.rules.dubov_1997",
    "dutch-1992": "fairswiss.rules.dutch_1992",
    "dutch-2012": "fairswiss.rules.dutch_2012",
    "dutch-2017": "fairswiss.rules.dutch_2017",
    "dutch-2026": "fairswiss.rules.dutch_2026",
    "round-robin": "fairswiss.rules.round_robin",
    "double-round-robin": "fairswiss.rules.double_round_robin",
}
CYCLES = {"round-robin": 1, "double-round-robin": 2}
"""The systems whose pairings are fixed beforehand, and how often everybody meets everybody."""


def edition(system: str) -> Edition:
    """The edition of that name; imports it when it is first asked for."""
    module = SHELF.get(system)
    if module is None:
        raise BadRequest(
            spoken("There is no pairing system {system!r}. Known: {known}.", system=system, known=", ".join(SHELF))
        )
    return cast("Edition", import_module(module))
