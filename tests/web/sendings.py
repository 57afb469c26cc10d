"""What is sent to each address and operation that writes, and the event in which it can be."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from django.conf import settings
from django.core.files.uploadedfile import SimpleUploadedFile

from fairswiss.desk import backups, closing, journals, line_ups, prizes, registration, rounds, teams
from fairswiss.desk.announcing import announced
from fairswiss.desk.events import change_settings
from fairswiss.formats.trf import write_trf
from fairswiss.model.categories import Category
from fairswiss.model.facts import Bond
from fairswiss.model.prizes import Prizes, SpecialPrize
from fairswiss.store import rows
from fairswiss.web.api.senders import packed
from fairswiss.web.results.rows import mark
from tests.web.phones.events import link, says, with_check_in, with_phones
from tests.web.rounds.events import BY, drafted, enter, event, played, published, state
from tests.web.standings.listed import with_rating_list
from tests.web.teams.events import paired, team_event

ANNOUNCED = {
    "name": "Club", "system": "dubov-1997", "rounds": "5", "win": "1", "draw": "0.5", "loss": "0", "pab": "1",
    "numbering": "rating", "upfloat_limit": "strict", "lowest_bracket": "2013",
}  # fmt: skip
Fields = dict[str, Any]


class Sending(NamedTuple):
    """An event in which something can be sent, what is sent, and the rest of the address."""

    begun: Callable[[], str] = event
    fields: Callable[[str], Fields] | Fields = {}  # noqa: RUF012 - never changed


def _file(name: str, content: bytes) -> SimpleUploadedFile:
    return SimpleUploadedFile(name, content)


def _seen(made: str) -> Fields:
    return {"pressed": "1 1-0", "seen-1": mark(journals.read(made), 1, 1)}


def _with_result() -> str:
    made = published()
    board = state(made).round(1).boards[0]
    rounds.enter_results(made, 1, [rounds.Result(board.white, board.black, "1", "0")], BY)
    return made


def _done() -> str:
    made = published(4)
    for board in state(made).round(1).boards:
        rounds.enter_results(made, 1, [rounds.Result(board.white, board.black, "1", "0")], BY)
    return made


def _by_hand() -> str:
    made = drafted()
    rounds.start_hand(made, 1, BY)
    return made


def _withdrawn() -> str:
    made = event()
    registration.withdraw(made, 1, BY)
    return made


def _over() -> str:
    return played(of=1)


def _special() -> str:
    made = _over()
    prizes.declare(made, Prizes(special=(SpecialPrize("Best game", 1000),)), BY)
    return made


def _final() -> str:
    made = _over()
    closing.publish_final(made, "Thank you", BY)
    return made


def _teams_paired() -> str:
    made = team_event()
    paired(made)
    return made


def _team_gone() -> str:
    made = team_event()
    teams.withdraw_team(made, 1, BY)
    return made


def _usual(made: str) -> list[int]:
    return list(line_ups.usual(journals.read(made).state, 1))


def _usual_seats(made: str) -> Fields:
    return {f"board-{at}": str(player) for at, player in enumerate(_usual(made), 1)}


def _kept_apart() -> str:
    made = event()
    registration.forbid(made, (1, 2), BY)
    return made


def _no_show() -> str:
    made = published()
    enter(made, 1, "-", [1])
    return made


def _late() -> str:
    """An event in which the first player was absent from the first round."""
    made = event(5)
    registration.ask_bye(made, 1, 1, "Z", BY)
    rounds.draft(made, BY)
    rounds.publish(made, 1, BY)
    enter(made, 1, "1")
    rounds.close(made, 1, BY)
    return made


def _grouped() -> str:
    made = event()
    registration.declare_group(made, registration.Sought(Bond.GROUP, (1, 2), "Cousins"), BY)
    return made


def _categorised() -> str:
    made = event()
    registration.declare_category(made, Category("U12", age_to=11), BY)
    return made


def _section() -> str:
    made = event()
    change_settings(made, announced(state(made).settings, {"roof": "Spring Festival"}), BY)
    return made


def _listed() -> str:
    return with_rating_list(Path(settings.DATA_FOLDER))


def _put_away() -> str:
    made = played()
    rows.archive(made)
    return made


def _said() -> str:
    made = with_phones()
    says(link(made), "white")
    return made


def _report(made: str) -> Fields:
    return {"file": _file("a.trf", write_trf(state(played()).tournament()).encode()), "system": "", "rounds": ""}


TABLE = b"Name;Rating\nZorn, Zoe;1900\nYarrow, Yan;1800\n"
_T = "t/<slug:tournament>/"
_P = f"{_T}players/<int:registration>/"
_R = f"{_T}rounds/"
PAGES: dict[str, Sending] = {
    "new": Sending(event, ANNOUNCED),
    "import": Sending(event, _report),
    "restore": Sending(event, lambda made: {"file": _file("a.journal", backups.backup(made))}),
    "sample": Sending(),
    f"{_T}settings": Sending(event, {**ANNOUNCED, "name": "Another"}),
    f"{_T}leave-fide-mode": Sending(event, {"typed": "leave FIDE mode"}),
    f"{_T}put-away": Sending(),
    f"{_T}players/add": Sending(event, {"name": "Zorn, Zoe", "rating": "1900"}),
    f"{_T}players/import": Sending(event, {"text": TABLE.decode()}),
    f"{_T}players/import/<str:upload>": Sending(),
    f"{_T}players/rating-list": Sending(),
    f"{_T}players/rating-list/fill": Sending(),
    f"{_P}": Sending(event, {"name": "Zorn, Zoe", "rating": "1900", "seen": ""}),
    f"{_P}withdraw": Sending(),
    f"{_P}return": Sending(_withdrawn),
    f"{_P}byes": Sending(event, {"bye-1": "H", "was-1": ""}),
    f"{_P}forbid": Sending(event, {"other": "2"}),
    f"{_P}lift": Sending(_kept_apart, {"player": ["1", "2"]}),
    f"{_P}points": Sending(played, {"points": "-0.5", "round": "1", "why": "late"}),
    f"{_P}remove": Sending(),
    f"{_P}particulars": Sending(event, {"contact": "zoe@example.org"}),
    f"{_P}move": Sending(_section, lambda made: {"section": _section()}),
    f"{_T}players/groups/add": Sending(event, {"bond": "group", "name": "Cousins", "players": "1\n2"}),
    f"{_T}players/groups/<int:number>/drop": Sending(_grouped),
    f"{_T}players/categories/add": Sending(event, {"name": "U12", "age_to": "11"}),
    f"{_T}players/categories/drop": Sending(_categorised, {"name": "U12"}),
    f"{_T}arrival/<int:registration>/here": Sending(),
    f"{_T}arrival/<int:registration>/missed": Sending(_late, {"code": "H"}),
    f"{_T}arrival/team/<int:team>/here": Sending(team_event),
    f"{_T}arrival/only-who-is-here": Sending(event, {"on": "yes"}),
    f"{_T}arrival/by-phones": Sending(event, {"on": "yes"}),
    f"{_T}hall/announce": Sending(event, {"message": "Tea is ready"}),
    f"{_T}timetable": Sending(event, {"day_1": "2026-11-08", "time_1": "18:30"}),
    f"{_R}bye": Sending(event, {"player": "1", "code": "H"}),
    f"{_R}still-in": Sending(_no_show, {"player": "1", "still": "out"}),
    f"{_R}lot": Sending(event, {"colour": "w"}),
    f"{_R}pair": Sending(),
    f"{_R}pair-by-hand": Sending(event, {"confirmed": "yes"}),
    f"{_R}<int:number>/drop": Sending(drafted),
    f"{_R}<int:number>/publish": Sending(drafted),
    f"{_R}<int:number>/close": Sending(_done),
    f"{_R}<int:number>/reopen": Sending(played),
    f"{_R}<int:number>/hand/start": Sending(drafted),
    f"{_R}<int:number>/hand/change": Sending(_by_hand, {"do": "colours 1"}),
    f"{_R}<int:number>/hand/end": Sending(_by_hand),
    f"{_T}results/<int:number>/enter": Sending(published, _seen),
    f"{_T}results/<int:number>/many": Sending(published, {"lines": "1 1-0\n2 ="}),
    f"{_T}results/<int:number>/take-back": Sending(_with_result),
    f"{_T}standings/ratings/<int:registration>/k": Sending(event, {"standard": "40"}),
    f"{_T}standings/ratings/take-k": Sending(_listed),
    f"{_T}standings/ratings/publish": Sending(event, {"shown": "yes"}),
    f"{_T}standings/norms/declare": Sending(event, {"exemption": "zonal", "championship": ""}),
    f"{_T}journal/undo": Sending(),
    f"{_T}journal/copies/<str:name>/restore": Sending(drafted),
    f"{_T}privacy/<int:registration>/withhold": Sending(),
    f"{_T}privacy/<int:registration>/anonymise": Sending(_put_away, {"name": "Spring Open"}),
    f"{_T}privacy/anonymise": Sending(_put_away, {"name": "Spring Open"}),
    f"{_T}teams/add": Sending(team_event, {"name": "Rooks"}),
    f"{_T}teams/from-clubs": Sending(lambda: team_event(clubs=False)),
    f"{_T}teams/<int:team>/save": Sending(team_event, {"name": "Rooks", "players": "1\n2"}),
    f"{_T}teams/<int:team>/remove": Sending(team_event),
    f"{_T}teams/<int:team>/withdraw": Sending(team_event),
    f"{_T}teams/<int:team>/captain-link": Sending(team_event),
    f"{_T}teams/<int:team>/bye": Sending(team_event, {"round": "1", "code": "H"}),
    f"{_T}teams/round/<int:number>/<int:team>/": Sending(_teams_paired, _usual_seats),
    f"{_T}teams/round/<int:number>/<int:team>/forfeit": Sending(_teams_paired, {"code": "-", "confirmed": "yes"}),
    f"{_T}teams/round/<int:number>/fill": Sending(_teams_paired),
    f"{_T}teams/round/<int:number>/due": Sending(_teams_paired, {"until": "2026-11-17T13:30+00:00"}),
    f"{_T}finish/publish": Sending(_over, {"thanks": "Thank you"}),
    f"{_T}finish/withdraw": Sending(_final),
    f"{_T}prizes/award/<int:number>": Sending(_special, {"player": "1"}),
    f"{_T}prizes/preview": Sending(_over, {"currency": "EUR"}),
    f"{_T}prizes/save": Sending(_over, {"currency": "EUR"}),
    "l/<str:link>": Sending(_teams_paired, _usual_seats),
    "p/<str:link>": Sending(with_phones, {"says": "white"}),
    "p/here/<str:link>": Sending(with_check_in, {"player": "1"}),
}
_OT = "t/{tournament}/"
_OP = f"{_OT}players/{{player}}/"
_OR = f"{_OT}rounds/{{number}}/"
OPERATIONS: dict[str, Sending] = {
    "events": Sending(event, {"name": "Club", "system": "dubov-1997", "rounds": 3}),
    "events/import": Sending(event, lambda made: {"text": write_trf(state(played()).tournament())}),
    "events/restore": Sending(event, lambda made: {"content": packed(backups.backup(made))}),
    "events/sample": Sending(),
    f"{_OT}put-away": Sending(),
    f"{_OT}leave-fide-mode": Sending(event, {"typed": "leave FIDE mode"}),
    f"{_OT}settings": Sending(event, {"name": "Another", "draw": 0.4}),
    f"{_OT}players": Sending(event, {"players": [{"name": "Zorn, Zoe"}, {"name": "Yarrow, Yan"}]}),
    f"{_OT}tables": Sending(event, {"text": TABLE.decode()}),
    f"{_OP}record": Sending(event, {"player": {"name": "Zorn, Zoe", "rating": 1900}}),
    f"{_OP}withdraw": Sending(),
    f"{_OP}return": Sending(_withdrawn),
    f"{_OP}bye": Sending(event, {"round": 1}),
    f"{_OP}byes": Sending(event, {"byes": [{"round": 1, "code": "H"}, {"round": 2, "code": "Z"}]}),
    f"{_OP}points": Sending(played, {"points": -0.5, "round": 1, "why": "late"}),
    f"{_OP}remove": Sending(),
    f"{_OP}withhold": Sending(),
    f"{_OP}particulars": Sending(event, {"contact": "zoe@example.org"}),
    f"{_OP}move": Sending(_section, lambda made: {"section": _section()}),
    f"{_OP}still-in": Sending(_no_show, {"still": "out"}),
    f"{_OT}groups": Sending(event, {"bond": "group", "name": "Cousins", "players": [1, 2]}),
    f"{_OT}groups/{{number}}/drop": Sending(_grouped),
    f"{_OT}categories": Sending(event, {"name": "U12", "age_to": 11}),
    f"{_OT}ratings/factors": Sending(event, {"kind": "standard", "factors": [{"player": 1, "k": 40}]}),
    f"{_OT}ratings/take-factors": Sending(_listed),
    f"{_OT}ratings/show": Sending(event, {"shown": True}),
    f"{_OT}norms": Sending(event, {"exemption": "zonal"}),
    f"{_OT}categories/drop": Sending(_categorised, {"name": "U12"}),
    f"{_OT}arrival/team/{{team}}": Sending(team_event),
    f"{_OT}arrival/only-who-is-here": Sending(event, {"on": True}),
    f"{_OT}arrival/by-phones": Sending(event, {"on": True}),
    f"{_OT}arrival/{{registration}}": Sending(),
    f"{_OT}arrival/{{registration}}/missed": Sending(_late, {"code": "H"}),
    f"{_OT}hall": Sending(event, {"message": "Tea is ready"}),
    f"{_OT}forbidden": Sending(event, {"players": [1, 2]}),
    f"{_OT}forbidden/lift": Sending(_kept_apart, {"players": [1, 2]}),
    f"{_OT}teams": Sending(team_event, {"name": "Rooks"}),
    f"{_OT}teams-from-clubs": Sending(lambda: team_event(clubs=False)),
    f"{_OT}teams/{{team}}": Sending(team_event, {"name": "Rooks", "players": [1, 2]}),
    f"{_OT}teams/{{team}}/remove": Sending(team_event),
    f"{_OT}teams/{{team}}/withdraw": Sending(team_event),
    f"{_OT}teams/{{team}}/captain-link": Sending(team_event),
    f"{_OT}teams/{{team}}/return": Sending(_team_gone),
    f"{_OT}teams/{{team}}/bye": Sending(team_event, {"round": 1, "code": "H"}),
    f"{_OR}line-ups/{{team}}": Sending(_teams_paired, lambda made: {"players": _usual(made)}),
    f"{_OR}fill-line-ups": Sending(_teams_paired),
    f"{_OR}line-ups-due": Sending(_teams_paired, {"until": "2026-11-17T13:30+00:00"}),
    f"{_OR}matches/{{team}}/forfeit": Sending(_teams_paired, {"code": "-", "confirmed": True}),
    f"{_OT}final": Sending(_over, {"thanks": "Thank you"}),
    f"{_OT}final/withdraw": Sending(_final),
    f"{_OT}prizes": Sending(_over, {"currency": "EUR"}),
    f"{_OT}prizes/special/{{number}}": Sending(_special, {"player": 1}),
    f"{_OT}prizes/preview": Sending(_over, {"currency": "EUR"}),
    f"{_OT}lot": Sending(),
    f"{_OT}rounds": Sending(),
    f"{_OT}round-by-hand": Sending(),
    f"{_OR}publish": Sending(drafted),
    f"{_OR}drop": Sending(drafted),
    f"{_OR}close": Sending(_done),
    f"{_OR}reopen": Sending(played),
    f"{_OR}hand/start": Sending(drafted),
    f"{_OR}hand/change": Sending(_by_hand, {"move": "colours", "players": [1]}),
    f"{_OR}hand/end": Sending(_by_hand),
    f"{_OR}results": Sending(published, {"results": [{"board": 1, "result": "1", "seen": "  "}]}),
    f"{_OR}slips": Sending(published, {"lines": "1 1-0\n2 ="}),
    f"{_OR}results/take-back": Sending(_with_result),
    f"{_OR}claims/{{board}}/confirm": Sending(_said),
    f"{_OT}journal/undo": Sending(),
    f"{_OT}journal/copies/{{name}}/restore": Sending(drafted),
    f"{_OT}privacy/anonymise": Sending(_put_away, {"name": "Spring Open"}),
}
