"""The supposed purses of a dry run, in place of purses that the viewer may not see.

An act is tried with empty, poor and rich purses. A result that is the same in all these supposed
worlds does not depend on the hidden purses, so it may be shown.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ledger.contract.acts import no_balance_readers
from ledger.contract.ruleset import Ruleset
from ledger.kernel.previewing.dry_run import UnseenLackError
from ledger.record.audience import Audience, Viewer, sees
from ledger.record.books import ORIGIN_ACCOUNT, holder
from ledger.record.state import State

EMPTY_PURSE, SMALL_PURSE, FULL_PURSE = 0, 100_000, 1_000_000_000
"""The amount of each asset in every unseen purse of a supposed world, in units of the asset."""

MAX_CREDITS = 50
"""Maximum number of changes to a supposed world's purses.

With more changes the world is given up.
"""

AccountAsset = tuple[str, str]
"""An account and an asset."""

BalanceReadersFunction = Callable[[State[Any], str, str], Audience]
"""Maps (state, account, asset) to the characters who may know the balance."""


UnseenAmounts = Mapping[str, Mapping[str, int]]
"""By account, the assets whose amount a viewer may not know, with the least amount."""


def unseen_balances(
    rules: Ruleset[Any], state: State[Any], viewer: Viewer, balance_readers: BalanceReadersFunction
) -> UnseenAmounts:
    """Return the balances that the viewer may not know, of all accounts and all assets.

    `balance_readers` gives the readers of a balance for this act alone.
    """
    books, account_audience, sure_amount = (
        state.books,
        rules.assets.account_audience,
        rules.assets.surely_has,
    )
    private_assets = rules.assets.private
    origin_assets = books.accounts.get(ORIGIN_ACCOUNT, ())
    assets = sorted(
        asset for asset in origin_assets if private_assets is None or asset in private_assets
    )
    if not assets:
        return {}
    people = sorted(holder for holder in books.parts if not holder.startswith("@"))
    held_accounts = sorted(account for account in books.accounts if not account.startswith("@"))
    unseen_assets: dict[str, dict[str, int]] = {}
    for account in dict.fromkeys((*people, *held_accounts)):
        hidden_amounts = {
            asset: sure_amount(state, account, asset)
            for asset in assets
            if not sees(account_audience(state, account, asset), viewer)
            and (
                balance_readers is no_balance_readers
                or not sees(balance_readers(state, account, asset), viewer)
            )
        }
        if hidden_amounts:
            unseen_assets[account] = hidden_amounts
    return unseen_assets


@dataclass
class SupposedPurses:
    """The unseen purses of one supposed world, which at first contain the amount `much`.

    Unseen sub-accounts, such as loans, are supposed to be empty. A balance that the rules make
    certain (`Assets.surely_has`) is included in every world.
    """

    unseen: UnseenAmounts
    much: int
    changed_amounts: dict[AccountAsset, int] = field(default_factory=dict)
    _credits: int = 0

    def world(self, state: State[Any]) -> State[Any]:
        """Return the state with these purses."""
        if not self.unseen:
            return state
        amounts = {account: self._initial_purse(account) for account in self.unseen}
        for (account, asset), amount in self.changed_amounts.items():
            amounts[account] = {**amounts.get(account, {}), asset: amount}
        return replace(state, books=state.books.with_balances(amounts))

    def _initial_purse(self, account: str) -> Mapping[str, int]:
        hidden_amounts = self.unseen[account]
        if self.much == EMPTY_PURSE or account != holder(account):
            return hidden_amounts
        return {asset: max(self.much, minimum) for asset, minimum in hidden_amounts.items()}

    def _supposed_amount(self, balance: AccountAsset) -> int:
        account, asset = balance
        supposed_amount = self.changed_amounts.get(balance)
        return (
            self._initial_purse(account).get(asset, 0)
            if supposed_amount is None
            else supposed_amount
        )

    def _is_unseen(self, balance: AccountAsset) -> bool:
        account, asset = balance
        return asset in self.unseen.get(account, {})

    def add_lacking_amount(self, error: UnseenLackError, state: State[Any]) -> bool:
        """Add the lacking amount to the purse, and return whether that was possible."""
        balance = error.account, error.asset
        is_supposed = balance in self.changed_amounts or self._is_unseen(balance)
        amount = self._supposed_amount(balance) if is_supposed else state.books.balance(*balance)
        self.changed_amounts[balance] = amount + error.lacking
        self._credits += 1
        return self._credits <= MAX_CREDITS

    def turn(self, rests_on: Iterable[AccountAsset]) -> bool:
        """Change the purses behind a hidden reason, and return whether any purse could be changed.

        A poor purse becomes rich, and a rich purse becomes empty. Each purse changes at most once.
        The amount of a rich purse differs from world to world.
        """
        hidden_balances = [
            balance
            for balance in rests_on
            if self._is_unseen(balance) and balance not in self.changed_amounts
        ]
        for balance in hidden_balances:
            is_rich = self._supposed_amount(balance) > SMALL_PURSE
            self.changed_amounts[balance] = EMPTY_PURSE if is_rich else FULL_PURSE + self.much
        return bool(hidden_balances)
