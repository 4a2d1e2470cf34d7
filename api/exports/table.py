"""Lines as a table (CSV, RFC 4180): one row for each transfer, one for each line without any."""

import csv
import io
from collections.abc import Iterable, Iterator

from api.exports.lines import ExportLine
from ledger.messages import Messages

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
    "happened",
)
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def rows(lines: Iterable[ExportLine], messages: Messages) -> Iterator[bytes]:
    """The table row by row, its heading first, in UTF-8. An end that is not seen is empty.

    Columns stand in the same order in every language; their heads are in that of the sentences.
    """
    yield _row(messages.text(f"column-{column}") for column in COLUMNS)
    for line in lines:
        before, after = _about(line)
        for leg in line.legs:
            yield _row((*before, leg.asset, leg.amount, leg.source, leg.target, *after))
        if not line.legs:
            yield _row((*before, "", "", "", "", *after))


def _about(line: ExportLine) -> tuple[tuple[object, ...], tuple[object, ...]]:
    seen, ruling = line.seen, line.seen.ruling
    rules = [*(ruling.waived if ruling else ()), *(note.rule for note in seen.warned)]
    reason = (ruling.reason if ruling else "") or seen.reason
    time = line.at.isoformat(timespec="seconds")
    before = (line.number, time, seen.period, seen.key, line.sentence, seen.actor, seen.recorder)
    happened = line.happened_at.isoformat(timespec="seconds") if line.happened_at else ""
    return before, (" ".join(rules), reason, seen.id, happened)


def _row(cells: Iterable[object]) -> bytes:
    text = io.StringIO()
    csv.writer(text).writerow([_cell(cell) for cell in cells])
    return text.getvalue().encode()


def _cell(cell: object) -> object:
    # a spreadsheet would take such a text for a formula and run it
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULA) else cell
