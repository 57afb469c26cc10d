"""A manager behind a proxy on the same machine, as a process: loopback is nobody there either."""

import contextlib
from pathlib import Path

import pytest

from fairswiss.web.links import issue
from fairswiss.web.reach import HOSTS, HTTPS, PROXIES
from tests.web.live import manager, trusting
from tests.web.reach.venues import with_password

PROXIED = {"Host": "club.example", "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}


def test_what_comes_through_the_proxy_is_a_stranger_until_it_signs_in(
    prepared_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {HOSTS: "club.example", HTTPS: "1", PROXIES: "127.0.0.1"}.items():
        monkeypatch.setenv(name, value)
    with manager(with_password(prepared_file, tmp_path)) as live:

        def asked(path: str, headers: dict[str, str]) -> tuple[int, list[str]]:
            with contextlib.closing(trusting(tmp_path, live.address)) as connection:
                connection.request("GET", path, headers=headers)
                answer = connection.getresponse()
                return answer.status, answer.headers.get_all("Set-Cookie", [])

        status, cookies = asked("/sign-in", PROXIED)
        assert status == 200
        assert cookies
        assert all(cookie.startswith("__Host-") and "Secure" in cookie for cookie in cookies)
        for claim in ("127.0.0.1", "127.0.0.1, 127.0.0.1", "::1", ""):
            spoken_for = {**PROXIED, "X-Forwarded-For": claim, "X-Real-IP": claim}
            assert asked("/design", spoken_for)[0] == 403
            assert asked(f"/start/{issue(tmp_path)}", spoken_for)[0] == 403
        # A proxy that hands our own name on, or says that somebody asked for it.
        assert asked("/alive", {**PROXIED, "Host": "127.0.0.1"})[0] == 400
        assert asked("/alive", {**PROXIED, "X-Forwarded-Host": "localhost"})[0] == 400
        assert asked("/alive", {**PROXIED, "X-Forwarded-Host": "evil.example"})[0] == 400
        # The machine itself, for its health, but not as anybody.
        assert asked("/alive", {})[0] == 200
        assert asked("/design", {})[0] == 403
        log = (tmp_path / "manager.log").read_text()
        assert "foreign-host" in log
        assert "start-link-elsewhere" in log
        assert "203.0.113.9" not in log
