"""Where phones find the server, and what is lost without HTTPS."""

import ipaddress
import re
import sys
from collections.abc import Sequence
from typing import Annotated

import click
import ifaddr
import segno
import typer

from api.commands.console import err, out

Lan = Annotated[bool, typer.Option("--lan", help="Let phones in the same network in.")]
Port = Annotated[
    int | None, typer.Option(help="The port to listen on; 8044 if none is given.", min=0, max=65535)
]

VIRTUAL = re.compile(r"(docker|br-|veth|virbr|vmnet|vboxnet|tun|utun|tailscale|wg)")
HERE_ONLY = re.compile(r"https?://(localhost|127\.|\[::1\])")

WITHOUT_HTTPS = (
    "Over plain HTTP everything plays, but phones cannot install the app, open it without the "
    "network, keep the screen lit or use the camera. deploy/README.md tells how to get HTTPS."
)


def addresses() -> list[str]:
    """This machine's addresses in its networks (IPv4): those that phones may reach come first.

    Its own address is left out; bridges of virtual machines and addresses that no router gave
    come last.
    """
    found = [
        (bool(VIRTUAL.match(adapter.nice_name)), ipaddress.ip_address(str(ip.ip)))
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if ip.is_IPv4
    ]
    outer = [(virtual, address) for virtual, address in found if not address.is_loopback]
    ranked = sorted(outer, key=lambda one: (one[1].is_link_local, one[0]))
    return [str(address) for _virtual, address in ranked]


def phone_address(given: str | None, port: int) -> str:
    """Under which address phones will find the server: the given one, else one of this machine's.

    Somebody at a terminal is asked where there are several; a warning is printed when phones
    cannot reach the address.
    """
    address = given.rstrip("/") if given else _own_address(port)
    if HERE_ONLY.match(address):
        err.print(
            f"Phones cannot reach {address}: it means this machine only. Name the address or the "
            "name that phones will use with --address.",
            style="yellow",
            markup=False,
        )
    return address


def _own_address(port: int) -> str:
    found = [f"http://{address}:{port}" for address in addresses()]
    if not found:
        return f"http://localhost:{port}"
    if len(found) == 1 or not sys.stdin.isatty():
        others = f" (others: {', '.join(found[1:])})" if found[1:] else ""
        out.print(f"The cards name {found[0]}{others}; --address names another.", markup=False)
        return found[0]
    for number, address in enumerate(found, start=1):
        out.print(f"  {number}  {address}", markup=False)
    choice: int = typer.prompt(
        "Which of these will phones use?", default=1, type=click.IntRange(1, len(found))
    )
    return found[choice - 1]


def base_addresses(port: int, *, lan: bool, https: Sequence[str] = ()) -> list[str]:
    """Under which addresses the server is found, the best one first.

    `https` are the names of its certificate: with one it has no other addresses.
    """
    if https:
        return [f"https://{name}:{port}" for name in https]
    hosts = [*(addresses() if lan else []), "127.0.0.1"]
    return [f"http://{host}:{port}" for host in hosts]


def announce_network(port: int, *, lan: bool, https: Sequence[str] = ()) -> str:
    """Print where the server is, with a code to scan when phones may come in; the best address."""
    first, *others = base_addresses(port, lan=lan, https=https)
    out.print("\nActa Ludorum listens at", end=" ")
    out.print(first, style="bold")
    for other in others:
        out.print(f"  and at {other}", style="dim")
    if lan:
        print_code(first)
        if not https:
            out.print(WITHOUT_HTTPS, style="yellow")
    return first


def print_code(address: str) -> None:
    """Print a QR code to the terminal."""
    segno.make(address, error="l").terminal(compact=True, border=2)
