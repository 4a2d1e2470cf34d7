"""What `acta export` writes of a rehearsed evening, without a server."""

import csv
import json
import stat
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from tests.api.commands.running import acta, fails, succeeds
from tests.api.exports.ledgerfile import read_journal
from tests.api.exports.programs import bean_check, hledger_check, needs_hledger


@pytest.fixture
def kept(scenario: Path) -> None:
    succeeds("rehearse", scenario, "--acts", 40, "--seed", 7, "--store", "acta.db")


def exported(form: str, *more: str) -> str:
    succeeds("export", "--as", form, "--to", f"evening.{form}", *more)
    return Path(f"evening.{form}").read_text(encoding="utf-8")


@pytest.mark.usefixtures("kept")
def test_bean_check_accepts_a_whole_evening() -> None:
    assert " balance Assets:" in exported("beancount")
    assert bean_check(Path("evening.beancount")) == ""


@needs_hledger
@pytest.mark.usefixtures("kept")
def test_hledger_accepts_a_whole_evening() -> None:
    assert ' = 0 "' in exported("ledger")
    assert hledger_check(Path("evening.ledger")) == ""


@pytest.mark.usefixtures("kept")
def test_the_journal_of_an_evening_balances_and_nothing_of_it_is_unseen() -> None:
    read = read_journal(exported("ledger"))
    assert read.asserted
    assert not any(name == "unseen" for name, _asset in read.balances)


@pytest.mark.usefixtures("kept")
def test_the_table_of_an_evening_has_a_row_for_every_transfer_of_the_journal() -> None:
    rows = list(csv.DictReader(exported("csv").splitlines()))
    codes = [f"({row['line']})" for row in rows if row["asset"]]
    assert codes
    journal = exported("ledger")
    assert all(code in journal for code in codes)


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("form", ["jsonl", "entries", "csv", "ledger", "beancount"])
def test_a_file_of_any_form_is_for_its_owner_alone_and_the_same_as_on_the_screen(form: str) -> None:
    text = exported(form)
    assert stat.S_IMODE(Path(f"evening.{form}").stat().st_mode) == 0o600
    assert acta("export", "--as", form).stdout == text


@pytest.mark.usefixtures("kept")
def test_a_reader_of_parquet_reads_the_rows_of_the_table_with_their_types() -> None:
    rows = list(csv.DictReader(exported("csv").splitlines()))
    succeeds("export", "--as", "parquet", "--to", "evening.parquet")
    table = pq.read_table("evening.parquet")
    assert [(row["line"], row["amount"]) for row in table.to_pylist()] == [
        (row["line"], int(row["amount"]) if row["amount"] else None) for row in rows
    ]
    assert str(table.schema.field("time").type).startswith("timestamp")
    assert str(table.schema.field("amount").type) == "int64"
    assert stat.S_IMODE(Path("evening.parquet").stat().st_mode) == 0o600


@pytest.mark.usefixtures("kept")
def test_the_entries_of_an_evening_are_told_one_by_one() -> None:
    lines = [json.loads(line) for line in exported("entries").splitlines()]
    positions = [line["position"] for line in lines[1:-1]]
    assert positions == list(range(1, lines[-1]["entries"] + 1))


@pytest.mark.usefixtures("kept")
def test_an_export_into_a_folder_is_told(tmp_path: Path) -> None:
    Path("folder").mkdir()
    assert "is a folder" in fails("export", "--as", "csv", "--to", "folder")
