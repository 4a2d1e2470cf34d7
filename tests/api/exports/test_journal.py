from pathlib import Path

import pytest

from api.exports.journal import journal
from ledger.record.audience import ROOM_VIEWER, Viewer
from tests.api.exports.conftest import BEA, NURSE, export_lines_for_viewer, known_balances
from tests.api.exports.ledgerfile import read_journal
from tests.api.exports.programs import complaints_of_hledger, needs_hledger
from tests.toy.yard import YardGame


def write_journal(game: YardGame, viewer: Viewer) -> str:
    pieces = journal(
        "Nuts; in | the yard", export_lines_for_viewer(game, viewer), known_balances(game, viewer)
    )
    return b"".join(pieces).decode()


def hledger_complaints(text: str, folder: Path) -> str:
    file = folder / "books.journal"
    file.write_text(text, encoding="utf-8")
    return complaints_of_hledger(file)


@pytest.mark.parametrize("viewer", [ROOM_VIEWER, BEA, NURSE])
def test_every_transaction_balances_and_every_balance_can_be_asserted(
    yard: YardGame, viewer: Viewer
) -> None:
    read = read_journal(write_journal(yard, viewer))
    asserted = {
        (f"people:{name}", asset): n for (name, asset), n in known_balances(yard, viewer).items()
    }
    assert read.asserted == asserted


@needs_hledger
@pytest.mark.parametrize("viewer", [ROOM_VIEWER, BEA, NURSE])
def test_hledger_accepts_the_books_of_every_reader(
    yard: YardGame, viewer: Viewer, tmp_path: Path
) -> None:
    assert hledger_complaints(write_journal(yard, viewer), tmp_path) == ""


@needs_hledger
def test_hledger_finds_a_figure_that_was_altered(yard: YardGame, tmp_path: Path) -> None:
    text = write_journal(yard, NURSE)
    wrong = text.replace('= 15 "nut"', '= 16 "nut"')
    assert wrong != text
    assert "balance assertion" in hledger_complaints(wrong, tmp_path)


def test_stewards_see_everything_and_have_no_unseen_account(yard: YardGame) -> None:
    read = read_journal(write_journal(yard, NURSE))
    assert read.balances["people:cai", "nut"] == 15
    assert read.balances["house:origin", "nut"] == -30
    assert not any(name == "unseen" for name, _asset in read.balances)


def test_an_end_that_is_not_seen_becomes_the_account_unseen(yard: YardGame) -> None:
    read = read_journal(write_journal(yard, BEA))
    assert read.balances["people:bea", "nut"] == 5
    assert read.balances["unseen", "nut"] == 5
    assert not any("ada" in name for name, _asset in read.balances)


def test_a_balance_that_the_reader_learned_later_comes_from_unseen(yard: YardGame) -> None:
    lines = [
        line for line in export_lines_for_viewer(yard, BEA) if line.visible_entry.id != "gift.0"
    ]
    text = b"".join(journal("Nuts", lines, known_balances(yard, BEA))).decode()
    read = read_journal(text)
    assert read.asserted["people:bea", "nut"] == 5
    assert '    people:bea  2 "nut" = 5 "nut"\n' in text
    assert text.endswith('    unseen  -2 "nut"\n')


def test_a_balance_is_asserted_at_the_last_posting_without_a_transaction_of_its_own(
    yard: YardGame,
) -> None:
    text = write_journal(yard, NURSE)
    transactions = text.count("entry:")
    assert len(read_journal(text).codes) == transactions
    last = text.rstrip().rpartition("\n\n")[2]
    assert "entry:" in last
    assert text.count('= 15 "nut"') == 1


def test_a_private_gift_does_not_change_the_journal_of_the_room(yard: YardGame) -> None:
    before = write_journal(yard, ROOM_VIEWER)
    yard.does("ada", "give", to="cai", nuts=3)
    assert write_journal(yard, ROOM_VIEWER) == before


def test_the_journal_of_a_game_of_which_nothing_is_seen_is_empty() -> None:
    assert read_journal(b"".join(journal("Nuts", (), {})).decode()).balances == {}
