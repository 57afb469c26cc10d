"""What bbpPairings 5 and 6 refuse in a report, written down from their behaviour; tried with v5.0.1 and v6.0.0."""

from collections.abc import Iterator

from fairswiss.model import format_points, parse_points

CODES = {code + baku for code in ("FIDE_DUTCH", "FIDE_DUTCH_2025", "FIDE_BURSTEIN") for baku in ("", "_BAKU")}
USUAL = {"W": 10, "D": 5, "L": 0, "Z": 0, "F": 0}
RESULTS = {**dict.fromkeys("+W1FU", "W"), **dict.fromkeys("=DH", "D"), **dict.fromkeys("-L0Z ", "L")}


class Sides:
    """The cells of one player: opponent, colour and result of each round, blank ones at the end left out."""

    def __init__(self, line: str) -> None:
        self.number = int(line[4:8])
        self.points = parse_points(line[80:84])
        cells = [line[at : at + 8] for at in range(91, len(line) - 7, 10)]
        self.rest = line[91 + 10 * len(cells) :].strip()
        while cells and not cells[-1].strip():
            cells.pop()
        self.cells = [(cell[:4], cell[5], cell[7].upper()) for cell in cells]

    def paired(self, at: int) -> bool:
        opponent, _, result = self.cells[at]
        return opponent.strip() not in ("", "0000") or result in "U+"

    def rounds(self) -> int:
        """How many rounds it takes for played: what follows a bye was played, and so was every pairing."""
        last = max((at + 1 for at in range(len(self.cells)) if self.paired(at)), default=0)
        return max(last, len(self.cells) - 1)

    def total(self, rounds: int, worth: dict[str, int]) -> int:
        return sum(self._worth(at, worth) if at < len(self.cells) else worth["Z"] for at in range(rounds))

    def _worth(self, at: int, worth: dict[str, int]) -> int:
        opponent, _, result = self.cells[at]
        kind = RESULTS[result]
        if kind == "L" and not (self.paired(at) and result in "L0"):
            return worth["F" if self.paired(at) else "Z"]
        alone = opponent.strip() in ("", "0000")
        return worth["U"] if kind == "W" and alone and self.paired(at) else worth[kind]


def complaints(text: str, version: int) -> Iterator[str]:
    """Why that version would refuse to pair the next round of this report."""
    lines = text.splitlines()
    if version >= 6:
        for line in lines:
            yield from _of_version_6(line)
    worth = dict(USUAL)
    worth |= {line[2]: parse_points(line[4:]) or 0 for line in lines if line[:3] in ("BBW", "BBD", "BBL", "BBZ", "BBF")}
    allocated = [parse_points(line[4:]) or 0 for line in lines if line.startswith("BBU")]
    worth["U"] = allocated[0] if allocated else worth["W"]
    if not any(line.startswith(("XXR", "142")[: version - 4]) for line in lines):
        yield "the number of rounds is missing"
    rows = [Sides(line) for line in lines if line.startswith("001")]
    by_place = any(line.startswith("XXC") and "rank" in line.split() for line in lines)
    if not by_place and sorted(row.number for row in rows) != list(range(1, len(rows) + 1)):
        yield "a pairing number is missing"
    played = max((row.rounds() for row in rows), default=0)
    for row in rows:
        yield from _of_player(row, played, worth)


def _of_version_6(line: str) -> Iterator[str]:
    if line.startswith(("013", "310", "299")):
        yield f"{line[:3]} is not supported"
    if line.startswith("192") and line[4:] not in CODES:
        yield f"the type {line[4:]} is not supported"
    if line.startswith("162") and any(symbol.isalpha() and symbol not in "WDLZP" for symbol in line[3:]):
        yield f"{line} has a symbol that is not supported"


def _of_player(row: Sides, played: int, worth: dict[str, int]) -> Iterator[str]:
    if row.rest:
        yield f"the line of {row.number} ends with {row.rest!r}"
    for opponent, colour, result in row.cells:
        alone = opponent.strip() in ("", "0000")
        if result not in RESULTS or colour not in "wb- " or (not alone and result in "HFUZ "):
            yield f"{row.number} has {opponent} {colour} {result}"
            return
    total = row.total(played, worth)
    coming = row.total(played + 1, worth) - total if len(row.cells) > played else 0
    if row.points is None or row.points not in (total, total + coming):
        yield f"the points of {row.number} are not {format_points(total)}"
