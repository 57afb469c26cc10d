"""The commands about the manager in the browser: ``serve`` and ``link``. Django is imported when they run."""

from typing import Annotated

import typer

from fairswiss.cli.output import Answer, say

Data = Annotated[
    str,
    typer.Option("--data", metavar="FOLDER", help="Where tournaments are kept. Without it, FAIRSWISS_DATA or yours."),
]


def serve(
    port: Annotated[
        int, typer.Option("--port", metavar="N", min=0, max=65535, help="Port on this machine; 0 is any free one.")
    ] = 8080,
    data: Data = "",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the link.")] = False,
) -> Answer:
    """Run the tournament manager and open it in the browser.

    It answers on this machine alone. The printed link works once; fairswiss link gives another one.

    \b
    Examples:
      fairswiss serve
      fairswiss serve --port 0 --no-browser
      fairswiss serve --data club-evenings
    """
    from fairswiss import __version__
    from fairswiss.web.serving import Manager, named_folder

    manager = Manager(named_folder(data), port)
    said = manager.announcement
    if said.copied:
        typer.echo(f"The database was upgraded. Before that it was copied to {said.copied}")
    for warning in said.warnings:
        say("warning", warning)
    typer.echo(f"fairswiss {__version__} is running at {said.address}")
    typer.echo(f"Tournaments are kept in {said.folder}")
    typer.echo(f"Open this link (it works once): {said.link}")
    typer.echo("Stop with Ctrl-C.")
    manager.run(open_browser=not no_browser)
    return Answer("Stopped. Everything is saved.")


def link(data: Data = "") -> Answer:
    """Print a new link to the manager that is running.

    \b
    Examples:
      fairswiss link
      fairswiss link --data club-evenings
    """
    from fairswiss.web.serving import named_folder, new_link

    return Answer(new_link(named_folder(data)))
