"""`acta backup`: a consistent copy of a ledger file, also while a server runs."""

from pathlib import Path
from typing import Annotated

import typer

from api.commands.console import DEFAULT_STORE, LedgerPlace, existing, fail, out, plainly, warn
from ledger.language.grammar import counted
from ledger.store import is_database
from ledger.store.copy import copied

To = Annotated[Path, typer.Argument(help="The copy; a file that is not there yet.")]


def backup(
    to: To,
    store: LedgerPlace = DEFAULT_STORE,
) -> None:
    """Copy a ledger file, whole, as it is at this moment. A server may be running meanwhile.

    Do not copy the file itself while a server runs: the last acts lie in its neighbour that ends
    in -wal. The copy holds every secret of its games, so only its owner can read it.
    """
    if is_database(store):
        fail("A database is copied by its own means: pg_dump or pg_basebackup.")
    if to.exists():
        fail(f"{to} is there already; choose another name.")
    with plainly():
        copy = copied(existing(store), to)
    warn(copy.doubt)
    out.print(f"{counted(copy.games, 'game is', 'games are')} in {to}.")
