"""Spreadsheet files: the rows of a CSV file or of an Excel workbook, within limits."""

import csv
import io
import re
from collections import Counter
from collections.abc import Iterable
from datetime import date, datetime, time
from itertools import islice
from typing import Any, NamedTuple
from zipfile import ZipFile

from openpyxl.reader.excel import ExcelReader

MAX_FILE_BYTES = 512 * 1024
"""Maximum size of a file."""

MAX_ROWS = 500
"""Maximum number of rows that are not empty."""

MAX_COLUMNS = 40
MAX_CELL = 2000
"""Maximum number of characters of a cell. The rest is cut off; no field of a guest is as long."""

_MAX_UNPACKED_BYTES = 8 * 1024 * 1024
"""Maximum size of all parts of a workbook after unpacking."""

_MAX_PARTS = 200
_MAX_SHEETS = 5
"""Maximum number of a workbook's sheets that are read."""

_MAX_READ_ROWS = 5000
"""Maximum number of rows that are read of all sheets of a workbook, with empty ones."""

_SAMPLED_ROWS = 20
"""The number of rows that decide which letter is the delimiter."""

_ZIP_MARK = b"PK\x03\x04"
_OLD_EXCEL_MARK = b"\xd0\xcf\x11\xe0"
_UTF_16_MARKS = (b"\xff\xfe", b"\xfe\xff")
_DELIMITERS = (",", ";", "\t")
_DELIMITER_LINE = re.compile(r'"?sep=([^"\r\n])"?[ \t]*(?:\r\n|\r|\n|\Z)', re.IGNORECASE)
"""The line that tells Excel the delimiter. Excel does not show this line."""


class SpreadsheetRow(NamedTuple):
    """A row with its number in the spreadsheet, from 1."""

    number: int
    cells: tuple[str, ...]


class SpreadsheetError(Exception):
    """A file whose rows cannot be read. `key` and `gaps` make the sentence about it."""

    def __init__(self, key: str, **gaps: int) -> None:
        super().__init__(key)
        self.key = key
        self.gaps = gaps


def read_spreadsheet(file: bytes) -> list[SpreadsheetRow]:
    """Return the rows that are not empty. All have the same number of cells.

    Of a workbook, the first sheet with a row counts, among the first five sheets. Raises:
    SpreadsheetError: the file is no spreadsheet, is damaged, or exceeds a limit.
    """
    if len(file) > MAX_FILE_BYTES:
        raise SpreadsheetError("explained-spreadsheet-large", n=MAX_FILE_BYTES // 1024)
    if file.startswith(_OLD_EXCEL_MARK):
        # A workbook with a password has the same mark.
        raise SpreadsheetError("explained-spreadsheet-old")
    rows = _workbook_rows(file) if file.startswith(_ZIP_MARK) else _text_rows(file)
    if not rows:
        raise SpreadsheetError("explained-spreadsheet-empty")
    width = max(len(row.cells) for row in rows)
    return [row._replace(cells=row.cells + ("",) * (width - len(row.cells))) for row in rows]


def _workbook_rows(file: bytes) -> list[SpreadsheetRow]:
    try:
        _require_small_parts(file)
        reader = _WorkbookReader(io.BytesIO(file), read_only=True, data_only=True, keep_links=False)
        reader.read()
        left_rows = _MAX_READ_ROWS
        for sheet in reader.wb.worksheets:
            # The bounds also hold back a sheet that claims a cell in its millionth row.
            rows = list(
                sheet.iter_rows(max_row=left_rows, max_col=MAX_COLUMNS + 1, values_only=True)
            )
            if found_rows := _filled_rows([_cell_text(cell) for cell in row] for row in rows):
                return found_rows
            left_rows -= len(rows)
            if not left_rows:
                break
    except SpreadsheetError:
        raise
    except Exception:  # noqa: BLE001 - damaged files raise errors of many types, as KeyError
        raise SpreadsheetError("explained-spreadsheet-damaged") from None
    return []


class _WorkbookReader(ExcelReader):  # type: ignore[misc]  # openpyxl ships no types
    """Reads the first worksheets of a workbook, and each part once.

    The base class reads a part for each sheet that names it. A small file may have thousands of
    sheets that name one large part.
    """

    def read_worksheets(self) -> None:
        """Read the sheets. Sheets with a chart have no rows, and are left out."""
        sheets = {
            rel.target: sheet
            for sheet, rel in self.parser.find_sheets()
            if "chartsheet" not in rel.Type
        }
        self.parser.sheets = list(sheets.values())[:_MAX_SHEETS]
        super().read_worksheets()


def _require_small_parts(file: bytes) -> None:
    """Raise SpreadsheetError for a workbook that is large when it is unpacked.

    The module `zipfile` never unpacks more bytes of a part than the part declares.
    """
    parts = ZipFile(io.BytesIO(file)).infolist()
    if len(parts) > _MAX_PARTS or sum(part.file_size for part in parts) > _MAX_UNPACKED_BYTES:
        raise SpreadsheetError("explained-spreadsheet-unpacked")


def _cell_text(value: Any) -> str:
    """Return a cell's value as a reader of the spreadsheet would type it."""
    if value is None:
        return ""
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    if isinstance(value, datetime):
        # A workbook stores a day as its midnight.
        if value.time() == time():
            return value.date().isoformat()
        return value.isoformat(" ", "minutes")
    if isinstance(value, date | time):
        return value.isoformat()
    return str(value)


def _text_rows(file: bytes) -> list[SpreadsheetRow]:
    text = _decoded(file).removeprefix("\ufeff")
    if "\0" in text:
        raise SpreadsheetError("explained-spreadsheet-damaged")
    delimiter_line = _DELIMITER_LINE.match(text)
    if delimiter_line is not None:
        text = text[delimiter_line.end() :]
    delimiters = _DELIMITERS if delimiter_line is None else (delimiter_line[1],)
    try:
        delimiter = max(delimiters, key=lambda one: _regularity(text, one))
        return _filled_rows(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter))
    except csv.Error:
        raise SpreadsheetError("explained-spreadsheet-damaged") from None


def _decoded(file: bytes) -> str:
    """Return the text of a file. Any bytes are Windows-1252, in which Excel saves plain CSV."""
    try:
        return file.decode("utf-16" if file.startswith(_UTF_16_MARKS) else "utf-8")
    except UnicodeDecodeError:
        return file.decode("windows-1252", "replace")


def _regularity(text: str, delimiter: str) -> tuple[int, int]:
    """Return the number of first rows with the same number of cells, and this number.

    A cell may contain other delimiters, but rarely the same number of them in each row.
    """
    rows = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    widths = Counter(len(row) for row in islice(rows, _SAMPLED_ROWS) if len(row) > 1)
    return max(((count, width) for width, count in widths.items()), default=(0, 0))


def _filled_rows(rows: Iterable[list[str]]) -> list[SpreadsheetRow]:
    """Return the rows that are not empty. Raises: SpreadsheetError: they exceed a limit."""
    filled_rows: list[SpreadsheetRow] = []
    for number, row in enumerate(rows, 1):
        cells = [cell.strip()[:MAX_CELL] for cell in row]
        while cells and not cells[-1]:
            cells.pop()
        if not cells:
            continue
        if len(cells) > MAX_COLUMNS:
            raise SpreadsheetError("explained-spreadsheet-columns", n=MAX_COLUMNS)
        if len(filled_rows) == MAX_ROWS:
            raise SpreadsheetError("explained-spreadsheet-rows", n=MAX_ROWS)
        filled_rows.append(SpreadsheetRow(number, tuple(cells)))
    return filled_rows
