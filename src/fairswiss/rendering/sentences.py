"""Steps and those passed over in words: the one level every form shares."""

from typing import NamedTuple, assert_never

from fairswiss.model.points import Points, format_points
from fairswiss.rendering.book import Book, Labels
from fairswiss.rendering.citing import article_text, cite, cited, fallen, listed, meaning, pairs_text
from fairswiss.rendering.names import clean
from fairswiss.rendering.telling import message_text
from fairswiss.rendering.words import WORDS, counted, phrase, said
from fairswiss.why import ColumnOrder, obstacles, steps
from fairswiss.why.obstacles import Passed
from fairswiss.why.steps import Step

SHOWN = 6
"""So many candidates passed over are listed in the forms for people."""


class Around(NamedTuple):
    """The context of a step in its score group that a sentence needs."""

    columns: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    """The columns as they were listed before anything happened."""
    came_up: frozenset[int] = frozenset()
    score: Points | None = None
    candidate: tuple[tuple[int, int], ...] = ()
    """The pairs of the first candidate of a bracket."""
    bye: int | None = None
    """The player with the bye, if this is the last bracket."""


NOWHERE = Around()
Wording = tuple[str, dict[str, object]]
"""The variant of the words, and the values in their places."""
PLAIN: Wording = ("", {})


def step_text(book: Book, step: Step, around: Around = NOWHERE) -> str:
    """The sentence of a step, with its articles."""
    if isinstance(step, steps.Own):
        message = step.told()
        people = _people(book, step, known="_known}" in message.english)
        return cited(message_text(Labels(book), message, **people), step.articles)
    variant, values = _wording(book, step, around)
    name = said(f"event.{step.kind}", variant)
    people = _people(book, step, known="_known}" in WORDS[name])
    return cited(phrase(name, **{**people, **values}), step.articles)


def _people(book: Book, step: Step, known: bool) -> dict[str, str]:
    found = {}
    for place, player in zip(("one", "two"), step.players, strict=False):
        found[place] = book.label(player)
        if known:
            found[f"{place}_known"] = book.known(player, with_score=isinstance(step, steps.Bye))
    return found


def _wording(book: Book, step: steps.Shared, around: Around) -> Wording:
    if isinstance(step, steps.OfRound):
        return _of_round(step)
    if isinstance(step, steps.OfTable):
        return _of_table(step)
    if isinstance(step, steps.OfGroup):
        return _of_group(step, around)
    if isinstance(step, steps.First):
        return _of_first(book, step, around)
    if isinstance(step, steps.Special):
        return _of_special(step)
    return _of_bracket(book, step, around)


def _of_round(step: steps.OfRound) -> Wording:
    match step:
        case steps.LimitLifted() | steps.MovedRow():
            return PLAIN
        case steps.Waived():
            return "", {"waived": ", ".join(map(article_text, step.waived))}
        case steps.GroupGaveWay():
            return step.bond if step.name else "", {"name": clean(step.name), "players": listed(step.members)}
        case steps.Bye():
            return "waived" if step.waived else "first-round" if step.first_round else "", {}
        case steps.Halves():
            return "", {"upper": listed(step.upper), "lower": listed(step.lower)}
        case steps.BarLoosened():
            return "", {"times": step.times}
        case steps.Pab():
            return "games" if step.by_games else "lowest" if step.lowest else "", {"score": format_points(step.score)}
        case _:
            assert_never(step)


def _of_table(step: steps.OfTable) -> Wording:
    match step:
        case steps.TableRow():
            return "second" if step.cycle == 2 else "", step.facts()
        case steps.TableHighest() | steps.Rests():
            return "", {"place": step.place, "twice": step.twice}
        case steps.TablePair():
            return "", {"white": step.white, "black": step.black, "sum": step.sum}
        case steps.Forfeits():
            return PLAIN
        case _:
            assert_never(step)


def _of_group(step: steps.OfGroup, around: Around) -> Wording:
    if isinstance(step, steps.BroughtUp | steps.Shifted | steps.Columns):
        return _of_sides(step, around)
    match step:
        case steps.FloaterPaired() | steps.FloatsOn() | steps.IslandStays() | steps.NobodyCameUp():
            return PLAIN
        case steps.IslandPaired():
            return _lifted(step), {"from_score": format_points(step.from_score)}
        case steps.CameUp():
            values = {"whites": step.whites, "blacks": step.blacks, "wish": phrase(f"wish.{step.dominating}")}
            return _lifted(step), {**values, "from_score": format_points(step.from_score)}
        case steps.LeftOver():
            return "back" if step.player in around.came_up else "", {"pairs": counted("pairs", step.pairs_inside)}
        case steps.SideChosen() | steps.SameColumn():
            return "", {"side": phrase(f"colour.{step.side}")}
        case steps.Transferred():
            return step.to, {}
        case steps.Row():
            return "fewest" if step.fewest else "passed" if step.passed else "", {}
        case _:
            assert_never(step)


def _of_sides(step: steps.BroughtUp | steps.Shifted | steps.Columns, around: Around) -> Wording:
    match step:
        case steps.BroughtUp():
            values = {"needed": step.needed, "whites": step.whites, "blacks": step.blacks}
            return "1" if step.needed == 1 else "", {**values, "from_score": format_points(step.from_score)}
        case steps.Shifted():
            return step.why.value, {"side": phrase(f"colour.{step.to}")}
        case steps.Columns():
            as_listed = (step.whites, step.blacks) == around.columns and step.order is not ColumnOrder.HALVES
            order = "" if step.order is ColumnOrder.RATING else step.order.value
            return "as-listed" if as_listed else order, {"whites": listed(step.whites), "blacks": listed(step.blacks)}
        case _:
            assert_never(step)


def _lifted(step: steps.IslandPaired | steps.CameUp) -> str:
    return "lifted" if step.limit_lifted else ""


# -- brackets ----------------------------------------------------------------------------------------------------------


def _of_special(step: steps.Special) -> Wording:
    match step:
        case steps.Upfloat():
            values = {"from_score": format_points(step.from_score), "needed": step.needed}
            return "odd" if step.odd else "", values
        case steps.TreatedAsHomogeneous():
            return step.why.value, {"moved_down": step.moved_down}
        case (
            steps.Penultimate() | steps.Collapsed() | steps.Joined() | steps.NoOpponent() | steps.Backtracked()
            | steps.BacktrackedInVain() | steps.FewerPairs() | steps.SearchGivenUp()
        ):  # fmt: skip
            return PLAIN
        case _:
            assert_never(step)


def _of_first(book: Book, step: steps.First, around: Around) -> Wording:
    shown = around.candidate if len(around.candidate) <= SHOWN else ()
    values: dict[str, object] = {"candidate": phrase("candidate", pairs=pairs_text(shown)) if shown else ""}
    match step:
        case steps.FirstTaken():
            return "no-pair" if not around.candidate else "perfect" if step.perfect else "", values
        case steps.FirstIllegal():
            known = {} if isinstance(step.obstacle, obstacles.Own) else _known_of(book, step.obstacle)
            values |= {"one": book.aside(step.one), "two": book.aside(step.two), **known}
            return step.obstacle.kind, values
        case steps.FirstWorse():
            values |= {"criterion": step.criterion, "meaning": meaning(step.articles[0].edition, step.criterion)}
            return fallen(step.first, step.chosen), {**values, "first": step.first, "chosen": step.chosen}
        case steps.FirstDeadEnd() | steps.FirstByeBarred() | steps.FirstLater():
            return "", values
        case _:
            assert_never(step)


def _of_bracket(
    book: Book,
    step: steps.Bracket | steps.Alteration | steps.BracketPair | steps.Downfloat | steps.Scorecard,
    around: Around,
) -> Wording:
    match step:
        case steps.Bracket():
            lists = {name: listed(getattr(step, name)) for name in ("s1", "s2", "limbo", "left_out")}
            return "limbo" if step.limbo else "left-out" if step.left_out else "", {**lists}
        case steps.OtherSet():
            return "", {"paired": listed(step.paired)}
        case steps.Exchanged():
            return "", {"leaving": listed(step.leaving), "entering": listed(step.entering)}
        case steps.OtherOpponents() | steps.Transposed() | steps.MovedDownPaired() | steps.BracketPaired():
            return PLAIN
        case steps.Downfloat():
            card = book.cards.get(step.player)
            again = card and around.score is not None and card.score > around.score
            return "bye" if step.player == around.bye else "again" if again else "", {}
        case steps.Scorecard():
            return "" if step.marks else "perfect", {"costs": costs(step.marks)}
        case _:
            assert_never(step)


def costs(marks: tuple[steps.Mark, ...]) -> str:
    """Every mark with its meaning; the scores of those who are counted say nothing beside their number."""
    found: dict[str, steps.Mark] = {}
    for mark in marks:
        found.setdefault(mark.criterion, mark)
    return "; ".join(
        phrase("cost", criterion=name, meaning=meaning(mark.article.edition, name), count=mark.cost)
        for name, mark in found.items()
        if mark.breaks_down not in found
    )


# -- those passed over -------------------------------------------------------------------------------------------------


def passed_text(book: Book, passed: Passed) -> str:
    """The reason why a candidate was passed over: ``12 passed over: met in round 3 (2.1)``."""
    if isinstance(passed, obstacles.Own):
        reason = message_text(Labels(book), passed.told())
    else:
        other = isinstance(passed, obstacles.Barred) and passed.who != passed.player
        bond = passed.bond if isinstance(passed, obstacles.Forbidden) else ""
        reason = phrase(said(f"passed.{passed.kind}", "other" if other else bond), **_known_of(book, passed))
    return phrase("passed", player=passed.player, reason=reason, articles=cite(passed.articles))


def _known_of(book: Book, passed: obstacles.Shared) -> dict[str, object]:
    match passed:
        case obstacles.Met() | obstacles.HadPoint():
            return {"round": passed.round}
        case obstacles.Barred():
            return {"who": book.label(passed.who)}
        case obstacles.Costlier():
            meant = meaning(passed.articles[0].edition, passed.criterion)
            return {"criterion": passed.criterion, "meaning": meant, "chosen": passed.chosen, "instead": passed.instead}
        case (
            obstacles.Forbidden() | obstacles.Colours() | obstacles.Clash() | obstacles.DeadEnd()
            | obstacles.RowsBelow() | obstacles.NoOpponentAbove() | obstacles.LeftBehind() | obstacles.Needed()
            | obstacles.NextGroup() | obstacles.ColourFixed() | obstacles.NotPairable()
            | obstacles.FloatedBefore()
        ):  # fmt: skip
            return {}
        case _:
            assert_never(passed)


def passed_lines(book: Book, step: Step) -> tuple[str, ...]:
    """Those passed over, the long lists shortened."""
    if isinstance(step, steps.FirstIllegal):
        return ()  # the sentence of the step says it
    lines = [passed_text(book, passed) for passed in step.passed[:SHOWN]]
    if len(step.passed) > SHOWN:
        lines.append(phrase("more", count=len(step.passed) - SHOWN))
    return tuple(lines)
