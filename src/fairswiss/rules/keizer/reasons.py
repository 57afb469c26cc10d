"""The reasons that decide where a round is paired down a ladder, for a player who asks."""

from fairswiss.rules.keizer.words import WORDS
from fairswiss.why.against import Against
from fairswiss.why.messages import Colour, Message, Player, Ruled, Times
from fairswiss.why.reasons import Asked, Own


class Nearest(Own):
    """From the top of a ladder, each with the nearest below."""

    higher: int
    place: int
    """Of the higher, among those present."""
    other_place: int

    def headline(self, asked: Asked) -> Message:
        other = Player(asked.other, begins=True)
        you = "you" if self.higher == asked.player else ""
        return WORDS("answer.nearest", you, other=other, place=self.place, other_place=self.other_place)


class FewerWhites(Own):
    """White to the one who has had it less often, compared with Black."""

    white: int
    black: int
    whites: int
    """Games of White so far with White, as below."""
    blacks: int
    other_whites: int
    other_blacks: int

    def headline(self, asked: Asked) -> Message:
        return WORDS(
            "answer.fewer-whites", white=Player(self.white, you=True, begins=True), black=Player(self.black, you=True),
            whites=Times(self.whites), blacks=Times(self.blacks),
            other_whites=Times(self.other_whites), other_blacks=Times(self.other_blacks),
        )  # fmt: skip


class ReturnGame(Own):
    """The colours of the last game of the two are reversed."""

    round: int

    def headline(self, asked: Asked) -> Message:
        return WORDS("answer.return-game", round=self.round)


class LowerOnLadder(Own):
    """White to the lower of the two."""

    white: int
    black: int
    white_place: int
    black_place: int

    def headline(self, asked: Asked) -> Message:
        places = {"white_place": self.white_place, "black_place": self.black_place}
        return WORDS(
            "answer.lower-on-ladder", **places, white=Player(self.white, you=True), black=Player(self.black, you=True)
        )


class RunEnds(Own):
    """Somebody has had a colour as often in a row as is allowed."""

    who: int
    colour: str
    times: int

    def headline(self, asked: Asked) -> Message:
        you = "you" if self.who == asked.player else ""
        who = Player(self.who, begins=True)
        return WORDS("answer.run-ends", you, who=who, colour=Colour(self.colour), times=Times(self.times))


class SitsOut(Own):
    """An odd number is present, and this one sits out."""

    present: int
    place: int
    byes: int
    """So many times before."""
    fewest: bool
    """One of those who have sat out least."""

    def headline(self, asked: Asked) -> Message:
        fewest = "fewest" if self.fewest else ""
        return WORDS("answer.sits-out", fewest, present=self.present, place=self.place, byes=Times(self.byes))


class OtherSitsOut(Own):
    """Somebody else sits out."""

    present: int
    bye: int
    place: int
    bye_place: int
    byes: int
    bye_byes: int
    fewest: bool
    against: Against | None
    """The reason why it could not be this player."""

    def headline(self, asked: Asked) -> Message:
        if self.against:
            against = Ruled(self.against, asked.player, self.bye)
            return WORDS("answer.other-sits-out.needed", present=self.present, against=against)
        more = self.fewest and self.byes > self.bye_byes
        return WORDS(
            "answer.other-sits-out", "more" if more else "",
            present=self.present, bye=Player(self.bye, begins=not more), place=self.place, bye_place=self.bye_place,
            byes=Times(self.byes), bye_byes=Times(self.bye_byes),
        )  # fmt: skip


OfColours = FewerWhites | ReturnGame | LowerOnLadder | RunEnds
Byes = SitsOut | OtherSitsOut
