"""The scoring: record 162 of TRF26, XXS of JaVaFo, BBW BBD BBL BBZ BBF BBU of bbpPairings."""

from fairswiss.formats.trf.columns import points_of_text, points_text
from fairswiss.formats.trf.draft import Draft
from fairswiss.formats.trf.report import Report
from fairswiss.formats.trf.score_sheet import ScoreSheet, Weight
from fairswiss.language import gettext
from fairswiss.model import Scoring, Where

_WIN = ("white_win", "black_win", "forfeit_win", "full_bye")
_DRAW = ("white_draw", "black_draw", "half_bye")
_LOSS = ("white_loss", "black_loss")
_ABSENT = ("zero_bye", "forfeit_loss")

Meaning = tuple[tuple[str, ...], Weight, tuple[str, ...]]
"""The fields of the scoring a symbol sets, how directly, and the fields it implies when nothing else does."""

_GENERAL: dict[str, Meaning] = {
    "W": (_WIN, Weight.GENERAL, ("pab",)),
    "D": (_DRAW, Weight.GENERAL, ("unknown",)),
    "L": (_LOSS, Weight.GENERAL, ()),
}
_BY_162: dict[str, Meaning] = {
    **_GENERAL,
    "A": (_ABSENT, Weight.GENERAL, ()),
    "Z": (_ABSENT, Weight.GENERAL, ()),  # bbpPairings 6 reads Z where the text of TRF26 says A
    "P": (("pab",), Weight.PARTICULAR, ()),
    "X": (("unknown",), Weight.PARTICULAR, ()),
}
_PARTICULAR_XXS = {
    "WW": "white_win", "BW": "black_win", "WD": "white_draw", "BD": "black_draw", "WL": "white_loss",
    "BL": "black_loss", "ZPB": "zero_bye", "HPB": "half_bye", "FPB": "full_bye", "PAB": "pab",
    "FW": "forfeit_win", "FL": "forfeit_loss",
}  # fmt: skip
_BY_XXS: dict[str, Meaning] = {
    **_GENERAL,
    "W": (_WIN, Weight.GENERAL, ()),  # JaVaFo's W says nothing of the pairing-allocated bye
    **{key: ((field,), Weight.PARTICULAR, ()) for key, field in _PARTICULAR_XXS.items()},
}
_BY_BB: dict[str, Meaning] = {
    **_GENERAL,
    "Z": (("zero_bye",), Weight.PARTICULAR, ()),
    "F": (("forfeit_loss",), Weight.PARTICULAR, ()),
    "U": (("pab",), Weight.PARTICULAR, ()),
}


def read_162(draft: Draft, number: int, line: str) -> None:
    """``162  W 3.0    D 1.0``: symbols at 6, 15, 24 …; programs count otherwise, so any blanks will do."""
    spread = "".join(f" {character} " if character.isalpha() else character for character in line[3:])
    words = spread.replace("=", " ").split()
    if len(words) % 2:
        _unreadable(line[3:].strip(), number, draft.report)
        words.pop()
    for symbol, text in zip(words[::2], words[1::2], strict=True):
        _put(draft.scoring, _BY_162, symbol, text, number, draft.report)


def read_xxs(draft: Draft, number: int, line: str) -> None:
    """``XXS W=3 D=1 PAB=1``."""
    for word in line[3:].split():
        key, _, text = word.partition("=")
        _put(draft.scoring, _BY_XXS, key, text, number, draft.report)


def read_bb(draft: Draft, number: int, line: str) -> None:
    """``BBW  3.0``."""
    _put(draft.scoring, _BY_BB, line[2], line[3:], number, draft.report)


def _put(sheet: ScoreSheet, table: dict[str, Meaning], key: str, text: str, line: int, report: Report) -> None:
    meaning, points = table.get(key.upper()), points_of_text(text) if text.strip() else None
    if meaning is None or points is None:
        _unreadable(f"{key} {text.strip()}", line, report, gettext("the symbols are {known}", known=" ".join(table)))
        return
    fields, weight, implied = meaning
    sheet.put(fields, points, weight, line, report)
    sheet.put(implied, points, Weight.IMPLIED, line, report)


def _unreadable(text: str, line: int, report: Report, why: str = "") -> None:
    report.error(
        gettext("the scoring {text!r} cannot be read", text=text),
        why,
        gettext("write a symbol and its points"),
        Where(line),
    )


def write_162(scoring: Scoring) -> list[str]:
    """Record 162, and XXS for what 162 has no symbol for."""
    usual = Scoring()
    said = [
        (symbol, worth)
        for symbol, worth, otherwise in (
            ("W", scoring.white_win, usual.white_win),
            ("D", scoring.white_draw, usual.white_draw),
            ("L", scoring.white_loss, usual.white_loss),
            ("A", scoring.zero_bye, usual.zero_bye),
            ("P", scoring.pab, scoring.white_win),
            ("X", scoring.unknown, scoring.white_draw),
        )
        if worth != otherwise
    ]
    line = "162  " + "    ".join(f"{symbol}{points_text(worth):>4}" for symbol, worth in said)
    draft = Draft({}, Report())
    read_162(draft, 0, line)
    particulars = _particulars(scoring, draft.scoring.scoring())
    return ([line] if said else []) + ([f"XXS {' '.join(particulars)}"] if particulars else [])


def write_xxs(scoring: Scoring) -> list[str]:
    """Record XXS, and 162 for an adjourned game, which XXS has no symbol for."""
    usual = Scoring()
    general = [
        f"{symbol}={points_text(worth)}"
        for symbol, worth, otherwise in (
            ("W", scoring.white_win, usual.white_win),
            ("D", scoring.white_draw, usual.white_draw),
            ("L", scoring.white_loss, usual.white_loss),
            ("PAB", scoring.pab, scoring.white_win),  # programs disagree whether W speaks of it
        )
        if worth != otherwise
    ]
    draft = Draft({}, Report())
    read_xxs(draft, 0, f"XXS {' '.join(general)}")
    said = draft.scoring.scoring()
    words = general + _particulars(scoring, said)
    lines = [f"XXS {' '.join(words)}"] if words else []
    if scoring.unknown != said.unknown:
        lines.append(f"162  X{points_text(scoring.unknown):>4}")
    return lines


def write_bb(scoring: Scoring) -> list[str]:
    """The records of bbpPairings, which does not read XXS; none where they cannot say what the scoring says."""
    win, draw, loss, usual = scoring.white_win, scoring.white_draw, scoring.white_loss, Scoring()
    alike = Scoring.of(win, draw, loss, scoring.pab)
    rest = {"zero_bye": scoring.zero_bye, "forfeit_loss": scoring.forfeit_loss, "unknown": scoring.unknown}
    if alike._replace(**rest) != scoring:
        return []
    said = [("W", win, usual.white_win), ("D", draw, usual.white_draw), ("L", loss, usual.white_loss)]
    said += [("Z", scoring.zero_bye, usual.zero_bye), ("F", scoring.forfeit_loss, usual.forfeit_loss)]
    said += [("U", scoring.pab, win)]
    return [f"BB{symbol} {points_text(worth):>4}" for symbol, worth, otherwise in said if worth != otherwise]


def _particulars(scoring: Scoring, said: Scoring) -> list[str]:
    """The values that the other records do not yet state."""
    return [
        f"{key}={points_text(getattr(scoring, field))}"
        for key, field in _PARTICULAR_XXS.items()
        if getattr(scoring, field) != getattr(said, field)
    ]
