"""Whole numbers as people, files and addresses write them."""


def whole_number(text: str, digits: int = 9) -> int | None:
    """The number of a text that has nothing but a few plain digits in it; None for anything else.

    ``int`` takes digits of every script, fails on some that ``str.isdigit`` takes, and needs long for very many.
    """
    return int(text) if len(text) <= digits and text.isascii() and text.isdigit() else None
