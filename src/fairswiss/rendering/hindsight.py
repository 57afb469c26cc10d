"""Changes made after a round was paired, and what they would have changed: sentences and data."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from fairswiss.judge import Hindsight, Search
from fairswiss.model.facts import Earlier, RatingWas, TypeWas
from fairswiss.model.results import result_text
from fairswiss.model.rounds import Scored, codes_of
from fairswiss.rendering.book import Book
from fairswiss.rendering.words import phrase

SHOWN = 5
"""So many changes of one kind are told one by one."""


class Change(NamedTuple):
    """A fact as a round was paired with it, and as it is now; in words."""

    kind: str
    players: tuple[int, ...] = ()
    of: int = 0
    """The round it is about; 0 if it is about none."""
    was: str = ""
    now: str = ""


def changes(found: Hindsight, book: Book) -> Iterator[Change]:
    """Everything that was changed, kind by kind."""
    then, now = found.earlier, found.now
    yield from _of_rounds(then, now)
    if then.prohibitions is not None:
        yield Change("prohibitions", (), 0, *(_groups(one.prohibitions or (), book) for one in (then, now)))
    if then.wished is not None:
        wished = ([group.players for group in one.wished or ()] for one in (then, now))
        yield Change("wished", (), 0, *(_groups(groups, book) for groups in wished))
    for kind, changed in (
        ("order", then.order), ("alphabet", then.alphabet),
        ("adjustments", then.adjustments is not None), ("scoring", then.scoring),
    ):  # fmt: skip
        if changed:
            yield Change(kind)
    if then.rounds_planned:
        yield Change("rounds", (), 0, str(then.rounds_planned), str(now.rounds_planned))
    if then.type is not None:
        yield Change("type", (), 0, _type(then.type), _type(now.type))


def _of_rounds(then: Earlier, now: Earlier) -> Iterator[Change]:
    for game, held in zip(then.games, now.games, strict=True):
        yield Change("game", (game.white, game.black), game.round, _result(game), _result(held))
    for bye, given in zip(then.byes, now.byes, strict=True):
        words = (phrase(f"hindsight.bye.{one.code}") for one in (bye, given))
        yield Change("bye", (bye.player,), bye.round, *words)
    for rating, known in zip(then.ratings, now.ratings, strict=True):
        yield Change("rating", (rating.player,), 0, _rating(rating), _rating(known))


def hindsight_lines(found: Hindsight, book: Book) -> list[str]:
    """The changes in sentences, and what they would have changed in the round."""
    lines: list[str] = []
    told: dict[str, int] = {}
    for change in changes(found, book):
        told[change.kind] = told.get(change.kind, 0) + 1
        if told[change.kind] <= SHOWN:
            lines.append(change_text(change, found.earlier.round, book))
    lines += [phrase("more", count=count - SHOWN) for count in told.values() if count > SHOWN]
    return [*lines, consequence(found)]


def change_text(change: Change, number: int, book: Book) -> str:
    """The sentence about one change."""
    values: dict[str, object] = {"round": number, "of": change.of, "was": change.was, "now": change.now}
    if change.kind == "game":
        values |= {"white": book.label(change.players[0]), "black": book.label(change.players[1])}
    elif change.players:
        values["player"] = book.label(change.players[0])
    return phrase(f"hindsight.{change.kind}", **values)


def consequence(found: Hindsight) -> str:
    """The round that the rules would have made of it."""
    check = found.check
    if check.agrees:
        return phrase("hindsight.same", round=check.round)
    if check.impossible:
        return phrase("hindsight.impossible", round=check.round, message=check.impossible)
    same_bye = check.recorded_bye == check.rules_bye
    recorded = pairs_text(check.recorded_only, None if same_bye else check.recorded_bye)
    rules = pairs_text(check.rules_only, None if same_bye else check.rules_bye)
    return phrase("hindsight.other", round=check.round, rules=rules, recorded=recorded)


def search_text(found: Search, book: Book) -> str:
    """The outcome of the search for a correction."""
    if found.game is None:
        return phrase("search.gave-up" if found.gave_up else "search.none", tried=found.tried, of=found.of)
    white, black = book.label(found.game.white), book.label(found.game.black)
    return phrase("search.found", white=white, black=black, of=found.game.round, was=_result(found.game))


def pairs_text(pairs: tuple[tuple[int, int], ...], bye: int | None) -> str:
    """Pairs by number, and the bye: ``1-5, 2-4, bye 9``."""
    found = [f"{white}-{black}" for white, black in pairs]
    if bye is not None:
        found.append(phrase("check.bye", player=bye))
    return ", ".join(found) or phrase("none")


def _result(game: Scored) -> str:
    return result_text(*codes_of(game)) or phrase("hindsight.open")


def _rating(was: RatingWas) -> str:
    return " ".join(filter(None, (was.title, str(was.rating or "–"))))


def _groups(groups: Iterable[tuple[int, ...]], book: Book) -> str:
    return "; ".join(" – ".join(map(book.label, group)) for group in groups) or phrase("none")


def _type(type_: TypeWas | None) -> str:
    return (type_.words or type_.code if type_ else "") or "–"
