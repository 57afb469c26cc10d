"""The reasons of a colour: what each of the two is owed, and what decides between them."""

from typing import assert_never

from fairswiss.answers import reasons
from fairswiss.answers.kinds import Answer, Question
from fairswiss.answers.reasons import Claim
from fairswiss.answers.ruled_out import answer_by, seen_by
from fairswiss.answers.scene import Scene
from fairswiss.kernel.brackets.colouring import ever_paired
from fairswiss.kernel.vocabulary.entrants import is_topscorer
from fairswiss.rules import edition
from fairswiss.why import Preference, clauses
from fairswiss.why.claims import claim_of
from fairswiss.why.clauses import ColourReason


def colour_answer(scene: Scene, player: int) -> Answer:
    """The answer for somebody who has an opponent."""
    other = scene.opponent[player]
    own = answer_by(scene.voice.colour, scene, Question.COLOUR, player, other)
    if own:
        return own
    reason = next(one for one in scene.explanation.colours if player in (one.white, one.black))
    return scene.answer(Question.COLOUR, player, other, _reason(scene, reason), articles=reason.articles)


def _reason(scene: Scene, reason: ColourReason) -> reasons.Colours | reasons.Own:
    clause = reason.clause
    if isinstance(clause, clauses.ByTable):
        return _by_table(scene, reason, clause)
    if isinstance(clause, clauses.Own):
        return clause.reason(seen_by(scene), reason.white, reason.black)
    claims = claim_of(scene.line(reason.white)), claim_of(scene.line(reason.black))
    if isinstance(clause, clauses.ByPreference):
        return _by_preference(scene, clause, claims)
    match clause:
        case clauses.BothDue():
            return reasons.OneServed(*claims) if clause.one_without else reasons.BothServed(*claims)
        case clauses.Fixed():
            return reasons.CannotHave(*claims, clause.player, "b" if clause.player == reason.white else "w")
        case clauses.Imbalance():
            return reasons.StrongerClaim(*claims, clause.player)
        case clauses.Alternate():
            return reasons.Swapped(*claims, _last_difference(scene, reason))
        case clauses.Aro():
            return reasons.Opposition(*claims, clause.white_aro, clause.black_aro)
        case clauses.Rating():
            return reasons.LowerRated(*claims, clause.white_r, clause.black_r)
        case clauses.Alphabet():
            return reasons.LaterName(*claims)
        case clauses.Drawn():
            return _by_board(scene, reason, clause)
        case _:
            assert_never(clause)


def _by_preference(scene: Scene, clause: clauses.ByPreference, claims: tuple[Claim, Claim]) -> reasons.Claimed:
    winner = clause.player or 0
    match clause.rule:
        case Preference.BOTH:
            return reasons.BothServed(*claims)
        case Preference.ONE:
            return reasons.OneServed(*claims)
        case Preference.STRONGER | Preference.WIDER:
            unlimited = _unlimited(scene, claims, winner)
            too = unlimited and is_topscorer(scene.before, scene.points(winner))
            return reasons.StrongerClaim(*claims, winner, unlimited, too)
        case Preference.ALTERNATE:
            colours = (scene.line(claim.player).colours for claim in claims)
            return reasons.Swapped(*claims, _difference(*colours))
        case Preference.HIGHER:
            return _higher(scene, claims, winner)
        case Preference.LAST_DIFFERENCE | Preference.HIGHER_LAST | Preference.LOWER_LAST:
            return _by_history(scene, clause, claims)
        case Preference.INITIAL | Preference.OPPOSITE:
            return _by_lot(scene, claims, winner)
        case _:
            assert_never(clause.rule)


def _by_lot(scene: Scene, claims: tuple[Claim, Claim], winner: int) -> reasons.ByLot:
    """The lot, and the number that is odd or even: among those who have taken part, or the pairing number itself.

    In round 1 nothing is turned round, so that the colour tells which of the two counts.
    """
    lot, own = scene.before.first_colour, scene.before.places()[winner]
    among = ever_paired(scene.before, scene.explanation.cards).index(winner) + 1
    given = (claims[0].player == winner) == (lot == "w")
    if scene.before.rounds:
        place = own if edition(scene.explanation.system).own_numbers else among
    else:
        place = among if (among % 2 == 1) is given else own
    return reasons.ByLot(*claims, lot, winner, (place % 2 == 1) is not given, place, place != own)


def _higher(scene: Scene, claims: tuple[Claim, Claim], winner: int) -> reasons.HigherOnList:
    loser = next(claim.player for claim in claims if claim.player != winner)
    by_points = scene.points(winner) != scene.points(loser) and scene.voice.by_list
    place = scene.before.places()
    return reasons.HigherOnList(*claims, winner, by_points, place=place[winner], other_place=place[loser])


def _by_history(scene: Scene, clause: clauses.ByPreference, claims: tuple[Claim, Claim]) -> reasons.Claimed:
    """The colours that the two have had decide, where nobody prefers any."""
    if clause.rule is Preference.LAST_DIFFERENCE:
        return reasons.Swapped(*claims, _difference(*(scene.line(claim.player).colours for claim in claims)))
    return reasons.LastReversed(*claims, clause.player or 0, not all(claim.last for claim in claims))


def _unlimited(scene: Scene, claims: tuple[Claim, Claim], winner: int) -> bool:
    """True if the history of the other has the strongest claim there is, which does not count in the last round."""
    lost = next(claim for claim in claims if claim.player != winner)
    limit = abs(lost.whites - lost.blacks) > 1 or lost.running > 1
    return limit and scene.line(lost.player).strength in ("strong", "mild")


def _last_difference(scene: Scene, reason: ColourReason) -> int:
    return _difference(scene.line(reason.white).colours, scene.line(reason.black).colours)


def _difference(mine: str, yours: str) -> int:
    """So many games back the two histories differ for the first time."""
    places = enumerate(zip(reversed(mine), reversed(yours), strict=False), 1)
    return next((back for back, (one, other) in places if one != other), 0)


def _by_board(scene: Scene, reason: ColourReason, clause: clauses.Drawn) -> reasons.ByBoard:
    left = reason.white if clause.left == "w" else reason.black
    return reasons.ByBoard(scene.board[reason.white], scene.before.first_colour, left, clause.left)


def _by_table(scene: Scene, reason: ColourReason, clause: clauses.ByTable) -> reasons.Colours:
    places = scene.before.places()
    order = sorted(places, key=places.__getitem__)
    white, black = order.index(reason.white) + 1, order.index(reason.black) + 1
    match clause:
        case clauses.SumOdd() | clauses.SumEven():
            return reasons.BySum(white, black)
        case clauses.HighestPlace():
            return reasons.ByHighest(clause.place, clause.half, max(white, black))
        case clauses.SecondCycle():
            return reasons.Reversed(clause.round)
        case _:
            assert_never(clause)
