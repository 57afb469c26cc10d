"""Events whose rounds are matches of two games, and the same event told game by game.

A match is one round: a board carries two codes a side (:mod:`fairswiss.model.results`). A report has a column for each
game; so has the rating. :func:`game_by_game` gives them an event with two rounds for each match, the colours of the
second reversed, and :func:`as_matches` puts such rounds together again.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from fairswiss.model.facts import Acceleration, Adjustment, EventInfo, Facts, Prohibition
from fairswiss.model.results import PENDING
from fairswiss.model.rounds import Absence, Bye, Game, Round

GAMES_OF_A_MATCH = 2
BYES_OF_GAMES = {"U": "UH", "F": "FF", "H": "HH", "Z": "ZZ"}
"""A bye for a match as two byes: the pairing-allocated one is worth a win and a draw."""
_CODES = ("FIDE_DOUBLESWISS", "CUSTOM_DOUBLESWISS")
_WORDS = ("double swiss", "doubleswiss")

Known = TypeVar("Known", bound=Facts)


def games_a_round(info: EventInfo) -> int:
    """2 if the type of the event says that its rounds are matches of two games, else 1."""
    code = info.encoded_type.strip().upper()
    words = info.type_text.casefold().replace("-", " ").replace("_", "")
    return GAMES_OF_A_MATCH if code.startswith(_CODES) or (not code and any(w in words for w in _WORDS)) else 1


def game_by_game(facts: Known) -> Known:
    """The same event with a round for each game; one of single games is as it was. Earlier facts stay with matches."""
    if games_a_round(facts.info) == 1:
        return facts
    return facts._replace(
        rounds=tuple(one for played in facts.rounds for one in _games(played)),
        rounds_planned=facts.rounds_planned and GAMES_OF_A_MATCH * facts.rounds_planned,
        absences=tuple(one for asked in facts.absences for one in _requests(asked)),
        prohibitions=tuple(map(_by_games, facts.prohibitions)),
        accelerations=tuple(
            Acceleration(a.player, tuple(points for points in a.points for _ in (0, 1))) for a in facts.accelerations
        ),
        adjustments=tuple(one for change in facts.adjustments for one in _changes(change)),
        info=facts.info._replace(round_dates=tuple(date for date in facts.info.round_dates for _ in (0, 1))),
    )


def _games(played: Round) -> Iterator[Round]:
    """The first games and, colours reversed, the second ones."""
    first = [Game(game.white, game.black, game.white_result[:1], game.black_result[:1]) for game in played.games]
    second = [Game(game.black, game.white, game.black_result[1:], game.white_result[1:]) for game in played.games]
    for at, games in enumerate((first, second)):
        yield Round.of(games, [Bye(bye.player, BYES_OF_GAMES[bye.code][at]) for bye in played.byes])


def _by_games(prohibition: Prohibition) -> Prohibition:
    first, last = 2 * prohibition.first_round - 1, prohibition.last_round and 2 * prohibition.last_round
    return prohibition._replace(first_round=first, last_round=last)


def _requests(asked: Absence) -> Iterator[Absence]:
    """An absence from a match, as one from each game."""
    for game, code in enumerate(BYES_OF_GAMES[asked.code]):
        yield Absence(2 * asked.round - 1 + game, asked.player, code)


def _changes(change: Adjustment) -> Iterator[Adjustment]:
    """A bonus counts when the match is over; another value of a result holds in both games."""
    if not change.round:
        yield change
        return
    if change.code:
        yield change._replace(round=2 * change.round - 1)
    yield change._replace(round=2 * change.round)


def as_matches(facts: Known) -> Known:
    """The event with a round for each match, of one with a round for each game; what does not fit stays to be refused.

    Of two values for the games of one match (dates, virtual points, prohibitions) the first counts.
    """
    rounds = facts.rounds
    return facts._replace(
        rounds=tuple(_match(rounds[at], rounds[at + 1 : at + 2]) for at in range(0, len(rounds), 2)),
        rounds_planned=facts.rounds_planned and (facts.rounds_planned + 1) // 2,
        absences=tuple(_absences(facts.absences, len(rounds))),
        prohibitions=tuple(
            p._replace(first_round=(p.first_round + 1) // 2, last_round=p.last_round and (p.last_round + 1) // 2)
            for p in facts.prohibitions
        ),
        accelerations=tuple(Acceleration(a.player, a.points[::2]) for a in facts.accelerations),
        adjustments=tuple(_whole_changes(facts.adjustments)),
        info=facts.info._replace(round_dates=facts.info.round_dates[::2]),
    )


def _whole_changes(changes: Sequence[Adjustment]) -> Iterator[Adjustment]:
    """The changes by matches; another value of a result in both games is one."""
    for change in changes:
        again = change.code and change.round % 2 and change._replace(round=change.round + 1) in changes
        if not again:
            yield change._replace(round=(change.round + 1) // 2)


def _match(first: Round, second: Sequence[Round]) -> Round:
    """The matches of two rounds of games; a second game that is not there yet is open."""
    again = {(game.black, game.white): game for played in second for game in played.games}
    games = [_with_second(game, again.pop((game.white, game.black), None)) for game in first.games]
    return Round.of([*games, *again.values()], first.byes)


def _with_second(game: Game, second: Game | None) -> Game:
    codes = (PENDING, PENDING) if second is None else (second.black_result, second.white_result)
    return game._replace(white_result=game.white_result + codes[0], black_result=game.black_result + codes[1])


def _absences(absences: Iterable[Absence], recorded: int) -> Iterator[Absence]:
    """One for each match still to come; what is asked of the first game holds for both."""
    seen = set()
    for absence in sorted(absences):
        number = (absence.round + 1) // 2
        if 2 * number - 1 > recorded and (number, absence.player) not in seen:
            seen.add((number, absence.player))
            yield absence._replace(round=number)
