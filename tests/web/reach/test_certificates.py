"""The certificate that a manager makes for itself, and one that is brought along."""

import ssl
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec, rsa
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    KeySerializationEncryption,
    NoEncryption,
    PrivateFormat,
)

from fairswiss.model.errors import BadRequest, FileAccess
from fairswiss.web.running.certificates import Identity, fingerprints, grouped, kept_identity, own_identity
from fairswiss.web.running.signing import signed

NAMES = ("192.168.1.5", "[2001:db8::5]", "club.local")
NOW = datetime.now(UTC)
DAY = timedelta(days=1)


def read(identity: Identity) -> x509.Certificate:
    return x509.load_pem_x509_certificate(identity.certificate.read_bytes())


def test_it_is_for_servers_of_these_names_on_the_usual_curve_and_no_authority(tmp_path: Path) -> None:
    identity = kept_identity(tmp_path, NAMES)
    made = read(identity)
    assert set(identity.names) == set(NAMES)
    key = made.public_key()
    assert isinstance(key, ec.EllipticCurvePublicKey)
    assert isinstance(key.curve, ec.SECP256R1)
    assert not made.extensions.get_extension_for_class(x509.BasicConstraints).value.ca
    assert not made.extensions.get_extension_for_class(x509.KeyUsage).value.key_cert_sign
    assert made.not_valid_after_utc - made.not_valid_before_utc <= timedelta(days=397)
    assert made.not_valid_before_utc < NOW < made.not_valid_after_utc
    assert (tmp_path / "tls").stat().st_mode & 0o777 == 0o700
    assert {file.stat().st_mode & 0o777 for file in (tmp_path / "tls").iterdir()} == {0o600}
    assert identity.shown.read_bytes() == identity.certificate.read_bytes()


def test_the_fingerprints_are_those_that_browsers_show(tmp_path: Path) -> None:
    identity = kept_identity(tmp_path, NAMES)
    certificate, key = fingerprints(identity.shown)
    assert certificate == sha256(ssl.PEM_cert_to_DER_cert(identity.certificate.read_text())).hexdigest().upper()
    assert len(key) == 64
    assert key != certificate
    assert grouped("0123456789AB") == "0123 4567 89AB"


def test_it_is_kept_while_it_fits(tmp_path: Path) -> None:
    first = read(kept_identity(tmp_path, NAMES, NOW))
    assert read(kept_identity(tmp_path, NAMES, NOW + 300 * DAY)) == first
    assert read(kept_identity(tmp_path, NAMES[:1], NOW)) == first


@pytest.mark.parametrize(
    ("names", "now"),
    [((*NAMES, "192.168.1.6"), NOW), (NAMES, NOW + 390 * DAY), (NAMES, NOW + 900 * DAY), (NAMES, NOW - 30 * DAY)],
)
def test_it_is_made_anew_for_new_addresses_and_in_time_but_the_key_stays(
    tmp_path: Path, names: tuple[str, ...], now: datetime
) -> None:
    first = kept_identity(tmp_path, NAMES, NOW)
    before = fingerprints(first.shown)
    renewed = kept_identity(tmp_path, names, now)
    assert set(names) <= set(renewed.names)
    after = fingerprints(renewed.shown)
    assert after[0] != before[0]
    assert after[1] == before[1]


def test_a_damaged_certificate_is_made_anew_and_a_damaged_key_is_told(tmp_path: Path) -> None:
    key = fingerprints(kept_identity(tmp_path, NAMES).shown)[1]
    (tmp_path / "tls" / "certificate.pem").write_text("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n")
    assert fingerprints(kept_identity(tmp_path, NAMES).shown)[1] == key
    (tmp_path / "tls" / "key.pem").write_text("nothing")
    with pytest.raises(BadRequest, match=r"key\.pem is damaged"):
        kept_identity(tmp_path, NAMES)


@pytest.fixture
def own(tmp_path: Path) -> tuple[Path, Path]:
    """A certificate and its key, as a club might have them."""
    key = ec.generate_private_key(ec.SECP256R1())
    return written(tmp_path / "club.pem", key, NOW), secret(tmp_path / "club-key.pem", key)


def written(file: Path, key: ec.EllipticCurvePrivateKey, now: datetime) -> Path:
    file.write_bytes(signed(key, ("swiss.example.org",), now).public_bytes(Encoding.PEM))
    return file


def secret(
    file: Path,
    key: ec.EllipticCurvePrivateKey | rsa.RSAPrivateKey,
    locked: KeySerializationEncryption = NoEncryption(),  # noqa: B008
) -> Path:
    file.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, locked))
    return file


def test_one_that_is_brought_along_stays_where_it_is(tmp_path: Path, own: tuple[Path, Path]) -> None:
    identity = own_identity(tmp_path, *own)
    assert (identity.certificate, identity.key) == own
    assert identity.names == ("swiss.example.org",)
    assert not (tmp_path / "tls" / "key.pem").exists()
    assert fingerprints(identity.shown) == fingerprints(own[0])


def test_what_is_wrong_with_one_is_told(tmp_path: Path, own: tuple[Path, Path]) -> None:
    certificate, key = own
    other = ec.generate_private_key(ec.SECP256R1())

    def told(certificate: Path, key: Path) -> str:
        with pytest.raises(BadRequest) as error:
            own_identity(tmp_path, certificate, key, NOW)
        return error.value.message

    assert "was valid until" in told(written(tmp_path / "old.pem", other, NOW - 400 * DAY), key)
    assert "is valid from" in told(written(tmp_path / "new.pem", other, NOW + 3 * DAY), key)
    assert "does not belong" in told(certificate, secret(tmp_path / "other.pem", other))
    assert "does not belong" in told(certificate, secret(tmp_path / "rsa.pem", rsa.generate_private_key(65537, 2048)))
    assert "is locked by a password" in told(
        certificate, secret(tmp_path / "locked.pem", other, BestAvailableEncryption(b"x"))
    )
    assert "has no private key" in told(certificate, certificate)
    assert "has no certificate" in told(key, key)
    (tmp_path / "large").write_bytes(b"x" * 1024 * 1024 * 2)
    assert "too large" in told(tmp_path / "large", key)
    with pytest.raises(FileAccess, match=r"nowhere\.pem"):
        own_identity(tmp_path, tmp_path / "nowhere.pem", key)
