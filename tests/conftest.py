import pytest
from hypothesis import HealthCheck, settings

# An example that takes long where other things are done too is no fault.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest journeys begin first, so that at the end no process has to wait for another."""
    items.sort(key=lambda item: item.path.name != "test_journeys.py")
