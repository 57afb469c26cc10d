"""Points as whole numbers of tenths: 25 is two and a half. Nothing in the core is ever a float."""

Points = int


def parse_points(text: str) -> Points | None:
    """The points written as ``2.5``, ``2,5``, ``-0.5`` or ``3``; None when it is anything else."""
    text = text.strip().replace(",", ".")
    negative = text.startswith("-")
    if negative:
        text = text[1:]
    whole, dot, tenth = text.partition(".")
    if dot and not (len(tenth) == 1 or (len(tenth) == 2 and tenth[1] == "0")):
        return None
    digits = (whole or "0") + (tenth[:1] or "0")
    if not (whole or tenth) or not digits.isascii() or not digits.isdigit() or len(digits) > 7:
        return None
    return -int(digits) if negative else int(digits)


def format_points(points: Points) -> str:
    """The points with one decimal, as tournament files write them."""
    sign = "-" if points < 0 else ""
    return f"{sign}{abs(points) // 10}.{abs(points) % 10}"


def in_halves(points: Points) -> str:
    """The points as people write them: ``2½``, ``3``; other tenths as a decimal."""
    whole, tenths = divmod(points, 10)
    if tenths == 5 and points > 0:
        return f"{whole or ''}½"
    return str(whole) if not tenths else format_points(points)
