"""Lines as a table (CSV, RFC 4180): one row for each transfer, and for each line without one.

The table is for spreadsheets. Excel reads a file without the byte order mark of UTF-8 as
Windows-1252. LibreOffice reads a time with a zone as text. So the mark comes first. Times are
written in a form that both read. Their headings say that they are in UTC.
"""

import csv
import io
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator
from datetime import datetime

from api.exports.cells import guard_formula
from api.exports.lines import ExportLine
from ledger.contract.messages import Messages

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


def table_rows(lines: Iterable[ExportLine], messages: Messages) -> Iterator[bytes]:
    """Yield the table row by row, its heading first, in UTF-8. An unseen end is empty.

    The order of the columns is the same in every language. The headings are in the language of the
    sentences.
    """
    yield BOM_UTF8 + _encode_row(messages.text(f"column-{column}") for column in COLUMNS)
    for line in lines:
        left_cells, right_cells = _line_cells(line)
        for leg in line.legs:
            yield _encode_row(
                (*left_cells, leg.asset, leg.amount, leg.source, leg.target, *right_cells)
            )
        if not line.legs:
            yield _encode_row((*left_cells, "", "", "", "", *right_cells))


def _line_cells(line: ExportLine) -> tuple[tuple[object, ...], tuple[object, ...]]:
    entry, ruling = line.visible_entry, line.visible_entry.ruling
    rules = [*(ruling.waived if ruling else ()), *(warning.rule for warning in entry.warned)]
    reason = (ruling.reason if ruling else "") or entry.reason
    entry_cells = (entry.period, entry.key, line.sentence, entry.actor, entry.recorder)
    happened_text = _time_text(line.happened_at) if line.happened_at else ""
    return (line.number, _time_text(line.recorded_at), *entry_cells), (
        " ".join(rules),
        reason,
        entry.id,
        happened_text,
    )


def _time_text(time: datetime) -> str:
    return f"{time:%Y-%m-%d %H:%M:%S}"


def _encode_row(cells: Iterable[object]) -> bytes:
    text = io.StringIO()
    csv.writer(text).writerow([guard_formula(cell) for cell in cells])
    return text.getvalue().encode()
