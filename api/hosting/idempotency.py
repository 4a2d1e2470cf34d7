"""Idempotent founding: one key founds one game, and repeating it gives the same cards.

The store keeps tokens as hashes only, so the first answer cannot be read back. Tokens are derived
instead from the key, which only the sender has, and from a salt, which only the store has.
"""

import hashlib
import hmac
import json
from collections.abc import Callable, Container
from contextlib import suppress
from itertools import count
from typing import Any, NamedTuple

from api.access.founding import TOKEN_BYTES, new_game_id
from ledger.store.base import Side, Store

_KEY = "founding/"
"""Prefix of the side that says under which key a game was founded."""


class FoundingKey(NamedTuple):
    """The key under which a game was founded.

    `key` is its hash, `request` the hash of what was to be founded, `salt` that of the tokens.
    """

    key: str
    request: str
    salt: bytes

    @property
    def side(self) -> Side:
        """The side-table write from which a server that starts again learns of the key."""
        value = {"asked": self.request, "salt": self.salt.hex()}
        return Side("secret", f"{_KEY}{self.key}", json.dumps(value).encode())

    def game(self, taken: Container[str]) -> str:
        """The id of the game, for everybody who is asked to found it: the first not `taken`.

        So the store itself refuses a second game under one key, whoever writes it, even if nobody
        heard that the first was written.
        """
        return next(game for game in map(self._game, count()) if game not in taken)

    def _game(self, number: int) -> str:
        words = hashlib.sha256(f"acta/game/{number}/{self.key}".encode()).digest()
        return new_game_id(lambda size: words[:size])

    def token(self, key: str, card: str) -> str:
        """The token of a card, for the sender of this key."""
        words = f"{key}/{card}".encode()
        return hmac.digest(self.salt, words, "sha256")[:TOKEN_BYTES].hex()


def key_hash(key: str) -> str:
    """The hash by which a key is kept: SHA-256 in hex."""
    return hashlib.sha256(f"acta/founding/{key}".encode()).hexdigest()


def request_hash(request: Any) -> str:
    """The hash of a request: it tells another request under the same key from the first."""
    return hashlib.sha256(json.dumps(request, sort_keys=True).encode()).hexdigest()


def new_founding_key(key: str, request: Any, randomness: Callable[[int], bytes]) -> FoundingKey:
    """A key that was not used before, for the game that this request founds."""
    return FoundingKey(key_hash(key), request_hash(request), randomness(TOKEN_BYTES))


def stored_founding_key(store: Store, key: str) -> tuple[str, FoundingKey] | None:
    """The game that was founded under a key's hash, and the key, or None. Raise StoreError."""
    for game, name, value in store.look_up("secret", f"{_KEY}{key}"):
        with suppress(ValueError, KeyError, TypeError):  # unreadable: the key may be used again
            kept = json.loads(value)
            salt = bytes.fromhex(kept["salt"])
            return game, FoundingKey(name.removeprefix(_KEY), kept["asked"], salt)
    return None
