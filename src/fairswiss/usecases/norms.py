"""Title norms: what the event states, and what every player's games are worth by B.01."""

from collections.abc import Collection
from datetime import date

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.match_play import games_a_round
from fairswiss.model.tournament import EventInfo, Tournament
from fairswiss.norms import NORMS, Championship, Exemption, NormReport, Stated, normed
from fairswiss.rating.regulations import conditions_of
from fairswiss.usecases.standings import is_round_robin, rounds_counted
from fairswiss.usecases.systems import day_of

_DOUBLE = "DOUBLE"


def title_norms(
    tournament: Tournament,
    after_round: int | None = None,
    *,
    players: Collection[int] = (),
    titles: Collection[str] = (),
    exemption: str = "",
    championship: str = "",
) -> NormReport:
    """The title norms of an event by B.01: for every player what is met, what is missing, what the rest must bring.

    All recorded rounds count unless one is stated; games without a result are opponents to come. ``players`` and
    ``titles`` (``GM``, ``IM``, ``WGM``, ``WIM``) choose some. ``exemption`` says that the event is a
    ``national-final``, a ``national-team`` championship or ``zonal`` (1.4.3a to c), ``championship`` that fewer games
    suffice: ``teams`` or ``world-cup`` (1.4.1b). No file has these two.
    """
    wanted = tuple(dict.fromkeys(title.strip().upper() for title in titles))
    for what, said, known in (
        (gettext("title"), wanted, tuple(NORMS)),
        (gettext("exemption"), (exemption,), tuple(Exemption)),
        (gettext("championship"), (championship,), tuple(Championship)),
    ):
        _refuse_unknown(what, said, known)
    numbers = {player.number for player in tournament.players}
    for player in players:
        if player not in numbers:
            words = "There is no player {number} in this tournament."
            raise BadRequest(gettext(words, number=player), code="no-such-player")
    predetermined = is_round_robin(tournament)
    after = len(tournament.rounds) if after_round is None else after_round
    return normed(
        tournament,
        rounds_counted(tournament, after, predetermined),
        conditions_of(tournament.info, day_of(tournament.info.start)),
        Stated(Exemption(exemption), Championship(championship), _length(tournament.info)),
        cycles=_cycles(tournament) if predetermined else 0,
        players=players,
        titles=wanted,
    )


def _length(info: EventInfo) -> int:
    """The days from the first to the last; 0 when one of them is not known."""
    first, last = day_of(info.start), day_of(info.end)
    try:
        return (date(*last) - date(*first)).days + 1 if first and last else 0
    except ValueError:  # a day that no calendar has
        return 0


def _cycles(tournament: Tournament) -> int:
    """1 for a round robin, 2 for a double one."""
    about = f"{tournament.info.encoded_type} {tournament.info.type_text}".upper()
    return 2 if _DOUBLE in about or games_a_round(tournament.info) > 1 else 1


def _refuse_unknown(what: str, said: Collection[str], known: Collection[str]) -> None:
    for one in said:
        if one not in known:
            words = "Unknown {what} {said!r:.30}. Known: {known}."
            listed = ", ".join(name for name in known if name)
            raise BadRequest(gettext(words, what=what, said=one, known=listed), code="norms-value-unknown")
