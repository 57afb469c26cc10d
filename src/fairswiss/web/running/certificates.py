"""The certificate of a manager in a venue: made by itself and kept in the data folder, or brought along.

A certificate that nobody signed proves nothing by itself. Its fingerprint does, if whoever sees the warning of a
browser compares it with the one in the terminal. It signs nothing else: it is no authority, so trusting it once cannot
be used to pretend to be another site. Certificates are made anew when they are about to be over and when addresses
are added; the key stays, and with it the fingerprint of the key.
"""

import ssl
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from cryptography import x509
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, load_pem_private_key

from fairswiss.keeping.places import keep
from fairswiss.language import filled
from fairswiss.model.errors import BadRequest, FileAccess
from fairswiss.web.running.signing import names_in, public_part, signed

FOLDER = "tls"
KEY, CERTIFICATE, SHOWN = "key.pem", "certificate.pem", "shown.pem"
_SPARE = timedelta(days=14)
"""An event must not outlast the certificate."""
_MOST_BYTES = 1024 * 1024


class Identity(NamedTuple):
    """The server's certificate and key, and the names and dates in it."""

    certificate: Path
    key: Path
    shown: Path
    """A copy of the certificate alone, to check who answers on this machine."""
    names: tuple[str, ...]
    """Names and addresses that the certificate covers."""
    until: datetime
    is_self_signed: bool
    """Nobody else vouches for it: browsers warn."""


def kept_identity(folder: Path, names: tuple[str, ...], now: datetime | None = None) -> Identity:
    """The certificate of this data folder for these names and addresses; made if there is none that fits."""
    now = now or datetime.now(UTC)
    files = folder / FOLDER
    key = _kept_key(files / KEY)
    certificate = _kept_certificate(files / CERTIFICATE)
    if certificate is None or not _fits(certificate, key, names, now):
        certificate = signed(key, names, now)
        keep(files / CERTIFICATE, certificate.public_bytes(Encoding.PEM))
    return _identity(files / CERTIFICATE, files / KEY, certificate, folder)


def own_identity(folder: Path, certificate: Path, key: Path, now: datetime | None = None) -> Identity:
    """A certificate that was brought along, checked."""
    now = now or datetime.now(UTC)
    try:
        found = x509.load_pem_x509_certificate(_read(certificate))
    except ValueError as error:
        words = "The file {certificate} has no certificate in PEM form (-----BEGIN CERTIFICATE-----)."
        raise BadRequest(filled(words, certificate=certificate), code="certificate-unusable") from error
    if found.not_valid_after_utc <= now:
        raise BadRequest(
            f"The certificate {certificate} was valid until {found.not_valid_after_utc:%Y-%m-%d}. Get a new one.",
            code="certificate-unusable",
            facts={"certificate": str(certificate)},
        )
    if found.not_valid_before_utc > now:
        raise BadRequest(
            f"The certificate {certificate} is valid from {found.not_valid_before_utc:%Y-%m-%d} on. "
            "Is the clock of this machine right?",
            code="certificate-unusable",
            facts={"certificate": str(certificate)},
        )
    try:
        secret = load_pem_private_key(_read(key), None)
    except TypeError as error:
        words = "The key {key} is locked by a password. Unlock it: openssl pkey -in {key} -out FILE"
        raise BadRequest(filled(words, key=key), code="certificate-unusable") from error
    except (ValueError, UnsupportedAlgorithm) as error:
        words = "The file {key} has no private key in PEM form (-----BEGIN PRIVATE KEY-----)."
        raise BadRequest(filled(words, key=key), code="certificate-unusable") from error
    if public_part(secret.public_key()) != public_part(found.public_key()):
        words = "The key {key} does not belong to the certificate {certificate}."
        raise BadRequest(filled(words, key=key, certificate=certificate), code="certificate-unusable")
    return _identity(certificate, key, found, folder)


def fingerprints(certificate: Path) -> tuple[str, str]:
    """SHA-256 of the certificate, which every browser shows, and of its public key, which only some do."""
    found = x509.load_pem_x509_certificate(certificate.read_bytes())
    return found.fingerprint(hashes.SHA256()).hex().upper(), sha256(public_part(found.public_key())).hexdigest().upper()


def grouped(fingerprint: str) -> str:
    """A fingerprint that can be read aloud: groups of four."""
    return " ".join(fingerprint[start : start + 4] for start in range(0, len(fingerprint), 4))


def _identity(certificate: Path, key: Path, found: x509.Certificate, folder: Path) -> Identity:
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key)
    except (OSError, ssl.SSLError) as error:
        raise BadRequest(
            f"The certificate {certificate} cannot be used with the key {key}: {error}.",
            code="certificate-unusable",
            facts={"certificate": str(certificate), "key": str(key)},
        ) from error
    shown = folder / FOLDER / SHOWN
    keep(shown, found.public_bytes(Encoding.PEM))
    names, until = tuple(sorted(names_in(found))), found.not_valid_after_utc
    return Identity(certificate, key, shown, names, until, found.issuer == found.subject)


def _kept_key(file: Path) -> ec.EllipticCurvePrivateKey:
    if not file.exists():
        made = ec.generate_private_key(ec.SECP256R1())
        keep(file, made.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    try:
        kept = load_pem_private_key(_read(file), None)
    except (TypeError, ValueError, UnsupportedAlgorithm):
        kept = None
    if not isinstance(kept, ec.EllipticCurvePrivateKey):
        words = (
            "The key {file} is damaged. Delete it to get a new one; the fingerprint will be another one then, and "
            "everybody has to compare it again."
        )
        raise BadRequest(filled(words, file=file), code="certificate-unusable")
    return kept


def _kept_certificate(file: Path) -> x509.Certificate | None:
    try:
        return x509.load_pem_x509_certificate(file.read_bytes())
    except (OSError, ValueError):
        return None


def _fits(
    certificate: x509.Certificate, key: ec.EllipticCurvePrivateKey, names: tuple[str, ...], now: datetime
) -> bool:
    in_time = certificate.not_valid_before_utc <= now <= certificate.not_valid_after_utc - _SPARE
    return (
        in_time
        and public_part(key.public_key()) == public_part(certificate.public_key())
        and names_in(certificate) >= set(names)
    )


def _read(file: Path) -> bytes:
    try:
        with file.open("rb") as stream:
            content = stream.read(_MOST_BYTES + 1)
    except OSError as error:
        raise FileAccess(
            f"The file {file} cannot be read: {error.strerror}.", code="certificate-unusable", facts={"file": str(file)}
        ) from error
    if len(content) > _MOST_BYTES:
        words = "The file {file} is too large for a certificate or a key."
        raise BadRequest(filled(words, file=file), code="certificate-unusable")
    return content
