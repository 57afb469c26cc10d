"""Events whose players tell their results from phones, and the links of their boards."""

from fairswiss.desk import claims, events, journals, phone_links
from fairswiss.desk.claims import Game, codes_said
from fairswiss.desk.own_arrival import link_of, open_check_in
from fairswiss.desk.phone_links import Link
from fairswiss.keeping.places import kept_secret
from fairswiss.store import rows
from fairswiss.web.phones.signing import _derived, key
from tests.web.live import Live
from tests.web.rounds.events import BY, event, published, state


def switch(made: str, on: bool = True) -> None:
    """Whether players are asked."""
    events.change_settings(made, state(made).settings._replace(phones=on), BY)


def with_phones(players: int = 8, system: str = "dutch-2026") -> str:
    """An event whose first round is public, and whose players are asked."""
    made = published(players, system=system)
    switch(made)
    return made


def with_check_in() -> str:
    """An event whose players check themselves in."""
    made = event()
    open_check_in(made, BY, on=True)
    return made


def check_in_code(made: str, player: int = 0, live: Live | None = None) -> str:
    """The link on the poster, or on a badge."""
    found = link_of(journals.read(made), player)
    assert found is not None
    return phone_links.check_in_written(found, _key_of(live))


def link(made: str, board: int = 1, side: str = "w", number: int = 1, live: Live | None = None) -> str:
    """The link on a slip that is printed now."""
    pair = list(claims.links(journals.read(made), number, _key_of(live)))[board - 1]
    assert pair is not None
    return pair[side == "b"]


def _key_of(live: Live | None) -> bytes:
    """The key that signs links: of this process, or of a running manager."""
    return key() if live is None else _derived(kept_secret(live.folder))


def read(text: str) -> Link:
    """What a genuine link names."""
    found = phone_links.read(text, key())
    assert found is not None
    return found


def says(text: str, what: str, token: str = "") -> Game | None:
    """A player says who won, of a match game by game."""
    codes = codes_said(what)
    assert codes is not None
    return claims.claim(read(text), codes, token)


def kinds(made: str) -> list[str]:
    """What was told since the round was made public, without the settings."""
    told = [entry.kind for entry in rows.entries(made)]
    return [kind for kind in told[told.index("published") + 1 :] if kind != "settings-changed"]
