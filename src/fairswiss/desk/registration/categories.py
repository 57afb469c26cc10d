"""Categories of an event, and data of players for the arbiter alone."""

from fairswiss.desk.journals import Known
from fairswiss.desk.telling import By, one_line, required, tell
from fairswiss.formats.players.values import LONGEST_CLUB
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.facts import ParticularsNoted as ParticularsNoted
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.categories import Category, age_on, is_in
from fairswiss.model.errors import BadRequest, TooLarge
from fairswiss.usecases.systems import day_of

MOST_CATEGORIES = 100
LONGEST_CATEGORY = 30
OLDEST = 150
LONGEST_NOTE = 1000


def declare_category(event: str, category: Category, by: By) -> Known:
    """A category with its rule, or another rule for one that exists."""
    clean = _checked(category)

    def telling(state: State) -> list[Fact]:
        if len(state.categories) >= MOST_CATEGORIES and clean.name not in state.categories:
            words = "An event has at most {most} categories."
            raise TooLarge(gettext(words, most=MOST_CATEGORIES), code="too-many-categories")
        return [] if state.categories.get(clean.name) == clean else [facts.CategoryDeclared(clean)]

    return tell(event, by, telling)


def drop_category(event: str, name: str, by: By) -> Known:
    """Remove a category, also from the players to whom it was given by hand."""
    return tell(event, by, [facts.CategoryDropped(name)])


def categories_of(state: State, registration: int) -> tuple[str, ...]:
    """The categories of a player, by rule or by hand, in the order in which they were declared."""
    player, day = state.players[registration], day_of(state.settings.info.start)
    year = day[0] if day else None
    return tuple(category.name for category in state.categories.values() if is_in(player, category, year))


def note(event: str, noted: ParticularsNoted, by: By) -> Known:
    """Contact, fee and notes of a player, for the arbiter alone; nothing is told when they are so already."""
    clean = noted._replace(
        contact=one_line(noted.contact, LONGEST_NOTE),
        fee=one_line(noted.fee, 60),
        notes=one_line(noted.notes, LONGEST_NOTE),
    )

    def telling(state: State) -> list[Fact]:
        state.expect(clean.id)
        held = state.particulars.get(clean.id, ParticularsNoted(clean.id))
        return [] if held == clean else [clean]

    return tell(event, by, telling)


def _checked(category: Category) -> Category:
    name = required(category.name, gettext("The name"), LONGEST_CATEGORY)
    day = category.on.strip()
    if day and age_on("1900", day, None) is None:
        raise BadRequest(gettext("Write the day as 2026-09-01."), code="not-a-day")
    read = day_of(day) if day else None
    if category.sex not in ("", "w", "m"):
        raise BadRequest(gettext("The sex of a category is w, m or empty."), code="not-a-sex")
    _expect_span(category.age_from, category.age_to, OLDEST, gettext("The age"))
    _expect_span(category.rating_from, category.rating_to, 4000, gettext("The rating"))
    club = one_line(category.club, LONGEST_CLUB)
    return category._replace(name=name, club=club, on="{:04}/{:02}/{:02}".format(*read) if read else day[:4])


def _expect_span(least: int, most: int, highest: int, what: str) -> None:
    if not 0 <= least <= highest or not 0 <= most <= highest or (most and most < least):
        words = "{what}: write two whole numbers up to {highest}, the lower one first."
        raise BadRequest(gettext(words, what=what, highest=highest), code="span-out-of-order")
