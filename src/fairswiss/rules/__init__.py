"""THE SHELF: one module or small package per edition of a pairing system, and the acceleration for all of them.

May import: kernel, language, model, why. No edition imports another; none does input or output, asks the clock or draws
a lot. A new edition is one new package, whose ``__init__`` shows the whole of it at a glance, and one line below. It
holds no text that people read but the English of its own words: rendering makes sentences, through the catalogue.
"""

from functools import cache
from importlib import import_module

from fairswiss.kernel.edition import Edition
from fairswiss.kernel.options import Announceable, Choice, Proportion, Waivers, WholeNumber
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest

SHELF = {
    "dubov-1997": "fairswiss.rules.dubov_1997",
    "dubov-2018": "fairswiss.rules.dubov_2018",
    "dubov-2026": "fairswiss.rules.dubov_2026",
    "dutch-1992": "fairswiss.rules.dutch_1992",
    "dutch-2012": "fairswiss.rules.dutch_2012",
    "dutch-2017": "fairswiss.rules.dutch_2017",
    "dutch-2026": "fairswiss.rules.dutch_2026",
    "burstein-2026": "fairswiss.rules.burstein_2026",
    "double-swiss-2026": "fairswiss.rules.double_swiss_2026",
    "swiss-team-2026": "fairswiss.rules.swiss_team_2026",
    "lim-2026": "fairswiss.rules.lim_2026",
    "keizer": "fairswiss.rules.keizer",
    "round-robin": "fairswiss.rules.round_robin",
    "double-round-robin": "fairswiss.rules.double_round_robin",
    "team-round-robin": "fairswiss.rules.team_round_robin",
    "double-team-round-robin": "fairswiss.rules.double_team_round_robin",
}
"""The one list of all editions: the id, and the module that has the ``EDITION``."""
SEEDED_BY = {"burstein-2026": "dutch-2026"}
"""Editions whose first rounds another one pairs. It is handed over here, so that no edition imports another."""


def edition(system: str) -> Edition:
    """The edition of that id. What it declares is imported when it is first asked for, its code when that is used."""
    module = SHELF.get(system)
    if module is None:
        from fairswiss.model.suggestions import did_you_mean

        raise BadRequest(
            gettext("Unknown pairing system {system!r}. Known: {known}.", system=system, known=", ".join(SHELF))
            + did_you_mean(system, (*SHELF, *families())),
            code="system-unknown",
            facts={"said": system, "known": list(SHELF)},
        )
    return _declared(system, module)


@cache
def _declared(system: str, module: str) -> Edition:
    package = import_module(module)
    found = package.seeded_by(edition(SEEDED_BY[system])) if system in SEEDED_BY else package.EDITION
    if not isinstance(found, Edition):
        raise AssertionError(f"{module}.EDITION is not an edition")
    return found


def editions() -> tuple[Edition, ...]:
    """Every edition on the shelf."""
    return tuple(map(edition, SHELF))


def families() -> tuple[str, ...]:
    """The names without a year, of the edition in force when a tournament starts."""
    return tuple(dict.fromkeys(one.family for one in editions() if one.family))


def choices(*systems: str) -> dict[str, Announceable]:
    """The options that an organiser announces for the whole event, of these editions or of all, by name."""
    asked = map(edition, systems) if systems else editions()
    kinds = Choice, WholeNumber, Proportion
    return {option.name: option for one in asked for option in one.options if isinstance(option, kinds)}


def waivers_of(system: str) -> Waivers | None:
    """The articles that an arbiter may waive for a round; few editions have some."""
    return next((option for option in edition(system).options if isinstance(option, Waivers)), None)
