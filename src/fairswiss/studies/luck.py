"""Luck by name: a lot that depends on nothing but the words it is asked with.

Every system meets the same luck: the same players with the same strengths, the same absences, and between the same two
players in the same round the same lot, whoever has White and whatever else is paired.
"""

from functools import lru_cache
from hashlib import blake2b
from random import Random

from fairswiss.simulate.chance import Chance
from fairswiss.simulate.likelihood import MILVANG, milvang, table
from fairswiss.simulate.outlook import STEP
from fairswiss.studies.recipe import ResultModel

ALL = 1 << 53
"""Lots are whole numbers below this."""
_OF_A_LOT = 8
_DICE = 12
_EYES = 1000


def lot(*words: object) -> int:
    """The lot of these words."""
    named = blake2b("\x1f".join(map(str, words)).encode(), digest_size=_OF_A_LOT).digest()
    return int.from_bytes(named, "big") >> 11


def stream(*words: object) -> Chance:
    """Many lots, one after the other."""
    return Chance(Random(lot(*words)))


def about_zero(chance: Chance, deviation: int) -> int:
    """A whole number with that standard deviation, spread as the sum of twelve dice: almost a normal distribution."""
    thrown = sum([chance.between(0, _EYES) for _ in range(_DICE)]) - _DICE * _EYES // 2
    return round(deviation * thrown / _EYES)


@lru_cache(1 << 17)
def _bounds(model: ResultModel, white: int, black: int) -> tuple[int, int]:
    """Of all lots, those that make White win, and those that make Black win."""
    shares = milvang(white, black) if model.model == MILVANG else table(white + model.white, black, model.draws)
    return int(shares.white * ALL), int(shares.black * ALL)


def result(model: ResultModel, white: tuple[int, int], black: tuple[int, int], fallen: int) -> tuple[str, str]:
    """The codes of a game between two players, each a number and a true strength, by the lot of these two.

    A low lot is good for the player with the lower number, whatever the colour. Strengths are rounded to tens.
    """
    wins, losses = _bounds(model, *((strength + STEP // 2) // STEP * STEP for _, strength in (white, black)))
    if white[0] > black[0]:
        fallen = ALL - 1 - fallen
    if fallen < wins:
        return "1", "0"
    return ("0", "1") if fallen >= ALL - losses else ("=", "=")
