"""How other processes of this machine know its manager, by HTTPS too."""

import contextlib
import socket
import ssl
import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from fairswiss.keeping.address import Whereabouts, announced, running
from fairswiss.keeping.places import fingerprint, secret_key
from fairswiss.web.running.signing import signed


def club(folder: Path, name: str) -> tuple[Path, Path]:
    """A certificate for a name that is not this machine's, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    certificate, secret = folder / f"{name}.pem", folder / f"{name}-key.pem"
    certificate.write_bytes(signed(key, (f"{name}.example",), datetime.now(UTC)).public_bytes(Encoding.PEM))
    secret.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return certificate, secret


@contextlib.contextmanager
def answering(body: str, certificate: Path, key: Path) -> Iterator[int]:
    """Somebody who answers one question on this machine, at this port."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        listening.settimeout(120)

        def answer() -> None:
            with contextlib.suppress(OSError):
                raw, _ = listening.accept()
                with context.wrap_socket(raw, server_side=True) as secure:
                    secure.recv(4096)
                    secure.sendall(f"HTTP/1.0 200 OK\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode())

        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        yield listening.getsockname()[1]
        thread.join(120)


@pytest.mark.parametrize("impostor", [False, True])
def test_only_who_has_the_key_of_the_kept_certificate_is_believed(tmp_path: Path, impostor: bool) -> None:
    said = f"fairswiss {fingerprint(secret_key(tmp_path))}"
    kept, other = club(tmp_path, "club"), club(tmp_path, "other")
    with answering(said, *(other if impostor else kept)) as port:
        where = Whereabouts(port, str(kept[0]))
        with announced(tmp_path, where):
            assert running(tmp_path) == (None if impostor else where)
    assert not (tmp_path / "port").exists()


def test_a_certificate_that_is_gone_is_nobody(tmp_path: Path) -> None:
    secret_key(tmp_path)
    with announced(tmp_path, Whereabouts(1, str(tmp_path / "gone.pem"))):
        assert running(tmp_path) is None
