"""Questions about a round: why are these two not paired, what touched this player, is this pairing right?

May import: kernel, language, model, rules, why. Must never decide a pairing itself, nor stand in the way of one: it
reads what the edition recorded.
"""

from collections.abc import Iterator
from typing import NamedTuple

from fairswiss import why
from fairswiss.kernel.edition import Pairing, Recorded
from fairswiss.kernel.options import Options
from fairswiss.language import gettext
from fairswiss.model.earlier import as_now, earlier_of
from fairswiss.model.errors import BadRequest, NoPairing
from fairswiss.model.facts import Earlier, GameWas
from fairswiss.model.rounds import Round, seats_of
from fairswiss.model.tournament import Tournament
from fairswiss.rules import edition
from fairswiss.rules.keeping_apart import settled
from fairswiss.rules.pairing import as_reported, known_before, pair_round
from fairswiss.why import CardLine, Layout


class About(NamedTuple):
    """Everything that touched one player in a round."""

    system: str
    player: int
    round: int
    board: int
    """0 when the player has no opponent."""
    card: CardLine | None
    """None when the player did not take part."""
    bye: bool
    colour: "why.clauses.ColourReason | None"
    steps: "tuple[tuple[int | None, why.steps.Step], ...]"
    """With the score of the group in which each step happened, None for those of the whole round."""
    layout: "Layout | why.layouts.Own"


def about(pairing: Pairing, player: int) -> About:
    """Everything that touched one player; the pairing must carry its explanation."""
    explanation = pairing.explained()
    everything: list[tuple[int | None, why.steps.Step]] = [(None, step) for step in explanation.opening]
    everything += [(group.score, step) for group in explanation.groups for step in group.steps]
    steps = tuple((score, step) for score, step in everything if _touches(step, player))
    colour = next((c for c in explanation.colours if player in (c.white, c.black)), None)
    board = next((pair.board for pair in pairing.pairs if player in seats_of(pair)), 0)
    card, bye = explanation.card(player), pairing.bye == player
    return About(pairing.system, player, pairing.round, board, card, bye, colour, steps, explanation.layout)


def _touches(step: "why.steps.Step", player: int) -> bool:
    if isinstance(step, why.steps.GroupGaveWay) and player in step.members:
        return True
    return player in step.players or any(passed.player == player for passed in step.passed)


def why_not(
    tournament: Tournament, system: str, one: int, other: int, number: int = 0, options: Options = Options()
) -> "why.verdicts.Verdict":
    """The first reason, in the order of the text, why two players are not paired in a round."""
    _check_players(tournament, one, other)
    return Judge(tournament, system, number, options).verdict(one, other)


class Judge:
    """One round, paired once, of which any number of questions can be asked."""

    def __init__(self, tournament: Tournament, system: str, number: int = 0, options: Options = Options()) -> None:
        before = known_before(tournament, number, system)
        options = as_reported(before, system, options)
        self.before, self.pairing = settled(before, system, options, True)
        self.explanation = self.pairing.explained()
        self.taking_part = {card.number for card in self.explanation.cards}
        self.board_of = {frozenset((pair.white, pair.black)): pair.board for pair in self.pairing.pairs}
        self.ask = edition(system).questions(self.before, options, self.pairing)

    def verdict(self, one: int, other: int) -> "why.verdicts.Verdict":
        """Paired, absent, bye, or what the edition says."""
        board = self.board_of.get(frozenset((one, other)))
        if board:
            return why.verdicts.Verdict(one, other, why.verdicts.Paired((), board))
        for player in (one, other):
            if player not in self.taking_part:
                return why.verdicts.Verdict(one, other, why.verdicts.Absent((), player))
        for player in (one, other):
            if self.pairing.bye == player:
                given = why.steps.Bye | why.steps.Pab | why.steps.OwnBye
                step = next(step for step in self.explanation.opening if isinstance(step, given))
                return why.verdicts.Verdict(one, other, why.verdicts.Bye(step.articles, player), step)
        return self.ask(one, other)

    def differences(self, recorded: Recorded) -> "tuple[why.differences.Difference, ...]":
        """The differences of the recorded round from the rules: the edition's own on its pairs, then the colours."""
        return (*self.ask.differences(recorded), *self._colours(recorded))

    def _colours(self, recorded: Recorded) -> "Iterator[why.differences.Colours]":
        for reason in self.explanation.colours:
            if (reason.black, reason.white) in recorded.pairs:
                yield why.differences.Colours(reason.articles, (reason.black, reason.white), reason)


def no_player(number: int) -> BadRequest:
    """The refusal of a number that nobody has."""
    words = "There is no player {number} in this tournament."
    return BadRequest(gettext(words, number=number), code="no-such-player")


def _check_players(tournament: Tournament, one: int, other: int) -> None:
    known = {player.number for player in tournament.players}
    for player in (one, other):
        if player not in known:
            raise no_player(player)
    require_two(one, other)


def require_two(one: int, other: int) -> None:
    """Refuse the same player twice."""
    if one == other:
        words = "Player {number} cannot be paired with themselves; name two players."
        raise BadRequest(gettext(words, number=one), code="same-player")


class RoundCheck(NamedTuple):
    """A recorded round against the rules."""

    round: int
    agrees: bool
    recorded_only: tuple[tuple[int, int], ...] = ()
    """Pairs (white, black) the file has and the rules do not give."""
    rules_only: tuple[tuple[int, int], ...] = ()
    recorded_bye: int | None = None
    rules_bye: int | None = None
    verdicts: "tuple[why.verdicts.Verdict, ...]" = ()
    """The verdicts where the rules pair step by step: for each pair of the file alone, the step against it."""
    impossible: str = ""
    """Set when the rules give no pairing at all."""
    differences: "tuple[why.differences.Difference, ...]" = ()
    """The differences of the file from the rules: illegal parts, the bye, the first differing bracket, the colours."""
    hindsight: "Hindsight | None" = None
    """Set when something that the round was paired with was changed later."""
    search: "Search | None" = None
    """Set when a correction was looked for that would explain the round."""

    @property
    def engine_fault(self) -> bool:
        """True if the file is right and fairswiss is not."""
        return any(difference.is_our_fault for difference in self.differences)


class Search(NamedTuple):
    """The search for one earlier result that, had it been another one, would have given the recorded round."""

    game: GameWas | None
    """The result that explains the round; None if none was found."""
    tried: int
    of: int
    """The number of results that can be tried."""
    gave_up: bool = False
    """True if not everything was tried."""


class Hindsight(NamedTuple):
    """The changes made after a round was paired, and the round that the rules would have made of them."""

    earlier: Earlier
    """The facts as they were known when the round was paired."""
    now: Earlier
    """The same facts as they are now."""
    check: RoundCheck
    """The round against the rules with the facts of now."""


def check_round(tournament: Tournament, system: str, number: int, options: Options = Options()) -> RoundCheck:
    """Pair a recorded round again with what was known then, and compare."""
    found, earlier = _check(tournament, system, number, options), earlier_of(tournament, number)
    if earlier is None:
        return found
    now = _check(tournament._replace(earlier=()), system, number, options)
    return found._replace(hindsight=Hindsight(earlier, as_now(earlier, tournament), now))


def _check(tournament: Tournament, system: str, number: int, options: Options) -> RoundCheck:
    recorded = _recorded(edition(system).told(tournament).rounds[number - 1])
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
    judge = Judge(tournament, system, number, options)
    alone = tuple(sorted(games - ours))
    by_steps = judge.explanation.layout.by_steps
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
