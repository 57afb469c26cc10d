"""The page of the package: the README with links that work there, and the addresses of the project.

A package page has no files beside it, so a link such as docs/README.md leads nowhere there. A release is built with the
address of the repository: FAIRSWISS_REPOSITORY=https://HOST/OWNER/fairswiss. Then links lead there, into the tag of the
version, and the page lists the addresses. Without it no address is made up: links become plain words, and the page says
where the documents are.
"""

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_LINK = re.compile(r"(?P<picture>!?)\[(?P<words>[^\]]*)\]\((?P<target>[^)\s]+)\)")
_ADDRESS = re.compile(r"[a-z]+:|#")
_WHERE = "The documents are in the source distribution: start with `docs/README.md` and `CONTRIBUTING.md` there.\n"


class CustomMetadataHook(MetadataHookInterface):
    """What hatchling asks while it builds."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the README and the addresses."""
        repository = os.environ.get("FAIRSWISS_REPOSITORY", "").rstrip("/")
        tag = f"v{metadata['version']}" if "version" in metadata else _tag(Path(self.root))
        text = (Path(self.root) / "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": page(text, repository, tag)}
        metadata["urls"] = urls(repository, tag)


def page(text: str, repository: str, tag: str) -> str:
    """The README for a page without files beside it."""

    def placed(found: re.Match[str]) -> str:
        picture, words, target = found["picture"], found["words"], found["target"]
        if _ADDRESS.match(target):
            return found[0]
        if repository:
            return f"{picture}[{words}]({repository}/{'raw' if picture else 'blob'}/{tag}/{target})"
        return "" if picture else words

    parts = re.split(r"(^```.*?^```$)", text, flags=re.MULTILINE | re.DOTALL)
    said = "".join(part if part.startswith("```") else _LINK.sub(placed, part) for part in parts)
    return said if repository else f"{said}\n{_WHERE}"


def urls(repository: str, tag: str) -> dict[str, str]:
    """The addresses of the project; none while it has no public one."""
    if not repository:
        return {}
    inside = f"{repository}/blob/{tag}"
    return {
        "Source": repository,
        "Documentation": f"{inside}/docs/README.md",
        "Changelog": f"{inside}/CHANGELOG.md",
        "Security": f"{inside}/SECURITY.md",
        "Issues": f"{repository}/issues",
    }


def _tag(top: Path) -> str:
    found = re.search(r'__version__ = "(.+)"', (top / "src" / "fairswiss" / "_version.py").read_text("utf-8"))
    return f"v{found[1]}" if found else "main"
