"""Rating lists of any size with made-up names, and what importing and searching them costs.

The names are syllables put together by a seeded die, so that they look like names of many languages and are nobody's.
"""

import argparse
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from benchmarks.timing import ratio
from fairswiss.usecases import ratinglist

HEADER = (
    f"{'ID Number':<15}{'Name':<61}{'Fed':<4}{'Sex':<4}{'Tit':<5}{'WTit':<5}{'OTit':<15}{'FOA':<4}"
    "SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag"
)
"""The header line of the combined list."""
_TAGS = (
    "fideid", "name", "country", "sex", "title", "w_title", "o_title", "foa_title", "rating", "games", "k",
    "rapid_rating", "rapid_games", "rapid_k", "blitz_rating", "blitz_games", "blitz_k", "birthday", "flag",
)  # fmt: skip
_ONSETS = (
    "b", "br", "ch", "d", "dr", "f", "g", "gr", "h", "j", "k", "kh", "kl", "kr", "l", "m", "n", "p", "pr", "r", "s",
    "sh", "st", "t", "tr", "ts", "v", "y", "z",
)  # fmt: skip
_VOWELS = ["a", "a", "a", "e", "e", "i", "i", "o", "o", "u", "ai", "ei", "ou", "ya"]
_CODAS = ["", "", "", "", *["n", "r", "l", "s", "k", "m", "t", "v", "ng", "nd", "rt", "nk", "ch"]]
_ENDINGS = ["", "", "ov", "ova", "sen", "son", "ez", "ian", "enko", "ski", "er", "i", "a"]
_FEDERATIONS = ["AAA", "BBB", "CCC", "DDD", "EEE", "FFF", "GGG", "HHH"]
_TITLES = [*[""] * 60, "GM", "IM", "FM", "CM"]


class Row(NamedTuple):
    """A line of the list."""

    number: int
    name: str
    federation: str
    sex: str
    title: str
    ratings: tuple[int, int, int]
    birth: int


def rows(count: int, seed: int = 1) -> Iterator[Row]:
    """So many players, in no particular order; three in five have no rating, as in the real list."""
    rng = random.Random(seed)
    first = [_word(rng, 2).capitalize() for _ in range(20_000)]
    last = [(_word(rng, rng.choice((1, 2, 2, 3))) + rng.choice(_ENDINGS)).capitalize() for _ in range(count // 4 + 500)]
    for place in range(count):
        given = rng.choice(first) if rng.random() < 0.8 else f"{rng.choice(first)} {rng.choice(first)}"
        name = f"{last[int(len(last) * rng.random() ** 2)]}, {given}" if rng.random() < 0.97 else given
        rated = rng.random() < 0.4
        ratings = tuple(rng.randint(1400, 2700) if rated and rng.random() < 0.7 else 0 for _ in range(3))
        yield Row(
            100_000 + place * 29,
            name,
            rng.choice(_FEDERATIONS),
            rng.choice("MMMF"),
            rng.choice(_TITLES),
            (ratings[0], ratings[1], ratings[2]),
            rng.choice((0, rng.randint(1930, 2020))),
        )


def _word(rng: random.Random, syllables: int) -> str:
    return "".join(rng.choice(_ONSETS) + rng.choice(_VOWELS) + rng.choice(_CODAS) for _ in range(syllables))


def text_line(row: Row) -> str:
    """The row in the fixed columns of the combined list."""
    standard, rapid, blitz = row.ratings
    return (
        f"{row.number:<15}{row.name:<61}{row.federation:<4}{row.sex:<4}{row.title:<5}{'':<5}{'':<15}{'':<4}"
        f"{standard:<6}{0:<4}{20:<3}{rapid:<6}{0:<4}{20:<3}{blitz:<6}{0:<4}{20:<3}{row.birth:<6}{'':<4}"
    )


def xml_element(row: Row) -> str:
    """The row as an element of the XML list."""
    standard, rapid, blitz = row.ratings
    values = (
        row.number, row.name, row.federation, row.sex, row.title, "", "", "", standard, 0, 20, rapid, 0, 20, blitz, 0,
        20, row.birth, "",
    )  # fmt: skip
    inside = "\n".join(f"<{tag}>{value}</{tag}>" for tag, value in zip(_TAGS, values, strict=True))
    return f"<player>\n{inside}\n</player>\n"


def write_text(path: Path, count: int, seed: int = 1) -> None:
    """A combined list as text."""
    with path.open("w", encoding="ascii", newline="") as stream:
        stream.write(f"{HEADER}\r\n")
        stream.writelines(f"{text_line(row)}\r\n" for row in rows(count, seed))


def write_xml(path: Path, count: int, seed: int = 1) -> None:
    """The same list as XML."""
    with path.open("w", encoding="ascii", newline="") as stream:
        stream.write("<playerslist>\n")
        stream.writelines(xml_element(row) for row in rows(count, seed))
        stream.write("</playerslist>\n")


# -- measuring -------------------------------------------------------------------------------------------------------


def measure(folder: Path, count: int, queries: int) -> None:
    """Print what importing costs, as ratios to reading the file and splitting its lines, and what searching costs."""
    for form, write in (("txt", write_text), ("xml", write_xml)):
        path = folder / f"list.{form}"
        write(path, count)
        reading = _processor(partial(_read_and_split, path))
        start = time.perf_counter()
        processor = _processor(partial(ratinglist.import_list, str(path), str(folder / "index.sqlite")))
        seconds = time.perf_counter() - start
        print(
            f"{form}: {path.stat().st_size / 1e6:.0f} MB, read and split {reading:.1f} s, imported in {seconds:.1f} s "
            f"({processor:.1f} s of processor), ratio {ratio(processor, reading)}"
        )
    print(f"peak of the process: {_peak():.0f} MB; index: {(folder / 'index.sqlite').stat().st_size / 1e6:.0f} MB")
    rng = random.Random(7)
    asked = [row.name for row in islice(rows(count), 0, count, max(1, count // queries))]
    for label, spoilt in _WAYS.items():
        times, found = [], 0
        for name in asked:
            text = spoilt(name, rng)
            start = time.perf_counter()
            matches = ratinglist.find(text, str(folder / "index.sqlite"))
            times.append(1000 * (time.perf_counter() - start))
            found += any(match.player.name == name for match in matches)
        cuts = statistics.quantiles(times, n=100)
        print(f"{label:<20} {len(asked)} queries, among the first ten {100 * found / len(asked):.0f} %: ", end="")
        print(f"p50 {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms")


def _processor(work: Callable[[], object]) -> float:
    """Seconds of the processor: what a busy machine does besides does not count."""
    start = time.process_time()
    work()
    return time.process_time() - start


def _read_and_split(path: Path) -> int:
    with path.open("rb") as stream:
        return sum(len(line.split()) for line in stream)


def _peak() -> float:
    import resource  # not on every platform, and only the figures need it

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000


def mistaken(name: str, rng: random.Random) -> str:
    """The name with one letter left out, doubled, replaced, or two of them changed over."""
    at = rng.randrange(max(1, len(name) - 1))
    letter = rng.choice("abcdefghijklmnopqrstuvwxyz")
    return rng.choice(
        (
            name[:at] + name[at + 1 :],
            name[:at] + letter + name[at:],
            name[:at] + letter + name[at + 1 :],
            name[:at] + name[at + 1 : at + 2] + name[at : at + 1] + name[at + 2 :],
        )
    )


_WAYS: dict[str, Callable[[str, random.Random], str]] = {
    "as listed": lambda name, rng: name,
    "first name first": lambda name, rng: " ".join(reversed(name.split(", "))),
    "one mistake": mistaken,
    "two mistakes": lambda name, rng: mistaken(mistaken(name, rng), rng),
    "begun": lambda name, rng: name[:5],
}


def main() -> None:
    """Measure a list of so many players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("count", type=int, nargs="?", default=1_500_000)
    parser.add_argument("--queries", type=int, default=300)
    parser.add_argument("--write", metavar="PATH", help="only write the list there, as text or XML by its ending")
    chosen = parser.parse_args()
    if chosen.write:
        path = Path(chosen.write)
        (write_xml if ".xml" in path.name else write_text)(path, chosen.count)
        return
    with tempfile.TemporaryDirectory() as folder:
        measure(Path(folder), chosen.count, chosen.queries)


if __name__ == "__main__":
    main()
