"""The purses that a dry run supposes, in place of those that the asker may not see.

An act is tried with nothing in them, with a little, and with plenty. What comes of it in all these
worlds rests on none of them, and may be told.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from ledger.audience import Audience, Viewer, sees
from ledger.books import ORIGIN, holder
from ledger.kernel.dry_run import UnseenLackError
from ledger.ruleset import Ruleset
from ledger.state import State

NOTHING, LITTLE, PLENTY = 0, 100_000, 1_000_000_000
SUPPOSED = (NOTHING, LITTLE, PLENTY)
"""What lies in each unseen purse, in units of each asset, in one supposed world after the other."""

MOST_CREDITS = 50
"""A supposed world is given up after so many changes to its purses."""

Balance = tuple[str, str]
"""An account and an asset."""

Reads = Callable[[State[Any], str, str], Audience]
"""From (state, account, asset) to those who may know the balance."""


def unseen_balances(
    rules: Ruleset[Any], state: State[Any], viewer: Viewer, reads: Reads
) -> tuple[Balance, ...]:
    """The balances that the viewer may not know: of every account, and of every asset there is.

    `reads` says who may know a balance for this act alone.
    """
    books = state.books
    assets = tuple(sorted(books.accounts.get(ORIGIN, ())))
    accounts = sorted(name for name in books.accounts if not name.startswith("@"))
    people = (who for who in books.parts if not who.startswith("@"))
    return tuple(
        (account, asset)
        for account in dict.fromkeys((*sorted(people), *accounts))
        for asset in assets
        if not sees(rules.account_audience(state, account, asset), viewer)
        and not sees(reads(state, account, asset), viewer)
    )


@dataclass
class SupposedPurses:
    """The unseen purses of one supposed world, with so `much` in each of them at first.

    What lies in a part of a purse apart, such as what was lent, is supposed to be nothing. Where
    the rules make it sure that somebody has at least some, that is there.
    """

    rules: Ruleset[Any]
    unseen: frozenset[Balance]
    much: int
    _changed: dict[Balance, int] = field(default_factory=dict)
    _credits: int = 0

    def world(self, state: State[Any]) -> State[Any]:
        """The state with these purses."""
        amounts = {balance: self._amount(state, balance) for balance in self.unseen}
        return replace(state, books=state.books.supposing(amounts))

    def _amount(self, state: State[Any], balance: Balance) -> int:
        account, asset = balance
        much = self.much if account == holder(account) else NOTHING
        supposed = self._changed.get(balance, much)
        return max(supposed, self.rules.surely_has(state, account, asset))

    def credit(self, lack: UnseenLackError, state: State[Any]) -> bool:
        """Whether what was lacking could be added."""
        balance = lack.account, lack.asset
        self._credits += 1
        self._changed[balance] = self._amount(state, balance) + lack.lacking
        return self._credits <= MOST_CREDITS

    def turn(self, rests_on: Iterable[Balance], state: State[Any]) -> bool:
        """Whether purses could be changed on which a reason rests that the viewer may not know.

        The poor become rich and the rich poor, each at most once, and in each world the rich have
        another amount.
        """
        turned = [b for b in rests_on if b in self.unseen and b not in self._changed]
        for balance in turned:
            is_rich = self._amount(state, balance) > LITTLE
            self._changed[balance] = NOTHING if is_rich else PLENTY + self.much
        return bool(turned)
