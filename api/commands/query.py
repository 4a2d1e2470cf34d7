"""`acta query`: SQL queries on one game, answered from its ledger without a server."""

import csv
import io
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import Annotated, Any

import typer
from rich.table import Table

from api.commands.console import (
    DEFAULT_STORE,
    LedgerPlace,
    console,
    fail_command,
    now,
    open_ledger,
    print_bytes,
    require_library,
    scribe_of,
)
from api.exports.cells import guard_formula
from api.exports.lines import export_lines
from api.exports.relations import TableRow, balance_change_rows, entry_rows, posting_rows
from api.game.reader import GameReader
from api.reading.moment import names_function
from ledger.record.audience import Viewer

Answer = tuple[list[str], list[tuple[Any, ...]]]
"""The names of the columns, and the rows."""

_VIEWER_OF_ALL = Viewer(sees_opened_ledger=True)


class AnswerLayout(StrEnum):
    """How an answer is written."""

    TABLE = "table"
    CSV = "csv"


def query(
    game: Annotated[str, typer.Argument(help="Which game; may be left out if there is only one.")],
    sql: Annotated[str, typer.Argument(help="One SELECT, in the SQL of DuckDB.")] = "",
    store: LedgerPlace = DEFAULT_STORE,
    layout: Annotated[
        AnswerLayout, typer.Option("--as", help="How to write the answer.")
    ] = AnswerLayout.TABLE,
) -> None:
    """Ask a game's ledger in SQL: tables `entries`, `postings`, `balances`, `people`.

    The answer may hold every secret of the game. A server may be running meanwhile.
    """
    if not sql:
        game, sql = "", game
    with open_ledger(store) as ledger:
        reader = GameReader(scribe_of(ledger, game), now)
        columns, rows = _run_query(rows_by_table(reader), sql)
    if layout is AnswerLayout.CSV:
        table = ([guard_formula(cell) for cell in row] for row in [columns, *rows])
        text = io.StringIO(newline="")
        csv.writer(text).writerows(table)
        print_bytes(text.getvalue().encode())
    else:
        console.print(_table(columns, rows))


def rows_by_table(reader: GameReader) -> dict[str, Iterable[TableRow]]:
    """Return the rows of every table of a game, by the names of `SCHEMA`."""
    log, name_of = reader.state.log, names_function(reader)
    entries = log.in_order()
    lines = export_lines(
        reader.chronicle(), _VIEWER_OF_ALL, reader.messages, name_of, lambda *_: True
    )
    sentences = {line.visible_entry.id: line.sentence for line in lines}
    people = [
        slice_key.partition("/")[2]
        for slice_key in reader.slices.rendered_slices
        if slice_key.startswith("person/")
    ]
    return {
        "entries": entry_rows(entries, sentences),
        "postings": posting_rows(entries),
        "balances": balance_change_rows(entries),
        "people": [{"person": person, "name": name_of("who", person)} for person in sorted(people)],
    }


def _run_query(tables: Mapping[str, Iterable[TableRow]], sql: str) -> Answer:
    require_library("duckdb", "query")
    from api.exports.sql import QuestionError, run_query  # noqa: PLC0415 - DuckDB is optional

    try:
        return run_query(tables, sql)
    except QuestionError as error:
        fail_command(str(error))


def _table(columns: Iterable[str], rows: Iterable[tuple[Any, ...]]) -> Table:
    table = Table(*columns)
    for row in rows:
        table.add_row(*("" if cell is None else str(cell) for cell in row))
    return table
