"""The answers about a board of a published round, for everyone, with what was known when it was paired."""

from collections.abc import Iterable, Iterator

from fairswiss.answers import Answered, Seated
from fairswiss.model.errors import BadRequest, NoPairing
from fairswiss.model.rounds import Game
from fairswiss.rendering import blocks_of
from fairswiss.rendering.document import Block, Heading
from fairswiss.rules.pairing import known_before
from fairswiss.usecases.answered import seats_answered
from fairswiss.usecases.sheets import Seen


def why_blocks(seen: Seen, number: int, players: tuple[int, ...]) -> Iterator[Block]:
    """The answers for these players in a round, in the names that everyone may read; the rules are folded below.

    Nothing where no one said by which rules the event is paired, or where they give no pairing.
    """
    seats = tuple(_seat(seen.boards[number - 1], player) for player in players)
    try:
        system, options = seen.rules_then(number)
        before = known_before(seen.tournament, number, system)
        sides = seats_answered(before, system, options, seats)
    except (BadRequest, NoPairing):
        return
    answered = Answered(
        tuple(answer for side in sides for answer in side.answers),
        tuple(about for side in sides for about in side.details),
    )
    for block in blocks_of(answered, before):
        if len(players) > 1 or not isinstance(block, Heading) or block.section:  # the page of a player has the name
            yield block


def _seat(games: Iterable[Game], player: int) -> Seated:
    for game in games:
        if game.white == player:
            return Seated(player, game.black, "w")
        if game.black == player:
            return Seated(player, game.white, "b")
    return Seated(player, 0, "")
