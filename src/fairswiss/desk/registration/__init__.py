"""The list of players: entered, corrected, absent, gone, back, kept apart. This is its door."""

from fairswiss.desk.registration.attendance import Wish, ask_bye, ask_byes, drop_bye, take_back, withdraw
from fairswiss.desk.registration.entries import mark_of, sent, typed
from fairswiss.desk.registration.limits import adjust_points, forbid, lift
from fairswiss.desk.registration.players import already, amend, register, registered_by, remove
from fairswiss.desk.registration.proposals import Proposal, accept, proposed

__all__ = [
    "Proposal", "Wish", "accept", "adjust_points", "already", "amend", "ask_bye", "ask_byes", "drop_bye",
    "forbid", "lift", "mark_of", "proposed", "register", "registered_by", "remove",
    "sent", "take_back", "typed", "withdraw",
]  # fmt: skip
