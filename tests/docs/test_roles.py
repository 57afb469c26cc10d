"""The table of roles in the documents is the one that the tests of the matrix prove."""

from tests.docs.markdown import ROOT
from tests.web.people.matrix import TABLE, WHO


def test_the_document_has_the_matrix() -> None:
    text = (ROOT / "docs" / "how-to" / "share-the-work.md").read_text("utf-8")
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ") and "(`" in line]
    shown = {
        action: dict(zip(WHO, cells, strict=True))
        for what, *cells in rows
        for action in (part.partition("`")[0] for part in what.split("(`")[1:])
    }
    assert shown == TABLE
