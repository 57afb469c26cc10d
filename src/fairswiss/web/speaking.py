"""The language of the page is spoken below the pages too: in explanations, in the journal, in messages."""

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils.translation import get_language

from fairswiss.language import ENGLISH, speaking
from fairswiss.web.handlers import Handler


def speaking_as_pages(handler: Handler) -> Handler:
    """Speak what Django chose for this request."""

    def spoken(request: HttpRequest) -> HttpResponseBase:
        with speaking(get_language() or ENGLISH):
            return handler(request)

    return spoken
