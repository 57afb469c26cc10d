"""Files that the browser saves."""

import re
import unicodedata

from django.http import HttpResponse

TYPES = {
    "csv": "text/csv; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "journal": "application/gzip",
    "json": "application/json",
    "pdf": "application/pdf",
    "trf": "text/plain; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "zip": "application/zip",
}


def download(content: bytes | str, name: str, ending: str) -> HttpResponse:
    """A file under a name that every system takes."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    safe = re.sub(r"[^A-Za-z0-9]+", "-", plain).strip("-")[:60] or "event"
    response = HttpResponse(content, content_type=TYPES[ending])
    response["Content-Disposition"] = f'attachment; filename="{safe}.{ending}"'
    return response
