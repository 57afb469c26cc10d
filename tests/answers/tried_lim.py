"""Claims of answers where groups are paired by proposals and exchanges (Lim), tried by the enumerator of the text."""

from functools import cached_property
from operator import itemgetter

from fairswiss.answers import Answer, reasons
from fairswiss.model.tournament import Tournament
from fairswiss.rules.lim_2026 import against as lim
from fairswiss.rules.lim_2026 import reasons as own
from fairswiss.rules.lim_2026.definitions import FloaterType
from fairswiss.why import against
from tests.answers.trial import Checks, Trial
from tests.literal import lim_2026
from tests.literal.dutch_2017 import LiteralImpossible
from tests.literal.lim_2026 import Leaving, Paired, Round

OTHER = {"w": "b", "b": "w"}


class TriedLim(Trial[tuple[Round, int | None]]):
    """A round of few players, with its steps."""

    def literal(self, asked: Tournament) -> tuple[Round, int | None] | None:
        try:
            event, _, bye = lim_2026.round_of(asked)
        except LiteralImpossible:
            return None
        return event, bye

    @property
    def event(self) -> Round:
        """The round by the text."""
        return self.chosen[0]

    @cached_property
    def pairs(self) -> list[Paired]:
        """The pairs of the round in the order in which they are made."""
        kept = {frozenset(pair) for made in self.event.made.values() for pair in made}
        last = {frozenset((pair.one, pair.two)): at for at, pair in enumerate(self.event.pairs)}
        return [self.event.pairs[at] for both, at in sorted(last.items(), key=itemgetter(1)) if both in kept]

    def _step(self, *players: int) -> Paired:
        """The first pair with one of these."""
        return next(pair for pair in self.pairs if {pair.one, pair.two} & {*players})

    def claims(self, answer: Answer) -> Checks:
        made = {frozenset((pair.one, pair.two)) for pair in self.pairs}
        ours = {frozenset((pair.white, pair.black)) for pair in self.pairing.pairs}
        yield (made, self.chosen[1]) == (ours, self.pairing.bye), "the round"
        reason = answer.reason
        match reason:
            case reasons.NotPaired():
                yield from self._pair(reason.against, answer.player, answer.other)
            case reasons.NoBye() | reasons.TakesBye():
                yield from self._bye(answer)
            case own.Moved():
                yield from self._moved(answer, reason)
            case own.FirstFound():
                step = self._step(reason.chooser)
                yield (step.one, step.two) == (reason.chooser, reason.taken), "the one who looked first"
                yield not reason.usual or step.trials[0] == reason.usual, "the first in order"
            case _:
                pass
        if answer.chooser and not isinstance(reason, own.Moved):
            for other in answer.others:
                yield from self._pair(other.against, answer.chooser, other.player)

    def _bye(self, answer: Answer) -> Checks:
        reason = answer.reason
        found = [(other.player, other.against) for other in answer.others]
        if isinstance(reason, reasons.NoBye) and reason.against:
            found = [(answer.player, reason.against)]
        for one, ruled_out in found:
            if isinstance(ruled_out, against.DeadEnd):
                yield self.otherwise(one) is None, "could have the bye"
        if isinstance(reason, reasons.TakesBye) and not reason.first_round:
            named = {one for one, _ in found}
            lower = {one for one in self.event.people if self.event.people[one].score < reason.points}
            yield lower <= named, "fewer points could have the bye"

    # -- this opponent -------------------------------------------------------------------------------------------------

    def _pair(self, found: against.Against, one: int, other: int) -> Checks:
        event = self.event
        if isinstance(found, against.Outright):
            yield not event.compatible(one, other), "can be paired"
            return
        if not isinstance(found, against.ByOrder | lim.RestOfGroup | lim.SameWish | lim.RatedApart):
            return
        step = self._step(one, other)
        left = other if one in (step.one, step.two) else one
        match found:
            case lim.RestOfGroup():
                yield left in step.left and event.compatible(step.one, left), "not a trial of the group"
                yield not event.all_paired(step.left - {step.one, left}), "the rest of the group can be paired"
            case lim.SameWish():
                due = [event.people[number].colour for number in (step.one, left, step.two)]
                yield due[0] == due[1] == found.colour != due[2], "the colours owed"
            case against.ChosenFirst():
                yield (step.one, step.two) == (found.chooser, found.taken), "paired first"
                yield found.taken in (one, other), "one of the two"
            case against.After():
                yield (step.one, step.two) == (found.chooser, found.first), "the first"
                yield left in step.trials and step.trials.index(left) > step.trials.index(step.two), "came before"
            case against.NotThere():
                yield found.paired in (step.one, step.two), "the one paired first"
                yield left not in step.left, "was there"
            case _:
                pass

    # -- leaving a group -----------------------------------------------------------------------------------------------

    def _moved(self, answer: Answer, reason: own.Moved) -> Checks:
        event = self.event
        if reason.type is FloaterType.ALONE:
            for other in answer.others:
                yield not event.compatible(reason.who, other.player), "can be paired"
            return
        step = next(one for one in event.leaving if one.who == reason.who)
        yield (reason.who, reason.type.value) in event.floated, "the type"  # who floats on is in there once more
        yield not event.all_paired(step.left | step.before), "everybody can be paired"
        for other in answer.others:
            yield from self._instead(other.against, step, other.player)
        if not answer.others:
            order = sorted(self._spared(step), key=event.rank, reverse=reason.down)
            yield order[0] == reason.who, "the first of those who can be spared"

    def _spared(self, step: Leaving) -> list[int]:
        kept = self.event.most_pairs(step.left)
        return [one for one in step.left if self.event.most_pairs(step.left - {one}) == kept]

    def _instead(self, found: against.Against, step: Leaving, other: int) -> Checks:
        """The reason why another does not leave in place of this one."""
        event = self.event
        match found:
            case against.Needed():
                yield other not in self._spared(step), "can be spared"
                yield found.pairs == event.most_pairs(step.left), "so many pairs"
            case against.MovedBefore():
                both = [bool(event.people[one].float_before(1)) for one in (other, step.who)]
                yield both == [True, False], "met other points"
            case lim.NoneThere():
                before = event.partners(step.before, step.adjacent)
                yield event.partners(step.before | {other}, step.adjacent) == before, "finds an opponent"
            case lim.OtherWish():
                due = [event.people[one].colour for one in step.left]
                yield event.people[other].colour != found.colour, "the colour owed"
                yield event.people[step.who].colour == found.colour, "the colour owed to the one who leaves"
                yield due.count(found.colour) > due.count(OTHER[found.colour]), "not more are owed it"
            case _:
                yield False, "an unknown reason"
