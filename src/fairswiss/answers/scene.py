"""A paired round, indexed for questions: who has which points, who meets whom, which step decided."""

from functools import cached_property
from itertools import takewhile

from fairswiss.answers.kinds import MOST_SEATS, Answer, Group, History, Other, Question, Seat, seat_of
from fairswiss.answers.reasons import Reason
from fairswiss.judge import Judge
from fairswiss.kernel.options import Options
from fairswiss.kernel.vocabulary.cards import Card, cards_before_next_round
from fairswiss.model.points import Points
from fairswiss.model.tournament import Tournament
from fairswiss.rules import edition
from fairswiss.why import Articles, CardLine, GroupTrace, Layout, steps


class Scene:
    """One round, paired once."""

    def __init__(self, tournament: Tournament, system: str, number: int = 0, options: Options = Options()) -> None:
        self.judge = Judge(tournament, system, number, options)
        self.before, self.pairing, self.explanation = self.judge.before, self.judge.pairing, self.judge.explanation
        paired_by = edition(self.explanation.system)
        self.aims, self.voice = paired_by.aims, paired_by.voice()
        self.lines = {card.number: card for card in self.explanation.cards}
        """In rank order."""
        self.opponent = {pair.white: pair.black for pair in self.pairing.pairs}
        self.opponent |= {black: white for white, black in self.opponent.items()}
        self.board = {player: pair.board for pair in self.pairing.pairs for player in (pair.white, pair.black)}
        self.accelerated = any(card.score != card.points for card in self.explanation.cards)

    @cached_property
    def records(self) -> dict[int, Card]:
        """The recorded rounds of each player."""
        return cards_before_next_round(self.before)

    @cached_property
    def _by_points(self) -> dict[Points, tuple[int, ...]]:
        found: dict[Points, list[int]] = {}
        for card in self.explanation.cards:
            found.setdefault(card.score, []).append(card.number)
        return {points: tuple(numbers) for points, numbers in found.items()}

    @property
    def of_matches(self) -> bool:
        """A round is a match of more than one game, between players or teams."""
        rules = edition(self.explanation.system)
        return rules.teams or rules.games > 1

    @property
    def bye_given_first(self) -> int:
        """The player whose bye is given before all pairs; 0 where there is none."""
        by_games = any(step.by_games for step in self.explanation.opening if isinstance(step, steps.Pab))
        return (self.pairing.bye or 0) if by_games or self.voice.bye_order or self.of_matches else 0

    def line(self, player: int) -> CardLine:
        """The card of somebody who takes part."""
        return self.lines[player]

    def points(self, player: int) -> Points:
        """The points that pair."""
        return self.lines[player].score

    def colour(self, player: int) -> str:
        """The colour that the rules give; empty without an opponent."""
        found = next((pair for pair in self.pairing.pairs if player in (pair.white, pair.black)), None)
        return "" if found is None else "w" if found.white == player else "b"

    def peers(self, points: Points) -> tuple[int, ...]:
        """Everybody with these points, in the order of the list."""
        return self._by_points.get(points, ())

    def group_of(self, player: int) -> GroupTrace | None:
        """The group in which the player was paired, or left with the bye."""
        return self._paired_in.get(player)

    @cached_property
    def _paired_in(self) -> dict[int, GroupTrace]:
        found: dict[int, GroupTrace] = {}
        for group in self.explanation.groups:
            for step in group.steps:
                if isinstance(step, steps.PairMade):
                    found |= dict.fromkeys(step.players, group)
                elif isinstance(step, steps.Downfloat) and step.player == self.pairing.bye:
                    found[step.player] = group
        return found

    def home_of(self, player: int) -> GroupTrace | None:
        """The group of the player's own points."""
        return next((group for group in self.explanation.groups if player in group.players), None)

    @cached_property
    def pair_steps(self) -> dict[int, "steps.PairMade | steps.MovedRow"]:
        """The step that gave a player the opponent."""
        everything = (*self.explanation.opening, *(step for group in self.explanation.groups for step in group.steps))
        made = steps.PairMade | steps.MovedRow
        return {player: step for step in everything if isinstance(step, made) for player in step.players}

    def paired_before(self, step: "steps.Step") -> set[int]:
        """Those who had an opponent when this step was taken."""
        everything = (one for group in self.explanation.groups for one in group.steps)
        earlier = takewhile(lambda one: one is not step, everything)
        return {player for one in earlier if isinstance(one, steps.GroupPair) for player in one.players}

    def answer(
        self,
        question: Question,
        player: int,
        other: int,
        reason: Reason,
        others: tuple[Other, ...] = (),
        *,
        about: int = 0,
        articles: Articles = (),
        chooser: int = 0,
    ) -> Answer:
        """An answer with the histories of the two, and the picture of the group of somebody it is ``about``."""
        points = {number: line.score for number, line in self.lines.items()}
        return Answer(
            question,
            player,
            other,
            reason,
            points.get(player, 0),
            points.get(other, 0),
            self.colour(player),
            others,
            self.histories(player, other),
            self.picture(about) if about and self.explanation.layout is not Layout.TABLE else None,
            self.accelerated,
            articles,
            chooser if others else 0,
        )

    # -- what answers show ---------------------------------------------------------------------------------------------

    def histories(self, *players: int) -> tuple[History, ...]:
        """The colours of these players so far."""
        return tuple(History(player, self.lines[player].colours) for player in players if player in self.lines)

    def picture(self, player: int) -> Group:
        """The players with the same points, at most so many around this one."""
        points = self.points(player)
        peers = self.peers(points)
        at = peers.index(player)
        first = max(0, min(at - MOST_SEATS // 2, len(peers) - MOST_SEATS))
        return Group(points, len(peers), tuple(map(self._seat, peers[first : first + MOST_SEATS])))

    def _seat(self, player: int) -> Seat:
        return seat_of(self.lines, player, self.colour(player), self.opponent.get(player, 0))
