"""Colours and answers in words: which clause gave White to the one, and why two are not paired."""

from typing import assert_never

from fairswiss.model.points import Points, format_points
from fairswiss.rendering.book import Book, Labels, aro
from fairswiss.rendering.citing import article_text, cited, fallen, listed, meaning
from fairswiss.rendering.pips import pips
from fairswiss.rendering.sentences import Wording
from fairswiss.rendering.telling import message_text
from fairswiss.rendering.words import phrase, said
from fairswiss.why import Preference, clauses, obstacles, steps, verdicts
from fairswiss.why.clauses import ColourReason
from fairswiss.why.messages import Player
from fairswiss.why.obstacles import Absolute
from fairswiss.why.steps import Step
from fairswiss.why.verdicts import Verdict

# -- colours -----------------------------------------------------------------------------------------------------------


def colour_text(book: Book, reason: ColourReason) -> str:
    """The reason of the colours, with the articles, and the articles waived for them."""
    text = cited(_clause_text(book, reason), reason.articles)
    if reason.waived:
        waived = ", ".join(map(article_text, reason.waived.waived))
        text += " " + cited(phrase("rule.waived", waived=waived, waived_for=book.label(reason.waived.waived_for)), ())
    return text


def _clause_text(book: Book, reason: ColourReason) -> str:
    if isinstance(reason.clause, clauses.Own):
        return message_text(Labels(book), reason.clause.told())
    variant, values = _clause(book, reason.clause)
    if _alternates(reason.clause):
        histories = _histories(book, reason)
        variant, values = "histories" if histories else "", histories
    return phrase(said(f"rule.{reason.rule}", variant), **values)


def _alternates(clause: clauses.Shared) -> bool:
    if isinstance(clause, clauses.ByPreference):
        return clause.rule in (Preference.ALTERNATE, Preference.LAST_DIFFERENCE)
    return isinstance(clause, clauses.Alternate)


def _histories(book: Book, reason: ColourReason) -> dict[str, object]:
    white, black = book.cards.get(reason.white), book.cards.get(reason.black)
    if not (white and black):
        return {}
    return {"white_history": pips(white.colours), "black_history": pips(black.colours)}


def _clause(book: Book, clause: clauses.Shared) -> Wording:
    match clause:
        case clauses.BothDue():
            return "one" if clause.one_without else "", {}
        case clauses.Fixed():
            return "", {"player": book.label(clause.player)}
        case clauses.ByPreference():
            return "", {"player": "" if clause.player is None else book.label(clause.player)}
        case clauses.Imbalance():
            balances = {"balance": _signed(clause.balance), "other_balance": _signed(clause.other_balance)}
            return "", {"player": book.label(clause.player), **balances}
        case clauses.Aro():
            white, black = aro(clause.white_aro), aro(clause.black_aro)
            return "rounded" if white == black else "", {"white_aro": white, "black_aro": black}
        case clauses.Drawn():
            return "", {"left": phrase(f"colour.{clause.left}")}
        case (
            clauses.Alternate() | clauses.Rating() | clauses.Alphabet() | clauses.SumOdd() | clauses.SumEven()
            | clauses.HighestPlace() | clauses.SecondCycle()
        ):  # fmt: skip
            return "", clause.facts()
        case _:
            assert_never(clause)


def _signed(balance: int) -> str:
    return f"{balance:+}" if balance else "0"


# -- why not? ----------------------------------------------------------------------------------------------------------


def verdict_text(book: Book, verdict: Verdict) -> str:
    """The answer in a complete sentence; the two who were asked about are named once."""
    both = {"first": book.aside(verdict.first), "second": book.aside(verdict.second)}
    text = because_text(book, verdict, **both)
    return text if verdict.paired else cited(phrase("verdict", why=text, **both), verdict.articles)


def because_text(book: Book, verdict: Verdict, **more: object) -> str:
    """The reason of a verdict without its sentence, by the numbers of the two."""
    because, asked = verdict.because, _Asked(book, (verdict.first, verdict.second))
    if isinstance(because, verdicts.Own) and isinstance(because.passed, obstacles.Absolute):
        because = because.passed
    if isinstance(because, obstacles.Absolute):
        return asked.obstacle_text(because, **more)
    if isinstance(because, verdicts.Own):
        return message_text(asked, because.told(), **more)
    variant, values = asked.wording(because, verdict.step)
    return phrase(said(_words_of(verdict), variant), **values, **more)


def _words_of(verdict: Verdict) -> str:
    because = verdict.because
    if isinstance(because, verdicts.WorseBye | verdicts.WorseBar):
        return "verdict.worse"
    own = isinstance(because, verdicts.PassedOver) and isinstance(
        because.passed, obstacles.Own | obstacles.FloatedBefore
    )
    return f"verdict.{because.kind if own else verdict.reason}"


def obstacle_text(book: Book, obstacle: Absolute, asked: tuple[int, ...]) -> str:
    """The reason of a verdict without its sentence; those it is about are called by their numbers."""
    return _Asked(book, asked).obstacle_text(obstacle)


def meeting_twice(rounds: tuple[int, ...]) -> str:
    """The variant of the wording for two players who meet in two rounds of a table."""
    return "twice" if len(rounds) > 1 else ""


class _Asked(Labels):
    """Players asked about, who are called by their numbers."""

    def __init__(self, book: Book, numbers: tuple[int, ...]) -> None:
        super().__init__(book)
        self.numbers = numbers

    def player(self, player: Player) -> str:
        return self.call(player.number)

    def call(self, number: int) -> str:
        return str(number) if number in self.numbers else self.book.aside(number)

    def obstacle_text(self, obstacle: Absolute, **more: object) -> str:
        if isinstance(obstacle, obstacles.OwnAbsolute):
            return message_text(self, obstacle.verdict(), **more)
        bond = obstacle.bond if isinstance(obstacle, obstacles.Forbidden) else ""
        return phrase(said(f"verdict.{obstacle.kind}", bond), **self.obstacle(obstacle), **more)

    def wording(self, because: verdicts.Shared, step: Step | None) -> Wording:
        if isinstance(because, verdicts.ByStep):
            return self.by_step(because, step)
        if isinstance(because, verdicts.ByRound):
            return self.by_round(because)
        match because:
            case verdicts.Paired():
                return "", {"board": because.board}
            case verdicts.Absent() | verdicts.Bye():
                return "", {"player": self.call(because.player)}
            case verdicts.OtherRound():
                return meeting_twice(because.rounds), {"rounds": listed(because.rounds)}
            case _:
                assert_never(because)

    def obstacle(self, obstacle: obstacles.SharedAbsolute) -> dict[str, object]:
        match obstacle:
            case obstacles.Met():
                return {"round": obstacle.round}
            case obstacles.Barred():
                return {"who": self.call(obstacle.who)}
            case obstacles.Forbidden() | obstacles.Colours() | obstacles.Clash():
                return {}
            case _:
                assert_never(obstacle)

    def by_step(self, because: verdicts.ByStep, step: Step | None) -> Wording:
        match because:
            case verdicts.SameHalf() | verdicts.OtherRow():
                return "", {}
            case verdicts.LeftOver():
                return "", {"player": self.call(because.player), "group": _in_group(because.score)}
            case verdicts.PassedOver(passed=passed):
                values = self.obstacle(passed) if isinstance(passed, obstacles.SharedAbsolute) else {}
                if isinstance(passed, obstacles.Own):
                    values = {"why": message_text(self, passed.told())}
                elif isinstance(passed, obstacles.FloatedBefore):
                    values = {"why": phrase(f"passed.{passed.kind}")}
                return "", {**self._taken(because), **values}
            case verdicts.LaterInOrder():
                row = isinstance(step, steps.Row)
                variant = "fewest" if isinstance(step, steps.Row) and step.fewest else "row" if row else ""
                return variant, self._taken(because)
            case verdicts.Taken() | verdicts.SameSide() | verdicts.OtherGroup():
                return "", self._taken(because)
            case _:
                assert_never(because)

    def _taken(self, because: verdicts.InGroup) -> dict[str, object]:
        people = {"player": because.player, "partner": because.partner, "left": because.left}
        return {"group": _in_group(because.score), **{name: self.call(number) for name, number in people.items()}}

    def by_round(self, because: verdicts.ByRound) -> Wording:
        edition = because.articles[0].edition
        match because:
            case verdicts.DeadEnd():
                return "round", {"bracket": _in_bracket(because.score)}
            case verdicts.LaterInSequence():
                return "up" if because.others_up else "", {"bracket": _in_bracket(because.score)}
            case verdicts.WorseBar():
                return "bar", {}
            case verdicts.WorseBye():
                return "bye", {"meaning": meaning(edition, because.criterion)}
            case verdicts.Worse():
                values = {"criterion": because.criterion, "meaning": meaning(edition, because.criterion)}
                costs = {"chosen": because.chosen, "with": because.instead}
                bracket = _in_bracket(because.score)
                return fallen(because.instead, because.chosen), {**values, **costs, "bracket": bracket}
            case _:
                assert_never(because)


def _in_group(score: Points) -> str:
    return phrase("in-group", score=format_points(score))


def _in_bracket(score: Points | None) -> str:
    return "" if score is None else phrase("in-bracket", score=format_points(score))
