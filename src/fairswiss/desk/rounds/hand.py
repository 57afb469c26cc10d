"""A pairing changed by hand: what the rules object to has to be confirmed, what differs from theirs is marked."""

from collections.abc import Iterator

from fairswiss import judge
from fairswiss.desk.journals import Known
from fairswiss.desk.reasons import compared, explained
from fairswiss.desk.seating import Move, entrants
from fairswiss.desk.telling import By, ask, tell, tell_checked
from fairswiss.journal import facts
from fairswiss.journal.facts import Fact
from fairswiss.journal.fold import apply
from fairswiss.journal.state import Stage, State
from fairswiss.kernel.vocabulary.cards import cards_before_next_round
from fairswiss.language import gettext
from fairswiss.model.rounds import seats_of
from fairswiss.rendering.book import book_of
from fairswiss.rendering.checks import check_reasons, warnings_of
from fairswiss.rendering.sentences import SHOWN
from fairswiss.usecases.exporting import board_order
from fairswiss.usecases.systems import is_round_robin


def start_hand(event: str, number: int, by: By) -> Known:
    """Begin to change a pairing by hand."""

    def telling(state: State) -> list[Fact]:
        published = state.round(number).stage is Stage.PUBLISHED
        late = gettext("a published pairing is changed only for the reasons of C.04.2, article 4.4")
        ask(by, gettext("Round {number} is already public:", number=number), [late] if published else [])
        return [facts.HandStarted(number)]

    return tell(event, by, telling)


def change(event: str, number: int, move: Move, by: By) -> Known:
    """A move of :mod:`fairswiss.desk.seating`; what the rules object to, and did not before, has to be confirmed."""

    def telling(state: State) -> list[Fact]:
        seats = move(state, number)
        fact = facts.Rearranged(number, tuple(seats.boards), seats.bye)
        ask(by, gettext("The rules object to this pairing:"), objections(state, fact))
        return [fact]

    return tell_checked(event, by, telling)


def objections(state: State, fact: facts.Rearranged) -> list[str]:
    """The illegal parts of a pairing made by hand, in words; mere differences from the rules' choice are left out."""
    tried = state.copy()
    apply(tried, fact)
    told = _warnings(state, fact.round)
    return [words for words in _warnings(tried, fact.round) if words not in told]


def _warnings(state: State, number: int) -> list[str]:
    found = compared(state, number)
    if found.impossible:  # there is nothing to compare with, but what holds in every system still does
        return list(_against_basic_rules(state, found))
    return warnings_of(found, entrants(state, with_draft=True))


def _against_basic_rules(state: State, found: judge.RoundCheck) -> Iterator[str]:
    """Pairs that have met or are kept apart, and a bye for who had a point without playing (C.04.1, articles 2, 4)."""
    before = entrants(state, with_draft=True).before_round(found.round)
    cards, book = cards_before_next_round(before), book_of(before)
    for white, black in found.recorded_only:
        names = f"{book.label(white)} – {book.label(black)}"
        if black in cards[white].met:
            met = cards[white].met[black]
            yield gettext("{names} met in round {number} (C.04.1, article 2)", names=names, number=met)
        if black in cards[white].apart:
            yield gettext("{names} are kept apart", names=names)
    if found.recorded_bye is not None and cards[found.recorded_bye].point_without_playing:
        words = "{name} had a point without playing already (C.04.1, article 4)"
        yield gettext(words, name=book.label(found.recorded_bye))


def end_hand(event: str, number: int, by: By) -> Known:
    """Leave the changes by hand: what was made is compared with what the rules give, and marked if it differs."""

    def telling(state: State) -> list[Fact]:
        found = compared(state, number)
        different = len(found.recorded_only) + (found.recorded_bye != found.rules_bye)
        what = gettext("Round {number} differs from what the rules give:", number=number)
        ask(by, what, _differences(state, found) if different else [])
        return [*_in_order(state, number, different), facts.HandEnded(number, different)]

    return tell_checked(event, by, telling)


def _in_order(state: State, number: int, different: int) -> list[Fact]:
    """The boards of a draft in the order of C.04.2, article 3.6, or in that of the system if it pairs them so.

    A public round keeps its boards: people have read where they sit.
    """
    played = state.round(number)
    if played.stage is not Stage.DRAFT or is_round_robin(state.settings.system):
        return []
    registration = {at: entrant for entrant, at in state.seeds.items()}
    tournament = entrants(state, with_draft=True)
    games = [seats_of(game) for game in board_order(tournament, number)] if different else _paired(state, number)
    boards = tuple((registration[white], registration[black]) for white, black in games)
    held = tuple(seats_of(pair) for pair in played.paired)
    return [] if boards == held else [facts.Rearranged(number, boards, played.paired_bye)]


def _paired(state: State, number: int) -> list[tuple[int, int]]:
    return [(pair.white, pair.black) for pair in explained(state, number).pairing.pairs]


def _differences(state: State, found: judge.RoundCheck) -> list[str]:
    """The differences that an arbiter reads before a pairing made by hand is kept."""
    book = book_of(entrants(state, with_draft=True))
    pairs = [f"{book.label(white)} – {book.label(black)}" for white, black in found.rules_only]
    if found.rules_bye is not None and found.rules_bye != found.recorded_bye:
        pairs.append(gettext("the bye for {name}", name=book.label(found.rules_bye)))
    if len(pairs) > SHOWN:
        pairs[SHOWN:] = [gettext("{count} more", count=len(pairs) - SHOWN)]
    rules = gettext("the rules give instead: {pairs}", pairs="; ".join(pairs)) if pairs else found.impossible
    different = len(found.recorded_only) + (found.recorded_bye != found.rules_bye)
    one = "1 board or bye differs; the round is marked, and this will appear in the report"
    many = "{count} boards or byes differ; the round is marked, and the report will say so"
    remark = gettext(one) if different == 1 else gettext(many, count=different)
    return [words for words in (rules, *check_reasons(book, found)[:SHOWN], remark) if words]
