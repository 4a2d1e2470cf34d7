"""`acta serve`: serve the games of a ledger file."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

import typer

from api.base.settings import Settings
from api.commands.browser import Organise, announce_organiser_page
from api.commands.console import console, fail_command, plain_file_errors
from api.commands.copies import CopyInterval, copying_task
from api.commands.network import Lan, Port, announce_network
from api.commands.prospects import print_prospects, warn_of_cards
from api.game.game_names import harmless_title
from api.hosting.host import Host
from api.rehearsal.company import BotCompany, new_random
from api.serve import ALL_ADDRESSES, run
from ledger.store import is_database

Cert = Annotated[
    Path | None, typer.Option("--tls-cert", help="A certificate (PEM), to be found by HTTPS.")
]
Key = Annotated[Path | None, typer.Option("--tls-key", help="Its key (PEM).")]
Check = Annotated[
    bool, typer.Option("--check", help="Say what phones will get, and serve nothing.")
]


def serve(
    store: Annotated[str | None, typer.Option(help="The ledger file; acta.db if none.")] = None,
    lan: Lan = False,
    port: Port = None,
    tls_cert: Cert = None,
    tls_key: Key = None,
    check: Check = False,
    backup_every: CopyInterval = None,
    organise: Organise = False,
) -> None:
    """Serve the games of a ledger file to phones, until you press Ctrl-C.

    Found a game first: acta found. With --organise a new ledger file is made, and the game is
    founded in the browser. A game that was running when the last server was killed opens paused;
    one of the Fates resumes it. Where bots sit at a table, they play on.
    """
    options = {
        "store": store,
        "port": port,
        "host": ALL_ADDRESSES if lan else None,
        "tls_cert": tls_cert,
        "tls_key": tls_key,
    }
    chosen_options: dict[str, Any] = {
        option_name: option_value
        for option_name, option_value in options.items()
        if option_value is not None
    }

    async def announce_start(host: Host, server_socket: int) -> None:
        with suppress(OSError):  # if the output is closed, the games still go on
            announce_network(settings, server_socket)
            _announce_games(host)
            warn_of_cards(settings, host.store, games_in_play(host), server_socket)
        announce_organiser_page(host, settings, server_socket, is_opened=organise)
        company = BotCompany(host.registry, new_random(), is_for_rehearsals=False)
        await asyncio.gather(copy_task(host, server_socket), company.run())

    with plain_file_errors():
        settings = Settings(**chosen_options)
        if check:
            raise typer.Exit(0 if print_prospects(settings) else 1)
        if not organise:
            _require_ledger(settings.store)
        copy_task = copying_task(settings, backup_every)
        run(settings, note_start=announce_start)


def _require_ledger(store: str) -> None:
    """Fail, with the two ways to begin, if a ledger file does not exist."""
    if not is_database(store) and not Path(store).is_file():
        fail_command(
            f"There is no ledger file {Path(store).name}. acta found makes one from a scenario, "
            "and acta serve --organise makes one to prepare an event in the browser."
        )


def games_in_play(host: Host) -> list[str]:
    """Return the open games of a server, without the closed ones."""
    return [
        game.id for game in host.registry.games.values() if game.state.kernel.status != "closed"
    ]


def _announce_games(host: Host) -> None:
    if host.faults.doubt:
        console.print(f"  {host.faults.doubt}", style="yellow")
    for game in host.registry.games.values():
        kernel_state = game.state.kernel
        is_held = kernel_state.heir is not None
        status = "held: one of its stewards takes it over" if is_held else kernel_state.status
        console.print(f"  {harmless_title(kernel_state)} ({game.id}) is {status}.")
    for reason in host.faults.unreadable.values():
        console.print(f"  {reason}", style="red")
