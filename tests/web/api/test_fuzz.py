"""Whatever a program sends, the answer is one that the OpenAPI document describes, and never a fault."""

from pathlib import Path

import pytest
from benchmarks.fuzz_api import event_with_rounds, fuzzed

from tests.web.visitors import Visitor


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)  # the stricter one: it refuses NUL in texts
def test_no_fault_and_only_what_is_described(owner: Visitor, data: Path) -> None:
    owner.get("/")
    found = fuzzed(owner, event_with_rounds, examples=2, seed=1)
    assert [fault for answered in found for fault in answered.faults] == []
    assert {status // 100 for answered in found for status in answered.statuses} == {2, 4}
