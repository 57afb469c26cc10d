"""The words of messages, in the language of whoever asked for them."""

from django.core.mail import EmailMessage
from django.urls import reverse

from fairswiss.desk.journals import Known
from fairswiss.desk.subscriptions import Kind, News, Subscriber
from fairswiss.desk.telling import one_line
from fairswiss.language import gettext, speaking
from fairswiss.rendering.answer_against import points_text
from fairswiss.rendering.spectators import PlayerShown
from fairswiss.web.notifications.links import CONFIRM, UNSUBSCRIBE, link_of
from fairswiss.web.public.events import public_player

_LONGEST_SUBJECT = 150


def confirmation(event: Known, one: Subscriber, address: str) -> EmailMessage:
    """The message that asks whether the owner of the address agrees."""
    with speaking(one.language):
        name = _named(event)
        about = public_player(event, one.registration).name if one.registration else name
        lines = [
            gettext("Someone asked for messages about {about} at this address.", about=about),
            gettext("If it was you, confirm it here. The link is valid for 7 days:"),
            f"{address}{link_of(CONFIRM, one.id)}",
            gettext("If it was not you, do nothing: no more messages will come, and the address is deleted."),
        ]
        return _message(one, gettext("{event}: confirm your e-mail address", event=name), lines)


def news_message(event: Known, news: News, one: Subscriber, address: str) -> EmailMessage:
    """A message with news, and with the link that ends such messages."""
    with speaking(one.language):
        leave = f"{address}{link_of(UNSUBSCRIBE, one.id)}"
        told = _about_player(news, public_player(event, one.registration)) if one.registration else _about_event(news)
        footer = gettext("You asked for these messages. To stop them: {link}", link=leave)
        lines = [told, f"{address}{_page(event, news, one.registration)}", f"-- \n{footer}"]
        made = _message(one, f"{_named(event)}: {_headline(news)}", lines)
    made.extra_headers |= {"List-Unsubscribe": f"<{leave}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
    return made


def _message(one: Subscriber, subject: str, lines: list[str]) -> EmailMessage:
    headers = {"Auto-Submitted": "auto-generated"}
    body = "\n\n".join(lines) + "\n"
    return EmailMessage(one_line(subject, _LONGEST_SUBJECT), body, to=[one.address], headers=headers)


def _named(event: Known) -> str:
    return one_line(event.state.settings.info.name) or "fairswiss"


def _headline(news: News) -> str:
    if news.kind is Kind.FINAL:
        return gettext("final results")
    if news.kind is Kind.PAIRINGS:
        return gettext("pairings of round {round}", round=news.round)
    return gettext("results of round {round}", round=news.round)


def _about_event(news: News) -> str:
    if news.kind is Kind.FINAL:
        return gettext("The final results are published.")
    if news.kind is Kind.PAIRINGS:
        return gettext("The pairings of round {round} are published.", round=news.round)
    return gettext("All results of round {round} are in.", round=news.round)


def _about_player(news: News, shown: PlayerShown) -> str:
    now = shown.now
    if news.kind is not Kind.PAIRINGS or now is None:
        words = "{name}: {points} after round {round}, place {place}."
        return gettext(
            words, name=shown.name, points=points_text(shown.points), round=news.round, place=shown.place or "–"
        )
    if not now.opponent:
        return gettext("{name} has no opponent in round {round}.", name=shown.name, round=news.round)
    white, black = (shown.name, now.name) if now.colour == "w" else (now.name, shown.name)
    words = "Round {round}, board {board}: {white} (White) – {black} (Black)."
    return gettext(words, round=news.round, board=now.board, white=white, black=black)


def _page(event: Known, news: News, registration: int) -> str:
    if registration:
        return reverse("public:player", args=[event.event, registration])
    if news.kind is Kind.FINAL:
        return reverse("public:final", args=[event.event])
    sheet, number = ("pairings", news.round) if news.kind is Kind.PAIRINGS else ("standings", 0)
    return reverse("public:sheet", args=[event.event, sheet, number])
