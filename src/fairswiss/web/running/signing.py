"""Make a certificate for names and addresses, signed by its own key, and read whom a certificate is for."""

from datetime import datetime, timedelta
from ipaddress import ip_address

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

VALID = timedelta(days=397)
"""The most that browsers accept."""
_SLOW_CLOCKS = timedelta(days=1)
_NEVER = (
    "content_commitment",
    "key_encipherment",
    "data_encipherment",
    "key_agreement",
    "key_cert_sign",
    "crl_sign",
    "encipher_only",
    "decipher_only",
)


def signed(key: ec.EllipticCurvePrivateKey, names: tuple[str, ...], now: datetime) -> x509.Certificate:
    """A certificate for servers of these names. It is no authority: nothing that it signs counts."""
    public = key.public_key()
    called = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "fairswiss")])
    identifier = x509.SubjectKeyIdentifier.from_public_key(public)
    began = (now - _SLOW_CLOCKS).replace(microsecond=0)
    return (
        x509.CertificateBuilder()
        .subject_name(called)
        .issuer_name(called)
        .public_key(public)
        .serial_number(x509.random_serial_number())
        .not_valid_before(began)
        .not_valid_after(began + VALID - timedelta(seconds=1))
        .add_extension(x509.SubjectAlternativeName([_general(name) for name in names]), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(x509.KeyUsage(digital_signature=True, **dict.fromkeys(_NEVER, False)), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(identifier, critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_subject_key_identifier(identifier), critical=False)
        .sign(key, hashes.SHA256())
    )


def _general(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ip_address(name.strip("[]")))
    except ValueError:
        return x509.DNSName(name)


def names_in(certificate: x509.Certificate) -> set[str]:
    """Names and addresses as browsers write them."""
    try:
        listed = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    except (x509.ExtensionNotFound, ValueError):
        return set()
    addresses = (ip_address(str(address)) for address in listed.get_values_for_type(x509.IPAddress))
    written = {f"[{address}]" if address.version == 6 else str(address) for address in addresses}
    return written | {name.lower() for name in listed.get_values_for_type(x509.DNSName)}


def public_part(key: object) -> bytes:
    """A public key in the form that fingerprints are taken of."""
    return bytes(key.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo))  # type: ignore[attr-defined]
