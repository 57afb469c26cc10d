"""A journal in words: what each entry says, with the names that people have."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from fairswiss.journal import facts
from fairswiss.journal.chain import Entry
from fairswiss.journal.facts import Fact, Settings
from fairswiss.journal.fold import undone
from fairswiss.model.player import Player
from fairswiss.model.points import format_points
from fairswiss.rendering.names import clean


class Line(NamedTuple):
    """An entry for people."""

    number: int
    kind: str
    text: str
    who: str
    when: str
    why: str
    counts: bool
    """False once it was undone."""


def journal_lines(entries: Sequence[Entry]) -> list[Line]:
    """Every entry in words, in order."""
    told = [(entry.number, entry.fact) for entry in entries]
    skipped = undone(told)
    people = _People()
    lines = []
    for entry, (number, fact) in zip(entries, told, strict=True):
        text = people.tell(fact)
        counts = number not in skipped
        lines.append(Line(number, entry.kind, text, clean(entry.who), entry.when, clean(entry.why), counts))
    return lines


class _People:
    """Who was called what when an entry was told."""

    def __init__(self) -> None:
        self.names: dict[int, str] = {}
        self.settings: Settings | None = None

    def tell(self, fact: Fact) -> str:
        """The sentence of a fact; what it says of names and settings is remembered for those that follow."""
        text = _SENTENCES[type(fact)](self, fact)
        if isinstance(fact, facts.Registered | facts.Amended):
            self.names[fact.id] = clean(fact.player.name)
        if isinstance(fact, facts.Imported):
            self.names.update((player.number, clean(player.name)) for player in fact.tournament.players)
        if isinstance(fact, facts.Created | facts.Imported | facts.SettingsChanged):
            self.settings = fact.settings
        return text

    def name(self, registration: int) -> str:
        return self.names.get(registration, f"registration {registration}")

    def all(self, registrations: Iterable[int]) -> str:
        return ", ".join(self.name(player) for player in registrations)


def _settings(people: _People, fact: facts.SettingsChanged) -> str:
    before = people.settings
    if before is None:
        return "settings changed"
    changes = [
        *(_changes(before._replace(info=fact.settings.info), fact.settings)),
        *(_changes(before.info, fact.settings.info)),
    ]
    return f"settings changed: {'; '.join(changes)}" if changes else "settings confirmed"


def _changes(before: Any, after: Any) -> list[str]:
    pairs = zip(before._fields, before, after, strict=True)
    return [f"{name.replace('_', ' ')} {_shown(old)} → {_shown(new)}" for name, old, new in pairs if old != new]


def _shown(value: Any) -> str:
    if hasattr(value, "_fields"):
        return "(" + ", ".join(format_points(points) for points in value[:6:2]) + ")"
    return clean(str(value)) if value not in ("", ()) else "–"


def _player(player: Player) -> str:
    about = [str(player.rating) if player.rating else "", player.title, player.federation]
    known = ", ".join(clean(text) for text in about if text)
    return f"{clean(player.name)} ({known})" if known else clean(player.name)


def _amended(people: _People, fact: facts.Amended) -> str:
    return f"{people.name(fact.id)} corrected: {_player(fact.player)}"


def _pairing(word: str) -> "Callable[[_People, Any], str]":
    def sentence(people: _People, fact: facts.Drafted | facts.Rearranged) -> str:
        bye = f", bye {people.name(fact.bye)}" if fact.bye is not None else ""
        return f"round {fact.round} {word}: {len(fact.boards)} boards{bye}"

    return sentence


def _result(word: str) -> "Callable[[_People, Any], str]":
    def sentence(people: _People, fact: facts.ResultEntered | facts.ResultCorrected) -> str:
        written = f"{fact.white_result}:{fact.black_result}".replace("=", "½").replace("-", "–")
        found = written if fact.white_result.strip() else "taken back"
        return f"round {fact.round}, {people.name(fact.white)} – {people.name(fact.black)}: {found}{word}"

    return sentence


def _hand_ended(people: _People, fact: facts.HandEnded) -> str:
    left = f"{fact.different} not as the rules give" if fact.different else "as the rules give"
    return f"round {fact.round}, changes by hand ended: {left}"


_SENTENCES: "dict[type, Callable[[_People, Any], str]]" = {
    facts.Created: lambda people, fact: (
        f"event created: {clean(fact.settings.info.name)}, {fact.settings.system}, {fact.settings.rounds} rounds"
    ),
    facts.Imported: lambda people, fact: (
        f"event taken over from a report: {clean(fact.settings.info.name)}, "
        f"{len(fact.tournament.players)} players, {len(fact.tournament.rounds)} rounds"
    ),
    facts.SettingsChanged: _settings,
    facts.Registered: lambda people, fact: f"{_player(fact.player)} registered",
    facts.Amended: _amended,
    facts.Removed: lambda people, fact: f"{people.name(fact.id)} struck off",
    facts.Withdrawn: lambda people, fact: f"{people.name(fact.id)} withdrawn from round {fact.from_round} on",
    facts.Returned: lambda people, fact: f"{people.name(fact.id)} back from round {fact.from_round} on",
    facts.ByeAsked: lambda people, fact: f"{people.name(fact.id)}: bye ({fact.code}) in round {fact.round}",
    facts.ByeDropped: lambda people, fact: f"{people.name(fact.id)}: no bye in round {fact.round}",
    facts.Forbidden: lambda people, fact: f"kept apart: {people.all(fact.ids)}",
    facts.ForbiddenLifted: lambda people, fact: f"may meet again: {people.all(fact.ids)}",
    facts.PointsAdjusted: lambda people, fact: (
        f"{people.name(fact.id)}: {format_points(fact.points)} points "
        f"{f'in round {fact.round}' if fact.round else 'from the start'}"
    ),
    facts.LotDrawn: lambda people, fact: f"lot drawn: {'white' if fact.colour == 'w' else 'black'} for number 1",
    facts.Drafted: _pairing("paired"),
    facts.DraftDropped: lambda people, fact: f"round {fact.round}: draft thrown away",
    facts.HandStarted: lambda people, fact: f"round {fact.round}, changes by hand started",
    facts.Rearranged: _pairing("changed by hand"),
    facts.HandEnded: _hand_ended,
    facts.Published: lambda people, fact: f"round {fact.round} published",
    facts.ResultEntered: _result(""),
    facts.ResultCorrected: _result(" (corrected)"),
    facts.Closed: lambda people, fact: f"round {fact.round} closed",
    facts.Reopened: lambda people, fact: f"round {fact.round} opened again",
    facts.Remarked: lambda people, fact: f"remark: {clean(fact.text)}",
    facts.Undone: lambda people, fact: f"entry {fact.entry} undone",
}
