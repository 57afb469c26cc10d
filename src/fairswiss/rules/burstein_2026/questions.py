"""Questions about a round: why two players are not paired, and where a recorded round leaves the rules."""

from collections.abc import Iterator

from fairswiss import why
from fairswiss.kernel.brackets.bracket_questions import verdicts
from fairswiss.kernel.brackets.bracket_round import BracketEdition
from fairswiss.kernel.brackets.bracket_trace import obstacle_between
from fairswiss.kernel.edition import Pairing, Questions, Recorded
from fairswiss.kernel.options import Options
from fairswiss.kernel.vocabulary.entrants import ranking
from fairswiss.model.tournament import Tournament
from fairswiss.rules.burstein_2026.brackets import bye_of, pair_brackets
from fairswiss.rules.burstein_2026.colours import ID, LAW
from fairswiss.rules.burstein_2026.definitions import Players, colours_of
from fairswiss.rules.burstein_2026.round import CITATIONS


def questions(tournament: Tournament, options: Options, pairing: Pairing) -> Questions:
    """Asks why two players are not paired: the best round with this pair and the same bye is compared (3.1)."""
    del options, pairing
    return _Answers(tournament)


class _Answers:
    """Answers about one round. The bye is given before anything is paired, so it is settled apart from the brackets."""

    def __init__(self, tournament: Tournament) -> None:
        players = Players(tournament)
        colours = colours_of(tournament, players)
        self.by_number = {player.number: player for player in players.all}
        self.bye = bye_of(players)
        edition = BracketEdition(ID, CITATIONS, "3.1", lambda members: pair_brackets(members, players.rank, colours))
        self.of_brackets = verdicts(edition, [player for player in players.all if player is not self.bye])

    def __call__(self, one: int, other: int) -> "why.verdicts.Verdict":
        """A rule forbids the pair, or the best round with it is worse or comes later."""
        return self.of_brackets(one, other)

    def barrier(self, one: int, other: int) -> "why.obstacles.Absolute | None":
        """A game of the two, a prohibition, or the same absolute preference (2.1)."""
        return obstacle_between(self.by_number[one], self.by_number[other], CITATIONS)

    def differences(self, recorded: Recorded) -> "tuple[why.differences.Difference, ...]":
        """Another bye changes every bracket, so nothing is said of them then but pairs that no round may have."""
        rules = self.bye.number if self.bye else None
        if recorded.bye == rules:
            return self.of_brackets.differences(recorded._replace(bye=None))
        return (*self._illegal_pairs(recorded), *self._other_bye(recorded))

    def _illegal_pairs(self, recorded: Recorded) -> "Iterator[why.differences.Illegal]":
        for pair in recorded.pairs:
            higher, lower = sorted((self.by_number[number] for number in pair), key=ranking)
            obstacle = obstacle_between(higher, lower, CITATIONS)
            if obstacle:
                yield why.differences.Illegal(obstacle.articles, pair, higher.score, obstacle)

    def _other_bye(self, recorded: Recorded) -> "Iterator[why.differences.BarredBye | why.differences.Bye]":
        if recorded.bye is None or self.bye is None:
            return
        theirs = self.by_number[recorded.bye]
        if theirs.barred_from_pab:
            yield why.differences.BarredBye(LAW("2.1.2"), theirs.number)
        yield why.differences.Bye(LAW("3.1"), theirs.number, self.bye.number, theirs.score, self.bye.score)
