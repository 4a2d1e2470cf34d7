"""`acta backup`: a consistent copy of a ledger file, also while a server runs."""

from pathlib import Path
from typing import Annotated

import typer

from api.commands.console import (
    DEFAULT_STORE,
    LedgerPlace,
    console,
    existing_ledger_file,
    fail_command,
    plain_file_errors,
    print_warning,
)
from ledger.language.grammar import count_text
from ledger.store import is_database
from ledger.store.copy import copy_ledger

TargetFile = Annotated[Path, typer.Argument(help="The copy; a file that is not there yet.")]


def backup(
    to: TargetFile,
    store: LedgerPlace = DEFAULT_STORE,
) -> None:
    """Copy a ledger file, whole, as it is at this moment. A server may be running meanwhile.

    Do not copy the file itself while a server runs: the last acts lie in its neighbour that ends
    in -wal. The copy holds every secret of its games, so only its owner can read it.
    """
    if is_database(store):
        fail_command("A database is copied by its own means: pg_dump or pg_basebackup.")
    if to.exists():
        fail_command(f"{to} is there already; choose another name.")
    with plain_file_errors():
        finished_copy = copy_ledger(existing_ledger_file(store), to)
    print_warning(finished_copy.doubt)
    console.print(f"{count_text(finished_copy.games, 'game is', 'games are')} in {to}.")
