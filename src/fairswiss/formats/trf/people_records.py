"""Facts about people for which no record exists: comments of our own, which other programs pass over.

``### Club SK Example: 4 7 9``, ``### Category Guests: 4 7``, ``### Category rule U12: age 0-11 on 2026/09/01``, and the
bonds of those who are kept apart, ``### Kept apart if possible 2 @ Rounds 1-3, club, SK Example: 4 7 9``.
"""

import re
from collections.abc import Iterable, Iterator

from fairswiss.formats.trf.columns import one_line
from fairswiss.formats.trf.draft import Draft
from fairswiss.language import gettext
from fairswiss.model import Player, Prohibition, Tournament, Where
from fairswiss.model.categories import Category
from fairswiss.model.facts import Bond, Facts

PREFIXES = ("### Club ", "### Category ", "### Kept apart ")
_GIVEN = re.compile(r"### (Club|Category) (\S.{0,99}): (\d[\d ]*)", re.ASCII | re.DOTALL)
_RULE = re.compile(
    r"### Category rule (\S.{0,99}?):(?: age (\d{1,3})-(\d{1,3})(?: on (\d{4}/\d\d/\d\d))?)?(?: sex ([wm]))?"
    r"(?: rating (\d{1,4})-(\d{1,4}))?(?: by hand)?",
    re.ASCII | re.DOTALL,
)
_APART = re.compile(
    r"### Kept apart(?: if possible (\d{1,5}))? @ Rounds (\d{1,3})-(\d{1,3}|end)(?:, ([a-z]+))?(?:, (\S.{0,99}))?: "
    r"(\d[\d ]*)",
    re.ASCII | re.DOTALL,
)


def write_people(tournament: Tournament) -> Iterator[str]:
    """The comments, in a fixed order."""
    for name, players in _sharing((player.club, player.number) for player in tournament.players):
        yield one_line(f"### Club {name}: {players}")
    for category in tournament.categories:
        yield one_line(f"### Category rule {category.name}:{_rule(category)}")
    given = ((name, player.number) for player in tournament.players for name in player.categories)
    for name, players in _sharing(given):
        yield one_line(f"### Category {name}: {players}")
    for apart in tournament.prohibitions:
        if apart.bond or apart.gives_way:
            yield one_line(_apart(apart))


def _sharing(said: Iterable[tuple[str, int]]) -> list[tuple[str, str]]:
    found: dict[str, list[int]] = {}
    for name, number in said:
        if name:
            found.setdefault(name, []).append(number)
    return [(name, " ".join(map(str, numbers))) for name, numbers in sorted(found.items())]


def _rule(category: Category) -> str:
    text = f" age {category.age_from}-{category.age_to}" if category.age_from or category.age_to else ""
    text += f" on {category.on}" if text and category.on else ""
    text += f" sex {category.sex}" if category.sex else ""
    rated = category.rating_from or category.rating_to
    text += f" rating {category.rating_from}-{category.rating_to}" if rated else ""
    return text or " by hand"


def _apart(apart: Prohibition) -> str:
    wish = f" if possible {apart.gives_way}" if apart.gives_way else ""
    named = "".join(f", {word}" for word in (apart.bond, apart.name) if word)
    rounds = f"{apart.first_round}-{apart.last_round or 'end'}"
    return f"### Kept apart{wish} @ Rounds {rounds}{named}: {' '.join(map(str, apart.players))}"


def with_people(draft: Draft, facts: Facts) -> Facts:
    """The facts with what the comments say of people; a comment that is not understood is kept among the others."""
    known = {player.number for player in facts.players}
    for number, line in draft.people:
        found = _understood(facts, line, known)
        if found is None:
            draft.extra.append(line)
            draft.report.warning(
                gettext("a remark on clubs, categories or players kept apart is kept but not interpreted"),
                gettext("it names something that is not in the file, or is not written as fairswiss writes it"),
                gettext("correct it, or export the report again"),
                Where(number, 1),
            )
        else:
            facts = found
    return facts


def _understood(facts: Facts, line: str, known: set[int]) -> Facts | None:
    text = line.rstrip()
    if rule := _RULE.fullmatch(text):
        name, age_from, age_to, on, sex, rating_from, rating_to = rule.groups(default="")
        numbers = [int(part or 0) for part in (age_from, age_to, rating_from, rating_to)]
        read = Category(name, numbers[0], numbers[1], on, sex, numbers[2], numbers[3])
        return facts._replace(categories=(*facts.categories, read))
    match = _GIVEN.fullmatch(text) or _APART.fullmatch(text)
    if match is None:
        return None
    players = [int(number) for number in match[match.lastindex or 0].split() if len(number) < 6]
    if not known.issuperset(players):
        return None
    if match.re is _GIVEN:
        return facts._replace(players=tuple(_given(player, match, players) for player in facts.players))
    return _bound(facts, match, tuple(players))


def _given(player: Player, match: re.Match[str], players: list[int]) -> Player:
    if player.number not in players:
        return player
    if match[1] == "Club":
        return player._replace(club=match[2])
    return player._replace(categories=(*player.categories, match[2]))


def _bound(facts: Facts, match: re.Match[str], players: tuple[int, ...]) -> Facts | None:
    """A group that gives way, or the bond of one that a record forbids to meet."""
    if match[4] and match[4] not in [*Bond]:
        return None
    bond, name = Bond(match[4] or ""), match[5] or ""
    first, last = int(match[2]), None if match[3] == "end" else int(match[3])
    if match[1]:
        apart = Prohibition(players, first, last, bond, name, int(match[1]))
        return facts._replace(prohibitions=(*facts.prohibitions, apart)) if apart.gives_way else None
    for at, held in enumerate(facts.prohibitions):
        is_same = held[:2] == (players, first) and _end(held.last_round, facts) == _end(last, facts)
        if is_same and not held.bond and not held.gives_way:
            rest = (*facts.prohibitions[:at], held._replace(bond=bond, name=name), *facts.prohibitions[at + 1 :])
            return facts._replace(prohibitions=rest)
    return None


def _end(last: int | None, facts: Facts) -> int | None:
    """The last round of a prohibition; None if that is the last one planned, which a record names by its number."""
    return None if last is None or (facts.rounds_planned and last >= facts.rounds_planned) else last
