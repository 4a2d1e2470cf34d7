"""How steady the links of phones are: how often each broke a short time ago.

A phone that closes its page ends its stream. If a phone begins to listen while its old stream is
still open, its link broke: the server has not learnt of the end.
"""

from collections import deque
from collections.abc import Iterable

REMEMBERED_MS = 10 * 60_000
"""The time for which a break is remembered (milliseconds)."""

MAX_REMEMBERED = 100
"""Maximum number of remembered breaks of one card."""


class LinkHistory:
    """The times at which the links of phones to this server broke in one game."""

    def __init__(self) -> None:
        self._times: dict[str, deque[int]] = {}

    def note_break(self, cards: Iterable[str], now: int) -> None:
        """Note that the phone with these cards came back at `now` (milliseconds) after a break."""
        for card in cards:
            self._times.setdefault(card, deque(maxlen=MAX_REMEMBERED)).append(now)

    def count_breaks(self, card: str, now: int) -> int:
        """Return how often the link of the phone with this card broke in the last ten minutes."""
        return sum(now - time <= REMEMBERED_MS for time in self._times.get(card, ()))
