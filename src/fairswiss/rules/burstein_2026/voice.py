"""Everything that this system says in a way of its own: its list, the higher of two, the order of the bye."""

from fairswiss.rules.burstein_2026.lines import COLUMNS, KnownOpposition
from fairswiss.rules.burstein_2026.reasons import MOST_GAMES, HigherOnList
from fairswiss.rules.burstein_2026.words import WORDS
from fairswiss.why import Preference
from fairswiss.why.claims import claim_of
from fairswiss.why.clauses import ByPreference
from fairswiss.why.reasons import Found, Seen
from fairswiss.why.voices import Voice


def _colour(seen: Seen, player: int) -> Found | None:
    """5.2.5: for two whom the opposition ranks."""
    reason = next(one for one in seen.explanation.colours if player in (one.white, one.black))
    clause = reason.clause
    if not isinstance(clause, ByPreference) or clause.rule is not Preference.HIGHER or not clause.player:
        return None
    winner, loser = clause.player, seen.opponent[clause.player]
    mine, yours = _opposition(seen, winner), _opposition(seen, loser)
    if mine == yours:
        return None
    by_results = mine.buchholz == yours.buchholz
    sums = (mine.sonneborn_berger, yours.sonneborn_berger) if by_results else (mine.buchholz, yours.buchholz)
    white, black = claim_of(seen.lines[reason.white]), claim_of(seen.lines[reason.black])
    places = seen.places()
    ranked = HigherOnList(white, black, winner, False, True, places[winner], places[loser], *sums, by_results)
    return Found(ranked, reason.articles)


def _opposition(seen: Seen, player: int) -> KnownOpposition:
    own = seen.lines[player].own
    if not isinstance(own, KnownOpposition):
        raise AssertionError("a line without its opposition")
    return own


VOICE = Voice(WORDS, colour=_colour, bye_order=MOST_GAMES, by_list=False, columns=COLUMNS)
