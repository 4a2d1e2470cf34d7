"""The exports that `acta export` writes of a rehearsed evening, without a server."""

import csv
import json
import re
import stat
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from api.hosting.at_rest.playable_game import scribe_of_stored_game
from ledger.games.catalogue import GAMES
from ledger.store import open_store
from tests.api.commands.running import run_acta, run_expecting_failure, run_successfully
from tests.api.exports.ledgerfile import read_journal
from tests.api.exports.programs import (
    complaints_of_bean_check,
    complaints_of_hledger,
    needs_hledger,
)


@pytest.fixture
def kept(scenario: Path) -> None:
    run_successfully("rehearse", scenario, "--acts", 40, "--seed", 7, "--store", "acta.db")


def export_and_read(form: str, *more: str) -> str:
    run_successfully("export", "--as", form, "--to", f"evening.{form}", *more)
    return Path(f"evening.{form}").read_text(encoding="utf-8")


def exported_csv_rows() -> list[dict[str, str]]:
    """Return the rows of the CSV, which begins with a byte order mark."""
    return list(csv.DictReader(export_and_read("csv").removeprefix("\ufeff").splitlines()))


@pytest.mark.usefixtures("kept")
def test_bean_check_accepts_a_whole_evening() -> None:
    assert " balance Assets:" in export_and_read("beancount")
    assert complaints_of_bean_check(Path("evening.beancount")) == ""


@needs_hledger
@pytest.mark.usefixtures("kept")
def test_hledger_accepts_a_whole_evening() -> None:
    assert ' = 0 "' in export_and_read("ledger")
    assert complaints_of_hledger(Path("evening.ledger")) == ""


@pytest.mark.usefixtures("kept")
def test_the_journal_of_an_evening_balances_without_an_unseen_account() -> None:
    read = read_journal(export_and_read("ledger"))
    assert read.asserted
    assert not any(name == "unseen" for name, _asset in read.balances)


@pytest.mark.usefixtures("kept")
def test_the_table_of_an_evening_has_a_row_for_every_transfer_of_the_journal() -> None:
    rows = exported_csv_rows()
    codes = [f"({row['line']})" for row in rows if row["asset"]]
    assert codes
    journal = export_and_read("ledger")
    assert all(code in journal for code in codes)


Sums = dict[tuple[str, str], int]
"""Balances by account and asset. Balances of zero are left out."""


def balances_after_transfers(moved: Iterable[tuple[str, str, str, int]]) -> Sums:
    """Return the balances after transfers of an asset, each from an account to another."""
    sums: Counter[tuple[str, str]] = Counter()
    for asset, source, target, amount in moved:
        sums[source, asset] -= amount
        sums[target, asset] += amount
    return {key: amount for key, amount in sums.items() if amount}


def balances_in_ledger() -> Sums:
    """Return the balances of a game in the ledger itself."""
    with closing(open_store("acta.db", is_read_only=True)) as store:
        books = scribe_of_stored_game(store, store.games()[0], GAMES).state.books
    held = {
        (name, asset): n for name, all_of in books.accounts.items() for asset, n in all_of.items()
    }
    return {key: n for key, n in held.items() if n}


def balances_in_table() -> Sums:
    rows = [row for row in exported_csv_rows() if row["asset"]]
    return balances_after_transfers(
        (row["asset"], row["from"].lstrip("'"), row["to"].lstrip("'"), int(row["amount"]))
        for row in rows
    )


def balances_in_entries() -> Sums:
    lines = map(json.loads, export_and_read("entries").splitlines())
    legs = (leg for line in lines if line["line"] == "entry" for leg in line["postings"])
    return balances_after_transfers(
        (leg["asset"], leg["from"], leg["to"], leg["amount"]) for leg in legs
    )


def balances_in_parquet() -> Sums:
    run_successfully("export", "--as", "parquet", "--to", "evening.parquet")
    rows = pq.read_table("evening.parquet").to_pylist()
    return balances_after_transfers(
        (row["asset"], row["from"], row["to"], row["amount"]) for row in rows if row["asset"]
    )


def balances_in_journal() -> Sums:
    read = read_journal(export_and_read("ledger"))
    return {
        (account_from_journal_name(name), asset): n
        for (name, asset), n in read.balances.items()
        if n
    }


def account_from_journal_name(name: str) -> str:
    """Return the ledger's account for this name in a journal."""
    kind, _, rest = name.partition(":")
    return f"@{rest}" if kind == "house" else rest.replace(":", "/", 1)


def balances_in_beancount() -> Sums:
    """Return the sums of the postings. The declarations of the file explain each word."""
    text = export_and_read("beancount")
    declared = r'^\S+ (?:open|commodity) (\S+)\n  (?:account|name): "(.*)"$'
    words = dict(re.findall(declared, text, re.MULTILINE))
    sums: Counter[tuple[str, str]] = Counter()
    for account, amount, asset in re.findall(r"^  (\S+)  (-?\d+) (\S+)$", text, re.MULTILINE):
        sums[words[account], words[asset]] += int(amount)
    return {key: n for key, n in sums.items() if n}


def balances_in_sql() -> Sums:
    told = run_acta(
        "query", "select account, asset, sum(change) from balances group by all", "--as", "csv"
    )
    rows = list(csv.reader(told.stdout.splitlines()))[1:]
    return {(name.lstrip("'"), asset): int(n) for name, asset, n in rows if int(n)}


@pytest.mark.usefixtures("kept")
def test_all_forms_name_the_same_accounts_with_the_same_balances() -> None:
    books = balances_in_ledger()
    assert any("/" in account and account[0] != "@" for account, _asset in books), "no spoils"
    for form in (
        balances_in_table,
        balances_in_entries,
        balances_in_parquet,
        balances_in_journal,
        balances_in_beancount,
        balances_in_sql,
    ):
        assert form() == books, form


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("form", ["ledger", "beancount"])
def test_every_transaction_of_the_books_is_an_entry(form: str) -> None:
    text = export_and_read(form)
    transactions = re.findall(r"^\d{4}-\d\d-\d\d \*", text, re.MULTILINE)
    named = re.findall(r"entry: ?\"?[^\s\"]+", text)
    assert len(transactions) == len(named) > 0


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("form", ["jsonl", "entries", "csv", "ledger", "beancount"])
def test_an_export_to_a_file_is_readable_by_its_owner_only_and_equals_the_screen(form: str) -> None:
    text = export_and_read(form)
    assert stat.S_IMODE(Path(f"evening.{form}").stat().st_mode) == 0o600
    assert run_acta("export", "--as", form).stdout == text


@pytest.mark.usefixtures("kept")
def test_a_reader_of_parquet_reads_the_rows_of_the_table_with_their_types() -> None:
    rows = exported_csv_rows()
    run_successfully("export", "--as", "parquet", "--to", "evening.parquet")
    table = pq.read_table("evening.parquet")
    assert [(row["line"], row["amount"]) for row in table.to_pylist()] == [
        (row["line"], int(row["amount"]) if row["amount"] else None) for row in rows
    ]
    assert str(table.schema.field("time").type).startswith("timestamp")
    assert str(table.schema.field("amount").type) == "int64"
    assert stat.S_IMODE(Path("evening.parquet").stat().st_mode) == 0o600


@pytest.mark.usefixtures("kept")
def test_the_export_as_lines_holds_every_entry_of_an_evening() -> None:
    lines = [json.loads(line) for line in export_and_read("entries").splitlines()]
    positions = [line["position"] for line in lines[1:-1]]
    assert positions == list(range(1, lines[-1]["entries"] + 1))


@pytest.mark.usefixtures("kept")
def test_an_export_to_a_folder_is_refused_with_the_reason(tmp_path: Path) -> None:
    Path("folder").mkdir()
    assert "is a folder" in run_expecting_failure("export", "--as", "csv", "--to", "folder")
