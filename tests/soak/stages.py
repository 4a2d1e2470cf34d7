"""A whole evening by bots, and its ledger up to any moment of the evening."""

from functools import cache
from random import Random
from typing import Any

from api.access.founding import found_game_in_store
from api.rehearsal.evening import Pace, make_rehearsal
from ledger.contract.ruleset import Ruleset
from ledger.games.catalogue import GAMES
from ledger.scribe.scribe import Scribe
from ledger.seal import Tree
from ledger.store.base import SIDE_KINDS, Batch, SideWrite
from ledger.store.memory import MemoryStore

START = 1_800_000_000_000


@cache
def play_whole_evening(ruleset: str, seed: int, acts: int) -> Scribe:
    """Play a whole evening by bots, from the first period to the last, and return its scribe."""
    rules: Ruleset[Any] = GAMES[ruleset]
    chance = Random(seed)
    scribe = found_game_in_store(
        MemoryStore(), rules, rules.scenarios.read(None, ""), START, chance.randbytes
    ).scribe
    make_rehearsal(scribe, chance, Pace(acts), START).play()
    return scribe


def store_at_part(scribe: Scribe, part: float) -> MemoryStore:
    """Return a store with the first part (0 to 1) of the entries, and all their sides."""
    store, game = MemoryStore(), scribe.game
    rows = tuple(scribe.store.read(game))
    last = max(1, round(len(rows) * part))
    while last > 1 and _is_same_act(scribe, last):
        last -= 1
    kept = rows[:last]
    tree = Tree().extend(scribe.keys.entry_leaf_hash(row.position, row.state) for row in kept)
    said = b"".join(row.state for row in kept)
    sides = tuple(
        SideWrite(kind, key, value)
        for kind in SIDE_KINDS
        for key, value in scribe.store.side_values(game, kind).items()
        if not _is_side_of_later_act(kind, key, said)
    )
    store.append(Batch(game, 0, b"", kept, tree.root, sides))
    return store


def _is_same_act(scribe: Scribe, position: int) -> bool:
    """Return whether the entry after this one belongs to the same act."""
    after = scribe.state.log.entries.get(position + 1)
    return after is not None and after.meta is not None and after.meta.index > 0


def _is_side_of_later_act(kind: str, key: str, said: bytes) -> bool:
    """Return whether a side belongs to a later act than the last kept entry."""
    if kind == "text":
        return key.encode() not in said
    return kind == "head" or (kind == "note" and key.startswith(("head/", "chain")))
