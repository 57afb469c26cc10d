"""Security headers of every response: nothing from other sites, nothing inline, nothing cached."""

from django.http import HttpRequest
from django.http.response import HttpResponseBase

from fairswiss.web.handlers import Handler

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "X-Frame-Options": "DENY",
    "Cache-Control": "no-store",
}


def headers(handler: Handler) -> Handler:
    """Add the headers that are not there yet; static files bring their own Cache-Control."""

    def dressed(request: HttpRequest) -> HttpResponseBase:
        response = handler(request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        return response

    return dressed
