"""Answers of operations: an event, a player, a round, a sheet, a problem as plain data."""

from typing import cast

from django.http import HttpRequest

from fairswiss.desk import journals
from fairswiss.desk.announcing import POINTS, stated
from fairswiss.desk.journals import Known
from fairswiss.desk.notices import notices
from fairswiss.desk.overview import Overview
from fairswiss.desk.proof import Provenance
from fairswiss.desk.registration import categories_of
from fairswiss.desk.roster import birth_year
from fairswiss.desk.shown import round_shown
from fairswiss.model.problems import Problem
from fairswiss.model.tournament import Tournament
from fairswiss.rendering import Subject, as_data
from fairswiss.rendering.match_cards import card_data
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.rendering.sheets import Sheet, head_of, text_of, title_of
from fairswiss.rendering.text import as_text
from fairswiss.web.access import as_seen_by
from fairswiss.web.api.router import Data


def provenance_data(signed: Provenance) -> Data:
    """The signer of a journal: ``ours``, ``someone else's`` or ``unsigned``, and the fingerprint of the key."""
    return {"whose": signed.whose.value, "key": signed.key}


def problem_data(problem: Problem) -> Data:
    """One thing that is wrong."""
    place, severity = problem.where._asdict(), problem.severity.value
    return {**problem._asdict(), "where": place, "severity": severity, "way": problem.way or ""}


def data_of(subject: Subject, facts: Tournament) -> Data:
    """The JSON data of a subject that is rendered as one object."""
    return cast("Data", as_data(subject, facts))


def event_data(known: Known, drafts: bool = True) -> Data:
    """The state and the settings of an event; without ``drafts`` as if the draft of a round did not exist."""
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


def settings_data(known: Known) -> Data:
    """Every field of an announcement, by the names under which it can be changed."""
    held = stated(known.state.settings)
    return {**held, **{name: held[name] / 10 for name in POINTS}}


def player_data(event: Known, registration: int) -> Data:
    """A player of the list: of the birth no more than the year."""
    known = event.state.player(registration)._asdict()
    known["national"] = [{**record._asdict(), "birth": birth_year(record.birth)} for record in known.pop("national")]
    known["birth"] = birth_year(known["birth"])
    del known["order"]
    known["categories"] = list(categories_of(event.state, registration))
    return {"registration": registration, **known, "withdrawn_from": event.state.withdrawn.get(registration)}


def round_data(event: Known, number: int) -> Data:
    """The boards of a round, and who sits at none."""
    shown = round_shown(event, number)
    held = shown._asdict()
    del held["open_boards"]
    boards = [board._asdict() for board in shown.boards]
    byes = [{"registration": player, "code": code} for player, code in shown.byes.items()]
    gave_way = [list(group.players) for group in shown.gave_way]
    return held | {"boards": boards, "byes": byes, "gave_way": gave_way}


def sheet_data(sheet: Sheet) -> Data:
    """A sheet in the language of the reader. The links of slips are for paper: programs do not get them."""
    return {
        "sheet": sheet.kind,
        "round": sheet.round,
        "title": title_of(sheet, sheet_phrase),
        "day": sheet.day,
        "is_draft": sheet.is_draft,
        "columns": [head_of(column, sheet_phrase) for column in sheet.columns],
        "rows": [[text_of(cell, sheet_phrase) for cell in row] for row in sheet.rows],
        "remarks": [text_of(remark, sheet_phrase) for remark in sheet.remarks],
        "slips": [slip._replace(white_link="", black_link="")._asdict() for slip in sheet.slips],
        "match_cards": [card_data(card) for card in sheet.match_cards],
        "line_up_slips": [slip._replace(link="")._asdict() for slip in sheet.line_up_slips],
        "text": as_text(sheet.told),
    }


def seen_event(request: HttpRequest, tournament: str) -> Known:
    """An event as whoever asks may see it."""
    return as_seen_by(request.user, journals.read(tournament))


def seen_round(request: HttpRequest, tournament: str, number: int) -> Known:
    """The event of a round that whoever asks may see; refuses a round that is not there, a draft for some."""
    event = seen_event(request, tournament)
    event.state.round(number)
    return event
