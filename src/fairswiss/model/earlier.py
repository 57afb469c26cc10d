"""The facts as they were when a round was paired: later changes taken back, players by their numbers of now."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from fairswiss.model.facts import ByeWas, Earlier, Facts, GameWas, Prohibition, RatingWas, TypeWas
from fairswiss.model.ordering import alphabet_place, pairing_rating
from fairswiss.model.player import NationalRecord, Order, Player
from fairswiss.model.results import BYES, OUTCOMES, belong_together
from fairswiss.model.rounds import Bye, Game, Round, codes_of, seats_of

Known = TypeVar("Known", bound=Facts)


def earlier_of(facts: Facts, number: int) -> Earlier | None:
    """The facts that were different when a round was paired; None if nothing relevant was changed since."""
    return next((earlier for earlier in facts.earlier if earlier.round == number), None)


def as_known(facts: Known, number: int) -> Known:
    """The facts as they were when a round was paired."""
    earlier = earlier_of(facts, number)
    facts = facts._replace(earlier=())
    if earlier is None:
        return facts
    info = facts.info
    if earlier.type is not None:
        info = info._replace(type_text=earlier.type.words, encoded_type=earlier.type.code)
    return facts._replace(
        players=_players(facts, earlier),
        rounds=tuple(_round(at, played, earlier) for at, played in enumerate(facts.rounds, 1)),
        rounds_planned=earlier.rounds_planned or facts.rounds_planned,
        prohibitions=tuple(_kept_apart_then(facts, earlier)),
        adjustments=facts.adjustments if earlier.adjustments is None else earlier.adjustments,
        scoring=earlier.scoring or facts.scoring,
        info=info,
        order=earlier.order or facts.order,
    )


def _kept_apart_then(facts: Facts, earlier: Earlier) -> Iterator[Prohibition]:
    strict, wished = earlier.prohibitions, earlier.wished
    if strict is not None:
        yield from map(Prohibition, strict)
    if wished is not None:
        yield from wished
    yield from (p for p in facts.prohibitions if (wished if p.gives_way else strict) is None)


def _players(facts: Facts, earlier: Earlier) -> tuple[Player, ...]:
    ratings = {was.player: was for was in earlier.ratings}
    places = {number: place for place, number in enumerate(earlier.alphabet, 1)}
    return tuple(_player(player, facts, ratings.get(player.number), places) for player in facts.players)


def _player(player: Player, facts: Facts, was: RatingWas | None, places: Mapping[int, int]) -> Player:
    if was is not None:
        # Whatever method the event announced (record 172), this rating is the one that pairs.
        national = (NationalRecord(facts.info.rating_federation, was.rating),)
        player = player._replace(rating=was.rating, title=was.title, national=national)
    place = places.get(player.number)
    return player if place is None else player._replace(order=Order(place, place))


def _round(number: int, played: Round, earlier: Earlier) -> Round:
    games = {seats_of(was): Game(*seats_of(was), *codes_of(was)) for was in earlier.games if was.round == number}
    codes = {was.player: was.code for was in earlier.byes if was.round == number}
    if not games and not codes:
        return played
    byes = [bye for bye in played.byes if bye.player not in codes]
    byes += [Bye(player, code) for player, code in codes.items() if code]
    return Round.of([games.get(seats_of(game), game) for game in played.games], byes)


def fits(earlier: Earlier, facts: Facts) -> bool:
    """True if it speaks of rounds before its own, of games, players and codes that there are."""
    everybody = sorted(player.number for player in facts.players)
    return (
        1 <= earlier.round <= len(facts.rounds)
        and players_of(earlier) <= set(everybody)
        and all(not listed or sorted(listed) == everybody for listed in (earlier.order, earlier.alphabet))
        and _fits_rounds(earlier, dict(enumerate(facts.rounds[: earlier.round - 1], 1)))
        and _fits_scale(earlier)
    )


def _fits_rounds(earlier: Earlier, rounds: Mapping[int, Round]) -> bool:
    return all(was.round in rounds and _was_played(was, rounds[was.round]) for was in earlier.games) and all(
        was.round in rounds and _had_no_game(was, rounds[was.round]) for was in earlier.byes
    )


def _fits_scale(earlier: Earlier) -> bool:
    changes = earlier.adjustments or ()
    return (
        all(0 <= was.rating <= 9999 for was in earlier.ratings)
        and all(change.players and (not change.code or change.code in OUTCOMES) for change in changes)
        and 0 <= earlier.rounds_planned <= 999
    )


def _was_played(was: GameWas, played: Round) -> bool:
    return belong_together(*codes_of(was)) and any(seats_of(game) == seats_of(was) for game in played.games)


def _had_no_game(was: ByeWas, played: Round) -> bool:
    return (not was.code or was.code in BYES) and all(was.player not in seats_of(game) for game in played.games)


def renumbered(earlier: Earlier, number: Callable[[int], int]) -> Earlier:
    """The same with other numbers of the players."""

    def numbered(players: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(map(number, players))

    groups, changes, wished = earlier.prohibitions, earlier.adjustments, earlier.wished
    return earlier._replace(
        games=tuple(was._replace(white=number(was.white), black=number(was.black)) for was in earlier.games),
        byes=tuple(was._replace(player=number(was.player)) for was in earlier.byes),
        ratings=tuple(was._replace(player=number(was.player)) for was in earlier.ratings),
        order=numbered(earlier.order),
        alphabet=numbered(earlier.alphabet),
        prohibitions=None if groups is None else tuple(map(numbered, groups)),
        adjustments=None if changes is None else tuple(a._replace(players=numbered(a.players)) for a in changes),
        wished=None if wished is None else tuple(p._replace(players=numbered(p.players)) for p in wished),
    )


def players_of(earlier: Earlier) -> set[int]:
    """Every player whom it names."""
    found = {player for was in earlier.games for player in seats_of(was)}
    found |= {was.player for was in earlier.byes} | {was.player for was in earlier.ratings}
    found |= {*earlier.order, *earlier.alphabet}
    for group in earlier.prohibitions or ():
        found.update(group)
    for adjustment in earlier.adjustments or ():
        found.update(adjustment.players)
    for wished in earlier.wished or ():
        found.update(wished.players)
    return found


def overlaid(below: Earlier, above: Earlier) -> Earlier:
    """Both at once; where they speak of the same, the one above counts."""
    lists = {"games": 3, "byes": 2, "ratings": 1}  # with the number of fields that say what an entry is about
    told: dict[str, Any] = {
        name: held for name, held in above._asdict().items() if held != Earlier._field_defaults.get(name)
    }
    for name, about in lists.items():
        entries = (*getattr(below, name), *getattr(above, name))
        told[name] = tuple({was[:about]: was for was in entries}.values())
    return below._replace(**told)


def as_now(earlier: Earlier, facts: Facts) -> Earlier:
    """The facts of now of which it says how they were, in the same order."""
    games = {(at, *seats_of(game)): game for at, played in enumerate(facts.rounds, 1) for game in played.games}
    byes = {(at, bye.player): bye.code for at, played in enumerate(facts.rounds, 1) for bye in played.byes}
    people = {player.number: player for player in facts.players}
    now = Earlier(
        earlier.round,
        tuple(GameWas(was.round, *games[was.round, was.white, was.black]) for was in earlier.games),
        tuple(was._replace(code=byes.get((was.round, was.player), "")) for was in earlier.byes),
        tuple(_rated_now(people[was.player], facts) for was in earlier.ratings),
        facts.order or tuple(people),
        tuple(sorted(people, key=lambda at: (alphabet_place(people[at]), at))),
        _kept_apart(facts, earlier.round),
        facts.adjustments,
        facts.scoring,
        facts.rounds_planned or 0,
        TypeWas(facts.info.type_text, facts.info.encoded_type),
        wished_in(facts, earlier.round),
    )
    usual = Earlier._field_defaults
    return now._replace(**{name: held for name, held in usual.items() if getattr(earlier, name) == held})


def _kept_apart(facts: Facts, number: int) -> tuple[tuple[int, ...], ...]:
    """The players who may not meet in a round."""
    return tuple(p.players for p in facts.prohibitions if p.holds_in(number) and not p.gives_way)


def wished_in(facts: Facts, number: int) -> tuple[Prohibition, ...]:
    """The players who should not meet in a round if possible, the group that gives way last before all others."""
    wished = sorted((p for p in facts.prohibitions if p.gives_way and p.holds_in(number)), key=_weight)
    return tuple(p._replace(first_round=1, last_round=None) for p in wished)


def has_wishes(facts: Facts) -> bool:
    """True if a group was kept apart only if possible, now or when an earlier round was paired."""
    return any(p.gives_way for p in facts.prohibitions) or any(earlier.wished for earlier in facts.earlier)


def _weight(prohibition: Prohibition) -> tuple[int, tuple[int, ...]]:
    return prohibition.gives_way, prohibition.players


def _rated_now(player: Player, facts: Facts) -> RatingWas:
    return RatingWas(player.number, pairing_rating(player, facts.info), player.title)


def in_order(earlier: Earlier) -> Earlier:
    """The same in one fixed order."""
    groups, changes = earlier.prohibitions, earlier.adjustments
    return earlier._replace(
        games=tuple(sorted(earlier.games)),
        byes=tuple(sorted(earlier.byes)),
        ratings=tuple(sorted(earlier.ratings)),
        prohibitions=None if groups is None else tuple(sorted(tuple(sorted(group)) for group in groups)),
        adjustments=None
        if changes is None
        else tuple(sorted(change._replace(players=tuple(sorted(change.players))) for change in changes)),
        wished=None
        if earlier.wished is None
        else tuple(sorted((p._replace(players=tuple(sorted(p.players))) for p in earlier.wished), key=_weight)),
    )
