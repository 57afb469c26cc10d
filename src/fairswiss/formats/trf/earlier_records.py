"""Facts a round was paired with that were changed later: comments of our own, ``### As paired @ Round 4: …``.

Other programs pass them over as they do every comment. ``game 3, 12 - 5, = : =`` is the result that the game of round 3
had when round 4 was paired.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from fairswiss.formats.trf.columns import one_line, points_of_text, points_text
from fairswiss.formats.trf.draft import Draft
from fairswiss.language import gettext
from fairswiss.model import Adjustment, Prohibition, Scoring, Where
from fairswiss.model.earlier import fits
from fairswiss.model.facts import Bond, ByeWas, Earlier, Facts, GameWas, RatingWas, TypeWas
from fairswiss.model.results import PENDING
from fairswiss.model.rounds import codes_of
from fairswiss.model.whole import whole_number

PREFIX = "### As paired @ Round "
_LINE = re.compile(r"### As paired @ Round (\d{1,3}): ([a-z]+) (.+)", re.ASCII)
_GAME = re.compile(r"(\d{1,3}), (\d{1,5}) - (\d{1,5}), (\S+) : (\S+)", re.ASCII)
_BYE = re.compile(r"(\d{1,3}), (\d{1,5}), (\S)", re.ASCII)
_RATING = re.compile(r"(\d{1,5}), (\d{1,4})(?:, (\S.*))?", re.ASCII)
_POINTS = re.compile(r"(\S+), round (\d{1,3})(?:, result (\S))?: ([\d ]+)", re.ASCII)
_WISHED = re.compile(r"([1-9]\d{0,4})(?:, ([a-z]+))?(?:, (\S.*))?: ([\d ]+)", re.ASCII)
_HALF_OPEN = "."
"""A game of a match without a result."""
_OPEN, _NONE, _NO_BYE = "open", "none", "-"
_IN_A_LINE = 500


def write_earlier(earlier: Iterable[Earlier]) -> list[str]:
    """The comments, round by round."""
    return [one_line(f"{PREFIX}{of.round}: {text}").rstrip() for of in earlier for text in _texts(of)]


def _texts(earlier: Earlier) -> Iterator[str]:
    yield from _of_rounds(earlier)
    yield from _of_players(earlier)
    yield from _of_points(earlier)
    if earlier.rounds_planned:
        yield f"rounds {earlier.rounds_planned}"
    if earlier.type is not None:
        yield f"type {earlier.type.code.strip() or _NONE}, {earlier.type.words.strip() or _NONE}"


def _of_rounds(earlier: Earlier) -> Iterator[str]:
    for game in earlier.games:
        white, black = (_OPEN if code == PENDING else code.replace(PENDING, _HALF_OPEN) for code in codes_of(game))
        yield f"game {game.round}, {game.white} - {game.black}, {white} : {black}"
    for bye in earlier.byes:
        yield f"bye {bye.round}, {bye.player}, {bye.code or _NO_BYE}"


def _of_players(earlier: Earlier) -> Iterator[str]:
    for was in earlier.ratings:
        yield f"rating {was.player}, {was.rating}" + (f", {was.title}" if was.title.strip() else "")
    for word, players in (("order", earlier.order), ("alphabet", earlier.alphabet)):
        for at in range(0, len(players), _IN_A_LINE):
            yield f"{word} {_numbers(players[at : at + _IN_A_LINE])}"
    if earlier.prohibitions is not None:
        yield from (f"apart {_numbers(group)}" for group in earlier.prohibitions or [()])
    if earlier.wished is not None:
        yield from (f"wished {_wish(one)}" for one in earlier.wished or [None])


def _of_points(earlier: Earlier) -> Iterator[str]:
    if earlier.adjustments is not None:
        yield from (f"points {_change(change)}" for change in earlier.adjustments or [None])
    if earlier.scoring is not None:
        yield f"scoring {' '.join(map(points_text, earlier.scoring))}"


def _numbers(players: Sequence[int]) -> str:
    return " ".join(map(str, players)) or _NONE


def _wish(wished: Prohibition | None) -> str:
    if wished is None:
        return _NONE
    named = "".join(f", {word}" for word in (wished.bond, wished.name) if word)
    return f"{wished.gives_way}{named}: {_numbers(wished.players)}"


def _change(change: Adjustment | None) -> str:
    if change is None:
        return _NONE
    code = f", result {change.code}" if change.code else ""
    return f"{points_text(change.points)}, round {change.round}{code}: {_numbers(change.players)}"


def earlier_facts(draft: Draft, facts: Facts) -> tuple[Earlier, ...]:
    """The facts that the comments tell of each round. Where one is not understood, all of its round are kept."""
    found: dict[str, list[tuple[int, str]]] = {}
    for number, line in draft.as_paired:
        found.setdefault(line[len(PREFIX) :].partition(":")[0], []).append((number, line))
    understood = []
    for said in found.values():
        lines = [line for _, line in said]
        earlier = read_earlier(lines)
        if earlier is not None and fits(earlier, facts):
            understood.append(earlier)
            continue
        draft.extra += lines
        draft.report.warning(
            gettext("the remarks on how a round was paired are kept but not interpreted"),
            gettext("they name something that is not in the file, or are not written as fairswiss writes them"),
            gettext("correct them, or export the report again"),
            Where(said[0][0], 1),
        )
    return tuple(understood)


def read_earlier(lines: Sequence[str]) -> Earlier | None:
    """The comments of one round; None if one of them cannot be read."""
    found: Earlier | None = None
    for line in lines:
        match = _LINE.fullmatch(line.rstrip())
        read = _READERS.get(match[2]) if match else None
        if match is None or read is None:
            return None
        found = read(found or Earlier(int(match[1])), match[3])
        if found is None:
            return None
    return found


def _game(earlier: Earlier, text: str) -> Earlier | None:
    match = _GAME.fullmatch(text)
    if match is None:
        return None
    codes = [PENDING if code == _OPEN else code.replace(_HALF_OPEN, PENDING) for code in match.groups()[3:]]
    was = GameWas(int(match[1]), int(match[2]), int(match[3]), codes[0], codes[1])
    return earlier._replace(games=(*earlier.games, was))


def _bye(earlier: Earlier, text: str) -> Earlier | None:
    match = _BYE.fullmatch(text)
    if match is None:
        return None
    code = "" if match[3] == _NO_BYE else match[3]
    return earlier._replace(byes=(*earlier.byes, ByeWas(int(match[1]), int(match[2]), code)))


def _rating(earlier: Earlier, text: str) -> Earlier | None:
    match = _RATING.fullmatch(text)
    if match is None:
        return None
    was = RatingWas(int(match[1]), int(match[2]), (match[3] or "").strip())
    return earlier._replace(ratings=(*earlier.ratings, was))


def _listed(text: str) -> tuple[int, ...] | None:
    numbers = [whole_number(word, 5) for word in text.split()]
    return None if None in numbers else tuple(number for number in numbers if number is not None)


def _order(earlier: Earlier, text: str) -> Earlier | None:
    players = _listed(text)
    return None if players is None else earlier._replace(order=earlier.order + players)


def _alphabet(earlier: Earlier, text: str) -> Earlier | None:
    players = _listed(text)
    return None if players is None else earlier._replace(alphabet=earlier.alphabet + players)


def _apart(earlier: Earlier, text: str) -> Earlier | None:
    if text == _NONE:
        return earlier._replace(prohibitions=earlier.prohibitions or ())
    players = _listed(text)
    return None if players is None else earlier._replace(prohibitions=(*(earlier.prohibitions or ()), players))


def _wished(earlier: Earlier, text: str) -> Earlier | None:
    if text == _NONE:
        return earlier._replace(wished=earlier.wished or ())
    match = _WISHED.fullmatch(text)
    players = _listed(match[4]) if match else None
    if match is None or players is None or (match[2] and match[2] not in [*Bond]):
        return None
    found = Prohibition(players, 1, None, Bond(match[2] or ""), match[3] or "", int(match[1]))
    return earlier._replace(wished=(*(earlier.wished or ()), found))


def _points(earlier: Earlier, text: str) -> Earlier | None:
    if text == _NONE:
        return earlier._replace(adjustments=earlier.adjustments or ())
    match = _POINTS.fullmatch(text)
    points, players = (points_of_text(match[1]), _listed(match[4])) if match else (None, None)
    if match is None or points is None or players is None:
        return None
    change = Adjustment(players, points, match[3] or "", int(match[2]))
    return earlier._replace(adjustments=(*(earlier.adjustments or ()), change))


def _scoring(earlier: Earlier, text: str) -> Earlier | None:
    points = [points_of_text(word) for word in text.split()]
    known = [worth for worth in points if worth is not None]
    return earlier._replace(scoring=Scoring(*known)) if len(known) == len(points) == len(Scoring._fields) else None


def _rounds(earlier: Earlier, text: str) -> Earlier | None:
    planned = whole_number(text, 3)
    return earlier._replace(rounds_planned=planned) if planned else None


def _type(earlier: Earlier, text: str) -> Earlier | None:
    code, _, words = text.partition(", ")
    return earlier._replace(type=TypeWas(*("" if part == _NONE else part for part in (words, code))))


_READERS: Mapping[str, Callable[[Earlier, str], Earlier | None]] = MappingProxyType(
    {
        "game": _game, "bye": _bye, "rating": _rating, "order": _order, "alphabet": _alphabet, "apart": _apart,
        "wished": _wished,        "points": _points, "scoring": _scoring, "rounds": _rounds, "type": _type,
    }
)  # fmt: skip
