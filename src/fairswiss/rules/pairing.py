"""A round under an edition of the shelf: the next one, or an earlier one again with only what was known then."""

from fairswiss.kernel.edition import Pairing
from fairswiss.kernel.options import Options
from fairswiss.language import gettext
from fairswiss.model.decisions import decided_by
from fairswiss.model.earlier import as_known
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.model.waivers import waived_by
from fairswiss.rules import choices, edition, waivers_of
from fairswiss.rules.baku import with_announced_acceleration
from fairswiss.rules.keeping_apart import settled


def pair_round(
    tournament: Tournament, system: str, number: int = 0, options: Options = Options(), explain: bool = False
) -> Pairing:
    """Pair a round: the next one, or an earlier one again with what was known then."""
    return pair_known(known_before(tournament, number, system), system, options, explain)


def pair_known(before: Tournament, system: str, options: Options = Options(), explain: bool = False) -> Pairing:
    """Pair the next round of what :func:`known_before` gave."""
    return settled(before, system, as_reported(before, system, options), explain).pairing


def as_reported(before: Tournament, system: str, options: Options = Options()) -> Options:
    """The options, with what the report says: decisions that were not made here, and waivers for this round."""
    known, made = choices(system), dict(options)
    announced = {name: value for name, value in decided_by(before.extra).items() if name in known and name not in made}
    return _with_waivers(before, system, options.revised(**announced))


def _with_waivers(before: Tournament, system: str, options: Options) -> Options:
    reported = waived_by(before.extra, len(before.rounds) + 1)
    waivers = waivers_of(system)
    if waivers is None or not reported:
        return options
    return options.revised(waivers=options[waivers] | (reported & set(waivers.values)))


def known_before(tournament: Tournament, number: int = 0, system: str = "") -> Tournament:
    """The tournament as it was before that round; 0 stands for the next one.

    With a system the lot is stated too, ready to pair: as recorded, else as the recorded rounds show it.
    """
    recorded = len(tournament.rounds)
    if number < 0 or number > recorded + 1:
        words = "Round {number} cannot be paired: {recorded} rounds are recorded, so the next is {coming}."
        raise BadRequest(
            gettext(words, number=number, recorded=recorded, coming=recorded + 1),
            code="no-such-round",
        )
    if system and edition(system).teams:
        tournament = edition(system).told(as_known(tournament, number))
    before = with_announced_acceleration(tournament.before_round(number) if number else tournament)
    if not system or tournament.first_colour:
        return before
    return before._replace(first_colour=edition(system).shown_lot(tournament))
