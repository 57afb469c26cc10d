"""Screens in the playing hall: answered cheaply while nothing changes."""

import gzip

from tests.web.databases import ON_ONE
from tests.web.public.events import hide, hostile_event, result_of_first_board
from tests.web.visitors import HOST, Visitor, text

DATABASES = ON_ONE


def test_the_list_is_sent_again_only_when_it_changes(visitor: Visitor) -> None:
    made = hostile_event()
    address = f"/public/{made}/screen/list"
    first = visitor.get(address)
    assert first["Cache-Control"] == "no-cache"
    same = visitor.get(address, headers={"host": HOST, "if-none-match": first["ETag"]})
    assert same.status_code == 304
    assert same["ETag"] == first["ETag"]
    assert text(same) == ""
    result_of_first_board(made, 2)
    fresh = visitor.get(address, headers={"host": HOST, "if-none-match": first["ETag"]})
    assert fresh.status_code == 200
    assert fresh["ETag"] != first["ETag"]
    assert "1 : 0" in text(fresh)


def test_a_result_does_not_send_the_names_again(visitor: Visitor) -> None:
    made = hostile_event()
    for show in ("names", "standings"):
        address = f"/public/{made}/screen/list?show={show}"
        tag = visitor.get(address)["ETag"]
        result_of_first_board(made, 2, "1" if show == "names" else "0")
        assert visitor.get(address, headers={"host": HOST, "if-none-match": tag}).status_code == 304


def test_a_list_is_packed_for_browsers_that_unpack(visitor: Visitor) -> None:
    address = f"/public/{hostile_event()}/screen/list"
    packed = visitor.get(address, headers={"host": HOST, "accept-encoding": "gzip, br"})
    assert packed["Content-Encoding"] == "gzip"
    plain = visitor.get(address)
    assert "Content-Encoding" not in plain
    assert "Accept-Encoding" in packed["Vary"]
    assert packed["ETag"] == plain["ETag"]
    assert gzip.decompress(packed.content).decode() == text(plain)


def test_the_tag_of_the_page_is_that_of_its_list(visitor: Visitor) -> None:
    made = hostile_event()
    tag = visitor.get(f"/public/{made}/screen/list?show=names")["ETag"]
    assert f'data-tag="{tag.replace(chr(34), "&quot;")}"' in text(visitor.get(f"/public/{made}/screen/?show=names"))
    german = {"host": HOST, "accept-language": "de", "if-none-match": tag}
    assert visitor.get(f"/public/{made}/screen/list?show=names", headers=german).status_code == 200


def test_a_tag_opens_nothing_that_was_hidden(visitor: Visitor) -> None:
    made = hostile_event()
    tag = visitor.get(f"/public/{made}/screen/list")["ETag"]
    hide(made)
    for sent in (tag, "*"):
        answer = visitor.get(f"/public/{made}/screen/list", headers={"host": HOST, "if-none-match": sent})
        assert answer.status_code == 404


_ASKED = (
    ("", "of-result"),
    ("show=names", "of-colour"),
    ("show=standings", "of-points"),
    ("show=slips", "of-result"),
    ("seconds=1", 'data-seconds="4"'),
    ("seconds=99999", 'data-seconds="120"'),
    ("seconds=²", 'data-seconds="12"'),
    ("theme=light", 'data-theme="light"'),
    ("theme=x", 'data-theme="dark"'),
)


def test_what_a_screen_can_be_asked_for(visitor: Visitor) -> None:
    made = hostile_event()
    for asked, found in _ASKED:
        assert found in text(visitor.get(f"/public/{made}/screen/?{asked}")), asked
