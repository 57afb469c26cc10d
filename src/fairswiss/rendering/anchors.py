"""Anchors of an explanation's sentences on a page: targets of pictures and links."""


def step_anchor(place: int, at: int) -> str:
    """The step ``at`` of a score group or bracket, counted from 1; group 0 is the opening of the round."""
    return f"why-{place}-{at}"


def colour_anchor(board: int) -> str:
    """The colours of a board, and of those that share its reason."""
    return f"colours-{board}"


def rule_anchor(number: str) -> str:
    """The name of an article on a rule page: ``7.2``, ``reading-11``."""
    return number.lower().replace(" ", "-")
