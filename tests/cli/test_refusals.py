"""Refusals of commands name their kind for programs, with the values they speak of."""

import json
from pathlib import Path

import pytest

from tests.cli.events import Shell, event, saved


@pytest.mark.parametrize(
    ("arguments", "code", "facts"),
    [
        (("explain", "--player", "3", "--board", "1"), "options-contradict", {}),
        (("pair", "-o", "-"), "option-missing", {}),
        (("pair", "--rounds", "9"), "file-disagrees", {"said": 5, "rounds": 9}),
        (("standings", "--lots", "one"), "value-unreadable", {"stated": "one"}),
        (("ratings", "--player", "77"), "no-such-player", {"number": 77}),
    ],
)
def test_a_refusal_says_its_kind(
    run: Shell, tmp_path: Path, arguments: tuple[str, ...], code: str, facts: dict[str, object]
) -> None:
    command, *options = arguments
    said = run(command, saved(tmp_path, event(rounds=3)), *options, "--json")
    refused = json.loads(said.out or said.err)["error"]
    assert (said.code, refused["code"]) == (3, code)
    assert facts.items() <= refused["facts"].items()
