"""Layouts that one edition alone has: how its groups are told and drawn. Those of several are ``why.Layout``."""

from typing import NamedTuple

from fairswiss.why.messages import Message


class Groups(NamedTuple):
    """The words of groups whose players are listed by number, and which others may float into from any side."""

    heading: Message
    """Of a group with floaters: its ``score``, its ``players``, and the number of ``floaters``."""
    floaters: Message
    """The ``players`` who floated in."""
    step: Message
    """A step that touched somebody: the ``score`` of the group, and the ``text``."""


class Own(NamedTuple):
    """A layout by what others ask of it."""

    value: str
    """Its name for programs."""
    groups: Groups | None = None
    """None where points pair nobody."""
    by_steps: bool = False
    """True if pairs are made one by one, so that each step answers for a pair that was not made."""
    averages: bool = False
    """True if it looks at the average rating of the opponents."""
    floats: bool = False
    """True if it looks at floats."""

    @property
    def grouped(self) -> bool:
        """True if players are paired by their points."""
        return self.groups is not None
