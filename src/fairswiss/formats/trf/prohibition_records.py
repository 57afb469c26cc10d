"""Players who must not meet: record 260 of TRF26 and XXP of JaVaFo."""

from fairswiss.formats.trf.columns import id_columns, naturals
from fairswiss.formats.trf.draft import Draft
from fairswiss.formats.trf.limits import MAX_ROUNDS
from fairswiss.formats.trf.ranges import round_fields
from fairswiss.language import gettext
from fairswiss.model import Prohibition, Where


def read_260(draft: Draft, number: int, line: str) -> None:
    """``260 001 004    2    5``: rounds at 5-7 and 9-11 (blank: all), players at 13-16, 18-21 …"""
    first, last, listed = round_fields(line)
    if first is None or last is None or first > MAX_ROUNDS:
        what = gettext("the rounds {text!r} cannot be read", text=line[3:11].strip())
        draft.report.error(
            what, gettext("they belong in columns 5-7 and 9-11"), gettext("correct them"), Where(number, 5)
        )
    else:
        _prohibit(draft, number, listed, first, last)


def read_xxp(draft: Draft, number: int, line: str) -> None:
    """``XXP 2 5``: in all rounds."""
    _prohibit(draft, number, line[3:], 1, 0)


def _prohibit(draft: Draft, number: int, listed: str, first: int, last: int) -> None:
    players = naturals(listed)
    if players is None:
        what = gettext("the players {text!r} cannot be read", text=listed.strip()[:40])
        draft.report.error(what, gettext("this record lists player numbers"), gettext("correct them"), Where(number))
        return
    if len(set(players)) < 2:
        what = gettext("a forbidden pairing names fewer than two players")
        draft.report.warning(what, "", gettext("check that the line is complete"), Where(number))
    if draft.registered(players, number) and players:
        draft.prohibitions.append(Prohibition(tuple(players), first, last if 0 < last < MAX_ROUNDS else None))


def write_260(prohibition: Prohibition, planned: int | None) -> list[str]:
    """Record 260; a prohibition to the end names the last round there is."""
    if not prohibition.players:
        return []
    last = prohibition.last_round or planned or MAX_ROUNDS
    return [f"260 {prohibition.first_round:03} {last:03}{id_columns(prohibition.players)}"]


def write_xxp(prohibition: Prohibition, planned: int | None) -> list[str]:
    """Record XXP when it holds in all rounds; XXP has no place for rounds, so 260 when it does not."""
    if not prohibition.players or prohibition.first_round > 1 or prohibition.last_round is not None:
        return write_260(prohibition, planned)
    return [f"XXP {' '.join(map(str, prohibition.players))}"]
