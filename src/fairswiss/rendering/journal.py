"""A journal in words: what each entry says, with the names that people have."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from fairswiss.journal import facts
from fairswiss.journal.chain import Entry
from fairswiss.journal.facts import Fact, Settings
from fairswiss.journal.fold import undone
from fairswiss.language import spoken
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
        lines.append(Line(number, entry.kind, text, who_words(entry.who), entry.when, clean(entry.why), counts))
    return lines


def who_words(who: str) -> str:
    """Who told an entry: a person's name as it is, players with phones in the reader's language."""
    return spoken(who) if who in facts.PHONES.values() else clean(who)


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
        return self.names.get(registration) or spoken("registration {number}", number=registration)

    def all(self, registrations: Iterable[int]) -> str:
        return ", ".join(self.name(player) for player in registrations)


def _settings(people: _People, fact: facts.SettingsChanged) -> str:
    before = people.settings
    if before is None:
        return spoken("settings changed")
    changes = [
        *(_changes(before._replace(info=fact.settings.info), fact.settings)),
        *(_changes(before.info, fact.settings.info)),
    ]
    return (
        spoken("settings changed: {changes}", changes="; ".join(changes)) if changes else spoken("settings confirmed")
    )


def _changes(before: Any, after: Any) -> list[str]:
    pairs = zip(before._fields, before, after, strict=True)
    return [f"{spoken(field_words(name))} {_shown(old)} → {_shown(new)}" for name, old, new in pairs if old != new]


def field_words(name: str) -> str:
    """A field of the settings in English words."""
    return name.replace("_", " ")


def _shown(value: Any) -> str:
    if hasattr(value, "_fields"):
        return "(" + ", ".join(format_points(points) for points in value[:6:2]) + ")"
    if isinstance(value, bool):
        return spoken("yes") if value else spoken("no")
    return clean(str(value)) if value not in ("", ()) else "–"


def _player(player: Player) -> str:
    about = [str(player.rating) if player.rating else "", player.title, player.federation]
    known = ", ".join(clean(text) for text in about if text)
    return f"{clean(player.name)} ({known})" if known else clean(player.name)


def _created(people: _People, fact: facts.Created) -> str:
    info, system, rounds = fact.settings.info, fact.settings.system, fact.settings.rounds
    return spoken(
        "event created: {name}, {system}, {rounds} rounds", name=clean(info.name), system=system, rounds=rounds
    )


def _imported(people: _People, fact: facts.Imported) -> str:
    words = "event taken over from a report: {name}, {players} players, {rounds} rounds"
    players, rounds = len(fact.tournament.players), len(fact.tournament.rounds)
    return spoken(words, name=clean(fact.settings.info.name), players=players, rounds=rounds)


def _left(people: _People, fact: facts.FideModeLeft) -> str:
    return spoken("FIDE mode left for good")


def _bye_asked(people: _People, fact: facts.ByeAsked) -> str:
    words = "{name}: bye ({code}) in round {round}"
    return spoken(words, name=people.name(fact.id), code=fact.code, round=fact.round)


def _adjusted(people: _People, fact: facts.PointsAdjusted) -> str:
    name, points = people.name(fact.id), format_points(fact.points)
    if fact.round:
        return spoken("{name}: {points} points in round {round}", name=name, points=points, round=fact.round)
    return spoken("{name}: {points} points from the start", name=name, points=points)


def _lot(people: _People, fact: facts.LotDrawn) -> str:
    return spoken("lot drawn: white for number 1") if fact.colour == "w" else spoken("lot drawn: black for number 1")


def _drafted(people: _People, fact: facts.Drafted) -> str:
    text = spoken("round {round} paired: {boards} boards", round=fact.round, boards=len(fact.boards))
    return text + _bye(people, fact.bye)


def _rearranged(people: _People, fact: facts.Rearranged) -> str:
    text = spoken("round {round} changed by hand: {boards} boards", round=fact.round, boards=len(fact.boards))
    return text + _bye(people, fact.bye)


def _bye(people: _People, bye: int | None) -> str:
    return "" if bye is None else spoken(", bye {name}", name=people.name(bye))


def _result(people: _People, fact: facts.ResultEntered | facts.ResultCorrected) -> str:
    codes = f"{fact.white_result}:{fact.black_result}".replace("=", "½").replace("-", "–")
    found = codes if fact.white_result.strip() else spoken("taken back")
    names = f"{people.name(fact.white)} – {people.name(fact.black)}"
    return spoken("round {round}, {names}: {result}", round=fact.round, names=names, result=found)


def _claimed(people: _People, fact: facts.ResultClaimed) -> str:
    told = _result(people, facts.ResultEntered(*fact[:3], *fact[4:]))
    words = "{result}, says White" if fact.side == "w" else "{result}, says Black"
    return spoken(words, result=told)


def _corrected(people: _People, fact: facts.ResultCorrected) -> str:
    return spoken("{result} (corrected)", result=_result(people, fact))


def _rated(people: _People, fact: facts.CorrectedForRating) -> str:
    return spoken("{result} (for the rating alone)", result=_result(people, facts.ResultEntered(*fact)))


def _hand_ended(people: _People, fact: facts.HandEnded) -> str:
    if not fact.different:
        return spoken("round {round}, changes by hand ended: as the rules give", round=fact.round)
    words = "round {round}, changes by hand ended: {count} not as the rules give"
    return spoken(words, round=fact.round, count=fact.different)


def _withdrawn(people: _People, fact: facts.Withdrawn) -> str:
    return spoken("{name} withdrawn from round {round} on", name=people.name(fact.id), round=fact.from_round)


def _returned(people: _People, fact: facts.Returned) -> str:
    return spoken("{name} back from round {round} on", name=people.name(fact.id), round=fact.from_round)


def _amended(people: _People, fact: facts.Amended) -> str:
    return spoken("{name} corrected: {player}", name=people.name(fact.id), player=_player(fact.player))


def _bye_dropped(people: _People, fact: facts.ByeDropped) -> str:
    return spoken("{name}: no bye in round {round}", name=people.name(fact.id), round=fact.round)


def _withheld(people: _People, fact: facts.NameWithheld) -> str:
    words = "{name}: the public does not read the name" if fact.withheld else "{name}: the public may read the name"
    return spoken(words, name=people.name(fact.id))


def _anonymised(people: _People, fact: facts.Anonymised) -> str:
    whom = people.name(fact.id) if fact.id else spoken("everybody")
    words = "anonymised: {whom}; the {count} entries before were written anew in a new chain"
    return spoken(words, whom=whom, count=fact.entries)


_SENTENCES: "dict[type, Callable[[_People, Any], str]]" = {
    facts.Created: _created,
    facts.Imported: _imported,
    facts.SettingsChanged: _settings,
    facts.Registered: lambda people, fact: spoken("{player} registered", player=_player(fact.player)),
    facts.Amended: _amended,
    facts.NameWithheld: _withheld,
    facts.Removed: lambda people, fact: spoken("{name} struck off", name=people.name(fact.id)),
    facts.Withdrawn: _withdrawn,
    facts.Returned: _returned,
    facts.ByeAsked: _bye_asked,
    facts.ByeDropped: _bye_dropped,
    facts.Forbidden: lambda people, fact: spoken("kept apart: {names}", names=people.all(fact.ids)),
    facts.ForbiddenLifted: lambda people, fact: spoken("may meet again: {names}", names=people.all(fact.ids)),
    facts.PointsAdjusted: _adjusted,
    facts.LotDrawn: _lot,
    facts.Drafted: _drafted,
    facts.DraftDropped: lambda people, fact: spoken("round {round}: draft thrown away", round=fact.round),
    facts.HandStarted: lambda people, fact: spoken("round {round}, changes by hand started", round=fact.round),
    facts.Rearranged: _rearranged,
    facts.HandEnded: _hand_ended,
    facts.Published: lambda people, fact: spoken("round {round} published", round=fact.round),
    facts.ResultEntered: _result,
    facts.ResultCorrected: _corrected,
    facts.CorrectedForRating: _rated,
    facts.ResultClaimed: _claimed,
    facts.FideModeLeft: _left,
    facts.Closed: lambda people, fact: spoken("round {round} closed", round=fact.round),
    facts.Reopened: lambda people, fact: spoken("round {round} opened again", round=fact.round),
    facts.Remarked: lambda people, fact: spoken("remark: {text}", text=clean(fact.text)),
    facts.Undone: lambda people, fact: spoken("entry {number} undone", number=fact.entry),
    facts.Anonymised: _anonymised,
}
