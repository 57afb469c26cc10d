"""The final page of an event: podium, prizes, standings, rating gains, surprises, figures and thanks."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from fairswiss.model.arbiters import arbiter_of
from fairswiss.model.errors import BadRequest
from fairswiss.model.player import Player
from fairswiss.norms import Standing
from fairswiss.rendering.final import Climb, FinalPage, Gain, Normed, Placed, Surprise, Tally, Won, final_blocks
from fairswiss.rendering.names import clean
from fairswiss.rendering.prizes import prize_sheet, prizes_of_player
from fairswiss.rendering.sheets import Sheet
from fairswiss.tiebreaks import Standings
from fairswiss.tiebreaks.records import Record, records_of
from fairswiss.usecases.norms import title_norms
from fairswiss.usecases.ratings import ratings
from fairswiss.usecases.sheets.of_prizes import given_of
from fairswiss.usecases.sheets.seen import Seen, held, people_of, titled
from fairswiss.usecases.standings import kept_standings

MOST = 5
"""Lines of each list of the best."""
_LEAST_CLIMB = 3
_LEAST_ROUNDS = 7
_WON, _LOST, _DRAWN = ("1", "W"), ("0", "L"), ("=", "D")


def final(seen: Seen, number: int) -> Sheet:
    """The final page as a sheet."""
    page = final_page(seen)
    names = tuple(player.name for player in seen.tournament.players)
    return Sheet("final", page.round, seen.tournament.info, held(seen), told=tuple(final_blocks(page)), names=names)


def final_page(seen: Seen) -> FinalPage:
    """The final page by the standings now; names are as whoever looks may see them."""
    ranked = kept_standings(seen.tournament, unrated=seen.unrated)
    people = people_of(seen)
    records = records_of(seen.tournament, ranked.round)
    info = seen.tournament.info
    arbiters = [clean(arbiter_of(one).name) for one in (info.chief_arbiter, *info.deputies) if one.strip()]
    return FinalPage(
        ranked.round,
        tuple(_placed(ranked, people)),
        tuple(_won(seen, ranked, people)),
        clean(seen.prizes.currency),
        tuple(_gains(seen, people)),
        tuple(_surprises(people, records)),
        tuple(_climbers(ranked, people)),
        _tally(ranked, people, records),
        tuple(arbiters),
        len({player.federation for player in people.values() if player.federation}),
        clean(seen.thanks),
        tuple(_norms(seen, people)),
    )


def _placed(ranked: Standings, people: Mapping[int, Player]) -> Iterator[Placed]:
    for row in ranked.rows:
        player = people[row.player]
        yield Placed(row.place, row.player, titled(player), player.rating, row.points)


def _won(seen: Seen, ranked: Standings, people: Mapping[int, Player]) -> Iterator[Won]:
    giving = given_of(seen, ranked)
    sheet, places = prize_sheet(giving, seen.tournament), dict(giving.ranks)
    for player in giving.winners():
        names = "; ".join(prizes_of_player(sheet, player))
        yield Won(places[player], player, titled(people[player]), names, giving.amount(player))


def _norms(seen: Seen, people: Mapping[int, Player]) -> Iterator[Normed]:
    """The norms achieved; none while the event has fewer rounds than any norm needs."""
    if seen.rounds < _LEAST_ROUNDS:
        return
    for row in title_norms(seen.complete or seen.tournament).with_standing(Standing.ACHIEVED):
        yield Normed(row.player, titled(people[row.player]), row.title)


def _gains(seen: Seen, people: Mapping[int, Player]) -> list[Gain]:
    try:
        report = ratings(seen.complete or seen.tournament)
    except BadRequest:  # the event cannot be rated: the page of the ratings says why
        return []
    found = [
        Gain(row.player, titled(people[row.player]), row.rating, row.change, row.new_rating)
        for row in report.rows
        if row.factor and row.change > 0 and row.new_rating is not None
    ]
    return sorted(found, key=lambda one: (-one.change, one.number))[:MOST]


def _surprises(people: Mapping[int, Player], records: Mapping[int, Record]) -> list[Surprise]:
    found = []
    for number, record in records.items():
        mine = people[number].rating
        for turn in record.turns:
            other = people.get(turn.opponent)
            won = any(code in _WON for code, _ in turn.over_the_board)
            if won and other and mine and other.rating > mine:
                found.append(
                    Surprise(
                        turn.round, number, titled(people[number]), mine, turn.opponent, titled(other), other.rating
                    )
                )
    return sorted(found, key=lambda one: (-one.difference, one.round, one.winner))[:MOST]


def _climbers(ranked: Standings, people: Mapping[int, Player]) -> list[Climb]:
    started = {number: at for at, number in enumerate(sorted(people), 1)}
    found = [
        Climb(row.player, titled(people[row.player]), started[row.player], row.place)
        for row in ranked.rows
        if started[row.player] - row.place >= _LEAST_CLIMB
    ]
    return sorted(found, key=lambda one: (one.place - one.started, one.place))[:MOST]


def _tally(ranked: Standings, people: Mapping[int, Player], records: Mapping[int, Record]) -> Tally:
    played = {row.player: _games(records[row.player]) for row in ranked.rows}
    names = {player: titled(people[player]) for player in played}
    whites = [code for games in played.values() for code, colour in games if colour == "w"]
    white, drawn, black = (sum(code in kind for code in whites) for kind in (_WON, _DRAWN, _LOST))
    runs = [(names[player], _longest(games)) for player, games in played.items()]
    unbeaten = [player for player, games in played.items() if _is_unbeaten(games)]
    perfect = [names[player] for player in unbeaten if _longest(played[player]) == len(played[player])]
    best = max(runs, key=lambda run: run[1], default=("", 0))
    return Tally(white, drawn, black, best, "".join(perfect[:1]), tuple(map(names.__getitem__, unbeaten[:MOST])))


def _games(record: Record) -> list[tuple[str, str]]:
    """The result and the colour of every game; a round without one has neither."""
    return [game for turn in record.turns for game in turn.over_the_board or [("", "")]]


def _longest(games: Sequence[tuple[str, str]]) -> int:
    """The most games won in a row."""
    return max((len([*run]) for won, run in groupby(code in _WON for code, _ in games) if won), default=0)


def _is_unbeaten(games: Sequence[tuple[str, str]]) -> bool:
    return len(games) > 1 and all(code in (*_WON, *_DRAWN) for code, _ in games)
