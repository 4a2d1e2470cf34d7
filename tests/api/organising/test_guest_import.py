"""The import of guests from a spreadsheet: preview, faults, doubles, limits, and bad files."""

import base64
import io
import threading
import zipfile
from datetime import date, datetime
from typing import Any

import pytest
from openpyxl import Workbook

from api.organising.event_rows import EventRows
from api.organising.spreadsheet_file import (
    MAX_COLUMNS,
    MAX_FILE_BYTES,
    MAX_ROWS,
    SpreadsheetError,
    read_spreadsheet,
)
from ledger.language.legible_text import fault_of_name
from tests.api.hall import Phone, document_of, expect_problem, open_hall
from tests.api.organising.desk import ADMIN, ROMANI, make_event, sign_in

LIST = """Guests of the Saturnalia
First name;Last name;Wishes;E-mail;Food;Notes;Size
Ada;Lovelace;Cicero, Octavian;ada@example.org;no nuts;I come by bus.;M
;;Cicero;;;;
Ben;Nevis;nobody, senator;;;;L
Ada;Lovelace;;ADA@example.org;;;
Cleo;;;;;;
"""


def workbook(*rows: tuple[Any, ...]) -> bytes:
    """Return the bytes of a workbook whose first sheet is empty."""
    book, file = Workbook(), io.BytesIO()
    sheet = book.create_sheet("Guests")
    for number, row in enumerate(rows, 1):
        for column, value in enumerate(row, 1):
            sheet.cell(number, column, value)
    book.save(file)
    return file.getvalue()


def bomb(*, parts: int = 1) -> bytes:
    """Return the bytes of a workbook with parts of 10 MB of blanks each."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for part in range(parts):
            archive.writestr(f"xl/worksheets/sheet{part}.xml", b" " * 10_000_000)
    return file.getvalue()


def rows_of(file: bytes) -> list[tuple[int, tuple[str, ...]]]:
    """Return the rows of a file as plain tuples."""
    return [(row.number, row.cells) for row in read_spreadsheet(file)]


@pytest.mark.parametrize(
    "file",
    [
        'Name,Food\n\n\nZoë,"rice, beans"\n'.encode(),
        "Name;Food\r\n\r\n\r\nZoë;rice, beans\r\n".encode("windows-1252"),
        "Name\tFood\n\n\nZoë\trice, beans\n".encode("utf-16"),
        "\ufeffsep=|\nName|Food\n\n\nZoë|rice, beans\n".encode(),
        workbook(("Name", "Food"), (None, None), (None, None), ("Zoë", "rice, beans")),
    ],
    ids=["commas", "semicolons", "tabs", "named delimiter", "workbook"],
)
def test_the_rows_of_each_kind_of_file_are_found(file: bytes) -> None:
    assert rows_of(file) == [(1, ("Name", "Food")), (4, ("Zoë", "rice, beans"))]


def test_numbers_and_days_of_a_workbook_are_read_as_they_are_typed() -> None:
    day, moment = date(2033, 12, 17), datetime(2033, 12, 17, 19, 30)  # noqa: DTZ001 - as in Excel
    assert rows_of(workbook(("Ada", 3.0, 2.5, day, moment, True))) == [
        (1, ("Ada", "3", "2.5", "2033-12-17", "2033-12-17 19:30", "True"))
    ]


@pytest.mark.parametrize(
    ("file", "key"),
    [
        (b"x" * (MAX_FILE_BYTES + 1), "explained-spreadsheet-large"),
        (b"", "explained-spreadsheet-empty"),
        (b" \n\n", "explained-spreadsheet-empty"),
        (workbook(), "explained-spreadsheet-empty"),
        (b"\x89PNG\r\n\x1a\n\0\0\0", "explained-spreadsheet-damaged"),
        (b'Name\n"' + b"x" * 200_000, "explained-spreadsheet-damaged"),
        (b"PK\x03\x04 cut off", "explained-spreadsheet-damaged"),
        (workbook(("Ada",))[:-400], "explained-spreadsheet-damaged"),
        (b"\xd0\xcf\x11\xe0 old", "explained-spreadsheet-old"),
        (bomb(), "explained-spreadsheet-unpacked"),
        (b"a\n" * (MAX_ROWS + 1), "explained-spreadsheet-rows"),
        (workbook(*[("a",)] * (MAX_ROWS + 1)), "explained-spreadsheet-rows"),
        (b"a," * MAX_COLUMNS + b"a\n", "explained-spreadsheet-columns"),
        (workbook(("a",) * (MAX_COLUMNS + 1)), "explained-spreadsheet-columns"),
    ],
)
def test_a_file_that_is_bad_or_too_large_is_refused(file: bytes, key: str) -> None:
    with pytest.raises(SpreadsheetError) as refusal:
        read_spreadsheet(file)
    assert refusal.value.key == key


def test_a_cell_far_below_fills_no_memory() -> None:
    book, file = Workbook(), io.BytesIO()
    sheet = book.active
    sheet.cell(1, 1, "Ada")
    sheet.cell(1_048_576, 16_384, "far")
    book.save(file)
    assert rows_of(file.getvalue()) == [(1, ("Ada",))]


def book_of_sheets(*cells: tuple[int, str]) -> bytes:
    """Return the bytes of a workbook in which each sheet has one cell, in this row."""
    book, file = Workbook(), io.BytesIO()
    book.remove(book.active)
    for number, (row, text) in enumerate(cells):
        book.create_sheet(f"Sheet {number}").cell(row, 1, text)
    book.save(file)
    return file.getvalue()


@pytest.mark.parametrize(
    "cells",
    [
        [(1, " ")] * 5 + [(1, "Ada")],
        [(3000, " "), (2999, " "), (2, "Ada")],
    ],
    ids=["many sheets", "many rows"],
)
def test_a_guest_behind_many_empty_sheets_or_rows_is_not_found(
    cells: list[tuple[int, str]],
) -> None:
    assert rows_of(book_of_sheets(*cells[1:])) == [(cells[-1][0], ("Ada",))]
    with pytest.raises(SpreadsheetError) as refusal:
        read_spreadsheet(book_of_sheets(*cells))
    assert refusal.value.key == "explained-spreadsheet-empty"


def test_a_part_that_thousands_of_sheets_name_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    part, file = "xl/worksheets/sheet1.xml", io.BytesIO()
    with (
        zipfile.ZipFile(io.BytesIO(book_of_sheets((1, " ")))) as source,
        zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as target,
    ):
        for name in source.namelist():
            content = source.read(name)
            if name == "xl/workbook.xml":
                begin = content.rindex(b"<sheet ")
                entry = content[begin : content.index(b"/>", begin) + 2]
                content = content.replace(entry, entry * 3000)
            target.writestr(name, content)
    opened: list[str] = []
    open_part = zipfile.ZipFile.open

    def note_open(archive: zipfile.ZipFile, name: Any, *args: Any, **options: Any) -> Any:
        opened.append(str(name))
        return open_part(archive, name, *args, **options)

    monkeypatch.setattr(zipfile.ZipFile, "open", note_open)
    with pytest.raises(SpreadsheetError):
        read_spreadsheet(file.getvalue())
    # Once for its size, and once for its rows.
    assert opened.count(part) == 2


def request_of(file: bytes | str, **body: Any) -> dict[str, Any]:
    """Return the body of a request with this file."""
    data = file.encode() if isinstance(file, str) else file
    return {"file": base64.b64encode(data).decode(), **body}


async def send(browser: Phone, method: str, event: dict[str, Any], body: Any) -> Any:
    """Return the answer about a file with guests."""
    path = f"/api/v1/organiser/events/{event['id']}/guest-file"
    return await browser.client.request(method, path, json=body)


def faults_by_row(document: dict[str, Any]) -> dict[int, list[str]]:
    """Return the sentences about each row."""
    return {row["number"]: row["faults"] for row in document["rows"]}


async def test_a_preview_finds_columns_wishes_faults_and_doubles_and_saves_nothing() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser)
        preview = document_of(await send(browser, "POST", event, request_of(LIST)))
        assert [column["kind"] for column in preview["columns"]] == [
            *("name", "name", "wish", "contact", "food", "words", ""),
        ]
        assert preview["rows"][0]["form"] == {
            "name": "Ada Lovelace",
            "wishes": ["character/cicero", "character/octavian"],
            "food": "no nuts",
            "contact": "ada@example.org",
            "words": "I come by bus.",
        }
        assert faults_by_row(preview) == {
            3: [],
            4: ["There is no name."],
            5: ["No character and no role is called “nobody”. The wish is left out."],
            6: ["Row 3 already has this guest."],
            7: [],
        }
        assert [row["number"] for row in preview["rows"] if row["fits"]] == [3, 5, 7]
        assert preview["rows"][2]["form"]["wishes"] == ["role/senator"]
        listed = document_of(await browser.get(f"/organiser/events/{event['id']}/guests"))
        assert listed["guests"] == []


async def test_the_rows_that_fit_are_taken_once_behind_the_guests_of_the_page() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, details={"public": "yes", "places": "2"})
        form = {"name": "Dido", "wishes": []}
        await browser.post(f"/events/{event['id']}/guests", form)
        body = request_of(LIST, left_out=[7])
        taken: dict[str, Any] = {}
        for _attempt in range(2):
            taken = document_of(await send(browser, "PUT", event, body))
            names = {one["form"]["name"]: one["waiting"] for one in taken["guests"]}
            assert names == {"Dido": 0, "Ada Lovelace": 0, "Ben Nevis": 1}
        assert len({one["id"] for one in taken["guests"]}) == 3
        # A guest who signs up later waits behind the guests of the file.
        await browser.post(f"/events/{event['id']}/guests", form | {"name": "Eve"})
        listed = document_of(await browser.get(f"/organiser/events/{event['id']}/guests"))
        assert [one["form"]["name"] for one in listed["guests"]][-1] == "Eve"
        preview = document_of(await send(browser, "POST", event, request_of(LIST)))
        assert faults_by_row(preview)[3] == ["This guest is on the list already."]


async def test_the_organiser_chooses_the_columns() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser)
        file = "1;Zoë;Vegan\n2;Yan;\n"
        first = document_of(await send(browser, "POST", event, request_of(file)))
        assert [column["kind"] for column in first["columns"]] == ["name", "", ""]
        columns = ["", "name", "food"]
        body = request_of(file, columns=columns)
        second = document_of(await send(browser, "POST", event, body))
        assert [row["form"]["name"] for row in second["rows"]] == ["Zoë", "Yan"]
        assert second["rows"][0]["form"]["food"] == "Vegan"
        body = request_of(file, columns=["", "", "food"])
        refused = expect_problem(await send(browser, "POST", event, body), "malformed")
        assert refused["errors"][0]["message"].startswith("Choose the column with the names")


async def test_long_and_illegible_fields_and_too_many_wishes_are_named() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser)
        file = (
            "name;wishes;food\n"
            f"{'x' * 81};;\n"
            "A\u202eda;;\n"
            "Ben;Cicero/Octavian/Antony/senator;\n"
            f"Cleo;Marcus;{'y' * 201}\n"
        )
        faults = faults_by_row(document_of(await send(browser, "POST", event, request_of(file))))
        assert faults[2] == ["Name: the text is too long. It may have at most 80 characters."]
        assert faults[3][0].startswith("Name: ")
        assert faults[4] == ["Only the first wishes are taken, at most 3."]
        assert faults[5] == [
            "Food: the text is too long. It may have at most 200 characters.",
            "“Marcus” may be one of several characters. The wish is left out.",
        ]


async def test_only_the_first_20_typed_wishes_of_a_row_are_read() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser)
        wishes = "/".join([*(f"nobody {number}" for number in range(20)), "Cicero"])
        preview = document_of(
            await send(browser, "POST", event, request_of(f"name;wishes\nAda;{wishes}\n"))
        )
        (row,) = preview["rows"]
        assert row["form"]["wishes"] == []
        assert len(row["faults"]) == 21
        assert row["faults"][-1] == "Only the first wishes are taken, at most 3."


async def test_rows_are_checked_before_the_list_changes_and_once_despite_a_conflict(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    threads: list[threading.Thread] = []
    finds: list[str] = []
    find = EventRows.find

    def note_thread(text: str) -> Any:
        threads.append(threading.current_thread())
        return fault_of_name(text)

    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser, details={"public": "yes"})

        async def find_before_another(rows: EventRows, event_id: str) -> Any:
            found = await find(rows, event_id)
            finds.append(event_id)
            # The request found the event for its path, and now for its change.
            if len(finds) == 2:
                form = {"name": "Cleo", "wishes": []}
                await browser.post(f"/events/{event_id}/guests", form)
            return found

        monkeypatch.setattr("api.organising.guest_import.fault_of_name", note_thread)
        monkeypatch.setattr(EventRows, "find", find_before_another)
        taken = document_of(await send(browser, "PUT", event, request_of("name\nAda\nCleo\n")))
        # Cleo signed up meanwhile, so her row is left out.
        assert [one["form"]["name"] for one in taken["guests"]] == ["Cleo", "Ada"]
        assert len(threads) == 2
        assert threading.main_thread() not in threads


async def test_a_bad_file_gets_one_sentence_and_a_stranger_nothing() -> None:
    async with open_hall(rulesets=ROMANI, admin_token=ADMIN) as hall:
        browser = await sign_in(hall)
        event = await make_event(browser)
        for method in ("POST", "PUT"):
            answer = await send(browser, method, event, request_of(b"PK\x03\x04 cut off"))
            (error,) = expect_problem(answer, "malformed")["errors"]
            assert error["message"].startswith("The file cannot be read as a spreadsheet.")
            answer = await send(browser, method, event, {"file": "no base64!"})
            expect_problem(answer, "malformed")
            answer = await send(browser, method, event, {"file": "A" * 900_000})
            expect_problem(answer, "too-large")
            answer = await send(hall.stranger(), method, event, request_of(LIST))
            expect_problem(answer, "unauthorized")
