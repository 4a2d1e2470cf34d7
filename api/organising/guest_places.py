"""The places of an event: which guests have one, who waits, and whether the sign-up is open."""

import re
from collections.abc import Iterable, Mapping
from datetime import date, datetime
from typing import Any, NamedTuple

from api.organising.event_rows import EventRow, GuestRow, StoredEvent

_NUMBER = re.compile(r"[0-9]{1,9}")

MAX_GUESTS = 300
"""Maximum number of guests of an event, with its waiting list."""


class PlacedGuest(NamedTuple):
    """A guest with the place on the waiting list."""

    key: str
    """The key of the guest's row."""
    row: GuestRow
    waiting: int
    """The place on the waiting list, from 1; 0 if the guest has a place, or does not come."""

    @property
    def has_place(self) -> bool:
        """Whether the guest has a place and comes."""
        return not self.waiting and not self.row.is_absent


def placed_guests(event: StoredEvent) -> list[PlacedGuest]:
    """Return the guests in the order of their sign-ups.

    Confirmed guests have a place. The other places belong to those who signed up first, so nobody
    has to move the waiting list when a guest cancels. Guests who do not come take no place.
    """
    guests = sorted(
        event.guests.items(), key=lambda key_and_row: (key_and_row[1].order, key_and_row[0])
    )
    places = number_of_places(event.row.details)
    confirmed_count = sum(row.confirmed and not row.is_absent for _key, row in guests)
    free_places = len(guests) if places is None else max(0, places - confirmed_count)
    guests_with_places, waiting_count = [], 0
    for key, row in guests:
        if row.confirmed or row.is_absent:
            guests_with_places.append(PlacedGuest(key, row, 0))
        elif free_places:
            free_places -= 1
            guests_with_places.append(PlacedGuest(key, row, 0))
        else:
            waiting_count += 1
            guests_with_places.append(PlacedGuest(key, row, waiting_count))
    return guests_with_places


def number_of_places(details: Mapping[str, str]) -> int | None:
    """Return the number of guests who get a place at once; None for all.

    A text that is no number gives nobody a place, because it may be half of a number.
    """
    text = details.get("places", "")
    if not text:
        return None
    return int(text) if _NUMBER.fullmatch(text) else 0


def is_sign_up_open(event: StoredEvent, now: int) -> bool:
    """Return whether guests may sign up now (milliseconds). The days are those of this machine."""
    today = datetime.fromtimestamp(now / 1000).astimezone().date()
    last_day = last_day_of_sign_up(event.row)
    return len(event.guests) < MAX_GUESTS and (not last_day or today <= _day(last_day))


def last_day_of_sign_up(row: EventRow) -> str:
    """Return the last day of the sign-up as it was typed; "" if no day is set."""
    return row.details.get("until", "") or row.details.get("date", "")


def _day(text: str) -> date:
    """Return a typed day. A text that is no day lies in the past, so the sign-up is closed."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        return date.min


def guest_with_token(event: StoredEvent, digest: str) -> PlacedGuest | None:
    """Return the guest whose token has this digest; None without one."""
    if not digest:
        return None
    return next(
        (placed_guest for placed_guest in placed_guests(event) if placed_guest.row.token == digest),
        None,
    )


def free_key(guests: Iterable[str]) -> str:
    """Return a key for a new guest's row.

    Keys of erased guests are used again, so a store holds few erased rows however often people sign
    up and cancel.
    """
    used_keys = set(guests)
    return next(
        key
        for guest_number in range(len(used_keys) + 1)
        if (key := f"guest/{guest_number}") not in used_keys
    )


def next_order(event: StoredEvent) -> int:
    """Return the place of the next guest in the order of all sign-ups."""
    return max((row.order for row in event.guests.values()), default=0) + 1


def form_document(row: GuestRow) -> dict[str, Any]:
    """Return the fields that a guest has filled in."""
    return {
        "name": row.name,
        "wishes": list(row.wishes),
        "food": row.food,
        "contact": row.contact,
        "words": row.words,
    }
