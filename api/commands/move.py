"""`acta move`: a game goes from one database to another, while servers play."""

from contextlib import closing
from typing import Annotated

import typer

from api.commands.console import (
    DEFAULT_STORE,
    LedgerPlace,
    console,
    fail_command,
    plain_file_errors,
)
from ledger.language.grammar import count_text
from ledger.scribe.game_move import move_game
from ledger.store import named_databases, open_group
from ledger.store.base import ConflictError

Game = Annotated[str, typer.Argument(help="The game's id.")]
Destination = Annotated[str, typer.Option("--to", help="The database, by its name in ACTA_STORE.")]


def move(game: Game, to: Destination, store: LedgerPlace = DEFAULT_STORE) -> None:
    """Move a game to another database of ACTA_STORE, with its keys, and compare it with its seal.

    Servers may run, and other games go on. The game itself stops for a moment: phones send again
    what was not recorded. If the move is interrupted, the same command finishes it.
    """
    with plain_file_errors():
        databases = named_databases(store)
        if not databases:
            fail_command("ACTA_STORE names one ledger only, so there is nowhere to move a game to.")
        with closing(open_group(databases)) as group:
            try:
                is_moved = move_game(group, game, to)
            except ConflictError:
                fail_command(f"Another command moves {game}. Type the command again.")
    rows_text = count_text(is_moved.side_row_count, "row beside it", "rows beside it")
    entry_count_text = count_text(is_moved.entries, "entry", "entries")
    console.print(
        f"Moved {game} from {is_moved.source} to {to}: {entry_count_text}, {rows_text}. "
        "The seal fits."
    )
