"""The layouts in which FIDE publishes its lists, and everything that is none of them."""

import io
import zipfile
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairswiss.formats.archives import blocks_of, only_member, opened
from fairswiss.formats.rating_list import read_rating_list
from fairswiss.model import FairswissError, InvalidFile, TooLarge
from fairswiss.model.listed import FIDE_FIELDS, KINDS, ListedPlayer
from fairswiss.model.problems import Remedy
from tests.ratinglist.lists import PEOPLE, Person, single_list, text_list, xml_list


def read(source: bytes, kind: str = "", size: int = 1 << 16) -> list[ListedPlayer]:
    blocks = [source[at : at + size] for at in range(0, len(source), size)]
    return [_listed(row) for row in read_rating_list(blocks, kind).rows]


def _listed(row: tuple[str, ...]) -> ListedPlayer:
    texts = [text.strip() for text in row]
    numbers = [int(text or 0) for text in texts[7:14]]
    return ListedPlayer._make([int(texts[0]), *texts[1:7], *numbers, texts[14], (), ""])


def expected(p: Person, ratings: bool = True) -> ListedPlayer:
    return ListedPlayer(
        int(p.fide_id), p.name, p.federation, p.sex, p.title, p.women_title, p.other_titles[:15],
        int(p.standard), 20, int(p.rapid) if ratings else 0, 20 if ratings else 0, int(p.blitz) if ratings else 0,
        20 if ratings else 0, int(p.birth), p.flag,
    )  # fmt: skip


@pytest.mark.parametrize("size", [7, 100, 1 << 16])
def test_the_combined_list_as_text(size: int) -> None:
    assert read(text_list(), size=size) == [expected(p) for p in PEOPLE]


def test_the_older_list_without_the_arena_titles() -> None:
    people = tuple(p for p in PEOPLE if not p.foa)
    assert read(text_list(people, foa=False)) == [expected(p) for p in people]


@pytest.mark.parametrize("size", [7, 100, 1 << 16])
def test_the_list_as_xml(size: int) -> None:
    found = read(xml_list(), size=size)
    assert [p._replace(other_titles=p.other_titles[:15]) for p in found] == [expected(p) for p in PEOPLE]


def test_a_list_with_one_rating_says_its_month_and_must_be_told_its_kind() -> None:
    listing = read_rating_list([single_list()], "rapid")
    assert (listing.period, listing.kinds) == ("2026-10", ("rapid",))
    found = read(single_list(), "standard")
    assert found == [expected(p, ratings=False) for p in PEOPLE]
    assert read(single_list(), "rapid")[0].rapid == 2400
    assert read(xml_list(single=True), "blitz")[0].blitz == 2400
    for source in (single_list(), xml_list(single=True)):
        with pytest.raises(InvalidFile, match="does not say which") as refused:
            read(source)
        assert (refused.value.remedies, refused.value.facts) == ((Remedy.STATE_KIND,), {"known": list(KINDS)})
    assert read_rating_list([text_list()]).kinds == KINDS


def test_lines_without_their_trailing_blanks_are_read() -> None:
    stripped = b"\n".join(line.rstrip() for line in text_list().splitlines())
    assert read(stripped) == [expected(p) for p in PEOPLE]


def test_what_is_odd_is_told_and_nothing_else_is_lost() -> None:
    broken = text_list().replace(b"103  ", b"1x3  ").replace(b"2301", b"23o1")
    listing = read_rating_list([broken])
    assert len(list(listing.rows)) == len(PEOPLE) - 1
    told = [str(problem) for problem in listing.oddities.problems()]
    assert len(told) == 2
    assert "line 4" in told[0]
    assert "'23o1' of Tchernykh" in told[1]


BOMB = b"<!DOCTYPE x [" + b"".join(b'<!ENTITY a%d "%s">' % (n, b"&a%d;" % (n - 1) * 10) for n in range(1, 30)) + b"]>"


@pytest.mark.parametrize(
    ("source", "words"),
    [
        (b"", "empty"),
        (b"\x00\x01\x02", "not text"),
        (b"name,rating\nx,1\n", "not the header"),
        (text_list()[: text_list().index(b"\n") + 1], "no player"),
        (BOMB + b"<playerslist><player><name>&a29;</name></player></playerslist>", "document type"),
        (b'<!DOCTYPE x SYSTEM "file:///etc/passwd"><playerslist/>', "document type"),
        (b"<playerslist><player><fideid>1</fideid>", "broken"),
        (b"<playerslist></playerslist>", "element <player>"),
        (b"<a>" * 200_000, "element <player>"),
        (b"<playerslist><player><name>&xxe;</name></player></playerslist>", "broken"),
        (b"<?xml version='1.0' encoding='nonsense'?><playerslist></playerslist>", "broken"),
        (text_list() + b"x" * 10_000, "more than"),
    ],
)
def test_what_is_no_rating_list_is_refused_with_clear_words(source: bytes, words: str) -> None:
    with pytest.raises(InvalidFile, match=words):
        read(source)


@given(st.binary(max_size=200), st.integers(0, 400), st.sampled_from([text_list(), xml_list(), single_list()]))
@settings(max_examples=300, deadline=None)
def test_a_damaged_list_raises_nothing_but_our_errors(junk: bytes, at: int, source: bytes) -> None:
    try:
        listing = read_rating_list([source[:at] + junk + source[at + len(junk) :]], "standard")
        rows = list(listing.rows)
    except FairswissError:
        return
    assert all(len(row) == len(FIDE_FIELDS) and row[0].strip().isdigit() for row in rows)


def zipped(**members: bytes) -> io.BytesIO:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(name.replace("_", "."), content)
    stream.seek(0)
    return stream


def unpacked(stream: io.BytesIO, limit: int = 1 << 20) -> Iterator[bytes]:
    archive = opened(stream)
    return blocks_of(archive, only_member(archive, lambda name: name.endswith(".txt"), "a text"), limit)


def test_an_archive_is_unpacked_as_far_as_it_may_be() -> None:
    assert b"".join(unpacked(zipped(list_txt=text_list(), readme_md=b"x"))) == text_list()
    with pytest.raises(TooLarge):
        list(unpacked(zipped(list_txt=bytes(10_000_000))))


@pytest.mark.parametrize(
    "stream", [zipped(a_md=b""), zipped(a_txt=b"", b_txt=b""), io.BytesIO(b"PK\x03\x04 and no more")]
)
def test_an_archive_that_leaves_doubt_is_refused(stream: io.BytesIO) -> None:
    with pytest.raises(InvalidFile):
        list(unpacked(stream))


@given(st.integers(0, 200), st.binary(min_size=1, max_size=8))
@settings(max_examples=200, deadline=None)
def test_a_damaged_archive_raises_nothing_but_our_errors(at: int, junk: bytes) -> None:
    content = zipped(a_txt=text_list()).getvalue()
    try:
        list(unpacked(io.BytesIO(content[:at] + junk + content[at + len(junk) :])))
    except FairswissError:
        return
