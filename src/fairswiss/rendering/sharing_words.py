"""The words of the calendar, the feed and the card of an event. Other languages are in :mod:`fairswiss.language`."""

from fairswiss.language import gettext

SHARING_WORDS = {
    "schedule": "Schedule",
    "follow": "Pairings, results and standings live",
    "calendar": "Calendar of the rounds",
    "feed": "Feed",
    "card": "Picture for messengers",
    "round": "Round {round}",
    "round-of": "round {round} of {rounds}",
    "players": "{count} players",
    "pairings": "Pairings of round {round}",
    "complete": "All results of round {round} are in.",
    "playing": "Round {round} is published.",
    "standing": "Standings after round {round}",
}


def sharing_phrase(name: str, /, **values: object) -> str:
    """The words of that name with the values in their places."""
    return gettext(SHARING_WORDS[name], context=f"sharing.{name}", **values)
