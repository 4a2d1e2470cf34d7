"""Accounts: the amounts that each entry moved into and out of each account.

The fold does not know the rules of any game.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, overload

from ledger.record.entry import Entry, Posting
from ledger.record.shared_map import Map
from projections.projection import Projection


class Movement(NamedTuple):
    """The effect of one entry on an account, in units of the asset."""

    position: int
    """The position of the entry."""
    amount_received: int
    amount_given: int
    balance: int
    """The balance right after the entry."""


@dataclass(frozen=True, slots=True)
class Account:
    """All movements of one asset on one account, with its sums. Movements are numbered from 1."""

    total_received: int = 0
    total_given: int = 0
    movements: Map[int, Movement] = field(default_factory=Map)

    @property
    def balance(self) -> int:
        """Return the present balance. Only an account such as `@origin` may be below zero."""
        return self.total_received - self.total_given

    def with_movement(self, position: int, amount_received: int, amount_paid: int) -> "Account":
        """Return the account after one more entry."""
        total_received, total_paid = (
            self.total_received + amount_received,
            self.total_given + amount_paid,
        )
        movement = Movement(position, amount_received, amount_paid, total_received - total_paid)
        movements = self.movements.set(len(self.movements) + 1, movement)
        return Account(total_received, total_paid, movements)


@dataclass(frozen=True, slots=True)
class Accounts:
    """Every account that ever had a movement, by the name of the account and the asset."""

    by_account_and_asset: Map[tuple[str, str], Account] = field(default_factory=Map)

    def account(self, account: str, asset: str) -> Account:
        """Return one account of one asset, which may have no movements."""
        return self.by_account_and_asset.get((account, asset)) or Account()


def _evolve(accounts: Accounts, entry: Entry) -> Accounts:
    if not entry.postings:
        return accounts
    accounts_by_name = accounts.by_account_and_asset
    for account_asset, (amount_received, amount_paid) in _sums(entry.postings).items():
        accounts_by_name = accounts_by_name.set(
            account_asset,
            accounts_by_name.get(account_asset, Account()).with_movement(
                entry.position, amount_received, amount_paid
            ),
        )
    return Accounts(accounts_by_name)


ACCOUNTS: Projection[Accounts] = Projection("accounts", 1, Accounts(), _evolve)


def _sums(postings: Sequence[Posting]) -> Mapping[tuple[str, str], tuple[int, int]]:
    """Return the received and given amounts, by account and asset.

    A posting from an account to itself moves nothing.
    """
    sums: dict[tuple[str, str], tuple[int, int]] = {}
    for posting in postings:
        if posting.source == posting.target:
            continue
        source, target = (posting.source, posting.asset), (posting.target, posting.asset)
        amount_received, amount_paid = sums.get(source, (0, 0))
        sums[source] = amount_received, amount_paid + posting.amount
        amount_received, amount_paid = sums.get(target, (0, 0))
        sums[target] = amount_received + posting.amount, amount_paid
    return sums


def is_outside(account: str) -> bool:
    """Return whether the account is named, such as `@origin`, and belongs to no character."""
    return account.startswith("@")


@dataclass(frozen=True, slots=True)
class TrialBalance:
    """All accounts of one asset. In total they have received as much as they have given.

    `sum_in_play` is the sum of all accounts in play. The row of an outside account shows the
    amounts that came from it and went to it.
    """

    asset: str
    rows: Mapping[str, Account]

    @property
    def total_received(self) -> int:
        """Return the sum that all accounts received."""
        return sum(account.total_received for account in self.rows.values())

    @property
    def total_given(self) -> int:
        """Return the sum that all accounts gave."""
        return sum(account.total_given for account in self.rows.values())

    @property
    def sum_in_play(self) -> int:
        """Return the sum in play."""
        return sum(row.balance for account, row in self.rows.items() if not is_outside(account))


def trial_balances(accounts: Accounts) -> Iterator[TrialBalance]:
    """Yield the trial balance of every asset, by name. Its accounts are sorted by name, too."""
    rows: dict[str, dict[str, Account]] = {}
    for (account_name, asset), account in sorted(accounts.by_account_and_asset.items()):
        rows.setdefault(asset, {})[account_name] = account
    return (TrialBalance(asset, rows[asset]) for asset in sorted(rows))


class Movements(Sequence[Movement]):
    """The movements of an account as a sequence in order."""

    __slots__ = ("_movements",)

    def __init__(self, account: Account) -> None:
        self._movements = account.movements

    def __len__(self) -> int:
        return len(self._movements)

    @overload
    def __getitem__(self, index: int) -> Movement: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Movement]: ...
    def __getitem__(self, index: int | slice) -> Movement | Sequence[Movement]:
        if isinstance(index, slice):
            return [self[line_index] for line_index in range(*index.indices(len(self)))]
        if not 0 <= index < len(self):
            raise IndexError(index)
        return self._movements[index + 1]
