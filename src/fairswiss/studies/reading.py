"""A recipe read from TOML, or from the data of one; everything wrong with it is collected into one error."""

import os
import tomllib
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any

from fairswiss.formats.trf.limits import MAX_PLAYERS
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, FairswissError
from fairswiss.model.problems import Problem
from fairswiss.model.suggestions import did_you_mean
from fairswiss.rules import SHELF, edition
from fairswiss.simulate.chance import Rate
from fairswiss.simulate.likelihood import MODELS
from fairswiss.simulate.parameters import ACCELERATIONS, NONE
from fairswiss.studies.measures import NAMES
from fairswiss.studies.recipe import GIVEN, NORMAL, PLUS, UNIFORM, Absences, Field, Recipe, ResultModel
from fairswiss.tiebreaks.codes import parse_tie_breaks
from fairswiss.usecases.files import open_tournament

MOST_SEEDS = 1 << 53
MOST_TOURNAMENTS = 10_000_000
_MOST_ROUNDS = 99
_RATINGS = 1, 4000


def parse_recipe(text: str, folder: str = "") -> Recipe:
    """The recipe in a TOML text; files it names are looked for in the folder."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadRequest(gettext("The recipe is not TOML: {error}.", error=error), code="recipe-unreadable") from error
    return recipe_of(data, folder)


def recipe_of(data: Mapping[str, Any], folder: str = "") -> Recipe:
    """The recipe of these data; :class:`BadRequest` names every problem."""
    table = _Table(data, "", [])
    recipe = _recipe(table, folder)
    if table.problems:
        raise BadRequest(
            gettext("The recipe of the study cannot be used:"), tuple(table.problems), code="recipe-unusable"
        )
    return recipe


class _Table:
    """A table of the recipe: values are taken out one by one, with the problem of each noted."""

    def __init__(self, data: Mapping[str, Any], place: str, problems: list[Problem]) -> None:
        self.data, self.place, self.problems = dict(data), place, problems
        self.known: list[str] = []

    def note(self, what: str, why: str = "") -> None:
        self.problems.append(Problem(f"{self.place}: {what}" if self.place else what, why))

    def take(self, name: str, usual: Any, fits: Callable[[Any], bool], why: str) -> Any:
        """The value of a key; what is usual if there is none, or if it does not fit."""
        self.known.append(name)
        value = self.data.pop(name, usual)
        if value is usual or fits(value):
            return value
        self.note(gettext("{name} = {value} cannot be used", name=name, value=repr(value)[:60]), why)
        return usual

    def whole(self, name: str, usual: int, low: int, high: int) -> int:
        why = gettext("a whole number from {low} to {high}", low=low, high=high)
        return int(self.take(name, usual, lambda value: _is_whole(value, low, high), why))

    def text(self, name: str, usual: str) -> str:
        return str(self.take(name, usual, lambda value: isinstance(value, str), gettext("a text in quotation marks")))

    def one_of(self, name: str, usual: str, known: Iterable[str]) -> str:
        known = tuple(known)
        return str(
            self.take(name, usual, lambda value: value in known, gettext("known: {names}", names=", ".join(known)))
        )

    def some_of(self, name: str, usual: tuple[str, ...], known: Iterable[str]) -> tuple[str, ...]:
        """A list of words that are known, each once."""
        found = self.take(name, usual, _is_list_of(str), gettext("a list of texts"))
        known = tuple(known)
        for word in [word for word in found if word not in known]:
            why = gettext("known: {names}", names=", ".join(known))
            self.note(gettext("{name}: unknown {word!r}", name=name, word=word) + did_you_mean(word, known), why)
        return tuple(dict.fromkeys(word for word in found if word in known))

    def wholes(self, name: str, low: int, high: int) -> tuple[int, ...]:
        """A list of whole numbers."""
        why = gettext("a list of whole numbers from {low} to {high}", low=low, high=high)
        found = self.take(
            name, (), lambda value: _is_list_of(int)(value) and all(_is_whole(n, low, high) for n in value), why
        )
        return tuple(found)

    def rate(self, name: str) -> Rate:
        why = gettext("one in so many: 0 (never), or at least 1")
        found = self.take(name, 0, lambda value: type(value) in (int, float) and (value == 0 or value >= 1), why)
        return Fraction(str(found))

    def table(self, name: str) -> "_Table":
        found = self.take(name, {}, lambda value: isinstance(value, dict), gettext("a table: [{name}]", name=name))
        return _Table(found, f"[{name}]", self.problems)

    def required(self, name: str, found: object) -> None:
        if not found and not any(f"{name}" in problem.what for problem in self.problems):
            self.note(gettext("{name} is missing", name=name))

    def done(self) -> None:
        """Note every key that nothing asked for."""
        for name in self.data:
            self.note(gettext("unknown key {name!r}", name=name) + did_you_mean(name, self.known))


def _is_whole(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def _is_list_of(kind: type) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, list | tuple) and bool(value) and all(type(one) is kind for one in value)


def _recipe(table: _Table, folder: str) -> Recipe:
    usual = Recipe("", (), (), ())
    recipe = Recipe(
        table.text("name", "study"),
        _fields(table, folder),
        table.wholes("rounds", 1, _MOST_ROUNDS),
        table.some_of("systems", (), variants()),
        table.some_of("accelerations", (NONE,), ACCELERATIONS),
        _results(table.table("results")),
        _absences(table.table("absences")),
        table.text("tie_breaks", usual.tie_breaks),
        table.whole("top", usual.top, 1, MAX_PLAYERS),
        table.some_of("measures", NAMES, NAMES),
        table.whole("first_seed", usual.first_seed, 0, MOST_SEEDS),
        table.whole("tournaments", usual.tournaments, 1, MOST_TOURNAMENTS),
    )
    for name in ("fields", "rounds", "systems"):
        table.required(name, getattr(recipe, name))
    try:
        parse_tie_breaks(recipe.tie_breaks)
    except FairswissError as error:
        table.note(f"tie_breaks: {error.message}")
    if recipe.systems and not recipe._replace(fields=(Field("", 2),), rounds=(1,)).cells():
        table.note(gettext("none of the systems has the acceleration"))
    table.done()
    return recipe


def variants() -> tuple[str, ...]:
    """Every system of which a study can be made, with and without its accelerations."""
    swiss = [system for system in SHELF if is_swiss(system)]
    accelerated = [f"{system}{PLUS}{name}" for system in swiss for name in edition(system).accelerations]
    return (*swiss, *accelerated)


def is_swiss(system: str) -> bool:
    """True if a study can be made of the system: it pairs players, round by round."""
    rules = edition(system)
    return not (rules.cycles or rules.teams or rules.members)


def _results(table: _Table) -> ResultModel:
    usual = ResultModel()
    found = ResultModel(
        table.one_of("model", usual.model, MODELS),
        table.whole("draws", usual.draws, 0, 100),
        table.whole("white", usual.white, -400, 400),
    )
    table.done()
    return found


def _absences(table: _Table) -> Absences:
    found = Absences(*map(table.rate, Absences._fields))
    table.done()
    return found


def _fields(table: _Table, folder: str) -> tuple[Field, ...]:
    given = table.take("fields", [], _is_list_of(dict), gettext("tables: [[fields]]"))
    fields = tuple(
        _field(_Table(data, f"[[fields]] {place}", table.problems), folder) for place, data in enumerate(given, 1)
    )
    names = [field.name for field in fields]
    for name in dict.fromkeys(name for name in names if names.count(name) > 1):
        table.note(gettext("two fields have the name {name!r}", name=name))
    return fields


def _field(table: _Table, folder: str) -> Field:
    name = table.text("name", "")
    table.required("name", name)
    ratings = _ratings(table, folder)
    players = table.whole("players", len(ratings), 2, len(ratings) or MAX_PLAYERS)
    table.required("players", players)
    error = table.whole("rating_error", 0, 0, 1000)
    if ratings:
        table.done()
        return Field(name, players, GIVEN, rating_error=error, ratings=ratings)
    usual = Field(name, players)
    found = Field(
        name,
        players,
        table.one_of("distribution", NORMAL, (NORMAL, UNIFORM)),
        table.whole("mean", usual.mean, *_RATINGS),
        table.whole("spread", usual.spread, 1, 1000),
        table.whole("lowest", usual.lowest, *_RATINGS),
        table.whole("highest", usual.highest, *_RATINGS),
        error,
    )
    if found.lowest > found.highest or (found.distribution == NORMAL and not found.lowest < found.mean < found.highest):
        table.note(gettext("lowest, mean and highest are not in this order"))
    table.done()
    return found


def _ratings(table: _Table, folder: str) -> tuple[int, ...]:
    """The ratings that are given: here, by a report, or by the imported rating list between two bounds."""
    here = table.wholes("ratings", *_RATINGS)
    report = table.text("report", "")
    listed = table.text("rating_list", "")
    if sum(map(bool, (here, report, listed))) > 1:
        table.note(gettext("ratings, report and rating_list exclude each other"))
    try:
        if report:
            tournament, _ = open_tournament(os.path.join(folder, report))
            rated = tuple(player.rating for player in tournament.players if player.rating)
            table.required(gettext("ratings of {report}", report=report), len(rated) > 1)
            return rated
        if listed:
            return _of_list(table, listed)
    except FairswissError as error:
        table.note(error.message)
    return here


def _of_list(table: _Table, federation: str) -> tuple[int, ...]:
    """The standard ratings of a federation, or of ``all``, in the rating list that was imported."""
    from fairswiss.usecases.ratinglist import federation_code, standard_ratings

    code = "" if federation == "all" else federation_code(federation)
    lowest, highest = table.whole("lowest", _RATINGS[0], *_RATINGS), table.whole("highest", _RATINGS[1], *_RATINGS)
    found = standard_ratings(lowest, highest, code)
    table.required(gettext("ratings of the rating list"), len(found) > 1)
    return found
