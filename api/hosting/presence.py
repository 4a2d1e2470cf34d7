"""Presence: the phones that listen at other servers of the same games.

Each server repeats its list, and a list is valid for some seconds. So a killed server is forgotten
by itself. The lists are not stored for long. In a game they only decide which people are asked.
"""

import time
from collections.abc import Callable, Mapping

import msgspec

MESSAGE_LIFETIME = 6.0
"""Seconds for which a list is valid: four times the interval between two lists."""

REPEAT_SECONDS = 3.0
"""Seconds for which a server reads another server's list from the store."""


class ServerPresence(msgspec.Struct, frozen=True):
    """One server's list: its name, and the cards whose phones listen to it, by game."""

    server: str
    here: dict[str, tuple[str, ...]]


class RemotePresence:
    """The cards whose phones listen at other servers, from each server's last list."""

    def __init__(self, server: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._server = server
        self._clock = clock
        self._messages: dict[str, tuple[float, ServerPresence]] = {}

    def encode_own_presence(self, cards_here: Mapping[str, frozenset[str]]) -> bytes:
        """Return this server's list of its own phones, also if it is empty."""
        cards_by_game = {game: tuple(sorted(cards)) for game, cards in cards_here.items() if cards}
        return msgspec.json.encode(ServerPresence(self._server, cards_by_game))

    def hear(self, message_bytes: bytes) -> None:
        """Use the list of another server, and ignore an unreadable one."""
        try:
            server_presence = msgspec.json.decode(message_bytes, type=ServerPresence)
        except msgspec.DecodeError:
            return
        now = self._clock()
        self._messages = {
            server: message for server, message in self._messages.items() if message[0] > now
        }
        if server_presence.server != self._server:
            self._messages[server_presence.server] = (now + MESSAGE_LIFETIME, server_presence)

    def cards_listening_elsewhere(self, game: str) -> frozenset[str]:
        """Return the cards of a game whose phones listen at other servers."""
        now = self._clock()
        messages = [
            server_presence for expiry, server_presence in self._messages.values() if expiry > now
        ]
        return frozenset(
            card for server_presence in messages for card in server_presence.here.get(game, ())
        )
