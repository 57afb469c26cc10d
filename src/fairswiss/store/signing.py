"""The signing key of the data folder (Ed25519): whose a journal is, shown by a signature over its head."""

import os
from base64 import b64decode, b64encode
from collections.abc import Iterable
from enum import StrEnum
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from django.conf import settings

from fairswiss.journal.chain import signed_words
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest, FileAccess, of_disk
from fairswiss.model.problems import Remedy
from fairswiss.store.private_files import created_once

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

KEY_FILE = "signing-key"
LONGEST = 140
"""Characters of a signature with its public key."""
_BETWEEN = "."


class Whose(StrEnum):
    """The owner of a journal, as its signature proves it."""

    OURS = "ours"
    FOREIGN = "someone else's"
    UNSIGNED = "unsigned"
    ALTERED = "altered"
    """There is a signature, and it does not fit."""


class Head(NamedTuple):
    """The origin of a journal and its last entry."""

    origin: str
    number: int
    digest: str


class Provenance(NamedTuple):
    """The owner of a journal, and the key that signed it."""

    whose: Whose
    key: str = ""
    """The fingerprint of the key that signed it; empty when it is unsigned or altered."""

    @property
    def words(self) -> str:
        """The same for people."""
        if self.whose is Whose.OURS:
            return gettext("signed here (key {key})", key=self.key)
        if self.whose is Whose.FOREIGN:
            return gettext("signed by someone else (key {key})", key=self.key)
        if self.whose is Whose.UNSIGNED:
            return gettext("not signed")
        return gettext("altered by someone who does not have the key: the signature does not match")


def sign(head: Head) -> str:
    """A signature of this folder, with the public key; the key is created at its first use."""
    signature = _private(str(settings.DATA_FOLDER)).sign(signed_words(*head))
    return f"{public_key()}{_BETWEEN}{b64encode(signature).decode()}"


def provenance(signature: str, head: Head) -> Provenance:
    if not signature:
        return Provenance(Whose.UNSIGNED)
    key, _, signed = signature.partition(_BETWEEN)
    if not _fits(key, signed, head):
        return Provenance(Whose.ALTERED)
    return Provenance(Whose.OURS if key == _own() else Whose.FOREIGN, fingerprint(key))


def fitting(head: Head, signatures: Iterable[str]) -> str:
    """The first of these signatures that is one of this head; empty when none is."""
    return next((one for one in signatures if one and provenance(one, head).whose is not Whose.ALTERED), "")


def public_key() -> str:
    """The public key of this folder, in Base64."""
    return _public(str(settings.DATA_FOLDER))


def fingerprint(key: str) -> str:
    """A short form of a public key for people to compare: 128 bits in groups of four."""
    digest = sha256(b64decode(key)).hexdigest()[:32]
    return " ".join(digest[at : at + 4] for at in range(0, 32, 4))


def exported_key() -> str:
    """The public key of this folder as a PEM file, which other programs read too."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = Ed25519PublicKey.from_public_bytes(b64decode(public_key()))
    return key.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo).decode("ascii")


def imported_key(content: bytes) -> str:
    """The public key of such a file, in Base64."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    from cryptography.hazmat.primitives.serialization import load_pem_public_key

    try:
        key = load_pem_public_key(content)
    except ValueError:
        key = None
    if not isinstance(key, Ed25519PublicKey):
        words = "This is not a public key of fairswiss."
        raise BadRequest(gettext(words), code="no-public-key", remedies=(Remedy.EXPORT_KEY,))
    return b64encode(key.public_bytes_raw()).decode()


def _own() -> str:
    """The public key of this folder, if it has one yet: nobody needs a key to look at what others signed."""
    return public_key() if (Path(settings.DATA_FOLDER) / KEY_FILE).exists() else ""


def _fits(key: str, signature: str, head: Head) -> bool:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        public = Ed25519PublicKey.from_public_bytes(b64decode(key, validate=True))
        public.verify(b64decode(signature, validate=True), signed_words(*head))
    except (ValueError, InvalidSignature):
        return False
    return True


@lru_cache(4)
def _public(folder: str) -> str:
    return b64encode(_private(folder).public_key().public_bytes_raw()).decode()


@lru_cache(4)
def _private(folder: str) -> "Ed25519PrivateKey":
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import load_pem_private_key

    file = Path(folder) / KEY_FILE
    try:
        content = file.read_bytes() if file.exists() and file.stat().st_size else _created(file)
    except OSError as error:
        words = "The signing key {file} cannot be read or created: {reason}."
        raise of_disk(gettext(words, file=file, reason=error.strerror or error), error) from error
    try:
        key = load_pem_private_key(content, None)
    except (ValueError, TypeError):
        key = None
    if not isinstance(key, Ed25519PrivateKey):
        words = (
            "The signing key {file} is damaged. Restore it from a backup of the data folder. Without one, "
            "delete it: a new key is created, and what the old one signed will count as signed by someone else."
        )
        raise FileAccess(gettext(words, file=file), code="key-damaged")
    return key


def _created(file: Path) -> bytes:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

    os.makedirs(file.parent, mode=0o700, exist_ok=True)
    key = Ed25519PrivateKey.generate()
    return created_once(file, key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
