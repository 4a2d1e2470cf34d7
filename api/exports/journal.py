"""Lines as a journal of plain-text accounting, for hledger.

Every transfer is a transaction as far as its reader sees it; an end that the reader does not see is
the account `unseen`. The balances that the reader may know follow at the end, as assertions.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime

from api.exports.lines import ExportLine

UNSEEN = "unseen"
NOBODY = ""
Balances = Mapping[tuple[str, str], int]
"""By account and asset."""

_NOT_IN_A_DESCRIPTION = re.compile(r"[;|\s]+")


def journal(title: str, lines: Iterable[ExportLine], balances: Balances) -> Iterator[bytes]:
    """The journal piece by piece, in UTF-8; the balances stand under the date of the last line.

    What the reader may know of a balance and did not see being posted came from `unseen`.
    """
    lines = list(lines)
    moving = [line for line in lines if line.seen.legs]
    yield f"; {_plain(title)}\n; times are in UTC; a transaction's code is its line\n\n".encode()
    yield _declarations(moving, balances).encode()
    sums: dict[tuple[str, str], int] = {}
    for line in moving:
        yield _transaction(line, sums).encode()
    if lines and balances:
        yield _assertions(balances, sums, lines[-1].at).encode()


def _declarations(lines: Iterable[ExportLine], balances: Balances) -> str:
    legs = [leg for line in lines for leg in line.seen.legs]
    names = {NOBODY, *(end for leg in legs for end in (leg.source, leg.target))}
    names |= {name for name, _asset in balances}
    assets = {leg.asset for leg in legs} | {asset for _name, asset in balances}
    # hledger wants to see the decimal mark, though nothing here is ever divided
    commodities = [f'commodity 1. "{asset}"' for asset in sorted(assets)]
    accounts = sorted(f"account {account(name)}" for name in names)
    return "\n".join([*commodities, *accounts]) + "\n"


def account(name: str) -> str:
    """The name of an account in a journal: `people:octavian:of:agrippa`, `house:origin`."""
    if name == NOBODY:
        return UNSEEN
    if name.startswith("@"):
        return f"house:{name[1:]}"
    return f"people:{name.replace('/', ':')}"


def _transaction(line: ExportLine, sums: dict[tuple[str, str], int]) -> str:
    seen = line.seen
    what = _plain(line.sentence) or "A transfer"
    tags = f"time:{line.at:%H:%M:%S}, period:{seen.period}, entry:{seen.id}"
    text = [f"\n{line.at:%Y-%m-%d} * ({line.number}) {what}  ; {tags}"]
    for leg in seen.legs:
        for end, amount in ((leg.source, -leg.amount), (leg.target, leg.amount)):
            sums[end, leg.asset] = sums.get((end, leg.asset), 0) + amount
            text.append(_posting(end, amount, leg.asset))
    return "\n".join(text) + "\n"


def _assertions(balances: Balances, sums: Mapping[tuple[str, str], int], at: datetime) -> str:
    text = [f"\n{at:%Y-%m-%d} * Balances"]
    for (name, asset), balance in sorted(balances.items()):
        missing = balance - sums.get((name, asset), 0)
        text.append(f"{_posting(name, missing, asset)} = {_amount(balance, asset)}")
        if missing:
            text.append(_posting(NOBODY, -missing, asset))
    return "\n".join(text) + "\n"


def _posting(name: str, amount: int, asset: str) -> str:
    return f"    {account(name)}  {_amount(amount, asset)}"


def _amount(amount: int, asset: str) -> str:
    return f'{amount} "{asset}"'


def _plain(text: str) -> str:
    return _NOT_IN_A_DESCRIPTION.sub(" ", text).strip()
