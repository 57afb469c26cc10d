"""Judges a finished round by what no round of the Keizer system may do, apart from any engine and any ladder."""

from collections import Counter
from collections.abc import Iterator, Sequence

from fairswiss.model import Tournament
from tests.literal.keizer import HouseRules

_PLAYED = set("1=0WDL? ")


class _Record:
    """What the rounds so far say of every player."""

    def __init__(self, tournament: Tournament) -> None:
        self.coming = len(tournament.rounds) + 1
        self.last: dict[frozenset[int], int] = {}
        self.times: Counter[frozenset[int]] = Counter()
        self.colours = {player.number: "" for player in tournament.players}
        self.byes: Counter[int] = Counter()
        for number, played in enumerate(tournament.rounds, 1):
            self.byes.update(bye.player for bye in played.byes if bye.code == "U")
            for game in played.games:
                if game.white_result in _PLAYED:
                    both = frozenset(game[:2])
                    self.last[both] = number
                    self.times[both] += 1
                    self.colours[game.white] += "w"
                    self.colours[game.black] += "b"

    def more_white(self, player: int) -> int:
        return self.colours[player].count("w") - self.colours[player].count("b")

    def ended(self, player: int, limit: int) -> str:
        run = self.colours[player][-limit:] if limit else ""
        return run[0] if limit and run in ("w" * limit, "b" * limit) else ""


def season_violations(
    tournament: Tournament, pairs: Sequence[tuple[int, int]], bye: int | None, rules: HouseRules, *, loosened: bool
) -> list[str]:
    """Everything wrong with these pairs (white, black); ``loosened``: some limits of the house gave way."""
    record = _Record(tournament)
    away = {absence.player for absence in tournament.absences if absence.round == record.coming}
    here = sorted(player.number for player in tournament.players if player.number not in away)
    placed = sorted([*(player for pair in pairs for player in pair), *([] if bye is None else [bye])])
    found = [] if placed == here else [f"placed {placed}, but here are {here}"]
    apart = [
        set(rule.players)
        for rule in tournament.prohibitions
        if rule.first_round <= record.coming <= (rule.last_round or record.coming)
    ]
    found += [f"{pair} is forbidden" for pair in pairs for group in apart if set(pair) <= group]
    if bye is not None and not apart and rules.bye_to == "fewest":
        least = min(record.byes[player] for player in here)
        found += [f"{bye} sat out {record.byes[bye]} times, another {least}"] if record.byes[bye] > least else []
    for pair in pairs:
        found += _pair(record, pair, rules, loosened)
    return found


def _pair(record: _Record, pair: tuple[int, int], rules: HouseRules, loosened: bool) -> Iterator[str]:
    both = frozenset(pair)
    ended = tuple(record.ended(player, rules.colour_run) for player in pair)
    if not loosened:
        if both in record.last and record.coming - record.last[both] <= rules.gap:
            yield f"{pair} met in round {record.last[both]}"
        if rules.meetings and record.times[both] >= rules.meetings:
            yield f"{pair} met {record.times[both]} times"
        if ended[0] and ended[0] == ended[1]:
            yield f"{pair} both had {ended[0]} as often as allowed"
    if ended[0] == ended[1] and record.more_white(pair[0]) > record.more_white(pair[1]):
        yield f"{pair}: White had White more often"
    if ended[0] != ended[1] and (ended[0] == "w" or ended[1] == "b"):
        yield f"{pair}: a colour once more than allowed"
