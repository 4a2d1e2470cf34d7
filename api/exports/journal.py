"""Lines as a journal of plain-text accounting, for hledger.

Every transfer is a transaction as far as its reader sees it; an end that the reader does not see is
the account `unseen`. The balances that the reader may know follow at the end, as assertions.
"""

import re
from collections.abc import Iterable, Iterator
from datetime import datetime

from api.exports.lines import ExportLine
from api.exports.postings import (
    NOBODY,
    Balances,
    Posting,
    accounts_in,
    assets_in,
    from_nobody,
    postings,
    unposted,
    with_holders,
)

UNSEEN = "unseen"

_NOT_IN_A_DESCRIPTION = re.compile(r"[;|\s]+")


def journal(title: str, lines: Iterable[ExportLine], balances: Balances) -> Iterator[bytes]:
    """The journal piece by piece, in UTF-8; the balances stand under the date of the last line.

    What the reader may know of a balance and did not see being posted came from `unseen`.
    A transfer names those who hold, not the accounts that they keep apart (`people:diana:spoils`):
    how much lies on each of these stands with the balances.
    """
    lines, balances = list(lines), with_holders(balances)
    moving = [line for line in lines if line.seen.legs]
    yield f"; {_plain(title)}\n; times are in UTC; a transaction's code is its line\n\n".encode()
    yield _declarations(moving, balances).encode()
    for line in moving:
        yield _transaction(line).encode()
    if lines and balances:
        yield _assertions(balances, unposted(moving, balances), lines[-1].at).encode()


def _declarations(lines: Iterable[ExportLine], balances: Balances) -> str:
    lines = list(lines)
    # hledger wants to see the decimal mark, though nothing here is ever divided
    commodities = [f'commodity 1. "{asset}"' for asset in assets_in(lines, balances)]
    accounts = sorted(f"account {account(name)}" for name in accounts_in(lines, balances))
    return "\n".join([*commodities, *accounts]) + "\n"


def account(name: str) -> str:
    """The name of an account in a journal: `people:octavian:of:agrippa`, `house:origin`."""
    if name == NOBODY:
        return UNSEEN
    if name.startswith("@"):
        return f"house:{name[1:]}"
    return f"people:{name.replace('/', ':')}"


def _transaction(line: ExportLine) -> str:
    seen = line.seen
    what = _plain(line.sentence) or "A transfer"
    tags = f"time:{line.at:%H:%M:%S}, period:{seen.period}, entry:{seen.id}"
    head = f"\n{line.at:%Y-%m-%d} * ({line.number}) {what}  ; {tags}"
    return "\n".join([head, *map(_posting, postings(line))]) + "\n"


def _assertions(balances: Balances, missing: Balances, at: datetime) -> str:
    text = [f"\n{at:%Y-%m-%d} * Balances"]
    for (name, asset), amount in missing.items():
        known = _amount(balances[name, asset], asset)
        text.append(f"{_posting(Posting(name, amount, asset))} = {known}")
    return "\n".join([*text, *map(_posting, from_nobody(missing))]) + "\n"


def _posting(posting: Posting) -> str:
    return f"    {account(posting.account)}  {_amount(posting.amount, posting.asset)}"


def _amount(amount: int, asset: str) -> str:
    return f'{amount} "{asset}"'


def _plain(text: str) -> str:
    return _NOT_IN_A_DESCRIPTION.sub(" ", text).strip()
