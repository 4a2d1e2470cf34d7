"""How steady the links of phones are: how often each began to listen a short time ago."""

from collections import deque
from collections.abc import Iterable

REMEMBERED_MS = 10 * 60_000
"""The time for which a beginning is remembered (milliseconds)."""

MAX_REMEMBERED = 100
"""Maximum number of remembered beginnings of one card."""


class LinkHistory:
    """The times at which the phones of one game began to listen to this server."""

    def __init__(self) -> None:
        self._times: dict[str, deque[int]] = {}

    def note_beginning(self, cards: Iterable[str], now: int) -> None:
        """Note that the phone with these cards began to listen at `now` (milliseconds)."""
        for card in cards:
            self._times.setdefault(card, deque(maxlen=MAX_REMEMBERED)).append(now)

    def count_beginnings(self, card: str, now: int) -> int:
        """Return how often the phone with this card began to listen in the last ten minutes."""
        return sum(now - time <= REMEMBERED_MS for time in self._times.get(card, ()))
