"""To be written."""


def render() -> None: ...
