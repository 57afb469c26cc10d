"""Messages for those who asked: nothing without a confirmation and an arbiter's click, and a way out of it."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from django.test import Client, override_settings
from django.utils import timezone

from fairswiss.desk import erasing, journals, rounds, subscriptions
from fairswiss.desk.erasing import Person
from fairswiss.desk.events import change_settings
from fairswiss.desk.privacy import withhold
from fairswiss.model.errors import BadRequest
from fairswiss.store import rows
from fairswiss.store.models import EntryRow, SubscriberRow
from fairswiss.web.mail import mail
from tests.web.api.test_operations import call
from tests.web.notifications.sink import Sink, mail_sink
from tests.web.rounds.events import BY, drafted, enter, published, state
from tests.web.visitors import HOST, Visitor, text

pytestmark = pytest.mark.usefixtures("database", "data")
LINK = re.compile(r"http://127\.0\.0\.1:8080(/(?:un)?subscribe/\S+)")


@contextmanager
def mailing() -> Iterator[Sink]:
    """The manager has a mail server, which this is."""
    with mail_sink() as made:
        found = mail({"FAIRSWISS_MAIL": made.url, "FAIRSWISS_MAIL_FROM": "desk@club.example"})
        assert found
        settings: dict[str, Any] = {
            "MAIL": found, "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend", "EMAIL_HOST": found.host,
            "EMAIL_PORT": found.port, "EMAIL_USE_TLS": found.asks_for_tls, "DEFAULT_FROM_EMAIL": found.sender,
        }  # fmt: skip
        with override_settings(**settings):
            yield made


@pytest.fixture
def sink() -> Iterator[Sink]:
    """The manager has this mail server."""
    with mailing() as made:
        yield made


def public(made: str) -> str:
    """The same event, shown to everybody."""
    change_settings(made, state(made).settings._replace(public=True), BY._replace(confirmed=True))
    return made


def link_in(sink: Sink) -> str:
    """The path of the last link in the last message."""
    links: list[str] = LINK.findall(sink.held[-1].get_content())
    return links[-1]


def subscribed(visitor: Visitor, sink: Sink, event: str, address: str, player: int = 0) -> None:
    """Somebody asked and has confirmed it."""
    assert visitor.send(f"/public/{event}/notify/", {"address": address, "player": player or ""}).status_code == 200
    assert visitor.send(link_in(sink)).status_code == 200


def test_nothing_is_sent_before_the_address_is_confirmed_and_an_arbiter_clicks(
    owner: Visitor, visitor: Visitor, sink: Sink
) -> None:
    event = public(published())
    said = text(visitor.send(f"/public/{event}/notify/", {"address": "ada@club.example"}))
    assert "A message with a link is on its way" in said
    assert [one["To"] for one in sink.held] == ["ada@club.example"]
    assert "0 people asked" in text(owner.get(f"/t/{event}/notify/"))
    assert "Confirm" in text(visitor.get(link_in(sink))), "programs open links too: looking confirms nothing"
    assert not SubscriberRow.objects.get().confirmed
    assert "Confirmed" in text(visitor.send(link_in(sink)))
    assert len(sink.held) == 1, "nothing goes out by itself"
    page = text(owner.get(f"/t/{event}/notify/"))
    assert "Notify 1 person" in page
    assert "ada@club.example" not in page, "arbiters see numbers"
    assert "Notify 1 person" in text(owner.get(f"/t/{event}/rounds/1/"))
    owner.send(f"/t/{event}/notify/send")
    news = sink.held[-1]
    assert news["Subject"] == "Spring Open: pairings of round 1"
    assert news["From"] == "desk@club.example"
    assert f"/public/{event}/pairings/1/" in news.get_content()
    owner.send(f"/t/{event}/notify/send")
    assert len(sink.held) == 2, "no one gets the same news twice"
    assert "Everyone who asked has been notified" in text(owner.get(f"/t/{event}/notify/"))


def test_results_and_corrected_pairings_are_news_again(owner: Visitor, visitor: Visitor, sink: Sink) -> None:
    event = public(published(4))
    subscribed(visitor, sink, event, "ada@club.example", 1)
    owner.send(f"/t/{event}/notify/send")
    assert re.search(r"Round 1, board \d: .+ \(White\) – .+ \(Black\)\.", sink.held[-1].get_content())
    board = state(event).round(1).boards[0]
    rounds.enter_results(event, 1, [rounds.Result(board.white, board.black, "1", "0")], BY)
    assert call(owner, "GET", f"t/{event}/notifications")[1]["due"] == 0, "half a round is no news"
    enter(event, 1, "1", [2])
    assert call(owner, "POST", f"t/{event}/notifications", {})[1]["sent"] == 1
    assert re.search(r"points? after round 1, place", sink.held[-1].get_content())
    assert f"/public/{event}/player/1/" in sink.held[-1].get_content()


def test_one_click_of_a_mail_program_ends_it_and_the_address_is_gone(
    owner: Visitor, visitor: Visitor, sink: Sink
) -> None:
    event = public(published())
    subscribed(visitor, sink, event, "ada@club.example")
    owner.send(f"/t/{event}/notify/send")
    news = sink.held[-1]
    assert news["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    (path,) = LINK.findall(news["List-Unsubscribe"].replace(">", " "))
    assert path == link_in(sink)
    assert "Unsubscribe" in text(visitor.get(path))
    assert SubscriberRow.objects.count() == 1
    mail_program = Client(enforce_csrf_checks=True, headers={"host": HOST})
    done = mail_program.post(path, {"List-Unsubscribe": "One-Click"})
    assert done.status_code == 200, "without a session, an origin or a token"
    assert SubscriberRow.objects.count() == 0
    assert visitor.get(path).status_code == 200
    assert visitor.get("/unsubscribe/1:forged").status_code == 403
    confirming = path.replace("/unsubscribe/", "/subscribe/")
    assert visitor.get(confirming).status_code == 403, "a link is good for one purpose"


def test_a_browser_of_another_site_can_unsubscribe_nobody(visitor: Visitor, sink: Sink, owner: Visitor) -> None:
    event = public(published())
    subscribed(visitor, sink, event, "ada@club.example")
    owner.send(f"/t/{event}/notify/send")
    headers = {"host": HOST, "origin": "https://elsewhere.example"}
    assert Client(enforce_csrf_checks=True).post(link_in(sink), headers=headers).status_code == 403
    assert SubscriberRow.objects.count() == 1


def test_failures_are_said_and_the_others_are_notified(owner: Visitor, visitor: Visitor, sink: Sink) -> None:
    event = public(published())
    subscribed(visitor, sink, event, "ada@club.example")
    refused = subscriptions.ask(journals.read(event), 0, "bo@refused.example", "en", timezone.now())
    subscriptions.confirm(refused)
    said = text(owner.send(f"/t/{event}/notify/send", follow=True))
    assert "1 person was notified." in said
    assert "1 message could not be sent (SMTPRecipientsRefused)" in said
    assert "Notify 1 person" in said, "tried again by the next click"
    sink.shutdown()
    sink.server_close()
    assert "could not be sent (ConnectionRefusedError)" in text(owner.send(f"/t/{event}/notify/send", follow=True))


def test_one_address_gets_few_messages_to_confirm_whoever_asks(visitor: Visitor, sink: Sink) -> None:
    event = public(published())
    for _ in range(5):
        answer = text(visitor.send(f"/public/{event}/notify/", {"address": "ada@club.example"}))
        assert "A message with a link is on its way" in answer, "nobody learns who is known"
    assert len(sink.held) == 3
    wrong = visitor.send(f"/public/{event}/notify/", {"address": "no address <b>"})
    assert wrong.status_code == 422
    assert "This is not an e-mail address." in text(wrong)
    assert "no address &lt;b&gt;" in text(wrong), "what was typed stays"
    assert len(sink.held) == 3


def test_addresses_are_in_no_journal_and_go_with_the_person(owner: Visitor, visitor: Visitor, sink: Sink) -> None:
    event = public(published())
    subscribed(visitor, sink, event, "ada@club.example", 1)
    subscribed(visitor, sink, event, "bo@club.example")
    assert not EntryRow.objects.filter(data__contains="club.example").exists()
    withhold(event, 1, BY)
    assert call(owner, "GET", f"t/{event}/notifications")[1]["subscribed"] == 1, "nobody follows a withheld name"
    with pytest.raises(BadRequest):
        subscriptions.ask(journals.read(event), 1, "cy@club.example", "en", timezone.now())
    rows.archive(event)
    erasing.erase(Person(event, 1), BY)
    assert [row.address for row in SubscriberRow.objects.all()] == ["bo@club.example"]
    erasing.erase(Person(event), BY)
    assert not SubscriberRow.objects.exists()


def test_a_manager_without_a_mail_server_says_so_and_sends_nothing(owner: Visitor, visitor: Visitor) -> None:
    event = public(published())
    assert "started without FAIRSWISS_MAIL" in text(owner.get(f"/t/{event}/notify/"))
    assert "This manager sends no e-mail." in text(visitor.get(f"/public/{event}/notify/"))
    assert "notify/" not in text(visitor.get(f"/public/{event}/"))
    assert visitor.send(f"/public/{event}/notify/", {"address": "ada@club.example"}).status_code == 200
    assert not SubscriberRow.objects.exists()
    answer = owner.send(f"/t/{event}/notify/send")
    assert answer.status_code == 400
    assert "sends no e-mail" in text(answer)


def test_a_draft_and_an_event_that_is_not_public_are_no_news(owner: Visitor, sink: Sink) -> None:
    hidden = published()
    assert owner.get(f"/public/{hidden}/notify/").status_code == 404
    assert "The event is not public" in text(owner.get(f"/t/{hidden}/notify/"))
    event = public(drafted())
    assert "Nothing is published yet" in text(owner.get(f"/t/{event}/notify/"))
    assert sink.held == []


def test_messages_speak_the_language_of_who_asked(owner: Visitor, visitor: Visitor, sink: Sink) -> None:
    event = public(published())
    german = {"accept-language": "de"}
    visitor.send(f"/public/{event}/notify/", {"address": "ada@club.example"}, headers=german)
    visitor.send(link_in(sink))
    owner.send(f"/t/{event}/notify/send")
    assert "Paarungen der Runde 1" in sink.held[-1]["Subject"]


@pytest.mark.parametrize(
    ("server", "sender", "words"),
    [
        ("mail.example:25", "a@b.example", "FAIRSWISS_MAIL is no mail server"),
        ("http://mail.example", "a@b.example", "FAIRSWISS_MAIL is no mail server"),
        ("smtp://mail.example:x", "a@b.example", "FAIRSWISS_MAIL is no mail server"),
        ("smtp://mail.example", "", "FAIRSWISS_MAIL_FROM"),
    ],
)
def test_a_mail_server_that_cannot_be_is_refused_in_words(server: str, sender: str, words: str) -> None:
    with pytest.raises(BadRequest, match=words):
        mail({"FAIRSWISS_MAIL": server, "FAIRSWISS_MAIL_FROM": sender})


def test_passwords_go_only_by_tls_but_to_this_machine() -> None:
    far = mail({"FAIRSWISS_MAIL": "smtp://desk:a%40b@mail.example", "FAIRSWISS_MAIL_FROM": "a@b.example"})
    assert far
    assert (far.port, far.user, far.password, far.is_tls, far.asks_for_tls) == (587, "desk", "a@b", False, True)
    wrapped = mail({"FAIRSWISS_MAIL": "smtps://mail.example", "FAIRSWISS_MAIL_FROM": "a@b.example"})
    assert wrapped
    assert (wrapped.port, wrapped.is_tls, wrapped.asks_for_tls) == (465, True, False)
    near = mail({"FAIRSWISS_MAIL": "smtp://127.0.0.1:1025", "FAIRSWISS_MAIL_FROM": "a@b.example"})
    assert near
    assert not near.asks_for_tls
