"""Language middleware: explanations, journal and messages below the pages use the language of the page."""

from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils.translation import get_language

from fairswiss.language import ENGLISH, speaking
from fairswiss.web.handlers import Handler


def speaking_as_pages(handler: Handler) -> Handler:
    """Use the language that Django chose for this request."""

    def answered(request: HttpRequest) -> HttpResponseBase:
        with speaking(get_language() or ENGLISH):
            return handler(request)

    return answered
