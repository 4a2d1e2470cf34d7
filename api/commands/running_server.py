"""The running server that a command watches, and its token."""

from pathlib import Path
from typing import Annotated

import typer

from api.base.settings import Settings
from api.commands.console import fail_command
from api.commands.network import base_addresses
from api.doors.address import WebAddress
from api.doors.server_address import listens_everywhere

Address = Annotated[
    str | None, typer.Argument(help="Where the server is; on this machine if none is given.")
]
TokenFile = Annotated[
    Path | None,
    typer.Option(
        help="A file with the server's own token or a steward's; ACTA_ADMIN_TOKEN if none."
    ),
]


def own_address(settings: Settings, port: int) -> str:
    """Return the address at which programs on its own machine find a server with these settings.

    Without a certificate a server that listens everywhere is reached at 127.0.0.1, because others
    could read a token on the network.
    """
    if settings.https_names or not listens_everywhere(settings):
        return base_addresses(settings, port)[0]
    return str(WebAddress("http", "127.0.0.1", port))


def read_request_token(file: Path | None, settings: Settings) -> str:
    """Return the token for requests, "" for none.

    The token is not a command-line argument, because other users of the machine could see it.
    """
    if file is None:
        return settings.admin_token
    if not file.is_file():
        fail_command(f"There is no file {file.name}.")
    return file.read_text(encoding="utf-8-sig").strip()
