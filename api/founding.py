"""Founding a game: from a scenario to entry 1, with the tokens for its cards."""

import hashlib
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from api.party import Party
from ledger.contract import Ruleset
from ledger.entry import Entry
from ledger.export import Pins, pins_of
from ledger.kernel.acts.names import plain
from ledger.kernel.founding import Foundation, data_hash, found_game
from ledger.kernel.machine import Machine
from ledger.scribe import DamagedError, Scribe
from ledger.seal import SealKeys, text_digest
from ledger.store.base import Side, Store

Randomness = Callable[[int], bytes]

TOKEN_BYTES = 16
"""A card's token has 128 bits; guessing one is hopeless."""

_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


@dataclass(frozen=True, slots=True)
class Founded:
    """A new game, and the tokens of its cards by card id: they are shown once and never stored."""

    scribe: Scribe
    tokens: dict[str, str]


def found(
    store: Store,
    rules: Ruleset[Any],
    scenario: dict[str, Any],
    now: int,
    randomness: Randomness = secrets.token_bytes,
    title: str = "",
    party: Party | None = None,
    dice: str = "",
) -> Founded:
    """Found a game in this store at `now` (milliseconds), for a party if there is one.

    `dice` overrides the scenario's word on whose are rolled. Raise StoreError.
    """
    machine: Machine[Any] = Machine(rules)
    game = new_game_id(randomness)
    keys = SealKeys.generate(randomness)
    names, texts = _kept(party, randomness)
    foundation = Foundation(
        game=game,
        title=title,
        data_hash=data_hash(scenario),
        scenario=scenario,
        commitment=keys.seeds().commitment,
        seal_key=keys.seal_key(game),
        names=names,
        dice=dice,
    )
    entry, _state = found_game(machine, foundation, now)
    tokens = {card: new_token(randomness) for card, _character in entry.body.cards}
    sides = tuple(token_side(token, card, 1) for card, token in tokens.items())
    notes = (party.note,) if party is not None else ()
    scribe = Scribe(machine, store, game, keys, randomness)
    scribe.begin(entry, (*sides, *texts, *notes), now)
    return Founded(scribe, tokens)


def _kept(
    party: Party | None, randomness: Randomness
) -> tuple[tuple[tuple[str, str], ...], tuple[Side, ...]]:
    """What people are called as digests, by character, and the words behind them."""
    names, texts = [], []
    for character, name in party.names if party is not None else ():
        if plain(name):
            salt, words = randomness(16), plain(name)
            digest = text_digest(salt, words)
            names.append((character, digest))
            texts.append(Side("text", digest, salt + words.encode()))
    return tuple(names), tuple(texts)


def pins_in(store: Store, game: str) -> Pins:
    """What the first entry of a stored game pins. Raise DamagedError, StoreError."""
    first = next(iter(store.read(game)), None)
    try:
        pins = pins_of(msgspec.json.decode(first.state, type=Entry)) if first is not None else None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DamagedError(f"the first entry of {game} cannot be read; it is damaged") from error
    if pins is None:
        raise DamagedError(f"the first entry of {game} founds no game; it is damaged")
    return pins


def new_game_id(randomness: Randomness) -> str:
    """A short id that is easily read out: eight letters and digits without look-alikes."""
    return "".join(_ALPHABET[byte % len(_ALPHABET)] for byte in randomness(8))


def new_token(randomness: Randomness) -> str:
    """A new card token, in hex."""
    return randomness(TOKEN_BYTES).hex()


def token_hash(token: str) -> str:
    """What is stored of a token: its SHA-256 in hex."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_side(token: str, card: str, generation: int, petition: str = "") -> Side:
    """The side-table write that lets this token claim this card.

    With a petition it does so once that has had everybody's voice.
    """
    named = {"petition": petition} if petition else {}
    value = json.dumps({"card": card, "generation": generation, **named}).encode()
    return Side("token", token_hash(token), value)
