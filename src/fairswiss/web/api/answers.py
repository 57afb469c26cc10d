"""What operations answer with: an event, a player, a round, a sheet, a problem as plain data."""

from typing import cast

from django.http import HttpRequest

from fairswiss.app.announcing import POINTS, stated
from fairswiss.app.notices import notices
from fairswiss.app.overview import Overview
from fairswiss.app.roster import birth_year
from fairswiss.app.seating import resting, unplaced
from fairswiss.journal.facts import Settings
from fairswiss.journal.state import State
from fairswiss.model.problems import Problem
from fairswiss.model.tournament import Tournament
from fairswiss.rendering import Subject, as_data
from fairswiss.rendering.sheet_words import words
from fairswiss.rendering.sheets import Sheet, head_of, text_of, title_of
from fairswiss.rendering.text import as_text
from fairswiss.store import journals
from fairswiss.store.journals import Known
from fairswiss.store.signing import Provenance
from fairswiss.web.access import as_seen_by
from fairswiss.web.api.router import Data


def provenance_data(signed: Provenance) -> Data:
    """Whose a journal is: ``ours``, ``someone else's`` or ``unsigned``, and the fingerprint of the key."""
    return {"whose": signed.whose.value, "key": signed.key}


def problem_data(problem: Problem) -> Data:
    """One thing that is wrong."""
    return {**problem._asdict(), "where": problem.where._asdict(), "severity": problem.severity.value}


def data_of(subject: Subject, facts: Tournament) -> Data:
    """What the rendering says of something that is one object."""
    return cast("Data", as_data(subject, facts))


def event_data(known: Known, drafts: bool = True) -> Data:
    """Where an event stands and what is announced; without ``drafts`` as if the round on the desk were not there."""
    settings = known.state.settings
    return {
        **Overview.of(known, drafts)._asdict(),
        "head": known.head,
        "info": settings.info._asdict(),
        "scoring": settings.scoring._asdict(),
        "first_colour": known.state.first_colour,
        "baku": settings.baku,
        "phones": settings.phones,
        "fide_mode": known.state.fide_mode,
        "notices": notices(known.state),
    }


def settings_data(settings: Settings) -> Data:
    """Every field of an announcement, by the names under which it can be changed."""
    held = stated(settings)
    return {**held, **{name: held[name] / 10 for name in POINTS}}


def player_data(state: State, registration: int) -> Data:
    """A player of the list: of the birth no more than the year."""
    known = state.player(registration)._asdict()
    known["national"] = [{**record._asdict(), "birth": birth_year(record.birth)} for record in known.pop("national")]
    known["birth"] = birth_year(known["birth"])
    del known["order"]
    return {"registration": registration, **known, "withdrawn_from": state.withdrawn.get(registration)}


def round_data(state: State, number: int) -> Data:
    """The boards of a round, and who sits at none."""
    played = state.round(number)
    boards = [
        {"board": at, **board._asdict(), "for_rating": "".join(played.for_rating.get(board[:2], ()))}
        for at, board in enumerate(played.boards, 1)
    ]
    byes = [{"registration": player, "code": code} for player, code in played.byes.items()]
    return {
        "round": number,
        "stage": played.stage.value,
        "system": played.system,
        "by_hand": played.by_hand,
        "different": played.different,
        "boards": boards,
        "byes": byes,
        "unplaced": unplaced(state, number),
        "rests": resting(state, number),
    }


def sheet_data(sheet: Sheet) -> Data:
    """A sheet in the language of the reader. The links of slips are for paper: programs do not get them."""
    return {
        "sheet": sheet.kind,
        "round": sheet.round,
        "title": title_of(sheet, words),
        "day": sheet.day,
        "is_draft": sheet.is_draft,
        "columns": [head_of(column, words) for column in sheet.columns],
        "rows": [[text_of(cell, words) for cell in row] for row in sheet.rows],
        "remarks": [text_of(remark, words) for remark in sheet.remarks],
        "slips": [slip._replace(white_link="", black_link="")._asdict() for slip in sheet.slips],
        "text": as_text(sheet.told),
    }


def seen_event(request: HttpRequest, tournament: str) -> Known:
    """An event as whoever asks may see it."""
    return as_seen_by(request.user, journals.read(tournament))


def seen_state(request: HttpRequest, tournament: str, number: int) -> State:
    """The event of a round that whoever asks may see; refuses a round that is not there, a draft for some."""
    state = seen_event(request, tournament).state
    state.round(number)
    return state
