"""Where phones find the server, and what is lost without HTTPS."""

import ipaddress
from typing import Annotated

import ifaddr
import segno
import typer

from api.commands.console import out

Lan = Annotated[bool, typer.Option("--lan", help="Let phones in the same network in.")]
Port = Annotated[
    int | None, typer.Option(help="The port to listen on; 8044 if none is given.", min=0, max=65535)
]

WITHOUT_HTTPS = (
    "Over plain HTTP everything plays, but phones cannot install the app, open it without the "
    "network, keep the screen lit or use the camera. deploy/README.md tells how to get HTTPS."
)


def addresses() -> list[str]:
    """This machine's addresses in its networks (IPv4), its own left out."""
    found = [ip.ip for adapter in ifaddr.get_adapters() for ip in adapter.ips if ip.is_IPv4]
    plain = [str(address) for address in found]
    return [a for a in plain if not ipaddress.ip_address(a).is_loopback]


def base_addresses(port: int, *, lan: bool) -> list[str]:
    """Under which addresses the server is found, the best one first."""
    hosts = [*(addresses() if lan else []), "127.0.0.1"]
    return [f"http://{host}:{port}" for host in hosts]


def announce_network(port: int, *, lan: bool) -> str:
    """Print where the server is, with a code to scan when phones may come in; the best address."""
    first, *others = base_addresses(port, lan=lan)
    out.print(f"\nActa Ludorum listens at [bold]{first}[/bold]")
    for other in others:
        out.print(f"  and at {other}", style="dim")
    if lan:
        print_code(first)
        out.print(WITHOUT_HTTPS, style="yellow")
    return first


def print_code(address: str) -> None:
    """Print a QR code to the terminal."""
    segno.make(address, error="l").terminal(compact=True, border=2)
