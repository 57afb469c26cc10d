"""What is committed of the references is what ``scripts/references`` writes."""

import pytest

from tests.docs import cli_reference
from tests.docs.references import GLOSSARY, terms, with_part


def test_the_options_of_the_command_line_are_what_the_script_writes() -> None:
    text = cli_reference.PAGE.read_text("utf-8")
    assert text == cli_reference.written(text), "run scripts/references"


def test_the_glossary_is_what_the_script_writes() -> None:
    text = GLOSSARY.read_text("utf-8")
    assert text == with_part(text, "terms", terms()), "run scripts/references"


def test_a_missing_option_comes_back_and_one_that_is_gone_goes() -> None:
    text = "## `fairswiss systems`\n\n| option | |\n|---|---|\n| `--gone` | what it was |\n"
    assert cli_reference.written(text).endswith("|---|---|\n| `--json` | JSON for programs, errors included |\n")


def test_only_what_is_between_the_marks_is_replaced() -> None:
    begin, end = "<!-- written by scripts/references: some -->\n", "<!-- end of some -->\n"
    assert with_part(f"before\n{begin}old{end}after\n", "some", "new\n") == f"before\n{begin}\nnew\n\n{end}after\n"


def test_a_page_without_the_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="some"):
        with_part("no marks", "some", "new")
