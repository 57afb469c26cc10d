"""Schemathesis over the OpenAPI document of the manager: whatever a program sends, no fault, and answers that fit.

python -m benchmarks.fuzz_api [EXAMPLES] [SEED]     500 requests for each operation and seed 1 unless told otherwise

Runs in this process, as chief arbiter, on an SQLite file of its own, with session, CSRF token and Origin. Each
operation that writes begins with an event that has rounds, those that read share one; half of the requests are about
that event, and about rounds, boards and players that exist. Prints for each operation how its requests were answered;
ends with 1 if any of them was answered with a fault (500) or with something that the document does not describe. The
seconds are those of the slowest answer.
"""

import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

HOST = "127.0.0.1:8080"
ORIGIN = f"http://{HOST}"


class Answered(NamedTuple):
    """How the requests to one operation were answered."""

    operation: str
    statuses: dict[int, int]
    slowest: float
    faults: tuple[str, ...]

    def __str__(self) -> str:
        kinds = ", ".join(f"{times} × {status}" for status, times in sorted(self.statuses.items()))
        return f"{self.operation:<60} {kinds}; {self.slowest:.2f} s"


def fuzzed(visitor: Any, fresh: Callable[[], Any], examples: int, seed: int) -> list[Answered]:
    """Send that many requests to every operation; ``fresh`` makes an event: one to be read, others to be changed."""
    import schemathesis

    from fairswiss.web.api.views import document

    schema = schemathesis.openapi.from_dict(document())
    found: Any = schema.get_all_operations()
    operations = [one.ok() for one in found]
    read = fresh()
    return [
        _operation(one, visitor, read if one.method.upper() == "GET" else fresh(), examples, seed) for one in operations
    ]


def _operation(operation: Any, visitor: Any, event: Any, examples: int, seed: int) -> Answered:
    from hypothesis import HealthCheck, Phase, given, settings
    from hypothesis import seed as seeded
    from hypothesis.strategies import one_of
    from schemathesis import GenerationMode
    from schemathesis.checks import (
        content_type_conformance,
        not_a_server_error,
        response_schema_conformance,
        status_code_conformance,
    )
    from schemathesis.core.failures import Failure, FailureGroup

    checks = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
    statuses: Counter[int] = Counter()
    faults: dict[str, str] = {}
    slowest = 0.0

    @seeded(seed)
    @settings(
        max_examples=examples, deadline=None, database=None, phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=one_of(*(operation.as_strategy(generation_mode=mode) for mode in GenerationMode)))
    def send(case: Any) -> None:
        nonlocal slowest
        _aimed(case, event, sum(statuses.values()))
        started = time.perf_counter()
        response = _sent(visitor, case)
        slowest = max(slowest, time.perf_counter() - started)
        statuses[response.status_code] += 1
        try:
            case.validate_response(response, checks=checks)
        except (Failure, FailureGroup) as failure:
            faults.setdefault(f"{response.status_code} {type(failure).__name__}", _told(case, response, failure))

    send()
    return Answered(f"{operation.method.upper()} {operation.path}", dict(statuses), slowest, tuple(faults.values()))


def _aimed(case: Any, event: Any, count: int) -> None:
    """Every other request is about the event, a round, boards, players, a sheet and a system that exist."""
    if count % 2:
        return
    if isinstance(case.body, dict) and isinstance(case.body.get("system"), str):
        case.body["system"] = "dutch-2026"
    for held in (case.path_parameters or {}, case.query or {}):
        for name, value in held.items():
            if name == "tournament":
                held[name] = event.event
            elif name == "sheet":
                held[name] = "standings"
            elif name in ("number", "player", "board", "one", "other", "after") and isinstance(value, int):
                held[name] = 1 + abs(value) % len(event.state.rounds)


def _told(case: Any, response: Any, failure: BaseException) -> str:
    sent = f"{case.method} {case.formatted_path} {case.query or ''} {str(case.body)[:300]}"
    return f"{sent}\n    {response.status_code} {response.content[:300]!r}\n    {str(failure)[:600]}"


def _sent(visitor: Any, case: Any) -> Any:
    """The answer to a request, as Schemathesis wants it."""
    from requests import Request
    from schemathesis.core.transport import Response

    asked = Request(**case.as_transport_kwargs(base_url=ORIGIN)).prepare()
    token = next(held.value for name, held in visitor.cookies.items() if name.startswith("fairswiss_csrf"))
    headers = {name: value for name, value in asked.headers.items() if name.lower() not in ("cookie", "content-type")}
    body = asked.body.encode() if isinstance(asked.body, str) else asked.body or b""
    kind = asked.headers.get("Content-Type", "application/json")
    ours = {"host": HOST, "origin": ORIGIN, "x-csrftoken": token}
    answer = visitor.generic(asked.method, asked.path_url, body, kind, headers={**headers, **ours})
    said = {name.lower(): [value] for name, value in answer.headers.items()}
    return Response(answer.status_code, said, answer.content, asked, 0.0, False)


def chief_arbiter(folder: Path) -> Any:
    """Somebody who came in by a start link."""
    from tests.web.visitors import Visitor

    visitor = Visitor()
    visitor.enter(folder)
    visitor.get("/")
    return visitor


def event_with_rounds() -> Any:
    """A small event with rounds played and one drafted, which everybody may look at."""
    from tests.web.samples import BY, drafted

    from fairswiss.desk.events import change_settings

    made = drafted("kitchen-garden-2026")
    return change_settings(made.event, made.state.settings._replace(public=True), BY)


def main(arguments: list[str]) -> int:
    """Run, print the figures, say by the exit code whether all went well."""
    examples, seed = (int(text) for text in (*arguments, *("500", "1")[len(arguments) :]))
    with tempfile.TemporaryDirectory() as folder:
        from fairswiss.web.running.serving import prepare

        prepare(Path(folder))
        from fairswiss.keeping.upgrading import upgrade

        upgrade(Path(folder))
        started = time.perf_counter()
        found = fuzzed(chief_arbiter(Path(folder)), event_with_rounds, examples, seed)
    for answered in found:
        print(answered)
        for fault in answered.faults:
            print(f"  FAULT {fault}")
    sent = sum(sum(answered.statuses.values()) for answered in found)
    wrong = sum(len(answered.faults) for answered in found)
    print(
        f"{sent:,} requests to {len(found)} operations in {time.perf_counter() - started:.0f} s, {wrong} kinds of fault"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
