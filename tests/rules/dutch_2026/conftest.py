"""The edition that the tests of this folder are about."""

import pytest

from tests.rules.dutch.positions import DUTCH_2026, Edition


@pytest.fixture
def edition() -> Edition:
    """This folder's own."""
    return DUTCH_2026
