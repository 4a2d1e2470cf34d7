"""Books for beancount, read by the real bean-check."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from api.exports.beancount import beancount
from api.exports.lines import ExportLine
from ledger.record.audience import ROOM_VIEWER, Viewer
from tests.api.exports.conftest import BEA, NURSE, export_lines_for_viewer, known_balances
from tests.api.exports.programs import complaints_of_bean_check
from tests.toy.yard import YardGame


def write_beancount(lines: Iterable[ExportLine], balances: dict[tuple[str, str], int]) -> str:
    return b"".join(beancount('Nuts "in"\nthe \\ yard', lines, balances)).decode()


def beancount_complaints(text: str, folder: Path) -> str:
    file = folder / "books.beancount"
    file.write_text(text, encoding="utf-8")
    return complaints_of_bean_check(file)


@pytest.mark.parametrize("viewer", [ROOM_VIEWER, BEA, NURSE])
def test_bean_check_accepts_the_books_of_every_reader(
    yard: YardGame, viewer: Viewer, tmp_path: Path
) -> None:
    text = write_beancount(export_lines_for_viewer(yard, viewer), known_balances(yard, viewer))
    assert beancount_complaints(text, tmp_path) == ""
    assert text.count(" balance ") == len(known_balances(yard, viewer))


def test_bean_check_finds_a_figure_that_was_altered(yard: YardGame, tmp_path: Path) -> None:
    text = write_beancount(export_lines_for_viewer(yard, NURSE), known_balances(yard, NURSE))
    wrong = text.replace("Assets:Cai:Own  15 NUT", "Assets:Cai:Own  16 NUT")
    assert wrong != text
    assert "Balance failed for 'Assets:Cai:Own'" in beancount_complaints(wrong, tmp_path)


def test_a_loan_does_not_count_for_the_own_account_of_its_holder(
    yard: YardGame, tmp_path: Path
) -> None:
    balances = {("bea", "nut"): 5, ("bea/of:ada", "nut"): 3, ("bea", "Nut"): 1}
    text = write_beancount(export_lines_for_viewer(yard, BEA), balances)
    assert beancount_complaints(text, tmp_path) == ""
    assert "balance Assets:Bea:Own  5 NUT-2" in text
    assert "balance Assets:Bea:Of-ada  3 NUT-2" in text
    assert "balance Assets:Bea:Own  1 NUT\n" in text


def test_a_balance_that_the_reader_learned_later_comes_from_unseen(
    yard: YardGame, tmp_path: Path
) -> None:
    lines = [
        line for line in export_lines_for_viewer(yard, BEA) if line.visible_entry.id != "gift.0"
    ]
    text = write_beancount(lines, known_balances(yard, BEA))
    assert beancount_complaints(text, tmp_path) == ""
    assert "  Assets:Bea:Own  2 NUT\n  Equity:Unseen  -2 NUT\n" in text


def test_a_transaction_names_its_line_its_hour_its_period_and_its_entry(yard: YardGame) -> None:
    text = write_beancount(export_lines_for_viewer(yard, NURSE), {})
    assert '1970-01-01 * "Ada gave Bea 2 nuts"\n  line: "' in text
    assert '\n  time: "00:16:40"\n  period: "1"\n  entry: "gift.0"\n' in text


def test_a_private_gift_does_not_change_the_books_of_the_room(yard: YardGame) -> None:
    before = write_beancount(
        export_lines_for_viewer(yard, ROOM_VIEWER), known_balances(yard, ROOM_VIEWER)
    )
    yard.does("ada", "give", to="cai", nuts=3)
    assert (
        write_beancount(
            export_lines_for_viewer(yard, ROOM_VIEWER), known_balances(yard, ROOM_VIEWER)
        )
        == before
    )


def test_books_of_a_game_of_which_nothing_is_seen_have_no_entries(tmp_path: Path) -> None:
    assert beancount_complaints(write_beancount((), {}), tmp_path) == ""
