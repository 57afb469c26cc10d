import logging
from collections.abc import Iterator

import pytest


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """What the security log was told."""
    logger = logging.getLogger("fairswiss")
    logger.addHandler(caplog.handler)
    yield caplog
    logger.removeHandler(caplog.handler)
