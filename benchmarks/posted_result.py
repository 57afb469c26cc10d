"""What a result costs that somebody posts in the manager: the work of ``benchmarks.side_by_side``, run in either tree.

``python benchmarks/posted_result.py EVENT.trf`` with ``PYTHONPATH`` at a tree prints the seconds of one result, the
best of all boards but the first: from the request to the answer, by Django's client, on SQLite in a folder of its own.
"""

import json
import os
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

HOST = "127.0.0.1:8080"
HEADERS = {"host": HOST, "origin": f"http://{HOST}"}


def main(file: Path) -> None:
    """Take a report over, pair and publish its next round, and post the result of each board."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"FAIRSWISS_DATA": folder, "DJANGO_SETTINGS_MODULE": "fairswiss.web.settings"}
        import django
        from django.core.management import call_command

        django.setup()
        call_command("migrate", verbosity=0)
        print(json.dumps({"a result posted": min(_seconds(Path(folder), file)[1:])}))


def _seconds(data: Path, file: Path) -> list[float]:
    from django.core.files.uploadedfile import SimpleUploadedFile
    from django.test import Client

    from fairswiss.web.links import issue

    client = Client(headers={"host": HOST})
    client.get(f"/start/{issue(data)}")

    def sent(path: str, fields: dict[str, Any], **more: str) -> Any:
        answer = client.post(path, fields, headers={**HEADERS, **more})
        if answer.status_code >= 400:
            raise RuntimeError(f"{path}: {answer.status_code} {answer.content.decode()[:2000]}")
        return answer

    report = SimpleUploadedFile("event.trf", file.read_bytes())
    event = sent("/import", {"file": report, "system": "dutch-2026", "rounds": "9"}).url.rstrip("/")
    number = sent(f"{event}/rounds/pair", {}).url.rstrip("/").rpartition("/")[2]
    sent(f"{event}/rounds/{number}/publish", {})
    page = client.get(f"{event}/results/{number}/").content.decode()
    found = re.search(r'data-head="(\d+)"', page)
    head = found[1] if found else ""
    taken = []
    for board, seen in re.findall(r'name="seen-(\d+)"[^>]*value="([^"]*)"', page):
        began = time.process_time()
        fields = {"pressed": f"{board} 1", f"seen-{board}": seen, "since": head}  # as the page's script sends it
        answer = sent(f"{event}/results/{number}/enter", fields, **{"HX-Request": "true"})
        taken.append(time.process_time() - began)
        head = answer["ETag"].strip('"')
    return taken


if __name__ == "__main__":
    main(Path(sys.argv[1]))
