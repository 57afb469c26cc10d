"""From the environment to the names, the scheme and the proxies of the manager."""

import pytest

from fairswiss.model.errors import BadRequest
from fairswiss.web.reach import (
    HOSTS,
    HSTS,
    HTTPS,
    PROXIES,
    THIS_MACHINE,
    Host,
    host_name,
    hosts_with,
    is_loopback,
    reach,
)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:9", "LOCALHOST:65535", "[::1]:8080"])
def test_without_a_word_it_is_this_machine_at_any_port(host: str) -> None:
    assert reach({}).knows(host, here=True)
    assert not reach({}).knows(host, here=False)


def test_a_manager_that_runs_knows_this_machine_at_its_own_port_alone() -> None:
    for environment in ({}, {HOSTS: "swiss.example.org"}, {HOSTS: "localhost:9000"}):
        known = reach({HOSTS: hosts_with(environment, 8080)})
        for name in THIS_MACHINE:
            assert known.knows(f"{name}:8080", here=True)
            assert not known.knows(f"{name}:8081", here=True)
            assert not known.knows(name, here=True)
        assert known.knows("swiss.example.org", here=False) is ("swiss.example.org" in environment.get(HOSTS, ""))
        assert known.knows("localhost:9000", here=True) is ("9000" in environment.get(HOSTS, ""))  # of a tunnel


HTTPS_LIST = "club.example, CLUB.local:8443,192.168.1.5:8443,[2001:db8::0007]:8443,2001:db8::8"


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("club.example", True),
        ("club.example:443", True),
        ("Club.Example", True),
        ("club.example:80", False),
        ("club.example:8443", False),
        ("club.example.", False),
        ("club.example.evil", False),
        ("evil.club.example", False),
        ("club.local:8443", True),
        ("club.local", False),
        ("192.168.1.5:8443", True),
        ("192.168.1.5", False),
        ("192.168.1.6:8443", False),
        ("[2001:db8::7]:8443", True),
        ("[2001:db8::7]", False),
        ("[2001:db8::8]", True),
        ("2001:db8::8", False),
        ("", False),
        (":443", False),
        ("club.example:443@evil", False),
        ("user@club.example", False),
        ("club.example/", False),
        ("club.example:", False),
        ("club.example:99999999", False),
        ("*", False),
    ],
)
def test_only_the_listed_names_with_their_ports_are_known(host: str, known: bool) -> None:
    listed = reach({HOSTS: HTTPS_LIST, HTTPS: "1"})
    assert listed.knows(host, here=False) is known
    assert listed.knows(host, here=True) is known


def test_this_machine_stays_known_to_itself_unless_the_list_names_its_port() -> None:
    service = reach({HOSTS: "club.example"})
    assert service.knows("127.0.0.1:8000", here=True)
    assert not service.knows("127.0.0.1:8000", here=False)
    venue = reach({HOSTS: "192.168.1.5:8080,127.0.0.1:8080"})
    assert venue.knows("127.0.0.1:8080", here=True)
    assert not venue.knows("127.0.0.1:8081", here=True)
    assert not venue.knows("localhost:8080", here=True)


def test_without_https_the_usual_port_is_80() -> None:
    assert reach({HOSTS: "club.example"}).hosts[0] == Host("club.example", 80)
    assert reach({HOSTS: "club.example", HTTPS: "1"}).hosts[0] == Host("club.example", 443)


def test_proxies_are_addresses_networks_or_a_socket_file() -> None:
    none = reach({})
    assert not any(none.trusts(client) for client in ("127.0.0.1", "::1", "", None))
    some = reach({PROXIES: "127.0.0.1, 10.1.0.0/16,::1"})
    assert all(some.trusts(client) for client in ("127.0.0.1", "10.1.2.3", "::1"))
    assert not any(some.trusts(client) for client in ("127.0.0.2", "10.2.0.1", "::2", "localhost", "", None))
    file = reach({PROXIES: "unix"})
    assert file.trusts(None)
    assert not file.trusts("127.0.0.1")


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        (HOSTS, "*"),
        (HOSTS, "https://club.example"),
        (HOSTS, "club.example/path"),
        (HOSTS, "club.example:0"),
        (HOSTS, "club.example:70000"),
        (HOSTS, "club_example"),
        (HOSTS, ".example"),
        (HOSTS, "-a.example"),
        (HOSTS, "1.2.3"),
        (HOSTS, "1.2.3.456"),
        (HOSTS, "[::1"),
        (HOSTS, "a" * 300),
        (HTTPS, "yes"),
        (PROXIES, "proxy.example"),
        (PROXIES, "*"),
        (PROXIES, "10.1.2.3/16"),
        (HSTS, "a month"),
        (HSTS, "-1"),
        (HSTS, "٣"),
    ],
)
def test_what_cannot_be_understood_is_said_and_not_guessed(variable: str, value: str) -> None:
    with pytest.raises(BadRequest) as told:
        reach({variable: value})
    assert value in told.value.message


def test_names_are_written_as_browsers_send_them() -> None:
    assert host_name("Bücher.example") == "xn--bcher-kva.example"
    assert host_name("2001:DB8:0::7") == "[2001:db8::7]"
    assert host_name("192.168.1.5") == "192.168.1.5"


def test_loopback_is_a_whole_network() -> None:
    assert all(map(is_loopback, ["127.0.0.1", "127.9.9.9", "::1"]))
    assert not any(map(is_loopback, ["192.168.1.5", "", None, "localhost", "127.0.0.1.example"]))
