"""Questions about a round: why are these two not paired, what touched this player, is this pairing right?

May import the shelf, the kernel, the explanation data and the model. Must never decide a pairing itself: it reads
what the edition recorded.
"""

from collections.abc import Iterator
from typing import NamedTuple

from fairswiss.explain import CardLine, ColourReason, Difference, Explanation, Step, Verdict
from fairswiss.kernel.edition import Options, Pairing, Recorded
from fairswiss.language import spoken
from fairswiss.model.acceleration import with_announced_acceleration
from fairswiss.model.errors import BadRequest, NoPairing
from fairswiss.model.rounds import Round
from fairswiss.model.tournament import Tournament
from fairswiss.rules import edition


def pair_round(
    tournament: Tournament, system: str, number: int = 0, options: Options = Options(), explain: bool = False
) -> Pairing:
    """Pair a round: the next one, or an earlier one again with what was known then."""
    return pair_known(known_before(tournament, number, system), system, options, explain)


def pair_known(before: Tournament, system: str, options: Options = Options(), explain: bool = False) -> Pairing:
    """Pair the next round of what :func:`known_before` gave."""
    return edition(system).pair_next_round(before, options, explain)


def known_before(tournament: Tournament, number: int = 0, system: str = "") -> Tournament:
    """The tournament as it was before that round; 0 stands for the next one.

    With a system the lot is stated too, ready to pair: as recorded, else as the recorded rounds show it.
    """
    recorded = len(tournament.rounds)
    if number < 0 or number > recorded + 1:
        words = "Round {number} cannot be paired: {recorded} rounds are recorded, so the next is {coming}."
        raise BadRequest(spoken(words, number=number, recorded=recorded, coming=recorded + 1))
    tournament = with_announced_acceleration(tournament)
    before = tournament.before_round(number) if number else tournament
    if not system or tournament.first_colour:
        return before
    return before._replace(first_colour=edition(system).shown_lot(tournament))


class About(NamedTuple):
    """Everything that touched one player in a round."""

    player: int
    round: int
    board: int
    """0 when the player has no opponent."""
    card: CardLine | None
    """None when the player did not take part."""
    bye: bool
    colour: ColourReason | None
    steps: tuple[tuple[int | None, Step], ...]
    """With the score of the group in which each step happened, None for those of the whole round."""


def about(pairing: Pairing, player: int) -> About:
    """Everything that touched one player; the pairing must carry its explanation."""
    explanation = _explained(pairing)
    everything = [(None, step) for step in explanation.opening]
    everything += [(group.score, step) for group in explanation.groups for step in group.steps]  # type: ignore[misc]
    steps = tuple((score, step) for score, step in everything if _touches(step, player))
    colour = next((c for c in explanation.colours if player in (c.white, c.black)), None)
    board = next((pair.board for pair in pairing.pairs if player in pair[1:]), 0)
    return About(player, pairing.round, board, explanation.card(player), pairing.bye == player, colour, steps)


def _touches(step: Step, player: int) -> bool:
    return player in step.players or any(passed.player == player for passed in step.passed)


def _explained(pairing: Pairing) -> Explanation:
    if pairing.explanation is None:
        raise BadRequest(spoken("This pairing carries no explanation; pair the round with explain=True."))
    return pairing.explanation


def why_not(
    tournament: Tournament, system: str, one: int, other: int, number: int = 0, options: Options = Options()
) -> Verdict:
    """The first reason, in the order of the text, why two players are not paired in a round."""
    _check_players(tournament, one, other)
    return _Judge(tournament, system, number, options).verdict(one, other)


class _Judge:
    """One round, paired once, of which any number of questions can be asked."""

    def __init__(self, tournament: Tournament, system: str, number: int, options: Options) -> None:
        before, shelf = known_before(tournament, number, system), edition(system)
        self.pairing = shelf.pair_next_round(before, options, True)
        self.explanation = _explained(self.pairing)
        self.taking_part = {card.number for card in self.explanation.cards}
        self.board_of = {frozenset((pair.white, pair.black)): pair.board for pair in self.pairing.pairs}
        self.ask = shelf.questions(before, options, self.pairing)

    def verdict(self, one: int, other: int) -> Verdict:
        """Paired, absent, bye, or what the edition says."""
        board = self.board_of.get(frozenset((one, other)))
        if board:
            return Verdict(one, other, True, "paired", (), (("board", board),))
        for player in (one, other):
            if player not in self.taking_part:
                return Verdict(one, other, False, "absent", (), (("player", player),))
        for player in (one, other):
            if self.pairing.bye == player:
                step = next(step for step in self.explanation.opening if step.event in ("bye", "pab"))
                return Verdict(one, other, False, "bye", step.articles, (("player", player),), step)
        return self.ask(one, other)

    def differences(self, recorded: Recorded) -> tuple[Difference, ...]:
        """Where the recorded round leaves the rules: what the edition says of its pairs, then the colours."""
        return (*self.ask.differences(recorded), *self._colours(recorded))

    def _colours(self, recorded: Recorded) -> Iterator[Difference]:
        for why in self.explanation.colours:
            if (why.black, why.white) in recorded.pairs:
                yield Difference(
                    "colours", why.articles, None, (why.black, why.white), reason=why.rule, facts=why.facts
                )


def _check_players(tournament: Tournament, one: int, other: int) -> None:
    known = {player.number for player in tournament.players}
    for player in (one, other):
        if player not in known:
            raise BadRequest(spoken("There is no player {number} in this tournament.", number=player))
    if one == other:
        raise BadRequest(spoken("Player {number} cannot be paired with himself; name two players.", number=one))


class RoundCheck(NamedTuple):
    """A recorded round against the rules."""

    round: int
    agrees: bool
    recorded_only: tuple[tuple[int, int], ...] = ()
    """Pairs (white, black) the file has and the rules do not give."""
    rules_only: tuple[tuple[int, int], ...] = ()
    recorded_bye: int | None = None
    rules_bye: int | None = None
    verdicts: tuple[Verdict, ...] = ()
    """Where the rules pair step by step: for each pair of the file alone, which step did not make it."""
    impossible: str = ""
    """Set when the rules give no pairing at all."""
    differences: tuple[Difference, ...] = ()
    """Where the file leaves the rules: what is illegal, the bye, the first bracket that differs, then the colours."""

    @property
    def engine_fault(self) -> bool:
        """Whether the file is right and fairswiss is not."""
        return any(difference.kind == "engine-fault" for difference in self.differences)


def check_round(tournament: Tournament, system: str, number: int, options: Options = Options()) -> RoundCheck:
    """Pair a recorded round again and compare."""
    recorded = _recorded(tournament.rounds[number - 1])
    games = set(recorded.pairs)
    try:
        pairing = pair_round(tournament, system, number, options)
    except NoPairing as error:
        return RoundCheck(number, False, recorded.pairs, (), recorded.bye, None, (), error.message)
    ours = set(pairing.games())
    if recorded.bye is not None and recorded.bye == pairing.resting:
        recorded = recorded._replace(bye=None)
    if games == ours and recorded.bye == pairing.bye:
        return RoundCheck(number, True, (), (), recorded.bye, pairing.bye)
    judge = _Judge(tournament, system, number, options)
    alone = tuple(sorted(games - ours))
    by_steps = judge.explanation.layout == "columns"
    return RoundCheck(
        number,
        False,
        alone,
        tuple(sorted(ours - games)),
        recorded.bye,
        pairing.bye,
        tuple(judge.verdict(*pair) for pair in alone if by_steps and pair[::-1] not in ours),
        "",
        judge.differences(recorded),
    )


def _recorded(played: Round) -> Recorded:
    games = sorted((game.white, game.black) for game in played.games)
    return Recorded(tuple(games), next((bye.player for bye in played.byes if bye.code == "U"), None))
