"""Where the sentences of an explanation stand on a page: pictures and links lead to them."""


def step_anchor(place: int, at: int) -> str:
    """The step ``at`` of a score group or bracket, counted from 1; group 0 is the opening of the round."""
    return f"why-{place}-{at}"


def colour_anchor(board: int) -> str:
    """The colours of a board, and of those that share its reason."""
    return f"colours-{board}"
