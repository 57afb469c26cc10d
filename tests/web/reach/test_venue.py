"""``serve --lan`` as a process: who may knock, at which address, by which certificate, with which cookies."""

import contextlib
import http.client
import re
import socket
import ssl
from collections.abc import Iterator
from datetime import timedelta
from hashlib import sha256
from http.cookies import SimpleCookie
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from fairswiss.web.links import issue
from tests.cli.events import Shell
from tests.web.live import Live, trusting
from tests.web.reach.venues import CARD, venue, vouched_for, with_password
from tests.web.test_serving import said


@pytest.fixture(scope="module")
def hall(prepared_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    """A manager for the network of another card, also called club.local."""
    folder = with_password(prepared_file, tmp_path_factory.mktemp("hall"))
    with venue(folder, "--name", "club.local") as live:
        yield live
        code, last = live.stop()
        assert code == 0
        assert "Traceback" not in last
        assert last.endswith("Stopped. Everything is saved.\n")


def port_of(live: Live) -> int:
    port = urlsplit(live.address).port
    assert port
    return port


def asked(
    live: Live, path: str, at: str = CARD, method: str = "GET", body: str | None = None, **headers: str
) -> http.client.HTTPResponse:
    """An answer over the verified connection; the body stays readable after it is closed."""
    connection = trusting(live.folder, f"https://{at}:{port_of(live)}")
    with contextlib.closing(connection):
        connection.request(method, path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        answer.read()
        return answer


def test_addresses_and_fingerprint_are_printed_but_no_code_where_nobody_looks(hall: Live) -> None:
    port = port_of(hall)
    assert hall.address == f"https://127.0.0.1:{port}"
    assert f"  https://club.local:{port}\n  https://{CARD}:{port}\n" in hall.said
    assert "▀" not in hall.said
    assert "\x1b" not in hall.said
    with contextlib.closing(trusting(hall.folder, hall.address)) as connection:
        connection.connect()
        assert isinstance(connection.sock, ssl.SSLSocket)
        shown = connection.sock.getpeercert(binary_form=True)
        assert connection.sock.version() in ("TLSv1.2", "TLSv1.3")
    assert shown
    groups = re.findall(r"\b[0-9A-F]{4}\b", hall.said.partition("(SHA-256):")[2])
    assert "".join(groups[:16]) == sha256(shown).hexdigest().upper()
    assert all(file.stat().st_mode & 0o077 == 0 for file in [hall.folder / "tls", *(hall.folder / "tls").iterdir()])


def test_the_certificate_is_for_every_announced_name(hall: Live) -> None:
    context = ssl.create_default_context(cafile=hall.folder / "tls" / "certificate.pem")
    for name in ("127.0.0.1", CARD, "localhost", "club.local"):
        with (
            socket.create_connection((CARD, port_of(hall)), timeout=120) as raw,
            context.wrap_socket(raw, server_hostname=name),
        ):
            pass
    with (
        socket.create_connection((CARD, port_of(hall)), timeout=120) as raw,
        pytest.raises(ssl.SSLCertVerificationError),
        context.wrap_socket(raw, server_hostname="club.example"),
    ):
        pass
    with (
        socket.create_connection((CARD, port_of(hall)), timeout=120) as raw,
        pytest.raises(ssl.SSLCertVerificationError),
        ssl.create_default_context().wrap_socket(raw, server_hostname=CARD),
    ):
        pass


def test_only_the_named_card_is_listened_at(hall: Live) -> None:
    with socket.socket() as probe:
        probe.settimeout(5)
        assert probe.connect_ex(("127.0.0.3", port_of(hall))) != 0


def test_hosts_over_the_wire(hall: Live) -> None:
    port = port_of(hall)
    for host, status in (
        (f"{CARD}:{port}", 200),
        (f"club.local:{port}", 200),
        (f"127.0.0.1:{port}", 200),
        (CARD, 400),
        (f"{CARD}:{port + 1}", 400),
        (f"127.0.0.3:{port}", 400),
        (f"evil.example:{port}", 400),
        ("", 400),
    ):
        assert asked(hall, "/alive", host=host).status == status, host
    log = (hall.folder / "manager.log").read_text()
    assert f"foreign-host account=- method=GET host=evil.example:{port}" in log
    assert "Traceback" not in log


def test_loopback_and_forwarded_headers_are_nobody(hall: Live) -> None:
    for at in ("127.0.0.1", CARD):
        for headers in (
            {},
            {"x_forwarded_for": "127.0.0.1"},
            {"forwarded": "for=127.0.0.1;proto=https;host=localhost"},
            {"x_real_ip": "127.0.0.1", "x_forwarded_host": "localhost", "x_forwarded_proto": "https"},
        ):
            assert asked(hall, "/design", at, **headers).status == 403
            assert asked(hall, "/api/events", at, **headers).status in (401, 403)


def test_a_start_link_works_on_this_machine_and_not_over_the_network(hall: Live) -> None:
    over = f"/start/{issue(hall.folder)}"
    assert asked(hall, over).status == 403
    assert asked(hall, over, "127.0.0.1").status == 403  # used up by being shown
    assert "start-link-elsewhere" in (hall.folder / "manager.log").read_text()
    link = said("link", "--data", str(hall.folder))
    assert link.returncode == 0
    assert link.stdout.startswith(f"{hall.address}/start/")
    entered = asked(hall, urlsplit(link.stdout.strip()).path, "127.0.0.1")
    assert entered.status == 302
    cookies = SimpleCookie("\n".join(entered.headers.get_all("Set-Cookie", [])))
    session = next(morsel for name, morsel in cookies.items() if "session" in name)
    assert session.key.startswith("__Host-fairswiss_session_")
    assert session["secure"]
    assert session["httponly"]
    assert session["path"] == "/"
    assert not session["domain"]
    assert entered.headers["Strict-Transport-Security"] is None  # nobody vouches for this certificate


def test_every_cookie_is_for_https_alone(hall: Live) -> None:
    page = asked(hall, "/")
    token = next(value for name, value in _cookies(page).items() if "csrf" in name)
    cookie = "; ".join(f"{name}={value}" for name, value in _cookies(page).items())
    origin = f"https://{CARD}:{port_of(hall)}"
    for path, field in (("/theme", "theme=dark"), ("/language", "language=de")):
        body = f"csrfmiddlewaretoken={token}&{field}"
        form = {"content_type": "application/x-www-form-urlencoded", "cookie": cookie}
        set_ = asked(hall, path, method="POST", body=body, origin=origin, referer=f"{origin}/", **form)
        assert set_.status == 302
        assert all("Secure" in value for value in set_.headers.get_all("Set-Cookie", []))
        assert set_.headers.get_all("Set-Cookie")
        for elsewhere in (
            origin.replace("https", "http"),
            f"https://127.0.0.1:{port_of(hall)}",
            "https://evil.example",
        ):
            refused = asked(hall, path, method="POST", body=body, origin=elsewhere, referer=f"{origin}/", **form)
            assert refused.status == 403


def _cookies(answer: http.client.HTTPResponse) -> dict[str, str]:
    cookies = SimpleCookie("\n".join(answer.headers.get_all("Set-Cookie", [])))
    return {name: morsel.value for name, morsel in cookies.items()}


def plain(live: Live, *pieces: bytes) -> bytes:
    """What somebody gets who speaks plain HTTP, or nonsense."""
    with socket.create_connection((CARD, port_of(live)), timeout=120) as raw:
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for piece in pieces:
            raw.sendall(piece)
        raw.shutdown(socket.SHUT_WR)
        got = b""
        with contextlib.suppress(ConnectionError):
            while more := raw.recv(4096):
                got += more
        return got


def test_plain_http_is_shown_the_way(hall: Live) -> None:
    host = f"club.local:{port_of(hall)}".encode()
    for pieces in (
        [b"GET /t/x HTTP/1.1\r\nHost: " + host + b"\r\n\r\n"],
        [b"GE", b"T / HTTP/1.1\r\nHost: ", host + b"\r\n\r\n"],
    ):
        told = plain(hall, *pieces)
        assert told.startswith(b"HTTP/1.1 307 ")
        assert b"Location: https://" + host + b"/\r\n" in told
    for request in (
        b"GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        b"GET / HTTP/1.0\r\n\r\n",
        b"POST /" + b"x" * 9000,
    ):
        told = plain(hall, request)
        assert told.startswith(b"HTTP/1.1 400 ")
        assert b"evil" not in told
        assert b"https://\n" in told
    for nonsense in (b"\x00" * 50, b"\x16\x03\x01", b"SSH-2.0-x\r\n", b""):
        assert b"HTTP" not in plain(hall, nonsense)
    assert asked(hall, "/alive").status == 200
    assert "Traceback" not in (hall.folder / "manager.log").read_text()


def test_without_a_password_nothing_is_opened(prepared_file: Path, tmp_path: Path) -> None:
    refused = said("serve", "--lan", "--address", CARD, "--port", "0", "--no-browser", "--data", str(tmp_path))
    assert refused.returncode == 3
    assert f"fairswiss people password owner --data {tmp_path}" in refused.stderr
    assert "Traceback" not in refused.stderr


def test_with_a_certificate_that_others_vouch_for_browsers_are_to_insist_on_https(
    prepared_file: Path, tmp_path: Path
) -> None:
    own, key = vouched_for(tmp_path, ("club.example", CARD, "127.0.0.1"), timedelta(days=10))
    with venue(with_password(prepared_file, tmp_path), "--certificate", str(own), "--key", str(key)) as live:
        said = asked(live, "/sign-in").headers["Strict-Transport-Security"]
        assert "Browsers warn" not in live.said
    found = re.fullmatch(r"max-age=([0-9]+)", said)  # this name alone, and no preloading
    assert found, said
    assert 9 * 86_400 < int(found[1]) <= 10 * 86_400, "not for longer than the certificate is valid"


def test_without_tls_there_is_a_warning_and_nothing_to_compare(prepared_file: Path, tmp_path: Path) -> None:
    with venue(with_password(prepared_file, tmp_path), "--no-tls") as live:
        assert live.address.startswith("http://127.0.0.1:")
        assert "warning: Without TLS" in live.said
        assert "SHA-256" not in live.said
        with contextlib.closing(trusting(tmp_path, f"http://{CARD}:{port_of(live)}")) as connection:
            connection.request("GET", "/")
            answer = connection.getresponse()
            assert answer.status == 403
            assert not any(name.startswith("__Host-") for name in _cookies(answer))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--name", "club.local"], "only with --lan"),
        (["--no-tls", "--key", "x"], "--key, --no-tls: only with --lan"),
        (["--lan", "--certificate", "x"], "--certificate FILE --key FILE"),
        (["--lan", "--certificate", "x", "--key", "y", "--no-tls"], "Without TLS"),
        (["--lan", "--address", "club.local"], "Give a name as a name"),
        (["--lan", "--address", "0.0.0.0"], "or none for all of them"),
        (["--lan", "--name", "https://club.local"], "club.local"),
        (["--lan", "--address", "127.0.0.1"], "Only this machine itself can use the address 127.0.0.1"),
        (["--lan", "--address", "::1", "--name", "club.local"], "Only this machine itself can use the address ::1"),
    ],
)
def test_options_that_do_not_go_together(run: Shell, options: list[str], words: str, tmp_path: Path) -> None:
    refused = run("serve", "--port", "0", "--no-browser", "--data", str(tmp_path), *options)
    assert refused.code == 3
    assert words in refused.err
