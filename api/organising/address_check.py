"""The address check: whether phones that open an event's address find this server."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from typing import NamedTuple

from api.base.problems import kernel_sentence
from api.base.reply import Reply, json_reply
from api.base.settings import Settings
from api.doors.address import WebAddress, read_address
from api.doors.names import machine_addresses, machine_names
from api.doors.server_address import (
    is_behind_a_proxy,
    listens_everywhere,
    listens_on_own_machine_only,
)
from api.http.endpoint import resource
from api.http.request_context import RequestContext
from api.models.meta import EndpointDescription, with_description
from api.models.organising import AddressCheck
from api.organising.event_rows import find_event
from api.organising.organiser_session import NOT_ORGANISER, for_organisers

ResolveFunction = Callable[[str], frozenset[str]]
"""Returns the addresses that the network gives for a name; none for an unknown name."""


class Finding(NamedTuple):
    """A fact about the address, and the one thing to do about it."""

    sentence: str
    remedy: str = ""
    bad: bool = False


@with_description(
    EndpointDescription(gives=AddressCheck, problems=(*NOT_ORGANISER, "unknown-event"))
)
@for_organisers
async def check_address(context: RequestContext) -> Reply:
    """Return what phones find at the address of an event, as this machine sees its network.

    The name is looked up, which may take some seconds without internet.
    """
    event, host = await find_event(context), context.host
    host_and_port = context.scope.get("server") or ("", None)
    port = host_and_port[1] or host.settings.port
    text = event.row.details.get("address", "")
    find = partial(address_findings, text, host.settings, port, host.now())
    # A name server that does not answer would otherwise hold the threads that read games.
    findings = await asyncio.to_thread(lambda: [*find()])
    sites = possible_sites(host.settings, port)
    return json_reply({"findings": [finding._asdict() for finding in findings], "sites": sites})


def possible_sites(settings: Settings, port: int) -> list[str]:
    """Return addresses of this server that phones in its network may open, the best first."""
    if settings.certificate is not None:
        return [str(WebAddress("https", name, port)) for name in settings.https_names]
    return [str(WebAddress("http", host_name, port)) for host_name in _outer_addresses()]


def address_findings(
    text: str,
    settings: Settings,
    port: int,
    now: int,
    resolve: ResolveFunction | None = None,
) -> Iterator[Finding]:
    """Yield the findings about a typed address, for a server at this port at a time (ms)."""
    try:
        address = read_address(text) if text else None
    except ValueError:
        address = None
    if address is None:
        yield _bad_finding("address-missing", "address-missing-remedy")
        return
    yield _first_finding(address, settings, port, resolve or _resolve)
    certificate = settings.certificate
    if address.is_https and certificate is not None:
        if certificate.fault_at(now):
            yield _bad_finding("address-certificate-bad", "address-certificate-remedy")
        else:
            end = datetime.fromtimestamp(certificate.valid_until / 1000, UTC)
            sentence = kernel_sentence("address-certificate-good", date=end.strftime("%Y-%m-%d"))
            yield Finding(sentence)
    if not address.is_https:
        yield Finding(
            kernel_sentence("address-plain"), kernel_sentence("address-certificate-remedy")
        )


def _first_finding(
    address: WebAddress, settings: Settings, port: int, resolve: ResolveFunction
) -> Finding:
    """Return whether phones find the server at an address."""
    site = str(address)
    if address.is_loopback_address:
        remedy = kernel_sentence("address-own-remedy", site=_usual_site(address, port))
        return Finding(kernel_sentence("address-loopback", site=site), remedy, bad=True)
    if address.is_https and settings.certificate is None:
        if is_behind_a_proxy(settings):
            return Finding(kernel_sentence("address-proxy", site=site, port=f"{port}"))
        return _bad_finding("address-no-certificate", "address-scheme-remedy")
    if not address.is_https and settings.certificate is not None:
        return _bad_finding("address-only-https", "address-https-remedy")
    if listens_on_own_machine_only(settings):
        return _bad_finding("address-not-listening", "address-lan-remedy")
    if address.port != port:
        remedy = kernel_sentence("address-port-remedy", port=f"{port}")
        return Finding(kernel_sentence("address-port", port=f"{port}"), remedy, bad=True)
    if address.is_https and address.host not in settings.https_names:
        https_names = ", ".join(settings.https_names)
        remedy = kernel_sentence("address-name-remedy", values=https_names)
        return Finding(kernel_sentence("address-other-name", values=https_names), remedy, bad=True)
    return _finding_about_host(address, settings, port, resolve)


def _finding_about_host(
    address: WebAddress, settings: Settings, port: int, resolve: ResolveFunction
) -> Finding:
    own_addresses = frozenset(map(str, machine_addresses()))
    found_addresses = frozenset({address.host}) if address.ip else resolve(address.host)
    addresses_of_this_machine = found_addresses & own_addresses
    if not addresses_of_this_machine and address.host not in machine_names():
        key = "address-elsewhere" if found_addresses else "address-unknown-name"
        remedy = (
            kernel_sentence("address-own-remedy", site=_usual_site(address, port))
            if address.ip
            else kernel_sentence("address-router-remedy", slug=address.host)
        )
        return Finding(kernel_sentence(key, slug=address.host), remedy, bad=True)
    if (
        addresses_of_this_machine
        and not listens_everywhere(settings)
        and settings.host not in addresses_of_this_machine
    ):
        return _bad_finding("address-not-listening", "address-lan-remedy")
    return Finding(kernel_sentence("address-good", site=str(address)))


def _bad_finding(key: str, remedy_key: str) -> Finding:
    return Finding(kernel_sentence(key), kernel_sentence(remedy_key), bad=True)


def _usual_site(address: WebAddress, port: int) -> str:
    """Return an address of this machine that phones in its network can open."""
    host = next(iter(_outer_addresses()), address.host)
    return str(WebAddress(address.scheme, host, port))


def _outer_addresses() -> list[str]:
    """Return the addresses of this machine in its networks, those of IPv4 first."""
    outer_addresses = [
        address
        for address in machine_addresses()
        if not (address.is_loopback or address.is_link_local)
    ]
    return [
        str(address)
        for address in sorted(outer_addresses, key=lambda address: (address.version, int(address)))
    ]


def _resolve(host_name: str) -> frozenset[str]:
    try:
        infos = socket.getaddrinfo(host_name, None, type=socket.SOCK_STREAM)
    except OSError:
        return frozenset()
    return frozenset(str(address[0]) for *_, address in infos)


ROUTES = (resource("/organiser/events/{event}/address", GET=check_address),)
