"""The arbiter's decisions on the command line: the options that the editions declare."""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Annotated, Any, assert_never

import click

from fairswiss.cli import typed
from fairswiss.kernel.options import Choice, Option, Options, Proportion, Waivers, WholeNumber
from fairswiss.model.errors import BadRequest
from fairswiss.rules import SHELF, edition, editions


def _known(*systems: str) -> dict[str, Option]:
    """The options of some editions, or of all of them, by name."""
    asked = map(edition, systems) if systems else editions()
    return {option.name: option for one in asked for option in one.options}


def _declared(*systems: str) -> Mapping[str, click.Option]:
    return {name: _shown(option) for name, option in _known(*systems).items()}


class Decision(typed.Shown):
    """An option whose help ends with the systems that have it."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        switch, said = super().get_help_record(ctx) or ("", "")
        origin = ", ".join(one.id for one in editions() if any(option.name == self.name for option in one.options))
        return switch, f"{said}  [{origin}]"


class _Written(click.ParamType[str]):
    """A number or a part, checked by its option and written as that keeps it."""

    name = "text"

    def __init__(self, option: WholeNumber | Proportion) -> None:
        self.option = option

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The decision as it is kept; says what is wrong with another one."""
        try:
            return self.option.written(str(value))
        except BadRequest as error:
            self.fail(error.message, param, ctx)


def _shown(option: Option) -> click.Option:
    match option:
        case Choice():
            switch, values = f"--{option.name.replace('_', '-')}", click.Choice(option.values)
            known: dict[str, Any] = {"type": values, "default": option.default, "show_default": True}
        case WholeNumber() | Proportion():
            switch, kind = f"--{option.name.replace('_', '-')}", "N" if isinstance(option, WholeNumber) else "PART"
            known = {"type": _Written(option), "default": option.default, "show_default": True, "metavar": kind}
        case Waivers():
            switch, known = "--waive", {"multiple": True, "metavar": "ARTICLE"}
        case _:
            assert_never(option)
    return Decision([switch, option.name], help=option.help, **known)


def _read(given: Mapping[str, str | Iterable[str]], *systems: str) -> Options:
    """The decisions; to decide as usual is to decide nothing."""
    made = {name: value if isinstance(value, str) else frozenset(value) for name, value in given.items()}
    return Options(**{name: made[name] for name, option in _known(*systems).items() if made[name] != option.default})


DOUBLE = "double-round-robin"
USUAL = Options()
Decided = Annotated[Options, typed.Several(_declared, _read)]
"""The options of every edition."""
DecidedTwice = Annotated[Options, typed.Several(partial(_declared, DOUBLE), lambda given: _read(given, DOUBLE))]
"""The options of the double round robin."""
_RANKING = tuple(name for name in SHELF if edition(name).ranks)
DecidedOnRanking = Annotated[
    Options, typed.Several(partial(_declared, *_RANKING), lambda given: _read(given, *_RANKING))
]
"""The options of the systems that rank their own events."""
