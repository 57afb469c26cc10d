"""Files that the browser saves."""

import re
import unicodedata

from django.http import HttpResponse


def download(content: bytes | str, name: str, ending: str, kind: str) -> HttpResponse:
    """A file under a name that every system takes."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    safe = re.sub(r"[^A-Za-z0-9]+", "-", plain).strip("-")[:60] or "event"
    response = HttpResponse(content, content_type=kind)
    response["Content-Disposition"] = f'attachment; filename="{safe}.{ending}"'
    return response
