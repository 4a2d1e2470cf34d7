"""The browser on this machine: opens pages in it, and the organiser's page with its token."""

import webbrowser
from contextlib import suppress
from threading import Thread
from typing import Annotated

import typer

from api.base.settings import Settings
from api.commands.console import console
from api.commands.running_server import own_address
from api.hosting.host import Host

Organise = Annotated[
    bool, typer.Option("--organise", help="Open the organiser's page in a browser.")
]

OPENING_SECONDS = 5.0
"""Seconds that a browser has to open before the command that waits for it ends."""


def open_in_browser(address: str, *, is_awaited: bool = False) -> None:
    """Open an address in a browser. A browser that does not open is no fault.

    A command that ends at once has to wait for the browser, because the thread ends with it.
    """

    def open_address() -> None:
        with suppress(OSError, webbrowser.Error):  # the address is printed as well
            webbrowser.open(address)

    # Some browsers keep the caller until their window is closed.
    opening_thread = Thread(target=open_address, daemon=True)
    opening_thread.start()
    if is_awaited:
        opening_thread.join(OPENING_SECONDS)


def announce_organiser_page(
    host: Host, settings: Settings, port: int, *, is_opened: bool = False
) -> None:
    """Print the link of the organiser's page, with a token for this run, and open it if asked.

    Without a terminal nothing is printed, because the output of a service is a log. If the link is
    neither printed nor opened, there is no token.
    """
    if not (console.is_terminal or is_opened):
        return
    # The token stands after the #, which a browser sends to no server.
    link = f"{own_address(settings, port)}/organiser#{host.organisers.make_run_token()}"
    if console.is_terminal:
        with suppress(OSError):  # if the output is closed, the games still go on
            console.print("Prepare an evening (the link is for you alone):", style="bold")
            console.print(f"  {link}\n", soft_wrap=True)
    if is_opened:
        open_in_browser(link)
