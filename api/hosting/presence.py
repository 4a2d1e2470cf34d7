"""Presence: whose phones listen at the other servers that play the same games.

Each server says it again and again, and is believed for some seconds: so one that was killed is
forgotten by itself. Nothing here is kept, and nothing of a game depends on it but who is asked.
"""

import time
from collections.abc import Callable, Mapping

import msgspec

LASTS = 6.0
"""Seconds for which a server is believed, four times as long as until it says it again."""

FRESH = 3.0
"""Seconds for which what lies in the store is worth hearing."""


class Word(msgspec.Struct, frozen=True):
    """What a server says: its name, and the cards whose phones listen to it, game by game."""

    server: str
    here: dict[str, tuple[str, ...]]


class Presence:
    """The cards whose phones listen at other servers, as each of those said last."""

    def __init__(self, server: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._server = server
        self._clock = clock
        self._heard: dict[str, tuple[float, Word]] = {}

    def word(self, here: Mapping[str, frozenset[str]]) -> bytes:
        """What this server says of its own phones, also when there are none."""
        told = {game: tuple(sorted(cards)) for game, cards in here.items() if cards}
        return msgspec.json.encode(Word(self._server, told))

    def hear(self, said: bytes) -> None:
        """Believe what another server says; what cannot be read says nothing."""
        try:
            word = msgspec.json.decode(said, type=Word)
        except msgspec.DecodeError:
            return
        now = self._clock()
        self._heard = {name: one for name, one in self._heard.items() if one[0] > now}
        if word.server != self._server:
            self._heard[word.server] = (now + LASTS, word)

    def elsewhere(self, game: str) -> frozenset[str]:
        """The cards of a game whose phones listen at another server."""
        now = self._clock()
        words = [word for until, word in self._heard.values() if until > now]
        return frozenset(card for word in words for card in word.here.get(game, ()))
