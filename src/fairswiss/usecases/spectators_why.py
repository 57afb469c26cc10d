"""The answers about a board of a published round, for everyone, with what was known when it was paired."""

from collections.abc import Iterator

from fairswiss.answers import Answered
from fairswiss.model.errors import BadRequest, NoPairing
from fairswiss.rendering import blocks_of
from fairswiss.rendering.document import Block, Heading, Paragraph
from fairswiss.rendering.public_words import public_phrase
from fairswiss.rules.pairing import known_before
from fairswiss.usecases.answered import Players, opponent_of, players_answered
from fairswiss.usecases.sheets import Seen


def why_blocks(seen: Seen, number: int, players: Players) -> Iterator[Block]:
    """The answers for these players in a round, in the names that everyone may read; the rules are folded below.

    Nothing where no one said by which rules the event is paired, or where they give no pairing.
    """
    try:
        system, options = seen.rules_then(number)
        before = known_before(seen.tournament, number, system)
        sides = players_answered(before, system, options, players)
    except (BadRequest, NoPairing):
        return
    games = seen.boards[number - 1]
    opponent = {game.white: game.black for game in games} | {game.black: game.white for game in games}
    if any(opponent.get(player, 0) != opponent_of(side) for player, side in zip(players, sides, strict=True)):
        yield Paragraph(public_phrase("differs"))
        return
    answered = Answered(
        tuple(answer for side in sides for answer in side.answers),
        tuple(about for side in sides for about in side.details),
    )
    for block in blocks_of(answered, before):
        if len(players) > 1 or not isinstance(block, Heading) or block.section:  # the page of a player has the name
            yield block
