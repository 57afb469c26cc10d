"""Byes: record 240 of TRF26 and XXZ of JaVaFo."""

from fairswiss.formats.trf.columns import columns, id_columns, natural, naturals
from fairswiss.formats.trf.draft import Draft, Request
from fairswiss.formats.trf.limits import MAX_IDS_PER_LINE, MAX_ROUNDS
from fairswiss.language import gettext
from fairswiss.model import Absence, Where
from fairswiss.model.results import REQUESTABLE_BYES

_ROUND = columns(7, 9)
_PLAYERS = columns(10, 99_999)


def read_240(draft: Draft, number: int, line: str) -> None:
    """``240 H 003    4``: the type at 5, the round at 7-9, players at 11-14, 16-19 …"""
    code, round_number, players = line[4:5].upper(), natural(line[_ROUND]), naturals(line[_PLAYERS])
    if round_number is None:  # not in the columns: then the blanks must do
        words = line[5:].split()
        round_number, players = natural(words[0]) if words else None, naturals(" ".join(words[1:]))
    if code not in REQUESTABLE_BYES:
        draft.report.error(
            gettext("the bye is of the type {code!r}", code=code),
            gettext("it can be F, H or Z"),
            gettext("correct it"),
            Where(number, 5),
        )
    elif not round_number or round_number > MAX_ROUNDS:
        what = gettext(
            "the round {text!r} is not a number from 1 to {most}", text=line[_ROUND].strip(), most=MAX_ROUNDS
        )
        draft.report.error(what, gettext("it belongs in columns 7-9"), gettext("correct it"), Where(number, 7))
    elif not players:
        what = (
            gettext("the players of this bye cannot be read") if players is None else gettext("this bye has no players")
        )
        draft.report.error(
            what, gettext("columns of their numbers: 11-14, 16-19 …"), gettext("correct them"), Where(number, 11)
        )
    elif draft.registered(players, number):
        draft.requests += [Request(number, round_number, player, code) for player in players]


def read_xxz(draft: Draft, number: int, line: str) -> None:
    """``XXZ 4 17``: players who are not to be paired in the coming round."""
    players = naturals(line[3:])
    if players is None:
        draft.report.error(
            gettext("the absent players cannot be read"),
            gettext("XXZ lists numbers"),
            gettext("correct it"),
            Where(number, 5),
        )
    elif draft.registered(players, number):
        draft.absent_next += players


def write_240(absences: tuple[Absence, ...]) -> list[str]:
    """One record for each round and type; only a list too long for a line takes several."""
    players: dict[tuple[int, str], list[int]] = {}
    for absence in absences:
        players.setdefault((absence.round, absence.code), []).append(absence.player)
    return [
        f"240 {code} {number:03}{id_columns(listed[at : at + MAX_IDS_PER_LINE])}"
        for (number, code), listed in sorted(players.items())
        for at in range(0, len(listed), MAX_IDS_PER_LINE)
    ]
