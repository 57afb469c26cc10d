"""The reason of a colour, in a sentence or two."""

from typing import assert_never

from fairswiss.answers import Answer, reasons
from fairswiss.answers.reasons import Basis, Claim
from fairswiss.rendering.answer_against import Names, capital, colour_name, times
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
            return phrase("answer.by-board", lot=colour_name(reason.lot), board=reason.board, **values)
        case reasons.BySum():
            low, high = sorted((reason.white_place, reason.black_place))
            variant = "odd" if (low + high) % 2 else "even"
            return phrase(f"answer.by-sum.{variant}", low=low, high=high, sum=low + high)
        case reasons.ByHighest():
            return phrase("answer.by-highest.black", highest=reason.highest, half=reason.half, place=reason.place)
        case reasons.Reversed():
            return phrase("answer.reversed", round=reason.round)
        case _:
            assert_never(reason)


def _by_claims(names: Names, answer: Answer, reason: reasons.Claimed) -> str:
    white, black = reason.white, reason.black
    mine, yours = (white, black) if white.player == answer.player else (black, white)
    both = {"white": names.call(white.player), "black": names.call(black.player)}
    colour = colour_name(mine.colour or "w")
    match reason:
        case reasons.BothServed() | reasons.OneServed():
            words = f"answer.{reason.kind}"
            return capital(phrase(words, mine=claim_text(names, mine), yours=claim_text(names, yours)))
        case reasons.StrongerClaim():
            won, lost = (mine, yours) if reason.winner == mine.player else (yours, mine)
            winner, loser = claim_text(names, won), claim_text(names, lost)
            if reason.unlimited:
                loser = names.call(lost.player)
                return phrase("answer.stronger-claim.unlimited", colour=colour, winner=winner, loser=loser)
            return phrase("answer.stronger-claim", colour=colour, winner=winner, loser=loser)
        case reasons.CannotHave():
            return _cannot_have(names, reason)
        case reasons.Swapped():
            had = {
                "mine": colour_name("b" if mine is white else "w"),
                "yours": colour_name("w" if mine is white else "b"),
            }
            variant = str(reason.back)
            return phrase(said("answer.swapped", variant), colour=colour, same=reason.back - 1, **had,
                          other=names.name(yours.player))  # fmt: skip
        case reasons.HigherOnList():
            ground = "points" if reason.by_points else "opposition" if reason.by_opposition else ""
            name = said("answer.higher-on-list", ground)
            you = "you" if reason.winner == names.you else ""
            return phrase(said(name, you) if you else name, colour=colour, winner=names.name(reason.winner))
        case reasons.Opposition():
            values = {"white_average": aro(reason.white_average), "black_average": aro(reason.black_average)}
            return phrase("answer.opposition", **both, **values)
        case reasons.LowerRated():
            return phrase("answer.lower-rated", **both, white_rating=reason.white_rating,
                          black_rating=reason.black_rating)  # fmt: skip
        case reasons.LaterName():
            return phrase("answer.later-name", **both)
        case reasons.ByLot():
            won = white if reason.winner == white.player else black
            given = colour_name("w" if won is white else "b")
            name = "answer.by-lot.later" if reason.later else "answer.by-lot"
            return phrase(name, lot=colour_name(reason.lot), winner=names.call(reason.winner), colour=given)
        case _:
            assert_never(reason)


def claim_text(names: Names, claim: Claim) -> str:
    """The history behind a claim, without a full stop."""
    words = f"answer.claim.{claim.basis.value}"
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
