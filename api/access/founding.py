"""Founds a game: turns a scenario into entry 1, and makes the tokens of its cards."""

import hashlib
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from api.access.card_code import code_hash, code_of_token
from api.access.party import Party, refuse_shared_names
from ledger.contract.ruleset import Ruleset
from ledger.kernel.machine.first_entry import FoundingInputs, found_game, scenario_hash
from ledger.kernel.machine.machine import Machine
from ledger.language.legible_text import normalized_name
from ledger.scribe.scribe import Scribe
from ledger.seal import SALT_BYTES, SealKeys, text_digest
from ledger.store.base import Batch, SideWrite, Store

Randomness = Callable[[int], bytes]

TokenFunction = Callable[[str], str]
"""Makes the token of a card."""

TOKEN_BYTES = 16
"""Length of a card's token: 128 bits, too many to guess."""

_ID_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


class FoundingOptions(NamedTuple):
    """The options with which a game is founded, besides its scenario."""

    title: str = ""
    """A title that replaces the title in the scenario."""
    party: Party | None = None
    """The people who play."""
    dice: str = ""
    """The setting that says who rolls the dice, in place of the scenario's setting."""
    mint: TokenFunction | None = None
    """Makes the tokens of the cards. By default the tokens are random."""
    waits: bool = False
    """Whether play begins only when a steward says so."""
    game: str = ""
    """The game's id; by default a new id."""


DEFAULT_OPTIONS = FoundingOptions()
"""The usual options: none is set."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """A new game and its tokens by card id. The tokens are shown once and never stored."""

    scribe: Scribe
    tokens: dict[str, str]


@dataclass(frozen=True, slots=True)
class PlannedGame(NewGame):
    """A game that is ready to be written to the store.

    The caller first makes everything that people need (cards, a page, a view) and calls `write`
    last. So people get everything or nothing.
    """

    first_batch: Batch
    side_writes: tuple[SideWrite, ...]

    def write(self, *writes: SideWrite) -> None:
        """Write the game, with further rows beside the ledger.

        Raises: ConflictError: there is a game of this id. StoreError: the game was not written. If
        the answer of a database was lost, the game may have been written all the same.
        """
        self.scribe.write_new_game(self.first_batch, (*self.side_writes, *writes))


def found_game_in_store(
    store: Store,
    rules: Ruleset[Any],
    scenario: dict[str, Any],
    now: int,
    randomness: Randomness = secrets.token_bytes,
) -> NewGame:
    """Found a game in this store at `now` (milliseconds). Raises: StoreError."""
    planned_game = plan_game(store, Machine(rules), scenario, now, randomness)
    planned_game.write()
    return planned_game


def plan_game(
    store: Store,
    machine: Machine[Any],
    scenario: dict[str, Any],
    now: int,
    randomness: Randomness = secrets.token_bytes,
    occasion: FoundingOptions = DEFAULT_OPTIONS,
) -> PlannedGame:
    """Return a game for this store, founded at `now` (milliseconds). Nothing is written yet.

    Raises: NameTakenError: two people at the table have the same name.
    """
    party = occasion.party
    game = occasion.game or new_game_id(randomness)
    keys = SealKeys.generate(randomness)
    names, texts = _name_digests_and_texts(party, randomness)
    foundation = FoundingInputs(
        game=game,
        title=occasion.title,
        data_hash=scenario_hash(scenario),
        scenario=scenario,
        commitment=keys.seeds().commitment,
        seal_key=keys.seal_key(game),
        names=names,
        dice=occasion.dice,
        waits=occasion.waits,
    )
    entry, state = found_game(machine, foundation, now)
    if party is not None:
        refuse_shared_names(party, machine.rules, state)
    make_token = occasion.mint or (lambda _card: new_token(randomness))
    tokens = {card: make_token(card) for card, _character in entry.event.cards}
    token_rows = tuple(token_side_write(token, card, 1) for card, token in tokens.items())
    notes = (party.side_write,) if party is not None else ()
    scribe = Scribe(machine, store, game, keys, randomness)
    return PlannedGame(scribe, tokens, scribe.first_batch(entry), (*token_rows, *texts, *notes))


def _name_digests_and_texts(
    party: Party | None, randomness: Randomness
) -> tuple[tuple[tuple[str, str], ...], tuple[SideWrite, ...]]:
    """Return a digest for each person's name, by character, and the texts of the digests."""
    names, texts = [], []
    for character, public_name in party.names if party is not None else ():
        if normalized_name(public_name):
            salt, normal_name = randomness(SALT_BYTES), normalized_name(public_name)
            digest = text_digest(salt, normal_name)
            names.append((character, digest))
            texts.append(SideWrite("text", digest, salt + normal_name.encode()))
    return tuple(names), tuple(texts)


def new_game_id(randomness: Randomness) -> str:
    """Return a short id that is easy to read aloud: eight characters, none of which look alike."""
    return "".join(_ID_ALPHABET[byte % len(_ID_ALPHABET)] for byte in randomness(8))


def new_token(randomness: Randomness) -> str:
    """Return a new card token, in hex."""
    return randomness(TOKEN_BYTES).hex()


def token_hash(token: str) -> str:
    """Return the hash of a token as it is stored: SHA-256 in hex."""
    return hashlib.sha256(token.encode()).hexdigest()


def token_side_write(token: str, card: str, generation: int, petition: str = "") -> SideWrite:
    """Return the write to the side table by which this token opens this card.

    With a petition, the token opens the card once all voices have consented.
    """
    return SideWrite("token", token_hash(token), _card_of_token(card, generation, petition))


def hash_of_typed_code(token: str) -> str:
    """Return the hash of a token's typed code as it is stored. Takes about 20 ms."""
    return code_hash(code_of_token(token))


def code_side_write(
    stored_code_hash: str, card: str, generation: int, petition: str = ""
) -> SideWrite:
    """Return the write to the side table by which the typed code of this hash opens this card.

    A code that was never shown to people has no such row.
    """
    return SideWrite("token", stored_code_hash, _card_of_token(card, generation, petition))


def _card_of_token(card: str, generation: int, petition: str) -> bytes:
    petition_field = {"petition": petition} if petition else {}
    return json.dumps({"card": card, "generation": generation, **petition_field}).encode()
