"""`acta verify`: check an exported ledger without a server."""

from pathlib import Path
from typing import Annotated

import typer

from api.commands.console import fail, out, plainly
from ledger.verify import verify_export


def verify(
    export: Annotated[Path, typer.Argument(help="The exported file (it ends in .jsonl).")],
) -> None:
    """Check an exported ledger: every entry, every seal, every balance, every die.

    Needs no server and no internet. Ends with exit code 1 when anything is wrong.
    """
    if not export.is_file():
        fail(f"There is no file {export}.")
    with plainly(), export.open("rb") as lines:
        report = verify_export(lines)
    for line in report.lines():
        out.print(line, markup=False)
    if not report.ok:
        raise typer.Exit(1)
