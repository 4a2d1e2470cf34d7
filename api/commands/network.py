"""The addresses under which phones find the server, and what does not work without HTTPS."""

import ipaddress
import re
import sys
from typing import Annotated

import click
import ifaddr
import segno
import typer

from api.base.settings import Settings
from api.commands.console import console, err, fail_command
from api.doors.address import WebAddress, read_address
from api.doors.server_address import listens_everywhere, listens_on_own_machine_only

Lan = Annotated[bool, typer.Option("--lan", help="Let phones in the same network in.")]
Port = Annotated[
    int | None, typer.Option(help="The port to listen on; 8044 if none is given.", min=0, max=65535)
]

USUAL_PORT: int = Settings.model_fields["port"].default
"""The port at which a server listens by default."""

VIRTUAL_INTERFACE = re.compile(r"(docker|br-|veth|virbr|vmnet|vboxnet|tun|utun|tailscale|wg)")

HTTP_WARNING = (
    "Over plain HTTP everything plays, but phones cannot install the app, open it without the "
    "network, keep the screen lit or use the camera. deploy/README.md tells how to get HTTPS."
)


def network_addresses() -> list[str]:
    """Return this machine's IPv4 addresses in its networks; reachable ones come first.

    The loopback address is left out. Bridges of virtual machines, and addresses that no router
    assigned, come last.
    """
    addresses = [
        (bool(VIRTUAL_INTERFACE.match(adapter.nice_name)), ipaddress.ip_address(str(ip.ip)))
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if ip.is_IPv4
    ]
    outer_addresses = [
        (is_virtual, address) for is_virtual, address in addresses if not address.is_loopback
    ]
    ranked_addresses = sorted(outer_addresses, key=lambda pair: (pair[1].is_link_local, pair[0]))
    return [str(address) for _is_virtual, address in ranked_addresses]


def phone_address(address_text: str | None, settings: Settings) -> WebAddress:
    """Return the address under which phones will find the server.

    The address is the given one, or one of this machine's. If there are several, the person at the
    terminal is asked. If phones cannot reach the address, a warning is printed. A malformed address
    fails the command.
    """
    try:
        address = read_address(address_text or _own_address(settings))
    except ValueError as error:
        fail_command(f"--address: {error}")
    if address.is_loopback_address:
        err.print(
            f"Phones cannot reach {address}: it means this machine only. Name the address or the "
            "name that phones will use with --address.",
            style="yellow",
        )
    return address


def _own_address(settings: Settings) -> str:
    https_addresses = [f"https://{host_name}" for host_name in settings.https_names]
    hosts = (
        https_addresses
        or [f"http://{address}" for address in network_addresses()]
        or ["http://localhost"]
    )
    addresses = [f"{host}:{settings.port or USUAL_PORT}" for host in hosts]
    if hosts == ["http://localhost"]:
        return addresses[0]
    if len(addresses) == 1 or not sys.stdin.isatty():
        other_text = f" (others: {', '.join(addresses[1:])})" if addresses[1:] else ""
        console.print(f"The cards name {addresses[0]}{other_text}; --address names another.")
        return addresses[0]
    for address_number, address in enumerate(addresses, start=1):
        console.print(f"  {address_number}  {address}")
    choice: int = typer.prompt(
        "Which of these will phones use?", default=1, type=click.IntRange(1, len(addresses))
    )
    return addresses[choice - 1]


def base_addresses(settings: Settings, port: int) -> list[str]:
    """Return the addresses of a server with these settings at a port, the best one first.

    With a certificate, the addresses have only the names in the certificate.
    """
    if settings.https_names:
        return [f"https://{host_name}:{port}" for host_name in settings.https_names]
    host_names = [*network_addresses(), "127.0.0.1"]
    hosts = host_names if listens_everywhere(settings) else [settings.host]
    return [str(WebAddress("http", host, port)) for host in hosts]


def announce_network(settings: Settings, port: int) -> str:
    """Print the server's address, and return it. If phones may connect, print a code to scan."""
    first_address, *other_addresses = base_addresses(settings, port)
    console.print("\nActa Ludorum listens at", end=" ")
    console.print(first_address, style="bold")
    for address in other_addresses:
        console.print(f"  and at {address}", style="dim")
    if not listens_on_own_machine_only(settings):
        print_code(first_address)
        if not settings.https_names:
            console.print(HTTP_WARNING, style="yellow")
    return first_address


def print_code(address: str) -> None:
    """Print a QR code if the output is a terminal. A QR code in a log could not be scanned."""
    if not console.is_terminal:
        return
    segno.make(address, error="l").terminal(compact=True, border=2)
