"""Invariants that hold after every act of any game."""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any

from ledger.record.audience import EVERYBODY
from ledger.record.books import ORIGIN_ACCOUNT
from ledger.record.entry import Entry
from ledger.record.state import State

Drawn = tuple[str, Collection[int]]
"""A function from a state to its visible dice: their entry and their faces."""


def check_units_in_accounts(state: State[Any]) -> None:
    """Assert that every unit is in one account or a named sink, and no account is overdrawn."""
    assert not any(state.books.totals().values())
    for account, held in state.books.accounts.items():
        assert account == ORIGIN_ACCOUNT or min(held.values(), default=0) >= 0, account


def entry_with_id(state: State[Any], entry: str) -> Entry:
    """Return the entry with this id."""
    return state.log.entries[state.log.ids[entry]]


def check_dice_sources(state: State[Any], drawn: Iterable[Drawn]) -> None:
    """Assert that visible dice name a public entry that rolled these faces."""
    for entry, faces in drawn:
        told = entry_with_id(state, entry)
        assert told.audience == EVERYBODY, told.type
        rolled = Counter(roll.value for roll in told.rolls)
        assert Counter(faces) <= rolled, (told.type, faces, rolled)
