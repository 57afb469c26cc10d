"""The facts a round was paired with, and what of them was changed later."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple, Protocol

from fairswiss.journal.facts import Settings
from fairswiss.model.facts import Adjustment, ByeWas, Earlier, GameWas, Prohibition, RatingWas, TypeWas
from fairswiss.model.ordering import alphabet_place, pairing_rating
from fairswiss.model.player import Player
from fairswiss.model.rounds import Scored, Seated, codes_of, seats_of


class _Board(Seated, Scored, Protocol):
    """Two players and their results."""


class Knowledge(NamedTuple):
    """Everything of an event that a pairing depends on, as it stood at one entry; players by registration."""

    settings: Settings
    players: Mapping[int, Player]
    numbers: Mapping[int, int]
    boards: tuple[Sequence[_Board], ...]
    """Of each round, as below."""
    byes: tuple[Mapping[int, str], ...]
    prohibitions: Sequence[Prohibition]
    adjustments: Sequence[Adjustment]


def changed_since(number: int, then: Knowledge, now: Knowledge) -> Earlier:
    """The facts that were different when a round was paired; players by registration."""
    was, held = then.settings, now.settings
    return Earlier(
        number,
        games=tuple(_games(number, then, now)),
        byes=tuple(_byes(number, then, now)),
        ratings=tuple(_ratings(then, now)),
        order=_order(then, now),
        alphabet=_alphabet(then, now),
        prohibitions=_prohibitions(number, then, now),
        adjustments=_adjustments(number, then, now),
        scoring=None if was.scoring == held.scoring else was.scoring,
        rounds_planned=0 if was.rounds == held.rounds else was.rounds,
        type=_type(was, held),
        wished=_wished(number, then, now),
    )


def _games(number: int, then: Knowledge, now: Knowledge) -> Iterator[GameWas]:
    for at, (were, are) in enumerate(zip(then.boards, now.boards[: number - 1], strict=False), 1):
        if were == are:
            continue
        results = {seats_of(board): codes_of(board) for board in are}
        for board in were:
            if results.get(seats_of(board), codes_of(board)) != codes_of(board):
                yield GameWas(at, *seats_of(board), *codes_of(board))


def _byes(number: int, then: Knowledge, now: Knowledge) -> Iterator[ByeWas]:
    for at, (were, are) in enumerate(zip(then.byes, now.byes[: number - 1], strict=False), 1):
        if were == are:
            continue
        seated = {player for board in now.boards[at - 1] for player in seats_of(board)}
        for player in sorted(were.keys() | are.keys()):
            if were.get(player) != are.get(player) and player not in seated:
                yield ByeWas(at, player, were.get(player, ""))


def _changed(then: Knowledge, now: Knowledge) -> Iterator[tuple[int, Player, Player]]:
    """Those whose data were edited: as they were, and as they are."""
    if then.players == now.players:  # nearly always: nobody is edited while results come in
        return
    for at, was in then.players.items():
        player = now.players.get(at)
        if player is not None and player is not was:
            yield at, was, player


def _ratings(then: Knowledge, now: Knowledge) -> Iterator[RatingWas]:
    before, after = then.settings.info, now.settings.info
    edited = _changed(then, now)
    if (before.rating_method, before.rating_federation) != (after.rating_method, after.rating_federation):
        edited = ((at, was, now.players[at]) for at, was in then.players.items() if at in now.players)
    for at, was, player in edited:
        rating = pairing_rating(was, before)
        if (rating, was.title) != (pairing_rating(player, after), player.title):
            yield RatingWas(at, rating, was.title)


def _order(then: Knowledge, now: Knowledge) -> tuple[int, ...]:
    """The list in the order of then; empty if those who were in it have the same order now."""
    if then.numbers is now.numbers:
        return ()
    listed = sorted(then.numbers.keys() & now.numbers.keys(), key=then.numbers.__getitem__)
    return _unless_sorted(listed, now, now.numbers)


def _alphabet(then: Knowledge, now: Knowledge) -> tuple[int, ...]:
    """The players in the alphabetical order of then; empty if no name that was edited has another place now."""
    if all(alphabet_place(was) == alphabet_place(player) for _, was, player in _changed(then, now)):
        return ()
    were, are = _alphabetical(then), _alphabetical(now)
    return _unless_sorted([at for at in were if at in now.players], now, {at: place for place, at in enumerate(are)})


def _alphabetical(known: Knowledge) -> list[int]:
    return sorted(known.players, key=lambda at: (alphabet_place(known.players[at]), known.numbers[at]))


def _unless_sorted(listed: list[int], now: Knowledge, ranks: Mapping[int, int]) -> tuple[int, ...]:
    """Those who were in the list, then those who came later; empty if the ranks of now order them alike."""
    if all(ranks[one] < ranks[other] for one, other in pairwise(listed)):
        return ()
    return (*listed, *sorted(now.numbers.keys() - set(listed), key=now.numbers.__getitem__))


def _prohibitions(number: int, then: Knowledge, now: Knowledge) -> tuple[tuple[int, ...], ...] | None:
    """The players who could not meet in the round, without those removed since; None if they are the same now."""
    were, are = (_kept_apart(number, known, now.players) for known in (then, now))
    return None if were == are else tuple(sorted(were))


def _kept_apart(number: int, known: Knowledge, players: Mapping[int, Player]) -> set[tuple[int, ...]]:
    return {
        tuple(sorted(one.players))
        for one in known.prohibitions
        if one.holds_in(number) and not one.gives_way and players.keys() >= {*one.players}
    }


def _wished(number: int, then: Knowledge, now: Knowledge) -> tuple[Prohibition, ...] | None:
    """The groups that should not have met in the round if possible; None if they are the same now."""
    were, are = (_wished_of(number, known, now.players) for known in (then, now))
    return None if were == are else were


def _wished_of(number: int, known: Knowledge, players: Mapping[int, Player]) -> tuple[Prohibition, ...]:
    return tuple(
        one._replace(first_round=1, last_round=None)
        for one in known.prohibitions
        if one.holds_in(number) and one.gives_way and players.keys() >= {*one.players}
    )


def _adjustments(number: int, then: Knowledge, now: Knowledge) -> tuple[Adjustment, ...] | None:
    were, are = ([one for one in known.adjustments if one.round < number] for known in (then, now))
    return None if were == are else tuple(were)


def _type(was: Settings, held: Settings) -> TypeWas | None:
    if (was.system, was.baku) == (held.system, held.baku):
        return None
    named = was.info.type_text or was.info.encoded_type
    return TypeWas(was.info.type_text if named else was.system, was.info.encoded_type)
