"""Article 1: who has the bye; 7.1 in the first round."""

from collections.abc import Sequence

from fairswiss import why
from fairswiss.kernel.brackets.colouring import no_complete_round
from fairswiss.kernel.solver import completes, lowest_with_bye
from fairswiss.kernel.vocabulary.entrants import Entrant
from fairswiss.rules.lim_2026.definitions import LAW


def bye_of(players: Sequence[Entrant], coming: int) -> Entrant | None:
    """1.1, 7.1: the lowest who may have it and whom the others can do without (reading 1).

    A round without any pairing is refused (reading 21).
    """
    if len(players) % 2 == 0:
        if not completes(players, None):
            raise no_complete_round(players, "2.1")
        return None
    chosen = lowest_with_bye(_order(players, coming))
    if chosen is None:
        raise no_complete_round(players, "1.1")
    return chosen


def _order(players: Sequence[Entrant], coming: int) -> list[Entrant]:
    """By rank; in the first round by rating (7.1)."""
    if coming > 1:
        return list(players)
    return sorted(players, key=lambda player: (-player.card.rating, player.place))


def bye_step(players: Sequence[Entrant], bye: Entrant, coming: int) -> "why.steps.Pab":
    """The bye, and those below who were passed over."""
    order = _order(players, coming)
    articles = LAW("7.1" if coming == 1 else "1.1")
    passed = tuple(_passed(player) for player in reversed(order[order.index(bye) + 1 :]))
    dead_end = any(isinstance(one, why.obstacles.DeadEnd) for one in passed)
    return why.steps.Pab(
        articles + LAW.readings(*((1,) if dead_end else ())), bye.number, bye.score, True, passed=passed
    )


def _passed(player: Entrant) -> "why.obstacles.Passed":
    if player.barred_from_pab:
        return why.obstacles.HadPoint(player.number, LAW("1.1"), player.card.bye_like)
    return why.obstacles.DeadEnd(player.number, LAW.readings(1))
