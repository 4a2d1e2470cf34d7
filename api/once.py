"""Founding once: the same key founds one game, however often it is sent, and gives the same cards.

Tokens are kept as hashes only, so what was answered cannot be read back. They are made of the key
instead, which nobody but the sender has, and of a salt, which nobody but the store has.
"""

import hashlib
import hmac
import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from api.founding import TOKEN_BYTES
from ledger.store.base import Side, Store

_KEY = "founding/"
"""How the side begins that says by which key a game was founded."""


class Once(NamedTuple):
    """A founding under a key: the key's hash, the hash of what was asked, the salt of the tokens.

    Without a key every founding is one of its own.
    """

    key: str
    asked: str
    salt: bytes

    @property
    def side(self) -> Side:
        """The side-table write by which a server that starts anew knows of it."""
        value = {"asked": self.asked, "salt": self.salt.hex()}
        return Side("secret", f"{_KEY}{self.key}", json.dumps(value).encode())

    def token(self, key: str, card: str) -> str:
        """The token of a card for whoever sent this key."""
        words = f"{key}/{card}".encode()
        return hmac.digest(self.salt, words, "sha256")[:TOKEN_BYTES].hex()


def key_hash(key: str) -> str:
    """What is kept of a key: its SHA-256 in hex."""
    return hashlib.sha256(f"acta/founding/{key}".encode()).hexdigest()


def asked_hash(asked: Any) -> str:
    """The hash of what was asked for: another wish under the same key is told from the first."""
    return hashlib.sha256(json.dumps(asked, sort_keys=True).encode()).hexdigest()


def fresh(key: str, asked: Any, randomness: Callable[[int], bytes]) -> Once:
    """A founding under a key that was not used before."""
    return Once(key_hash(key), asked_hash(asked), randomness(TOKEN_BYTES))


def founding_of(store: Store, game: str) -> Once | None:
    """Under which key a stored game was founded; None where there was none. Raise StoreError."""
    for name, value in store.sides(game, "secret").items():
        if name.startswith(_KEY):
            with suppress(ValueError, KeyError, TypeError):  # then it may be founded once more
                kept = json.loads(value)
                return Once(name.removeprefix(_KEY), kept["asked"], bytes.fromhex(kept["salt"]))
    return None
