"""The data of a player: parsed from input, validated, and recognised later."""

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import NamedTuple

from fairswiss.desk.telling import one_line, required
from fairswiss.formats.players import values
from fairswiss.journal.state import State
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.model.player import TITLES, NationalRecord, Player, title_rank
from fairswiss.model.problems import Problem, Where
from fairswiss.model.tournament import EventInfo

_LONGEST_NAME = 100
_LONGEST_CATEGORY = 30


def typed(fields: Mapping[str, str]) -> tuple[Player, list[str]]:
    """A player as somebody typed it, and the fields that cannot be read."""
    name, _ = values.name(fields.get("name", ""))
    wrong = [] if name and len(name) <= _LONGEST_NAME else ["name"]
    read = {field: reader(fields.get(field, "")) for field, reader in values.READERS.items()}
    wrong += [field for field, found in read.items() if found.problem]
    rating, title, federation, fide_id, birth, sex, club = (found.text for found in read.values())
    return Player(0, name, int(rating or 0), title, federation, fide_id, birth, sex, club=club), wrong


def national_record(player: Player, info: EventInfo) -> NationalRecord:
    """The national record that is shown and changed: of the federation that rates the event, else of the player's."""
    held = player.national
    federation = info.rating_federation or (held[0].federation if held else "") or player.federation or info.federation
    return next((one for one in held if one.federation == federation), NationalRecord(federation))


def nationally_rated(player: Player, rating: int, national_id: str, info: EventInfo) -> Player:
    """The player with a national rating and id (0 and nothing: without them); another federation's record stays."""
    mine = national_record(player, info)
    if not mine.federation:
        if not rating and not national_id:
            return player
        words = "A national rating belongs to a federation. Enter the player's federation, or that of the event."
        raise BadRequest(gettext(words), code="rating-without-federation")
    known = mine._replace(rating=rating, national_id=national_id)
    others = tuple(one for one in player.national if one.federation != mine.federation)
    return player._replace(national=others if known == NationalRecord(mine.federation) else (known, *others))


class Beside(NamedTuple):
    """Data of a player beside those of FIDE, as a program states them; what it leaves out stays as it is."""

    national_rating: int | None = None
    national_id: str | None = None
    by_hand: tuple[str, ...] | None = None
    """The categories given by hand."""


def completed(player: Player, beside: Beside, state: State) -> Player:
    """The player with these data; refuses an id that is none, and a category that the event does not have."""
    info = state.settings.info
    held, (rating, numbered, by_hand) = national_record(player, info), beside
    read = values.national_id(held.national_id if numbered is None else numbered)
    if read.problem:
        words = "{what}. Write up to {most} letters, digits, dots and dashes."
        raise BadRequest(gettext(words, what=read.problem[0], most=values.LONGEST_NATIONAL_ID), code="value-unreadable")
    player = nationally_rated(player, held.rating if rating is None else rating, read.text, info)
    for name in by_hand or ():
        if name not in state.categories:
            raise BadRequest(gettext("There is no category {name!r}.", name=name), code="category-unknown")
    return player if by_hand is None else player._replace(categories=tuple(sorted(set(by_hand))))


def with_record(player: Player, federation: str, rating: str, national_id: str) -> Player:
    """The player with the record of a national list, as far as it can be read."""
    code, rated, numbered = values.federation(federation), values.rating(rating), values.national_id(national_id)
    if not code.text or not (rated.text or numbered.text):
        return player
    return player._replace(national=(NationalRecord(code.text, int(rated.text or 0), national_id=numbered.text),))


def sent(fields: Mapping[str, str], before: Player | None = None, line: int = 1) -> tuple[Player, list[Problem]]:
    """A player as a program states it, and what cannot be used; what is known of the player already stays as it is."""
    stays = {
        field: getattr(before, field)
        for field in values.READERS
        if before and fields.get(field, "") == str(getattr(before, field) or "")
    }
    found, wrong = typed({field: text for field, text in fields.items() if field not in stays})
    return found._replace(**stays), [_unusable(found.name, field, fields[field], line) for field in wrong]


def _unusable(player: str, field: str, value: str, line: int) -> Problem:
    """In the words of the tables, which read the same values."""
    if field == "name":
        why, remedy = gettext("a name has 1 to {most} characters", most=_LONGEST_NAME), gettext("correct it")
    else:
        _, why, remedy = values.READERS[field](value).problem or ("", "", "")
    shown = gettext("FIDE id") if field == "fide_id" else gettext(field, context="field")
    what = gettext("{player}: the {field} {value!r:.40} cannot be used", player=player[:40], field=shown, value=value)
    return Problem(what, why, remedy, Where(line=line))


def mark_of(player: Player) -> str:
    """Changes when anything that is known of the player does."""
    return blake2b(repr(player._replace(number=0, rank=0)).encode(), digest_size=8).hexdigest()


def cleaned(players: Iterable[Player]) -> tuple[list[Player], list[Problem]]:
    """The players without their numbers, and what is wrong with them."""
    found, problems = [], []
    for at, player in enumerate(players, 1):
        try:
            name = required(player.name, gettext("The name"), _LONGEST_NAME)
        except BadRequest as error:
            problems.append(Problem(error.message, where=Where(line=at)))
            continue
        if len(one_line(player.name, 2 * _LONGEST_NAME)) > _LONGEST_NAME:
            why = gettext("a name has at most {most} characters", most=_LONGEST_NAME)
            problems.append(Problem(name[:40] + "…", why, gettext("shorten it"), Where(line=at)))
        title = one_line(player.title, 3).upper()
        if title and title_rank(title) == len(TITLES):
            what = gettext("{name}: {title!r} is not a title", name=name, title=title)
            one_of = gettext("one of {titles}", titles=", ".join(TITLES))
            problems.append(Problem(what, "", one_of, Where(line=at)))
        if not 0 <= player.rating <= 9999:
            what = gettext("{name}: rating {rating}", name=name, rating=player.rating)
            problems.append(Problem(what, gettext("0 to 9999"), gettext("correct it"), Where(line=at)))
        if player.fide_id and not player.fide_id.strip().isdigit():
            what = gettext("{name}: FIDE id {id!r:.20}", name=name, id=player.fide_id)
            problems.append(Problem(what, gettext("digits only"), gettext("correct it"), Where(line=at)))
        found.append(
            player._replace(
                number=0,
                name=name,
                title=title,
                federation=one_line(player.federation, 3).upper(),
                fide_id=one_line(player.fide_id, 11),
                birth=one_line(player.birth, 10),
                sex=one_line(player.sex, 1),
                club=one_line(player.club, values.LONGEST_CLUB),
                categories=tuple(sorted({one_line(name, _LONGEST_CATEGORY) for name in player.categories} - {""})),
                rank=0,
            )
        )
    return found, problems
