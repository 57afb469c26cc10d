"""Pictures of an event: the numbers worked out, drawn where the plotting library is installed, as blocks and files."""

from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.pictures.chances import has_chances
from fairswiss.pictures.charts import course_chart
from fairswiss.pictures.drawing import framed, one_by_one, png, svg
from fairswiss.pictures.kinds import KINDS, Picture, picture
from fairswiss.pictures.progress import Course, courses
from fairswiss.pictures.view import View
from fairswiss.rendering.document import Block, Column, Figure, Heading, Paragraph, Table
from fairswiss.rendering.html import as_html, page
from fairswiss.rendering.names import clean
from fairswiss.rendering.palette import NAMED, STYLE, on_paper
from fairswiss.rendering.picture_words import picture_phrase
from fairswiss.usecases.long_work import worked_out
from fairswiss.usecases.single_flight import answered_once
from fairswiss.usecases.standings import is_round_robin, kept_standings, rounds_counted, standings


def kind_asked(name: str) -> str:
    """The name of a kind, or a refusal that lists them."""
    if name not in KINDS:
        words = "Unknown picture {name!r}. Known: {known}."
        known = ", ".join(KINDS)
        raise BadRequest(gettext(words, name=name[:40], known=known), code="no-such-picture")
    return name


def picture_of(
    tournament: Tournament,
    kind: str,
    after_round: int | None = None,
    *,
    player: int = 0,
    top: int = 0,
    unrated: int | None = None,
) -> Picture:
    """A picture after a round: the last complete one unless it is stated. ``player`` is highlighted and always shown.

    ``top`` is how many players to show where a picture cannot show everyone.
    """
    kind_asked(kind)
    if player and all(one.number != player for one in tournament.players):
        raise BadRequest(gettext("There is no player {number}.", number=player), code="no-such-player")
    return kept_picture(tournament, kind, after_round, player, top, unrated)


@answered_once(32, worded=True)
def kept_picture(
    tournament: Tournament, kind: str, after_round: int | None, player: int, top: int, unrated: int | None
) -> Picture:
    """The same, kept in memory for whoever looks at it next."""
    return worked_out(made_picture, tournament, kind, after_round, player, top, unrated)


def made_picture(
    tournament: Tournament, kind: str, after_round: int | None, player: int, top: int, unrated: int | None
) -> Picture:
    """The same, worked out."""
    view = _view(tournament, after_round, unrated, KINDS[kind].needs_ranks)
    return picture(view._replace(chosen=player, top=top), kind)


def _view(tournament: Tournament, after_round: int | None, unrated: int | None, with_ranks: bool) -> View:
    """The event after a round; of a round that was stated, without what came later."""
    if after_round is not None:
        after = rounds_counted(tournament, after_round, is_round_robin(tournament))
        tournament = tournament._replace(rounds=tournament.rounds[:after])
    ranked = kept_standings(tournament, after_round, unrated=unrated)
    return View(tournament, ranked, _ranks(tournament, ranked.round, unrated) if with_ranks else ())


@answered_once(2)
def _ranks(tournament: Tournament, last: int, unrated: int | None) -> tuple[dict[int, int], ...]:
    """The places after each round, kept in memory: two pictures are made of them."""
    found = (standings(tournament, number, unrated=unrated) for number in range(1, last + 1))
    return tuple({row.player: row.place for row in ranked.rows} for ranked in found)


@cache
def can_draw() -> bool:
    """True if the plotting library is installed."""
    try:
        return find_spec("vl_convert") is not None
    except ModuleNotFoundError:
        return False


@answered_once(64)
def drawn(shown: Picture) -> str:
    """The picture as SVG in the colours of a page, kept in memory."""
    return worked_out(svg, shown.chart, shown.title, shown.about)


def picture_blocks(shown: Picture, *, titled: bool = True) -> Iterator[Block]:
    """A picture for a document: its title, its notes, the chart with its table."""
    if titled:
        yield Heading(shown.title)
    yield Paragraph(shown.about)
    if not can_draw():
        yield Paragraph(picture_phrase("needs"))
    yield Figure(drawn(shown) if can_draw() else "", shown.about, picture_phrase("table"), shown.table)


def kinds_offered(tournament: Tournament, unrated: int | None = None) -> tuple[str, ...]:
    """The kinds of pictures to offer: the chances of winning only as long as there are any."""
    over = not has_chances(_view(tournament, None, unrated, with_ranks=False))
    return tuple(kind for kind in KINDS if not (over and kind == "chances"))


def all_pictures(
    tournament: Tournament,
    after_round: int | None = None,
    *,
    player: int = 0,
    top: int = 0,
    unrated: int | None = None,
) -> list[Picture]:
    """Every picture that the event has by now."""
    found = []
    for kind in KINDS:
        try:
            found.append(picture_of(tournament, kind, after_round, player=player, top=top, unrated=unrated))
        except BadRequest as error:
            if error.code not in ABSENT:
                raise
    return found


ABSENT = frozenset({"nothing-played", "event-over", "not-ranked-by-points"})
"""The refusals of pictures that an event does not have: nothing is wrong with the request."""


def picture_page(tournament: Tournament, shown: list[Picture]) -> str:
    """Pictures as a page that stands for itself."""
    name = clean(tournament.info.name)
    title = f"{picture_phrase('pictures')} – {name}" if name else picture_phrase("pictures")
    blocks = [Heading(title, section=False), *(block for one in shown for block in picture_blocks(one))]
    names = (player.name for player in tournament.players)
    return f"{page(title, ('<main>', as_html(blocks, names=names), '</main>'), STYLE)}\n"


def picture_alone(shown: Picture) -> str:
    """A picture as an SVG file, on a ground of its own."""
    return on_paper(svg({**shown.chart, "background": NAMED.ground}, shown.title, shown.about))


def picture_pixels(shown: Picture) -> bytes:
    """A picture as a PNG file."""
    return png(picture_alone(shown))


# -- a small one for each player ---------------------------------------------------------------------------------------

Small = Callable[[int], "Figure | None"]


def small_pictures(tournament: Tournament, unrated: int | None = None) -> Small:
    """The places of each player after each round, drawn for everyone at once."""
    course = kept_course(tournament, unrated)
    if course.after < 2 or not can_draw():
        return lambda _: None
    before, lines, after = _lines(course)
    ways = {way.player.number: (way, line) for way, line in zip(course.ways, lines, strict=True)}

    def figure(number: int) -> Figure | None:
        if number not in ways:
            return None
        way, line = ways[number]
        places = ", ".join(map(str, way.after))
        title = picture_phrase("course.title", name=way.player.name)
        about = picture_phrase("course.about", places=places)
        drawn = framed(before, line, after, title, about)
        columns = tuple(Column(picture_phrase("column.round", round=at), True) for at in range(1, course.after + 1))
        table = Table(columns, (tuple(map(str, way.after)),))
        return Figure(drawn, about, picture_phrase("course"), table, small=True)

    return figure


@answered_once(4)
def kept_course(tournament: Tournament, unrated: int | None = None) -> Course:
    """The places of everyone after each round, kept in memory."""
    return worked_out(made_course, tournament, unrated)


def made_course(tournament: Tournament, unrated: int | None = None) -> Course:
    """The same, worked out."""
    return courses(_view(tournament, None, unrated, True))


@answered_once(4)
def _lines(course: Course) -> tuple[str, list[str], str]:
    return worked_out(one_by_one, course_chart(course))
