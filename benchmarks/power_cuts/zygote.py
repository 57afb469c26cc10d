"""A process that has imported everything and forks a manager whenever it is asked to: ``zygote FOLDER``.

It reads ``start`` and ``reap`` from standard input. Of a manager it prints the process, and the port once it answers.
"""

import os
import sys
from pathlib import Path


def main(folder: Path) -> None:
    """Until the input ends."""
    from fairswiss.web.running.serving import Manager, prepare

    prepare(folder)
    import uvicorn  # noqa: F401 - imported once, for all that are forked

    import fairswiss.web.asgi  # noqa: F401

    child = 0
    for line in sys.stdin:
        if line.strip() == "reap":
            os.waitpid(child, 0)
            print("reaped", flush=True)
            continue
        child = os.fork()
        if child:
            print(f"process {child}", flush=True)
            continue
        manager = Manager(folder, 0)
        print(f"port {manager.announcement.address.rpartition(':')[2]}", flush=True)
        manager.run(open_browser=False)
        os._exit(0)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
