"""What the security log is told, for tests to look at."""

import logging


class SecurityLog(logging.Handler):
    """What the security log was told."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep it."""
        self.records.append(record)

    @property
    def lines(self) -> list[str]:
        """In words."""
        return [record.getMessage() for record in self.records]
