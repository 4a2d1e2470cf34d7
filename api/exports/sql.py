"""Tables of a game in DuckDB, an embedded database in memory, and queries on them."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import duckdb
import msgspec

from api.exports.relations import SCHEMA, TableRow

READING_STATEMENTS = frozenset({duckdb.StatementType.SELECT, duckdb.StatementType.MULTI})
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
    statement_type = statements[0].type
    if statement_type not in READING_STATEMENTS:
        raise QuestionError(f"Only a SELECT is answered: {statement_type.name} is disabled.")
    return statements[0]


def _fill_tables(
    database: duckdb.DuckDBPyConnection, tables: Mapping[str, Iterable[TableRow]], folder: Path
) -> None:
    encoder = msgspec.json.Encoder()
    for table, columns in SCHEMA.items():
        file = folder / f"{table}.jsonl"
        with file.open("wb") as rows_file:
            rows_file.writelines(encoder.encode(row) + b"\n" for row in tables[table])
        column_types = {
            column: "BIGINT" if _is_time(column_type) else column_type
            for column, column_type in columns.items()
        }
        relation = database.read_json(str(file), columns=column_types, format="newline_delimited")
        relation.project(", ".join(map(_typed_column, columns, columns.values()))).create(table)


def _is_time(column_type: str) -> bool:
    return column_type == "TIMESTAMP"


def _typed_column(column: str, column_type: str) -> str:
    return f"epoch_ms({column}) AS {column}" if _is_time(column_type) else column
