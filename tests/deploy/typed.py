"""Command lines of pages, checked against the existing commands."""

import shlex

from typer.core import TyperGroup
from typer.main import get_command

from api.cli import app


def acta_error_of_line(line: str) -> str:
    """Return the error of `acta` for a line, or nothing if it would carry the line out.

    The part after `>` is for the shell: it is the file for the output.
    """
    ours = line.partition(" > ")[0]
    command, args = get_command(app), shlex.split(ours, comments=True)[1:]
    while isinstance(command, TyperGroup):
        if not args or args[0] not in command.commands:
            return f"there is no command {' '.join(args[:1])}"
        command = command.commands[args.pop(0)]
    try:
        command.make_context(command.name, args)
    except Exception as error:  # noqa: BLE001 - any error of the parser counts
        return str(error) or type(error).__name__
    return ""
