"""Lines as a table of columns (Apache Parquet), for notebooks: the rows of the CSV, with types."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import duckdb
import msgspec

from api.exports.lines import ExportLine

COLUMNS: Final[Mapping[str, str]] = {
    "line": "VARCHAR",
    "time": "TIMESTAMP",
    "period": "BIGINT",
    "what": "VARCHAR",
    "sentence": "VARCHAR",
    "actor": "VARCHAR",
    "recorder": "VARCHAR",
    "asset": "VARCHAR",
    "amount": "BIGINT",
    "from": "VARCHAR",
    "to": "VARCHAR",
    "entry": "VARCHAR",
    "happened": "TIMESTAMP",
}
"""The columns with their types in SQL.

Times are in UTC. An end of a transfer that the reader does not see is null.
"""


def parquet(lines: Iterable[ExportLine]) -> Iterator[bytes]:
    """Yield the file: a row for each transfer, and one for each line without transfers."""
    with TemporaryDirectory() as folder:
        rows_file, file = Path(folder) / "rows.jsonl", Path(folder) / "rows.parquet"
        with rows_file.open("wb") as stream:
            stream.writelines(msgspec.json.encode(row) + b"\n" for row in _rows(lines))
        with duckdb.connect() as database:
            relation = database.read_json(
                str(rows_file), columns=COLUMNS, format="newline_delimited"
            )
            relation.write_parquet(str(file), compression="zstd")
        yield file.read_bytes()


def _rows(lines: Iterable[ExportLine]) -> Iterator[dict[str, object]]:
    for line in lines:
        for leg in line.legs:
            leg_ends = {"from": leg.source or None, "to": leg.target or None}
            yield _line_columns(line) | {"asset": leg.asset, "amount": leg.amount} | leg_ends
        if not line.legs:
            yield _line_columns(line)


def _line_columns(line: ExportLine) -> dict[str, object]:
    entry = line.visible_entry
    return {
        "line": line.number,
        "time": _time_text(line.recorded_at),
        "period": entry.period,
        "what": entry.key,
        "sentence": line.sentence,
        "actor": entry.actor or None,
        "recorder": entry.recorder or None,
        "entry": entry.id,
        "happened": _time_text(line.happened_at) if line.happened_at else None,
    }


def _time_text(time: datetime) -> str:
    return time.replace(tzinfo=None).isoformat(timespec="milliseconds")
