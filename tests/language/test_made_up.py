"""A language that nobody speaks: its catalogue alone brings it to the command line, to documents and to the pages."""

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from babel.messages.pofile import write_po
from pypdf import PdfReader

from fairswiss.language import OWN_NAME
from tests.cli.events import event, impossible_event, process, saved
from tests.language.catalogues import collected, file, kept, main
from tests.web.live import manager, trusting

pytestmark = pytest.mark.long  # by processes
CODE = "qya"
CALLED = "Neverlandic"


def strange(text: str) -> str:
    """The same words, as no other language has them; blanks at the ends stay where they are."""
    words = text.strip()
    return text.replace(words, f"¡{words}!") if words else text


@pytest.fixture(scope="module")
def locale(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a catalogue of the language, made as translators make one, and nothing else."""
    folder = tmp_path_factory.mktemp("locale")
    assert main(["--locale", str(folder), CODE]) == 1  # it has every text, and none is translated
    catalog = kept(CODE, folder)
    assert len(catalog) == len(collected())
    for message in catalog:
        if message.id:
            forms = (message.id,) if isinstance(message.id, str) else message.id
            said = tuple(CALLED if message.context == OWN_NAME else strange(form) for form in forms)
            message.string = said[0] if isinstance(message.id, str) else said
    with file(CODE, folder).open("wb") as stream:
        write_po(stream, catalog)
    assert main(["--locale", str(folder)]) == 0
    return folder


def test_the_command_line_speaks_it(locale: Path, tmp_path: Path) -> None:
    report = saved(tmp_path, event())
    for wanted in (CODE, f"xx:{CODE}:de"):
        said = process("standings", report, FAIRSWISS_LOCALE=str(locale), LANGUAGE=wanted)
        assert said.code == 0, said.err
        assert "¡Place!" in said.out
        helped = process(FAIRSWISS_LOCALE=str(locale), LC_ALL="", LANG=f"{CODE}.UTF-8")
        assert "¡Swiss pairings that explain themselves.!" in helped.out
    said = process("--language", CODE, "pair", "--bogus", FAIRSWISS_LOCALE=str(locale))
    assert said.code == 3
    assert "¡Usage:!" in said.err
    assert "¡No such option '--bogus'.!" in said.err
    assert "qya" not in process("--language", "??", FAIRSWISS_LOCALE="").err


def test_refusals_are_in_it_and_their_data_are_not(locale: Path, tmp_path: Path) -> None:
    report = saved(tmp_path, impossible_event())
    english, strange_one = (
        process("--language", code, "pair", report, "--json", FAIRSWISS_LOCALE=str(locale)) for code in ("en", CODE)
    )
    assert english.code == strange_one.code == 1
    one, other = json.loads(english.out)["error"], json.loads(strange_one.out)["error"]
    assert one.pop("message") != other.pop("message")
    assert all(problem["what"].startswith("¡") for problem in other["problems"])
    assert [set(problem) for problem in one.pop("problems")] == [set(problem) for problem in other.pop("problems")]
    assert one == other


def test_documents_are_in_it(locale: Path, tmp_path: Path) -> None:
    report, sheet = saved(tmp_path, event()), tmp_path / "sheet.pdf"
    page = process("--language", CODE, "explain", report, "--format", "html", FAIRSWISS_LOCALE=str(locale)).out
    assert f'<html lang="{CODE}">' in page
    assert "¡Score group" in page
    said = process("print", report, "--language", CODE, "-o", str(sheet), FAIRSWISS_LOCALE=str(locale))
    assert said.code == 0, said.err
    assert "¡Pairings of round 2!" in PdfReader(sheet).pages[0].extract_text()
    process("publish", report, str(tmp_path / "site"), "--language", CODE, FAIRSWISS_LOCALE=str(locale))
    assert "¡Standings!" in (tmp_path / "site" / "index.html").read_text("utf-8")


@pytest.fixture
def page(locale: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The first page of a manager that knows the language, for a browser that asks for it."""
    monkeypatch.setenv("FAIRSWISS_LOCALE", str(locale))
    with manager(tmp_path / "data") as live, closing(trusting(live.folder, live.address)) as asked:
        asked.request("GET", "/sign-in", headers={"accept-language": f"{CODE},en;q=0.5"})
        yield " ".join(asked.getresponse().read().decode().split())


def test_pages_are_in_it_and_offer_it(page: str) -> None:
    assert f'<html lang="{CODE}"' in page
    assert "¡Sign in!" in page
    assert f'value="{CODE}" lang="{CODE}" aria-label="{CALLED}" aria-pressed="true"' in page
    assert 'aria-label="Deutsch"' in page
    assert 'aria-label="English"' in page
