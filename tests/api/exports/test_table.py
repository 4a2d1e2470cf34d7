import csv

from api.exports.table import COLUMNS, table_rows
from ledger.contract.messages import LANGUAGES, messages_of
from ledger.record.audience import ROOM_VIEWER, Viewer
from tests.api.exports.conftest import BEA, NURSE, export_lines_for_viewer
from tests.toy.yard import YardGame


def exported_table_rows(game: YardGame, viewer: Viewer) -> list[dict[str, str]]:
    text = b"".join(table_rows(export_lines_for_viewer(game, viewer), messages_of())).decode(
        "utf-8-sig"
    )
    return list(csv.DictReader(text.splitlines()))


def test_the_first_row_names_the_columns_and_says_that_times_are_in_utc(yard: YardGame) -> None:
    for language in LANGUAGES:
        first = next(
            iter(table_rows(export_lines_for_viewer(yard, ROOM_VIEWER), messages_of("", language)))
        )
        heads = first.decode("utf-8-sig").strip().split(",")
        assert len(heads) == len(COLUMNS)
        timed = [COLUMNS[at] for at, head in enumerate(heads) if head.endswith("(UTC)")]
        assert timed == ["time", "happened"]


def test_the_byte_order_mark_stands_before_the_first_heading_only(
    yard: YardGame,
) -> None:
    whole = b"".join(table_rows(export_lines_for_viewer(yard, ROOM_VIEWER), messages_of()))
    assert whole.startswith(b"\xef\xbb\xbfline,")
    assert whole.count(b"\xef\xbb\xbf") == 1


def test_a_transfer_is_a_row_and_an_unseen_end_is_an_empty_cell(yard: YardGame) -> None:
    swapped = [row for row in exported_table_rows(yard, BEA) if row["what"] == "swapped"]
    assert [(r["line"], r["asset"], r["amount"], r["from"], r["to"]) for r in swapped] == [
        ("p3", "nut", "1", "", "bea"),
        ("p3", "bone", "1", "bea", "cai"),
    ]


def test_a_ruling_has_columns_for_its_rules_and_its_reason(yard: YardGame) -> None:
    (forced,) = [row for row in exported_table_rows(yard, NURSE) if row["entry"] == "forced.0"]
    assert (forced["rules"], forced["reason"]) == ("NUX-06", "oh well")
    assert (forced["actor"], forced["recorder"]) == ("ada", "nurse")


def test_times_are_written_in_utc_as_spreadsheets_read_them(yard: YardGame) -> None:
    assert exported_table_rows(yard, ROOM_VIEWER)[0]["time (UTC)"] == "1970-01-01 00:16:40"


def test_no_cell_is_a_formula(yard: YardGame) -> None:
    yard.does("ada", "swap", **{"with": "cai", "nuts": 1}, id="odd")
    yard.does("cai", "decline", petition="odd", reason='=HYPERLINK("x")')
    (declined,) = [
        row for row in exported_table_rows(yard, NURSE) if row["what"] == "petition-declined"
    ]
    assert declined["reason"] == '\'=HYPERLINK("x")'
    cells = {cell for row in exported_table_rows(yard, NURSE) for cell in row.values()}
    assert not any(cell.startswith(("=", "+", "-", "@")) for cell in cells)


def test_a_private_gift_does_not_change_the_table_of_the_room(yard: YardGame) -> None:
    before = list(table_rows(export_lines_for_viewer(yard, ROOM_VIEWER), messages_of()))
    yard.does("ada", "give", to="cai", nuts=3)
    assert list(table_rows(export_lines_for_viewer(yard, ROOM_VIEWER), messages_of())) == before
