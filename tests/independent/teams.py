"""Whole events of teams judged by the games of their players, apart from any engine and from the model's matches."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from fairswiss.model import Round, Tournament

_OVER_THE_BOARD = frozenset("1=0WDL")
Points = dict[int, int]


def match_faults(event: Tournament, cycles: int = 0) -> list[str]:
    """The faults of the rounds of an event: Swiss without cycles, else everybody against everybody so many times."""
    record = _Record(event)
    found = [fault for number in range(1, len(event.rounds) + 1) for fault in record.faults(number)]
    if cycles and len(event.rounds) == event.rounds_planned:
        pairs = map(frozenset, combinations((team.number for team in event.team_event.teams), 2))
        found += [f"{sorted(pair)} met {record.paired[pair]} times" for pair in pairs if record.paired[pair] != cycles]
    return found if cycles else [*found, *record.against_the_swiss_rules]


class _Record:
    """Who met whom, with which colours on the first board, round by round."""

    def __init__(self, event: Tournament) -> None:
        self.event, self.teams = event, event.team_event
        self.team_of = {player: team.number for team in self.teams.teams for player in team.players}
        self.paired: Counter[frozenset[int]] = Counter()
        self.played: set[frozenset[int]] = set()
        self.barred: set[int] = set()
        self.against_the_swiss_rules: list[str] = []

    def faults(self, number: int) -> Iterator[str]:
        """What no event of teams may have; rounds are asked for in their order."""
        met: dict[int, set[int]] = {}
        for game in self.event.rounds[number - 1].games:
            white, black = self.team_of[game.white], self.team_of[game.black]
            met.setdefault(white, set()).add(black)
            met.setdefault(black, set()).add(white)
        yield from (f"round {number}: {team} met {others}" for team, others in met.items() if len(others) > 1)
        pairs = {frozenset((team, *others)) for team, others in met.items()}
        forfeits = [match for match in self.teams.forfeits if match.round == number]
        byes = [bye for bye in self.teams.byes if bye.round == number]
        fates = Counter(team for pair in pairs for team in pair)
        fates.update(team for match in forfeits for team in match.teams)
        fates.update(bye.team for bye in byes)
        for team in self.teams.teams:
            if fates[team.number] != 1:
                yield f"round {number}: team {team.number} has {fates[team.number]} fates"
        for pair in pairs:
            yield from self._boards(number, pair)
        free = [bye.team for bye in byes if bye.code == "U"]
        self._swiss(number, {*pairs, *(frozenset(match.teams) for match in forfeits)}, free)
        self._remember(number, pairs)

    def _boards(self, number: int, pair: frozenset[int]) -> Iterator[str]:
        """Nobody sits twice, not too many sit, and the colours of the boards are as announced."""
        colours = self.teams.board_colours
        games = {player: game for game in self.event.rounds[number - 1].games for player in (game.white, game.black)}
        alone = {bye.player for bye in self.event.rounds[number - 1].byes}
        kinds = set()
        for team in self.teams.teams:
            if team.number not in pair:
                continue
            told = [up.players for up in self.teams.line_ups if (up.round, up.team) == (number, team.number)]
            seats = told[0] if told else tuple(one for one in team.players if one in games or one in alone)
            if len(seats) > len(colours) or {*team.players} & games.keys() - {*seats}:
                yield f"round {number}: team {team.number} has seats {seats}"
            for at, player in enumerate(seats):
                if player in games:
                    kinds.add((team.number, (games[player].white == player) is (colours[at] == colours[0])))
        if len(kinds) != 2:
            yield f"round {number}: colours of the boards of {sorted(pair)}"

    def _swiss(self, number: int, pairs: set[frozenset[int]], free: list[int]) -> None:
        found = self.against_the_swiss_rules
        found += [f"round {number}: {sorted(pair)} met again" for pair in pairs & self.played]
        found += [f"round {number}: {team} may not have the bye" for team in free if team in self.barred]
        absent = {b.team for b in self.teams.byes if b.round == number and b.code != "U"}
        here = len(self.teams.teams) - len(absent)
        if len(free) != here % 2:
            found.append(f"round {number}: {len(free)} byes for {here} teams")

    def _remember(self, number: int, pairs: set[frozenset[int]]) -> None:
        ended: dict[frozenset[int], set[str]] = {pair: set() for pair in pairs}
        for game in self.event.rounds[number - 1].games:
            ended[frozenset((self.team_of[game.white], self.team_of[game.black]))] |= {*game[2:]}
        points = _game_points(self.event, self.event.rounds[number - 1], self.team_of)
        for pair, codes in ended.items():
            self.paired[pair] += 1
            if codes & _OVER_THE_BOARD:
                self.played.add(pair)
            else:
                one, other = sorted(pair, key=lambda team: -points.get(team, 0))
                self.barred |= {one} if points.get(one, 0) > points.get(other, 0) else set()
        for match in self.teams.forfeits:
            if match.round == number:
                self.paired[frozenset(match.teams)] += 1
                results = zip(match.teams, (match.white_result, match.black_result), strict=True)
                self.barred |= {team for team, code in results if code == "+"}
        self.barred |= {bye.team for bye in self.teams.byes if bye.round == number and bye.code in "UF"}


def _game_points(event: Tournament, played: Round, team_of: dict[int, int]) -> Points:
    """The game points of each team in a round: of its boards, an empty one on the other side included."""
    worth, points = event.scoring.table(), Counter[int]()
    for game in played.games:
        points[team_of[game.white]] += worth[game.white_result + "w"]
        points[team_of[game.black]] += worth[game.black_result + "b"]
    points.update({team_of[bye.player]: 0 for bye in played.byes})
    for bye in played.byes:
        points[team_of[bye.player]] += event.scoring.forfeit_win if bye.code == "F" else 0
    return points


def match_points(event: Tournament) -> Points:
    """The match points of every team, added up from the games."""
    teams = event.team_event
    team_of = {player: team.number for team in teams.teams for player in team.players}
    win, draw, loss = teams.scoring
    total = dict.fromkeys((team.number for team in teams.teams), 0)
    for played in event.rounds:
        points = _game_points(event, played, team_of)
        pairs = {frozenset((team_of[game.white], team_of[game.black])) for game in played.games}
        for one, other in map(sorted, pairs):
            games = [game for game in played.games if {team_of[game.white], team_of[game.black]} == {one, other}]
            unplayed = all({*game[2:]} <= {"+", "-"} for game in games)
            for team, theirs in ((one, other), (other, one)):
                gap = points[team] - points[theirs]
                even = loss if unplayed and not points[team] else draw
                total[team] += win if gap > 0 else loss if gap < 0 else even
    for match in teams.forfeits:
        for team, code in zip(match.teams, (match.white_result, match.black_result), strict=True):
            total[team] += win if code == "+" else loss
    for bye in teams.byes:
        if bye.round <= len(event.rounds):
            total[bye.team] += {"U": draw, "H": draw, "F": win, "Z": 0}[bye.code]
    return total


def member_faults(event: Tournament, full: bool) -> list[str]:
    """The faults of a table of members: team-mates, someone twice, colours out of balance; ``full``: all others met."""
    team_of = {player: team.number for team in event.team_event.teams for player in team.players}
    met: dict[int, list[int]] = {player: [] for player in team_of}
    colours: dict[int, str] = dict.fromkeys(team_of, "")
    found = []
    for number, played in enumerate(event.rounds, 1):
        seated = Counter(player for game in played.games for player in game[:2])
        if set(seated.values()) != {1} or seated.keys() != team_of.keys():
            found.append(f"round {number}: not everybody has one game")
        for game in played.games:
            met[game.white].append(game.black)
            met[game.black].append(game.white)
            colours[game.white] += "w"
            colours[game.black] += "b"
    for player, others in met.items():
        if len({*others}) < len(others) or team_of[player] in {team_of[other] for other in others}:
            found.append(f"player {player} met {others}")
        if full and {*others} != {other for other in team_of if team_of[other] != team_of[player]}:
            found.append(f"player {player} did not meet everybody")
        past = colours[player]
        if abs(past.count("w") - past.count("b")) > 1 or "www" in past or "bbb" in past:
            found.append(f"player {player} had {past}")
    return found
