"""A journal in words: what each entry says, with the names that people have."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from fairswiss.journal import facts, team_facts
from fairswiss.journal.chain import Entry
from fairswiss.journal.facts import Fact, Settings
from fairswiss.journal.fold import undone
from fairswiss.language import gettext
from fairswiss.model.facts import Bond
from fairswiss.model.player import Player
from fairswiss.model.points import format_points
from fairswiss.model.prizes import amount_text
from fairswiss.model.rounds import codes_of, seats_of
from fairswiss.rendering.names import clean
from fairswiss.rules import choices


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
        text = people.sentence(fact)
        counts = number not in skipped
        lines.append(Line(number, entry.kind, text, who_words(entry.who), entry.when, clean(entry.why), counts))
    return lines


def who_words(who: str) -> str:
    """The author of an entry: a person's name unchanged, players with phones in the reader's language."""
    return gettext(who) if who in facts.PHONES.values() else clean(who)


class _People:
    """The names of the players at the time of an entry."""

    def __init__(self) -> None:
        self.names: dict[int, str] = {}
        self.teams: dict[int, str] = {}
        self.settings: Settings | None = None

    def sentence(self, fact: Fact) -> str:
        """The sentence of a fact; what it says of names and settings is remembered for those that follow."""
        said = SENTENCES[type(fact)]
        text = said(self, fact) if callable(said) else gettext(said, **self._values(fact))
        if isinstance(fact, facts.Registered | facts.Amended):
            self.names[fact.id] = clean(fact.player.name)
        if isinstance(fact, facts.Imported):
            self.names.update((player.number, clean(player.name)) for player in fact.tournament.players)
            self.teams.update((team.number, clean(team.name)) for team in fact.tournament.team_event.teams)
        if isinstance(fact, team_facts.TeamEntered | team_facts.TeamAmended):
            self.teams[fact.team] = clean(fact.name)
        if isinstance(fact, facts.Created | facts.Imported | facts.SettingsChanged):
            self.settings = fact.settings
        return text

    def _values(self, fact: Any) -> dict[str, Any]:
        """The fields of a fact as its sentence names them, players by their names."""
        values = {name: clean(held) if isinstance(held, str) else held for name, held in fact._asdict().items()}
        if "id" in values:
            values["name"] = self.name(fact.id)
        if "ids" in values:
            values["names"] = self.all(fact.ids)
        if "team" in values:
            values["team"] = self.team(fact.team)
        return values | {"round": values["from_round"]} if "from_round" in values else values

    def name(self, registration: int) -> str:
        return self.names.get(registration) or gettext("registration {number}", number=registration)

    def team(self, number: int) -> str:
        return self.teams.get(number) or gettext("team {number}", number=number)

    def entrant(self, number: int) -> str:
        """The name of a team in an event of teams, else of a player."""
        return self.team(number) if self.settings and self.settings.board_colours else self.name(number)

    def all(self, registrations: Iterable[int]) -> str:
        return ", ".join(self.name(player) for player in registrations)


def _settings(people: _People, fact: facts.SettingsChanged) -> str:
    before = people.settings
    if before is None:
        return gettext("settings changed")
    after = fact.settings
    changes = [
        *(_changes(before._replace(info=after.info, options=after.options), after)),
        *(_decisions(dict(before.options), dict(after.options))),
        *(_changes(before.info, after.info)),
    ]
    return (
        gettext("settings changed: {changes}", changes="; ".join(changes)) if changes else gettext("settings confirmed")
    )


def _changes(before: Any, after: Any) -> list[str]:
    return _differing(zip(before._fields, before, after, strict=True))


def _decisions(before: Mapping[str, str], after: Mapping[str, str]) -> list[str]:
    usual = {name: choice.default for name, choice in choices().items()}
    names = dict.fromkeys((*usual, *before, *after))
    old, new = ({**usual, **held} for held in (before, after))
    return _differing((name, old.get(name, ""), new.get(name, "")) for name in names)


def _differing(fields: Iterable[tuple[str, Any, Any]]) -> list[str]:
    changed = [(gettext(field_words(name), context="field"), old, new) for name, old, new in fields if old != new]
    return [f"{field} {_shown(old)} → {_shown(new)}" for field, old, new in changed]


def field_words(name: str) -> str:
    """A field of the settings in English words."""
    return name.replace("_", " ")


def _shown(value: Any) -> str:
    if hasattr(value, "_fields"):
        return "(" + ", ".join(format_points(points) for points in value[:6:2]) + ")"
    if isinstance(value, bool):
        return gettext("yes") if value else gettext("no")
    return clean(str(value)) if value not in ("", ()) else "–"


def _player(player: Player) -> str:
    about = [str(player.rating) if player.rating else "", player.title, player.federation]
    known = ", ".join(clean(text) for text in about if text)
    return f"{clean(player.name)} ({known})" if known else clean(player.name)


def _created(people: _People, fact: facts.Created) -> str:
    info, system, rounds = fact.settings.info, fact.settings.system, fact.settings.rounds
    words = "event created: {name}, {system}, {rounds} rounds"
    return gettext(words, name=clean(info.name), system=system, rounds=rounds)


def _imported(people: _People, fact: facts.Imported) -> str:
    words = "event imported from a report: {name}, {players} players, {rounds} rounds"
    players, rounds = len(fact.tournament.players), len(fact.tournament.rounds)
    return gettext(words, name=clean(fact.settings.info.name), players=players, rounds=rounds)


def _group(people: _People, fact: facts.GroupDeclared) -> str:
    words = (
        "kept apart if possible (group {number}): {whom}" if fact.if_possible else "kept apart (group {number}): {whom}"
    )
    club = fact.bond is Bond.CLUB
    shared = gettext("players of the same club") if club else gettext("players of the same federation")
    named = people.all(fact.ids) if fact.ids else shared
    return gettext(words, number=fact.number, whom=named) + _rounds(fact.first_round, fact.last_round)


def _rounds(first: int, last: int | None) -> str:
    if last:
        return gettext(", rounds {first} to {last}", first=first, last=last)
    return gettext(", from round {first}", first=first) if first > 1 else ""


def _adjusted(people: _People, fact: facts.PointsAdjusted) -> str:
    name, points = people.name(fact.id), format_points(fact.points)
    if fact.round:
        return gettext("{name}: {points} points in round {round}", name=name, points=points, round=fact.round)
    return gettext("{name}: {points} points from the start", name=name, points=points)


def _lot(people: _People, fact: facts.LotDrawn) -> str:
    return gettext("lot drawn: white for number 1") if fact.colour == "w" else gettext("lot drawn: black for number 1")


def _drafted(people: _People, fact: facts.Drafted) -> str:
    text = gettext("round {round} paired: {boards} boards", round=fact.round, boards=len(fact.boards))
    waived = gettext(" and ").join(fact.waivers)
    text += _bye(people, fact.bye) + (gettext(", without {articles}", articles=waived) if waived else "")
    apart = "; ".join(map(people.all, fact.gave_way))
    return text + (gettext(", not kept apart: {names}", names=apart) if apart else "")


def _rearranged(people: _People, fact: facts.Rearranged) -> str:
    text = gettext("round {round} changed by hand: {boards} boards", round=fact.round, boards=len(fact.boards))
    return text + _bye(people, fact.bye)


def _bye(people: _People, bye: int | None) -> str:
    return "" if bye is None else gettext(", bye {name}", name=people.entrant(bye))


def _result(people: _People, fact: facts.ResultEntered | facts.ResultCorrected) -> str:
    codes = f"{fact.white_result}:{fact.black_result}".replace("=", "½").replace("-", "–")
    found = codes if fact.white_result.strip() else gettext("removed")
    names = f"{people.name(fact.white)} – {people.name(fact.black)}"
    return gettext("round {round}, {names}: {result}", round=fact.round, names=names, result=found)


def _claimed(people: _People, fact: facts.ResultClaimed) -> str:
    told = _result(people, facts.ResultEntered(fact.round, *seats_of(fact), *codes_of(fact)))
    words = "{result}, says White" if fact.side == "w" else "{result}, says Black"
    return gettext(words, result=told)


def _rated(people: _People, fact: facts.CorrectedForRating) -> str:
    return gettext("{result} (for rating only)", result=_result(people, facts.ResultEntered(*fact)))


def _hand_ended(people: _People, fact: facts.HandEnded) -> str:
    if not fact.different:
        return gettext("round {round}, changes by hand ended: as the rules give", round=fact.round)
    words = "round {round}, changes by hand ended: {count} not as the rules give"
    return gettext(words, round=fact.round, count=fact.different)


def _amended(people: _People, fact: facts.Amended) -> str:
    return gettext("{name} corrected: {player}", name=people.name(fact.id), player=_player(fact.player))


def _withheld(people: _People, fact: facts.NameWithheld) -> str:
    words = "{name}: the name is hidden from the public" if fact.withheld else "{name}: the public may see the name"
    return gettext(words, name=people.name(fact.id))


def _checked_in(people: _People, fact: facts.CheckedIn) -> str:
    words = "{name} is here, by phone" if fact.own else "{name} is here" if fact.here else "{name} is not here"
    return gettext(words, name=people.name(fact.id))


def _anonymised(people: _People, fact: facts.Anonymised) -> str:
    whom = people.name(fact.id) if fact.id else gettext("everyone")
    words = "anonymised: {whom}; the {count} entries before were rewritten in a new chain"
    return gettext(words, whom=whom, count=fact.entries)


def _factors(people: _People, fact: facts.FactorsNoted) -> str:
    if fact.source:
        words = "K ({kind}) of {count} players from {source}"
        return gettext(words, kind=fact.kind, count=len(fact.factors), source=clean(fact.source))
    named = ", ".join(f"{people.name(player)} {k or '–'}" for player, k in fact.factors)
    return gettext("K ({kind}) stated: {named}", kind=fact.kind, named=named)


def _shown_ratings(people: _People, fact: facts.RatingsShown) -> str:
    return gettext("rating changes shown to the public" if fact.shown else "rating changes hidden from the public")


def _norms(people: _People, fact: facts.NormsDeclared) -> str:
    said = ", ".join(filter(None, (clean(fact.exemption), clean(fact.championship))))
    return gettext("kind of event for title norms: {said}", said=said or "–")


def _hall(people: _People, fact: facts.HallAnnounced) -> str:
    said = [gettext("“{message}”", message=fact.message)] if fact.message else []
    if fact.round:
        said.append(gettext("round {round} starts at {when} (UTC)", round=fact.round, when=fact.starts[:16]))
    return gettext("for the hall: {said}", said=", ".join(said) or gettext("only the lists"))


def _squad(people: _People, fact: team_facts.TeamEntered | team_facts.TeamAmended) -> str:
    entered = isinstance(fact, team_facts.TeamEntered)
    words = "team {name} entered: {players}" if entered else "team {name} changed: {players}"
    return gettext(words, name=clean(fact.name), players=people.all(fact.players) or "–")


def _due(people: _People, fact: team_facts.LineUpsDue) -> str:
    if not fact.until:
        return gettext("round {round}: line-ups at any time", round=fact.round)
    return gettext("round {round}: line-ups until {when} (UTC)", round=fact.round, when=fact.until[:16])


def _line_up(people: _People, fact: team_facts.LineUpGiven) -> str:
    seats = ", ".join(f"{at} {people.name(one) if one else '–'}" for at, one in enumerate(fact.players, 1))
    words = "round {round}, line-up of {team}: {seats}"
    return gettext(words, round=fact.round, team=people.team(fact.team), seats=seats)


def _forfeited(people: _People, fact: team_facts.MatchForfeited) -> str:
    names = f"{people.team(fact.white)} – {people.team(fact.black)}"
    found = f"{fact.white_result}:{fact.black_result}".replace("-", "–")
    if not fact.white_result.strip():
        return gettext("round {round}, {names}: the match is played after all", round=fact.round, names=names)
    return gettext("round {round}, {names}: match forfeited, {result}", round=fact.round, names=names, result=found)


def _prizes(people: _People, fact: facts.PrizesDeclared) -> str:
    count = sum(len(one.amounts) for one in fact.prizes.lists) + len(fact.prizes.special)
    total = f"{amount_text(fact.prizes.total)} {clean(fact.prizes.currency)}".rstrip()
    return gettext("prizes declared: {count}, {total} in all", count=count, total=total)


def _awarded(people: _People, fact: facts.PrizeAwarded) -> str:
    if not fact.id:
        return gettext("special prize {number}: no winner", number=fact.number)
    return gettext("special prize {number} to {name}", number=fact.number, name=people.name(fact.id))


def _final(people: _People, fact: facts.FinalPageShown) -> str:
    return gettext("final page published") if fact.shown else gettext("final page withdrawn")


SENTENCES: "dict[type, str | Callable[[_People, Any], str]]" = {
    facts.Created: _created,
    facts.Imported: _imported,
    facts.SettingsChanged: _settings,
    facts.Registered: lambda people, fact: gettext("{player} registered", player=_player(fact.player)),
    facts.Amended: _amended,
    facts.NameWithheld: _withheld,
    facts.FactorsNoted: _factors,
    facts.RatingsShown: _shown_ratings,
    facts.NormsDeclared: _norms,
    facts.Removed: "{name} removed",
    facts.Withdrawn: "{name} withdrawn from round {round} on",
    facts.Returned: "{name} back from round {round} on",
    facts.CheckedIn: _checked_in,
    facts.MissedCredited: "{name}: byes ({code}) for the rounds missed",
    facts.ByeAsked: "{name}: bye ({code}) in round {round}",
    facts.ByeDropped: "{name}: no bye in round {round}",
    facts.StayedIn: "{name} stays in after missing round {round}",
    facts.Forbidden: "kept apart: {names}",
    facts.ForbiddenLifted: "may meet again: {names}",
    facts.GroupDeclared: _group,
    facts.GroupDropped: "group {number} may meet again",
    facts.CategoryDeclared: lambda people, fact: gettext("category {name}", name=clean(fact.category.name)),
    facts.CategoryDropped: "category {name} removed",
    facts.ParticularsNoted: "{name}: contact, fee or notes changed",
    facts.PointsAdjusted: _adjusted,
    facts.LotDrawn: _lot,
    facts.Drafted: _drafted,
    facts.DraftDropped: "round {round}: draft discarded",
    facts.HandStarted: "round {round}, changes by hand started",
    facts.Rearranged: _rearranged,
    facts.HandEnded: _hand_ended,
    facts.Published: "round {round} published",
    facts.ResultEntered: _result,
    facts.ResultCorrected: lambda people, fact: gettext("{result} (corrected)", result=_result(people, fact)),
    facts.CorrectedForRating: _rated,
    facts.ResultClaimed: _claimed,
    facts.FideModeLeft: "FIDE mode left permanently",
    facts.Closed: "round {round} closed",
    facts.Reopened: "round {round} opened again",
    facts.Remarked: "remark: {text}",
    facts.HallAnnounced: _hall,
    facts.PrizesDeclared: _prizes,
    facts.PrizeAwarded: _awarded,
    facts.FinalPageShown: _final,
    facts.Undone: lambda people, fact: gettext("entry {number} undone", number=fact.entry),
    facts.Anonymised: _anonymised,
    team_facts.TeamEntered: _squad,
    team_facts.TeamAmended: _squad,
    team_facts.TeamRemoved: "team {team} removed",
    team_facts.TeamWithdrawn: "{team} withdrawn from round {round} on",
    team_facts.TeamReturned: "{team} back from round {round} on",
    team_facts.CaptainLinkReplaced: "New code for the captain of {team}",
    team_facts.TeamByeAsked: "{team}: bye ({code}) in round {round}",
    team_facts.TeamByeDropped: "{team}: no bye in round {round}",
    team_facts.LineUpsDue: _due,
    team_facts.LineUpGiven: _line_up,
    team_facts.MatchForfeited: _forfeited,
}
"""The words of each kind of fact, or how they are found."""
