"""Commands from typed signatures: click parameters built from the annotations of functions.

``Annotated[int, Option("--round", min=1)]`` is all that the command line has to know about a parameter. A parameter
that is a named tuple of such fields stands for all of them: a command takes options that belong together as one value.
click is the one package this needs, and it needs none itself.
"""

import inspect
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from enum import StrEnum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import click
from click.shell_completion import CompletionItem

from fairswiss.cli.output import wants_colour
from fairswiss.language import gettext
from fairswiss.model.suggestions import did_you_mean

Made = TypeVar("Made", bound=Callable[..., object])

BadParameter = click.BadParameter
prompt = click.prompt
echo = click.echo

CONTEXT = {"help_option_names": ["-h", "--help"]}
_UNSHOWN = (None, "", False)
"""Defaults that say no more than that nothing was given."""
_AS_WRITTEN = "\b\n"
"""At the beginning of a paragraph that click does not wrap."""
_COMMAND = "fairswiss "
"""At the beginning of an example."""


class Argument:
    """A value by its place on the command line."""

    def __init__(self, *, metavar: str, help: str) -> None:  # noqa: A002 - click's word
        self.metavar = metavar
        self.help = help


class Option:
    """A value by its name; ``--yes/--no`` is a flag with two names."""

    def __init__(
        self,
        *names: str,
        help: str,  # noqa: A002 - click's word
        metavar: str | None = None,
        min: int | None = None,  # noqa: A002
        max: int | None = None,  # noqa: A002
        parser: Callable[[str], object] | None = None,
        autocompletion: Callable[[], Iterable[str]] | None = None,
    ) -> None:
        self.names = names
        self.help = help
        self.metavar = metavar
        self.span = (min, max)
        self.parser = parser
        self.autocompletion = autocompletion


class Several:
    """Options that are declared elsewhere and read into one value."""

    def __init__(
        self, declared: Callable[[], Mapping[str, click.Option]], read: Callable[[Mapping[str, Any]], object]
    ) -> None:
        self.declared = declared
        self.read = read


class Group:
    """Commands under one name; each is made when somebody asks for it."""

    def __init__(self, name: str, help: str) -> None:  # noqa: A002 - click's word
        self.name = name
        self.help = help
        self.functions: dict[str, Callable[..., object]] = {}

    def command(self, name: str) -> Callable[[Made], Made]:
        """Take a function as the command of this name."""

        def taken(function: Made) -> Made:
            self.functions[name] = function
            return function

        return taken


class _Helped:
    """A part of the command line whose help is looked up when it is shown."""

    _english: str | None = None

    def _set(self, english: str | None) -> None:
        self._english = english

    def _shown(self) -> str | None:
        return self._english and in_paragraphs(self._english)

    help = property(_shown, _set)


def in_paragraphs(english: str) -> str:
    """A help text in the language chosen, paragraph by paragraph; commands in it are examples, shown as written."""
    return "\n\n".join(map(_paragraph, english.split("\n\n")))


def _paragraph(english: str) -> str:
    lines = english.split("\n")
    if lines[0].lstrip().startswith(_COMMAND):
        return "\n  ".join([_AS_WRITTEN + gettext("Examples:"), *map(str.strip, lines)])
    return gettext(" ".join(english.split()))


class Shown(_Helped, click.Option):
    """An option of the program."""


class _Coloured(click.Context):
    """A context whose help has colours where standard output is a terminal that wants them."""

    def make_formatter(self) -> click.HelpFormatter:
        kind = _ColouredHelp if wants_colour(sys.stdout) else click.HelpFormatter
        return kind(width=self.terminal_width, max_width=self.max_content_width)


class _ColouredHelp(click.HelpFormatter):
    """Help with bold headings and with the names of options and commands in colour."""

    def write_heading(self, heading: str) -> None:
        self.write(f"{'':>{self.current_indent}}{click.style(heading, bold=True)}:\n")

    def write_dl(self, rows: Any, col_max: int = 30, col_spacing: int = 2) -> None:
        super().write_dl([(click.style(name, fg="cyan"), said) for name, said in rows], col_max, col_spacing)


class Commands(_Helped, click.Group):
    """A group whose commands are looked up by a function, and whose help is shown when none is named.

    ``sections`` are the names by the heading under which the help lists them.
    """

    context_class = _Coloured

    def __init__(
        self,
        sections: Mapping[str, tuple[str, ...]],
        found: Callable[[str], "Callable[..., object] | Group"],
        **said: Any,
    ):
        super().__init__(context_settings=CONTEXT, no_args_is_help=False, **said)
        self.sections = sections
        self._names = tuple(name for names in sections.values() for name in names)
        self._found = found

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self._names)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        return made(cmd_name, self._found(cmd_name)) if cmd_name in self._names else None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        widest = max(map(len, self._names))
        limit = formatter.width - 6 - widest
        for title, names in self.sections.items():
            known = [(name, self.get_command(ctx, name)) for name in names]
            with formatter.section(gettext(title)):
                rows = [(name.ljust(widest), one.get_short_help_str(limit)) for name, one in known if one]
                formatter.write_dl(rows)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in self._names and not args[0].startswith("-"):
            ctx.fail(gettext("No such command {name!r}.", name=args[0]) + did_you_mean(args[0], self._names))
        return super().resolve_command(ctx, args)


def made(name: str, declared: "Callable[..., object] | Group") -> click.Command:
    """The command of a function, or the group of several."""
    if isinstance(declared, Group):
        functions = declared.functions
        return Commands({"Commands": tuple(functions)}, functions.__getitem__, name=name, help=declared.help)
    parameters = list(_parameters(declared))
    called = _with_bundles(declared)
    return _Command(name, params=parameters, callback=called, help=inspect.getdoc(declared), context_settings=CONTEXT)


class _Command(_Helped, click.Command):
    """A command whose help lists its arguments as well."""

    context_class = _Coloured

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = [(one.make_metavar(ctx), gettext(one.said)) for one in self.params if isinstance(one, _Argument)]
        if rows:
            with formatter.section(gettext("Arguments")):
                formatter.write_dl(rows)
        super().format_options(ctx, formatter)


class _Argument(click.Argument):
    """An argument that knows what it is for."""

    def __init__(self, name: str, said: str, **known: Any) -> None:
        super().__init__([name], **known)
        self.said = said


class _Member(click.Choice[str]):
    """One of the values of an enumeration."""

    def __init__(self, values: type[StrEnum]) -> None:
        super().__init__([value.value for value in values])
        self._values = values

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        return self._values(super().convert(str(value), param, ctx))


def _bundles(function: Callable[..., object]) -> dict[str, Any]:
    """The parameters of a function that are named tuples: each stands for the options of its fields."""
    kinds = {name: one.annotation for name, one in inspect.signature(function, eval_str=True).parameters.items()}
    return {name: kind for name, kind in kinds.items() if isinstance(kind, type) and issubclass(kind, tuple)}


def _with_bundles(function: Callable[..., object]) -> Callable[..., object]:
    """The function as click calls it: with the value of every option by name."""
    bundles, several = _bundles(function), dict(_several(function))

    def called(**values: Any) -> object:
        for name, bundle in bundles.items():
            values[name] = bundle(**{field: values.pop(field) for field in bundle._fields})
        for name, declared in several.items():
            values[name] = declared.read({option: values.pop(option) for option in declared.declared()})
        return function(**values)

    return called if bundles or several else function


def _several(function: Callable[..., object]) -> Iterator[tuple[str, Several]]:
    for name, parameter in inspect.signature(function, eval_str=True).parameters.items():
        for declared in get_args(parameter.annotation)[1:]:
            if isinstance(declared, Several):
                yield name, declared


def _parameters(function: Callable[..., object]) -> Iterator[click.Parameter]:
    bundles = _bundles(function)
    for name, parameter in inspect.signature(function, eval_str=True).parameters.items():
        if name in bundles:
            yield from _parameters(bundles[name])
            continue
        if get_origin(parameter.annotation) is not Annotated:
            raise TypeError(f"{function.__qualname__}: {name} says neither Option nor Argument")
        kind, declared = get_args(parameter.annotation)
        if isinstance(declared, Several):
            yield from declared.declared().values()
        elif isinstance(declared, Argument):
            # click takes a default of None for a value, so one that is not there must not be given.
            required = parameter.default is inspect.Parameter.empty
            known: dict[str, Any] = {} if required else {"default": parameter.default}
            known |= {"required": required, "metavar": declared.metavar, "type": _value(_plain(kind))}
            yield _Argument(name, declared.help, **known)
        else:
            yield _option(name, _plain(kind), declared, parameter.default)


def _option(name: str, kind: Any, declared: Option, default: Any) -> click.Option:
    known: dict[str, Any] = {"help": declared.help, "metavar": declared.metavar}
    known |= {"default": default, "show_default": default not in _UNSHOWN}
    if declared.autocompletion:
        known["shell_complete"] = completed(declared.autocompletion)
    if kind is bool:
        known |= {"is_flag": True}
    elif get_origin(kind) is list:
        known |= {"multiple": True, "callback": lambda _ctx, _param, values: list(values)}
        (each,) = get_args(kind)
        if get_origin(each) is tuple:
            known["nargs"] = len(get_args(each))
    elif get_origin(kind) is tuple:
        known |= {"nargs": len(get_args(kind)), "type": _value(get_args(kind)[0])}
    else:
        known |= {"type": declared.parser or _value(kind, declared.span)}
    return Shown([*declared.names, name], **known)


def _plain(kind: Any) -> Any:
    """The type without its None."""
    if get_origin(kind) in (Union, UnionType):
        (kind,) = (one for one in get_args(kind) if one is not NoneType)
    return kind


def _value(kind: Any, span: tuple[int | None, int | None] = (None, None)) -> click.ParamType[Any]:
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return _Member(kind)
    if get_origin(kind) is Literal:
        return click.Choice(get_args(kind))
    if kind is int:
        return click.IntRange(*span) if any(bound is not None for bound in span) else click.INT
    return click.STRING


def completed(
    known: Callable[[], Iterable[str]],
) -> Callable[[click.Context, click.Parameter, str], list[CompletionItem]]:
    """A shell completion that offers the values which begin with the text typed so far."""
    return lambda _ctx, _param, incomplete: [CompletionItem(one) for one in known() if one.startswith(incomplete)]
