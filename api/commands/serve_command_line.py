"""The complete command for a server at the address that phones look for."""

from api.base.settings import Settings
from api.commands.console import DEFAULT_STORE, console, shell_command
from api.commands.network import USUAL_PORT
from api.doors.address import WebAddress
from ledger.store import is_database


def print_serve_commands(address: WebAddress, store: str, *options: str) -> None:
    """Print the commands with which a server serves an address, one on each line."""
    for line in commands_with_requirements(address, store, *options):
        console.print(f"  {line}")


def acta_serve_command_line(
    address: WebAddress, store: str, *options: str, tls: tuple[str, str] | None = None
) -> str:
    """Return the command by which `acta` serves an address itself; `more` is appended.

    `tls` are the files of its certificate and key, which HTTPS needs.
    """
    command_line = ["acta", "serve", *_store_arguments(store)]
    command_line += [] if address.is_loopback_address else ["--lan"]
    command_line += (
        [] if address.port == USUAL_PORT == Settings().port else ["--port", str(address.port)]
    )
    command_line += ["--tls-cert", tls[0], "--tls-key", tls[1]] if tls and address.is_https else []
    # the address of a database is left out, because it may hold a password
    variables = {"ACTA_STORE": "ADDRESS"} if is_database(store) else {}
    return shell_command([*command_line, *options], **variables)


def commands_with_requirements(address: WebAddress, store: str, *options: str) -> list[str]:
    """Return the commands with which a server serves an address, each with its requirements.

    HTTPS comes from the server's own certificate, or from a proxy before the server.
    """
    settings = Settings()
    cert, key_file = settings.tls_cert, settings.tls_key
    files = (str(cert), str(key_file)) if cert and key_file else ("CERT", "KEY")
    serve_line = acta_serve_command_line(address, store, *options, tls=files)
    if not address.is_https or cert:
        return [serve_line]
    proxied_line = acta_serve_command_line(
        WebAddress("http", "localhost", settings.port), store, *options
    )
    return [
        f"{proxied_line}   (behind a proxy that brings {address} to it)",
        f"{serve_line}   (without a proxy)",
    ]


def _store_arguments(store: str) -> list[str]:
    if is_database(store) or store == DEFAULT_STORE == Settings().store:
        return []
    return ["--store", store]
