"""Players and teams by name: a number, a name or the beginning of one, with or without accents, leads to the number."""

import re
from collections.abc import Callable, Iterable

from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.tournament import Tournament
from fairswiss.model.whole import whole_number
from fairswiss.ratinglist.names import folded, sound

_WORD = re.compile(r"\w+")
_MOST_SHOWN = 5


def player_number(tournament: Tournament, said: str) -> int:
    """The pairing number of the player with this number or name; whether a number is anybody's is not looked at."""
    return number_of(((player.number, player.name) for player in tournament.players), said)


def team_number(tournament: Tournament, said: str) -> int:
    return number_of(((team.number, team.name) for team in tournament.team_event.teams), said)


def number_of(everyone: Iterable[tuple[int, str]], said: str) -> int:
    """The number said, or that of the only one who is called so; who else could be meant is named in the error."""
    number = whole_number(said)
    if number is not None:
        return number
    known = list(everyone)
    found = _called(known, said)
    if len(found) == 1:
        return found[0][0]
    if found:
        words = "{said!r} could be any of these: {names}. Give the number, or more of the name."
        raise BadRequest(
            gettext(words, said=said, names=_listed(found)),
            code="player-ambiguous",
            facts={"said": said, "numbers": [one[0] for one in found]},
        )
    near = _near(known, said)
    hint = f" {gettext('Did you mean {names}?', names=_listed(near))}" if near else ""
    raise BadRequest(
        gettext("No one here is called {said!r}.", said=said) + hint,
        code="no-such-player",
        facts={"said": said, "numbers": [one[0] for one in near]},
    )


def _called(known: list[tuple[int, str]], said: str) -> list[tuple[int, str]]:
    """Those of this name: by whole words if there are any, else by how words begin, else by their sound."""
    wanted = _words(said)
    ways: tuple[Callable[[str, str], bool], ...] = (str.__eq__, str.startswith, _sounds)
    for alike in ways if wanted else ():
        found = [one for one in known if _matches(_words(one[1]), wanted, alike)]
        if found:
            whole = [one for one in found if len(_words(one[1])) == len(wanted)]
            return whole if len(whole) == 1 else found
    return []


def _matches(words: list[str], wanted: list[str], alike: Callable[[str, str], bool]) -> bool:
    return all(any(alike(word, one) for word in words) for one in wanted)


def _sounds(word: str, wanted: str) -> bool:
    return sound(word) == sound(wanted)


def _near(known: list[tuple[int, str]], said: str) -> list[tuple[int, str]]:
    from difflib import get_close_matches

    words = {word for _, name in known for word in _words(name)}
    close = {near for word in _words(said) for near in get_close_matches(word, words)}
    return [one for one in known if close.intersection(_words(one[1]))]


def _words(name: str) -> list[str]:
    return _WORD.findall(folded(name))


def _listed(some: list[tuple[int, str]]) -> str:
    shown = "; ".join(f"{number} {name}" for number, name in some[:_MOST_SHOWN])
    return f"{shown}; …" if len(some) > _MOST_SHOWN else shown
