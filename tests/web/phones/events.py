"""Events whose players tell their results from phones, and the links of their boards."""

from fairswiss.desk import claims, events, journals, phone_links
from fairswiss.desk.claims import CODES, Game
from fairswiss.desk.phone_links import Link
from fairswiss.keeping.places import kept_secret
from fairswiss.store import rows
from fairswiss.web.phones.signing import _derived, key
from tests.web.live import Live
from tests.web.rounds.events import BY, published, state


def switch(made: str, on: bool = True) -> None:
    """Whether players are asked."""
    events.change_settings(made, state(made).settings._replace(phones=on), BY)


def with_phones(players: int = 8) -> str:
    """An event whose first round is public, and whose players are asked."""
    made = published(players)
    switch(made)
    return made


def link(made: str, board: int = 1, side: str = "w", number: int = 1, live: Live | None = None) -> str:
    """The link on a slip that is printed now."""
    signed_with = key() if live is None else _derived(kept_secret(live.folder))
    pair = list(claims.links(journals.read(made), number, signed_with))[board - 1]
    assert pair is not None
    return pair[side == "b"]


def read(text: str) -> Link:
    """What a genuine link names."""
    found = phone_links.read(text, key())
    assert found is not None
    return found


def says(text: str, what: str, token: str = "") -> Game | None:
    """A player says who won."""
    return claims.claim(read(text), CODES[what], token)


def kinds(made: str) -> list[str]:
    """What was told since the round was made public, without the settings."""
    told = [entry.kind for entry in rows.entries(made)]
    return [kind for kind in told[told.index("published") + 1 :] if kind != "settings-changed"]
