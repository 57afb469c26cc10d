"""The tournament: an immutable record of facts from which everything else is derived."""

from collections.abc import Mapping
from typing import Any

from fairswiss.language import gettext
from fairswiss.model.earlier import as_known
from fairswiss.model.errors import BadRequest, InvalidTournament
from fairswiss.model.facts import Acceleration, Adjustment, EventInfo, Facts, Prohibition
from fairswiss.model.match_play import games_a_round
from fairswiss.model.notebooks import repr_html
from fairswiss.model.player import Player
from fairswiss.model.problems import Severity
from fairswiss.model.results import without
from fairswiss.model.rounds import Absence, Bye, Game, Round, codes_of, seats_of
from fairswiss.model.validity import canonical, contradictions

__all__ = ["Acceleration", "Adjustment", "EventInfo", "Prohibition", "Tournament"]

LEFT_FIDE_MODE = "### FIDE mode left"
"""The beginning of the report line that says that the event has left FIDE mode."""


class Tournament(Facts):
    """All facts of a tournament. Build one with :meth:`build`, which puts the facts in canonical order."""

    __slots__ = ()

    def _repr_html_(self) -> str | None:
        return repr_html(self)

    @property
    def left_fide_mode(self) -> bool:
        """True if the report says that the event has left FIDE mode."""
        return any(line.startswith(LEFT_FIDE_MODE) for line in self.extra)

    @classmethod
    def build(cls, players: "tuple[Player, ...] | list[Player]", **facts: Any) -> "Tournament":
        """A tournament in canonical order; raises :class:`InvalidTournament` naming every contradiction."""
        tournament = canonical(cls(players=tuple(players))._replace(**facts))
        problems = tuple(p for p in contradictions(tournament) if p.severity is Severity.ERROR)
        if problems:
            raise InvalidTournament(gettext("The data of this tournament contradict each other:"), problems)
        return tournament

    def places(self) -> dict[int, int]:
        """The pairing number of every player: the place in the stated order, else the player's own number."""
        if self.order:
            return {number: place for place, number in enumerate(self.order, 1)}
        return {player.number: player.number for player in self.players}

    def revised(self, **facts: Any) -> "Tournament":
        """This tournament with some facts replaced, checked and in canonical order again."""
        changed = self._replace(**facts)
        return Tournament.build(changed.players, **{name: getattr(changed, name) for name in changed._fields[1:]})

    def before_round(self, number: int) -> "Tournament":
        """The tournament as known when that round was paired: the rounds before it, and the absences from it.

        What was changed later is as it was then. A player without an entry in a recorded round was not there when it
        was paired.
        """
        if number > len(self.rounds):
            return self
        known = as_known(self, number)
        paired = known.rounds[number - 1]
        present = {player for game in paired.games for player in seats_of(game)}
        present.update(bye.player for bye in paired.byes if bye.code == "U")
        asked = {b.player: b.code for b in paired.byes if b.code != "U"}
        absences = [
            Absence(number, player.number, asked.get(player.number, "Z"))
            for player in self.players
            if player.number not in present
        ]
        return known._replace(rounds=known.rounds[: number - 1], absences=tuple(absences))

    def with_round(self, pairs: "list[tuple[int, int]]", bye: int | None = None) -> "Tournament":
        """This tournament with its next round paired: games without results, the bye, the absences used up.

        Somebody absent who is paired all the same, because the pairings were fixed beforehand, forfeits the game.
        """
        number = len(self.rounds) + 1
        absent = {a.player: a.code for a in self.absences if a.round == number}
        paired_players = {player for pair in pairs for player in pair}
        byes = [Bye(player, code) for player, code in absent.items() if player not in paired_players]
        if bye is not None:
            byes.append(Bye(bye, "U"))
        games = games_a_round(self.info)
        paired = Round.of([Game(*pair, *without(pair, absent, games)) for pair in pairs], byes)
        left = tuple(a for a in self.absences if a.round > number)
        return self.revised(rounds=(*self.rounds, paired), absences=left)

    def with_results(self, results: Mapping[tuple[int, int], tuple[str, str]]) -> "Tournament":
        """This tournament with results of its last round: by (white, black), the codes of both sides.

        Games not named keep the results they have; :class:`BadRequest` names a game that the round does not have.
        """
        if not self.rounds:
            raise BadRequest(gettext("No round is paired yet, so there are no results to enter."), code="no-round-yet")
        games = {seats_of(game) for game in self.rounds[-1].games}
        if strange := [seats for seats in results if seats not in games]:
            words = "Round {number} has no game of {white} with White against {black}."
            white, black = strange[0]
            told = gettext(words, number=len(self.rounds), white=white, black=black)
            raise BadRequest(told, code="no-such-game")
        return self._with_codes(results)

    def _with_codes(self, results: Mapping[tuple[int, int], tuple[str, str]]) -> "Tournament":
        games = [
            game._replace(white_result=white_result, black_result=black_result)
            for game in self.rounds[-1].games
            for white_result, black_result in [results.get(seats_of(game), codes_of(game))]
        ]
        return self.revised(rounds=(*self.rounds[:-1], Round.of(games, self.rounds[-1].byes)))

    def withdraw(self, player: int, from_round: int | None = None) -> "Tournament":
        """This tournament with the player absent from every round still to come (or from the given one on)."""
        first = max(from_round or 0, len(self.rounds) + 1)
        last = self.rounds_planned or first
        kept = [a for a in self.absences if not (a.player == player and a.round >= first)]
        gone = [Absence(number, player, "Z") for number in range(first, last + 1)]
        return self.revised(absences=(*kept, *gone))
