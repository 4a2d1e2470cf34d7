"""Double-entry books: accounts, sub-accounts, and postings between them.

The books distinguish owner and holder. Assets of Agrippa in Octavian's hands are in the sub-account
`octavian/of:agrippa`. A holding is the sum over a holder's account and its sub-accounts. Assets
enter and leave play only through named accounts (`@origin`, `@void`). So the sum of each asset over
all accounts is always zero.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ledger.record.entry import Posting
from ledger.record.shared_map import Map

ORIGIN_ACCOUNT = "@origin"
"""The account that all assets come from, and the only account that may be below zero."""

VOID_ACCOUNT = "@void"
"""The account that receives assets which leave play."""

_OWNER_SEPARATOR = "/of:"
"""The separator of holder and owner in the name of a sub-account."""


class OverdraftError(Exception):
    """Raised if an account would fall below zero. `lacking` is the missing number of units."""

    def __init__(self, account: str, asset: str, missing_amount: int) -> None:
        super().__init__(f"{account} lacks {missing_amount} {asset}")
        self.account = account
        self.asset = asset
        self.lacking = missing_amount


def holder(account: str) -> str:
    """Return the character who has the goods in hand: `octavian` for `octavian/of:agrippa`."""
    return account.partition("/")[0]


def is_lent(account: str) -> bool:
    """Return whether the account is a sub-account for assets that belong to another owner."""
    return _OWNER_SEPARATOR in account


def owner(account: str) -> str:
    """Return the character who owns the goods: `agrippa` for `octavian/of:agrippa`."""
    return account.rpartition(_OWNER_SEPARATOR)[2]


def lent_account(holding: str, owner: str) -> str:
    """Return the sub-account for assets that `holding` holds and `owner` owns."""
    return holding if holding == owner else f"{holding}{_OWNER_SEPARATOR}{owner}"


@dataclass(frozen=True, slots=True)
class Books:
    """Every balance of a game, in units of each asset, at one position."""

    accounts: Map[str, Map[str, int]] = field(default_factory=Map)
    """The balances of each account, by asset."""
    parts: Map[str, tuple[str, ...]] = field(default_factory=Map)
    """The account and the sub-accounts of each holder."""

    def balance(self, account: str, asset: str) -> int:
        """Return the balance of one account (or sub-account) in an asset."""
        amounts = self.accounts.get(account)
        return 0 if amounts is None else amounts.get(asset, 0)

    def holding(self, character: str, asset: str) -> int:
        """Return how much of an asset a character holds, own and borrowed."""
        account_total = 0
        for account in self.parts.get(character, ()):
            account_total += self.accounts[account].get(asset, 0)
        return account_total

    def holdings(self, character: str) -> Mapping[str, int]:
        """Return all that a character holds, own and borrowed, without assets at zero.

        The assets are in the order of their names. The maps of the accounts have another order in
        each process, and rules make entries from this.
        """
        totals: dict[str, int] = {}
        for account in self.parts.get(character, ()):
            for asset, amount in self.accounts[account].items():
                totals[asset] = totals.get(asset, 0) + amount
        return {asset: amount for asset, amount in sorted(totals.items()) if amount}

    def post(self, postings: Iterable[Posting]) -> "Books":
        """Return the books after these postings, applied one by one.

        Raises OverdraftError if an account would fall below zero, and ValueError if an amount is
        not positive.
        """
        changes: dict[str, dict[str, int]] = {}
        for posting in postings:
            asset, amount = posting.asset, posting.amount
            if amount <= 0:
                raise ValueError(f"a posting moves {amount} {asset}")
            for account, change in ((posting.source, -amount), (posting.target, amount)):
                changed_amounts = changes.get(account)
                if changed_amounts is None:
                    changed_amounts = changes[account] = {}
                old_balance = (
                    changed_amounts[asset]
                    if asset in changed_amounts
                    else self.balance(account, asset)
                )
                new_balance = changed_amounts[asset] = old_balance + change
                if new_balance < 0 and account != ORIGIN_ACCOUNT:
                    raise OverdraftError(account, asset, -new_balance)
        return self.with_balances(changes)

    def with_balances(self, amounts: Mapping[str, Mapping[str, int]]) -> "Books":
        """Return the books with these balances in place of the real ones."""
        accounts, parts_by_owner = self.accounts.mutate(), self.parts
        for account, changed_amounts in amounts.items():
            assets = self.accounts.get(account)
            if assets is None:
                accounts[account] = Map(changed_amounts)
                parts_by_owner = _with_account(parts_by_owner, account)
            else:
                accounts[account] = assets.update(changed_amounts)
        return Books(accounts.finish(), parts_by_owner)

    def totals(self) -> Mapping[str, int]:
        """Return the sum over all accounts of each asset, which is zero unless units were lost."""
        sums: dict[str, int] = {}
        for balances in self.accounts.values():
            for asset, amount in balances.items():
                sums[asset] = sums.get(asset, 0) + amount
        return sums


def _with_account(
    parts_by_owner: Map[str, tuple[str, ...]], account: str
) -> Map[str, tuple[str, ...]]:
    character = holder(account)
    parts_of_character = parts_by_owner.get(character, ())
    return (
        parts_by_owner
        if account in parts_of_character
        else parts_by_owner.set(character, (*parts_of_character, account))
    )


def reversing_postings(
    books: Books, postings: Iterable[Posting], charged_account: str = ""
) -> tuple[Posting, ...]:
    """Return the postings that reverse these postings, the last one first.

    If an account no longer has enough, `charged_account` pays the missing part, if an account is
    named. If the charged account itself would receive this part, the part is left out.
    """
    postings_back: list[Posting] = []
    changes: dict[tuple[str, str], int] = {}
    moving_postings = [posting for posting in postings if posting.source != posting.target]
    for posting in reversed(moving_postings):
        asset, payer = posting.asset, posting.target
        balance_now = books.balance(payer, asset) + changes.get((payer, asset), 0)
        own_amount = posting.amount
        if charged_account and payer != ORIGIN_ACCOUNT:
            own_amount = min(own_amount, max(balance_now, 0))
        for account, amount in (
            (payer, own_amount),
            (charged_account, posting.amount - own_amount),
        ):
            if amount and account != posting.source:
                postings_back.append(Posting(asset, account, posting.source, amount))
                changes[account, asset] = changes.get((account, asset), 0) - amount
                changes[posting.source, asset] = changes.get((posting.source, asset), 0) + amount
    return tuple(postings_back)
