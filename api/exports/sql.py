"""Tables of a game in DuckDB, an embedded database in memory, and queries on them."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import duckdb
import msgspec

from api.exports.relations import SCHEMA, TableRow

READS = frozenset({duckdb.StatementType.SELECT, duckdb.StatementType.MULTI})
"""The kinds of statements that only read.

`MULTI` is a PIVOT, which first finds its columns' names.
"""


class QuestionError(Exception):
    """The query cannot be answered.

    The message is a sentence of the database, or of this program.
    """


def run_query(
    tables: Mapping[str, Iterable[TableRow]], sql: str
) -> tuple[list[str], list[tuple[Any, ...]]]:
    """Return the names of the columns and the rows of the answer. Raises: QuestionError."""
    try:
        with duckdb.connect() as database:
            statement = _only_reading_statement(database.extract_statements(sql))
            with TemporaryDirectory() as folder:
                _fill_tables(database, tables, Path(folder))
            # a query is about the game, so it may not read or write any file
            database.execute("SET enable_external_access = false")
            result = database.execute(statement)
            return [column[0] for column in result.description or ()], result.fetchall()
    except duckdb.Error as error:
        raise QuestionError(str(error)) from error


def _only_reading_statement(statements: list[duckdb.Statement]) -> duckdb.Statement:
    """Return the only statement of a text, if it only reads. Raises: QuestionError."""
    if len(statements) != 1:
        raise QuestionError("Ask by one SELECT.")
    kind = statements[0].type
    if kind not in READS:
        raise QuestionError(f"Only a SELECT is answered: {kind.name} is disabled.")
    return statements[0]


def _fill_tables(
    database: duckdb.DuckDBPyConnection, tables: Mapping[str, Iterable[TableRow]], folder: Path
) -> None:
    encoder = msgspec.json.Encoder()
    for name, columns in SCHEMA.items():
        file = folder / f"{name}.jsonl"
        with file.open("wb") as rows:
            rows.writelines(encoder.encode(row) + b"\n" for row in tables[name])
        kinds = {column: "BIGINT" if _is_time(kind) else kind for column, kind in columns.items()}
        relation = database.read_json(str(file), columns=kinds, format="newline_delimited")
        relation.project(", ".join(map(_typed_column, columns, columns.values()))).create(name)


def _is_time(kind: str) -> bool:
    return kind == "TIMESTAMP"


def _typed_column(column: str, kind: str) -> str:
    return f"epoch_ms({column}) AS {column}" if _is_time(kind) else column
