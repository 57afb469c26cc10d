"""Derive one score group or bracket, or the bye, step by step, for an appeal."""

from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.options import Options
from fairswiss.kernel.vocabulary.cards import cards_before_next_round
from fairswiss.language import gettext
from fairswiss.model.errors import NotThere
from fairswiss.model.tournament import Tournament
from fairswiss.rendering.appeals import Appeal, appeal_blocks, waiting_of
from fairswiss.rendering.cited import with_articles
from fairswiss.rendering.sheets import Sheet
from fairswiss.rules.pairing import known_before
from fairswiss.usecases.remarks import as_paired
from fairswiss.usecases.rounds import pair
from fairswiss.usecases.systems import system_then
from fairswiss.why import Explanation, GroupTrace, steps

_PAIRS = steps.PairMade


def appeal_of(
    tournament: Tournament, player: int, system: str = "", *, round: int = 0, options: Options = Options()
) -> Appeal:
    """The derivation of the group in which a player was paired, or of the bye if the player has it."""
    pairing = pair(tournament, system, round=round, explain=True, options=options)
    chosen = system_then(tournament, pairing.round, system)
    before = known_before(as_paired(tournament, chosen), pairing.round, chosen)
    return derived(before, pairing, place_of(pairing, player))


def appeal_sheet(appeal: Appeal) -> Sheet:
    """The derivation as a sheet of paper; the articles it cites stand at its end."""
    told = tuple(with_articles(lambda: appeal_blocks(appeal)))
    names = tuple(player.name for player in appeal.tournament.players)
    return Sheet("appeal", appeal.pairing.round, appeal.tournament.info, told=told, names=names)


def place_of(pairing: Pairing, player: int) -> int:
    """The group that paired a player or left them the bye, counted from 1; 0 if the bye was given before all groups."""
    explained = _explained(pairing)
    if player == pairing.bye and any(isinstance(step, steps.Bye) for step in explained.opening):
        return 0
    found = [at for at, group in enumerate(explained.groups, 1) if any(player in pair for pair in _pairs(group))]
    if not found and player == pairing.bye:
        found = [len(explained.groups)]
    if not found:
        words = "Nothing is derived for player {player} in round {round}: no score group pairs them."
        raise NotThere(gettext(words, player=player, round=pairing.round), code="nothing-derived")
    return found[-1]


def derived(before: Tournament, pairing: Pairing, place: int) -> Appeal:
    """The derivation of a group; ``before`` is the tournament as it was known when the round was paired."""
    explained = _explained(pairing)
    if not 0 <= place <= len(explained.groups):
        words = "Round {round} has no group {place}."
        raise NotThere(gettext(words, round=pairing.round, place=place), code="no-such-group")
    done = _paired_above(pairing, explained, place)
    cards = cards_before_next_round(before)
    group = explained.groups[place - 1] if place else GroupTrace(0, (), (), (), (), (), ())
    pairs = tuple(_pairs(group))
    paired = {player for pair in pairs for player in pair}
    return Appeal(
        before, pairing, place, group.floaters, group.players,
        tuple(waiting_of(card, cards) for card in explained.cards if card.number not in done),
        before.rounds_planned == pairing.round, pairs,
        tuple(player for player in (*group.floaters, *group.players) if player not in paired),
    )  # fmt: skip


def _paired_above(pairing: Pairing, explained: Explanation, place: int) -> set[int]:
    """Those who are out of the way when a group begins: paired above it, or with a bye given before all groups."""
    done = {player for group in explained.groups[: max(place - 1, 0)] for pair in _pairs(group) for player in pair}
    if place and any(isinstance(step, steps.Bye) for step in explained.opening):
        done.add(pairing.bye or 0)
    return done


def _pairs(group: GroupTrace) -> list[tuple[int, int]]:
    return [(step.one, step.two) for step in group.steps if isinstance(step, _PAIRS)]


def _explained(pairing: Pairing) -> Explanation:
    if pairing.explanation is None or not pairing.explanation.groups:
        words = "Round {round} has no score groups to derive: it is paired from the list."
        raise NotThere(gettext(words, round=pairing.round), code="no-groups")
    return pairing.explanation
