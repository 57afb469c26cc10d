"""Judges a finished round by chapter 2 of the Dubov text of 1997, apart from any engine.

Everything is worked out from the tournament's own rounds. What is judged is only what no pairing may do;
whether it is *the* pairing of the text is the business of ``tests.literal.dubov_1997``.
"""

from collections import Counter
from collections.abc import Collection, Sequence

from fairswiss.model import Tournament

_OVER_THE_BOARD = set("1=0WDL? ")
_FULL_POINT_UNPLAYED = set("+FU")


def violations(
    tournament: Tournament,
    pairs: Sequence[tuple[int, int]],
    bye: int | None,
    *,
    relaxed: bool = False,
    freed: Collection[int] = (),
) -> list[str]:
    """Everything wrong with these pairs (white, black) and this bye as the tournament's next round.

    ``relaxed``: 2.5 was only a preference. ``freed``: players for whom 2.5 was lifted (reading 22).
    """
    record = _Record(tournament)
    return [
        *_presence(tournament, pairs, bye),
        *_opponents(tournament, record, pairs),
        *_bye(record, pairs, bye),
        *_colours(record, pairs),
        *([] if relaxed else _upfloats(tournament, record, pairs, freed)),
    ]


class _Record:
    """What the rounds so far say of every player."""

    def __init__(self, tournament: Tournament) -> None:
        self.games: set[frozenset[int]] = set()
        self.colours: dict[int, list[int]] = {p.number: [] for p in tournament.players}
        self.upfloats: dict[int, list[int]] = {p.number: [] for p in tournament.players}
        self.unplayed_point: set[int] = set()
        self.points: Counter[int] = Counter()
        self._tournament = tournament
        self._worth = tournament.scoring.table()
        self._bonus(0)
        for number, played in enumerate(tournament.rounds, 1):
            scores = self.pairing_scores(number)
            for game in played.games:
                sides = (
                    (game.white, game.white_result, +1, game.black),
                    (game.black, game.black_result, -1, game.white),
                )
                for player, code, colour, opponent in sides:
                    if code in _OVER_THE_BOARD:
                        self.games.add(frozenset((player, opponent)))
                        self.colours[player].append(colour)
                        if scores[opponent] > scores[player]:
                            self.upfloats[player].append(number)
                    self._credit(player, number, code, "w" if colour > 0 else "b")
            for player, code in played.byes:
                self._credit(player, number, code, "")
            self._bonus(number)

    def pairing_scores(self, number: int) -> dict[int, int]:
        """Points so far with the virtual points of that round."""
        scores = {p.number: self.points[p.number] for p in self._tournament.players}
        for player, virtual in self._tournament.accelerations:
            if number <= len(virtual):
                scores[player] += virtual[number - 1]
        return scores

    def _credit(self, player: int, number: int, code: str, colour: str) -> None:
        if code in _FULL_POINT_UNPLAYED:
            self.unplayed_point.add(player)
        points = self._worth[code + colour]
        for change in self._tournament.adjustments:
            if change.code == code and change.round in (0, number) and player in change.players:
                points = change.points
        self.points[player] += points

    def _bonus(self, number: int) -> None:
        for change in self._tournament.adjustments:
            if change.code == "" and change.round == number:
                for player in change.players:
                    self.points[player] += change.points


def _presence(tournament: Tournament, pairs: Sequence[tuple[int, int]], bye: int | None) -> list[str]:
    number = len(tournament.rounds) + 1
    known = {p.number for p in tournament.players}
    away = {a.player for a in tournament.absences if a.round == number}
    seen = Counter(player for pair in pairs for player in pair)
    if bye is not None:
        seen[bye] += 1
    found = [f"{player} is paired but not registered" for player in sorted(set(seen) - known)]
    found += [f"{player} is paired but absent" for player in sorted(set(seen) & away)]
    found += [f"{player} appears {times} times" for player, times in sorted(seen.items()) if times > 1]
    found += [f"{player} is not paired" for player in sorted(known - away - set(seen))]
    return found


def _opponents(tournament: Tournament, record: _Record, pairs: Sequence[tuple[int, int]]) -> list[str]:
    number = len(tournament.rounds) + 1
    found = [f"2.1: {a} and {b} have played each other" for a, b in pairs if frozenset((a, b)) in record.games]
    for players, first, last, *_reason, gives_way in tournament.prohibitions:
        if not gives_way and first <= number and (last is None or number <= last):
            kept_apart = set(players)
            found += [f"{a} and {b} are forbidden to meet" for a, b in pairs if a in kept_apart and b in kept_apart]
    return found


def _bye(record: _Record, pairs: Sequence[tuple[int, int]], bye: int | None) -> list[str]:
    """Nobody can be missing unnoticed (see ``_presence``), so a bye is needed exactly when one is given."""
    if bye is not None and bye in record.unplayed_point:
        return [f"2.2: {bye} has had a point without playing"]
    return []


def _colours(record: _Record, pairs: Sequence[tuple[int, int]]) -> list[str]:
    found = []
    for pair in pairs:
        for player, colour, name in zip(pair, (+1, -1), ("white", "black"), strict=True):
            past = record.colours.get(player, [])
            if abs(sum(past) + colour) > max(2, abs(sum(past)) - 1):  # reading 28
                found.append(f"2.3: {player} has a difference of {sum(past) + colour:+d} with {name}")
            if past[-2:] == [colour, colour]:
                found.append(f"2.4: {player} has {name} three times in a row")
    return found


def _upfloats(
    tournament: Tournament, record: _Record, pairs: Sequence[tuple[int, int]], freed: Collection[int]
) -> list[str]:
    number, planned = len(tournament.rounds) + 1, tournament.rounds_planned
    if number == planned:
        return []
    limit = 4 if (planned or number) >= 10 else 3
    scores = record.pairing_scores(number)
    found = []
    for a, b in pairs:
        if scores.get(a, 0) == scores.get(b, 0):
            continue
        low = a if scores.get(a, 0) < scores.get(b, 0) else b
        past = record.upfloats.get(low, [])
        if low in freed:
            continue
        if number - 1 in past:
            found.append(f"2.5: {low} meets more points two times running")
        if len(past) >= limit:
            found.append(f"2.5: {low} meets more points for the {len(past) + 1}th time")
    return found
