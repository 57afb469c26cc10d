import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest journeys begin first, so that at the end no process has to wait for another."""
    items.sort(key=lambda item: item.path.name != "test_journeys.py")
