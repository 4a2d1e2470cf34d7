"""Lines as a table (CSV, RFC 4180): one row for each transfer, one for each line without any."""

import csv
import io
from collections.abc import Iterable, Iterator

from api.exports.lines import ExportLine

COLUMNS = (
    "line",
    "time",
    "period",
    "what",
    "sentence",
    "actor",
    "recorder",
    "asset",
    "amount",
    "from",
    "to",
    "rules",
    "reason",
    "entry",
)
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def rows(lines: Iterable[ExportLine]) -> Iterator[bytes]:
    """The table row by row, its heading first, in UTF-8. An end that is not seen is empty."""
    yield _row(COLUMNS)
    for line in lines:
        before, after = _about(line)
        for leg in line.seen.legs:
            yield _row((*before, leg.asset, leg.amount, leg.source, leg.target, *after))
        if not line.seen.legs:
            yield _row((*before, "", "", "", "", *after))


def _about(line: ExportLine) -> tuple[tuple[object, ...], tuple[object, ...]]:
    seen, ruling = line.seen, line.seen.ruling
    rules = [*(ruling.waived if ruling else ()), *(note.rule for note in seen.warned)]
    reason = (ruling.reason if ruling else "") or seen.reason
    time = line.at.isoformat(timespec="seconds")
    before = (line.number, time, seen.period, seen.key, line.sentence, seen.actor, seen.recorder)
    return before, (" ".join(rules), reason, seen.id)


def _row(cells: Iterable[object]) -> bytes:
    text = io.StringIO()
    csv.writer(text).writerow([_cell(cell) for cell in cells])
    return text.getvalue().encode()


def _cell(cell: object) -> object:
    # a spreadsheet would take such a text for a formula and run it
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
