"""The reasons for a board of a published round, for everyone: each round is explained once."""

from collections.abc import Iterable, Iterator

from fairswiss import judge
from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.options import Options
from fairswiss.model.errors import BadRequest, NoPairing
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.book import book_of
from fairswiss.rendering.document import Block, Heading, Paragraph
from fairswiss.rendering.public_words import public_phrase
from fairswiss.rendering.questions import about_document
from fairswiss.rules.pairing import known_before, pair_known
from fairswiss.usecases.long_work import worked_out
from fairswiss.usecases.sheets import Seen
from fairswiss.usecases.single_flight import answered_once

_ROUNDS_KEPT = 16


def why_blocks(seen: Seen, number: int, players: Iterable[int]) -> Iterator[Block]:
    """The reasons for the seats of these players in a round, in the names that everyone may read.

    Nothing where no one said by which rules the event is paired, or where they give no pairing.
    """
    try:
        before = known_before(seen.tournament, number, seen.system)
        pairing = _explained(before, seen.system, seen.options)
    except (BadRequest, NoPairing):
        return
    seated = {
        player: {game.white, game.black} for game in seen.boards[number - 1] for player in (game.white, game.black)
    }
    pairs = [set(game) for game in pairing.games()]
    for player in players:
        if player in seated and seated[player] not in pairs:
            yield Paragraph(public_phrase("differs"))
            return
        about = judge.about(pairing, player)
        for block in about_document(book_of(before, pairing), about):
            yield block._replace(section=True) if isinstance(block, Heading) else block


@answered_once(_ROUNDS_KEPT)
def _explained(before: Tournament, system: str, options: Options) -> Pairing:
    """The pairing with its reasons; a result that comes in does not have it made again."""
    return worked_out(pair_known, before, system, options, True)
