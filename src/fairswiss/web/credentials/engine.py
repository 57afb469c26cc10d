"""The session engine: Django's own in the database, which also writes down whose session it is."""

from typing import Any

from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore as DatabaseStore

from fairswiss.web.credentials.models import BrowserSession


class SessionStore(DatabaseStore):
    @classmethod
    def get_model_class(cls) -> type[BrowserSession]:
        return BrowserSession

    def create_model_instance(self, data: Any) -> BrowserSession:
        """The row of this session, with the number of the account that is signed in by it."""
        row: BrowserSession = super().create_model_instance(data)  # type: ignore[assignment]
        account = str(data.get(SESSION_KEY, ""))
        row.account = int(account) if account.isdigit() else None
        return row
