"""Facts of answers about a ladder, counted again: places by the literal reading, everything else by the rounds."""

from collections.abc import Iterator

from fairswiss.answers import Answer
from fairswiss.rules.keizer import reasons
from tests.answers.counted import Counted
from tests.literal.keizer import HouseRules, LiteralKeizer


def ladder_faults(
    recount: Counted, answer: Answer, reason: reasons.Nearest | reasons.Byes | reasons.OfColours
) -> Iterator[tuple[bool, str]]:
    """Places by the literal reading of the rules, everything else from the rounds."""
    order = [number for number in LiteralKeizer(recount.before, HouseRules()).order if number in recount.here]
    place = {number: at for at, number in enumerate(order, 1)}
    byes = {one: sum(code == "U" for (who, _), code in recount.unplayed.items() if who == one) for one in order}
    white = answer.player if answer.colour == "w" else answer.other
    black = answer.other if answer.colour == "w" else answer.player
    match reason:
        case reasons.Nearest():
            lower = recount.opponent[reason.higher]
            yield reason.higher in (answer.player, answer.other), "the two it is about"
            yield (reason.place, reason.other_place) == (place[reason.higher], place[lower]), "places"
            yield reason.place < reason.other_place, "the higher"
        case reasons.SitsOut():
            yield answer.player == recount.pairing.bye, "the bye"
            yield (reason.present, reason.place) == (len(order), place[answer.player]), "the place of the bye"
            yield reason.byes == byes[answer.player] == min(byes.values()), "the byes"
        case reasons.OtherSitsOut():
            yield reason.bye == recount.pairing.bye, "the bye"
            yield (reason.place, reason.bye_place) == (place[answer.player], place[reason.bye]), "places"
            yield (reason.byes, reason.bye_byes) == (byes[answer.player], byes[reason.bye]), "the byes"
            yield (reason.byes, -reason.place) >= (reason.bye_byes, -reason.bye_place), "the order of the bye"
        case reasons.FewerWhites():
            counts = [recount.colours[one].count(letter) for one in (white, black) for letter in "wb"]
            yield reason == reasons.FewerWhites(white, black, *counts), "the counts of colours"
            yield counts[0] - counts[1] < counts[2] - counts[3], "fewer whites"
        case reasons.ReturnGame():
            met = recount.met[white, black]
            yield reason.round == met[-1] and len(met) % 2 == 1, "the last game"
            yield _balance(recount, white) == _balance(recount, black), "equally often"
        case reasons.LowerOnLadder():
            places = place[white], place[black]
            yield reason == reasons.LowerOnLadder(white, black, *places), "the places"
            yield places[0] > places[1], "the lower"
            yield _balance(recount, white) == _balance(recount, black), "equally often"
        case reasons.RunEnds():
            yield recount.colours[reason.who].endswith(reason.colour * reason.times), "the run"


def _balance(recount: Counted, player: int) -> int:
    """So many more games with White than with Black."""
    return recount.colours[player].count("w") - recount.colours[player].count("b")
