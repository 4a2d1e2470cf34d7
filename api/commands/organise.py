"""`acta organise`: an organiser's server, which needs no option."""

from pathlib import Path
from typing import Annotated

import platformdirs
import typer

from api.base.settings import Settings
from api.commands.browser import open_in_browser
from api.commands.console import DEFAULT_STORE, console, fail_command, plain_file_errors
from api.commands.network import Port
from api.commands.running_server import own_address
from api.commands.serve import serve
from api.watching.client import NoServerError, get_answer
from ledger.store import open_store
from ledger.store.base import StoreError

StoreFile = Annotated[
    str | None,
    typer.Option(
        help="The ledger file; acta.db in the folder Acta Ludorum of your documents if none."
    ),
]
LanByDefault = Annotated[bool, typer.Option(help="Whether phones in the same network may connect.")]

FOLDER_NAME = "Acta Ludorum"
"""The folder in the user's documents that holds the ledger."""


def organise(store: StoreFile = None, port: Port = None, *, lan: LanByDefault = True) -> None:
    """Prepare, run and close evenings in the browser, and serve them to phones.

    The organiser's page opens in a browser. The ledger file is made when it is missing. If the
    ledger is served already, the page of its server opens instead. Ctrl-C ends it; started again
    everything goes on where it was, and an evening that was being played is paused.
    """
    with plain_file_errors():
        settings = Settings() if port is None else Settings(port=port)
        address = own_address(settings, settings.port)
        ledger = store or (settings.store if "store" in settings.model_fields_set else None)
        ledger = ledger or str(_make_documents_folder() / DEFAULT_STORE)
        if _is_served(address):
            if not _is_held(ledger):
                fail_command(
                    f"A server with another ledger is at {address}. Stop it, or choose another "
                    "port with --port."
                )
            console.print(f"A server is at {address} already, and its page opens now.")
            console.print("If the page asks for a token: it is in the link printed by that server.")
            open_in_browser(f"{address}/organiser", is_awaited=True)
            return
    serve(store=ledger, lan=lan, port=port, organise=True)


def _is_served(address: str) -> bool:
    """Return whether a server of Acta Ludorum answers at an address."""
    try:
        return "status" in get_answer(address, "/readyz").document()
    except NoServerError:
        return False


def _is_held(ledger: str) -> bool:
    """Return whether a server has opened a ledger file, which keeps all others out."""
    try:
        open_store(ledger, is_exclusive=True).close()
    except StoreError:
        return True
    return False


def _make_documents_folder() -> Path:
    """Return the folder for the ledger in the user's documents, made if it is missing.

    Raises: OSError: it cannot be made.
    """
    folder = platformdirs.user_documents_path() / FOLDER_NAME
    folder.mkdir(parents=True, exist_ok=True)
    return folder
