"""The archive of an event: everything worth keeping in one ZIP file, with an index and checksums."""

import zipfile
from collections.abc import Iterator, Mapping
from hashlib import sha256
from io import BytesIO

from fairswiss.formats.prizes import write_prizes
from fairswiss.formats.trf import write_trf
from fairswiss.language import gettext, language
from fairswiss.model.tournament import Tournament
from fairswiss.rendering import csv_of, render, workbook_of
from fairswiss.rendering.completeness import gaps_document
from fairswiss.rendering.sheet_words import sheet_phrase
from fairswiss.rendering.text import as_text
from fairswiss.tiebreaks import cross_table
from fairswiss.usecases.completeness import gaps_in
from fairswiss.usecases.exporting import export
from fairswiss.usecases.prizes import prize_file, prizes_of
from fairswiss.usecases.publishing import site
from fairswiss.usecases.recorded_ranks import with_ranks
from fairswiss.usecases.result_tables import result_csv, result_workbook
from fairswiss.usecases.sheets import Seen
from fairswiss.usecases.standings import kept_standings

INDEX, SUMS = "index.txt", "SHA256SUMS"
_LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The time of every file in it: equal events give equal archives."""


def archive(seen: Seen, public: Seen, more: Mapping[str, bytes] | None = None) -> bytes:
    """The ZIP file of an event as its arbiters see it; the site in it is as the public sees it.

    ``more`` are further files by their paths, such as the journal with its proof.
    """
    files = {**dict(_files(seen)), **dict(more or {})}
    plain = public._replace(system="")  # without the explanations, which take longest and follow from the report
    files |= {f"site/{path}": content for path, content in site(plain, sheet_phrase, language()).items()}
    files[INDEX] = _index(seen.tournament, files)
    sums = "".join(f"{sha256(files[path]).hexdigest()}  {path}\n" for path in sorted(files))
    return _zipped({**files, SUMS: sums.encode()})


def _files(seen: Seen) -> Iterator[tuple[str, bytes]]:
    tournament = with_ranks(seen.tournament, unrated=seen.unrated)
    ranked = kept_standings(seen.tournament, unrated=seen.unrated)
    for edition in ("trf16", "trf26"):
        yield f"report/event-{edition}.trf", write_trf(tournament, edition).encode()
    yield "report/check.txt", as_text(gaps_document(gaps_in(tournament), tournament)).encode()
    crossed = cross_table(tournament, ranked)
    yield "standings/standings.csv", csv_of(ranked, tournament).encode()
    yield "standings/cross-table.csv", csv_of(crossed, tournament).encode()
    yield "standings/standings.xlsx", workbook_of(crossed, (), tournament)
    yield "chess-results/chess-results.xlsx", result_workbook(tournament, ranked)
    for name, text in result_csv(tournament, ranked).items():
        yield f"chess-results/{name}.csv", text.encode()
    for number in range(1, len(tournament.rounds) + 1):
        yield f"rounds/round-{number:02}.csv", export(tournament, "round.csv", "results", number)
    if seen.prizes.lists or seen.prizes.special:
        giving = prizes_of(tournament, seen.prizes, awarded=dict(seen.awarded), ranked=ranked)
        declared = prize_file(tournament, seen.prizes, dict(seen.awarded))
        yield "prizes/prizes.toml", write_prizes(declared).encode()
        yield "prizes/prizes.csv", csv_of(giving, tournament).encode()
        yield "prizes/prizes.json", render(giving, "json", tournament).encode()


_ABOUT = {
    "report": "The tournament report in both editions of the format, and what it lacks.",
    "standings": "Standings and cross table.",
    "chess-results": "Starting list, cross table and final ranking in the columns of Chess-Results.",
    "rounds": "Pairings and results, round by round.",
    "prizes": "The prizes as declared, and who got what.",
    "journal": "The journal of the event, signed, and the key that signed it.",
    "site": "The static site, as the public sees it; open site/index.html.",
}


def _index(tournament: Tournament, files: Mapping[str, bytes]) -> bytes:
    lines = [tournament.info.name or "fairswiss", ""]
    for folder, about in _ABOUT.items():
        held = {path: content for path, content in files.items() if path.startswith(f"{folder}/")}
        if held:
            lines += [f"{folder}/  {gettext(about, context='archive')}"]
            lines += [f"  {path}  {len(held[path])}" for path in sorted(held) if folder != "site"]
    return "\n".join([*lines, "", gettext("Check every file with: sha256sum -c SHA256SUMS"), ""]).encode()


def _zipped(files: Mapping[str, bytes]) -> bytes:
    packed = BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as into:
        for path in sorted(files):
            held = zipfile.ZipInfo(path, _LONG_AGO)
            held.external_attr = 0o644 << 16
            held.compress_type = zipfile.ZIP_DEFLATED
            into.writestr(held, files[path])
    return packed.getvalue()
