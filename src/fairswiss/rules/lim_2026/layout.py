"""The layout of this edition alone: two halves whose opponents are exchanged one by one, step by step."""

from fairswiss.rules.lim_2026.words import WORDS
from fairswiss.why.layouts import Groups, Own

SCRUTINY = Own(
    "scrutiny",
    Groups(WORDS("head.group.floated-in"), WORDS("group.floated-in"), WORDS("about.scrutiny")),
    by_steps=True,
    floats=True,
)
