"""The reason of a colour, in a sentence or two."""

from typing import assert_never

from fairswiss.answers import Answer, reasons
from fairswiss.answers.reasons import Basis, Claim
from fairswiss.rendering.answer_against import Names, capital, colour_name, points_text, times
from fairswiss.rendering.book import aro
from fairswiss.rendering.words import phrase, said

_OTHER = {"w": "b", "b": "w"}


def colour_headline(names: Names, answer: Answer, reason: reasons.Colours) -> str:
    """The reason of the colours, from the view of the one who asks."""
    if isinstance(reason, reasons.Claimed):
        return _by_claims(names, answer, reason)
    match reason:
        case reasons.ByBoard():
            values = {"left": names.call(reason.left), "colour": colour_name(reason.colour)}
            name = said("answer.by-board", "you" if reason.left == names.you else "")
            return phrase(name, lot=colour_name(reason.lot), board=reason.board, **values)
        case reasons.BySum():
            low, high = sorted((reason.white_place, reason.black_place))
            variant = "odd" if (low + high) % 2 else "even"
            return phrase(f"answer.by-sum.{variant}", low=low, high=high, sum=low + high)
        case reasons.ByHighest():
            colour = colour_name("b" if reason.place <= reason.half else "w")
            return phrase("answer.by-highest.black", **reason.facts(), colour=colour)
        case reasons.Reversed():
            return phrase("answer.reversed", round=reason.round, then=colour_name(_OTHER[answer.colour]))
        case _:
            assert_never(reason)


def _by_claims(names: Names, answer: Answer, reason: reasons.Claimed) -> str:
    white, black = reason.white, reason.black
    mine, yours = (white, black) if white.player == answer.player else (black, white)
    match reason:
        case reasons.BothServed():
            return capital(phrase("answer.both-served", mine=claim_text(names, mine), yours=claim_text(names, yours)))
        case reasons.OneServed():
            return _one_served(names, mine, yours)
        case reasons.StrongerClaim():
            return _stronger(names, reason, mine, yours)
        case reasons.CannotHave():
            return _cannot_have(names, reason)
        case reasons.Swapped():
            return _swapped(names, reason, mine, yours)
        case reasons.HigherOnList():
            return _higher(names, reason, answer, colour_name(mine.colour or "w"))
        case reasons.LastReversed():
            return _last_reversed(names, reason)
        case reasons.ByLot():
            return _by_lot(names, reason)
        case reasons.Opposition() | reasons.LowerRated() | reasons.LaterName():
            return _by_opposition(names, reason)
        case _:
            assert_never(reason)


def _one_served(names: Names, mine: Claim, yours: Claim) -> str:
    name = said("answer.one-served", "you" if mine.colour else "")
    other = names.name(yours.player)
    words = {"mine": claim_text(names, mine), "yours": claim_text(names, yours), "owed": other, "other": other}
    return capital(phrase(name, **words, colour=colour_name(mine.colour or yours.colour)))


def _last_reversed(names: Names, reason: reasons.LastReversed) -> str:
    variant = "only" if reason.only else "" if reason.white.whites else "none"
    name = said("answer.last-reversed", variant)
    name = f"{name}.you" if reason.winner == names.you else name
    return phrase(name, winner=names.name(reason.winner), whites=times(reason.white.whites))


def _stronger(names: Names, reason: reasons.StrongerClaim, mine: Claim, yours: Claim) -> str:
    won, lost = (mine, yours) if reason.winner == mine.player else (yours, mine)
    words = {"colour": colour_name(mine.colour or "w"), "winner": claim_text(names, won)}
    if reason.unlimited:
        counts = {"whites": times(lost.whites), "blacks": times(lost.blacks)}
        name = said("answer.stronger-claim.unlimited", "both" if reason.winner_too else "")
        name = said(name, "you") if lost is mine else name
        return phrase(name, **words, **counts, loser=names.name(lost.player))
    return phrase("answer.stronger-claim", **words, loser=claim_text(names, lost))


def _swapped(names: Names, reason: reasons.Swapped, mine: Claim, yours: Claim) -> str:
    had = ("b", "w") if mine is reason.white else ("w", "b")
    words = {"colour": colour_name(mine.colour or "w"), "mine": colour_name(had[0]), "yours": colour_name(had[1])}
    if not mine.colour:
        return phrase("answer.swapped.unowed", **words, other=names.name(yours.player), whites=times(mine.whites))
    claims = f"{capital(claim_text(names, mine))}; {claim_text(names, yours)}."
    name = said("answer.swapped", str(reason.back))
    return f"{claims} {phrase(name, **words, same=reason.back - 1, other=names.name(yours.player))}"


def _by_lot(names: Names, reason: reasons.ByLot) -> str:
    given = "w" if reason.winner == reason.white.player else "b"
    name = said(said("answer.by-lot", "later" if reason.later else ""), "you" if reason.winner == names.you else "")
    return phrase(
        name, winner=names.name(reason.winner), colour=colour_name(given), lot=colour_name(reason.lot),
        place=phrase("answer.place.among" if reason.among else "answer.place.list", place=reason.place),
        parity=phrase("answer.odd-number" if reason.place % 2 else "answer.even-number"),
    )  # fmt: skip


def _higher(names: Names, reason: reasons.HigherOnList, answer: Answer, colour: str) -> str:
    name = said("answer.higher-on-list", "points" if reason.by_points else "")
    name = said(name, "you") if reason.winner == names.you else name
    loser = reason.black.player if reason.winner == reason.white.player else reason.white.player
    fewer, more = map(points_text, sorted((answer.points, answer.other_points)))
    return phrase(
        name, colour=colour, winner=names.name(reason.winner), loser=names.name(loser), place=reason.place,
        other_place=reason.other_place, more=more, fewer=fewer,
    )  # fmt: skip


def _by_opposition(names: Names, reason: reasons.Opposition | reasons.LowerRated | reasons.LaterName) -> str:
    both = {"white": names.call(reason.white.player), "black": names.call(reason.black.player)}
    match reason:
        case reasons.Opposition():
            values = {"white_average": aro(reason.white_average), "black_average": aro(reason.black_average)}
            return phrase("answer.opposition", **both, **values)
        case reasons.LowerRated():
            ratings = {"white_rating": reason.white_rating, "black_rating": reason.black_rating}
            return phrase("answer.lower-rated", **both, **ratings)
        case reasons.LaterName():
            return phrase("answer.later-name", **both)
        case _:
            assert_never(reason)


def claim_text(names: Names, claim: Claim) -> str:
    """The history behind a claim, without a full stop."""
    words = f"answer.claim.{claim.basis.value}"
    if claim.basis is Basis.NONE and claim.colour:
        name = said("answer.claim.none.owed", "you" if claim.player == names.you else "")
        return phrase(name, who=names.name(claim.player), colour=colour_name(claim.colour))
    values: dict[str, object] = {"who": names.name(claim.player)}
    if claim.basis is not Basis.NONE:
        more, fewer = (claim.blacks, claim.whites) if claim.colour == "w" else (claim.whites, claim.blacks)
        other = colour_name(_OTHER[claim.colour])
        values |= {"more": times(more), "fewer": times(fewer), "more_colour": other, "running": claim.running}
        values["colour"] = colour_name(claim.colour)
    return phrase(f"{words}.you" if claim.player == names.you else words, **values)


def _cannot_have(names: Names, reason: reasons.CannotHave) -> str:
    claim = reason.white if reason.who == reason.white.player else reason.black
    third = claim.running > 1 and claim.last == reason.colour
    name = f"answer.cannot-have.{'running' if third else 'balance'}"
    had, other = (claim.whites, claim.blacks) if reason.colour == "w" else (claim.blacks, claim.whites)
    return phrase(
        f"{name}.you" if reason.who == names.you else name,
        who=names.name(reason.who),
        colour=colour_name(reason.colour),
        other_colour=colour_name(_OTHER[reason.colour]),
        more=times(had + 1),
        fewer=times(other),
    )
