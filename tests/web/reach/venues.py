"""A manager for a venue, without a venue: other loopback addresses stand for other network cards."""

import contextlib
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from django.contrib.auth.models import User

from fairswiss.web.access import OWNER
from fairswiss.web.running.signing import signed
from tests.web.databases import connected, copied_file
from tests.web.live import Live, manager

CARD = "127.0.0.2"
PASSWORD = "a queen for a pawn"


def with_password(prepared_file: Path, folder: Path) -> Path:
    """A data folder whose chief arbiter can sign in."""
    with connected(copied_file(prepared_file, folder)):
        User.objects.create_user(OWNER, password=PASSWORD)
    return folder


def vouched_for(folder: Path, names: tuple[str, ...], valid: timedelta) -> tuple[Path, Path]:
    """A certificate that another key has signed, and its own key, as files."""
    authority, key = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
    now = datetime.now(UTC)
    own = signed(key, names, now)
    built = x509.CertificateBuilder(
        issuer_name=x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "An authority")]),
        subject_name=own.subject,
        public_key=key.public_key(),
        serial_number=x509.random_serial_number(),
        not_valid_before=now - timedelta(days=1),
        not_valid_after=now + valid,
        extensions=[*own.extensions],
    ).sign(authority, hashes.SHA256())
    certificate, secret = folder / "own.pem", folder / "own-key.pem"
    certificate.write_bytes(built.public_bytes(Encoding.PEM))
    secret.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return certificate, secret


@contextlib.contextmanager
def venue(folder: Path, *options: str) -> Iterator[Live]:
    """A manager for the network of that card."""
    with manager(folder, "", "--lan", "--address", CARD, *options) as live:
        yield live
