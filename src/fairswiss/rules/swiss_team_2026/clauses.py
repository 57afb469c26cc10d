"""The clauses of this system alone that decide colours, and the same for a team that asks."""

from fairswiss.rules.swiss_team_2026 import reasons
from fairswiss.rules.swiss_team_2026.words import WORDS
from fairswiss.why.clauses import Own
from fairswiss.why.messages import Colour, Message, Player
from fairswiss.why.reasons import Seen


class _First(Own):
    """A clause about the first-team."""

    player: int

    def _first(self, ground: str) -> Message:
        return WORDS(f"team.first.{ground}")


class TeamInitial(_First):
    """Neither has had a colour: the drawn one by the parity of the first-team's number."""

    place: int
    """Among those that were ever taken into a pairing."""
    ground: str
    """The reason why it is the first-team: points, second, number."""

    def told(self) -> Message:
        parity = WORDS("team.odd" if self.place % 2 else "team.even")
        who = Player(self.player)
        return WORDS("rule.team-initial", player=who, place=self.place, parity=parity, first=self._first(self.ground))

    def reason(self, seen: Seen, white: int, black: int) -> reasons.Initial:
        return reasons.Initial(self.player, self.place, self.ground, "w" if self.player == white else "b")


class TeamStrong(Own):
    """Both prefer the same colour, one of them strongly."""

    player: int

    def told(self) -> Message:
        return WORDS("rule.team-strong", player=Player(self.player))

    def reason(self, seen: Seen, white: int, black: int) -> reasons.StrongClaim:
        lost = black if self.player == white else white
        histories = seen.lines[self.player].colours, seen.lines[lost].colours
        return reasons.StrongClaim(self.player, lost, *histories, "w" if self.player == white else "b")


class TeamDifference(Own):
    """White to the lower colour difference."""

    white_difference: int
    black_difference: int

    def told(self) -> Message:
        return WORDS("rule.team-difference", **{name: signed(value) for name, value in self.facts().items()})

    def reason(self, seen: Seen, white: int, black: int) -> reasons.LowerDifference:
        counts = [seen.lines[one].colours.count(letter) for one in (white, black) for letter in "wb"]
        return reasons.LowerDifference(white, black, *counts)


class TeamLastDifference(Own):
    """The last time the two had different colours is reversed."""

    white_history: str
    black_history: str

    def told(self) -> Message:
        return WORDS("rule.team-last-difference", white=self.white_history.upper(), black=self.black_history.upper())

    def reason(self, seen: Seen, white: int, black: int) -> reasons.Alternation:
        pairs = zip(reversed(self.white_history), reversed(self.black_history), strict=False)
        back = next(at for at, (one, other) in enumerate(pairs, 1) if one != other)
        return reasons.Alternation(white, black, back)


class TeamFirstClaim(_First):
    """The first-team's preference."""

    colour: str
    ground: str

    def told(self) -> Message:
        return WORDS(
            "rule.team-first-claim", player=Player(self.player), colour=Colour(self.colour),
            first=self._first(self.ground),
        )  # fmt: skip

    def reason(self, seen: Seen, white: int, black: int) -> reasons.FirstTeamsClaim:
        return reasons.FirstTeamsClaim(self.player, self.colour, self.ground)


class TeamFirstLast(_First):
    """The first-team's last colour is reversed."""

    colour: str
    """The last one."""
    ground: str

    def told(self) -> Message:
        return WORDS(
            "rule.team-first-last", player=Player(self.player), colour=Colour(self.colour),
            first=self._first(self.ground),
        )  # fmt: skip

    def reason(self, seen: Seen, white: int, black: int) -> reasons.FirstTeamsLast:
        return reasons.FirstTeamsLast(self.player, self.colour, self.ground)


class TeamOnlyLast(Own):
    """Only the other one has had a colour, and its last one is reversed."""

    player: int
    colour: str

    def told(self) -> Message:
        return WORDS("rule.team-only-last", player=Player(self.player), colour=Colour(self.colour))

    def reason(self, seen: Seen, white: int, black: int) -> reasons.OthersLast:
        return reasons.OthersLast(self.player, self.colour)


def signed(difference: int) -> str:
    """A colour difference with its sign."""
    return f"{difference:+}" if difference else "0"
