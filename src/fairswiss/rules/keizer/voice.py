"""The answers of this system alone: the nearest below, and who sits out."""

from fairswiss.rules.keizer import reasons, steps
from fairswiss.rules.keizer.lines import COLUMNS, RANKED
from fairswiss.rules.keizer.words import WORDS
from fairswiss.why.reasons import Found, Seen
from fairswiss.why.voices import Voice


def _opponent(seen: Seen, player: int) -> Found:
    """The nearest below, or the one whose nearest the player was."""
    opening = seen.explanation.opening
    step = next(one for one in opening if isinstance(one, steps.LadderPaired) and player in one.players)
    others = seen.passed_over(step.one, step.passed)
    return Found(reasons.Nearest(step.one, step.place, step.other_place), step.articles, others, chooser=step.one)


def _bye(seen: Seen, player: int) -> Found:
    """For the one who sits out."""
    step = _sitting_out(seen)
    reason = reasons.SitsOut(step.present, step.place, step.byes, step.fewest)
    return Found(reason, step.articles, seen.passed_over(player, step.passed))


def _no_bye(seen: Seen, player: int) -> Found:
    """For everybody else when somebody sits out."""
    step = _sitting_out(seen)
    places = {number: place for place, number in enumerate(seen.lines, 1)}
    passed = next((one for one in step.passed if one.player == player), None)
    reason = reasons.OtherSitsOut(
        step.present, step.player, places[player], step.place, seen.byes_of(player), step.byes, step.fewest,
        seen.against(passed, 0) if passed else None,
    )  # fmt: skip
    return Found(reason, step.articles)


def _sitting_out(seen: Seen) -> steps.SitsOut:
    return next(step for step in seen.explanation.opening if isinstance(step, steps.SitsOut))


VOICE = Voice(WORDS, opponent=_opponent, bye=_bye, no_bye=_no_bye, columns=COLUMNS, ranked=RANKED)
