"""`acta export`: the whole ledger of a game as a file that stands on its own."""

import itertools
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from api.commands.console import DEFAULT_STORE, err, opened, scribe_of
from api.exports.sealed import signed_by_phones
from api.private import private_file
from ledger.export import Text, write_export
from ledger.scribe import Scribe


def export_lines(scribe: Scribe, *, with_texts: bool = False) -> Iterator[bytes]:
    """The lines of the whole export of a game, signed as of now."""
    rows = [row.state for row in scribe.store.read(scribe.game)]
    kept = scribe.store.sides(scribe.game, "text") if with_texts else {}
    texts = itertools.starmap(Text.kept, kept.items())
    return write_export(rows, scribe.keys, scribe.heads(), texts, cosigned=signed_by_phones(scribe))


def export(
    store: Annotated[str, typer.Option(help="The ledger file.")] = DEFAULT_STORE,
    game: Annotated[str, typer.Option(help="Which game, if the file holds several.")] = "",
    to: Annotated[
        Path | None, typer.Option(help="Write to this file instead of the screen.")
    ] = None,
    texts: Annotated[
        bool, typer.Option("--texts", help="With free words: reasons and explanations.")
    ] = False,
) -> None:
    """Write a game's whole ledger to a file that `acta verify` can check.

    It holds everything, secrets included: give it away only after the game is over.
    A server may be running meanwhile.
    """
    with opened(store) as ledger:
        lines = export_lines(scribe_of(ledger, game), with_texts=texts)
        if to is None:
            sys.stdout.buffer.writelines(lines)
            return
        with private_file(to) as file:
            file.writelines(lines)
    err.print(f"Written to {to}. Check it with: acta verify {to}", markup=False)
