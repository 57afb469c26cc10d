"""The report of a study in plain words: its set-up, what was found and what was not, pictures, and every number."""

from collections.abc import Callable, Iterator
from itertools import groupby

from fairswiss.rendering.document import Block, Heading, Item, Items, Paragraph
from fairswiss.rendering.html import as_html, page
from fairswiss.rendering.markdown import as_markdown
from fairswiss.rendering.palette import STYLE
from fairswiss.rendering.paper import document_pdf
from fairswiss.rendering.study_words import measure_name, study_phrase
from fairswiss.rendering.style import FRAGMENT_STYLE
from fairswiss.studies.findings import LIMITS, Finding, Size, findings, reference
from fairswiss.studies.measures import columns
from fairswiss.studies.numbers import decimals, decimals_apart, shown
from fairswiss.studies.pictures import StudyPicture, means_picture, spread_picture
from fairswiss.studies.recipe import GIVEN, Field, Recipe
from fairswiss.studies.study import Results
from fairswiss.studies.tables import summary_blocks

_FEWEST_VALUES = 3
"""A measure with fewer values, such as a winner or none, has no distribution to show."""


def report_blocks(results: Results, against: str = "") -> tuple[Block, ...]:
    """The whole report; ``against`` is the system that the others are compared with."""
    return (
        Heading(results.recipe.name, section=False),
        *_set_up(results),
        *_compared(results, reference(results, against)),
        *_pictures(results),
        *(block for block in summary_blocks(results) if not isinstance(block, Heading) or block.section),
    )


def report_page(results: Results, against: str = "") -> str:
    """The report as a page that stands for itself."""
    body = ("<main>", as_html(report_blocks(results, against)), "</main>")
    return f"{page(results.recipe.name, body, STYLE)}\n"


def report_markdown(results: Results, against: str = "") -> str:
    """The report as Markdown; a picture is the table behind it."""
    return f"{as_markdown(report_blocks(results, against))}\n"


def report_pdf(results: Results, against: str = "") -> bytes:
    """The report on A4."""
    return document_pdf(results.recipe.name, study_phrase("report"), report_blocks(results, against))


def report_cell(results: Results) -> str:
    """The report as notebooks show it."""
    return f"<style>{FRAGMENT_STYLE}{STYLE}</style>\n{as_html(report_blocks(results))}"


FORMS: dict[str, Callable[[Results, str], str | bytes]] = {
    ".html": report_page, ".pdf": report_pdf, ".md": report_markdown,
}  # fmt: skip
"""The ways to write a report, by the end of the file's name."""


# -- set-up ------------------------------------------------------------------------------------------------------------


def _set_up(results: Results) -> Iterator[Block]:
    recipe, played = results.recipe, len(results.rows)
    yield Heading(study_phrase("set-up"))
    each = min((one.tournaments for one in results.summary()), default=0)
    yield Paragraph(study_phrase("set-up.about", played=played, each=each, cells=len(recipe.cells())))
    yield Items(tuple(map(Item, _recipe_lines(recipe))))


def _recipe_lines(recipe: Recipe) -> Iterator[str]:
    yield from map(_field_line, recipe.fields)
    yield study_phrase("set-up.rounds", rounds=", ".join(map(str, recipe.rounds)))
    systems = dict.fromkeys(cell.variant for cell in recipe.cells())
    yield study_phrase("set-up.systems", systems=", ".join(systems))
    model = recipe.results
    name = "set-up.milvang" if model.model == "milvang" else "set-up.table"
    yield study_phrase(name, draws=model.draws, white=model.white)
    away = [(name, rate) for name, rate in recipe.absences._asdict().items() if rate]
    listed = ", ".join(study_phrase(f"absence.{name}", rate=f"{float(rate):g}") for name, rate in away)
    yield study_phrase("set-up.absences", absences=listed) if away else study_phrase("set-up.present")
    yield study_phrase("set-up.tie_breaks", tie_breaks=recipe.tie_breaks)
    last = recipe.first_seed + recipe.tournaments - 1
    yield study_phrase("set-up.seeds", first=recipe.first_seed, last=last)


def _field_line(field: Field) -> str:
    kind = GIVEN if field.ratings else field.distribution
    values = {name: value for name, value in field._asdict().items() if name != "ratings"}
    if field.ratings:
        values |= {"lowest": min(field.ratings), "highest": max(field.ratings)}
    return study_phrase(f"field.{kind}", **values)


# -- findings ----------------------------------------------------------------------------------------------------------


def _compared(results: Results, against: str) -> Iterator[Block]:
    found = findings(results, against)
    if not found:
        yield Paragraph(study_phrase("nothing-compared"))
        return
    yield Heading(study_phrase("found"))
    yield Paragraph(study_phrase("found.about", against=against))
    yield Items(tuple(_by_system(found, seen=True)))
    yield Heading(study_phrase("not-found"))
    yield Paragraph(study_phrase("not-found.about"))
    yield Items(tuple(_by_system(found, seen=False)))
    yield Heading(study_phrase("reading"))
    limits = {size.value: f"{least:g}" for size, least in LIMITS.items()}
    yield Paragraph(study_phrase("reading.effect", **limits))
    by_chance = len(found) / 20
    chance = shown(by_chance, 0 if by_chance >= 1 else 1)
    yield Paragraph(study_phrase("reading.chance", count=len(found), chance=chance))
    yield Paragraph(study_phrase("reading.model"))


def _by_system(found: tuple[Finding, ...], *, seen: bool) -> Iterator[Item]:
    """An item for each system with its sentences, the largest effects first."""
    for variant, some in groupby(found, key=lambda one: one.variant):
        wanted = sorted((one for one in some if one.seen == seen), key=lambda one: -abs(one.effect))
        nothing = study_phrase("system.none-found" if seen else "system.all-found", system=variant)
        yield Item(variant if wanted else nothing, tuple(map(finding_text, wanted)))


def finding_text(found: Finding) -> str:
    """A finding in a sentence or three."""
    measure, difference = measure_name(found.measure), found.difference
    places = (decimals_apart if found.seen else decimals)(difference.mean, difference.error)
    error = shown(difference.error, places)
    if not found.seen:
        mean, least = shown(difference.mean, places), shown(found.detectable, places)
        return study_phrase("finding.none", measure=measure, mean=mean, error=error, least=least)
    way = "finding.higher" if difference.mean > 0 else "finding.lower"
    told = [study_phrase(way, measure=measure, amount=shown(abs(difference.mean), places), error=error)]
    if found.better:
        told.append(study_phrase("finding.better" if found.better > 0 else "finding.worse"))
    told.append(study_phrase("finding.effect", size=size_name(found.size), effect=f"{abs(found.effect):.2f}"))
    return " ".join(told)


def size_name(size: Size) -> str:
    """The word for the size of an effect."""
    return study_phrase(f"size.{size.value}")


# -- pictures ----------------------------------------------------------------------------------------------------------


def _pictures(results: Results) -> Iterator[Block]:
    cells, recipe = results.summary(), results.recipe
    named = columns(recipe.measures, recipe.tie_breaks)
    measures = [name for name in named if any(name in one.estimates for one in cells)]
    for at, measure in enumerate(measures):
        yield from _picture(means_picture(cells, measure), explained=not at)
    spread = next((name for name in measures if _has_spread(results, name)), "")
    if spread:
        yield from _picture(spread_picture(results.rows, spread), explained=True)


def _picture(drawn: StudyPicture, *, explained: bool) -> Iterator[Block]:
    """A picture under its title; of several of a kind the first one is explained."""
    yield Heading(drawn.title)
    if explained:
        yield Paragraph(drawn.about)
    yield drawn.figure()


def _has_spread(results: Results, measure: str) -> bool:
    return len({row.values.get(measure) for row in results.rows} - {None}) >= _FEWEST_VALUES
