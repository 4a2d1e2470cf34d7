"""Makes copies of a ledger file at regular intervals while its server runs."""

import asyncio
import re
import socket
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address
from pathlib import Path

import structlog

from api.copies.copy_maker import Copier
from api.copies.encrypted_copy import Manifest
from api.doors.names import machine_addresses
from api.hosting.host import Host
from ledger.store.base import StoreError

SHORTEST_INTERVAL = 1.0
"""Minimum number of seconds between two copies."""

_SPAN_PATTERN = re.compile(r"(\d{1,6})(s|m|h)?")
_SECONDS_BY_UNIT = {"s": 1, "m": 60, "h": 3600}

_log = structlog.get_logger()


def parse_seconds(text: str) -> float:
    """Return the seconds in `20s`, `2m`, `1h` or a plain number. Raises: ValueError."""
    match = _SPAN_PATTERN.fullmatch(text.strip().lower())
    seconds = int(match[1]) * _SECONDS_BY_UNIT[match[2] or "s"] if match else 0
    if seconds < SHORTEST_INTERVAL:
        raise ValueError(f"{text!r} is no time between copies; write 20s, 2m or 1h")
    return float(seconds)


async def keep_copying(host: Host, copier: Copier, interval: float, port: int) -> None:
    """Make a copy now and after every interval.

    A failure is reported, and the next copy is made on time.

    Copies have their own thread, so that a slow stick delays no player.
    """
    loop = asyncio.get_running_loop()
    pool = ThreadPoolExecutor(1, thread_name_prefix="copies")
    try:
        while True:
            start_time = loop.time()
            failure = await loop.run_in_executor(pool, _try_copying, copier, _manifest(host, port))
            host.faults.copy_finished(failure, host.now())
            await asyncio.sleep(max(SHORTEST_INTERVAL, interval - (loop.time() - start_time)))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _try_copying(copier: Copier, manifest: Manifest) -> str:
    """Return why no copy could be made, or "" if one was made."""
    try:
        copier.make(manifest)
    except StoreError as error:
        return str(error)
    except Exception:  # noqa: BLE001 - whatever the error is, the next copy may succeed
        _log.exception("copy")
        return "The copy failed; the log says why."
    return ""


def _manifest(host: Host, port: int) -> Manifest:
    settings = host.settings
    return Manifest(
        made_at=host.now(),
        store=Path(settings.store).name,
        addresses=tuple(_addresses()),
        names=(*settings.own_names, socket.gethostname()),
        port=port,
        https=settings.certificate is not None,
    )


def _addresses() -> list[str]:
    """Return this machine's addresses in its networks (IPv4)."""
    addresses = (address for address in machine_addresses() if isinstance(address, IPv4Address))
    return sorted(str(address) for address in addresses if not address.is_loopback)
