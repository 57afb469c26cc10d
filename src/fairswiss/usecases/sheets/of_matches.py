"""The cards of matches: the result of a match to sign, and the slips on which captains write their line-ups."""

from collections.abc import Iterator

from fairswiss.model.line_ups import colours_of_white
from fairswiss.model.matches import Match, matches_of
from fairswiss.model.points import in_halves
from fairswiss.model.results import PENDING, is_open, side_text
from fairswiss.model.rounds import seats_of
from fairswiss.rendering.match_cards import CardBoard, LineUpSlip, MatchCard
from fairswiss.rendering.names import clean
from fairswiss.rendering.sheets import Sheet
from fairswiss.usecases.sheets.seen import Seen, headed, people_of, rated, titled

_OPPOSITE = {"w": "b", "b": "w"}
_NO_ONE = "–"


def match_cards(seen: Seen, number: int) -> Sheet:
    """A card for each match that is played: the boards with both line-ups, or empty lines until they are in."""
    number = number or seen.rounds
    names = {team.number: clean(team.name) for team in seen.tournament.team_event.teams}
    cards = tuple(
        MatchCard(at, names[match.white], names[match.black], tuple(_boards(seen, at, match)), result_of(match))
        for at, match in in_order(seen, number)
        if not is_forfeited(match)
    )
    return headed(seen, "match-cards", number)._replace(match_cards=cards)


def in_order(seen: Seen, number: int) -> Iterator[tuple[int, Match]]:
    """The matches of a round with their numbers."""
    found = {seats_of(match): match for match in matches_of(seen.tournament, number)}
    for at, (white, black) in enumerate(seen.matches[number - 1], 1):
        if (match := found.get((white, black)) or found.get((black, white))) is not None:
            yield at, match


def is_forfeited(match: Match) -> bool:
    """True if the match was not played at all."""
    return match.sides[0].code in "+-" and not any(side.boards for side in match.sides)


def result_of(match: Match) -> str:
    """``2½ : 1½``; nothing while a board is open."""
    white, black = match.sides
    if white.code == PENDING:
        return ""
    if white.code in "+-":
        return f"{side_text(white.code)} : {side_text(black.code)}"
    return f"{in_halves(white.game_points)} : {in_halves(black.game_points)}"


def _boards(seen: Seen, at: int, match: Match) -> Iterator[CardBoard]:
    people = people_of(seen)
    both_in = any(side.boards for side in match.sides)
    seats = [{board.number: board for board in side.boards} for side in match.sides]
    for number, colour in enumerate(colours_of_white(seen.tournament.team_event.board_colours).lower(), 1):
        one, other = (side.get(number) for side in seats)
        named = [titled(people[board.player]) if board else _NO_ONE * both_in for board in (one, other)]
        decided = [side_text(board.code) for board in (one, other) if board and not is_open(board.code)]
        yield CardBoard(f"{at}.{number}", colour, named[0], named[1], " : ".join(decided))


def line_up_slips(seen: Seen, number: int) -> Sheet:
    """A slip for each team that plays: its players in order, and a line for every board."""
    number = number or seen.rounds
    event, people = seen.tournament.team_event, people_of(seen)
    teams = {team.number: team for team in event.teams}
    colours = colours_of_white(event.board_colours).lower()
    slips = []
    for at, match in in_order(seen, number):
        if is_forfeited(match):
            continue
        for own, other, turned in ((match.white, match.black, False), (match.black, match.white, True)):
            members = [people[player] for player in teams[own].players]
            listed = tuple(" ".join(filter(None, (titled(one), rated(one)))) for one in members)
            own_colours = "".join(_OPPOSITE[colour] if turned else colour for colour in colours)
            slips.append(LineUpSlip(at, own, clean(teams[own].name), clean(teams[other].name), own_colours, listed))
    return headed(seen, "line-ups", number)._replace(line_up_slips=tuple(slips))
