"""The manager as a service: several workers behind a proxy, which keeps the certificates and speaks to the world.

Nothing is opened, announced or upgraded here: whoever runs a service does each of these as a step of its own.
"""

import contextlib
import os
import shutil
from pathlib import Path

from fairswiss.keeping.address import HOST, Whereabouts, announced, running
from fairswiss.keeping.places import made
from fairswiss.language import filled
from fairswiss.model.errors import BadRequest
from fairswiss.web.reach import HOSTS, HTTPS, PROXIES, hosts_with
from fairswiss.web.running.listening import bound, close, opened
from fairswiss.web.running.serving import dangers, database_file, prepare
from fairswiss.web.shared_counts import begin_anew
from fairswiss.web.watch.environment import JSON

_NEEDED = {
    HOSTS: "Name the host under which people reach the proxy, like swiss.example.org.",
    PROXIES: "Name the address from which the proxy connects, mostly 127.0.0.1.",
    HTTPS: "Write 1, and let the proxy speak HTTPS; 0 is for trials alone.",
}
_HEALTHCHECK = 60
"""Seconds after which a worker that does not even answer its parent is ended: longer than any pairing takes."""
_FAREWELL = 30
"""Seconds for requests that are under way when a worker is to end."""
_FIGURES = "metrics"


class Service:
    """Workers that are ready to answer on a port of this machine."""

    def __init__(self, folder: Path, port: int, workers: int) -> None:
        missing = [name for name in _NEEDED if not os.environ.get(name)]
        if missing:
            raise BadRequest(f"{missing[0]} is not set. {_NEEDED[missing[0]]}", code="setting-unusable")
        os.environ["FAIRSWISS_SERVICE"] = "1"
        os.environ.setdefault("FAIRSWISS_LOG", JSON)
        if already := running(folder):
            words = "A manager is already running for this data folder, at {address}. Stop it first."
            raise BadRequest(filled(words, address=already), code="manager-running")
        self.workers = workers
        self._folder = folder
        self._sockets = bound((HOST,), port)
        self.where = Whereabouts(self._sockets[0].getsockname()[1])
        try:
            self._prepare(folder)
        except BaseException:
            close(self._sockets)
            raise

    def _prepare(self, folder: Path) -> None:
        os.environ[HOSTS] = hosts_with(os.environ, self.where.port)  # for checks from this machine
        if os.environ.get("FAIRSWISS_METRICS_TOKEN"):
            _gather_figures(folder)
        prepare(folder, log_file=False)
        begin_anew(folder)
        from django.conf import settings

        from fairswiss.keeping.soundness import refuse_damaged
        from fairswiss.keeping.upgrading import require_current

        self._file = database_file(settings.DATABASES["default"])
        if self._file:
            refuse_damaged(folder)
        require_current()
        self.warnings = dangers(self._file, folder)

    def run(self) -> None:
        """Answer until the process is ended; SIGHUP replaces the workers one by one."""
        import uvicorn
        from uvicorn.supervisors import Multiprocess

        from fairswiss.web.running.connections import BACKLOG, server_limits

        config = uvicorn.Config(
            "fairswiss.web.asgi:application",
            access_log=False,
            date_header=False,
            lifespan="off",
            log_config=None,
            proxy_headers=False,
            server_header=False,
            timeout_graceful_shutdown=_FAREWELL,
            timeout_worker_healthcheck=_HEALTHCHECK,
            workers=self.workers,
            ws="none",
            **server_limits(),
        )
        from fairswiss.keeping.housekeeping import copying

        opened(self._sockets, BACKLOG)
        with contextlib.ExitStack() as until_the_end:
            until_the_end.callback(close, self._sockets)
            until_the_end.enter_context(announced(self._folder, self.where))
            until_the_end.enter_context(copying(self._file, self._folder))
            Multiprocess(config, sockets=self._sockets).run()


def _gather_figures(folder: Path) -> None:
    """An empty folder, where all workers of this service write down what they count."""
    figures = folder / _FIGURES
    shutil.rmtree(figures, ignore_errors=True)
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(made(figures))
