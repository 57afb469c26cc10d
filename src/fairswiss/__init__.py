"""Swiss pairings that explain themselves.

>>> from fairswiss import pair, read_trf          # doctest: +SKIP
>>> tournament = read_trf(open("open.trf", "rb").read())   # doctest: +SKIP
>>> pair(tournament, "dubov-1997").pairs          # doctest: +SKIP

Everything here is imported when it is first used, so that ``import fairswiss`` costs nothing.
"""

from fairswiss._version import __version__

TYPE_CHECKING = False  # type checkers take the name for True; importing typing would cost more than all the rest
if TYPE_CHECKING:
    from fairswiss.answers import Answer
    from fairswiss.formats.trf import parse_trf, read_trf, write_trf
    from fairswiss.kernel.edition import Pair, Pairing
    from fairswiss.kernel.options import Options
    from fairswiss.kernel.tables.berger import Schedule
    from fairswiss.model.errors import BadRequest, FairswissError, InvalidTournament, NoPairing
    from fairswiss.model.player import Player
    from fairswiss.model.prizes import Doubles, PrizeList, Prizes, Sharing, SpecialPrize
    from fairswiss.model.problems import Problem, Remedy
    from fairswiss.model.rounds import Absence, Bye, Game, Round
    from fairswiss.model.scoring import Scoring
    from fairswiss.model.tournament import EventInfo, Prohibition, Tournament
    from fairswiss.norms import NormReport
    from fairswiss.prizes import PrizeGiving
    from fairswiss.rating import RatingReport
    from fairswiss.rendering import render
    from fairswiss.tiebreaks import Standings
    from fairswiss.usecases.generation import generate
    from fairswiss.usecases.norms import title_norms
    from fairswiss.usecases.prizes import prizes_of
    from fairswiss.usecases.ratings import ratings
    from fairswiss.usecases.rounds import (
        about,
        answers_of,
        board_answers,
        check,
        pair,
        published_list,
        why_not,
        why_not_answer,
    )
    from fairswiss.usecases.schedule import schedule
    from fairswiss.usecases.standings import standings
    from fairswiss.usecases.systems import systems
    from fairswiss.why import Explanation
    from fairswiss.why.verdicts import Verdict

_HOMES = {
    "usecases.generation": ("generate",),
    "usecases.norms": ("title_norms",),
    "usecases.prizes": ("prizes_of",),
    "usecases.ratings": ("ratings",),
    "usecases.rounds": (
        "about",
        "answers_of",
        "board_answers",
        "check",
        "pair",
        "published_list",
        "why_not",
        "why_not_answer",
    ),
    "answers": ("Answer",),
    "usecases.schedule": ("schedule",),
    "usecases.standings": ("standings",),
    "usecases.systems": ("systems",),
    "formats.trf": ("parse_trf", "read_trf", "write_trf"),
    "kernel.tables.berger": ("Schedule",),
    "kernel.edition": ("Pair", "Pairing"),
    "kernel.options": ("Options",),
    "model.errors": ("BadRequest", "FairswissError", "InvalidTournament", "NoPairing"),
    "model.player": ("Player",),
    "model.prizes": ("Doubles", "PrizeList", "Prizes", "Sharing", "SpecialPrize"),
    "model.problems": ("Problem", "Remedy"),
    "model.rounds": ("Absence", "Bye", "Game", "Round"),
    "model.scoring": ("Scoring",),
    "model.tournament": ("EventInfo", "Prohibition", "Tournament"),
    "norms": ("NormReport",),
    "prizes": ("PrizeGiving",),
    "rating": ("RatingReport",),
    "rendering": ("render",),
    "tiebreaks": ("Standings",),
    "why": ("Explanation",),
    "why.verdicts": ("Verdict",),
}
_HOME_OF = {name: home for home, names in _HOMES.items() for name in names}

__all__ = [
    "Absence",
    "Answer",
    "BadRequest",
    "Bye",
    "Doubles",
    "EventInfo",
    "Explanation",
    "FairswissError",
    "Game",
    "InvalidTournament",
    "NoPairing",
    "NormReport",
    "Options",
    "Pair",
    "Pairing",
    "Player",
    "PrizeGiving",
    "PrizeList",
    "Prizes",
    "Problem",
    "Prohibition",
    "RatingReport",
    "Remedy",
    "Round",
    "Schedule",
    "Scoring",
    "Sharing",
    "SpecialPrize",
    "Standings",
    "Tournament",
    "Verdict",
    "__version__",
    "about",
    "answers_of",
    "board_answers",
    "check",
    "generate",
    "pair",
    "parse_trf",
    "prizes_of",
    "published_list",
    "ratings",
    "read_trf",
    "render",
    "schedule",
    "standings",
    "systems",
    "title_norms",
    "why_not",
    "why_not_answer",
    "write_trf",
]


def __getattr__(name: str) -> object:
    home = _HOME_OF.get(name)
    if home is None:
        raise AttributeError(f"module 'fairswiss' has no attribute {name!r}")
    from importlib import import_module

    value: object = getattr(import_module(f"fairswiss.{home}"), name)
    globals()[name] = value
    _show_in_notebooks()
    return value


def _show_in_notebooks() -> None:
    """Introduce the renderer to the values: the rooms below it show themselves in notebooks without knowing it."""
    from fairswiss.model.notebooks import shown_by

    shown_by(_notebook_html)


def _notebook_html(value: object) -> str:
    from fairswiss.rendering.notebook import notebook_html

    return notebook_html(value)


def __dir__() -> list[str]:
    return __all__
