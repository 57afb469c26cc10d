"""Suggestions for a word that was mistyped."""

from collections.abc import Iterable

from fairswiss.language import gettext


def nearest(said: str, known: Iterable[str]) -> list[str]:
    """The known words most like the one said, the best first."""
    from difflib import get_close_matches  # mistakes may take their time, starts may not

    by_letters = {word.casefold(): word for word in known}
    return [by_letters[word] for word in get_close_matches(said.casefold(), by_letters)]


def did_you_mean(said: str, known: Iterable[str]) -> str:
    """A question to put behind an error message, with a space before it; empty if nothing is near."""
    near = nearest(said, known)
    return f" {gettext('Did you mean {names}?', names=gettext(' or ').join(near))}" if near else ""
