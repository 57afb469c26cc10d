"""The reasons why two players are not paired: 2.1 forbids it, or a step of the procedure decided otherwise."""

from collections.abc import Iterator
from functools import cached_property

from fairswiss import why
from fairswiss.kernel.brackets.departures import Departures
from fairswiss.kernel.edition import Engine, Pairing, Questions
from fairswiss.kernel.options import Options
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.model.tournament import Tournament
from fairswiss.rules import lim_2026
from fairswiss.rules.lim_2026.colours import shown_lot
from fairswiss.rules.lim_2026.definitions import LAW, obstacle, players_of
from fairswiss.rules.lim_2026.round import pair_next_round, published_list
from fairswiss.why import Explanation, GroupTrace


def questions(tournament: Tournament, options: Options, pairing: Pairing) -> Questions:
    """Asks of two players who take part and are not paired for the first reason, in the order of the text."""
    del options
    return _Answers(tournament, pairing, pairing.explained())


class _Answers(Departures[Entrant]):
    """Answers about one round."""

    def __init__(self, tournament: Tournament, pairing: Pairing, explanation: Explanation) -> None:
        super().__init__(pairing, {player.number: player for player in players_of(tournament)})
        self.explanation = explanation

    def __call__(self, one: int, other: int) -> "why.verdicts.Verdict":
        """2.1, else the step that decided."""
        barrier = self.barrier(one, other)
        return why.verdicts.Verdict(one, other, barrier) if barrier else self._by_the_steps(one, other)

    def barrier(self, one: int, other: int) -> "why.obstacles.Absolute | None":
        """2.1: a game of the two, a prohibition, or the same colour that both must have."""
        return obstacle(self.players[one], self.players[other])

    def _by_the_steps(self, one: int, other: int) -> "why.verdicts.Verdict":
        """The step that paired one of them with somebody else; what was cracked is looked at where it ended."""
        for group in self.explanation.groups:
            for step in group.steps:
                if isinstance(step, why.steps.OwnPair) and {one, other} & set(step.players) and self._lasts(step):
                    decided, left = (one, other) if one in step.players else (other, one)
                    return why.verdicts.Verdict(one, other, self._taken(group, step, decided, left), step)
        raise AssertionError("two who take part, and neither of them has an opponent")

    def _lasts(self, step: "why.steps.OwnPair") -> bool:
        """True if the pair of a step was not cracked: it may have been made again."""
        return self._last_pairs[step.one] is step is self._last_pairs[step.two]

    @cached_property
    def _last_pairs(self) -> "dict[int, why.steps.OwnPair]":
        """The last step that paired each player."""
        taken = (step for group in self.explanation.groups for step in group.steps)
        return {one: step for step in taken if isinstance(step, why.steps.OwnPair) for one in step.players}

    def _taken(self, group: GroupTrace, step: "why.steps.OwnPair", decided: int, left: int) -> "why.verdicts.ByStep":
        """The verdict on the one who was left, from the step that paired the other."""
        partner = step.two if step.one == decided else step.one
        about = decided, partner, left, group.score
        if step.one != decided:
            return why.verdicts.Taken(step.articles, *about)
        passed = next((passed for passed in step.passed if passed.player == left), None)
        if passed:
            return why.verdicts.PassedOver(passed.articles, *about, passed)
        here = left in group.players or left in group.floaters
        leaving = any(isinstance(one, lim_2026.steps.Floats) and one.player == left for one in group.steps)
        if not here or leaving:
            return why.verdicts.OtherGroup(LAW("2.2"), *about)
        return why.verdicts.LaterInOrder(step.articles, *about)

    # -- a recorded round ----------------------------------------------------------------------------------------------

    def other_bye(self, theirs: int, ours: int) -> "why.differences.Bye | why.differences.BarredBye":
        """The bye of the record is barred (1.1), or another rule chose another player."""
        recorded, allocated = self.players[theirs], self.players[ours]
        if recorded.barred_from_pab:
            return why.differences.BarredBye(LAW("1.1"), theirs)
        step = next(step for step in self.explanation.opening if isinstance(step, why.steps.Pab))
        return why.differences.Bye(step.articles, theirs, ours, recorded.score, allocated.score)

    def first_step(self, pairs: list[tuple[int, int]]) -> "Iterator[why.differences.Step]":
        """The first step that recorded pairs depart from, but for the player with the bye by the rules."""
        found = [(pair, self(*pair)) for pair in pairs if self.pairing.bye not in pair]
        order = {id(step): at for at, step in enumerate(one for g in self.explanation.groups for one in g.steps)}
        for pair, verdict in sorted(found, key=lambda one: order[id(one[1].step)])[:1]:
            because = verdict.because
            score = because.score if isinstance(because, why.verdicts.InGroup) else None
            yield why.differences.Step(verdict.articles, pair, score, verdict)


ENGINE = Engine(
    pair=pair_next_round,
    questions=questions,
    published_list=published_list,
    shown_lot=shown_lot,
    criteria={},
)
