"""Colours and answers in words: which clause gave White to the one, and why two are not paired."""

from typing import assert_never

from fairswiss.model.points import Points, format_points
from fairswiss.rendering.book import Book, aro
from fairswiss.rendering.citing import article_text, cited, fallen, listed, meaning
from fairswiss.rendering.sentences import Wording, repeated
from fairswiss.rendering.words import phrase, pips, said
from fairswiss.why import Preference, clauses, obstacles, steps, verdicts
from fairswiss.why.clauses import Clause, ColourReason
from fairswiss.why.obstacles import Absolute
from fairswiss.why.steps import Step
from fairswiss.why.verdicts import Verdict

# -- colours -----------------------------------------------------------------------------------------------------------


def colour_text(book: Book, reason: ColourReason) -> str:
    """The reason of the colours, with the articles, and the articles waived for them."""
    variant, values = _clause(book, reason.clause)
    if _alternates(reason.clause):
        histories = _histories(book, reason)
        variant, values = "histories" if histories else "", histories
    text = cited(phrase(said(f"rule.{reason.rule}", variant), **values), reason.articles)
    if reason.waived:
        waived = ", ".join(map(article_text, reason.waived.waived))
        text += " " + cited(phrase("rule.waived", waived=waived, waived_for=book.label(reason.waived.waived_for)), ())
    return text


def _alternates(clause: Clause) -> bool:
    if isinstance(clause, clauses.ByPreference):
        return clause.rule in (Preference.ALTERNATE, Preference.LAST_DIFFERENCE)
    return isinstance(clause, clauses.Alternate)


def _histories(book: Book, reason: ColourReason) -> dict[str, object]:
    white, black = book.cards.get(reason.white), book.cards.get(reason.black)
    if not (white and black):
        return {}
    return {"white_history": pips(white.colours), "black_history": pips(black.colours)}


def _clause(book: Book, clause: Clause) -> Wording:
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
            | clauses.HighestPlace() | clauses.SecondCycle() | clauses.ReturnGame() | clauses.LowerOnLadder()
        ):  # fmt: skip
            return "", clause.facts()
        case clauses.FewerWhites():
            balances = {name: _signed(balance) for name, balance in clause.facts().items()}
            return "", {**balances}
        case clauses.RunEnds():
            values = {"colour": phrase(f"colour.{clause.colour}"), "times": clause.times}
            return "", {"player": book.label(clause.player), **values}
        case _:
            assert_never(clause)


def _signed(balance: int) -> str:
    return f"{balance:+}" if balance else "0"


# -- why not? ----------------------------------------------------------------------------------------------------------


def verdict_text(book: Book, verdict: Verdict) -> str:
    """The answer in a complete sentence; the two who were asked about are named once."""
    asked = _Asked(book, (verdict.first, verdict.second))
    variant, values = asked.wording(verdict)
    both: dict[str, object] = {"first": book.aside(verdict.first), "second": book.aside(verdict.second)}
    text = phrase(said(_words_of(verdict), variant), **values, **both)
    return text if verdict.paired else cited(phrase("verdict", why=text, **both), verdict.articles)


def because_text(book: Book, verdict: Verdict) -> str:
    """The reason of a verdict without its sentence, by the numbers of the two."""
    variant, values = _Asked(book, (verdict.first, verdict.second)).wording(verdict)
    return phrase(said(_words_of(verdict), variant), **values)


def _words_of(verdict: Verdict) -> str:
    because = verdict.because
    if isinstance(because, verdicts.WorseBye | verdicts.WorseBar):
        return "verdict.worse"
    scrutiny = isinstance(because, verdicts.PassedOver) and isinstance(because.passed, obstacles.OfScrutiny)
    return f"verdict.{because.kind if scrutiny else verdict.reason}"


def obstacle_text(book: Book, obstacle: Absolute, asked: tuple[int, ...]) -> str:
    """The reason of a verdict without its sentence; those it is about are called by their numbers."""
    variant, values = _Asked(book, asked).obstacle(obstacle)
    return phrase(said(f"verdict.{obstacle.kind}", variant), **values)


def meeting_twice(rounds: tuple[int, ...]) -> str:
    """The variant of the wording for two players who meet in two rounds of a table."""
    return "twice" if len(rounds) > 1 else ""


class _Asked:
    """Players asked about, who are called by their numbers."""

    def __init__(self, book: Book, numbers: tuple[int, ...]) -> None:
        self.book, self.numbers = book, numbers

    def call(self, number: int) -> str:
        return str(number) if number in self.numbers else self.book.aside(number)

    def wording(self, verdict: Verdict) -> Wording:
        because = verdict.because
        if isinstance(because, obstacles.Absolute):
            return self.obstacle(because)
        if isinstance(because, verdicts.ByStep):
            return self.by_step(because, verdict.step)
        if isinstance(because, verdicts.ByRound):
            return self.by_round(because)
        if isinstance(because, verdicts.ByLadder):
            return self.by_ladder(because)
        match because:
            case verdicts.Paired():
                return "", {"board": because.board}
            case verdicts.Absent() | verdicts.Bye():
                return "", {"player": self.call(because.player)}
            case verdicts.OtherRound():
                return meeting_twice(because.rounds), {"rounds": listed(because.rounds)}
            case _:
                assert_never(because)

    def obstacle(self, obstacle: Absolute) -> Wording:
        match obstacle:
            case obstacles.Met():
                return "", {"round": obstacle.round}
            case obstacles.Barred():
                return "", {"who": self.call(obstacle.who)}
            case obstacles.Forbidden():
                return obstacle.bond, {}
            case obstacles.Colours() | obstacles.Clash():
                return "", {}
            case obstacles.MetLately() | obstacles.MetOften() | obstacles.ColourRun():
                return "", repeated(obstacle)
            case _:
                assert_never(obstacle)

    def by_ladder(self, because: verdicts.ByLadder) -> Wording:
        values: dict[str, object] = {"chooser": self.call(because.chooser), "taken": self.call(because.taken)}
        match because:
            case verdicts.SkippedOnLadder(passed=passed):
                more = self.obstacle(passed)[1] if isinstance(passed, obstacles.Absolute) else {}
                return "ladder", {**values, **more, "left": self.call(because.left)}
            case verdicts.NotNearest():
                return "", {**values, "left": self.call(because.left)}
            case verdicts.TakenFromAbove():
                return "", values
            case _:
                assert_never(because)

    def by_step(self, because: verdicts.ByStep, step: Step | None) -> Wording:
        match because:
            case verdicts.SameHalf() | verdicts.OtherRow():
                return "", {}
            case verdicts.LeftOver():
                return "", {"player": self.call(because.player), "group": _in_group(because.score)}
            case verdicts.PassedOver(passed=passed):
                values = self.obstacle(passed)[1] if isinstance(passed, obstacles.Absolute) else {}
                if isinstance(passed, obstacles.OfScrutiny):
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
                return "", {"bracket": _in_bracket(because.score)}
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
