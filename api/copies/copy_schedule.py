"""Makes copies of a ledger file at regular intervals while its server runs."""

import asyncio
import re
import socket
from collections.abc import Callable
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


async def follow_copy_orders(host: Host, make_copier: Callable[[Path], Copier], port: int) -> None:
    """Copy the ledger as the present order says: at once, and after every interval.

    A failure is reported, and the next copy is made on time. A new order is followed as soon as
    the copy under way has ended.

    Copies have their own thread, so that a slow stick delays no player.
    """
    loop, orders = asyncio.get_running_loop(), host.copy_orders
    pool = ThreadPoolExecutor(1, thread_name_prefix="copies")
    copiers = _Copiers(make_copier)
    orders.is_followed = True
    try:
        while True:
            order, start_time = orders.order, loop.time()
            if order is None:
                await orders.wait_for_change()
                continue
            manifest = _manifest(host, port)
            failure = await loop.run_in_executor(pool, copiers.try_copying, order.folder, manifest)
            if order == orders.order:
                host.faults.copy_finished(failure, host.now())
            passed_seconds = loop.time() - start_time
            await orders.wait_for_change(max(SHORTEST_INTERVAL, order.seconds - passed_seconds))
    finally:
        orders.is_followed = False
        pool.shutdown(wait=False, cancel_futures=True)


class _Copiers:
    """The copier for the present folder. It remembers which entries it has checked."""

    def __init__(self, make_copier: Callable[[Path], Copier]) -> None:
        self._make_copier = make_copier
        self._present: tuple[Path, Copier] | None = None

    def try_copying(self, folder: Path, manifest: Manifest) -> str:
        """Return why no copy could be made in a folder, or "" if one was made."""
        try:
            if self._present is None or self._present[0] != folder:
                self._present = folder, self._make_copier(folder)
            self._present[1].make(manifest)
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
