"""The list of players: entered, corrected, absent, gone, back, kept apart. This is its door."""

from fairswiss.desk.registration.attendance import Wish, ask_bye, ask_byes, drop_bye, take_back, withdraw
from fairswiss.desk.registration.categories import (
    ParticularsNoted,
    categories_of,
    declare_category,
    drop_category,
    note,
)
from fairswiss.desk.registration.entries import (
    Beside,
    completed,
    mark_of,
    national_record,
    nationally_rated,
    sent,
    typed,
    with_record,
)
from fairswiss.desk.registration.groups import GroupShown, Sought, declare_group, drop_group, groups_of
from fairswiss.desk.registration.limits import adjust_points, forbid, lift
from fairswiss.desk.registration.players import already, amend, register, registered_by, remove
from fairswiss.desk.registration.proposals import Proposal, accept, proposed

__all__ = [
    "Beside", "GroupShown", "ParticularsNoted", "Proposal", "Sought", "Wish", "accept", "adjust_points",
    "already", "amend", "ask_bye", "ask_byes", "categories_of", "completed", "declare_category",
    "declare_group", "drop_bye", "drop_category", "drop_group", "forbid", "groups_of", "lift", "mark_of",
    "national_record", "nationally_rated", "note", "proposed", "register", "registered_by", "remove", "sent",
    "take_back", "typed", "with_record", "withdraw",
]  # fmt: skip
