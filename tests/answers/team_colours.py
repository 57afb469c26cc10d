"""The facts of answers about the colours of a match between teams, counted again by the reading of the enumerator."""

from collections.abc import Iterator

from fairswiss.answers import Answer, Question
from fairswiss.kernel.edition import Pairing
from fairswiss.model.tournament import Tournament
from fairswiss.rules.swiss_team_2026 import reasons as team
from tests.literal import swiss_team_2026 as literal

Checks = Iterator[tuple[bool, str]]
OTHER = {"w": "b", "b": "w"}


class TeamColours:
    """A round of teams, and what was known of their colours before it."""

    def __init__(self, recorded: Tournament, pairing: Pairing) -> None:
        self.initial = recorded.first_colour
        self.kind = literal.type_of(recorded.info.encoded_type)
        self.sides = literal.sides(recorded, self.kind)
        self.seats = {(pair.white, pair.black) for pair in pairing.pairs}
        here = {one for seats in self.seats for one in seats} | ({pairing.bye} if pairing.bye else set())
        self.odd = literal.odd_numbers(recorded, here)

    def faults(self, answer: Answer) -> Iterator[str]:
        """Everything an answer about colours says that is not so."""
        if answer.question is Question.COLOUR:
            for fine, what in self._claims(answer):
                if not fine:
                    yield f"{what}: {answer}"

    def _claims(self, answer: Answer) -> Checks:
        seats = (answer.player, answer.other) if answer.colour == "w" else (answer.other, answer.player)
        yield seats in self.seats, "the colours"
        white, black = (self.sides[one] for one in seats)
        reason = answer.reason
        match reason:
            case team.StrongClaim():
                won, lost = self.sides[reason.winner], self.sides[reason.loser]
                yield won.preference == lost.preference == reason.colour, "the same claim"
                yield won.strong and not lost.strong, "the stronger claim"
                running = won.colours.endswith(2 * OTHER[reason.colour])
                yield (
                    running or won.colours.count(OTHER[reason.colour]) - won.colours.count(reason.colour) > 1,
                    "urgent",
                )
                yield (reason.history, reason.other_history) == (won.colours, lost.colours), "the histories"
                yield reason.winner == seats["wb".index(reason.colour)], "the winner"
            case team.LowerDifference():
                counts = [side.colours.count(letter) for side in (white, black) for letter in "wb"]
                yield reason == team.LowerDifference(*seats, *counts), "the counts"
                yield counts[0] - counts[1] < counts[2] - counts[3], "less often"
            case team.Alternation():
                yield (reason.white, reason.black) == seats, "the two"
                yield self._level(*seats), "even claims"
                last = white.colours[-reason.back], black.colours[-reason.back]
                later = reason.back - 1
                yield last == ("b", "w"), "the last difference"
                yield not later or white.colours[-later:] == black.colours[-later:], "a later difference"
            case team.OthersLast():
                other = next(one for one in seats if one != reason.player)
                had = self.sides[reason.player].colours
                yield not self.sides[other].colours and had.endswith(reason.colour), "only one has had a colour"
                yield reason.player == seats["bw".index(reason.colour)], "the other colour"
            case team.Initial() | team.FirstTeamsClaim() | team.FirstTeamsLast():
                yield from self._by_first(seats, reason)
            case _:
                pass

    def _by_first(
        self, seats: tuple[int, int], reason: team.Initial | team.FirstTeamsClaim | team.FirstTeamsLast
    ) -> Checks:
        first, other = sorted(seats, key=self._rank)
        ranks = self._rank(first), self._rank(other)
        parted = next(at for at in range(3) if ranks[0][at] != ranks[1][at])
        yield (reason.first, reason.ground) == (first, ("points", "second", "number")[parted]), "the first team"
        had, theirs = self.sides[first].colours, self.sides[other].colours
        match reason:
            case team.Initial():
                yield not had and not theirs, "no colour yet"
                yield (reason.place % 2 == 1) == self.odd[first], "odd or even"
                yield reason.colour == (self.initial if self.odd[first] else OTHER[self.initial]), "the draw"
                yield first == seats["wb".index(reason.colour)], "the colour"
            case team.FirstTeamsClaim():
                both = {self.sides[one].preference for one in seats}
                yield both == {reason.colour} and self._level(*seats), "the same claim"
                yield first == seats["wb".index(reason.colour)], "the colour"
            case team.FirstTeamsLast():
                yield not any(self.sides[one].preference for one in seats) and self._level(*seats), "no claim"
                yield had[-1] == reason.colour and first == seats["bw".index(reason.colour)], "the other colour"
        if not isinstance(reason, team.Initial):
            shared = min(len(had), len(theirs))
            yield had[len(had) - shared :] == theirs[len(theirs) - shared :], "the same colours"

    def _rank(self, number: int) -> tuple[int, int, int]:
        side = self.sides[number]
        return -side.score, -side.secondary if self.kind.second else 0, side.tpn

    def _level(self, one: int, other: int) -> bool:
        """Equal claims, and White equally often compared with Black."""
        both = (self.sides[number] for number in (one, other))
        found = {(side.preference, side.strong, side.colours.count("w") - side.colours.count("b")) for side in both}
        return len(found) == 1
