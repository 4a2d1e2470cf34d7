"""`acta`: everything an organiser does from a terminal."""

import io
import sys
from collections.abc import Callable
from typing import Annotated

import typer

from api.commands.archive import archive
from api.commands.backup import backup
from api.commands.cards import cards
from api.commands.check import check
from api.commands.console import console
from api.commands.doctor.command import doctor
from api.commands.erase import erase
from api.commands.export import export
from api.commands.forget import forget
from api.commands.found import found
from api.commands.move import move
from api.commands.organise import organise
from api.commands.play import play
from api.commands.push_key import push_key
from api.commands.query import query
from api.commands.rebuild import rebuild
from api.commands.rehearse import rehearse
from api.commands.report import report
from api.commands.restore import restore
from api.commands.schema import schema
from api.commands.serve import serve
from api.commands.top import top
from api.commands.verify import exit_codes_help, verify
from api.hosting.figures import program_version

EPILOGS: dict[Callable[..., None], str] = {verify: exit_codes_help()}
"""The text that the help of a command shows below its options."""

app = typer.Typer(
    name="acta",
    help="The ledger for live Roman games. Begin with: acta play, or acta organise",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_show_locals=False,
)


def _print_version(is_version_asked: bool) -> None:  # noqa: FBT001 - Typer calls it with the option's value
    if is_version_asked:
        console.print(f"acta-ludorum {program_version()}")
        raise typer.Exit


Version = Annotated[
    bool,
    typer.Option(
        "--version", is_eager=True, callback=_print_version, help="Say which version this is."
    ),
]


@app.callback()
def whole(_version: Version = False) -> None:  # noqa: FBT002 - a flag has a Boolean default
    """Carry out the options that stand before a command."""


for command in (
    play,
    organise,
    check,
    found,
    cards,
    serve,
    rehearse,
    export,
    backup,
    restore,
    move,
    verify,
    rebuild,
    query,
    report,
    archive,
    schema,
    push_key,
    erase,
    forget,
    doctor,
    top,
):
    app.command(epilog=EPILOGS.get(command))(command)


def main() -> None:
    """Run the command that the arguments name."""
    for stream in (sys.stdout, sys.stderr):
        # On Windows a file or a pipe gets a set of characters that lacks most of Unicode.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()
