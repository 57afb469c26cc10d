"""Every fact of an answer, counted again from the tournament and the boards of the round alone."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import groupby

from fairswiss.answers import Answer, Question, reasons
from fairswiss.answers.reasons import Basis, ByeOrder, Chosen, Claim
from fairswiss.rules import edition
from fairswiss.rules.burstein_2026 import reasons as burstein
from fairswiss.rules.double_swiss_2026 import reasons as double_swiss
from fairswiss.rules.keizer import against as ladder_against
from fairswiss.rules.keizer import reasons as ladder
from fairswiss.rules.lim_2026 import reasons as lim
from fairswiss.rules.lim_2026.against import OtherWish
from fairswiss.why import against
from tests.answers.counted import Counted
from tests.answers.ladder_recount import ladder_faults
from tests.answers.recount_company import all_out, halves, in_halves, off_list, weighed
from tests.answers.recount_scrutiny import found_in_group, left_group, lower_on_list
from tests.answers.recount_tables import by_lot, tables

OTHER = {"w": "b", "b": "w"}
OwnClaimed = burstein.HigherOnList | double_swiss.WhiteLessOften | lim.LowerOnList
"""Colours by claims, as one edition alone decides them."""


class Recount(Counted):
    """What answers say about a round, held against the counts."""

    # -- what is said --------------------------------------------------------------------------------------------------

    def faults(self, answer: Answer) -> Iterator[str]:
        """Everything an answer says that is not so."""
        for fine, what in (*self._frame(answer), *self._reason(answer), *self._others(answer)):
            if not fine:
                yield f"{what}: {answer}"

    def _frame(self, answer: Answer) -> Iterator[tuple[bool, str]]:
        player, other = answer.player, answer.other
        if answer.question in (Question.OPPONENT, Question.POINTS, Question.COLOUR):
            yield self.opponent[player] == other, "the opponent"
        yield not (player in self.here and answer.points != self.total[player]), "the points"
        yield not (other in self.here and answer.other_points != self.total[other]), "the points of the other"
        for history in answer.histories:
            yield history.colours == self.colours[history.player], "a history"
        if answer.group:
            group = answer.group
            yield group.size == len(self.peers(group.points)), "the size of the picture"
            for seat in group.seats:
                yield self.total[seat.player] == group.points, "a seat"
                yield seat.opponent == self.opponent.get(seat.player, 0), "the opponent of a seat"
                yield seat.colours == self.colours[seat.player], "the colours of a seat"
                yield seat.opponent_colours == self.colours.get(seat.opponent, ""), "the colours opposite"
                white = any(pair.white == seat.player for pair in self.pairing.pairs)
                yield seat.colour == ("" if not seat.opponent else "w" if white else "b"), "the colour of a seat"

    def _others(self, answer: Answer) -> Iterator[tuple[bool, str]]:
        reason = answer.reason
        yield answer.chooser in (0, answer.player, answer.other), "the chooser"
        for other in answer.others:
            pair = (answer.chooser, other.player) if answer.chooser else None
            yield from self._against(other.against, other.player, pair)
        if isinstance(reason, reasons.NotPaired):
            yield from self._against(reason.against, answer.other, (answer.player, answer.other))
            yield reason.partner == self.opponent.get(answer.player, 0), "a partner"
            yield reason.other_partner == self.opponent.get(answer.other, 0), "the other partner"
        if isinstance(reason, reasons.OffList) and reason.fault and reason.fault.two:
            yield from self._against(reason.fault.against, reason.fault.two, (reason.fault.one, reason.fault.two))

    def _against(self, found: against.Against, player: int, pair: tuple[int, int] | None) -> Iterator[tuple[bool, str]]:
        match found:
            case against.Met() if pair:
                yield found.round in self.met.get(pair, []), "met"
            case against.Met():
                yield any(found.round in rounds for (one, _), rounds in self.met.items() if one == player), "met"
            case ladder_against.MetLately() if pair:
                yield self.met[pair][-1] == found.round, "met lately"
                yield len(self.before.rounds) + 1 - found.round <= found.gap, "long enough ago"
            case ladder_against.MetOften() if pair:
                yield len(self.met[pair]) == found.times, "met often"
            case ladder_against.NotNearest() | ladder_against.TakenFromAbove():
                yield self.opponent[found.chooser] == found.taken, "taken"
            case against.SameColour() if pair and found.colour:
                yield all(self._fixed(one, found.colour) for one in pair), "the same colour"
            case against.PlayedUp():
                up = self.up[found.who]
                yield found.times == len(up), "times played up"
                yield found.last_round == (len(self.before.rounds) in up), "played up last round"
                yield bool(up), "never played up"
            case against.HadPoint():
                yield self.unplayed.get((player, found.round), "") in ("U", "F", "+", "H"), "a point without playing"
            case against.OtherPoints() if pair:
                yield {found.points, found.others} == {self.total[one] for one in pair}, "other points"
                yield found.points != found.others, "no other points"
            case against.SameHalf() | against.OtherRow() if pair:
                yield in_halves(self, found, pair), "places in the halves"
            case against.HasBye():
                yield found.who == self.pairing.bye, "the bye"
            case against.Absent():
                yield found.who not in self.here, "absent"
            case against.PairedAlready() if pair:
                yield (
                    any({p.white, p.black} == set(pair) and p.board == found.board for p in self.pairing.pairs),
                    "met now",
                )
            case against.Worse():
                yield found.chosen >= 0 and found.instead >= 0, "a count"
                if found.shared and pair:
                    yield {self._claimed(one) for one in pair} == {found.shared}, "both owed the same colour"
            case OtherWish():
                yield self._owed(player) != found.colour, "the colour owed"
            case _:
                pass

    def _fixed(self, player: int, colour: str) -> bool:
        """The other colour would be a third in a row, or three more than this one."""
        history = self.colours[player]
        surplus = history.count(OTHER[colour]) - history.count(colour)
        return surplus > 1 or history.endswith(2 * OTHER[colour])

    # -- reasons -------------------------------------------------------------------------------------------------------

    def _reason(self, answer: Answer) -> Iterator[tuple[bool, str]]:
        reason = answer.reason
        if isinstance(reason, ladder.Nearest | ladder.Byes | ladder.OfColours):
            yield from ladder_faults(self, answer, reason)
        elif isinstance(reason, lim.FoundInGroup | reasons.PairedInside):
            yield from found_in_group(self, answer, reason)
        elif isinstance(reason, lim.LeftGroup):
            yield from left_group(self, answer, reason)
        elif isinstance(reason, reasons.Opponents):
            yield from self._opponents(answer, reason)
        elif isinstance(reason, reasons.Levels):
            yield from self._levels(answer, reason)
        elif isinstance(reason, reasons.Claimed | OwnClaimed):
            yield from self._claims(answer, reason)
        elif isinstance(reason, reasons.Byes):
            yield from self._byes(answer, reason)
        else:
            yield from tables(self, answer)

    def _opponents(self, answer: Answer, reason: reasons.Opponents) -> Iterator[tuple[bool, str]]:
        player, other = answer.player, answer.other
        match reason:
            case reasons.OnlyTwo():
                yield set(self.peers(reason.points)) == {player, other}, "only two"
            case reasons.Halves():
                yield from halves(self, answer, reason)
            case reasons.OffList():
                yield from off_list(self, answer, reason)
            case reasons.TopOfList():
                yield self.total[reason.higher] > self.total[reason.lower] == reason.points, "from above"
                yield reason.size == len(self.peers(reason.points)), "the size below"
                yield self.peers(reason.points).index(reason.lower) + 1 == reason.place, "the place below"
            case reasons.HighestRated():
                yield self.rating[reason.lower] == reason.rating, "the rating"
                yield self.total[reason.higher] > self.total[reason.lower] == reason.points, "from above"
                if reason.owed:
                    yield self._highest(answer, reason.lower, reason.colour), "the highest"
            case reasons.Columns():
                yield from self._columns(answer, reason)
            case reasons.InColumn():
                yield reason.whites + reason.blacks <= len(self.here), "the columns"
            case reasons.Scheduled():
                order = sorted(self.place, key=self.place.__getitem__)
                places = order.index(player) + 1, order.index(other) + 1
                yield places == (reason.place, reason.other_place), "the places"
                yield reason.sum in (0, sum(places)), "the sum"
                yield reason.players == len(order), "the players"
            case reasons.Arranged():
                peers = self.peers(reason.points)
                yield reason.size == len(peers), "the size"
                yield reason.weighed is weighed(self), "the aims"
                if reason.only:
                    yield all_out(answer, set(peers) - {self.pairing.bye}), "the only one"

    def _columns(self, answer: Answer, reason: reasons.Columns) -> Iterator[tuple[bool, str]]:
        sides = {answer.player: reason.colour, answer.other: OTHER[reason.colour]}
        white = next(one for one, side in sides.items() if side == "w")
        yield reason.whites + reason.blacks <= len(self.here), "the columns"
        yield min(reason.place, reason.other_place) >= 1, "the places"
        yield max(reason.place, reason.other_place) <= max(reason.whites, reason.blacks), "the places"
        unit = 10 if reason.by_number else 1  # since 2018 the average is a whole number
        yield abs(self.average(white) * 10 - reason.average) <= Fraction(unit, 2), "the average of the White side"
        changed = {one for one, side in sides.items() if self._claimed(one) not in ("", side)}
        yield changed == ({reason.changed} if reason.changed else set()), "the one who changed sides"

    def _highest(self, answer: Answer, lower: int, colour: str) -> bool:
        """Nobody with as many points, owed that colour and neither ruled out nor taken by more, has a higher rating."""
        out = {one.player for one in answer.others} | {self.pairing.bye}
        points = self.total[lower]
        return not any(
            self.rating[one] > self.rating[lower] and self._owed(one) == colour
            for one in self.peers(points)
            if one not in out and not (one in self.opponent and self.total[self.opponent[one]] > points)
        )

    def _owed(self, player: int) -> str:
        """Fewer games with it, else not the last one."""
        history = self.colours[player]
        whites, blacks = history.count("w"), history.count("b")
        if history.endswith(("ww", "bb")) and abs(whites - blacks) < 2:
            return OTHER[history[-1]]
        return "w" if blacks > whites else "b" if whites > blacks else OTHER[history[-1]] if history else ""

    def _claimed(self, player: int) -> str:
        """The colour owed, where the edition counts having had none as a claim to Black."""
        since_2018 = self.pairing.system in ("dubov-2018", "dubov-2026")
        return self._owed(player) or ("b" if since_2018 else "")

    def _levels(self, answer: Answer, reason: reasons.Levels) -> Iterator[tuple[bool, str]]:
        if isinstance(reason, reasons.Joined):
            yield reason.size % 2 == 1, "an odd group"
            yield self.rating[reason.lower] == reason.rating, "the rating"
            yield self.total[reason.lower] == reason.own_points < reason.points, "the points below"
            if reason.owed:
                yield self._highest(answer, reason.lower, reason.colour), "the highest who can come"
            return
        if isinstance(reason, reasons.Upfloated):
            yield self.total[reason.lower] < reason.points == self.total[self.opponent[reason.lower]], "comes up"
            levels = [self.total[self.opponent[one]] for one in self.peers(reason.points) if one in self.opponent]
            yield reason.size == sum(level <= reason.points for level in levels), "those left"
            came_up = sum(level < reason.points for level in levels)
            yield reason.needed == came_up and (not reason.odd or reason.size % 2 == 1), "how many come up"
            return
        if isinstance(reason, reasons.BroughtUp):
            there = [one for one in self.peers(reason.points) if one not in self._gone_up(reason.points)]
            yield reason.size == len(there), "those left in the group"
            below = [one for one in there if self.total[self.opponent[one]] < reason.points]
            yield reason.needed == len(below), "so many come up"
            yield self.total[reason.lower] == reason.own_points < reason.points, "the points below"
            level = self.peers(reason.own_points)
            yield (reason.place, reason.peers) == (level.index(reason.lower) + 1, len(level)), "the place below"
            return
        peers = self.peers(reason.points)
        up = sum(one in self.opponent and self.total[self.opponent[one]] > reason.points for one in peers)
        yield (reason.size, reason.up, reason.bye) == (len(peers), up, self.pairing.bye in peers), "the counts"
        left = len(peers) - up - reason.bye
        yield self.total[self.opponent[reason.who]] < reason.points == self.total[reason.who], "plays down"
        if isinstance(reason, reasons.Odd):
            yield left % 2 == 1, "an odd number"
            staying = self.staying(reason.points)
            yield reason.chosen is not Chosen.LAST or staying[-1] == reason.who, "the last"
            lowest = min(self.rating[one] for one in staying)
            yield reason.chosen is not Chosen.LOWEST or self.rating[reason.who] == lowest, "the lowest"
            yield reason.chosen is not Chosen.OTHER or bool(answer.others), "somebody else"
        elif isinstance(reason, reasons.Even):
            yield left % 2 == 0 and bool(answer.others), "an even number"
        else:
            rest = {one for one in peers if one not in (reason.who, self.pairing.bye)}
            yield {one.player for one in answer.others} == rest, "nobody left"
            outright = all(isinstance(one.against, against.Outright) for one in answer.others)
            yield outright, "ruled out outright"

    def _gone_up(self, points: int) -> set[int]:
        """Those of a group who meet more points, or have the bye."""
        peers = self.peers(points)
        up = {one for one in peers if one in self.opponent and self.total[self.opponent[one]] > points}
        return up | {one for one in peers if one == self.pairing.bye}

    def _claims(self, answer: Answer, reason: reasons.Claimed | OwnClaimed) -> Iterator[tuple[bool, str]]:
        white, black = reason.white, reason.black
        seats = {(pair.white, pair.black) for pair in self.pairing.pairs}
        yield (white.player, black.player) in seats, "the colours"
        for claim in (white, black):
            yield self._true(claim), "a claim"
        mine, yours = self.colours[white.player], self.colours[black.player]
        match reason:
            case reasons.BothServed():
                yield (white.colour, black.colour) == ("w", "b"), "both served"
            case reasons.OneServed():
                yield {white.colour, black.colour} in ({"w", ""}, {"", "b"}), "one served"
            case reasons.StrongerClaim():
                won, lost = (white, black) if reason.winner == white.player else (black, white)
                yield won.colour == lost.colour == ("w" if won is white else "b"), "the same claim"
                yield self._strength(won) > self._strength(lost), "the stronger claim"
                if reason.unlimited:
                    over = self._over_half(lost.player), self._over_half(won.player)
                    yield over == (True, reason.winner_too), "more than half"
            case reasons.CannotHave():
                history = self.colours[reason.who] + reason.colour
                surplus = history.count(reason.colour) - history.count(OTHER[reason.colour])
                yield surplus > 2 or history.endswith(3 * reason.colour), "cannot have"
            case double_swiss.WhiteLessOften():
                yield mine.count("w") < yours.count("w"), "fewer Whites"
            case reasons.LastReversed():
                yield mine.count("w") == yours.count("w") and reason.only == (not mine or not yours), "no difference"
                last = self.colours[reason.winner][-1]
                yield last == ("b" if reason.winner == white.player else "w"), "the other colour"
            case reasons.Swapped():
                yield (mine[-reason.back], yours[-reason.back]) == ("b", "w"), "the last difference"
                later = reason.back - 1
                yield not later or mine[-later:] == yours[-later:], "a later difference"
            case lim.LowerOnList():
                yield from lower_on_list(self, reason)
            case reasons.HigherOnList() | burstein.HigherOnList():
                shared = min(len(mine), len(yours))
                yield mine[len(mine) - shared :] == yours[len(yours) - shared :], "equal histories"
                loser = black.player if reason.winner == white.player else white.player
                ranks = [
                    (0 if self.by_opposition else -self.total[one], self.place[one]) for one in (reason.winner, loser)
                ]
                yield reason.by_opposition or ranks[0] < ranks[1], "the higher"
                yield (reason.place, reason.other_place) == (self.place[reason.winner], self.place[loser]), "the places"
                yield not reason.by_points or ranks[0][0] < ranks[1][0], "more points"
            case reasons.Opposition():
                averages = self.average(white.player), self.average(black.player)
                yield averages[0] > averages[1], "the stronger opponents"
                yield abs(averages[0] * 10 - reason.white_average) <= Fraction(1, 2), "the average"
            case reasons.LowerRated():
                ratings = self.rating[white.player], self.rating[black.player]
                yield ratings == (reason.white_rating, reason.black_rating), "the ratings"
                yield ratings[0] < ratings[1], "the lower rating"
            case reasons.ByLot():
                yield from by_lot(self, reason)
            case reasons.LaterName():
                yield self.name[white.player] > self.name[black.player], "the later name"

    def _true(self, claim: Claim) -> bool:
        history = self.colours[claim.player]
        runs = [(colour, len(list(run))) for colour, run in groupby(history)]
        facts = history.count("w"), history.count("b"), history[-1:], runs[-1][1] if runs else 0
        if facts != (claim.whites, claim.blacks, claim.last, claim.running):
            return False
        if claim.basis is Basis.NONE:
            since_2018 = self.pairing.system in ("dubov-2018", "dubov-2026")
            rules = edition(self.pairing.system)  # in matches, and in teams of type A, not everybody prefers a colour
            without = not history or rules.teams or rules.games > 1
            return without and claim.colour == ("b" if since_2018 else "")
        had, other = (claim.whites, claim.blacks) if claim.colour == "w" else (claim.blacks, claim.whites)
        if claim.basis is Basis.FEWER:
            return had < other
        if claim.basis is Basis.RUNNING:
            return claim.running > 1 and claim.last != claim.colour
        return had == other and claim.last != claim.colour

    def _strength(self, claim: Claim) -> tuple[int, int]:
        """Whether a limit is reached, where limits hold; the surplus of the other colour."""
        difference = abs(claim.whites - claim.blacks)
        unlimited = self.pairing.system == "dutch-1992" and self._over_half(claim.player)
        limit = (difference > 1 or claim.running > 1) and not unlimited
        grade = 3 if limit else 2 if difference else 1
        return (difference, 0) if self.pairing.system == "dubov-1997" else (grade, difference)

    def _over_half(self, player: int) -> bool:
        """The last round, and more than half of what could be had."""
        played = len(self.before.rounds)
        return played + 1 == self.before.rounds_planned and 2 * self.total[player] > 10 * played

    def _byes(self, answer: Answer, reason: reasons.Byes) -> Iterator[tuple[bool, str]]:
        match reason:
            case reasons.Rests():
                yield answer.player == self.pairing.resting and reason.players == len(self.place), "a rest"
            case reasons.TakesBye():
                yield reason.players == len(self.here) and reason.players % 2 == 1, "an odd number"
                yield reason.points == self.total[answer.player], "the points"
                peers = self.peers(reason.points)
                yield reason.size == len(peers), "the size"
                yield reason.fewer == sum(self.total[one] < reason.points for one in self.here), "fewer points"
                ruled_out = {one.player for one in answer.others}
                rest = [one for one in peers if one not in ruled_out]
                if reason.chosen is Chosen.LAST and not reason.first_round:
                    yield rest[-1] == answer.player, "the last"
                if reason.chosen is Chosen.LOWEST:
                    yield self.rating[answer.player] == min(self.rating[one] for one in rest), "the lowest"
                games = {one: self.played(one) for one in rest}
                yield reason.games == games[answer.player], "the games"
                if isinstance(reason.chosen, ByeOrder) or reason.chosen in (Chosen.GAMES, Chosen.MOST_PLAYED):
                    yield reason.games == max(games.values()), "the most games"
                    yield reason.as_many == sum(count == reason.games for count in games.values()) - 1, "as many"
            case reasons.NoBye():
                yield reason.players == len(self.here) and reason.bye == self.pairing.bye, "the bye"
                yield reason.bye_points == self.total[reason.bye], "the points of the bye"
                both = [self.played(one) for one in (reason.bye, answer.player)]
                yield both == [reason.bye_games, reason.games], "the games"
                if reason.against is not None:
                    about = reason.instead or answer.player
                    pair = (reason.bye, reason.instead) if reason.instead else None
                    yield from self._against(reason.against, about, pair)
                elif reason.points == reason.bye_points and reason.chosen is Chosen.LOWEST:
                    lower = self.rating[reason.bye] < self.rating[answer.player]
                    yield lower == reason.rated_higher, "the lower rating"
                elif reason.points == reason.bye_points and reason.chosen is Chosen.LAST:
                    first = not self.before.rounds
                    yield first or self.place[reason.bye] > self.place[answer.player], "lower on the list"
                elif reason.points == reason.bye_points and reason.chosen is not Chosen.OTHER:
                    yield both[0] >= both[1], "the most played"
                    last = self.place[reason.bye] > self.place[answer.player]
                    yield both[0] > both[1] or last or isinstance(reason.chosen, ByeOrder), "lower on the list"
                else:
                    yield reason.points > reason.bye_points, "more points"
