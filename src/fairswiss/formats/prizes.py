"""Declared prizes in a TOML file, to and from the model: lists, categories with their rules, special prizes."""

import tomllib
from collections.abc import Iterator, Mapping
from decimal import Decimal
from enum import StrEnum
from typing import Any, NamedTuple, TypeVar

from fairswiss.language import gettext
from fairswiss.model.categories import Category
from fairswiss.model.errors import BadRequest, InvalidFile, TooLarge
from fairswiss.model.prizes import Doubles, PrizeList, Prizes, Sharing, SpecialPrize, cents_of, expect_sound

MAX_BYTES = 200_000
_TEXTS = ("currency", "note", "certificate")
_KNOWN = {"main", "category", "special", "sharing", "doubles", "least_games", "certificates_for_all", *_TEXTS}
_OF_CATEGORY = {*Category._fields, "prizes"}
_OF_SPECIAL = {*SpecialPrize._fields, "winner"}
_Kind = TypeVar("_Kind", bound=StrEnum)


class PrizeFile(NamedTuple):
    """Everything in a file of prizes."""

    prizes: Prizes
    categories: tuple[Category, ...] = ()
    winners: tuple[tuple[str, str], ...] = ()
    """The name of a special prize, and its winner by number or name."""


def read_prizes(content: bytes) -> PrizeFile:
    """The prizes in a file; refuses it with the place of the first thing that cannot be understood."""
    if len(content) > MAX_BYTES:
        words = "A file of prizes has at most {most:,} bytes, not {count:,}. Is it the right one?"
        raise TooLarge(gettext(words, most=MAX_BYTES, count=len(content)), code="prize-file-too-large")
    try:
        data = tomllib.loads(content.decode("utf-8-sig"), parse_float=Decimal)
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        words = "This is not a file of prizes in TOML: {reason}."
        raise InvalidFile(gettext(words, reason=str(error)), code="not-toml") from error
    _expect_known(data, _KNOWN, "")
    categories = tuple(_category(one, at) for at, one in enumerate(_tables(data, "category"), 1))
    lists = [PrizeList(_amounts(data["main"], "main"))] if data.get("main") else []
    for at, one in enumerate(_tables(data, "category"), 1):
        if one.get("prizes"):
            lists.append(PrizeList(_amounts(one["prizes"], f"category[{at}].prizes"), categories[at - 1].name))
    special = [_special(one, at) for at, one in enumerate(_tables(data, "special"), 1)]
    prizes = Prizes(
        tuple(lists),
        tuple(prize for prize, _ in special),
        _choice(data, "sharing", Sharing, Sharing.NONE),
        _choice(data, "doubles", Doubles, Doubles.HIGHER),
        _held(data, "least_games", int, 0),
        certificates_for_all=_held(data, "certificates_for_all", bool, False),
        **{name: _held(data, name, str, "") for name in _TEXTS},
    )
    expect_sound(prizes, [category.name for category in categories])
    return PrizeFile(prizes, categories, tuple((prize.name, winner) for prize, winner in special if winner))


def write_prizes(file: PrizeFile) -> str:
    """The same as a file."""
    prizes, winners = file.prizes, dict(file.winners)
    lines = [f"{name} = {_quoted(getattr(prizes, name))}" for name in _TEXTS if getattr(prizes, name)]
    lines += [f'sharing = "{prizes.sharing.value}"', f'doubles = "{prizes.doubles.value}"']
    lines += [f"least_games = {prizes.least_games}"] if prizes.least_games else []
    lines += ["certificates_for_all = true"] if prizes.certificates_for_all else []
    of = {one.category: one.amounts for one in prizes.lists}
    lines += [f"main = {_written(of[''])}"] if "" in of else []
    for category in file.categories:
        lines += ["", "[[category]]", *_stated(category._asdict())]
        lines += [f"prizes = {_written(of[category.name])}"] if category.name in of else []
    for special in prizes.special:
        texts = {"name": special.name, "gift": special.gift, "winner": winners.get(special.name, "")}
        lines += ["", "[[special]]", *_stated(texts)]
        lines += [f"amount = {amount_typed(special.amount)}"] if special.amount else []
    return "\n".join([*lines, ""])


# -- reading -----------------------------------------------------------------------------------------------------------


def _tables(data: Mapping[str, Any], name: str) -> list[dict[str, Any]]:
    found = data.get(name, [])
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        raise _unfit(name, gettext("write each of them under [[{name}]]", name=name))
    return found


def _category(data: Mapping[str, Any], at: int) -> Category:
    _expect_known(data, _OF_CATEGORY, f"category[{at}].")
    fields = {
        name: _held(data, name, type(usual), usual, f"category[{at}].")
        for name, usual in Category._field_defaults.items()
    }
    return Category(_name(data, f"category[{at}]."), **fields)


def _special(data: Mapping[str, Any], at: int) -> tuple[SpecialPrize, str]:
    place = f"special[{at}]."
    _expect_known(data, _OF_SPECIAL, place)
    amount = _cents(data["amount"], f"{place}amount") if "amount" in data else 0
    winner = data.get("winner", "")
    if not isinstance(winner, str | int) or isinstance(winner, bool):
        raise _unfit(f"{place}winner", gettext("write the number of a player, or the name"))
    prize = SpecialPrize(_name(data, place), amount, _held(data, "gift", str, "", place))
    return prize, str(winner)


def _name(data: Mapping[str, Any], place: str) -> str:
    name: str = _held(data, "name", str, "", place)
    if not name.strip():
        raise _unfit(f"{place}name", gettext("it is missing"))
    return name.strip()


def _amounts(found: Any, place: str) -> tuple[int, ...]:
    if not isinstance(found, list):
        raise _unfit(place, gettext("write the amounts as a list, such as [100, 50]"))
    return tuple(_cents(one, f"{place}[{at}]") for at, one in enumerate(found, 1))


def _cents(found: Any, place: str) -> int:
    if isinstance(found, bool) or not isinstance(found, str | int | Decimal):
        raise _unfit(place, gettext("write an amount, such as 250 or 12.50"))
    try:
        return cents_of(str(found))
    except BadRequest as error:
        raise _unfit(place, error.message) from error


def _choice(data: Mapping[str, Any], name: str, kind: type[_Kind], usual: _Kind) -> _Kind:
    found = data.get(name, usual)
    if found not in [*kind]:
        raise _unfit(name, gettext("choose one of these: {known}", known=", ".join(kind)))
    return kind(found)


def _held(data: Mapping[str, Any], name: str, kind: type, usual: Any, place: str = "") -> Any:
    found = data.get(name, usual)
    if type(found) is not kind or (isinstance(found, int) and not 0 <= found <= 10**6):
        raise _unfit(f"{place}{name}", gettext("a value like {usual!r} belongs here", usual=usual))
    return found


def _expect_known(data: Mapping[str, Any], known: set[str], place: str) -> None:
    if unknown := sorted(set(data) - known):
        words = "nothing of that name is known here; known: {known}"
        raise _unfit(f"{place}{unknown[0][:40]}", gettext(words, known=", ".join(sorted(known))))


def _unfit(place: str, what: str) -> InvalidFile:
    words = "The file of prizes, at {place}: {what}"
    return InvalidFile(gettext(words, place=place, what=what), code="prize-file-unfit")


# -- writing -----------------------------------------------------------------------------------------------------------


def _stated(fields: Mapping[str, str | int]) -> Iterator[str]:
    """A line for each field that says something."""
    for name, value in fields.items():
        if value:
            yield f"{name} = {_quoted(value) if isinstance(value, str) else value}"


def _written(amounts: tuple[int, ...]) -> str:
    return f"[{', '.join(map(amount_typed, amounts))}]"


def amount_typed(cents: int) -> str:
    """An amount as people type it: cents only where there are some."""
    return f"{cents // 100}.{cents % 100:02}" if cents % 100 else str(cents // 100)


def _quoted(text: str) -> str:
    escaped = "".join(f"\\u{ord(one):04x}" if ord(one) < 32 or one in '"\\\x7f' else one for one in text)
    return f'"{escaped}"'
