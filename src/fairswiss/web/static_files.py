"""Static files: WhiteNoise, with each response in one piece."""

from django.http import HttpRequest, HttpResponse
from whitenoise.middleware import WhiteNoiseMiddleware
from whitenoise.responders import StaticFile


class StaticFiles(WhiteNoiseMiddleware):  # type: ignore[misc]
    """Our files are small; streaming them would only keep a thread per file busy under ASGI."""

    @staticmethod
    def serve(static_file: StaticFile, request: HttpRequest) -> HttpResponse:
        """The file, or the news that the browser has it already."""
        found = static_file.get_response(request.method, request.META)
        with_body = found.file.read() if found.file is not None else b""
        if found.file is not None:
            found.file.close()
        return HttpResponse(with_body, status=found.status, headers=dict(found.headers))

    def immutable_file_test(self, path: str, url: str) -> bool:
        """Every address holds a digest of the files, see ``STATIC_URL``."""
        return True
