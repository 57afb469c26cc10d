"""Messages handed to the mail server: one after the other, each at most once, failures counted."""

import logging
from collections.abc import Callable
from smtplib import SMTPException
from time import monotonic
from typing import NamedTuple

from django.conf import settings
from django.core.mail import EmailMessage, get_connection

from fairswiss.desk.journals import Known
from fairswiss.desk.subscriptions import Subscriber, audience, claim, give_back
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest
from fairswiss.web.notifications.messages import news_message

SECONDS = 40
"""The time that one click may take; those who are left are told by the next one."""
MOST_FAILURES = 5
"""Failures one after the other after which the mail server is left alone."""
_log = logging.getLogger("fairswiss.mail")


class Sent(NamedTuple):
    """The outcome of a click."""

    sent: int
    failed: int
    left: int
    """Those who were not tried."""
    reason: str
    """Of the last failure."""


def is_on() -> bool:
    """True if the manager was given a mail server."""
    return settings.MAIL is not None


def expect_on() -> None:
    """Refuse to send where there is no mail server."""
    if not is_on():
        words = "This manager sends no e-mail: it was started without FAIRSWISS_MAIL."
        raise BadRequest(gettext(words), code="mail-off")


def notify(event: Known, address: str, mark: str = "") -> Sent:
    """Send the newest news to everyone who asked and has not had it; ``mark``, if stated, is the news that is meant."""
    expect_on()
    found = audience(event)
    if found.news is None:
        raise BadRequest(gettext("Nothing is published yet."), code="no-news")
    news = found.news
    if mark and mark != news.mark:
        words = "Something was changed meanwhile. Look at the page again before you notify anyone."
        raise BadRequest(gettext(words), code="news-outdated")
    return _sent(found.due, news.mark, lambda one: news_message(event, news, one, address))


def deliver(message: EmailMessage) -> str:
    """Send one message; the reason if that failed, else nothing."""
    try:
        get_connection().send_messages([message])
    except (SMTPException, OSError) as error:
        _log.warning("mail-failed: %s", type(error).__name__)
        return type(error).__name__
    return ""


def _sent(due: tuple[Subscriber, ...], mark: str, message: Callable[[Subscriber], EmailMessage]) -> Sent:
    until, connection = monotonic() + SECONDS, get_connection()
    sent = failed = in_a_row = 0
    reason = ""
    for one in due:
        if monotonic() > until or in_a_row >= MOST_FAILURES:
            break
        if not claim(one, mark):
            continue
        try:
            connection.send_messages([message(one)])
            sent, in_a_row = sent + 1, 0
        except (SMTPException, OSError) as error:
            give_back(one)
            connection.close()
            failed, in_a_row, reason = failed + 1, in_a_row + 1, type(error).__name__
            _log.warning("mail-failed: %s", reason)
    connection.close()
    return Sent(sent, failed, max(0, len(due) - sent - failed), reason)
