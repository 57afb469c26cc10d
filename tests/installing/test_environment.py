"""The environment of a checkout: made from the lock, brought to a newer one, repaired, kept without a network."""

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.installing.declared import TOP

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the launcher is for POSIX shells")


class Checkout:
    """A checkout with a lock of its own, and packages from a folder instead of a network."""

    def __init__(self, folder: Path) -> None:
        self.top = folder / "a checkout"
        self.wheels = folder / "wheels"
        self.wheels.mkdir()
        (self.top / "requirements").mkdir(parents=True)
        shutil.copytree(TOP / "scripts", self.top / "scripts")
        shutil.copy(TOP / "fairswiss", self.top / "fairswiss")
        (self.top / "src").symlink_to(TOP / "src")

    def wheel(self, name: str, version: str) -> str:
        """Make a package; its line of a lock."""
        file = self.wheels / f"{name}-{version}-py3-none-any.whl"
        about = f"{name}-{version}.dist-info"
        contents = {
            f"{name}.py": f"version = {version!r}\n",
            f"{about}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
            f"{about}/WHEEL": "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        }
        record = [f"{path},sha256={_digest(text)},{len(text)}" for path, text in contents.items()]
        with zipfile.ZipFile(file, "w") as archive:
            for path, text in contents.items():
                archive.writestr(path, text)
            archive.writestr(f"{about}/RECORD", "\n".join([*record, f"{about}/RECORD,,"]) + "\n")
        return f"{name}=={version} \\\n    --hash=sha256:{hashlib.sha256(file.read_bytes()).hexdigest()}\n"

    def lock(self, *lines: str) -> None:
        (self.top / "requirements" / "launcher.lock").write_text("".join(lines))

    def start(self, *arguments: str) -> "subprocess.CompletedProcess[str]":
        """Run the launcher."""
        # Only what the launcher needs: a Python of another path would find packages that the lock does not name.
        known = {"PATH": os.environ["PATH"], "HOME": str(self.top), "FAIRSWISS_PYTHON": _real_python()}
        known |= {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": self.wheels.as_uri(), "PIP_CONFIG_FILE": os.devnull}
        asked = arguments or ("--version",)
        return subprocess.run([self.top / "fairswiss", *asked], capture_output=True, text=True, timeout=600, env=known)

    @property
    def packages(self) -> set[str]:
        found = self.top.glob(".venv/lib/python*/site-packages/*.dist-info")
        return {path.name.removesuffix(".dist-info") for path in found if not path.name.startswith("pip-")}


def _digest(text: str) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode().rstrip("=")


def _real_python() -> str:
    return str(Path(sys.base_prefix) / "bin" / f"python{sys.version_info.major}.{sys.version_info.minor}")


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_an_environment_follows_its_lock_through_its_whole_life(checkout: Checkout) -> None:
    old, new = checkout.wheel("alpha", "1.0"), checkout.wheel("alpha", "1.1")
    beta, gamma = checkout.wheel("beta", "2.0"), checkout.wheel("gamma", "3.0")

    checkout.lock(old, beta)
    first = checkout.start()
    assert (first.returncode, first.stdout) == (0, "fairswiss 0.1.0\n"), first.stderr
    assert "Setting up .venv" in first.stderr
    assert "installing: 2 of 2 packages" in first.stderr
    assert checkout.packages == {"alpha-1.0", "beta-2.0"}  # and no setuptools

    again = checkout.start()
    assert (again.stdout, again.stderr) == ("fairswiss 0.1.0\n", "")

    checkout.lock(new, gamma)
    updated = checkout.start()
    assert updated.returncode == 0
    assert "Bringing .venv up to date" in updated.stderr
    assert checkout.packages == {"alpha-1.1", "gamma-3.0"}  # what is no longer named is gone

    checkout.lock(new, gamma, "delta==4.0 \\\n    --hash=sha256:" + 64 * "0" + "\n")
    offline = checkout.start()
    assert (offline.returncode, offline.stdout) == (0, "fairswiss 0.1.0\n")
    assert "the older ones are used" in offline.stderr
    assert checkout.packages == {"alpha-1.1", "gamma-3.0"}

    checkout.lock(new, gamma)
    (checkout.top / ".venv" / "made-from").unlink()  # as when it was stopped while it installed
    next(checkout.top.glob(".venv/lib/python*/site-packages/gamma.py")).unlink()
    repaired = checkout.start()
    assert repaired.returncode == 0
    assert next(checkout.top.glob(".venv/lib/python*/site-packages/gamma.py")).exists()


def test_a_package_with_another_hash_is_refused(checkout: Checkout) -> None:
    line = checkout.wheel("alpha", "1.0")
    checkout.lock(line[:-9] + "00000000\n")
    said = checkout.start()
    assert said.returncode == 2
    assert "hash" in said.stderr.lower()
    assert "The packages could not be installed" in said.stderr
    assert "Traceback" not in said.stderr
    assert checkout.packages & {"alpha-1.0"} == set()
