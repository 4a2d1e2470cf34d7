"""`acta export`: a game as a file, from its ledger alone: sealed, or as a table or books."""

import sys
from collections.abc import Callable, Iterable
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from api.base.language import use_language
from api.commands.console import (
    DEFAULT_STORE,
    LedgerPlace,
    err,
    fail_command,
    now,
    open_ledger,
    require_library,
    scribe_of,
)
from api.commands.found import Language
from api.exports.ledger_file import whole_ledger_lines
from api.exports.material import (
    ExportMaterial,
    as_beancount,
    as_entries,
    as_journal,
    as_table,
    export_material,
)
from api.game.reader import GameReader
from api.keys.private_files import replace_private_file
from api.reading.moment import Moment, names_function
from ledger.record.audience import Viewer
from ledger.scribe.scribe import Scribe


class ExportForm(StrEnum):
    """How a game is written."""

    JSONL = "jsonl"
    ENTRIES = "entries"
    CSV = "csv"
    LEDGER = "ledger"
    BEANCOUNT = "beancount"
    PARQUET = "parquet"


def _as_parquet(material: ExportMaterial) -> Iterable[bytes]:
    require_library("duckdb", "query")
    from api.exports.parquet import parquet  # noqa: PLC0415 - DuckDB is optional

    return parquet(material.lines())


_WRITERS: dict[ExportForm, Callable[[ExportMaterial], Iterable[bytes]]] = {
    ExportForm.ENTRIES: as_entries,
    ExportForm.CSV: as_table,
    ExportForm.LEDGER: as_journal,
    ExportForm.BEANCOUNT: as_beancount,
    ExportForm.PARQUET: _as_parquet,
}


def export(
    store: LedgerPlace = DEFAULT_STORE,
    game: Annotated[str, typer.Option(help="Which game, if the file holds several.")] = "",
    form: Annotated[
        ExportForm,
        typer.Option("--as", help="Sealed entries, entries as objects, a table, or books."),
    ] = ExportForm.JSONL,
    to: Annotated[
        Path | None, typer.Option(help="Write to this file instead of the screen.")
    ] = None,
    language: Language = "en",
    texts: Annotated[
        bool, typer.Option("--texts", help="With free words: reasons and explanations.")
    ] = False,
) -> None:
    """Write a whole game to a file: its sealed entries, which `acta verify` can check, or a table.

    The file holds everything, secrets included. Give it away only after the game is over. A server
    may be running meanwhile.
    """
    with open_ledger(store) as ledger, use_language(language):
        pieces = _export_pieces(scribe_of(ledger, game), form, includes_texts=texts)
        if to is None:
            sys.stdout.buffer.writelines(pieces)
            return
        if to.is_dir():
            fail_command(f"{to} is a folder. Name a file.")
        with replace_private_file(to) as file:
            file.writelines(pieces)
    check_hint = f" Check it with: acta verify {to}" if form is ExportForm.JSONL else ""
    err.print(f"Written to {to}.{check_hint}")


def _export_pieces(scribe: Scribe, form: ExportForm, *, includes_texts: bool) -> Iterable[bytes]:
    if form is ExportForm.JSONL:
        return whole_ledger_lines(scribe, with_texts=includes_texts)
    reader = GameReader(scribe, now)
    viewer = Viewer(is_staff=includes_texts, sees_opened_ledger=True)
    return _WRITERS[form](
        export_material(Moment(reader, viewer, reader.state), names_function(reader))
    )
