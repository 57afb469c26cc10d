"""Questions about a round: why are these two not paired, what touched this player, is this pairing right?

May import the shelf, the kernel, the explanation data and the model. Must never decide a pairing itself: it reads
what the edition recorded.
"""

from typing import NamedTuple

from fairswiss.explain import CardLine, ColourReason, Explanation, Facts, Step, Verdict
from fairswiss.kernel.cards import recorded_lot
from fairswiss.kernel.edition import Options, Pairing
from fairswiss.model.errors import BadRequest, NoPairing
from fairswiss.model.tournament import Tournament
from fairswiss.rules import edition

PAIRING_EVENTS = frozenset({"floater-paired", "island-paired", "row", "same-column"})


def pair_round(
    tournament: Tournament, system: str, number: int = 0, options: Options = Options(), explain: bool = False
) -> Pairing:
    """Pair a round: the next one, or an earlier one again with what was known then."""
    return edition(system).pair_next_round(known_before(tournament, number), options, explain)


def known_before(tournament: Tournament, number: int = 0) -> Tournament:
    """The tournament as it was before that round; 0 stands for the next one."""
    recorded = len(tournament.rounds)
    if number < 0 or number > recorded + 1:
        raise BadRequest(
            f"Round {number} cannot be paired: {recorded} rounds are recorded, so the next is {recorded + 1}."
        )
    before = tournament.before_round(number) if number else tournament
    return before._replace(first_colour=recorded_lot(tournament))


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
        raise BadRequest("This pairing carries no explanation; pair the round with explain=True.")
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
        before, shelf = known_before(tournament, number), edition(system)
        self.pairing = shelf.pair_next_round(before, options, True)
        self.explanation = _explained(self.pairing)
        self.taking_part = {card.number for card in self.explanation.cards}
        self.board_of = {frozenset((pair.white, pair.black)): pair.board for pair in self.pairing.pairs}
        self.obstacle = shelf.obstacles(before, options)
        self.limit_may_give_way = options.upfloat_limit == "yield" or any(
            step.event == "limit-lifted" for step in self.explanation.opening
        )

    def verdict(self, one: int, other: int) -> Verdict:
        """Paired, absent, bye, a limitation, or the step that decided."""
        board = self.board_of.get(frozenset((one, other)))
        if board:
            return Verdict(one, other, True, "paired", (), (("board", board),))
        for player in (one, other):
            if player not in self.taking_part:
                return Verdict(one, other, False, "absent", (), (("player", player),))
        for player in (one, other):
            if self.pairing.bye == player:
                step = next(step for step in self.explanation.opening if step.event == "bye")
                return Verdict(one, other, False, "bye", step.articles, (("player", player),), step)
        obstacle = self.obstacle(one, other)
        if obstacle and not (obstacle.reason == "barred" and self.limit_may_give_way):
            return Verdict(one, other, False, obstacle.reason, obstacle.articles, obstacle.facts)
        return _by_the_steps(self.explanation, one, other)


def _check_players(tournament: Tournament, one: int, other: int) -> None:
    known = {player.number for player in tournament.players}
    for player in (one, other):
        if player not in known:
            raise BadRequest(f"There is no player {player} in this tournament.")
    if one == other:
        raise BadRequest(f"Player {one} cannot be paired with himself; name two players.")


def _by_the_steps(explanation: Explanation, one: int, other: int) -> Verdict:
    """The step that paired one of them with somebody else, and what it says of the other."""
    for score, step in ((group.score, step) for group in explanation.groups for step in group.steps):
        if step.event == "left-over" and {one, other} <= _left_over_with(explanation, step):
            facts: Facts = (("player", step.players[0]), ("score", score))
            return Verdict(one, other, False, "left-over", step.articles, facts, step)
        if step.event in PAIRING_EVENTS and {one, other} & set(step.players):
            decided, left = (one, other) if one in step.players else (other, one)
            partner = next(player for player in step.players if player != decided)
            reason, articles = _said_of(explanation, step, decided, left)
            facts = (("player", decided), ("partner", partner), ("left", left), ("score", score))
            return Verdict(one, other, False, reason, articles, facts, step)
    halves = next(step for step in explanation.opening if step.event == "halves")
    same = any(one in half and other in half for half in (_players(halves, "upper"), _players(halves, "lower")))
    return Verdict(one, other, False, "same-half" if same else "other-row", halves.articles, step=halves)


def _left_over_with(explanation: Explanation, step: Step) -> set[int]:
    """Everybody whom the same group left over."""
    group = next(group for group in explanation.groups if step in group.steps)
    return {other.players[0] for other in group.steps if other.event == "left-over"}


def _players(step: Step, fact: str) -> tuple[int, ...]:
    players = step.fact(fact)
    return players if isinstance(players, tuple) else ()


def _said_of(explanation: Explanation, step: Step, decided: int, left: int) -> tuple[str, tuple[str, ...]]:
    passed = next((p for p in step.passed if p.player == left), None)
    if passed and step.players[0] == decided:
        return passed.reason, passed.articles
    if step.players[0] != decided:
        return "taken", step.articles
    if step.event in ("floater-paired", "island-paired"):
        partner, candidate = explanation.card(step.players[1]), explanation.card(left)
        same_group = partner and candidate and partner.score == candidate.score
        return "later-in-order" if same_group else "other-group", step.articles
    columns = _columns_before(explanation, step)
    mine = next((column for column in columns if decided in column), ())
    if left in mine:
        return "same-side", ("6.2",)
    if any(left in column for column in columns):
        return "later-in-order", step.articles
    return "other-group", ("6.1",)


def _columns_before(explanation: Explanation, step: Step) -> tuple[tuple[int, ...], ...]:
    group = next(group for group in explanation.groups if step in group.steps)
    columns = next(s for s in group.steps if s.event == "columns")
    return _players(columns, "whites"), _players(columns, "blacks")


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
    """For each pair of the file alone, why the rules do not make it."""
    impossible: str = ""
    """Set when the rules give no pairing at all."""


def check_round(tournament: Tournament, system: str, number: int, options: Options = Options()) -> RoundCheck:
    """Pair a recorded round again and compare."""
    recorded = tournament.rounds[number - 1]
    games = {(game.white, game.black) for game in recorded.games}
    bye = next((bye.player for bye in recorded.byes if bye.code == "U"), None)
    try:
        judge = _Judge(tournament, system, number, options)
    except NoPairing as error:
        return RoundCheck(number, False, tuple(sorted(games)), (), bye, None, (), error.message)
    ours = {(pair.white, pair.black) for pair in judge.pairing.pairs}
    return RoundCheck(
        number,
        games == ours and bye == judge.pairing.bye,
        tuple(sorted(games - ours)),
        tuple(sorted(ours - games)),
        bye,
        judge.pairing.bye,
        tuple(judge.verdict(white, black) for white, black in sorted(games - ours) if (black, white) not in ours),
    )
