"""Transfers as postings of double-entry bookkeeping, as far as their reader sees them."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from api.exports.lines import ExportLine

NOBODY = ""
"""The account that stands for an end which the reader does not see."""

Balances = Mapping[tuple[str, str], int]
"""By account and asset, in units of the asset."""


class Posting(NamedTuple):
    """So many units of an asset come to an account, or leave it when `amount` is negative."""

    account: str
    amount: int
    asset: str


def postings(line: ExportLine) -> tuple[Posting, ...]:
    """Two postings for each transfer of a line, first where it comes from. Their sum is zero."""
    return tuple(
        Posting(end, amount, leg.asset)
        for leg in line.legs
        for end, amount in ((leg.source, -leg.amount), (leg.target, leg.amount))
    )


def unposted(lines: Iterable[ExportLine], balances: Balances) -> dict[tuple[str, str], int]:
    """What the reader knows of each balance beyond the postings of these lines."""
    posted: Counter[tuple[str, str]] = Counter()
    for line in lines:
        for account, amount, asset in postings(line):
            posted[account, asset] += amount
    return {key: balance - posted[key] for key, balance in sorted(balances.items())}


def from_nobody(missing: Balances) -> list[Posting]:
    """What is missing from each account, each with the posting of `NOBODY` that balances it."""
    return [
        posting
        for (account, asset), amount in missing.items()
        if amount
        for posting in (Posting(account, amount, asset), Posting(NOBODY, -amount, asset))
    ]


def accounts_in(lines: Iterable[ExportLine], balances: Balances) -> list[str]:
    """Every account that is posted to or has a balance, sorted; `NOBODY` is always among them."""
    posted = {posting.account for line in lines for posting in postings(line)}
    return sorted({NOBODY} | posted | {account for account, _asset in balances})


def assets_in(lines: Iterable[ExportLine], balances: Balances) -> list[str]:
    """Every asset that is posted or has a balance, sorted."""
    posted = {posting.asset for line in lines for posting in postings(line)}
    return sorted(posted | {asset for _account, asset in balances})
