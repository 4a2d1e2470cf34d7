"""The storage time of guests: the server erases them some days after the evening."""

from collections.abc import Mapping
from datetime import date, datetime, timedelta

import structlog

from api.base.problems import ProblemError
from api.hosting.host import Host
from api.organising.console_cast import erase_names_on_console
from api.organising.event_rows import EventRows
from ledger.store.base import ConflictError, StoreError

DEFAULT_DAYS = 30
"""The number of days after the evening for which guests are stored, if the organiser sets none."""

MAX_DAYS = 366

_MAX_DIGITS = 9
"""Maximum number of digits that are read as a number."""

_log = structlog.get_logger()


def storage_days(details: Mapping[str, str]) -> int:
    """Return the number of days for which guests are stored after the evening.

    A text that is no such number counts as the default, because it may be half of a number.
    """
    text = details.get("guest_days", "")
    days = int(text) if len(text) <= _MAX_DIGITS and text.isascii() and text.isdigit() else 0
    return days if 1 <= days <= MAX_DAYS else DEFAULT_DAYS


def is_storage_over(details: Mapping[str, str], saved: int, now: int) -> bool:
    """Return whether the storage time of an event's guests is over now (milliseconds).

    Without a day of the event, the days count from when it was saved last. The days are those of
    this machine.
    """
    try:
        day = date.fromisoformat(details.get("date", ""))
    except ValueError:
        day = _day_of(saved)
    return _day_of(now) > day + timedelta(days=storage_days(details))


async def erase_expired_guests(host: Host) -> None:
    """Erase the guests of all events whose storage time is over. Failures are retried next day."""
    rows, now = EventRows(host), host.now()
    try:
        events = await rows.all_events()
    except StoreError as error:
        _log.error("unerased", why=str(error))
        return
    has_erased = False
    for event_id, row in events.items():
        if is_storage_over(row.details, row.saved, now):
            try:
                has_erased |= await _erase_guests(rows, host, event_id)
            except (StoreError, ConflictError, ProblemError) as error:
                _log.error("unerased", id=event_id, why=str(error))
    if has_erased:
        await rows.scrub()


async def _erase_guests(rows: EventRows, host: Host, event_id: str) -> bool:
    """Erase the guests of an event, also on the console. Return whether it had any."""
    event = await rows.find(event_id)
    if event is None or not event.guests:
        return False
    await erase_names_on_console(host, event, event.guests.values())
    await rows.change_guests(event_id, lambda found: dict.fromkeys(found.guests))
    _log.info("erased", id=event_id, what=["guests"])
    return True


def _day_of(time: int) -> date:
    return datetime.fromtimestamp(time / 1000).astimezone().date()
