"""A small study on the players of one event: the number of rounds and the system compared in plain words."""

from collections.abc import Iterator
from typing import NamedTuple

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.document import Block, Column, Heading, Item, Items, Paragraph, Table
from fairswiss.rendering.study_words import measure_name, study_phrase
from fairswiss.rules import edition
from fairswiss.simulate.likelihood import strengths
from fairswiss.studies.findings import USUAL, Finding, findings
from fairswiss.studies.numbers import shown_estimate
from fairswiss.studies.pictures import means_picture
from fairswiss.studies.recipe import GIVEN, Field, Recipe
from fairswiss.studies.report import finding_text
from fairswiss.studies.study import Results, Study
from fairswiss.studies.summary import paired
from fairswiss.usecases.long_work import worked_out
from fairswiss.usecases.single_flight import answered_once
from fairswiss.usecases.workers import Workers

MEASURES = ("winner", "kendall")
_ROUNDS = (5, 7, 9)
_OTHER = "dubov-2026"
"""The system to compare with, if the event has the usual one."""
_RATING_ERROR = 80
"""Ratings miss true strength by so much (standard deviation)."""
_WORK, _MOST, _FEWEST = 60_000, 60, 8
"""Work of about six seconds, by players and rounds; the most and the fewest tournaments of a cell."""
_ANY_ROUND = 50
"""A round costs as much as so many players before the first one is looked at (measured with 23 and 100 players)."""


class Asked(NamedTuple):
    """The question for an event: its field, and what is compared."""

    ratings: tuple[int, ...]
    systems: tuple[str, ...]
    rounds: tuple[int, ...]

    @property
    def tournaments(self) -> int:
        """As many of each cell as some seconds allow."""
        round_work = len(self.ratings) + _ANY_ROUND
        return min(_MOST, _WORK // (round_work * len(self.systems) * sum(self.rounds)))


def asked_of(tournament: Tournament, system: str) -> Asked:
    """The question for the players of an event; refused where a few seconds cannot answer it."""
    players = len(tournament.players)
    rounds = sorted({number for number in (*_ROUNDS, tournament.rounds_planned or 0) if 2 < number <= players // 2})
    own = edition(system)
    if own.cycles or own.teams or own.members or tournament.team_event.teams:
        raise BadRequest(gettext("Only Swiss systems for single players are compared."), code="not-compared")
    ratings = tuple(sorted(strengths(tournament.players).values(), reverse=True))
    asked = Asked(ratings, tuple(dict.fromkeys((system, USUAL if system != USUAL else _OTHER))), tuple(rounds))
    if not rounds or asked.tournaments < _FEWEST:
        words = "The comparison is for about 10 to 100 players, not {players}: other fields need a longer study."
        raise BadRequest(gettext(words, players=players), code="field-not-compared")
    return asked


@answered_once(16)
def own_results(asked: Asked) -> Results:
    """The results, kept in memory for whoever asks next."""
    return worked_out(made_results, asked)


def made_results(asked: Asked) -> Results:
    """The same, worked out in this process."""
    name = study_phrase("own.field")
    field = Field(name, len(asked.ratings), GIVEN, rating_error=_RATING_ERROR, ratings=asked.ratings)
    recipe = Recipe(name, (field,), asked.rounds, asked.systems, measures=MEASURES, tournaments=asked.tournaments)
    return Study(recipe).run(workers=Workers(1))


def longer(results: Results) -> tuple[Finding, ...]:
    """The most rounds against the fewest, by the system of the event."""
    recipe = results.recipe
    cells = [cell for cell in recipe.cells() if cell.system == recipe.systems[0]]
    first, last = cells[0], cells[-1]
    found = paired(results.rows, last, first).estimates
    return tuple(
        Finding(str(last.rounds), str(first.rounds), name, one, one.effect)
        for name, one in found.items()
        if one.size > 1
    )


def own_blocks(results: Results) -> Iterator[Block]:
    """The answer: a table, what more rounds change, what the other system changes, pictures."""
    recipe, cells = results.recipe, results.summary()
    first, other = recipe.systems
    yield Paragraph(study_phrase("own.about", players=recipe.fields[0].players, tournaments=recipe.tournaments,
                                 error=_RATING_ERROR))  # fmt: skip
    heads = (Column(study_phrase("column.rounds"), right=True), Column(study_phrase("column.system"), names=True))
    rows = [
        (str(one.cell.rounds), one.cell.variant, *(shown_estimate(one.estimates.get(name)) for name in MEASURES))
        for one in cells
    ]
    yield Table((*heads, *(Column(measure_name(name), right=True) for name in MEASURES)), tuple(rows))
    if len(recipe.rounds) > 1:
        yield Heading(study_phrase("own.longer", first=recipe.rounds[0], last=recipe.rounds[-1], system=first))
        yield Items(tuple(Item(finding_text(one)) for one in longer(results)))
    yield Heading(study_phrase("own.other", system=other, against=first))
    yield Items(tuple(Item(finding_text(one)) for one in findings(results, first)))
    for name in MEASURES:
        drawn = means_picture(cells, name)
        yield Heading(drawn.title)
        yield drawn.figure()


def own_data(results: Results) -> dict[str, object]:
    """The recipe, every cell and the sentences as plain data."""
    told = {"longer": longer(results), "other": findings(results, results.recipe.systems[0])}
    return {**results.data(), **{name: [finding_text(one) for one in some] for name, some in told.items()}}
