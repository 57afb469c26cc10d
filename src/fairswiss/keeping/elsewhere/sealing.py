"""Sealed copies: anybody who has the public key can make one, only somebody with the passphrase can open it.

The manager keeps the public key, so it seals copies by itself; the private key lies beside the copies, wrapped by the
passphrase (scrypt, AES-256-GCM). A sealed file is a fresh X25519 key and chunks under ChaCha20-Poly1305. The nonce of a
chunk is its number and whether it is the last, so chunks can be neither exchanged nor left out.
"""

import os
from base64 import b64decode, b64encode
from collections.abc import Iterator
from typing import Any, BinaryIO, NamedTuple

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM, ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

from fairswiss.language import filled
from fairswiss.model.errors import BadRequest, InvalidFile

LEAST_PASSPHRASE = 10
_MAGIC = b"fairswiss sealed copy 1\n"
_CHUNK = 1 << 20
_TAG = 16
_KEY = 32
_WORK = 1 << 16
"""Of scrypt: 64 MiB and about a fifth of a second for each guess."""
_INFO = b"fairswiss sealed copy"


class Keys(NamedTuple):
    """A public key, and its private half under a passphrase."""

    public: str
    salt: str
    nonce: str
    wrapped: str


def new_keys(passphrase: str) -> Keys:
    """Keys for a place; the passphrase is not kept anywhere."""
    if len(passphrase) < LEAST_PASSPHRASE:
        words = "The passphrase needs {least} characters or more: four words are a good one."
        raise BadRequest(filled(words, least=LEAST_PASSPHRASE), code="passphrase-short")
    private = X25519PrivateKey.generate()
    salt, nonce = os.urandom(16), os.urandom(12)
    public = private.public_key().public_bytes_raw()
    wrapped = AESGCM(_stretched(passphrase, salt)).encrypt(nonce, private.private_bytes_raw(), public)
    return Keys(*(b64encode(part).decode() for part in (public, salt, nonce, wrapped)))


def private_key(keys: Keys, passphrase: str) -> X25519PrivateKey:
    """The private half, by the passphrase."""
    try:
        public, salt, nonce, wrapped = (b64decode(part, validate=True) for part in keys)
        return X25519PrivateKey.from_private_bytes(AESGCM(_stretched(passphrase, salt)).decrypt(nonce, wrapped, public))
    except InvalidTag:
        raise BadRequest(
            "This is not the passphrase of these copies. Nothing was changed.", code="passphrase-wrong"
        ) from None
    except (ValueError, TypeError):
        raise InvalidFile(
            "The key beside the copies is damaged. Use the one of another place.", code="copy-damaged"
        ) from None


def keys_of(said: Any) -> Keys:
    """Keys as they were written; refuses anything else."""
    if not isinstance(said, dict) or {*said} != {*Keys._fields} or not all(isinstance(v, str) for v in said.values()):
        raise InvalidFile("The key beside the copies is damaged. Use the one of another place.", code="copy-damaged")
    return Keys(**said)


def sealed(source: BinaryIO, public: str) -> Iterator[bytes]:
    """A file under the public key, piece by piece."""
    once = X25519PrivateKey.generate()
    recipient = b64decode(public)
    header = _MAGIC + once.public_key().public_bytes_raw()
    cipher = _cipher(once.exchange(X25519PublicKey.from_public_bytes(recipient)), header, recipient)
    yield header
    number, chunk = 0, source.read(_CHUNK)
    while True:
        following = source.read(_CHUNK)
        yield cipher.encrypt(_nonce(number, is_last=not following), chunk, header)
        if not following:
            return
        number, chunk = number + 1, following


def opened(source: BinaryIO, private: X25519PrivateKey) -> Iterator[bytes]:
    """The file that was sealed, piece by piece; refuses one that was cut off or changed, at the latest at its end."""
    header = source.read(len(_MAGIC) + _KEY)
    if not header.startswith(_MAGIC) or len(header) != len(_MAGIC) + _KEY:
        raise InvalidFile("This is no sealed copy of fairswiss. Choose another copy.", code="copy-damaged")
    recipient = private.public_key().public_bytes_raw()
    try:
        shared = private.exchange(X25519PublicKey.from_public_bytes(header[len(_MAGIC) :]))
        cipher = _cipher(shared, header, recipient)
        number, chunk = 0, source.read(_CHUNK + _TAG)
        while True:
            following = source.read(_CHUNK + _TAG)
            yield cipher.decrypt(_nonce(number, is_last=not following), chunk, header)
            if not following:
                return
            number, chunk = number + 1, following
    except (InvalidTag, ValueError):
        words = "This sealed copy is damaged, cut off, or was not made for this key. Choose another copy."
        raise InvalidFile(words, code="copy-damaged") from None


def _stretched(passphrase: str, salt: bytes) -> bytes:
    return Scrypt(salt=salt, length=_KEY, n=_WORK, r=8, p=1).derive(passphrase.encode())


def _cipher(shared: bytes, header: bytes, recipient: bytes) -> ChaCha20Poly1305:
    derived = HKDF(algorithm=SHA256(), length=_KEY, salt=header + recipient, info=_INFO).derive(shared)
    return ChaCha20Poly1305(derived)


def _nonce(number: int, *, is_last: bool) -> bytes:
    return number.to_bytes(11, "big") + bytes([is_last])
