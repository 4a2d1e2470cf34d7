"""Idempotent founding: one key founds one game, and a repeated request gets the same cards.

The store has only hashes of tokens, so the first answer cannot be read back. Instead, tokens are
derived from the key, which only the sender has, and a salt, which only the store has.
"""

import hashlib
import hmac
import json
from collections.abc import Callable, Container
from contextlib import suppress
from itertools import count
from typing import Any, NamedTuple

from api.access.founding import TOKEN_BYTES, new_game_id
from ledger.store.base import SideWrite, Store

_KEY_PREFIX = "founding/"
"""Prefix of the side that records the key under which a game was founded."""


class FoundingKey(NamedTuple):
    """The key under which a game was founded."""

    key: str
    """The hash of the key."""
    request: str
    """The hash of the request that founded the game."""
    salt: bytes
    """The salt of the tokens."""

    @property
    def side_write(self) -> SideWrite:
        """The write to the side table that tells a restarted server of the key."""
        key_document = {"asked": self.request, "salt": self.salt.hex()}
        return SideWrite("secret", f"{_KEY_PREFIX}{self.key}", json.dumps(key_document).encode())

    def game(self, used_ids: Container[str]) -> str:
        """Return the game's id: the first that is not `used_ids`.

        Every server that founds the game gets this id.

        So the store itself refuses a second game under one key, even if the answer to the first
        write was lost.
        """
        return next(game for game in map(self._numbered_game_id, count()) if game not in used_ids)

    def _numbered_game_id(self, id_number: int) -> str:
        digest = hashlib.sha256(f"acta/game/{id_number}/{self.key}".encode()).digest()
        return new_game_id(lambda byte_count: digest[:byte_count])

    def card_token(self, idempotency_key: str, card: str) -> str:
        """Return the token of a card, for the sender of this key."""
        token_text = f"{idempotency_key}/{card}".encode()
        return hmac.digest(self.salt, token_text, "sha256")[:TOKEN_BYTES].hex()


def key_hash(idempotency_key: str) -> str:
    """Return the hash of a key as it is stored: SHA-256 in hex."""
    return hashlib.sha256(f"acta/founding/{idempotency_key}".encode()).hexdigest()


def request_hash(request: Any) -> str:
    """Return the hash of a request.

    The hash shows whether a repeated key came with another request.
    """
    return hashlib.sha256(json.dumps(request, sort_keys=True).encode()).hexdigest()


def new_founding_key(
    idempotency_key: str, request: Any, randomness: Callable[[int], bytes]
) -> FoundingKey:
    """Return a new key for the game that this request founds."""
    return FoundingKey(key_hash(idempotency_key), request_hash(request), randomness(TOKEN_BYTES))


def stored_founding_key(store: Store, hash_of_key: str) -> tuple[str, FoundingKey] | None:
    """Return the game and the key of a key's hash, or None. Raises: StoreError."""
    for game, row_key, row_bytes in store.side_rows_of_all_games(
        "secret", f"{_KEY_PREFIX}{hash_of_key}"
    ):
        # the note is unreadable, so the key may be used again
        with suppress(ValueError, KeyError, TypeError):
            document = json.loads(row_bytes)
            salt = bytes.fromhex(document["salt"])
            return game, FoundingKey(row_key.removeprefix(_KEY_PREFIX), document["asked"], salt)
    return None
