"""Requests that were done, by their names, for a day: so that a name stands for one request and never for another."""

from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from django.db import IntegrityError, transaction

from fairswiss.store.models import RequestRow

LIFETIME = timedelta(days=1)
MOST = 2_000
"""Requests of one account; the oldest are forgotten first."""
MOST_ANSWER = 32 * 1024
"""Bytes of an answer that is kept; a larger one is worked out again."""


class Done(NamedTuple):
    asked: str
    answer: bytes | None
    """None when it was too large to be kept; empty when it had to be forgotten."""


def found(name: str) -> Done | None:
    """The request that had this name, if it was done within the last day."""
    rows = RequestRow.objects.filter(name=name, when__gt=_now() - LIFETIME)
    row = rows.values_list("asked", "answer").first()
    return Done(row[0], None if row[1] is None else bytes(row[1])) if row else None


def keep(name: str, account: str, asked: str, answer: bytes) -> None:
    """Keep that a request was done, and what it was answered if that is not too large."""
    kept = answer if len(answer) <= MOST_ANSWER else None
    try:
        with transaction.atomic():
            RequestRow.objects.filter(when__lte=_now() - LIFETIME).delete()
            mine = RequestRow.objects.filter(account=account).order_by("-when")
            surplus = list(mine.values_list("name", flat=True)[MOST - 1 : 2 * MOST])
            if surplus:
                RequestRow.objects.filter(name__in=surplus).delete()
            RequestRow(name=name, account=account, asked=asked, answer=kept, when=_now()).save(force_insert=True)
    except IntegrityError:  # another worker has kept it: the same request, done once
        return


def forget_answers() -> None:
    """Keep that requests were done and forget what was answered, which may name people."""
    RequestRow.objects.update(answer=b"")


def _now() -> datetime:
    return datetime.now(UTC)
