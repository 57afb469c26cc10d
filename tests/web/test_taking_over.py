"""Events taken over from reports."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from fairswiss.desk import events, rounds
from fairswiss.model import BadRequest
from tests.formats.lines import row
from tests.web.samples import BY, EXAMPLES
from tests.web.visitors import Visitor, text


def test_a_report_without_a_name_is_called_like_its_file(owner: Visitor) -> None:
    content = (EXAMPLES / "weekend-open.trf").read_bytes()
    nameless = b"\n".join(line for line in content.splitlines() if not line.startswith(b"012"))
    file = SimpleUploadedFile("herbst 1998.trf", nameless, "text/plain")
    response = owner.send("/import", {"file": file, "system": "dubov-1997", "rounds": "9"}, follow=True)
    assert response.status_code == 200
    assert "<h1>herbst 1998</h1>" in text(response)


def test_another_system_than_the_report_names_is_warned_about(owner: Visitor) -> None:
    content = (EXAMPLES / "weekend-open.trf").read_bytes()
    file = SimpleUploadedFile("open.trf", content, "text/plain")
    page = text(owner.send("/import", {"file": file, "system": "dutch-2026", "rounds": "9"}, follow=True))
    assert "the file names dubov-1997, but dutch-2026 was asked for and is used" in page


def test_players_paired_by_the_place_of_their_lines_are_numbered_so(database: str) -> None:
    lines = [
        "012 Club",
        "142 3",
        "092 Dutch 2026",
        "XXC rank",
        row(3, name="Ada"),
        row(1, name="Bob"),
        row(2, name="Eve"),
    ]
    known, warnings = events.import_event("\n".join(lines).encode(), BY)
    assert [(player.number, player.name) for player in known.state.tournament().players] == [
        (1, "Ada"),
        (2, "Bob"),
        (3, "Eve"),
    ]
    assert ["XXC rank" in warning.what for warning in warnings] == [True]


def test_members_of_teams_that_play_matches_are_not_drafted(database: str) -> None:
    teams = ["310   1 Rooks", "362 TW 3.0   TD 1.0   TL 0.0"]
    lines = ["012 Club", "142 3", "152 W", "092 Dutch 2026", row(1), row(2), *teams]
    known, warnings = events.import_event("\n".join(lines).encode(), BY)
    assert [warning.what for warning in warnings if "can be neither paired nor checked" in warning.what]
    with pytest.raises(BadRequest, match="team matches"):
        rounds.draft(known.event, BY)
