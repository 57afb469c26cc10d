"""Invented players, plainly so, their random absences, and random results of games."""

from fractions import Fraction

from fairswiss.model.player import Player, title_rank
from fairswiss.model.rounds import Absence
from fairswiss.simulate.chance import Chance
from fairswiss.simulate.likelihood import MILVANG, milvang, table
from fairswiss.simulate.parameters import Parameters

Results = tuple[str, str]
"""The codes of White and Black."""

_PLAYED: tuple[Results, ...] = (("1", "0"), ("=", "="), ("0", "1"))
_NOT_RATED: tuple[Results, ...] = (("W", "L"), ("D", "D"), ("L", "W"))
_ODD: tuple[Results, ...] = (("=", "0"), ("0", "="), ("0", "0"))
_FORFEITED: tuple[Results, ...] = (("+", "-"), ("-", "+"))
_NOBODY_CAME: Results = ("-", "-")
_LATEST_ARRIVAL = 4
_SYLLABLES = (
    "ba", "ce", "di", "fo", "gu", "ha", "je", "ki", "lo", "mu", "na", "pe", "qui", "ro", "su", "ta", "ve", "wi",
    "xo", "zu",
)  # fmt: skip
_TITLES = ((2500, "GM"), (2400, "IM"), (2300, "FM"), (2200, "CM"))
_UNTITLED = Fraction(3)
"""One in so many has not applied for the title that the rating suggests."""


def absences(parameters: Parameters, chance: Chance) -> dict[int, tuple[Absence, ...]]:
    """The absences of every round; at least half of the players, and two, take part in each."""
    most = parameters.players - max(2, parameters.players // 2)
    away: dict[int, dict[int, str]] = {number: {} for number in range(1, parameters.rounds + 1)}
    for player in range(1, parameters.players + 1):
        for number, code in _missed(parameters, chance):
            if len(away[number]) < most:
                away[number].setdefault(player, code)
    return {
        number: tuple(Absence(number, player, code) for player, code in sorted(missing.items()))
        for number, missing in away.items()
    }


def _missed(parameters: Parameters, chance: Chance) -> list[tuple[int, str]]:
    """The rounds one player misses, with the bye for each; of two byes in a round the first counts."""
    last, missed = parameters.rounds, list[tuple[int, str]]()
    arrival, leaving = chance.between(2, min(_LATEST_ARRIVAL, max(2, last))), chance.between(2, max(2, last))
    coming_back = chance.between(leaving + 1, max(leaving + 1, last))
    if chance.one_in(parameters.late) and last > 1:
        missed += [(number, "Z") for number in range(1, arrival)]
    left, returned = chance.one_in(parameters.withdrawals), chance.one_in(parameters.returns)
    if left and last > 1:
        missed += [(number, "Z") for number in range(leaving, coming_back if returned else last + 1) if number <= last]
    for rate, code in ((parameters.half_byes, "H"), (parameters.full_byes, "F"), (parameters.zero_byes, "Z")):
        number = chance.between(1, max(1, last - 1))
        if chance.one_in(rate):
            missed.append((number, code))
    return missed


def result(parameters: Parameters, white: int, black: int, chance: Chance) -> Results:
    """A random result of a game between players of these strengths."""
    if chance.one_in(parameters.forfeits):
        return _NOBODY_CAME if chance.one_in(parameters.double_forfeits) else chance.pick(_FORFEITED)
    if chance.one_in(parameters.odd_results):
        return chance.pick(_ODD)
    by_rating = milvang(white, black) if parameters.results == MILVANG else table(white, black, parameters.draws)
    codes = _NOT_RATED if chance.one_in(parameters.unrated_games) else _PLAYED
    return codes[chance.share(by_rating)]


def players(parameters: Parameters, chance: Chance) -> list[Player]:
    """Numbered as C.04.2 wants it: by rating, title, name."""
    found = []
    for place in range(parameters.players):
        rating = chance.between(parameters.lowest, parameters.highest)
        if chance.one_in(parameters.unrated):
            rating = 0
        if parameters.ratings:
            rating = parameters.ratings[place]
        name = "".join(chance.pick(_SYLLABLES) for _ in range(3)).capitalize()
        title = next((title for bound, title in _TITLES if rating >= bound), "")
        untitled = chance.one_in(_UNTITLED) or not parameters.titles
        found.append(Player(0, name, rating, "" if untitled else title))
    found.sort(key=lambda player: (-player.rating, title_rank(player.title), player.name))
    width = len(str(len(found)))
    return [
        player._replace(number=number, name=f"{player.name}, {number:0{width}}")
        for number, player in enumerate(found, 1)
    ]
