"""From what was asked for to sockets, announced addresses, settings and codes."""

import socket
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from fairswiss.model.errors import BadRequest
from fairswiss.web.codes import page_code, terminal_code
from fairswiss.web.reach import reach
from fairswiss.web.running import venue as venues
from fairswiss.web.running.listening import bound, close, opened
from fairswiss.web.running.signing import signed
from fairswiss.web.running.venue import Venue, checked, opening, own_addresses
from tests.web.reach.venues import vouched_for


def test_own_addresses_are_for_others_and_ipv4_comes_first() -> None:
    found = [ip_address(address) for address in own_addresses()]
    assert not any(address.is_loopback or address.is_link_local or address.is_unspecified for address in found)
    assert [address.version for address in found] == sorted(address.version for address in found)


def test_names_come_first_and_everything_announced_is_known_with_its_port(tmp_path: Path) -> None:
    asked = checked(Venue(("192.168.1.5", "2001:DB8::5", "192.168.1.5"), ("Club.local",)))
    made = opening(asked, tmp_path, 8443)
    assert made.addresses == ("https://club.local:8443", "https://192.168.1.5:8443", "https://[2001:db8::5]:8443")
    known = reach(made.environment)
    assert known.https
    assert known.certificate == str(tmp_path / "tls" / "shown.pem")
    assert all(known.knows(address.removeprefix("https://"), here=False) for address in made.addresses)
    assert known.knows("127.0.0.1:8443", here=True)
    assert not known.knows("127.0.0.1:8080", here=True)
    assert not known.trusts("127.0.0.1")
    assert made.identity
    assert set(made.identity.names) == {"club.local", "192.168.1.5", "[2001:db8::5]", "127.0.0.1", "localhost", "[::1]"}


def test_the_usual_port_is_left_out(tmp_path: Path) -> None:
    assert opening(Venue(("192.168.1.5",)), tmp_path, 443).addresses == ("https://192.168.1.5",)
    plain = opening(Venue(("192.168.1.5",), tls=False), tmp_path, 80)
    assert plain.addresses == ("http://192.168.1.5",)
    assert not reach(plain.environment).https
    assert reach(plain.environment).knows("192.168.1.5", here=False)


def test_a_certificate_of_ones_own_says_the_names(tmp_path: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    names = ("swiss.example.org", "*.example.org", "192.168.1.6", "localhost")
    (tmp_path / "c.pem").write_bytes(signed(key, names, datetime.now(UTC)).public_bytes(Encoding.PEM))
    (tmp_path / "k.pem").write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    made = opening(Venue(("192.168.1.5",), (), True, tmp_path / "c.pem", tmp_path / "k.pem"), tmp_path, 443)
    assert made.addresses == ("https://swiss.example.org", "https://192.168.1.5")
    assert (made.identity and made.identity.is_self_signed, made.hsts) == (True, 0)


def test_browsers_are_to_insist_for_a_month_at_most(tmp_path: Path) -> None:
    own, key = vouched_for(tmp_path, ("swiss.example.org",), timedelta(days=300))
    made = opening(Venue(("192.168.1.5",), (), True, own, key), tmp_path, 443)
    assert (made.hsts, reach(made.environment).hsts) == (30 * 86_400, 30 * 86_400)


def test_a_machine_without_a_network_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(venues, "own_addresses", lambda: ())
    with pytest.raises(BadRequest, match="name its address"):
        opening(Venue(), tmp_path, 8080)


def test_all_sockets_have_one_port_and_are_deaf_until_opened() -> None:
    sockets = bound(("127.0.0.1", "127.0.0.2", "::1"), 0)
    try:
        (port,) = {each.getsockname()[1] for each in sockets}
        with socket.socket() as early:
            assert early.connect_ex(("127.0.0.2", port)) != 0
        opened(sockets, 5)
        for address in ("127.0.0.1", "127.0.0.2", "::1"):
            socket.create_connection((address, port), timeout=120).close()
        with pytest.raises(BadRequest, match="cannot be used"):
            bound(("127.0.0.1",), port)
    finally:
        close(sockets)


def test_an_address_of_another_machine_is_told() -> None:
    with pytest.raises(BadRequest, match=r"203\.0\.113\.77"):
        bound(("127.0.0.1", "203.0.113.77"), 0)


def test_a_code_in_the_terminal_has_its_own_colours_and_a_margin() -> None:
    lines = terminal_code("https://192.168.1.5:8080/").splitlines()
    cells = [line.replace("\x1b[0m", "").split("m▀")[:-1] for line in lines]
    (width,) = {len(row) for row in cells}
    assert width in (2 * len(lines), 2 * len(lines) - 1)
    assert all(cell.startswith("\x1b[38;5;") and ";48;5;" in cell for row in cells for cell in row)
    white = "\x1b[38;5;231;48;5;231"
    assert set(cells[0]) == set(cells[1]) == {white}
    assert {cell for row in cells for cell in (*row[:4], *row[-4:])} == {white}


def test_a_code_on_a_page_brings_its_paper() -> None:
    drawn = page_code("https://192.168.1.5:8080/")
    assert drawn.startswith("data:image/svg+xml")
    assert "fff" in drawn
