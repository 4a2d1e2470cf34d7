"""A game as the store has it. The whole game is read on a separate thread."""

from collections.abc import Mapping
from typing import NamedTuple

from api.access.party import characters_played_by_bots
from api.game.game import Game
from api.game.text_erasure import ACCESS_KINDS
from api.hosting.at_rest.playable_game import scribe_of_stored_game
from api.hosting.registry import Registry
from api.hosting.resources import Resources
from ledger.scribe.scribe import Scribe
from ledger.store.base import Store


class PreloadedSides:
    """Some kinds of rows beside the ledger of one game, all read at once."""

    def __init__(self, store: Store, game: str, row_kinds: tuple[str, ...]) -> None:
        """Read the rows. Raises: StoreError."""
        self._kinds = {row_kind: store.side_values(game, row_kind) for row_kind in row_kinds}

    def side_values(self, _game: str, row_kind: str) -> Mapping[str, bytes]:
        """Return all rows of one kind, by key."""
        return self._kinds[row_kind]

    def side_value(self, _game: str, row_kind: str, row_key: str) -> bytes | None:
        """Return the row under a key, or None."""
        return self._kinds[row_kind].get(row_key)


class StoredGame(NamedTuple):
    """A game that was read from the store, and is not registered yet."""

    game: Game
    preloaded_sides: PreloadedSides
    """The rows that give access to the game: tokens, sessions, addresses."""
    bots: frozenset[str] | None
    """The characters whom bots play; None if the game has no party."""


def read_game(resources: Resources, registry: Registry, game_id: str) -> StoredGame | None:
    """Return a stored game, not yet registered; None if there is no game of this name.

    Raises: DamagedError, StoreError.
    """
    scribe = read_scribe(resources, registry, game_id)
    if scribe is None:
        return None
    side_rows = PreloadedSides(resources.store, game_id, (*ACCESS_KINDS, "note"))
    return StoredGame(
        registry.make_game(scribe), side_rows, characters_played_by_bots(side_rows, game_id)
    )


def read_scribe(resources: Resources, registry: Registry, game_id: str) -> Scribe | None:
    """Return the scribe of a stored game, or None if there is no game of this name.

    Raises: DamagedError, StoreError.
    """
    store, rulesets = resources.store, registry.rulesets
    if not store.head(game_id)[0]:
        return None
    return scribe_of_stored_game(
        store, game_id, rulesets, resources.randomness, lambda rules: registry.machine(rules.name)
    )
