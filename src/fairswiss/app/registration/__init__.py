"""The list of players: entered, corrected, absent, gone, back, kept apart. This is its door."""

from fairswiss.app.registration.attendance import Wish, ask_bye, ask_byes, drop_bye, take_back, withdraw
from fairswiss.app.registration.entries import mark_of, sent, typed
from fairswiss.app.registration.limits import adjust_points, forbid, lift
from fairswiss.app.registration.players import already, amend, register, remove
from fairswiss.app.registration.proposals import Proposal, accept, proposed

__all__ = [
    "Proposal", "Wish", "accept", "adjust_points", "already", "amend", "ask_bye", "ask_byes", "drop_bye",
    "forbid", "lift", "mark_of", "proposed", "register", "remove", "sent", "take_back", "typed", "withdraw",
]  # fmt: skip
