"""A journal without what told who people are: the same facts, so that every pairing and result stays what it was."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from fairswiss.journal.chain import Entry, first_digest, next_entry
from fairswiss.journal.facts import (
    PHONES,
    Amended,
    Created,
    Fact,
    GroupDeclared,
    Imported,
    ParticularsNoted,
    PrizesDeclared,
    Registered,
    Settings,
    SettingsChanged,
)
from fairswiss.journal.fold import folded
from fairswiss.journal.state import State
from fairswiss.journal.team_facts import TeamAmended, TeamEntered
from fairswiss.kernel.vocabulary.cards import Card, alphabetical_rank
from fairswiss.language import gettext
from fairswiss.model.errors import InvalidTournament
from fairswiss.model.facts import Bond, Earlier
from fairswiss.model.ordering import orders_of, pairing_rating
from fairswiss.model.player import Order, Player
from fairswiss.model.prizes import Prizes
from fairswiss.model.tournament import EventInfo, Tournament
from fairswiss.usecases.persons import ratings_alone

TAKEN_OUT = "(…)"
"""The replacement for free text that may have named a person."""
CODES = frozenset({
    "code", "colour", "system", "program", "white_result", "black_result", "seal", "side", "bond", "kind",
    "championship", "exemption", "until",
})  # fmt: skip
"""Fields of facts that hold no words of anybody. Every other text of a fact may name a person."""
_LEAST = 3
"""Shorter words are no names to look for."""

_Clean = Callable[[str], str]


def anonymous(origin: str, entries: Sequence[Entry], registration: int = 0) -> list[Entry]:
    """The entries of an event without one player, or without anybody (0), in a new chain.

    Of players the rating, the title and the order of the names stay, because pairings depend on them; so does the club
    or the federation in an event that keeps their players apart. Of everybody:
    names of arbiters and all free texts go too. Refuses to give an event that would pair otherwise.
    """
    told = [(entry, entry.fact) for entry in entries]
    before = folded(entries)
    people = _People(before, [fact for _, fact in told], registration)
    hands: dict[str, str] = {}
    made: list[Entry] = []
    digest = first_digest(origin)
    for entry, fact in told:
        who = people.clean_who(entry.who) if registration else _arbiter(hands, entry.who)
        anew = people.without(fact)
        made.append(next_entry(digest, entry.number, anew, who, entry.when, people.clean(entry.why)))
        digest = made[-1].digest
    _expect_same_event(before, folded(made))
    return made


def named_in(fact: Fact) -> Iterator[tuple[int, Player]]:
    """The players whom a fact describes, by registration."""
    if isinstance(fact, Registered | Amended):
        yield fact.id, fact.player
    elif isinstance(fact, Imported):
        yield from ((player.number, player) for player in fact.tournament.players)


class _Marks(NamedTuple):
    """By what somebody is found in a text."""

    words: frozenset[str]
    names: tuple[frozenset[str], ...]

    @classmethod
    def of(cls, players: Sequence[Player]) -> "_Marks":
        names = [name for player in players for name in (player.name, *(record.name for record in player.national))]
        ids = {player.fide_id for player in players} | {r.national_id for p in players for r in p.national}
        each = [frozenset(_words(name)) for name in names if name]
        words = {word for name in each for word in name if len(word) >= _LEAST}
        return cls(frozenset(words | {one.casefold() for one in ids if one}), tuple(each))


class _People:
    """The people in a journal, and their names in the anonymised one."""

    def __init__(self, state: State, facts: Sequence[Fact], registration: int) -> None:
        self.only = registration
        described = [found for fact in facts for found in named_in(fact)]
        self.marks = _Marks.of([player for one, player in described if one == registration])
        self.bonds = {fact.bond for fact in facts if isinstance(fact, GroupDeclared)}
        self.orders = _orders([player for _, player in described])
        self.names = _pseudonyms(state, {one for one, _ in described}, alone=bool(registration))

    def without(self, fact: Fact) -> Fact:
        """The fact as the new journal tells it."""
        if isinstance(fact, Registered | Amended):
            return fact._replace(player=self.player(fact.id, fact.player))
        if isinstance(fact, ParticularsNoted) and self.only in (0, fact.id):
            return ParticularsNoted(fact.id)
        if isinstance(fact, Imported):
            tournament = self.groups(fact.tournament)
            players = tuple(self.player(player.number, player) for player in tournament.players)
            extra = tuple(line for line in tournament.extra if self.clean(line) == line)
            clean = tournament._replace(players=players, info=self.info(tournament.info), extra=extra)
            return fact._replace(tournament=clean, settings=self.settings(fact.settings))
        if isinstance(fact, Created | SettingsChanged):
            return fact._replace(settings=self.settings(fact.settings))
        if isinstance(fact, TeamEntered | TeamAmended):
            name = self.clean(fact.name)
            kept = gettext("Team {number}", number=fact.team) if name == TAKEN_OUT else name
            return fact._replace(name=kept, captain=self.clean(fact.captain))
        if isinstance(fact, PrizesDeclared):
            return fact._replace(prizes=self.prizes(fact.prizes))
        anew: Fact = _each_text(fact, self.clean)
        return anew

    def prizes(self, prizes: Prizes) -> Prizes:
        """The prizes with no text that may name a person; special ones still have a name each."""
        special = tuple(
            one._replace(
                name=f"{TAKEN_OUT} {at}" if self.clean(one.name) != one.name else one.name, gift=self.clean(one.gift)
            )
            for at, one in enumerate(prizes.special, 1)
        )
        clean: Prizes = _each_text(prizes, self.clean)
        return clean._replace(special=special, currency=prizes.currency, sharing=prizes.sharing, doubles=prizes.doubles)

    def groups(self, tournament: Tournament) -> Tournament:
        """The event with no name of a group that may be a person's."""
        apart = tuple(p._replace(name=self.clean(p.name)) for p in tournament.prohibitions)
        return tournament._replace(prohibitions=apart, earlier=tuple(map(self._earlier, tournament.earlier)))

    def _earlier(self, earlier: Earlier) -> Earlier:
        wished = earlier.wished and tuple(p._replace(name=self.clean(p.name)) for p in earlier.wished)
        return earlier._replace(wished=wished)

    def player(self, registration: int, player: Player) -> Player:
        """Somebody with the order of the name, and without everything else if it is taken out."""
        order = self.orders[(player.name, player.order)]
        if self.only not in (0, registration):
            return player._replace(order=order)
        return Player(
            player.number,
            self.names[registration],
            player.rating,
            player.title,
            player.federation if Bond.FEDERATION in self.bonds else "",
            rank=player.rank,
            national=ratings_alone(player),
            order=order,
            club=player.club if Bond.CLUB in self.bonds else "",
        )

    def settings(self, settings: Settings) -> Settings:
        """The announcement without the names of arbiters, unless one player alone is taken out."""
        return settings._replace(info=self.info(settings.info))

    def info(self, info: EventInfo) -> EventInfo:
        """The same of the event alone."""
        return info if self.only else info._replace(chief_arbiter="", deputies=())

    def clean(self, text: str) -> str:
        """A free text, unless it may name somebody who is taken out."""
        if not text or (self.only and not self.marks.words.intersection(_words(text))):
            return text
        return TAKEN_OUT

    def clean_who(self, who: str) -> str:
        """The account that recorded something, unless that names the player."""
        words = set(_words(who))
        return TAKEN_OUT if any(name <= words for name in self.marks.names) else who


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def _each_text(fact: Any, clean: _Clean) -> Any:
    texts = {
        name: clean(held)
        for name, held in zip(fact._fields, fact, strict=True)
        if isinstance(held, str) and name not in CODES
    }
    return fact._replace(**texts) if texts else fact


def _arbiter(hands: dict[str, str], who: str) -> str:
    """Everybody who told something, by a number: what one hand did can still be told from what another did."""
    if who in PHONES.values():
        return who
    return hands.setdefault(who, gettext("Arbiter {number}", number=len(hands) + 1))


def _orders(players: Sequence[Player]) -> Mapping[tuple[str, Order | None], Order]:
    """The order of every name. Those who have one keep it; everybody who came after that stays before them."""
    named = orders_of(player.name for player in players if player.order is None)
    behind = len(named) if any(player.order for player in players) else 0
    return {
        (player.name, player.order): player.order
        or Order(named[player.name].plain - behind, named[player.name].alphabet - behind)
        for player in players
    }


def _pseudonyms(state: State, registrations: set[int], *, alone: bool) -> dict[int, str]:
    """``Player 07``; those struck off by their registration.

    Dubov's system asks for the alphabet among equal ratings, also in a report, which knows nothing but names. Where the
    numbers have another order, the place in the alphabet is named before them.
    """
    word = gettext("Player")
    names = {one: f"{word} ({one})" for one in registrations - state.players.keys()}
    wide = 1 if alone else len(str(max(state.numbers.values(), default=1)))
    names |= {one: f"{word} {number:0{wide}}" for one, number in state.numbers.items()}
    if alone:
        return names
    info = state.settings.info
    ratings = {one: pairing_rating(player, info) for one, player in state.players.items()}
    for rating, count in Counter(ratings.values()).items():
        if count > 1:
            equals = sorted((one for one in ratings if ratings[one] == rating), key=_alphabet(state))
            if equals != sorted(equals, key=state.numbers.__getitem__):
                digits = len(str(count))
                for place, one in enumerate(equals, 1):
                    names[one] = f"{word} {place:0{digits}}-{state.numbers[one]}"
    return names


def _alphabet(state: State) -> Callable[[int], int]:
    ranks = _ranks(state.tournament(with_draft=True))
    return lambda registration: ranks[state.numbers[registration]]


def _ranks(tournament: Tournament) -> dict[int, int]:
    return alphabetical_rank([Card(player, 0, player.number) for player in tournament.players])


def _expect_same_event(before: State, after: State) -> None:
    """Refuse a journal whose event differs in anything a pairing or a table depends on."""
    held = [state.tournament(with_draft=True) for state in (before, after)]
    bare = [
        tournament._replace(
            players=tuple(
                Player(p.number, "", p.rating, p.title, rank=p.rank, national=ratings_alone(p))
                for p in tournament.players
            ),
            info=tournament.info._replace(chief_arbiter="", deputies=()),
            prohibitions=tuple(p._replace(name="") for p in tournament.prohibitions),
            team_event=tournament.team_event._replace(
                teams=tuple(team._replace(name="") for team in tournament.team_event.teams)
            ),
            earlier=tuple(
                one._replace(wished=one.wished and tuple(p._replace(name="") for p in one.wished))
                for one in tournament.earlier
            ),
            extra=(),
        )
        for tournament in held
    ]
    same = bare[0] == bare[1] and _ranks(held[0]) == _ranks(held[1]) and before.numbers == after.numbers
    if not same or before.settings.scoring != after.settings.scoring:
        words = "The journal cannot be rewritten: the new one would not say the same."
        raise InvalidTournament(gettext(words), code="rewrite-differs")
