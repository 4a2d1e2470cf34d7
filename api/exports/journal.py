"""Lines as a journal of plain-text accounting, for hledger.

Every transfer is a transaction, as far as its reader sees it. An end that the reader does not see
is the account `unseen`. The last posting to each account asserts the balance, if the reader may
know it. So the journal contains nothing that did not happen.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime

from api.exports.lines import ExportLine
from api.exports.postings import (
    NO_ACCOUNT,
    Balances,
    Posting,
    accounts_in,
    assets_in,
    balancing_postings,
    postings,
    unexplained_balances,
)

UNSEEN_ACCOUNT = "unseen"

_NOT_IN_A_DESCRIPTION = re.compile(r"[;|\s]+")


def journal(title: str, lines: Iterable[ExportLine], balances: Balances) -> Iterator[bytes]:
    """Yield the journal piece by piece, in UTF-8.

    A reader may know a balance without seeing all its postings. The difference comes from `unseen`,
    in a separate transaction with the date of the last line. A reader who sees everything gets no
    transaction of this kind.
    """
    lines = list(lines)
    moving_lines = [line for line in lines if line.legs]
    unexplained_amounts = unexplained_balances(moving_lines, balances)
    asserted_balances = _balances_after(
        moving_lines,
        {
            account_asset: balances[account_asset]
            for account_asset, difference in unexplained_amounts.items()
            if not difference
        },
    )
    yield f"; {_description_text(title)}\n".encode()
    yield b"; times are in UTC; a transaction's code is its line\n\n"
    yield _declarations(moving_lines, balances).encode()
    for line in moving_lines:
        yield _transaction(line, asserted_balances).encode()
    if any(unexplained_amounts.values()):
        yield _balancing_transaction(balances, unexplained_amounts, lines[-1].recorded_at).encode()


def _declarations(lines: Iterable[ExportLine], balances: Balances) -> str:
    lines = list(lines)
    # hledger requires the decimal mark, although all amounts are whole
    commodities = [f'commodity 1. "{asset}"' for asset in assets_in(lines, balances)]
    accounts = sorted(
        f"account {account_name(account)}" for account in accounts_in(lines, balances)
    )
    return "\n".join([*commodities, *accounts]) + "\n"


def account_name(account: str) -> str:
    """Return the name of an account in a journal: `people:octavian:of:agrippa`, `house:origin`."""
    if account == NO_ACCOUNT:
        return UNSEEN_ACCOUNT
    if account.startswith("@"):
        return f"house:{account[1:]}"
    return f"people:{account.replace('/', ':')}"


def _balances_after(lines: Iterable[ExportLine], balances: Balances) -> dict[tuple[str, int], int]:
    """Return the balance after the last posting to each account, by line and number in the line."""
    last_postings: dict[tuple[str, str], tuple[str, int]] = {}
    for line in lines:
        for posting_index, posting in enumerate(postings(line)):
            last_postings[posting.account, posting.asset] = line.number, posting_index
    return {
        last_postings[account_asset]: balance
        for account_asset, balance in balances.items()
        if account_asset in last_postings
    }


def _transaction(line: ExportLine, asserted_balances: Mapping[tuple[str, int], int]) -> str:
    entry = line.visible_entry
    description = _description_text(line.sentence) or "A transfer"
    tags = f"time:{line.recorded_at:%H:%M:%S}, period:{entry.period}, entry:{entry.id}"
    head = f"\n{line.recorded_at:%Y-%m-%d} * ({line.number}) {description}  ; {tags}"
    postings_text = (
        _posting_line(posting, asserted_balances.get((line.number, posting_index)))
        for posting_index, posting in enumerate(postings(line))
    )
    return "\n".join([head, *postings_text]) + "\n"


def _balancing_transaction(
    balances: Balances, unexplained_amounts: Balances, time: datetime
) -> str:
    postings_text = (
        _posting_line(posting, balances.get((posting.account, posting.asset)))
        for posting in balancing_postings(unexplained_amounts)
    )
    return "\n".join([f"\n{time:%Y-%m-%d} * What was not seen", *postings_text]) + "\n"


def _posting_line(posting: Posting, balance: int | None = None) -> str:
    posting_text = (
        f"    {account_name(posting.account)}  {_amount_text(posting.amount, posting.asset)}"
    )
    return (
        posting_text
        if balance is None
        else f"{posting_text} = {_amount_text(balance, posting.asset)}"
    )


def _amount_text(amount: int, asset: str) -> str:
    return f'{amount} "{asset}"'


def _description_text(text: str) -> str:
    return _NOT_IN_A_DESCRIPTION.sub(" ", text).strip()
