"""Long work in other processes: the same answers and refusals, bounded in time, memory and number."""

import io
import os
import re
import subprocess
import sys
import threading
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from fairswiss import judge
from fairswiss.desk.reasons import explained
from fairswiss.formats import read_trf
from fairswiss.language import speaking
from fairswiss.model.errors import BadRequest, Busy, TooLong
from fairswiss.rules.pairing import pair_round
from fairswiss.usecases import long_work
from fairswiss.usecases.archive import archive
from fairswiss.usecases.sheets.seen import of_report
from fairswiss.web.running import process_pool as crew_module
from fairswiss.web.running.process_pool import Crew
from fairswiss.web.running.worker_process import _COMMANDS, MOST_MEMORY
from tests.cli.events import Shell
from tests.docs.markdown import ROOT
from tests.web.samples import EXAMPLES
from tests.web.visitors import Visitor, text

TOURNAMENT = read_trf((EXAMPLES / "weekend-open.trf").read_bytes())
SYSTEM = "dubov-1997"


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    hired = Crew(at_once=1, waiting=1, patience=600)  # as long as it takes on a busy machine
    yield hired
    hired.dismiss()


@pytest.fixture
def elsewhere(crew: Crew) -> Iterator[Crew]:
    """Long work goes there, as in a running manager."""
    before = long_work.send_elsewhere(crew)
    yield crew
    long_work.send_elsewhere(before)


def test_the_answer_is_the_same(elsewhere: Crew) -> None:
    asked = (TOURNAMENT, SYSTEM, 2)
    assert long_work.worked_out(pair_round, *asked, explain=True) == pair_round(*asked, explain=True)
    assert long_work.worked_out(judge.why_not, *asked[:2], 1, 2, 2) == judge.why_not(*asked[:2], 1, 2, 2)


def test_a_refusal_comes_back_in_the_language_of_who_asked(elsewhere: Crew) -> None:
    for tongue, words in (("en", "There is no player 999"), ("de", "999")):
        with speaking(tongue), pytest.raises(BadRequest, match=words) as caught:
            long_work.worked_out(judge.why_not, TOURNAMENT, SYSTEM, 1, 999)
        assert ("There is no player" in caught.value.message) is (tongue == "en")


def test_a_fault_comes_back_with_its_traceback(elsewhere: Crew) -> None:
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        long_work.worked_out(divmod, 1, 0)
    assert long_work.worked_out(divmod, 7, 2) == (3, 1)


def test_what_takes_too_long_is_given_up_and_the_next_is_answered() -> None:
    hurried = Crew(at_once=1, patience=0.5)
    with pytest.raises(TooLong, match=r"more than 0\.5 seconds"):
        hurried(time.sleep, (300,), {})
    with pytest.raises(TooLong, match=r"fairswiss archive EVENT event\.zip \(EVENT is the id"):
        hurried(archive, (of_report(TOURNAMENT),) * 2, {})
    hurried.patience = 300
    assert hurried(divmod, (7, 2), {}) == (3, 1)
    hurried.dismiss()


def test_what_takes_too_much_memory_is_given_up(crew: Crew) -> None:
    pytest.importorskip("resource")
    with pytest.raises(TooLong):
        crew(bytearray, (MOST_MEMORY,), {})
    assert crew(divmod, (7, 2), {}) == (3, 1)


def test_an_archive_with_its_pictures_is_packed_within_the_limit_of_memory(crew: Crew) -> None:
    seen = of_report(TOURNAMENT)
    packed = crew(archive, (seen, seen), {})
    with zipfile.ZipFile(io.BytesIO(packed)) as held:
        assert b"<svg" in held.read("site/picture-scores.html")


_ASKING = """
import sys
from fairswiss.web.running.process_pool import Crew

def main():
    crew = Crew(at_once=1)
    try:
        print(crew(divmod, (7, 2), {}))
    except Exception as error:
        print(type(error).__name__, error)
    crew.dismiss()

"""


@pytest.mark.parametrize(
    ("ending", "said"),
    [
        ("if __name__ == '__main__':\n    main()", "(3, 1)"),
        ("main() if __name__ == '__main__' else sys.exit(3)", "RuntimeError A process for long work did not start"),
    ],
)
def test_a_process_that_cannot_start_is_a_fault_and_not_too_much_work(tmp_path: Path, ending: str, said: str) -> None:
    script = tmp_path / "asking.py"
    script.write_text(_ASKING + ending)
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=300)
    assert done.stdout.startswith(said), done.stderr


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    """Reading it is work that has begun when the pipe can be opened for writing, and ends when that is closed."""
    os.mkfifo(made := tmp_path / "pipe")
    return made


def test_too_many_at_once_are_told_to_wait(monkeypatch: pytest.MonkeyPatch, crew: Crew, pipe: Path) -> None:
    monkeypatch.setattr(crew_module, "WAITING_PATIENCE", 0.1)
    working = threading.Thread(target=crew, args=(Path.read_text, (pipe,), {}))
    working.start()
    with pipe.open("w"), pytest.raises(Busy, match="wait a few seconds"):
        crew(divmod, (1, 1), {})
    working.join()
    assert crew(divmod, (7, 2), {}) == (3, 1)


def test_ending_the_manager_ends_what_is_being_worked_on(pipe: Path) -> None:
    crew, told = Crew(at_once=1), list[BaseException]()

    def ask() -> None:
        try:
            crew(Path.read_text, (pipe,), {})
        except TooLong as error:
            told.append(error)

    working = threading.Thread(target=ask)
    working.start()
    with pipe.open("w"):
        crew.dismiss()
        working.join(300)
    assert len(told) == 1


def test_a_page_says_that_it_takes_too_long_or_that_there_is_too_much_to_do(
    owner: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    from fairswiss.desk import reasons
    from tests.web.samples import drafted

    event = drafted()

    def refused(error: Exception) -> None:
        def place(*_: object) -> None:
            raise error

        reasons._explained.cache_clear()
        reasons._paired.cache_clear()
        long_work.send_elsewhere(place)

    address = f"/t/{event.event}/why/{len(event.state.rounds)}/"
    try:
        refused(TooLong("given up"))
        slow = owner.get(address)
        refused(Busy("come again"))
        full = owner.get(address)
        programs = owner.get(f"/api/t/{event.event}/rounds/{len(event.state.rounds)}/explanation")
    finally:
        long_work.send_elsewhere(None)
    assert (slow.status_code, full.status_code, programs.status_code) == (422, 503, 503)
    assert "This takes too long here" in text(slow)
    assert full["Retry-After"] == programs["Retry-After"] == "5"
    assert explained(event.state, len(event.state.rounds))


@pytest.mark.parametrize("command", sorted(set(_COMMANDS.values())))
def test_the_command_that_is_advised_does_the_work(command: str, run: Shell, tmp_path: Path) -> None:
    filled = {"FILE": str(EXAMPLES / "weekend-open.trf"), "SHEET": "slips", "KIND": "scores"}
    filled["EVENT"] = filled["FILE"]
    filled |= {name: str(tmp_path / name) for name in ("sheet.pdf", "picture.svg", "event.zip", "FOLDER")}
    numbers = iter(("1", "2", "3"))
    words = [filled.get(word) or (next(numbers) if word in ("N", "NUMBER") else word) for word in command.split()]
    assert run(*words[1:]).code == 0


def test_every_function_with_a_command_is_one_that_is_sent_to_the_crew() -> None:
    sources = "".join(map(Path.read_text, (ROOT / "src").rglob("*.py")))
    directly = re.findall(r"worked_out\((?:\w+\.)?(\w+),", sources)
    sent = {*directly, *re.findall(r"(?:return|=) _asked\((\w+), tournament", sources)} - {"question"}
    assert set(_COMMANDS) <= sent
    reading = {"compared", "first_look", "parse_trf"}  # they read an upload, and no command does the same
    of_a_recipe = {"made_results"}  # a command reads the recipe of a study, not a report
    assert sent - set(_COMMANDS) == reading | of_a_recipe
