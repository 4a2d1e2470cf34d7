"""Transfers as postings of double-entry bookkeeping, as far as their reader sees them."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from api.exports.lines import ExportLine

NO_ACCOUNT = ""
"""The account in place of an end that the reader does not see."""

Balances = Mapping[tuple[str, str], int]
"""The balance of each account and asset, in units of the asset."""


class Posting(NamedTuple):
    """An amount of an asset that comes to an account. A negative `amount` leaves it."""

    account: str
    amount: int
    asset: str


def postings(line: ExportLine) -> tuple[Posting, ...]:
    """Return two postings for each transfer of a line, the source first.

    The sum of the two postings is zero.
    """
    return tuple(
        Posting(account, amount, leg.asset)
        for leg in line.legs
        for account, amount in ((leg.source, -leg.amount), (leg.target, leg.amount))
    )


def unexplained_balances(
    lines: Iterable[ExportLine], balances: Balances
) -> dict[tuple[str, str], int]:
    """Return the part of each known balance that the postings of these lines do not explain."""
    totals: Counter[tuple[str, str]] = Counter()
    for line in lines:
        for account, amount, asset in postings(line):
            totals[account, asset] += amount
    return {
        account_asset: balance - totals[account_asset]
        for account_asset, balance in sorted(balances.items())
    }


def balancing_postings(unexplained_amounts: Balances) -> list[Posting]:
    """Return each account's missing part, with the posting of `NO_ACCOUNT` that balances it."""
    return [
        posting
        for (account, asset), amount in unexplained_amounts.items()
        if amount
        for posting in (Posting(account, amount, asset), Posting(NO_ACCOUNT, -amount, asset))
    ]


def accounts_in(lines: Iterable[ExportLine], balances: Balances) -> list[str]:
    """Return the accounts with a posting or a balance, sorted, and always `NO_ACCOUNT`."""
    accounts = {posting.account for line in lines for posting in postings(line)}
    return sorted({NO_ACCOUNT} | accounts | {account for account, _asset in balances})


def assets_in(lines: Iterable[ExportLine], balances: Balances) -> list[str]:
    """Return every asset with a posting or a balance, sorted."""
    assets = {posting.asset for line in lines for posting in postings(line)}
    return sorted(assets | {asset for _account, asset in balances})
