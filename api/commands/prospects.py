"""`acta serve --check`: says what works for phones with this server, and what does not work."""

import ipaddress
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from typing import NamedTuple

from api.base.settings import Settings
from api.commands.console import console, now
from api.commands.network import base_addresses
from api.commands.serve_command_line import commands_with_requirements
from api.doors.address import WebAddress
from api.doors.names import machine_addresses, machine_names
from api.doors.printed_addresses import addresses_on_cards, addresses_on_cards_of_open_games
from api.doors.server_address import (
    is_behind_a_proxy,
    listens_everywhere,
    listens_on_own_machine_only,
)
from api.keys.certificate import DAY_MILLISECONDS, Certificate
from ledger.store import open_store
from ledger.store.base import SideTables, StoreError

ResolveFunction = Callable[[str], frozenset[str]]
"""Returns this machine's addresses for a name; none if the name is unknown."""

CERTIFICATE_WARNING = 2 * DAY_MILLISECONDS
"""Milliseconds before the end of a certificate. From that time on, the end is mentioned."""


class Prospect(NamedTuple):
    """A fact that concerns phones; `is_bad` if it keeps phones from playing."""

    sentence: str
    is_bad: bool = False


def warn_of_cards(settings: Settings, store: SideTables, games: Iterable[str], port: int) -> None:
    """Warn of the cards of these games that lead to no server at this port. Raises: StoreError.

    No name is looked up, because that may take long without internet.
    """
    settings_with_port = settings.model_copy(update={"port": port})
    own_addresses = frozenset(map(str, machine_addresses()))
    addresses = (address for game in games for address in addresses_on_cards(store, game))
    for address in dict.fromkeys(addresses):
        own_matches = own_addresses if address.ip is None else own_addresses & {address.host}
        if (
            prospect := cards_prospect(settings_with_port, address, _fixed_resolver(own_matches))
        ).is_bad:
            console.print(prospect.sentence, style="yellow")


def _fixed_resolver(addresses: frozenset[str]) -> ResolveFunction:
    """Return a look-up that gives these addresses for every name."""
    return lambda _name: addresses


def print_prospects(settings: Settings) -> bool:
    """Print the prospects; return whether phones will be able to play."""
    own_addresses = frozenset(map(str, machine_addresses()))
    all_prospects = [*prospects(settings, now(), resolve_host_name, own_addresses)]
    for sentence, is_bad in all_prospects:
        console.print(sentence, style="red" if is_bad else "")
    return not any(prospect.is_bad for prospect in all_prospects)


def prospects(
    settings: Settings, time: int, resolve: ResolveFunction, own_addresses: frozenset[str]
) -> Iterator[Prospect]:
    """Yield the prospects of phones with a server with these settings at a time (milliseconds).

    `own_addresses` are the addresses of its machine.
    """
    yield from _ledger_prospects(settings, resolve, own_addresses)
    if not (settings.pages / "index.html").is_file():
        yield Prospect("The phone app is not built: phones get nothing to open.", is_bad=True)
    for address in base_addresses(settings, settings.port):
        yield Prospect(f"Phones find the server at {address}.")
    if listens_on_own_machine_only(settings):
        yield Prospect(
            "It listens on this machine only: with --lan, or through a proxy, others come."
        )
    yield from _name_and_certificate_prospects(settings, time, resolve, own_addresses)
    yield from _phone_prospects(settings, is_https=settings.certificate is not None)


def certificate_prospects(settings: Settings, time: int) -> Iterator[Prospect]:
    """Yield whether phones accept the certificate at a time, and whether it names this machine."""
    own_addresses = frozenset(map(str, machine_addresses()))
    return _name_and_certificate_prospects(settings, time, resolve_host_name, own_addresses)


def _name_and_certificate_prospects(
    settings: Settings, time: int, resolve: ResolveFunction, own_addresses: frozenset[str]
) -> Iterator[Prospect]:
    certificate = settings.certificate
    if certificate is not None:
        yield from _prospects_of_certificate(certificate, time)
        for host_name in settings.https_names:
            yield _name_prospect(host_name, resolve(host_name), own_addresses)


def _ledger_prospects(
    settings: Settings, resolve: ResolveFunction, own_addresses: frozenset[str]
) -> Iterator[Prospect]:
    try:
        with closing(open_store(settings.store, is_read_only=True)) as store:
            game_count, addresses = len(store.games()), addresses_on_cards_of_open_games(store)
    except StoreError as error:
        yield Prospect(str(error), is_bad=True)
        return
    yield Prospect(f"The ledger holds {game_count} {'game' if game_count == 1 else 'games'}.")
    for address in addresses:
        yield cards_prospect(
            settings, address, lambda host_name: resolve(host_name) & own_addresses
        )


def cards_prospect(
    settings: Settings, address: WebAddress, leads_here: ResolveFunction
) -> Prospect:
    """Return whether phones that scan cards with an address find a server with these settings.

    `leads_here` returns this machine's addresses for a name.
    """
    if reason := _why_unreachable(settings, address, leads_here):
        commands = " or: ".join(commands_with_requirements(address, settings.store))
        return Prospect(
            f"Cards say {address}, but {reason}. Serve it with: {commands}", is_bad=True
        )
    if address.is_https and settings.certificate is None:
        local_address = WebAddress("http", "127.0.0.1", settings.port)
        return Prospect(f"Cards say {address}: a proxy has to bring it to {local_address}.")
    return Prospect(f"Cards say {address}, which this server serves.")


def _why_unreachable(settings: Settings, address: WebAddress, leads_here: ResolveFunction) -> str:
    """Return why phones do not find a server at an address; "" if they do or a proxy must do it.

    A server without a certificate may be behind a proxy: if only its own machine reaches it, or if
    it is told of a proxy. Then HTTPS phones reach the proxy first.
    """
    if address.is_https and settings.certificate is None:
        return "" if is_behind_a_proxy(settings) else "this server speaks plain HTTP"
    if not address.is_https and settings.certificate is not None:
        return "this server speaks HTTPS"
    if address.port != settings.port:
        return f"this server listens at port {settings.port or 'any that is free'}"
    if address.is_https:
        has_certificate = address.host in settings.https_names
        return (
            "" if has_certificate else "the certificate is for " + ", ".join(settings.https_names)
        )
    return _why_host_unreachable(settings, address, leads_here)


def _why_host_unreachable(
    settings: Settings, address: WebAddress, leads_here: ResolveFunction
) -> str:
    if address.is_loopback_address:
        is_listening = listens_everywhere(settings) or listens_on_own_machine_only(settings)
        return "" if is_listening else f"this server listens at {settings.host} alone"
    if listens_on_own_machine_only(settings):
        return "this server is reached by its own machine alone"
    is_this_server = leads_here(address.host)
    if not is_this_server and address.host not in machine_names():
        return "that is not this machine"
    if listens_everywhere(settings) or not is_this_server or settings.host in is_this_server:
        return ""
    return f"this server listens at {settings.host} alone"


def _prospects_of_certificate(certificate: Certificate, time: int) -> Iterator[Prospect]:
    end_text = datetime.fromtimestamp(certificate.valid_until / 1000, UTC).strftime(
        "%Y-%m-%d %H:%M UTC"
    )
    if fault := certificate.fault_at(time):
        yield Prospect(f"Phones will refuse the certificate: {fault}.", is_bad=True)
    elif certificate.valid_until - time < CERTIFICATE_WARNING:
        yield Prospect(
            f"The certificate ends soon, at {end_text}: fetch a new one before the evening."
        )
    else:
        yield Prospect(f"The certificate is good until {end_text}.")


def _name_prospect(
    host_name: str, addresses: frozenset[str], own_addresses: frozenset[str]
) -> Prospect:
    own_answers = {
        address
        for address in addresses & own_addresses
        if not ipaddress.ip_address(address).is_loopback
    }
    if own_answers:
        return Prospect(f"{host_name} is answered with {min(own_answers)}, which is this machine.")
    if addresses & own_addresses:
        return Prospect(f"{host_name} leads here for this machine alone: phones ask the router.")
    remedy = "Have the router's DNS answer it with this machine's address."
    if not addresses:
        return Prospect(f"Nobody here knows {host_name}. {remedy}", is_bad=True)
    sentence = f"{host_name} is answered with {min(addresses)}, which is another machine."
    return Prospect(f"{sentence} {remedy}", is_bad=True)


def _phone_prospects(settings: Settings, *, is_https: bool) -> Iterator[Prospect]:
    if is_https:
        yield Prospect("Phones get: live play, the installed app, the start without the network,")
        yield Prospect("the lit screen and the camera.")
    else:
        yield Prospect("Phones get: live play. Unless a proxy brings HTTPS they do not get the")
        yield Prospect("installed app, the start without the network, the lit screen, the camera.")
    if settings.push_key.get_secret_value() and is_https:
        yield Prospect("They get messages while the app is closed, where they reach the internet.")
    else:
        yield Prospect("They get no messages while the app is closed.")


def resolve_host_name(host_name: str) -> frozenset[str]:
    """Return the addresses from this machine's resolver, which in a hall is the router."""
    try:
        infos = socket.getaddrinfo(host_name, None, type=socket.SOCK_STREAM)
    except OSError:
        return frozenset()
    return frozenset(str(address[0]) for *_, address in infos)
