"""The sheets of an event: who plays, who stands where, and the cross table."""

from collections.abc import Iterator, Sequence

from fairswiss.model.points import in_halves
from fairswiss.rendering.cross_cells import cell_of, grid_cells, grid_heads
from fairswiss.rendering.names import clean
from fairswiss.rendering.sheets import Card, Cell, Column, Led, Sheet, Word
from fairswiss.rendering.standings import shown
from fairswiss.tiebreaks import CrossTable, Standings, cross_table
from fairswiss.tiebreaks.ranking import POINTS_FIRST
from fairswiss.usecases.persons import birth_year
from fairswiss.usecases.pictures import all_pictures, picture_blocks
from fairswiss.usecases.sheets.seen import Seen, alphabetical, headed, people_of, rated, ratings, titled
from fairswiss.usecases.standings import standings as who_stands_where


def players(seen: Seen, number: int) -> Sheet:
    """Everybody by pairing number."""
    columns = (
        Column("column.number", right=True), Column("column.title"), Column("column.name", names=True),
        ratings(minor=False), Column("column.federation", minor=True), Column("column.born", right=True, minor=True),
    )  # fmt: skip
    rows = tuple(
        (
            str(player.number), clean(player.title), Led(clean(player.name), player.number), rated(player),
            clean(player.federation), birth_year(player, seen.tournament),
        )
        for player in seen.tournament.players
    )  # fmt: skip
    return Sheet("players", 0, seen.tournament.info, columns=columns, rows=rows)


def badges(seen: Seen, number: int) -> Sheet:
    """A badge for everybody, by name; in an event of teams team by team, with the name of the team."""
    team_of = {player: team for team in seen.tournament.team_event.teams for player in team.players}
    teams = {number: clean(team.name) for number, team in team_of.items()}
    people = sorted(sorted(seen.tournament.players, key=alphabetical), key=lambda one: teams.get(one.number, ""))
    cards = (
        Card(clean(player.name), clean(player.title), teams.get(player.number, clean(player.federation)), player.number)
        for player in people
    )
    return Sheet("badges", 0, seen.tournament.info, cards=tuple(cards))


def tables(seen: Seen, number: int) -> Sheet:
    """A card with its number for every table that the event needs."""
    boards = max(len(seen.tournament.players) // 2, *(len(games) for games in seen.boards), 0)
    cards = tuple(Card(str(board)) for board in range(1, boards + 1))
    return Sheet("tables", 0, seen.tournament.info, cards=cards)


def standings(seen: Seen, number: int) -> Sheet:
    """The standings after a round, or the current ones."""
    return _ranked(seen, "standings", _ranking(seen, number))


def cross(seen: Seen, number: int) -> Sheet:
    """The standings with every game."""
    found = _ranking(seen, number)
    return _ranked(seen, "cross", found, cross_table(seen.tournament, found))


def _ranking(seen: Seen, number: int) -> Standings:
    return who_stands_where(seen.tournament, number or None, unrated=seen.unrated)


def _ranked(seen: Seen, kind: str, found: Standings, crossed: CrossTable | None = None) -> Sheet:
    return headed(seen, kind, found.round)._replace(
        columns=tuple(_columns(found, crossed)),
        rows=tuple(_rows(seen, found, crossed)),
        remarks=tuple(_remarks(found, crossed)),
    )


def _columns(found: Standings, crossed: CrossTable | None) -> Iterator[Column]:
    yield Column("column.place", right=True)
    if crossed is not None:
        yield Column("column.number", right=True)
    yield from (Column("column.name", names=True), ratings())
    if crossed is None:
        yield Column("column.federation", minor=True)
    else:
        heads = grid_heads(found) if found.round_robin else map(str, range(1, found.round + 1))
        yield from (Column(title=head, right=True) for head in heads)
    for tie_break in found.order:
        first = tie_break == POINTS_FIRST
        yield Column("column.points", right=True) if first else Column(title=str(tie_break), right=True)


def _rows(seen: Seen, found: Standings, crossed: CrossTable | None) -> Iterator[tuple[Cell, ...]]:
    people = people_of(seen)
    for place, row in enumerate(found.rows):
        player = people[row.player]
        amounts = [
            in_halves(row.points) if tie_break == POINTS_FIRST else shown(value.amount, tie_break.entry.decimals)
            for tie_break, value in zip(found.order, row.values, strict=True)
        ]
        between = (clean(player.federation),) if crossed is None else _turns(found, crossed, place)
        number = () if crossed is None else (str(row.player),)
        yield (str(row.place), *number, titled(player), rated(player), *between, *amounts)


def _remarks(found: Standings, crossed: CrossTable | None) -> Iterator[Word]:
    if found.open_games:
        yield Word("remark.open", {"count": str(found.open_games)})
    if any(row.shared for row in found.rows):
        yield Word("remark.shared")
    if crossed is not None:
        yield Word("remark.grid" if found.round_robin else "remark.cross")


def _turns(found: Standings, crossed: CrossTable, place: int) -> Sequence[Cell]:
    cells = crossed.rounds[place]
    return grid_cells(found, cells, place) if found.round_robin else [cell_of(cell) for cell in cells]


def pictures(seen: Seen, number: int) -> Sheet:
    """Every picture of the event after a round, or now."""
    shown = all_pictures(seen.tournament, number or None, unrated=seen.unrated)
    after = shown[0].value.after if shown else 0
    told = tuple(block for one in shown for block in picture_blocks(one))
    names = tuple(player.name for player in seen.tournament.players)
    return headed(seen, "pictures", after)._replace(told=told, names=names)
