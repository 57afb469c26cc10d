"""The page of the package: no link of the README leads nowhere there, and no address is made up."""

import importlib.util
import sys
from types import ModuleType
from typing import Any

import pytest

from tests.docs.markdown import links
from tests.installing.declared import TOP

README = (TOP / "README.md").read_text("utf-8")
REPOSITORY = "https://example.org/somebody/fairswiss"


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Any:
    """``hatch_build.py`` as the build tool loads it; of the tool itself it needs a class to inherit from."""
    for name in ("hatchling", "hatchling.metadata", "hatchling.metadata.plugin", "hatchling.metadata.plugin.interface"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    sys.modules["hatchling.metadata.plugin.interface"].MetadataHookInterface = object  # type: ignore[attr-defined]
    spec = importlib.util.spec_from_file_location("hatch_build", TOP / "hatch_build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_without_a_public_address_links_become_words(hook: Any) -> None:
    page = hook.page(README, "", "v1")
    assert [target for target in links(page) if not target.startswith(("https:", "#"))] == []
    assert "![" not in page
    assert "source distribution" in page
    assert hook.urls("", "v1") == {}


def test_with_an_address_every_link_and_picture_leads_there(hook: Any) -> None:
    page = hook.page(README, REPOSITORY, "v1")
    before = [target for target in links(README) if not target.startswith(("https:", "#"))]
    assert [target for target in links(page) if target.startswith(REPOSITORY)] == [
        f"{REPOSITORY}/blob/v1/{target}" for target in before
    ]
    assert f"]({REPOSITORY}/raw/v1/docs/images/" in page
    assert set(hook.urls(REPOSITORY, "v1")) == {"Source", "Documentation", "Changelog", "Security", "Issues"}


def test_code_stays_as_it_is(hook: Any) -> None:
    code = "```python\nprint([a](b))\n```"
    assert code in hook.page(f"[a](b.md)\n\n{code}\n", "", "v1")
