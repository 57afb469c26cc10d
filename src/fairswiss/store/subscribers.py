"""Rows of those who asked for messages by e-mail. They are kept apart from every journal."""

from datetime import datetime
from typing import NamedTuple

from fairswiss.store.models import SubscriberRow


class Subscriber(NamedTuple):
    """Somebody who asked for messages."""

    id: int
    event: str
    registration: int
    """0 means the whole event."""
    address: str
    language: str
    confirmed: bool
    told: str


def ask(event: str, registration: int, address: str, language: str, now: datetime) -> int:
    """Add a request that is not confirmed yet, or find the one there is; its id."""
    row, _ = SubscriberRow.objects.get_or_create(
        event=event, registration=registration, address=address, defaults={"language": language, "asked": now}
    )
    return int(row.pk)


def of_id(number: int) -> Subscriber | None:
    """One of them; None if the row is gone."""
    row = SubscriberRow.objects.filter(pk=number).first()
    return _subscriber(row) if row else None


def confirm(number: int) -> None:
    """The owner of the address agrees."""
    SubscriberRow.objects.filter(pk=number).update(confirmed=True)


def remove(number: int) -> None:
    """Forget an address; nothing happens if it is forgotten already."""
    SubscriberRow.objects.filter(pk=number).delete()


def remove_all(event: str, registration: int = 0) -> None:
    """Forget everybody who asked for messages about a player, or about anything of the event."""
    rows = SubscriberRow.objects.filter(event=event)
    (rows.filter(registration=registration) if registration else rows).delete()


def remove_unconfirmed(before: datetime) -> None:
    """Forget the requests that nobody has confirmed since then."""
    SubscriberRow.objects.filter(confirmed=False, asked__lt=before).delete()


def confirmed_of(event: str) -> list[Subscriber]:
    """Those who get messages about an event or its players."""
    return [_subscriber(row) for row in SubscriberRow.objects.filter(event=event, confirmed=True)]


def claim(one: Subscriber, mark: str) -> bool:
    """Note that this news goes out now; False if someone else is sending it."""
    return bool(SubscriberRow.objects.filter(pk=one.id, confirmed=True, told=one.told).update(told=mark))


def give_back(one: Subscriber) -> None:
    """Note that the news did not go out after all."""
    SubscriberRow.objects.filter(pk=one.id).update(told=one.told)


def _subscriber(row: SubscriberRow) -> Subscriber:
    return Subscriber(row.pk, row.event, row.registration, row.address, row.language, row.confirmed, row.told)
