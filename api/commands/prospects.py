"""`acta serve --check`: what phones will get from this server, and what they will not."""

import ipaddress
import socket
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from typing import NamedTuple

from api.commands.console import now, out
from api.commands.network import base_addresses
from api.doors.certificate import DAY, Certificate
from api.doors.names import machine_addresses
from api.serve import EVERYWHERE
from api.settings import Settings
from ledger.store import open_store
from ledger.store.base import StoreError

Resolve = Callable[[str], frozenset[str]]
"""The addresses with which a name is answered here; none when nobody knows it."""

SOON = 2 * DAY
"""A certificate that ends within so many milliseconds is spoken of."""


class Prospect(NamedTuple):
    """One thing to expect; `bad` when it keeps phones from playing."""

    said: str
    bad: bool = False


def show_prospects(settings: Settings) -> bool:
    """Print what is to be expected. Whether phones will be able to play."""
    own = frozenset(map(str, machine_addresses()))
    found = [*prospects(settings, now(), resolved, own)]
    for said, bad in found:
        out.print(said, style="red" if bad else "", markup=False)
    return not any(prospect.bad for prospect in found)


def prospects(
    settings: Settings, at: int, resolve: Resolve, own: frozenset[str]
) -> Iterator[Prospect]:
    """What phones will get from a server with these settings at a time (milliseconds).

    `own` are the addresses of its machine.
    """
    yield from _ledger(settings)
    if not (settings.pages / "index.html").is_file():
        yield Prospect("The phone app is not built: phones get nothing to open.", bad=True)
    lan = settings.host == EVERYWHERE
    for address in base_addresses(settings.port, lan=lan, https=settings.https_names):
        yield Prospect(f"Phones find the server at {address}.")
    if settings.host in ("127.0.0.1", "localhost", "::1"):
        yield Prospect(
            "It listens on this machine only: with --lan, or through a proxy, others come."
        )
    yield from _names_and_certificate(settings, at, resolve, own)
    yield from _phones(settings, https=settings.certificate is not None)


def names_and_certificate(settings: Settings, at: int) -> Iterator[Prospect]:
    """Whether phones take its certificate at a time, and whether its names lead here."""
    own = frozenset(map(str, machine_addresses()))
    return _names_and_certificate(settings, at, resolved, own)


def _names_and_certificate(
    settings: Settings, at: int, resolve: Resolve, own: frozenset[str]
) -> Iterator[Prospect]:
    shown = settings.certificate
    if shown is not None:
        yield from _certificate(shown, at)
        for name in settings.https_names:
            yield _name(name, resolve(name), own)


def _ledger(settings: Settings) -> Iterator[Prospect]:
    try:
        with closing(open_store(settings.store, read_only=True)) as store:
            number = len(store.games())
    except StoreError as error:
        yield Prospect(str(error), bad=True)
        return
    yield Prospect(f"The ledger holds {number} {'game' if number == 1 else 'games'}.")


def _certificate(shown: Certificate, at: int) -> Iterator[Prospect]:
    until = datetime.fromtimestamp(shown.until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
    if wrong := shown.wrong(at):
        yield Prospect(f"Phones will refuse the certificate: {wrong}.", bad=True)
    elif shown.until - at < SOON:
        yield Prospect(
            f"The certificate ends soon, at {until}: fetch a new one before the evening."
        )
    else:
        yield Prospect(f"The certificate is good until {until}.")


def _name(name: str, answered: frozenset[str], own: frozenset[str]) -> Prospect:
    here = {one for one in answered & own if not ipaddress.ip_address(one).is_loopback}
    if here:
        return Prospect(f"{name} is answered with {min(here)}, which is this machine.")
    if answered & own:
        return Prospect(f"{name} leads here for this machine alone: phones ask the router.")
    remedy = "Have the router's DNS answer it with this machine's address."
    if not answered:
        return Prospect(f"Nobody here knows {name}. {remedy}", bad=True)
    said = f"{name} is answered with {min(answered)}, which is another machine."
    return Prospect(f"{said} {remedy}", bad=True)


def _phones(settings: Settings, *, https: bool) -> Iterator[Prospect]:
    if https:
        yield Prospect("Phones get: live play, the installed app, the start without the network,")
        yield Prospect("the lit screen and the camera.")
    else:
        yield Prospect("Phones get: live play. Unless a proxy brings HTTPS they do not get the")
        yield Prospect("installed app, the start without the network, the lit screen, the camera.")
    if settings.push_key.get_secret_value() and https:
        yield Prospect("They get messages while the app is closed, where they reach the internet.")
    else:
        yield Prospect("They get no messages while the app is closed.")


def resolved(name: str) -> frozenset[str]:
    """How this machine's resolver answers a name, which in a hall is the router."""
    try:
        found = socket.getaddrinfo(name, None, type=socket.SOCK_STREAM)
    except OSError:
        return frozenset()
    return frozenset(str(address[0]) for *_, address in found)
