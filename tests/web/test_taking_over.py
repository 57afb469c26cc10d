"""Events taken over from reports."""

from django.core.files.uploadedfile import SimpleUploadedFile

from tests.web.samples import EXAMPLES
from tests.web.visitors import Visitor, text


def test_a_report_without_a_name_is_called_like_its_file(owner: Visitor) -> None:
    content = (EXAMPLES / "weekend-open.trf").read_bytes()
    nameless = b"\n".join(line for line in content.splitlines() if not line.startswith(b"012"))
    file = SimpleUploadedFile("herbst 1998.trf", nameless, "text/plain")
    response = owner.send("/import", {"file": file, "system": "dubov-1997", "rounds": "9"}, follow=True)
    assert response.status_code == 200
    assert "<h1>herbst 1998</h1>" in text(response)
