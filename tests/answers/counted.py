"""A round and what was known before it, counted from the tournament and the boards alone."""

from fractions import Fraction

from fairswiss.kernel.edition import Pairing
from fairswiss.model.tournament import Tournament
from fairswiss.rules import edition

PLAYED = frozenset("10=WDL")
WORTH = {"1": 10, "W": 10, "+": 10, "F": 10, "U": 10, "=": 5, "D": 5, "H": 5}
"""In tenths, where the event has no values of its own."""


class Counted:
    """A round and what was known before it, by the plainest means."""

    def __init__(self, before: Tournament, pairing: Pairing) -> None:
        self.before, self.pairing = before, pairing
        numbers = [player.number for player in before.players]
        self.rating = {player.number: player.rating for player in before.players}
        self.name = {player.number: player.name for player in before.players}
        self.total = dict.fromkeys(numbers, 0)
        self.colours = dict.fromkeys(numbers, "")
        self.met: dict[tuple[int, int], list[int]] = {}
        self.unplayed: dict[tuple[int, int], str] = {}
        self.up: dict[int, list[int]] = {number: [] for number in numbers}
        games = edition(pairing.system).games
        for at, played in enumerate(before.rounds, 1):
            had = dict(self.total)
            for white, black, white_code, black_code in played.games:
                if games * "-" not in (white_code, black_code):
                    if any(code in PLAYED for code in white_code):
                        self.colours[white] += "w"
                        self.colours[black] += "b"
                    self.met.setdefault((white, black), []).append(at)
                    self.met.setdefault((black, white), []).append(at)
                    if had[white] != had[black]:
                        self.up[white if had[white] < had[black] else black].append(at)
                else:
                    self.unplayed[white, at], self.unplayed[black, at] = white_code, black_code
                self.total[white] += self._worth(white, at, white_code)
                self.total[black] += self._worth(black, at, black_code)
            for player, code in played.byes_of_all(self.total):
                self.unplayed[player, at] = code
                self.total[player] += 15 if games > 1 and code == "U" else games * self._worth(player, at, code)
        self.opponent = {pair.white: pair.black for pair in pairing.pairs}
        self.opponent |= {black: white for white, black in self.opponent.items()}
        self.here = [*self.opponent, *([pairing.bye] if pairing.bye is not None else [])]
        self.place = before.places()

    def _worth(self, player: int, at: int, codes: str) -> int:
        """The points of a result; of a match between teams as it is stated, else by the scoring of matches."""
        if not self.before.team_event.secondary:
            return sum(WORTH.get(code, 0) for code in codes)
        stated = (
            one for one in self.before.adjustments if (one.players, one.code, one.round) == ((player,), codes, at)
        )
        scoring = self.before.scoring
        worth = {10: scoring.white_win, 5: scoring.white_draw, 0: scoring.white_loss}[WORTH.get(codes, 0)]
        usual = {"U": scoring.pab, "Z": scoring.zero_bye, "-": scoring.forfeit_loss}.get(codes, worth)
        return next((one.points for one in stated), usual)

    def peers(self, points: int) -> list[int]:
        """Everybody in the round with these points, by number."""
        return sorted((one for one in self.here if self.total[one] == points), key=self.place.__getitem__)

    def staying(self, points: int) -> list[int]:
        """Those of them who have an opponent with no more points."""
        return [one for one in self.peers(points) if one in self.opponent and self.total[self.opponent[one]] <= points]

    def taken_part(self) -> list[int]:
        """Everybody who has been paired or had the bye of a round, this one among them, by number."""
        given = {one for (one, _), code in self.unplayed.items() if code in ("U", "+", "-")}
        seen = {one for one, _ in self.met} | given
        return sorted(seen | set(self.here), key=self.place.__getitem__)

    def played(self, player: int) -> int:
        """So many games with a colour, or rounds where a round is a match."""
        if edition(self.pairing.system).games == 1:
            return len(self.colours[player])
        return sum(len(rounds) for (one, _), rounds in self.met.items() if one == player)

    def joined(self, points: int) -> tuple[list[int], int]:
        """Those who stay in a group, with those of fewer points who play them, by number; and how many these are."""
        staying = self.staying(points)
        came_up = [self.opponent[one] for one in staying if self.total[self.opponent[one]] < points]
        return sorted([*staying, *came_up], key=self.place.__getitem__), len(came_up)

    @property
    def by_opposition(self) -> bool:
        """True if the order is that of Burstein 1.8, which does not ask for points: not in a seeding round (1.6)."""
        seeding = min((self.before.rounds_planned or 0) // 2, 4)
        return self.pairing.system == "burstein-2026" and len(self.before.rounds) >= seeding

    def average(self, player: int) -> Fraction:
        """The mean rating of all opponents met."""
        met = [self.rating[other] for (one, other), rounds in self.met.items() if one == player for _ in rounds]
        return Fraction(sum(met), len(met)) if met else Fraction(0)
