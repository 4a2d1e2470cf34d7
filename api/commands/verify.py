"""`acta verify`: check an exported ledger without a server."""

from pathlib import Path
from typing import Annotated

import typer

from api.commands.console import console, fail_command, plain_file_errors
from ledger.export.document import Export
from ledger.verify import (
    OutsideError,
    OutsideFacts,
    read_fingerprint,
    read_other_export,
    read_witness,
    verify_export,
)
from ledger.verify.status import NOT_CARRIED_OUT, STATUS_MEANINGS


def verify(
    export: Annotated[Path, typer.Argument(help="The exported file (it ends in .jsonl).")],
    key: Annotated[
        list[str] | None, typer.Option(help="The game's public key, as you know it from elsewhere.")
    ] = None,
    words: Annotated[
        list[str] | None, typer.Option(help="The eight words of a seal that you saw; repeatable.")
    ] = None,
    witness: Annotated[
        list[Path] | None, typer.Option(help="A phone's witness file; repeatable.")
    ] = None,
    other: Annotated[
        list[Path] | None,
        typer.Option(help="Another export of the same game, from somebody else; repeatable."),
    ] = None,
) -> None:
    """Check an exported ledger: every entry, every seal, every balance, every die.

    Needs no server and no internet. The exit code says what was found, the gravest if several
    things were; the report names them all.
    """
    outside_facts = _read_outside(key or [], words or [], witness or [], other or [])
    with plain_file_errors(), _existing_file(export).open("rb") as lines:
        report = verify_export(lines, outside_facts)
    for line in report.lines():
        console.print(line)
    if report.status:
        raise typer.Exit(int(report.status))


def exit_codes_help() -> str:
    """Return every exit code with its meaning, for the end of the command's help."""
    codes = ", ".join(map(str, NOT_CARRIED_OUT))
    rows = [f"{int(status)}: {meaning}" for status, meaning in STATUS_MEANINGS.items()]
    first_row, *later_rows = rows
    sentence = f"{codes}: The command could not be carried out."
    return "\n\n".join(["Exit codes:", first_row, sentence, *later_rows])


def _read_outside(
    keys: list[str], fingerprints: list[str], files: list[Path], paths: list[Path]
) -> OutsideFacts:
    with plain_file_errors():
        contents = [_existing_file(file).read_bytes() for file in files]
    try:
        witnesses = tuple(read_witness(content) for content in contents)
        exports = tuple(_read_export(file) for file in paths)
        return OutsideFacts(
            tuple(keys), tuple(map(read_fingerprint, fingerprints)), witnesses, exports
        )
    except OutsideError as error:
        fail_command(str(error))


def _read_export(file: Path) -> Export:
    with plain_file_errors(), _existing_file(file).open("rb") as lines:
        return read_other_export(lines)


def _existing_file(file: Path) -> Path:
    if not file.is_file():
        fail_command(f"There is no file {file}.")
    return file
