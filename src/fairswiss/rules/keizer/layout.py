"""The layout of this system alone: one list, paired from the top."""

from fairswiss.why.layouts import Own

LADDER = Own("ladder")
