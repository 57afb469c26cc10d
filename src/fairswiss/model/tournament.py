"""The tournament: an immutable record of facts from which everything else is derived."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from fairswiss.language import spoken
from fairswiss.model.errors import InvalidTournament
from fairswiss.model.player import Player
from fairswiss.model.points import Points
from fairswiss.model.problems import Severity
from fairswiss.model.results import without
from fairswiss.model.rounds import Absence, Bye, Game, Round
from fairswiss.model.scoring import Scoring
from fairswiss.model.teams import TeamEvent


class EventInfo(NamedTuple):
    """What a report says of the event; texts as they were written, none of them decides a pairing."""

    name: str = ""
    city: str = ""
    federation: str = ""
    start: str = ""
    end: str = ""
    type_text: str = ""
    chief_arbiter: str = ""
    deputies: tuple[str, ...] = ()
    rate_of_play: str = ""
    round_dates: tuple[str, ...] = ()
    rating_federation: str = ""
    rating_method: str = ""
    """Whose rating pairs: FIDE, NRO, FIDON, NIDOF, HBFN, LBFN (record 172 of TRF26); empty is FIDE."""
    program: str = ""
    encoded_type: str = ""
    tie_breaks: str = ""
    standings_order: str = ""
    time_control: str = ""


class Prohibition(NamedTuple):
    """No two of these players may be paired with each other in these rounds."""

    players: tuple[int, ...]
    first_round: int = 1
    last_round: int | None = None
    """None: to the end."""


class Acceleration(NamedTuple):
    """Virtual points of one player, by round, added to the score for pairing alone."""

    player: int
    points: tuple[Points, ...]


class Adjustment(NamedTuple):
    """Points that differ from the scoring (record 299 of TRF26).

    With a result code the points replace what that result is worth to these players in that round (0: in every
    round, unless that round has a statement of its own); W, D and L stand for rated games too. Without a code they
    are a bonus or a penalty, added when that round is over (0: from the start).
    """

    players: tuple[int, ...]
    points: Points
    code: str = ""
    round: int = 0


class Tournament(NamedTuple):
    """All facts of a tournament. Build one with :meth:`build`, which puts the facts in canonical order."""

    players: tuple[Player, ...]
    rounds: tuple[Round, ...] = ()
    rounds_planned: int | None = None
    """None when nobody has said it yet; never guessed."""
    first_colour: str = ""
    """The recorded lot: ``w`` or ``b`` for the top player of the first board of round 1; empty: not recorded."""
    absences: tuple[Absence, ...] = ()
    """For rounds not yet paired."""
    prohibitions: tuple[Prohibition, ...] = ()
    accelerations: tuple[Acceleration, ...] = ()
    adjustments: tuple[Adjustment, ...] = ()
    scoring: Scoring = Scoring()
    info: EventInfo = EventInfo()
    team_event: TeamEvent = TeamEvent()
    """Empty when players play for themselves."""
    extra: tuple[str, ...] = ()
    """Lines of the source file that have no place in the model; kept so that nothing is lost."""
    order: tuple[int, ...] = ()
    """All players in the order by which they are paired, where that is not the order of their numbers (XXC rank)."""

    @classmethod
    def build(cls, players: "tuple[Player, ...] | list[Player]", **facts: Any) -> "Tournament":
        """A tournament in canonical order; raises :class:`InvalidTournament` naming every contradiction."""
        from fairswiss.model.validity import canonical, contradictions

        tournament = canonical(cls(players=tuple(players))._replace(**facts))
        problems = tuple(p for p in contradictions(tournament) if p.severity is Severity.ERROR)
        if problems:
            raise InvalidTournament(spoken("The facts of this tournament contradict each other:"), problems)
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
        """What was known when that round was paired: the rounds before it, and who was absent from it.

        A player without an entry in a recorded round was not there when it was paired.
        """
        if number > len(self.rounds):
            return self
        paired = self.rounds[number - 1]
        present = {p for game in paired.games for p in game[:2]} | {b.player for b in paired.byes if b.code == "U"}
        asked = {b.player: b.code for b in paired.byes if b.code != "U"}
        absences = [
            Absence(number, player.number, asked.get(player.number, "Z"))
            for player in self.players
            if player.number not in present
        ]
        return self._replace(rounds=self.rounds[: number - 1], absences=tuple(absences))

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
        paired = Round.of([Game(*pair, *without(pair, absent)) for pair in pairs], byes)
        left = tuple(a for a in self.absences if a.round > number)
        return self.revised(rounds=(*self.rounds, paired), absences=left)

    def with_results(self, results: Mapping[tuple[int, int], tuple[str, str]]) -> "Tournament":
        """This tournament with results of its last round: by (white, black), the codes of both sides."""
        games = [
            game._replace(white_result=white_result, black_result=black_result)
            for game in self.rounds[-1].games
            for white_result, black_result in [results.get(game[:2], game[2:])]
        ]
        return self.revised(rounds=(*self.rounds[:-1], Round.of(games, self.rounds[-1].byes)))

    def withdraw(self, player: int, from_round: int | None = None) -> "Tournament":
        """This tournament with the player absent from every round still to come (or from the given one on)."""
        first = max(from_round or 0, len(self.rounds) + 1)
        last = self.rounds_planned or first
        kept = [a for a in self.absences if not (a.player == player and a.round >= first)]
        gone = [Absence(number, player, "Z") for number in range(first, last + 1)]
        return self.revised(absences=(*kept, *gone))
