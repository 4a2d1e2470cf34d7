"""What must hold after every act of any game."""

from typing import Any

from ledger.books import ORIGIN
from ledger.state import State


def nothing_is_lost(state: State[Any]) -> None:
    """Every unit is in exactly one account or in a named sink, and no account is overdrawn."""
    assert not any(state.books.totals().values())
    for account, held in state.books.accounts.items():
        assert account == ORIGIN or min(held.values(), default=0) >= 0, account
