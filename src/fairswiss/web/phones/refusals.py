"""The pages that phones get instead of what their link was for."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from fairswiss.web.security_log import refused


def wrong(request: HttpRequest, template: str = "phones/wrong.html") -> HttpResponse:
    """A link that nobody has signed."""
    refused(request, "phone-link-wrong")
    return render(request, template, status=403)


def expired(request: HttpRequest, template: str = "phones/over.html") -> HttpResponse:
    """A genuine link whose time is over."""
    refused(request, "phone-link-over")
    return render(request, template, status=410)


def too_fast(request: HttpRequest, seconds: int) -> HttpResponse:
    """Too many requests; when to come again."""
    response = render(request, "phones/slow.html", {"seconds": seconds}, status=429)
    response["Retry-After"] = str(seconds)
    return response
