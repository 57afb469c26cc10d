"""The step of a round in which a group could not be kept apart."""

from fairswiss.model.facts import Bond
from fairswiss.why.bases import Taken


class GroupGaveWay(Taken):
    """Players who should not meet if possible could not all be kept apart in this round."""

    members: tuple[int, ...]
    bond: Bond
    name: str
    """Of the club, the federation or the group; empty if it has none."""
