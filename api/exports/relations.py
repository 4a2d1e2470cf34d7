"""A game as tables for SQL: entries, postings, balances over time, people.

Times are milliseconds since the Unix epoch. Amounts are in units of their asset. Accounts have
their names in the ledger: `agrippa`, `@origin`, or `octavian/of:agrippa` for the goods of Agrippa
that Octavian holds.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from ledger.record.books import holder
from ledger.record.entry import Entry

TableRow = Mapping[str, object]

SCHEMA: Mapping[str, Mapping[str, str]] = {
    "entries": {
        "position": "BIGINT",
        "entry": "VARCHAR",
        "time": "TIMESTAMP",
        "period": "BIGINT",
        "type": "VARCHAR",
        "sentence": "VARCHAR",
        "act": "VARCHAR",
        "actor": "VARCHAR",
        "recorder": "VARCHAR",
        "ruled_by": "VARCHAR",
        "second": "VARCHAR",
        "alone": "BOOLEAN",
    },
    "postings": {
        "position": "BIGINT",
        "time": "TIMESTAMP",
        "period": "BIGINT",
        "asset": "VARCHAR",
        "amount": "BIGINT",
        "source": "VARCHAR",
        "target": "VARCHAR",
    },
    "balances": {
        "position": "BIGINT",
        "time": "TIMESTAMP",
        "period": "BIGINT",
        "account": "VARCHAR",
        "holder": "VARCHAR",
        "asset": "VARCHAR",
        "change": "BIGINT",
        "balance": "BIGINT",
    },
    "people": {"person": "VARCHAR", "name": "VARCHAR"},
}
"""Each table with its columns and their types in SQL."""


def entry_rows(entries: Iterable[Entry], sentences: Mapping[str, str]) -> Iterator[TableRow]:
    """Yield a row for each entry. `sentences` has the sentence of each entry, by entry id."""
    for entry in entries:
        meta, ruling = entry.meta, entry.ruling
        yield _time_columns(entry) | {
            "entry": entry.id,
            "type": entry.type,
            "sentence": sentences.get(entry.id, ""),
            "act": meta.type if meta else "",
            "actor": meta.actor if meta else "",
            "recorder": (meta.recorder or meta.actor) if meta else "",
            "ruled_by": ruling.by if ruling else "",
            "second": (meta.confirmed or "") if meta else "",
            "alone": meta is not None and meta.confirmed == "",
        }


def posting_rows(entries: Iterable[Entry]) -> Iterator[TableRow]:
    """Yield a row for each posting, in the order in which the postings were made."""
    for entry in entries:
        for posting in entry.postings:
            yield _time_columns(entry) | {
                "asset": posting.asset,
                "amount": posting.amount,
                "source": posting.source,
                "target": posting.target,
            }


def balance_change_rows(entries: Iterable[Entry]) -> Iterator[TableRow]:
    """Yield a row for each account and asset that an entry changes, with the new balance."""
    balances: dict[tuple[str, str], int] = defaultdict(int)
    for entry in entries:
        changes: dict[tuple[str, str], int] = defaultdict(int)
        for posting in entry.postings:
            changes[posting.source, posting.asset] -= posting.amount
            changes[posting.target, posting.asset] += posting.amount
        for (account, asset), change in changes.items():
            balances[account, asset] += change
            yield _time_columns(entry) | {
                "account": account,
                "holder": holder(account),
                "asset": asset,
                "change": change,
                "balance": balances[account, asset],
            }


def _time_columns(entry: Entry) -> dict[str, Any]:
    return {"position": entry.position, "time": entry.at, "period": entry.period}
