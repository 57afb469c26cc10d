"""The reasons of this system alone for the colours of a match, for a team that asks."""

from fairswiss.rules.swiss_team_2026.words import WORDS
from fairswiss.why.messages import Colour, Message, Player, Times
from fairswiss.why.reasons import Asked, Own


def _who(asked: Asked, player: int) -> str:
    return "you" if asked.player == player else ""


class Initial(Own):
    """Neither has had a colour: the lot decides by the number of the first-team."""

    first: int
    place: int
    ground: str
    colour: str
    """The one that the first-team has."""

    def headline(self, asked: Asked) -> Message:
        parity = WORDS("team.odd" if self.place % 2 else "team.even")
        first = WORDS(f"team.first.{self.ground}")
        who = Player(self.first)
        return WORDS(
            "answer.team-initial", _who(asked, self.first), who=who, first=first, place=self.place, parity=parity,
            colour=Colour(self.colour),
        )  # fmt: skip


class StrongClaim(Own):
    """Both are owed the same colour, one of them more urgently."""

    winner: int
    loser: int
    history: str
    other_history: str
    colour: str

    def headline(self, asked: Asked) -> Message:
        counts = {
            "whites": Times(self.history.count("w")), "blacks": Times(self.history.count("b")),
            "other_whites": Times(self.other_history.count("w")), "other_blacks": Times(self.other_history.count("b")),
        }  # fmt: skip
        who, other = Player(self.winner), Player(self.loser)
        had = {"w": "b", "b": "w"}[self.colour]
        running = "running" if self.history.endswith(2 * had) else ""
        return WORDS(
            "answer.team-strong", running, who=who, other=other, colour=Colour(self.colour), had=Colour(had), **counts
        )


class LowerDifference(Own):
    """White to the one that has had it less often compared with Black."""

    white: int
    black: int
    whites: int
    blacks: int
    other_whites: int
    other_blacks: int

    def headline(self, asked: Asked) -> Message:
        return WORDS(
            "answer.team-difference", white=Player(self.white), black=Player(self.black), whites=Times(self.whites),
            blacks=Times(self.blacks), other_whites=Times(self.other_whites), other_blacks=Times(self.other_blacks),
        )  # fmt: skip


class Alternation(Own):
    """The last time the two had different colours is reversed."""

    white: int
    """Had Black then."""
    black: int
    back: int

    def headline(self, asked: Asked) -> Message:
        variant = "1" if self.back == 1 else ""
        who, other = Player(self.white), Player(self.black)
        return WORDS("answer.team-last-difference", variant, white=who, black=other, back=self.back)


class FirstTeamsClaim(Own):
    """Equal claims: the first-team has the colour."""

    first: int
    colour: str
    ground: str

    def headline(self, asked: Asked) -> Message:
        first = WORDS(f"team.first.{self.ground}")
        you = _who(asked, self.first)
        return WORDS("answer.team-first-claim", you, who=Player(self.first), colour=Colour(self.colour), first=first)


class FirstTeamsLast(Own):
    """No claims and equal colours: the first-team changes colours."""

    first: int
    colour: str
    ground: str

    def headline(self, asked: Asked) -> Message:
        first = WORDS(f"team.first.{self.ground}")
        you = _who(asked, self.first)
        return WORDS("answer.team-first-last", you, who=Player(self.first), colour=Colour(self.colour), first=first)


class OthersLast(Own):
    """Only one has had a colour, and changes it."""

    player: int
    colour: str

    def headline(self, asked: Asked) -> Message:
        you = _who(asked, self.player)
        return WORDS("answer.team-only-last", you, who=Player(self.player), colour=Colour(self.colour))
