"""What must hold after every act of any game."""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Any

from ledger.record.audience import EVERYBODY
from ledger.record.books import ORIGIN
from ledger.record.entry import Entry
from ledger.record.state import State

Drawn = tuple[str, Collection[int]]
"""Dice as screens draw them: the entry they name, and their faces."""


def nothing_is_lost(state: State[Any]) -> None:
    """Every unit is in exactly one account or in a named sink, and no account is overdrawn."""
    assert not any(state.books.totals().values())
    for account, held in state.books.accounts.items():
        assert account == ORIGIN or min(held.values(), default=0) >= 0, account


def entry_of(state: State[Any], entry: str) -> Entry:
    """The entry with this id."""
    return state.log.entries[state.log.ids[entry]]


def dice_name_what_tells_them(state: State[Any], drawn: Iterable[Drawn]) -> None:
    """Dice that screens draw name an entry that everybody may see and that rolled these faces."""
    for entry, faces in drawn:
        told = entry_of(state, entry)
        assert told.audience == EVERYBODY, told.type
        rolled = Counter(roll.value for roll in told.rolls)
        assert Counter(faces) <= rolled, (told.type, faces, rolled)
