"""Refusals are data: below the skins no sentence names a switch, and each skin has words for every remedy."""

import ast
import pickle
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from click import Context

from fairswiss import BadRequest, NoPairing, Options, Player, Tournament, pair
from fairswiss.cli.commands import app
from fairswiss.cli.remedies import advice
from fairswiss.formats.players.grids import read_grid
from fairswiss.language import gettext
from fairswiss.model.errors import Conflict, FairswissError, InvalidFile, TooLarge
from fairswiss.model.problems import Problem, Remedy
from fairswiss.usecases.schedule import MOST_PLAYERS, schedule
from tests.language.messages import SOURCE
from tests.source_trees import calls_of, statements, tree_of

LIBRARY = Path(__file__).parents[2] / "docs" / "reference" / "library.md"
SKINS = ("cli", "web", "keeping", "language")
"""``keeping`` speaks in the terminal; the catalogues of languages hold what the skins say."""
COMMANDS = "|".join(app.list_commands(Context(app)))
SWITCH = re.compile(rf"(?<![\w-])--[a-z]|on the command line|\bfairswiss (?:{COMMANDS})\b")
FACTS = {"waivers": [["2.2"], ["2.3", "2.4"]], "known": ["dubov-1997", "dutch"], "event": "open", "folder": "data"}


def sentences(path: Path) -> Iterator[tuple[int, str]]:
    """The texts of a module that people may read: what has a blank in it and is no docstring."""
    tree = tree_of(path)
    documents = {id(node.value) for node in statements(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
            yield from [(node.lineno, node.value)] if " " in node.value.strip() else []


NO_SENTENCES = {
    "rendering/palette.py": "a style sheet",
    "rendering/style.py": "a style sheet",
    "desk/remaking.py": "the label of a key",
}


def below_the_skins() -> list[Path]:
    found = [path.relative_to(SOURCE) for path in sorted(SOURCE.rglob("*.py"))]
    return [SOURCE / path for path in found if path.parts[0] not in SKINS and path.as_posix() not in NO_SENTENCES]


def test_no_sentence_below_the_skins_names_a_switch_or_a_command() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}: {text}"
        for path in below_the_skins()
        for line, text in sentences(path)
        if SWITCH.search(text)
    ]
    assert found == []


def everywhere_but_the_command_line() -> Iterator[tuple[str, ast.Call]]:
    """Every place where a refusal is made, in the library, in the manager and in what keeps its data."""
    for path in sorted(SOURCE.rglob("*.py")):
        if path.relative_to(SOURCE).parts[0] != "cli":
            yield from ((f"{path.relative_to(SOURCE)}:{call.lineno}", call) for call in _refusing(path))


def _refusing(path: Path) -> Iterator[ast.Call]:
    """The calls in a module that make a refusal."""
    kinds = {kind.__name__ for kind in descendants(FairswissError)} | {"of_disk", "of_damage"}
    return (call for call in calls_of(path, frozenset(kinds)) if isinstance(call.func, ast.Name))


def test_no_refusal_names_a_switch() -> None:
    """Switches are the command line's own: it adds them to the remedies."""
    found = list(everywhere_but_the_command_line())
    texts = [(place, ast.unparse(call)) for place, call in found]
    assert len(found) > 300
    assert [place for place, text in texts if re.search(r"(?<![\w-])--[a-z]", text)] == []


def test_the_search_for_switches_finds_some() -> None:
    assert all(SWITCH.search(text) for text in ("State it: --rounds N.", "See: fairswiss systems.", "(--waive 2.3)"))
    assert any(SWITCH.search(text) for _, text in sentences(SOURCE / "cli" / "remedies.py"))


@pytest.mark.parametrize("remedy", Remedy)
def test_every_remedy_has_words_on_the_command_line(remedy: Remedy) -> None:
    ((_, words),) = advice(FairswissError("No.", facts=FACTS, remedies=(remedy,)))
    assert words
    assert "{" not in words


def codes_in_source() -> set[str]:
    """Every code that a refusal is given."""
    trees = [tree_of(path) for path in sorted(SOURCE.rglob("*.py")) if "code=" in path.read_text("utf-8")]
    words = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg == "code"]
    found = {str(word.value.value) for word in words if isinstance(word.value, ast.Constant)}
    return {code for code in found if re.fullmatch(r"[a-z]+(-[a-z]+)+", code)}


def test_every_code_and_every_remedy_is_documented() -> None:
    _, _, text = LIBRARY.read_text("utf-8").partition("### Codes")
    rows = re.findall(r"^\| (`[^|]+) \|", text, re.M)
    assert {code for row in rows for code in re.findall(r"`([a-z-]+)`", row)} == codes_in_source()
    assert all(f"`{remedy}`" in text for remedy in Remedy)


CODED = ("desk", "journal", "judge.py", "ratinglist", "simulate", "store", "usecases")
"""The rooms in which a code names one refusal."""
BY_KIND = ("answers", "cli", "formats", "keeping", "kernel", "model", "prizes", "rendering", "rules", "web")
"""The rooms in which several refusals of one kind share a code, and none has the general one of its class."""
SAME_EVERYWHERE = {
    "no-such-board": "of an event of the manager, and of what the public sees of it",
    "no-such-rating-kind": "for the ratings of an event, and for those to be filled in",
    "no-such-player": "by number, and by name",
    "no-such-registration": "now, and in what was told before somebody was anonymised",
    "copy-unusable": "as a file, and as a journal",
    "rewrite-differs": "in its course, and in what pairings depend on",
}
"""Codes that more than one place gives, because it is one thing to whoever asks."""


def refusals(rooms: tuple[str, ...] = CODED) -> Iterator[tuple[str, ast.Call]]:
    """Every place in these rooms where a refusal is made."""
    for path in sorted(SOURCE.rglob("*.py")):
        if path.relative_to(SOURCE).parts[0] in rooms:
            made = (call for call in _refusing(path) if ast.unparse(call.func) not in ("of_disk", "of_damage"))
            yield from ((f"{path.relative_to(SOURCE)}:{call.lineno}", call) for call in made)


def descendants(kind: type[FairswissError]) -> Iterator[type[FairswissError]]:
    yield kind
    for narrower in kind.__subclasses__():
        yield from descendants(narrower)


def code_of(call: ast.Call) -> str:
    return next((ast.unparse(word.value).strip("'") for word in call.keywords if word.arg == "code"), "")


OWN_KIND = {
    "Busy",
    "InvalidArchive",
    "InvalidRatingList",
    "NoRoom",
    "Unsaved",
    "InProgress",
    "InvalidTournament",
    "KeyReused",
    "MissingExtra",
    "NoLongerFits",
    "TooLong",
    "TooMany",
    "Unconfirmed",
    "Unreadable",
}
"""They give themselves a code, or their kind says all: confirm it, ask again later, correct what is listed."""


def test_every_refusal_of_these_rooms_has_a_code() -> None:
    found = list(refusals())
    assert len(found) > 150
    assert [place for place, call in found if not code_of(call) and ast.unparse(call.func) not in OWN_KIND] == []


def test_no_refusal_elsewhere_has_only_the_code_of_its_class() -> None:
    found = list(refusals(BY_KIND))
    assert len(found) > 150
    bare = [place for place, call in found if not code_of(call) and ast.unparse(call.func) not in OWN_KIND]
    assert bare == []


def test_a_code_names_one_refusal() -> None:
    given = Counter(code_of(call) for _, call in refusals() if code_of(call))
    assert {code for code, times in given.items() if times > 1} == set(SAME_EVERYWHERE)


def test_an_error_without_a_code_of_its_own_has_that_of_its_kind() -> None:
    assert (Conflict("Later.").code, BadRequest("No.", code="rounds-over").code) == ("conflict", "rounds-over")


def test_an_error_comes_back_whole_from_another_process() -> None:
    told = NoPairing("No.", (Problem("who"),), code="c", facts={"a": 1}, witness={"b": [2]}, remedies=(Remedy.WAIVE,))
    back = pickle.loads(pickle.dumps(told))
    assert vars(back) == vars(told)
    again = told.within("Here: No.")
    assert (str(again).splitlines()[0], again.remedies, told.message) == ("Here: No.", (Remedy.WAIVE,), "No.")


def test_a_library_reads_code_facts_and_remedies() -> None:
    event = Tournament.build([Player(1, "A"), Player(2, "B")])
    with pytest.raises(BadRequest) as refused:
        pair(event, "dubov-1997")
    assert (refused.value.code, refused.value.remedies) == ("rounds-unknown", (Remedy.STATE_ROUNDS,))
    with pytest.raises(BadRequest) as refused:
        pair(event.revised(rounds_planned=1), "dutch-2026", options=Options(waivers=frozenset({"2.3"})))
    facts = refused.value.facts
    assert (facts["system"], facts["options"], facts["known"]) == ("dutch-2026", ["waivers"], [])
    with pytest.raises(BadRequest) as refused:
        pair(event.revised(rounds_planned=1), "dubov-1997")
    assert (refused.value.code, refused.value.remedies) == ("lot-missing", (Remedy.STATE_LOT,))


def test_a_refusal_knows_the_values_of_its_sentence() -> None:
    with pytest.raises(TooLarge) as refused:
        schedule(5000)
    assert refused.value.facts == {"players": 5000, "most": MOST_PLAYERS}
    with pytest.raises(InvalidFile) as unreadable:
        read_grid(b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")
    assert unreadable.value.code == "workbook-broken"
    told = BadRequest(gettext("{one} and {two}", one=1, two=Path("x")), facts={"two": 2})
    assert (told.facts, pickle.loads(pickle.dumps(told)).facts) == ({"one": 1, "two": 2},) * 2
