"""The words about the gaps of a report. Other languages are in :mod:`fairswiss.language`."""

from fairswiss.language import gettext

COMPLETENESS_WORDS = {
    "title": "{event}: is the report complete?",
    "verdict.ready": "Nothing is missing: the report can be sent.",
    "verdict.look": "Nothing is missing. Look at the points below, then send the report.",
    "verdict.missing.1": "One entry is still missing. Fill it in before you send the report.",
    "verdict.missing": "Still missing: {count} entries. Fill them in before you send the report.",
    "heading.missing": "Missing",
    "heading.odd": "Odd",
    "heading.confirm": "To be confirmed",
    "record": "(record {record})",
    "more": "and {count} more",
    "name.missing": "The name of the event is missing.",
    "city.missing": "The city is missing.",
    "federation.missing": "The federation of the event is missing.",
    "federation.unknown": "FIDE has no federation {detail}.",
    "start.missing": "The first day is missing.",
    "start.unreadable": "The first day cannot be read: {detail}.",
    "end.missing": "The last day is missing.",
    "end.unreadable": "The last day cannot be read: {detail}.",
    "days.order": "The last day is before the first: {detail}.",
    "days.long": "The event takes {detail} days: above 30 the ratings at the time of each game count.",
    "rate.missing": "The rate of play is missing.",
    "type.missing": "The type of the tournament (the pairing system) is missing.",
    "tie-breaks.missing": "No tie-breaks are announced: is that so?",
    "rounds.missing": "The number of rounds is missing.",
    "fide-mode.left": "The event has left FIDE mode: ask your federation before you send it for rating.",
    "arbiter.missing": "The chief arbiter is missing.",
    "arbiter.id": "The chief arbiter has no FIDE id: {detail}.",
    "deputy.id": "A deputy arbiter has no FIDE id: {detail}.",
    "deputy.none": "No deputy arbiter is named: is that so?",
    "day.missing": "Rounds without a date: {count}.",
    "day.unreadable": "Rounds whose date cannot be read: {count}.",
    "day.order": "Rounds whose date is before the round before, or outside the event: {count}.",
    "rounds.left": "Not all rounds have been played ({detail}): is the event over?",
    "results.missing": "Rounds with missing results: {count}.",
    "player.id": "Players without a FIDE id: {count}.",
    "player.id.rated": "Players with a rating, but without a FIDE id: {count}.",
    "player.id.odd": "Players whose FIDE id is not a number: {count}.",
    "player.id.twice": "Players who share a FIDE id with another one: {count}.",
    "player.federation": "Players without a federation: {count}.",
    "player.federation.unknown": "Players of a federation that FIDE does not have: {count}.",
    "player.birth": "Players without a year of birth: {count}.",
    "player.sex": "Players whose sex is not stated: {count}.",
    "player.name": "Names that are not written Last, First: {count}.",
    "player.rank": "Players without a rank: {count}.",
}


def completeness_phrase(name: str, /, **values: object) -> str:
    """The words of that name with the values in their places."""
    return gettext(COMPLETENESS_WORDS[name], context=f"completeness.{name}", **values)
