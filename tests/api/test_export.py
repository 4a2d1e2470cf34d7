"""Exports over HTTP: entitled readers get the ledger itself, all others the lines that they see."""

import csv
import json

import jsonschema_rs

from api.models.lines import Line
from ledger.verify import verify_export
from tests.api.closing import close_game_by_stewards
from tests.api.exports.ledgerfile import read_journal
from tests.api.hall import Hall, Phone, expect_problem


async def fetch_export(phone: Phone, form: str, **query: int | str) -> str:
    answer = await phone.get(f"/games/{phone.game}/export.{form}", **query)
    assert answer.status_code == 200
    name = f'attachment; filename="{phone.game}.{form}"'
    assert answer.headers["content-disposition"] == name
    return answer.text


async def play_some_acts(hall: Hall) -> tuple[Phone, Phone]:
    ada, nurse = await hall.phone("ada"), await hall.phone("nurse")
    await ada.does("give", to="bea", nuts=4)
    await ada.does("sit", where="bench")
    return ada, nurse


async def test_a_steward_gets_a_ledger_that_verifies_by_itself(hall: Hall) -> None:
    _ada, nurse = await play_some_acts(hall)
    text = await fetch_export(nurse, "jsonl")
    report = verify_export(text.encode().splitlines(keepends=True))
    assert report.findings == ()
    assert report.counts.entries == hall.game.state.log.position
    early = verify_export(
        (await fetch_export(nurse, "jsonl", at=2)).encode().splitlines(keepends=True)
    )
    assert (early.findings, early.counts.entries) == ((), 2)


async def test_after_closing_everybody_gets_the_sealed_ledger(hall: Hall) -> None:
    await play_some_acts(hall)
    await close_game_by_stewards(hall)
    text = await fetch_export(hall.stranger(), "jsonl")
    report = verify_export(text.encode().splitlines(keepends=True))
    assert report.findings == ()
    assert report.counts.withheld == 0


async def test_a_player_gets_the_lines_that_they_may_read(hall: Hall) -> None:
    ada, _nurse = await play_some_acts(hall)
    header, *lines, end = [
        json.loads(line) for line in (await fetch_export(ada, "jsonl")).splitlines()
    ]
    assert header["format"] == "acta-seen/1"
    assert header["seen_by"] == ["ada"]
    assert header["cursor"] == (await ada.view())["cursor"]
    assert end == {"end": len(lines) + 1}
    for line in lines:
        Line.model_validate(line)
        assert "n" not in line
    assert "nuts-given" in {line["key"] for line in lines}
    strangers = await fetch_export(hall.stranger(), "jsonl")
    assert "nuts-given" not in strangers


async def test_a_table_and_a_journal_show_what_their_reader_sees(hall: Hall) -> None:
    ada, nurse = await play_some_acts(hall)
    rows = list(csv.DictReader((await fetch_export(ada, "csv")).splitlines()))
    (gift,) = [row for row in rows if row["what"] == "nuts-given"]
    assert (gift["from"], gift["to"], gift["amount"]) == ("ada", "", "4")
    mine = read_journal(await fetch_export(ada, "ledger"))
    assert mine.asserted["people:ada", "nut"] == 6
    assert ("people:bea", "nut") not in mine.balances
    everything = read_journal(await fetch_export(nurse, "ledger"))
    assert everything.asserted["people:bea", "nut"] == 14


async def test_an_unknown_form_of_export_is_refused(hall: Hall) -> None:
    expect_problem(await hall.stranger().get(f"/games/{hall.id}/export.xlsx"), "not-found")
    expect_problem(await hall.stranger().get("/games/nowhere/export.csv"), "unknown-game")


async def test_everybody_gets_their_visible_entries_in_the_published_schema(hall: Hall) -> None:
    ada, nurse = await play_some_acts(hall)
    valid = jsonschema_rs.validator_for((await ada.get("/schemas/entries.json")).json())
    for phone in (ada, nurse, hall.stranger()):
        lines = (await fetch_export(phone, "entries.jsonl")).splitlines()
        assert [line for line in lines if not valid.is_valid(json.loads(line))] == []
    mine = [json.loads(line) for line in (await fetch_export(ada, "entries.jsonl")).splitlines()]
    (gift,) = [line for line in mine if line.get("type") == "nuts-given"]
    assert gift["postings"] == [{"asset": "nut", "amount": 4, "from": "ada"}]
    assert "nuts-given" not in await fetch_export(hall.stranger(), "entries.jsonl")


async def test_a_table_is_in_the_requested_language(hall: Hall) -> None:
    ada, _nurse = await play_some_acts(hall)
    english, spanish = [
        (await fetch_export(ada, "csv", lang=one)).splitlines() for one in ("en", "es")
    ]
    assert english[0].startswith("\ufeffline,time (UTC),period,what,sentence,")
    assert spanish[0].startswith("\ufefflínea,hora (UTC),período,qué,frase,")
    assert len(spanish) == len(english)
    accepted = await ada.client.get(
        f"/api/v1/games/{hall.id}/export.csv", headers={"accept-language": "es"}
    )
    assert accepted.text.splitlines()[0] == spanish[0]
    expect_problem(await ada.get(f"/games/{hall.id}/export.csv", lang="la"), "malformed")
