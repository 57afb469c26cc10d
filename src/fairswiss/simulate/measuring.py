"""A tournament as a model: how often each thing happened in it."""

from collections import Counter
from fractions import Fraction
from typing import Any

from fairswiss.model.acceleration import announces_baku
from fairswiss.model.match_play import game_by_game
from fairswiss.model.results import FORFEITS, OUTCOMES, PENDING
from fairswiss.model.rounds import codes_of
from fairswiss.model.tournament import Tournament
from fairswiss.simulate.chance import NEVER, Rate
from fairswiss.simulate.likelihood import TABLE
from fairswiss.simulate.parameters import BAKU

_THOUSAND = 1000
_DRAWN = (("=", "="), ("D", "D"))
_ORDINARY = frozenset({("1", "0"), ("0", "1"), ("=", "="), ("W", "L"), ("L", "W"), ("D", "D"), ("?", "?")})


def measured(model: Tournament) -> dict[str, Any]:
    """The parameters by which a tournament like this one is generated: its ratings, rounds, scoring and rates."""
    given: dict[str, Any] = {
        "ratings": tuple(player.rating for player in model.players),
        "rounds": model.rounds_planned or max(1, len(model.rounds)),
        "scoring": model.scoring,
        "unrated": NEVER,
        **_of_games(model),
        **_of_players(model),
    }
    if model.accelerations or announces_baku(model.info):
        given["acceleration"] = BAKU
    return given


def _of_games(model: Tournament) -> dict[str, Any]:
    rounds = game_by_game(model).rounds
    games = [codes_of(game) for played in rounds for game in played.games if PENDING not in codes_of(game)]
    played = [codes for codes in games if not FORFEITS & set(codes)]
    forfeited = len(games) - len(played)
    return {
        "results": TABLE,
        "draws": 100 * sum(codes in _DRAWN for codes in played) // max(1, len(played)),
        "forfeits": _one_in(len(games), forfeited),
        "double_forfeits": _one_in(forfeited, games.count(("-", "-"))),
        "odd_results": _one_in(len(played), sum(codes not in _ORDINARY for codes in played)),
        "unrated_games": _one_in(len(played), sum(not OUTCOMES[codes[0]].rated for codes in played)),
    }


def _of_players(model: Tournament) -> dict[str, Rate]:
    """Absent from the start is late, absent to the end is withdrawn; any other absence is a zero-point bye."""
    found: Counter[str] = Counter()
    for lives in _lives(model).values():
        here = [place for place, code in enumerate(lives) if code != "Z"]
        first, last = (here[0], here[-1]) if here else (len(lives), len(lives))
        found["late"] += 0 < first < len(lives)
        found["withdrawals"] += last < len(lives) - 1
        found["zero_byes"] += "Z" in lives[first : last + 1]
        found["half_byes"] += "H" in lives
        found["full_byes"] += "F" in lives
    size = len(model.players)
    names = ("late", "withdrawals", "zero_byes", "half_byes", "full_byes")
    return {**{name: _one_in(size, found[name]) for name in names}, "returns": NEVER}


def _lives(model: Tournament) -> dict[int, str]:
    """The history of each player, a letter for each round: F H Z for byes, another for taking part."""
    lives = {player.number: ["Z"] * len(model.rounds) for player in model.players}
    for place, played in enumerate(model.rounds):
        for game in played.games:
            lives[game.white][place] = lives[game.black][place] = "P"
        for bye in played.byes:
            lives[bye.player][place] = bye.code
    return {number: "".join(codes) for number, codes in lives.items()}


def _one_in(all_of_them: int, some: int) -> Rate:
    return Fraction(round(Fraction(all_of_them * _THOUSAND, some)), _THOUSAND) if some else NEVER
