"""The commands about the manager in the browser: ``serve`` and ``link``. Django is imported when they run."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from fairswiss.cli import typed
from fairswiss.cli.output import Answer, on_terminal, to_stderr
from fairswiss.language import gettext
from fairswiss.model.errors import BadRequest

if TYPE_CHECKING:
    from fairswiss.web.running.venue import Opening, Venue

Data = Annotated[
    str,
    typed.Option("--data", metavar="FOLDER", help="Data folder. Default: FAIRSWISS_DATA, otherwise your own."),
]


def serve(
    port: Annotated[
        int, typed.Option("--port", metavar="N", min=0, max=65535, help="Port on this machine; 0 picks a free one.")
    ] = 8080,
    data: Data = "",
    no_browser: Annotated[bool, typed.Option("--no-browser", help="Only print the link.")] = False,
    lan: Annotated[
        bool, typed.Option("--lan", help="Let others on the network in; they sign in with a password.")
    ] = False,
    address: Annotated[
        list[str] | None,
        typed.Option("--address", metavar="A", help="With --lan: only this address of the machine; repeatable."),
    ] = None,
    name: Annotated[
        list[str] | None,
        typed.Option("--name", metavar="NAME", help="With --lan: a name of the machine, like club.local; repeatable."),
    ] = None,
    certificate: Annotated[
        str, typed.Option("--certificate", metavar="FILE", help="With --lan: a certificate of your own (PEM).")
    ] = "",
    key: Annotated[str, typed.Option("--key", metavar="FILE", help="With --certificate: its private key (PEM).")] = "",
    no_tls: Annotated[
        bool, typed.Option("--no-tls", help="With --lan: plain HTTP, not encrypted. Anyone on the network can read it.")
    ] = False,
) -> Answer:
    """Run the tournament manager and open it in the browser.

    It is reachable only on this machine. The printed link works once; fairswiss link prints another one. With --lan,
    others on the network sign in with a password over HTTPS; the chief arbiter needs one first: fairswiss people
    password owner

      fairswiss serve
      fairswiss serve --port 0 --no-browser
      fairswiss serve --lan
      fairswiss serve --lan --address 192.168.1.5 --name club.local
      fairswiss serve --lan --certificate club.pem --key club-key.pem
    """
    from fairswiss import __version__
    from fairswiss.web.running.serving import Manager, named_folder

    venue = _venue(lan, address or [], name or [], certificate, key, no_tls)
    manager = Manager(named_folder(data), port, venue)
    said = manager.announcement
    if said.copied:
        typed.echo(gettext("The database was upgraded. A copy was saved first: {copied}", copied=said.copied))
    for warning in said.warnings:
        to_stderr("warning", warning)
    typed.echo(gettext("fairswiss {version} is running at {address}", version=__version__, address=said.address))
    typed.echo(gettext("Tournaments are stored in {folder}", folder=said.folder))
    if said.opening:
        _tell_the_venue(said.opening)
    only = gettext(" and only on this machine") if said.opening else ""
    typed.echo(gettext("Open this link (it works once{only}): {link}", only=only, link=said.link))
    typed.echo(gettext("Stop with Ctrl-C."))
    manager.run(open_browser=not no_browser)
    return Answer(gettext("Stopped. Everything is saved."))


def _venue(
    lan: bool, addresses: list[str], names: list[str], certificate: str, key: str, no_tls: bool
) -> "Venue | None":
    """The network options; options without effect are refused."""
    from fairswiss.web.running.venue import Venue, checked

    if lan:
        files = (Path(file).expanduser().absolute() if file else None for file in (certificate, key))
        return checked(Venue(tuple(addresses), tuple(names), not no_tls, *files))
    given = {"--address": addresses, "--name": names, "--certificate": certificate, "--key": key, "--no-tls": no_tls}
    idle = [option for option, value in given.items() if value]
    if idle:
        words = "{names}: only with --lan, which lets others on the network in."
        raise BadRequest(gettext(words, names=", ".join(idle)), code="options-contradict")
    return None


def _tell_the_venue(opening: "Opening") -> None:
    """Print the addresses for others, the first one also as a code for phones, and the certificate's fingerprints."""
    first, *others = opening.addresses
    typed.echo(gettext("\nOn the network, people sign in at:\n  {first}", first=first))
    for other in others:
        typed.echo(f"  {other}")
    if _shows_codes():
        from fairswiss.web.codes import terminal_code

        typed.echo(f"\n{terminal_code(first + '/sign-in')}", color=True)
    if opening.identity:
        from fairswiss.web.running.certificates import fingerprints, grouped

        halves = fingerprints(opening.identity.shown)[0]
        typed.echo()
        if opening.identity.is_self_signed:
            words = (
                "Browsers warn at first because no authority has certified this machine. Compare the fingerprint they "
                "show."
            )
            typed.echo(gettext(words))
        typed.echo(gettext("Fingerprint of the certificate (SHA-256):"))
        typed.echo(f"  {grouped(halves[:32])}\n  {grouped(halves[32:])}")
        typed.echo(gettext("The certificate is valid until {until:%Y-%m-%d}.\n", until=opening.identity.until))
    else:
        words = "Without TLS, everyone on the network can read passwords and results, and change them."
        to_stderr("warning", gettext(words))


def _shows_codes() -> bool:
    """True if the terminal can show a code with its own colours."""
    if not on_terminal(sys.stdout) or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return "utf" in (sys.stdout.encoding or "").lower()


def link(data: Data = "") -> Answer:
    """Print a new link to the running manager.

    fairswiss link
    fairswiss link --data club-evenings
    """
    from fairswiss.web.running.serving import named_folder, new_link

    return Answer(new_link(named_folder(data)))
